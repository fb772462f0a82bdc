module @jit_prefill_decode_and_sample attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<16xi32>, %arg32: tensor<16xi32>, %arg33: tensor<16xi32>, %arg34: tensor<i32>, %arg35: tensor<3xi1>, %arg36: tensor<3xi32>, %arg37: tensor<3xi32>, %arg38: tensor<3xi1>, %arg39: tensor<3xf32>, %arg40: tensor<3xi32>, %arg41: tensor<3xf32>, %arg42: tensor<3xf32>, %arg43: tensor<3x2xui32>, %arg44: tensor<3x4xi32>, %arg45: tensor<3xi32>, %arg46: tensor<3xi32>, %arg47: tensor<3xi32>, %arg48: tensor<3xf32>, %arg49: tensor<3xi32>, %arg50: tensor<3xf32>, %arg51: tensor<3xf32>, %arg52: tensor<3xi1>, %arg53: tensor<3xi1>, %arg54: tensor<i1>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<36x16xf32> {jax.result_info = "result[1].hidden"}, tensor<3x3xi32> {jax.result_info = "result[2]"}) {
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
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.reduce(%8 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %11 = stablehlo.compare LT, %1, %10, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %13 = stablehlo.add %1, %12 : tensor<19xi32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<19xi32>
    %16 = call @_where(%11, %1, %15) : (tensor<19xi1>, tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    %c_2 = stablehlo.constant dense<18> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %18 = stablehlo.minimum %16, %17 : tensor<19xi32>
    %19 = stablehlo.add %9, %arg34 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %21 = stablehlo.compare LT, %7, %20, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %23 = stablehlo.add %7, %22 : tensor<3xi32>
    %24 = stablehlo.select %21, %23, %7 : tensor<3xi1>, tensor<3xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %26 = "stablehlo.gather"(%arg11, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %27 = stablehlo.concatenate %26, %arg33, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %29 = stablehlo.compare LT, %18, %28, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_6 = stablehlo.constant dense<19> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %31 = stablehlo.add %18, %30 : tensor<19xi32>
    %32 = stablehlo.select %29, %31, %18 : tensor<19xi1>, tensor<19xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %34 = "stablehlo.gather"(%27, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %36 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %37 = stablehlo.compare LT, %1, %36, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_7 = stablehlo.constant dense<128> : tensor<i32>
    %38 = call @_where_0(%37, %34, %c_7) : (tensor<19xi1>, tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %41 = stablehlo.compare LT, %7, %40, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %43 = stablehlo.add %7, %42 : tensor<3xi32>
    %44 = stablehlo.select %41, %43, %7 : tensor<3xi1>, tensor<3xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %46 = "stablehlo.gather"(%0, %45) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %47 = stablehlo.concatenate %46, %arg32, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %49 = stablehlo.compare LT, %18, %48, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_11 = stablehlo.constant dense<19> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %51 = stablehlo.add %18, %50 : tensor<19xi32>
    %52 = stablehlo.select %49, %51, %18 : tensor<19xi1>, tensor<19xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %54 = "stablehlo.gather"(%47, %53) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %c_12 = stablehlo.constant dense<128> : tensor<i32>
    %55 = call @floor_divide(%arg11, %c_12) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<128> : tensor<i32>
    %56 = call @remainder(%arg11, %c_13) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %58 = stablehlo.compare LT, %0, %57, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %60 = stablehlo.add %0, %59 : tensor<3xi32>
    %61 = stablehlo.select %58, %60, %0 : tensor<3xi1>, tensor<3xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %63 = stablehlo.compare LT, %55, %62, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %65 = stablehlo.add %55, %64 : tensor<3xi32>
    %66 = stablehlo.select %63, %65, %55 : tensor<3xi1>, tensor<3xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %68 = stablehlo.compare LT, %56, %67, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<128> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %70 = stablehlo.add %56, %69 : tensor<3xi32>
    %71 = stablehlo.select %68, %70, %56 : tensor<3xi1>, tensor<3xi32>
    %72 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %73 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %74 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %75 = stablehlo.concatenate %72, %73, %74, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %76 = "stablehlo.gather"(%arg10, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<3x3xi32>) -> tensor<3xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %78 = stablehlo.compare LT, %7, %77, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<3> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.add %7, %79 : tensor<3xi32>
    %81 = stablehlo.select %78, %80, %7 : tensor<3xi1>, tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = "stablehlo.gather"(%76, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %84 = stablehlo.concatenate %83, %arg31, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %86 = stablehlo.compare LT, %18, %85, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_23 = stablehlo.constant dense<19> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %88 = stablehlo.add %18, %87 : tensor<19xi32>
    %89 = stablehlo.select %86, %88, %18 : tensor<19xi1>, tensor<19xi32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %91 = "stablehlo.gather"(%84, %90) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %93 = stablehlo.reshape %92 : (tensor<19x1xi32>) -> tensor<19xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %95 = stablehlo.custom_call @xlabatch_embed(%93, %arg0, %94) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<19x36xf32>
    %97 = stablehlo.multiply %95, %96 : tensor<19x36xf32>
    %98 = stablehlo.reshape %35 : (tensor<19x1xi32>) -> tensor<19xi32>
    %99:2 = stablehlo.custom_call @xlabatch_rope_tables(%98) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<19xi32>) -> (tensor<19x5xf32>, tensor<19x5xf32>)
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %100:17 = stablehlo.while(%iterArg = %39, %iterArg_75 = %19, %iterArg_76 = %arg1, %iterArg_77 = %arg5, %iterArg_78 = %35, %iterArg_79 = %54, %iterArg_80 = %99#0, %iterArg_81 = %99#1, %iterArg_82 = %arg2, %iterArg_83 = %arg3, %iterArg_84 = %arg6, %iterArg_85 = %arg4, %iterArg_86 = %c_26, %iterArg_87 = %c_25, %iterArg_88 = %arg8, %iterArg_89 = %arg9, %iterArg_90 = %97) : tensor<19x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<19x1xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<19x36xf32>
    cond {
      %c_91 = stablehlo.constant dense<2> : tensor<i32>
      %259 = stablehlo.compare LT, %iterArg_86, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %259 : tensor<i1>
    } do {
      %259:4 = func.call @closed_call(%iterArg, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90) : (tensor<19x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<19x1xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<19x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<19x36xf32>)
      %c_91 = stablehlo.constant dense<1> : tensor<i32>
      %260 = stablehlo.add %iterArg_86, %c_91 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %260, %259#0, %259#1, %259#2, %259#3 : tensor<19x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<19x1xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<19x36xf32>
    }
    %101 = stablehlo.transpose %100#16, dims = [1, 0] : (tensor<19x36xf32>) -> tensor<36x19xf32>
    %102 = stablehlo.convert %5 : (tensor<3xi1>) -> tensor<3xi32>
    %103 = call @cumsum(%102) : (tensor<3xi32>) -> tensor<3xi32>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %105 = stablehlo.subtract %103, %104 : tensor<3xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.reduce(%102 init: %c_28) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %108 = stablehlo.add %107, %arg37 : tensor<3xi32>
    %109 = call @_where_1(%5, %105, %108) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %110 = stablehlo.or %5, %arg38 : tensor<3xi1>
    %111 = stablehlo.convert %110 : (tensor<3xi1>) -> tensor<3xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.reduce(%111 init: %c_29) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %113 = stablehlo.not %110 : tensor<3xi1>
    %114 = call @argsort(%113) : (tensor<3xi1>) -> tensor<3xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %116 = stablehlo.compare LT, %114, %115, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<3> : tensor<i32>
    %117 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %118 = stablehlo.add %114, %117 : tensor<3xi32>
    %119 = stablehlo.select %116, %118, %114 : tensor<3xi1>, tensor<3xi32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %121 = "stablehlo.gather"(%109, %120) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %123 = stablehlo.compare LT, %121, %122, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<19> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %125 = stablehlo.add %121, %124 : tensor<3xi32>
    %126 = stablehlo.select %123, %125, %121 : tensor<3xi1>, tensor<3xi32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %128 = "stablehlo.gather"(%101, %127) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 36, 1>}> : (tensor<36x19xf32>, tensor<3x1xi32>) -> tensor<36x3xf32>
    %129 = stablehlo.transpose %128, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %131 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %132 = stablehlo.concatenate %130, %131, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %133 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %141 = stablehlo.custom_call @xlabatch_linear(%132, %129, %133, %arg0, %134, %135, %136, %arg7, %137, %138, %139, %140) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<3x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
    %142 = stablehlo.iota dim = 0 : tensor<3xi32>
    %143 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %144 = stablehlo.compare LT, %142, %143, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_43 = stablehlo.constant dense<3> : tensor<i32>
    %145 = call @_where_4(%144, %114, %c_43) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %146 = stablehlo.add %arg11, %102 : tensor<3xi32>
    %147 = call @_where_1(%arg35, %arg36, %146) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %148 = stablehlo.not %arg35 : tensor<3xi1>
    %149 = stablehlo.and %arg12, %148 : tensor<3xi1>
    %150 = stablehlo.not %arg35 : tensor<3xi1>
    %151 = stablehlo.and %arg13, %150 : tensor<3xi1>
    %152 = call @_where_5(%arg35, %arg39, %arg16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %153 = call @_where_1(%arg35, %arg40, %arg17) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %154 = call @_where_5(%arg35, %arg41, %arg18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %155 = call @_where_5(%arg35, %arg42, %arg19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %156 = stablehlo.reshape %arg35 : (tensor<3xi1>) -> tensor<3x1xi1>
    %157 = call @_where_6(%156, %arg43, %arg20) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %158 = stablehlo.reshape %arg35 : (tensor<3xi1>) -> tensor<3x1xi1>
    %159 = call @_where_7(%158, %arg44, %arg21) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %160 = call @_where_1(%arg35, %arg45, %arg22) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %161 = call @_where_1(%arg35, %arg46, %arg23) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %162 = call @_where_1(%arg35, %arg47, %arg24) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %163 = call @_where_5(%arg35, %arg48, %arg25) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %164 = call @_where_1(%arg35, %arg49, %arg26) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %165 = call @_where_5(%arg35, %arg50, %arg27) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %166 = call @_where_5(%arg35, %arg51, %arg28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %167 = call @_where_8(%arg35, %arg52, %arg29) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %168 = call @_where_8(%arg35, %arg53, %arg30) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %169 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %c_44 = stablehlo.constant dense<128> : tensor<i32>
    %170 = call @floor_divide_9(%169, %c_44) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_45 = stablehlo.constant dense<128> : tensor<i32>
    %171 = call @remainder_10(%169, %c_45) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %173 = stablehlo.compare LT, %54, %172, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_47 = stablehlo.constant dense<3> : tensor<i32>
    %174 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %175 = stablehlo.add %54, %174 : tensor<19xi32>
    %176 = stablehlo.select %173, %175, %54 : tensor<19xi1>, tensor<19xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %178 = stablehlo.compare LT, %170, %177, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_49 = stablehlo.constant dense<1> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %180 = stablehlo.add %170, %179 : tensor<19xi32>
    %181 = stablehlo.select %178, %180, %170 : tensor<19xi1>, tensor<19xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %183 = stablehlo.compare LT, %171, %182, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_51 = stablehlo.constant dense<128> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %185 = stablehlo.add %171, %184 : tensor<19xi32>
    %186 = stablehlo.select %183, %185, %171 : tensor<19xi1>, tensor<19xi32>
    %187 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %188 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %189 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %190 = stablehlo.concatenate %187, %188, %189, dim = 1 : (tensor<19x1xi32>, tensor<19x1xi32>, tensor<19x1xi32>) -> tensor<19x3xi32>
    %191 = "stablehlo.scatter"(%arg10, %190, %91) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<i32>, %arg56: tensor<i32>):
      stablehlo.return %arg56 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<19x3xi32>, tensor<19xi32>) -> tensor<3x1x128xi32>
    %192 = stablehlo.or %151, %110 : tensor<3xi1>
    %193 = stablehlo.custom_call @xlabatch_write_logits(%141, %145, %arg14) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %194 = stablehlo.reduce(%102 init: %c_52) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.compare LT, %194, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<19> : tensor<i32>
    %196 = stablehlo.add %194, %c_54 : tensor<i32>
    %197 = stablehlo.select %195, %196, %194 : tensor<i1>, tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %198 = stablehlo.dynamic_slice %101, %c_55, %197, sizes = [36, 16] : (tensor<36x19xf32>, tensor<i32>, tensor<i32>) -> tensor<36x16xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %200 = stablehlo.broadcast_in_dim %arg54, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %201 = stablehlo.and %192, %200 : tensor<3xi1>
    %202:3 = stablehlo.custom_call @xlabatch_summarize_logits(%193, %201) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
    %203 = stablehlo.iota dim = 0 : tensor<3xi32>
    %204:2 = stablehlo.custom_call @xlabatch_select(%193, %201, %202#0, %147, %203, %arg15, %191, %199, %152, %153, %154, %155, %157, %159, %161, %162, %163, %164, %165, %166, %167, %168) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x97xf32>, tensor<3x1x128xi32>, tensor<0xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi1>)
    %205 = stablehlo.compare GE, %147, %160, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_57 = stablehlo.constant dense<2> : tensor<i32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %206 = call @_where_11(%205, %c_57, %c_58) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %207 = stablehlo.broadcast_in_dim %204#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %209 = stablehlo.compare EQ, %208, %159, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_59 = stablehlo.constant dense<false> : tensor<i1>
    %210 = stablehlo.reduce(%209 init: %c_59) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_60 = stablehlo.constant dense<1> : tensor<i32>
    %211 = call @_where_12(%210, %c_60, %206) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %212 = call @_where_13(%202#2, %211, %c_61) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %213 = stablehlo.convert %212 : tensor<3xi32>
    %c_62 = stablehlo.constant dense<3> : tensor<i32>
    %214 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %215 = stablehlo.compare NE, %213, %214, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %216 = stablehlo.and %204#1, %215 : tensor<3xi1>
    %c_63 = stablehlo.constant dense<4> : tensor<i32>
    %217 = call @_where_14(%216, %c_63, %213) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %218 = stablehlo.broadcast_in_dim %204#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %219 = stablehlo.broadcast_in_dim %217, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %220 = stablehlo.broadcast_in_dim %202#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %221 = stablehlo.concatenate %218, %219, %220, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %222 = stablehlo.broadcast_in_dim %201, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %223 = call @_where_15(%222, %221, %c) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %224 = stablehlo.slice %223 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %225 = stablehlo.reshape %224 : (tensor<1x3xi32>) -> tensor<3xi32>
    %226 = stablehlo.slice %223 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %227 = stablehlo.reshape %226 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_64 = stablehlo.constant dense<-1> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %229 = stablehlo.compare NE, %225, %228, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %230 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_65 = stablehlo.constant dense<128> : tensor<i32>
    %231 = call @floor_divide(%147, %c_65) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_66 = stablehlo.constant dense<1> : tensor<i32>
    %232 = call @_where_4(%229, %231, %c_66) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_67 = stablehlo.constant dense<128> : tensor<i32>
    %233 = call @remainder(%147, %c_67) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %235 = stablehlo.compare LT, %230, %234, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_69 = stablehlo.constant dense<3> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %237 = stablehlo.add %230, %236 : tensor<3xi32>
    %238 = stablehlo.select %235, %237, %230 : tensor<3xi1>, tensor<3xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %240 = stablehlo.compare LT, %232, %239, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_71 = stablehlo.constant dense<1> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %242 = stablehlo.add %232, %241 : tensor<3xi32>
    %243 = stablehlo.select %240, %242, %232 : tensor<3xi1>, tensor<3xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %245 = stablehlo.compare LT, %233, %244, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_73 = stablehlo.constant dense<128> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %247 = stablehlo.add %233, %246 : tensor<3xi32>
    %248 = stablehlo.select %245, %247, %233 : tensor<3xi1>, tensor<3xi32>
    %249 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %250 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %251 = stablehlo.broadcast_in_dim %248, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %252 = stablehlo.concatenate %249, %250, %251, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %253 = "stablehlo.scatter"(%191, %252, %225) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<i32>, %arg56: tensor<i32>):
      stablehlo.return %arg56 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %255 = stablehlo.compare EQ, %227, %254, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %256 = call @_where_8(%229, %255, %149) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %257 = stablehlo.not %229 : tensor<3xi1>
    %258 = stablehlo.and %192, %257 : tensor<3xi1>
    return %100#14, %100#15, %253, %147, %256, %258, %193, %arg15, %152, %153, %154, %155, %157, %159, %160, %161, %162, %163, %164, %165, %166, %167, %168, %198, %223 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<36x16xf32>, tensor<3x3xi32>
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
  func.func private @floor_divide(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_1(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @_where_1(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<19x1xi32>, %arg1: tensor<i32>, %arg2: tensor<2x8x36x16x1xf32>, %arg3: tensor<2x36xf32>, %arg4: tensor<19x1xi32>, %arg5: tensor<19xi32>, %arg6: tensor<19x5xf32>, %arg7: tensor<19x5xf32>, %arg8: tensor<2x3x60x16x1xf32>, %arg9: tensor<2x8x36x16x1xf32>, %arg10: tensor<2x36xf32>, %arg11: tensor<2x3x56x16x1xf32>, %arg12: tensor<i32>, %arg13: tensor<3x2x1x3x10x128xf32>, %arg14: tensor<3x2x1x3x128x10xf32>, %arg15: tensor<19x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<19x36xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg12, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.multiply %arg12, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.add %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.multiply %arg12, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.add %c_3, %3 : tensor<i32>
    %5 = stablehlo.convert %2 : tensor<i32>
    %6 = stablehlo.convert %4 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %18 = stablehlo.custom_call @xlabatch_linear(%9, %arg15, %10, %arg2, %11, %12, %13, %arg3, %14, %15, %16, %17) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x120xf32>
    %19 = stablehlo.reshape %arg4 : (tensor<19x1xi32>) -> tensor<19xi32>
    %20 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %21 = stablehlo.reshape %20 : (tensor<19x1xi32>) -> tensor<19xi32>
    %22 = stablehlo.reshape %arg0 : (tensor<19x1xi32>) -> tensor<19xi32>
    %23 = stablehlo.convert %2 : tensor<i32>
    %24 = stablehlo.convert %4 : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %27 = stablehlo.concatenate %25, %26, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %33:3 = stablehlo.custom_call @xlabatch_attention(%27, %18, %21, %19, %22, %arg6, %arg7, %28, %29, %30, %31, %32, %arg13, %arg14) {backend_config = "", mhlo.backend_config = {cap = 0.000000e+00 : f32, chunk = 0 : i32, end = 128 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, shares_keys = false, window = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 12, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 13, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2xi32>, tensor<19x120xf32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<19x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %34 = stablehlo.convert %2 : tensor<i32>
    %35 = stablehlo.convert %4 : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %38 = stablehlo.concatenate %36, %37, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %39 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %47 = stablehlo.custom_call @xlabatch_linear(%38, %33#0, %39, %arg8, %40, %41, %42, %43, %44, %arg15, %45, %46) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<19x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %48 = stablehlo.convert %2 : tensor<i32>
    %49 = stablehlo.convert %4 : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %52 = stablehlo.concatenate %50, %51, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %53 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %61 = stablehlo.custom_call @xlabatch_linear(%52, %47, %53, %arg9, %54, %55, %56, %arg10, %57, %58, %59, %60) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x56xf32>
    %62 = stablehlo.convert %2 : tensor<i32>
    %63 = stablehlo.convert %4 : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %66 = stablehlo.concatenate %64, %65, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %67 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %75 = stablehlo.custom_call @xlabatch_linear(%66, %61, %67, %arg11, %68, %69, %70, %71, %72, %47, %73, %74) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<19x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    return %0, %33#1, %33#2, %75 : tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<19x36xf32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_where_6(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xui32>, %arg2: tensor<3x2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xui32>
    return %1 : tensor<3x2xui32>
  }
  func.func private @_where_7(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %1 : tensor<3x4xi32>
  }
  func.func private @_where_8(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @floor_divide_9(%arg0: tensor<19xi32>, %arg1: tensor<i32>) -> tensor<19xi32> {
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
  func.func private @remainder_10(%arg0: tensor<19xi32>, %arg1: tensor<i32>) -> tensor<19xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_11(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_12(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
}
