module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<36xf32>, %arg2: tensor<120x36xf32>, %arg3: tensor<36x60xf32>, %arg4: tensor<36xf32>, %arg5: tensor<112x36xf32>, %arg6: tensor<36x56xf32>, %arg7: tensor<36xf32>, %arg8: tensor<120x36xf32>, %arg9: tensor<36x60xf32>, %arg10: tensor<36xf32>, %arg11: tensor<112x36xf32>, %arg12: tensor<36x56xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3x2xui32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3x4xi32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xi32> {tf.aliasing_output = 13 : i32}) -> (tensor<3x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3xi32> {jax.result_info = "result[0].token"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
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
    %19 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %20 = stablehlo.convert %1 : (tensor<3x1xi32>) -> tensor<3x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<5x3x1xf32>
    %25 = stablehlo.cosine %24 : tensor<5x3x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<5x3x1xf32>
    %28 = stablehlo.sine %24 : tensor<5x3x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<5x3x1xf32>
    %31 = stablehlo.multiply %18, %18 : tensor<36x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %35 = stablehlo.divide %33, %34 : tensor<1x4xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %37 = stablehlo.add %35, %36 : tensor<1x4xf32>
    %38 = stablehlo.rsqrt %37 : tensor<1x4xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %40 = stablehlo.multiply %18, %39 : tensor<36x4xf32>
    %41 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<36x4xf32>
    %44 = stablehlo.dot_general %arg2, %43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %45 = stablehlo.slice %44 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %46 = stablehlo.reshape %45 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %47 = stablehlo.slice %46 [0:3, 0:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %48 = stablehlo.broadcast_in_dim %27, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %49 = stablehlo.broadcast_in_dim %30, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %50 = stablehlo.slice %47 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %51 = stablehlo.slice %47 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %52 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %53 = stablehlo.multiply %50, %52 : tensor<3x3x5x3x1xf32>
    %54 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %55 = stablehlo.multiply %51, %54 : tensor<3x3x5x3x1xf32>
    %56 = stablehlo.subtract %53, %55 : tensor<3x3x5x3x1xf32>
    %57 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %58 = stablehlo.multiply %51, %57 : tensor<3x3x5x3x1xf32>
    %59 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %60 = stablehlo.multiply %50, %59 : tensor<3x3x5x3x1xf32>
    %61 = stablehlo.add %58, %60 : tensor<3x3x5x3x1xf32>
    %62 = stablehlo.concatenate %56, %61, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %63 = stablehlo.slice %62 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %cst_13 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %65 = stablehlo.multiply %63, %64 : tensor<3x2x10x3x1xf32>
    %66 = stablehlo.slice %62 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %67 = stablehlo.reshape %66 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %68 = stablehlo.slice %46 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %69 = stablehlo.reshape %68 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %70 = stablehlo.iota dim = 0 : tensor<3xi32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %73 = stablehlo.add %72, %71 : tensor<3x1xi32>
    %74 = stablehlo.transpose %67, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %76 = stablehlo.compare LT, %73, %75, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %78 = stablehlo.add %73, %77 : tensor<3x1xi32>
    %79 = stablehlo.select %76, %78, %73 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %81 = stablehlo.compare LT, %3, %80, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_18 = stablehlo.constant dense<128> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %83 = stablehlo.add %3, %82 : tensor<3x1xi32>
    %84 = stablehlo.select %81, %83, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %85 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %87 = stablehlo.concatenate %85, %86, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %88 = "stablehlo.scatter"(%arg14, %87, %74) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x10x128xf32>
    %89 = stablehlo.transpose %69, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %91 = stablehlo.compare LT, %73, %90, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_20 = stablehlo.constant dense<3> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %93 = stablehlo.add %73, %92 : tensor<3x1xi32>
    %94 = stablehlo.select %91, %93, %73 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %96 = stablehlo.compare LT, %3, %95, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_22 = stablehlo.constant dense<128> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %98 = stablehlo.add %3, %97 : tensor<3x1xi32>
    %99 = stablehlo.select %96, %98, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %100 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %101 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %102 = stablehlo.concatenate %100, %101, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %103 = "stablehlo.scatter"(%arg15, %102, %89) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x128x10xf32>
    %104 = stablehlo.transpose %65, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %105 = stablehlo.reshape %104 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_23 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %109:10 = stablehlo.while(%iterArg = %c_26, %iterArg_73 = %88, %iterArg_74 = %103, %iterArg_75 = %1, %iterArg_76 = %105, %iterArg_77 = %c_27, %iterArg_78 = %6, %iterArg_79 = %106, %iterArg_80 = %107, %iterArg_81 = %108) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %310 = stablehlo.compare LT, %iterArg_77, %iterArg_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %310 : tensor<i1>
    } do {
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %310 = stablehlo.add %iterArg_77, %c_82 : tensor<i32>
      %c_83 = stablehlo.constant dense<128> : tensor<i32>
      %311 = stablehlo.multiply %iterArg_77, %c_83 : tensor<i32>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %iterArg, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_85 = stablehlo.constant dense<3> : tensor<i32>
      %313 = stablehlo.add %iterArg, %c_85 : tensor<i32>
      %314 = stablehlo.select %312, %313, %iterArg : tensor<i1>, tensor<i32>
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %315 = stablehlo.compare LT, %c_86, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %c_89 = stablehlo.constant dense<3> : tensor<i32>
      %316 = stablehlo.add %c_88, %c_89 : tensor<i32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %317 = stablehlo.select %315, %316, %c_90 : tensor<i1>, tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %318 = stablehlo.compare LT, %c_91, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %c_94 = stablehlo.constant dense<10> : tensor<i32>
      %319 = stablehlo.add %c_93, %c_94 : tensor<i32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %320 = stablehlo.select %318, %319, %c_95 : tensor<i1>, tensor<i32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %321 = stablehlo.compare LT, %311, %c_96, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_97 = stablehlo.constant dense<128> : tensor<i32>
      %322 = stablehlo.add %311, %c_97 : tensor<i32>
      %323 = stablehlo.select %321, %322, %311 : tensor<i1>, tensor<i32>
      %324 = stablehlo.dynamic_slice %iterArg_73, %314, %317, %320, %323, sizes = [3, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x10x128xf32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %325 = stablehlo.compare LT, %iterArg, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_99 = stablehlo.constant dense<3> : tensor<i32>
      %326 = stablehlo.add %iterArg, %c_99 : tensor<i32>
      %327 = stablehlo.select %325, %326, %iterArg : tensor<i1>, tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %328 = stablehlo.compare LT, %c_100, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %c_103 = stablehlo.constant dense<3> : tensor<i32>
      %329 = stablehlo.add %c_102, %c_103 : tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %330 = stablehlo.select %328, %329, %c_104 : tensor<i1>, tensor<i32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %331 = stablehlo.compare LT, %311, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %332 = stablehlo.add %311, %c_106 : tensor<i32>
      %333 = stablehlo.select %331, %332, %311 : tensor<i1>, tensor<i32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %334 = stablehlo.compare LT, %c_107, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %c_110 = stablehlo.constant dense<10> : tensor<i32>
      %335 = stablehlo.add %c_109, %c_110 : tensor<i32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %336 = stablehlo.select %334, %335, %c_111 : tensor<i1>, tensor<i32>
      %337 = stablehlo.dynamic_slice %iterArg_74, %327, %330, %333, %336, sizes = [3, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x128x10xf32>
      %c_112 = stablehlo.constant dense<128> : tensor<i32>
      %338 = stablehlo.multiply %iterArg_77, %c_112 : tensor<i32>
      %339 = stablehlo.iota dim = 0 : tensor<128xi32>
      %340 = stablehlo.broadcast_in_dim %338, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %341 = stablehlo.add %340, %339 : tensor<128xi32>
      %342 = stablehlo.broadcast_in_dim %341, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %343 = stablehlo.broadcast_in_dim %iterArg_75, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %344 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %345 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %346 = stablehlo.compare LE, %344, %345, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %349 = stablehlo.reshape %348 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %350 = stablehlo.dot_general %iterArg_76, %324, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %351 = func.call @_where_1(%349, %350, %cst_113) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %352 = stablehlo.reduce(%351 init: %cst_114) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %353 = stablehlo.maximum %iterArg_79, %352 : tensor<3x3x2xf32>
      %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %356 = stablehlo.subtract %351, %355 : tensor<3x3x2x128xf32>
      %357 = stablehlo.exponential %356 : tensor<3x3x2x128xf32>
      %358 = stablehlo.subtract %iterArg_79, %353 : tensor<3x3x2xf32>
      %359 = stablehlo.exponential %358 : tensor<3x3x2xf32>
      %c_115 = stablehlo.constant dense<false> : tensor<i1>
      %360 = stablehlo.reduce(%349 init: %c_115) applies stablehlo.or across dimensions = [2] : (tensor<3x1x2x128xi1>, tensor<i1>) -> tensor<3x1x128xi1>
      %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<3x1x128xi1>) -> tensor<3x1x128x1xi1>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %362 = func.call @_where_2(%361, %337, %cst_116) : (tensor<3x1x128x1xi1>, tensor<3x3x128x10xf32>, tensor<f32>) -> tensor<3x3x128x10xf32>
      %363 = stablehlo.dot_general %357, %362, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %364 = stablehlo.multiply %iterArg_80, %359 : tensor<3x3x2xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %365 = stablehlo.reduce(%357 init: %cst_117) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %366 = stablehlo.add %364, %365 : tensor<3x3x2xf32>
      %367 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %369 = stablehlo.multiply %iterArg_81, %368 : tensor<3x3x2x10xf32>
      %370 = stablehlo.add %369, %363 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %310, %iterArg_78, %353, %366, %370 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %110 = stablehlo.broadcast_in_dim %109#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %112 = stablehlo.divide %109#9, %111 : tensor<3x3x2x10xf32>
    %113 = stablehlo.reshape %112 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %114 = stablehlo.transpose %113, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %115 = stablehlo.reshape %114 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %116 = call @_pad_3(%115, %c_28) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %117 = stablehlo.dot_general %arg3, %116, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %118 = stablehlo.add %18, %117 : tensor<36x4xf32>
    %119 = stablehlo.multiply %118, %118 : tensor<36x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_30 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %123 = stablehlo.divide %121, %122 : tensor<1x4xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %125 = stablehlo.add %123, %124 : tensor<1x4xf32>
    %126 = stablehlo.rsqrt %125 : tensor<1x4xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %128 = stablehlo.multiply %118, %127 : tensor<36x4xf32>
    %129 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %131 = stablehlo.multiply %128, %130 : tensor<36x4xf32>
    %132 = stablehlo.dot_general %arg5, %131, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %133 = stablehlo.slice %132 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %134 = stablehlo.slice %132 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %135 = call @silu(%133) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %136 = stablehlo.multiply %135, %134 : tensor<56x4xf32>
    %137 = stablehlo.dot_general %arg6, %136, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %138 = stablehlo.add %118, %137 : tensor<36x4xf32>
    %139 = stablehlo.multiply %138, %138 : tensor<36x4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_33 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %143 = stablehlo.divide %141, %142 : tensor<1x4xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %145 = stablehlo.add %143, %144 : tensor<1x4xf32>
    %146 = stablehlo.rsqrt %145 : tensor<1x4xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %148 = stablehlo.multiply %138, %147 : tensor<36x4xf32>
    %149 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %151 = stablehlo.multiply %148, %150 : tensor<36x4xf32>
    %152 = stablehlo.dot_general %arg8, %151, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %153 = stablehlo.slice %152 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %154 = stablehlo.reshape %153 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %155 = stablehlo.slice %154 [0:3, 0:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %156 = stablehlo.broadcast_in_dim %27, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %157 = stablehlo.broadcast_in_dim %30, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %158 = stablehlo.slice %155 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %159 = stablehlo.slice %155 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %160 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %161 = stablehlo.multiply %158, %160 : tensor<3x3x5x3x1xf32>
    %162 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %163 = stablehlo.multiply %159, %162 : tensor<3x3x5x3x1xf32>
    %164 = stablehlo.subtract %161, %163 : tensor<3x3x5x3x1xf32>
    %165 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %166 = stablehlo.multiply %159, %165 : tensor<3x3x5x3x1xf32>
    %167 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %168 = stablehlo.multiply %158, %167 : tensor<3x3x5x3x1xf32>
    %169 = stablehlo.add %166, %168 : tensor<3x3x5x3x1xf32>
    %170 = stablehlo.concatenate %164, %169, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %171 = stablehlo.slice %170 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %cst_35 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %173 = stablehlo.multiply %171, %172 : tensor<3x2x10x3x1xf32>
    %174 = stablehlo.slice %170 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %175 = stablehlo.reshape %174 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %176 = stablehlo.slice %154 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %177 = stablehlo.reshape %176 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %178 = stablehlo.iota dim = 0 : tensor<3xi32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %181 = stablehlo.add %180, %179 : tensor<3x1xi32>
    %182 = stablehlo.transpose %175, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %184 = stablehlo.compare LT, %181, %183, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %186 = stablehlo.add %181, %185 : tensor<3x1xi32>
    %187 = stablehlo.select %184, %186, %181 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %188 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %189 = stablehlo.compare LT, %3, %188, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_40 = stablehlo.constant dense<128> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %191 = stablehlo.add %3, %190 : tensor<3x1xi32>
    %192 = stablehlo.select %189, %191, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %193 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %194 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %195 = stablehlo.concatenate %193, %194, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %196 = "stablehlo.scatter"(%arg16, %195, %182) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x10x128xf32>
    %197 = stablehlo.transpose %177, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %199 = stablehlo.compare LT, %181, %198, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_42 = stablehlo.constant dense<3> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %201 = stablehlo.add %181, %200 : tensor<3x1xi32>
    %202 = stablehlo.select %199, %201, %181 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %203 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %204 = stablehlo.compare LT, %3, %203, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_44 = stablehlo.constant dense<128> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %206 = stablehlo.add %3, %205 : tensor<3x1xi32>
    %207 = stablehlo.select %204, %206, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %208 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %209 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %210 = stablehlo.concatenate %208, %209, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %211 = "stablehlo.scatter"(%arg17, %210, %197) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x128x10xf32>
    %212 = stablehlo.transpose %173, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %213 = stablehlo.reshape %212 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_45 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %217:10 = stablehlo.while(%iterArg = %c_48, %iterArg_73 = %196, %iterArg_74 = %211, %iterArg_75 = %1, %iterArg_76 = %213, %iterArg_77 = %c_49, %iterArg_78 = %6, %iterArg_79 = %214, %iterArg_80 = %215, %iterArg_81 = %216) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %310 = stablehlo.compare LT, %iterArg_77, %iterArg_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %310 : tensor<i1>
    } do {
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %310 = stablehlo.add %iterArg_77, %c_82 : tensor<i32>
      %c_83 = stablehlo.constant dense<128> : tensor<i32>
      %311 = stablehlo.multiply %iterArg_77, %c_83 : tensor<i32>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %iterArg, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_85 = stablehlo.constant dense<3> : tensor<i32>
      %313 = stablehlo.add %iterArg, %c_85 : tensor<i32>
      %314 = stablehlo.select %312, %313, %iterArg : tensor<i1>, tensor<i32>
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %315 = stablehlo.compare LT, %c_86, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %c_89 = stablehlo.constant dense<3> : tensor<i32>
      %316 = stablehlo.add %c_88, %c_89 : tensor<i32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %317 = stablehlo.select %315, %316, %c_90 : tensor<i1>, tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %318 = stablehlo.compare LT, %c_91, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %c_94 = stablehlo.constant dense<10> : tensor<i32>
      %319 = stablehlo.add %c_93, %c_94 : tensor<i32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %320 = stablehlo.select %318, %319, %c_95 : tensor<i1>, tensor<i32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %321 = stablehlo.compare LT, %311, %c_96, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_97 = stablehlo.constant dense<128> : tensor<i32>
      %322 = stablehlo.add %311, %c_97 : tensor<i32>
      %323 = stablehlo.select %321, %322, %311 : tensor<i1>, tensor<i32>
      %324 = stablehlo.dynamic_slice %iterArg_73, %314, %317, %320, %323, sizes = [3, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x10x128xf32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %325 = stablehlo.compare LT, %iterArg, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_99 = stablehlo.constant dense<3> : tensor<i32>
      %326 = stablehlo.add %iterArg, %c_99 : tensor<i32>
      %327 = stablehlo.select %325, %326, %iterArg : tensor<i1>, tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %328 = stablehlo.compare LT, %c_100, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %c_103 = stablehlo.constant dense<3> : tensor<i32>
      %329 = stablehlo.add %c_102, %c_103 : tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %330 = stablehlo.select %328, %329, %c_104 : tensor<i1>, tensor<i32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %331 = stablehlo.compare LT, %311, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %332 = stablehlo.add %311, %c_106 : tensor<i32>
      %333 = stablehlo.select %331, %332, %311 : tensor<i1>, tensor<i32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %334 = stablehlo.compare LT, %c_107, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %c_110 = stablehlo.constant dense<10> : tensor<i32>
      %335 = stablehlo.add %c_109, %c_110 : tensor<i32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %336 = stablehlo.select %334, %335, %c_111 : tensor<i1>, tensor<i32>
      %337 = stablehlo.dynamic_slice %iterArg_74, %327, %330, %333, %336, sizes = [3, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x128x10xf32>
      %c_112 = stablehlo.constant dense<128> : tensor<i32>
      %338 = stablehlo.multiply %iterArg_77, %c_112 : tensor<i32>
      %339 = stablehlo.iota dim = 0 : tensor<128xi32>
      %340 = stablehlo.broadcast_in_dim %338, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %341 = stablehlo.add %340, %339 : tensor<128xi32>
      %342 = stablehlo.broadcast_in_dim %341, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %343 = stablehlo.broadcast_in_dim %iterArg_75, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %344 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %345 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %346 = stablehlo.compare LE, %344, %345, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %349 = stablehlo.reshape %348 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %350 = stablehlo.dot_general %iterArg_76, %324, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %351 = func.call @_where_1(%349, %350, %cst_113) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %352 = stablehlo.reduce(%351 init: %cst_114) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %353 = stablehlo.maximum %iterArg_79, %352 : tensor<3x3x2xf32>
      %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %356 = stablehlo.subtract %351, %355 : tensor<3x3x2x128xf32>
      %357 = stablehlo.exponential %356 : tensor<3x3x2x128xf32>
      %358 = stablehlo.subtract %iterArg_79, %353 : tensor<3x3x2xf32>
      %359 = stablehlo.exponential %358 : tensor<3x3x2xf32>
      %c_115 = stablehlo.constant dense<false> : tensor<i1>
      %360 = stablehlo.reduce(%349 init: %c_115) applies stablehlo.or across dimensions = [2] : (tensor<3x1x2x128xi1>, tensor<i1>) -> tensor<3x1x128xi1>
      %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<3x1x128xi1>) -> tensor<3x1x128x1xi1>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %362 = func.call @_where_2(%361, %337, %cst_116) : (tensor<3x1x128x1xi1>, tensor<3x3x128x10xf32>, tensor<f32>) -> tensor<3x3x128x10xf32>
      %363 = stablehlo.dot_general %357, %362, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %364 = stablehlo.multiply %iterArg_80, %359 : tensor<3x3x2xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %365 = stablehlo.reduce(%357 init: %cst_117) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %366 = stablehlo.add %364, %365 : tensor<3x3x2xf32>
      %367 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %369 = stablehlo.multiply %iterArg_81, %368 : tensor<3x3x2x10xf32>
      %370 = stablehlo.add %369, %363 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %310, %iterArg_78, %353, %366, %370 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %218 = stablehlo.broadcast_in_dim %217#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %220 = stablehlo.divide %217#9, %219 : tensor<3x3x2x10xf32>
    %221 = stablehlo.reshape %220 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %222 = stablehlo.transpose %221, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %223 = stablehlo.reshape %222 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %224 = call @_pad_3(%223, %c_50) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %225 = stablehlo.dot_general %arg9, %224, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %226 = stablehlo.add %138, %225 : tensor<36x4xf32>
    %227 = stablehlo.multiply %226, %226 : tensor<36x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_52 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %231 = stablehlo.divide %229, %230 : tensor<1x4xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %233 = stablehlo.add %231, %232 : tensor<1x4xf32>
    %234 = stablehlo.rsqrt %233 : tensor<1x4xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %236 = stablehlo.multiply %226, %235 : tensor<36x4xf32>
    %237 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %239 = stablehlo.multiply %236, %238 : tensor<36x4xf32>
    %240 = stablehlo.dot_general %arg11, %239, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %241 = stablehlo.slice %240 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %242 = stablehlo.slice %240 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %243 = call @silu(%241) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %244 = stablehlo.multiply %243, %242 : tensor<56x4xf32>
    %245 = stablehlo.dot_general %arg12, %244, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %246 = stablehlo.add %226, %245 : tensor<36x4xf32>
    %247 = stablehlo.multiply %246, %246 : tensor<36x4xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_55 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %251 = stablehlo.divide %249, %250 : tensor<1x4xf32>
    %cst_56 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %253 = stablehlo.add %251, %252 : tensor<1x4xf32>
    %254 = stablehlo.rsqrt %253 : tensor<1x4xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %256 = stablehlo.multiply %246, %255 : tensor<36x4xf32>
    %257 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %259 = stablehlo.multiply %256, %258 : tensor<36x4xf32>
    %c_57 = stablehlo.constant dense<1> : tensor<i32>
    %260 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %261 = stablehlo.add %arg19, %260 : tensor<3xi32>
    %262 = stablehlo.dot_general %arg0, %259, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x4xf32>) -> tensor<97x4xf32>
    %263 = stablehlo.optimization_barrier %262 : tensor<97x4xf32>
    %264 = stablehlo.transpose %263, dims = [1, 0] : (tensor<97x4xf32>) -> tensor<4x97xf32>
    %265 = stablehlo.slice %264 [0:3, 0:97] : (tensor<4x97xf32>) -> tensor<3x97xf32>
    %266 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %267 = stablehlo.reduce(%265 init: %cst_58) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %270 = stablehlo.compare EQ, %265, %269, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_59 = stablehlo.constant dense<97> : tensor<i32>
    %271 = call @_where_4(%270, %266, %c_59) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_60 = stablehlo.constant dense<2147483647> : tensor<i32>
    %272 = stablehlo.reduce(%271 init: %c_60) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %274 = stablehlo.compare GT, %arg21, %273, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_62 = stablehlo.constant dense<false> : tensor<i1>
    %275 = stablehlo.reduce(%274 init: %c_62) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %276 = stablehlo.convert %275 : (tensor<i1>) -> tensor<i32>
    %277 = "stablehlo.case"(%276) ({
      stablehlo.return %272 : tensor<3xi32>
    }, {
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %310 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %311 = stablehlo.compare GT, %arg21, %310, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = func.call @_where_5(%311, %arg21, %cst_74) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_75 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %313 = stablehlo.reduce(%265 init: %cst_75) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %316 = stablehlo.subtract %265, %315 : tensor<3x97xf32>
      %317 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %319 = stablehlo.divide %316, %318 : tensor<3x97xf32>
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      %320 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %321 = stablehlo.compare GT, %arg22, %320, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %322 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %323 = stablehlo.compare LT, %arg23, %322, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %324 = stablehlo.or %321, %323 : tensor<3xi1>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %325 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %326 = stablehlo.compare GT, %arg24, %325, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %327 = stablehlo.or %324, %326 : tensor<3xi1>
      %c_79 = stablehlo.constant dense<false> : tensor<i1>
      %328 = stablehlo.reduce(%327 init: %c_79) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %329 = stablehlo.convert %328 : (tensor<i1>) -> tensor<i32>
      %330 = "stablehlo.case"(%329) ({
        %c_89 = stablehlo.constant dense<true> : tensor<i1>
        %370 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %370 : tensor<3x97xi1>
      }, {
        %370 = stablehlo.bitcast_convert %319 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_89 = stablehlo.constant dense<0> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %372 = stablehlo.compare LT, %370, %371, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_90 = stablehlo.constant dense<2147483647> : tensor<i32>
        %373 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %374 = stablehlo.xor %370, %373 : tensor<3x97xi32>
        %375 = func.call @_where_6(%372, %374, %370) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_91 = stablehlo.constant dense<0> : tensor<i32>
        %376 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %377 = stablehlo.compare GT, %arg22, %376, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %378 = stablehlo.convert %arg22 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_92 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %379 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %380 = stablehlo.minimum %378, %379 : tensor<3xf32>
        %cst_93 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %381 = func.call @_where_7(%377, %380, %cst_93) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
        %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %382 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_95 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %383 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_96 = stablehlo.constant dense<2147483647> : tensor<i32>
        %384 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_97 = stablehlo.constant dense<0> : tensor<i32>
        %385:6 = stablehlo.while(%iterArg = %375, %iterArg_105 = %382, %iterArg_106 = %381, %iterArg_107 = %c_97, %iterArg_108 = %383, %iterArg_109 = %384) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_110 = stablehlo.constant dense<32> : tensor<i32>
          %412 = stablehlo.compare LT, %iterArg_107, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %412 : tensor<i1>
        } do {
          %412:2 = func.call @closed_call(%iterArg, %iterArg_105, %iterArg_106, %iterArg_108, %iterArg_109) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_110 = stablehlo.constant dense<1> : tensor<i32>
          %413 = stablehlo.add %iterArg_107, %c_110 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_105, %iterArg_106, %413, %412#0, %412#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %386 = stablehlo.broadcast_in_dim %385#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %388 = stablehlo.compare GE, %375, %387, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %389 = stablehlo.exponential %319 : tensor<3x97xf32>
        %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %390 = func.call @_where_8(%388, %389, %cst_98) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_99 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %391 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %392 = stablehlo.maximum %arg23, %391 : tensor<3xf32>
        %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %393 = stablehlo.reduce(%390 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %394 = stablehlo.multiply %392, %393 : tensor<3xf32>
        %c_101 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %395 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_102 = stablehlo.constant dense<2147483647> : tensor<i32>
        %396 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_103 = stablehlo.constant dense<0> : tensor<i32>
        %397:6 = stablehlo.while(%iterArg = %375, %iterArg_105 = %390, %iterArg_106 = %394, %iterArg_107 = %c_103, %iterArg_108 = %395, %iterArg_109 = %396) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_110 = stablehlo.constant dense<32> : tensor<i32>
          %412 = stablehlo.compare LT, %iterArg_107, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %412 : tensor<i1>
        } do {
          %412:2 = func.call @closed_call_10(%iterArg, %iterArg_105, %iterArg_106, %iterArg_108, %iterArg_109) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_110 = stablehlo.constant dense<1> : tensor<i32>
          %413 = stablehlo.add %iterArg_107, %c_110 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_105, %iterArg_106, %413, %412#0, %412#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %398 = stablehlo.broadcast_in_dim %397#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %400 = stablehlo.compare GE, %375, %399, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %401 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %402 = stablehlo.compare GE, %arg23, %401, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %403 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
        %405 = stablehlo.or %400, %404 : tensor<3x97xi1>
        %406 = stablehlo.and %388, %405 : tensor<3x97xi1>
        %407 = stablehlo.exponential %319 : tensor<3x97xf32>
        %408 = stablehlo.broadcast_in_dim %arg24, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %410 = stablehlo.compare GE, %407, %409, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %411 = stablehlo.and %406, %410 : tensor<3x97xi1>
        stablehlo.return %411 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %331 = stablehlo.convert %261 : (tensor<3xi32>) -> tensor<3xui32>
      %332 = func.call @_threefry_fold_in(%arg25, %331) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %333 = stablehlo.slice %332 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %334 = stablehlo.reshape %333 : (tensor<3x1xui32>) -> tensor<3xui32>
      %335 = stablehlo.slice %332 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %336 = stablehlo.reshape %335 : (tensor<3x1xui32>) -> tensor<3xui32>
      %337 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_80 = stablehlo.constant dense<1> : tensor<ui64>
      %338 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %339 = stablehlo.multiply %338, %337 : tensor<97xui64>
      %c_81 = stablehlo.constant dense<32> : tensor<ui64>
      %340 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %341 = stablehlo.shift_right_logical %339, %340 : tensor<97xui64>
      %342 = stablehlo.convert %339 : (tensor<97xui64>) -> tensor<97xui32>
      %343 = stablehlo.convert %341 : (tensor<97xui64>) -> tensor<97xui32>
      %344 = stablehlo.broadcast_in_dim %343, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %345 = stablehlo.broadcast_in_dim %342, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %346 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %347 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %348:2 = func.call @threefry2x32_12(%346, %347, %344, %345) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %349 = stablehlo.xor %348#0, %348#1 : tensor<3x97xui32>
      %c_82 = stablehlo.constant dense<9> : tensor<ui32>
      %350 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %351 = stablehlo.shift_right_logical %349, %350 : tensor<3x97xui32>
      %352 = stablehlo.convert %351 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_83 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %353 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %354 = stablehlo.add %352, %353 : tensor<3x97xf32>
      %cst_84 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %355 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %356 = stablehlo.multiply %354, %355 : tensor<3x97xf32>
      %357 = stablehlo.log %356 : tensor<3x97xf32>
      %358 = stablehlo.negate %357 : tensor<3x97xf32>
      %359 = stablehlo.log %358 : tensor<3x97xf32>
      %360 = stablehlo.negate %359 : tensor<3x97xf32>
      %361 = stablehlo.add %319, %360 : tensor<3x97xf32>
      %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %362 = func.call @_where_8(%330, %361, %cst_85) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %363 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %364 = stablehlo.reduce(%362 init: %cst_86) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %365 = stablehlo.broadcast_in_dim %364, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %367 = stablehlo.compare EQ, %362, %366, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_87 = stablehlo.constant dense<97> : tensor<i32>
      %368 = func.call @_where_4(%367, %363, %c_87) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_88 = stablehlo.constant dense<2147483647> : tensor<i32>
      %369 = stablehlo.reduce(%368 init: %c_88) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      stablehlo.return %369 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %278 = call @_where_9(%274, %277, %272) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %279 = stablehlo.compare GE, %261, %arg27, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_63 = stablehlo.constant dense<2> : tensor<i32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %280 = call @_where_14(%279, %c_63, %c_64) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %281 = stablehlo.broadcast_in_dim %278, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %283 = stablehlo.compare EQ, %282, %arg26, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_65 = stablehlo.constant dense<false> : tensor<i1>
    %284 = stablehlo.reduce(%283 init: %c_65) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_66 = stablehlo.constant dense<1> : tensor<i32>
    %285 = call @_where_15(%284, %c_66, %280) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %286 = stablehlo.reduce(%265 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %287 = stablehlo.is_finite %286 : (tensor<3xf32>) -> tensor<3xi1>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %288 = call @_where_16(%287, %285, %c_68) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %289 = stablehlo.convert %288 : tensor<3xi32>
    %290 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_69 = stablehlo.constant dense<2> : tensor<i32>
    %291 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %292 = stablehlo.multiply %291, %290 : tensor<3x97xi32>
    %c_70 = stablehlo.constant dense<1> : tensor<i32>
    %293 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %294 = stablehlo.add %292, %293 : tensor<3x97xi32>
    %295 = stablehlo.bitcast_convert %265 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %296 = stablehlo.multiply %295, %294 : tensor<3x97xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %297 = stablehlo.reduce(%296 init: %c_71) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %298 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %299 = stablehlo.broadcast_in_dim %278, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %300 = stablehlo.broadcast_in_dim %289, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %301 = stablehlo.broadcast_in_dim %297, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %302 = stablehlo.concatenate %299, %300, %301, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %303 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %304 = call @_where_17(%298, %302, %303) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %305 = call @_where_9(%arg20, %278, %arg18) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %306 = call @_where_9(%arg20, %261, %arg19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %307 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %308 = stablehlo.compare EQ, %289, %307, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %309 = stablehlo.and %arg20, %308 : tensor<3xi1>
    return %88, %103, %196, %211, %305, %306, %309, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %304 : tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
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
  func.func private @_where_1(%arg0: tensor<3x1x2x128xi1>, %arg1: tensor<3x3x2x128xf32>, %arg2: tensor<f32>) -> tensor<3x3x2x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x2x128xi1>) -> tensor<3x3x2x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x2x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3x2x128xi1>, tensor<3x3x2x128xf32>
    return %3 : tensor<3x3x2x128xf32>
  }
  func.func private @_where_2(%arg0: tensor<3x1x128x1xi1>, %arg1: tensor<3x3x128x10xf32>, %arg2: tensor<f32>) -> tensor<3x3x128x10xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x128x1xi1>) -> tensor<3x3x128x10xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x128x10xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3x128x10xi1>, tensor<3x3x128x10xf32>
    return %3 : tensor<3x3x128x10xf32>
  }
  func.func private @_pad_3(%arg0: tensor<60x3xf32>, %arg1: tensor<i32>) -> tensor<60x4xf32> {
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
  func.func private @_where_4(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_6(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
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
    %12 = call @_where_8(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_9(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_9(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %15, %16 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_8(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @closed_call_10(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
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
    %12 = call @_where_8(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_9(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_9(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
      %6:8 = func.call @closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_11(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_12(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_13(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_13(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_16(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_17(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %1 : tensor<3x3xi32>
  }
}
