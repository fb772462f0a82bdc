module @jit_decode_drafts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<7xi32>, %arg32: tensor<7xi32>, %arg33: tensor<7xi32>, %arg34: tensor<7xi1>, %arg35: tensor<i32>, %arg36: tensor<i1>, %arg37: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<3x7xi32> {jax.result_info = "result[1]"}, tensor<7x97xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_2 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_4 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_5 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_6 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_7 = stablehlo.constant dense<128> : tensor<i32>
    %3 = call @_where(%2, %arg33, %c_7) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %6 = stablehlo.broadcast_in_dim %arg31, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %9 = stablehlo.custom_call @xlabatch_embed(%7, %arg0, %8) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x36xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<7x36xf32>
    %12 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %13:2 = stablehlo.custom_call @xlabatch_rope_tables(%12) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>) -> (tensor<7x5xf32>, tensor<7x5xf32>)
    %14 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %22 = stablehlo.custom_call @xlabatch_linear(%11, %14, %arg1, %15, %16, %17, %arg5, %18, %19, %20, %21) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %23 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.reshape %24 : (tensor<7x1xi32>) -> tensor<7xi32>
    %26 = stablehlo.reshape %5 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %31:3 = stablehlo.custom_call @xlabatch_attention(%22, %25, %23, %26, %13#0, %13#1, %27, %28, %29, %30, %arg8, %arg9) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %32 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %40 = stablehlo.custom_call @xlabatch_linear(%31#0, %32, %arg2, %33, %34, %35, %36, %37, %11, %38, %39) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %41 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %49 = stablehlo.custom_call @xlabatch_linear(%40, %41, %arg3, %42, %43, %44, %arg6, %45, %46, %47, %48) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %50 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %58 = stablehlo.custom_call @xlabatch_linear(%49, %50, %arg4, %51, %52, %53, %54, %55, %40, %56, %57) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %59 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %67 = stablehlo.custom_call @xlabatch_linear(%58, %59, %arg1, %60, %61, %62, %arg5, %63, %64, %65, %66) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %68 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %69 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %70 = stablehlo.reshape %69 : (tensor<7x1xi32>) -> tensor<7xi32>
    %71 = stablehlo.reshape %5 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %76:3 = stablehlo.custom_call @xlabatch_attention(%67, %70, %68, %71, %13#0, %13#1, %72, %73, %74, %75, %31#1, %31#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %77 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %85 = stablehlo.custom_call @xlabatch_linear(%76#0, %77, %arg2, %78, %79, %80, %81, %82, %58, %83, %84) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %86 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %94 = stablehlo.custom_call @xlabatch_linear(%85, %86, %arg3, %87, %88, %89, %arg6, %90, %91, %92, %93) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %95 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %103 = stablehlo.custom_call @xlabatch_linear(%94, %95, %arg4, %96, %97, %98, %99, %100, %85, %101, %102) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<7x36xf32>) -> tensor<36x7xf32>
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<36x7xf32>) -> tensor<7x36xf32>
    %106 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %114 = stablehlo.custom_call @xlabatch_linear(%105, %106, %arg0, %107, %108, %109, %arg7, %110, %111, %112, %113) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x97xf32>
    %c_80 = stablehlo.constant dense<128> : tensor<i32>
    %115 = call @floor_divide(%3, %c_80) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_81 = stablehlo.constant dense<128> : tensor<i32>
    %116 = call @remainder(%3, %c_81) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %117 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %118 = stablehlo.compare LT, %arg32, %117, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_83 = stablehlo.constant dense<3> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %120 = stablehlo.add %arg32, %119 : tensor<7xi32>
    %121 = stablehlo.select %118, %120, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %123 = stablehlo.compare LT, %115, %122, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_85 = stablehlo.constant dense<1> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %125 = stablehlo.add %115, %124 : tensor<7xi32>
    %126 = stablehlo.select %123, %125, %115 : tensor<7xi1>, tensor<7xi32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %128 = stablehlo.compare LT, %116, %127, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_87 = stablehlo.constant dense<128> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %130 = stablehlo.add %116, %129 : tensor<7xi32>
    %131 = stablehlo.select %128, %130, %116 : tensor<7xi1>, tensor<7xi32>
    %132 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %133 = stablehlo.broadcast_in_dim %126, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %134 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %135 = stablehlo.concatenate %132, %133, %134, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %136 = "stablehlo.scatter"(%arg10, %135, %arg31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_88 = stablehlo.constant dense<7> : tensor<i32>
    %137 = stablehlo.add %arg35, %c_88 : tensor<i32>
    %c_89 = stablehlo.constant dense<1> : tensor<i32>
    %138 = stablehlo.subtract %137, %c_89 : tensor<i32>
    %c_90 = stablehlo.constant dense<7> : tensor<i32>
    %139 = call @floor_divide_2(%138, %c_90) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %141:35 = stablehlo.while(%iterArg = %arg32, %iterArg_113 = %arg33, %iterArg_114 = %114, %iterArg_115 = %arg35, %iterArg_116 = %arg36, %iterArg_117 = %136, %iterArg_118 = %arg11, %iterArg_119 = %arg12, %iterArg_120 = %arg13, %iterArg_121 = %arg15, %iterArg_122 = %arg16, %iterArg_123 = %arg17, %iterArg_124 = %arg18, %iterArg_125 = %arg19, %iterArg_126 = %arg20, %iterArg_127 = %arg21, %iterArg_128 = %arg22, %iterArg_129 = %arg23, %iterArg_130 = %arg24, %iterArg_131 = %arg25, %iterArg_132 = %arg26, %iterArg_133 = %arg27, %iterArg_134 = %arg28, %iterArg_135 = %arg29, %iterArg_136 = %arg30, %iterArg_137 = %c_0, %iterArg_138 = %arg37, %iterArg_139 = %c_1, %iterArg_140 = %c_2, %iterArg_141 = %c_3, %iterArg_142 = %c_4, %iterArg_143 = %c_5, %iterArg_144 = %c_91, %iterArg_145 = %139, %iterArg_146 = %140) : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    cond {
      %210 = stablehlo.compare LT, %iterArg_144, %iterArg_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %210 : tensor<i1>
    } do {
      %c_147 = stablehlo.constant dense<1> : tensor<i32>
      %210 = stablehlo.add %iterArg_144, %c_147 : tensor<i32>
      %c_148 = stablehlo.constant dense<7> : tensor<i32>
      %211 = stablehlo.multiply %iterArg_144, %c_148 : tensor<i32>
      %c_149 = stablehlo.constant dense<0> : tensor<i32>
      %212 = stablehlo.minimum %211, %c_149 : tensor<i32>
      %c_150 = stablehlo.constant dense<0> : tensor<i32>
      %213 = stablehlo.compare LT, %212, %c_150, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_151 = stablehlo.constant dense<7> : tensor<i32>
      %214 = stablehlo.add %212, %c_151 : tensor<i32>
      %215 = stablehlo.select %213, %214, %212 : tensor<i1>, tensor<i32>
      %216 = stablehlo.dynamic_slice %iterArg, %215, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_152 = stablehlo.constant dense<0> : tensor<i32>
      %217 = stablehlo.compare LT, %212, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_153 = stablehlo.constant dense<7> : tensor<i32>
      %218 = stablehlo.add %212, %c_153 : tensor<i32>
      %219 = stablehlo.select %217, %218, %212 : tensor<i1>, tensor<i32>
      %220 = stablehlo.dynamic_slice %iterArg_113, %219, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_154 = stablehlo.constant dense<0> : tensor<i32>
      %221 = stablehlo.compare LT, %212, %c_154, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_155 = stablehlo.constant dense<7> : tensor<i32>
      %222 = stablehlo.add %212, %c_155 : tensor<i32>
      %223 = stablehlo.select %221, %222, %212 : tensor<i1>, tensor<i32>
      %c_156 = stablehlo.constant dense<0> : tensor<i32>
      %224 = stablehlo.dynamic_slice %iterArg_114, %223, %c_156, sizes = [7, 97] : (tensor<7x97xf32>, tensor<i32>, tensor<i32>) -> tensor<7x97xf32>
      %225 = stablehlo.iota dim = 0 : tensor<7xi32>
      %226 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %227 = stablehlo.add %226, %225 : tensor<7xi32>
      %228 = stablehlo.broadcast_in_dim %iterArg_115, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %229 = stablehlo.compare LT, %227, %228, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %230 = stablehlo.convert %iterArg_116 : (tensor<i1>) -> tensor<i32>
      %231 = "stablehlo.case"(%230) ({
        %c_160 = stablehlo.constant dense<0> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %237 = stablehlo.compare LT, %216, %236, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_161 = stablehlo.constant dense<3> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %239 = stablehlo.add %216, %238 : tensor<7xi32>
        %240 = stablehlo.select %237, %239, %216 : tensor<7xi1>, tensor<7xi32>
        %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %242 = "stablehlo.gather"(%iterArg_117, %241) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_162 = stablehlo.constant dense<0> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %244 = stablehlo.compare LT, %216, %243, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_163 = stablehlo.constant dense<3> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.add %216, %245 : tensor<7xi32>
        %247 = stablehlo.select %244, %246, %216 : tensor<7xi1>, tensor<7xi32>
        %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %249 = "stablehlo.gather"(%iterArg_118, %248) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_164 = stablehlo.constant dense<0> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %251 = stablehlo.compare LT, %216, %250, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_165 = stablehlo.constant dense<3> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.add %216, %252 : tensor<7xi32>
        %254 = stablehlo.select %251, %253, %216 : tensor<7xi1>, tensor<7xi32>
        %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %256 = "stablehlo.gather"(%iterArg_119, %255) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_166 = stablehlo.constant dense<0> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %258 = stablehlo.compare LT, %216, %257, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_167 = stablehlo.constant dense<3> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.add %216, %259 : tensor<7xi32>
        %261 = stablehlo.select %258, %260, %216 : tensor<7xi1>, tensor<7xi32>
        %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %263 = "stablehlo.gather"(%iterArg_120, %262) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<0> : tensor<i32>
        %264 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %265 = stablehlo.compare LT, %216, %264, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_169 = stablehlo.constant dense<3> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.add %216, %266 : tensor<7xi32>
        %268 = stablehlo.select %265, %267, %216 : tensor<7xi1>, tensor<7xi32>
        %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %270 = "stablehlo.gather"(%iterArg_119, %269) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_170 = stablehlo.constant dense<0> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %272 = stablehlo.compare LT, %216, %271, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_171 = stablehlo.constant dense<3> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.add %216, %273 : tensor<7xi32>
        %275 = stablehlo.select %272, %274, %216 : tensor<7xi1>, tensor<7xi32>
        %276 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %277 = "stablehlo.gather"(%iterArg_121, %276) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_172 = stablehlo.constant dense<0> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %279 = stablehlo.compare LT, %216, %278, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_173 = stablehlo.constant dense<3> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.add %216, %280 : tensor<7xi32>
        %282 = stablehlo.select %279, %281, %216 : tensor<7xi1>, tensor<7xi32>
        %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %284 = "stablehlo.gather"(%iterArg_122, %283) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_174 = stablehlo.constant dense<0> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %286 = stablehlo.compare LT, %216, %285, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_175 = stablehlo.constant dense<3> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.add %216, %287 : tensor<7xi32>
        %289 = stablehlo.select %286, %288, %216 : tensor<7xi1>, tensor<7xi32>
        %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %291 = "stablehlo.gather"(%iterArg_123, %290) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_176 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %293 = stablehlo.compare LT, %216, %292, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_177 = stablehlo.constant dense<3> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.add %216, %294 : tensor<7xi32>
        %296 = stablehlo.select %293, %295, %216 : tensor<7xi1>, tensor<7xi32>
        %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %298 = "stablehlo.gather"(%iterArg_124, %297) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_178 = stablehlo.constant dense<0> : tensor<i32>
        %299 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %300 = stablehlo.compare LT, %216, %299, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_179 = stablehlo.constant dense<3> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.add %216, %301 : tensor<7xi32>
        %303 = stablehlo.select %300, %302, %216 : tensor<7xi1>, tensor<7xi32>
        %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %305 = "stablehlo.gather"(%iterArg_125, %304) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_180 = stablehlo.constant dense<0> : tensor<i32>
        %306 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %307 = stablehlo.compare LT, %216, %306, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_181 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.add %216, %308 : tensor<7xi32>
        %310 = stablehlo.select %307, %309, %216 : tensor<7xi1>, tensor<7xi32>
        %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %312 = "stablehlo.gather"(%iterArg_126, %311) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_182 = stablehlo.constant dense<0> : tensor<i32>
        %313 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %314 = stablehlo.compare LT, %216, %313, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_183 = stablehlo.constant dense<3> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %316 = stablehlo.add %216, %315 : tensor<7xi32>
        %317 = stablehlo.select %314, %316, %216 : tensor<7xi1>, tensor<7xi32>
        %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %319 = "stablehlo.gather"(%iterArg_127, %318) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_184 = stablehlo.constant dense<0> : tensor<i32>
        %320 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %321 = stablehlo.compare LT, %216, %320, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_185 = stablehlo.constant dense<3> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %323 = stablehlo.add %216, %322 : tensor<7xi32>
        %324 = stablehlo.select %321, %323, %216 : tensor<7xi1>, tensor<7xi32>
        %325 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %326 = "stablehlo.gather"(%iterArg_128, %325) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %327 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %328 = stablehlo.compare LT, %216, %327, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_187 = stablehlo.constant dense<3> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %330 = stablehlo.add %216, %329 : tensor<7xi32>
        %331 = stablehlo.select %328, %330, %216 : tensor<7xi1>, tensor<7xi32>
        %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %333 = "stablehlo.gather"(%iterArg_129, %332) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %334 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %335 = stablehlo.compare LT, %216, %334, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_189 = stablehlo.constant dense<3> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %337 = stablehlo.add %216, %336 : tensor<7xi32>
        %338 = stablehlo.select %335, %337, %216 : tensor<7xi1>, tensor<7xi32>
        %339 = stablehlo.broadcast_in_dim %338, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %340 = "stablehlo.gather"(%iterArg_130, %339) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %341 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %342 = stablehlo.compare LT, %216, %341, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_191 = stablehlo.constant dense<3> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %344 = stablehlo.add %216, %343 : tensor<7xi32>
        %345 = stablehlo.select %342, %344, %216 : tensor<7xi1>, tensor<7xi32>
        %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %347 = "stablehlo.gather"(%iterArg_131, %346) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %348 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %349 = stablehlo.compare LT, %216, %348, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_193 = stablehlo.constant dense<3> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %351 = stablehlo.add %216, %350 : tensor<7xi32>
        %352 = stablehlo.select %349, %351, %216 : tensor<7xi1>, tensor<7xi32>
        %353 = stablehlo.broadcast_in_dim %352, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %354 = "stablehlo.gather"(%iterArg_132, %353) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_194 = stablehlo.constant dense<0> : tensor<i32>
        %355 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %356 = stablehlo.compare LT, %216, %355, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_195 = stablehlo.constant dense<3> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %358 = stablehlo.add %216, %357 : tensor<7xi32>
        %359 = stablehlo.select %356, %358, %216 : tensor<7xi1>, tensor<7xi32>
        %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %361 = "stablehlo.gather"(%iterArg_133, %360) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_196 = stablehlo.constant dense<0> : tensor<i32>
        %362 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %363 = stablehlo.compare LT, %216, %362, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_197 = stablehlo.constant dense<3> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %365 = stablehlo.add %216, %364 : tensor<7xi32>
        %366 = stablehlo.select %363, %365, %216 : tensor<7xi1>, tensor<7xi32>
        %367 = stablehlo.broadcast_in_dim %366, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %368 = "stablehlo.gather"(%iterArg_134, %367) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_198 = stablehlo.constant dense<0> : tensor<i32>
        %369 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %370 = stablehlo.compare LT, %216, %369, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_199 = stablehlo.constant dense<3> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %372 = stablehlo.add %216, %371 : tensor<7xi32>
        %373 = stablehlo.select %370, %372, %216 : tensor<7xi1>, tensor<7xi32>
        %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %375 = "stablehlo.gather"(%iterArg_135, %374) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<0> : tensor<i32>
        %376 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %377 = stablehlo.compare LT, %216, %376, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_201 = stablehlo.constant dense<3> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %379 = stablehlo.add %216, %378 : tensor<7xi32>
        %380 = stablehlo.select %377, %379, %216 : tensor<7xi1>, tensor<7xi32>
        %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %382 = "stablehlo.gather"(%iterArg_136, %381) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<1> : tensor<i32>
        %383 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %384 = stablehlo.add %220, %383 : tensor<7xi32>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %385 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %386 = stablehlo.compare LT, %216, %385, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_204 = stablehlo.constant dense<3> : tensor<i32>
        %387 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %388 = stablehlo.add %216, %387 : tensor<7xi32>
        %389 = stablehlo.select %386, %388, %216 : tensor<7xi1>, tensor<7xi32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %391 = "stablehlo.gather"(%iterArg_138, %390) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %392 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %393 = func.call @_where_3(%229, %284, %392) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_206 = stablehlo.constant dense<0> : tensor<i32>
        %394 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %395 = func.call @_where_4(%229, %291, %394) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %396 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %397 = func.call @_where_3(%229, %298, %396) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %398 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %399 = func.call @_where_3(%229, %305, %398) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %400 = stablehlo.reshape %229 : (tensor<7xi1>) -> tensor<7x1xi1>
        %401 = stablehlo.broadcast_in_dim %iterArg_139, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %402 = func.call @_where_5(%400, %312, %401) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
        %403 = stablehlo.reshape %229 : (tensor<7xi1>) -> tensor<7x1xi1>
        %404 = stablehlo.broadcast_in_dim %iterArg_140, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %405 = func.call @_where_6(%403, %319, %404) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
        %c_209 = stablehlo.constant dense<0> : tensor<i32>
        %406 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %407 = func.call @_where_4(%229, %326, %406) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_210 = stablehlo.constant dense<0> : tensor<i32>
        %408 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %409 = func.call @_where_4(%229, %333, %408) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_211 = stablehlo.constant dense<0> : tensor<i32>
        %410 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %411 = func.call @_where_4(%229, %340, %410) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %412 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %413 = func.call @_where_3(%229, %347, %412) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_213 = stablehlo.constant dense<2147483647> : tensor<i32>
        %414 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %415 = func.call @_where_4(%229, %354, %414) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %416 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %417 = func.call @_where_3(%229, %361, %416) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %418 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %419 = func.call @_where_3(%229, %368, %418) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_216 = stablehlo.constant dense<false> : tensor<i1>
        %420 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %421 = func.call @_where_7(%229, %375, %420) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_217 = stablehlo.constant dense<false> : tensor<i1>
        %422 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %423 = func.call @_where_7(%229, %382, %422) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_218 = stablehlo.constant dense<false> : tensor<i1>
        %424 = stablehlo.reduce(%421 init: %c_218) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %425 = stablehlo.convert %424 : (tensor<i1>) -> tensor<i32>
        %426 = "stablehlo.case"(%425) ({
          stablehlo.return %224 : tensor<7x97xf32>
        }, {
          %496 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %497 = stablehlo.add %224, %277 : tensor<7x97xf32>
          %498 = func.call @_where_8(%496, %497, %224) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %498 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %427 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %428 = stablehlo.compare NE, %413, %427, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %429 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %430 = stablehlo.compare NE, %417, %429, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %431 = stablehlo.or %428, %430 : tensor<7xi1>
        %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %432 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %433 = stablehlo.compare NE, %419, %432, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %434 = stablehlo.or %431, %433 : tensor<7xi1>
        %c_222 = stablehlo.constant dense<false> : tensor<i1>
        %435 = stablehlo.reduce(%434 init: %c_222) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %436 = stablehlo.convert %435 : (tensor<i1>) -> tensor<i32>
        %437 = "stablehlo.case"(%436) ({
          stablehlo.return %426 : tensor<7x97xf32>
        }, {
          %496 = stablehlo.broadcast_in_dim %434, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %497 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %498 = stablehlo.compare NE, %413, %497, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %499 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %500 = stablehlo.compare NE, %417, %499, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %501 = stablehlo.or %498, %500 : tensor<7xi1>
          %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %502 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %503 = stablehlo.compare NE, %419, %502, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %504 = stablehlo.or %501, %503 : tensor<7xi1>
          %c_247 = stablehlo.constant dense<0> : tensor<i32>
          %505 = func.call @_where_9(%504, %384, %c_247) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
          %506 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %507 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_248 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %508 = stablehlo.reduce(%505 init: %c_248) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_249 = stablehlo.constant dense<1> : tensor<i32>
          %509 = stablehlo.subtract %508, %c_249 : tensor<i32>
          %c_250 = stablehlo.constant dense<128> : tensor<i32>
          %510 = func.call @floor_divide_10(%509, %c_250) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_251 = stablehlo.constant dense<1> : tensor<i32>
          %511 = stablehlo.add %510, %c_251 : tensor<i32>
          %c_252 = stablehlo.constant dense<0> : tensor<i32>
          %512 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_253 = stablehlo.constant dense<0> : tensor<i32>
          %513:8 = stablehlo.while(%iterArg_265 = %507, %iterArg_266 = %409, %iterArg_267 = %505, %iterArg_268 = %242, %iterArg_269 = %506, %iterArg_270 = %c_253, %iterArg_271 = %511, %iterArg_272 = %512) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %558 = stablehlo.compare LT, %iterArg_270, %iterArg_271, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %558 : tensor<i1>
          } do {
            %c_273 = stablehlo.constant dense<1> : tensor<i32>
            %558 = stablehlo.add %iterArg_270, %c_273 : tensor<i32>
            %c_274 = stablehlo.constant dense<128> : tensor<i32>
            %559 = stablehlo.multiply %iterArg_270, %c_274 : tensor<i32>
            %560 = stablehlo.convert %559 : tensor<i32>
            %561 = stablehlo.broadcast_in_dim %560, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %562 = stablehlo.add %561, %iterArg_265 : tensor<7x128xi32>
            %563 = stablehlo.broadcast_in_dim %iterArg_266, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %565 = stablehlo.compare GE, %562, %564, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_275 = stablehlo.constant dense<128> : tensor<i32>
            %566 = stablehlo.multiply %iterArg_270, %c_275 : tensor<i32>
            %567 = stablehlo.convert %566 : tensor<i32>
            %568 = stablehlo.broadcast_in_dim %567, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %569 = stablehlo.add %568, %iterArg_265 : tensor<7x128xi32>
            %570 = stablehlo.broadcast_in_dim %iterArg_267, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %571 = stablehlo.broadcast_in_dim %570, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %572 = stablehlo.compare LT, %569, %571, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %573 = stablehlo.and %565, %572 : tensor<7x128xi1>
            %574 = func.call @dynamic_index_in_dim(%iterArg_268, %iterArg_270) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_276 = stablehlo.constant dense<97> : tensor<i32>
            %575 = func.call @_where_12(%573, %574, %c_276) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_277 = stablehlo.constant dense<0> : tensor<i32>
            %576 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %577 = stablehlo.compare LT, %iterArg_269, %576, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_278 = stablehlo.constant dense<7> : tensor<i32>
            %578 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %579 = stablehlo.add %iterArg_269, %578 : tensor<7x128xi32>
            %580 = stablehlo.select %577, %579, %iterArg_269 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_279 = stablehlo.constant dense<0> : tensor<i32>
            %581 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %582 = stablehlo.compare LT, %575, %581, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_280 = stablehlo.constant dense<97> : tensor<i32>
            %583 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %584 = stablehlo.add %575, %583 : tensor<7x128xi32>
            %585 = stablehlo.select %582, %584, %575 : tensor<7x128xi1>, tensor<7x128xi32>
            %586 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %587 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %588 = stablehlo.concatenate %586, %587, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_281 = stablehlo.constant dense<1> : tensor<i32>
            %589 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %590 = "stablehlo.scatter"(%iterArg_272, %588, %589) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %591 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %591 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %558, %iterArg_271, %590 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %514 = stablehlo.minimum %415, %505 : tensor<7xi32>
          %515 = stablehlo.subtract %505, %514 : tensor<7xi32>
          %516 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %517 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_254 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %518 = stablehlo.reduce(%505 init: %c_254) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_255 = stablehlo.constant dense<1> : tensor<i32>
          %519 = stablehlo.subtract %518, %c_255 : tensor<i32>
          %c_256 = stablehlo.constant dense<128> : tensor<i32>
          %520 = func.call @floor_divide_10(%519, %c_256) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_257 = stablehlo.constant dense<1> : tensor<i32>
          %521 = stablehlo.add %520, %c_257 : tensor<i32>
          %c_258 = stablehlo.constant dense<0> : tensor<i32>
          %522 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_259 = stablehlo.constant dense<0> : tensor<i32>
          %523:8 = stablehlo.while(%iterArg_265 = %517, %iterArg_266 = %515, %iterArg_267 = %505, %iterArg_268 = %242, %iterArg_269 = %516, %iterArg_270 = %c_259, %iterArg_271 = %521, %iterArg_272 = %522) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %558 = stablehlo.compare LT, %iterArg_270, %iterArg_271, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %558 : tensor<i1>
          } do {
            %c_273 = stablehlo.constant dense<1> : tensor<i32>
            %558 = stablehlo.add %iterArg_270, %c_273 : tensor<i32>
            %c_274 = stablehlo.constant dense<128> : tensor<i32>
            %559 = stablehlo.multiply %iterArg_270, %c_274 : tensor<i32>
            %560 = stablehlo.convert %559 : tensor<i32>
            %561 = stablehlo.broadcast_in_dim %560, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %562 = stablehlo.add %561, %iterArg_265 : tensor<7x128xi32>
            %563 = stablehlo.broadcast_in_dim %iterArg_266, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %565 = stablehlo.compare GE, %562, %564, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_275 = stablehlo.constant dense<128> : tensor<i32>
            %566 = stablehlo.multiply %iterArg_270, %c_275 : tensor<i32>
            %567 = stablehlo.convert %566 : tensor<i32>
            %568 = stablehlo.broadcast_in_dim %567, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %569 = stablehlo.add %568, %iterArg_265 : tensor<7x128xi32>
            %570 = stablehlo.broadcast_in_dim %iterArg_267, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %571 = stablehlo.broadcast_in_dim %570, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %572 = stablehlo.compare LT, %569, %571, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %573 = stablehlo.and %565, %572 : tensor<7x128xi1>
            %574 = func.call @dynamic_index_in_dim(%iterArg_268, %iterArg_270) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_276 = stablehlo.constant dense<97> : tensor<i32>
            %575 = func.call @_where_12(%573, %574, %c_276) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_277 = stablehlo.constant dense<0> : tensor<i32>
            %576 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %577 = stablehlo.compare LT, %iterArg_269, %576, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_278 = stablehlo.constant dense<7> : tensor<i32>
            %578 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %579 = stablehlo.add %iterArg_269, %578 : tensor<7x128xi32>
            %580 = stablehlo.select %577, %579, %iterArg_269 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_279 = stablehlo.constant dense<0> : tensor<i32>
            %581 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %582 = stablehlo.compare LT, %575, %581, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_280 = stablehlo.constant dense<97> : tensor<i32>
            %583 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %584 = stablehlo.add %575, %583 : tensor<7x128xi32>
            %585 = stablehlo.select %582, %584, %575 : tensor<7x128xi1>, tensor<7x128xi32>
            %586 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %587 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %588 = stablehlo.concatenate %586, %587, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_281 = stablehlo.constant dense<1> : tensor<i32>
            %589 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %590 = "stablehlo.scatter"(%iterArg_272, %588, %589) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %591 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %591 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %558, %iterArg_271, %590 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %c_260 = stablehlo.constant dense<0> : tensor<i32>
          %524 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %525 = stablehlo.compare GT, %523#7, %524, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %c_261 = stablehlo.constant dense<31> : tensor<i32>
          %526 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %527 = stablehlo.shift_right_logical %409, %526 : tensor<7xi32>
          %528 = stablehlo.broadcast_in_dim %527, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %529 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %530 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %531 = stablehlo.compare LT, %426, %530, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_263 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %532 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
          %533 = stablehlo.divide %532, %529 : tensor<7x1xf32>
          %534 = func.call @_where_13(%531, %529, %533) : (tensor<7x97xi1>, tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x97xf32>
          %535 = stablehlo.multiply %426, %534 : tensor<7x97xf32>
          %536 = stablehlo.bitcast_convert %535 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %537 = stablehlo.broadcast_in_dim %528, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %538 = stablehlo.xor %536, %537 : tensor<7x97xi32>
          %539 = stablehlo.bitcast_convert %538 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %540 = func.call @_where_14(%525, %539, %426) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %541 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %542 = stablehlo.convert %513#7 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %543 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %544 = stablehlo.multiply %543, %542 : tensor<7x97xf32>
          %545 = stablehlo.bitcast_convert %544 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %546 = stablehlo.broadcast_in_dim %528, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %547 = stablehlo.xor %545, %546 : tensor<7x97xi32>
          %548 = stablehlo.bitcast_convert %547 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %549 = stablehlo.subtract %540, %548 : tensor<7x97xf32>
          %550 = stablehlo.broadcast_in_dim %417, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_264 = stablehlo.constant dense<0> : tensor<i32>
          %551 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %552 = stablehlo.compare GT, %513#7, %551, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %553 = stablehlo.convert %552 : (tensor<7x97xi1>) -> tensor<7x97xf32>
          %554 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %555 = stablehlo.multiply %554, %553 : tensor<7x97xf32>
          %556 = stablehlo.subtract %549, %555 : tensor<7x97xf32>
          %557 = func.call @_where_8(%496, %556, %426) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %557 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %438 = stablehlo.compare LT, %384, %411, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_223 = stablehlo.constant dense<false> : tensor<i1>
        %439 = stablehlo.reduce(%438 init: %c_223) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %440 = stablehlo.convert %439 : (tensor<i1>) -> tensor<i32>
        %441 = "stablehlo.case"(%440) ({
          stablehlo.return %437 : tensor<7x97xf32>
        }, {
          %496 = stablehlo.broadcast_in_dim %438, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %497 = stablehlo.iota dim = 0 : tensor<7xi32>
          %498 = stablehlo.broadcast_in_dim %497, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %c_244 = stablehlo.constant dense<0> : tensor<i32>
          %499 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %500 = stablehlo.compare LT, %405, %499, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_245 = stablehlo.constant dense<97> : tensor<i32>
          %501 = func.call @_where_15(%500, %c_245, %405) : (tensor<7x4xi1>, tensor<i32>, tensor<7x4xi32>) -> tensor<7x4xi32>
          %c_246 = stablehlo.constant dense<0> : tensor<i32>
          %502 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %503 = stablehlo.compare LT, %498, %502, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
          %c_247 = stablehlo.constant dense<7> : tensor<i32>
          %504 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %505 = stablehlo.add %498, %504 : tensor<7x1xi32>
          %506 = stablehlo.select %503, %505, %498 : tensor<7x1xi1>, tensor<7x1xi32>
          %c_248 = stablehlo.constant dense<0> : tensor<i32>
          %507 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %508 = stablehlo.compare LT, %501, %507, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_249 = stablehlo.constant dense<97> : tensor<i32>
          %509 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %510 = stablehlo.add %501, %509 : tensor<7x4xi32>
          %511 = stablehlo.select %508, %510, %501 : tensor<7x4xi1>, tensor<7x4xi32>
          %512 = stablehlo.broadcast_in_dim %506, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
          %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %514 = stablehlo.broadcast_in_dim %511, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %515 = stablehlo.concatenate %513, %514, dim = 2 : (tensor<7x4x1xi32>, tensor<7x4x1xi32>) -> tensor<7x4x2xi32>
          %cst_250 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %516 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
          %517 = "stablehlo.scatter"(%437, %515, %516) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
            stablehlo.return %arg39 : tensor<f32>
          }) : (tensor<7x97xf32>, tensor<7x4x2xi32>, tensor<7x4xf32>) -> tensor<7x97xf32>
          %518 = func.call @_where_8(%496, %517, %437) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %518 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %c_224 = stablehlo.constant dense<false> : tensor<i1>
        %442 = stablehlo.reduce(%423 init: %c_224) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %443 = stablehlo.convert %442 : (tensor<i1>) -> tensor<i32>
        %444 = "stablehlo.case"(%443) ({
          stablehlo.return %441 : tensor<7x97xf32>
        }, {
          %496 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %497 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %498 = stablehlo.iota dim = 0 : tensor<32xi32>
          %499 = stablehlo.broadcast_in_dim %498, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %500 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 2] : (tensor<7x4x1xi32>) -> tensor<7x4x32xi32>
          %501 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<7x4x32xi32>
          %502 = stablehlo.shift_right_arithmetic %500, %501 : tensor<7x4x32xi32>
          %c_244 = stablehlo.constant dense<1> : tensor<i32>
          %503 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<7x4x32xi32>
          %504 = stablehlo.and %502, %503 : tensor<7x4x32xi32>
          %505 = stablehlo.reshape %504 : (tensor<7x4x32xi32>) -> tensor<7x128xi32>
          %506 = stablehlo.slice %505 [0:7, 0:97] : (tensor<7x128xi32>) -> tensor<7x97xi32>
          %c_245 = stablehlo.constant dense<0> : tensor<i32>
          %507 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %508 = stablehlo.compare NE, %506, %507, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %509 = stablehlo.convert %508 : tensor<7x97xi1>
          %cst_246 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %510 = func.call @_where_16(%509, %441, %cst_246) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %511 = func.call @_where_8(%496, %510, %441) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %511 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_225 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %445 = stablehlo.reduce(%444 init: %cst_225) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
        %446 = stablehlo.is_finite %445 : (tensor<7xf32>) -> tensor<7xi1>
        %447 = stablehlo.not %446 : tensor<7xi1>
        %cst_226 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %448 = func.call @_pad(%444, %cst_226) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
        %449 = stablehlo.reshape %448 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
        %cst_227 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %450 = stablehlo.reduce(%449 init: %cst_227) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
        %cst_228 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %451 = stablehlo.reduce(%450 init: %cst_228) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
        %452 = stablehlo.broadcast_in_dim %451, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
        %453 = stablehlo.compare EQ, %450, %452, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
        %454 = stablehlo.iota dim = 1 : tensor<7x1xi32>
        %c_229 = stablehlo.constant dense<1> : tensor<i32>
        %455 = func.call @_where_17(%453, %454, %c_229) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
        %c_230 = stablehlo.constant dense<2147483647> : tensor<i32>
        %456 = stablehlo.reduce(%455 init: %c_230) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
        %457 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
        %458 = func.call @take_along_axis(%449, %457) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
        %459 = stablehlo.reshape %458 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
        %460 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
        %461 = stablehlo.compare EQ, %459, %460, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
        %462 = stablehlo.iota dim = 1 : tensor<7x128xi32>
        %c_231 = stablehlo.constant dense<128> : tensor<i32>
        %463 = func.call @_where_12(%461, %462, %c_231) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
        %c_232 = stablehlo.constant dense<2147483647> : tensor<i32>
        %464 = stablehlo.reduce(%463 init: %c_232) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
        %c_233 = stablehlo.constant dense<128> : tensor<i32>
        %465 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %466 = stablehlo.multiply %456, %465 : tensor<7xi32>
        %467 = stablehlo.add %466, %464 : tensor<7xi32>
        %c_234 = stablehlo.constant dense<97> : tensor<i32>
        %468 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %469 = stablehlo.minimum %467, %468 : tensor<7xi32>
        %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %470 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %471 = stablehlo.compare GT, %393, %470, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %c_236 = stablehlo.constant dense<false> : tensor<i1>
        %472 = stablehlo.reduce(%471 init: %c_236) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %473 = stablehlo.convert %472 : (tensor<i1>) -> tensor<i32>
        %474 = "stablehlo.case"(%473) ({
          stablehlo.return %469 : tensor<7xi32>
        }, {
          %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %496 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %497 = stablehlo.compare GT, %393, %496, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %498 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %499 = func.call @_where_3(%497, %393, %498) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_246 = stablehlo.constant dense<0> : tensor<i32>
          %500 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %501 = func.call @_where_4(%497, %395, %500) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %502 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %503 = func.call @_where_3(%497, %397, %502) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %504 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %505 = func.call @_where_3(%497, %399, %504) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %506 = stablehlo.reshape %497 : (tensor<7xi1>) -> tensor<7x1xi1>
          %507 = stablehlo.broadcast_in_dim %iterArg_141, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %508 = func.call @_where_5(%506, %402, %507) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
          %509 = stablehlo.reshape %497 : (tensor<7xi1>) -> tensor<7x1xi1>
          %510 = stablehlo.broadcast_in_dim %iterArg_142, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %511 = func.call @_where_6(%509, %405, %510) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
          %c_249 = stablehlo.constant dense<0> : tensor<i32>
          %512 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %513 = func.call @_where_4(%497, %407, %512) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_250 = stablehlo.constant dense<0> : tensor<i32>
          %514 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %515 = func.call @_where_4(%497, %409, %514) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_251 = stablehlo.constant dense<0> : tensor<i32>
          %516 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %517 = func.call @_where_4(%497, %411, %516) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_252 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %518 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %519 = func.call @_where_3(%497, %413, %518) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_253 = stablehlo.constant dense<2147483647> : tensor<i32>
          %520 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %521 = func.call @_where_4(%497, %415, %520) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %522 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %523 = func.call @_where_3(%497, %417, %522) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %524 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %525 = func.call @_where_3(%497, %419, %524) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_256 = stablehlo.constant dense<false> : tensor<i1>
          %526 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %527 = func.call @_where_7(%497, %421, %526) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_257 = stablehlo.constant dense<false> : tensor<i1>
          %528 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %529 = func.call @_where_7(%497, %423, %528) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_258 = stablehlo.constant dense<false> : tensor<i1>
          %530 = stablehlo.reduce(%497 init: %c_258) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %531 = stablehlo.convert %530 : (tensor<i1>) -> tensor<i32>
          %532 = "stablehlo.case"(%531) ({
            %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %590 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            stablehlo.return %590 : tensor<7x97xf32>
          }, {
            %590 = stablehlo.convert %384 : (tensor<7xi32>) -> tensor<7xui32>
            %591 = stablehlo.slice %508 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
            %592 = stablehlo.reshape %591 : (tensor<7x1xui32>) -> tensor<7xui32>
            %593 = stablehlo.slice %508 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
            %594 = stablehlo.reshape %593 : (tensor<7x1xui32>) -> tensor<7xui32>
            %c_280 = stablehlo.constant dense<0> : tensor<ui32>
            %595 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %596 = stablehlo.xor %592, %594 : tensor<7xui32>
            %c_281 = stablehlo.constant dense<466688986> : tensor<ui32>
            %597 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %598 = stablehlo.xor %596, %597 : tensor<7xui32>
            %599 = stablehlo.add %595, %592 : tensor<7xui32>
            %600 = stablehlo.add %590, %594 : tensor<7xui32>
            %601 = stablehlo.add %599, %600 : tensor<7xui32>
            %c_282 = stablehlo.constant dense<13> : tensor<ui32>
            %602 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %603 = stablehlo.shift_left %600, %602 : tensor<7xui32>
            %c_283 = stablehlo.constant dense<19> : tensor<ui32>
            %604 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %605 = stablehlo.shift_right_logical %600, %604 : tensor<7xui32>
            %606 = stablehlo.or %603, %605 : tensor<7xui32>
            %607 = stablehlo.xor %606, %601 : tensor<7xui32>
            %608 = stablehlo.add %601, %607 : tensor<7xui32>
            %c_284 = stablehlo.constant dense<15> : tensor<ui32>
            %609 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %610 = stablehlo.shift_left %607, %609 : tensor<7xui32>
            %c_285 = stablehlo.constant dense<17> : tensor<ui32>
            %611 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %612 = stablehlo.shift_right_logical %607, %611 : tensor<7xui32>
            %613 = stablehlo.or %610, %612 : tensor<7xui32>
            %614 = stablehlo.xor %613, %608 : tensor<7xui32>
            %615 = stablehlo.add %608, %614 : tensor<7xui32>
            %c_286 = stablehlo.constant dense<26> : tensor<ui32>
            %616 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %617 = stablehlo.shift_left %614, %616 : tensor<7xui32>
            %c_287 = stablehlo.constant dense<6> : tensor<ui32>
            %618 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %619 = stablehlo.shift_right_logical %614, %618 : tensor<7xui32>
            %620 = stablehlo.or %617, %619 : tensor<7xui32>
            %621 = stablehlo.xor %620, %615 : tensor<7xui32>
            %622 = stablehlo.add %615, %621 : tensor<7xui32>
            %c_288 = stablehlo.constant dense<6> : tensor<ui32>
            %623 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %624 = stablehlo.shift_left %621, %623 : tensor<7xui32>
            %c_289 = stablehlo.constant dense<26> : tensor<ui32>
            %625 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %626 = stablehlo.shift_right_logical %621, %625 : tensor<7xui32>
            %627 = stablehlo.or %624, %626 : tensor<7xui32>
            %628 = stablehlo.xor %627, %622 : tensor<7xui32>
            %629 = stablehlo.add %622, %594 : tensor<7xui32>
            %630 = stablehlo.add %628, %598 : tensor<7xui32>
            %c_290 = stablehlo.constant dense<1> : tensor<ui32>
            %631 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %632 = stablehlo.add %630, %631 : tensor<7xui32>
            %633 = stablehlo.add %629, %632 : tensor<7xui32>
            %c_291 = stablehlo.constant dense<17> : tensor<ui32>
            %634 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %635 = stablehlo.shift_left %632, %634 : tensor<7xui32>
            %c_292 = stablehlo.constant dense<15> : tensor<ui32>
            %636 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %637 = stablehlo.shift_right_logical %632, %636 : tensor<7xui32>
            %638 = stablehlo.or %635, %637 : tensor<7xui32>
            %639 = stablehlo.xor %638, %633 : tensor<7xui32>
            %640 = stablehlo.add %633, %639 : tensor<7xui32>
            %c_293 = stablehlo.constant dense<29> : tensor<ui32>
            %641 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %642 = stablehlo.shift_left %639, %641 : tensor<7xui32>
            %c_294 = stablehlo.constant dense<3> : tensor<ui32>
            %643 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %644 = stablehlo.shift_right_logical %639, %643 : tensor<7xui32>
            %645 = stablehlo.or %642, %644 : tensor<7xui32>
            %646 = stablehlo.xor %645, %640 : tensor<7xui32>
            %647 = stablehlo.add %640, %646 : tensor<7xui32>
            %c_295 = stablehlo.constant dense<16> : tensor<ui32>
            %648 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %649 = stablehlo.shift_left %646, %648 : tensor<7xui32>
            %c_296 = stablehlo.constant dense<16> : tensor<ui32>
            %650 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %651 = stablehlo.shift_right_logical %646, %650 : tensor<7xui32>
            %652 = stablehlo.or %649, %651 : tensor<7xui32>
            %653 = stablehlo.xor %652, %647 : tensor<7xui32>
            %654 = stablehlo.add %647, %653 : tensor<7xui32>
            %c_297 = stablehlo.constant dense<24> : tensor<ui32>
            %655 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %656 = stablehlo.shift_left %653, %655 : tensor<7xui32>
            %c_298 = stablehlo.constant dense<8> : tensor<ui32>
            %657 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %658 = stablehlo.shift_right_logical %653, %657 : tensor<7xui32>
            %659 = stablehlo.or %656, %658 : tensor<7xui32>
            %660 = stablehlo.xor %659, %654 : tensor<7xui32>
            %661 = stablehlo.add %654, %598 : tensor<7xui32>
            %662 = stablehlo.add %660, %592 : tensor<7xui32>
            %c_299 = stablehlo.constant dense<2> : tensor<ui32>
            %663 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %664 = stablehlo.add %662, %663 : tensor<7xui32>
            %665 = stablehlo.add %661, %664 : tensor<7xui32>
            %c_300 = stablehlo.constant dense<13> : tensor<ui32>
            %666 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %667 = stablehlo.shift_left %664, %666 : tensor<7xui32>
            %c_301 = stablehlo.constant dense<19> : tensor<ui32>
            %668 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %669 = stablehlo.shift_right_logical %664, %668 : tensor<7xui32>
            %670 = stablehlo.or %667, %669 : tensor<7xui32>
            %671 = stablehlo.xor %670, %665 : tensor<7xui32>
            %672 = stablehlo.add %665, %671 : tensor<7xui32>
            %c_302 = stablehlo.constant dense<15> : tensor<ui32>
            %673 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %674 = stablehlo.shift_left %671, %673 : tensor<7xui32>
            %c_303 = stablehlo.constant dense<17> : tensor<ui32>
            %675 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %676 = stablehlo.shift_right_logical %671, %675 : tensor<7xui32>
            %677 = stablehlo.or %674, %676 : tensor<7xui32>
            %678 = stablehlo.xor %677, %672 : tensor<7xui32>
            %679 = stablehlo.add %672, %678 : tensor<7xui32>
            %c_304 = stablehlo.constant dense<26> : tensor<ui32>
            %680 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %681 = stablehlo.shift_left %678, %680 : tensor<7xui32>
            %c_305 = stablehlo.constant dense<6> : tensor<ui32>
            %682 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %683 = stablehlo.shift_right_logical %678, %682 : tensor<7xui32>
            %684 = stablehlo.or %681, %683 : tensor<7xui32>
            %685 = stablehlo.xor %684, %679 : tensor<7xui32>
            %686 = stablehlo.add %679, %685 : tensor<7xui32>
            %c_306 = stablehlo.constant dense<6> : tensor<ui32>
            %687 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %688 = stablehlo.shift_left %685, %687 : tensor<7xui32>
            %c_307 = stablehlo.constant dense<26> : tensor<ui32>
            %689 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %690 = stablehlo.shift_right_logical %685, %689 : tensor<7xui32>
            %691 = stablehlo.or %688, %690 : tensor<7xui32>
            %692 = stablehlo.xor %691, %686 : tensor<7xui32>
            %693 = stablehlo.add %686, %592 : tensor<7xui32>
            %694 = stablehlo.add %692, %594 : tensor<7xui32>
            %c_308 = stablehlo.constant dense<3> : tensor<ui32>
            %695 = stablehlo.broadcast_in_dim %c_308, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %696 = stablehlo.add %694, %695 : tensor<7xui32>
            %697 = stablehlo.add %693, %696 : tensor<7xui32>
            %c_309 = stablehlo.constant dense<17> : tensor<ui32>
            %698 = stablehlo.broadcast_in_dim %c_309, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %699 = stablehlo.shift_left %696, %698 : tensor<7xui32>
            %c_310 = stablehlo.constant dense<15> : tensor<ui32>
            %700 = stablehlo.broadcast_in_dim %c_310, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %701 = stablehlo.shift_right_logical %696, %700 : tensor<7xui32>
            %702 = stablehlo.or %699, %701 : tensor<7xui32>
            %703 = stablehlo.xor %702, %697 : tensor<7xui32>
            %704 = stablehlo.add %697, %703 : tensor<7xui32>
            %c_311 = stablehlo.constant dense<29> : tensor<ui32>
            %705 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %706 = stablehlo.shift_left %703, %705 : tensor<7xui32>
            %c_312 = stablehlo.constant dense<3> : tensor<ui32>
            %707 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %708 = stablehlo.shift_right_logical %703, %707 : tensor<7xui32>
            %709 = stablehlo.or %706, %708 : tensor<7xui32>
            %710 = stablehlo.xor %709, %704 : tensor<7xui32>
            %711 = stablehlo.add %704, %710 : tensor<7xui32>
            %c_313 = stablehlo.constant dense<16> : tensor<ui32>
            %712 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %713 = stablehlo.shift_left %710, %712 : tensor<7xui32>
            %c_314 = stablehlo.constant dense<16> : tensor<ui32>
            %714 = stablehlo.broadcast_in_dim %c_314, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %715 = stablehlo.shift_right_logical %710, %714 : tensor<7xui32>
            %716 = stablehlo.or %713, %715 : tensor<7xui32>
            %717 = stablehlo.xor %716, %711 : tensor<7xui32>
            %718 = stablehlo.add %711, %717 : tensor<7xui32>
            %c_315 = stablehlo.constant dense<24> : tensor<ui32>
            %719 = stablehlo.broadcast_in_dim %c_315, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %720 = stablehlo.shift_left %717, %719 : tensor<7xui32>
            %c_316 = stablehlo.constant dense<8> : tensor<ui32>
            %721 = stablehlo.broadcast_in_dim %c_316, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %722 = stablehlo.shift_right_logical %717, %721 : tensor<7xui32>
            %723 = stablehlo.or %720, %722 : tensor<7xui32>
            %724 = stablehlo.xor %723, %718 : tensor<7xui32>
            %725 = stablehlo.add %718, %594 : tensor<7xui32>
            %726 = stablehlo.add %724, %598 : tensor<7xui32>
            %c_317 = stablehlo.constant dense<4> : tensor<ui32>
            %727 = stablehlo.broadcast_in_dim %c_317, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %728 = stablehlo.add %726, %727 : tensor<7xui32>
            %729 = stablehlo.add %725, %728 : tensor<7xui32>
            %c_318 = stablehlo.constant dense<13> : tensor<ui32>
            %730 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %731 = stablehlo.shift_left %728, %730 : tensor<7xui32>
            %c_319 = stablehlo.constant dense<19> : tensor<ui32>
            %732 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %733 = stablehlo.shift_right_logical %728, %732 : tensor<7xui32>
            %734 = stablehlo.or %731, %733 : tensor<7xui32>
            %735 = stablehlo.xor %734, %729 : tensor<7xui32>
            %736 = stablehlo.add %729, %735 : tensor<7xui32>
            %c_320 = stablehlo.constant dense<15> : tensor<ui32>
            %737 = stablehlo.broadcast_in_dim %c_320, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %738 = stablehlo.shift_left %735, %737 : tensor<7xui32>
            %c_321 = stablehlo.constant dense<17> : tensor<ui32>
            %739 = stablehlo.broadcast_in_dim %c_321, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %740 = stablehlo.shift_right_logical %735, %739 : tensor<7xui32>
            %741 = stablehlo.or %738, %740 : tensor<7xui32>
            %742 = stablehlo.xor %741, %736 : tensor<7xui32>
            %743 = stablehlo.add %736, %742 : tensor<7xui32>
            %c_322 = stablehlo.constant dense<26> : tensor<ui32>
            %744 = stablehlo.broadcast_in_dim %c_322, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %745 = stablehlo.shift_left %742, %744 : tensor<7xui32>
            %c_323 = stablehlo.constant dense<6> : tensor<ui32>
            %746 = stablehlo.broadcast_in_dim %c_323, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %747 = stablehlo.shift_right_logical %742, %746 : tensor<7xui32>
            %748 = stablehlo.or %745, %747 : tensor<7xui32>
            %749 = stablehlo.xor %748, %743 : tensor<7xui32>
            %750 = stablehlo.add %743, %749 : tensor<7xui32>
            %c_324 = stablehlo.constant dense<6> : tensor<ui32>
            %751 = stablehlo.broadcast_in_dim %c_324, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %752 = stablehlo.shift_left %749, %751 : tensor<7xui32>
            %c_325 = stablehlo.constant dense<26> : tensor<ui32>
            %753 = stablehlo.broadcast_in_dim %c_325, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %754 = stablehlo.shift_right_logical %749, %753 : tensor<7xui32>
            %755 = stablehlo.or %752, %754 : tensor<7xui32>
            %756 = stablehlo.xor %755, %750 : tensor<7xui32>
            %757 = stablehlo.add %750, %598 : tensor<7xui32>
            %758 = stablehlo.add %756, %592 : tensor<7xui32>
            %c_326 = stablehlo.constant dense<5> : tensor<ui32>
            %759 = stablehlo.broadcast_in_dim %c_326, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %760 = stablehlo.add %758, %759 : tensor<7xui32>
            %761 = stablehlo.iota dim = 1 : tensor<7x97xui32>
            %762 = stablehlo.broadcast_in_dim %757, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
            %763 = stablehlo.broadcast_in_dim %760, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
            %c_327 = stablehlo.constant dense<0> : tensor<ui32>
            %764 = stablehlo.broadcast_in_dim %c_327, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %765 = stablehlo.xor %762, %763 : tensor<7x1xui32>
            %c_328 = stablehlo.constant dense<466688986> : tensor<ui32>
            %766 = stablehlo.broadcast_in_dim %c_328, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
            %767 = stablehlo.xor %765, %766 : tensor<7x1xui32>
            %768 = stablehlo.broadcast_in_dim %762, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %769 = stablehlo.add %764, %768 : tensor<7x97xui32>
            %770 = stablehlo.broadcast_in_dim %763, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %771 = stablehlo.add %761, %770 : tensor<7x97xui32>
            %772 = stablehlo.add %769, %771 : tensor<7x97xui32>
            %c_329 = stablehlo.constant dense<13> : tensor<ui32>
            %773 = stablehlo.broadcast_in_dim %c_329, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %774 = stablehlo.shift_left %771, %773 : tensor<7x97xui32>
            %c_330 = stablehlo.constant dense<19> : tensor<ui32>
            %775 = stablehlo.broadcast_in_dim %c_330, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %776 = stablehlo.shift_right_logical %771, %775 : tensor<7x97xui32>
            %777 = stablehlo.or %774, %776 : tensor<7x97xui32>
            %778 = stablehlo.xor %777, %772 : tensor<7x97xui32>
            %779 = stablehlo.add %772, %778 : tensor<7x97xui32>
            %c_331 = stablehlo.constant dense<15> : tensor<ui32>
            %780 = stablehlo.broadcast_in_dim %c_331, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %781 = stablehlo.shift_left %778, %780 : tensor<7x97xui32>
            %c_332 = stablehlo.constant dense<17> : tensor<ui32>
            %782 = stablehlo.broadcast_in_dim %c_332, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %783 = stablehlo.shift_right_logical %778, %782 : tensor<7x97xui32>
            %784 = stablehlo.or %781, %783 : tensor<7x97xui32>
            %785 = stablehlo.xor %784, %779 : tensor<7x97xui32>
            %786 = stablehlo.add %779, %785 : tensor<7x97xui32>
            %c_333 = stablehlo.constant dense<26> : tensor<ui32>
            %787 = stablehlo.broadcast_in_dim %c_333, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %788 = stablehlo.shift_left %785, %787 : tensor<7x97xui32>
            %c_334 = stablehlo.constant dense<6> : tensor<ui32>
            %789 = stablehlo.broadcast_in_dim %c_334, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %790 = stablehlo.shift_right_logical %785, %789 : tensor<7x97xui32>
            %791 = stablehlo.or %788, %790 : tensor<7x97xui32>
            %792 = stablehlo.xor %791, %786 : tensor<7x97xui32>
            %793 = stablehlo.add %786, %792 : tensor<7x97xui32>
            %c_335 = stablehlo.constant dense<6> : tensor<ui32>
            %794 = stablehlo.broadcast_in_dim %c_335, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %795 = stablehlo.shift_left %792, %794 : tensor<7x97xui32>
            %c_336 = stablehlo.constant dense<26> : tensor<ui32>
            %796 = stablehlo.broadcast_in_dim %c_336, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %797 = stablehlo.shift_right_logical %792, %796 : tensor<7x97xui32>
            %798 = stablehlo.or %795, %797 : tensor<7x97xui32>
            %799 = stablehlo.xor %798, %793 : tensor<7x97xui32>
            %800 = stablehlo.broadcast_in_dim %763, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %801 = stablehlo.add %793, %800 : tensor<7x97xui32>
            %802 = stablehlo.broadcast_in_dim %767, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %803 = stablehlo.add %799, %802 : tensor<7x97xui32>
            %c_337 = stablehlo.constant dense<1> : tensor<ui32>
            %804 = stablehlo.broadcast_in_dim %c_337, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %805 = stablehlo.add %803, %804 : tensor<7x97xui32>
            %806 = stablehlo.add %801, %805 : tensor<7x97xui32>
            %c_338 = stablehlo.constant dense<17> : tensor<ui32>
            %807 = stablehlo.broadcast_in_dim %c_338, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %808 = stablehlo.shift_left %805, %807 : tensor<7x97xui32>
            %c_339 = stablehlo.constant dense<15> : tensor<ui32>
            %809 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %810 = stablehlo.shift_right_logical %805, %809 : tensor<7x97xui32>
            %811 = stablehlo.or %808, %810 : tensor<7x97xui32>
            %812 = stablehlo.xor %811, %806 : tensor<7x97xui32>
            %813 = stablehlo.add %806, %812 : tensor<7x97xui32>
            %c_340 = stablehlo.constant dense<29> : tensor<ui32>
            %814 = stablehlo.broadcast_in_dim %c_340, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %815 = stablehlo.shift_left %812, %814 : tensor<7x97xui32>
            %c_341 = stablehlo.constant dense<3> : tensor<ui32>
            %816 = stablehlo.broadcast_in_dim %c_341, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %817 = stablehlo.shift_right_logical %812, %816 : tensor<7x97xui32>
            %818 = stablehlo.or %815, %817 : tensor<7x97xui32>
            %819 = stablehlo.xor %818, %813 : tensor<7x97xui32>
            %820 = stablehlo.add %813, %819 : tensor<7x97xui32>
            %c_342 = stablehlo.constant dense<16> : tensor<ui32>
            %821 = stablehlo.broadcast_in_dim %c_342, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %822 = stablehlo.shift_left %819, %821 : tensor<7x97xui32>
            %c_343 = stablehlo.constant dense<16> : tensor<ui32>
            %823 = stablehlo.broadcast_in_dim %c_343, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %824 = stablehlo.shift_right_logical %819, %823 : tensor<7x97xui32>
            %825 = stablehlo.or %822, %824 : tensor<7x97xui32>
            %826 = stablehlo.xor %825, %820 : tensor<7x97xui32>
            %827 = stablehlo.add %820, %826 : tensor<7x97xui32>
            %c_344 = stablehlo.constant dense<24> : tensor<ui32>
            %828 = stablehlo.broadcast_in_dim %c_344, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %829 = stablehlo.shift_left %826, %828 : tensor<7x97xui32>
            %c_345 = stablehlo.constant dense<8> : tensor<ui32>
            %830 = stablehlo.broadcast_in_dim %c_345, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %831 = stablehlo.shift_right_logical %826, %830 : tensor<7x97xui32>
            %832 = stablehlo.or %829, %831 : tensor<7x97xui32>
            %833 = stablehlo.xor %832, %827 : tensor<7x97xui32>
            %834 = stablehlo.broadcast_in_dim %767, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %835 = stablehlo.add %827, %834 : tensor<7x97xui32>
            %836 = stablehlo.broadcast_in_dim %762, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %837 = stablehlo.add %833, %836 : tensor<7x97xui32>
            %c_346 = stablehlo.constant dense<2> : tensor<ui32>
            %838 = stablehlo.broadcast_in_dim %c_346, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %839 = stablehlo.add %837, %838 : tensor<7x97xui32>
            %840 = stablehlo.add %835, %839 : tensor<7x97xui32>
            %c_347 = stablehlo.constant dense<13> : tensor<ui32>
            %841 = stablehlo.broadcast_in_dim %c_347, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %842 = stablehlo.shift_left %839, %841 : tensor<7x97xui32>
            %c_348 = stablehlo.constant dense<19> : tensor<ui32>
            %843 = stablehlo.broadcast_in_dim %c_348, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %844 = stablehlo.shift_right_logical %839, %843 : tensor<7x97xui32>
            %845 = stablehlo.or %842, %844 : tensor<7x97xui32>
            %846 = stablehlo.xor %845, %840 : tensor<7x97xui32>
            %847 = stablehlo.add %840, %846 : tensor<7x97xui32>
            %c_349 = stablehlo.constant dense<15> : tensor<ui32>
            %848 = stablehlo.broadcast_in_dim %c_349, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %849 = stablehlo.shift_left %846, %848 : tensor<7x97xui32>
            %c_350 = stablehlo.constant dense<17> : tensor<ui32>
            %850 = stablehlo.broadcast_in_dim %c_350, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %851 = stablehlo.shift_right_logical %846, %850 : tensor<7x97xui32>
            %852 = stablehlo.or %849, %851 : tensor<7x97xui32>
            %853 = stablehlo.xor %852, %847 : tensor<7x97xui32>
            %854 = stablehlo.add %847, %853 : tensor<7x97xui32>
            %c_351 = stablehlo.constant dense<26> : tensor<ui32>
            %855 = stablehlo.broadcast_in_dim %c_351, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %856 = stablehlo.shift_left %853, %855 : tensor<7x97xui32>
            %c_352 = stablehlo.constant dense<6> : tensor<ui32>
            %857 = stablehlo.broadcast_in_dim %c_352, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %858 = stablehlo.shift_right_logical %853, %857 : tensor<7x97xui32>
            %859 = stablehlo.or %856, %858 : tensor<7x97xui32>
            %860 = stablehlo.xor %859, %854 : tensor<7x97xui32>
            %861 = stablehlo.add %854, %860 : tensor<7x97xui32>
            %c_353 = stablehlo.constant dense<6> : tensor<ui32>
            %862 = stablehlo.broadcast_in_dim %c_353, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %863 = stablehlo.shift_left %860, %862 : tensor<7x97xui32>
            %c_354 = stablehlo.constant dense<26> : tensor<ui32>
            %864 = stablehlo.broadcast_in_dim %c_354, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %865 = stablehlo.shift_right_logical %860, %864 : tensor<7x97xui32>
            %866 = stablehlo.or %863, %865 : tensor<7x97xui32>
            %867 = stablehlo.xor %866, %861 : tensor<7x97xui32>
            %868 = stablehlo.broadcast_in_dim %762, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %869 = stablehlo.add %861, %868 : tensor<7x97xui32>
            %870 = stablehlo.broadcast_in_dim %763, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %871 = stablehlo.add %867, %870 : tensor<7x97xui32>
            %c_355 = stablehlo.constant dense<3> : tensor<ui32>
            %872 = stablehlo.broadcast_in_dim %c_355, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %873 = stablehlo.add %871, %872 : tensor<7x97xui32>
            %874 = stablehlo.add %869, %873 : tensor<7x97xui32>
            %c_356 = stablehlo.constant dense<17> : tensor<ui32>
            %875 = stablehlo.broadcast_in_dim %c_356, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %876 = stablehlo.shift_left %873, %875 : tensor<7x97xui32>
            %c_357 = stablehlo.constant dense<15> : tensor<ui32>
            %877 = stablehlo.broadcast_in_dim %c_357, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %878 = stablehlo.shift_right_logical %873, %877 : tensor<7x97xui32>
            %879 = stablehlo.or %876, %878 : tensor<7x97xui32>
            %880 = stablehlo.xor %879, %874 : tensor<7x97xui32>
            %881 = stablehlo.add %874, %880 : tensor<7x97xui32>
            %c_358 = stablehlo.constant dense<29> : tensor<ui32>
            %882 = stablehlo.broadcast_in_dim %c_358, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %883 = stablehlo.shift_left %880, %882 : tensor<7x97xui32>
            %c_359 = stablehlo.constant dense<3> : tensor<ui32>
            %884 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %885 = stablehlo.shift_right_logical %880, %884 : tensor<7x97xui32>
            %886 = stablehlo.or %883, %885 : tensor<7x97xui32>
            %887 = stablehlo.xor %886, %881 : tensor<7x97xui32>
            %888 = stablehlo.add %881, %887 : tensor<7x97xui32>
            %c_360 = stablehlo.constant dense<16> : tensor<ui32>
            %889 = stablehlo.broadcast_in_dim %c_360, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %890 = stablehlo.shift_left %887, %889 : tensor<7x97xui32>
            %c_361 = stablehlo.constant dense<16> : tensor<ui32>
            %891 = stablehlo.broadcast_in_dim %c_361, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %892 = stablehlo.shift_right_logical %887, %891 : tensor<7x97xui32>
            %893 = stablehlo.or %890, %892 : tensor<7x97xui32>
            %894 = stablehlo.xor %893, %888 : tensor<7x97xui32>
            %895 = stablehlo.add %888, %894 : tensor<7x97xui32>
            %c_362 = stablehlo.constant dense<24> : tensor<ui32>
            %896 = stablehlo.broadcast_in_dim %c_362, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %897 = stablehlo.shift_left %894, %896 : tensor<7x97xui32>
            %c_363 = stablehlo.constant dense<8> : tensor<ui32>
            %898 = stablehlo.broadcast_in_dim %c_363, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %899 = stablehlo.shift_right_logical %894, %898 : tensor<7x97xui32>
            %900 = stablehlo.or %897, %899 : tensor<7x97xui32>
            %901 = stablehlo.xor %900, %895 : tensor<7x97xui32>
            %902 = stablehlo.broadcast_in_dim %763, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %903 = stablehlo.add %895, %902 : tensor<7x97xui32>
            %904 = stablehlo.broadcast_in_dim %767, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %905 = stablehlo.add %901, %904 : tensor<7x97xui32>
            %c_364 = stablehlo.constant dense<4> : tensor<ui32>
            %906 = stablehlo.broadcast_in_dim %c_364, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %907 = stablehlo.add %905, %906 : tensor<7x97xui32>
            %908 = stablehlo.add %903, %907 : tensor<7x97xui32>
            %c_365 = stablehlo.constant dense<13> : tensor<ui32>
            %909 = stablehlo.broadcast_in_dim %c_365, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %910 = stablehlo.shift_left %907, %909 : tensor<7x97xui32>
            %c_366 = stablehlo.constant dense<19> : tensor<ui32>
            %911 = stablehlo.broadcast_in_dim %c_366, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %912 = stablehlo.shift_right_logical %907, %911 : tensor<7x97xui32>
            %913 = stablehlo.or %910, %912 : tensor<7x97xui32>
            %914 = stablehlo.xor %913, %908 : tensor<7x97xui32>
            %915 = stablehlo.add %908, %914 : tensor<7x97xui32>
            %c_367 = stablehlo.constant dense<15> : tensor<ui32>
            %916 = stablehlo.broadcast_in_dim %c_367, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %917 = stablehlo.shift_left %914, %916 : tensor<7x97xui32>
            %c_368 = stablehlo.constant dense<17> : tensor<ui32>
            %918 = stablehlo.broadcast_in_dim %c_368, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %919 = stablehlo.shift_right_logical %914, %918 : tensor<7x97xui32>
            %920 = stablehlo.or %917, %919 : tensor<7x97xui32>
            %921 = stablehlo.xor %920, %915 : tensor<7x97xui32>
            %922 = stablehlo.add %915, %921 : tensor<7x97xui32>
            %c_369 = stablehlo.constant dense<26> : tensor<ui32>
            %923 = stablehlo.broadcast_in_dim %c_369, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %924 = stablehlo.shift_left %921, %923 : tensor<7x97xui32>
            %c_370 = stablehlo.constant dense<6> : tensor<ui32>
            %925 = stablehlo.broadcast_in_dim %c_370, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %926 = stablehlo.shift_right_logical %921, %925 : tensor<7x97xui32>
            %927 = stablehlo.or %924, %926 : tensor<7x97xui32>
            %928 = stablehlo.xor %927, %922 : tensor<7x97xui32>
            %929 = stablehlo.add %922, %928 : tensor<7x97xui32>
            %c_371 = stablehlo.constant dense<6> : tensor<ui32>
            %930 = stablehlo.broadcast_in_dim %c_371, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %931 = stablehlo.shift_left %928, %930 : tensor<7x97xui32>
            %c_372 = stablehlo.constant dense<26> : tensor<ui32>
            %932 = stablehlo.broadcast_in_dim %c_372, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %933 = stablehlo.shift_right_logical %928, %932 : tensor<7x97xui32>
            %934 = stablehlo.or %931, %933 : tensor<7x97xui32>
            %935 = stablehlo.xor %934, %929 : tensor<7x97xui32>
            %936 = stablehlo.broadcast_in_dim %767, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %937 = stablehlo.add %929, %936 : tensor<7x97xui32>
            %938 = stablehlo.broadcast_in_dim %762, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %939 = stablehlo.add %935, %938 : tensor<7x97xui32>
            %c_373 = stablehlo.constant dense<5> : tensor<ui32>
            %940 = stablehlo.broadcast_in_dim %c_373, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %941 = stablehlo.add %939, %940 : tensor<7x97xui32>
            %942 = stablehlo.xor %937, %941 : tensor<7x97xui32>
            %c_374 = stablehlo.constant dense<9> : tensor<ui32>
            %943 = stablehlo.broadcast_in_dim %c_374, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %944 = stablehlo.shift_right_logical %942, %943 : tensor<7x97xui32>
            %945 = stablehlo.convert %944 : (tensor<7x97xui32>) -> tensor<7x97xf32>
            %cst_375 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %946 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %947 = stablehlo.add %945, %946 : tensor<7x97xf32>
            %cst_376 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %948 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %949 = stablehlo.multiply %947, %948 : tensor<7x97xf32>
            %c_377 = stablehlo.constant dense<31> : tensor<i32>
            %950 = stablehlo.broadcast_in_dim %c_377, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %951 = stablehlo.shift_right_logical %384, %950 : tensor<7xi32>
            %952 = stablehlo.broadcast_in_dim %951, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %953 = stablehlo.bitcast_convert %949 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_378 = stablehlo.constant dense<1060439283> : tensor<i32>
            %954 = stablehlo.broadcast_in_dim %c_378, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %955 = stablehlo.subtract %953, %954 : tensor<7x97xi32>
            %c_379 = stablehlo.constant dense<23> : tensor<i32>
            %956 = stablehlo.broadcast_in_dim %c_379, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %957 = stablehlo.shift_right_arithmetic %955, %956 : tensor<7x97xi32>
            %c_380 = stablehlo.constant dense<23> : tensor<i32>
            %958 = stablehlo.broadcast_in_dim %c_380, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %959 = stablehlo.shift_left %957, %958 : tensor<7x97xi32>
            %960 = stablehlo.subtract %953, %959 : tensor<7x97xi32>
            %961 = stablehlo.bitcast_convert %960 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_381 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %962 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %963 = stablehlo.subtract %961, %962 : tensor<7x97xf32>
            %964 = stablehlo.convert %957 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %965 = stablehlo.multiply %963, %963 : tensor<7x97xf32>
            %966 = stablehlo.bitcast_convert %965 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %967 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %968 = stablehlo.xor %966, %967 : tensor<7x97xi32>
            %969 = stablehlo.bitcast_convert %968 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_382 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %970 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %971 = stablehlo.multiply %970, %963 : tensor<7x97xf32>
            %972 = stablehlo.bitcast_convert %971 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %973 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %974 = stablehlo.xor %972, %973 : tensor<7x97xi32>
            %975 = stablehlo.bitcast_convert %974 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_383 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %976 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %977 = stablehlo.add %975, %976 : tensor<7x97xf32>
            %978 = stablehlo.multiply %977, %963 : tensor<7x97xf32>
            %979 = stablehlo.bitcast_convert %978 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %980 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %981 = stablehlo.xor %979, %980 : tensor<7x97xi32>
            %982 = stablehlo.bitcast_convert %981 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_384 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %983 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %984 = stablehlo.add %982, %983 : tensor<7x97xf32>
            %985 = stablehlo.multiply %984, %963 : tensor<7x97xf32>
            %986 = stablehlo.bitcast_convert %985 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %987 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %988 = stablehlo.xor %986, %987 : tensor<7x97xi32>
            %989 = stablehlo.bitcast_convert %988 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_385 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %990 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %991 = stablehlo.add %989, %990 : tensor<7x97xf32>
            %992 = stablehlo.multiply %991, %963 : tensor<7x97xf32>
            %993 = stablehlo.bitcast_convert %992 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %994 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %995 = stablehlo.xor %993, %994 : tensor<7x97xi32>
            %996 = stablehlo.bitcast_convert %995 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_386 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %997 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %998 = stablehlo.add %996, %997 : tensor<7x97xf32>
            %999 = stablehlo.multiply %998, %963 : tensor<7x97xf32>
            %1000 = stablehlo.bitcast_convert %999 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1001 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1002 = stablehlo.xor %1000, %1001 : tensor<7x97xi32>
            %1003 = stablehlo.bitcast_convert %1002 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_387 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %1004 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1005 = stablehlo.add %1003, %1004 : tensor<7x97xf32>
            %1006 = stablehlo.multiply %1005, %963 : tensor<7x97xf32>
            %1007 = stablehlo.bitcast_convert %1006 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1008 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1009 = stablehlo.xor %1007, %1008 : tensor<7x97xi32>
            %1010 = stablehlo.bitcast_convert %1009 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_388 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %1011 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1012 = stablehlo.add %1010, %1011 : tensor<7x97xf32>
            %1013 = stablehlo.multiply %1012, %963 : tensor<7x97xf32>
            %1014 = stablehlo.bitcast_convert %1013 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1015 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1016 = stablehlo.xor %1014, %1015 : tensor<7x97xi32>
            %1017 = stablehlo.bitcast_convert %1016 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_389 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %1018 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1019 = stablehlo.add %1017, %1018 : tensor<7x97xf32>
            %1020 = stablehlo.multiply %1019, %963 : tensor<7x97xf32>
            %1021 = stablehlo.bitcast_convert %1020 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1022 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1023 = stablehlo.xor %1021, %1022 : tensor<7x97xi32>
            %1024 = stablehlo.bitcast_convert %1023 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_390 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %1025 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1026 = stablehlo.add %1024, %1025 : tensor<7x97xf32>
            %1027 = stablehlo.multiply %1026, %963 : tensor<7x97xf32>
            %1028 = stablehlo.multiply %1027, %969 : tensor<7x97xf32>
            %1029 = stablehlo.bitcast_convert %1028 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1030 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1031 = stablehlo.xor %1029, %1030 : tensor<7x97xi32>
            %1032 = stablehlo.bitcast_convert %1031 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_391 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %1033 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1034 = stablehlo.multiply %964, %1033 : tensor<7x97xf32>
            %1035 = stablehlo.bitcast_convert %1034 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1036 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1037 = stablehlo.xor %1035, %1036 : tensor<7x97xi32>
            %1038 = stablehlo.bitcast_convert %1037 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %1039 = stablehlo.add %1032, %1038 : tensor<7x97xf32>
            %cst_392 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %1040 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1041 = stablehlo.multiply %969, %1040 : tensor<7x97xf32>
            %1042 = stablehlo.subtract %1039, %1041 : tensor<7x97xf32>
            %1043 = stablehlo.add %963, %1042 : tensor<7x97xf32>
            %cst_393 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %1044 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1045 = stablehlo.multiply %964, %1044 : tensor<7x97xf32>
            %1046 = stablehlo.add %1043, %1045 : tensor<7x97xf32>
            %1047 = stablehlo.negate %1046 : tensor<7x97xf32>
            %1048 = stablehlo.bitcast_convert %1047 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_394 = stablehlo.constant dense<1060439283> : tensor<i32>
            %1049 = stablehlo.broadcast_in_dim %c_394, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %1050 = stablehlo.subtract %1048, %1049 : tensor<7x97xi32>
            %c_395 = stablehlo.constant dense<23> : tensor<i32>
            %1051 = stablehlo.broadcast_in_dim %c_395, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %1052 = stablehlo.shift_right_arithmetic %1050, %1051 : tensor<7x97xi32>
            %c_396 = stablehlo.constant dense<23> : tensor<i32>
            %1053 = stablehlo.broadcast_in_dim %c_396, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %1054 = stablehlo.shift_left %1052, %1053 : tensor<7x97xi32>
            %1055 = stablehlo.subtract %1048, %1054 : tensor<7x97xi32>
            %1056 = stablehlo.bitcast_convert %1055 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_397 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %1057 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1058 = stablehlo.subtract %1056, %1057 : tensor<7x97xf32>
            %1059 = stablehlo.convert %1052 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %1060 = stablehlo.multiply %1058, %1058 : tensor<7x97xf32>
            %1061 = stablehlo.bitcast_convert %1060 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1062 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1063 = stablehlo.xor %1061, %1062 : tensor<7x97xi32>
            %1064 = stablehlo.bitcast_convert %1063 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_398 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %1065 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1066 = stablehlo.multiply %1065, %1058 : tensor<7x97xf32>
            %1067 = stablehlo.bitcast_convert %1066 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1068 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1069 = stablehlo.xor %1067, %1068 : tensor<7x97xi32>
            %1070 = stablehlo.bitcast_convert %1069 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_399 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %1071 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1072 = stablehlo.add %1070, %1071 : tensor<7x97xf32>
            %1073 = stablehlo.multiply %1072, %1058 : tensor<7x97xf32>
            %1074 = stablehlo.bitcast_convert %1073 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1075 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1076 = stablehlo.xor %1074, %1075 : tensor<7x97xi32>
            %1077 = stablehlo.bitcast_convert %1076 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_400 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %1078 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1079 = stablehlo.add %1077, %1078 : tensor<7x97xf32>
            %1080 = stablehlo.multiply %1079, %1058 : tensor<7x97xf32>
            %1081 = stablehlo.bitcast_convert %1080 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1082 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1083 = stablehlo.xor %1081, %1082 : tensor<7x97xi32>
            %1084 = stablehlo.bitcast_convert %1083 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_401 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %1085 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1086 = stablehlo.add %1084, %1085 : tensor<7x97xf32>
            %1087 = stablehlo.multiply %1086, %1058 : tensor<7x97xf32>
            %1088 = stablehlo.bitcast_convert %1087 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1089 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1090 = stablehlo.xor %1088, %1089 : tensor<7x97xi32>
            %1091 = stablehlo.bitcast_convert %1090 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_402 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %1092 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1093 = stablehlo.add %1091, %1092 : tensor<7x97xf32>
            %1094 = stablehlo.multiply %1093, %1058 : tensor<7x97xf32>
            %1095 = stablehlo.bitcast_convert %1094 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1096 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1097 = stablehlo.xor %1095, %1096 : tensor<7x97xi32>
            %1098 = stablehlo.bitcast_convert %1097 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_403 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %1099 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1100 = stablehlo.add %1098, %1099 : tensor<7x97xf32>
            %1101 = stablehlo.multiply %1100, %1058 : tensor<7x97xf32>
            %1102 = stablehlo.bitcast_convert %1101 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1103 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1104 = stablehlo.xor %1102, %1103 : tensor<7x97xi32>
            %1105 = stablehlo.bitcast_convert %1104 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_404 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %1106 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1107 = stablehlo.add %1105, %1106 : tensor<7x97xf32>
            %1108 = stablehlo.multiply %1107, %1058 : tensor<7x97xf32>
            %1109 = stablehlo.bitcast_convert %1108 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1110 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1111 = stablehlo.xor %1109, %1110 : tensor<7x97xi32>
            %1112 = stablehlo.bitcast_convert %1111 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_405 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %1113 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1114 = stablehlo.add %1112, %1113 : tensor<7x97xf32>
            %1115 = stablehlo.multiply %1114, %1058 : tensor<7x97xf32>
            %1116 = stablehlo.bitcast_convert %1115 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1117 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1118 = stablehlo.xor %1116, %1117 : tensor<7x97xi32>
            %1119 = stablehlo.bitcast_convert %1118 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_406 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %1120 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1121 = stablehlo.add %1119, %1120 : tensor<7x97xf32>
            %1122 = stablehlo.multiply %1121, %1058 : tensor<7x97xf32>
            %1123 = stablehlo.multiply %1122, %1064 : tensor<7x97xf32>
            %1124 = stablehlo.bitcast_convert %1123 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1125 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1126 = stablehlo.xor %1124, %1125 : tensor<7x97xi32>
            %1127 = stablehlo.bitcast_convert %1126 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_407 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %1128 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1129 = stablehlo.multiply %1059, %1128 : tensor<7x97xf32>
            %1130 = stablehlo.bitcast_convert %1129 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1131 = stablehlo.broadcast_in_dim %952, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1132 = stablehlo.xor %1130, %1131 : tensor<7x97xi32>
            %1133 = stablehlo.bitcast_convert %1132 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %1134 = stablehlo.add %1127, %1133 : tensor<7x97xf32>
            %cst_408 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %1135 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1136 = stablehlo.multiply %1064, %1135 : tensor<7x97xf32>
            %1137 = stablehlo.subtract %1134, %1136 : tensor<7x97xf32>
            %1138 = stablehlo.add %1058, %1137 : tensor<7x97xf32>
            %cst_409 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %1139 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1140 = stablehlo.multiply %1059, %1139 : tensor<7x97xf32>
            %1141 = stablehlo.add %1138, %1140 : tensor<7x97xf32>
            %1142 = stablehlo.negate %1141 : tensor<7x97xf32>
            stablehlo.return %1142 : tensor<7x97xf32>
          }) : (tensor<i32>) -> tensor<7x97xf32>
          %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %533 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %534 = stablehlo.compare GT, %499, %533, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %535 = func.call @_where_18(%534, %499, %cst_260) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
          %cst_261 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %536 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %537 = stablehlo.divide %536, %535 : tensor<7xf32>
          %cst_262 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %538 = stablehlo.reduce(%444 init: %cst_262) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
          %539 = stablehlo.broadcast_in_dim %538, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %541 = stablehlo.subtract %444, %540 : tensor<7x97xf32>
          %542 = stablehlo.broadcast_in_dim %537, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_263 = stablehlo.constant dense<31> : tensor<i32>
          %543 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %544 = stablehlo.shift_right_logical %501, %543 : tensor<7xi32>
          %545 = stablehlo.broadcast_in_dim %544, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %546 = stablehlo.broadcast_in_dim %542, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %547 = stablehlo.multiply %541, %546 : tensor<7x97xf32>
          %548 = stablehlo.bitcast_convert %547 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %549 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %550 = stablehlo.xor %548, %549 : tensor<7x97xi32>
          %551 = stablehlo.bitcast_convert %550 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %cst_264 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %552 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %553 = stablehlo.compare EQ, %444, %552, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_265 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %554 = func.call @_where_19(%553, %cst_265, %551) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %c_266 = stablehlo.constant dense<0> : tensor<i32>
          %555 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %556 = stablehlo.compare GT, %501, %555, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
          %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %557 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %558 = stablehlo.compare LT, %503, %557, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %559 = stablehlo.or %556, %558 : tensor<7xi1>
          %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %560 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %561 = stablehlo.compare GT, %505, %560, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %562 = stablehlo.or %559, %561 : tensor<7xi1>
          %c_269 = stablehlo.constant dense<false> : tensor<i1>
          %563 = stablehlo.reduce(%562 init: %c_269) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %564 = stablehlo.convert %563 : (tensor<i1>) -> tensor<i32>
          %565 = "stablehlo.case"(%564) ({
            %c_280 = stablehlo.constant dense<true> : tensor<i1>
            %590 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i1>) -> tensor<7x97xi1>
            stablehlo.return %590 : tensor<7x97xi1>
          }, {
            %590 = stablehlo.bitcast_convert %554 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_280 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %591 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %592 = stablehlo.compare EQ, %590, %591, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_281 = stablehlo.constant dense<0> : tensor<i32>
            %593 = func.call @_where_20(%592, %c_281, %590) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_282 = stablehlo.constant dense<0> : tensor<i32>
            %594 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %595 = stablehlo.compare LT, %593, %594, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_283 = stablehlo.constant dense<2147483647> : tensor<i32>
            %596 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %597 = stablehlo.xor %593, %596 : tensor<7x97xi32>
            %598 = func.call @_where_21(%595, %597, %593) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %values, %indices = chlo.top_k(%554, k = 97) : tensor<7x97xf32> -> (tensor<7x97xf32>, tensor<7x97xi32>)
            %c_284 = stablehlo.constant dense<0> : tensor<i32>
            %599 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %600 = stablehlo.compare EQ, %501, %599, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_285 = stablehlo.constant dense<97> : tensor<i32>
            %601 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %602 = stablehlo.compare GE, %501, %601, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %603 = stablehlo.or %600, %602 : tensor<7xi1>
            %604 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_286 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %605 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %606 = stablehlo.compare EQ, %604, %605, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_287 = stablehlo.constant dense<0> : tensor<i32>
            %607 = func.call @_where_20(%606, %c_287, %604) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_288 = stablehlo.constant dense<0> : tensor<i32>
            %608 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %609 = stablehlo.compare LT, %607, %608, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_289 = stablehlo.constant dense<2147483647> : tensor<i32>
            %610 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %611 = stablehlo.xor %607, %610 : tensor<7x97xi32>
            %612 = func.call @_where_21(%609, %611, %607) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_290 = stablehlo.constant dense<1> : tensor<i32>
            %c_291 = stablehlo.constant dense<97> : tensor<i32>
            %613 = func.call @clip(%501, %c_290, %c_291) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
            %614 = stablehlo.broadcast_in_dim %613, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %c_292 = stablehlo.constant dense<1> : tensor<i32>
            %615 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
            %616 = stablehlo.subtract %614, %615 : tensor<7x1xi32>
            %617 = func.call @take_along_axis_22(%612, %616) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %618 = stablehlo.reshape %617 : (tensor<7x1xi32>) -> tensor<7xi32>
            %c_293 = stablehlo.constant dense<97> : tensor<i32>
            %619 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %620 = stablehlo.minimum %501, %619 : tensor<7xi32>
            %621 = stablehlo.convert %620 : (tensor<7xi32>) -> tensor<7xf32>
            %cst_294 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %622 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %c_295 = stablehlo.constant dense<97> : tensor<i32>
            %623 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %624 = stablehlo.compare LE, %501, %623, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_296 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %625 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %626 = stablehlo.not %603 : tensor<7xi1>
            %627 = stablehlo.not %624 : tensor<7xi1>
            %628 = stablehlo.and %626, %627 : tensor<7xi1>
            %c_297 = stablehlo.constant dense<false> : tensor<i1>
            %629 = stablehlo.reduce(%628 init: %c_297) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %630 = stablehlo.convert %629 : (tensor<i1>) -> tensor<i32>
            %631 = "stablehlo.case"(%630) ({
              stablehlo.return %625 : tensor<7xi32>
            }, {
              %c_358 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %902 = stablehlo.broadcast_in_dim %c_358, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_359 = stablehlo.constant dense<2147483647> : tensor<i32>
              %903 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_360 = stablehlo.constant dense<0> : tensor<i32>
              %c_361 = stablehlo.constant dense<0> : tensor<i32>
              %904:7 = stablehlo.while(%iterArg_362 = %598, %iterArg_363 = %622, %iterArg_364 = %621, %iterArg_365 = %c_361, %iterArg_366 = %c_360, %iterArg_367 = %902, %iterArg_368 = %903) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_369 = stablehlo.constant dense<32> : tensor<i32>
                %905 = stablehlo.compare LT, %iterArg_365, %c_369, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %905 : tensor<i1>
              } do {
                %905:3 = func.call @closed_call(%iterArg_362, %iterArg_363, %iterArg_364, %iterArg_366, %iterArg_367, %iterArg_368) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_369 = stablehlo.constant dense<1> : tensor<i32>
                %906 = stablehlo.add %iterArg_365, %c_369 : tensor<i32>
                stablehlo.return %iterArg_362, %iterArg_363, %iterArg_364, %906, %905#0, %905#1, %905#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %904#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %632 = func.call @_where_26(%624, %618, %631) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %633 = func.call @_where_26(%603, %625, %632) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %c_298 = stablehlo.constant dense<31> : tensor<i32>
            %634 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %635 = stablehlo.shift_right_logical %501, %634 : tensor<7xi32>
            %636 = stablehlo.broadcast_in_dim %635, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %cst_299 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %637 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %638 = stablehlo.maximum %554, %637 : tensor<7x97xf32>
            %cst_300 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %639 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %640 = stablehlo.multiply %638, %639 : tensor<7x97xf32>
            %641 = func.call @round(%640) : (tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_301 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %642 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %643 = stablehlo.multiply %641, %642 : tensor<7x97xf32>
            %644 = stablehlo.subtract %638, %643 : tensor<7x97xf32>
            %cst_302 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %645 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %646 = stablehlo.multiply %641, %645 : tensor<7x97xf32>
            %647 = stablehlo.bitcast_convert %646 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %648 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %649 = stablehlo.xor %647, %648 : tensor<7x97xi32>
            %650 = stablehlo.bitcast_convert %649 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %651 = stablehlo.subtract %644, %650 : tensor<7x97xf32>
            %cst_303 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %652 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %653 = stablehlo.multiply %652, %651 : tensor<7x97xf32>
            %654 = stablehlo.bitcast_convert %653 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %655 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %656 = stablehlo.xor %654, %655 : tensor<7x97xi32>
            %657 = stablehlo.bitcast_convert %656 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_304 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %658 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %659 = stablehlo.add %657, %658 : tensor<7x97xf32>
            %660 = stablehlo.multiply %659, %651 : tensor<7x97xf32>
            %661 = stablehlo.bitcast_convert %660 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %662 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %663 = stablehlo.xor %661, %662 : tensor<7x97xi32>
            %664 = stablehlo.bitcast_convert %663 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_305 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %665 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %666 = stablehlo.add %664, %665 : tensor<7x97xf32>
            %667 = stablehlo.multiply %666, %651 : tensor<7x97xf32>
            %668 = stablehlo.bitcast_convert %667 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %669 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %670 = stablehlo.xor %668, %669 : tensor<7x97xi32>
            %671 = stablehlo.bitcast_convert %670 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_306 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %672 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %673 = stablehlo.add %671, %672 : tensor<7x97xf32>
            %674 = stablehlo.multiply %673, %651 : tensor<7x97xf32>
            %675 = stablehlo.bitcast_convert %674 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %676 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %677 = stablehlo.xor %675, %676 : tensor<7x97xi32>
            %678 = stablehlo.bitcast_convert %677 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_307 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %679 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %680 = stablehlo.add %678, %679 : tensor<7x97xf32>
            %681 = stablehlo.multiply %680, %651 : tensor<7x97xf32>
            %682 = stablehlo.bitcast_convert %681 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %683 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %684 = stablehlo.xor %682, %683 : tensor<7x97xi32>
            %685 = stablehlo.bitcast_convert %684 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_308 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %686 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %687 = stablehlo.add %685, %686 : tensor<7x97xf32>
            %688 = stablehlo.multiply %687, %651 : tensor<7x97xf32>
            %689 = stablehlo.multiply %688, %651 : tensor<7x97xf32>
            %690 = stablehlo.bitcast_convert %689 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %691 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %692 = stablehlo.xor %690, %691 : tensor<7x97xi32>
            %693 = stablehlo.bitcast_convert %692 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %694 = stablehlo.add %693, %651 : tensor<7x97xf32>
            %cst_309 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %695 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %696 = stablehlo.add %694, %695 : tensor<7x97xf32>
            %697 = stablehlo.convert %641 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_310 = stablehlo.constant dense<127> : tensor<i32>
            %698 = stablehlo.broadcast_in_dim %c_310, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %699 = stablehlo.add %697, %698 : tensor<7x97xi32>
            %c_311 = stablehlo.constant dense<23> : tensor<i32>
            %700 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %701 = stablehlo.shift_left %699, %700 : tensor<7x97xi32>
            %702 = stablehlo.bitcast_convert %701 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_312 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %703 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %704 = stablehlo.compare LT, %554, %703, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %705 = stablehlo.multiply %696, %702 : tensor<7x97xf32>
            %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %706 = func.call @_where_19(%704, %cst_313, %705) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
            %707 = stablehlo.broadcast_in_dim %633, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %709 = stablehlo.compare GE, %598, %708, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %710 = func.call @_where_16(%709, %706, %cst_314) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %711 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_315 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %712 = stablehlo.broadcast_in_dim %c_315, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %713 = stablehlo.compare EQ, %711, %712, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_316 = stablehlo.constant dense<0> : tensor<i32>
            %714 = func.call @_where_20(%713, %c_316, %711) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_317 = stablehlo.constant dense<0> : tensor<i32>
            %715 = stablehlo.broadcast_in_dim %c_317, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %716 = stablehlo.compare LT, %714, %715, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_318 = stablehlo.constant dense<2147483647> : tensor<i32>
            %717 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %718 = stablehlo.xor %714, %717 : tensor<7x97xi32>
            %719 = func.call @_where_21(%716, %718, %714) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %720 = stablehlo.broadcast_in_dim %633, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %721 = stablehlo.broadcast_in_dim %720, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %722 = stablehlo.compare GE, %719, %721, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_319 = stablehlo.constant dense<31> : tensor<i32>
            %723 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %724 = stablehlo.shift_right_logical %501, %723 : tensor<7xi32>
            %725 = stablehlo.broadcast_in_dim %724, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %cst_320 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %726 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %727 = stablehlo.maximum %values, %726 : tensor<7x97xf32>
            %cst_321 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %728 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %729 = stablehlo.multiply %727, %728 : tensor<7x97xf32>
            %730 = func.call @round(%729) : (tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_322 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %731 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %732 = stablehlo.multiply %730, %731 : tensor<7x97xf32>
            %733 = stablehlo.subtract %727, %732 : tensor<7x97xf32>
            %cst_323 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %734 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %735 = stablehlo.multiply %730, %734 : tensor<7x97xf32>
            %736 = stablehlo.bitcast_convert %735 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %737 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %738 = stablehlo.xor %736, %737 : tensor<7x97xi32>
            %739 = stablehlo.bitcast_convert %738 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %740 = stablehlo.subtract %733, %739 : tensor<7x97xf32>
            %cst_324 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %741 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %742 = stablehlo.multiply %741, %740 : tensor<7x97xf32>
            %743 = stablehlo.bitcast_convert %742 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %744 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %745 = stablehlo.xor %743, %744 : tensor<7x97xi32>
            %746 = stablehlo.bitcast_convert %745 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_325 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %747 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %748 = stablehlo.add %746, %747 : tensor<7x97xf32>
            %749 = stablehlo.multiply %748, %740 : tensor<7x97xf32>
            %750 = stablehlo.bitcast_convert %749 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %751 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %752 = stablehlo.xor %750, %751 : tensor<7x97xi32>
            %753 = stablehlo.bitcast_convert %752 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_326 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %754 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %755 = stablehlo.add %753, %754 : tensor<7x97xf32>
            %756 = stablehlo.multiply %755, %740 : tensor<7x97xf32>
            %757 = stablehlo.bitcast_convert %756 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %758 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %759 = stablehlo.xor %757, %758 : tensor<7x97xi32>
            %760 = stablehlo.bitcast_convert %759 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_327 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %761 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %762 = stablehlo.add %760, %761 : tensor<7x97xf32>
            %763 = stablehlo.multiply %762, %740 : tensor<7x97xf32>
            %764 = stablehlo.bitcast_convert %763 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %765 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %766 = stablehlo.xor %764, %765 : tensor<7x97xi32>
            %767 = stablehlo.bitcast_convert %766 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_328 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %768 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %769 = stablehlo.add %767, %768 : tensor<7x97xf32>
            %770 = stablehlo.multiply %769, %740 : tensor<7x97xf32>
            %771 = stablehlo.bitcast_convert %770 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %772 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %773 = stablehlo.xor %771, %772 : tensor<7x97xi32>
            %774 = stablehlo.bitcast_convert %773 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_329 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %775 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %776 = stablehlo.add %774, %775 : tensor<7x97xf32>
            %777 = stablehlo.multiply %776, %740 : tensor<7x97xf32>
            %778 = stablehlo.multiply %777, %740 : tensor<7x97xf32>
            %779 = stablehlo.bitcast_convert %778 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %780 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %781 = stablehlo.xor %779, %780 : tensor<7x97xi32>
            %782 = stablehlo.bitcast_convert %781 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %783 = stablehlo.add %782, %740 : tensor<7x97xf32>
            %cst_330 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %784 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %785 = stablehlo.add %783, %784 : tensor<7x97xf32>
            %786 = stablehlo.convert %730 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_331 = stablehlo.constant dense<127> : tensor<i32>
            %787 = stablehlo.broadcast_in_dim %c_331, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %788 = stablehlo.add %786, %787 : tensor<7x97xi32>
            %c_332 = stablehlo.constant dense<23> : tensor<i32>
            %789 = stablehlo.broadcast_in_dim %c_332, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %790 = stablehlo.shift_left %788, %789 : tensor<7x97xi32>
            %791 = stablehlo.bitcast_convert %790 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_333 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %792 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %793 = stablehlo.compare LT, %values, %792, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %794 = stablehlo.multiply %785, %791 : tensor<7x97xf32>
            %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %795 = func.call @_where_19(%793, %cst_334, %794) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %796 = func.call @_where_16(%722, %795, %cst_335) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_336 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %797 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %798 = stablehlo.maximum %503, %797 : tensor<7xf32>
            %c_337 = stablehlo.constant dense<0> : tensor<i32>
            %799 = "stablehlo.case"(%c_337) ({
              %c_358 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_358 : tensor<i32>
            }, {
              %c_358 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_358 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %800 = "stablehlo.case"(%799) ({
              %c_358 = stablehlo.constant dense<0> : tensor<i32>
              %902 = func.call @_pad_23(%710, %c_358) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
              %903 = stablehlo.slice %902 [0:7, 0:13] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %904 = stablehlo.slice %902 [0:7, 13:26] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %905 = stablehlo.slice %902 [0:7, 26:39] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %906 = stablehlo.slice %902 [0:7, 39:52] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %907 = stablehlo.slice %902 [0:7, 52:65] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %908 = stablehlo.slice %902 [0:7, 65:78] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %909 = stablehlo.slice %902 [0:7, 78:91] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %910 = stablehlo.slice %902 [0:7, 91:104] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %911 = stablehlo.add %903, %904 : tensor<7x13xf32>
              %912 = stablehlo.add %905, %906 : tensor<7x13xf32>
              %913 = stablehlo.add %911, %912 : tensor<7x13xf32>
              %914 = stablehlo.add %907, %908 : tensor<7x13xf32>
              %915 = stablehlo.add %909, %910 : tensor<7x13xf32>
              %916 = stablehlo.add %914, %915 : tensor<7x13xf32>
              %917 = stablehlo.add %913, %916 : tensor<7x13xf32>
              %918 = stablehlo.optimization_barrier %917 : tensor<7x13xf32>
              %c_359 = stablehlo.constant dense<0> : tensor<i32>
              %919 = func.call @_pad_24(%918, %c_359) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
              %920 = stablehlo.slice %919 [0:7, 0:2] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %921 = stablehlo.slice %919 [0:7, 2:4] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %922 = stablehlo.slice %919 [0:7, 4:6] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %923 = stablehlo.slice %919 [0:7, 6:8] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %924 = stablehlo.slice %919 [0:7, 8:10] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %925 = stablehlo.slice %919 [0:7, 10:12] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %926 = stablehlo.slice %919 [0:7, 12:14] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %927 = stablehlo.slice %919 [0:7, 14:16] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %928 = stablehlo.add %920, %921 : tensor<7x2xf32>
              %929 = stablehlo.add %922, %923 : tensor<7x2xf32>
              %930 = stablehlo.add %928, %929 : tensor<7x2xf32>
              %931 = stablehlo.add %924, %925 : tensor<7x2xf32>
              %932 = stablehlo.add %926, %927 : tensor<7x2xf32>
              %933 = stablehlo.add %931, %932 : tensor<7x2xf32>
              %934 = stablehlo.add %930, %933 : tensor<7x2xf32>
              %935 = stablehlo.optimization_barrier %934 : tensor<7x2xf32>
              %c_360 = stablehlo.constant dense<0> : tensor<i32>
              %936 = func.call @_pad_25(%935, %c_360) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
              %937 = stablehlo.slice %936 [0:7, 0:1] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %938 = stablehlo.slice %936 [0:7, 1:2] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %939 = stablehlo.slice %936 [0:7, 2:3] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %940 = stablehlo.slice %936 [0:7, 3:4] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %941 = stablehlo.slice %936 [0:7, 4:5] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %942 = stablehlo.slice %936 [0:7, 5:6] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %943 = stablehlo.slice %936 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %944 = stablehlo.slice %936 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %945 = stablehlo.add %937, %938 : tensor<7x1xf32>
              %946 = stablehlo.add %939, %940 : tensor<7x1xf32>
              %947 = stablehlo.add %945, %946 : tensor<7x1xf32>
              %948 = stablehlo.add %941, %942 : tensor<7x1xf32>
              %949 = stablehlo.add %943, %944 : tensor<7x1xf32>
              %950 = stablehlo.add %948, %949 : tensor<7x1xf32>
              %951 = stablehlo.add %947, %950 : tensor<7x1xf32>
              %952 = stablehlo.optimization_barrier %951 : tensor<7x1xf32>
              %953 = stablehlo.reshape %952 : (tensor<7x1xf32>) -> tensor<7xf32>
              stablehlo.return %953 : tensor<7xf32>
            }) : (tensor<i32>) -> tensor<7xf32>
            %801 = stablehlo.multiply %798, %800 : tensor<7xf32>
            %802 = stablehlo.slice %796 [0:7, 0:96:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %803 = stablehlo.slice %796 [0:7, 1:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %804 = stablehlo.add %802, %803 : tensor<7x48xf32>
            %805 = stablehlo.slice %804 [0:7, 0:47:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %806 = stablehlo.slice %804 [0:7, 1:48:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %807 = stablehlo.add %805, %806 : tensor<7x24xf32>
            %808 = stablehlo.slice %807 [0:7, 0:23:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %809 = stablehlo.slice %807 [0:7, 1:24:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %810 = stablehlo.add %808, %809 : tensor<7x12xf32>
            %811 = stablehlo.slice %810 [0:7, 0:11:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %812 = stablehlo.slice %810 [0:7, 1:12:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %813 = stablehlo.add %811, %812 : tensor<7x6xf32>
            %814 = stablehlo.slice %813 [0:7, 0:5:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %815 = stablehlo.slice %813 [0:7, 1:6:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %816 = stablehlo.add %814, %815 : tensor<7x3xf32>
            %817 = stablehlo.slice %816 [0:7, 0:2:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %818 = stablehlo.slice %816 [0:7, 1:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %819 = stablehlo.add %817, %818 : tensor<7x1xf32>
            %820 = stablehlo.slice %816 [0:7, 2:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %821 = stablehlo.add %819, %820 : tensor<7x1xf32>
            %822 = stablehlo.slice %816 [0:7, 0:1] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %823 = stablehlo.concatenate %822, %821, dim = 1 : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x2xf32>
            %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %824 = stablehlo.pad %823, %cst_338, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x3xf32>
            %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %825 = stablehlo.pad %819, %cst_339, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x3xf32>
            %826 = stablehlo.add %824, %825 : tensor<7x3xf32>
            %827 = stablehlo.slice %826 [0:7, 0:2] : (tensor<7x3xf32>) -> tensor<7x2xf32>
            %828 = stablehlo.slice %813 [0:7, 2:6:2] : (tensor<7x6xf32>) -> tensor<7x2xf32>
            %829 = stablehlo.add %827, %828 : tensor<7x2xf32>
            %830 = stablehlo.slice %813 [0:7, 0:1] : (tensor<7x6xf32>) -> tensor<7x1xf32>
            %831 = stablehlo.concatenate %830, %829, dim = 1 : (tensor<7x1xf32>, tensor<7x2xf32>) -> tensor<7x3xf32>
            %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %832 = stablehlo.pad %831, %cst_340, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %833 = stablehlo.pad %826, %cst_341, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %834 = stablehlo.add %832, %833 : tensor<7x6xf32>
            %835 = stablehlo.slice %834 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
            %836 = stablehlo.slice %810 [0:7, 2:12:2] : (tensor<7x12xf32>) -> tensor<7x5xf32>
            %837 = stablehlo.add %835, %836 : tensor<7x5xf32>
            %838 = stablehlo.slice %810 [0:7, 0:1] : (tensor<7x12xf32>) -> tensor<7x1xf32>
            %839 = stablehlo.concatenate %838, %837, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
            %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %840 = stablehlo.pad %839, %cst_342, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %841 = stablehlo.pad %834, %cst_343, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %842 = stablehlo.add %840, %841 : tensor<7x12xf32>
            %843 = stablehlo.slice %842 [0:7, 0:11] : (tensor<7x12xf32>) -> tensor<7x11xf32>
            %844 = stablehlo.slice %807 [0:7, 2:24:2] : (tensor<7x24xf32>) -> tensor<7x11xf32>
            %845 = stablehlo.add %843, %844 : tensor<7x11xf32>
            %846 = stablehlo.slice %807 [0:7, 0:1] : (tensor<7x24xf32>) -> tensor<7x1xf32>
            %847 = stablehlo.concatenate %846, %845, dim = 1 : (tensor<7x1xf32>, tensor<7x11xf32>) -> tensor<7x12xf32>
            %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %848 = stablehlo.pad %847, %cst_344, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %849 = stablehlo.pad %842, %cst_345, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %850 = stablehlo.add %848, %849 : tensor<7x24xf32>
            %851 = stablehlo.slice %850 [0:7, 0:23] : (tensor<7x24xf32>) -> tensor<7x23xf32>
            %852 = stablehlo.slice %804 [0:7, 2:48:2] : (tensor<7x48xf32>) -> tensor<7x23xf32>
            %853 = stablehlo.add %851, %852 : tensor<7x23xf32>
            %854 = stablehlo.slice %804 [0:7, 0:1] : (tensor<7x48xf32>) -> tensor<7x1xf32>
            %855 = stablehlo.concatenate %854, %853, dim = 1 : (tensor<7x1xf32>, tensor<7x23xf32>) -> tensor<7x24xf32>
            %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %856 = stablehlo.pad %855, %cst_346, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %857 = stablehlo.pad %850, %cst_347, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %858 = stablehlo.add %856, %857 : tensor<7x48xf32>
            %859 = stablehlo.slice %796 [0:7, 2:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %860 = stablehlo.add %858, %859 : tensor<7x48xf32>
            %861 = stablehlo.slice %796 [0:7, 0:1] : (tensor<7x97xf32>) -> tensor<7x1xf32>
            %862 = stablehlo.concatenate %861, %860, dim = 1 : (tensor<7x1xf32>, tensor<7x48xf32>) -> tensor<7x49xf32>
            %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %863 = stablehlo.pad %862, %cst_348, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x49xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %864 = stablehlo.pad %858, %cst_349, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x48xf32>, tensor<f32>) -> tensor<7x97xf32>
            %865 = stablehlo.add %863, %864 : tensor<7x97xf32>
            %866 = stablehlo.broadcast_in_dim %801, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %867 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %868 = stablehlo.compare GE, %865, %867, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %869 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_350 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %870 = stablehlo.broadcast_in_dim %c_350, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %871 = stablehlo.compare EQ, %869, %870, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_351 = stablehlo.constant dense<0> : tensor<i32>
            %872 = func.call @_where_20(%871, %c_351, %869) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_352 = stablehlo.constant dense<0> : tensor<i32>
            %873 = stablehlo.broadcast_in_dim %c_352, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %874 = stablehlo.compare LT, %872, %873, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_353 = stablehlo.constant dense<2147483647> : tensor<i32>
            %875 = stablehlo.broadcast_in_dim %c_353, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %876 = stablehlo.xor %872, %875 : tensor<7x97xi32>
            %877 = func.call @_where_21(%874, %876, %872) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %878 = func.call @argmax(%868) : (tensor<7x97xi1>) -> tensor<7xi32>
            %879 = stablehlo.broadcast_in_dim %878, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %880 = func.call @take_along_axis_22(%877, %879) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %881 = stablehlo.reshape %880 : (tensor<7x1xi32>) -> tensor<7xi32>
            %cst_354 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %882 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %883 = stablehlo.compare GE, %503, %882, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
            %c_355 = stablehlo.constant dense<false> : tensor<i1>
            %884 = stablehlo.reduce(%868 init: %c_355) applies stablehlo.or across dimensions = [1] : (tensor<7x97xi1>, tensor<i1>) -> tensor<7xi1>
            %c_356 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %885 = stablehlo.broadcast_in_dim %c_356, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %886 = stablehlo.not %883 : tensor<7xi1>
            %887 = stablehlo.not %884 : tensor<7xi1>
            %888 = stablehlo.and %886, %887 : tensor<7xi1>
            %c_357 = stablehlo.constant dense<false> : tensor<i1>
            %889 = stablehlo.reduce(%888 init: %c_357) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %890 = stablehlo.convert %889 : (tensor<i1>) -> tensor<i32>
            %891 = "stablehlo.case"(%890) ({
              stablehlo.return %885 : tensor<7xi32>
            }, {
              %c_358 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %902 = stablehlo.broadcast_in_dim %c_358, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_359 = stablehlo.constant dense<2147483647> : tensor<i32>
              %903 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_360 = stablehlo.constant dense<0> : tensor<i32>
              %c_361 = stablehlo.constant dense<0> : tensor<i32>
              %904:7 = stablehlo.while(%iterArg_362 = %598, %iterArg_363 = %710, %iterArg_364 = %801, %iterArg_365 = %c_361, %iterArg_366 = %c_360, %iterArg_367 = %902, %iterArg_368 = %903) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_369 = stablehlo.constant dense<32> : tensor<i32>
                %905 = stablehlo.compare LT, %iterArg_365, %c_369, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %905 : tensor<i1>
              } do {
                %905:3 = func.call @closed_call(%iterArg_362, %iterArg_363, %iterArg_364, %iterArg_366, %iterArg_367, %iterArg_368) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_369 = stablehlo.constant dense<1> : tensor<i32>
                %906 = stablehlo.add %iterArg_365, %c_369 : tensor<i32>
                stablehlo.return %iterArg_362, %iterArg_363, %iterArg_364, %906, %905#0, %905#1, %905#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %904#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %892 = func.call @_where_26(%884, %881, %891) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %893 = func.call @_where_26(%883, %885, %892) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %894 = stablehlo.maximum %633, %893 : tensor<7xi32>
            %895 = stablehlo.broadcast_in_dim %894, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %896 = stablehlo.broadcast_in_dim %895, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %897 = stablehlo.compare GE, %598, %896, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %898 = stablehlo.broadcast_in_dim %505, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %899 = stablehlo.broadcast_in_dim %898, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %900 = stablehlo.compare GE, %706, %899, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %901 = stablehlo.and %897, %900 : tensor<7x97xi1>
            stablehlo.return %901 : tensor<7x97xi1>
          }) : (tensor<i32>) -> tensor<7x97xi1>
          %566 = stablehlo.add %554, %532 : tensor<7x97xf32>
          %cst_270 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %567 = func.call @_where_16(%565, %566, %cst_270) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %cst_271 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %568 = func.call @_pad(%567, %cst_271) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
          %569 = stablehlo.reshape %568 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
          %cst_272 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %570 = stablehlo.reduce(%569 init: %cst_272) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
          %cst_273 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %571 = stablehlo.reduce(%570 init: %cst_273) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
          %572 = stablehlo.broadcast_in_dim %571, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %573 = stablehlo.compare EQ, %570, %572, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
          %574 = stablehlo.iota dim = 1 : tensor<7x1xi32>
          %c_274 = stablehlo.constant dense<1> : tensor<i32>
          %575 = func.call @_where_17(%573, %574, %c_274) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
          %c_275 = stablehlo.constant dense<2147483647> : tensor<i32>
          %576 = stablehlo.reduce(%575 init: %c_275) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
          %577 = stablehlo.broadcast_in_dim %576, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
          %578 = func.call @take_along_axis(%569, %577) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
          %579 = stablehlo.reshape %578 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
          %580 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
          %581 = stablehlo.compare EQ, %579, %580, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
          %582 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_276 = stablehlo.constant dense<128> : tensor<i32>
          %583 = func.call @_where_12(%581, %582, %c_276) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
          %c_277 = stablehlo.constant dense<2147483647> : tensor<i32>
          %584 = stablehlo.reduce(%583 init: %c_277) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
          %c_278 = stablehlo.constant dense<128> : tensor<i32>
          %585 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %586 = stablehlo.multiply %576, %585 : tensor<7xi32>
          %587 = stablehlo.add %586, %584 : tensor<7xi32>
          %c_279 = stablehlo.constant dense<97> : tensor<i32>
          %588 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %589 = stablehlo.minimum %587, %588 : tensor<7xi32>
          stablehlo.return %589 : tensor<7xi32>
        }) : (tensor<i32>) -> tensor<7xi32>
        %475 = func.call @_where_26(%471, %474, %469) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
        %476:3 = stablehlo.custom_call @xlabatch_summarize_logits(%224, %229) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %477 = stablehlo.compare GE, %384, %326, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_237 = stablehlo.constant dense<2> : tensor<i32>
        %c_238 = stablehlo.constant dense<0> : tensor<i32>
        %478 = func.call @_where_27(%477, %c_237, %c_238) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %479 = stablehlo.broadcast_in_dim %475, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %481 = stablehlo.compare EQ, %480, %319, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_239 = stablehlo.constant dense<false> : tensor<i1>
        %482 = stablehlo.reduce(%481 init: %c_239) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_240 = stablehlo.constant dense<1> : tensor<i32>
        %483 = func.call @_where_28(%482, %c_240, %478) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_241 = stablehlo.constant dense<3> : tensor<i32>
        %484 = func.call @_where_29(%476#2, %483, %c_241) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %485 = stablehlo.convert %484 : tensor<7xi32>
        %c_242 = stablehlo.constant dense<3> : tensor<i32>
        %486 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %487 = stablehlo.compare NE, %485, %486, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %488 = stablehlo.and %447, %487 : tensor<7xi1>
        %c_243 = stablehlo.constant dense<4> : tensor<i32>
        %489 = func.call @_where_30(%488, %c_243, %485) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %490 = stablehlo.broadcast_in_dim %475, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %491 = stablehlo.broadcast_in_dim %489, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %492 = stablehlo.broadcast_in_dim %476#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %493 = stablehlo.concatenate %490, %491, %492, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %494 = stablehlo.broadcast_in_dim %229, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %495 = func.call @_where_31(%494, %493, %iterArg_143) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %495 : tensor<3x7xi32>
      }, {
        %c_160 = stablehlo.constant dense<0> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %237 = stablehlo.compare LT, %216, %236, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_161 = stablehlo.constant dense<3> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %239 = stablehlo.add %216, %238 : tensor<7xi32>
        %240 = stablehlo.select %237, %239, %216 : tensor<7xi1>, tensor<7xi32>
        %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %242 = "stablehlo.gather"(%iterArg_117, %241) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_162 = stablehlo.constant dense<0> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %244 = stablehlo.compare LT, %216, %243, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_163 = stablehlo.constant dense<3> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.add %216, %245 : tensor<7xi32>
        %247 = stablehlo.select %244, %246, %216 : tensor<7xi1>, tensor<7xi32>
        %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %249 = "stablehlo.gather"(%iterArg_118, %248) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_164 = stablehlo.constant dense<0> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %251 = stablehlo.compare LT, %216, %250, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_165 = stablehlo.constant dense<3> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.add %216, %252 : tensor<7xi32>
        %254 = stablehlo.select %251, %253, %216 : tensor<7xi1>, tensor<7xi32>
        %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %256 = "stablehlo.gather"(%iterArg_119, %255) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_166 = stablehlo.constant dense<0> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %258 = stablehlo.compare LT, %216, %257, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_167 = stablehlo.constant dense<3> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.add %216, %259 : tensor<7xi32>
        %261 = stablehlo.select %258, %260, %216 : tensor<7xi1>, tensor<7xi32>
        %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %263 = "stablehlo.gather"(%iterArg_120, %262) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<0> : tensor<i32>
        %264 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %265 = stablehlo.compare LT, %216, %264, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_169 = stablehlo.constant dense<3> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.add %216, %266 : tensor<7xi32>
        %268 = stablehlo.select %265, %267, %216 : tensor<7xi1>, tensor<7xi32>
        %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %270 = "stablehlo.gather"(%iterArg_119, %269) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_170 = stablehlo.constant dense<0> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %272 = stablehlo.compare LT, %216, %271, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_171 = stablehlo.constant dense<3> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.add %216, %273 : tensor<7xi32>
        %275 = stablehlo.select %272, %274, %216 : tensor<7xi1>, tensor<7xi32>
        %276 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %277 = "stablehlo.gather"(%iterArg_121, %276) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_172 = stablehlo.constant dense<0> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %279 = stablehlo.compare LT, %216, %278, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_173 = stablehlo.constant dense<3> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.add %216, %280 : tensor<7xi32>
        %282 = stablehlo.select %279, %281, %216 : tensor<7xi1>, tensor<7xi32>
        %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %284 = "stablehlo.gather"(%iterArg_122, %283) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_174 = stablehlo.constant dense<0> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %286 = stablehlo.compare LT, %216, %285, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_175 = stablehlo.constant dense<3> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.add %216, %287 : tensor<7xi32>
        %289 = stablehlo.select %286, %288, %216 : tensor<7xi1>, tensor<7xi32>
        %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %291 = "stablehlo.gather"(%iterArg_123, %290) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_176 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %293 = stablehlo.compare LT, %216, %292, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_177 = stablehlo.constant dense<3> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.add %216, %294 : tensor<7xi32>
        %296 = stablehlo.select %293, %295, %216 : tensor<7xi1>, tensor<7xi32>
        %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %298 = "stablehlo.gather"(%iterArg_124, %297) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_178 = stablehlo.constant dense<0> : tensor<i32>
        %299 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %300 = stablehlo.compare LT, %216, %299, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_179 = stablehlo.constant dense<3> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.add %216, %301 : tensor<7xi32>
        %303 = stablehlo.select %300, %302, %216 : tensor<7xi1>, tensor<7xi32>
        %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %305 = "stablehlo.gather"(%iterArg_125, %304) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_180 = stablehlo.constant dense<0> : tensor<i32>
        %306 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %307 = stablehlo.compare LT, %216, %306, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_181 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.add %216, %308 : tensor<7xi32>
        %310 = stablehlo.select %307, %309, %216 : tensor<7xi1>, tensor<7xi32>
        %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %312 = "stablehlo.gather"(%iterArg_126, %311) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_182 = stablehlo.constant dense<0> : tensor<i32>
        %313 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %314 = stablehlo.compare LT, %216, %313, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_183 = stablehlo.constant dense<3> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %316 = stablehlo.add %216, %315 : tensor<7xi32>
        %317 = stablehlo.select %314, %316, %216 : tensor<7xi1>, tensor<7xi32>
        %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %319 = "stablehlo.gather"(%iterArg_127, %318) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_184 = stablehlo.constant dense<0> : tensor<i32>
        %320 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %321 = stablehlo.compare LT, %216, %320, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_185 = stablehlo.constant dense<3> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %323 = stablehlo.add %216, %322 : tensor<7xi32>
        %324 = stablehlo.select %321, %323, %216 : tensor<7xi1>, tensor<7xi32>
        %325 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %326 = "stablehlo.gather"(%iterArg_128, %325) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %327 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %328 = stablehlo.compare LT, %216, %327, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_187 = stablehlo.constant dense<3> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %330 = stablehlo.add %216, %329 : tensor<7xi32>
        %331 = stablehlo.select %328, %330, %216 : tensor<7xi1>, tensor<7xi32>
        %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %333 = "stablehlo.gather"(%iterArg_129, %332) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %334 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %335 = stablehlo.compare LT, %216, %334, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_189 = stablehlo.constant dense<3> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %337 = stablehlo.add %216, %336 : tensor<7xi32>
        %338 = stablehlo.select %335, %337, %216 : tensor<7xi1>, tensor<7xi32>
        %339 = stablehlo.broadcast_in_dim %338, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %340 = "stablehlo.gather"(%iterArg_130, %339) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %341 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %342 = stablehlo.compare LT, %216, %341, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_191 = stablehlo.constant dense<3> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %344 = stablehlo.add %216, %343 : tensor<7xi32>
        %345 = stablehlo.select %342, %344, %216 : tensor<7xi1>, tensor<7xi32>
        %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %347 = "stablehlo.gather"(%iterArg_131, %346) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %348 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %349 = stablehlo.compare LT, %216, %348, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_193 = stablehlo.constant dense<3> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %351 = stablehlo.add %216, %350 : tensor<7xi32>
        %352 = stablehlo.select %349, %351, %216 : tensor<7xi1>, tensor<7xi32>
        %353 = stablehlo.broadcast_in_dim %352, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %354 = "stablehlo.gather"(%iterArg_132, %353) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_194 = stablehlo.constant dense<0> : tensor<i32>
        %355 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %356 = stablehlo.compare LT, %216, %355, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_195 = stablehlo.constant dense<3> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %358 = stablehlo.add %216, %357 : tensor<7xi32>
        %359 = stablehlo.select %356, %358, %216 : tensor<7xi1>, tensor<7xi32>
        %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %361 = "stablehlo.gather"(%iterArg_133, %360) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_196 = stablehlo.constant dense<0> : tensor<i32>
        %362 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %363 = stablehlo.compare LT, %216, %362, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_197 = stablehlo.constant dense<3> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %365 = stablehlo.add %216, %364 : tensor<7xi32>
        %366 = stablehlo.select %363, %365, %216 : tensor<7xi1>, tensor<7xi32>
        %367 = stablehlo.broadcast_in_dim %366, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %368 = "stablehlo.gather"(%iterArg_134, %367) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_198 = stablehlo.constant dense<0> : tensor<i32>
        %369 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %370 = stablehlo.compare LT, %216, %369, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_199 = stablehlo.constant dense<3> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %372 = stablehlo.add %216, %371 : tensor<7xi32>
        %373 = stablehlo.select %370, %372, %216 : tensor<7xi1>, tensor<7xi32>
        %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %375 = "stablehlo.gather"(%iterArg_135, %374) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<0> : tensor<i32>
        %376 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %377 = stablehlo.compare LT, %216, %376, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_201 = stablehlo.constant dense<3> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %379 = stablehlo.add %216, %378 : tensor<7xi32>
        %380 = stablehlo.select %377, %379, %216 : tensor<7xi1>, tensor<7xi32>
        %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %382 = "stablehlo.gather"(%iterArg_136, %381) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<1> : tensor<i32>
        %383 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %384 = stablehlo.add %220, %383 : tensor<7xi32>
        %385:3 = stablehlo.custom_call @xlabatch_summarize_logits(%224, %229) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %c_203 = stablehlo.constant dense<false> : tensor<i1>
        %386 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i1>) -> tensor<7xi1>
        %387 = stablehlo.compare GE, %384, %326, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_204 = stablehlo.constant dense<2> : tensor<i32>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %388 = func.call @_where_27(%387, %c_204, %c_205) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %389 = stablehlo.broadcast_in_dim %385#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %391 = stablehlo.compare EQ, %390, %319, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_206 = stablehlo.constant dense<false> : tensor<i1>
        %392 = stablehlo.reduce(%391 init: %c_206) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_207 = stablehlo.constant dense<1> : tensor<i32>
        %393 = func.call @_where_28(%392, %c_207, %388) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_208 = stablehlo.constant dense<3> : tensor<i32>
        %394 = func.call @_where_29(%385#2, %393, %c_208) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %395 = stablehlo.convert %394 : tensor<7xi32>
        %c_209 = stablehlo.constant dense<3> : tensor<i32>
        %396 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %397 = stablehlo.compare NE, %395, %396, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %398 = stablehlo.and %386, %397 : tensor<7xi1>
        %c_210 = stablehlo.constant dense<4> : tensor<i32>
        %399 = func.call @_where_30(%398, %c_210, %395) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %400 = stablehlo.broadcast_in_dim %385#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %401 = stablehlo.broadcast_in_dim %399, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %402 = stablehlo.broadcast_in_dim %385#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %403 = stablehlo.concatenate %400, %401, %402, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %404 = stablehlo.broadcast_in_dim %229, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %405 = func.call @_where_31(%404, %403, %iterArg_137) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %405 : tensor<3x7xi32>
      }) : (tensor<i32>) -> tensor<3x7xi32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %232 = stablehlo.compare LT, %212, %c_157, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_158 = stablehlo.constant dense<7> : tensor<i32>
      %233 = stablehlo.add %212, %c_158 : tensor<i32>
      %234 = stablehlo.select %232, %233, %212 : tensor<i1>, tensor<i32>
      %c_159 = stablehlo.constant dense<0> : tensor<i32>
      %235 = stablehlo.dynamic_update_slice %iterArg_146, %231, %c_159, %234 : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x7xi32>
      stablehlo.return %iterArg, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %210, %iterArg_145, %235 : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    }
    %142 = call @_roll_static(%141#34) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %143 = stablehlo.slice %142 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %144 = stablehlo.reshape %143 : (tensor<1x7xi32>) -> tensor<7xi32>
    %145 = stablehlo.compare EQ, %arg31, %144, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %146 = stablehlo.slice %142 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %147 = stablehlo.reshape %146 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %149 = stablehlo.compare EQ, %147, %148, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %150 = stablehlo.and %145, %149 : tensor<7xi1>
    %151 = stablehlo.or %arg34, %150 : tensor<7xi1>
    %152 = stablehlo.iota dim = 0 : tensor<7xi32>
    %153 = stablehlo.not %151 : tensor<7xi1>
    %c_93 = stablehlo.constant dense<-1> : tensor<i32>
    %154 = call @_where(%153, %152, %c_93) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %155 = call @cummax(%154) : (tensor<7xi32>) -> tensor<7xi32>
    %c_94 = stablehlo.constant dense<-1> : tensor<i32>
    %156 = call @_where(%arg34, %152, %c_94) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %157 = call @cummax(%156) : (tensor<7xi32>) -> tensor<7xi32>
    %158 = stablehlo.compare LT, %155, %157, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %159 = stablehlo.and %158, %2 : tensor<7xi1>
    %160 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %161 = call @_where_32(%160, %141#34, %c_6) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_95 = stablehlo.constant dense<1> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %163 = stablehlo.add %arg33, %162 : tensor<7xi32>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %164 = call @_where(%159, %arg32, %c_96) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %165 = stablehlo.slice %161 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %166 = stablehlo.reshape %165 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %167 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %168 = stablehlo.compare EQ, %166, %167, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %169 = call @_where_33(%168, %c_98, %164) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_99 = stablehlo.constant dense<128> : tensor<i32>
    %170 = call @_where(%159, %163, %c_99) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %171 = stablehlo.slice %161 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %172 = stablehlo.reshape %171 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_100 = stablehlo.constant dense<128> : tensor<i32>
    %173 = call @floor_divide(%170, %c_100) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_101 = stablehlo.constant dense<128> : tensor<i32>
    %174 = call @remainder(%170, %c_101) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %176 = stablehlo.compare LT, %arg32, %175, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %178 = stablehlo.add %arg32, %177 : tensor<7xi32>
    %179 = stablehlo.select %176, %178, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %181 = stablehlo.compare LT, %173, %180, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_105 = stablehlo.constant dense<1> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %183 = stablehlo.add %173, %182 : tensor<7xi32>
    %184 = stablehlo.select %181, %183, %173 : tensor<7xi1>, tensor<7xi32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %186 = stablehlo.compare LT, %174, %185, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_107 = stablehlo.constant dense<128> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %188 = stablehlo.add %174, %187 : tensor<7xi32>
    %189 = stablehlo.select %186, %188, %174 : tensor<7xi1>, tensor<7xi32>
    %190 = stablehlo.broadcast_in_dim %179, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %191 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %192 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %193 = stablehlo.concatenate %190, %191, %192, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %194 = "stablehlo.scatter"(%136, %193, %172) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %196 = stablehlo.compare LT, %164, %195, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_109 = stablehlo.constant dense<3> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %198 = stablehlo.add %164, %197 : tensor<7xi32>
    %199 = stablehlo.select %196, %198, %164 : tensor<7xi1>, tensor<7xi32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %201 = "stablehlo.scatter"(%arg11, %200, %163) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %210 = stablehlo.maximum %arg38, %arg39 : tensor<i32>
      stablehlo.return %210 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %203 = stablehlo.compare LT, %169, %202, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_111 = stablehlo.constant dense<3> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %205 = stablehlo.add %169, %204 : tensor<7xi32>
    %206 = stablehlo.select %203, %205, %169 : tensor<7xi1>, tensor<7xi32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_112 = stablehlo.constant dense<false> : tensor<i1>
    %208 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %209 = "stablehlo.scatter"(%arg12, %207, %208) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<3xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<3xi1>
    return %76#1, %76#2, %194, %201, %209, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %161, %114 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x7xi32>, tensor<7x97xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @floor_divide(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<7xi32>
    %3 = stablehlo.sign %arg0 : tensor<7xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %11 = stablehlo.and %6, %10 : tensor<7xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<7xi32>
    %14 = call @_where_0(%11, %13, %2) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    return %14 : tensor<7xi32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @remainder(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %12 = stablehlo.and %11, %6 : tensor<7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %14 = stablehlo.add %4, %13 : tensor<7xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<7xi1>, tensor<7xi32>
    return %15 : tensor<7xi32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide_2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
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
  func.func private @_where_3(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<1xf32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @_where_4(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<1xi32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_5(%arg0: tensor<7x1xi1>, %arg1: tensor<7x2xui32>, %arg2: tensor<1x2xui32>) -> tensor<7x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<7x2xui32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<7x2xi1>, tensor<7x2xui32>
    return %2 : tensor<7x2xui32>
  }
  func.func private @_where_6(%arg0: tensor<7x1xi1>, %arg1: tensor<7x4xi32>, %arg2: tensor<1x4xi32>) -> tensor<7x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x4xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<7x4xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<7x4xi1>, tensor<7x4xi32>
    return %2 : tensor<7x4xi32>
  }
  func.func private @_where_7(%arg0: tensor<7xi1>, %arg1: tensor<7xi1>, %arg2: tensor<1xi1>) -> tensor<7xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi1>) -> tensor<7xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xi1>
    return %1 : tensor<7xi1>
  }
  func.func private @_where_8(%arg0: tensor<7x1xi1>, %arg1: tensor<7x97xf32>, %arg2: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<7x97xi1>, tensor<7x97xf32>
    return %1 : tensor<7x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @floor_divide_10(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
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
    %9 = call @_where_11(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x1x128xi32>, %arg1: tensor<i32>) -> tensor<7x128xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, %c_2, sizes = [7, 1, 128] : (tensor<7x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x1x128xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1x128xi32>) -> tensor<7x128xi32>
    return %5 : tensor<7x128xi32>
  }
  func.func private @_where_12(%arg0: tensor<7x128xi1>, %arg1: tensor<7x128xi32>, %arg2: tensor<i32>) -> tensor<7x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x128xi1>, tensor<7x128xi32>
    return %2 : tensor<7x128xi32>
  }
  func.func private @_where_13(%arg0: tensor<7x97xi1>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7x97xi1>, tensor<7x97xf32>
    return %2 : tensor<7x97xf32>
  }
  func.func private @_where_14(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xf32>, %arg2: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x97xi1>, tensor<7x97xf32>
    return %0 : tensor<7x97xf32>
  }
  func.func private @_where_15(%arg0: tensor<7x4xi1>, %arg1: tensor<i32>, %arg2: tensor<7x4xi32>) -> tensor<7x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x4xi1>, tensor<7x4xi32>
    return %2 : tensor<7x4xi32>
  }
  func.func private @_where_16(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xf32>, %arg2: tensor<f32>) -> tensor<7x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x97xi1>, tensor<7x97xf32>
    return %2 : tensor<7x97xf32>
  }
  func.func private @_pad(%arg0: tensor<7x97xf32>, %arg1: tensor<f32>) -> tensor<7x128xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 31], interior = [0, 0] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
    return %1 : tensor<7x128xf32>
  }
  func.func private @_where_17(%arg0: tensor<7x1xi1>, %arg1: tensor<7x1xi32>, %arg2: tensor<i32>) -> tensor<7x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x1xi1>, tensor<7x1xi32>
    return %2 : tensor<7x1xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<7x1x128xf32>, %arg1: tensor<7x1x1xi32>) -> tensor<7x1x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1x1xi1>, tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x1x128xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1x128xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<7x1x128xi1>, tensor<7x1x128xf32>
    return %15 : tensor<7x1x128xf32>
  }
  func.func private @_where_18(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @_where_19(%arg0: tensor<7x97xi1>, %arg1: tensor<f32>, %arg2: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x97xi1>, tensor<7x97xf32>
    return %2 : tensor<7x97xf32>
  }
  func.func private @_where_20(%arg0: tensor<7x97xi1>, %arg1: tensor<i32>, %arg2: tensor<7x97xi32>) -> tensor<7x97xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x97xi1>, tensor<7x97xi32>
    return %2 : tensor<7x97xi32>
  }
  func.func private @_where_21(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xi32>, %arg2: tensor<7x97xi32>) -> tensor<7x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x97xi1>, tensor<7x97xi32>
    return %0 : tensor<7x97xi32>
  }
  func.func private @clip(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<7xi32>
    return %5 : tensor<7xi32>
  }
  func.func private @take_along_axis_22(%arg0: tensor<7x97xi32>, %arg1: tensor<7x1xi32>) -> tensor<7x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x97xi32>, tensor<7x1x1xi32>) -> tensor<7x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xi32>
    return %15 : tensor<7x1xi32>
  }
  func.func private @closed_call(%arg0: tensor<7x97xi32>, %arg1: tensor<7x97xf32>, %arg2: tensor<7xf32>, %arg3: tensor<i32>, %arg4: tensor<7xi32>, %arg5: tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.shift_right_arithmetic %arg4, %1 : tensor<7xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.shift_right_arithmetic %arg5, %3 : tensor<7xi32>
    %5 = stablehlo.add %2, %4 : tensor<7xi32>
    %6 = stablehlo.and %arg4, %arg5 : tensor<7xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %8 = stablehlo.and %6, %7 : tensor<7xi32>
    %9 = stablehlo.add %5, %8 : tensor<7xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = call @_where_16(%12, %arg1, %cst) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = "stablehlo.case"(%c_3) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }, {
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.case"(%14) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %19 = func.call @_pad_23(%13, %c_4) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
      %20 = stablehlo.slice %19 [0:7, 0:13] : (tensor<7x104xf32>) -> tensor<7x13xf32>
      %21 = stablehlo.slice %19 [0:7, 13:26] : (tensor<7x104xf32>) -> tensor<7x13xf32>
      %22 = stablehlo.slice %19 [0:7, 26:39] : (tensor<7x104xf32>) -> tensor<7x13xf32>
      %23 = stablehlo.slice %19 [0:7, 39:52] : (tensor<7x104xf32>) -> tensor<7x13xf32>
      %24 = stablehlo.slice %19 [0:7, 52:65] : (tensor<7x104xf32>) -> tensor<7x13xf32>
      %25 = stablehlo.slice %19 [0:7, 65:78] : (tensor<7x104xf32>) -> tensor<7x13xf32>
      %26 = stablehlo.slice %19 [0:7, 78:91] : (tensor<7x104xf32>) -> tensor<7x13xf32>
      %27 = stablehlo.slice %19 [0:7, 91:104] : (tensor<7x104xf32>) -> tensor<7x13xf32>
      %28 = stablehlo.add %20, %21 : tensor<7x13xf32>
      %29 = stablehlo.add %22, %23 : tensor<7x13xf32>
      %30 = stablehlo.add %28, %29 : tensor<7x13xf32>
      %31 = stablehlo.add %24, %25 : tensor<7x13xf32>
      %32 = stablehlo.add %26, %27 : tensor<7x13xf32>
      %33 = stablehlo.add %31, %32 : tensor<7x13xf32>
      %34 = stablehlo.add %30, %33 : tensor<7x13xf32>
      %35 = stablehlo.optimization_barrier %34 : tensor<7x13xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %36 = func.call @_pad_24(%35, %c_5) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
      %37 = stablehlo.slice %36 [0:7, 0:2] : (tensor<7x16xf32>) -> tensor<7x2xf32>
      %38 = stablehlo.slice %36 [0:7, 2:4] : (tensor<7x16xf32>) -> tensor<7x2xf32>
      %39 = stablehlo.slice %36 [0:7, 4:6] : (tensor<7x16xf32>) -> tensor<7x2xf32>
      %40 = stablehlo.slice %36 [0:7, 6:8] : (tensor<7x16xf32>) -> tensor<7x2xf32>
      %41 = stablehlo.slice %36 [0:7, 8:10] : (tensor<7x16xf32>) -> tensor<7x2xf32>
      %42 = stablehlo.slice %36 [0:7, 10:12] : (tensor<7x16xf32>) -> tensor<7x2xf32>
      %43 = stablehlo.slice %36 [0:7, 12:14] : (tensor<7x16xf32>) -> tensor<7x2xf32>
      %44 = stablehlo.slice %36 [0:7, 14:16] : (tensor<7x16xf32>) -> tensor<7x2xf32>
      %45 = stablehlo.add %37, %38 : tensor<7x2xf32>
      %46 = stablehlo.add %39, %40 : tensor<7x2xf32>
      %47 = stablehlo.add %45, %46 : tensor<7x2xf32>
      %48 = stablehlo.add %41, %42 : tensor<7x2xf32>
      %49 = stablehlo.add %43, %44 : tensor<7x2xf32>
      %50 = stablehlo.add %48, %49 : tensor<7x2xf32>
      %51 = stablehlo.add %47, %50 : tensor<7x2xf32>
      %52 = stablehlo.optimization_barrier %51 : tensor<7x2xf32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %53 = func.call @_pad_25(%52, %c_6) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
      %54 = stablehlo.slice %53 [0:7, 0:1] : (tensor<7x8xf32>) -> tensor<7x1xf32>
      %55 = stablehlo.slice %53 [0:7, 1:2] : (tensor<7x8xf32>) -> tensor<7x1xf32>
      %56 = stablehlo.slice %53 [0:7, 2:3] : (tensor<7x8xf32>) -> tensor<7x1xf32>
      %57 = stablehlo.slice %53 [0:7, 3:4] : (tensor<7x8xf32>) -> tensor<7x1xf32>
      %58 = stablehlo.slice %53 [0:7, 4:5] : (tensor<7x8xf32>) -> tensor<7x1xf32>
      %59 = stablehlo.slice %53 [0:7, 5:6] : (tensor<7x8xf32>) -> tensor<7x1xf32>
      %60 = stablehlo.slice %53 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
      %61 = stablehlo.slice %53 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
      %62 = stablehlo.add %54, %55 : tensor<7x1xf32>
      %63 = stablehlo.add %56, %57 : tensor<7x1xf32>
      %64 = stablehlo.add %62, %63 : tensor<7x1xf32>
      %65 = stablehlo.add %58, %59 : tensor<7x1xf32>
      %66 = stablehlo.add %60, %61 : tensor<7x1xf32>
      %67 = stablehlo.add %65, %66 : tensor<7x1xf32>
      %68 = stablehlo.add %64, %67 : tensor<7x1xf32>
      %69 = stablehlo.optimization_barrier %68 : tensor<7x1xf32>
      %70 = stablehlo.reshape %69 : (tensor<7x1xf32>) -> tensor<7xf32>
      stablehlo.return %70 : tensor<7xf32>
    }) : (tensor<i32>) -> tensor<7xf32>
    %16 = stablehlo.compare GE, %15, %arg2, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %17 = call @_where_26(%16, %9, %arg4) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %18 = call @_where_26(%16, %arg5, %9) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    return %0, %17, %18 : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  func.func private @_pad_23(%arg0: tensor<7x97xf32>, %arg1: tensor<i32>) -> tensor<7x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x104xf32>
    return %1 : tensor<7x104xf32>
  }
  func.func private @_pad_24(%arg0: tensor<7x13xf32>, %arg1: tensor<i32>) -> tensor<7x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7x16xf32>
    return %1 : tensor<7x16xf32>
  }
  func.func private @_pad_25(%arg0: tensor<7x2xf32>, %arg1: tensor<i32>) -> tensor<7x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x8xf32>
    return %1 : tensor<7x8xf32>
  }
  func.func private @_where_26(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @round(%arg0: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<7x97xf32>
    return %0 : tensor<7x97xf32>
  }
  func.func private @argmax(%arg0: tensor<7x97xi1>) -> tensor<7xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<7x97xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<i1>, tensor<i32>) -> (tensor<7xi1>, tensor<7xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<7xi32>
  }
  func.func private @_where_27(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_28(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_29(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_30(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_31(%arg0: tensor<1x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x7xi1>) -> tensor<3x7xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x7xi1>, tensor<3x7xi32>
    return %2 : tensor<3x7xi32>
  }
  func.func private @_roll_static(%arg0: tensor<3x7xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.slice %arg0 [0:3, 6:7] : (tensor<3x7xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.slice %arg0 [0:3, 0:6] : (tensor<3x7xi32>) -> tensor<3x6xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1xi32>, tensor<3x6xi32>) -> tensor<3x7xi32>
    return %2 : tensor<3x7xi32>
  }
  func.func private @cummax(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_32(%arg0: tensor<1x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x7xi1>) -> tensor<3x7xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x7xi1>, tensor<3x7xi32>
    return %2 : tensor<3x7xi32>
  }
  func.func private @_where_33(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
}
