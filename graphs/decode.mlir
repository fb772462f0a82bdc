module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<36xf32>, %arg2: tensor<120x36xf32>, %arg3: tensor<36x60xf32>, %arg4: tensor<36xf32>, %arg5: tensor<112x36xf32>, %arg6: tensor<36x56xf32>, %arg7: tensor<36xf32>, %arg8: tensor<120x36xf32>, %arg9: tensor<36x60xf32>, %arg10: tensor<36xf32>, %arg11: tensor<112x36xf32>, %arg12: tensor<36x56xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3x2xui32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3x4xi32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xi32> {tf.aliasing_output = 13 : i32}) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3xi32> {jax.result_info = "result[0].token"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg20, %arg19, %c_0) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %2 = call @_where(%arg20, %arg19, %c_1) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %4 = stablehlo.reduce(%0 init: %c_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %5 = call @floor_divide(%4, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.add %5, %c_4 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %arg18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %8 = stablehlo.reshape %7 : (tensor<3x1xi32>) -> tensor<1x3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_pad(%8, %c_5) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    %10 = stablehlo.reshape %9 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.compare LT, %10, %11, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_7 = stablehlo.constant dense<97> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %10, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %10 : tensor<4xi1>, tensor<4xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<4x1xi32>) -> tensor<4x36xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x36xf32>) -> tensor<36x4xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare GT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %20 = stablehlo.convert %19 : (tensor<i1>) -> tensor<i32>
    %21:2 = "stablehlo.case"(%20) ({
      %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %339 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      stablehlo.return %339, %339 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }, {
      %339 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
      %340 = stablehlo.convert %1 : (tensor<3x1xi32>) -> tensor<3x1xf32>
      %341 = stablehlo.broadcast_in_dim %340, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
      %342 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
      %343 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
      %344 = stablehlo.multiply %342, %343 : tensor<5x3x1xf32>
      %345 = stablehlo.cosine %344 : tensor<5x3x1xf32>
      %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %346 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      %347 = stablehlo.multiply %345, %346 : tensor<5x3x1xf32>
      %348 = stablehlo.sine %344 : tensor<5x3x1xf32>
      %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %349 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      %350 = stablehlo.multiply %348, %349 : tensor<5x3x1xf32>
      stablehlo.return %347, %350 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
    %22 = stablehlo.multiply %18, %18 : tensor<36x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_10 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %26 = stablehlo.divide %24, %25 : tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %28 = stablehlo.add %26, %27 : tensor<1x4xf32>
    %29 = stablehlo.rsqrt %28 : tensor<1x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %31 = stablehlo.multiply %18, %30 : tensor<36x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<36x4xf32>
    %35 = stablehlo.dot_general %arg2, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %36 = stablehlo.slice %35 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %37 = stablehlo.reshape %36 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %38 = stablehlo.slice %37 [0:3, 0:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %39 = stablehlo.broadcast_in_dim %21#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %40 = stablehlo.broadcast_in_dim %21#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %41 = stablehlo.slice %38 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %42 = stablehlo.slice %38 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %43 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %44 = stablehlo.multiply %41, %43 : tensor<3x3x5x3x1xf32>
    %45 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %46 = stablehlo.multiply %42, %45 : tensor<3x3x5x3x1xf32>
    %47 = stablehlo.subtract %44, %46 : tensor<3x3x5x3x1xf32>
    %48 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %49 = stablehlo.multiply %42, %48 : tensor<3x3x5x3x1xf32>
    %50 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %51 = stablehlo.multiply %41, %50 : tensor<3x3x5x3x1xf32>
    %52 = stablehlo.add %49, %51 : tensor<3x3x5x3x1xf32>
    %53 = stablehlo.concatenate %47, %52, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %54 = stablehlo.slice %53 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %cst_12 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<3x2x10x3x1xf32>
    %57 = stablehlo.slice %53 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %58 = stablehlo.reshape %57 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %59 = stablehlo.slice %37 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %60 = stablehlo.reshape %59 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %61 = stablehlo.is_finite %60 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %62 = stablehlo.reduce(%61 init: %c_13) applies stablehlo.and across dimensions = [1] : (tensor<3x10x3x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 2, 3] : (tensor<3x3x1xi1>) -> tensor<3x1x3x1xi1>
    %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %64 = call @_where_1(%63, %58, %cst_14) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = call @_where_1(%63, %60, %cst_15) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %66 = stablehlo.iota dim = 0 : tensor<3xi32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %69 = stablehlo.add %68, %67 : tensor<3x1xi32>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %70 = call @floor_divide_2(%3, %c_17) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_18 = stablehlo.constant dense<128> : tensor<i32>
    %71 = call @remainder(%3, %c_18) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %72 = stablehlo.transpose %64, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %74 = stablehlo.compare LT, %69, %73, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_20 = stablehlo.constant dense<3> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %76 = stablehlo.add %69, %75 : tensor<3x1xi32>
    %77 = stablehlo.select %74, %76, %69 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %79 = stablehlo.compare LT, %70, %78, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %81 = stablehlo.add %70, %80 : tensor<3x1xi32>
    %82 = stablehlo.select %79, %81, %70 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %84 = stablehlo.compare LT, %71, %83, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_24 = stablehlo.constant dense<128> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %86 = stablehlo.add %71, %85 : tensor<3x1xi32>
    %87 = stablehlo.select %84, %86, %71 : tensor<3x1xi1>, tensor<3x1xi32>
    %88 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %89 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %90 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %91 = stablehlo.concatenate %88, %89, %90, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %92 = "stablehlo.scatter"(%arg14, %91, %72) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %93 = stablehlo.transpose %65, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %95 = stablehlo.compare LT, %69, %94, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_26 = stablehlo.constant dense<3> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %97 = stablehlo.add %69, %96 : tensor<3x1xi32>
    %98 = stablehlo.select %95, %97, %69 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %100 = stablehlo.compare LT, %70, %99, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_28 = stablehlo.constant dense<1> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %102 = stablehlo.add %70, %101 : tensor<3x1xi32>
    %103 = stablehlo.select %100, %102, %70 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %105 = stablehlo.compare LT, %71, %104, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_30 = stablehlo.constant dense<128> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %107 = stablehlo.add %71, %106 : tensor<3x1xi32>
    %108 = stablehlo.select %105, %107, %71 : tensor<3x1xi1>, tensor<3x1xi32>
    %109 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %110 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %111 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %112 = stablehlo.concatenate %109, %110, %111, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %113 = "stablehlo.scatter"(%arg15, %112, %93) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %114 = stablehlo.transpose %56, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %115 = stablehlo.reshape %114 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_31 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %119:10 = stablehlo.while(%iterArg = %92, %iterArg_90 = %c_34, %iterArg_91 = %113, %iterArg_92 = %1, %iterArg_93 = %115, %iterArg_94 = %c_35, %iterArg_95 = %6, %iterArg_96 = %116, %iterArg_97 = %117, %iterArg_98 = %118) : tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %339 = stablehlo.compare LT, %iterArg_94, %iterArg_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %339 : tensor<i1>
    } do {
      %c_99 = stablehlo.constant dense<1> : tensor<i32>
      %339 = stablehlo.add %iterArg_94, %c_99 : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %340 = stablehlo.dynamic_slice %iterArg, %iterArg_90, %iterArg_94, %c_100, %c_101, %c_102, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %341 = stablehlo.reshape %340 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %342 = stablehlo.dynamic_slice %iterArg_91, %iterArg_90, %iterArg_94, %c_103, %c_104, %c_105, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %343 = stablehlo.reshape %342 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %344 = stablehlo.multiply %iterArg_94, %c_106 : tensor<i32>
      %345 = stablehlo.iota dim = 0 : tensor<128xi32>
      %346 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %347 = stablehlo.add %346, %345 : tensor<128xi32>
      %348 = stablehlo.broadcast_in_dim %347, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %349 = stablehlo.broadcast_in_dim %iterArg_92, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %350 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %351 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %352 = stablehlo.compare LE, %350, %351, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %353 = stablehlo.broadcast_in_dim %352, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %355 = stablehlo.reshape %354 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %356 = stablehlo.dot_general %iterArg_93, %341, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %357 = func.call @_where_4(%355, %356, %cst_107) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %358 = stablehlo.reduce(%357 init: %cst_108) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %359 = stablehlo.maximum %iterArg_96, %358 : tensor<3x3x2xf32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %362 = stablehlo.subtract %357, %361 : tensor<3x3x2x128xf32>
      %363 = stablehlo.exponential %362 : tensor<3x3x2x128xf32>
      %364 = stablehlo.subtract %iterArg_96, %359 : tensor<3x3x2xf32>
      %365 = stablehlo.exponential %364 : tensor<3x3x2xf32>
      %366 = stablehlo.dot_general %363, %343, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %367 = stablehlo.multiply %iterArg_97, %365 : tensor<3x3x2xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %368 = stablehlo.reduce(%363 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %369 = stablehlo.add %367, %368 : tensor<3x3x2xf32>
      %370 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %372 = stablehlo.multiply %iterArg_98, %371 : tensor<3x3x2x10xf32>
      %373 = stablehlo.add %372, %366 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %339, %iterArg_95, %359, %369, %373 : tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %120 = stablehlo.broadcast_in_dim %119#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %122 = stablehlo.divide %119#9, %121 : tensor<3x3x2x10xf32>
    %123 = stablehlo.reshape %122 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %124 = stablehlo.transpose %123, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %125 = stablehlo.reshape %124 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %126 = call @_pad_5(%125, %c_36) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %127 = stablehlo.dot_general %arg3, %126, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %128 = stablehlo.add %18, %127 : tensor<36x4xf32>
    %129 = stablehlo.multiply %128, %128 : tensor<36x4xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_38 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %133 = stablehlo.divide %131, %132 : tensor<1x4xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %135 = stablehlo.add %133, %134 : tensor<1x4xf32>
    %136 = stablehlo.rsqrt %135 : tensor<1x4xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %138 = stablehlo.multiply %128, %137 : tensor<36x4xf32>
    %139 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %141 = stablehlo.multiply %138, %140 : tensor<36x4xf32>
    %142 = stablehlo.dot_general %arg5, %141, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %143 = stablehlo.slice %142 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %144 = stablehlo.slice %142 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %145 = call @silu(%143) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<56x4xf32>
    %147 = stablehlo.dot_general %arg6, %146, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %148 = stablehlo.add %128, %147 : tensor<36x4xf32>
    %149 = stablehlo.multiply %148, %148 : tensor<36x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_41 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %153 = stablehlo.divide %151, %152 : tensor<1x4xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %155 = stablehlo.add %153, %154 : tensor<1x4xf32>
    %156 = stablehlo.rsqrt %155 : tensor<1x4xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %158 = stablehlo.multiply %148, %157 : tensor<36x4xf32>
    %159 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %161 = stablehlo.multiply %158, %160 : tensor<36x4xf32>
    %162 = stablehlo.dot_general %arg8, %161, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %163 = stablehlo.slice %162 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %164 = stablehlo.reshape %163 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %165 = stablehlo.slice %164 [0:3, 0:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %166 = stablehlo.broadcast_in_dim %21#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %167 = stablehlo.broadcast_in_dim %21#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %168 = stablehlo.slice %165 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %169 = stablehlo.slice %165 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %170 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %171 = stablehlo.multiply %168, %170 : tensor<3x3x5x3x1xf32>
    %172 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %173 = stablehlo.multiply %169, %172 : tensor<3x3x5x3x1xf32>
    %174 = stablehlo.subtract %171, %173 : tensor<3x3x5x3x1xf32>
    %175 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %176 = stablehlo.multiply %169, %175 : tensor<3x3x5x3x1xf32>
    %177 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %178 = stablehlo.multiply %168, %177 : tensor<3x3x5x3x1xf32>
    %179 = stablehlo.add %176, %178 : tensor<3x3x5x3x1xf32>
    %180 = stablehlo.concatenate %174, %179, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %181 = stablehlo.slice %180 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %cst_43 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %183 = stablehlo.multiply %181, %182 : tensor<3x2x10x3x1xf32>
    %184 = stablehlo.slice %180 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %185 = stablehlo.reshape %184 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %186 = stablehlo.slice %164 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %187 = stablehlo.reshape %186 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %188 = stablehlo.is_finite %187 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %c_44 = stablehlo.constant dense<true> : tensor<i1>
    %189 = stablehlo.reduce(%188 init: %c_44) applies stablehlo.and across dimensions = [1] : (tensor<3x10x3x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 2, 3] : (tensor<3x3x1xi1>) -> tensor<3x1x3x1xi1>
    %cst_45 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %191 = call @_where_1(%190, %185, %cst_45) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = call @_where_1(%190, %187, %cst_46) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %193 = stablehlo.iota dim = 0 : tensor<3xi32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %196 = stablehlo.add %195, %194 : tensor<3x1xi32>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %197 = call @floor_divide_2(%3, %c_48) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_49 = stablehlo.constant dense<128> : tensor<i32>
    %198 = call @remainder(%3, %c_49) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %199 = stablehlo.transpose %191, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %201 = stablehlo.compare LT, %196, %200, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_51 = stablehlo.constant dense<3> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %203 = stablehlo.add %196, %202 : tensor<3x1xi32>
    %204 = stablehlo.select %201, %203, %196 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %206 = stablehlo.compare LT, %197, %205, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %208 = stablehlo.add %197, %207 : tensor<3x1xi32>
    %209 = stablehlo.select %206, %208, %197 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %211 = stablehlo.compare LT, %198, %210, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_55 = stablehlo.constant dense<128> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %213 = stablehlo.add %198, %212 : tensor<3x1xi32>
    %214 = stablehlo.select %211, %213, %198 : tensor<3x1xi1>, tensor<3x1xi32>
    %215 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %216 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %217 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %218 = stablehlo.concatenate %215, %216, %217, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %219 = "stablehlo.scatter"(%arg16, %218, %199) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %220 = stablehlo.transpose %192, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %221 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %222 = stablehlo.compare LT, %196, %221, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_57 = stablehlo.constant dense<3> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %224 = stablehlo.add %196, %223 : tensor<3x1xi32>
    %225 = stablehlo.select %222, %224, %196 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %227 = stablehlo.compare LT, %197, %226, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %229 = stablehlo.add %197, %228 : tensor<3x1xi32>
    %230 = stablehlo.select %227, %229, %197 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %232 = stablehlo.compare LT, %198, %231, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_61 = stablehlo.constant dense<128> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %234 = stablehlo.add %198, %233 : tensor<3x1xi32>
    %235 = stablehlo.select %232, %234, %198 : tensor<3x1xi1>, tensor<3x1xi32>
    %236 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %237 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %238 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %239 = stablehlo.concatenate %236, %237, %238, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %240 = "stablehlo.scatter"(%arg17, %239, %220) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %241 = stablehlo.transpose %183, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %242 = stablehlo.reshape %241 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_62 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %246:10 = stablehlo.while(%iterArg = %219, %iterArg_90 = %c_65, %iterArg_91 = %240, %iterArg_92 = %1, %iterArg_93 = %242, %iterArg_94 = %c_66, %iterArg_95 = %6, %iterArg_96 = %243, %iterArg_97 = %244, %iterArg_98 = %245) : tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %339 = stablehlo.compare LT, %iterArg_94, %iterArg_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %339 : tensor<i1>
    } do {
      %c_99 = stablehlo.constant dense<1> : tensor<i32>
      %339 = stablehlo.add %iterArg_94, %c_99 : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %340 = stablehlo.dynamic_slice %iterArg, %iterArg_90, %iterArg_94, %c_100, %c_101, %c_102, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %341 = stablehlo.reshape %340 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %342 = stablehlo.dynamic_slice %iterArg_91, %iterArg_90, %iterArg_94, %c_103, %c_104, %c_105, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %343 = stablehlo.reshape %342 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %344 = stablehlo.multiply %iterArg_94, %c_106 : tensor<i32>
      %345 = stablehlo.iota dim = 0 : tensor<128xi32>
      %346 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %347 = stablehlo.add %346, %345 : tensor<128xi32>
      %348 = stablehlo.broadcast_in_dim %347, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %349 = stablehlo.broadcast_in_dim %iterArg_92, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %350 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %351 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %352 = stablehlo.compare LE, %350, %351, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %353 = stablehlo.broadcast_in_dim %352, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %355 = stablehlo.reshape %354 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %356 = stablehlo.dot_general %iterArg_93, %341, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %357 = func.call @_where_4(%355, %356, %cst_107) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %358 = stablehlo.reduce(%357 init: %cst_108) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %359 = stablehlo.maximum %iterArg_96, %358 : tensor<3x3x2xf32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %362 = stablehlo.subtract %357, %361 : tensor<3x3x2x128xf32>
      %363 = stablehlo.exponential %362 : tensor<3x3x2x128xf32>
      %364 = stablehlo.subtract %iterArg_96, %359 : tensor<3x3x2xf32>
      %365 = stablehlo.exponential %364 : tensor<3x3x2xf32>
      %366 = stablehlo.dot_general %363, %343, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %367 = stablehlo.multiply %iterArg_97, %365 : tensor<3x3x2xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %368 = stablehlo.reduce(%363 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %369 = stablehlo.add %367, %368 : tensor<3x3x2xf32>
      %370 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %372 = stablehlo.multiply %iterArg_98, %371 : tensor<3x3x2x10xf32>
      %373 = stablehlo.add %372, %366 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %339, %iterArg_95, %359, %369, %373 : tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %247 = stablehlo.broadcast_in_dim %246#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %249 = stablehlo.divide %246#9, %248 : tensor<3x3x2x10xf32>
    %250 = stablehlo.reshape %249 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %251 = stablehlo.transpose %250, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %252 = stablehlo.reshape %251 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %253 = call @_pad_5(%252, %c_67) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %254 = stablehlo.dot_general %arg9, %253, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %255 = stablehlo.add %148, %254 : tensor<36x4xf32>
    %256 = stablehlo.multiply %255, %255 : tensor<36x4xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_69 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %260 = stablehlo.divide %258, %259 : tensor<1x4xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %262 = stablehlo.add %260, %261 : tensor<1x4xf32>
    %263 = stablehlo.rsqrt %262 : tensor<1x4xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %265 = stablehlo.multiply %255, %264 : tensor<36x4xf32>
    %266 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %268 = stablehlo.multiply %265, %267 : tensor<36x4xf32>
    %269 = stablehlo.dot_general %arg11, %268, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %270 = stablehlo.slice %269 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %271 = stablehlo.slice %269 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %272 = call @silu(%270) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %273 = stablehlo.multiply %272, %271 : tensor<56x4xf32>
    %274 = stablehlo.dot_general %arg12, %273, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %275 = stablehlo.add %255, %274 : tensor<36x4xf32>
    %276 = stablehlo.multiply %275, %275 : tensor<36x4xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_71) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_72 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %280 = stablehlo.divide %278, %279 : tensor<1x4xf32>
    %cst_73 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %282 = stablehlo.add %280, %281 : tensor<1x4xf32>
    %283 = stablehlo.rsqrt %282 : tensor<1x4xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %285 = stablehlo.multiply %275, %284 : tensor<36x4xf32>
    %286 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %288 = stablehlo.multiply %285, %287 : tensor<36x4xf32>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %289 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %290 = stablehlo.add %arg19, %289 : tensor<3xi32>
    %291 = stablehlo.dot_general %arg0, %288, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x4xf32>) -> tensor<97x4xf32>
    %292 = stablehlo.optimization_barrier %291 : tensor<97x4xf32>
    %293 = stablehlo.transpose %292, dims = [1, 0] : (tensor<97x4xf32>) -> tensor<4x97xf32>
    %294 = stablehlo.slice %293 [0:3, 0:97] : (tensor<4x97xf32>) -> tensor<3x97xf32>
    %295 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %cst_75 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %296 = stablehlo.reduce(%294 init: %cst_75) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %299 = stablehlo.compare EQ, %294, %298, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_76 = stablehlo.constant dense<97> : tensor<i32>
    %300 = call @_where_6(%299, %295, %c_76) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_77 = stablehlo.constant dense<2147483647> : tensor<i32>
    %301 = stablehlo.reduce(%300 init: %c_77) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %303 = stablehlo.compare GT, %arg21, %302, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_79 = stablehlo.constant dense<false> : tensor<i1>
    %304 = stablehlo.reduce(%303 init: %c_79) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %305 = stablehlo.convert %304 : (tensor<i1>) -> tensor<i32>
    %306 = "stablehlo.case"(%305) ({
      stablehlo.return %301 : tensor<3xi32>
    }, {
      %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %339 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %340 = stablehlo.compare GT, %arg21, %339, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %341 = func.call @_where_7(%340, %arg21, %cst_91) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %342 = stablehlo.reduce(%294 init: %cst_92) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %343 = stablehlo.broadcast_in_dim %342, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %345 = stablehlo.subtract %294, %344 : tensor<3x97xf32>
      %346 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %348 = stablehlo.divide %345, %347 : tensor<3x97xf32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %349 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %350 = stablehlo.compare GT, %arg22, %349, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %351 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %352 = stablehlo.compare LT, %arg23, %351, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %353 = stablehlo.or %350, %352 : tensor<3xi1>
      %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %354 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %355 = stablehlo.compare GT, %arg24, %354, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %356 = stablehlo.or %353, %355 : tensor<3xi1>
      %c_96 = stablehlo.constant dense<false> : tensor<i1>
      %357 = stablehlo.reduce(%356 init: %c_96) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %358 = stablehlo.convert %357 : (tensor<i1>) -> tensor<i32>
      %359 = "stablehlo.case"(%358) ({
        %c_106 = stablehlo.constant dense<true> : tensor<i1>
        %399 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %399 : tensor<3x97xi1>
      }, {
        %399 = stablehlo.bitcast_convert %348 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_106 = stablehlo.constant dense<0> : tensor<i32>
        %400 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %401 = stablehlo.compare LT, %399, %400, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_107 = stablehlo.constant dense<2147483647> : tensor<i32>
        %402 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %403 = stablehlo.xor %399, %402 : tensor<3x97xi32>
        %404 = func.call @_where_8(%401, %403, %399) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_108 = stablehlo.constant dense<0> : tensor<i32>
        %405 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %406 = stablehlo.compare GT, %arg22, %405, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %407 = stablehlo.convert %arg22 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_109 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %408 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %409 = stablehlo.minimum %407, %408 : tensor<3xf32>
        %cst_110 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %410 = func.call @_where_9(%406, %409, %cst_110) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
        %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %411 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_112 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %412 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_113 = stablehlo.constant dense<2147483647> : tensor<i32>
        %413 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_114 = stablehlo.constant dense<0> : tensor<i32>
        %414:6 = stablehlo.while(%iterArg = %404, %iterArg_122 = %411, %iterArg_123 = %410, %iterArg_124 = %c_114, %iterArg_125 = %412, %iterArg_126 = %413) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_127 = stablehlo.constant dense<32> : tensor<i32>
          %441 = stablehlo.compare LT, %iterArg_124, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %441 : tensor<i1>
        } do {
          %441:2 = func.call @closed_call(%iterArg, %iterArg_122, %iterArg_123, %iterArg_125, %iterArg_126) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_127 = stablehlo.constant dense<1> : tensor<i32>
          %442 = stablehlo.add %iterArg_124, %c_127 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_122, %iterArg_123, %442, %441#0, %441#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %415 = stablehlo.broadcast_in_dim %414#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %417 = stablehlo.compare GE, %404, %416, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %418 = stablehlo.exponential %348 : tensor<3x97xf32>
        %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %419 = func.call @_where_10(%417, %418, %cst_115) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_116 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %420 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %421 = stablehlo.maximum %arg23, %420 : tensor<3xf32>
        %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %422 = stablehlo.reduce(%419 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %423 = stablehlo.multiply %421, %422 : tensor<3xf32>
        %c_118 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %424 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_119 = stablehlo.constant dense<2147483647> : tensor<i32>
        %425 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_120 = stablehlo.constant dense<0> : tensor<i32>
        %426:6 = stablehlo.while(%iterArg = %404, %iterArg_122 = %419, %iterArg_123 = %423, %iterArg_124 = %c_120, %iterArg_125 = %424, %iterArg_126 = %425) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_127 = stablehlo.constant dense<32> : tensor<i32>
          %441 = stablehlo.compare LT, %iterArg_124, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %441 : tensor<i1>
        } do {
          %441:2 = func.call @closed_call_12(%iterArg, %iterArg_122, %iterArg_123, %iterArg_125, %iterArg_126) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_127 = stablehlo.constant dense<1> : tensor<i32>
          %442 = stablehlo.add %iterArg_124, %c_127 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_122, %iterArg_123, %442, %441#0, %441#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %427 = stablehlo.broadcast_in_dim %426#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %428 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %429 = stablehlo.compare GE, %404, %428, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %430 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %431 = stablehlo.compare GE, %arg23, %430, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %432 = stablehlo.broadcast_in_dim %431, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
        %434 = stablehlo.or %429, %433 : tensor<3x97xi1>
        %435 = stablehlo.and %417, %434 : tensor<3x97xi1>
        %436 = stablehlo.exponential %348 : tensor<3x97xf32>
        %437 = stablehlo.broadcast_in_dim %arg24, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %439 = stablehlo.compare GE, %436, %438, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %440 = stablehlo.and %435, %439 : tensor<3x97xi1>
        stablehlo.return %440 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %360 = stablehlo.convert %290 : (tensor<3xi32>) -> tensor<3xui32>
      %361 = func.call @_threefry_fold_in(%arg25, %360) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %362 = stablehlo.slice %361 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %363 = stablehlo.reshape %362 : (tensor<3x1xui32>) -> tensor<3xui32>
      %364 = stablehlo.slice %361 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %365 = stablehlo.reshape %364 : (tensor<3x1xui32>) -> tensor<3xui32>
      %366 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_97 = stablehlo.constant dense<1> : tensor<ui64>
      %367 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %368 = stablehlo.multiply %367, %366 : tensor<97xui64>
      %c_98 = stablehlo.constant dense<32> : tensor<ui64>
      %369 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %370 = stablehlo.shift_right_logical %368, %369 : tensor<97xui64>
      %371 = stablehlo.convert %368 : (tensor<97xui64>) -> tensor<97xui32>
      %372 = stablehlo.convert %370 : (tensor<97xui64>) -> tensor<97xui32>
      %373 = stablehlo.broadcast_in_dim %372, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %374 = stablehlo.broadcast_in_dim %371, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %375 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %376 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %377:2 = func.call @threefry2x32_14(%375, %376, %373, %374) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %378 = stablehlo.xor %377#0, %377#1 : tensor<3x97xui32>
      %c_99 = stablehlo.constant dense<9> : tensor<ui32>
      %379 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %380 = stablehlo.shift_right_logical %378, %379 : tensor<3x97xui32>
      %381 = stablehlo.convert %380 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_100 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %382 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %383 = stablehlo.add %381, %382 : tensor<3x97xf32>
      %cst_101 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %384 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %385 = stablehlo.multiply %383, %384 : tensor<3x97xf32>
      %386 = stablehlo.log %385 : tensor<3x97xf32>
      %387 = stablehlo.negate %386 : tensor<3x97xf32>
      %388 = stablehlo.log %387 : tensor<3x97xf32>
      %389 = stablehlo.negate %388 : tensor<3x97xf32>
      %390 = stablehlo.add %348, %389 : tensor<3x97xf32>
      %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %391 = func.call @_where_10(%359, %390, %cst_102) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %392 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %393 = stablehlo.reduce(%391 init: %cst_103) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %394 = stablehlo.broadcast_in_dim %393, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %396 = stablehlo.compare EQ, %391, %395, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_104 = stablehlo.constant dense<97> : tensor<i32>
      %397 = func.call @_where_6(%396, %392, %c_104) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_105 = stablehlo.constant dense<2147483647> : tensor<i32>
      %398 = stablehlo.reduce(%397 init: %c_105) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      stablehlo.return %398 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %307 = call @_where_11(%303, %306, %301) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %308 = stablehlo.compare GE, %290, %arg27, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_80 = stablehlo.constant dense<2> : tensor<i32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %309 = call @_where_16(%308, %c_80, %c_81) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %310 = stablehlo.broadcast_in_dim %307, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %312 = stablehlo.compare EQ, %311, %arg26, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_82 = stablehlo.constant dense<false> : tensor<i1>
    %313 = stablehlo.reduce(%312 init: %c_82) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_83 = stablehlo.constant dense<1> : tensor<i32>
    %314 = call @_where_17(%313, %c_83, %309) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %315 = stablehlo.reduce(%294 init: %cst_84) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %316 = stablehlo.is_finite %315 : (tensor<3xf32>) -> tensor<3xi1>
    %c_85 = stablehlo.constant dense<3> : tensor<i32>
    %317 = call @_where_18(%316, %314, %c_85) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %318 = stablehlo.convert %317 : tensor<3xi32>
    %319 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_86 = stablehlo.constant dense<2> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %321 = stablehlo.multiply %320, %319 : tensor<3x97xi32>
    %c_87 = stablehlo.constant dense<1> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %323 = stablehlo.add %321, %322 : tensor<3x97xi32>
    %324 = stablehlo.bitcast_convert %294 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %325 = stablehlo.multiply %324, %323 : tensor<3x97xi32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %326 = stablehlo.reduce(%325 init: %c_88) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %327 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %328 = stablehlo.broadcast_in_dim %307, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %329 = stablehlo.broadcast_in_dim %318, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %330 = stablehlo.broadcast_in_dim %326, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %331 = stablehlo.concatenate %328, %329, %330, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %332 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %333 = call @_where_19(%327, %331, %332) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %334 = call @_where_11(%arg20, %307, %arg18) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %335 = call @_where_11(%arg20, %290, %arg19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %336 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %337 = stablehlo.compare EQ, %318, %336, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %338 = stablehlo.and %arg20, %337 : tensor<3xi1>
    return %92, %113, %219, %240, %334, %335, %338, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %333 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
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
  func.func private @_pad(%arg0: tensor<1x3xi32>, %arg1: tensor<i32>) -> tensor<1x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    return %1 : tensor<1x4xi32>
  }
  func.func private @_where_1(%arg0: tensor<3x1x3x1xi1>, %arg1: tensor<3x10x3x1xf32>, %arg2: tensor<f32>) -> tensor<3x10x3x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x3x1xi1>) -> tensor<3x10x3x1xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x10x3x1xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>
    return %3 : tensor<3x10x3x1xf32>
  }
  func.func private @floor_divide_2(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<3x1xi32> {
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
    %14 = call @_where_3(%11, %13, %2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    return %14 : tensor<3x1xi32>
  }
  func.func private @_where_3(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    return %0 : tensor<3x1xi32>
  }
  func.func private @remainder(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<3x1xi32> {
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
  func.func private @_where_4(%arg0: tensor<3x1x2x128xi1>, %arg1: tensor<3x3x2x128xf32>, %arg2: tensor<f32>) -> tensor<3x3x2x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x2x128xi1>) -> tensor<3x3x2x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x2x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3x2x128xi1>, tensor<3x3x2x128xf32>
    return %3 : tensor<3x3x2x128xf32>
  }
  func.func private @_pad_5(%arg0: tensor<60x3xf32>, %arg1: tensor<i32>) -> tensor<60x4xf32> {
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
  func.func private @_where_6(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_8(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.shift_right_arithmetic %arg3, %0 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.shift_right_arithmetic %arg4, %2 : tensor<3xi32>
    %4 = stablehlo.add %1, %3 : tensor<3xi32>
    %5 = stablehlo.and %arg3, %arg4 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.and %5, %6 : tensor<3xi32>
    %8 = stablehlo.add %4, %7 : tensor<3xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
    %11 = stablehlo.compare GE, %arg0, %10, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = call @_where_10(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_11(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_11(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %15, %16 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_10(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_11(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @closed_call_12(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.shift_right_arithmetic %arg3, %0 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.shift_right_arithmetic %arg4, %2 : tensor<3xi32>
    %4 = stablehlo.add %1, %3 : tensor<3xi32>
    %5 = stablehlo.and %arg3, %arg4 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.and %5, %6 : tensor<3xi32>
    %8 = stablehlo.add %4, %7 : tensor<3xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
    %11 = stablehlo.compare GE, %arg0, %10, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = call @_where_10(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_11(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_11(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %15, %16 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<3x2xui32>, %arg1: tensor<3xui32>) -> tensor<3x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<3xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<3xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    %7 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<3x1xui32>) -> tensor<3xui32>
    %9 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<3x1xui32>) -> tensor<3xui32>
    %11 = stablehlo.slice %6 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %12 = stablehlo.slice %6 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %16 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<3x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_13(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_13(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<3x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<3x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<3x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @threefry2x32_14(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<3x97xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %5 = stablehlo.add %3, %4 : tensor<3x97xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<3x97xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %8 = stablehlo.add %6, %7 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_15(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_15(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<3x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<3x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<3x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_16(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_17(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_18(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_19(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %1 : tensor<3x3xi32>
  }
}
