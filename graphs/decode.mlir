module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3x2xui32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3x4xi32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xi32> {tf.aliasing_output = 13 : i32}) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3xi32> {jax.result_info = "result[0].token"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg20, %arg19, %c_0) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
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
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<36x4xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare GT, %6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = stablehlo.convert %21 : (tensor<i1>) -> tensor<i32>
    %23:2 = "stablehlo.case"(%22) ({
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %357 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      stablehlo.return %357, %357 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }, {
      %357 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
      %358 = stablehlo.convert %2 : (tensor<3x1xi32>) -> tensor<3x1xf32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
      %360 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
      %361 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
      %362 = stablehlo.multiply %360, %361 : tensor<5x3x1xf32>
      %363 = stablehlo.cosine %362 : tensor<5x3x1xf32>
      %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %364 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      %365 = stablehlo.multiply %363, %364 : tensor<5x3x1xf32>
      %366 = stablehlo.sine %362 : tensor<5x3x1xf32>
      %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %367 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      %368 = stablehlo.multiply %366, %367 : tensor<5x3x1xf32>
      stablehlo.return %365, %368 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
    %24 = stablehlo.multiply %20, %20 : tensor<36x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %28 = stablehlo.divide %26, %27 : tensor<1x4xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %30 = stablehlo.add %28, %29 : tensor<1x4xf32>
    %31 = stablehlo.rsqrt %30 : tensor<1x4xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %33 = stablehlo.multiply %20, %32 : tensor<36x4xf32>
    %34 = stablehlo.reshape %arg5 : (tensor<36xf32>) -> tensor<36x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<36x4xf32>
    %37 = stablehlo.dot_general %arg1, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %38 = stablehlo.slice %37 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %39 = stablehlo.reshape %38 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %40 = stablehlo.slice %39 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %41 = stablehlo.slice %39 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %42 = stablehlo.concatenate %40, %41, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %43 = stablehlo.broadcast_in_dim %23#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %44 = stablehlo.broadcast_in_dim %23#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %45 = stablehlo.slice %42 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %46 = stablehlo.slice %42 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %47 = stablehlo.slice %42 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %48 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %49 = stablehlo.multiply %45, %48 : tensor<3x3x5x3x1xf32>
    %50 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %51 = stablehlo.multiply %46, %50 : tensor<3x3x5x3x1xf32>
    %52 = stablehlo.subtract %49, %51 : tensor<3x3x5x3x1xf32>
    %53 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %54 = stablehlo.multiply %46, %53 : tensor<3x3x5x3x1xf32>
    %55 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %56 = stablehlo.multiply %45, %55 : tensor<3x3x5x3x1xf32>
    %57 = stablehlo.add %54, %56 : tensor<3x3x5x3x1xf32>
    %58 = stablehlo.concatenate %52, %57, %47, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %59 = stablehlo.slice %58 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %60 = stablehlo.slice %58 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %61 = stablehlo.reshape %60 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %62 = stablehlo.slice %39 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %63 = stablehlo.reshape %62 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %64 = stablehlo.is_finite %63 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %65 = stablehlo.reduce(%64 init: %c_13) applies stablehlo.and across dimensions = [1] : (tensor<3x10x3x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 2, 3] : (tensor<3x3x1xi1>) -> tensor<3x1x3x1xi1>
    %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %67 = call @_where_1(%66, %61, %cst_14) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = call @_where_1(%66, %63, %cst_15) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %69 = stablehlo.iota dim = 0 : tensor<3xi32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %72 = stablehlo.add %71, %70 : tensor<3x1xi32>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %73 = call @floor_divide_2(%3, %c_17) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_18 = stablehlo.constant dense<128> : tensor<i32>
    %74 = call @remainder(%3, %c_18) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %75 = stablehlo.transpose %67, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %77 = stablehlo.compare LT, %72, %76, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_20 = stablehlo.constant dense<3> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %79 = stablehlo.add %72, %78 : tensor<3x1xi32>
    %80 = stablehlo.select %77, %79, %72 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %82 = stablehlo.compare LT, %73, %81, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %84 = stablehlo.add %73, %83 : tensor<3x1xi32>
    %85 = stablehlo.select %82, %84, %73 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %87 = stablehlo.compare LT, %74, %86, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_24 = stablehlo.constant dense<128> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %89 = stablehlo.add %74, %88 : tensor<3x1xi32>
    %90 = stablehlo.select %87, %89, %74 : tensor<3x1xi1>, tensor<3x1xi32>
    %91 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %92 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %93 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %94 = stablehlo.concatenate %91, %92, %93, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %95 = "stablehlo.scatter"(%arg14, %94, %75) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %96 = stablehlo.transpose %68, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %98 = stablehlo.compare LT, %72, %97, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_26 = stablehlo.constant dense<3> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %100 = stablehlo.add %72, %99 : tensor<3x1xi32>
    %101 = stablehlo.select %98, %100, %72 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %103 = stablehlo.compare LT, %73, %102, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_28 = stablehlo.constant dense<1> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %105 = stablehlo.add %73, %104 : tensor<3x1xi32>
    %106 = stablehlo.select %103, %105, %73 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %108 = stablehlo.compare LT, %74, %107, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_30 = stablehlo.constant dense<128> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %110 = stablehlo.add %74, %109 : tensor<3x1xi32>
    %111 = stablehlo.select %108, %110, %74 : tensor<3x1xi1>, tensor<3x1xi32>
    %112 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %113 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %114 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %115 = stablehlo.concatenate %112, %113, %114, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %116 = "stablehlo.scatter"(%arg15, %115, %96) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_31 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %118 = stablehlo.multiply %59, %117 : tensor<3x2x10x3x1xf32>
    %119 = stablehlo.transpose %118, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %120 = stablehlo.reshape %119 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_32 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %124:10 = stablehlo.while(%iterArg = %2, %iterArg_96 = %95, %iterArg_97 = %c_35, %iterArg_98 = %116, %iterArg_99 = %120, %iterArg_100 = %c_36, %iterArg_101 = %6, %iterArg_102 = %121, %iterArg_103 = %122, %iterArg_104 = %123) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %357 = stablehlo.compare LT, %iterArg_100, %iterArg_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %357 : tensor<i1>
    } do {
      %c_105 = stablehlo.constant dense<1> : tensor<i32>
      %357 = stablehlo.add %iterArg_100, %c_105 : tensor<i32>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %358 = stablehlo.multiply %iterArg_100, %c_106 : tensor<i32>
      %359 = stablehlo.iota dim = 0 : tensor<128xi32>
      %360 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %361 = stablehlo.add %360, %359 : tensor<128xi32>
      %362 = stablehlo.broadcast_in_dim %361, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %363 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %364 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %365 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %366 = stablehlo.compare LE, %364, %365, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %367 = stablehlo.broadcast_in_dim %366, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %369 = stablehlo.reshape %368 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %370 = stablehlo.dynamic_slice %iterArg_96, %iterArg_97, %iterArg_100, %c_107, %c_108, %c_109, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %371 = stablehlo.reshape %370 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %372 = stablehlo.dynamic_slice %iterArg_98, %iterArg_97, %iterArg_100, %c_110, %c_111, %c_112, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %373 = stablehlo.reshape %372 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %374 = stablehlo.dot_general %iterArg_99, %371, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %375 = func.call @_where_4(%369, %374, %cst_113) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %376 = stablehlo.reduce(%375 init: %cst_114) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %377 = stablehlo.maximum %iterArg_102, %376 : tensor<3x3x2xf32>
      %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %380 = stablehlo.subtract %375, %379 : tensor<3x3x2x128xf32>
      %381 = stablehlo.exponential %380 : tensor<3x3x2x128xf32>
      %382 = stablehlo.subtract %iterArg_102, %377 : tensor<3x3x2xf32>
      %383 = stablehlo.exponential %382 : tensor<3x3x2xf32>
      %384 = stablehlo.multiply %iterArg_103, %383 : tensor<3x3x2xf32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %385 = stablehlo.reduce(%381 init: %cst_115) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %386 = stablehlo.add %384, %385 : tensor<3x3x2xf32>
      %387 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %388 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %389 = stablehlo.multiply %iterArg_104, %388 : tensor<3x3x2x10xf32>
      %390 = stablehlo.dot_general %381, %373, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %391 = stablehlo.add %389, %390 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %357, %iterArg_101, %377, %386, %391 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %125 = stablehlo.broadcast_in_dim %124#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %127 = stablehlo.divide %124#9, %126 : tensor<3x3x2x10xf32>
    %128 = stablehlo.reshape %127 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %129 = stablehlo.transpose %128, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %130 = stablehlo.reshape %129 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %131 = call @_pad_5(%130, %c_37) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %132 = stablehlo.dot_general %arg2, %131, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %134 = stablehlo.multiply %132, %133 : tensor<36x4xf32>
    %135 = stablehlo.add %20, %134 : tensor<36x4xf32>
    %136 = stablehlo.multiply %135, %135 : tensor<36x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_40 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %140 = stablehlo.divide %138, %139 : tensor<1x4xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %142 = stablehlo.add %140, %141 : tensor<1x4xf32>
    %143 = stablehlo.rsqrt %142 : tensor<1x4xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %145 = stablehlo.multiply %135, %144 : tensor<36x4xf32>
    %146 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %148 = stablehlo.multiply %145, %147 : tensor<36x4xf32>
    %149 = stablehlo.dot_general %arg3, %148, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %150 = stablehlo.slice %149 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %151 = stablehlo.slice %149 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %152 = call @silu(%150) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<56x4xf32>
    %154 = stablehlo.dot_general %arg4, %153, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %156 = stablehlo.multiply %154, %155 : tensor<36x4xf32>
    %157 = stablehlo.add %135, %156 : tensor<36x4xf32>
    %158 = stablehlo.multiply %157, %157 : tensor<36x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_44 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %162 = stablehlo.divide %160, %161 : tensor<1x4xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %164 = stablehlo.add %162, %163 : tensor<1x4xf32>
    %165 = stablehlo.rsqrt %164 : tensor<1x4xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %167 = stablehlo.multiply %157, %166 : tensor<36x4xf32>
    %168 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %170 = stablehlo.multiply %167, %169 : tensor<36x4xf32>
    %171 = stablehlo.dot_general %arg7, %170, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %172 = stablehlo.slice %171 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %173 = stablehlo.reshape %172 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %174 = stablehlo.slice %173 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %175 = stablehlo.slice %173 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %176 = stablehlo.concatenate %174, %175, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %177 = stablehlo.broadcast_in_dim %23#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %178 = stablehlo.broadcast_in_dim %23#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %179 = stablehlo.slice %176 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %180 = stablehlo.slice %176 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %181 = stablehlo.slice %176 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %182 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %183 = stablehlo.multiply %179, %182 : tensor<3x3x5x3x1xf32>
    %184 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %185 = stablehlo.multiply %180, %184 : tensor<3x3x5x3x1xf32>
    %186 = stablehlo.subtract %183, %185 : tensor<3x3x5x3x1xf32>
    %187 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %188 = stablehlo.multiply %180, %187 : tensor<3x3x5x3x1xf32>
    %189 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %190 = stablehlo.multiply %179, %189 : tensor<3x3x5x3x1xf32>
    %191 = stablehlo.add %188, %190 : tensor<3x3x5x3x1xf32>
    %192 = stablehlo.concatenate %186, %191, %181, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %193 = stablehlo.slice %192 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %194 = stablehlo.slice %192 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %195 = stablehlo.reshape %194 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %196 = stablehlo.slice %173 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %197 = stablehlo.reshape %196 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %198 = stablehlo.is_finite %197 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %c_46 = stablehlo.constant dense<true> : tensor<i1>
    %199 = stablehlo.reduce(%198 init: %c_46) applies stablehlo.and across dimensions = [1] : (tensor<3x10x3x1xi1>, tensor<i1>) -> tensor<3x3x1xi1>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 2, 3] : (tensor<3x3x1xi1>) -> tensor<3x1x3x1xi1>
    %cst_47 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %201 = call @_where_1(%200, %195, %cst_47) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = call @_where_1(%200, %197, %cst_48) : (tensor<3x1x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %203 = stablehlo.iota dim = 0 : tensor<3xi32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %206 = stablehlo.add %205, %204 : tensor<3x1xi32>
    %c_50 = stablehlo.constant dense<128> : tensor<i32>
    %207 = call @floor_divide_2(%3, %c_50) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_51 = stablehlo.constant dense<128> : tensor<i32>
    %208 = call @remainder(%3, %c_51) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %209 = stablehlo.transpose %201, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %211 = stablehlo.compare LT, %206, %210, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_53 = stablehlo.constant dense<3> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %213 = stablehlo.add %206, %212 : tensor<3x1xi32>
    %214 = stablehlo.select %211, %213, %206 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %215 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %216 = stablehlo.compare LT, %207, %215, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %218 = stablehlo.add %207, %217 : tensor<3x1xi32>
    %219 = stablehlo.select %216, %218, %207 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %221 = stablehlo.compare LT, %208, %220, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_57 = stablehlo.constant dense<128> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %223 = stablehlo.add %208, %222 : tensor<3x1xi32>
    %224 = stablehlo.select %221, %223, %208 : tensor<3x1xi1>, tensor<3x1xi32>
    %225 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %226 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %227 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %228 = stablehlo.concatenate %225, %226, %227, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %229 = "stablehlo.scatter"(%arg16, %228, %209) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %230 = stablehlo.transpose %202, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %232 = stablehlo.compare LT, %206, %231, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_59 = stablehlo.constant dense<3> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %234 = stablehlo.add %206, %233 : tensor<3x1xi32>
    %235 = stablehlo.select %232, %234, %206 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %237 = stablehlo.compare LT, %207, %236, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %239 = stablehlo.add %207, %238 : tensor<3x1xi32>
    %240 = stablehlo.select %237, %239, %207 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %242 = stablehlo.compare LT, %208, %241, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_63 = stablehlo.constant dense<128> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %244 = stablehlo.add %208, %243 : tensor<3x1xi32>
    %245 = stablehlo.select %242, %244, %208 : tensor<3x1xi1>, tensor<3x1xi32>
    %246 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %247 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %248 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %249 = stablehlo.concatenate %246, %247, %248, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %250 = "stablehlo.scatter"(%arg17, %249, %230) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_64 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %252 = stablehlo.multiply %193, %251 : tensor<3x2x10x3x1xf32>
    %253 = stablehlo.transpose %252, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %254 = stablehlo.reshape %253 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_65 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %258:10 = stablehlo.while(%iterArg = %2, %iterArg_96 = %229, %iterArg_97 = %c_68, %iterArg_98 = %250, %iterArg_99 = %254, %iterArg_100 = %c_69, %iterArg_101 = %6, %iterArg_102 = %255, %iterArg_103 = %256, %iterArg_104 = %257) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %357 = stablehlo.compare LT, %iterArg_100, %iterArg_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %357 : tensor<i1>
    } do {
      %c_105 = stablehlo.constant dense<1> : tensor<i32>
      %357 = stablehlo.add %iterArg_100, %c_105 : tensor<i32>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %358 = stablehlo.multiply %iterArg_100, %c_106 : tensor<i32>
      %359 = stablehlo.iota dim = 0 : tensor<128xi32>
      %360 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %361 = stablehlo.add %360, %359 : tensor<128xi32>
      %362 = stablehlo.broadcast_in_dim %361, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %363 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %364 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %365 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %366 = stablehlo.compare LE, %364, %365, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %367 = stablehlo.broadcast_in_dim %366, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %369 = stablehlo.reshape %368 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %370 = stablehlo.dynamic_slice %iterArg_96, %iterArg_97, %iterArg_100, %c_107, %c_108, %c_109, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %371 = stablehlo.reshape %370 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %372 = stablehlo.dynamic_slice %iterArg_98, %iterArg_97, %iterArg_100, %c_110, %c_111, %c_112, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %373 = stablehlo.reshape %372 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %374 = stablehlo.dot_general %iterArg_99, %371, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %375 = func.call @_where_4(%369, %374, %cst_113) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %376 = stablehlo.reduce(%375 init: %cst_114) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %377 = stablehlo.maximum %iterArg_102, %376 : tensor<3x3x2xf32>
      %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %380 = stablehlo.subtract %375, %379 : tensor<3x3x2x128xf32>
      %381 = stablehlo.exponential %380 : tensor<3x3x2x128xf32>
      %382 = stablehlo.subtract %iterArg_102, %377 : tensor<3x3x2xf32>
      %383 = stablehlo.exponential %382 : tensor<3x3x2xf32>
      %384 = stablehlo.multiply %iterArg_103, %383 : tensor<3x3x2xf32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %385 = stablehlo.reduce(%381 init: %cst_115) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %386 = stablehlo.add %384, %385 : tensor<3x3x2xf32>
      %387 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %388 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %389 = stablehlo.multiply %iterArg_104, %388 : tensor<3x3x2x10xf32>
      %390 = stablehlo.dot_general %381, %373, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %391 = stablehlo.add %389, %390 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %357, %iterArg_101, %377, %386, %391 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %259 = stablehlo.broadcast_in_dim %258#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %261 = stablehlo.divide %258#9, %260 : tensor<3x3x2x10xf32>
    %262 = stablehlo.reshape %261 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %263 = stablehlo.transpose %262, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %264 = stablehlo.reshape %263 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %265 = call @_pad_5(%264, %c_70) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %266 = stablehlo.dot_general %arg8, %265, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %268 = stablehlo.multiply %266, %267 : tensor<36x4xf32>
    %269 = stablehlo.add %157, %268 : tensor<36x4xf32>
    %270 = stablehlo.multiply %269, %269 : tensor<36x4xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_73 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %274 = stablehlo.divide %272, %273 : tensor<1x4xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %276 = stablehlo.add %274, %275 : tensor<1x4xf32>
    %277 = stablehlo.rsqrt %276 : tensor<1x4xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %279 = stablehlo.multiply %269, %278 : tensor<36x4xf32>
    %280 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %282 = stablehlo.multiply %279, %281 : tensor<36x4xf32>
    %283 = stablehlo.dot_general %arg9, %282, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %284 = stablehlo.slice %283 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %285 = stablehlo.slice %283 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %286 = call @silu(%284) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %287 = stablehlo.multiply %286, %285 : tensor<56x4xf32>
    %288 = stablehlo.dot_general %arg10, %287, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %290 = stablehlo.multiply %288, %289 : tensor<36x4xf32>
    %291 = stablehlo.add %269, %290 : tensor<36x4xf32>
    %292 = stablehlo.multiply %291, %291 : tensor<36x4xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.reduce(%292 init: %cst_76) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_77 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %296 = stablehlo.divide %294, %295 : tensor<1x4xf32>
    %cst_78 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %298 = stablehlo.add %296, %297 : tensor<1x4xf32>
    %299 = stablehlo.rsqrt %298 : tensor<1x4xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %301 = stablehlo.multiply %291, %300 : tensor<36x4xf32>
    %302 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %304 = stablehlo.multiply %301, %303 : tensor<36x4xf32>
    %c_79 = stablehlo.constant dense<1> : tensor<i32>
    %305 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %306 = stablehlo.add %arg19, %305 : tensor<3xi32>
    %307 = stablehlo.dot_general %arg0, %304, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x4xf32>) -> tensor<97x4xf32>
    %308 = stablehlo.optimization_barrier %307 : tensor<97x4xf32>
    %309 = stablehlo.transpose %308, dims = [1, 0] : (tensor<97x4xf32>) -> tensor<4x97xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x97xf32>
    %311 = stablehlo.multiply %309, %310 : tensor<4x97xf32>
    %312 = stablehlo.slice %311 [0:3, 0:97] : (tensor<4x97xf32>) -> tensor<3x97xf32>
    %313 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %314 = stablehlo.reduce(%312 init: %cst_81) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %317 = stablehlo.compare EQ, %312, %316, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_82 = stablehlo.constant dense<97> : tensor<i32>
    %318 = call @_where_6(%317, %313, %c_82) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_83 = stablehlo.constant dense<2147483647> : tensor<i32>
    %319 = stablehlo.reduce(%318 init: %c_83) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %321 = stablehlo.compare GT, %arg21, %320, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_85 = stablehlo.constant dense<false> : tensor<i1>
    %322 = stablehlo.reduce(%321 init: %c_85) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %323 = stablehlo.convert %322 : (tensor<i1>) -> tensor<i32>
    %324 = "stablehlo.case"(%323) ({
      stablehlo.return %319 : tensor<3xi32>
    }, {
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %357 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %358 = stablehlo.compare GT, %arg21, %357, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %359 = func.call @_where_7(%358, %arg21, %cst_97) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %360 = stablehlo.reduce(%312 init: %cst_98) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %363 = stablehlo.subtract %312, %362 : tensor<3x97xf32>
      %364 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %366 = stablehlo.divide %363, %365 : tensor<3x97xf32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %367 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %368 = stablehlo.compare GT, %arg22, %367, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %369 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %370 = stablehlo.compare LT, %arg23, %369, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %371 = stablehlo.or %368, %370 : tensor<3xi1>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %372 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %373 = stablehlo.compare GT, %arg24, %372, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %374 = stablehlo.or %371, %373 : tensor<3xi1>
      %c_102 = stablehlo.constant dense<false> : tensor<i1>
      %375 = stablehlo.reduce(%374 init: %c_102) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %376 = stablehlo.convert %375 : (tensor<i1>) -> tensor<i32>
      %377 = "stablehlo.case"(%376) ({
        %c_112 = stablehlo.constant dense<true> : tensor<i1>
        %417 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %417 : tensor<3x97xi1>
      }, {
        %417 = stablehlo.bitcast_convert %366 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_112 = stablehlo.constant dense<0> : tensor<i32>
        %418 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %419 = stablehlo.compare LT, %417, %418, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_113 = stablehlo.constant dense<2147483647> : tensor<i32>
        %420 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %421 = stablehlo.xor %417, %420 : tensor<3x97xi32>
        %422 = func.call @_where_8(%419, %421, %417) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_114 = stablehlo.constant dense<0> : tensor<i32>
        %423 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %424 = stablehlo.compare GT, %arg22, %423, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %425 = stablehlo.convert %arg22 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_115 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %426 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %427 = stablehlo.minimum %425, %426 : tensor<3xf32>
        %cst_116 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %428 = func.call @_where_9(%424, %427, %cst_116) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
        %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %429 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_118 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %430 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_119 = stablehlo.constant dense<2147483647> : tensor<i32>
        %431 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_120 = stablehlo.constant dense<0> : tensor<i32>
        %432:6 = stablehlo.while(%iterArg = %422, %iterArg_128 = %429, %iterArg_129 = %428, %iterArg_130 = %c_120, %iterArg_131 = %430, %iterArg_132 = %431) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_133 = stablehlo.constant dense<32> : tensor<i32>
          %459 = stablehlo.compare LT, %iterArg_130, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %459 : tensor<i1>
        } do {
          %459:2 = func.call @closed_call(%iterArg, %iterArg_128, %iterArg_129, %iterArg_131, %iterArg_132) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_133 = stablehlo.constant dense<1> : tensor<i32>
          %460 = stablehlo.add %iterArg_130, %c_133 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_128, %iterArg_129, %460, %459#0, %459#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %433 = stablehlo.broadcast_in_dim %432#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %435 = stablehlo.compare GE, %422, %434, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %436 = stablehlo.exponential %366 : tensor<3x97xf32>
        %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %437 = func.call @_where_10(%435, %436, %cst_121) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_122 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %438 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %439 = stablehlo.maximum %arg23, %438 : tensor<3xf32>
        %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %440 = stablehlo.reduce(%437 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %441 = stablehlo.multiply %439, %440 : tensor<3xf32>
        %c_124 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %442 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_125 = stablehlo.constant dense<2147483647> : tensor<i32>
        %443 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_126 = stablehlo.constant dense<0> : tensor<i32>
        %444:6 = stablehlo.while(%iterArg = %422, %iterArg_128 = %437, %iterArg_129 = %441, %iterArg_130 = %c_126, %iterArg_131 = %442, %iterArg_132 = %443) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_133 = stablehlo.constant dense<32> : tensor<i32>
          %459 = stablehlo.compare LT, %iterArg_130, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %459 : tensor<i1>
        } do {
          %459:2 = func.call @closed_call_12(%iterArg, %iterArg_128, %iterArg_129, %iterArg_131, %iterArg_132) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_133 = stablehlo.constant dense<1> : tensor<i32>
          %460 = stablehlo.add %iterArg_130, %c_133 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_128, %iterArg_129, %460, %459#0, %459#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %445 = stablehlo.broadcast_in_dim %444#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %447 = stablehlo.compare GE, %422, %446, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %448 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %449 = stablehlo.compare GE, %arg23, %448, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %450 = stablehlo.broadcast_in_dim %449, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
        %452 = stablehlo.or %447, %451 : tensor<3x97xi1>
        %453 = stablehlo.and %435, %452 : tensor<3x97xi1>
        %454 = stablehlo.exponential %366 : tensor<3x97xf32>
        %455 = stablehlo.broadcast_in_dim %arg24, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %457 = stablehlo.compare GE, %454, %456, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %458 = stablehlo.and %453, %457 : tensor<3x97xi1>
        stablehlo.return %458 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %378 = stablehlo.convert %306 : (tensor<3xi32>) -> tensor<3xui32>
      %379 = func.call @_threefry_fold_in(%arg25, %378) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %380 = stablehlo.slice %379 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %381 = stablehlo.reshape %380 : (tensor<3x1xui32>) -> tensor<3xui32>
      %382 = stablehlo.slice %379 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %383 = stablehlo.reshape %382 : (tensor<3x1xui32>) -> tensor<3xui32>
      %384 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_103 = stablehlo.constant dense<1> : tensor<ui64>
      %385 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %386 = stablehlo.multiply %385, %384 : tensor<97xui64>
      %c_104 = stablehlo.constant dense<32> : tensor<ui64>
      %387 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %388 = stablehlo.shift_right_logical %386, %387 : tensor<97xui64>
      %389 = stablehlo.convert %386 : (tensor<97xui64>) -> tensor<97xui32>
      %390 = stablehlo.convert %388 : (tensor<97xui64>) -> tensor<97xui32>
      %391 = stablehlo.broadcast_in_dim %390, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %392 = stablehlo.broadcast_in_dim %389, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %393 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %394 = stablehlo.broadcast_in_dim %383, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %395:2 = func.call @threefry2x32_14(%393, %394, %391, %392) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %396 = stablehlo.xor %395#0, %395#1 : tensor<3x97xui32>
      %c_105 = stablehlo.constant dense<9> : tensor<ui32>
      %397 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %398 = stablehlo.shift_right_logical %396, %397 : tensor<3x97xui32>
      %399 = stablehlo.convert %398 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_106 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %400 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %401 = stablehlo.add %399, %400 : tensor<3x97xf32>
      %cst_107 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %402 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %403 = stablehlo.multiply %401, %402 : tensor<3x97xf32>
      %404 = stablehlo.log %403 : tensor<3x97xf32>
      %405 = stablehlo.negate %404 : tensor<3x97xf32>
      %406 = stablehlo.log %405 : tensor<3x97xf32>
      %407 = stablehlo.negate %406 : tensor<3x97xf32>
      %408 = stablehlo.add %366, %407 : tensor<3x97xf32>
      %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %409 = func.call @_where_10(%377, %408, %cst_108) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %410 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %411 = stablehlo.reduce(%409 init: %cst_109) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %412 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %413 = stablehlo.broadcast_in_dim %412, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %414 = stablehlo.compare EQ, %409, %413, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_110 = stablehlo.constant dense<97> : tensor<i32>
      %415 = func.call @_where_6(%414, %410, %c_110) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_111 = stablehlo.constant dense<2147483647> : tensor<i32>
      %416 = stablehlo.reduce(%415 init: %c_111) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      stablehlo.return %416 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %325 = call @_where_11(%321, %324, %319) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %326 = stablehlo.compare GE, %306, %arg27, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_86 = stablehlo.constant dense<2> : tensor<i32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %327 = call @_where_16(%326, %c_86, %c_87) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %328 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %330 = stablehlo.compare EQ, %329, %arg26, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_88 = stablehlo.constant dense<false> : tensor<i1>
    %331 = stablehlo.reduce(%330 init: %c_88) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_89 = stablehlo.constant dense<1> : tensor<i32>
    %332 = call @_where_17(%331, %c_89, %327) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_90 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %333 = stablehlo.reduce(%312 init: %cst_90) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %334 = stablehlo.is_finite %333 : (tensor<3xf32>) -> tensor<3xi1>
    %c_91 = stablehlo.constant dense<3> : tensor<i32>
    %335 = call @_where_18(%334, %332, %c_91) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %336 = stablehlo.convert %335 : tensor<3xi32>
    %337 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_92 = stablehlo.constant dense<2> : tensor<i32>
    %338 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %339 = stablehlo.multiply %338, %337 : tensor<3x97xi32>
    %c_93 = stablehlo.constant dense<1> : tensor<i32>
    %340 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %341 = stablehlo.add %339, %340 : tensor<3x97xi32>
    %342 = stablehlo.bitcast_convert %312 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %343 = stablehlo.multiply %342, %341 : tensor<3x97xi32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %344 = stablehlo.reduce(%343 init: %c_94) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %345 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %346 = stablehlo.broadcast_in_dim %325, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %347 = stablehlo.broadcast_in_dim %336, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %348 = stablehlo.broadcast_in_dim %344, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %349 = stablehlo.concatenate %346, %347, %348, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %350 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %351 = call @_where_19(%345, %349, %350) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %352 = call @_where_11(%arg20, %325, %arg18) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %353 = call @_where_11(%arg20, %306, %arg19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %354 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %355 = stablehlo.compare EQ, %336, %354, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %356 = stablehlo.and %arg20, %355 : tensor<3xi1>
    return %95, %116, %229, %250, %352, %353, %356, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %351 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
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
