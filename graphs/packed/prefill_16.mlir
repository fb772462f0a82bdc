module @jit_prefill_and_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %100 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %108 = stablehlo.custom_call @xlabatch_linear(%97, %100, %arg1, %101, %102, %103, %arg5, %104, %105, %106, %107) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x120xf32>
    %109 = stablehlo.reshape %35 : (tensor<19x1xi32>) -> tensor<19xi32>
    %110 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %111 = stablehlo.reshape %110 : (tensor<19x1xi32>) -> tensor<19xi32>
    %112 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %117:3 = stablehlo.custom_call @xlabatch_attention(%108, %111, %109, %112, %99#0, %99#1, %113, %114, %115, %116, %arg8, %arg9) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<19x120xf32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<19x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %118 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %126 = stablehlo.custom_call @xlabatch_linear(%117#0, %118, %arg2, %119, %120, %121, %122, %123, %97, %124, %125) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %127 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %135 = stablehlo.custom_call @xlabatch_linear(%126, %127, %arg3, %128, %129, %130, %arg6, %131, %132, %133, %134) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x56xf32>
    %136 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %144 = stablehlo.custom_call @xlabatch_linear(%135, %136, %arg4, %137, %138, %139, %140, %141, %126, %142, %143) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %145 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %153 = stablehlo.custom_call @xlabatch_linear(%144, %145, %arg1, %146, %147, %148, %arg5, %149, %150, %151, %152) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x120xf32>
    %154 = stablehlo.reshape %35 : (tensor<19x1xi32>) -> tensor<19xi32>
    %155 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %156 = stablehlo.reshape %155 : (tensor<19x1xi32>) -> tensor<19xi32>
    %157 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %162:3 = stablehlo.custom_call @xlabatch_attention(%153, %156, %154, %157, %99#0, %99#1, %158, %159, %160, %161, %117#1, %117#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<19x120xf32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<19x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %163 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %171 = stablehlo.custom_call @xlabatch_linear(%162#0, %163, %arg2, %164, %165, %166, %167, %168, %144, %169, %170) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %172 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %173 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %180 = stablehlo.custom_call @xlabatch_linear(%171, %172, %arg3, %173, %174, %175, %arg6, %176, %177, %178, %179) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x56xf32>
    %181 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %189 = stablehlo.custom_call @xlabatch_linear(%180, %181, %arg4, %182, %183, %184, %185, %186, %171, %187, %188) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %190 = stablehlo.transpose %189, dims = [1, 0] : (tensor<19x36xf32>) -> tensor<36x19xf32>
    %191 = stablehlo.convert %5 : (tensor<3xi1>) -> tensor<3xi32>
    %192 = call @cumsum(%191) : (tensor<3xi32>) -> tensor<3xi32>
    %c_89 = stablehlo.constant dense<1> : tensor<i32>
    %193 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %194 = stablehlo.subtract %192, %193 : tensor<3xi32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.reduce(%191 init: %c_90) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %197 = stablehlo.add %196, %arg37 : tensor<3xi32>
    %198 = call @_where_1(%5, %194, %197) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %199 = stablehlo.or %5, %arg38 : tensor<3xi1>
    %200 = stablehlo.convert %199 : (tensor<3xi1>) -> tensor<3xi32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %201 = stablehlo.reduce(%200 init: %c_91) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %202 = stablehlo.not %199 : tensor<3xi1>
    %203 = call @argsort(%202) : (tensor<3xi1>) -> tensor<3xi32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %205 = stablehlo.compare LT, %203, %204, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_93 = stablehlo.constant dense<3> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %207 = stablehlo.add %203, %206 : tensor<3xi32>
    %208 = stablehlo.select %205, %207, %203 : tensor<3xi1>, tensor<3xi32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %210 = "stablehlo.gather"(%198, %209) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %212 = stablehlo.compare LT, %210, %211, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_95 = stablehlo.constant dense<19> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %214 = stablehlo.add %210, %213 : tensor<3xi32>
    %215 = stablehlo.select %212, %214, %210 : tensor<3xi1>, tensor<3xi32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %217 = "stablehlo.gather"(%190, %216) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 36, 1>}> : (tensor<36x19xf32>, tensor<3x1xi32>) -> tensor<36x3xf32>
    %218 = stablehlo.transpose %217, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
    %219 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %227 = stablehlo.custom_call @xlabatch_linear(%218, %219, %arg0, %220, %221, %222, %arg7, %223, %224, %225, %226) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
    %228 = stablehlo.iota dim = 0 : tensor<3xi32>
    %229 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %230 = stablehlo.compare LT, %228, %229, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %231 = call @_where_4(%230, %203, %c_103) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %232 = stablehlo.add %arg11, %191 : tensor<3xi32>
    %233 = call @_where_1(%arg35, %arg36, %232) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %234 = stablehlo.not %arg35 : tensor<3xi1>
    %235 = stablehlo.and %arg12, %234 : tensor<3xi1>
    %236 = stablehlo.not %arg35 : tensor<3xi1>
    %237 = stablehlo.and %arg13, %236 : tensor<3xi1>
    %238 = call @_where_5(%arg35, %arg39, %arg16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %239 = call @_where_1(%arg35, %arg40, %arg17) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %240 = call @_where_5(%arg35, %arg41, %arg18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %241 = call @_where_5(%arg35, %arg42, %arg19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %242 = stablehlo.reshape %arg35 : (tensor<3xi1>) -> tensor<3x1xi1>
    %243 = call @_where_6(%242, %arg43, %arg20) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %244 = stablehlo.reshape %arg35 : (tensor<3xi1>) -> tensor<3x1xi1>
    %245 = call @_where_7(%244, %arg44, %arg21) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %246 = call @_where_1(%arg35, %arg45, %arg22) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %247 = call @_where_1(%arg35, %arg46, %arg23) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %248 = call @_where_1(%arg35, %arg47, %arg24) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %249 = call @_where_5(%arg35, %arg48, %arg25) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %250 = call @_where_1(%arg35, %arg49, %arg26) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %251 = call @_where_5(%arg35, %arg50, %arg27) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %252 = call @_where_5(%arg35, %arg51, %arg28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %253 = call @_where_8(%arg35, %arg52, %arg29) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %254 = call @_where_8(%arg35, %arg53, %arg30) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %255 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %c_104 = stablehlo.constant dense<128> : tensor<i32>
    %256 = call @floor_divide_9(%255, %c_104) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_105 = stablehlo.constant dense<128> : tensor<i32>
    %257 = call @remainder_10(%255, %c_105) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %259 = stablehlo.compare LT, %54, %258, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_107 = stablehlo.constant dense<3> : tensor<i32>
    %260 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %261 = stablehlo.add %54, %260 : tensor<19xi32>
    %262 = stablehlo.select %259, %261, %54 : tensor<19xi1>, tensor<19xi32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %263 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %264 = stablehlo.compare LT, %256, %263, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_109 = stablehlo.constant dense<1> : tensor<i32>
    %265 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %266 = stablehlo.add %256, %265 : tensor<19xi32>
    %267 = stablehlo.select %264, %266, %256 : tensor<19xi1>, tensor<19xi32>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %268 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %269 = stablehlo.compare LT, %257, %268, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_111 = stablehlo.constant dense<128> : tensor<i32>
    %270 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %271 = stablehlo.add %257, %270 : tensor<19xi32>
    %272 = stablehlo.select %269, %271, %257 : tensor<19xi1>, tensor<19xi32>
    %273 = stablehlo.broadcast_in_dim %262, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %274 = stablehlo.broadcast_in_dim %267, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %275 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %276 = stablehlo.concatenate %273, %274, %275, dim = 1 : (tensor<19x1xi32>, tensor<19x1xi32>, tensor<19x1xi32>) -> tensor<19x3xi32>
    %277 = "stablehlo.scatter"(%arg10, %276, %91) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<i32>, %arg56: tensor<i32>):
      stablehlo.return %arg56 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<19x3xi32>, tensor<19xi32>) -> tensor<3x1x128xi32>
    %278 = stablehlo.or %237, %199 : tensor<3xi1>
    %279 = stablehlo.custom_call @xlabatch_write_logits(%227, %231, %arg14) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %280 = stablehlo.broadcast_in_dim %arg54, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %281 = stablehlo.and %278, %280 : tensor<3xi1>
    %282:3 = stablehlo.custom_call @xlabatch_summarize_logits(%279, %281) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
    %c_112 = stablehlo.constant dense<false> : tensor<i1>
    %283 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %284 = stablehlo.compare GE, %233, %246, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_113 = stablehlo.constant dense<2> : tensor<i32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %285 = call @_where_11(%284, %c_113, %c_114) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %286 = stablehlo.broadcast_in_dim %282#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %288 = stablehlo.compare EQ, %287, %245, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_115 = stablehlo.constant dense<false> : tensor<i1>
    %289 = stablehlo.reduce(%288 init: %c_115) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_116 = stablehlo.constant dense<1> : tensor<i32>
    %290 = call @_where_12(%289, %c_116, %285) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_117 = stablehlo.constant dense<3> : tensor<i32>
    %291 = call @_where_13(%282#2, %290, %c_117) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %292 = stablehlo.convert %291 : tensor<3xi32>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %293 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %294 = stablehlo.compare NE, %292, %293, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %295 = stablehlo.and %283, %294 : tensor<3xi1>
    %c_119 = stablehlo.constant dense<4> : tensor<i32>
    %296 = call @_where_14(%295, %c_119, %292) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %297 = stablehlo.broadcast_in_dim %282#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %298 = stablehlo.broadcast_in_dim %296, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %299 = stablehlo.broadcast_in_dim %282#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %300 = stablehlo.concatenate %297, %298, %299, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %301 = stablehlo.broadcast_in_dim %281, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %302 = call @_where_15(%301, %300, %c) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %303 = stablehlo.slice %302 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %304 = stablehlo.reshape %303 : (tensor<1x3xi32>) -> tensor<3xi32>
    %305 = stablehlo.slice %302 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %306 = stablehlo.reshape %305 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_120 = stablehlo.constant dense<-1> : tensor<i32>
    %307 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %308 = stablehlo.compare NE, %304, %307, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %309 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_121 = stablehlo.constant dense<128> : tensor<i32>
    %310 = call @floor_divide(%233, %c_121) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_122 = stablehlo.constant dense<1> : tensor<i32>
    %311 = call @_where_4(%308, %310, %c_122) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_123 = stablehlo.constant dense<128> : tensor<i32>
    %312 = call @remainder(%233, %c_123) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %313 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %314 = stablehlo.compare LT, %309, %313, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_125 = stablehlo.constant dense<3> : tensor<i32>
    %315 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %316 = stablehlo.add %309, %315 : tensor<3xi32>
    %317 = stablehlo.select %314, %316, %309 : tensor<3xi1>, tensor<3xi32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %318 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %319 = stablehlo.compare LT, %311, %318, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_127 = stablehlo.constant dense<1> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %321 = stablehlo.add %311, %320 : tensor<3xi32>
    %322 = stablehlo.select %319, %321, %311 : tensor<3xi1>, tensor<3xi32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %323 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %324 = stablehlo.compare LT, %312, %323, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_129 = stablehlo.constant dense<128> : tensor<i32>
    %325 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %326 = stablehlo.add %312, %325 : tensor<3xi32>
    %327 = stablehlo.select %324, %326, %312 : tensor<3xi1>, tensor<3xi32>
    %328 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %329 = stablehlo.broadcast_in_dim %322, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %330 = stablehlo.broadcast_in_dim %327, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %331 = stablehlo.concatenate %328, %329, %330, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %332 = "stablehlo.scatter"(%277, %331, %304) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<i32>, %arg56: tensor<i32>):
      stablehlo.return %arg56 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_130 = stablehlo.constant dense<0> : tensor<i32>
    %333 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %334 = stablehlo.compare EQ, %306, %333, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %335 = call @_where_8(%308, %334, %235) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %336 = stablehlo.not %308 : tensor<3xi1>
    %337 = stablehlo.and %278, %336 : tensor<3xi1>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %338 = stablehlo.reduce(%191 init: %c_131) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %339 = stablehlo.compare LT, %338, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_133 = stablehlo.constant dense<19> : tensor<i32>
    %340 = stablehlo.add %338, %c_133 : tensor<i32>
    %341 = stablehlo.select %339, %340, %338 : tensor<i1>, tensor<i32>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %342 = stablehlo.dynamic_slice %190, %c_134, %341, sizes = [36, 16] : (tensor<36x19xf32>, tensor<i32>, tensor<i32>) -> tensor<36x16xf32>
    return %162#1, %162#2, %332, %233, %335, %337, %279, %arg15, %238, %239, %240, %241, %243, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %342, %302 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<36x16xf32>, tensor<3x3xi32>
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
