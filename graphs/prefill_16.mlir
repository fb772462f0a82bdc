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
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @_pad(%0, %c_5) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %17 = stablehlo.reshape %16 : (tensor<1x16xi32>) -> tensor<16xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_7 = stablehlo.constant dense<97> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %21 = stablehlo.add %17, %20 : tensor<16xi32>
    %22 = stablehlo.select %19, %21, %17 : tensor<16xi1>, tensor<16xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<16x1xi32>) -> tensor<16x36xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<16x36xf32>) -> tensor<36x16xf32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %27 = stablehlo.convert %7 : (tensor<1x16xi32>) -> tensor<1x16xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %29 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<5x1x16xf32>
    %32 = stablehlo.cosine %31 : tensor<5x1x16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<5x1x16xf32>
    %35 = stablehlo.sine %31 : tensor<5x1x16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<5x1x16xf32>
    %38 = stablehlo.multiply %25, %25 : tensor<36x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %42 = stablehlo.divide %40, %41 : tensor<1x16xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %44 = stablehlo.add %42, %43 : tensor<1x16xf32>
    %45 = stablehlo.rsqrt %44 : tensor<1x16xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %47 = stablehlo.multiply %25, %46 : tensor<36x16xf32>
    %48 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %50 = stablehlo.multiply %47, %49 : tensor<36x16xf32>
    %51 = stablehlo.dot_general %arg2, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %52 = stablehlo.reshape %51 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %53 = stablehlo.slice %52 [0:3, 0:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %54 = stablehlo.broadcast_in_dim %34, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %55 = stablehlo.broadcast_in_dim %37, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %56 = stablehlo.slice %53 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %57 = stablehlo.slice %53 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %58 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %59 = stablehlo.multiply %56, %58 : tensor<3x3x5x1x16xf32>
    %60 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %61 = stablehlo.multiply %57, %60 : tensor<3x3x5x1x16xf32>
    %62 = stablehlo.subtract %59, %61 : tensor<3x3x5x1x16xf32>
    %63 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %64 = stablehlo.multiply %57, %63 : tensor<3x3x5x1x16xf32>
    %65 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %66 = stablehlo.multiply %56, %65 : tensor<3x3x5x1x16xf32>
    %67 = stablehlo.add %64, %66 : tensor<3x3x5x1x16xf32>
    %68 = stablehlo.concatenate %62, %67, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %69 = stablehlo.slice %68 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %cst_13 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %71 = stablehlo.multiply %69, %70 : tensor<3x2x10x1x16xf32>
    %72 = stablehlo.slice %68 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %73 = stablehlo.reshape %72 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %74 = stablehlo.slice %52 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %75 = stablehlo.reshape %74 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %76 = stablehlo.iota dim = 0 : tensor<1xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %78 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %79 = stablehlo.add %78, %77 : tensor<1x1xi32>
    %80 = stablehlo.transpose %73, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %82 = stablehlo.compare LT, %79, %81, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %84 = stablehlo.add %79, %83 : tensor<1x1xi32>
    %85 = stablehlo.select %82, %84, %79 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %87 = stablehlo.compare LT, %11, %86, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %89 = stablehlo.add %11, %88 : tensor<1x16xi32>
    %90 = stablehlo.select %87, %89, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %91 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %93 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %94 = stablehlo.concatenate %92, %93, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %95 = "stablehlo.scatter"(%arg14, %94, %80) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x10x128xf32>
    %96 = stablehlo.transpose %75, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %98 = stablehlo.compare LT, %79, %97, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %100 = stablehlo.add %79, %99 : tensor<1x1xi32>
    %101 = stablehlo.select %98, %100, %79 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %103 = stablehlo.compare LT, %11, %102, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_21 = stablehlo.constant dense<128> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %105 = stablehlo.add %11, %104 : tensor<1x16xi32>
    %106 = stablehlo.select %103, %105, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %107 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %109 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %110 = stablehlo.concatenate %108, %109, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %111 = "stablehlo.scatter"(%arg15, %110, %96) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x128x10xf32>
    %112 = stablehlo.transpose %71, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %113 = stablehlo.reshape %112 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_22 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %117:10 = stablehlo.while(%iterArg = %arg32, %iterArg_81 = %95, %iterArg_82 = %111, %iterArg_83 = %7, %iterArg_84 = %113, %iterArg_85 = %c_25, %iterArg_86 = %15, %iterArg_87 = %114, %iterArg_88 = %115, %iterArg_89 = %116) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %342 = stablehlo.compare LT, %iterArg_85, %iterArg_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %342 : tensor<i1>
    } do {
      %c_90 = stablehlo.constant dense<1> : tensor<i32>
      %342 = stablehlo.add %iterArg_85, %c_90 : tensor<i32>
      %c_91 = stablehlo.constant dense<128> : tensor<i32>
      %343 = stablehlo.multiply %iterArg_85, %c_91 : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %344 = stablehlo.compare LT, %iterArg, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_93 = stablehlo.constant dense<3> : tensor<i32>
      %345 = stablehlo.add %iterArg, %c_93 : tensor<i32>
      %346 = stablehlo.select %344, %345, %iterArg : tensor<i1>, tensor<i32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %347 = stablehlo.compare LT, %c_94, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %c_97 = stablehlo.constant dense<3> : tensor<i32>
      %348 = stablehlo.add %c_96, %c_97 : tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %349 = stablehlo.select %347, %348, %c_98 : tensor<i1>, tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %350 = stablehlo.compare LT, %c_99, %c_100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<10> : tensor<i32>
      %351 = stablehlo.add %c_101, %c_102 : tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %352 = stablehlo.select %350, %351, %c_103 : tensor<i1>, tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.compare LT, %343, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_105 = stablehlo.constant dense<128> : tensor<i32>
      %354 = stablehlo.add %343, %c_105 : tensor<i32>
      %355 = stablehlo.select %353, %354, %343 : tensor<i1>, tensor<i32>
      %356 = stablehlo.dynamic_slice %iterArg_81, %346, %349, %352, %355, sizes = [1, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10x128xf32>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %iterArg, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_107 = stablehlo.constant dense<3> : tensor<i32>
      %358 = stablehlo.add %iterArg, %c_107 : tensor<i32>
      %359 = stablehlo.select %357, %358, %iterArg : tensor<i1>, tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %360 = stablehlo.compare LT, %c_108, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %c_111 = stablehlo.constant dense<3> : tensor<i32>
      %361 = stablehlo.add %c_110, %c_111 : tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %362 = stablehlo.select %360, %361, %c_112 : tensor<i1>, tensor<i32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %363 = stablehlo.compare LT, %343, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_114 = stablehlo.constant dense<128> : tensor<i32>
      %364 = stablehlo.add %343, %c_114 : tensor<i32>
      %365 = stablehlo.select %363, %364, %343 : tensor<i1>, tensor<i32>
      %c_115 = stablehlo.constant dense<0> : tensor<i32>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %366 = stablehlo.compare LT, %c_115, %c_116, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_117 = stablehlo.constant dense<0> : tensor<i32>
      %c_118 = stablehlo.constant dense<10> : tensor<i32>
      %367 = stablehlo.add %c_117, %c_118 : tensor<i32>
      %c_119 = stablehlo.constant dense<0> : tensor<i32>
      %368 = stablehlo.select %366, %367, %c_119 : tensor<i1>, tensor<i32>
      %369 = stablehlo.dynamic_slice %iterArg_82, %359, %362, %365, %368, sizes = [1, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x128x10xf32>
      %c_120 = stablehlo.constant dense<128> : tensor<i32>
      %370 = stablehlo.multiply %iterArg_85, %c_120 : tensor<i32>
      %371 = stablehlo.iota dim = 0 : tensor<128xi32>
      %372 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %373 = stablehlo.add %372, %371 : tensor<128xi32>
      %374 = stablehlo.broadcast_in_dim %373, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %375 = stablehlo.broadcast_in_dim %iterArg_83, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %376 = stablehlo.broadcast_in_dim %374, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %377 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %378 = stablehlo.compare LE, %376, %377, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %379 = stablehlo.broadcast_in_dim %378, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %381 = stablehlo.reshape %380 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %382 = stablehlo.dot_general %iterArg_84, %356, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %383 = func.call @_where_1(%381, %382, %cst_121) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_122 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %384 = stablehlo.reduce(%383 init: %cst_122) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %385 = stablehlo.maximum %iterArg_87, %384 : tensor<1x3x32xf32>
      %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %388 = stablehlo.subtract %383, %387 : tensor<1x3x32x128xf32>
      %389 = stablehlo.exponential %388 : tensor<1x3x32x128xf32>
      %390 = stablehlo.subtract %iterArg_87, %385 : tensor<1x3x32xf32>
      %391 = stablehlo.exponential %390 : tensor<1x3x32xf32>
      %c_123 = stablehlo.constant dense<false> : tensor<i1>
      %392 = stablehlo.reduce(%381 init: %c_123) applies stablehlo.or across dimensions = [2] : (tensor<1x1x32x128xi1>, tensor<i1>) -> tensor<1x1x128xi1>
      %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<1x1x128xi1>) -> tensor<1x1x128x1xi1>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %394 = func.call @_where_2(%393, %369, %cst_124) : (tensor<1x1x128x1xi1>, tensor<1x3x128x10xf32>, tensor<f32>) -> tensor<1x3x128x10xf32>
      %395 = stablehlo.dot_general %389, %394, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %396 = stablehlo.multiply %iterArg_88, %391 : tensor<1x3x32xf32>
      %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %397 = stablehlo.reduce(%389 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %398 = stablehlo.add %396, %397 : tensor<1x3x32xf32>
      %399 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %401 = stablehlo.multiply %iterArg_89, %400 : tensor<1x3x32x10xf32>
      %402 = stablehlo.add %401, %395 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %342, %iterArg_86, %385, %398, %402 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %118 = stablehlo.broadcast_in_dim %117#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %120 = stablehlo.divide %117#9, %119 : tensor<1x3x32x10xf32>
    %121 = stablehlo.reshape %120 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %122 = stablehlo.transpose %121, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %123 = stablehlo.reshape %122 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %124 = call @_pad_3(%123, %c_26) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %125 = stablehlo.dot_general %arg3, %124, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %126 = stablehlo.add %25, %125 : tensor<36x16xf32>
    %127 = stablehlo.multiply %126, %126 : tensor<36x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_28 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %131 = stablehlo.divide %129, %130 : tensor<1x16xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %133 = stablehlo.add %131, %132 : tensor<1x16xf32>
    %134 = stablehlo.rsqrt %133 : tensor<1x16xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %136 = stablehlo.multiply %126, %135 : tensor<36x16xf32>
    %137 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %139 = stablehlo.multiply %136, %138 : tensor<36x16xf32>
    %140 = stablehlo.dot_general %arg5, %139, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %141 = stablehlo.slice %140 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %142 = stablehlo.slice %140 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %143 = call @silu(%141) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %144 = stablehlo.multiply %143, %142 : tensor<56x16xf32>
    %145 = stablehlo.dot_general %arg6, %144, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %146 = stablehlo.add %126, %145 : tensor<36x16xf32>
    %147 = stablehlo.multiply %146, %146 : tensor<36x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_31 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %151 = stablehlo.divide %149, %150 : tensor<1x16xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %153 = stablehlo.add %151, %152 : tensor<1x16xf32>
    %154 = stablehlo.rsqrt %153 : tensor<1x16xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %156 = stablehlo.multiply %146, %155 : tensor<36x16xf32>
    %157 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %159 = stablehlo.multiply %156, %158 : tensor<36x16xf32>
    %160 = stablehlo.dot_general %arg8, %159, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %161 = stablehlo.reshape %160 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %162 = stablehlo.slice %161 [0:3, 0:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %163 = stablehlo.broadcast_in_dim %34, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %164 = stablehlo.broadcast_in_dim %37, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %165 = stablehlo.slice %162 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %166 = stablehlo.slice %162 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %167 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %168 = stablehlo.multiply %165, %167 : tensor<3x3x5x1x16xf32>
    %169 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %170 = stablehlo.multiply %166, %169 : tensor<3x3x5x1x16xf32>
    %171 = stablehlo.subtract %168, %170 : tensor<3x3x5x1x16xf32>
    %172 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %173 = stablehlo.multiply %166, %172 : tensor<3x3x5x1x16xf32>
    %174 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %175 = stablehlo.multiply %165, %174 : tensor<3x3x5x1x16xf32>
    %176 = stablehlo.add %173, %175 : tensor<3x3x5x1x16xf32>
    %177 = stablehlo.concatenate %171, %176, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %178 = stablehlo.slice %177 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %cst_33 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %180 = stablehlo.multiply %178, %179 : tensor<3x2x10x1x16xf32>
    %181 = stablehlo.slice %177 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %182 = stablehlo.reshape %181 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %183 = stablehlo.slice %161 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %184 = stablehlo.reshape %183 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %185 = stablehlo.iota dim = 0 : tensor<1xi32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %187 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %188 = stablehlo.add %187, %186 : tensor<1x1xi32>
    %189 = stablehlo.transpose %182, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %191 = stablehlo.compare LT, %188, %190, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %193 = stablehlo.add %188, %192 : tensor<1x1xi32>
    %194 = stablehlo.select %191, %193, %188 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %196 = stablehlo.compare LT, %11, %195, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_37 = stablehlo.constant dense<128> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %198 = stablehlo.add %11, %197 : tensor<1x16xi32>
    %199 = stablehlo.select %196, %198, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %200 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %202 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %203 = stablehlo.concatenate %201, %202, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %204 = "stablehlo.scatter"(%arg16, %203, %189) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x10x128xf32>
    %205 = stablehlo.transpose %184, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %207 = stablehlo.compare LT, %188, %206, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_39 = stablehlo.constant dense<3> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %209 = stablehlo.add %188, %208 : tensor<1x1xi32>
    %210 = stablehlo.select %207, %209, %188 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %212 = stablehlo.compare LT, %11, %211, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_41 = stablehlo.constant dense<128> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %214 = stablehlo.add %11, %213 : tensor<1x16xi32>
    %215 = stablehlo.select %212, %214, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %216 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %218 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %219 = stablehlo.concatenate %217, %218, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %220 = "stablehlo.scatter"(%arg17, %219, %205) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x128x10xf32>
    %221 = stablehlo.transpose %180, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %222 = stablehlo.reshape %221 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_42 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %226:10 = stablehlo.while(%iterArg = %arg32, %iterArg_81 = %204, %iterArg_82 = %220, %iterArg_83 = %7, %iterArg_84 = %222, %iterArg_85 = %c_45, %iterArg_86 = %15, %iterArg_87 = %223, %iterArg_88 = %224, %iterArg_89 = %225) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %342 = stablehlo.compare LT, %iterArg_85, %iterArg_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %342 : tensor<i1>
    } do {
      %c_90 = stablehlo.constant dense<1> : tensor<i32>
      %342 = stablehlo.add %iterArg_85, %c_90 : tensor<i32>
      %c_91 = stablehlo.constant dense<128> : tensor<i32>
      %343 = stablehlo.multiply %iterArg_85, %c_91 : tensor<i32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %344 = stablehlo.compare LT, %iterArg, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_93 = stablehlo.constant dense<3> : tensor<i32>
      %345 = stablehlo.add %iterArg, %c_93 : tensor<i32>
      %346 = stablehlo.select %344, %345, %iterArg : tensor<i1>, tensor<i32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %347 = stablehlo.compare LT, %c_94, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %c_97 = stablehlo.constant dense<3> : tensor<i32>
      %348 = stablehlo.add %c_96, %c_97 : tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %349 = stablehlo.select %347, %348, %c_98 : tensor<i1>, tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %350 = stablehlo.compare LT, %c_99, %c_100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<10> : tensor<i32>
      %351 = stablehlo.add %c_101, %c_102 : tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %352 = stablehlo.select %350, %351, %c_103 : tensor<i1>, tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.compare LT, %343, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_105 = stablehlo.constant dense<128> : tensor<i32>
      %354 = stablehlo.add %343, %c_105 : tensor<i32>
      %355 = stablehlo.select %353, %354, %343 : tensor<i1>, tensor<i32>
      %356 = stablehlo.dynamic_slice %iterArg_81, %346, %349, %352, %355, sizes = [1, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10x128xf32>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %iterArg, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_107 = stablehlo.constant dense<3> : tensor<i32>
      %358 = stablehlo.add %iterArg, %c_107 : tensor<i32>
      %359 = stablehlo.select %357, %358, %iterArg : tensor<i1>, tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %360 = stablehlo.compare LT, %c_108, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %c_111 = stablehlo.constant dense<3> : tensor<i32>
      %361 = stablehlo.add %c_110, %c_111 : tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %362 = stablehlo.select %360, %361, %c_112 : tensor<i1>, tensor<i32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %363 = stablehlo.compare LT, %343, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_114 = stablehlo.constant dense<128> : tensor<i32>
      %364 = stablehlo.add %343, %c_114 : tensor<i32>
      %365 = stablehlo.select %363, %364, %343 : tensor<i1>, tensor<i32>
      %c_115 = stablehlo.constant dense<0> : tensor<i32>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %366 = stablehlo.compare LT, %c_115, %c_116, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_117 = stablehlo.constant dense<0> : tensor<i32>
      %c_118 = stablehlo.constant dense<10> : tensor<i32>
      %367 = stablehlo.add %c_117, %c_118 : tensor<i32>
      %c_119 = stablehlo.constant dense<0> : tensor<i32>
      %368 = stablehlo.select %366, %367, %c_119 : tensor<i1>, tensor<i32>
      %369 = stablehlo.dynamic_slice %iterArg_82, %359, %362, %365, %368, sizes = [1, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x128x10xf32>
      %c_120 = stablehlo.constant dense<128> : tensor<i32>
      %370 = stablehlo.multiply %iterArg_85, %c_120 : tensor<i32>
      %371 = stablehlo.iota dim = 0 : tensor<128xi32>
      %372 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %373 = stablehlo.add %372, %371 : tensor<128xi32>
      %374 = stablehlo.broadcast_in_dim %373, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %375 = stablehlo.broadcast_in_dim %iterArg_83, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %376 = stablehlo.broadcast_in_dim %374, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %377 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %378 = stablehlo.compare LE, %376, %377, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %379 = stablehlo.broadcast_in_dim %378, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %381 = stablehlo.reshape %380 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %382 = stablehlo.dot_general %iterArg_84, %356, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %383 = func.call @_where_1(%381, %382, %cst_121) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_122 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %384 = stablehlo.reduce(%383 init: %cst_122) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %385 = stablehlo.maximum %iterArg_87, %384 : tensor<1x3x32xf32>
      %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %388 = stablehlo.subtract %383, %387 : tensor<1x3x32x128xf32>
      %389 = stablehlo.exponential %388 : tensor<1x3x32x128xf32>
      %390 = stablehlo.subtract %iterArg_87, %385 : tensor<1x3x32xf32>
      %391 = stablehlo.exponential %390 : tensor<1x3x32xf32>
      %c_123 = stablehlo.constant dense<false> : tensor<i1>
      %392 = stablehlo.reduce(%381 init: %c_123) applies stablehlo.or across dimensions = [2] : (tensor<1x1x32x128xi1>, tensor<i1>) -> tensor<1x1x128xi1>
      %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<1x1x128xi1>) -> tensor<1x1x128x1xi1>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %394 = func.call @_where_2(%393, %369, %cst_124) : (tensor<1x1x128x1xi1>, tensor<1x3x128x10xf32>, tensor<f32>) -> tensor<1x3x128x10xf32>
      %395 = stablehlo.dot_general %389, %394, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %396 = stablehlo.multiply %iterArg_88, %391 : tensor<1x3x32xf32>
      %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %397 = stablehlo.reduce(%389 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %398 = stablehlo.add %396, %397 : tensor<1x3x32xf32>
      %399 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %401 = stablehlo.multiply %iterArg_89, %400 : tensor<1x3x32x10xf32>
      %402 = stablehlo.add %401, %395 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %342, %iterArg_86, %385, %398, %402 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %227 = stablehlo.broadcast_in_dim %226#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %229 = stablehlo.divide %226#9, %228 : tensor<1x3x32x10xf32>
    %230 = stablehlo.reshape %229 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %231 = stablehlo.transpose %230, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %232 = stablehlo.reshape %231 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %233 = call @_pad_3(%232, %c_46) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %234 = stablehlo.dot_general %arg9, %233, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %235 = stablehlo.add %146, %234 : tensor<36x16xf32>
    %236 = stablehlo.multiply %235, %235 : tensor<36x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_48 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %240 = stablehlo.divide %238, %239 : tensor<1x16xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %242 = stablehlo.add %240, %241 : tensor<1x16xf32>
    %243 = stablehlo.rsqrt %242 : tensor<1x16xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %245 = stablehlo.multiply %235, %244 : tensor<36x16xf32>
    %246 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %248 = stablehlo.multiply %245, %247 : tensor<36x16xf32>
    %249 = stablehlo.dot_general %arg11, %248, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %250 = stablehlo.slice %249 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %251 = stablehlo.slice %249 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %252 = call @silu(%250) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %253 = stablehlo.multiply %252, %251 : tensor<56x16xf32>
    %254 = stablehlo.dot_general %arg12, %253, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %255 = stablehlo.add %235, %254 : tensor<36x16xf32>
    %256 = stablehlo.multiply %255, %255 : tensor<36x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_51 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %260 = stablehlo.divide %258, %259 : tensor<1x16xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %262 = stablehlo.add %260, %261 : tensor<1x16xf32>
    %263 = stablehlo.rsqrt %262 : tensor<1x16xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %265 = stablehlo.multiply %255, %264 : tensor<36x16xf32>
    %266 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %268 = stablehlo.multiply %265, %267 : tensor<36x16xf32>
    %269 = stablehlo.add %arg29, %arg30 : tensor<i32>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %270 = stablehlo.subtract %arg30, %c_53 : tensor<i32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %271 = stablehlo.compare LT, %270, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_55 = stablehlo.constant dense<16> : tensor<i32>
    %272 = stablehlo.add %270, %c_55 : tensor<i32>
    %273 = stablehlo.select %271, %272, %270 : tensor<i1>, tensor<i32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %274 = stablehlo.dynamic_slice %268, %c_56, %273, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %275 = stablehlo.convert %arg31 : (tensor<i1>) -> tensor<i32>
    %276:3 = "stablehlo.case"(%275) ({
      %c_81 = stablehlo.constant dense<-1> : tensor<i32>
      %342 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %343 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %344 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<1xi32>
      stablehlo.return %342, %343, %344 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }, {
      %342 = stablehlo.broadcast_in_dim %arg33, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %343 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %344 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %345 = stablehlo.broadcast_in_dim %arg36, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %346 = stablehlo.broadcast_in_dim %arg37, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %347 = stablehlo.broadcast_in_dim %arg38, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
      %348 = stablehlo.broadcast_in_dim %arg39, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %349 = stablehlo.broadcast_in_dim %269, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %350 = stablehlo.dot_general %arg0, %274, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x1xf32>) -> tensor<97x1xf32>
      %351 = stablehlo.optimization_barrier %350 : tensor<97x1xf32>
      %352 = stablehlo.transpose %351, dims = [1, 0] : (tensor<97x1xf32>) -> tensor<1x97xf32>
      %353 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %354 = stablehlo.reduce(%352 init: %cst_81) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
      %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
      %357 = stablehlo.compare EQ, %352, %356, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
      %c_82 = stablehlo.constant dense<97> : tensor<i32>
      %358 = func.call @_where_4(%357, %353, %c_82) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
      %c_83 = stablehlo.constant dense<2147483647> : tensor<i32>
      %359 = stablehlo.reduce(%358 init: %c_83) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %360 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %361 = stablehlo.compare GT, %342, %360, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %c_85 = stablehlo.constant dense<false> : tensor<i1>
      %362 = stablehlo.reduce(%361 init: %c_85) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %363 = stablehlo.convert %362 : (tensor<i1>) -> tensor<i32>
      %364 = "stablehlo.case"(%363) ({
        stablehlo.return %359 : tensor<1xi32>
      }, {
        %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %385 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %386 = stablehlo.compare GT, %342, %385, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %387 = func.call @_where_5(%386, %342, %cst_96) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
        %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %388 = stablehlo.reduce(%352 init: %cst_97) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %391 = stablehlo.subtract %352, %390 : tensor<1x97xf32>
        %392 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %394 = stablehlo.divide %391, %393 : tensor<1x97xf32>
        %c_98 = stablehlo.constant dense<0> : tensor<i32>
        %395 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %396 = stablehlo.compare GT, %343, %395, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %397 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %398 = stablehlo.compare LT, %344, %397, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %399 = stablehlo.or %396, %398 : tensor<1xi1>
        %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %400 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %401 = stablehlo.compare GT, %345, %400, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %402 = stablehlo.or %399, %401 : tensor<1xi1>
        %c_101 = stablehlo.constant dense<false> : tensor<i1>
        %403 = stablehlo.reduce(%402 init: %c_101) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
        %404 = stablehlo.convert %403 : (tensor<i1>) -> tensor<i32>
        %405 = "stablehlo.case"(%404) ({
          %c_111 = stablehlo.constant dense<true> : tensor<i1>
          %445 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i1>) -> tensor<1x97xi1>
          stablehlo.return %445 : tensor<1x97xi1>
        }, {
          %445 = stablehlo.bitcast_convert %394 : (tensor<1x97xf32>) -> tensor<1x97xi32>
          %c_111 = stablehlo.constant dense<0> : tensor<i32>
          %446 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %447 = stablehlo.compare LT, %445, %446, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %c_112 = stablehlo.constant dense<2147483647> : tensor<i32>
          %448 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %449 = stablehlo.xor %445, %448 : tensor<1x97xi32>
          %450 = func.call @_where_6(%447, %449, %445) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi32>
          %c_113 = stablehlo.constant dense<0> : tensor<i32>
          %451 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %452 = stablehlo.compare GT, %343, %451, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
          %453 = stablehlo.convert %343 : (tensor<1xi32>) -> tensor<1xf32>
          %cst_114 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %454 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %455 = stablehlo.minimum %453, %454 : tensor<1xf32>
          %cst_115 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %456 = func.call @_where_7(%452, %455, %cst_115) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
          %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %457 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
          %c_117 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %458 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_118 = stablehlo.constant dense<2147483647> : tensor<i32>
          %459 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_119 = stablehlo.constant dense<0> : tensor<i32>
          %460:6 = stablehlo.while(%iterArg = %450, %iterArg_127 = %457, %iterArg_128 = %456, %iterArg_129 = %c_119, %iterArg_130 = %458, %iterArg_131 = %459) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_132 = stablehlo.constant dense<32> : tensor<i32>
            %487 = stablehlo.compare LT, %iterArg_129, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %487 : tensor<i1>
          } do {
            %487:2 = func.call @closed_call(%iterArg, %iterArg_127, %iterArg_128, %iterArg_130, %iterArg_131) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_132 = stablehlo.constant dense<1> : tensor<i32>
            %488 = stablehlo.add %iterArg_129, %c_132 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_127, %iterArg_128, %488, %487#0, %487#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %461 = stablehlo.broadcast_in_dim %460#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %463 = stablehlo.compare GE, %450, %462, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %464 = stablehlo.exponential %394 : tensor<1x97xf32>
          %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %465 = func.call @_where_8(%463, %464, %cst_120) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
          %cst_121 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
          %466 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %467 = stablehlo.maximum %344, %466 : tensor<1xf32>
          %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %468 = stablehlo.reduce(%465 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
          %469 = stablehlo.multiply %467, %468 : tensor<1xf32>
          %c_123 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %470 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_124 = stablehlo.constant dense<2147483647> : tensor<i32>
          %471 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_125 = stablehlo.constant dense<0> : tensor<i32>
          %472:6 = stablehlo.while(%iterArg = %450, %iterArg_127 = %465, %iterArg_128 = %469, %iterArg_129 = %c_125, %iterArg_130 = %470, %iterArg_131 = %471) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_132 = stablehlo.constant dense<32> : tensor<i32>
            %487 = stablehlo.compare LT, %iterArg_129, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %487 : tensor<i1>
          } do {
            %487:2 = func.call @closed_call_10(%iterArg, %iterArg_127, %iterArg_128, %iterArg_130, %iterArg_131) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_132 = stablehlo.constant dense<1> : tensor<i32>
            %488 = stablehlo.add %iterArg_129, %c_132 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_127, %iterArg_128, %488, %487#0, %487#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %473 = stablehlo.broadcast_in_dim %472#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %475 = stablehlo.compare GE, %450, %474, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %476 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %477 = stablehlo.compare GE, %344, %476, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
          %478 = stablehlo.broadcast_in_dim %477, dims = [0] : (tensor<1xi1>) -> tensor<1x1xi1>
          %479 = stablehlo.broadcast_in_dim %478, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x97xi1>
          %480 = stablehlo.or %475, %479 : tensor<1x97xi1>
          %481 = stablehlo.and %463, %480 : tensor<1x97xi1>
          %482 = stablehlo.exponential %394 : tensor<1x97xf32>
          %483 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
          %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
          %485 = stablehlo.compare GE, %482, %484, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
          %486 = stablehlo.and %481, %485 : tensor<1x97xi1>
          stablehlo.return %486 : tensor<1x97xi1>
        }) : (tensor<i32>) -> tensor<1x97xi1>
        %406 = stablehlo.convert %349 : (tensor<1xi32>) -> tensor<1xui32>
        %407 = func.call @_threefry_fold_in(%346, %406) : (tensor<1x2xui32>, tensor<1xui32>) -> tensor<1x2xui32>
        %408 = stablehlo.slice %407 [0:1, 0:1] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %409 = stablehlo.reshape %408 : (tensor<1x1xui32>) -> tensor<1xui32>
        %410 = stablehlo.slice %407 [0:1, 1:2] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %411 = stablehlo.reshape %410 : (tensor<1x1xui32>) -> tensor<1xui32>
        %412 = stablehlo.iota dim = 0 : tensor<97xui64>
        %c_102 = stablehlo.constant dense<1> : tensor<ui64>
        %413 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %414 = stablehlo.multiply %413, %412 : tensor<97xui64>
        %c_103 = stablehlo.constant dense<32> : tensor<ui64>
        %415 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %416 = stablehlo.shift_right_logical %414, %415 : tensor<97xui64>
        %417 = stablehlo.convert %414 : (tensor<97xui64>) -> tensor<97xui32>
        %418 = stablehlo.convert %416 : (tensor<97xui64>) -> tensor<97xui32>
        %419 = stablehlo.broadcast_in_dim %418, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %420 = stablehlo.broadcast_in_dim %417, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %421 = stablehlo.broadcast_in_dim %409, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %422 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %423:2 = func.call @threefry2x32_12(%421, %422, %419, %420) : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<1x97xui32>, tensor<1x97xui32>)
        %424 = stablehlo.xor %423#0, %423#1 : tensor<1x97xui32>
        %c_104 = stablehlo.constant dense<9> : tensor<ui32>
        %425 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
        %426 = stablehlo.shift_right_logical %424, %425 : tensor<1x97xui32>
        %427 = stablehlo.convert %426 : (tensor<1x97xui32>) -> tensor<1x97xf32>
        %cst_105 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %428 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %429 = stablehlo.add %427, %428 : tensor<1x97xf32>
        %cst_106 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %430 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %431 = stablehlo.multiply %429, %430 : tensor<1x97xf32>
        %432 = stablehlo.log %431 : tensor<1x97xf32>
        %433 = stablehlo.negate %432 : tensor<1x97xf32>
        %434 = stablehlo.log %433 : tensor<1x97xf32>
        %435 = stablehlo.negate %434 : tensor<1x97xf32>
        %436 = stablehlo.add %394, %435 : tensor<1x97xf32>
        %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %437 = func.call @_where_8(%405, %436, %cst_107) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
        %438 = stablehlo.iota dim = 1 : tensor<1x97xi32>
        %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %439 = stablehlo.reduce(%437 init: %cst_108) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %440 = stablehlo.broadcast_in_dim %439, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %442 = stablehlo.compare EQ, %437, %441, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
        %c_109 = stablehlo.constant dense<97> : tensor<i32>
        %443 = func.call @_where_4(%442, %438, %c_109) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
        %c_110 = stablehlo.constant dense<2147483647> : tensor<i32>
        %444 = stablehlo.reduce(%443 init: %c_110) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
        stablehlo.return %444 : tensor<1xi32>
      }) : (tensor<i32>) -> tensor<1xi32>
      %365 = func.call @_where_9(%361, %364, %359) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %366 = stablehlo.compare GE, %349, %348, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_86 = stablehlo.constant dense<2> : tensor<i32>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %367 = func.call @_where_14(%366, %c_86, %c_87) : (tensor<1xi1>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
      %368 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x4xi32>
      %370 = stablehlo.compare EQ, %369, %347, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %c_88 = stablehlo.constant dense<false> : tensor<i1>
      %371 = stablehlo.reduce(%370 init: %c_88) applies stablehlo.or across dimensions = [1] : (tensor<1x4xi1>, tensor<i1>) -> tensor<1xi1>
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %372 = func.call @_where_15(%371, %c_89, %367) : (tensor<1xi1>, tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
      %cst_90 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %373 = stablehlo.reduce(%352 init: %cst_90) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %374 = stablehlo.is_finite %373 : (tensor<1xf32>) -> tensor<1xi1>
      %c_91 = stablehlo.constant dense<3> : tensor<i32>
      %375 = func.call @_where_16(%374, %372, %c_91) : (tensor<1xi1>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %376 = stablehlo.convert %375 : tensor<1xi32>
      %377 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %c_92 = stablehlo.constant dense<2> : tensor<i32>
      %378 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %379 = stablehlo.multiply %378, %377 : tensor<1x97xi32>
      %c_93 = stablehlo.constant dense<1> : tensor<i32>
      %380 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %381 = stablehlo.add %379, %380 : tensor<1x97xi32>
      %382 = stablehlo.bitcast_convert %352 : (tensor<1x97xf32>) -> tensor<1x97xi32>
      %383 = stablehlo.multiply %382, %381 : tensor<1x97xi32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %384 = stablehlo.reduce(%383 init: %c_94) applies stablehlo.add across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      stablehlo.return %365, %376, %384 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }) : (tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %277 = stablehlo.reshape %276#0 : (tensor<1xi32>) -> tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %278 = stablehlo.compare LT, %arg32, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_58 = stablehlo.constant dense<3> : tensor<i32>
    %279 = stablehlo.add %arg32, %c_58 : tensor<i32>
    %280 = stablehlo.select %278, %279, %arg32 : tensor<i1>, tensor<i32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %282 = "stablehlo.scatter"(%arg18, %281, %277) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %283 = stablehlo.compare LT, %arg32, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_60 = stablehlo.constant dense<3> : tensor<i32>
    %284 = stablehlo.add %arg32, %c_60 : tensor<i32>
    %285 = stablehlo.select %283, %284, %arg32 : tensor<i1>, tensor<i32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %287 = "stablehlo.scatter"(%arg19, %286, %269) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %288 = stablehlo.reshape %276#1 : (tensor<1xi32>) -> tensor<i32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %289 = stablehlo.compare EQ, %288, %c_61, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_62 = stablehlo.constant dense<false> : tensor<i1>
    %290 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i1>) -> tensor<i1>
    %291 = stablehlo.compare NE, %289, %290, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %292 = stablehlo.convert %291 : tensor<i1>
    %293 = stablehlo.and %arg31, %292 : tensor<i1>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %294 = stablehlo.compare LT, %arg32, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_64 = stablehlo.constant dense<3> : tensor<i32>
    %295 = stablehlo.add %arg32, %c_64 : tensor<i32>
    %296 = stablehlo.select %294, %295, %arg32 : tensor<i1>, tensor<i32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %298 = "stablehlo.scatter"(%arg20, %297, %293) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %299 = stablehlo.compare LT, %arg32, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<3> : tensor<i32>
    %300 = stablehlo.add %arg32, %c_66 : tensor<i32>
    %301 = stablehlo.select %299, %300, %arg32 : tensor<i1>, tensor<i32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %303 = "stablehlo.scatter"(%arg21, %302, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %304 = stablehlo.compare LT, %arg32, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %305 = stablehlo.add %arg32, %c_68 : tensor<i32>
    %306 = stablehlo.select %304, %305, %arg32 : tensor<i1>, tensor<i32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %308 = "stablehlo.scatter"(%arg22, %307, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %309 = stablehlo.compare LT, %arg32, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_70 = stablehlo.constant dense<3> : tensor<i32>
    %310 = stablehlo.add %arg32, %c_70 : tensor<i32>
    %311 = stablehlo.select %309, %310, %arg32 : tensor<i1>, tensor<i32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %313 = "stablehlo.scatter"(%arg23, %312, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %314 = stablehlo.compare LT, %arg32, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<3> : tensor<i32>
    %315 = stablehlo.add %arg32, %c_72 : tensor<i32>
    %316 = stablehlo.select %314, %315, %arg32 : tensor<i1>, tensor<i32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %318 = "stablehlo.scatter"(%arg24, %317, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %319 = stablehlo.compare LT, %arg32, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_74 = stablehlo.constant dense<3> : tensor<i32>
    %320 = stablehlo.add %arg32, %c_74 : tensor<i32>
    %321 = stablehlo.select %319, %320, %arg32 : tensor<i1>, tensor<i32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %323 = "stablehlo.scatter"(%arg25, %322, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %324 = stablehlo.compare LT, %arg32, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_76 = stablehlo.constant dense<3> : tensor<i32>
    %325 = stablehlo.add %arg32, %c_76 : tensor<i32>
    %326 = stablehlo.select %324, %325, %arg32 : tensor<i1>, tensor<i32>
    %327 = stablehlo.broadcast_in_dim %326, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %328 = "stablehlo.scatter"(%arg26, %327, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %329 = stablehlo.compare LT, %arg32, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %330 = stablehlo.add %arg32, %c_78 : tensor<i32>
    %331 = stablehlo.select %329, %330, %arg32 : tensor<i1>, tensor<i32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %333 = "stablehlo.scatter"(%arg27, %332, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %334 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %335 = stablehlo.convert %276#1 : tensor<1xi32>
    %336 = stablehlo.concatenate %276#0, %335, %276#2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %337 = stablehlo.compare LT, %arg32, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %338 = stablehlo.add %arg32, %c_80 : tensor<i32>
    %339 = stablehlo.select %337, %338, %arg32 : tensor<i1>, tensor<i32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %341 = "stablehlo.scatter"(%334, %340, %336) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x3xi32>, tensor<1xi32>, tensor<3xi32>) -> tensor<3x3xi32>
    return %95, %111, %204, %220, %282, %287, %298, %303, %308, %313, %318, %323, %328, %333, %341 : tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
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
  func.func private @_pad(%arg0: tensor<1x16xi32>, %arg1: tensor<i32>) -> tensor<1x16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    return %1 : tensor<1x16xi32>
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
  func.func private @_pad_3(%arg0: tensor<60x16xf32>, %arg1: tensor<i32>) -> tensor<60x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<60x16xf32>, tensor<f32>) -> tensor<60x16xf32>
    return %1 : tensor<60x16xf32>
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
  func.func private @_where_4(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<1x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x97xi1>, tensor<1x97xi32>
    return %2 : tensor<1x97xi32>
  }
  func.func private @_where_5(%arg0: tensor<1xi1>, %arg1: tensor<1xf32>, %arg2: tensor<f32>) -> tensor<1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1xi1>, tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @_where_6(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<1x97xi32>) -> tensor<1x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x97xi1>, tensor<1x97xi32>
    return %0 : tensor<1x97xi32>
  }
  func.func private @_where_7(%arg0: tensor<1xi1>, %arg1: tensor<1xf32>, %arg2: tensor<f32>) -> tensor<1xf32> {
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
    %12 = call @_where_8(%11, %arg1, %cst) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %15 = call @_where_9(%14, %8, %arg3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %16 = call @_where_9(%14, %arg4, %8) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    return %15, %16 : tensor<1xi32>, tensor<1xi32>
  }
  func.func private @_where_8(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xf32>, %arg2: tensor<f32>) -> tensor<1x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x97xi1>, tensor<1x97xf32>
    return %2 : tensor<1x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @closed_call_10(%arg0: tensor<1x97xi32>, %arg1: tensor<1x97xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xi32>, %arg4: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
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
    %12 = call @_where_8(%11, %arg1, %cst) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %15 = call @_where_9(%14, %8, %arg3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %16 = call @_where_9(%14, %arg4, %8) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
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
      %6:8 = func.call @closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<1x1xui32>, tensor<1x1xui32>
  }
  func.func private @closed_call_11(%arg0: tensor<i32>, %arg1: tensor<1x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>, %arg4: tensor<1x1xui32>, %arg5: tensor<1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_12(%arg0: tensor<1x1xui32>, %arg1: tensor<1x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<1x97xui32>, tensor<1x97xui32>) {
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
      %8:8 = func.call @closed_call_13(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i32>, tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<1x97xui32>, tensor<1x97xui32>
  }
  func.func private @closed_call_13(%arg0: tensor<i32>, %arg1: tensor<1x97xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x1xui32>, %arg4: tensor<1x1xui32>, %arg5: tensor<1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_14(%arg0: tensor<1xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<1xi1>, tensor<1xi32>
    return %2 : tensor<1xi32>
  }
  func.func private @_where_15(%arg0: tensor<1xi1>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @_where_16(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xi32>
    return %1 : tensor<1xi32>
  }
}
