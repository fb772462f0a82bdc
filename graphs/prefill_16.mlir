module @jit_prefill attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3x2xui32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3x4xi32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<16xi32>, %arg29: tensor<i32>, %arg30: tensor<i32>, %arg31: tensor<i1>, %arg32: tensor<i32>, %arg33: tensor<f32>, %arg34: tensor<i32>, %arg35: tensor<f32>, %arg36: tensor<f32>, %arg37: tensor<2xui32>, %arg38: tensor<4xi32>, %arg39: tensor<i32>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3xi32> {jax.result_info = "result[0].token"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
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
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<36x16xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.compare GT, %15, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %29 = stablehlo.convert %28 : (tensor<i1>) -> tensor<i32>
    %30:2 = "stablehlo.case"(%29) ({
      %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %387 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      stablehlo.return %387, %387 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }, {
      %387 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
      %388 = stablehlo.convert %7 : (tensor<1x16xi32>) -> tensor<1x16xf32>
      %389 = stablehlo.broadcast_in_dim %388, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
      %390 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
      %391 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
      %392 = stablehlo.multiply %390, %391 : tensor<5x1x16xf32>
      %393 = stablehlo.cosine %392 : tensor<5x1x16xf32>
      %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %394 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      %395 = stablehlo.multiply %393, %394 : tensor<5x1x16xf32>
      %396 = stablehlo.sine %392 : tensor<5x1x16xf32>
      %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %397 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      %398 = stablehlo.multiply %396, %397 : tensor<5x1x16xf32>
      stablehlo.return %395, %398 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }) : (tensor<i32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
    %31 = stablehlo.multiply %27, %27 : tensor<36x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %35 = stablehlo.divide %33, %34 : tensor<1x16xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %37 = stablehlo.add %35, %36 : tensor<1x16xf32>
    %38 = stablehlo.rsqrt %37 : tensor<1x16xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %40 = stablehlo.multiply %27, %39 : tensor<36x16xf32>
    %41 = stablehlo.reshape %arg5 : (tensor<36xf32>) -> tensor<36x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<36x16xf32>
    %44 = stablehlo.dot_general %arg1, %43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %45 = stablehlo.reshape %44 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %46 = stablehlo.slice %45 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %47 = stablehlo.slice %45 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %48 = stablehlo.concatenate %46, %47, dim = 1 : (tensor<3x2x10x1x16xf32>, tensor<3x1x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %49 = stablehlo.broadcast_in_dim %30#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %50 = stablehlo.broadcast_in_dim %30#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %51 = stablehlo.slice %48 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %52 = stablehlo.slice %48 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %53 = stablehlo.slice %48 [0:3, 0:3, 10:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x0x1x16xf32>
    %54 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %55 = stablehlo.multiply %51, %54 : tensor<3x3x5x1x16xf32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %57 = stablehlo.multiply %52, %56 : tensor<3x3x5x1x16xf32>
    %58 = stablehlo.subtract %55, %57 : tensor<3x3x5x1x16xf32>
    %59 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %60 = stablehlo.multiply %52, %59 : tensor<3x3x5x1x16xf32>
    %61 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %62 = stablehlo.multiply %51, %61 : tensor<3x3x5x1x16xf32>
    %63 = stablehlo.add %60, %62 : tensor<3x3x5x1x16xf32>
    %64 = stablehlo.concatenate %58, %63, %53, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>, tensor<3x3x0x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %65 = stablehlo.slice %64 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %66 = stablehlo.slice %64 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %67 = stablehlo.reshape %66 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %68 = stablehlo.slice %45 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %69 = stablehlo.reshape %68 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %70 = stablehlo.is_finite %69 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %71 = stablehlo.reduce(%70 init: %c_13) applies stablehlo.and across dimensions = [1] : (tensor<3x10x1x16xi1>, tensor<i1>) -> tensor<3x1x16xi1>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 2, 3] : (tensor<3x1x16xi1>) -> tensor<3x1x1x16xi1>
    %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %73 = call @_where_1(%72, %67, %cst_14) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = call @_where_1(%72, %69, %cst_15) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %75 = stablehlo.iota dim = 0 : tensor<1xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %77 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %78 = stablehlo.add %77, %76 : tensor<1x1xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %79 = call @floor_divide_2(%11, %c_16) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %80 = call @remainder(%11, %c_17) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %81 = stablehlo.transpose %73, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %83 = stablehlo.compare LT, %78, %82, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %85 = stablehlo.add %78, %84 : tensor<1x1xi32>
    %86 = stablehlo.select %83, %85, %78 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %88 = stablehlo.compare LT, %79, %87, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %90 = stablehlo.add %79, %89 : tensor<1x16xi32>
    %91 = stablehlo.select %88, %90, %79 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %93 = stablehlo.compare LT, %80, %92, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_23 = stablehlo.constant dense<128> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %95 = stablehlo.add %80, %94 : tensor<1x16xi32>
    %96 = stablehlo.select %93, %95, %80 : tensor<1x16xi1>, tensor<1x16xi32>
    %97 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %99 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %100 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %101 = stablehlo.concatenate %98, %99, %100, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %102 = "stablehlo.scatter"(%arg14, %101, %81) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %103 = stablehlo.transpose %74, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %105 = stablehlo.compare LT, %78, %104, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %107 = stablehlo.add %78, %106 : tensor<1x1xi32>
    %108 = stablehlo.select %105, %107, %78 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %110 = stablehlo.compare LT, %79, %109, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %112 = stablehlo.add %79, %111 : tensor<1x16xi32>
    %113 = stablehlo.select %110, %112, %79 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %115 = stablehlo.compare LT, %80, %114, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_29 = stablehlo.constant dense<128> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %117 = stablehlo.add %80, %116 : tensor<1x16xi32>
    %118 = stablehlo.select %115, %117, %80 : tensor<1x16xi1>, tensor<1x16xi32>
    %119 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %121 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %122 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %123 = stablehlo.concatenate %120, %121, %122, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %124 = "stablehlo.scatter"(%arg15, %123, %103) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_30 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %126 = stablehlo.multiply %65, %125 : tensor<3x2x10x1x16xf32>
    %127 = stablehlo.transpose %126, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %128 = stablehlo.reshape %127 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_31 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %132:10 = stablehlo.while(%iterArg = %7, %iterArg_103 = %102, %iterArg_104 = %arg32, %iterArg_105 = %124, %iterArg_106 = %128, %iterArg_107 = %c_34, %iterArg_108 = %15, %iterArg_109 = %129, %iterArg_110 = %130, %iterArg_111 = %131) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %387 = stablehlo.compare LT, %iterArg_107, %iterArg_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %387 : tensor<i1>
    } do {
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %387 = stablehlo.add %iterArg_107, %c_112 : tensor<i32>
      %c_113 = stablehlo.constant dense<128> : tensor<i32>
      %388 = stablehlo.multiply %iterArg_107, %c_113 : tensor<i32>
      %389 = stablehlo.iota dim = 0 : tensor<128xi32>
      %390 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %391 = stablehlo.add %390, %389 : tensor<128xi32>
      %392 = stablehlo.broadcast_in_dim %391, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %393 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %394 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %395 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %396 = stablehlo.compare LE, %394, %395, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %397 = stablehlo.broadcast_in_dim %396, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %398 = stablehlo.broadcast_in_dim %397, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %399 = stablehlo.reshape %398 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_114 = stablehlo.constant dense<0> : tensor<i32>
      %c_115 = stablehlo.constant dense<0> : tensor<i32>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %400 = stablehlo.dynamic_slice %iterArg_103, %iterArg_104, %iterArg_107, %c_114, %c_115, %c_116, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %401 = stablehlo.reshape %400 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_117 = stablehlo.constant dense<0> : tensor<i32>
      %c_118 = stablehlo.constant dense<0> : tensor<i32>
      %c_119 = stablehlo.constant dense<0> : tensor<i32>
      %402 = stablehlo.dynamic_slice %iterArg_105, %iterArg_104, %iterArg_107, %c_117, %c_118, %c_119, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %403 = stablehlo.reshape %402 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %404 = stablehlo.dot_general %iterArg_106, %401, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %405 = func.call @_where_4(%399, %404, %cst_120) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %406 = stablehlo.reduce(%405 init: %cst_121) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %407 = stablehlo.maximum %iterArg_109, %406 : tensor<1x3x32xf32>
      %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %410 = stablehlo.subtract %405, %409 : tensor<1x3x32x128xf32>
      %411 = stablehlo.exponential %410 : tensor<1x3x32x128xf32>
      %412 = stablehlo.subtract %iterArg_109, %407 : tensor<1x3x32xf32>
      %413 = stablehlo.exponential %412 : tensor<1x3x32xf32>
      %414 = stablehlo.multiply %iterArg_110, %413 : tensor<1x3x32xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %415 = stablehlo.reduce(%411 init: %cst_122) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %416 = stablehlo.add %414, %415 : tensor<1x3x32xf32>
      %417 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %419 = stablehlo.multiply %iterArg_111, %418 : tensor<1x3x32x10xf32>
      %420 = stablehlo.dot_general %411, %403, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %421 = stablehlo.add %419, %420 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %387, %iterArg_108, %407, %416, %421 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %133 = stablehlo.broadcast_in_dim %132#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %135 = stablehlo.divide %132#9, %134 : tensor<1x3x32x10xf32>
    %136 = stablehlo.reshape %135 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %137 = stablehlo.transpose %136, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %138 = stablehlo.reshape %137 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %139 = call @_pad_5(%138, %c_35) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %140 = stablehlo.dot_general %arg2, %139, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %142 = stablehlo.multiply %140, %141 : tensor<36x16xf32>
    %143 = stablehlo.add %27, %142 : tensor<36x16xf32>
    %144 = stablehlo.multiply %143, %143 : tensor<36x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_38 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %148 = stablehlo.divide %146, %147 : tensor<1x16xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %150 = stablehlo.add %148, %149 : tensor<1x16xf32>
    %151 = stablehlo.rsqrt %150 : tensor<1x16xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %153 = stablehlo.multiply %143, %152 : tensor<36x16xf32>
    %154 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %156 = stablehlo.multiply %153, %155 : tensor<36x16xf32>
    %157 = stablehlo.dot_general %arg3, %156, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %158 = stablehlo.slice %157 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %159 = stablehlo.slice %157 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %160 = call @silu(%158) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %161 = stablehlo.multiply %160, %159 : tensor<56x16xf32>
    %162 = stablehlo.dot_general %arg4, %161, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %164 = stablehlo.multiply %162, %163 : tensor<36x16xf32>
    %165 = stablehlo.add %143, %164 : tensor<36x16xf32>
    %166 = stablehlo.multiply %165, %165 : tensor<36x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_42 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %170 = stablehlo.divide %168, %169 : tensor<1x16xf32>
    %cst_43 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %172 = stablehlo.add %170, %171 : tensor<1x16xf32>
    %173 = stablehlo.rsqrt %172 : tensor<1x16xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %175 = stablehlo.multiply %165, %174 : tensor<36x16xf32>
    %176 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %178 = stablehlo.multiply %175, %177 : tensor<36x16xf32>
    %179 = stablehlo.dot_general %arg7, %178, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %180 = stablehlo.reshape %179 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %181 = stablehlo.slice %180 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %182 = stablehlo.slice %180 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %183 = stablehlo.concatenate %181, %182, dim = 1 : (tensor<3x2x10x1x16xf32>, tensor<3x1x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %184 = stablehlo.broadcast_in_dim %30#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %185 = stablehlo.broadcast_in_dim %30#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %186 = stablehlo.slice %183 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %187 = stablehlo.slice %183 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %188 = stablehlo.slice %183 [0:3, 0:3, 10:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x0x1x16xf32>
    %189 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %190 = stablehlo.multiply %186, %189 : tensor<3x3x5x1x16xf32>
    %191 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %192 = stablehlo.multiply %187, %191 : tensor<3x3x5x1x16xf32>
    %193 = stablehlo.subtract %190, %192 : tensor<3x3x5x1x16xf32>
    %194 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %195 = stablehlo.multiply %187, %194 : tensor<3x3x5x1x16xf32>
    %196 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %197 = stablehlo.multiply %186, %196 : tensor<3x3x5x1x16xf32>
    %198 = stablehlo.add %195, %197 : tensor<3x3x5x1x16xf32>
    %199 = stablehlo.concatenate %193, %198, %188, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>, tensor<3x3x0x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %200 = stablehlo.slice %199 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %201 = stablehlo.slice %199 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %202 = stablehlo.reshape %201 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %203 = stablehlo.slice %180 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %204 = stablehlo.reshape %203 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %205 = stablehlo.is_finite %204 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %c_44 = stablehlo.constant dense<true> : tensor<i1>
    %206 = stablehlo.reduce(%205 init: %c_44) applies stablehlo.and across dimensions = [1] : (tensor<3x10x1x16xi1>, tensor<i1>) -> tensor<3x1x16xi1>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 2, 3] : (tensor<3x1x16xi1>) -> tensor<3x1x1x16xi1>
    %cst_45 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %208 = call @_where_1(%207, %202, %cst_45) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = call @_where_1(%207, %204, %cst_46) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %210 = stablehlo.iota dim = 0 : tensor<1xi32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %212 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %213 = stablehlo.add %212, %211 : tensor<1x1xi32>
    %c_47 = stablehlo.constant dense<128> : tensor<i32>
    %214 = call @floor_divide_2(%11, %c_47) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %215 = call @remainder(%11, %c_48) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %216 = stablehlo.transpose %208, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %218 = stablehlo.compare LT, %213, %217, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_50 = stablehlo.constant dense<3> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %220 = stablehlo.add %213, %219 : tensor<1x1xi32>
    %221 = stablehlo.select %218, %220, %213 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %223 = stablehlo.compare LT, %214, %222, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %225 = stablehlo.add %214, %224 : tensor<1x16xi32>
    %226 = stablehlo.select %223, %225, %214 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %228 = stablehlo.compare LT, %215, %227, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_54 = stablehlo.constant dense<128> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %230 = stablehlo.add %215, %229 : tensor<1x16xi32>
    %231 = stablehlo.select %228, %230, %215 : tensor<1x16xi1>, tensor<1x16xi32>
    %232 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %234 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %235 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %236 = stablehlo.concatenate %233, %234, %235, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %237 = "stablehlo.scatter"(%arg16, %236, %216) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %238 = stablehlo.transpose %209, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %240 = stablehlo.compare LT, %213, %239, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_56 = stablehlo.constant dense<3> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %242 = stablehlo.add %213, %241 : tensor<1x1xi32>
    %243 = stablehlo.select %240, %242, %213 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %245 = stablehlo.compare LT, %214, %244, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_58 = stablehlo.constant dense<1> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %247 = stablehlo.add %214, %246 : tensor<1x16xi32>
    %248 = stablehlo.select %245, %247, %214 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %249 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %250 = stablehlo.compare LT, %215, %249, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_60 = stablehlo.constant dense<128> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %252 = stablehlo.add %215, %251 : tensor<1x16xi32>
    %253 = stablehlo.select %250, %252, %215 : tensor<1x16xi1>, tensor<1x16xi32>
    %254 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %256 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %257 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %258 = stablehlo.concatenate %255, %256, %257, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %259 = "stablehlo.scatter"(%arg17, %258, %238) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_61 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %261 = stablehlo.multiply %200, %260 : tensor<3x2x10x1x16xf32>
    %262 = stablehlo.transpose %261, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %263 = stablehlo.reshape %262 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_62 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %267:10 = stablehlo.while(%iterArg = %7, %iterArg_103 = %237, %iterArg_104 = %arg32, %iterArg_105 = %259, %iterArg_106 = %263, %iterArg_107 = %c_65, %iterArg_108 = %15, %iterArg_109 = %264, %iterArg_110 = %265, %iterArg_111 = %266) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %387 = stablehlo.compare LT, %iterArg_107, %iterArg_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %387 : tensor<i1>
    } do {
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %387 = stablehlo.add %iterArg_107, %c_112 : tensor<i32>
      %c_113 = stablehlo.constant dense<128> : tensor<i32>
      %388 = stablehlo.multiply %iterArg_107, %c_113 : tensor<i32>
      %389 = stablehlo.iota dim = 0 : tensor<128xi32>
      %390 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %391 = stablehlo.add %390, %389 : tensor<128xi32>
      %392 = stablehlo.broadcast_in_dim %391, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %393 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %394 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %395 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %396 = stablehlo.compare LE, %394, %395, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %397 = stablehlo.broadcast_in_dim %396, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %398 = stablehlo.broadcast_in_dim %397, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %399 = stablehlo.reshape %398 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_114 = stablehlo.constant dense<0> : tensor<i32>
      %c_115 = stablehlo.constant dense<0> : tensor<i32>
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %400 = stablehlo.dynamic_slice %iterArg_103, %iterArg_104, %iterArg_107, %c_114, %c_115, %c_116, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %401 = stablehlo.reshape %400 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_117 = stablehlo.constant dense<0> : tensor<i32>
      %c_118 = stablehlo.constant dense<0> : tensor<i32>
      %c_119 = stablehlo.constant dense<0> : tensor<i32>
      %402 = stablehlo.dynamic_slice %iterArg_105, %iterArg_104, %iterArg_107, %c_117, %c_118, %c_119, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %403 = stablehlo.reshape %402 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %404 = stablehlo.dot_general %iterArg_106, %401, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %405 = func.call @_where_4(%399, %404, %cst_120) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %406 = stablehlo.reduce(%405 init: %cst_121) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %407 = stablehlo.maximum %iterArg_109, %406 : tensor<1x3x32xf32>
      %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %410 = stablehlo.subtract %405, %409 : tensor<1x3x32x128xf32>
      %411 = stablehlo.exponential %410 : tensor<1x3x32x128xf32>
      %412 = stablehlo.subtract %iterArg_109, %407 : tensor<1x3x32xf32>
      %413 = stablehlo.exponential %412 : tensor<1x3x32xf32>
      %414 = stablehlo.multiply %iterArg_110, %413 : tensor<1x3x32xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %415 = stablehlo.reduce(%411 init: %cst_122) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %416 = stablehlo.add %414, %415 : tensor<1x3x32xf32>
      %417 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %419 = stablehlo.multiply %iterArg_111, %418 : tensor<1x3x32x10xf32>
      %420 = stablehlo.dot_general %411, %403, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %421 = stablehlo.add %419, %420 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %387, %iterArg_108, %407, %416, %421 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %268 = stablehlo.broadcast_in_dim %267#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %270 = stablehlo.divide %267#9, %269 : tensor<1x3x32x10xf32>
    %271 = stablehlo.reshape %270 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %272 = stablehlo.transpose %271, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %273 = stablehlo.reshape %272 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %274 = call @_pad_5(%273, %c_66) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %275 = stablehlo.dot_general %arg8, %274, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %277 = stablehlo.multiply %275, %276 : tensor<36x16xf32>
    %278 = stablehlo.add %165, %277 : tensor<36x16xf32>
    %279 = stablehlo.multiply %278, %278 : tensor<36x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_69 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %283 = stablehlo.divide %281, %282 : tensor<1x16xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %285 = stablehlo.add %283, %284 : tensor<1x16xf32>
    %286 = stablehlo.rsqrt %285 : tensor<1x16xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %288 = stablehlo.multiply %278, %287 : tensor<36x16xf32>
    %289 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %291 = stablehlo.multiply %288, %290 : tensor<36x16xf32>
    %292 = stablehlo.dot_general %arg9, %291, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %293 = stablehlo.slice %292 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %294 = stablehlo.slice %292 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %295 = call @silu(%293) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %296 = stablehlo.multiply %295, %294 : tensor<56x16xf32>
    %297 = stablehlo.dot_general %arg10, %296, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %299 = stablehlo.multiply %297, %298 : tensor<36x16xf32>
    %300 = stablehlo.add %278, %299 : tensor<36x16xf32>
    %301 = stablehlo.multiply %300, %300 : tensor<36x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%301 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_73 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %305 = stablehlo.divide %303, %304 : tensor<1x16xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %307 = stablehlo.add %305, %306 : tensor<1x16xf32>
    %308 = stablehlo.rsqrt %307 : tensor<1x16xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %310 = stablehlo.multiply %300, %309 : tensor<36x16xf32>
    %311 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %313 = stablehlo.multiply %310, %312 : tensor<36x16xf32>
    %314 = stablehlo.add %arg29, %arg30 : tensor<i32>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %315 = stablehlo.subtract %arg30, %c_75 : tensor<i32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %316 = stablehlo.compare LT, %315, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_77 = stablehlo.constant dense<16> : tensor<i32>
    %317 = stablehlo.add %315, %c_77 : tensor<i32>
    %318 = stablehlo.select %316, %317, %315 : tensor<i1>, tensor<i32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %319 = stablehlo.dynamic_slice %313, %c_78, %318, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %320 = stablehlo.convert %arg31 : (tensor<i1>) -> tensor<i32>
    %321:3 = "stablehlo.case"(%320) ({
      %c_103 = stablehlo.constant dense<-1> : tensor<i32>
      %387 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %388 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %389 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<1xi32>
      stablehlo.return %387, %388, %389 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }, {
      %387 = stablehlo.broadcast_in_dim %arg33, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %388 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %389 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %390 = stablehlo.broadcast_in_dim %arg36, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %391 = stablehlo.broadcast_in_dim %arg37, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %392 = stablehlo.broadcast_in_dim %arg38, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
      %393 = stablehlo.broadcast_in_dim %arg39, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %394 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %395 = stablehlo.dot_general %arg0, %319, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x1xf32>) -> tensor<97x1xf32>
      %396 = stablehlo.optimization_barrier %395 : tensor<97x1xf32>
      %397 = stablehlo.transpose %396, dims = [1, 0] : (tensor<97x1xf32>) -> tensor<1x97xf32>
      %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %398 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
      %399 = stablehlo.multiply %397, %398 : tensor<1x97xf32>
      %400 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %401 = stablehlo.reduce(%399 init: %cst_104) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %402 = stablehlo.broadcast_in_dim %401, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
      %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
      %404 = stablehlo.compare EQ, %399, %403, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
      %c_105 = stablehlo.constant dense<97> : tensor<i32>
      %405 = func.call @_where_6(%404, %400, %c_105) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
      %c_106 = stablehlo.constant dense<2147483647> : tensor<i32>
      %406 = stablehlo.reduce(%405 init: %c_106) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %407 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %408 = stablehlo.compare GT, %387, %407, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %c_108 = stablehlo.constant dense<false> : tensor<i1>
      %409 = stablehlo.reduce(%408 init: %c_108) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
      %410 = stablehlo.convert %409 : (tensor<i1>) -> tensor<i32>
      %411 = "stablehlo.case"(%410) ({
        stablehlo.return %406 : tensor<1xi32>
      }, {
        %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %432 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %433 = stablehlo.compare GT, %387, %432, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %434 = func.call @_where_7(%433, %387, %cst_119) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
        %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %435 = stablehlo.reduce(%399 init: %cst_120) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %436 = stablehlo.broadcast_in_dim %435, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %438 = stablehlo.subtract %399, %437 : tensor<1x97xf32>
        %439 = stablehlo.broadcast_in_dim %434, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %441 = stablehlo.divide %438, %440 : tensor<1x97xf32>
        %c_121 = stablehlo.constant dense<0> : tensor<i32>
        %442 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %443 = stablehlo.compare GT, %388, %442, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %444 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %445 = stablehlo.compare LT, %389, %444, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %446 = stablehlo.or %443, %445 : tensor<1xi1>
        %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %447 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %448 = stablehlo.compare GT, %390, %447, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %449 = stablehlo.or %446, %448 : tensor<1xi1>
        %c_124 = stablehlo.constant dense<false> : tensor<i1>
        %450 = stablehlo.reduce(%449 init: %c_124) applies stablehlo.or across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
        %451 = stablehlo.convert %450 : (tensor<i1>) -> tensor<i32>
        %452 = "stablehlo.case"(%451) ({
          %c_134 = stablehlo.constant dense<true> : tensor<i1>
          %492 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i1>) -> tensor<1x97xi1>
          stablehlo.return %492 : tensor<1x97xi1>
        }, {
          %492 = stablehlo.bitcast_convert %441 : (tensor<1x97xf32>) -> tensor<1x97xi32>
          %c_134 = stablehlo.constant dense<0> : tensor<i32>
          %493 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %494 = stablehlo.compare LT, %492, %493, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %c_135 = stablehlo.constant dense<2147483647> : tensor<i32>
          %495 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
          %496 = stablehlo.xor %492, %495 : tensor<1x97xi32>
          %497 = func.call @_where_8(%494, %496, %492) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi32>
          %c_136 = stablehlo.constant dense<0> : tensor<i32>
          %498 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %499 = stablehlo.compare GT, %388, %498, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
          %500 = stablehlo.convert %388 : (tensor<1xi32>) -> tensor<1xf32>
          %cst_137 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %501 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %502 = stablehlo.minimum %500, %501 : tensor<1xf32>
          %cst_138 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
          %503 = func.call @_where_9(%499, %502, %cst_138) : (tensor<1xi1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
          %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %504 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
          %c_140 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %505 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_141 = stablehlo.constant dense<2147483647> : tensor<i32>
          %506 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_142 = stablehlo.constant dense<0> : tensor<i32>
          %507:6 = stablehlo.while(%iterArg = %497, %iterArg_150 = %504, %iterArg_151 = %503, %iterArg_152 = %c_142, %iterArg_153 = %505, %iterArg_154 = %506) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_155 = stablehlo.constant dense<32> : tensor<i32>
            %534 = stablehlo.compare LT, %iterArg_152, %c_155, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %534 : tensor<i1>
          } do {
            %534:2 = func.call @closed_call(%iterArg, %iterArg_150, %iterArg_151, %iterArg_153, %iterArg_154) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_155 = stablehlo.constant dense<1> : tensor<i32>
            %535 = stablehlo.add %iterArg_152, %c_155 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_150, %iterArg_151, %535, %534#0, %534#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %508 = stablehlo.broadcast_in_dim %507#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %510 = stablehlo.compare GE, %497, %509, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %511 = stablehlo.exponential %441 : tensor<1x97xf32>
          %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %512 = func.call @_where_10(%510, %511, %cst_143) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
          %cst_144 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
          %513 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %514 = stablehlo.maximum %389, %513 : tensor<1xf32>
          %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %515 = stablehlo.reduce(%512 init: %cst_145) applies stablehlo.add across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
          %516 = stablehlo.multiply %514, %515 : tensor<1xf32>
          %c_146 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %517 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_147 = stablehlo.constant dense<2147483647> : tensor<i32>
          %518 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %c_148 = stablehlo.constant dense<0> : tensor<i32>
          %519:6 = stablehlo.while(%iterArg = %497, %iterArg_150 = %512, %iterArg_151 = %516, %iterArg_152 = %c_148, %iterArg_153 = %517, %iterArg_154 = %518) : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          cond {
            %c_155 = stablehlo.constant dense<32> : tensor<i32>
            %534 = stablehlo.compare LT, %iterArg_152, %c_155, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %534 : tensor<i1>
          } do {
            %534:2 = func.call @closed_call_12(%iterArg, %iterArg_150, %iterArg_151, %iterArg_153, %iterArg_154) : (tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
            %c_155 = stablehlo.constant dense<1> : tensor<i32>
            %535 = stablehlo.add %iterArg_152, %c_155 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_150, %iterArg_151, %535, %534#0, %534#1 : tensor<1x97xi32>, tensor<1x97xf32>, tensor<1xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>
          }
          %520 = stablehlo.broadcast_in_dim %519#4, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
          %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x97xi32>
          %522 = stablehlo.compare GE, %497, %521, SIGNED : (tensor<1x97xi32>, tensor<1x97xi32>) -> tensor<1x97xi1>
          %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %523 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %524 = stablehlo.compare GE, %389, %523, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
          %525 = stablehlo.broadcast_in_dim %524, dims = [0] : (tensor<1xi1>) -> tensor<1x1xi1>
          %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x97xi1>
          %527 = stablehlo.or %522, %526 : tensor<1x97xi1>
          %528 = stablehlo.and %510, %527 : tensor<1x97xi1>
          %529 = stablehlo.exponential %441 : tensor<1x97xf32>
          %530 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
          %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
          %532 = stablehlo.compare GE, %529, %531, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
          %533 = stablehlo.and %528, %532 : tensor<1x97xi1>
          stablehlo.return %533 : tensor<1x97xi1>
        }) : (tensor<i32>) -> tensor<1x97xi1>
        %453 = stablehlo.convert %394 : (tensor<1xi32>) -> tensor<1xui32>
        %454 = func.call @_threefry_fold_in(%391, %453) : (tensor<1x2xui32>, tensor<1xui32>) -> tensor<1x2xui32>
        %455 = stablehlo.slice %454 [0:1, 0:1] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %456 = stablehlo.reshape %455 : (tensor<1x1xui32>) -> tensor<1xui32>
        %457 = stablehlo.slice %454 [0:1, 1:2] : (tensor<1x2xui32>) -> tensor<1x1xui32>
        %458 = stablehlo.reshape %457 : (tensor<1x1xui32>) -> tensor<1xui32>
        %459 = stablehlo.iota dim = 0 : tensor<97xui64>
        %c_125 = stablehlo.constant dense<1> : tensor<ui64>
        %460 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %461 = stablehlo.multiply %460, %459 : tensor<97xui64>
        %c_126 = stablehlo.constant dense<32> : tensor<ui64>
        %462 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %463 = stablehlo.shift_right_logical %461, %462 : tensor<97xui64>
        %464 = stablehlo.convert %461 : (tensor<97xui64>) -> tensor<97xui32>
        %465 = stablehlo.convert %463 : (tensor<97xui64>) -> tensor<97xui32>
        %466 = stablehlo.broadcast_in_dim %465, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %467 = stablehlo.broadcast_in_dim %464, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %468 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %469 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
        %470:2 = func.call @threefry2x32_14(%468, %469, %466, %467) : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<1x97xui32>, tensor<1x97xui32>)
        %471 = stablehlo.xor %470#0, %470#1 : tensor<1x97xui32>
        %c_127 = stablehlo.constant dense<9> : tensor<ui32>
        %472 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<ui32>) -> tensor<1x97xui32>
        %473 = stablehlo.shift_right_logical %471, %472 : tensor<1x97xui32>
        %474 = stablehlo.convert %473 : (tensor<1x97xui32>) -> tensor<1x97xf32>
        %cst_128 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %475 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %476 = stablehlo.add %474, %475 : tensor<1x97xf32>
        %cst_129 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %477 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
        %478 = stablehlo.multiply %476, %477 : tensor<1x97xf32>
        %479 = stablehlo.log %478 : tensor<1x97xf32>
        %480 = stablehlo.negate %479 : tensor<1x97xf32>
        %481 = stablehlo.log %480 : tensor<1x97xf32>
        %482 = stablehlo.negate %481 : tensor<1x97xf32>
        %483 = stablehlo.add %441, %482 : tensor<1x97xf32>
        %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %484 = func.call @_where_10(%452, %483, %cst_130) : (tensor<1x97xi1>, tensor<1x97xf32>, tensor<f32>) -> tensor<1x97xf32>
        %485 = stablehlo.iota dim = 1 : tensor<1x97xi32>
        %cst_131 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %486 = stablehlo.reduce(%484 init: %cst_131) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
        %487 = stablehlo.broadcast_in_dim %486, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
        %488 = stablehlo.broadcast_in_dim %487, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x97xf32>
        %489 = stablehlo.compare EQ, %484, %488, FLOAT : (tensor<1x97xf32>, tensor<1x97xf32>) -> tensor<1x97xi1>
        %c_132 = stablehlo.constant dense<97> : tensor<i32>
        %490 = func.call @_where_6(%489, %485, %c_132) : (tensor<1x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<1x97xi32>
        %c_133 = stablehlo.constant dense<2147483647> : tensor<i32>
        %491 = stablehlo.reduce(%490 init: %c_133) applies stablehlo.minimum across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
        stablehlo.return %491 : tensor<1xi32>
      }) : (tensor<i32>) -> tensor<1xi32>
      %412 = func.call @_where_11(%408, %411, %406) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %413 = stablehlo.compare GE, %394, %393, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_109 = stablehlo.constant dense<2> : tensor<i32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %414 = func.call @_where_16(%413, %c_109, %c_110) : (tensor<1xi1>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
      %415 = stablehlo.broadcast_in_dim %412, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x4xi32>
      %417 = stablehlo.compare EQ, %416, %392, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %c_111 = stablehlo.constant dense<false> : tensor<i1>
      %418 = stablehlo.reduce(%417 init: %c_111) applies stablehlo.or across dimensions = [1] : (tensor<1x4xi1>, tensor<i1>) -> tensor<1xi1>
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %419 = func.call @_where_17(%418, %c_112, %414) : (tensor<1xi1>, tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %420 = stablehlo.reduce(%399 init: %cst_113) applies stablehlo.maximum across dimensions = [1] : (tensor<1x97xf32>, tensor<f32>) -> tensor<1xf32>
      %421 = stablehlo.is_finite %420 : (tensor<1xf32>) -> tensor<1xi1>
      %c_114 = stablehlo.constant dense<3> : tensor<i32>
      %422 = func.call @_where_18(%421, %419, %c_114) : (tensor<1xi1>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %423 = stablehlo.convert %422 : tensor<1xi32>
      %424 = stablehlo.iota dim = 1 : tensor<1x97xi32>
      %c_115 = stablehlo.constant dense<2> : tensor<i32>
      %425 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %426 = stablehlo.multiply %425, %424 : tensor<1x97xi32>
      %c_116 = stablehlo.constant dense<1> : tensor<i32>
      %427 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<1x97xi32>
      %428 = stablehlo.add %426, %427 : tensor<1x97xi32>
      %429 = stablehlo.bitcast_convert %399 : (tensor<1x97xf32>) -> tensor<1x97xi32>
      %430 = stablehlo.multiply %429, %428 : tensor<1x97xi32>
      %c_117 = stablehlo.constant dense<0> : tensor<i32>
      %431 = stablehlo.reduce(%430 init: %c_117) applies stablehlo.add across dimensions = [1] : (tensor<1x97xi32>, tensor<i32>) -> tensor<1xi32>
      stablehlo.return %412, %423, %431 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
    }) : (tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    %322 = stablehlo.reshape %321#0 : (tensor<1xi32>) -> tensor<i32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %323 = stablehlo.compare LT, %arg32, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %324 = stablehlo.add %arg32, %c_80 : tensor<i32>
    %325 = stablehlo.select %323, %324, %arg32 : tensor<i1>, tensor<i32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %327 = "stablehlo.scatter"(%arg18, %326, %322) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %328 = stablehlo.compare LT, %arg32, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %329 = stablehlo.add %arg32, %c_82 : tensor<i32>
    %330 = stablehlo.select %328, %329, %arg32 : tensor<i1>, tensor<i32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %332 = "stablehlo.scatter"(%arg19, %331, %314) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %333 = stablehlo.reshape %321#1 : (tensor<1xi32>) -> tensor<i32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %334 = stablehlo.compare EQ, %333, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_84 = stablehlo.constant dense<false> : tensor<i1>
    %335 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i1>) -> tensor<i1>
    %336 = stablehlo.compare NE, %334, %335, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %337 = stablehlo.convert %336 : tensor<i1>
    %338 = stablehlo.and %arg31, %337 : tensor<i1>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %339 = stablehlo.compare LT, %arg32, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %340 = stablehlo.add %arg32, %c_86 : tensor<i32>
    %341 = stablehlo.select %339, %340, %arg32 : tensor<i1>, tensor<i32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %343 = "stablehlo.scatter"(%arg20, %342, %338) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %344 = stablehlo.compare LT, %arg32, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %345 = stablehlo.add %arg32, %c_88 : tensor<i32>
    %346 = stablehlo.select %344, %345, %arg32 : tensor<i1>, tensor<i32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %348 = "stablehlo.scatter"(%arg21, %347, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %349 = stablehlo.compare LT, %arg32, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %350 = stablehlo.add %arg32, %c_90 : tensor<i32>
    %351 = stablehlo.select %349, %350, %arg32 : tensor<i1>, tensor<i32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %353 = "stablehlo.scatter"(%arg22, %352, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %354 = stablehlo.compare LT, %arg32, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %355 = stablehlo.add %arg32, %c_92 : tensor<i32>
    %356 = stablehlo.select %354, %355, %arg32 : tensor<i1>, tensor<i32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %358 = "stablehlo.scatter"(%arg23, %357, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %359 = stablehlo.compare LT, %arg32, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %360 = stablehlo.add %arg32, %c_94 : tensor<i32>
    %361 = stablehlo.select %359, %360, %arg32 : tensor<i1>, tensor<i32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %363 = "stablehlo.scatter"(%arg24, %362, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %364 = stablehlo.compare LT, %arg32, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %365 = stablehlo.add %arg32, %c_96 : tensor<i32>
    %366 = stablehlo.select %364, %365, %arg32 : tensor<i1>, tensor<i32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %368 = "stablehlo.scatter"(%arg25, %367, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %369 = stablehlo.compare LT, %arg32, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %370 = stablehlo.add %arg32, %c_98 : tensor<i32>
    %371 = stablehlo.select %369, %370, %arg32 : tensor<i1>, tensor<i32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %373 = "stablehlo.scatter"(%arg26, %372, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %374 = stablehlo.compare LT, %arg32, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %375 = stablehlo.add %arg32, %c_100 : tensor<i32>
    %376 = stablehlo.select %374, %375, %arg32 : tensor<i1>, tensor<i32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %378 = "stablehlo.scatter"(%arg27, %377, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %379 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %380 = stablehlo.convert %321#1 : tensor<1xi32>
    %381 = stablehlo.concatenate %321#0, %380, %321#2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %382 = stablehlo.compare LT, %arg32, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %383 = stablehlo.add %arg32, %c_102 : tensor<i32>
    %384 = stablehlo.select %382, %383, %arg32 : tensor<i1>, tensor<i32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %386 = "stablehlo.scatter"(%379, %385, %381) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x3xi32>, tensor<1xi32>, tensor<3xi32>) -> tensor<3x3xi32>
    return %102, %124, %237, %259, %327, %332, %343, %348, %353, %358, %363, %368, %373, %378, %386 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
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
