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
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.compare GT, %15, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %27 = stablehlo.convert %26 : (tensor<i1>) -> tensor<i32>
    %28:2 = "stablehlo.case"(%27) ({
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %333 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      stablehlo.return %333, %333 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }, {
      %333 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
      %334 = stablehlo.convert %7 : (tensor<1x16xi32>) -> tensor<1x16xf32>
      %335 = stablehlo.broadcast_in_dim %334, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
      %336 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
      %337 = stablehlo.broadcast_in_dim %335, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
      %338 = stablehlo.multiply %336, %337 : tensor<5x1x16xf32>
      %339 = stablehlo.cosine %338 : tensor<5x1x16xf32>
      %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %340 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      %341 = stablehlo.multiply %339, %340 : tensor<5x1x16xf32>
      %342 = stablehlo.sine %338 : tensor<5x1x16xf32>
      %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %343 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      %344 = stablehlo.multiply %342, %343 : tensor<5x1x16xf32>
      stablehlo.return %341, %344 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }) : (tensor<i32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
    %29 = stablehlo.multiply %25, %25 : tensor<36x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %33 = stablehlo.divide %31, %32 : tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %35 = stablehlo.add %33, %34 : tensor<1x16xf32>
    %36 = stablehlo.rsqrt %35 : tensor<1x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %38 = stablehlo.multiply %25, %37 : tensor<36x16xf32>
    %39 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<36x16xf32>
    %42 = stablehlo.dot_general %arg2, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %43 = stablehlo.reshape %42 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %44 = stablehlo.slice %43 [0:3, 0:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %45 = stablehlo.broadcast_in_dim %28#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %46 = stablehlo.broadcast_in_dim %28#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %47 = stablehlo.slice %44 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %48 = stablehlo.slice %44 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %49 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %50 = stablehlo.multiply %47, %49 : tensor<3x3x5x1x16xf32>
    %51 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %52 = stablehlo.multiply %48, %51 : tensor<3x3x5x1x16xf32>
    %53 = stablehlo.subtract %50, %52 : tensor<3x3x5x1x16xf32>
    %54 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %55 = stablehlo.multiply %48, %54 : tensor<3x3x5x1x16xf32>
    %56 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %57 = stablehlo.multiply %47, %56 : tensor<3x3x5x1x16xf32>
    %58 = stablehlo.add %55, %57 : tensor<3x3x5x1x16xf32>
    %59 = stablehlo.concatenate %53, %58, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %60 = stablehlo.slice %59 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %cst_12 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %62 = stablehlo.multiply %60, %61 : tensor<3x2x10x1x16xf32>
    %63 = stablehlo.slice %59 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %64 = stablehlo.reshape %63 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %65 = stablehlo.slice %43 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %66 = stablehlo.reshape %65 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %67 = stablehlo.iota dim = 0 : tensor<1xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %69 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %70 = stablehlo.add %69, %68 : tensor<1x1xi32>
    %71 = stablehlo.transpose %64, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %73 = stablehlo.compare LT, %70, %72, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %75 = stablehlo.add %70, %74 : tensor<1x1xi32>
    %76 = stablehlo.select %73, %75, %70 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %78 = stablehlo.compare LT, %11, %77, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %80 = stablehlo.add %11, %79 : tensor<1x16xi32>
    %81 = stablehlo.select %78, %80, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %82 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %84 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %85 = stablehlo.concatenate %83, %84, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %86 = "stablehlo.scatter"(%arg14, %85, %71) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x10x128xf32>
    %87 = stablehlo.transpose %66, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %89 = stablehlo.compare LT, %70, %88, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %91 = stablehlo.add %70, %90 : tensor<1x1xi32>
    %92 = stablehlo.select %89, %91, %70 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %94 = stablehlo.compare LT, %11, %93, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_20 = stablehlo.constant dense<128> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %96 = stablehlo.add %11, %95 : tensor<1x16xi32>
    %97 = stablehlo.select %94, %96, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %98 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %100 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %101 = stablehlo.concatenate %99, %100, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %102 = "stablehlo.scatter"(%arg15, %101, %87) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x128x10xf32>
    %103 = stablehlo.transpose %62, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %104 = stablehlo.reshape %103 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_21 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %108:10 = stablehlo.while(%iterArg = %arg32, %iterArg_80 = %86, %iterArg_81 = %102, %iterArg_82 = %7, %iterArg_83 = %104, %iterArg_84 = %c_24, %iterArg_85 = %15, %iterArg_86 = %105, %iterArg_87 = %106, %iterArg_88 = %107) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %333 = stablehlo.compare LT, %iterArg_84, %iterArg_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %333 : tensor<i1>
    } do {
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %333 = stablehlo.add %iterArg_84, %c_89 : tensor<i32>
      %c_90 = stablehlo.constant dense<128> : tensor<i32>
      %334 = stablehlo.multiply %iterArg_84, %c_90 : tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %335 = stablehlo.compare LT, %iterArg, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_92 = stablehlo.constant dense<3> : tensor<i32>
      %336 = stablehlo.add %iterArg, %c_92 : tensor<i32>
      %337 = stablehlo.select %335, %336, %iterArg : tensor<i1>, tensor<i32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %338 = stablehlo.compare LT, %c_93, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %339 = stablehlo.add %c_95, %c_96 : tensor<i32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %340 = stablehlo.select %338, %339, %c_97 : tensor<i1>, tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %341 = stablehlo.compare LT, %c_98, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<10> : tensor<i32>
      %342 = stablehlo.add %c_100, %c_101 : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %343 = stablehlo.select %341, %342, %c_102 : tensor<i1>, tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %344 = stablehlo.compare LT, %334, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_104 = stablehlo.constant dense<128> : tensor<i32>
      %345 = stablehlo.add %334, %c_104 : tensor<i32>
      %346 = stablehlo.select %344, %345, %334 : tensor<i1>, tensor<i32>
      %347 = stablehlo.dynamic_slice %iterArg_80, %337, %340, %343, %346, sizes = [1, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10x128xf32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %348 = stablehlo.compare LT, %iterArg, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_106 = stablehlo.constant dense<3> : tensor<i32>
      %349 = stablehlo.add %iterArg, %c_106 : tensor<i32>
      %350 = stablehlo.select %348, %349, %iterArg : tensor<i1>, tensor<i32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %351 = stablehlo.compare LT, %c_107, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %c_110 = stablehlo.constant dense<3> : tensor<i32>
      %352 = stablehlo.add %c_109, %c_110 : tensor<i32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.select %351, %352, %c_111 : tensor<i1>, tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %354 = stablehlo.compare LT, %334, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_113 = stablehlo.constant dense<128> : tensor<i32>
      %355 = stablehlo.add %334, %c_113 : tensor<i32>
      %356 = stablehlo.select %354, %355, %334 : tensor<i1>, tensor<i32>
      %c_114 = stablehlo.constant dense<0> : tensor<i32>
      %c_115 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %c_114, %c_115, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %c_117 = stablehlo.constant dense<10> : tensor<i32>
      %358 = stablehlo.add %c_116, %c_117 : tensor<i32>
      %c_118 = stablehlo.constant dense<0> : tensor<i32>
      %359 = stablehlo.select %357, %358, %c_118 : tensor<i1>, tensor<i32>
      %360 = stablehlo.dynamic_slice %iterArg_81, %350, %353, %356, %359, sizes = [1, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x128x10xf32>
      %c_119 = stablehlo.constant dense<128> : tensor<i32>
      %361 = stablehlo.multiply %iterArg_84, %c_119 : tensor<i32>
      %362 = stablehlo.iota dim = 0 : tensor<128xi32>
      %363 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %364 = stablehlo.add %363, %362 : tensor<128xi32>
      %365 = stablehlo.broadcast_in_dim %364, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %366 = stablehlo.broadcast_in_dim %iterArg_82, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %367 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %368 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %369 = stablehlo.compare LE, %367, %368, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %370 = stablehlo.broadcast_in_dim %369, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %372 = stablehlo.reshape %371 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %373 = stablehlo.dot_general %iterArg_83, %347, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %374 = func.call @_where_1(%372, %373, %cst_120) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %375 = stablehlo.reduce(%374 init: %cst_121) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %376 = stablehlo.maximum %iterArg_86, %375 : tensor<1x3x32xf32>
      %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %379 = stablehlo.subtract %374, %378 : tensor<1x3x32x128xf32>
      %380 = stablehlo.exponential %379 : tensor<1x3x32x128xf32>
      %381 = stablehlo.subtract %iterArg_86, %376 : tensor<1x3x32xf32>
      %382 = stablehlo.exponential %381 : tensor<1x3x32xf32>
      %c_122 = stablehlo.constant dense<false> : tensor<i1>
      %383 = stablehlo.reduce(%372 init: %c_122) applies stablehlo.or across dimensions = [2] : (tensor<1x1x32x128xi1>, tensor<i1>) -> tensor<1x1x128xi1>
      %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2] : (tensor<1x1x128xi1>) -> tensor<1x1x128x1xi1>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %385 = func.call @_where_2(%384, %360, %cst_123) : (tensor<1x1x128x1xi1>, tensor<1x3x128x10xf32>, tensor<f32>) -> tensor<1x3x128x10xf32>
      %386 = stablehlo.dot_general %380, %385, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %387 = stablehlo.multiply %iterArg_87, %382 : tensor<1x3x32xf32>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %388 = stablehlo.reduce(%380 init: %cst_124) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %389 = stablehlo.add %387, %388 : tensor<1x3x32xf32>
      %390 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %392 = stablehlo.multiply %iterArg_88, %391 : tensor<1x3x32x10xf32>
      %393 = stablehlo.add %392, %386 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %333, %iterArg_85, %376, %389, %393 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %109 = stablehlo.broadcast_in_dim %108#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %111 = stablehlo.divide %108#9, %110 : tensor<1x3x32x10xf32>
    %112 = stablehlo.reshape %111 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %113 = stablehlo.transpose %112, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %114 = stablehlo.reshape %113 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %115 = call @_pad_3(%114, %c_25) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %116 = stablehlo.dot_general %arg3, %115, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %117 = stablehlo.add %25, %116 : tensor<36x16xf32>
    %118 = stablehlo.multiply %117, %117 : tensor<36x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_27 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %122 = stablehlo.divide %120, %121 : tensor<1x16xf32>
    %cst_28 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %124 = stablehlo.add %122, %123 : tensor<1x16xf32>
    %125 = stablehlo.rsqrt %124 : tensor<1x16xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %127 = stablehlo.multiply %117, %126 : tensor<36x16xf32>
    %128 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %130 = stablehlo.multiply %127, %129 : tensor<36x16xf32>
    %131 = stablehlo.dot_general %arg5, %130, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %132 = stablehlo.slice %131 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %133 = stablehlo.slice %131 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %134 = call @silu(%132) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %135 = stablehlo.multiply %134, %133 : tensor<56x16xf32>
    %136 = stablehlo.dot_general %arg6, %135, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %137 = stablehlo.add %117, %136 : tensor<36x16xf32>
    %138 = stablehlo.multiply %137, %137 : tensor<36x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_30 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %142 = stablehlo.divide %140, %141 : tensor<1x16xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %144 = stablehlo.add %142, %143 : tensor<1x16xf32>
    %145 = stablehlo.rsqrt %144 : tensor<1x16xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %147 = stablehlo.multiply %137, %146 : tensor<36x16xf32>
    %148 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %150 = stablehlo.multiply %147, %149 : tensor<36x16xf32>
    %151 = stablehlo.dot_general %arg8, %150, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %152 = stablehlo.reshape %151 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %153 = stablehlo.slice %152 [0:3, 0:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %154 = stablehlo.broadcast_in_dim %28#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %155 = stablehlo.broadcast_in_dim %28#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %156 = stablehlo.slice %153 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %157 = stablehlo.slice %153 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %158 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %159 = stablehlo.multiply %156, %158 : tensor<3x3x5x1x16xf32>
    %160 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %161 = stablehlo.multiply %157, %160 : tensor<3x3x5x1x16xf32>
    %162 = stablehlo.subtract %159, %161 : tensor<3x3x5x1x16xf32>
    %163 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %164 = stablehlo.multiply %157, %163 : tensor<3x3x5x1x16xf32>
    %165 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %166 = stablehlo.multiply %156, %165 : tensor<3x3x5x1x16xf32>
    %167 = stablehlo.add %164, %166 : tensor<3x3x5x1x16xf32>
    %168 = stablehlo.concatenate %162, %167, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %169 = stablehlo.slice %168 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %cst_32 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %171 = stablehlo.multiply %169, %170 : tensor<3x2x10x1x16xf32>
    %172 = stablehlo.slice %168 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %173 = stablehlo.reshape %172 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %174 = stablehlo.slice %152 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %175 = stablehlo.reshape %174 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %176 = stablehlo.iota dim = 0 : tensor<1xi32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %178 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %179 = stablehlo.add %178, %177 : tensor<1x1xi32>
    %180 = stablehlo.transpose %173, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %182 = stablehlo.compare LT, %179, %181, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %184 = stablehlo.add %179, %183 : tensor<1x1xi32>
    %185 = stablehlo.select %182, %184, %179 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %187 = stablehlo.compare LT, %11, %186, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_36 = stablehlo.constant dense<128> : tensor<i32>
    %188 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %189 = stablehlo.add %11, %188 : tensor<1x16xi32>
    %190 = stablehlo.select %187, %189, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %191 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %193 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %194 = stablehlo.concatenate %192, %193, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %195 = "stablehlo.scatter"(%arg16, %194, %180) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x10x128xf32>
    %196 = stablehlo.transpose %175, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %198 = stablehlo.compare LT, %179, %197, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %200 = stablehlo.add %179, %199 : tensor<1x1xi32>
    %201 = stablehlo.select %198, %200, %179 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %203 = stablehlo.compare LT, %11, %202, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_40 = stablehlo.constant dense<128> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %205 = stablehlo.add %11, %204 : tensor<1x16xi32>
    %206 = stablehlo.select %203, %205, %11 : tensor<1x16xi1>, tensor<1x16xi32>
    %207 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %209 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %210 = stablehlo.concatenate %208, %209, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x2xi32>
    %211 = "stablehlo.scatter"(%arg17, %210, %196) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<1x16x2xi32>, tensor<1x16x3x10xf32>) -> tensor<3x3x128x10xf32>
    %212 = stablehlo.transpose %171, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %213 = stablehlo.reshape %212 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_41 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %217:10 = stablehlo.while(%iterArg = %arg32, %iterArg_80 = %195, %iterArg_81 = %211, %iterArg_82 = %7, %iterArg_83 = %213, %iterArg_84 = %c_44, %iterArg_85 = %15, %iterArg_86 = %214, %iterArg_87 = %215, %iterArg_88 = %216) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %333 = stablehlo.compare LT, %iterArg_84, %iterArg_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %333 : tensor<i1>
    } do {
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %333 = stablehlo.add %iterArg_84, %c_89 : tensor<i32>
      %c_90 = stablehlo.constant dense<128> : tensor<i32>
      %334 = stablehlo.multiply %iterArg_84, %c_90 : tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %335 = stablehlo.compare LT, %iterArg, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_92 = stablehlo.constant dense<3> : tensor<i32>
      %336 = stablehlo.add %iterArg, %c_92 : tensor<i32>
      %337 = stablehlo.select %335, %336, %iterArg : tensor<i1>, tensor<i32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %338 = stablehlo.compare LT, %c_93, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %339 = stablehlo.add %c_95, %c_96 : tensor<i32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %340 = stablehlo.select %338, %339, %c_97 : tensor<i1>, tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %341 = stablehlo.compare LT, %c_98, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<10> : tensor<i32>
      %342 = stablehlo.add %c_100, %c_101 : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %343 = stablehlo.select %341, %342, %c_102 : tensor<i1>, tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %344 = stablehlo.compare LT, %334, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_104 = stablehlo.constant dense<128> : tensor<i32>
      %345 = stablehlo.add %334, %c_104 : tensor<i32>
      %346 = stablehlo.select %344, %345, %334 : tensor<i1>, tensor<i32>
      %347 = stablehlo.dynamic_slice %iterArg_80, %337, %340, %343, %346, sizes = [1, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x10x128xf32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %348 = stablehlo.compare LT, %iterArg, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_106 = stablehlo.constant dense<3> : tensor<i32>
      %349 = stablehlo.add %iterArg, %c_106 : tensor<i32>
      %350 = stablehlo.select %348, %349, %iterArg : tensor<i1>, tensor<i32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %351 = stablehlo.compare LT, %c_107, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %c_110 = stablehlo.constant dense<3> : tensor<i32>
      %352 = stablehlo.add %c_109, %c_110 : tensor<i32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %353 = stablehlo.select %351, %352, %c_111 : tensor<i1>, tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %354 = stablehlo.compare LT, %334, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_113 = stablehlo.constant dense<128> : tensor<i32>
      %355 = stablehlo.add %334, %c_113 : tensor<i32>
      %356 = stablehlo.select %354, %355, %334 : tensor<i1>, tensor<i32>
      %c_114 = stablehlo.constant dense<0> : tensor<i32>
      %c_115 = stablehlo.constant dense<0> : tensor<i32>
      %357 = stablehlo.compare LT, %c_114, %c_115, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %c_117 = stablehlo.constant dense<10> : tensor<i32>
      %358 = stablehlo.add %c_116, %c_117 : tensor<i32>
      %c_118 = stablehlo.constant dense<0> : tensor<i32>
      %359 = stablehlo.select %357, %358, %c_118 : tensor<i1>, tensor<i32>
      %360 = stablehlo.dynamic_slice %iterArg_81, %350, %353, %356, %359, sizes = [1, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x128x10xf32>
      %c_119 = stablehlo.constant dense<128> : tensor<i32>
      %361 = stablehlo.multiply %iterArg_84, %c_119 : tensor<i32>
      %362 = stablehlo.iota dim = 0 : tensor<128xi32>
      %363 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %364 = stablehlo.add %363, %362 : tensor<128xi32>
      %365 = stablehlo.broadcast_in_dim %364, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %366 = stablehlo.broadcast_in_dim %iterArg_82, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %367 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %368 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %369 = stablehlo.compare LE, %367, %368, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %370 = stablehlo.broadcast_in_dim %369, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %372 = stablehlo.reshape %371 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %373 = stablehlo.dot_general %iterArg_83, %347, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %374 = func.call @_where_1(%372, %373, %cst_120) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %375 = stablehlo.reduce(%374 init: %cst_121) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %376 = stablehlo.maximum %iterArg_86, %375 : tensor<1x3x32xf32>
      %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %379 = stablehlo.subtract %374, %378 : tensor<1x3x32x128xf32>
      %380 = stablehlo.exponential %379 : tensor<1x3x32x128xf32>
      %381 = stablehlo.subtract %iterArg_86, %376 : tensor<1x3x32xf32>
      %382 = stablehlo.exponential %381 : tensor<1x3x32xf32>
      %c_122 = stablehlo.constant dense<false> : tensor<i1>
      %383 = stablehlo.reduce(%372 init: %c_122) applies stablehlo.or across dimensions = [2] : (tensor<1x1x32x128xi1>, tensor<i1>) -> tensor<1x1x128xi1>
      %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2] : (tensor<1x1x128xi1>) -> tensor<1x1x128x1xi1>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %385 = func.call @_where_2(%384, %360, %cst_123) : (tensor<1x1x128x1xi1>, tensor<1x3x128x10xf32>, tensor<f32>) -> tensor<1x3x128x10xf32>
      %386 = stablehlo.dot_general %380, %385, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %387 = stablehlo.multiply %iterArg_87, %382 : tensor<1x3x32xf32>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %388 = stablehlo.reduce(%380 init: %cst_124) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %389 = stablehlo.add %387, %388 : tensor<1x3x32xf32>
      %390 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %392 = stablehlo.multiply %iterArg_88, %391 : tensor<1x3x32x10xf32>
      %393 = stablehlo.add %392, %386 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %333, %iterArg_85, %376, %389, %393 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %218 = stablehlo.broadcast_in_dim %217#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %220 = stablehlo.divide %217#9, %219 : tensor<1x3x32x10xf32>
    %221 = stablehlo.reshape %220 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %222 = stablehlo.transpose %221, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %223 = stablehlo.reshape %222 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %224 = call @_pad_3(%223, %c_45) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %225 = stablehlo.dot_general %arg9, %224, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %226 = stablehlo.add %137, %225 : tensor<36x16xf32>
    %227 = stablehlo.multiply %226, %226 : tensor<36x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_47 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %231 = stablehlo.divide %229, %230 : tensor<1x16xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %233 = stablehlo.add %231, %232 : tensor<1x16xf32>
    %234 = stablehlo.rsqrt %233 : tensor<1x16xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %236 = stablehlo.multiply %226, %235 : tensor<36x16xf32>
    %237 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %239 = stablehlo.multiply %236, %238 : tensor<36x16xf32>
    %240 = stablehlo.dot_general %arg11, %239, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %241 = stablehlo.slice %240 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %242 = stablehlo.slice %240 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %243 = call @silu(%241) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %244 = stablehlo.multiply %243, %242 : tensor<56x16xf32>
    %245 = stablehlo.dot_general %arg12, %244, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %246 = stablehlo.add %226, %245 : tensor<36x16xf32>
    %247 = stablehlo.multiply %246, %246 : tensor<36x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_50 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %251 = stablehlo.divide %249, %250 : tensor<1x16xf32>
    %cst_51 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %253 = stablehlo.add %251, %252 : tensor<1x16xf32>
    %254 = stablehlo.rsqrt %253 : tensor<1x16xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %256 = stablehlo.multiply %246, %255 : tensor<36x16xf32>
    %257 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %259 = stablehlo.multiply %256, %258 : tensor<36x16xf32>
    %260 = stablehlo.add %arg29, %arg30 : tensor<i32>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %261 = stablehlo.subtract %arg30, %c_52 : tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %262 = stablehlo.compare LT, %261, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<16> : tensor<i32>
    %263 = stablehlo.add %261, %c_54 : tensor<i32>
    %264 = stablehlo.select %262, %263, %261 : tensor<i1>, tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %265 = stablehlo.dynamic_slice %259, %c_55, %264, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %266 = stablehlo.convert %arg31 : (tensor<i1>) -> tensor<i32>
    %267:3 = "stablehlo.case"(%266) ({
      %c_80 = stablehlo.constant dense<-1> : tensor<i32>
      %333 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_81 = stablehlo.constant dense<0> : tensor<i32>
      %334 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %335 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<1xi32>
      stablehlo.return %333, %334, %335 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }, {
      %333 = stablehlo.broadcast_in_dim %arg33, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %334 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %335 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %336 = stablehlo.broadcast_in_dim %arg36, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %337 = stablehlo.broadcast_in_dim %arg37, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %338 = stablehlo.broadcast_in_dim %arg38, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
      %339 = stablehlo.broadcast_in_dim %arg39, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %340 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %341 = stablehlo.dot_general %arg0, %265, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x1xf32>) -> tensor<97x1xf32>
      %342 = stablehlo.optimization_barrier %341 : tensor<97x1xf32>
      %343 = stablehlo.transpose %342, dims = [1, 0] : (tensor<97x1xf32>) -> tensor<1x97xf32>
      %344 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %cst_80 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %345 = stablehlo.reduce(%343 init: %cst_80) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
      %348 = stablehlo.compare EQ, %343, %347, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
      %c_81 = stablehlo.constant dense<97> : tensor<i32>
      %349 = func.call @_where_4(%348, %344, %c_81) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
      %c_82 = stablehlo.constant dense<2147483647> : tensor<i32>
      %350 = stablehlo.reduce(%349 init: %c_82) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %351 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %352 = stablehlo.compare GT, %333, %351, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %c_84 = stablehlo.constant dense<false> : tensor<i1>
      %353 = stablehlo.reduce(%352 init: %c_84) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %354 = stablehlo.convert %353 : (tensor<i1>) -> tensor<i32>
      %355 = "stablehlo.case"(%354) ({
        stablehlo.return %350 : tensor<1xi32>
      }, {
        %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %376 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %377 = stablehlo.compare GT, %333, %376, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %378 = func.call @_where_5(%377, %333, %cst_95) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
        %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %379 = stablehlo.reduce(%343 init: %cst_96) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %380 = stablehlo.broadcast_in_dim %379, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %382 = stablehlo.subtract %343, %381 : tensor<1x97xf32>
        %383 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %385 = stablehlo.divide %382, %384 : tensor<1x97xf32>
        %c_97 = stablehlo.constant dense<0> : tensor<i32>
        %386 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %387 = stablehlo.compare GT, %334, %386, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %388 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %389 = stablehlo.compare LT, %335, %388, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %390 = stablehlo.or %387, %389 : tensor<1xi1>
        %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %391 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %392 = stablehlo.compare GT, %336, %391, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %393 = stablehlo.or %390, %392 : tensor<1xi1>
        %c_100 = stablehlo.constant dense<false> : tensor<i1>
        %394 = stablehlo.reduce(%393 init: %c_100) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
        %395 = stablehlo.convert %394 : (tensor<i1>) -> tensor<i32>
        %396 = "stablehlo.case"(%395) ({
          %c_110 = stablehlo.constant dense<true> : tensor<i1>
          %436 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i1>) -> tensor<1x97xi1>
          stablehlo.return %436 : tensor<1x97xi1>
        }, {
          %436 = stablehlo.bitcast_convert %385 : (tensor<1x97xf32>) -> tensor<1x97xi32>
          %c_110 = stablehlo.constant dense<0> : tensor<i32>
          %437 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %438 = stablehlo.compare LT, %436, %437, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %c_111 = stablehlo.constant dense<2147483647> : tensor<i32>
          %439 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %440 = stablehlo.xor %436, %439 : tensor<1x97xi32>
          %441 = func.call @_where_6(%438, %440, %436) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi32>
          %c_112 = stablehlo.constant dense<0> : tensor<i32>
          %442 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %443 = stablehlo.compare GT, %334, %442, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
          %444 = stablehlo.convert %334 : (tensor<1xi32>) -> tensor<1xf32>
          %cst_113 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %445 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %446 = stablehlo.minimum %444, %445 : tensor<1xf32>
          %cst_114 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %447 = func.call @_where_7(%443, %446, %cst_114) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
          %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %448 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
          %c_116 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %449 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_117 = stablehlo.constant dense<2147483647> : tensor<i32>
          %450 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_118 = stablehlo.constant dense<0> : tensor<i32>
          %451:6 = stablehlo.while(%iterArg = %441, %iterArg_126 = %448, %iterArg_127 = %447, %iterArg_128 = %c_118, %iterArg_129 = %449, %iterArg_130 = %450) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_131 = stablehlo.constant dense<32> : tensor<i32>
            %478 = stablehlo.compare LT, %iterArg_128, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %478 : tensor<i1>
          } do {
            %478:2 = func.call @closed_call(%iterArg, %iterArg_126, %iterArg_127, %iterArg_129, %iterArg_130) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_131 = stablehlo.constant dense<1> : tensor<i32>
            %479 = stablehlo.add %iterArg_128, %c_131 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_126, %iterArg_127, %479, %478#0, %478#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %452 = stablehlo.broadcast_in_dim %451#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %454 = stablehlo.compare GE, %441, %453, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %455 = stablehlo.exponential %385 : tensor<1x97xf32>
          %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %456 = func.call @_where_8(%454, %455, %cst_119) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
          %cst_120 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
          %457 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %458 = stablehlo.maximum %335, %457 : tensor<1xf32>
          %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %459 = stablehlo.reduce(%456 init: %cst_121) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
          %460 = stablehlo.multiply %458, %459 : tensor<1xf32>
          %c_122 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %461 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_123 = stablehlo.constant dense<2147483647> : tensor<i32>
          %462 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_124 = stablehlo.constant dense<0> : tensor<i32>
          %463:6 = stablehlo.while(%iterArg = %441, %iterArg_126 = %456, %iterArg_127 = %460, %iterArg_128 = %c_124, %iterArg_129 = %461, %iterArg_130 = %462) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_131 = stablehlo.constant dense<32> : tensor<i32>
            %478 = stablehlo.compare LT, %iterArg_128, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %478 : tensor<i1>
          } do {
            %478:2 = func.call @closed_call_10(%iterArg, %iterArg_126, %iterArg_127, %iterArg_129, %iterArg_130) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_131 = stablehlo.constant dense<1> : tensor<i32>
            %479 = stablehlo.add %iterArg_128, %c_131 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_126, %iterArg_127, %479, %478#0, %478#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %464 = stablehlo.broadcast_in_dim %463#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %465 = stablehlo.broadcast_in_dim %464, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %466 = stablehlo.compare GE, %441, %465, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %467 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %468 = stablehlo.compare GE, %335, %467, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
          %469 = stablehlo.broadcast_in_dim %468, dims = [0] : (tensor<1xi1>) -> tensor<1x1xi1>
          %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x97xi1>
          %471 = stablehlo.or %466, %470 : tensor<1x97xi1>
          %472 = stablehlo.and %454, %471 : tensor<1x97xi1>
          %473 = stablehlo.exponential %385 : tensor<1x97xf32>
          %474 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
          %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
          %476 = stablehlo.compare GE, %473, %475, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
          %477 = stablehlo.and %472, %476 : tensor<1x97xi1>
          stablehlo.return %477 : tensor<1x97xi1>
        }) : (tensor<i32>) -> tensor<1x97xi1>
        %397 = stablehlo.convert %340 : (tensor<1xi32>) -> tensor<1xui32>
        %398 = func.call @_threefry_fold_in(%337, %397) : (tensor<1x2xui32>, tensor<1xui32>) -> tensor<1x2xui32>
        %399 = stablehlo.slice %398 [0:1, 0:1] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %400 = stablehlo.reshape %399 : (tensor<1x1xui32>) -> tensor<1xui32>
        %401 = stablehlo.slice %398 [0:1, 1:2] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %402 = stablehlo.reshape %401 : (tensor<1x1xui32>) -> tensor<1xui32>
        %403 = stablehlo.iota dim = 0 : tensor<97xui64>
        %c_101 = stablehlo.constant dense<1> : tensor<ui64>
        %404 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %405 = stablehlo.multiply %404, %403 : tensor<97xui64>
        %c_102 = stablehlo.constant dense<32> : tensor<ui64>
        %406 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %407 = stablehlo.shift_right_logical %405, %406 : tensor<97xui64>
        %408 = stablehlo.convert %405 : (tensor<97xui64>) -> tensor<97xui32>
        %409 = stablehlo.convert %407 : (tensor<97xui64>) -> tensor<97xui32>
        %410 = stablehlo.broadcast_in_dim %409, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %411 = stablehlo.broadcast_in_dim %408, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %412 = stablehlo.broadcast_in_dim %400, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %413 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %414:2 = func.call @threefry2x32_12(%412, %413, %410, %411) : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<1x97xui32>, tensor<1x97xui32>)
        %415 = stablehlo.xor %414#0, %414#1 : tensor<1x97xui32>
        %c_103 = stablehlo.constant dense<9> : tensor<ui32>
        %416 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
        %417 = stablehlo.shift_right_logical %415, %416 : tensor<1x97xui32>
        %418 = stablehlo.convert %417 : (tensor<1x97xui32>) -> tensor<1x97xf32>
        %cst_104 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %419 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %420 = stablehlo.add %418, %419 : tensor<1x97xf32>
        %cst_105 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %421 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %422 = stablehlo.multiply %420, %421 : tensor<1x97xf32>
        %423 = stablehlo.log %422 : tensor<1x97xf32>
        %424 = stablehlo.negate %423 : tensor<1x97xf32>
        %425 = stablehlo.log %424 : tensor<1x97xf32>
        %426 = stablehlo.negate %425 : tensor<1x97xf32>
        %427 = stablehlo.add %385, %426 : tensor<1x97xf32>
        %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %428 = func.call @_where_8(%396, %427, %cst_106) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
        %429 = stablehlo.iota dim = 1 : tensor<1x97xi32>
        %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %430 = stablehlo.reduce(%428 init: %cst_107) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %431 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %433 = stablehlo.compare EQ, %428, %432, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
        %c_108 = stablehlo.constant dense<97> : tensor<i32>
        %434 = func.call @_where_4(%433, %429, %c_108) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
        %c_109 = stablehlo.constant dense<2147483647> : tensor<i32>
        %435 = stablehlo.reduce(%434 init: %c_109) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
        stablehlo.return %435 : tensor<1xi32>
      }) : (tensor<i32>) -> tensor<1xi32>
      %356 = func.call @_where_9(%352, %355, %350) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %357 = stablehlo.compare GE, %340, %339, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_85 = stablehlo.constant dense<2> : tensor<i32>
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %358 = func.call @_where_14(%357, %c_85, %c_86) : (tensor<1xi1>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
      %359 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x4xi32>
      %361 = stablehlo.compare EQ, %360, %338, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %c_87 = stablehlo.constant dense<false> : tensor<i1>
      %362 = stablehlo.reduce(%361 init: %c_87) applies stablehlo.or across dimensions = [1] : (tensor<1x4xi1>, tensor<i1>) -> tensor<1xi1>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %363 = func.call @_where_15(%362, %c_88, %358) : (tensor<1xi1>, tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
      %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %364 = stablehlo.reduce(%343 init: %cst_89) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %365 = stablehlo.is_finite %364 : (tensor<1xf32>) -> tensor<1xi1>
      %c_90 = stablehlo.constant dense<3> : tensor<i32>
      %366 = func.call @_where_16(%365, %363, %c_90) : (tensor<1xi1>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %367 = stablehlo.convert %366 : tensor<1xi32>
      %368 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %c_91 = stablehlo.constant dense<2> : tensor<i32>
      %369 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %370 = stablehlo.multiply %369, %368 : tensor<1x97xi32>
      %c_92 = stablehlo.constant dense<1> : tensor<i32>
      %371 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %372 = stablehlo.add %370, %371 : tensor<1x97xi32>
      %373 = stablehlo.bitcast_convert %343 : (tensor<1x97xf32>) -> tensor<1x97xi32>
      %374 = stablehlo.multiply %373, %372 : tensor<1x97xi32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %375 = stablehlo.reduce(%374 init: %c_93) applies stablehlo.add across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      stablehlo.return %356, %367, %375 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }) : (tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %268 = stablehlo.reshape %267#0 : (tensor<1xi32>) -> tensor<i32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %269 = stablehlo.compare LT, %arg32, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_57 = stablehlo.constant dense<3> : tensor<i32>
    %270 = stablehlo.add %arg32, %c_57 : tensor<i32>
    %271 = stablehlo.select %269, %270, %arg32 : tensor<i1>, tensor<i32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %273 = "stablehlo.scatter"(%arg18, %272, %268) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %274 = stablehlo.compare LT, %arg32, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<3> : tensor<i32>
    %275 = stablehlo.add %arg32, %c_59 : tensor<i32>
    %276 = stablehlo.select %274, %275, %arg32 : tensor<i1>, tensor<i32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %278 = "stablehlo.scatter"(%arg19, %277, %260) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %279 = stablehlo.reshape %267#1 : (tensor<1xi32>) -> tensor<i32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %280 = stablehlo.compare EQ, %279, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_61 = stablehlo.constant dense<false> : tensor<i1>
    %281 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i1>) -> tensor<i1>
    %282 = stablehlo.compare NE, %280, %281, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %283 = stablehlo.convert %282 : tensor<i1>
    %284 = stablehlo.and %arg31, %283 : tensor<i1>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %285 = stablehlo.compare LT, %arg32, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_63 = stablehlo.constant dense<3> : tensor<i32>
    %286 = stablehlo.add %arg32, %c_63 : tensor<i32>
    %287 = stablehlo.select %285, %286, %arg32 : tensor<i1>, tensor<i32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %289 = "stablehlo.scatter"(%arg20, %288, %284) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %290 = stablehlo.compare LT, %arg32, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_65 = stablehlo.constant dense<3> : tensor<i32>
    %291 = stablehlo.add %arg32, %c_65 : tensor<i32>
    %292 = stablehlo.select %290, %291, %arg32 : tensor<i1>, tensor<i32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %294 = "stablehlo.scatter"(%arg21, %293, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %295 = stablehlo.compare LT, %arg32, %c_66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_67 = stablehlo.constant dense<3> : tensor<i32>
    %296 = stablehlo.add %arg32, %c_67 : tensor<i32>
    %297 = stablehlo.select %295, %296, %arg32 : tensor<i1>, tensor<i32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %299 = "stablehlo.scatter"(%arg22, %298, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %300 = stablehlo.compare LT, %arg32, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_69 = stablehlo.constant dense<3> : tensor<i32>
    %301 = stablehlo.add %arg32, %c_69 : tensor<i32>
    %302 = stablehlo.select %300, %301, %arg32 : tensor<i1>, tensor<i32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %304 = "stablehlo.scatter"(%arg23, %303, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %305 = stablehlo.compare LT, %arg32, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_71 = stablehlo.constant dense<3> : tensor<i32>
    %306 = stablehlo.add %arg32, %c_71 : tensor<i32>
    %307 = stablehlo.select %305, %306, %arg32 : tensor<i1>, tensor<i32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %309 = "stablehlo.scatter"(%arg24, %308, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %310 = stablehlo.compare LT, %arg32, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_73 = stablehlo.constant dense<3> : tensor<i32>
    %311 = stablehlo.add %arg32, %c_73 : tensor<i32>
    %312 = stablehlo.select %310, %311, %arg32 : tensor<i1>, tensor<i32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %314 = "stablehlo.scatter"(%arg25, %313, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %315 = stablehlo.compare LT, %arg32, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_75 = stablehlo.constant dense<3> : tensor<i32>
    %316 = stablehlo.add %arg32, %c_75 : tensor<i32>
    %317 = stablehlo.select %315, %316, %arg32 : tensor<i1>, tensor<i32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %319 = "stablehlo.scatter"(%arg26, %318, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %320 = stablehlo.compare LT, %arg32, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_77 = stablehlo.constant dense<3> : tensor<i32>
    %321 = stablehlo.add %arg32, %c_77 : tensor<i32>
    %322 = stablehlo.select %320, %321, %arg32 : tensor<i1>, tensor<i32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %324 = "stablehlo.scatter"(%arg27, %323, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %325 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %326 = stablehlo.convert %267#1 : tensor<1xi32>
    %327 = stablehlo.concatenate %267#0, %326, %267#2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %328 = stablehlo.compare LT, %arg32, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_79 = stablehlo.constant dense<3> : tensor<i32>
    %329 = stablehlo.add %arg32, %c_79 : tensor<i32>
    %330 = stablehlo.select %328, %329, %arg32 : tensor<i1>, tensor<i32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %332 = "stablehlo.scatter"(%325, %331, %327) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x3xi32>, tensor<1xi32>, tensor<3xi32>) -> tensor<3x3xi32>
    return %86, %102, %195, %211, %273, %278, %289, %294, %299, %304, %309, %314, %319, %324, %332 : tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
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
