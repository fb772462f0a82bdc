module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg29: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg30: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg31: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg32: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg33: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg34: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg35: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg36: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg37: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg38: tensor<3xi1> {tf.aliasing_output = 24 : i32}) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.live"}, tensor<3xi1> {jax.result_info = "result.rows.due"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.rules.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.rules.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.rules.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.rules.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.rules.stop"}, tensor<3xi32> {jax.result_info = "result.rows.rules.limit"}, tensor<3xi32> {jax.result_info = "result.rows.rules.prompt"}, tensor<3xi32> {jax.result_info = "result.rows.rules.least"}, tensor<3xf32> {jax.result_info = "result.rows.rules.repetition"}, tensor<3xf32> {jax.result_info = "result.rows.rules.presence"}, tensor<3xf32> {jax.result_info = "result.rows.rules.frequency"}, tensor<3xi1> {jax.result_info = "result.rows.rules.biased"}, tensor<3xi1> {jax.result_info = "result.rows.rules.formed"}, tensor<3xi1> {jax.result_info = "result.rows.rules.asked"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg20, %arg19, %c) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %1 = call @_where(%arg20, %arg19, %c_1) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %4 = stablehlo.reduce(%0 init: %c_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %5 = call @floor_divide(%4, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.add %5, %c_4 : tensor<i32>
    %7 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_5 = stablehlo.constant dense<128> : tensor<i32>
    %8 = call @floor_divide_1(%0, %c_5) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_6 = stablehlo.constant dense<128> : tensor<i32>
    %9 = call @remainder(%0, %c_6) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %11 = stablehlo.compare LT, %7, %10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.add %7, %12 : tensor<3xi32>
    %14 = stablehlo.select %11, %13, %7 : tensor<3xi1>, tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %16 = stablehlo.compare LT, %8, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.add %8, %17 : tensor<3xi32>
    %19 = stablehlo.select %16, %18, %8 : tensor<3xi1>, tensor<3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %21 = stablehlo.compare LT, %9, %20, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<128> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %23 = stablehlo.add %9, %22 : tensor<3xi32>
    %24 = stablehlo.select %21, %23, %9 : tensor<3xi1>, tensor<3xi32>
    %25 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %26 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %28 = stablehlo.concatenate %25, %26, %27, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %29 = "stablehlo.gather"(%arg18, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<3x3xi32>) -> tensor<3xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %31 = stablehlo.reshape %30 : (tensor<3x1xi32>) -> tensor<1x3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_pad(%31, %c_13) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    %33 = stablehlo.reshape %32 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_15 = stablehlo.constant dense<97> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %37 = stablehlo.add %33, %36 : tensor<4xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<4xi1>, tensor<4xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %40 = "stablehlo.gather"(%arg0, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<4x1xi32>) -> tensor<4x36xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<4x36xf32>) -> tensor<36x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<36x4xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %44 = "stablehlo.case"(%c_17) ({
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_88 : tensor<i32>
    }, {
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_88 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %45:2 = "stablehlo.case"(%44) ({
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %338 = stablehlo.compare GT, %6, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %339 = stablehlo.convert %338 : (tensor<i1>) -> tensor<i32>
      %340:2 = "stablehlo.case"(%339) ({
        %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %341 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        stablehlo.return %341, %341 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
      }, {
        %341 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %342 = stablehlo.convert %2 : (tensor<3x1xi32>) -> tensor<3x1xf32>
        %343 = stablehlo.broadcast_in_dim %342, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
        %344 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
        %345 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
        %346 = stablehlo.multiply %344, %345 : tensor<5x3x1xf32>
        %347 = stablehlo.cosine %346 : tensor<5x3x1xf32>
        %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %348 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        %349 = stablehlo.multiply %347, %348 : tensor<5x3x1xf32>
        %350 = stablehlo.sine %346 : tensor<5x3x1xf32>
        %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %351 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        %352 = stablehlo.multiply %350, %351 : tensor<5x3x1xf32>
        stablehlo.return %349, %352 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
      }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
      stablehlo.return %340#0, %340#1 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
    %46 = stablehlo.multiply %43, %43 : tensor<36x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_19 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %50 = stablehlo.divide %48, %49 : tensor<1x4xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %52 = stablehlo.add %50, %51 : tensor<1x4xf32>
    %53 = stablehlo.rsqrt %52 : tensor<1x4xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %55 = stablehlo.multiply %43, %54 : tensor<36x4xf32>
    %56 = stablehlo.reshape %arg5 : (tensor<36xf32>) -> tensor<36x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<36x4xf32>
    %59 = stablehlo.dot_general %arg1, %58, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %60 = stablehlo.slice %59 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %61 = stablehlo.reshape %60 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %62 = stablehlo.slice %61 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %63 = stablehlo.slice %61 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %64 = stablehlo.concatenate %62, %63, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %65 = stablehlo.broadcast_in_dim %45#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %66 = stablehlo.broadcast_in_dim %45#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %67 = stablehlo.slice %64 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %68 = stablehlo.slice %64 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %69 = stablehlo.slice %64 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %70 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %71 = stablehlo.multiply %67, %70 : tensor<3x3x5x3x1xf32>
    %72 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %73 = stablehlo.multiply %68, %72 : tensor<3x3x5x3x1xf32>
    %74 = stablehlo.subtract %71, %73 : tensor<3x3x5x3x1xf32>
    %75 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %76 = stablehlo.multiply %68, %75 : tensor<3x3x5x3x1xf32>
    %77 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %78 = stablehlo.multiply %67, %77 : tensor<3x3x5x3x1xf32>
    %79 = stablehlo.add %76, %78 : tensor<3x3x5x3x1xf32>
    %80 = stablehlo.concatenate %74, %79, %69, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %81 = stablehlo.slice %80 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %82 = stablehlo.slice %80 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %83 = stablehlo.reshape %82 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %84 = stablehlo.slice %61 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %85 = stablehlo.reshape %84 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %86 = stablehlo.is_finite %85 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %c_21 = stablehlo.constant dense<true> : tensor<i1>
    %87 = stablehlo.reduce(%86 init: %c_21) applies stablehlo.and across dimensions = [1] : (tensor<3x10x3x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 2, 3] : (tensor<3x3x1xi1>) -> tensor<3x1x3x1xi1>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %89 = call @_where_3(%88, %83, %cst_22) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = call @_where_3(%88, %85, %cst_23) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %91 = stablehlo.iota dim = 0 : tensor<3xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %94 = stablehlo.add %93, %92 : tensor<3x1xi32>
    %c_25 = stablehlo.constant dense<128> : tensor<i32>
    %95 = call @floor_divide_4(%3, %c_25) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_26 = stablehlo.constant dense<128> : tensor<i32>
    %96 = call @remainder_6(%3, %c_26) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %97 = stablehlo.transpose %89, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %99 = stablehlo.compare LT, %94, %98, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %101 = stablehlo.add %94, %100 : tensor<3x1xi32>
    %102 = stablehlo.select %99, %101, %94 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %104 = stablehlo.compare LT, %95, %103, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %106 = stablehlo.add %95, %105 : tensor<3x1xi32>
    %107 = stablehlo.select %104, %106, %95 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %109 = stablehlo.compare LT, %96, %108, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_32 = stablehlo.constant dense<128> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %111 = stablehlo.add %96, %110 : tensor<3x1xi32>
    %112 = stablehlo.select %109, %111, %96 : tensor<3x1xi1>, tensor<3x1xi32>
    %113 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %114 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %115 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %116 = stablehlo.concatenate %113, %114, %115, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %117 = "stablehlo.scatter"(%arg14, %116, %97) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %118 = stablehlo.transpose %90, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %120 = stablehlo.compare LT, %94, %119, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %122 = stablehlo.add %94, %121 : tensor<3x1xi32>
    %123 = stablehlo.select %120, %122, %94 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %125 = stablehlo.compare LT, %95, %124, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %127 = stablehlo.add %95, %126 : tensor<3x1xi32>
    %128 = stablehlo.select %125, %127, %95 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %130 = stablehlo.compare LT, %96, %129, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_38 = stablehlo.constant dense<128> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %132 = stablehlo.add %96, %131 : tensor<3x1xi32>
    %133 = stablehlo.select %130, %132, %96 : tensor<3x1xi1>, tensor<3x1xi32>
    %134 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %135 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %137 = stablehlo.concatenate %134, %135, %136, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %138 = "stablehlo.scatter"(%arg15, %137, %118) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_39 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %140 = stablehlo.multiply %81, %139 : tensor<3x2x10x3x1xf32>
    %141 = stablehlo.transpose %140, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %142 = stablehlo.reshape %141 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_40 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %146:10 = stablehlo.while(%iterArg = %2, %iterArg_88 = %117, %iterArg_89 = %c_43, %iterArg_90 = %138, %iterArg_91 = %142, %iterArg_92 = %c_44, %iterArg_93 = %6, %iterArg_94 = %143, %iterArg_95 = %144, %iterArg_96 = %145) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %338 = stablehlo.compare LT, %iterArg_92, %iterArg_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %338 : tensor<i1>
    } do {
      %c_97 = stablehlo.constant dense<1> : tensor<i32>
      %338 = stablehlo.add %iterArg_92, %c_97 : tensor<i32>
      %c_98 = stablehlo.constant dense<128> : tensor<i32>
      %339 = stablehlo.multiply %iterArg_92, %c_98 : tensor<i32>
      %340 = stablehlo.iota dim = 0 : tensor<128xi32>
      %341 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %342 = stablehlo.add %341, %340 : tensor<128xi32>
      %343 = stablehlo.broadcast_in_dim %342, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %344 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %345 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %346 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %347 = stablehlo.compare LE, %345, %346, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %348 = stablehlo.broadcast_in_dim %347, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %350 = stablehlo.reshape %349 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %351 = stablehlo.dynamic_slice %iterArg_88, %iterArg_89, %iterArg_92, %c_99, %c_100, %c_101, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %352 = stablehlo.reshape %351 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.dynamic_slice %iterArg_90, %iterArg_89, %iterArg_92, %c_102, %c_103, %c_104, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %354 = stablehlo.reshape %353 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %355 = stablehlo.dot_general %iterArg_91, %352, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %356 = func.call @_where_7(%350, %355, %cst_105) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %357 = stablehlo.reduce(%356 init: %cst_106) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %358 = stablehlo.maximum %iterArg_94, %357 : tensor<3x3x2xf32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %361 = stablehlo.subtract %356, %360 : tensor<3x3x2x128xf32>
      %362 = stablehlo.exponential %361 : tensor<3x3x2x128xf32>
      %363 = stablehlo.subtract %iterArg_94, %358 : tensor<3x3x2xf32>
      %364 = stablehlo.exponential %363 : tensor<3x3x2xf32>
      %365 = stablehlo.multiply %iterArg_95, %364 : tensor<3x3x2xf32>
      %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %366 = stablehlo.reduce(%362 init: %cst_107) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %367 = stablehlo.add %365, %366 : tensor<3x3x2xf32>
      %368 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %370 = stablehlo.multiply %iterArg_96, %369 : tensor<3x3x2x10xf32>
      %371 = stablehlo.dot_general %362, %354, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %372 = stablehlo.add %370, %371 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %338, %iterArg_93, %358, %367, %372 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %147 = stablehlo.broadcast_in_dim %146#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %149 = stablehlo.divide %146#9, %148 : tensor<3x3x2x10xf32>
    %150 = stablehlo.reshape %149 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %151 = stablehlo.transpose %150, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %152 = stablehlo.reshape %151 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %153 = call @_pad_8(%152, %c_45) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %154 = stablehlo.dot_general %arg2, %153, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %156 = stablehlo.multiply %154, %155 : tensor<36x4xf32>
    %157 = stablehlo.add %43, %156 : tensor<36x4xf32>
    %158 = stablehlo.multiply %157, %157 : tensor<36x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_48 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %162 = stablehlo.divide %160, %161 : tensor<1x4xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %164 = stablehlo.add %162, %163 : tensor<1x4xf32>
    %165 = stablehlo.rsqrt %164 : tensor<1x4xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %167 = stablehlo.multiply %157, %166 : tensor<36x4xf32>
    %168 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %170 = stablehlo.multiply %167, %169 : tensor<36x4xf32>
    %171 = stablehlo.dot_general %arg3, %170, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %172 = stablehlo.slice %171 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %173 = stablehlo.slice %171 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %174 = call @silu(%172) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %175 = stablehlo.multiply %174, %173 : tensor<56x4xf32>
    %176 = stablehlo.dot_general %arg4, %175, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %178 = stablehlo.multiply %176, %177 : tensor<36x4xf32>
    %179 = stablehlo.add %157, %178 : tensor<36x4xf32>
    %180 = stablehlo.multiply %179, %179 : tensor<36x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_52 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %184 = stablehlo.divide %182, %183 : tensor<1x4xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %186 = stablehlo.add %184, %185 : tensor<1x4xf32>
    %187 = stablehlo.rsqrt %186 : tensor<1x4xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %189 = stablehlo.multiply %179, %188 : tensor<36x4xf32>
    %190 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %192 = stablehlo.multiply %189, %191 : tensor<36x4xf32>
    %193 = stablehlo.dot_general %arg7, %192, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %194 = stablehlo.slice %193 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %195 = stablehlo.reshape %194 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %196 = stablehlo.slice %195 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %197 = stablehlo.slice %195 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %198 = stablehlo.concatenate %196, %197, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %199 = stablehlo.broadcast_in_dim %45#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %200 = stablehlo.broadcast_in_dim %45#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %201 = stablehlo.slice %198 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %202 = stablehlo.slice %198 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %203 = stablehlo.slice %198 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %204 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %205 = stablehlo.multiply %201, %204 : tensor<3x3x5x3x1xf32>
    %206 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %207 = stablehlo.multiply %202, %206 : tensor<3x3x5x3x1xf32>
    %208 = stablehlo.subtract %205, %207 : tensor<3x3x5x3x1xf32>
    %209 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %210 = stablehlo.multiply %202, %209 : tensor<3x3x5x3x1xf32>
    %211 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %212 = stablehlo.multiply %201, %211 : tensor<3x3x5x3x1xf32>
    %213 = stablehlo.add %210, %212 : tensor<3x3x5x3x1xf32>
    %214 = stablehlo.concatenate %208, %213, %203, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %215 = stablehlo.slice %214 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %216 = stablehlo.slice %214 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %217 = stablehlo.reshape %216 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %218 = stablehlo.slice %195 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %219 = stablehlo.reshape %218 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %220 = stablehlo.is_finite %219 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %c_54 = stablehlo.constant dense<true> : tensor<i1>
    %221 = stablehlo.reduce(%220 init: %c_54) applies stablehlo.and across dimensions = [1] : (tensor<3x10x3x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 2, 3] : (tensor<3x3x1xi1>) -> tensor<3x1x3x1xi1>
    %cst_55 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %223 = call @_where_3(%222, %217, %cst_55) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = call @_where_3(%222, %219, %cst_56) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %225 = stablehlo.iota dim = 0 : tensor<3xi32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %228 = stablehlo.add %227, %226 : tensor<3x1xi32>
    %c_58 = stablehlo.constant dense<128> : tensor<i32>
    %229 = call @floor_divide_4(%3, %c_58) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_59 = stablehlo.constant dense<128> : tensor<i32>
    %230 = call @remainder_6(%3, %c_59) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %231 = stablehlo.transpose %223, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %232 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %233 = stablehlo.compare LT, %228, %232, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %235 = stablehlo.add %228, %234 : tensor<3x1xi32>
    %236 = stablehlo.select %233, %235, %228 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %237 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %238 = stablehlo.compare LT, %229, %237, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_63 = stablehlo.constant dense<1> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %240 = stablehlo.add %229, %239 : tensor<3x1xi32>
    %241 = stablehlo.select %238, %240, %229 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %243 = stablehlo.compare LT, %230, %242, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_65 = stablehlo.constant dense<128> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %245 = stablehlo.add %230, %244 : tensor<3x1xi32>
    %246 = stablehlo.select %243, %245, %230 : tensor<3x1xi1>, tensor<3x1xi32>
    %247 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %248 = stablehlo.broadcast_in_dim %241, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %249 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %250 = stablehlo.concatenate %247, %248, %249, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %251 = "stablehlo.scatter"(%arg16, %250, %231) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %252 = stablehlo.transpose %224, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %253 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %254 = stablehlo.compare LT, %228, %253, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_67 = stablehlo.constant dense<3> : tensor<i32>
    %255 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %256 = stablehlo.add %228, %255 : tensor<3x1xi32>
    %257 = stablehlo.select %254, %256, %228 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %259 = stablehlo.compare LT, %229, %258, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %260 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %261 = stablehlo.add %229, %260 : tensor<3x1xi32>
    %262 = stablehlo.select %259, %261, %229 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %263 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %264 = stablehlo.compare LT, %230, %263, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_71 = stablehlo.constant dense<128> : tensor<i32>
    %265 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %266 = stablehlo.add %230, %265 : tensor<3x1xi32>
    %267 = stablehlo.select %264, %266, %230 : tensor<3x1xi1>, tensor<3x1xi32>
    %268 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %269 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %270 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %271 = stablehlo.concatenate %268, %269, %270, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %272 = "stablehlo.scatter"(%arg17, %271, %252) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_72 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %274 = stablehlo.multiply %215, %273 : tensor<3x2x10x3x1xf32>
    %275 = stablehlo.transpose %274, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %276 = stablehlo.reshape %275 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_73 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %280:10 = stablehlo.while(%iterArg = %2, %iterArg_88 = %251, %iterArg_89 = %c_76, %iterArg_90 = %272, %iterArg_91 = %276, %iterArg_92 = %c_77, %iterArg_93 = %6, %iterArg_94 = %277, %iterArg_95 = %278, %iterArg_96 = %279) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %338 = stablehlo.compare LT, %iterArg_92, %iterArg_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %338 : tensor<i1>
    } do {
      %c_97 = stablehlo.constant dense<1> : tensor<i32>
      %338 = stablehlo.add %iterArg_92, %c_97 : tensor<i32>
      %c_98 = stablehlo.constant dense<128> : tensor<i32>
      %339 = stablehlo.multiply %iterArg_92, %c_98 : tensor<i32>
      %340 = stablehlo.iota dim = 0 : tensor<128xi32>
      %341 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %342 = stablehlo.add %341, %340 : tensor<128xi32>
      %343 = stablehlo.broadcast_in_dim %342, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %344 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %345 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %346 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %347 = stablehlo.compare LE, %345, %346, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %348 = stablehlo.broadcast_in_dim %347, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %350 = stablehlo.reshape %349 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %351 = stablehlo.dynamic_slice %iterArg_88, %iterArg_89, %iterArg_92, %c_99, %c_100, %c_101, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %352 = stablehlo.reshape %351 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.dynamic_slice %iterArg_90, %iterArg_89, %iterArg_92, %c_102, %c_103, %c_104, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %354 = stablehlo.reshape %353 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %355 = stablehlo.dot_general %iterArg_91, %352, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %356 = func.call @_where_7(%350, %355, %cst_105) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %357 = stablehlo.reduce(%356 init: %cst_106) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %358 = stablehlo.maximum %iterArg_94, %357 : tensor<3x3x2xf32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %361 = stablehlo.subtract %356, %360 : tensor<3x3x2x128xf32>
      %362 = stablehlo.exponential %361 : tensor<3x3x2x128xf32>
      %363 = stablehlo.subtract %iterArg_94, %358 : tensor<3x3x2xf32>
      %364 = stablehlo.exponential %363 : tensor<3x3x2xf32>
      %365 = stablehlo.multiply %iterArg_95, %364 : tensor<3x3x2xf32>
      %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %366 = stablehlo.reduce(%362 init: %cst_107) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %367 = stablehlo.add %365, %366 : tensor<3x3x2xf32>
      %368 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %370 = stablehlo.multiply %iterArg_96, %369 : tensor<3x3x2x10xf32>
      %371 = stablehlo.dot_general %362, %354, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %372 = stablehlo.add %370, %371 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %338, %iterArg_93, %358, %367, %372 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %281 = stablehlo.broadcast_in_dim %280#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %283 = stablehlo.divide %280#9, %282 : tensor<3x3x2x10xf32>
    %284 = stablehlo.reshape %283 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %285 = stablehlo.transpose %284, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %286 = stablehlo.reshape %285 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %287 = call @_pad_8(%286, %c_78) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %288 = stablehlo.dot_general %arg8, %287, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %290 = stablehlo.multiply %288, %289 : tensor<36x4xf32>
    %291 = stablehlo.add %179, %290 : tensor<36x4xf32>
    %292 = stablehlo.multiply %291, %291 : tensor<36x4xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.reduce(%292 init: %cst_80) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_81 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %296 = stablehlo.divide %294, %295 : tensor<1x4xf32>
    %cst_82 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %298 = stablehlo.add %296, %297 : tensor<1x4xf32>
    %299 = stablehlo.rsqrt %298 : tensor<1x4xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %301 = stablehlo.multiply %291, %300 : tensor<36x4xf32>
    %302 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %304 = stablehlo.multiply %301, %303 : tensor<36x4xf32>
    %305 = stablehlo.dot_general %arg9, %304, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %306 = stablehlo.slice %305 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %307 = stablehlo.slice %305 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %308 = call @silu(%306) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %309 = stablehlo.multiply %308, %307 : tensor<56x4xf32>
    %310 = stablehlo.dot_general %arg10, %309, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %312 = stablehlo.multiply %310, %311 : tensor<36x4xf32>
    %313 = stablehlo.add %291, %312 : tensor<36x4xf32>
    %314 = stablehlo.multiply %313, %313 : tensor<36x4xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_85 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %318 = stablehlo.divide %316, %317 : tensor<1x4xf32>
    %cst_86 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %320 = stablehlo.add %318, %319 : tensor<1x4xf32>
    %321 = stablehlo.rsqrt %320 : tensor<1x4xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %323 = stablehlo.multiply %313, %322 : tensor<36x4xf32>
    %324 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %326 = stablehlo.multiply %323, %325 : tensor<36x4xf32>
    %327 = stablehlo.broadcast_in_dim %arg20, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %328 = stablehlo.dot_general %arg0, %326, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<97x36xf32>, tensor<36x4xf32>) -> tensor<97x4xf32>
    %329 = stablehlo.optimization_barrier %328 : tensor<97x4xf32>
    %330 = stablehlo.transpose %329, dims = [1, 0] : (tensor<97x4xf32>) -> tensor<4x97xf32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4x97xf32>
    %332 = stablehlo.multiply %330, %331 : tensor<4x97xf32>
    %333 = stablehlo.slice %332 [0:3, 0:97] : (tensor<4x97xf32>) -> tensor<3x97xf32>
    %334 = call @_where_9(%327, %333, %arg22) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %335 = stablehlo.convert %arg20 : (tensor<3xi1>) -> tensor<3xi32>
    %336 = stablehlo.add %arg19, %335 : tensor<3xi32>
    %337 = stablehlo.or %arg21, %arg20 : tensor<3xi1>
    return %117, %138, %251, %272, %arg18, %336, %arg20, %337, %334, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>
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
