module @jit_prefill attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg29: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg30: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg31: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg32: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg33: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg34: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg35: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg36: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg37: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg38: tensor<3xi1> {tf.aliasing_output = 24 : i32}, %arg39: tensor<16xi32>, %arg40: tensor<16xi32>, %arg41: tensor<i32>, %arg42: tensor<i32>, %arg43: tensor<i1>, %arg44: tensor<i1>, %arg45: tensor<i32>, %arg46: tensor<f32>, %arg47: tensor<i32>, %arg48: tensor<f32>, %arg49: tensor<f32>, %arg50: tensor<2xui32>, %arg51: tensor<4xi32>, %arg52: tensor<i32>, %arg53: tensor<i32>, %arg54: tensor<i32>, %arg55: tensor<f32>, %arg56: tensor<f32>, %arg57: tensor<f32>, %arg58: tensor<i1>, %arg59: tensor<i1>, %arg60: tensor<i1>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.live"}, tensor<3xi1> {jax.result_info = "result[0].rows.due"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rows.rules.limit"}, tensor<3xi32> {jax.result_info = "result[0].rows.rules.prompt"}, tensor<3xi32> {jax.result_info = "result[0].rows.rules.least"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.repetition"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.presence"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.frequency"}, tensor<3xi1> {jax.result_info = "result[0].rows.rules.biased"}, tensor<3xi1> {jax.result_info = "result[0].rows.rules.formed"}, tensor<3xi1> {jax.result_info = "result[0].rows.rules.asked"}, tensor<16xf32> {jax.result_info = "result[1].token"}, tensor<16x20xf32> {jax.result_info = "result[1].top"}, tensor<16x20xi32> {jax.result_info = "result[1].ids"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.subtract %arg42, %c : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %3 = stablehlo.minimum %0, %2 : tensor<16xi32>
    %4 = stablehlo.broadcast_in_dim %arg41, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %5 = stablehlo.add %4, %3 : tensor<16xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %7 = stablehlo.broadcast_in_dim %arg42, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.compare LT, %0, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %9 = call @_where(%8, %5, %c_0) : (tensor<16xi1>, tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %11 = stablehlo.add %arg41, %arg42 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.subtract %11, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<128> : tensor<i32>
    %13 = call @floor_divide(%12, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %13, %c_3 : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %arg39, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @_pad(%15, %c_4) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %17 = stablehlo.reshape %16 : (tensor<1x16xi32>) -> tensor<16xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_6 = stablehlo.constant dense<97> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %21 = stablehlo.add %17, %20 : tensor<16xi32>
    %22 = stablehlo.select %19, %21, %17 : tensor<16xi1>, tensor<16xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<16x1xi32>) -> tensor<16x36xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<16x36xf32>) -> tensor<36x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<36x16xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.compare GT, %14, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %29 = stablehlo.convert %28 : (tensor<i1>) -> tensor<i32>
    %30:2 = "stablehlo.case"(%29) ({
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %445 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      stablehlo.return %445, %445 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }, {
      %445 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
      %446 = stablehlo.convert %6 : (tensor<1x16xi32>) -> tensor<1x16xf32>
      %447 = stablehlo.broadcast_in_dim %446, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
      %448 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
      %449 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
      %450 = stablehlo.multiply %448, %449 : tensor<5x1x16xf32>
      %451 = stablehlo.cosine %450 : tensor<5x1x16xf32>
      %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %452 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      %453 = stablehlo.multiply %451, %452 : tensor<5x1x16xf32>
      %454 = stablehlo.sine %450 : tensor<5x1x16xf32>
      %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %455 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
      %456 = stablehlo.multiply %454, %455 : tensor<5x1x16xf32>
      stablehlo.return %453, %456 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }) : (tensor<i32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
    %31 = stablehlo.multiply %27, %27 : tensor<36x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %35 = stablehlo.divide %33, %34 : tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
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
    %c_12 = stablehlo.constant dense<true> : tensor<i1>
    %71 = stablehlo.reduce(%70 init: %c_12) applies stablehlo.and across dimensions = [1] : (tensor<3x10x1x16xi1>, tensor<i1>) -> tensor<3x1x16xi1>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 2, 3] : (tensor<3x1x16xi1>) -> tensor<3x1x1x16xi1>
    %cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %73 = call @_where_1(%72, %67, %cst_13) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = call @_where_1(%72, %69, %cst_14) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %75 = stablehlo.iota dim = 0 : tensor<1xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %77 = stablehlo.broadcast_in_dim %arg45, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %78 = stablehlo.add %77, %76 : tensor<1x1xi32>
    %c_15 = stablehlo.constant dense<128> : tensor<i32>
    %79 = call @floor_divide_2(%10, %c_15) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %80 = call @remainder(%10, %c_16) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %81 = stablehlo.transpose %73, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %83 = stablehlo.compare LT, %78, %82, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %85 = stablehlo.add %78, %84 : tensor<1x1xi32>
    %86 = stablehlo.select %83, %85, %78 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %88 = stablehlo.compare LT, %79, %87, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %90 = stablehlo.add %79, %89 : tensor<1x16xi32>
    %91 = stablehlo.select %88, %90, %79 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %93 = stablehlo.compare LT, %80, %92, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_22 = stablehlo.constant dense<128> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %95 = stablehlo.add %80, %94 : tensor<1x16xi32>
    %96 = stablehlo.select %93, %95, %80 : tensor<1x16xi1>, tensor<1x16xi32>
    %97 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %99 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %100 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %101 = stablehlo.concatenate %98, %99, %100, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %102 = "stablehlo.scatter"(%arg14, %101, %81) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %103 = stablehlo.transpose %74, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %105 = stablehlo.compare LT, %78, %104, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %107 = stablehlo.add %78, %106 : tensor<1x1xi32>
    %108 = stablehlo.select %105, %107, %78 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %110 = stablehlo.compare LT, %79, %109, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %112 = stablehlo.add %79, %111 : tensor<1x16xi32>
    %113 = stablehlo.select %110, %112, %79 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %115 = stablehlo.compare LT, %80, %114, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_28 = stablehlo.constant dense<128> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %117 = stablehlo.add %80, %116 : tensor<1x16xi32>
    %118 = stablehlo.select %115, %117, %80 : tensor<1x16xi1>, tensor<1x16xi32>
    %119 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %121 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %122 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %123 = stablehlo.concatenate %120, %121, %122, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %124 = "stablehlo.scatter"(%arg15, %123, %103) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_29 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %126 = stablehlo.multiply %65, %125 : tensor<3x2x10x1x16xf32>
    %127 = stablehlo.transpose %126, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %128 = stablehlo.reshape %127 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_30 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %132:10 = stablehlo.while(%iterArg = %6, %iterArg_129 = %102, %iterArg_130 = %arg45, %iterArg_131 = %124, %iterArg_132 = %128, %iterArg_133 = %c_33, %iterArg_134 = %14, %iterArg_135 = %129, %iterArg_136 = %130, %iterArg_137 = %131) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %445 = stablehlo.compare LT, %iterArg_133, %iterArg_134, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %445 : tensor<i1>
    } do {
      %c_138 = stablehlo.constant dense<1> : tensor<i32>
      %445 = stablehlo.add %iterArg_133, %c_138 : tensor<i32>
      %c_139 = stablehlo.constant dense<128> : tensor<i32>
      %446 = stablehlo.multiply %iterArg_133, %c_139 : tensor<i32>
      %447 = stablehlo.iota dim = 0 : tensor<128xi32>
      %448 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %449 = stablehlo.add %448, %447 : tensor<128xi32>
      %450 = stablehlo.broadcast_in_dim %449, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %451 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %452 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %453 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %454 = stablehlo.compare LE, %452, %453, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %455 = stablehlo.broadcast_in_dim %454, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %457 = stablehlo.reshape %456 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_140 = stablehlo.constant dense<0> : tensor<i32>
      %c_141 = stablehlo.constant dense<0> : tensor<i32>
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      %458 = stablehlo.dynamic_slice %iterArg_129, %iterArg_130, %iterArg_133, %c_140, %c_141, %c_142, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %459 = stablehlo.reshape %458 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_143 = stablehlo.constant dense<0> : tensor<i32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %c_145 = stablehlo.constant dense<0> : tensor<i32>
      %460 = stablehlo.dynamic_slice %iterArg_131, %iterArg_130, %iterArg_133, %c_143, %c_144, %c_145, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %461 = stablehlo.reshape %460 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %462 = stablehlo.dot_general %iterArg_132, %459, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_146 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %463 = func.call @_where_4(%457, %462, %cst_146) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %464 = stablehlo.reduce(%463 init: %cst_147) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %465 = stablehlo.maximum %iterArg_135, %464 : tensor<1x3x32xf32>
      %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %468 = stablehlo.subtract %463, %467 : tensor<1x3x32x128xf32>
      %469 = stablehlo.exponential %468 : tensor<1x3x32x128xf32>
      %470 = stablehlo.subtract %iterArg_135, %465 : tensor<1x3x32xf32>
      %471 = stablehlo.exponential %470 : tensor<1x3x32xf32>
      %472 = stablehlo.multiply %iterArg_136, %471 : tensor<1x3x32xf32>
      %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %473 = stablehlo.reduce(%469 init: %cst_148) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %474 = stablehlo.add %472, %473 : tensor<1x3x32xf32>
      %475 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %477 = stablehlo.multiply %iterArg_137, %476 : tensor<1x3x32x10xf32>
      %478 = stablehlo.dot_general %469, %461, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %479 = stablehlo.add %477, %478 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %445, %iterArg_134, %465, %474, %479 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %133 = stablehlo.broadcast_in_dim %132#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %135 = stablehlo.divide %132#9, %134 : tensor<1x3x32x10xf32>
    %136 = stablehlo.reshape %135 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %137 = stablehlo.transpose %136, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %138 = stablehlo.reshape %137 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %139 = call @_pad_5(%138, %c_34) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %140 = stablehlo.dot_general %arg2, %139, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %142 = stablehlo.multiply %140, %141 : tensor<36x16xf32>
    %143 = stablehlo.add %27, %142 : tensor<36x16xf32>
    %144 = stablehlo.multiply %143, %143 : tensor<36x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_37 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %148 = stablehlo.divide %146, %147 : tensor<1x16xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
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
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %164 = stablehlo.multiply %162, %163 : tensor<36x16xf32>
    %165 = stablehlo.add %143, %164 : tensor<36x16xf32>
    %166 = stablehlo.multiply %165, %165 : tensor<36x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_41 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %170 = stablehlo.divide %168, %169 : tensor<1x16xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
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
    %c_43 = stablehlo.constant dense<true> : tensor<i1>
    %206 = stablehlo.reduce(%205 init: %c_43) applies stablehlo.and across dimensions = [1] : (tensor<3x10x1x16xi1>, tensor<i1>) -> tensor<3x1x16xi1>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 2, 3] : (tensor<3x1x16xi1>) -> tensor<3x1x1x16xi1>
    %cst_44 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %208 = call @_where_1(%207, %202, %cst_44) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = call @_where_1(%207, %204, %cst_45) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %210 = stablehlo.iota dim = 0 : tensor<1xi32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %212 = stablehlo.broadcast_in_dim %arg45, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %213 = stablehlo.add %212, %211 : tensor<1x1xi32>
    %c_46 = stablehlo.constant dense<128> : tensor<i32>
    %214 = call @floor_divide_2(%10, %c_46) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_47 = stablehlo.constant dense<128> : tensor<i32>
    %215 = call @remainder(%10, %c_47) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %216 = stablehlo.transpose %208, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %218 = stablehlo.compare LT, %213, %217, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_49 = stablehlo.constant dense<3> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %220 = stablehlo.add %213, %219 : tensor<1x1xi32>
    %221 = stablehlo.select %218, %220, %213 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %223 = stablehlo.compare LT, %214, %222, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_51 = stablehlo.constant dense<1> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %225 = stablehlo.add %214, %224 : tensor<1x16xi32>
    %226 = stablehlo.select %223, %225, %214 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %228 = stablehlo.compare LT, %215, %227, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_53 = stablehlo.constant dense<128> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %230 = stablehlo.add %215, %229 : tensor<1x16xi32>
    %231 = stablehlo.select %228, %230, %215 : tensor<1x16xi1>, tensor<1x16xi32>
    %232 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %234 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %235 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %236 = stablehlo.concatenate %233, %234, %235, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %237 = "stablehlo.scatter"(%arg16, %236, %216) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %238 = stablehlo.transpose %209, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %240 = stablehlo.compare LT, %213, %239, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_55 = stablehlo.constant dense<3> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %242 = stablehlo.add %213, %241 : tensor<1x1xi32>
    %243 = stablehlo.select %240, %242, %213 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %245 = stablehlo.compare LT, %214, %244, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_57 = stablehlo.constant dense<1> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %247 = stablehlo.add %214, %246 : tensor<1x16xi32>
    %248 = stablehlo.select %245, %247, %214 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %249 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %250 = stablehlo.compare LT, %215, %249, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_59 = stablehlo.constant dense<128> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %252 = stablehlo.add %215, %251 : tensor<1x16xi32>
    %253 = stablehlo.select %250, %252, %215 : tensor<1x16xi1>, tensor<1x16xi32>
    %254 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %256 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %257 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %258 = stablehlo.concatenate %255, %256, %257, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %259 = "stablehlo.scatter"(%arg17, %258, %238) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_60 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %261 = stablehlo.multiply %200, %260 : tensor<3x2x10x1x16xf32>
    %262 = stablehlo.transpose %261, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %263 = stablehlo.reshape %262 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_61 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %267:10 = stablehlo.while(%iterArg = %6, %iterArg_129 = %237, %iterArg_130 = %arg45, %iterArg_131 = %259, %iterArg_132 = %263, %iterArg_133 = %c_64, %iterArg_134 = %14, %iterArg_135 = %264, %iterArg_136 = %265, %iterArg_137 = %266) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %445 = stablehlo.compare LT, %iterArg_133, %iterArg_134, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %445 : tensor<i1>
    } do {
      %c_138 = stablehlo.constant dense<1> : tensor<i32>
      %445 = stablehlo.add %iterArg_133, %c_138 : tensor<i32>
      %c_139 = stablehlo.constant dense<128> : tensor<i32>
      %446 = stablehlo.multiply %iterArg_133, %c_139 : tensor<i32>
      %447 = stablehlo.iota dim = 0 : tensor<128xi32>
      %448 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %449 = stablehlo.add %448, %447 : tensor<128xi32>
      %450 = stablehlo.broadcast_in_dim %449, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %451 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %452 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %453 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %454 = stablehlo.compare LE, %452, %453, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %455 = stablehlo.broadcast_in_dim %454, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %457 = stablehlo.reshape %456 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_140 = stablehlo.constant dense<0> : tensor<i32>
      %c_141 = stablehlo.constant dense<0> : tensor<i32>
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      %458 = stablehlo.dynamic_slice %iterArg_129, %iterArg_130, %iterArg_133, %c_140, %c_141, %c_142, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %459 = stablehlo.reshape %458 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_143 = stablehlo.constant dense<0> : tensor<i32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %c_145 = stablehlo.constant dense<0> : tensor<i32>
      %460 = stablehlo.dynamic_slice %iterArg_131, %iterArg_130, %iterArg_133, %c_143, %c_144, %c_145, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %461 = stablehlo.reshape %460 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %462 = stablehlo.dot_general %iterArg_132, %459, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_146 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %463 = func.call @_where_4(%457, %462, %cst_146) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %464 = stablehlo.reduce(%463 init: %cst_147) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %465 = stablehlo.maximum %iterArg_135, %464 : tensor<1x3x32xf32>
      %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %468 = stablehlo.subtract %463, %467 : tensor<1x3x32x128xf32>
      %469 = stablehlo.exponential %468 : tensor<1x3x32x128xf32>
      %470 = stablehlo.subtract %iterArg_135, %465 : tensor<1x3x32xf32>
      %471 = stablehlo.exponential %470 : tensor<1x3x32xf32>
      %472 = stablehlo.multiply %iterArg_136, %471 : tensor<1x3x32xf32>
      %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %473 = stablehlo.reduce(%469 init: %cst_148) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %474 = stablehlo.add %472, %473 : tensor<1x3x32xf32>
      %475 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %477 = stablehlo.multiply %iterArg_137, %476 : tensor<1x3x32x10xf32>
      %478 = stablehlo.dot_general %469, %461, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %479 = stablehlo.add %477, %478 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %445, %iterArg_134, %465, %474, %479 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %268 = stablehlo.broadcast_in_dim %267#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %270 = stablehlo.divide %267#9, %269 : tensor<1x3x32x10xf32>
    %271 = stablehlo.reshape %270 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %272 = stablehlo.transpose %271, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %273 = stablehlo.reshape %272 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %274 = call @_pad_5(%273, %c_65) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %275 = stablehlo.dot_general %arg8, %274, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %277 = stablehlo.multiply %275, %276 : tensor<36x16xf32>
    %278 = stablehlo.add %165, %277 : tensor<36x16xf32>
    %279 = stablehlo.multiply %278, %278 : tensor<36x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_68 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %283 = stablehlo.divide %281, %282 : tensor<1x16xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
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
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %299 = stablehlo.multiply %297, %298 : tensor<36x16xf32>
    %300 = stablehlo.add %278, %299 : tensor<36x16xf32>
    %301 = stablehlo.multiply %300, %300 : tensor<36x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%301 init: %cst_71) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_72 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %305 = stablehlo.divide %303, %304 : tensor<1x16xf32>
    %cst_73 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %307 = stablehlo.add %305, %306 : tensor<1x16xf32>
    %308 = stablehlo.rsqrt %307 : tensor<1x16xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %310 = stablehlo.multiply %300, %309 : tensor<36x16xf32>
    %311 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %313 = stablehlo.multiply %310, %312 : tensor<36x16xf32>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %314 = stablehlo.subtract %arg42, %c_74 : tensor<i32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %315 = stablehlo.compare LT, %314, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_76 = stablehlo.constant dense<16> : tensor<i32>
    %316 = stablehlo.add %314, %c_76 : tensor<i32>
    %317 = stablehlo.select %315, %316, %314 : tensor<i1>, tensor<i32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %318 = stablehlo.dynamic_slice %313, %c_77, %317, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<97xf32>
    %320 = stablehlo.convert %arg43 : (tensor<i1>) -> tensor<i32>
    %321 = "stablehlo.case"(%320) ({
      stablehlo.return %319 : tensor<97xf32>
    }, {
      %445 = stablehlo.dot_general %arg0, %318, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x1xf32>) -> tensor<97x1xf32>
      %446 = stablehlo.optimization_barrier %445 : tensor<97x1xf32>
      %447 = stablehlo.transpose %446, dims = [1, 0] : (tensor<97x1xf32>) -> tensor<1x97xf32>
      %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %448 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
      %449 = stablehlo.multiply %447, %448 : tensor<1x97xf32>
      %450 = stablehlo.reshape %449 : (tensor<1x97xf32>) -> tensor<97xf32>
      stablehlo.return %450 : tensor<97xf32>
    }) : (tensor<i32>) -> tensor<97xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16x20xf32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %324 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<16x20xi32>
    %325 = stablehlo.convert %arg44 : (tensor<i1>) -> tensor<i32>
    %326:3 = "stablehlo.case"(%325) ({
      stablehlo.return %322, %323, %324 : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
    }, {
      %445 = stablehlo.dot_general %arg0, %313, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x16xf32>) -> tensor<97x16xf32>
      %446 = stablehlo.optimization_barrier %445 : tensor<97x16xf32>
      %447 = stablehlo.transpose %446, dims = [1, 0] : (tensor<97x16xf32>) -> tensor<16x97xf32>
      %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %448 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16x97xf32>
      %449 = stablehlo.multiply %447, %448 : tensor<16x97xf32>
      %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %450 = stablehlo.reduce(%449 init: %cst_130) applies stablehlo.maximum across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_131 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %451 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %452 = stablehlo.maximum %451, %450 : tensor<16xf32>
      %453 = stablehlo.is_finite %452 : (tensor<16xf32>) -> tensor<16xi1>
      %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %454 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %455 = stablehlo.select %453, %452, %454 : tensor<16xi1>, tensor<16xf32>
      %456 = stablehlo.broadcast_in_dim %455, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
      %457 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
      %458 = stablehlo.subtract %449, %457 : tensor<16x97xf32>
      %459 = stablehlo.exponential %458 : tensor<16x97xf32>
      %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %460 = stablehlo.reduce(%459 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
      %461 = stablehlo.abs %460 : tensor<16xf32>
      %462 = stablehlo.log %461 : tensor<16xf32>
      %463 = stablehlo.add %462, %455 : tensor<16xf32>
      %464 = stablehlo.broadcast_in_dim %arg40, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
      %465 = func.call @take_along_axis(%449, %464) : (tensor<16x97xf32>, tensor<16x1xi32>) -> tensor<16x1xf32>
      %466 = stablehlo.reshape %465 : (tensor<16x1xf32>) -> tensor<16xf32>
      %values, %indices = chlo.top_k(%449, k = 20) : tensor<16x97xf32> -> (tensor<16x20xf32>, tensor<16x20xi32>)
      %467 = stablehlo.subtract %466, %463 : tensor<16xf32>
      %468 = stablehlo.broadcast_in_dim %463, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
      %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x20xf32>
      %470 = stablehlo.subtract %values, %469 : tensor<16x20xf32>
      stablehlo.return %467, %470, %indices : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
    }) : (tensor<i32>) -> (tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>)
    %327 = stablehlo.reshape %10 : (tensor<1x16xi32>) -> tensor<16xi32>
    %c_82 = stablehlo.constant dense<128> : tensor<i32>
    %328 = call @floor_divide_6(%327, %c_82) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_83 = stablehlo.constant dense<128> : tensor<i32>
    %329 = call @remainder_8(%327, %c_83) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %330 = stablehlo.compare LT, %arg45, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_85 = stablehlo.constant dense<3> : tensor<i32>
    %331 = stablehlo.add %arg45, %c_85 : tensor<i32>
    %332 = stablehlo.select %330, %331, %arg45 : tensor<i1>, tensor<i32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %333 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %334 = stablehlo.compare LT, %328, %333, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_87 = stablehlo.constant dense<1> : tensor<i32>
    %335 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %336 = stablehlo.add %328, %335 : tensor<16xi32>
    %337 = stablehlo.select %334, %336, %328 : tensor<16xi1>, tensor<16xi32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %338 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %339 = stablehlo.compare LT, %329, %338, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_89 = stablehlo.constant dense<128> : tensor<i32>
    %340 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %341 = stablehlo.add %329, %340 : tensor<16xi32>
    %342 = stablehlo.select %339, %341, %329 : tensor<16xi1>, tensor<16xi32>
    %343 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %345 = stablehlo.broadcast_in_dim %337, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %346 = stablehlo.broadcast_in_dim %342, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %347 = stablehlo.concatenate %344, %345, %346, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x3xi32>
    %348 = "stablehlo.scatter"(%arg18, %347, %arg39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<16x3xi32>, tensor<16xi32>) -> tensor<3x1x128xi32>
    %349 = stablehlo.add %arg41, %arg42 : tensor<i32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %350 = stablehlo.compare LT, %arg45, %c_90, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_91 = stablehlo.constant dense<3> : tensor<i32>
    %351 = stablehlo.add %arg45, %c_91 : tensor<i32>
    %352 = stablehlo.select %350, %351, %arg45 : tensor<i1>, tensor<i32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %354 = "stablehlo.scatter"(%arg19, %353, %349) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %355 = stablehlo.compare LT, %arg45, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_93 = stablehlo.constant dense<3> : tensor<i32>
    %356 = stablehlo.add %arg45, %c_93 : tensor<i32>
    %357 = stablehlo.select %355, %356, %arg45 : tensor<i1>, tensor<i32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_94 = stablehlo.constant dense<false> : tensor<i1>
    %359 = "stablehlo.scatter"(%arg20, %358, %c_94) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %360 = stablehlo.compare LT, %arg45, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %361 = stablehlo.add %arg45, %c_96 : tensor<i32>
    %362 = stablehlo.select %360, %361, %arg45 : tensor<i1>, tensor<i32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %364 = "stablehlo.scatter"(%arg21, %363, %arg43) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %365 = stablehlo.compare LT, %arg45, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %366 = stablehlo.add %arg45, %c_98 : tensor<i32>
    %367 = stablehlo.select %365, %366, %arg45 : tensor<i1>, tensor<i32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %369 = "stablehlo.scatter"(%arg22, %368, %321) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %370 = stablehlo.compare LT, %arg45, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %371 = stablehlo.add %arg45, %c_100 : tensor<i32>
    %372 = stablehlo.select %370, %371, %arg45 : tensor<i1>, tensor<i32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %374 = "stablehlo.scatter"(%arg24, %373, %arg46) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %375 = stablehlo.compare LT, %arg45, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %376 = stablehlo.add %arg45, %c_102 : tensor<i32>
    %377 = stablehlo.select %375, %376, %arg45 : tensor<i1>, tensor<i32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %379 = "stablehlo.scatter"(%arg25, %378, %arg47) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %380 = stablehlo.compare LT, %arg45, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %381 = stablehlo.add %arg45, %c_104 : tensor<i32>
    %382 = stablehlo.select %380, %381, %arg45 : tensor<i1>, tensor<i32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %384 = "stablehlo.scatter"(%arg26, %383, %arg48) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %385 = stablehlo.compare LT, %arg45, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %386 = stablehlo.add %arg45, %c_106 : tensor<i32>
    %387 = stablehlo.select %385, %386, %arg45 : tensor<i1>, tensor<i32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %389 = "stablehlo.scatter"(%arg27, %388, %arg49) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %390 = stablehlo.compare LT, %arg45, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_108 = stablehlo.constant dense<3> : tensor<i32>
    %391 = stablehlo.add %arg45, %c_108 : tensor<i32>
    %392 = stablehlo.select %390, %391, %arg45 : tensor<i1>, tensor<i32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %394 = "stablehlo.scatter"(%arg28, %393, %arg50) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<ui32>, %arg62: tensor<ui32>):
      stablehlo.return %arg62 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %395 = stablehlo.compare LT, %arg45, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %396 = stablehlo.add %arg45, %c_110 : tensor<i32>
    %397 = stablehlo.select %395, %396, %arg45 : tensor<i1>, tensor<i32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %399 = "stablehlo.scatter"(%arg29, %398, %arg51) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %400 = stablehlo.compare LT, %arg45, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %401 = stablehlo.add %arg45, %c_112 : tensor<i32>
    %402 = stablehlo.select %400, %401, %arg45 : tensor<i1>, tensor<i32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %404 = "stablehlo.scatter"(%arg30, %403, %arg52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %405 = stablehlo.compare LT, %arg45, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %406 = stablehlo.add %arg45, %c_114 : tensor<i32>
    %407 = stablehlo.select %405, %406, %arg45 : tensor<i1>, tensor<i32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %409 = "stablehlo.scatter"(%arg31, %408, %arg53) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %410 = stablehlo.compare LT, %arg45, %c_115, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_116 = stablehlo.constant dense<3> : tensor<i32>
    %411 = stablehlo.add %arg45, %c_116 : tensor<i32>
    %412 = stablehlo.select %410, %411, %arg45 : tensor<i1>, tensor<i32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %414 = "stablehlo.scatter"(%arg32, %413, %arg54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %415 = stablehlo.compare LT, %arg45, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %416 = stablehlo.add %arg45, %c_118 : tensor<i32>
    %417 = stablehlo.select %415, %416, %arg45 : tensor<i1>, tensor<i32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %419 = "stablehlo.scatter"(%arg33, %418, %arg55) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %420 = stablehlo.compare LT, %arg45, %c_119, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_120 = stablehlo.constant dense<3> : tensor<i32>
    %421 = stablehlo.add %arg45, %c_120 : tensor<i32>
    %422 = stablehlo.select %420, %421, %arg45 : tensor<i1>, tensor<i32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %424 = "stablehlo.scatter"(%arg34, %423, %arg56) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %425 = stablehlo.compare LT, %arg45, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_122 = stablehlo.constant dense<3> : tensor<i32>
    %426 = stablehlo.add %arg45, %c_122 : tensor<i32>
    %427 = stablehlo.select %425, %426, %arg45 : tensor<i1>, tensor<i32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %429 = "stablehlo.scatter"(%arg35, %428, %arg57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_123 = stablehlo.constant dense<0> : tensor<i32>
    %430 = stablehlo.compare LT, %arg45, %c_123, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_124 = stablehlo.constant dense<3> : tensor<i32>
    %431 = stablehlo.add %arg45, %c_124 : tensor<i32>
    %432 = stablehlo.select %430, %431, %arg45 : tensor<i1>, tensor<i32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %434 = "stablehlo.scatter"(%arg36, %433, %arg58) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_125 = stablehlo.constant dense<0> : tensor<i32>
    %435 = stablehlo.compare LT, %arg45, %c_125, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_126 = stablehlo.constant dense<3> : tensor<i32>
    %436 = stablehlo.add %arg45, %c_126 : tensor<i32>
    %437 = stablehlo.select %435, %436, %arg45 : tensor<i1>, tensor<i32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %439 = "stablehlo.scatter"(%arg37, %438, %arg59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %440 = stablehlo.compare LT, %arg45, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_128 = stablehlo.constant dense<3> : tensor<i32>
    %441 = stablehlo.add %arg45, %c_128 : tensor<i32>
    %442 = stablehlo.select %440, %441, %arg45 : tensor<i1>, tensor<i32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %444 = "stablehlo.scatter"(%arg38, %443, %arg60) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    return %102, %124, %237, %259, %348, %354, %359, %364, %369, %arg23, %374, %379, %384, %389, %394, %399, %404, %409, %414, %419, %424, %429, %434, %439, %444, %326#0, %326#1, %326#2 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
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
  func.func private @take_along_axis(%arg0: tensor<16x97xf32>, %arg1: tensor<16x1xi32>) -> tensor<16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x97xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15 : tensor<16x1xf32>
  }
  func.func private @floor_divide_6(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<16xi32>
    %3 = stablehlo.sign %arg0 : tensor<16xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %11 = stablehlo.and %6, %10 : tensor<16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<16xi32>
    %14 = call @_where_7(%11, %13, %2) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    return %14 : tensor<16xi32>
  }
  func.func private @_where_7(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %0 : tensor<16xi32>
  }
  func.func private @remainder_8(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<16xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.and %11, %6 : tensor<16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %14 = stablehlo.add %4, %13 : tensor<16xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi32>
    return %15 : tensor<16xi32>
  }
}
