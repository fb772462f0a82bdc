module @jit_prefill_and_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<16xi32>, %arg32: tensor<16xi32>, %arg33: tensor<16xi32>, %arg34: tensor<i32>, %arg35: tensor<3xi1>, %arg36: tensor<3xi32>, %arg37: tensor<3xi32>, %arg38: tensor<3xi1>, %arg39: tensor<3xf32>, %arg40: tensor<3xi32>, %arg41: tensor<3xf32>, %arg42: tensor<3xf32>, %arg43: tensor<3x2xui32>, %arg44: tensor<3x4xi32>, %arg45: tensor<3xi32>, %arg46: tensor<3xi32>, %arg47: tensor<3xi32>, %arg48: tensor<3xf32>, %arg49: tensor<3xi32>, %arg50: tensor<3xf32>, %arg51: tensor<3xf32>, %arg52: tensor<3xi1>, %arg53: tensor<3xi1>, %arg54: tensor<i1>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<36x16xf32> {jax.result_info = "result[1].hidden"}, tensor<3x3xi32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %1 = stablehlo.iota dim = 0 : tensor<19xi32>
    %2 = stablehlo.not %arg13 : tensor<3xi1>
    %3 = stablehlo.and %arg12, %2 : tensor<3xi1>
    %4 = stablehlo.not %arg35 : tensor<3xi1>
    %5 = stablehlo.and %3, %4 : tensor<3xi1>
    %6 = stablehlo.not %5 : tensor<3xi1>
    %7 = call @argsort(%6) : (tensor<3xi1>) -> tensor<3xi32>
    %8 = stablehlo.convert %5 : (tensor<3xi1>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %11 = stablehlo.compare LT, %1, %10, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %13 = stablehlo.add %1, %12 : tensor<19xi32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<19xi32>
    %16 = call @_where(%11, %1, %15) : (tensor<19xi1>, tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    %c_3 = stablehlo.constant dense<18> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %18 = stablehlo.minimum %16, %17 : tensor<19xi32>
    %19 = stablehlo.add %9, %arg34 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %21 = stablehlo.compare LT, %7, %20, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %23 = stablehlo.add %7, %22 : tensor<3xi32>
    %24 = stablehlo.select %21, %23, %7 : tensor<3xi1>, tensor<3xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %26 = "stablehlo.gather"(%arg11, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %27 = stablehlo.concatenate %26, %arg33, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %29 = stablehlo.compare LT, %18, %28, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_7 = stablehlo.constant dense<19> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %31 = stablehlo.add %18, %30 : tensor<19xi32>
    %32 = stablehlo.select %29, %31, %18 : tensor<19xi1>, tensor<19xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %34 = "stablehlo.gather"(%27, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %36 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %37 = stablehlo.compare LT, %1, %36, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_8 = stablehlo.constant dense<128> : tensor<i32>
    %38 = call @_where_0(%37, %34, %c_8) : (tensor<19xi1>, tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %c_9 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %40 = stablehlo.reduce(%34 init: %c_9) applies stablehlo.maximum across dimensions = [0] : (tensor<19xi32>, tensor<i32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<128> : tensor<i32>
    %41 = call @floor_divide(%40, %c_10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.add %41, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %44 = stablehlo.compare LT, %7, %43, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %46 = stablehlo.add %7, %45 : tensor<3xi32>
    %47 = stablehlo.select %44, %46, %7 : tensor<3xi1>, tensor<3xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %49 = "stablehlo.gather"(%0, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %50 = stablehlo.concatenate %49, %arg32, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %52 = stablehlo.compare LT, %18, %51, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_15 = stablehlo.constant dense<19> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %54 = stablehlo.add %18, %53 : tensor<19xi32>
    %55 = stablehlo.select %52, %54, %18 : tensor<19xi1>, tensor<19xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %57 = "stablehlo.gather"(%50, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %58 = call @floor_divide_2(%arg11, %c_16) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %59 = call @remainder(%arg11, %c_17) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %61 = stablehlo.compare LT, %0, %60, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %63 = stablehlo.add %0, %62 : tensor<3xi32>
    %64 = stablehlo.select %61, %63, %0 : tensor<3xi1>, tensor<3xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.compare LT, %58, %65, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %68 = stablehlo.add %58, %67 : tensor<3xi32>
    %69 = stablehlo.select %66, %68, %58 : tensor<3xi1>, tensor<3xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %59, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_23 = stablehlo.constant dense<128> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %59, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %59 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %77 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %78 = stablehlo.concatenate %75, %76, %77, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %79 = "stablehlo.gather"(%arg10, %78) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<3x3xi32>) -> tensor<3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %81 = stablehlo.compare LT, %7, %80, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %83 = stablehlo.add %7, %82 : tensor<3xi32>
    %84 = stablehlo.select %81, %83, %7 : tensor<3xi1>, tensor<3xi32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %86 = "stablehlo.gather"(%79, %85) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %87 = stablehlo.concatenate %86, %arg31, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %89 = stablehlo.compare LT, %18, %88, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_27 = stablehlo.constant dense<19> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %91 = stablehlo.add %18, %90 : tensor<19xi32>
    %92 = stablehlo.select %89, %91, %18 : tensor<19xi1>, tensor<19xi32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %94 = "stablehlo.gather"(%87, %93) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %96 = stablehlo.reshape %95 : (tensor<19x1xi32>) -> tensor<19xi32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %98 = stablehlo.custom_call @xlabatch_embed(%96, %arg0, %97) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<19x36xf32>
    %100 = stablehlo.multiply %98, %99 : tensor<19x36xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %101 = "stablehlo.case"(%c_30) ({
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_142 : tensor<i32>
    }, {
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_142 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %102:2 = "stablehlo.case"(%101) ({
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      %352 = stablehlo.compare GT, %42, %c_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %353 = stablehlo.convert %352 : (tensor<i1>) -> tensor<i32>
      %354:2 = "stablehlo.case"(%353) ({
        %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %355 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<5x19x1xf32>
        stablehlo.return %355, %355 : tensor<5x19x1xf32>, tensor<5x19x1xf32>
      }, {
        %355 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %356 = stablehlo.convert %35 : (tensor<19x1xi32>) -> tensor<19x1xf32>
        %357 = stablehlo.broadcast_in_dim %356, dims = [1, 2] : (tensor<19x1xf32>) -> tensor<1x19x1xf32>
        %358 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x19x1xf32>
        %359 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2] : (tensor<1x19x1xf32>) -> tensor<5x19x1xf32>
        %360 = stablehlo.multiply %358, %359 : tensor<5x19x1xf32>
        %361 = stablehlo.cosine %360 : tensor<5x19x1xf32>
        %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %362 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<5x19x1xf32>
        %363 = stablehlo.multiply %361, %362 : tensor<5x19x1xf32>
        %364 = stablehlo.sine %360 : tensor<5x19x1xf32>
        %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %365 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<5x19x1xf32>
        %366 = stablehlo.multiply %364, %365 : tensor<5x19x1xf32>
        stablehlo.return %363, %366 : tensor<5x19x1xf32>, tensor<5x19x1xf32>
      }) : (tensor<i32>) -> (tensor<5x19x1xf32>, tensor<5x19x1xf32>)
      stablehlo.return %354#0, %354#1 : tensor<5x19x1xf32>, tensor<5x19x1xf32>
    }) : (tensor<i32>) -> (tensor<5x19x1xf32>, tensor<5x19x1xf32>)
    %103 = stablehlo.reshape %102#0 : (tensor<5x19x1xf32>) -> tensor<5x19xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<5x19xf32>) -> tensor<19x5xf32>
    %105 = stablehlo.reshape %102#1 : (tensor<5x19x1xf32>) -> tensor<5x19xf32>
    %106 = stablehlo.transpose %105, dims = [1, 0] : (tensor<5x19xf32>) -> tensor<19x5xf32>
    %107 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %115 = stablehlo.custom_call @xlabatch_linear(%100, %107, %arg1, %108, %109, %110, %arg5, %111, %112, %113, %114) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x120xf32>
    %116 = stablehlo.reshape %35 : (tensor<19x1xi32>) -> tensor<19xi32>
    %117 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %118 = stablehlo.reshape %117 : (tensor<19x1xi32>) -> tensor<19xi32>
    %119 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %124:3 = stablehlo.custom_call @xlabatch_attention(%115, %118, %116, %119, %104, %106, %120, %121, %122, %123, %arg8, %arg9) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<19x120xf32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<19x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %125 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %133 = stablehlo.custom_call @xlabatch_linear(%124#0, %125, %arg2, %126, %127, %128, %129, %130, %100, %131, %132) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %134 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %142 = stablehlo.custom_call @xlabatch_linear(%133, %134, %arg3, %135, %136, %137, %arg6, %138, %139, %140, %141) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x56xf32>
    %143 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %151 = stablehlo.custom_call @xlabatch_linear(%142, %143, %arg4, %144, %145, %146, %147, %148, %133, %149, %150) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %152 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %160 = stablehlo.custom_call @xlabatch_linear(%151, %152, %arg1, %153, %154, %155, %arg5, %156, %157, %158, %159) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x120xf32>
    %161 = stablehlo.reshape %35 : (tensor<19x1xi32>) -> tensor<19xi32>
    %162 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %163 = stablehlo.reshape %162 : (tensor<19x1xi32>) -> tensor<19xi32>
    %164 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %169:3 = stablehlo.custom_call @xlabatch_attention(%160, %163, %161, %164, %104, %106, %165, %166, %167, %168, %124#1, %124#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<19x120xf32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<19x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %170 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %178 = stablehlo.custom_call @xlabatch_linear(%169#0, %170, %arg2, %171, %172, %173, %174, %175, %151, %176, %177) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %179 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %187 = stablehlo.custom_call @xlabatch_linear(%178, %179, %arg3, %180, %181, %182, %arg6, %183, %184, %185, %186) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x56xf32>
    %188 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %196 = stablehlo.custom_call @xlabatch_linear(%187, %188, %arg4, %189, %190, %191, %192, %193, %178, %194, %195) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %197 = stablehlo.transpose %196, dims = [1, 0] : (tensor<19x36xf32>) -> tensor<36x19xf32>
    %198 = stablehlo.convert %5 : (tensor<3xi1>) -> tensor<3xi32>
    %199 = call @cumsum(%198) : (tensor<3xi32>) -> tensor<3xi32>
    %c_95 = stablehlo.constant dense<1> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %201 = stablehlo.subtract %199, %200 : tensor<3xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %202 = stablehlo.reduce(%198 init: %c_96) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %204 = stablehlo.add %203, %arg37 : tensor<3xi32>
    %205 = call @_where_3(%5, %201, %204) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %206 = stablehlo.or %5, %arg38 : tensor<3xi1>
    %207 = stablehlo.convert %206 : (tensor<3xi1>) -> tensor<3xi32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %208 = stablehlo.reduce(%207 init: %c_97) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %209 = stablehlo.not %206 : tensor<3xi1>
    %210 = call @argsort(%209) : (tensor<3xi1>) -> tensor<3xi32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %212 = stablehlo.compare LT, %210, %211, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_99 = stablehlo.constant dense<3> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %214 = stablehlo.add %210, %213 : tensor<3xi32>
    %215 = stablehlo.select %212, %214, %210 : tensor<3xi1>, tensor<3xi32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %217 = "stablehlo.gather"(%205, %216) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %219 = stablehlo.compare LT, %217, %218, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_101 = stablehlo.constant dense<19> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %221 = stablehlo.add %217, %220 : tensor<3xi32>
    %222 = stablehlo.select %219, %221, %217 : tensor<3xi1>, tensor<3xi32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %224 = "stablehlo.gather"(%197, %223) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 36, 1>}> : (tensor<36x19xf32>, tensor<3x1xi32>) -> tensor<36x3xf32>
    %225 = stablehlo.transpose %224, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
    %226 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %234 = stablehlo.custom_call @xlabatch_linear(%225, %226, %arg0, %227, %228, %229, %arg7, %230, %231, %232, %233) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %236 = stablehlo.multiply %234, %235 : tensor<3x97xf32>
    %237 = stablehlo.iota dim = 0 : tensor<3xi32>
    %238 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %239 = stablehlo.compare LT, %237, %238, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %240 = call @_where_5(%239, %210, %c_110) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %241 = stablehlo.add %arg11, %198 : tensor<3xi32>
    %242 = call @_where_3(%arg35, %arg36, %241) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %243 = stablehlo.not %arg35 : tensor<3xi1>
    %244 = stablehlo.and %arg12, %243 : tensor<3xi1>
    %245 = stablehlo.not %arg35 : tensor<3xi1>
    %246 = stablehlo.and %arg13, %245 : tensor<3xi1>
    %247 = call @_where_6(%arg35, %arg39, %arg16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %248 = call @_where_3(%arg35, %arg40, %arg17) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %249 = call @_where_6(%arg35, %arg41, %arg18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %250 = call @_where_6(%arg35, %arg42, %arg19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %251 = stablehlo.reshape %arg35 : (tensor<3xi1>) -> tensor<3x1xi1>
    %252 = call @_where_7(%251, %arg43, %arg20) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %253 = stablehlo.reshape %arg35 : (tensor<3xi1>) -> tensor<3x1xi1>
    %254 = call @_where_8(%253, %arg44, %arg21) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %255 = call @_where_3(%arg35, %arg45, %arg22) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %256 = call @_where_3(%arg35, %arg46, %arg23) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %257 = call @_where_3(%arg35, %arg47, %arg24) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %258 = call @_where_6(%arg35, %arg48, %arg25) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %259 = call @_where_3(%arg35, %arg49, %arg26) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %260 = call @_where_6(%arg35, %arg50, %arg27) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %261 = call @_where_6(%arg35, %arg51, %arg28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %262 = call @_where_9(%arg35, %arg52, %arg29) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %263 = call @_where_9(%arg35, %arg53, %arg30) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %264 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %c_111 = stablehlo.constant dense<128> : tensor<i32>
    %265 = call @floor_divide_10(%264, %c_111) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_112 = stablehlo.constant dense<128> : tensor<i32>
    %266 = call @remainder_11(%264, %c_112) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %267 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %268 = stablehlo.compare LT, %57, %267, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %269 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %270 = stablehlo.add %57, %269 : tensor<19xi32>
    %271 = stablehlo.select %268, %270, %57 : tensor<19xi1>, tensor<19xi32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %272 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %273 = stablehlo.compare LT, %265, %272, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_116 = stablehlo.constant dense<1> : tensor<i32>
    %274 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %275 = stablehlo.add %265, %274 : tensor<19xi32>
    %276 = stablehlo.select %273, %275, %265 : tensor<19xi1>, tensor<19xi32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %277 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %278 = stablehlo.compare LT, %266, %277, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_118 = stablehlo.constant dense<128> : tensor<i32>
    %279 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %280 = stablehlo.add %266, %279 : tensor<19xi32>
    %281 = stablehlo.select %278, %280, %266 : tensor<19xi1>, tensor<19xi32>
    %282 = stablehlo.broadcast_in_dim %271, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %283 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %284 = stablehlo.broadcast_in_dim %281, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %285 = stablehlo.concatenate %282, %283, %284, dim = 1 : (tensor<19x1xi32>, tensor<19x1xi32>, tensor<19x1xi32>) -> tensor<19x3xi32>
    %286 = "stablehlo.scatter"(%arg10, %285, %94) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<i32>, %arg56: tensor<i32>):
      stablehlo.return %arg56 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<19x3xi32>, tensor<19xi32>) -> tensor<3x1x128xi32>
    %287 = stablehlo.or %246, %206 : tensor<3xi1>
    %288 = stablehlo.custom_call @xlabatch_write_logits(%236, %240, %arg14) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %289 = stablehlo.broadcast_in_dim %arg54, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %290 = stablehlo.and %287, %289 : tensor<3xi1>
    %291:3 = stablehlo.custom_call @xlabatch_summarize_logits(%288, %290) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
    %c_119 = stablehlo.constant dense<false> : tensor<i1>
    %292 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %293 = stablehlo.compare GE, %242, %255, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_120 = stablehlo.constant dense<2> : tensor<i32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %294 = call @_where_12(%293, %c_120, %c_121) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %295 = stablehlo.broadcast_in_dim %291#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %297 = stablehlo.compare EQ, %296, %254, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_122 = stablehlo.constant dense<false> : tensor<i1>
    %298 = stablehlo.reduce(%297 init: %c_122) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_123 = stablehlo.constant dense<1> : tensor<i32>
    %299 = call @_where_13(%298, %c_123, %294) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_124 = stablehlo.constant dense<3> : tensor<i32>
    %300 = call @_where_14(%291#2, %299, %c_124) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %301 = stablehlo.convert %300 : tensor<3xi32>
    %c_125 = stablehlo.constant dense<3> : tensor<i32>
    %302 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %303 = stablehlo.compare NE, %301, %302, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %304 = stablehlo.and %292, %303 : tensor<3xi1>
    %c_126 = stablehlo.constant dense<4> : tensor<i32>
    %305 = call @_where_15(%304, %c_126, %301) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %306 = stablehlo.broadcast_in_dim %291#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %307 = stablehlo.broadcast_in_dim %305, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %308 = stablehlo.broadcast_in_dim %291#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %309 = stablehlo.concatenate %306, %307, %308, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %310 = stablehlo.broadcast_in_dim %290, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %311 = call @_where_16(%310, %309, %c) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %312 = stablehlo.slice %311 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %313 = stablehlo.reshape %312 : (tensor<1x3xi32>) -> tensor<3xi32>
    %314 = stablehlo.slice %311 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %315 = stablehlo.reshape %314 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_127 = stablehlo.constant dense<-1> : tensor<i32>
    %316 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %317 = stablehlo.compare NE, %313, %316, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %318 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_128 = stablehlo.constant dense<128> : tensor<i32>
    %319 = call @floor_divide_2(%242, %c_128) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_129 = stablehlo.constant dense<1> : tensor<i32>
    %320 = call @_where_5(%317, %319, %c_129) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_130 = stablehlo.constant dense<128> : tensor<i32>
    %321 = call @remainder(%242, %c_130) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %323 = stablehlo.compare LT, %318, %322, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_132 = stablehlo.constant dense<3> : tensor<i32>
    %324 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %325 = stablehlo.add %318, %324 : tensor<3xi32>
    %326 = stablehlo.select %323, %325, %318 : tensor<3xi1>, tensor<3xi32>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %327 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %328 = stablehlo.compare LT, %320, %327, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_134 = stablehlo.constant dense<1> : tensor<i32>
    %329 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %330 = stablehlo.add %320, %329 : tensor<3xi32>
    %331 = stablehlo.select %328, %330, %320 : tensor<3xi1>, tensor<3xi32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %332 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %333 = stablehlo.compare LT, %321, %332, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_136 = stablehlo.constant dense<128> : tensor<i32>
    %334 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %335 = stablehlo.add %321, %334 : tensor<3xi32>
    %336 = stablehlo.select %333, %335, %321 : tensor<3xi1>, tensor<3xi32>
    %337 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %338 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %339 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %340 = stablehlo.concatenate %337, %338, %339, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %341 = "stablehlo.scatter"(%286, %340, %313) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<i32>, %arg56: tensor<i32>):
      stablehlo.return %arg56 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %342 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %343 = stablehlo.compare EQ, %315, %342, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %344 = call @_where_9(%317, %343, %244) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %345 = stablehlo.not %317 : tensor<3xi1>
    %346 = stablehlo.and %287, %345 : tensor<3xi1>
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %347 = stablehlo.reduce(%198 init: %c_138) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_139 = stablehlo.constant dense<0> : tensor<i32>
    %348 = stablehlo.compare LT, %347, %c_139, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_140 = stablehlo.constant dense<19> : tensor<i32>
    %349 = stablehlo.add %347, %c_140 : tensor<i32>
    %350 = stablehlo.select %348, %349, %347 : tensor<i1>, tensor<i32>
    %c_141 = stablehlo.constant dense<0> : tensor<i32>
    %351 = stablehlo.dynamic_slice %197, %c_141, %350, sizes = [36, 16] : (tensor<36x19xf32>, tensor<i32>, tensor<i32>) -> tensor<36x16xf32>
    return %169#1, %169#2, %341, %242, %344, %346, %288, %arg15, %247, %248, %249, %250, %252, %254, %255, %256, %257, %258, %259, %260, %261, %262, %263, %351, %311 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<36x16xf32>, tensor<3x3xi32>
  }
  func.func private @argsort(%arg0: tensor<3xi1>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<3xi1>, tensor<3xi32>) -> (tensor<3xi1>, tensor<3xi32>)
    return %1#1 : tensor<3xi32>
  }
  func.func private @_where(%arg0: tensor<19xi1>, %arg1: tensor<19xi32>, %arg2: tensor<19xi32>) -> tensor<19xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<19xi1>, tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @_where_0(%arg0: tensor<19xi1>, %arg1: tensor<19xi32>, %arg2: tensor<i32>) -> tensor<19xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<19xi1>, tensor<19xi32>
    return %2 : tensor<19xi32>
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
    %9 = call @_where_1(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide_2(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3xi32>
    %3 = stablehlo.sign %arg0 : tensor<3xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %11 = stablehlo.and %6, %10 : tensor<3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3xi32>
    %14 = call @_where_3(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @_where_3(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.add %4, %13 : tensor<3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi32>
    return %15 : tensor<3xi32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_4(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_4(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_6(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_where_7(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xui32>, %arg2: tensor<3x2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xui32>
    return %1 : tensor<3x2xui32>
  }
  func.func private @_where_8(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %1 : tensor<3x4xi32>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @floor_divide_10(%arg0: tensor<19xi32>, %arg1: tensor<i32>) -> tensor<19xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<19xi32>
    %3 = stablehlo.sign %arg0 : tensor<19xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<19xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %11 = stablehlo.and %6, %10 : tensor<19xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<19xi32>
    %14 = call @_where(%11, %13, %2) : (tensor<19xi1>, tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    return %14 : tensor<19xi32>
  }
  func.func private @remainder_11(%arg0: tensor<19xi32>, %arg1: tensor<i32>) -> tensor<19xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<19xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<19xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<19xi1>, tensor<19xi1>) -> tensor<19xi1>
    %12 = stablehlo.and %11, %6 : tensor<19xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %14 = stablehlo.add %4, %13 : tensor<19xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<19xi1>, tensor<19xi32>
    return %15 : tensor<19xi32>
  }
  func.func private @_where_12(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_16(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
}
