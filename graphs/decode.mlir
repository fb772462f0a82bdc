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
    %8 = stablehlo.reshape %7 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_6 = stablehlo.constant dense<97> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = stablehlo.add %8, %11 : tensor<3xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<3xi1>, tensor<3xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<3x1xi32>) -> tensor<3x36xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<3x36xf32>) -> tensor<36x3xf32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %18 = stablehlo.convert %1 : (tensor<3x1xi32>) -> tensor<3x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<5x3x1xf32>
    %23 = stablehlo.cosine %22 : tensor<5x3x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<5x3x1xf32>
    %26 = stablehlo.sine %22 : tensor<5x3x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<5x3x1xf32>
    %29 = stablehlo.multiply %16, %16 : tensor<36x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<36x3xf32>, tensor<f32>) -> tensor<3xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_10 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %33 = stablehlo.divide %31, %32 : tensor<1x3xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %35 = stablehlo.add %33, %34 : tensor<1x3xf32>
    %36 = stablehlo.rsqrt %35 : tensor<1x3xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<36x3xf32>
    %38 = stablehlo.multiply %16, %37 : tensor<36x3xf32>
    %39 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x3xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<36x3xf32>
    %42 = stablehlo.dot_general %arg2, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x3xf32>) -> tensor<120x3xf32>
    %43 = stablehlo.reshape %42 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %44 = stablehlo.slice %43 [0:3, 0:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %45 = stablehlo.broadcast_in_dim %25, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %46 = stablehlo.broadcast_in_dim %28, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %47 = stablehlo.slice %44 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %48 = stablehlo.slice %44 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %49 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %50 = stablehlo.multiply %47, %49 : tensor<3x3x5x3x1xf32>
    %51 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %52 = stablehlo.multiply %48, %51 : tensor<3x3x5x3x1xf32>
    %53 = stablehlo.subtract %50, %52 : tensor<3x3x5x3x1xf32>
    %54 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %55 = stablehlo.multiply %48, %54 : tensor<3x3x5x3x1xf32>
    %56 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %57 = stablehlo.multiply %47, %56 : tensor<3x3x5x3x1xf32>
    %58 = stablehlo.add %55, %57 : tensor<3x3x5x3x1xf32>
    %59 = stablehlo.concatenate %53, %58, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %60 = stablehlo.slice %59 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %cst_12 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %62 = stablehlo.multiply %60, %61 : tensor<3x2x10x3x1xf32>
    %63 = stablehlo.slice %59 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %64 = stablehlo.reshape %63 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %65 = stablehlo.slice %43 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %66 = stablehlo.reshape %65 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %67 = stablehlo.iota dim = 0 : tensor<3xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %70 = stablehlo.add %69, %68 : tensor<3x1xi32>
    %71 = stablehlo.transpose %64, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %73 = stablehlo.compare LT, %70, %72, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %75 = stablehlo.add %70, %74 : tensor<3x1xi32>
    %76 = stablehlo.select %73, %75, %70 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %78 = stablehlo.compare LT, %3, %77, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %80 = stablehlo.add %3, %79 : tensor<3x1xi32>
    %81 = stablehlo.select %78, %80, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %82 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %84 = stablehlo.concatenate %82, %83, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %85 = "stablehlo.scatter"(%arg14, %84, %71) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x10x128xf32>
    %86 = stablehlo.transpose %66, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %88 = stablehlo.compare LT, %70, %87, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %90 = stablehlo.add %70, %89 : tensor<3x1xi32>
    %91 = stablehlo.select %88, %90, %70 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %93 = stablehlo.compare LT, %3, %92, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_21 = stablehlo.constant dense<128> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %95 = stablehlo.add %3, %94 : tensor<3x1xi32>
    %96 = stablehlo.select %93, %95, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %97 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %98 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %99 = stablehlo.concatenate %97, %98, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %100 = "stablehlo.scatter"(%arg15, %99, %86) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x128x10xf32>
    %101 = stablehlo.transpose %62, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %102 = stablehlo.reshape %101 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_22 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %106:10 = stablehlo.while(%iterArg = %c_25, %iterArg_70 = %85, %iterArg_71 = %100, %iterArg_72 = %1, %iterArg_73 = %102, %iterArg_74 = %c_26, %iterArg_75 = %6, %iterArg_76 = %103, %iterArg_77 = %104, %iterArg_78 = %105) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %302 = stablehlo.compare LT, %iterArg_74, %iterArg_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %302 : tensor<i1>
    } do {
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %302 = stablehlo.add %iterArg_74, %c_79 : tensor<i32>
      %c_80 = stablehlo.constant dense<128> : tensor<i32>
      %303 = stablehlo.multiply %iterArg_74, %c_80 : tensor<i32>
      %c_81 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %iterArg, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %305 = stablehlo.add %iterArg, %c_82 : tensor<i32>
      %306 = stablehlo.select %304, %305, %iterArg : tensor<i1>, tensor<i32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %307 = stablehlo.compare LT, %c_83, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %308 = stablehlo.add %c_85, %c_86 : tensor<i32>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.select %307, %308, %c_87 : tensor<i1>, tensor<i32>
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %310 = stablehlo.compare LT, %c_88, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %c_91 = stablehlo.constant dense<10> : tensor<i32>
      %311 = stablehlo.add %c_90, %c_91 : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.select %310, %311, %c_92 : tensor<i1>, tensor<i32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %313 = stablehlo.compare LT, %303, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_94 = stablehlo.constant dense<128> : tensor<i32>
      %314 = stablehlo.add %303, %c_94 : tensor<i32>
      %315 = stablehlo.select %313, %314, %303 : tensor<i1>, tensor<i32>
      %316 = stablehlo.dynamic_slice %iterArg_70, %306, %309, %312, %315, sizes = [3, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x10x128xf32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %317 = stablehlo.compare LT, %iterArg, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %318 = stablehlo.add %iterArg, %c_96 : tensor<i32>
      %319 = stablehlo.select %317, %318, %iterArg : tensor<i1>, tensor<i32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %320 = stablehlo.compare LT, %c_97, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<3> : tensor<i32>
      %321 = stablehlo.add %c_99, %c_100 : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %322 = stablehlo.select %320, %321, %c_101 : tensor<i1>, tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %323 = stablehlo.compare LT, %303, %c_102, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_103 = stablehlo.constant dense<128> : tensor<i32>
      %324 = stablehlo.add %303, %c_103 : tensor<i32>
      %325 = stablehlo.select %323, %324, %303 : tensor<i1>, tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %326 = stablehlo.compare LT, %c_104, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %c_107 = stablehlo.constant dense<10> : tensor<i32>
      %327 = stablehlo.add %c_106, %c_107 : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %328 = stablehlo.select %326, %327, %c_108 : tensor<i1>, tensor<i32>
      %329 = stablehlo.dynamic_slice %iterArg_71, %319, %322, %325, %328, sizes = [3, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x128x10xf32>
      %c_109 = stablehlo.constant dense<128> : tensor<i32>
      %330 = stablehlo.multiply %iterArg_74, %c_109 : tensor<i32>
      %331 = stablehlo.iota dim = 0 : tensor<128xi32>
      %332 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %333 = stablehlo.add %332, %331 : tensor<128xi32>
      %334 = stablehlo.broadcast_in_dim %333, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %335 = stablehlo.broadcast_in_dim %iterArg_72, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %336 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %337 = stablehlo.broadcast_in_dim %335, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %338 = stablehlo.compare LE, %336, %337, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %339 = stablehlo.broadcast_in_dim %338, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %341 = stablehlo.reshape %340 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %342 = stablehlo.dot_general %iterArg_73, %316, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_110 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %343 = func.call @_where_1(%341, %342, %cst_110) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_111 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %344 = stablehlo.reduce(%343 init: %cst_111) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %345 = stablehlo.maximum %iterArg_76, %344 : tensor<3x3x2xf32>
      %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %348 = stablehlo.subtract %343, %347 : tensor<3x3x2x128xf32>
      %349 = stablehlo.exponential %348 : tensor<3x3x2x128xf32>
      %350 = stablehlo.subtract %iterArg_76, %345 : tensor<3x3x2xf32>
      %351 = stablehlo.exponential %350 : tensor<3x3x2xf32>
      %c_112 = stablehlo.constant dense<false> : tensor<i1>
      %352 = stablehlo.reduce(%341 init: %c_112) applies stablehlo.or across dimensions = [2] : (tensor<3x1x2x128xi1>, tensor<i1>) -> tensor<3x1x128xi1>
      %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2] : (tensor<3x1x128xi1>) -> tensor<3x1x128x1xi1>
      %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %354 = func.call @_where_2(%353, %329, %cst_113) : (tensor<3x1x128x1xi1>, tensor<3x3x128x10xf32>, tensor<f32>) -> tensor<3x3x128x10xf32>
      %355 = stablehlo.dot_general %349, %354, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %356 = stablehlo.multiply %iterArg_77, %351 : tensor<3x3x2xf32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %357 = stablehlo.reduce(%349 init: %cst_114) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %358 = stablehlo.add %356, %357 : tensor<3x3x2xf32>
      %359 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %361 = stablehlo.multiply %iterArg_78, %360 : tensor<3x3x2x10xf32>
      %362 = stablehlo.add %361, %355 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %302, %iterArg_75, %345, %358, %362 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %107 = stablehlo.broadcast_in_dim %106#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %109 = stablehlo.divide %106#9, %108 : tensor<3x3x2x10xf32>
    %110 = stablehlo.reshape %109 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %111 = stablehlo.transpose %110, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %112 = stablehlo.reshape %111 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %113 = stablehlo.dot_general %arg3, %112, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x3xf32>) -> tensor<36x3xf32>
    %114 = stablehlo.add %16, %113 : tensor<36x3xf32>
    %115 = stablehlo.multiply %114, %114 : tensor<36x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<36x3xf32>, tensor<f32>) -> tensor<3xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_28 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %119 = stablehlo.divide %117, %118 : tensor<1x3xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %121 = stablehlo.add %119, %120 : tensor<1x3xf32>
    %122 = stablehlo.rsqrt %121 : tensor<1x3xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<36x3xf32>
    %124 = stablehlo.multiply %114, %123 : tensor<36x3xf32>
    %125 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x3xf32>
    %127 = stablehlo.multiply %124, %126 : tensor<36x3xf32>
    %128 = stablehlo.dot_general %arg5, %127, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x3xf32>) -> tensor<112x3xf32>
    %129 = stablehlo.slice %128 [0:56, 0:3] : (tensor<112x3xf32>) -> tensor<56x3xf32>
    %130 = stablehlo.slice %128 [56:112, 0:3] : (tensor<112x3xf32>) -> tensor<56x3xf32>
    %131 = call @silu(%129) : (tensor<56x3xf32>) -> tensor<56x3xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<56x3xf32>
    %133 = stablehlo.dot_general %arg6, %132, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x3xf32>) -> tensor<36x3xf32>
    %134 = stablehlo.add %114, %133 : tensor<36x3xf32>
    %135 = stablehlo.multiply %134, %134 : tensor<36x3xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<36x3xf32>, tensor<f32>) -> tensor<3xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_31 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %139 = stablehlo.divide %137, %138 : tensor<1x3xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %141 = stablehlo.add %139, %140 : tensor<1x3xf32>
    %142 = stablehlo.rsqrt %141 : tensor<1x3xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<36x3xf32>
    %144 = stablehlo.multiply %134, %143 : tensor<36x3xf32>
    %145 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x3xf32>
    %147 = stablehlo.multiply %144, %146 : tensor<36x3xf32>
    %148 = stablehlo.dot_general %arg8, %147, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x3xf32>) -> tensor<120x3xf32>
    %149 = stablehlo.reshape %148 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %150 = stablehlo.slice %149 [0:3, 0:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %151 = stablehlo.broadcast_in_dim %25, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %152 = stablehlo.broadcast_in_dim %28, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %153 = stablehlo.slice %150 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %154 = stablehlo.slice %150 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %155 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %156 = stablehlo.multiply %153, %155 : tensor<3x3x5x3x1xf32>
    %157 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %158 = stablehlo.multiply %154, %157 : tensor<3x3x5x3x1xf32>
    %159 = stablehlo.subtract %156, %158 : tensor<3x3x5x3x1xf32>
    %160 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %161 = stablehlo.multiply %154, %160 : tensor<3x3x5x3x1xf32>
    %162 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %163 = stablehlo.multiply %153, %162 : tensor<3x3x5x3x1xf32>
    %164 = stablehlo.add %161, %163 : tensor<3x3x5x3x1xf32>
    %165 = stablehlo.concatenate %159, %164, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %166 = stablehlo.slice %165 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %cst_33 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %168 = stablehlo.multiply %166, %167 : tensor<3x2x10x3x1xf32>
    %169 = stablehlo.slice %165 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %170 = stablehlo.reshape %169 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %171 = stablehlo.slice %149 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %172 = stablehlo.reshape %171 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %173 = stablehlo.iota dim = 0 : tensor<3xi32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %176 = stablehlo.add %175, %174 : tensor<3x1xi32>
    %177 = stablehlo.transpose %170, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %179 = stablehlo.compare LT, %176, %178, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %181 = stablehlo.add %176, %180 : tensor<3x1xi32>
    %182 = stablehlo.select %179, %181, %176 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %184 = stablehlo.compare LT, %3, %183, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_38 = stablehlo.constant dense<128> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %186 = stablehlo.add %3, %185 : tensor<3x1xi32>
    %187 = stablehlo.select %184, %186, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %188 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %189 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %190 = stablehlo.concatenate %188, %189, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %191 = "stablehlo.scatter"(%arg16, %190, %177) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x10x128xf32>
    %192 = stablehlo.transpose %172, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %193 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %194 = stablehlo.compare LT, %176, %193, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %196 = stablehlo.add %176, %195 : tensor<3x1xi32>
    %197 = stablehlo.select %194, %196, %176 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %199 = stablehlo.compare LT, %3, %198, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_42 = stablehlo.constant dense<128> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %201 = stablehlo.add %3, %200 : tensor<3x1xi32>
    %202 = stablehlo.select %199, %201, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %203 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %204 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %205 = stablehlo.concatenate %203, %204, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %206 = "stablehlo.scatter"(%arg17, %205, %192) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x128x10xf32>
    %207 = stablehlo.transpose %168, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %208 = stablehlo.reshape %207 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_43 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %212:10 = stablehlo.while(%iterArg = %c_46, %iterArg_70 = %191, %iterArg_71 = %206, %iterArg_72 = %1, %iterArg_73 = %208, %iterArg_74 = %c_47, %iterArg_75 = %6, %iterArg_76 = %209, %iterArg_77 = %210, %iterArg_78 = %211) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %302 = stablehlo.compare LT, %iterArg_74, %iterArg_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %302 : tensor<i1>
    } do {
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %302 = stablehlo.add %iterArg_74, %c_79 : tensor<i32>
      %c_80 = stablehlo.constant dense<128> : tensor<i32>
      %303 = stablehlo.multiply %iterArg_74, %c_80 : tensor<i32>
      %c_81 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %iterArg, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %305 = stablehlo.add %iterArg, %c_82 : tensor<i32>
      %306 = stablehlo.select %304, %305, %iterArg : tensor<i1>, tensor<i32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %307 = stablehlo.compare LT, %c_83, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %c_86 = stablehlo.constant dense<3> : tensor<i32>
      %308 = stablehlo.add %c_85, %c_86 : tensor<i32>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.select %307, %308, %c_87 : tensor<i1>, tensor<i32>
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %310 = stablehlo.compare LT, %c_88, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %c_91 = stablehlo.constant dense<10> : tensor<i32>
      %311 = stablehlo.add %c_90, %c_91 : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.select %310, %311, %c_92 : tensor<i1>, tensor<i32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %313 = stablehlo.compare LT, %303, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_94 = stablehlo.constant dense<128> : tensor<i32>
      %314 = stablehlo.add %303, %c_94 : tensor<i32>
      %315 = stablehlo.select %313, %314, %303 : tensor<i1>, tensor<i32>
      %316 = stablehlo.dynamic_slice %iterArg_70, %306, %309, %312, %315, sizes = [3, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x10x128xf32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %317 = stablehlo.compare LT, %iterArg, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %318 = stablehlo.add %iterArg, %c_96 : tensor<i32>
      %319 = stablehlo.select %317, %318, %iterArg : tensor<i1>, tensor<i32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %320 = stablehlo.compare LT, %c_97, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<3> : tensor<i32>
      %321 = stablehlo.add %c_99, %c_100 : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %322 = stablehlo.select %320, %321, %c_101 : tensor<i1>, tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %323 = stablehlo.compare LT, %303, %c_102, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_103 = stablehlo.constant dense<128> : tensor<i32>
      %324 = stablehlo.add %303, %c_103 : tensor<i32>
      %325 = stablehlo.select %323, %324, %303 : tensor<i1>, tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %326 = stablehlo.compare LT, %c_104, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %c_107 = stablehlo.constant dense<10> : tensor<i32>
      %327 = stablehlo.add %c_106, %c_107 : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %328 = stablehlo.select %326, %327, %c_108 : tensor<i1>, tensor<i32>
      %329 = stablehlo.dynamic_slice %iterArg_71, %319, %322, %325, %328, sizes = [3, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x128x10xf32>
      %c_109 = stablehlo.constant dense<128> : tensor<i32>
      %330 = stablehlo.multiply %iterArg_74, %c_109 : tensor<i32>
      %331 = stablehlo.iota dim = 0 : tensor<128xi32>
      %332 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %333 = stablehlo.add %332, %331 : tensor<128xi32>
      %334 = stablehlo.broadcast_in_dim %333, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %335 = stablehlo.broadcast_in_dim %iterArg_72, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %336 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %337 = stablehlo.broadcast_in_dim %335, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %338 = stablehlo.compare LE, %336, %337, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %339 = stablehlo.broadcast_in_dim %338, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %341 = stablehlo.reshape %340 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %342 = stablehlo.dot_general %iterArg_73, %316, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_110 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %343 = func.call @_where_1(%341, %342, %cst_110) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_111 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %344 = stablehlo.reduce(%343 init: %cst_111) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %345 = stablehlo.maximum %iterArg_76, %344 : tensor<3x3x2xf32>
      %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %348 = stablehlo.subtract %343, %347 : tensor<3x3x2x128xf32>
      %349 = stablehlo.exponential %348 : tensor<3x3x2x128xf32>
      %350 = stablehlo.subtract %iterArg_76, %345 : tensor<3x3x2xf32>
      %351 = stablehlo.exponential %350 : tensor<3x3x2xf32>
      %c_112 = stablehlo.constant dense<false> : tensor<i1>
      %352 = stablehlo.reduce(%341 init: %c_112) applies stablehlo.or across dimensions = [2] : (tensor<3x1x2x128xi1>, tensor<i1>) -> tensor<3x1x128xi1>
      %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2] : (tensor<3x1x128xi1>) -> tensor<3x1x128x1xi1>
      %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %354 = func.call @_where_2(%353, %329, %cst_113) : (tensor<3x1x128x1xi1>, tensor<3x3x128x10xf32>, tensor<f32>) -> tensor<3x3x128x10xf32>
      %355 = stablehlo.dot_general %349, %354, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %356 = stablehlo.multiply %iterArg_77, %351 : tensor<3x3x2xf32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %357 = stablehlo.reduce(%349 init: %cst_114) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %358 = stablehlo.add %356, %357 : tensor<3x3x2xf32>
      %359 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %361 = stablehlo.multiply %iterArg_78, %360 : tensor<3x3x2x10xf32>
      %362 = stablehlo.add %361, %355 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %302, %iterArg_75, %345, %358, %362 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %213 = stablehlo.broadcast_in_dim %212#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %215 = stablehlo.divide %212#9, %214 : tensor<3x3x2x10xf32>
    %216 = stablehlo.reshape %215 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %217 = stablehlo.transpose %216, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %218 = stablehlo.reshape %217 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %219 = stablehlo.dot_general %arg9, %218, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x3xf32>) -> tensor<36x3xf32>
    %220 = stablehlo.add %134, %219 : tensor<36x3xf32>
    %221 = stablehlo.multiply %220, %220 : tensor<36x3xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<36x3xf32>, tensor<f32>) -> tensor<3xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_49 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %225 = stablehlo.divide %223, %224 : tensor<1x3xf32>
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %227 = stablehlo.add %225, %226 : tensor<1x3xf32>
    %228 = stablehlo.rsqrt %227 : tensor<1x3xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<36x3xf32>
    %230 = stablehlo.multiply %220, %229 : tensor<36x3xf32>
    %231 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x3xf32>
    %233 = stablehlo.multiply %230, %232 : tensor<36x3xf32>
    %234 = stablehlo.dot_general %arg11, %233, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x3xf32>) -> tensor<112x3xf32>
    %235 = stablehlo.slice %234 [0:56, 0:3] : (tensor<112x3xf32>) -> tensor<56x3xf32>
    %236 = stablehlo.slice %234 [56:112, 0:3] : (tensor<112x3xf32>) -> tensor<56x3xf32>
    %237 = call @silu(%235) : (tensor<56x3xf32>) -> tensor<56x3xf32>
    %238 = stablehlo.multiply %237, %236 : tensor<56x3xf32>
    %239 = stablehlo.dot_general %arg12, %238, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x3xf32>) -> tensor<36x3xf32>
    %240 = stablehlo.add %220, %239 : tensor<36x3xf32>
    %241 = stablehlo.multiply %240, %240 : tensor<36x3xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.reduce(%241 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<36x3xf32>, tensor<f32>) -> tensor<3xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_52 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %245 = stablehlo.divide %243, %244 : tensor<1x3xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %247 = stablehlo.add %245, %246 : tensor<1x3xf32>
    %248 = stablehlo.rsqrt %247 : tensor<1x3xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<36x3xf32>
    %250 = stablehlo.multiply %240, %249 : tensor<36x3xf32>
    %251 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x3xf32>
    %253 = stablehlo.multiply %250, %252 : tensor<36x3xf32>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %255 = stablehlo.add %arg19, %254 : tensor<3xi32>
    %256 = stablehlo.dot_general %arg0, %253, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x3xf32>) -> tensor<97x3xf32>
    %257 = stablehlo.transpose %256, dims = [1, 0] : (tensor<97x3xf32>) -> tensor<3x97xf32>
    %258 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %259 = stablehlo.reduce(%257 init: %cst_55) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %262 = stablehlo.compare EQ, %257, %261, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_56 = stablehlo.constant dense<97> : tensor<i32>
    %263 = call @_where_3(%262, %258, %c_56) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_57 = stablehlo.constant dense<2147483647> : tensor<i32>
    %264 = stablehlo.reduce(%263 init: %c_57) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %266 = stablehlo.compare GT, %arg21, %265, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_59 = stablehlo.constant dense<false> : tensor<i1>
    %267 = stablehlo.reduce(%266 init: %c_59) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %268 = stablehlo.convert %267 : (tensor<i1>) -> tensor<i32>
    %269 = "stablehlo.case"(%268) ({
      stablehlo.return %264 : tensor<3xi32>
    }, {
      %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %302 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %303 = stablehlo.compare GT, %arg21, %302, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %304 = func.call @_where_4(%303, %arg21, %cst_71) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %305 = stablehlo.reduce(%257 init: %cst_72) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %308 = stablehlo.subtract %257, %307 : tensor<3x97xf32>
      %309 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %311 = stablehlo.divide %308, %310 : tensor<3x97xf32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %313 = stablehlo.compare GT, %arg22, %312, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %314 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %315 = stablehlo.compare LT, %arg23, %314, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %316 = stablehlo.or %313, %315 : tensor<3xi1>
      %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %317 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %318 = stablehlo.compare GT, %arg24, %317, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %319 = stablehlo.or %316, %318 : tensor<3xi1>
      %c_76 = stablehlo.constant dense<false> : tensor<i1>
      %320 = stablehlo.reduce(%319 init: %c_76) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %321 = stablehlo.convert %320 : (tensor<i1>) -> tensor<i32>
      %322 = "stablehlo.case"(%321) ({
        %c_86 = stablehlo.constant dense<true> : tensor<i1>
        %362 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %362 : tensor<3x97xi1>
      }, {
        %362 = stablehlo.bitcast_convert %311 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_86 = stablehlo.constant dense<0> : tensor<i32>
        %363 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %364 = stablehlo.compare LT, %362, %363, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_87 = stablehlo.constant dense<2147483647> : tensor<i32>
        %365 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %366 = stablehlo.xor %362, %365 : tensor<3x97xi32>
        %367 = func.call @_where_5(%364, %366, %362) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_88 = stablehlo.constant dense<0> : tensor<i32>
        %368 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %369 = stablehlo.compare GT, %arg22, %368, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %370 = stablehlo.convert %arg22 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_89 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %371 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %372 = stablehlo.minimum %370, %371 : tensor<3xf32>
        %cst_90 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %373 = func.call @_where_6(%369, %372, %cst_90) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
        %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %374 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_92 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %375 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_93 = stablehlo.constant dense<2147483647> : tensor<i32>
        %376 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_94 = stablehlo.constant dense<0> : tensor<i32>
        %377:6 = stablehlo.while(%iterArg = %367, %iterArg_102 = %374, %iterArg_103 = %373, %iterArg_104 = %c_94, %iterArg_105 = %375, %iterArg_106 = %376) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_107 = stablehlo.constant dense<32> : tensor<i32>
          %404 = stablehlo.compare LT, %iterArg_104, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %404 : tensor<i1>
        } do {
          %404:2 = func.call @closed_call(%iterArg, %iterArg_102, %iterArg_103, %iterArg_105, %iterArg_106) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_107 = stablehlo.constant dense<1> : tensor<i32>
          %405 = stablehlo.add %iterArg_104, %c_107 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_102, %iterArg_103, %405, %404#0, %404#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %378 = stablehlo.broadcast_in_dim %377#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %380 = stablehlo.compare GE, %367, %379, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %381 = stablehlo.exponential %311 : tensor<3x97xf32>
        %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %382 = func.call @_where_7(%380, %381, %cst_95) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_96 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %383 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %384 = stablehlo.maximum %arg23, %383 : tensor<3xf32>
        %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %385 = stablehlo.reduce(%382 init: %cst_97) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %386 = stablehlo.multiply %384, %385 : tensor<3xf32>
        %c_98 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %387 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_99 = stablehlo.constant dense<2147483647> : tensor<i32>
        %388 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_100 = stablehlo.constant dense<0> : tensor<i32>
        %389:6 = stablehlo.while(%iterArg = %367, %iterArg_102 = %382, %iterArg_103 = %386, %iterArg_104 = %c_100, %iterArg_105 = %387, %iterArg_106 = %388) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_107 = stablehlo.constant dense<32> : tensor<i32>
          %404 = stablehlo.compare LT, %iterArg_104, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %404 : tensor<i1>
        } do {
          %404:2 = func.call @closed_call_9(%iterArg, %iterArg_102, %iterArg_103, %iterArg_105, %iterArg_106) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_107 = stablehlo.constant dense<1> : tensor<i32>
          %405 = stablehlo.add %iterArg_104, %c_107 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_102, %iterArg_103, %405, %404#0, %404#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %390 = stablehlo.broadcast_in_dim %389#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %392 = stablehlo.compare GE, %367, %391, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %393 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %394 = stablehlo.compare GE, %arg23, %393, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %395 = stablehlo.broadcast_in_dim %394, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
        %397 = stablehlo.or %392, %396 : tensor<3x97xi1>
        %398 = stablehlo.and %380, %397 : tensor<3x97xi1>
        %399 = stablehlo.exponential %311 : tensor<3x97xf32>
        %400 = stablehlo.broadcast_in_dim %arg24, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %402 = stablehlo.compare GE, %399, %401, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %403 = stablehlo.and %398, %402 : tensor<3x97xi1>
        stablehlo.return %403 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %323 = stablehlo.convert %255 : (tensor<3xi32>) -> tensor<3xui32>
      %324 = func.call @_threefry_fold_in(%arg25, %323) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %325 = stablehlo.slice %324 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %326 = stablehlo.reshape %325 : (tensor<3x1xui32>) -> tensor<3xui32>
      %327 = stablehlo.slice %324 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %328 = stablehlo.reshape %327 : (tensor<3x1xui32>) -> tensor<3xui32>
      %329 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_77 = stablehlo.constant dense<1> : tensor<ui64>
      %330 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %331 = stablehlo.multiply %330, %329 : tensor<97xui64>
      %c_78 = stablehlo.constant dense<32> : tensor<ui64>
      %332 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %333 = stablehlo.shift_right_logical %331, %332 : tensor<97xui64>
      %334 = stablehlo.convert %331 : (tensor<97xui64>) -> tensor<97xui32>
      %335 = stablehlo.convert %333 : (tensor<97xui64>) -> tensor<97xui32>
      %336 = stablehlo.broadcast_in_dim %335, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %337 = stablehlo.broadcast_in_dim %334, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %338 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %339 = stablehlo.broadcast_in_dim %328, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %340:2 = func.call @threefry2x32_11(%338, %339, %336, %337) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %341 = stablehlo.xor %340#0, %340#1 : tensor<3x97xui32>
      %c_79 = stablehlo.constant dense<9> : tensor<ui32>
      %342 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %343 = stablehlo.shift_right_logical %341, %342 : tensor<3x97xui32>
      %344 = stablehlo.convert %343 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_80 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %345 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %346 = stablehlo.add %344, %345 : tensor<3x97xf32>
      %cst_81 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %347 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %348 = stablehlo.multiply %346, %347 : tensor<3x97xf32>
      %349 = stablehlo.log %348 : tensor<3x97xf32>
      %350 = stablehlo.negate %349 : tensor<3x97xf32>
      %351 = stablehlo.log %350 : tensor<3x97xf32>
      %352 = stablehlo.negate %351 : tensor<3x97xf32>
      %353 = stablehlo.add %311, %352 : tensor<3x97xf32>
      %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %354 = func.call @_where_7(%322, %353, %cst_82) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %355 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %356 = stablehlo.reduce(%354 init: %cst_83) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %357 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %359 = stablehlo.compare EQ, %354, %358, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_84 = stablehlo.constant dense<97> : tensor<i32>
      %360 = func.call @_where_3(%359, %355, %c_84) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_85 = stablehlo.constant dense<2147483647> : tensor<i32>
      %361 = stablehlo.reduce(%360 init: %c_85) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      stablehlo.return %361 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %270 = call @_where_8(%266, %269, %264) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %271 = stablehlo.compare GE, %255, %arg27, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_60 = stablehlo.constant dense<2> : tensor<i32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %272 = call @_where_13(%271, %c_60, %c_61) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %273 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %275 = stablehlo.compare EQ, %274, %arg26, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_62 = stablehlo.constant dense<false> : tensor<i1>
    %276 = stablehlo.reduce(%275 init: %c_62) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_63 = stablehlo.constant dense<1> : tensor<i32>
    %277 = call @_where_14(%276, %c_63, %272) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %278 = stablehlo.reduce(%257 init: %cst_64) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %279 = stablehlo.is_finite %278 : (tensor<3xf32>) -> tensor<3xi1>
    %c_65 = stablehlo.constant dense<3> : tensor<i32>
    %280 = call @_where_15(%279, %277, %c_65) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %281 = stablehlo.convert %280 : tensor<3xi32>
    %282 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_66 = stablehlo.constant dense<2> : tensor<i32>
    %283 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %284 = stablehlo.multiply %283, %282 : tensor<3x97xi32>
    %c_67 = stablehlo.constant dense<1> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %286 = stablehlo.add %284, %285 : tensor<3x97xi32>
    %287 = stablehlo.bitcast_convert %257 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %288 = stablehlo.multiply %287, %286 : tensor<3x97xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %289 = stablehlo.reduce(%288 init: %c_68) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %290 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %291 = stablehlo.broadcast_in_dim %270, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %292 = stablehlo.broadcast_in_dim %281, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %293 = stablehlo.broadcast_in_dim %289, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %294 = stablehlo.concatenate %291, %292, %293, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %295 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %296 = call @_where_16(%290, %294, %295) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %297 = call @_where_8(%arg20, %270, %arg18) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %298 = call @_where_8(%arg20, %255, %arg19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %299 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %300 = stablehlo.compare EQ, %281, %299, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %301 = stablehlo.and %arg20, %300 : tensor<3xi1>
    return %85, %100, %191, %206, %297, %298, %301, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %296 : tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
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
  func.func private @silu(%arg0: tensor<56x3xf32>) -> tensor<56x3xf32> {
    %0 = stablehlo.negate %arg0 : tensor<56x3xf32>
    %1 = stablehlo.exponential %0 : tensor<56x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<56x3xf32>
    %3 = stablehlo.add %2, %1 : tensor<56x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<56x3xf32>
    %5 = stablehlo.divide %4, %3 : tensor<56x3xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<56x3xf32>
    return %6 : tensor<56x3xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_5(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @_where_6(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
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
    %12 = call @_where_7(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_8(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_8(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %15, %16 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_7(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_8(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
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
    %12 = call @_where_7(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_8(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_8(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
      %6:8 = func.call @closed_call_10(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_10(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_11(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_12(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_12(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_16(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %1 : tensor<3x3xi32>
  }
}
