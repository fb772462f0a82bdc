module @jit_prefill attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<36xf32>, %arg2: tensor<120x36xf32>, %arg3: tensor<36x60xf32>, %arg4: tensor<36xf32>, %arg5: tensor<112x36xf32>, %arg6: tensor<36x56xf32>, %arg7: tensor<36xf32>, %arg8: tensor<120x36xf32>, %arg9: tensor<36x60xf32>, %arg10: tensor<36xf32>, %arg11: tensor<112x36xf32>, %arg12: tensor<36x56xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3x2xui32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3x4xi32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<16xi32>, %arg29: tensor<i32>, %arg30: tensor<i32>, %arg31: tensor<i1>, %arg32: tensor<i32>, %arg33: tensor<f32>, %arg34: tensor<i32>, %arg35: tensor<f32>, %arg36: tensor<f32>, %arg37: tensor<2xui32>, %arg38: tensor<4xi32>, %arg39: tensor<i32>) -> (tensor<3x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3xi32> {jax.result_info = "result[0].token"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.broadcast_in_dim %arg28, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %1 = stablehlo.iota dim = 0 : tensor<16xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %arg30, %c_0 : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %4 = stablehlo.minimum %1, %3 : tensor<16xi32>
    %5 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.add %5, %4 : tensor<16xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %8 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %9 = stablehlo.compare LT, %1, %8, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %10 = call @_where(%9, %6, %c_1) : (tensor<16xi1>, tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %12 = stablehlo.add %arg29, %arg30 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.subtract %12, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %14 = call @floor_divide(%13, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %14, %c_4 : tensor<i32>
    %16 = stablehlo.reshape %0 : (tensor<1x16xi32>) -> tensor<16xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %18 = stablehlo.compare LT, %16, %17, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_6 = stablehlo.constant dense<97> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %20 = stablehlo.add %16, %19 : tensor<16xi32>
    %21 = stablehlo.select %18, %20, %16 : tensor<16xi1>, tensor<16xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<16x1xi32>) -> tensor<16x36xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<16x36xf32>) -> tensor<36x16xf32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %26 = stablehlo.convert %7 : (tensor<1x16xi32>) -> tensor<1x16xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<5x1x16xf32>
    %31 = stablehlo.cosine %30 : tensor<5x1x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<5x1x16xf32>
    %34 = stablehlo.sine %30 : tensor<5x1x16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
    %36 = stablehlo.multiply %34, %35 : tensor<5x1x16xf32>
    %37 = stablehlo.multiply %24, %24 : tensor<36x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %41 = stablehlo.divide %39, %40 : tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %43 = stablehlo.add %41, %42 : tensor<1x16xf32>
    %44 = stablehlo.rsqrt %43 : tensor<1x16xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %46 = stablehlo.multiply %24, %45 : tensor<36x16xf32>
    %47 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %49 = stablehlo.multiply %46, %48 : tensor<36x16xf32>
    %50 = stablehlo.dot_general %arg2, %49, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %51 = stablehlo.reshape %50 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %52 = stablehlo.slice %51 [0:3, 0:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %53 = stablehlo.broadcast_in_dim %33, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %54 = stablehlo.broadcast_in_dim %36, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %55 = stablehlo.slice %52 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %56 = stablehlo.slice %52 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %57 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<3x3x5x1x16xf32>
    %59 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %60 = stablehlo.multiply %56, %59 : tensor<3x3x5x1x16xf32>
    %61 = stablehlo.subtract %58, %60 : tensor<3x3x5x1x16xf32>
    %62 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %63 = stablehlo.multiply %56, %62 : tensor<3x3x5x1x16xf32>
    %64 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %65 = stablehlo.multiply %55, %64 : tensor<3x3x5x1x16xf32>
    %66 = stablehlo.add %63, %65 : tensor<3x3x5x1x16xf32>
    %67 = stablehlo.concatenate %61, %66, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %68 = stablehlo.slice %67 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %cst_12 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %70 = stablehlo.multiply %68, %69 : tensor<3x2x10x1x16xf32>
    %71 = stablehlo.slice %67 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %72 = stablehlo.reshape %71 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %73 = stablehlo.slice %51 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %74 = stablehlo.reshape %73 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %75 = stablehlo.iota dim = 0 : tensor<1xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %77 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %78 = stablehlo.add %77, %76 : tensor<1x1xi32>
    %79 = stablehlo.transpose %72, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %81 = stablehlo.compare LT, %78, %80, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %83 = stablehlo.add %78, %82 : tensor<1x1xi32>
    %84 = stablehlo.select %81, %83, %78 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %86 = stablehlo.compare LT, %11, %85, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %88 = stablehlo.add %11, %87 : tensor<1x16xi32>
    %89 = stablehlo.select %86, %88, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %90 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %92 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %93 = stablehlo.concatenate %91, %92, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %94 = "stablehlo.scatter"(%arg14, %93, %79) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x10x128xf32>
    %95 = stablehlo.transpose %74, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %97 = stablehlo.compare LT, %78, %96, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %99 = stablehlo.add %78, %98 : tensor<1x1xi32>
    %100 = stablehlo.select %97, %99, %78 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %102 = stablehlo.compare LT, %11, %101, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_20 = stablehlo.constant dense<128> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %104 = stablehlo.add %11, %103 : tensor<1x16xi32>
    %105 = stablehlo.select %102, %104, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %106 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %108 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %109 = stablehlo.concatenate %107, %108, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %110 = "stablehlo.scatter"(%arg15, %109, %95) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x128x10xf32>
    %111 = stablehlo.transpose %70, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %112 = stablehlo.reshape %111 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_21 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %116:10 = stablehlo.while(%iterArg = %arg32, %iterArg_78 = %94, %iterArg_79 = %110, %iterArg_80 = %7, %iterArg_81 = %112, %iterArg_82 = %c_24, %iterArg_83 = %15, %iterArg_84 = %113, %iterArg_85 = %114, %iterArg_86 = %115) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %339 = stablehlo.compare LT, %iterArg_82, %iterArg_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %339 : tensor<i1>
    } do {
      %c_87 = stablehlo.constant dense<1> : tensor<i32>
      %339 = stablehlo.add %iterArg_82, %c_87 : tensor<i32>
      %c_88 = stablehlo.constant dense<128> : tensor<i32>
      %340 = stablehlo.multiply %iterArg_82, %c_88 : tensor<i32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %341 = stablehlo.compare LT, %iterArg, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_90 = stablehlo.constant dense<3> : tensor<i32>
      %342 = stablehlo.add %iterArg, %c_90 : tensor<i32>
      %343 = stablehlo.select %341, %342, %iterArg : tensor<i1>, tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %344 = stablehlo.compare LT, %c_91, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %c_94 = stablehlo.constant dense<3> : tensor<i32>
      %345 = stablehlo.add %c_93, %c_94 : tensor<i32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %346 = stablehlo.select %344, %345, %c_95 : tensor<i1>, tensor<i32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %347 = stablehlo.compare LT, %c_96, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<10> : tensor<i32>
      %348 = stablehlo.add %c_98, %c_99 : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %349 = stablehlo.select %347, %348, %c_100 : tensor<i1>, tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %350 = stablehlo.compare LT, %340, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_102 = stablehlo.constant dense<128> : tensor<i32>
      %351 = stablehlo.add %340, %c_102 : tensor<i32>
      %352 = stablehlo.select %350, %351, %340 : tensor<i1>, tensor<i32>
      %353 = stablehlo.dynamic_slice %iterArg_78, %343, %346, %349, %352, sizes = [1, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10x128xf32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %354 = stablehlo.compare LT, %iterArg, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_104 = stablehlo.constant dense<3> : tensor<i32>
      %355 = stablehlo.add %iterArg, %c_104 : tensor<i32>
      %356 = stablehlo.select %354, %355, %iterArg : tensor<i1>, tensor<i32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %c_105, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %c_108 = stablehlo.constant dense<3> : tensor<i32>
      %358 = stablehlo.add %c_107, %c_108 : tensor<i32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %359 = stablehlo.select %357, %358, %c_109 : tensor<i1>, tensor<i32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %360 = stablehlo.compare LT, %340, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_111 = stablehlo.constant dense<128> : tensor<i32>
      %361 = stablehlo.add %340, %c_111 : tensor<i32>
      %362 = stablehlo.select %360, %361, %340 : tensor<i1>, tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %363 = stablehlo.compare LT, %c_112, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_114 = stablehlo.constant dense<0> : tensor<i32>
      %c_115 = stablehlo.constant dense<10> : tensor<i32>
      %364 = stablehlo.add %c_114, %c_115 : tensor<i32>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %365 = stablehlo.select %363, %364, %c_116 : tensor<i1>, tensor<i32>
      %366 = stablehlo.dynamic_slice %iterArg_79, %356, %359, %362, %365, sizes = [1, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x128x10xf32>
      %c_117 = stablehlo.constant dense<128> : tensor<i32>
      %367 = stablehlo.multiply %iterArg_82, %c_117 : tensor<i32>
      %368 = stablehlo.iota dim = 0 : tensor<128xi32>
      %369 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %370 = stablehlo.add %369, %368 : tensor<128xi32>
      %371 = stablehlo.broadcast_in_dim %370, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %372 = stablehlo.broadcast_in_dim %iterArg_80, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %373 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %374 = stablehlo.broadcast_in_dim %372, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %375 = stablehlo.compare LE, %373, %374, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %376 = stablehlo.broadcast_in_dim %375, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %378 = stablehlo.reshape %377 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %379 = stablehlo.dot_general %iterArg_81, %353, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %380 = func.call @_where_1(%378, %379, %cst_118) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_119 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %381 = stablehlo.reduce(%380 init: %cst_119) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %382 = stablehlo.maximum %iterArg_84, %381 : tensor<1x3x32xf32>
      %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %385 = stablehlo.subtract %380, %384 : tensor<1x3x32x128xf32>
      %386 = stablehlo.exponential %385 : tensor<1x3x32x128xf32>
      %387 = stablehlo.subtract %iterArg_84, %382 : tensor<1x3x32xf32>
      %388 = stablehlo.exponential %387 : tensor<1x3x32xf32>
      %c_120 = stablehlo.constant dense<false> : tensor<i1>
      %389 = stablehlo.reduce(%378 init: %c_120) applies stablehlo.or across dimensions = [2] : (tensor<1x1x32x128xi1>, tensor<i1>) -> tensor<1x1x128xi1>
      %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2] : (tensor<1x1x128xi1>) -> tensor<1x1x128x1xi1>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %391 = func.call @_where_2(%390, %366, %cst_121) : (tensor<1x1x128x1xi1>, tensor<1x3x128x10xf32>, tensor<f32>) -> tensor<1x3x128x10xf32>
      %392 = stablehlo.dot_general %386, %391, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %393 = stablehlo.multiply %iterArg_85, %388 : tensor<1x3x32xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %394 = stablehlo.reduce(%386 init: %cst_122) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %395 = stablehlo.add %393, %394 : tensor<1x3x32xf32>
      %396 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %398 = stablehlo.multiply %iterArg_86, %397 : tensor<1x3x32x10xf32>
      %399 = stablehlo.add %398, %392 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %339, %iterArg_83, %382, %395, %399 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %117 = stablehlo.broadcast_in_dim %116#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %119 = stablehlo.divide %116#9, %118 : tensor<1x3x32x10xf32>
    %120 = stablehlo.reshape %119 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %121 = stablehlo.transpose %120, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %122 = stablehlo.reshape %121 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %123 = stablehlo.dot_general %arg3, %122, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %124 = stablehlo.add %24, %123 : tensor<36x16xf32>
    %125 = stablehlo.multiply %124, %124 : tensor<36x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_26 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %129 = stablehlo.divide %127, %128 : tensor<1x16xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %131 = stablehlo.add %129, %130 : tensor<1x16xf32>
    %132 = stablehlo.rsqrt %131 : tensor<1x16xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %134 = stablehlo.multiply %124, %133 : tensor<36x16xf32>
    %135 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %137 = stablehlo.multiply %134, %136 : tensor<36x16xf32>
    %138 = stablehlo.dot_general %arg5, %137, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %139 = stablehlo.slice %138 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %140 = stablehlo.slice %138 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %141 = call @silu(%139) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %142 = stablehlo.multiply %141, %140 : tensor<56x16xf32>
    %143 = stablehlo.dot_general %arg6, %142, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %144 = stablehlo.add %124, %143 : tensor<36x16xf32>
    %145 = stablehlo.multiply %144, %144 : tensor<36x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_29 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %149 = stablehlo.divide %147, %148 : tensor<1x16xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %151 = stablehlo.add %149, %150 : tensor<1x16xf32>
    %152 = stablehlo.rsqrt %151 : tensor<1x16xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %154 = stablehlo.multiply %144, %153 : tensor<36x16xf32>
    %155 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %157 = stablehlo.multiply %154, %156 : tensor<36x16xf32>
    %158 = stablehlo.dot_general %arg8, %157, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %159 = stablehlo.reshape %158 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %160 = stablehlo.slice %159 [0:3, 0:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %161 = stablehlo.broadcast_in_dim %33, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %162 = stablehlo.broadcast_in_dim %36, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %163 = stablehlo.slice %160 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %164 = stablehlo.slice %160 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %165 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %166 = stablehlo.multiply %163, %165 : tensor<3x3x5x1x16xf32>
    %167 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %168 = stablehlo.multiply %164, %167 : tensor<3x3x5x1x16xf32>
    %169 = stablehlo.subtract %166, %168 : tensor<3x3x5x1x16xf32>
    %170 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %171 = stablehlo.multiply %164, %170 : tensor<3x3x5x1x16xf32>
    %172 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %173 = stablehlo.multiply %163, %172 : tensor<3x3x5x1x16xf32>
    %174 = stablehlo.add %171, %173 : tensor<3x3x5x1x16xf32>
    %175 = stablehlo.concatenate %169, %174, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %176 = stablehlo.slice %175 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %cst_31 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %178 = stablehlo.multiply %176, %177 : tensor<3x2x10x1x16xf32>
    %179 = stablehlo.slice %175 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %180 = stablehlo.reshape %179 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %181 = stablehlo.slice %159 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %182 = stablehlo.reshape %181 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %183 = stablehlo.iota dim = 0 : tensor<1xi32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %185 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %186 = stablehlo.add %185, %184 : tensor<1x1xi32>
    %187 = stablehlo.transpose %180, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %188 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %189 = stablehlo.compare LT, %186, %188, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_33 = stablehlo.constant dense<3> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %191 = stablehlo.add %186, %190 : tensor<1x1xi32>
    %192 = stablehlo.select %189, %191, %186 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %193 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %194 = stablehlo.compare LT, %11, %193, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_35 = stablehlo.constant dense<128> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %196 = stablehlo.add %11, %195 : tensor<1x16xi32>
    %197 = stablehlo.select %194, %196, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %198 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %200 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %201 = stablehlo.concatenate %199, %200, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %202 = "stablehlo.scatter"(%arg16, %201, %187) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x10x128xf32>
    %203 = stablehlo.transpose %182, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %205 = stablehlo.compare LT, %186, %204, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_37 = stablehlo.constant dense<3> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %207 = stablehlo.add %186, %206 : tensor<1x1xi32>
    %208 = stablehlo.select %205, %207, %186 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %210 = stablehlo.compare LT, %11, %209, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_39 = stablehlo.constant dense<128> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %212 = stablehlo.add %11, %211 : tensor<1x16xi32>
    %213 = stablehlo.select %210, %212, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %214 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %216 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %217 = stablehlo.concatenate %215, %216, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %218 = "stablehlo.scatter"(%arg17, %217, %203) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x128x10xf32>
    %219 = stablehlo.transpose %178, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %220 = stablehlo.reshape %219 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_40 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %224:10 = stablehlo.while(%iterArg = %arg32, %iterArg_78 = %202, %iterArg_79 = %218, %iterArg_80 = %7, %iterArg_81 = %220, %iterArg_82 = %c_43, %iterArg_83 = %15, %iterArg_84 = %221, %iterArg_85 = %222, %iterArg_86 = %223) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %339 = stablehlo.compare LT, %iterArg_82, %iterArg_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %339 : tensor<i1>
    } do {
      %c_87 = stablehlo.constant dense<1> : tensor<i32>
      %339 = stablehlo.add %iterArg_82, %c_87 : tensor<i32>
      %c_88 = stablehlo.constant dense<128> : tensor<i32>
      %340 = stablehlo.multiply %iterArg_82, %c_88 : tensor<i32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %341 = stablehlo.compare LT, %iterArg, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_90 = stablehlo.constant dense<3> : tensor<i32>
      %342 = stablehlo.add %iterArg, %c_90 : tensor<i32>
      %343 = stablehlo.select %341, %342, %iterArg : tensor<i1>, tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %344 = stablehlo.compare LT, %c_91, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %c_94 = stablehlo.constant dense<3> : tensor<i32>
      %345 = stablehlo.add %c_93, %c_94 : tensor<i32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %346 = stablehlo.select %344, %345, %c_95 : tensor<i1>, tensor<i32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %347 = stablehlo.compare LT, %c_96, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<10> : tensor<i32>
      %348 = stablehlo.add %c_98, %c_99 : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %349 = stablehlo.select %347, %348, %c_100 : tensor<i1>, tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %350 = stablehlo.compare LT, %340, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_102 = stablehlo.constant dense<128> : tensor<i32>
      %351 = stablehlo.add %340, %c_102 : tensor<i32>
      %352 = stablehlo.select %350, %351, %340 : tensor<i1>, tensor<i32>
      %353 = stablehlo.dynamic_slice %iterArg_78, %343, %346, %349, %352, sizes = [1, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10x128xf32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %354 = stablehlo.compare LT, %iterArg, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_104 = stablehlo.constant dense<3> : tensor<i32>
      %355 = stablehlo.add %iterArg, %c_104 : tensor<i32>
      %356 = stablehlo.select %354, %355, %iterArg : tensor<i1>, tensor<i32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %c_105, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %c_108 = stablehlo.constant dense<3> : tensor<i32>
      %358 = stablehlo.add %c_107, %c_108 : tensor<i32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %359 = stablehlo.select %357, %358, %c_109 : tensor<i1>, tensor<i32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %360 = stablehlo.compare LT, %340, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_111 = stablehlo.constant dense<128> : tensor<i32>
      %361 = stablehlo.add %340, %c_111 : tensor<i32>
      %362 = stablehlo.select %360, %361, %340 : tensor<i1>, tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %363 = stablehlo.compare LT, %c_112, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_114 = stablehlo.constant dense<0> : tensor<i32>
      %c_115 = stablehlo.constant dense<10> : tensor<i32>
      %364 = stablehlo.add %c_114, %c_115 : tensor<i32>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %365 = stablehlo.select %363, %364, %c_116 : tensor<i1>, tensor<i32>
      %366 = stablehlo.dynamic_slice %iterArg_79, %356, %359, %362, %365, sizes = [1, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x128x10xf32>
      %c_117 = stablehlo.constant dense<128> : tensor<i32>
      %367 = stablehlo.multiply %iterArg_82, %c_117 : tensor<i32>
      %368 = stablehlo.iota dim = 0 : tensor<128xi32>
      %369 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %370 = stablehlo.add %369, %368 : tensor<128xi32>
      %371 = stablehlo.broadcast_in_dim %370, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %372 = stablehlo.broadcast_in_dim %iterArg_80, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %373 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %374 = stablehlo.broadcast_in_dim %372, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %375 = stablehlo.compare LE, %373, %374, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %376 = stablehlo.broadcast_in_dim %375, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %378 = stablehlo.reshape %377 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %379 = stablehlo.dot_general %iterArg_81, %353, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %380 = func.call @_where_1(%378, %379, %cst_118) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_119 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %381 = stablehlo.reduce(%380 init: %cst_119) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %382 = stablehlo.maximum %iterArg_84, %381 : tensor<1x3x32xf32>
      %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %385 = stablehlo.subtract %380, %384 : tensor<1x3x32x128xf32>
      %386 = stablehlo.exponential %385 : tensor<1x3x32x128xf32>
      %387 = stablehlo.subtract %iterArg_84, %382 : tensor<1x3x32xf32>
      %388 = stablehlo.exponential %387 : tensor<1x3x32xf32>
      %c_120 = stablehlo.constant dense<false> : tensor<i1>
      %389 = stablehlo.reduce(%378 init: %c_120) applies stablehlo.or across dimensions = [2] : (tensor<1x1x32x128xi1>, tensor<i1>) -> tensor<1x1x128xi1>
      %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2] : (tensor<1x1x128xi1>) -> tensor<1x1x128x1xi1>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %391 = func.call @_where_2(%390, %366, %cst_121) : (tensor<1x1x128x1xi1>, tensor<1x3x128x10xf32>, tensor<f32>) -> tensor<1x3x128x10xf32>
      %392 = stablehlo.dot_general %386, %391, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %393 = stablehlo.multiply %iterArg_85, %388 : tensor<1x3x32xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %394 = stablehlo.reduce(%386 init: %cst_122) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %395 = stablehlo.add %393, %394 : tensor<1x3x32xf32>
      %396 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %398 = stablehlo.multiply %iterArg_86, %397 : tensor<1x3x32x10xf32>
      %399 = stablehlo.add %398, %392 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %339, %iterArg_83, %382, %395, %399 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %225 = stablehlo.broadcast_in_dim %224#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %227 = stablehlo.divide %224#9, %226 : tensor<1x3x32x10xf32>
    %228 = stablehlo.reshape %227 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %229 = stablehlo.transpose %228, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %230 = stablehlo.reshape %229 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %231 = stablehlo.dot_general %arg9, %230, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %232 = stablehlo.add %144, %231 : tensor<36x16xf32>
    %233 = stablehlo.multiply %232, %232 : tensor<36x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_45 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %237 = stablehlo.divide %235, %236 : tensor<1x16xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %239 = stablehlo.add %237, %238 : tensor<1x16xf32>
    %240 = stablehlo.rsqrt %239 : tensor<1x16xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %242 = stablehlo.multiply %232, %241 : tensor<36x16xf32>
    %243 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %245 = stablehlo.multiply %242, %244 : tensor<36x16xf32>
    %246 = stablehlo.dot_general %arg11, %245, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %247 = stablehlo.slice %246 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %248 = stablehlo.slice %246 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %249 = call @silu(%247) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %250 = stablehlo.multiply %249, %248 : tensor<56x16xf32>
    %251 = stablehlo.dot_general %arg12, %250, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %252 = stablehlo.add %232, %251 : tensor<36x16xf32>
    %253 = stablehlo.multiply %252, %252 : tensor<36x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_48 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %257 = stablehlo.divide %255, %256 : tensor<1x16xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %259 = stablehlo.add %257, %258 : tensor<1x16xf32>
    %260 = stablehlo.rsqrt %259 : tensor<1x16xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %262 = stablehlo.multiply %252, %261 : tensor<36x16xf32>
    %263 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %265 = stablehlo.multiply %262, %264 : tensor<36x16xf32>
    %266 = stablehlo.add %arg29, %arg30 : tensor<i32>
    %c_50 = stablehlo.constant dense<1> : tensor<i32>
    %267 = stablehlo.subtract %arg30, %c_50 : tensor<i32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %268 = stablehlo.compare LT, %267, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_52 = stablehlo.constant dense<16> : tensor<i32>
    %269 = stablehlo.add %267, %c_52 : tensor<i32>
    %270 = stablehlo.select %268, %269, %267 : tensor<i1>, tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %271 = stablehlo.dynamic_slice %265, %c_53, %270, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %272 = stablehlo.convert %arg31 : (tensor<i1>) -> tensor<i32>
    %273:3 = "stablehlo.case"(%272) ({
      %c_78 = stablehlo.constant dense<-1> : tensor<i32>
      %339 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_79 = stablehlo.constant dense<0> : tensor<i32>
      %340 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_80 = stablehlo.constant dense<0> : tensor<i32>
      %341 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<1xi32>
      stablehlo.return %339, %340, %341 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }, {
      %339 = stablehlo.broadcast_in_dim %arg33, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %340 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %341 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %342 = stablehlo.broadcast_in_dim %arg36, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %343 = stablehlo.broadcast_in_dim %arg37, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %344 = stablehlo.broadcast_in_dim %arg38, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
      %345 = stablehlo.broadcast_in_dim %arg39, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %346 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %347 = stablehlo.dot_general %arg0, %271, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x1xf32>) -> tensor<97x1xf32>
      %348 = stablehlo.transpose %347, dims = [1, 0] : (tensor<97x1xf32>) -> tensor<1x97xf32>
      %349 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %350 = stablehlo.reduce(%348 init: %cst_78) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
      %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
      %353 = stablehlo.compare EQ, %348, %352, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
      %c_79 = stablehlo.constant dense<97> : tensor<i32>
      %354 = func.call @_where_3(%353, %349, %c_79) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
      %c_80 = stablehlo.constant dense<2147483647> : tensor<i32>
      %355 = stablehlo.reduce(%354 init: %c_80) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %356 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %357 = stablehlo.compare GT, %339, %356, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %c_82 = stablehlo.constant dense<false> : tensor<i1>
      %358 = stablehlo.reduce(%357 init: %c_82) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %359 = stablehlo.convert %358 : (tensor<i1>) -> tensor<i32>
      %360 = "stablehlo.case"(%359) ({
        stablehlo.return %355 : tensor<1xi32>
      }, {
        %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %381 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %382 = stablehlo.compare GT, %339, %381, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %383 = func.call @_where_4(%382, %339, %cst_93) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
        %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %384 = stablehlo.reduce(%348 init: %cst_94) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %385 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %387 = stablehlo.subtract %348, %386 : tensor<1x97xf32>
        %388 = stablehlo.broadcast_in_dim %383, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %390 = stablehlo.divide %387, %389 : tensor<1x97xf32>
        %c_95 = stablehlo.constant dense<0> : tensor<i32>
        %391 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %392 = stablehlo.compare GT, %340, %391, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %393 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %394 = stablehlo.compare LT, %341, %393, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %395 = stablehlo.or %392, %394 : tensor<1xi1>
        %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %396 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %397 = stablehlo.compare GT, %342, %396, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %398 = stablehlo.or %395, %397 : tensor<1xi1>
        %c_98 = stablehlo.constant dense<false> : tensor<i1>
        %399 = stablehlo.reduce(%398 init: %c_98) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
        %400 = stablehlo.convert %399 : (tensor<i1>) -> tensor<i32>
        %401 = "stablehlo.case"(%400) ({
          %c_108 = stablehlo.constant dense<true> : tensor<i1>
          %441 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i1>) -> tensor<1x97xi1>
          stablehlo.return %441 : tensor<1x97xi1>
        }, {
          %441 = stablehlo.bitcast_convert %390 : (tensor<1x97xf32>) -> tensor<1x97xi32>
          %c_108 = stablehlo.constant dense<0> : tensor<i32>
          %442 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %443 = stablehlo.compare LT, %441, %442, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %c_109 = stablehlo.constant dense<2147483647> : tensor<i32>
          %444 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %445 = stablehlo.xor %441, %444 : tensor<1x97xi32>
          %446 = func.call @_where_5(%443, %445, %441) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi32>
          %c_110 = stablehlo.constant dense<0> : tensor<i32>
          %447 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %448 = stablehlo.compare GT, %340, %447, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
          %449 = stablehlo.convert %340 : (tensor<1xi32>) -> tensor<1xf32>
          %cst_111 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %450 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %451 = stablehlo.minimum %449, %450 : tensor<1xf32>
          %cst_112 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %452 = func.call @_where_6(%448, %451, %cst_112) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
          %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %453 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
          %c_114 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %454 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_115 = stablehlo.constant dense<2147483647> : tensor<i32>
          %455 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_116 = stablehlo.constant dense<0> : tensor<i32>
          %456:6 = stablehlo.while(%iterArg = %446, %iterArg_124 = %453, %iterArg_125 = %452, %iterArg_126 = %c_116, %iterArg_127 = %454, %iterArg_128 = %455) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_129 = stablehlo.constant dense<32> : tensor<i32>
            %483 = stablehlo.compare LT, %iterArg_126, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %483 : tensor<i1>
          } do {
            %483:2 = func.call @closed_call(%iterArg, %iterArg_124, %iterArg_125, %iterArg_127, %iterArg_128) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_129 = stablehlo.constant dense<1> : tensor<i32>
            %484 = stablehlo.add %iterArg_126, %c_129 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_124, %iterArg_125, %484, %483#0, %483#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %457 = stablehlo.broadcast_in_dim %456#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %459 = stablehlo.compare GE, %446, %458, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %460 = stablehlo.exponential %390 : tensor<1x97xf32>
          %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %461 = func.call @_where_7(%459, %460, %cst_117) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
          %cst_118 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
          %462 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %463 = stablehlo.maximum %341, %462 : tensor<1xf32>
          %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %464 = stablehlo.reduce(%461 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
          %465 = stablehlo.multiply %463, %464 : tensor<1xf32>
          %c_120 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %466 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_121 = stablehlo.constant dense<2147483647> : tensor<i32>
          %467 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_122 = stablehlo.constant dense<0> : tensor<i32>
          %468:6 = stablehlo.while(%iterArg = %446, %iterArg_124 = %461, %iterArg_125 = %465, %iterArg_126 = %c_122, %iterArg_127 = %466, %iterArg_128 = %467) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_129 = stablehlo.constant dense<32> : tensor<i32>
            %483 = stablehlo.compare LT, %iterArg_126, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %483 : tensor<i1>
          } do {
            %483:2 = func.call @closed_call_9(%iterArg, %iterArg_124, %iterArg_125, %iterArg_127, %iterArg_128) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_129 = stablehlo.constant dense<1> : tensor<i32>
            %484 = stablehlo.add %iterArg_126, %c_129 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_124, %iterArg_125, %484, %483#0, %483#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %469 = stablehlo.broadcast_in_dim %468#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %471 = stablehlo.compare GE, %446, %470, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %472 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %473 = stablehlo.compare GE, %341, %472, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
          %474 = stablehlo.broadcast_in_dim %473, dims = [0] : (tensor<1xi1>) -> tensor<1x1xi1>
          %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x97xi1>
          %476 = stablehlo.or %471, %475 : tensor<1x97xi1>
          %477 = stablehlo.and %459, %476 : tensor<1x97xi1>
          %478 = stablehlo.exponential %390 : tensor<1x97xf32>
          %479 = stablehlo.broadcast_in_dim %342, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
          %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
          %481 = stablehlo.compare GE, %478, %480, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
          %482 = stablehlo.and %477, %481 : tensor<1x97xi1>
          stablehlo.return %482 : tensor<1x97xi1>
        }) : (tensor<i32>) -> tensor<1x97xi1>
        %402 = stablehlo.convert %346 : (tensor<1xi32>) -> tensor<1xui32>
        %403 = func.call @_threefry_fold_in(%343, %402) : (tensor<1x2xui32>, tensor<1xui32>) -> tensor<1x2xui32>
        %404 = stablehlo.slice %403 [0:1, 0:1] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %405 = stablehlo.reshape %404 : (tensor<1x1xui32>) -> tensor<1xui32>
        %406 = stablehlo.slice %403 [0:1, 1:2] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %407 = stablehlo.reshape %406 : (tensor<1x1xui32>) -> tensor<1xui32>
        %408 = stablehlo.iota dim = 0 : tensor<97xui64>
        %c_99 = stablehlo.constant dense<1> : tensor<ui64>
        %409 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %410 = stablehlo.multiply %409, %408 : tensor<97xui64>
        %c_100 = stablehlo.constant dense<32> : tensor<ui64>
        %411 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %412 = stablehlo.shift_right_logical %410, %411 : tensor<97xui64>
        %413 = stablehlo.convert %410 : (tensor<97xui64>) -> tensor<97xui32>
        %414 = stablehlo.convert %412 : (tensor<97xui64>) -> tensor<97xui32>
        %415 = stablehlo.broadcast_in_dim %414, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %416 = stablehlo.broadcast_in_dim %413, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %417 = stablehlo.broadcast_in_dim %405, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %418 = stablehlo.broadcast_in_dim %407, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %419:2 = func.call @threefry2x32_11(%417, %418, %415, %416) : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<1x97xui32>, tensor<1x97xui32>)
        %420 = stablehlo.xor %419#0, %419#1 : tensor<1x97xui32>
        %c_101 = stablehlo.constant dense<9> : tensor<ui32>
        %421 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
        %422 = stablehlo.shift_right_logical %420, %421 : tensor<1x97xui32>
        %423 = stablehlo.convert %422 : (tensor<1x97xui32>) -> tensor<1x97xf32>
        %cst_102 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %424 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %425 = stablehlo.add %423, %424 : tensor<1x97xf32>
        %cst_103 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %426 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %427 = stablehlo.multiply %425, %426 : tensor<1x97xf32>
        %428 = stablehlo.log %427 : tensor<1x97xf32>
        %429 = stablehlo.negate %428 : tensor<1x97xf32>
        %430 = stablehlo.log %429 : tensor<1x97xf32>
        %431 = stablehlo.negate %430 : tensor<1x97xf32>
        %432 = stablehlo.add %390, %431 : tensor<1x97xf32>
        %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %433 = func.call @_where_7(%401, %432, %cst_104) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
        %434 = stablehlo.iota dim = 1 : tensor<1x97xi32>
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %435 = stablehlo.reduce(%433 init: %cst_105) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %436 = stablehlo.broadcast_in_dim %435, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %438 = stablehlo.compare EQ, %433, %437, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
        %c_106 = stablehlo.constant dense<97> : tensor<i32>
        %439 = func.call @_where_3(%438, %434, %c_106) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
        %c_107 = stablehlo.constant dense<2147483647> : tensor<i32>
        %440 = stablehlo.reduce(%439 init: %c_107) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
        stablehlo.return %440 : tensor<1xi32>
      }) : (tensor<i32>) -> tensor<1xi32>
      %361 = func.call @_where_8(%357, %360, %355) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %362 = stablehlo.compare GE, %346, %345, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_83 = stablehlo.constant dense<2> : tensor<i32>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %363 = func.call @_where_13(%362, %c_83, %c_84) : (tensor<1xi1>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
      %364 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x4xi32>
      %366 = stablehlo.compare EQ, %365, %344, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %c_85 = stablehlo.constant dense<false> : tensor<i1>
      %367 = stablehlo.reduce(%366 init: %c_85) applies stablehlo.or across dimensions = [1] : (tensor<1x4xi1>, tensor<i1>) -> tensor<1xi1>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %368 = func.call @_where_14(%367, %c_86, %363) : (tensor<1xi1>, tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
      %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %369 = stablehlo.reduce(%348 init: %cst_87) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %370 = stablehlo.is_finite %369 : (tensor<1xf32>) -> tensor<1xi1>
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %371 = func.call @_where_15(%370, %368, %c_88) : (tensor<1xi1>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %372 = stablehlo.convert %371 : tensor<1xi32>
      %373 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %c_89 = stablehlo.constant dense<2> : tensor<i32>
      %374 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %375 = stablehlo.multiply %374, %373 : tensor<1x97xi32>
      %c_90 = stablehlo.constant dense<1> : tensor<i32>
      %376 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %377 = stablehlo.add %375, %376 : tensor<1x97xi32>
      %378 = stablehlo.bitcast_convert %348 : (tensor<1x97xf32>) -> tensor<1x97xi32>
      %379 = stablehlo.multiply %378, %377 : tensor<1x97xi32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %380 = stablehlo.reduce(%379 init: %c_91) applies stablehlo.add across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      stablehlo.return %361, %372, %380 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }) : (tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %274 = stablehlo.reshape %273#0 : (tensor<1xi32>) -> tensor<i32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %275 = stablehlo.compare LT, %arg32, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_55 = stablehlo.constant dense<3> : tensor<i32>
    %276 = stablehlo.add %arg32, %c_55 : tensor<i32>
    %277 = stablehlo.select %275, %276, %arg32 : tensor<i1>, tensor<i32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %279 = "stablehlo.scatter"(%arg18, %278, %274) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %280 = stablehlo.compare LT, %arg32, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_57 = stablehlo.constant dense<3> : tensor<i32>
    %281 = stablehlo.add %arg32, %c_57 : tensor<i32>
    %282 = stablehlo.select %280, %281, %arg32 : tensor<i1>, tensor<i32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %284 = "stablehlo.scatter"(%arg19, %283, %266) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %285 = stablehlo.reshape %273#1 : (tensor<1xi32>) -> tensor<i32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %286 = stablehlo.compare EQ, %285, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<false> : tensor<i1>
    %287 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i1>) -> tensor<i1>
    %288 = stablehlo.compare NE, %286, %287, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %289 = stablehlo.convert %288 : tensor<i1>
    %290 = stablehlo.and %arg31, %289 : tensor<i1>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %291 = stablehlo.compare LT, %arg32, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %292 = stablehlo.add %arg32, %c_61 : tensor<i32>
    %293 = stablehlo.select %291, %292, %arg32 : tensor<i1>, tensor<i32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %295 = "stablehlo.scatter"(%arg20, %294, %290) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %296 = stablehlo.compare LT, %arg32, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_63 = stablehlo.constant dense<3> : tensor<i32>
    %297 = stablehlo.add %arg32, %c_63 : tensor<i32>
    %298 = stablehlo.select %296, %297, %arg32 : tensor<i1>, tensor<i32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %300 = "stablehlo.scatter"(%arg21, %299, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %301 = stablehlo.compare LT, %arg32, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_65 = stablehlo.constant dense<3> : tensor<i32>
    %302 = stablehlo.add %arg32, %c_65 : tensor<i32>
    %303 = stablehlo.select %301, %302, %arg32 : tensor<i1>, tensor<i32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %305 = "stablehlo.scatter"(%arg22, %304, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %306 = stablehlo.compare LT, %arg32, %c_66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_67 = stablehlo.constant dense<3> : tensor<i32>
    %307 = stablehlo.add %arg32, %c_67 : tensor<i32>
    %308 = stablehlo.select %306, %307, %arg32 : tensor<i1>, tensor<i32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %310 = "stablehlo.scatter"(%arg23, %309, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %311 = stablehlo.compare LT, %arg32, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_69 = stablehlo.constant dense<3> : tensor<i32>
    %312 = stablehlo.add %arg32, %c_69 : tensor<i32>
    %313 = stablehlo.select %311, %312, %arg32 : tensor<i1>, tensor<i32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %315 = "stablehlo.scatter"(%arg24, %314, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %316 = stablehlo.compare LT, %arg32, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_71 = stablehlo.constant dense<3> : tensor<i32>
    %317 = stablehlo.add %arg32, %c_71 : tensor<i32>
    %318 = stablehlo.select %316, %317, %arg32 : tensor<i1>, tensor<i32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %320 = "stablehlo.scatter"(%arg25, %319, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %321 = stablehlo.compare LT, %arg32, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_73 = stablehlo.constant dense<3> : tensor<i32>
    %322 = stablehlo.add %arg32, %c_73 : tensor<i32>
    %323 = stablehlo.select %321, %322, %arg32 : tensor<i1>, tensor<i32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %325 = "stablehlo.scatter"(%arg26, %324, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %326 = stablehlo.compare LT, %arg32, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_75 = stablehlo.constant dense<3> : tensor<i32>
    %327 = stablehlo.add %arg32, %c_75 : tensor<i32>
    %328 = stablehlo.select %326, %327, %arg32 : tensor<i1>, tensor<i32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %330 = "stablehlo.scatter"(%arg27, %329, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %331 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %332 = stablehlo.convert %273#1 : tensor<1xi32>
    %333 = stablehlo.concatenate %273#0, %332, %273#2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %334 = stablehlo.compare LT, %arg32, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_77 = stablehlo.constant dense<3> : tensor<i32>
    %335 = stablehlo.add %arg32, %c_77 : tensor<i32>
    %336 = stablehlo.select %334, %335, %arg32 : tensor<i1>, tensor<i32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %338 = "stablehlo.scatter"(%331, %337, %333) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x3xi32>, tensor<1xi32>, tensor<3xi32>) -> tensor<3x3xi32>
    return %94, %110, %202, %218, %279, %284, %295, %300, %305, %310, %315, %320, %325, %330, %338 : tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
  }
  func.func private @_where(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16xi1>, tensor<16xi32>
    return %2 : tensor<16xi32>
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
  func.func private @_where_1(%arg0: tensor<1x1x32x128xi1>, %arg1: tensor<1x3x32x128xf32>, %arg2: tensor<f32>) -> tensor<1x3x32x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x32x128xi1>) -> tensor<1x3x32x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x3x32x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x3x32x128xi1>, tensor<1x3x32x128xf32>
    return %3 : tensor<1x3x32x128xf32>
  }
  func.func private @_where_2(%arg0: tensor<1x1x128x1xi1>, %arg1: tensor<1x3x128x10xf32>, %arg2: tensor<f32>) -> tensor<1x3x128x10xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x128x1xi1>) -> tensor<1x3x128x10xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x3x128x10xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x3x128x10xi1>, tensor<1x3x128x10xf32>
    return %3 : tensor<1x3x128x10xf32>
  }
  func.func private @silu(%arg0: tensor<56x16xf32>) -> tensor<56x16xf32> {
    %0 = stablehlo.negate %arg0 : tensor<56x16xf32>
    %1 = stablehlo.exponential %0 : tensor<56x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<56x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<56x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<56x16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<56x16xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<56x16xf32>
    return %6 : tensor<56x16xf32>
  }
  func.func private @_where_3(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<1x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x97xi1>, tensor<1x97xi32>
    return %2 : tensor<1x97xi32>
  }
  func.func private @_where_4(%arg0: tensor<1xi1>, %arg1: tensor<1xf32>, %arg2: tensor<f32>) -> tensor<1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1xi1>, tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<1x97xi32>) -> tensor<1x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x97xi1>, tensor<1x97xi32>
    return %0 : tensor<1x97xi32>
  }
  func.func private @_where_6(%arg0: tensor<1xi1>, %arg1: tensor<1xf32>, %arg2: tensor<f32>) -> tensor<1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xf32>
    return %1 : tensor<1xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x97xi32>, %arg1: tensor<1x97xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xi32>, %arg4: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.shift_right_arithmetic %arg3, %0 : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.shift_right_arithmetic %arg4, %2 : tensor<1xi32>
    %4 = stablehlo.add %1, %3 : tensor<1xi32>
    %5 = stablehlo.and %arg3, %arg4 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.and %5, %6 : tensor<1xi32>
    %8 = stablehlo.add %4, %7 : tensor<1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
    %11 = stablehlo.compare GE, %arg0, %10, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = call @_where_7(%11, %arg1, %cst) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %15 = call @_where_8(%14, %8, %arg3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %16 = call @_where_8(%14, %arg4, %8) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    return %15, %16 : tensor<1xi32>, tensor<1xi32>
  }
  func.func private @_where_7(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xf32>, %arg2: tensor<f32>) -> tensor<1x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x97xi1>, tensor<1x97xf32>
    return %2 : tensor<1x97xf32>
  }
  func.func private @_where_8(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<1x97xi32>, %arg1: tensor<1x97xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xi32>, %arg4: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.shift_right_arithmetic %arg3, %0 : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.shift_right_arithmetic %arg4, %2 : tensor<1xi32>
    %4 = stablehlo.add %1, %3 : tensor<1xi32>
    %5 = stablehlo.and %arg3, %arg4 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.and %5, %6 : tensor<1xi32>
    %8 = stablehlo.add %4, %7 : tensor<1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
    %11 = stablehlo.compare GE, %arg0, %10, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = call @_where_7(%11, %arg1, %cst) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %15 = call @_where_8(%14, %8, %arg3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %16 = call @_where_8(%14, %arg4, %8) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    return %15, %16 : tensor<1xi32>, tensor<1xi32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<1x2xui32>, %arg1: tensor<1xui32>) -> tensor<1x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<1xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<1xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x2xui32>
    %7 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1x1xui32>) -> tensor<1xui32>
    %9 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<1x1xui32>) -> tensor<1xui32>
    %11 = stablehlo.slice %6 [0:1, 0:1] : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %12 = stablehlo.slice %6 [0:1, 1:2] : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>) -> (tensor<1x1xui32>, tensor<1x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x2xui32>
    return %16 : tensor<1x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<1x1xui32>, %arg1: tensor<1x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>) -> (tensor<1x1xui32>, tensor<1x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<1x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<1x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<1x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<1x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_10(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<1x1xui32>, tensor<1x1xui32>
  }
  func.func private @closed_call_10(%arg0: tensor<i32>, %arg1: tensor<1x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>, %arg4: tensor<1x1xui32>, %arg5: tensor<1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<1x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<1x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<1x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @threefry2x32_11(%arg0: tensor<1x1xui32>, %arg1: tensor<1x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<1x97xui32>, tensor<1x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<1x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<1x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<1x97xui32>
    %4 = stablehlo.add %arg2, %3 : tensor<1x97xui32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<1x97xui32>
    %6 = stablehlo.add %arg3, %5 : tensor<1x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %4, %iterArg_6 = %6, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:8 = func.call @closed_call_12(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i32>, tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<1x97xui32>, tensor<1x97xui32>
  }
  func.func private @closed_call_12(%arg0: tensor<i32>, %arg1: tensor<1x97xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x1xui32>, %arg4: tensor<1x1xui32>, %arg5: tensor<1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<1x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<1x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<1x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<1x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<1x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<1x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<1x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<1x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<1x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_13(%arg0: tensor<1xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<1xi1>, tensor<1xi32>
    return %2 : tensor<1xi32>
  }
  func.func private @_where_14(%arg0: tensor<1xi1>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @_where_15(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xi32>
    return %1 : tensor<1xi32>
  }
}
