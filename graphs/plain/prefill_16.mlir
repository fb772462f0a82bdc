module @jit_prefill attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg29: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg30: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg31: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg32: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg33: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg34: tensor<3xi32> {tf.aliasing_output = 20 : i32}, %arg35: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg36: tensor<3xf32> {tf.aliasing_output = 22 : i32}, %arg37: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg38: tensor<3xi1> {tf.aliasing_output = 24 : i32}, %arg39: tensor<16xi32>, %arg40: tensor<i32>, %arg41: tensor<i32>, %arg42: tensor<i32>, %arg43: tensor<f32>, %arg44: tensor<i32>, %arg45: tensor<f32>, %arg46: tensor<f32>, %arg47: tensor<2xui32>, %arg48: tensor<4xi32>, %arg49: tensor<i32>, %arg50: tensor<i32>, %arg51: tensor<i32>, %arg52: tensor<f32>, %arg53: tensor<i32>, %arg54: tensor<f32>, %arg55: tensor<f32>, %arg56: tensor<i1>, %arg57: tensor<i1>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<36x16xf32> {jax.result_info = "result[1].hidden"}, tensor<36x1xf32> {jax.result_info = "result[1].last"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.subtract %arg41, %c : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %3 = stablehlo.minimum %0, %2 : tensor<16xi32>
    %4 = stablehlo.broadcast_in_dim %arg40, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %5 = stablehlo.add %4, %3 : tensor<16xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %7 = stablehlo.broadcast_in_dim %arg41, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.compare LT, %0, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %9 = call @_where(%8, %5, %c_1) : (tensor<16xi1>, tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %11 = stablehlo.add %arg40, %arg41 : tensor<i32>
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
      %c_123 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_123 : tensor<i32>
    }, {
      %c_123 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_123 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %29:2 = "stablehlo.case"(%28) ({
      %c_123 = stablehlo.constant dense<0> : tensor<i32>
      %427 = stablehlo.compare GT, %14, %c_123, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %428 = stablehlo.convert %427 : (tensor<i1>) -> tensor<i32>
      %429:2 = "stablehlo.case"(%428) ({
        %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %430 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        stablehlo.return %430, %430 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
      }, {
        %430 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %431 = stablehlo.convert %6 : (tensor<1x16xi32>) -> tensor<1x16xf32>
        %432 = stablehlo.broadcast_in_dim %431, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
        %433 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
        %434 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
        %435 = stablehlo.multiply %433, %434 : tensor<5x1x16xf32>
        %436 = stablehlo.cosine %435 : tensor<5x1x16xf32>
        %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %437 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        %438 = stablehlo.multiply %436, %437 : tensor<5x1x16xf32>
        %439 = stablehlo.sine %435 : tensor<5x1x16xf32>
        %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %440 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        %441 = stablehlo.multiply %439, %440 : tensor<5x1x16xf32>
        stablehlo.return %438, %441 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
      }) : (tensor<i32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
      stablehlo.return %429#0, %429#1 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
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
    %cst_13 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %70 = stablehlo.multiply %64, %69 : tensor<3x2x10x1x16xf32>
    %71 = stablehlo.is_finite %68 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %72 = call @_where_1(%71, %66, %cst_14) : (tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = call @_where_1(%71, %68, %cst_15) : (tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %74 = stablehlo.iota dim = 0 : tensor<1xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %76 = stablehlo.broadcast_in_dim %arg42, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
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
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
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
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %124 = stablehlo.transpose %70, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %125 = stablehlo.reshape %124 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_30 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %129:10 = stablehlo.while(%iterArg = %6, %iterArg_123 = %101, %iterArg_124 = %arg42, %iterArg_125 = %123, %iterArg_126 = %125, %iterArg_127 = %c_33, %iterArg_128 = %14, %iterArg_129 = %126, %iterArg_130 = %127, %iterArg_131 = %128) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %427 = stablehlo.compare LT, %iterArg_127, %iterArg_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %427 : tensor<i1>
    } do {
      %c_132 = stablehlo.constant dense<1> : tensor<i32>
      %427 = stablehlo.add %iterArg_127, %c_132 : tensor<i32>
      %c_133 = stablehlo.constant dense<128> : tensor<i32>
      %428 = stablehlo.multiply %iterArg_127, %c_133 : tensor<i32>
      %429 = stablehlo.iota dim = 0 : tensor<128xi32>
      %430 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %431 = stablehlo.add %430, %429 : tensor<128xi32>
      %432 = stablehlo.broadcast_in_dim %431, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %433 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %434 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %435 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %436 = stablehlo.compare LE, %434, %435, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %437 = stablehlo.broadcast_in_dim %436, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %439 = stablehlo.reshape %438 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_134 = stablehlo.constant dense<0> : tensor<i32>
      %c_135 = stablehlo.constant dense<0> : tensor<i32>
      %c_136 = stablehlo.constant dense<0> : tensor<i32>
      %440 = stablehlo.dynamic_slice %iterArg_123, %iterArg_124, %iterArg_127, %c_134, %c_135, %c_136, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %441 = stablehlo.reshape %440 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      %c_138 = stablehlo.constant dense<0> : tensor<i32>
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %442 = stablehlo.dynamic_slice %iterArg_125, %iterArg_124, %iterArg_127, %c_137, %c_138, %c_139, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %443 = stablehlo.reshape %442 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %444 = stablehlo.dot_general %iterArg_126, %441, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_140 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %445 = func.call @_where_4(%439, %444, %cst_140) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_141 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %446 = stablehlo.reduce(%445 init: %cst_141) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %447 = stablehlo.maximum %iterArg_129, %446 : tensor<1x3x32xf32>
      %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %450 = stablehlo.subtract %445, %449 : tensor<1x3x32x128xf32>
      %451 = stablehlo.exponential %450 : tensor<1x3x32x128xf32>
      %452 = stablehlo.subtract %iterArg_129, %447 : tensor<1x3x32xf32>
      %453 = stablehlo.exponential %452 : tensor<1x3x32xf32>
      %454 = stablehlo.multiply %iterArg_130, %453 : tensor<1x3x32xf32>
      %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %455 = stablehlo.reduce(%451 init: %cst_142) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %456 = stablehlo.add %454, %455 : tensor<1x3x32xf32>
      %457 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %459 = stablehlo.multiply %iterArg_131, %458 : tensor<1x3x32x10xf32>
      %460 = stablehlo.dot_general %451, %443, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %461 = stablehlo.add %459, %460 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %427, %iterArg_128, %447, %456, %461 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %130 = stablehlo.broadcast_in_dim %129#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %132 = stablehlo.divide %129#9, %131 : tensor<1x3x32x10xf32>
    %133 = stablehlo.reshape %132 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %134 = stablehlo.transpose %133, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %135 = stablehlo.reshape %134 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %136 = call @_pad_5(%135, %c_34) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %137 = stablehlo.dot_general %arg2, %136, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %139 = stablehlo.multiply %137, %138 : tensor<36x16xf32>
    %140 = stablehlo.add %27, %139 : tensor<36x16xf32>
    %141 = stablehlo.multiply %140, %140 : tensor<36x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_37 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %145 = stablehlo.divide %143, %144 : tensor<1x16xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %147 = stablehlo.add %145, %146 : tensor<1x16xf32>
    %148 = stablehlo.rsqrt %147 : tensor<1x16xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %150 = stablehlo.multiply %140, %149 : tensor<36x16xf32>
    %151 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<36x16xf32>
    %154 = stablehlo.dot_general %arg3, %153, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %155 = stablehlo.slice %154 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %156 = stablehlo.slice %154 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %157 = call @silu(%155) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %158 = stablehlo.multiply %157, %156 : tensor<56x16xf32>
    %159 = stablehlo.dot_general %arg4, %158, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %161 = stablehlo.multiply %159, %160 : tensor<36x16xf32>
    %162 = stablehlo.add %140, %161 : tensor<36x16xf32>
    %163 = stablehlo.multiply %162, %162 : tensor<36x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_41 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %167 = stablehlo.divide %165, %166 : tensor<1x16xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %169 = stablehlo.add %167, %168 : tensor<1x16xf32>
    %170 = stablehlo.rsqrt %169 : tensor<1x16xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %172 = stablehlo.multiply %162, %171 : tensor<36x16xf32>
    %173 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %175 = stablehlo.multiply %172, %174 : tensor<36x16xf32>
    %176 = stablehlo.dot_general %arg7, %175, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %177 = stablehlo.reshape %176 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %178 = stablehlo.slice %177 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %179 = stablehlo.slice %177 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %180 = stablehlo.concatenate %178, %179, dim = 1 : (tensor<3x2x10x1x16xf32>, tensor<3x1x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %181 = stablehlo.broadcast_in_dim %29#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %182 = stablehlo.broadcast_in_dim %29#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %183 = stablehlo.slice %180 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %184 = stablehlo.slice %180 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %185 = stablehlo.slice %180 [0:3, 0:3, 10:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x0x1x16xf32>
    %186 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %187 = stablehlo.multiply %183, %186 : tensor<3x3x5x1x16xf32>
    %188 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %189 = stablehlo.multiply %184, %188 : tensor<3x3x5x1x16xf32>
    %190 = stablehlo.subtract %187, %189 : tensor<3x3x5x1x16xf32>
    %191 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %192 = stablehlo.multiply %184, %191 : tensor<3x3x5x1x16xf32>
    %193 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %194 = stablehlo.multiply %183, %193 : tensor<3x3x5x1x16xf32>
    %195 = stablehlo.add %192, %194 : tensor<3x3x5x1x16xf32>
    %196 = stablehlo.concatenate %190, %195, %185, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>, tensor<3x3x0x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %197 = stablehlo.slice %196 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %198 = stablehlo.slice %196 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %199 = stablehlo.reshape %198 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %200 = stablehlo.slice %177 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %201 = stablehlo.reshape %200 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %cst_43 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %203 = stablehlo.multiply %197, %202 : tensor<3x2x10x1x16xf32>
    %204 = stablehlo.is_finite %201 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %cst_44 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %205 = call @_where_1(%204, %199, %cst_44) : (tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = call @_where_1(%204, %201, %cst_45) : (tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %207 = stablehlo.iota dim = 0 : tensor<1xi32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %209 = stablehlo.broadcast_in_dim %arg42, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %210 = stablehlo.add %209, %208 : tensor<1x1xi32>
    %c_46 = stablehlo.constant dense<128> : tensor<i32>
    %211 = call @floor_divide_2(%10, %c_46) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_47 = stablehlo.constant dense<128> : tensor<i32>
    %212 = call @remainder(%10, %c_47) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %213 = stablehlo.transpose %205, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %214 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %215 = stablehlo.compare LT, %210, %214, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_49 = stablehlo.constant dense<3> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %217 = stablehlo.add %210, %216 : tensor<1x1xi32>
    %218 = stablehlo.select %215, %217, %210 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %220 = stablehlo.compare LT, %211, %219, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_51 = stablehlo.constant dense<1> : tensor<i32>
    %221 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %222 = stablehlo.add %211, %221 : tensor<1x16xi32>
    %223 = stablehlo.select %220, %222, %211 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %225 = stablehlo.compare LT, %212, %224, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_53 = stablehlo.constant dense<128> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %227 = stablehlo.add %212, %226 : tensor<1x16xi32>
    %228 = stablehlo.select %225, %227, %212 : tensor<1x16xi1>, tensor<1x16xi32>
    %229 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %231 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %232 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %233 = stablehlo.concatenate %230, %231, %232, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %234 = "stablehlo.scatter"(%arg16, %233, %213) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %235 = stablehlo.transpose %206, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %237 = stablehlo.compare LT, %210, %236, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_55 = stablehlo.constant dense<3> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %239 = stablehlo.add %210, %238 : tensor<1x1xi32>
    %240 = stablehlo.select %237, %239, %210 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %242 = stablehlo.compare LT, %211, %241, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_57 = stablehlo.constant dense<1> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %244 = stablehlo.add %211, %243 : tensor<1x16xi32>
    %245 = stablehlo.select %242, %244, %211 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %247 = stablehlo.compare LT, %212, %246, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_59 = stablehlo.constant dense<128> : tensor<i32>
    %248 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %249 = stablehlo.add %212, %248 : tensor<1x16xi32>
    %250 = stablehlo.select %247, %249, %212 : tensor<1x16xi1>, tensor<1x16xi32>
    %251 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %253 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %254 = stablehlo.broadcast_in_dim %250, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %255 = stablehlo.concatenate %252, %253, %254, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %256 = "stablehlo.scatter"(%arg17, %255, %235) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %257 = stablehlo.transpose %203, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %258 = stablehlo.reshape %257 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_60 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %262:10 = stablehlo.while(%iterArg = %6, %iterArg_123 = %234, %iterArg_124 = %arg42, %iterArg_125 = %256, %iterArg_126 = %258, %iterArg_127 = %c_63, %iterArg_128 = %14, %iterArg_129 = %259, %iterArg_130 = %260, %iterArg_131 = %261) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %427 = stablehlo.compare LT, %iterArg_127, %iterArg_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %427 : tensor<i1>
    } do {
      %c_132 = stablehlo.constant dense<1> : tensor<i32>
      %427 = stablehlo.add %iterArg_127, %c_132 : tensor<i32>
      %c_133 = stablehlo.constant dense<128> : tensor<i32>
      %428 = stablehlo.multiply %iterArg_127, %c_133 : tensor<i32>
      %429 = stablehlo.iota dim = 0 : tensor<128xi32>
      %430 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %431 = stablehlo.add %430, %429 : tensor<128xi32>
      %432 = stablehlo.broadcast_in_dim %431, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %433 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %434 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %435 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %436 = stablehlo.compare LE, %434, %435, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %437 = stablehlo.broadcast_in_dim %436, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %439 = stablehlo.reshape %438 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_134 = stablehlo.constant dense<0> : tensor<i32>
      %c_135 = stablehlo.constant dense<0> : tensor<i32>
      %c_136 = stablehlo.constant dense<0> : tensor<i32>
      %440 = stablehlo.dynamic_slice %iterArg_123, %iterArg_124, %iterArg_127, %c_134, %c_135, %c_136, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %441 = stablehlo.reshape %440 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      %c_138 = stablehlo.constant dense<0> : tensor<i32>
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %442 = stablehlo.dynamic_slice %iterArg_125, %iterArg_124, %iterArg_127, %c_137, %c_138, %c_139, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %443 = stablehlo.reshape %442 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %444 = stablehlo.dot_general %iterArg_126, %441, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_140 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %445 = func.call @_where_4(%439, %444, %cst_140) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_141 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %446 = stablehlo.reduce(%445 init: %cst_141) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %447 = stablehlo.maximum %iterArg_129, %446 : tensor<1x3x32xf32>
      %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %450 = stablehlo.subtract %445, %449 : tensor<1x3x32x128xf32>
      %451 = stablehlo.exponential %450 : tensor<1x3x32x128xf32>
      %452 = stablehlo.subtract %iterArg_129, %447 : tensor<1x3x32xf32>
      %453 = stablehlo.exponential %452 : tensor<1x3x32xf32>
      %454 = stablehlo.multiply %iterArg_130, %453 : tensor<1x3x32xf32>
      %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %455 = stablehlo.reduce(%451 init: %cst_142) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %456 = stablehlo.add %454, %455 : tensor<1x3x32xf32>
      %457 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %459 = stablehlo.multiply %iterArg_131, %458 : tensor<1x3x32x10xf32>
      %460 = stablehlo.dot_general %451, %443, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %461 = stablehlo.add %459, %460 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %427, %iterArg_128, %447, %456, %461 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %263 = stablehlo.broadcast_in_dim %262#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %265 = stablehlo.divide %262#9, %264 : tensor<1x3x32x10xf32>
    %266 = stablehlo.reshape %265 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %267 = stablehlo.transpose %266, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %268 = stablehlo.reshape %267 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %269 = call @_pad_5(%268, %c_64) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %270 = stablehlo.dot_general %arg8, %269, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %272 = stablehlo.multiply %270, %271 : tensor<36x16xf32>
    %273 = stablehlo.add %162, %272 : tensor<36x16xf32>
    %274 = stablehlo.multiply %273, %273 : tensor<36x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.reduce(%274 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_67 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %278 = stablehlo.divide %276, %277 : tensor<1x16xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %280 = stablehlo.add %278, %279 : tensor<1x16xf32>
    %281 = stablehlo.rsqrt %280 : tensor<1x16xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %283 = stablehlo.multiply %273, %282 : tensor<36x16xf32>
    %284 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %286 = stablehlo.multiply %283, %285 : tensor<36x16xf32>
    %287 = stablehlo.dot_general %arg9, %286, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %288 = stablehlo.slice %287 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %289 = stablehlo.slice %287 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %290 = call @silu(%288) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %291 = stablehlo.multiply %290, %289 : tensor<56x16xf32>
    %292 = stablehlo.dot_general %arg10, %291, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %294 = stablehlo.multiply %292, %293 : tensor<36x16xf32>
    %295 = stablehlo.add %273, %294 : tensor<36x16xf32>
    %296 = stablehlo.multiply %295, %295 : tensor<36x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_70) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_71 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %300 = stablehlo.divide %298, %299 : tensor<1x16xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %302 = stablehlo.add %300, %301 : tensor<1x16xf32>
    %303 = stablehlo.rsqrt %302 : tensor<1x16xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %305 = stablehlo.multiply %295, %304 : tensor<36x16xf32>
    %306 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %308 = stablehlo.multiply %305, %307 : tensor<36x16xf32>
    %c_73 = stablehlo.constant dense<1> : tensor<i32>
    %309 = stablehlo.subtract %arg41, %c_73 : tensor<i32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %310 = stablehlo.compare LT, %309, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_75 = stablehlo.constant dense<16> : tensor<i32>
    %311 = stablehlo.add %309, %c_75 : tensor<i32>
    %312 = stablehlo.select %310, %311, %309 : tensor<i1>, tensor<i32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %313 = stablehlo.dynamic_slice %308, %c_76, %312, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %314 = stablehlo.add %arg40, %arg41 : tensor<i32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %315 = stablehlo.compare LT, %arg42, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %316 = stablehlo.add %arg42, %c_78 : tensor<i32>
    %317 = stablehlo.select %315, %316, %arg42 : tensor<i1>, tensor<i32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %319 = "stablehlo.scatter"(%arg19, %318, %314) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      stablehlo.return %arg59 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %320 = stablehlo.compare LT, %arg42, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %321 = stablehlo.add %arg42, %c_80 : tensor<i32>
    %322 = stablehlo.select %320, %321, %arg42 : tensor<i1>, tensor<i32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_81 = stablehlo.constant dense<false> : tensor<i1>
    %324 = "stablehlo.scatter"(%arg20, %323, %c_81) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i1>, %arg59: tensor<i1>):
      stablehlo.return %arg59 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %325 = stablehlo.compare LT, %arg42, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_83 = stablehlo.constant dense<3> : tensor<i32>
    %326 = stablehlo.add %arg42, %c_83 : tensor<i32>
    %327 = stablehlo.select %325, %326, %arg42 : tensor<i1>, tensor<i32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_84 = stablehlo.constant dense<false> : tensor<i1>
    %329 = "stablehlo.scatter"(%arg21, %328, %c_84) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i1>, %arg59: tensor<i1>):
      stablehlo.return %arg59 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %330 = stablehlo.compare LT, %arg42, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %331 = stablehlo.add %arg42, %c_86 : tensor<i32>
    %332 = stablehlo.select %330, %331, %arg42 : tensor<i1>, tensor<i32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %334 = "stablehlo.scatter"(%arg24, %333, %arg43) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %335 = stablehlo.compare LT, %arg42, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %336 = stablehlo.add %arg42, %c_88 : tensor<i32>
    %337 = stablehlo.select %335, %336, %arg42 : tensor<i1>, tensor<i32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %339 = "stablehlo.scatter"(%arg25, %338, %arg44) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      stablehlo.return %arg59 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %340 = stablehlo.compare LT, %arg42, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %341 = stablehlo.add %arg42, %c_90 : tensor<i32>
    %342 = stablehlo.select %340, %341, %arg42 : tensor<i1>, tensor<i32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %344 = "stablehlo.scatter"(%arg26, %343, %arg45) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %345 = stablehlo.compare LT, %arg42, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %346 = stablehlo.add %arg42, %c_92 : tensor<i32>
    %347 = stablehlo.select %345, %346, %arg42 : tensor<i1>, tensor<i32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %349 = "stablehlo.scatter"(%arg27, %348, %arg46) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %350 = stablehlo.compare LT, %arg42, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %351 = stablehlo.add %arg42, %c_94 : tensor<i32>
    %352 = stablehlo.select %350, %351, %arg42 : tensor<i1>, tensor<i32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %354 = "stablehlo.scatter"(%arg28, %353, %arg47) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<ui32>, %arg59: tensor<ui32>):
      stablehlo.return %arg59 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %355 = stablehlo.compare LT, %arg42, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %356 = stablehlo.add %arg42, %c_96 : tensor<i32>
    %357 = stablehlo.select %355, %356, %arg42 : tensor<i1>, tensor<i32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %359 = "stablehlo.scatter"(%arg29, %358, %arg48) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      stablehlo.return %arg59 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %360 = stablehlo.compare LT, %arg42, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %361 = stablehlo.add %arg42, %c_98 : tensor<i32>
    %362 = stablehlo.select %360, %361, %arg42 : tensor<i1>, tensor<i32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %364 = "stablehlo.scatter"(%arg30, %363, %arg49) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      stablehlo.return %arg59 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %365 = stablehlo.compare LT, %arg42, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %366 = stablehlo.add %arg42, %c_100 : tensor<i32>
    %367 = stablehlo.select %365, %366, %arg42 : tensor<i1>, tensor<i32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %369 = "stablehlo.scatter"(%arg31, %368, %arg50) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      stablehlo.return %arg59 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %370 = stablehlo.compare LT, %arg42, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %371 = stablehlo.add %arg42, %c_102 : tensor<i32>
    %372 = stablehlo.select %370, %371, %arg42 : tensor<i1>, tensor<i32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %374 = "stablehlo.scatter"(%arg32, %373, %arg51) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      stablehlo.return %arg59 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %375 = stablehlo.compare LT, %arg42, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %376 = stablehlo.add %arg42, %c_104 : tensor<i32>
    %377 = stablehlo.select %375, %376, %arg42 : tensor<i1>, tensor<i32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %379 = "stablehlo.scatter"(%arg33, %378, %arg52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %380 = stablehlo.compare LT, %arg42, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %381 = stablehlo.add %arg42, %c_106 : tensor<i32>
    %382 = stablehlo.select %380, %381, %arg42 : tensor<i1>, tensor<i32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %384 = "stablehlo.scatter"(%arg34, %383, %arg53) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      stablehlo.return %arg59 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %385 = stablehlo.compare LT, %arg42, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_108 = stablehlo.constant dense<3> : tensor<i32>
    %386 = stablehlo.add %arg42, %c_108 : tensor<i32>
    %387 = stablehlo.select %385, %386, %arg42 : tensor<i1>, tensor<i32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %389 = "stablehlo.scatter"(%arg35, %388, %arg54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %390 = stablehlo.compare LT, %arg42, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %391 = stablehlo.add %arg42, %c_110 : tensor<i32>
    %392 = stablehlo.select %390, %391, %arg42 : tensor<i1>, tensor<i32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %394 = "stablehlo.scatter"(%arg36, %393, %arg55) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      stablehlo.return %arg59 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %395 = stablehlo.compare LT, %arg42, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %396 = stablehlo.add %arg42, %c_112 : tensor<i32>
    %397 = stablehlo.select %395, %396, %arg42 : tensor<i1>, tensor<i32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %399 = "stablehlo.scatter"(%arg37, %398, %arg56) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i1>, %arg59: tensor<i1>):
      stablehlo.return %arg59 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %400 = stablehlo.compare LT, %arg42, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %401 = stablehlo.add %arg42, %c_114 : tensor<i32>
    %402 = stablehlo.select %400, %401, %arg42 : tensor<i1>, tensor<i32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %404 = "stablehlo.scatter"(%arg38, %403, %arg57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg58: tensor<i1>, %arg59: tensor<i1>):
      stablehlo.return %arg59 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %405 = stablehlo.reshape %10 : (tensor<1x16xi32>) -> tensor<16xi32>
    %c_115 = stablehlo.constant dense<128> : tensor<i32>
    %406 = call @floor_divide_6(%405, %c_115) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_116 = stablehlo.constant dense<128> : tensor<i32>
    %407 = call @remainder_8(%405, %c_116) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %408 = stablehlo.compare LT, %arg42, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %409 = stablehlo.add %arg42, %c_118 : tensor<i32>
    %410 = stablehlo.select %408, %409, %arg42 : tensor<i1>, tensor<i32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %411 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %412 = stablehlo.compare LT, %406, %411, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_120 = stablehlo.constant dense<1> : tensor<i32>
    %413 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %414 = stablehlo.add %406, %413 : tensor<16xi32>
    %415 = stablehlo.select %412, %414, %406 : tensor<16xi1>, tensor<16xi32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %416 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %417 = stablehlo.compare LT, %407, %416, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_122 = stablehlo.constant dense<128> : tensor<i32>
    %418 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %419 = stablehlo.add %407, %418 : tensor<16xi32>
    %420 = stablehlo.select %417, %419, %407 : tensor<16xi1>, tensor<16xi32>
    %421 = stablehlo.broadcast_in_dim %410, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %423 = stablehlo.broadcast_in_dim %415, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %424 = stablehlo.broadcast_in_dim %420, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %425 = stablehlo.concatenate %422, %423, %424, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x3xi32>
    %426 = "stablehlo.scatter"(%arg18, %425, %arg39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      stablehlo.return %arg59 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<16x3xi32>, tensor<16xi32>) -> tensor<3x1x128xi32>
    return %101, %123, %234, %256, %426, %319, %324, %329, %arg22, %arg23, %334, %339, %344, %349, %354, %359, %364, %369, %374, %379, %384, %389, %394, %399, %404, %308, %313 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<36x16xf32>, tensor<36x1xf32>
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
  func.func private @_where_1(%arg0: tensor<3x10x1x16xi1>, %arg1: tensor<3x10x1x16xf32>, %arg2: tensor<f32>) -> tensor<3x10x1x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x10x1x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>
    return %2 : tensor<3x10x1x16xf32>
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
