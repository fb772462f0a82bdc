module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg29: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg30: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg31: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg32: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg33: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg34: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg35: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg36: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg37: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg38: tensor<3xi1> {tf.aliasing_output = 24 : i32}) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.live"}, tensor<3xi1> {jax.result_info = "result.rows.due"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.rules.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.rules.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.rules.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.rules.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.rules.stop"}, tensor<3xi32> {jax.result_info = "result.rows.rules.limit"}, tensor<3xi32> {jax.result_info = "result.rows.rules.prompt"}, tensor<3xi32> {jax.result_info = "result.rows.rules.least"}, tensor<3xf32> {jax.result_info = "result.rows.rules.repetition"}, tensor<3xf32> {jax.result_info = "result.rows.rules.presence"}, tensor<3xf32> {jax.result_info = "result.rows.rules.frequency"}, tensor<3xi1> {jax.result_info = "result.rows.rules.biased"}, tensor<3xi1> {jax.result_info = "result.rows.rules.formed"}, tensor<3xi1> {jax.result_info = "result.rows.rules.asked"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg20, %arg19, %c) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %1 = call @_where(%arg20, %arg19, %c_0) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %4 = stablehlo.reduce(%0 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<128> : tensor<i32>
    %5 = call @floor_divide(%4, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.add %5, %c_3 : tensor<i32>
    %7 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_4 = stablehlo.constant dense<128> : tensor<i32>
    %8 = call @floor_divide_1(%0, %c_4) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_5 = stablehlo.constant dense<128> : tensor<i32>
    %9 = call @remainder(%0, %c_5) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %11 = stablehlo.compare LT, %7, %10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.add %7, %12 : tensor<3xi32>
    %14 = stablehlo.select %11, %13, %7 : tensor<3xi1>, tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %16 = stablehlo.compare LT, %8, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.add %8, %17 : tensor<3xi32>
    %19 = stablehlo.select %16, %18, %8 : tensor<3xi1>, tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %21 = stablehlo.compare LT, %9, %20, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<128> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %23 = stablehlo.add %9, %22 : tensor<3xi32>
    %24 = stablehlo.select %21, %23, %9 : tensor<3xi1>, tensor<3xi32>
    %25 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %26 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %28 = stablehlo.concatenate %25, %26, %27, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %29 = "stablehlo.gather"(%arg18, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<3x3xi32>) -> tensor<3xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %31 = stablehlo.reshape %30 : (tensor<3x1xi32>) -> tensor<1x3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_pad(%31, %c_12) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    %33 = stablehlo.reshape %32 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_14 = stablehlo.constant dense<97> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %37 = stablehlo.add %33, %36 : tensor<4xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<4xi1>, tensor<4xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %40 = "stablehlo.gather"(%arg0, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<4x1xi32>) -> tensor<4x36xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<4x36xf32>) -> tensor<36x4xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<36x4xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare GT, %6, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %45 = stablehlo.convert %44 : (tensor<i1>) -> tensor<i32>
    %46:2 = "stablehlo.case"(%45) ({
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %339 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      stablehlo.return %339, %339 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }, {
      %339 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
      %340 = stablehlo.convert %2 : (tensor<3x1xi32>) -> tensor<3x1xf32>
      %341 = stablehlo.broadcast_in_dim %340, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
      %342 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
      %343 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
      %344 = stablehlo.multiply %342, %343 : tensor<5x3x1xf32>
      %345 = stablehlo.cosine %344 : tensor<5x3x1xf32>
      %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %346 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      %347 = stablehlo.multiply %345, %346 : tensor<5x3x1xf32>
      %348 = stablehlo.sine %344 : tensor<5x3x1xf32>
      %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %349 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      %350 = stablehlo.multiply %348, %349 : tensor<5x3x1xf32>
      stablehlo.return %347, %350 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
    %47 = stablehlo.multiply %43, %43 : tensor<36x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_18 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %51 = stablehlo.divide %49, %50 : tensor<1x4xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %53 = stablehlo.add %51, %52 : tensor<1x4xf32>
    %54 = stablehlo.rsqrt %53 : tensor<1x4xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %56 = stablehlo.multiply %43, %55 : tensor<36x4xf32>
    %57 = stablehlo.reshape %arg5 : (tensor<36xf32>) -> tensor<36x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %59 = stablehlo.multiply %56, %58 : tensor<36x4xf32>
    %60 = stablehlo.dot_general %arg1, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %61 = stablehlo.slice %60 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %62 = stablehlo.reshape %61 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %63 = stablehlo.slice %62 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %64 = stablehlo.slice %62 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %65 = stablehlo.concatenate %63, %64, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %66 = stablehlo.broadcast_in_dim %46#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %67 = stablehlo.broadcast_in_dim %46#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %68 = stablehlo.slice %65 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %69 = stablehlo.slice %65 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %70 = stablehlo.slice %65 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %71 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %72 = stablehlo.multiply %68, %71 : tensor<3x3x5x3x1xf32>
    %73 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %74 = stablehlo.multiply %69, %73 : tensor<3x3x5x3x1xf32>
    %75 = stablehlo.subtract %72, %74 : tensor<3x3x5x3x1xf32>
    %76 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %77 = stablehlo.multiply %69, %76 : tensor<3x3x5x3x1xf32>
    %78 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %79 = stablehlo.multiply %68, %78 : tensor<3x3x5x3x1xf32>
    %80 = stablehlo.add %77, %79 : tensor<3x3x5x3x1xf32>
    %81 = stablehlo.concatenate %75, %80, %70, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %82 = stablehlo.slice %81 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %83 = stablehlo.slice %81 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %84 = stablehlo.reshape %83 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %85 = stablehlo.slice %62 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %86 = stablehlo.reshape %85 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %87 = stablehlo.is_finite %86 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %c_20 = stablehlo.constant dense<true> : tensor<i1>
    %88 = stablehlo.reduce(%87 init: %c_20) applies stablehlo.and across dimensions = [1] : (tensor<3x10x3x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 2, 3] : (tensor<3x3x1xi1>) -> tensor<3x1x3x1xi1>
    %cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %90 = call @_where_3(%89, %84, %cst_21) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = call @_where_3(%89, %86, %cst_22) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %92 = stablehlo.iota dim = 0 : tensor<3xi32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %95 = stablehlo.add %94, %93 : tensor<3x1xi32>
    %c_24 = stablehlo.constant dense<128> : tensor<i32>
    %96 = call @floor_divide_4(%3, %c_24) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_25 = stablehlo.constant dense<128> : tensor<i32>
    %97 = call @remainder_6(%3, %c_25) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %98 = stablehlo.transpose %90, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %100 = stablehlo.compare LT, %95, %99, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %102 = stablehlo.add %95, %101 : tensor<3x1xi32>
    %103 = stablehlo.select %100, %102, %95 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %105 = stablehlo.compare LT, %96, %104, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %107 = stablehlo.add %96, %106 : tensor<3x1xi32>
    %108 = stablehlo.select %105, %107, %96 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %110 = stablehlo.compare LT, %97, %109, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_31 = stablehlo.constant dense<128> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %112 = stablehlo.add %97, %111 : tensor<3x1xi32>
    %113 = stablehlo.select %110, %112, %97 : tensor<3x1xi1>, tensor<3x1xi32>
    %114 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %115 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %116 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %117 = stablehlo.concatenate %114, %115, %116, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %118 = "stablehlo.scatter"(%arg14, %117, %98) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %119 = stablehlo.transpose %91, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %121 = stablehlo.compare LT, %95, %120, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_33 = stablehlo.constant dense<3> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %123 = stablehlo.add %95, %122 : tensor<3x1xi32>
    %124 = stablehlo.select %121, %123, %95 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %126 = stablehlo.compare LT, %96, %125, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %128 = stablehlo.add %96, %127 : tensor<3x1xi32>
    %129 = stablehlo.select %126, %128, %96 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %131 = stablehlo.compare LT, %97, %130, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_37 = stablehlo.constant dense<128> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %133 = stablehlo.add %97, %132 : tensor<3x1xi32>
    %134 = stablehlo.select %131, %133, %97 : tensor<3x1xi1>, tensor<3x1xi32>
    %135 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %136 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %137 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %138 = stablehlo.concatenate %135, %136, %137, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %139 = "stablehlo.scatter"(%arg15, %138, %119) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_38 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %141 = stablehlo.multiply %82, %140 : tensor<3x2x10x3x1xf32>
    %142 = stablehlo.transpose %141, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %143 = stablehlo.reshape %142 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_39 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %147:10 = stablehlo.while(%iterArg = %2, %iterArg_87 = %118, %iterArg_88 = %c_42, %iterArg_89 = %139, %iterArg_90 = %143, %iterArg_91 = %c_43, %iterArg_92 = %6, %iterArg_93 = %144, %iterArg_94 = %145, %iterArg_95 = %146) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %339 = stablehlo.compare LT, %iterArg_91, %iterArg_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %339 : tensor<i1>
    } do {
      %c_96 = stablehlo.constant dense<1> : tensor<i32>
      %339 = stablehlo.add %iterArg_91, %c_96 : tensor<i32>
      %c_97 = stablehlo.constant dense<128> : tensor<i32>
      %340 = stablehlo.multiply %iterArg_91, %c_97 : tensor<i32>
      %341 = stablehlo.iota dim = 0 : tensor<128xi32>
      %342 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %343 = stablehlo.add %342, %341 : tensor<128xi32>
      %344 = stablehlo.broadcast_in_dim %343, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %345 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %346 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %347 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %348 = stablehlo.compare LE, %346, %347, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %349 = stablehlo.broadcast_in_dim %348, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %351 = stablehlo.reshape %350 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %352 = stablehlo.dynamic_slice %iterArg_87, %iterArg_88, %iterArg_91, %c_98, %c_99, %c_100, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %353 = stablehlo.reshape %352 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %354 = stablehlo.dynamic_slice %iterArg_89, %iterArg_88, %iterArg_91, %c_101, %c_102, %c_103, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %355 = stablehlo.reshape %354 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %356 = stablehlo.dot_general %iterArg_90, %353, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %357 = func.call @_where_7(%351, %356, %cst_104) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %358 = stablehlo.reduce(%357 init: %cst_105) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %359 = stablehlo.maximum %iterArg_93, %358 : tensor<3x3x2xf32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %362 = stablehlo.subtract %357, %361 : tensor<3x3x2x128xf32>
      %363 = stablehlo.exponential %362 : tensor<3x3x2x128xf32>
      %364 = stablehlo.subtract %iterArg_93, %359 : tensor<3x3x2xf32>
      %365 = stablehlo.exponential %364 : tensor<3x3x2xf32>
      %366 = stablehlo.multiply %iterArg_94, %365 : tensor<3x3x2xf32>
      %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %367 = stablehlo.reduce(%363 init: %cst_106) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %368 = stablehlo.add %366, %367 : tensor<3x3x2xf32>
      %369 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %371 = stablehlo.multiply %iterArg_95, %370 : tensor<3x3x2x10xf32>
      %372 = stablehlo.dot_general %363, %355, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %373 = stablehlo.add %371, %372 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %339, %iterArg_92, %359, %368, %373 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %148 = stablehlo.broadcast_in_dim %147#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %150 = stablehlo.divide %147#9, %149 : tensor<3x3x2x10xf32>
    %151 = stablehlo.reshape %150 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %152 = stablehlo.transpose %151, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %153 = stablehlo.reshape %152 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %154 = call @_pad_8(%153, %c_44) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %155 = stablehlo.dot_general %arg2, %154, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %157 = stablehlo.multiply %155, %156 : tensor<36x4xf32>
    %158 = stablehlo.add %43, %157 : tensor<36x4xf32>
    %159 = stablehlo.multiply %158, %158 : tensor<36x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_47 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %163 = stablehlo.divide %161, %162 : tensor<1x4xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %165 = stablehlo.add %163, %164 : tensor<1x4xf32>
    %166 = stablehlo.rsqrt %165 : tensor<1x4xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %168 = stablehlo.multiply %158, %167 : tensor<36x4xf32>
    %169 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %171 = stablehlo.multiply %168, %170 : tensor<36x4xf32>
    %172 = stablehlo.dot_general %arg3, %171, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %173 = stablehlo.slice %172 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %174 = stablehlo.slice %172 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %175 = call @silu(%173) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %176 = stablehlo.multiply %175, %174 : tensor<56x4xf32>
    %177 = stablehlo.dot_general %arg4, %176, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %179 = stablehlo.multiply %177, %178 : tensor<36x4xf32>
    %180 = stablehlo.add %158, %179 : tensor<36x4xf32>
    %181 = stablehlo.multiply %180, %180 : tensor<36x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_51 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %185 = stablehlo.divide %183, %184 : tensor<1x4xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %187 = stablehlo.add %185, %186 : tensor<1x4xf32>
    %188 = stablehlo.rsqrt %187 : tensor<1x4xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %190 = stablehlo.multiply %180, %189 : tensor<36x4xf32>
    %191 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %193 = stablehlo.multiply %190, %192 : tensor<36x4xf32>
    %194 = stablehlo.dot_general %arg7, %193, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %195 = stablehlo.slice %194 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %196 = stablehlo.reshape %195 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %197 = stablehlo.slice %196 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %198 = stablehlo.slice %196 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %199 = stablehlo.concatenate %197, %198, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %200 = stablehlo.broadcast_in_dim %46#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %201 = stablehlo.broadcast_in_dim %46#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %202 = stablehlo.slice %199 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %203 = stablehlo.slice %199 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %204 = stablehlo.slice %199 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %205 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %206 = stablehlo.multiply %202, %205 : tensor<3x3x5x3x1xf32>
    %207 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %208 = stablehlo.multiply %203, %207 : tensor<3x3x5x3x1xf32>
    %209 = stablehlo.subtract %206, %208 : tensor<3x3x5x3x1xf32>
    %210 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %211 = stablehlo.multiply %203, %210 : tensor<3x3x5x3x1xf32>
    %212 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %213 = stablehlo.multiply %202, %212 : tensor<3x3x5x3x1xf32>
    %214 = stablehlo.add %211, %213 : tensor<3x3x5x3x1xf32>
    %215 = stablehlo.concatenate %209, %214, %204, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %216 = stablehlo.slice %215 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %217 = stablehlo.slice %215 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %218 = stablehlo.reshape %217 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %219 = stablehlo.slice %196 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %220 = stablehlo.reshape %219 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %221 = stablehlo.is_finite %220 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %c_53 = stablehlo.constant dense<true> : tensor<i1>
    %222 = stablehlo.reduce(%221 init: %c_53) applies stablehlo.and across dimensions = [1] : (tensor<3x10x3x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 2, 3] : (tensor<3x3x1xi1>) -> tensor<3x1x3x1xi1>
    %cst_54 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %224 = call @_where_3(%223, %218, %cst_54) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = call @_where_3(%223, %220, %cst_55) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %226 = stablehlo.iota dim = 0 : tensor<3xi32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %229 = stablehlo.add %228, %227 : tensor<3x1xi32>
    %c_57 = stablehlo.constant dense<128> : tensor<i32>
    %230 = call @floor_divide_4(%3, %c_57) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_58 = stablehlo.constant dense<128> : tensor<i32>
    %231 = call @remainder_6(%3, %c_58) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %232 = stablehlo.transpose %224, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %234 = stablehlo.compare LT, %229, %233, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_60 = stablehlo.constant dense<3> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %236 = stablehlo.add %229, %235 : tensor<3x1xi32>
    %237 = stablehlo.select %234, %236, %229 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %239 = stablehlo.compare LT, %230, %238, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %241 = stablehlo.add %230, %240 : tensor<3x1xi32>
    %242 = stablehlo.select %239, %241, %230 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %244 = stablehlo.compare LT, %231, %243, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_64 = stablehlo.constant dense<128> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %246 = stablehlo.add %231, %245 : tensor<3x1xi32>
    %247 = stablehlo.select %244, %246, %231 : tensor<3x1xi1>, tensor<3x1xi32>
    %248 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %249 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %250 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %251 = stablehlo.concatenate %248, %249, %250, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %252 = "stablehlo.scatter"(%arg16, %251, %232) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %253 = stablehlo.transpose %225, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %255 = stablehlo.compare LT, %229, %254, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_66 = stablehlo.constant dense<3> : tensor<i32>
    %256 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %257 = stablehlo.add %229, %256 : tensor<3x1xi32>
    %258 = stablehlo.select %255, %257, %229 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %259 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %260 = stablehlo.compare LT, %230, %259, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_68 = stablehlo.constant dense<1> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %262 = stablehlo.add %230, %261 : tensor<3x1xi32>
    %263 = stablehlo.select %260, %262, %230 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %264 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %265 = stablehlo.compare LT, %231, %264, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_70 = stablehlo.constant dense<128> : tensor<i32>
    %266 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %267 = stablehlo.add %231, %266 : tensor<3x1xi32>
    %268 = stablehlo.select %265, %267, %231 : tensor<3x1xi1>, tensor<3x1xi32>
    %269 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %270 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %271 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %272 = stablehlo.concatenate %269, %270, %271, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %273 = "stablehlo.scatter"(%arg17, %272, %253) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_71 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %275 = stablehlo.multiply %216, %274 : tensor<3x2x10x3x1xf32>
    %276 = stablehlo.transpose %275, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %277 = stablehlo.reshape %276 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_72 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %281:10 = stablehlo.while(%iterArg = %2, %iterArg_87 = %252, %iterArg_88 = %c_75, %iterArg_89 = %273, %iterArg_90 = %277, %iterArg_91 = %c_76, %iterArg_92 = %6, %iterArg_93 = %278, %iterArg_94 = %279, %iterArg_95 = %280) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %339 = stablehlo.compare LT, %iterArg_91, %iterArg_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %339 : tensor<i1>
    } do {
      %c_96 = stablehlo.constant dense<1> : tensor<i32>
      %339 = stablehlo.add %iterArg_91, %c_96 : tensor<i32>
      %c_97 = stablehlo.constant dense<128> : tensor<i32>
      %340 = stablehlo.multiply %iterArg_91, %c_97 : tensor<i32>
      %341 = stablehlo.iota dim = 0 : tensor<128xi32>
      %342 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %343 = stablehlo.add %342, %341 : tensor<128xi32>
      %344 = stablehlo.broadcast_in_dim %343, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %345 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %346 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %347 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %348 = stablehlo.compare LE, %346, %347, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %349 = stablehlo.broadcast_in_dim %348, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %351 = stablehlo.reshape %350 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %352 = stablehlo.dynamic_slice %iterArg_87, %iterArg_88, %iterArg_91, %c_98, %c_99, %c_100, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %353 = stablehlo.reshape %352 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %354 = stablehlo.dynamic_slice %iterArg_89, %iterArg_88, %iterArg_91, %c_101, %c_102, %c_103, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %355 = stablehlo.reshape %354 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %356 = stablehlo.dot_general %iterArg_90, %353, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %357 = func.call @_where_7(%351, %356, %cst_104) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %358 = stablehlo.reduce(%357 init: %cst_105) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %359 = stablehlo.maximum %iterArg_93, %358 : tensor<3x3x2xf32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %362 = stablehlo.subtract %357, %361 : tensor<3x3x2x128xf32>
      %363 = stablehlo.exponential %362 : tensor<3x3x2x128xf32>
      %364 = stablehlo.subtract %iterArg_93, %359 : tensor<3x3x2xf32>
      %365 = stablehlo.exponential %364 : tensor<3x3x2xf32>
      %366 = stablehlo.multiply %iterArg_94, %365 : tensor<3x3x2xf32>
      %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %367 = stablehlo.reduce(%363 init: %cst_106) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %368 = stablehlo.add %366, %367 : tensor<3x3x2xf32>
      %369 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %371 = stablehlo.multiply %iterArg_95, %370 : tensor<3x3x2x10xf32>
      %372 = stablehlo.dot_general %363, %355, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %373 = stablehlo.add %371, %372 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %339, %iterArg_92, %359, %368, %373 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %282 = stablehlo.broadcast_in_dim %281#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %284 = stablehlo.divide %281#9, %283 : tensor<3x3x2x10xf32>
    %285 = stablehlo.reshape %284 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %286 = stablehlo.transpose %285, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %287 = stablehlo.reshape %286 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %288 = call @_pad_8(%287, %c_77) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %289 = stablehlo.dot_general %arg8, %288, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %291 = stablehlo.multiply %289, %290 : tensor<36x4xf32>
    %292 = stablehlo.add %180, %291 : tensor<36x4xf32>
    %293 = stablehlo.multiply %292, %292 : tensor<36x4xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_79) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_80 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %297 = stablehlo.divide %295, %296 : tensor<1x4xf32>
    %cst_81 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %299 = stablehlo.add %297, %298 : tensor<1x4xf32>
    %300 = stablehlo.rsqrt %299 : tensor<1x4xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %302 = stablehlo.multiply %292, %301 : tensor<36x4xf32>
    %303 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %305 = stablehlo.multiply %302, %304 : tensor<36x4xf32>
    %306 = stablehlo.dot_general %arg9, %305, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %307 = stablehlo.slice %306 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %308 = stablehlo.slice %306 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %309 = call @silu(%307) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<56x4xf32>
    %311 = stablehlo.dot_general %arg10, %310, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %313 = stablehlo.multiply %311, %312 : tensor<36x4xf32>
    %314 = stablehlo.add %292, %313 : tensor<36x4xf32>
    %315 = stablehlo.multiply %314, %314 : tensor<36x4xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%315 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_84 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %319 = stablehlo.divide %317, %318 : tensor<1x4xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %321 = stablehlo.add %319, %320 : tensor<1x4xf32>
    %322 = stablehlo.rsqrt %321 : tensor<1x4xf32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %324 = stablehlo.multiply %314, %323 : tensor<36x4xf32>
    %325 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %327 = stablehlo.multiply %324, %326 : tensor<36x4xf32>
    %328 = stablehlo.broadcast_in_dim %arg20, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %329 = stablehlo.dot_general %arg0, %327, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x4xf32>) -> tensor<97x4xf32>
    %330 = stablehlo.optimization_barrier %329 : tensor<97x4xf32>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<97x4xf32>) -> tensor<4x97xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4x97xf32>
    %333 = stablehlo.multiply %331, %332 : tensor<4x97xf32>
    %334 = stablehlo.slice %333 [0:3, 0:97] : (tensor<4x97xf32>) -> tensor<3x97xf32>
    %335 = call @_where_9(%328, %334, %arg22) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %336 = stablehlo.convert %arg20 : (tensor<3xi1>) -> tensor<3xi32>
    %337 = stablehlo.add %arg19, %336 : tensor<3xi32>
    %338 = stablehlo.or %arg21, %arg20 : tensor<3xi1>
    return %118, %139, %252, %273, %arg18, %337, %arg20, %338, %335, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.divide %arg0, %0 : tensor<i32>
    %2 = stablehlo.sign %arg0 : tensor<i32>
    %3 = stablehlo.sign %0 : tensor<i32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i32>
    %9 = call @_where_0(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide_1(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3xi32>
    %3 = stablehlo.sign %arg0 : tensor<3xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %11 = stablehlo.and %6, %10 : tensor<3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3xi32>
    %14 = call @_where_2(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @_where_2(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.add %4, %13 : tensor<3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi32>
    return %15 : tensor<3xi32>
  }
  func.func private @_pad(%arg0: tensor<1x3xi32>, %arg1: tensor<i32>) -> tensor<1x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    return %1 : tensor<1x4xi32>
  }
  func.func private @_where_3(%arg0: tensor<3x1x3x1xi1>, %arg1: tensor<3x10x3x1xf32>, %arg2: tensor<f32>) -> tensor<3x10x3x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x3x1xi1>) -> tensor<3x10x3x1xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x10x3x1xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>
    return %3 : tensor<3x10x3x1xf32>
  }
  func.func private @floor_divide_4(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x1xi32>
    %3 = stablehlo.sign %arg0 : tensor<3x1xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %11 = stablehlo.and %6, %10 : tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3x1xi32>
    %14 = call @_where_5(%11, %13, %2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    return %14 : tensor<3x1xi32>
  }
  func.func private @_where_5(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    return %0 : tensor<3x1xi32>
  }
  func.func private @remainder_6(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x1xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x1xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @_where_7(%arg0: tensor<3x1x2x128xi1>, %arg1: tensor<3x3x2x128xf32>, %arg2: tensor<f32>) -> tensor<3x3x2x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x2x128xi1>) -> tensor<3x3x2x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x2x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3x2x128xi1>, tensor<3x3x2x128xf32>
    return %3 : tensor<3x3x2x128xf32>
  }
  func.func private @_pad_8(%arg0: tensor<60x3xf32>, %arg1: tensor<i32>) -> tensor<60x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<60x3xf32>, tensor<f32>) -> tensor<60x4xf32>
    return %1 : tensor<60x4xf32>
  }
  func.func private @silu(%arg0: tensor<56x4xf32>) -> tensor<56x4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<56x4xf32>
    %1 = stablehlo.exponential %0 : tensor<56x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<56x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<56x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<56x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<56x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<56x4xf32>
    return %6 : tensor<56x4xf32>
  }
  func.func private @_where_9(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %1 : tensor<3x97xf32>
  }
}
