module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<2xi32>, %arg32: tensor<i1>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %arg31, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %arg31, %2 : tensor<2xi32>
    %4 = stablehlo.select %1, %3, %arg31 : tensor<2xi1>, tensor<2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %6 = "stablehlo.gather"(%arg12, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<2x1xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %8 = stablehlo.compare LT, %arg31, %7, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.add %arg31, %9 : tensor<2xi32>
    %11 = stablehlo.select %8, %10, %arg31 : tensor<2xi1>, tensor<2xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %13 = "stablehlo.gather"(%arg11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<2x1xi32>) -> tensor<2xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @_where(%6, %13, %c_4) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %c_5 = stablehlo.constant dense<128> : tensor<i32>
    %15 = call @_where(%6, %14, %c_5) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %c_6 = stablehlo.constant dense<128> : tensor<i32>
    %18 = call @floor_divide(%14, %c_6) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %c_7 = stablehlo.constant dense<128> : tensor<i32>
    %19 = call @remainder(%14, %c_7) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.compare LT, %arg31, %20, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %23 = stablehlo.add %arg31, %22 : tensor<2xi32>
    %24 = stablehlo.select %21, %23, %arg31 : tensor<2xi1>, tensor<2xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %26 = stablehlo.compare LT, %18, %25, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %28 = stablehlo.add %18, %27 : tensor<2xi32>
    %29 = stablehlo.select %26, %28, %18 : tensor<2xi1>, tensor<2xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %31 = stablehlo.compare LT, %19, %30, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_13 = stablehlo.constant dense<128> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %33 = stablehlo.add %19, %32 : tensor<2xi32>
    %34 = stablehlo.select %31, %33, %19 : tensor<2xi1>, tensor<2xi32>
    %35 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %36 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %37 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %38 = stablehlo.concatenate %35, %36, %37, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
    %39 = "stablehlo.gather"(%arg10, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<2x3xi32>) -> tensor<2xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %41 = stablehlo.reshape %40 : (tensor<2x1xi32>) -> tensor<2xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %43 = stablehlo.custom_call @xlabatch_embed(%41, %arg0, %42) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<2x36xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x36xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<2x36xf32>
    %46 = stablehlo.reshape %16 : (tensor<2x1xi32>) -> tensor<2xi32>
    %47:2 = stablehlo.custom_call @xlabatch_rope_tables(%46) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>) -> (tensor<2x5xf32>, tensor<2x5xf32>)
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %56 = stablehlo.custom_call @xlabatch_linear(%45, %48, %arg1, %49, %50, %51, %arg5, %52, %53, %54, %55) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x120xf32>
    %57 = stablehlo.reshape %16 : (tensor<2x1xi32>) -> tensor<2xi32>
    %58 = stablehlo.broadcast_in_dim %arg31, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %59 = stablehlo.reshape %58 : (tensor<2x1xi32>) -> tensor<2xi32>
    %60 = stablehlo.reshape %17 : (tensor<2x1xi32>) -> tensor<2xi32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %65:3 = stablehlo.custom_call @xlabatch_attention(%56, %59, %57, %60, %47#0, %47#1, %61, %62, %63, %64, %arg8, %arg9) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2x120xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<2x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
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
    %74 = stablehlo.custom_call @xlabatch_linear(%65#0, %66, %arg2, %67, %68, %69, %70, %71, %45, %72, %73) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %83 = stablehlo.custom_call @xlabatch_linear(%74, %75, %arg3, %76, %77, %78, %arg6, %79, %80, %81, %82) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x56xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %92 = stablehlo.custom_call @xlabatch_linear(%83, %84, %arg4, %85, %86, %87, %88, %89, %74, %90, %91) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %101 = stablehlo.custom_call @xlabatch_linear(%92, %93, %arg1, %94, %95, %96, %arg5, %97, %98, %99, %100) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x120xf32>
    %102 = stablehlo.reshape %16 : (tensor<2x1xi32>) -> tensor<2xi32>
    %103 = stablehlo.broadcast_in_dim %arg31, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %104 = stablehlo.reshape %103 : (tensor<2x1xi32>) -> tensor<2xi32>
    %105 = stablehlo.reshape %17 : (tensor<2x1xi32>) -> tensor<2xi32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %110:3 = stablehlo.custom_call @xlabatch_attention(%101, %104, %102, %105, %47#0, %47#1, %106, %107, %108, %109, %65#1, %65#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2x120xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<2x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %119 = stablehlo.custom_call @xlabatch_linear(%110#0, %111, %arg2, %112, %113, %114, %115, %116, %92, %117, %118) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %128 = stablehlo.custom_call @xlabatch_linear(%119, %120, %arg3, %121, %122, %123, %arg6, %124, %125, %126, %127) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x56xf32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %137 = stablehlo.custom_call @xlabatch_linear(%128, %129, %arg4, %130, %131, %132, %133, %134, %119, %135, %136) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
    %138 = stablehlo.transpose %137, dims = [1, 0] : (tensor<2x36xf32>) -> tensor<36x2xf32>
    %139 = stablehlo.transpose %138, dims = [1, 0] : (tensor<36x2xf32>) -> tensor<2x36xf32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %148 = stablehlo.custom_call @xlabatch_linear(%139, %140, %arg0, %141, %142, %143, %arg7, %144, %145, %146, %147) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x97xf32>
    %c_95 = stablehlo.constant dense<3> : tensor<i32>
    %149 = call @_where(%6, %arg31, %c_95) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %150 = stablehlo.convert %arg12 : (tensor<3xi1>) -> tensor<3xi32>
    %151 = stablehlo.add %arg11, %150 : tensor<3xi32>
    %152 = stablehlo.or %arg13, %arg12 : tensor<3xi1>
    %153 = stablehlo.custom_call @xlabatch_write_logits(%148, %149, %arg14) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x97xf32>, tensor<2xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %154 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %155 = stablehlo.and %152, %154 : tensor<3xi1>
    %156:3 = stablehlo.custom_call @xlabatch_summarize_logits(%153, %155) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
    %c_96 = stablehlo.constant dense<false> : tensor<i1>
    %157 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %158 = stablehlo.compare GE, %151, %arg22, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_97 = stablehlo.constant dense<2> : tensor<i32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %159 = call @_where_2(%158, %c_97, %c_98) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %160 = stablehlo.broadcast_in_dim %156#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %162 = stablehlo.compare EQ, %161, %arg21, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_99 = stablehlo.constant dense<false> : tensor<i1>
    %163 = stablehlo.reduce(%162 init: %c_99) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_100 = stablehlo.constant dense<1> : tensor<i32>
    %164 = call @_where_3(%163, %c_100, %159) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_101 = stablehlo.constant dense<3> : tensor<i32>
    %165 = call @_where_4(%156#2, %164, %c_101) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %166 = stablehlo.convert %165 : tensor<3xi32>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %167 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %168 = stablehlo.compare NE, %166, %167, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %169 = stablehlo.and %157, %168 : tensor<3xi1>
    %c_103 = stablehlo.constant dense<4> : tensor<i32>
    %170 = call @_where_5(%169, %c_103, %166) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %171 = stablehlo.broadcast_in_dim %156#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %172 = stablehlo.broadcast_in_dim %170, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %173 = stablehlo.broadcast_in_dim %156#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %174 = stablehlo.concatenate %171, %172, %173, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %175 = stablehlo.broadcast_in_dim %155, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %176 = call @_where_6(%175, %174, %c) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %177 = stablehlo.slice %176 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %178 = stablehlo.reshape %177 : (tensor<1x3xi32>) -> tensor<3xi32>
    %179 = stablehlo.slice %176 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %180 = stablehlo.reshape %179 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_104 = stablehlo.constant dense<-1> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %182 = stablehlo.compare NE, %178, %181, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %183 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_105 = stablehlo.constant dense<128> : tensor<i32>
    %184 = call @floor_divide_7(%151, %c_105) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_106 = stablehlo.constant dense<1> : tensor<i32>
    %185 = call @_where_9(%182, %184, %c_106) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_107 = stablehlo.constant dense<128> : tensor<i32>
    %186 = call @remainder_10(%151, %c_107) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %188 = stablehlo.compare LT, %183, %187, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_109 = stablehlo.constant dense<3> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %190 = stablehlo.add %183, %189 : tensor<3xi32>
    %191 = stablehlo.select %188, %190, %183 : tensor<3xi1>, tensor<3xi32>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %193 = stablehlo.compare LT, %185, %192, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_111 = stablehlo.constant dense<1> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %195 = stablehlo.add %185, %194 : tensor<3xi32>
    %196 = stablehlo.select %193, %195, %185 : tensor<3xi1>, tensor<3xi32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %198 = stablehlo.compare LT, %186, %197, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_113 = stablehlo.constant dense<128> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %200 = stablehlo.add %186, %199 : tensor<3xi32>
    %201 = stablehlo.select %198, %200, %186 : tensor<3xi1>, tensor<3xi32>
    %202 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %203 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %204 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %205 = stablehlo.concatenate %202, %203, %204, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %206 = "stablehlo.scatter"(%arg10, %205, %178) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg33: tensor<i32>, %arg34: tensor<i32>):
      stablehlo.return %arg34 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %208 = stablehlo.compare EQ, %180, %207, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %209 = call @_where_11(%182, %208, %arg12) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %210 = stablehlo.not %182 : tensor<3xi1>
    %211 = stablehlo.and %152, %210 : tensor<3xi1>
    return %110#1, %110#2, %206, %151, %209, %211, %153, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %176 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x3xi32>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xi32>
    return %2 : tensor<2xi32>
  }
  func.func private @floor_divide(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<2xi32>
    %3 = stablehlo.sign %arg0 : tensor<2xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %11 = stablehlo.and %6, %10 : tensor<2xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<2xi32>
    %14 = call @_where_0(%11, %13, %2) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    return %14 : tensor<2xi32>
  }
  func.func private @_where_0(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @remainder(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %12 = stablehlo.and %11, %6 : tensor<2xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %14 = stablehlo.add %4, %13 : tensor<2xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<2xi1>, tensor<2xi32>
    return %15 : tensor<2xi32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_2(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_3(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_6(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @floor_divide_7(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_8(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @_where_8(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @remainder_10(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
  func.func private @_where_11(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
