module @jit_prefill attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg29: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg30: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg31: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg32: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg33: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg34: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg35: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg36: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg37: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg38: tensor<3xi1> {tf.aliasing_output = 24 : i32}, %arg39: tensor<16xi32>, %arg40: tensor<16xi32>, %arg41: tensor<i32>, %arg42: tensor<i32>, %arg43: tensor<i1>, %arg44: tensor<i1>, %arg45: tensor<i32>, %arg46: tensor<f32>, %arg47: tensor<i32>, %arg48: tensor<f32>, %arg49: tensor<f32>, %arg50: tensor<2xui32>, %arg51: tensor<4xi32>, %arg52: tensor<i32>, %arg53: tensor<i32>, %arg54: tensor<i32>, %arg55: tensor<f32>, %arg56: tensor<f32>, %arg57: tensor<f32>, %arg58: tensor<i1>, %arg59: tensor<i1>, %arg60: tensor<i1>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.live"}, tensor<3xi1> {jax.result_info = "result[0].rows.due"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rows.rules.limit"}, tensor<3xi32> {jax.result_info = "result[0].rows.rules.prompt"}, tensor<3xi32> {jax.result_info = "result[0].rows.rules.least"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.repetition"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.presence"}, tensor<3xf32> {jax.result_info = "result[0].rows.rules.frequency"}, tensor<3xi1> {jax.result_info = "result[0].rows.rules.biased"}, tensor<3xi1> {jax.result_info = "result[0].rows.rules.formed"}, tensor<3xi1> {jax.result_info = "result[0].rows.rules.asked"}, tensor<16xf32> {jax.result_info = "result[1].token"}, tensor<16x20xf32> {jax.result_info = "result[1].top"}, tensor<16x20xi32> {jax.result_info = "result[1].ids"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
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
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %9 = call @_where(%8, %5, %c_1) : (tensor<16xi1>, tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %11 = stablehlo.add %arg41, %arg42 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.subtract %11, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %13 = call @floor_divide(%12, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %13, %c_4 : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %arg39, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @_pad(%15, %c_5) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
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
    %28 = "stablehlo.case"(%c_9) ({
      %c_130 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_130 : tensor<i32>
    }, {
      %c_130 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_130 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %29:2 = "stablehlo.case"(%28) ({
      %c_130 = stablehlo.constant dense<0> : tensor<i32>
      %444 = stablehlo.compare GT, %14, %c_130, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %445 = stablehlo.convert %444 : (tensor<i1>) -> tensor<i32>
      %446:2 = "stablehlo.case"(%445) ({
        %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %447 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        stablehlo.return %447, %447 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
      }, {
        %447 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %448 = stablehlo.convert %6 : (tensor<1x16xi32>) -> tensor<1x16xf32>
        %449 = stablehlo.broadcast_in_dim %448, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
        %450 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
        %451 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
        %452 = stablehlo.multiply %450, %451 : tensor<5x1x16xf32>
        %453 = stablehlo.cosine %452 : tensor<5x1x16xf32>
        %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %454 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        %455 = stablehlo.multiply %453, %454 : tensor<5x1x16xf32>
        %456 = stablehlo.sine %452 : tensor<5x1x16xf32>
        %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %457 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        %458 = stablehlo.multiply %456, %457 : tensor<5x1x16xf32>
        stablehlo.return %455, %458 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
      }) : (tensor<i32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
      stablehlo.return %446#0, %446#1 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }) : (tensor<i32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
    %30 = stablehlo.multiply %27, %27 : tensor<36x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %34 = stablehlo.divide %32, %33 : tensor<1x16xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %36 = stablehlo.add %34, %35 : tensor<1x16xf32>
    %37 = stablehlo.rsqrt %36 : tensor<1x16xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %39 = stablehlo.multiply %27, %38 : tensor<36x16xf32>
    %40 = stablehlo.reshape %arg5 : (tensor<36xf32>) -> tensor<36x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<36x16xf32>
    %43 = stablehlo.dot_general %arg1, %42, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %44 = stablehlo.reshape %43 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %45 = stablehlo.slice %44 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %46 = stablehlo.slice %44 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %47 = stablehlo.concatenate %45, %46, dim = 1 : (tensor<3x2x10x1x16xf32>, tensor<3x1x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %48 = stablehlo.broadcast_in_dim %29#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %49 = stablehlo.broadcast_in_dim %29#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %50 = stablehlo.slice %47 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %51 = stablehlo.slice %47 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %52 = stablehlo.slice %47 [0:3, 0:3, 10:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x0x1x16xf32>
    %53 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %54 = stablehlo.multiply %50, %53 : tensor<3x3x5x1x16xf32>
    %55 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %56 = stablehlo.multiply %51, %55 : tensor<3x3x5x1x16xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<3x3x5x1x16xf32>
    %58 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %59 = stablehlo.multiply %51, %58 : tensor<3x3x5x1x16xf32>
    %60 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %61 = stablehlo.multiply %50, %60 : tensor<3x3x5x1x16xf32>
    %62 = stablehlo.add %59, %61 : tensor<3x3x5x1x16xf32>
    %63 = stablehlo.concatenate %57, %62, %52, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>, tensor<3x3x0x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %64 = stablehlo.slice %63 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %65 = stablehlo.slice %63 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %66 = stablehlo.reshape %65 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %67 = stablehlo.slice %44 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %68 = stablehlo.reshape %67 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %69 = stablehlo.is_finite %68 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %70 = stablehlo.reduce(%69 init: %c_13) applies stablehlo.and across dimensions = [1] : (tensor<3x10x1x16xi1>, tensor<i1>) -> tensor<3x1x16xi1>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 2, 3] : (tensor<3x1x16xi1>) -> tensor<3x1x1x16xi1>
    %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %72 = call @_where_1(%71, %66, %cst_14) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = call @_where_1(%71, %68, %cst_15) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %74 = stablehlo.iota dim = 0 : tensor<1xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %76 = stablehlo.broadcast_in_dim %arg45, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %77 = stablehlo.add %76, %75 : tensor<1x1xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %78 = call @floor_divide_2(%10, %c_16) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %79 = call @remainder(%10, %c_17) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %80 = stablehlo.transpose %72, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %82 = stablehlo.compare LT, %77, %81, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %84 = stablehlo.add %77, %83 : tensor<1x1xi32>
    %85 = stablehlo.select %82, %84, %77 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %87 = stablehlo.compare LT, %78, %86, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %89 = stablehlo.add %78, %88 : tensor<1x16xi32>
    %90 = stablehlo.select %87, %89, %78 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %92 = stablehlo.compare LT, %79, %91, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_23 = stablehlo.constant dense<128> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %94 = stablehlo.add %79, %93 : tensor<1x16xi32>
    %95 = stablehlo.select %92, %94, %79 : tensor<1x16xi1>, tensor<1x16xi32>
    %96 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %98 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %99 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %100 = stablehlo.concatenate %97, %98, %99, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %101 = "stablehlo.scatter"(%arg14, %100, %80) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %102 = stablehlo.transpose %73, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %104 = stablehlo.compare LT, %77, %103, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %106 = stablehlo.add %77, %105 : tensor<1x1xi32>
    %107 = stablehlo.select %104, %106, %77 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %109 = stablehlo.compare LT, %78, %108, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %111 = stablehlo.add %78, %110 : tensor<1x16xi32>
    %112 = stablehlo.select %109, %111, %78 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %113 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %114 = stablehlo.compare LT, %79, %113, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_29 = stablehlo.constant dense<128> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %116 = stablehlo.add %79, %115 : tensor<1x16xi32>
    %117 = stablehlo.select %114, %116, %79 : tensor<1x16xi1>, tensor<1x16xi32>
    %118 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %120 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %121 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %122 = stablehlo.concatenate %119, %120, %121, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %123 = "stablehlo.scatter"(%arg15, %122, %102) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_30 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %125 = stablehlo.multiply %64, %124 : tensor<3x2x10x1x16xf32>
    %126 = stablehlo.transpose %125, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %127 = stablehlo.reshape %126 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_31 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %131:10 = stablehlo.while(%iterArg = %6, %iterArg_130 = %101, %iterArg_131 = %arg45, %iterArg_132 = %123, %iterArg_133 = %127, %iterArg_134 = %c_34, %iterArg_135 = %14, %iterArg_136 = %128, %iterArg_137 = %129, %iterArg_138 = %130) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %444 = stablehlo.compare LT, %iterArg_134, %iterArg_135, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %444 : tensor<i1>
    } do {
      %c_139 = stablehlo.constant dense<1> : tensor<i32>
      %444 = stablehlo.add %iterArg_134, %c_139 : tensor<i32>
      %c_140 = stablehlo.constant dense<128> : tensor<i32>
      %445 = stablehlo.multiply %iterArg_134, %c_140 : tensor<i32>
      %446 = stablehlo.iota dim = 0 : tensor<128xi32>
      %447 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %448 = stablehlo.add %447, %446 : tensor<128xi32>
      %449 = stablehlo.broadcast_in_dim %448, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %450 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %451 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %452 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %453 = stablehlo.compare LE, %451, %452, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %454 = stablehlo.broadcast_in_dim %453, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %456 = stablehlo.reshape %455 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_141 = stablehlo.constant dense<0> : tensor<i32>
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      %c_143 = stablehlo.constant dense<0> : tensor<i32>
      %457 = stablehlo.dynamic_slice %iterArg_130, %iterArg_131, %iterArg_134, %c_141, %c_142, %c_143, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %458 = stablehlo.reshape %457 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %c_145 = stablehlo.constant dense<0> : tensor<i32>
      %c_146 = stablehlo.constant dense<0> : tensor<i32>
      %459 = stablehlo.dynamic_slice %iterArg_132, %iterArg_131, %iterArg_134, %c_144, %c_145, %c_146, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %460 = stablehlo.reshape %459 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %461 = stablehlo.dot_general %iterArg_133, %458, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %462 = func.call @_where_4(%456, %461, %cst_147) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_148 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %463 = stablehlo.reduce(%462 init: %cst_148) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %464 = stablehlo.maximum %iterArg_136, %463 : tensor<1x3x32xf32>
      %465 = stablehlo.broadcast_in_dim %464, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %467 = stablehlo.subtract %462, %466 : tensor<1x3x32x128xf32>
      %468 = stablehlo.exponential %467 : tensor<1x3x32x128xf32>
      %469 = stablehlo.subtract %iterArg_136, %464 : tensor<1x3x32xf32>
      %470 = stablehlo.exponential %469 : tensor<1x3x32xf32>
      %471 = stablehlo.multiply %iterArg_137, %470 : tensor<1x3x32xf32>
      %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %472 = stablehlo.reduce(%468 init: %cst_149) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %473 = stablehlo.add %471, %472 : tensor<1x3x32xf32>
      %474 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %476 = stablehlo.multiply %iterArg_138, %475 : tensor<1x3x32x10xf32>
      %477 = stablehlo.dot_general %468, %460, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %478 = stablehlo.add %476, %477 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %444, %iterArg_135, %464, %473, %478 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %132 = stablehlo.broadcast_in_dim %131#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %134 = stablehlo.divide %131#9, %133 : tensor<1x3x32x10xf32>
    %135 = stablehlo.reshape %134 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %136 = stablehlo.transpose %135, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %137 = stablehlo.reshape %136 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %138 = call @_pad_5(%137, %c_35) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %139 = stablehlo.dot_general %arg2, %138, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %141 = stablehlo.multiply %139, %140 : tensor<36x16xf32>
    %142 = stablehlo.add %27, %141 : tensor<36x16xf32>
    %143 = stablehlo.multiply %142, %142 : tensor<36x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_38 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %147 = stablehlo.divide %145, %146 : tensor<1x16xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %149 = stablehlo.add %147, %148 : tensor<1x16xf32>
    %150 = stablehlo.rsqrt %149 : tensor<1x16xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %152 = stablehlo.multiply %142, %151 : tensor<36x16xf32>
    %153 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %155 = stablehlo.multiply %152, %154 : tensor<36x16xf32>
    %156 = stablehlo.dot_general %arg3, %155, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %157 = stablehlo.slice %156 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %158 = stablehlo.slice %156 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %159 = call @silu(%157) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %160 = stablehlo.multiply %159, %158 : tensor<56x16xf32>
    %161 = stablehlo.dot_general %arg4, %160, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %163 = stablehlo.multiply %161, %162 : tensor<36x16xf32>
    %164 = stablehlo.add %142, %163 : tensor<36x16xf32>
    %165 = stablehlo.multiply %164, %164 : tensor<36x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_42 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %169 = stablehlo.divide %167, %168 : tensor<1x16xf32>
    %cst_43 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %171 = stablehlo.add %169, %170 : tensor<1x16xf32>
    %172 = stablehlo.rsqrt %171 : tensor<1x16xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %174 = stablehlo.multiply %164, %173 : tensor<36x16xf32>
    %175 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %177 = stablehlo.multiply %174, %176 : tensor<36x16xf32>
    %178 = stablehlo.dot_general %arg7, %177, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %179 = stablehlo.reshape %178 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %180 = stablehlo.slice %179 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %181 = stablehlo.slice %179 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %182 = stablehlo.concatenate %180, %181, dim = 1 : (tensor<3x2x10x1x16xf32>, tensor<3x1x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %183 = stablehlo.broadcast_in_dim %29#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %184 = stablehlo.broadcast_in_dim %29#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %185 = stablehlo.slice %182 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %186 = stablehlo.slice %182 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %187 = stablehlo.slice %182 [0:3, 0:3, 10:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x0x1x16xf32>
    %188 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %189 = stablehlo.multiply %185, %188 : tensor<3x3x5x1x16xf32>
    %190 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %191 = stablehlo.multiply %186, %190 : tensor<3x3x5x1x16xf32>
    %192 = stablehlo.subtract %189, %191 : tensor<3x3x5x1x16xf32>
    %193 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %194 = stablehlo.multiply %186, %193 : tensor<3x3x5x1x16xf32>
    %195 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %196 = stablehlo.multiply %185, %195 : tensor<3x3x5x1x16xf32>
    %197 = stablehlo.add %194, %196 : tensor<3x3x5x1x16xf32>
    %198 = stablehlo.concatenate %192, %197, %187, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>, tensor<3x3x0x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %199 = stablehlo.slice %198 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %200 = stablehlo.slice %198 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %201 = stablehlo.reshape %200 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %202 = stablehlo.slice %179 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %203 = stablehlo.reshape %202 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %204 = stablehlo.is_finite %203 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %c_44 = stablehlo.constant dense<true> : tensor<i1>
    %205 = stablehlo.reduce(%204 init: %c_44) applies stablehlo.and across dimensions = [1] : (tensor<3x10x1x16xi1>, tensor<i1>) -> tensor<3x1x16xi1>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 2, 3] : (tensor<3x1x16xi1>) -> tensor<3x1x1x16xi1>
    %cst_45 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %207 = call @_where_1(%206, %201, %cst_45) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = call @_where_1(%206, %203, %cst_46) : (tensor<3x1x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %209 = stablehlo.iota dim = 0 : tensor<1xi32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %211 = stablehlo.broadcast_in_dim %arg45, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %212 = stablehlo.add %211, %210 : tensor<1x1xi32>
    %c_47 = stablehlo.constant dense<128> : tensor<i32>
    %213 = call @floor_divide_2(%10, %c_47) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %214 = call @remainder(%10, %c_48) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %215 = stablehlo.transpose %207, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %217 = stablehlo.compare LT, %212, %216, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_50 = stablehlo.constant dense<3> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %219 = stablehlo.add %212, %218 : tensor<1x1xi32>
    %220 = stablehlo.select %217, %219, %212 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %221 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %222 = stablehlo.compare LT, %213, %221, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %224 = stablehlo.add %213, %223 : tensor<1x16xi32>
    %225 = stablehlo.select %222, %224, %213 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %227 = stablehlo.compare LT, %214, %226, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_54 = stablehlo.constant dense<128> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %229 = stablehlo.add %214, %228 : tensor<1x16xi32>
    %230 = stablehlo.select %227, %229, %214 : tensor<1x16xi1>, tensor<1x16xi32>
    %231 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %233 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %234 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %235 = stablehlo.concatenate %232, %233, %234, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %236 = "stablehlo.scatter"(%arg16, %235, %215) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %237 = stablehlo.transpose %208, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %239 = stablehlo.compare LT, %212, %238, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_56 = stablehlo.constant dense<3> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %241 = stablehlo.add %212, %240 : tensor<1x1xi32>
    %242 = stablehlo.select %239, %241, %212 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %244 = stablehlo.compare LT, %213, %243, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_58 = stablehlo.constant dense<1> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %246 = stablehlo.add %213, %245 : tensor<1x16xi32>
    %247 = stablehlo.select %244, %246, %213 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %248 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %249 = stablehlo.compare LT, %214, %248, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_60 = stablehlo.constant dense<128> : tensor<i32>
    %250 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %251 = stablehlo.add %214, %250 : tensor<1x16xi32>
    %252 = stablehlo.select %249, %251, %214 : tensor<1x16xi1>, tensor<1x16xi32>
    %253 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %255 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %256 = stablehlo.broadcast_in_dim %252, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %257 = stablehlo.concatenate %254, %255, %256, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %258 = "stablehlo.scatter"(%arg17, %257, %237) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %cst_61 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %260 = stablehlo.multiply %199, %259 : tensor<3x2x10x1x16xf32>
    %261 = stablehlo.transpose %260, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %262 = stablehlo.reshape %261 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_62 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %266:10 = stablehlo.while(%iterArg = %6, %iterArg_130 = %236, %iterArg_131 = %arg45, %iterArg_132 = %258, %iterArg_133 = %262, %iterArg_134 = %c_65, %iterArg_135 = %14, %iterArg_136 = %263, %iterArg_137 = %264, %iterArg_138 = %265) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %444 = stablehlo.compare LT, %iterArg_134, %iterArg_135, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %444 : tensor<i1>
    } do {
      %c_139 = stablehlo.constant dense<1> : tensor<i32>
      %444 = stablehlo.add %iterArg_134, %c_139 : tensor<i32>
      %c_140 = stablehlo.constant dense<128> : tensor<i32>
      %445 = stablehlo.multiply %iterArg_134, %c_140 : tensor<i32>
      %446 = stablehlo.iota dim = 0 : tensor<128xi32>
      %447 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %448 = stablehlo.add %447, %446 : tensor<128xi32>
      %449 = stablehlo.broadcast_in_dim %448, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %450 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %451 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %452 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %453 = stablehlo.compare LE, %451, %452, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %454 = stablehlo.broadcast_in_dim %453, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %456 = stablehlo.reshape %455 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_141 = stablehlo.constant dense<0> : tensor<i32>
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      %c_143 = stablehlo.constant dense<0> : tensor<i32>
      %457 = stablehlo.dynamic_slice %iterArg_130, %iterArg_131, %iterArg_134, %c_141, %c_142, %c_143, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %458 = stablehlo.reshape %457 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %c_145 = stablehlo.constant dense<0> : tensor<i32>
      %c_146 = stablehlo.constant dense<0> : tensor<i32>
      %459 = stablehlo.dynamic_slice %iterArg_132, %iterArg_131, %iterArg_134, %c_144, %c_145, %c_146, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %460 = stablehlo.reshape %459 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %461 = stablehlo.dot_general %iterArg_133, %458, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %462 = func.call @_where_4(%456, %461, %cst_147) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_148 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %463 = stablehlo.reduce(%462 init: %cst_148) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %464 = stablehlo.maximum %iterArg_136, %463 : tensor<1x3x32xf32>
      %465 = stablehlo.broadcast_in_dim %464, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %467 = stablehlo.subtract %462, %466 : tensor<1x3x32x128xf32>
      %468 = stablehlo.exponential %467 : tensor<1x3x32x128xf32>
      %469 = stablehlo.subtract %iterArg_136, %464 : tensor<1x3x32xf32>
      %470 = stablehlo.exponential %469 : tensor<1x3x32xf32>
      %471 = stablehlo.multiply %iterArg_137, %470 : tensor<1x3x32xf32>
      %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %472 = stablehlo.reduce(%468 init: %cst_149) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %473 = stablehlo.add %471, %472 : tensor<1x3x32xf32>
      %474 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %476 = stablehlo.multiply %iterArg_138, %475 : tensor<1x3x32x10xf32>
      %477 = stablehlo.dot_general %468, %460, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %478 = stablehlo.add %476, %477 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %444, %iterArg_135, %464, %473, %478 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %267 = stablehlo.broadcast_in_dim %266#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %269 = stablehlo.divide %266#9, %268 : tensor<1x3x32x10xf32>
    %270 = stablehlo.reshape %269 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %271 = stablehlo.transpose %270, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %272 = stablehlo.reshape %271 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %273 = call @_pad_5(%272, %c_66) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %274 = stablehlo.dot_general %arg8, %273, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %276 = stablehlo.multiply %274, %275 : tensor<36x16xf32>
    %277 = stablehlo.add %164, %276 : tensor<36x16xf32>
    %278 = stablehlo.multiply %277, %277 : tensor<36x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.reduce(%278 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_69 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %282 = stablehlo.divide %280, %281 : tensor<1x16xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %284 = stablehlo.add %282, %283 : tensor<1x16xf32>
    %285 = stablehlo.rsqrt %284 : tensor<1x16xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %287 = stablehlo.multiply %277, %286 : tensor<36x16xf32>
    %288 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %290 = stablehlo.multiply %287, %289 : tensor<36x16xf32>
    %291 = stablehlo.dot_general %arg9, %290, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %292 = stablehlo.slice %291 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %293 = stablehlo.slice %291 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %294 = call @silu(%292) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %295 = stablehlo.multiply %294, %293 : tensor<56x16xf32>
    %296 = stablehlo.dot_general %arg10, %295, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %298 = stablehlo.multiply %296, %297 : tensor<36x16xf32>
    %299 = stablehlo.add %277, %298 : tensor<36x16xf32>
    %300 = stablehlo.multiply %299, %299 : tensor<36x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%300 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_73 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %304 = stablehlo.divide %302, %303 : tensor<1x16xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %306 = stablehlo.add %304, %305 : tensor<1x16xf32>
    %307 = stablehlo.rsqrt %306 : tensor<1x16xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %309 = stablehlo.multiply %299, %308 : tensor<36x16xf32>
    %310 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %312 = stablehlo.multiply %309, %311 : tensor<36x16xf32>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %313 = stablehlo.subtract %arg42, %c_75 : tensor<i32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %314 = stablehlo.compare LT, %313, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_77 = stablehlo.constant dense<16> : tensor<i32>
    %315 = stablehlo.add %313, %c_77 : tensor<i32>
    %316 = stablehlo.select %314, %315, %313 : tensor<i1>, tensor<i32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %317 = stablehlo.dynamic_slice %312, %c_78, %316, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<97xf32>
    %319 = stablehlo.convert %arg43 : (tensor<i1>) -> tensor<i32>
    %320 = "stablehlo.case"(%319) ({
      stablehlo.return %318 : tensor<97xf32>
    }, {
      %444 = stablehlo.dot_general %arg0, %317, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<97x36xf32>, tensor<36x1xf32>) -> tensor<97x1xf32>
      %445 = stablehlo.optimization_barrier %444 : tensor<97x1xf32>
      %446 = stablehlo.transpose %445, dims = [1, 0] : (tensor<97x1xf32>) -> tensor<1x97xf32>
      %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %447 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
      %448 = stablehlo.multiply %446, %447 : tensor<1x97xf32>
      %449 = stablehlo.reshape %448 : (tensor<1x97xf32>) -> tensor<97xf32>
      stablehlo.return %449 : tensor<97xf32>
    }) : (tensor<i32>) -> tensor<97xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x20xf32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %323 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<16x20xi32>
    %324 = stablehlo.convert %arg44 : (tensor<i1>) -> tensor<i32>
    %325:3 = "stablehlo.case"(%324) ({
      stablehlo.return %321, %322, %323 : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
    }, {
      %444 = stablehlo.dot_general %arg0, %312, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<97x36xf32>, tensor<36x16xf32>) -> tensor<97x16xf32>
      %445 = stablehlo.optimization_barrier %444 : tensor<97x16xf32>
      %446 = stablehlo.transpose %445, dims = [1, 0] : (tensor<97x16xf32>) -> tensor<16x97xf32>
      %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %447 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<16x97xf32>
      %448 = stablehlo.multiply %446, %447 : tensor<16x97xf32>
      %cst_131 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %449 = stablehlo.reduce(%448 init: %cst_131) applies stablehlo.maximum across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_132 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %450 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %451 = stablehlo.maximum %450, %449 : tensor<16xf32>
      %452 = stablehlo.is_finite %451 : (tensor<16xf32>) -> tensor<16xi1>
      %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %453 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %454 = stablehlo.select %452, %451, %453 : tensor<16xi1>, tensor<16xf32>
      %455 = stablehlo.broadcast_in_dim %454, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
      %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
      %457 = stablehlo.subtract %448, %456 : tensor<16x97xf32>
      %458 = stablehlo.exponential %457 : tensor<16x97xf32>
      %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %459 = stablehlo.reduce(%458 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
      %460 = stablehlo.abs %459 : tensor<16xf32>
      %461 = stablehlo.log %460 : tensor<16xf32>
      %462 = stablehlo.add %461, %454 : tensor<16xf32>
      %463 = stablehlo.broadcast_in_dim %arg40, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
      %464 = func.call @take_along_axis(%448, %463) : (tensor<16x97xf32>, tensor<16x1xi32>) -> tensor<16x1xf32>
      %465 = stablehlo.reshape %464 : (tensor<16x1xf32>) -> tensor<16xf32>
      %values, %indices = chlo.top_k(%448, k = 20) : tensor<16x97xf32> -> (tensor<16x20xf32>, tensor<16x20xi32>)
      %466 = stablehlo.subtract %465, %462 : tensor<16xf32>
      %467 = stablehlo.broadcast_in_dim %462, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
      %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x20xf32>
      %469 = stablehlo.subtract %values, %468 : tensor<16x20xf32>
      stablehlo.return %466, %469, %indices : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
    }) : (tensor<i32>) -> (tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>)
    %326 = stablehlo.reshape %10 : (tensor<1x16xi32>) -> tensor<16xi32>
    %c_83 = stablehlo.constant dense<128> : tensor<i32>
    %327 = call @floor_divide_6(%326, %c_83) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_84 = stablehlo.constant dense<128> : tensor<i32>
    %328 = call @remainder_8(%326, %c_84) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %329 = stablehlo.compare LT, %arg45, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %330 = stablehlo.add %arg45, %c_86 : tensor<i32>
    %331 = stablehlo.select %329, %330, %arg45 : tensor<i1>, tensor<i32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %332 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %333 = stablehlo.compare LT, %327, %332, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_88 = stablehlo.constant dense<1> : tensor<i32>
    %334 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %335 = stablehlo.add %327, %334 : tensor<16xi32>
    %336 = stablehlo.select %333, %335, %327 : tensor<16xi1>, tensor<16xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %337 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %338 = stablehlo.compare LT, %328, %337, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_90 = stablehlo.constant dense<128> : tensor<i32>
    %339 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %340 = stablehlo.add %328, %339 : tensor<16xi32>
    %341 = stablehlo.select %338, %340, %328 : tensor<16xi1>, tensor<16xi32>
    %342 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %344 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %345 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %346 = stablehlo.concatenate %343, %344, %345, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x3xi32>
    %347 = "stablehlo.scatter"(%arg18, %346, %arg39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<16x3xi32>, tensor<16xi32>) -> tensor<3x1x128xi32>
    %348 = stablehlo.add %arg41, %arg42 : tensor<i32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %349 = stablehlo.compare LT, %arg45, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %350 = stablehlo.add %arg45, %c_92 : tensor<i32>
    %351 = stablehlo.select %349, %350, %arg45 : tensor<i1>, tensor<i32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %353 = "stablehlo.scatter"(%arg19, %352, %348) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %354 = stablehlo.compare LT, %arg45, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %355 = stablehlo.add %arg45, %c_94 : tensor<i32>
    %356 = stablehlo.select %354, %355, %arg45 : tensor<i1>, tensor<i32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_95 = stablehlo.constant dense<false> : tensor<i1>
    %358 = "stablehlo.scatter"(%arg20, %357, %c_95) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %359 = stablehlo.compare LT, %arg45, %c_96, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_97 = stablehlo.constant dense<3> : tensor<i32>
    %360 = stablehlo.add %arg45, %c_97 : tensor<i32>
    %361 = stablehlo.select %359, %360, %arg45 : tensor<i1>, tensor<i32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %363 = "stablehlo.scatter"(%arg21, %362, %arg43) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %364 = stablehlo.compare LT, %arg45, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<3> : tensor<i32>
    %365 = stablehlo.add %arg45, %c_99 : tensor<i32>
    %366 = stablehlo.select %364, %365, %arg45 : tensor<i1>, tensor<i32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %368 = "stablehlo.scatter"(%arg22, %367, %320) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %369 = stablehlo.compare LT, %arg45, %c_100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_101 = stablehlo.constant dense<3> : tensor<i32>
    %370 = stablehlo.add %arg45, %c_101 : tensor<i32>
    %371 = stablehlo.select %369, %370, %arg45 : tensor<i1>, tensor<i32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %373 = "stablehlo.scatter"(%arg24, %372, %arg46) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %374 = stablehlo.compare LT, %arg45, %c_102, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %375 = stablehlo.add %arg45, %c_103 : tensor<i32>
    %376 = stablehlo.select %374, %375, %arg45 : tensor<i1>, tensor<i32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %378 = "stablehlo.scatter"(%arg25, %377, %arg47) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %379 = stablehlo.compare LT, %arg45, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_105 = stablehlo.constant dense<3> : tensor<i32>
    %380 = stablehlo.add %arg45, %c_105 : tensor<i32>
    %381 = stablehlo.select %379, %380, %arg45 : tensor<i1>, tensor<i32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %383 = "stablehlo.scatter"(%arg26, %382, %arg48) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %384 = stablehlo.compare LT, %arg45, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_107 = stablehlo.constant dense<3> : tensor<i32>
    %385 = stablehlo.add %arg45, %c_107 : tensor<i32>
    %386 = stablehlo.select %384, %385, %arg45 : tensor<i1>, tensor<i32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %388 = "stablehlo.scatter"(%arg27, %387, %arg49) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %389 = stablehlo.compare LT, %arg45, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_109 = stablehlo.constant dense<3> : tensor<i32>
    %390 = stablehlo.add %arg45, %c_109 : tensor<i32>
    %391 = stablehlo.select %389, %390, %arg45 : tensor<i1>, tensor<i32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %393 = "stablehlo.scatter"(%arg28, %392, %arg50) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<ui32>, %arg62: tensor<ui32>):
      stablehlo.return %arg62 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %394 = stablehlo.compare LT, %arg45, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_111 = stablehlo.constant dense<3> : tensor<i32>
    %395 = stablehlo.add %arg45, %c_111 : tensor<i32>
    %396 = stablehlo.select %394, %395, %arg45 : tensor<i1>, tensor<i32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %398 = "stablehlo.scatter"(%arg29, %397, %arg51) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %399 = stablehlo.compare LT, %arg45, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_113 = stablehlo.constant dense<3> : tensor<i32>
    %400 = stablehlo.add %arg45, %c_113 : tensor<i32>
    %401 = stablehlo.select %399, %400, %arg45 : tensor<i1>, tensor<i32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %403 = "stablehlo.scatter"(%arg30, %402, %arg52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %404 = stablehlo.compare LT, %arg45, %c_114, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_115 = stablehlo.constant dense<3> : tensor<i32>
    %405 = stablehlo.add %arg45, %c_115 : tensor<i32>
    %406 = stablehlo.select %404, %405, %arg45 : tensor<i1>, tensor<i32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %408 = "stablehlo.scatter"(%arg31, %407, %arg53) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %409 = stablehlo.compare LT, %arg45, %c_116, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_117 = stablehlo.constant dense<3> : tensor<i32>
    %410 = stablehlo.add %arg45, %c_117 : tensor<i32>
    %411 = stablehlo.select %409, %410, %arg45 : tensor<i1>, tensor<i32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %413 = "stablehlo.scatter"(%arg32, %412, %arg54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i32>, %arg62: tensor<i32>):
      stablehlo.return %arg62 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %414 = stablehlo.compare LT, %arg45, %c_118, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_119 = stablehlo.constant dense<3> : tensor<i32>
    %415 = stablehlo.add %arg45, %c_119 : tensor<i32>
    %416 = stablehlo.select %414, %415, %arg45 : tensor<i1>, tensor<i32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %418 = "stablehlo.scatter"(%arg33, %417, %arg55) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_120 = stablehlo.constant dense<0> : tensor<i32>
    %419 = stablehlo.compare LT, %arg45, %c_120, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_121 = stablehlo.constant dense<3> : tensor<i32>
    %420 = stablehlo.add %arg45, %c_121 : tensor<i32>
    %421 = stablehlo.select %419, %420, %arg45 : tensor<i1>, tensor<i32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %423 = "stablehlo.scatter"(%arg34, %422, %arg56) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %424 = stablehlo.compare LT, %arg45, %c_122, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_123 = stablehlo.constant dense<3> : tensor<i32>
    %425 = stablehlo.add %arg45, %c_123 : tensor<i32>
    %426 = stablehlo.select %424, %425, %arg45 : tensor<i1>, tensor<i32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %428 = "stablehlo.scatter"(%arg35, %427, %arg57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      stablehlo.return %arg62 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %429 = stablehlo.compare LT, %arg45, %c_124, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_125 = stablehlo.constant dense<3> : tensor<i32>
    %430 = stablehlo.add %arg45, %c_125 : tensor<i32>
    %431 = stablehlo.select %429, %430, %arg45 : tensor<i1>, tensor<i32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %433 = "stablehlo.scatter"(%arg36, %432, %arg58) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %434 = stablehlo.compare LT, %arg45, %c_126, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_127 = stablehlo.constant dense<3> : tensor<i32>
    %435 = stablehlo.add %arg45, %c_127 : tensor<i32>
    %436 = stablehlo.select %434, %435, %arg45 : tensor<i1>, tensor<i32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %438 = "stablehlo.scatter"(%arg37, %437, %arg59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %439 = stablehlo.compare LT, %arg45, %c_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_129 = stablehlo.constant dense<3> : tensor<i32>
    %440 = stablehlo.add %arg45, %c_129 : tensor<i32>
    %441 = stablehlo.select %439, %440, %arg45 : tensor<i1>, tensor<i32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %443 = "stablehlo.scatter"(%arg38, %442, %arg60) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg61: tensor<i1>, %arg62: tensor<i1>):
      stablehlo.return %arg62 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    return %101, %123, %236, %258, %347, %353, %358, %363, %368, %arg23, %373, %378, %383, %388, %393, %398, %403, %408, %413, %418, %423, %428, %433, %438, %443, %325#0, %325#1, %325#2 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
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
