module @jit_prefill attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<36xf32>, %arg2: tensor<120x36xf32>, %arg3: tensor<36x60xf32>, %arg4: tensor<36xf32>, %arg5: tensor<112x36xf32>, %arg6: tensor<36x56xf32>, %arg7: tensor<36xf32>, %arg8: tensor<120x36xf32>, %arg9: tensor<36x60xf32>, %arg10: tensor<36xf32>, %arg11: tensor<112x36xf32>, %arg12: tensor<36x56xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3x2xui32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3x4xi32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<16xi32>, %arg29: tensor<i32>, %arg30: tensor<i32>, %arg31: tensor<i1>, %arg32: tensor<i32>, %arg33: tensor<f32>, %arg34: tensor<i32>, %arg35: tensor<f32>, %arg36: tensor<f32>, %arg37: tensor<2xui32>, %arg38: tensor<4xi32>, %arg39: tensor<i32>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3xi32> {jax.result_info = "result[0].token"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
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
      %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %371 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      stablehlo.return %371, %371 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }, {
      %371 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
      %372 = stablehlo.convert %7 : (tensor<1x16xi32>) -> tensor<1x16xf32>
      %373 = stablehlo.broadcast_in_dim %372, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
      %374 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
      %375 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
      %376 = stablehlo.multiply %374, %375 : tensor<5x1x16xf32>
      %377 = stablehlo.cosine %376 : tensor<5x1x16xf32>
      %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %378 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      %379 = stablehlo.multiply %377, %378 : tensor<5x1x16xf32>
      %380 = stablehlo.sine %376 : tensor<5x1x16xf32>
      %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %381 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      %382 = stablehlo.multiply %380, %381 : tensor<5x1x16xf32>
      stablehlo.return %379, %382 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
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
    %67 = stablehlo.is_finite %66 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %68 = stablehlo.reduce(%67 init: %c_13) applies stablehlo.and across dimensions = [1] : (tensor<3x10x1x16xi1>, tensor<i1>) -> tensor<3x1x16xi1>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 2, 3] : (tensor<3x1x16xi1>) -> tensor<3x1x1x16xi1>
    %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %70 = call @_where_1(%69, %64, %cst_14) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = call @_where_1(%69, %66, %cst_15) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %72 = stablehlo.iota dim = 0 : tensor<1xi32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %74 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %75 = stablehlo.add %74, %73 : tensor<1x1xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %76 = call @floor_divide_2(%11, %c_16) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %77 = call @remainder(%11, %c_17) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %78 = stablehlo.transpose %70, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %80 = stablehlo.compare LT, %75, %79, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %82 = stablehlo.add %75, %81 : tensor<1x1xi32>
    %83 = stablehlo.select %80, %82, %75 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %85 = stablehlo.compare LT, %76, %84, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %87 = stablehlo.add %76, %86 : tensor<1x16xi32>
    %88 = stablehlo.select %85, %87, %76 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %90 = stablehlo.compare LT, %77, %89, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_23 = stablehlo.constant dense<128> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %92 = stablehlo.add %77, %91 : tensor<1x16xi32>
    %93 = stablehlo.select %90, %92, %77 : tensor<1x16xi1>, tensor<1x16xi32>
    %94 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %96 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %97 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %98 = stablehlo.concatenate %95, %96, %97, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %99 = "stablehlo.scatter"(%arg14, %98, %78) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %100 = stablehlo.transpose %71, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %102 = stablehlo.compare LT, %75, %101, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %104 = stablehlo.add %75, %103 : tensor<1x1xi32>
    %105 = stablehlo.select %102, %104, %75 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %107 = stablehlo.compare LT, %76, %106, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %109 = stablehlo.add %76, %108 : tensor<1x16xi32>
    %110 = stablehlo.select %107, %109, %76 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %112 = stablehlo.compare LT, %77, %111, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_29 = stablehlo.constant dense<128> : tensor<i32>
    %113 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %114 = stablehlo.add %77, %113 : tensor<1x16xi32>
    %115 = stablehlo.select %112, %114, %77 : tensor<1x16xi1>, tensor<1x16xi32>
    %116 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %118 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %119 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %120 = stablehlo.concatenate %117, %118, %119, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %121 = "stablehlo.scatter"(%arg15, %120, %100) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %122 = stablehlo.transpose %62, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %123 = stablehlo.reshape %122 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_30 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %127:10 = stablehlo.while(%iterArg = %99, %iterArg_98 = %arg32, %iterArg_99 = %121, %iterArg_100 = %7, %iterArg_101 = %123, %iterArg_102 = %c_33, %iterArg_103 = %15, %iterArg_104 = %124, %iterArg_105 = %125, %iterArg_106 = %126) : tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %371 = stablehlo.compare LT, %iterArg_102, %iterArg_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %371 : tensor<i1>
    } do {
      %c_107 = stablehlo.constant dense<1> : tensor<i32>
      %371 = stablehlo.add %iterArg_102, %c_107 : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %372 = stablehlo.dynamic_slice %iterArg, %iterArg_98, %iterArg_102, %c_108, %c_109, %c_110, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %373 = stablehlo.reshape %372 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %374 = stablehlo.dynamic_slice %iterArg_99, %iterArg_98, %iterArg_102, %c_111, %c_112, %c_113, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %375 = stablehlo.reshape %374 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %c_114 = stablehlo.constant dense<128> : tensor<i32>
      %376 = stablehlo.multiply %iterArg_102, %c_114 : tensor<i32>
      %377 = stablehlo.iota dim = 0 : tensor<128xi32>
      %378 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %379 = stablehlo.add %378, %377 : tensor<128xi32>
      %380 = stablehlo.broadcast_in_dim %379, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %381 = stablehlo.broadcast_in_dim %iterArg_100, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %382 = stablehlo.broadcast_in_dim %380, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %383 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %384 = stablehlo.compare LE, %382, %383, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %385 = stablehlo.broadcast_in_dim %384, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %387 = stablehlo.reshape %386 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %388 = stablehlo.dot_general %iterArg_101, %373, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %389 = func.call @_where_4(%387, %388, %cst_115) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %390 = stablehlo.reduce(%389 init: %cst_116) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %391 = stablehlo.maximum %iterArg_104, %390 : tensor<1x3x32xf32>
      %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %394 = stablehlo.subtract %389, %393 : tensor<1x3x32x128xf32>
      %395 = stablehlo.exponential %394 : tensor<1x3x32x128xf32>
      %396 = stablehlo.subtract %iterArg_104, %391 : tensor<1x3x32xf32>
      %397 = stablehlo.exponential %396 : tensor<1x3x32xf32>
      %398 = stablehlo.dot_general %395, %375, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %399 = stablehlo.multiply %iterArg_105, %397 : tensor<1x3x32xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %400 = stablehlo.reduce(%395 init: %cst_117) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %401 = stablehlo.add %399, %400 : tensor<1x3x32xf32>
      %402 = stablehlo.broadcast_in_dim %397, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %404 = stablehlo.multiply %iterArg_106, %403 : tensor<1x3x32x10xf32>
      %405 = stablehlo.add %404, %398 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %371, %iterArg_103, %391, %401, %405 : tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %128 = stablehlo.broadcast_in_dim %127#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %130 = stablehlo.divide %127#9, %129 : tensor<1x3x32x10xf32>
    %131 = stablehlo.reshape %130 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %132 = stablehlo.transpose %131, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %133 = stablehlo.reshape %132 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %134 = call @_pad_5(%133, %c_34) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %135 = stablehlo.dot_general %arg3, %134, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %136 = stablehlo.add %25, %135 : tensor<36x16xf32>
    %137 = stablehlo.multiply %136, %136 : tensor<36x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_36 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %141 = stablehlo.divide %139, %140 : tensor<1x16xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %143 = stablehlo.add %141, %142 : tensor<1x16xf32>
    %144 = stablehlo.rsqrt %143 : tensor<1x16xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %146 = stablehlo.multiply %136, %145 : tensor<36x16xf32>
    %147 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %149 = stablehlo.multiply %146, %148 : tensor<36x16xf32>
    %150 = stablehlo.dot_general %arg5, %149, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %151 = stablehlo.slice %150 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %152 = stablehlo.slice %150 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %153 = call @silu(%151) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %154 = stablehlo.multiply %153, %152 : tensor<56x16xf32>
    %155 = stablehlo.dot_general %arg6, %154, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %156 = stablehlo.add %136, %155 : tensor<36x16xf32>
    %157 = stablehlo.multiply %156, %156 : tensor<36x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_39 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %161 = stablehlo.divide %159, %160 : tensor<1x16xf32>
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %163 = stablehlo.add %161, %162 : tensor<1x16xf32>
    %164 = stablehlo.rsqrt %163 : tensor<1x16xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %166 = stablehlo.multiply %156, %165 : tensor<36x16xf32>
    %167 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %169 = stablehlo.multiply %166, %168 : tensor<36x16xf32>
    %170 = stablehlo.dot_general %arg8, %169, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %171 = stablehlo.reshape %170 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %172 = stablehlo.slice %171 [0:3, 0:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %173 = stablehlo.broadcast_in_dim %28#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %174 = stablehlo.broadcast_in_dim %28#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %175 = stablehlo.slice %172 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %176 = stablehlo.slice %172 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %177 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %178 = stablehlo.multiply %175, %177 : tensor<3x3x5x1x16xf32>
    %179 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %180 = stablehlo.multiply %176, %179 : tensor<3x3x5x1x16xf32>
    %181 = stablehlo.subtract %178, %180 : tensor<3x3x5x1x16xf32>
    %182 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %183 = stablehlo.multiply %176, %182 : tensor<3x3x5x1x16xf32>
    %184 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %185 = stablehlo.multiply %175, %184 : tensor<3x3x5x1x16xf32>
    %186 = stablehlo.add %183, %185 : tensor<3x3x5x1x16xf32>
    %187 = stablehlo.concatenate %181, %186, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %188 = stablehlo.slice %187 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %cst_41 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %190 = stablehlo.multiply %188, %189 : tensor<3x2x10x1x16xf32>
    %191 = stablehlo.slice %187 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %192 = stablehlo.reshape %191 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %193 = stablehlo.slice %171 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %194 = stablehlo.reshape %193 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %195 = stablehlo.is_finite %194 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %c_42 = stablehlo.constant dense<true> : tensor<i1>
    %196 = stablehlo.reduce(%195 init: %c_42) applies stablehlo.and across dimensions = [1] : (tensor<3x10x1x16xi1>, tensor<i1>) -> tensor<3x1x16xi1>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 2, 3] : (tensor<3x1x16xi1>) -> tensor<3x1x1x16xi1>
    %cst_43 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %198 = call @_where_1(%197, %192, %cst_43) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = call @_where_1(%197, %194, %cst_44) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %200 = stablehlo.iota dim = 0 : tensor<1xi32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %202 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %203 = stablehlo.add %202, %201 : tensor<1x1xi32>
    %c_45 = stablehlo.constant dense<128> : tensor<i32>
    %204 = call @floor_divide_2(%11, %c_45) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_46 = stablehlo.constant dense<128> : tensor<i32>
    %205 = call @remainder(%11, %c_46) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %206 = stablehlo.transpose %198, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %208 = stablehlo.compare LT, %203, %207, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_48 = stablehlo.constant dense<3> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %210 = stablehlo.add %203, %209 : tensor<1x1xi32>
    %211 = stablehlo.select %208, %210, %203 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %213 = stablehlo.compare LT, %204, %212, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_50 = stablehlo.constant dense<1> : tensor<i32>
    %214 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %215 = stablehlo.add %204, %214 : tensor<1x16xi32>
    %216 = stablehlo.select %213, %215, %204 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %218 = stablehlo.compare LT, %205, %217, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_52 = stablehlo.constant dense<128> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %220 = stablehlo.add %205, %219 : tensor<1x16xi32>
    %221 = stablehlo.select %218, %220, %205 : tensor<1x16xi1>, tensor<1x16xi32>
    %222 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %224 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %225 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %226 = stablehlo.concatenate %223, %224, %225, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %227 = "stablehlo.scatter"(%arg16, %226, %206) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %228 = stablehlo.transpose %199, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %230 = stablehlo.compare LT, %203, %229, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_54 = stablehlo.constant dense<3> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %232 = stablehlo.add %203, %231 : tensor<1x1xi32>
    %233 = stablehlo.select %230, %232, %203 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %235 = stablehlo.compare LT, %204, %234, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_56 = stablehlo.constant dense<1> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %237 = stablehlo.add %204, %236 : tensor<1x16xi32>
    %238 = stablehlo.select %235, %237, %204 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %240 = stablehlo.compare LT, %205, %239, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_58 = stablehlo.constant dense<128> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %242 = stablehlo.add %205, %241 : tensor<1x16xi32>
    %243 = stablehlo.select %240, %242, %205 : tensor<1x16xi1>, tensor<1x16xi32>
    %244 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %246 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %247 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %248 = stablehlo.concatenate %245, %246, %247, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %249 = "stablehlo.scatter"(%arg17, %248, %228) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %250 = stablehlo.transpose %190, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %251 = stablehlo.reshape %250 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_59 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %255:10 = stablehlo.while(%iterArg = %227, %iterArg_98 = %arg32, %iterArg_99 = %249, %iterArg_100 = %7, %iterArg_101 = %251, %iterArg_102 = %c_62, %iterArg_103 = %15, %iterArg_104 = %252, %iterArg_105 = %253, %iterArg_106 = %254) : tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %371 = stablehlo.compare LT, %iterArg_102, %iterArg_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %371 : tensor<i1>
    } do {
      %c_107 = stablehlo.constant dense<1> : tensor<i32>
      %371 = stablehlo.add %iterArg_102, %c_107 : tensor<i32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %372 = stablehlo.dynamic_slice %iterArg, %iterArg_98, %iterArg_102, %c_108, %c_109, %c_110, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %373 = stablehlo.reshape %372 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %374 = stablehlo.dynamic_slice %iterArg_99, %iterArg_98, %iterArg_102, %c_111, %c_112, %c_113, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %375 = stablehlo.reshape %374 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %c_114 = stablehlo.constant dense<128> : tensor<i32>
      %376 = stablehlo.multiply %iterArg_102, %c_114 : tensor<i32>
      %377 = stablehlo.iota dim = 0 : tensor<128xi32>
      %378 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %379 = stablehlo.add %378, %377 : tensor<128xi32>
      %380 = stablehlo.broadcast_in_dim %379, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %381 = stablehlo.broadcast_in_dim %iterArg_100, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %382 = stablehlo.broadcast_in_dim %380, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %383 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %384 = stablehlo.compare LE, %382, %383, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %385 = stablehlo.broadcast_in_dim %384, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %387 = stablehlo.reshape %386 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %388 = stablehlo.dot_general %iterArg_101, %373, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %389 = func.call @_where_4(%387, %388, %cst_115) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %390 = stablehlo.reduce(%389 init: %cst_116) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %391 = stablehlo.maximum %iterArg_104, %390 : tensor<1x3x32xf32>
      %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %394 = stablehlo.subtract %389, %393 : tensor<1x3x32x128xf32>
      %395 = stablehlo.exponential %394 : tensor<1x3x32x128xf32>
      %396 = stablehlo.subtract %iterArg_104, %391 : tensor<1x3x32xf32>
      %397 = stablehlo.exponential %396 : tensor<1x3x32xf32>
      %398 = stablehlo.dot_general %395, %375, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %399 = stablehlo.multiply %iterArg_105, %397 : tensor<1x3x32xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %400 = stablehlo.reduce(%395 init: %cst_117) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %401 = stablehlo.add %399, %400 : tensor<1x3x32xf32>
      %402 = stablehlo.broadcast_in_dim %397, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %404 = stablehlo.multiply %iterArg_106, %403 : tensor<1x3x32x10xf32>
      %405 = stablehlo.add %404, %398 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %371, %iterArg_103, %391, %401, %405 : tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x16xi32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %256 = stablehlo.broadcast_in_dim %255#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %258 = stablehlo.divide %255#9, %257 : tensor<1x3x32x10xf32>
    %259 = stablehlo.reshape %258 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %260 = stablehlo.transpose %259, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %261 = stablehlo.reshape %260 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %262 = call @_pad_5(%261, %c_63) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %263 = stablehlo.dot_general %arg9, %262, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %264 = stablehlo.add %156, %263 : tensor<36x16xf32>
    %265 = stablehlo.multiply %264, %264 : tensor<36x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.reduce(%265 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_65 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %269 = stablehlo.divide %267, %268 : tensor<1x16xf32>
    %cst_66 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %271 = stablehlo.add %269, %270 : tensor<1x16xf32>
    %272 = stablehlo.rsqrt %271 : tensor<1x16xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %274 = stablehlo.multiply %264, %273 : tensor<36x16xf32>
    %275 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %277 = stablehlo.multiply %274, %276 : tensor<36x16xf32>
    %278 = stablehlo.dot_general %arg11, %277, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %279 = stablehlo.slice %278 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %280 = stablehlo.slice %278 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %281 = call @silu(%279) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %282 = stablehlo.multiply %281, %280 : tensor<56x16xf32>
    %283 = stablehlo.dot_general %arg12, %282, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %284 = stablehlo.add %264, %283 : tensor<36x16xf32>
    %285 = stablehlo.multiply %284, %284 : tensor<36x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_68 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %289 = stablehlo.divide %287, %288 : tensor<1x16xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %291 = stablehlo.add %289, %290 : tensor<1x16xf32>
    %292 = stablehlo.rsqrt %291 : tensor<1x16xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %294 = stablehlo.multiply %284, %293 : tensor<36x16xf32>
    %295 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %297 = stablehlo.multiply %294, %296 : tensor<36x16xf32>
    %298 = stablehlo.add %arg29, %arg30 : tensor<i32>
    %c_70 = stablehlo.constant dense<1> : tensor<i32>
    %299 = stablehlo.subtract %arg30, %c_70 : tensor<i32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %300 = stablehlo.compare LT, %299, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<16> : tensor<i32>
    %301 = stablehlo.add %299, %c_72 : tensor<i32>
    %302 = stablehlo.select %300, %301, %299 : tensor<i1>, tensor<i32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %303 = stablehlo.dynamic_slice %297, %c_73, %302, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %304 = stablehlo.convert %arg31 : (tensor<i1>) -> tensor<i32>
    %305:3 = "stablehlo.case"(%304) ({
      %c_98 = stablehlo.constant dense<-1> : tensor<i32>
      %371 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %372 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %373 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<1xi32>
      stablehlo.return %371, %372, %373 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }, {
      %371 = stablehlo.broadcast_in_dim %arg33, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %372 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %373 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %374 = stablehlo.broadcast_in_dim %arg36, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %375 = stablehlo.broadcast_in_dim %arg37, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %376 = stablehlo.broadcast_in_dim %arg38, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
      %377 = stablehlo.broadcast_in_dim %arg39, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %378 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %379 = stablehlo.dot_general %arg0, %303, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x1xf32>) -> tensor<97x1xf32>
      %380 = stablehlo.optimization_barrier %379 : tensor<97x1xf32>
      %381 = stablehlo.transpose %380, dims = [1, 0] : (tensor<97x1xf32>) -> tensor<1x97xf32>
      %382 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %383 = stablehlo.reduce(%381 init: %cst_98) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %384 = stablehlo.broadcast_in_dim %383, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
      %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
      %386 = stablehlo.compare EQ, %381, %385, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
      %c_99 = stablehlo.constant dense<97> : tensor<i32>
      %387 = func.call @_where_6(%386, %382, %c_99) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
      %c_100 = stablehlo.constant dense<2147483647> : tensor<i32>
      %388 = stablehlo.reduce(%387 init: %c_100) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %389 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %390 = stablehlo.compare GT, %371, %389, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %c_102 = stablehlo.constant dense<false> : tensor<i1>
      %391 = stablehlo.reduce(%390 init: %c_102) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %392 = stablehlo.convert %391 : (tensor<i1>) -> tensor<i32>
      %393 = "stablehlo.case"(%392) ({
        stablehlo.return %388 : tensor<1xi32>
      }, {
        %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %414 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %415 = stablehlo.compare GT, %371, %414, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %416 = func.call @_where_7(%415, %371, %cst_113) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
        %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %417 = stablehlo.reduce(%381 init: %cst_114) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %418 = stablehlo.broadcast_in_dim %417, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %420 = stablehlo.subtract %381, %419 : tensor<1x97xf32>
        %421 = stablehlo.broadcast_in_dim %416, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %423 = stablehlo.divide %420, %422 : tensor<1x97xf32>
        %c_115 = stablehlo.constant dense<0> : tensor<i32>
        %424 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %425 = stablehlo.compare GT, %372, %424, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %426 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %427 = stablehlo.compare LT, %373, %426, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %428 = stablehlo.or %425, %427 : tensor<1xi1>
        %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %429 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %430 = stablehlo.compare GT, %374, %429, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %431 = stablehlo.or %428, %430 : tensor<1xi1>
        %c_118 = stablehlo.constant dense<false> : tensor<i1>
        %432 = stablehlo.reduce(%431 init: %c_118) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
        %433 = stablehlo.convert %432 : (tensor<i1>) -> tensor<i32>
        %434 = "stablehlo.case"(%433) ({
          %c_128 = stablehlo.constant dense<true> : tensor<i1>
          %474 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i1>) -> tensor<1x97xi1>
          stablehlo.return %474 : tensor<1x97xi1>
        }, {
          %474 = stablehlo.bitcast_convert %423 : (tensor<1x97xf32>) -> tensor<1x97xi32>
          %c_128 = stablehlo.constant dense<0> : tensor<i32>
          %475 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %476 = stablehlo.compare LT, %474, %475, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %c_129 = stablehlo.constant dense<2147483647> : tensor<i32>
          %477 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %478 = stablehlo.xor %474, %477 : tensor<1x97xi32>
          %479 = func.call @_where_8(%476, %478, %474) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi32>
          %c_130 = stablehlo.constant dense<0> : tensor<i32>
          %480 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %481 = stablehlo.compare GT, %372, %480, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
          %482 = stablehlo.convert %372 : (tensor<1xi32>) -> tensor<1xf32>
          %cst_131 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %483 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %484 = stablehlo.minimum %482, %483 : tensor<1xf32>
          %cst_132 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %485 = func.call @_where_9(%481, %484, %cst_132) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
          %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %486 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
          %c_134 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %487 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_135 = stablehlo.constant dense<2147483647> : tensor<i32>
          %488 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_136 = stablehlo.constant dense<0> : tensor<i32>
          %489:6 = stablehlo.while(%iterArg = %479, %iterArg_144 = %486, %iterArg_145 = %485, %iterArg_146 = %c_136, %iterArg_147 = %487, %iterArg_148 = %488) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_149 = stablehlo.constant dense<32> : tensor<i32>
            %516 = stablehlo.compare LT, %iterArg_146, %c_149, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %516 : tensor<i1>
          } do {
            %516:2 = func.call @closed_call(%iterArg, %iterArg_144, %iterArg_145, %iterArg_147, %iterArg_148) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_149 = stablehlo.constant dense<1> : tensor<i32>
            %517 = stablehlo.add %iterArg_146, %c_149 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_144, %iterArg_145, %517, %516#0, %516#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %490 = stablehlo.broadcast_in_dim %489#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %492 = stablehlo.compare GE, %479, %491, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %493 = stablehlo.exponential %423 : tensor<1x97xf32>
          %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %494 = func.call @_where_10(%492, %493, %cst_137) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
          %cst_138 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
          %495 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %496 = stablehlo.maximum %373, %495 : tensor<1xf32>
          %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %497 = stablehlo.reduce(%494 init: %cst_139) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
          %498 = stablehlo.multiply %496, %497 : tensor<1xf32>
          %c_140 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %499 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_141 = stablehlo.constant dense<2147483647> : tensor<i32>
          %500 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_142 = stablehlo.constant dense<0> : tensor<i32>
          %501:6 = stablehlo.while(%iterArg = %479, %iterArg_144 = %494, %iterArg_145 = %498, %iterArg_146 = %c_142, %iterArg_147 = %499, %iterArg_148 = %500) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_149 = stablehlo.constant dense<32> : tensor<i32>
            %516 = stablehlo.compare LT, %iterArg_146, %c_149, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %516 : tensor<i1>
          } do {
            %516:2 = func.call @closed_call_12(%iterArg, %iterArg_144, %iterArg_145, %iterArg_147, %iterArg_148) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_149 = stablehlo.constant dense<1> : tensor<i32>
            %517 = stablehlo.add %iterArg_146, %c_149 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_144, %iterArg_145, %517, %516#0, %516#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %502 = stablehlo.broadcast_in_dim %501#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %504 = stablehlo.compare GE, %479, %503, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %505 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %506 = stablehlo.compare GE, %373, %505, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
          %507 = stablehlo.broadcast_in_dim %506, dims = [0] : (tensor<1xi1>) -> tensor<1x1xi1>
          %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x97xi1>
          %509 = stablehlo.or %504, %508 : tensor<1x97xi1>
          %510 = stablehlo.and %492, %509 : tensor<1x97xi1>
          %511 = stablehlo.exponential %423 : tensor<1x97xf32>
          %512 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
          %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
          %514 = stablehlo.compare GE, %511, %513, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
          %515 = stablehlo.and %510, %514 : tensor<1x97xi1>
          stablehlo.return %515 : tensor<1x97xi1>
        }) : (tensor<i32>) -> tensor<1x97xi1>
        %435 = stablehlo.convert %378 : (tensor<1xi32>) -> tensor<1xui32>
        %436 = func.call @_threefry_fold_in(%375, %435) : (tensor<1x2xui32>, tensor<1xui32>) -> tensor<1x2xui32>
        %437 = stablehlo.slice %436 [0:1, 0:1] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %438 = stablehlo.reshape %437 : (tensor<1x1xui32>) -> tensor<1xui32>
        %439 = stablehlo.slice %436 [0:1, 1:2] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %440 = stablehlo.reshape %439 : (tensor<1x1xui32>) -> tensor<1xui32>
        %441 = stablehlo.iota dim = 0 : tensor<97xui64>
        %c_119 = stablehlo.constant dense<1> : tensor<ui64>
        %442 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %443 = stablehlo.multiply %442, %441 : tensor<97xui64>
        %c_120 = stablehlo.constant dense<32> : tensor<ui64>
        %444 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %445 = stablehlo.shift_right_logical %443, %444 : tensor<97xui64>
        %446 = stablehlo.convert %443 : (tensor<97xui64>) -> tensor<97xui32>
        %447 = stablehlo.convert %445 : (tensor<97xui64>) -> tensor<97xui32>
        %448 = stablehlo.broadcast_in_dim %447, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %449 = stablehlo.broadcast_in_dim %446, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %450 = stablehlo.broadcast_in_dim %438, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %451 = stablehlo.broadcast_in_dim %440, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %452:2 = func.call @threefry2x32_14(%450, %451, %448, %449) : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<1x97xui32>, tensor<1x97xui32>)
        %453 = stablehlo.xor %452#0, %452#1 : tensor<1x97xui32>
        %c_121 = stablehlo.constant dense<9> : tensor<ui32>
        %454 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
        %455 = stablehlo.shift_right_logical %453, %454 : tensor<1x97xui32>
        %456 = stablehlo.convert %455 : (tensor<1x97xui32>) -> tensor<1x97xf32>
        %cst_122 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %457 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %458 = stablehlo.add %456, %457 : tensor<1x97xf32>
        %cst_123 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %459 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %460 = stablehlo.multiply %458, %459 : tensor<1x97xf32>
        %461 = stablehlo.log %460 : tensor<1x97xf32>
        %462 = stablehlo.negate %461 : tensor<1x97xf32>
        %463 = stablehlo.log %462 : tensor<1x97xf32>
        %464 = stablehlo.negate %463 : tensor<1x97xf32>
        %465 = stablehlo.add %423, %464 : tensor<1x97xf32>
        %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %466 = func.call @_where_10(%434, %465, %cst_124) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
        %467 = stablehlo.iota dim = 1 : tensor<1x97xi32>
        %cst_125 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %468 = stablehlo.reduce(%466 init: %cst_125) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %469 = stablehlo.broadcast_in_dim %468, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %471 = stablehlo.compare EQ, %466, %470, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
        %c_126 = stablehlo.constant dense<97> : tensor<i32>
        %472 = func.call @_where_6(%471, %467, %c_126) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
        %c_127 = stablehlo.constant dense<2147483647> : tensor<i32>
        %473 = stablehlo.reduce(%472 init: %c_127) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
        stablehlo.return %473 : tensor<1xi32>
      }) : (tensor<i32>) -> tensor<1xi32>
      %394 = func.call @_where_11(%390, %393, %388) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %395 = stablehlo.compare GE, %378, %377, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_103 = stablehlo.constant dense<2> : tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %396 = func.call @_where_16(%395, %c_103, %c_104) : (tensor<1xi1>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
      %397 = stablehlo.broadcast_in_dim %394, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %398 = stablehlo.broadcast_in_dim %397, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x4xi32>
      %399 = stablehlo.compare EQ, %398, %376, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %c_105 = stablehlo.constant dense<false> : tensor<i1>
      %400 = stablehlo.reduce(%399 init: %c_105) applies stablehlo.or across dimensions = [1] : (tensor<1x4xi1>, tensor<i1>) -> tensor<1xi1>
      %c_106 = stablehlo.constant dense<1> : tensor<i32>
      %401 = func.call @_where_17(%400, %c_106, %396) : (tensor<1xi1>, tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
      %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %402 = stablehlo.reduce(%381 init: %cst_107) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %403 = stablehlo.is_finite %402 : (tensor<1xf32>) -> tensor<1xi1>
      %c_108 = stablehlo.constant dense<3> : tensor<i32>
      %404 = func.call @_where_18(%403, %401, %c_108) : (tensor<1xi1>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %405 = stablehlo.convert %404 : tensor<1xi32>
      %406 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %c_109 = stablehlo.constant dense<2> : tensor<i32>
      %407 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %408 = stablehlo.multiply %407, %406 : tensor<1x97xi32>
      %c_110 = stablehlo.constant dense<1> : tensor<i32>
      %409 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %410 = stablehlo.add %408, %409 : tensor<1x97xi32>
      %411 = stablehlo.bitcast_convert %381 : (tensor<1x97xf32>) -> tensor<1x97xi32>
      %412 = stablehlo.multiply %411, %410 : tensor<1x97xi32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %413 = stablehlo.reduce(%412 init: %c_111) applies stablehlo.add across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      stablehlo.return %394, %405, %413 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }) : (tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %306 = stablehlo.reshape %305#0 : (tensor<1xi32>) -> tensor<i32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %307 = stablehlo.compare LT, %arg32, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_75 = stablehlo.constant dense<3> : tensor<i32>
    %308 = stablehlo.add %arg32, %c_75 : tensor<i32>
    %309 = stablehlo.select %307, %308, %arg32 : tensor<i1>, tensor<i32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %311 = "stablehlo.scatter"(%arg18, %310, %306) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %312 = stablehlo.compare LT, %arg32, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_77 = stablehlo.constant dense<3> : tensor<i32>
    %313 = stablehlo.add %arg32, %c_77 : tensor<i32>
    %314 = stablehlo.select %312, %313, %arg32 : tensor<i1>, tensor<i32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %316 = "stablehlo.scatter"(%arg19, %315, %298) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %317 = stablehlo.reshape %305#1 : (tensor<1xi32>) -> tensor<i32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %318 = stablehlo.compare EQ, %317, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_79 = stablehlo.constant dense<false> : tensor<i1>
    %319 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i1>) -> tensor<i1>
    %320 = stablehlo.compare NE, %318, %319, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %321 = stablehlo.convert %320 : tensor<i1>
    %322 = stablehlo.and %arg31, %321 : tensor<i1>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %323 = stablehlo.compare LT, %arg32, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_81 = stablehlo.constant dense<3> : tensor<i32>
    %324 = stablehlo.add %arg32, %c_81 : tensor<i32>
    %325 = stablehlo.select %323, %324, %arg32 : tensor<i1>, tensor<i32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %327 = "stablehlo.scatter"(%arg20, %326, %322) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %328 = stablehlo.compare LT, %arg32, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_83 = stablehlo.constant dense<3> : tensor<i32>
    %329 = stablehlo.add %arg32, %c_83 : tensor<i32>
    %330 = stablehlo.select %328, %329, %arg32 : tensor<i1>, tensor<i32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %332 = "stablehlo.scatter"(%arg21, %331, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %333 = stablehlo.compare LT, %arg32, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_85 = stablehlo.constant dense<3> : tensor<i32>
    %334 = stablehlo.add %arg32, %c_85 : tensor<i32>
    %335 = stablehlo.select %333, %334, %arg32 : tensor<i1>, tensor<i32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %337 = "stablehlo.scatter"(%arg22, %336, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %338 = stablehlo.compare LT, %arg32, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_87 = stablehlo.constant dense<3> : tensor<i32>
    %339 = stablehlo.add %arg32, %c_87 : tensor<i32>
    %340 = stablehlo.select %338, %339, %arg32 : tensor<i1>, tensor<i32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %342 = "stablehlo.scatter"(%arg23, %341, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %343 = stablehlo.compare LT, %arg32, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_89 = stablehlo.constant dense<3> : tensor<i32>
    %344 = stablehlo.add %arg32, %c_89 : tensor<i32>
    %345 = stablehlo.select %343, %344, %arg32 : tensor<i1>, tensor<i32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %347 = "stablehlo.scatter"(%arg24, %346, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %348 = stablehlo.compare LT, %arg32, %c_90, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_91 = stablehlo.constant dense<3> : tensor<i32>
    %349 = stablehlo.add %arg32, %c_91 : tensor<i32>
    %350 = stablehlo.select %348, %349, %arg32 : tensor<i1>, tensor<i32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %352 = "stablehlo.scatter"(%arg25, %351, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %353 = stablehlo.compare LT, %arg32, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_93 = stablehlo.constant dense<3> : tensor<i32>
    %354 = stablehlo.add %arg32, %c_93 : tensor<i32>
    %355 = stablehlo.select %353, %354, %arg32 : tensor<i1>, tensor<i32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %357 = "stablehlo.scatter"(%arg26, %356, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %358 = stablehlo.compare LT, %arg32, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_95 = stablehlo.constant dense<3> : tensor<i32>
    %359 = stablehlo.add %arg32, %c_95 : tensor<i32>
    %360 = stablehlo.select %358, %359, %arg32 : tensor<i1>, tensor<i32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %362 = "stablehlo.scatter"(%arg27, %361, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %363 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %364 = stablehlo.convert %305#1 : tensor<1xi32>
    %365 = stablehlo.concatenate %305#0, %364, %305#2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %366 = stablehlo.compare LT, %arg32, %c_96, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_97 = stablehlo.constant dense<3> : tensor<i32>
    %367 = stablehlo.add %arg32, %c_97 : tensor<i32>
    %368 = stablehlo.select %366, %367, %arg32 : tensor<i1>, tensor<i32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %370 = "stablehlo.scatter"(%363, %369, %365) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x3xi32>, tensor<1xi32>, tensor<3xi32>) -> tensor<3x3xi32>
    return %99, %121, %227, %249, %311, %316, %327, %332, %337, %342, %347, %352, %357, %362, %370 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
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
  func.func private @_where_1(%arg0: tensor<3x1x1x16xi1>, %arg1: tensor<3x10x1x16xf32>, %arg2: tensor<f32>) -> tensor<3x10x1x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x1x16xi1>) -> tensor<3x10x1x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x10x1x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>
    return %3 : tensor<3x10x1x16xf32>
  }
  func.func private @floor_divide_2(%arg0: tensor<1x16xi32>, %arg1: tensor<i32>) -> tensor<1x16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<1x16xi32>
    %3 = stablehlo.sign %arg0 : tensor<1x16xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<1x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %11 = stablehlo.and %6, %10 : tensor<1x16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<1x16xi32>
    %14 = call @_where_3(%11, %13, %2) : (tensor<1x16xi1>, tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
    return %14 : tensor<1x16xi32>
  }
  func.func private @_where_3(%arg0: tensor<1x16xi1>, %arg1: tensor<1x16xi32>, %arg2: tensor<1x16xi32>) -> tensor<1x16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x16xi1>, tensor<1x16xi32>
    return %0 : tensor<1x16xi32>
  }
  func.func private @remainder(%arg0: tensor<1x16xi32>, %arg1: tensor<i32>) -> tensor<1x16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1x16xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x16xi1>, tensor<1x16xi1>) -> tensor<1x16xi1>
    %12 = stablehlo.and %11, %6 : tensor<1x16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %14 = stablehlo.add %4, %13 : tensor<1x16xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1x16xi1>, tensor<1x16xi32>
    return %15 : tensor<1x16xi32>
  }
  func.func private @_where_4(%arg0: tensor<1x1x32x128xi1>, %arg1: tensor<1x3x32x128xf32>, %arg2: tensor<f32>) -> tensor<1x3x32x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x32x128xi1>) -> tensor<1x3x32x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x3x32x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x3x32x128xi1>, tensor<1x3x32x128xf32>
    return %3 : tensor<1x3x32x128xf32>
  }
  func.func private @_pad_5(%arg0: tensor<60x16xf32>, %arg1: tensor<i32>) -> tensor<60x16xf32> {
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
  func.func private @_where_6(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<1x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x97xi1>, tensor<1x97xi32>
    return %2 : tensor<1x97xi32>
  }
  func.func private @_where_7(%arg0: tensor<1xi1>, %arg1: tensor<1xf32>, %arg2: tensor<f32>) -> tensor<1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1xi1>, tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @_where_8(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<1x97xi32>) -> tensor<1x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x97xi1>, tensor<1x97xi32>
    return %0 : tensor<1x97xi32>
  }
  func.func private @_where_9(%arg0: tensor<1xi1>, %arg1: tensor<1xf32>, %arg2: tensor<f32>) -> tensor<1xf32> {
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
    %12 = call @_where_10(%11, %arg1, %cst) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %15 = call @_where_11(%14, %8, %arg3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %16 = call @_where_11(%14, %arg4, %8) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    return %15, %16 : tensor<1xi32>, tensor<1xi32>
  }
  func.func private @_where_10(%arg0: tensor<1x97xi1>, %arg1: tensor<1x97xf32>, %arg2: tensor<f32>) -> tensor<1x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x97xi1>, tensor<1x97xf32>
    return %2 : tensor<1x97xf32>
  }
  func.func private @_where_11(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @closed_call_12(%arg0: tensor<1x97xi32>, %arg1: tensor<1x97xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xi32>, %arg4: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
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
    %12 = call @_where_10(%11, %arg1, %cst) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %15 = call @_where_11(%14, %8, %arg3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %16 = call @_where_11(%14, %arg4, %8) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
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
      %6:8 = func.call @closed_call_13(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<1x1xui32>, tensor<1x1xui32>
  }
  func.func private @closed_call_13(%arg0: tensor<i32>, %arg1: tensor<1x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>, %arg4: tensor<1x1xui32>, %arg5: tensor<1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_14(%arg0: tensor<1x1xui32>, %arg1: tensor<1x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<1x97xui32>, tensor<1x97xui32>) {
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
      %8:8 = func.call @closed_call_15(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i32>, tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<1x97xui32>, tensor<1x97xui32>
  }
  func.func private @closed_call_15(%arg0: tensor<i32>, %arg1: tensor<1x97xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x1xui32>, %arg4: tensor<1x1xui32>, %arg5: tensor<1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x97xui32>, tensor<1x97xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_16(%arg0: tensor<1xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<1xi1>, tensor<1xi32>
    return %2 : tensor<1xi32>
  }
  func.func private @_where_17(%arg0: tensor<1xi1>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @_where_18(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1xi1>, tensor<1xi32>
    return %1 : tensor<1xi32>
  }
}
