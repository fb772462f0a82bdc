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
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %116 = stablehlo.multiply %114, %115 : tensor<7x97xf32>
    %c_81 = stablehlo.constant dense<128> : tensor<i32>
    %117 = call @floor_divide(%3, %c_81) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_82 = stablehlo.constant dense<128> : tensor<i32>
    %118 = call @remainder(%3, %c_82) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %120 = stablehlo.compare LT, %arg32, %119, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %122 = stablehlo.add %arg32, %121 : tensor<7xi32>
    %123 = stablehlo.select %120, %122, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %125 = stablehlo.compare LT, %117, %124, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_86 = stablehlo.constant dense<1> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %127 = stablehlo.add %117, %126 : tensor<7xi32>
    %128 = stablehlo.select %125, %127, %117 : tensor<7xi1>, tensor<7xi32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %130 = stablehlo.compare LT, %118, %129, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_88 = stablehlo.constant dense<128> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %132 = stablehlo.add %118, %131 : tensor<7xi32>
    %133 = stablehlo.select %130, %132, %118 : tensor<7xi1>, tensor<7xi32>
    %134 = stablehlo.broadcast_in_dim %123, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %135 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %137 = stablehlo.concatenate %134, %135, %136, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %138 = "stablehlo.scatter"(%arg10, %137, %arg31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_89 = stablehlo.constant dense<7> : tensor<i32>
    %139 = stablehlo.add %arg35, %c_89 : tensor<i32>
    %c_90 = stablehlo.constant dense<1> : tensor<i32>
    %140 = stablehlo.subtract %139, %c_90 : tensor<i32>
    %c_91 = stablehlo.constant dense<7> : tensor<i32>
    %141 = call @floor_divide_2(%140, %c_91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %143:35 = stablehlo.while(%iterArg = %arg32, %iterArg_114 = %arg33, %iterArg_115 = %116, %iterArg_116 = %arg35, %iterArg_117 = %arg36, %iterArg_118 = %138, %iterArg_119 = %arg11, %iterArg_120 = %arg12, %iterArg_121 = %arg13, %iterArg_122 = %arg15, %iterArg_123 = %arg16, %iterArg_124 = %arg17, %iterArg_125 = %arg18, %iterArg_126 = %arg19, %iterArg_127 = %arg20, %iterArg_128 = %arg21, %iterArg_129 = %arg22, %iterArg_130 = %arg23, %iterArg_131 = %arg24, %iterArg_132 = %arg25, %iterArg_133 = %arg26, %iterArg_134 = %arg27, %iterArg_135 = %arg28, %iterArg_136 = %arg29, %iterArg_137 = %arg30, %iterArg_138 = %c_0, %iterArg_139 = %arg37, %iterArg_140 = %c_1, %iterArg_141 = %c_2, %iterArg_142 = %c_3, %iterArg_143 = %c_4, %iterArg_144 = %c_5, %iterArg_145 = %c_92, %iterArg_146 = %141, %iterArg_147 = %142) : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    cond {
      %212 = stablehlo.compare LT, %iterArg_145, %iterArg_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %212 : tensor<i1>
    } do {
      %c_148 = stablehlo.constant dense<1> : tensor<i32>
      %212 = stablehlo.add %iterArg_145, %c_148 : tensor<i32>
      %c_149 = stablehlo.constant dense<7> : tensor<i32>
      %213 = stablehlo.multiply %iterArg_145, %c_149 : tensor<i32>
      %c_150 = stablehlo.constant dense<0> : tensor<i32>
      %214 = stablehlo.minimum %213, %c_150 : tensor<i32>
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %215 = stablehlo.compare LT, %214, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_152 = stablehlo.constant dense<7> : tensor<i32>
      %216 = stablehlo.add %214, %c_152 : tensor<i32>
      %217 = stablehlo.select %215, %216, %214 : tensor<i1>, tensor<i32>
      %218 = stablehlo.dynamic_slice %iterArg, %217, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %219 = stablehlo.compare LT, %214, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_154 = stablehlo.constant dense<7> : tensor<i32>
      %220 = stablehlo.add %214, %c_154 : tensor<i32>
      %221 = stablehlo.select %219, %220, %214 : tensor<i1>, tensor<i32>
      %222 = stablehlo.dynamic_slice %iterArg_114, %221, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %223 = stablehlo.compare LT, %214, %c_155, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_156 = stablehlo.constant dense<7> : tensor<i32>
      %224 = stablehlo.add %214, %c_156 : tensor<i32>
      %225 = stablehlo.select %223, %224, %214 : tensor<i1>, tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %226 = stablehlo.dynamic_slice %iterArg_115, %225, %c_157, sizes = [7, 97] : (tensor<7x97xf32>, tensor<i32>, tensor<i32>) -> tensor<7x97xf32>
      %227 = stablehlo.iota dim = 0 : tensor<7xi32>
      %228 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %229 = stablehlo.add %228, %227 : tensor<7xi32>
      %230 = stablehlo.broadcast_in_dim %iterArg_116, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %231 = stablehlo.compare LT, %229, %230, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %232 = stablehlo.convert %iterArg_117 : (tensor<i1>) -> tensor<i32>
      %233 = "stablehlo.case"(%232) ({
        %c_161 = stablehlo.constant dense<0> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %239 = stablehlo.compare LT, %218, %238, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_162 = stablehlo.constant dense<3> : tensor<i32>
        %240 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %241 = stablehlo.add %218, %240 : tensor<7xi32>
        %242 = stablehlo.select %239, %241, %218 : tensor<7xi1>, tensor<7xi32>
        %243 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %244 = "stablehlo.gather"(%iterArg_118, %243) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_163 = stablehlo.constant dense<0> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.compare LT, %218, %245, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_164 = stablehlo.constant dense<3> : tensor<i32>
        %247 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %248 = stablehlo.add %218, %247 : tensor<7xi32>
        %249 = stablehlo.select %246, %248, %218 : tensor<7xi1>, tensor<7xi32>
        %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %251 = "stablehlo.gather"(%iterArg_119, %250) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_165 = stablehlo.constant dense<0> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.compare LT, %218, %252, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_166 = stablehlo.constant dense<3> : tensor<i32>
        %254 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %255 = stablehlo.add %218, %254 : tensor<7xi32>
        %256 = stablehlo.select %253, %255, %218 : tensor<7xi1>, tensor<7xi32>
        %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %258 = "stablehlo.gather"(%iterArg_120, %257) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_167 = stablehlo.constant dense<0> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.compare LT, %218, %259, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<3> : tensor<i32>
        %261 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %262 = stablehlo.add %218, %261 : tensor<7xi32>
        %263 = stablehlo.select %260, %262, %218 : tensor<7xi1>, tensor<7xi32>
        %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %265 = "stablehlo.gather"(%iterArg_121, %264) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_169 = stablehlo.constant dense<0> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.compare LT, %218, %266, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_170 = stablehlo.constant dense<3> : tensor<i32>
        %268 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %269 = stablehlo.add %218, %268 : tensor<7xi32>
        %270 = stablehlo.select %267, %269, %218 : tensor<7xi1>, tensor<7xi32>
        %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %272 = "stablehlo.gather"(%iterArg_120, %271) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_171 = stablehlo.constant dense<0> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.compare LT, %218, %273, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_172 = stablehlo.constant dense<3> : tensor<i32>
        %275 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %276 = stablehlo.add %218, %275 : tensor<7xi32>
        %277 = stablehlo.select %274, %276, %218 : tensor<7xi1>, tensor<7xi32>
        %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %279 = "stablehlo.gather"(%iterArg_122, %278) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_173 = stablehlo.constant dense<0> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.compare LT, %218, %280, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_174 = stablehlo.constant dense<3> : tensor<i32>
        %282 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %283 = stablehlo.add %218, %282 : tensor<7xi32>
        %284 = stablehlo.select %281, %283, %218 : tensor<7xi1>, tensor<7xi32>
        %285 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %286 = "stablehlo.gather"(%iterArg_123, %285) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_175 = stablehlo.constant dense<0> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.compare LT, %218, %287, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_176 = stablehlo.constant dense<3> : tensor<i32>
        %289 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %290 = stablehlo.add %218, %289 : tensor<7xi32>
        %291 = stablehlo.select %288, %290, %218 : tensor<7xi1>, tensor<7xi32>
        %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %293 = "stablehlo.gather"(%iterArg_124, %292) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_177 = stablehlo.constant dense<0> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.compare LT, %218, %294, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_178 = stablehlo.constant dense<3> : tensor<i32>
        %296 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %297 = stablehlo.add %218, %296 : tensor<7xi32>
        %298 = stablehlo.select %295, %297, %218 : tensor<7xi1>, tensor<7xi32>
        %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %300 = "stablehlo.gather"(%iterArg_125, %299) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_179 = stablehlo.constant dense<0> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.compare LT, %218, %301, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_180 = stablehlo.constant dense<3> : tensor<i32>
        %303 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %304 = stablehlo.add %218, %303 : tensor<7xi32>
        %305 = stablehlo.select %302, %304, %218 : tensor<7xi1>, tensor<7xi32>
        %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %307 = "stablehlo.gather"(%iterArg_126, %306) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_181 = stablehlo.constant dense<0> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.compare LT, %218, %308, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %310 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %311 = stablehlo.add %218, %310 : tensor<7xi32>
        %312 = stablehlo.select %309, %311, %218 : tensor<7xi1>, tensor<7xi32>
        %313 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %314 = "stablehlo.gather"(%iterArg_127, %313) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_183 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %316 = stablehlo.compare LT, %218, %315, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_184 = stablehlo.constant dense<3> : tensor<i32>
        %317 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %318 = stablehlo.add %218, %317 : tensor<7xi32>
        %319 = stablehlo.select %316, %318, %218 : tensor<7xi1>, tensor<7xi32>
        %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %321 = "stablehlo.gather"(%iterArg_128, %320) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_185 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %323 = stablehlo.compare LT, %218, %322, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_186 = stablehlo.constant dense<3> : tensor<i32>
        %324 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %325 = stablehlo.add %218, %324 : tensor<7xi32>
        %326 = stablehlo.select %323, %325, %218 : tensor<7xi1>, tensor<7xi32>
        %327 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %328 = "stablehlo.gather"(%iterArg_129, %327) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %330 = stablehlo.compare LT, %218, %329, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_188 = stablehlo.constant dense<3> : tensor<i32>
        %331 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %332 = stablehlo.add %218, %331 : tensor<7xi32>
        %333 = stablehlo.select %330, %332, %218 : tensor<7xi1>, tensor<7xi32>
        %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %335 = "stablehlo.gather"(%iterArg_130, %334) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %337 = stablehlo.compare LT, %218, %336, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_190 = stablehlo.constant dense<3> : tensor<i32>
        %338 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %339 = stablehlo.add %218, %338 : tensor<7xi32>
        %340 = stablehlo.select %337, %339, %218 : tensor<7xi1>, tensor<7xi32>
        %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %342 = "stablehlo.gather"(%iterArg_131, %341) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %344 = stablehlo.compare LT, %218, %343, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_192 = stablehlo.constant dense<3> : tensor<i32>
        %345 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %346 = stablehlo.add %218, %345 : tensor<7xi32>
        %347 = stablehlo.select %344, %346, %218 : tensor<7xi1>, tensor<7xi32>
        %348 = stablehlo.broadcast_in_dim %347, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %349 = "stablehlo.gather"(%iterArg_132, %348) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %351 = stablehlo.compare LT, %218, %350, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_194 = stablehlo.constant dense<3> : tensor<i32>
        %352 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %353 = stablehlo.add %218, %352 : tensor<7xi32>
        %354 = stablehlo.select %351, %353, %218 : tensor<7xi1>, tensor<7xi32>
        %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %356 = "stablehlo.gather"(%iterArg_133, %355) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %358 = stablehlo.compare LT, %218, %357, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_196 = stablehlo.constant dense<3> : tensor<i32>
        %359 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %360 = stablehlo.add %218, %359 : tensor<7xi32>
        %361 = stablehlo.select %358, %360, %218 : tensor<7xi1>, tensor<7xi32>
        %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %363 = "stablehlo.gather"(%iterArg_134, %362) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %365 = stablehlo.compare LT, %218, %364, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_198 = stablehlo.constant dense<3> : tensor<i32>
        %366 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %367 = stablehlo.add %218, %366 : tensor<7xi32>
        %368 = stablehlo.select %365, %367, %218 : tensor<7xi1>, tensor<7xi32>
        %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %370 = "stablehlo.gather"(%iterArg_135, %369) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_199 = stablehlo.constant dense<0> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %372 = stablehlo.compare LT, %218, %371, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<3> : tensor<i32>
        %373 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %374 = stablehlo.add %218, %373 : tensor<7xi32>
        %375 = stablehlo.select %372, %374, %218 : tensor<7xi1>, tensor<7xi32>
        %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %377 = "stablehlo.gather"(%iterArg_136, %376) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %379 = stablehlo.compare LT, %218, %378, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %380 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %381 = stablehlo.add %218, %380 : tensor<7xi32>
        %382 = stablehlo.select %379, %381, %218 : tensor<7xi1>, tensor<7xi32>
        %383 = stablehlo.broadcast_in_dim %382, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %384 = "stablehlo.gather"(%iterArg_137, %383) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_203 = stablehlo.constant dense<1> : tensor<i32>
        %385 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %386 = stablehlo.add %222, %385 : tensor<7xi32>
        %c_204 = stablehlo.constant dense<0> : tensor<i32>
        %387 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %388 = stablehlo.compare LT, %218, %387, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_205 = stablehlo.constant dense<3> : tensor<i32>
        %389 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %390 = stablehlo.add %218, %389 : tensor<7xi32>
        %391 = stablehlo.select %388, %390, %218 : tensor<7xi1>, tensor<7xi32>
        %392 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %393 = "stablehlo.gather"(%iterArg_139, %392) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %394 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %395 = func.call @_where_3(%231, %286, %394) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %396 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %397 = func.call @_where_4(%231, %293, %396) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_208 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %398 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %399 = func.call @_where_3(%231, %300, %398) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %400 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %401 = func.call @_where_3(%231, %307, %400) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %402 = stablehlo.reshape %231 : (tensor<7xi1>) -> tensor<7x1xi1>
        %403 = stablehlo.broadcast_in_dim %iterArg_140, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %404 = func.call @_where_5(%402, %314, %403) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
        %405 = stablehlo.reshape %231 : (tensor<7xi1>) -> tensor<7x1xi1>
        %406 = stablehlo.broadcast_in_dim %iterArg_141, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %407 = func.call @_where_6(%405, %321, %406) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
        %c_210 = stablehlo.constant dense<0> : tensor<i32>
        %408 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %409 = func.call @_where_4(%231, %328, %408) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_211 = stablehlo.constant dense<0> : tensor<i32>
        %410 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %411 = func.call @_where_4(%231, %335, %410) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_212 = stablehlo.constant dense<0> : tensor<i32>
        %412 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %413 = func.call @_where_4(%231, %342, %412) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_213 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %414 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %415 = func.call @_where_3(%231, %349, %414) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_214 = stablehlo.constant dense<2147483647> : tensor<i32>
        %416 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %417 = func.call @_where_4(%231, %356, %416) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %418 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %419 = func.call @_where_3(%231, %363, %418) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %420 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %421 = func.call @_where_3(%231, %370, %420) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_217 = stablehlo.constant dense<false> : tensor<i1>
        %422 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %423 = func.call @_where_7(%231, %377, %422) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_218 = stablehlo.constant dense<false> : tensor<i1>
        %424 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %425 = func.call @_where_7(%231, %384, %424) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_219 = stablehlo.constant dense<false> : tensor<i1>
        %426 = stablehlo.reduce(%423 init: %c_219) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %427 = stablehlo.convert %426 : (tensor<i1>) -> tensor<i32>
        %428 = "stablehlo.case"(%427) ({
          stablehlo.return %226 : tensor<7x97xf32>
        }, {
          %498 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %499 = stablehlo.add %226, %279 : tensor<7x97xf32>
          %500 = func.call @_where_8(%498, %499, %226) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %500 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %429 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %430 = stablehlo.compare NE, %415, %429, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %431 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %432 = stablehlo.compare NE, %419, %431, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %433 = stablehlo.or %430, %432 : tensor<7xi1>
        %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %434 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %435 = stablehlo.compare NE, %421, %434, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %436 = stablehlo.or %433, %435 : tensor<7xi1>
        %c_223 = stablehlo.constant dense<false> : tensor<i1>
        %437 = stablehlo.reduce(%436 init: %c_223) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %438 = stablehlo.convert %437 : (tensor<i1>) -> tensor<i32>
        %439 = "stablehlo.case"(%438) ({
          stablehlo.return %428 : tensor<7x97xf32>
        }, {
          %498 = stablehlo.broadcast_in_dim %436, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %499 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %500 = stablehlo.compare NE, %415, %499, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %501 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %502 = stablehlo.compare NE, %419, %501, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %503 = stablehlo.or %500, %502 : tensor<7xi1>
          %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %504 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %505 = stablehlo.compare NE, %421, %504, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %506 = stablehlo.or %503, %505 : tensor<7xi1>
          %c_248 = stablehlo.constant dense<0> : tensor<i32>
          %507 = func.call @_where_9(%506, %386, %c_248) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
          %508 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %509 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_249 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %510 = stablehlo.reduce(%507 init: %c_249) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_250 = stablehlo.constant dense<1> : tensor<i32>
          %511 = stablehlo.subtract %510, %c_250 : tensor<i32>
          %c_251 = stablehlo.constant dense<128> : tensor<i32>
          %512 = func.call @floor_divide_10(%511, %c_251) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_252 = stablehlo.constant dense<1> : tensor<i32>
          %513 = stablehlo.add %512, %c_252 : tensor<i32>
          %c_253 = stablehlo.constant dense<0> : tensor<i32>
          %514 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_254 = stablehlo.constant dense<0> : tensor<i32>
          %515:8 = stablehlo.while(%iterArg_266 = %509, %iterArg_267 = %411, %iterArg_268 = %507, %iterArg_269 = %244, %iterArg_270 = %508, %iterArg_271 = %c_254, %iterArg_272 = %513, %iterArg_273 = %514) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %560 = stablehlo.compare LT, %iterArg_271, %iterArg_272, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %560 : tensor<i1>
          } do {
            %c_274 = stablehlo.constant dense<1> : tensor<i32>
            %560 = stablehlo.add %iterArg_271, %c_274 : tensor<i32>
            %c_275 = stablehlo.constant dense<128> : tensor<i32>
            %561 = stablehlo.multiply %iterArg_271, %c_275 : tensor<i32>
            %562 = stablehlo.convert %561 : tensor<i32>
            %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %564 = stablehlo.add %563, %iterArg_266 : tensor<7x128xi32>
            %565 = stablehlo.broadcast_in_dim %iterArg_267, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %567 = stablehlo.compare GE, %564, %566, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_276 = stablehlo.constant dense<128> : tensor<i32>
            %568 = stablehlo.multiply %iterArg_271, %c_276 : tensor<i32>
            %569 = stablehlo.convert %568 : tensor<i32>
            %570 = stablehlo.broadcast_in_dim %569, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %571 = stablehlo.add %570, %iterArg_266 : tensor<7x128xi32>
            %572 = stablehlo.broadcast_in_dim %iterArg_268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %574 = stablehlo.compare LT, %571, %573, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %575 = stablehlo.and %567, %574 : tensor<7x128xi1>
            %576 = func.call @dynamic_index_in_dim(%iterArg_269, %iterArg_271) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_277 = stablehlo.constant dense<97> : tensor<i32>
            %577 = func.call @_where_12(%575, %576, %c_277) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_278 = stablehlo.constant dense<0> : tensor<i32>
            %578 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %579 = stablehlo.compare LT, %iterArg_270, %578, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_279 = stablehlo.constant dense<7> : tensor<i32>
            %580 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %581 = stablehlo.add %iterArg_270, %580 : tensor<7x128xi32>
            %582 = stablehlo.select %579, %581, %iterArg_270 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_280 = stablehlo.constant dense<0> : tensor<i32>
            %583 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %584 = stablehlo.compare LT, %577, %583, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_281 = stablehlo.constant dense<97> : tensor<i32>
            %585 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %586 = stablehlo.add %577, %585 : tensor<7x128xi32>
            %587 = stablehlo.select %584, %586, %577 : tensor<7x128xi1>, tensor<7x128xi32>
            %588 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %589 = stablehlo.broadcast_in_dim %587, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %590 = stablehlo.concatenate %588, %589, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_282 = stablehlo.constant dense<1> : tensor<i32>
            %591 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %592 = "stablehlo.scatter"(%iterArg_273, %590, %591) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %593 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %593 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %560, %iterArg_272, %592 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %516 = stablehlo.minimum %417, %507 : tensor<7xi32>
          %517 = stablehlo.subtract %507, %516 : tensor<7xi32>
          %518 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %519 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_255 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %520 = stablehlo.reduce(%507 init: %c_255) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_256 = stablehlo.constant dense<1> : tensor<i32>
          %521 = stablehlo.subtract %520, %c_256 : tensor<i32>
          %c_257 = stablehlo.constant dense<128> : tensor<i32>
          %522 = func.call @floor_divide_10(%521, %c_257) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_258 = stablehlo.constant dense<1> : tensor<i32>
          %523 = stablehlo.add %522, %c_258 : tensor<i32>
          %c_259 = stablehlo.constant dense<0> : tensor<i32>
          %524 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_260 = stablehlo.constant dense<0> : tensor<i32>
          %525:8 = stablehlo.while(%iterArg_266 = %519, %iterArg_267 = %517, %iterArg_268 = %507, %iterArg_269 = %244, %iterArg_270 = %518, %iterArg_271 = %c_260, %iterArg_272 = %523, %iterArg_273 = %524) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %560 = stablehlo.compare LT, %iterArg_271, %iterArg_272, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %560 : tensor<i1>
          } do {
            %c_274 = stablehlo.constant dense<1> : tensor<i32>
            %560 = stablehlo.add %iterArg_271, %c_274 : tensor<i32>
            %c_275 = stablehlo.constant dense<128> : tensor<i32>
            %561 = stablehlo.multiply %iterArg_271, %c_275 : tensor<i32>
            %562 = stablehlo.convert %561 : tensor<i32>
            %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %564 = stablehlo.add %563, %iterArg_266 : tensor<7x128xi32>
            %565 = stablehlo.broadcast_in_dim %iterArg_267, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %567 = stablehlo.compare GE, %564, %566, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_276 = stablehlo.constant dense<128> : tensor<i32>
            %568 = stablehlo.multiply %iterArg_271, %c_276 : tensor<i32>
            %569 = stablehlo.convert %568 : tensor<i32>
            %570 = stablehlo.broadcast_in_dim %569, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %571 = stablehlo.add %570, %iterArg_266 : tensor<7x128xi32>
            %572 = stablehlo.broadcast_in_dim %iterArg_268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %574 = stablehlo.compare LT, %571, %573, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %575 = stablehlo.and %567, %574 : tensor<7x128xi1>
            %576 = func.call @dynamic_index_in_dim(%iterArg_269, %iterArg_271) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_277 = stablehlo.constant dense<97> : tensor<i32>
            %577 = func.call @_where_12(%575, %576, %c_277) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_278 = stablehlo.constant dense<0> : tensor<i32>
            %578 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %579 = stablehlo.compare LT, %iterArg_270, %578, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_279 = stablehlo.constant dense<7> : tensor<i32>
            %580 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %581 = stablehlo.add %iterArg_270, %580 : tensor<7x128xi32>
            %582 = stablehlo.select %579, %581, %iterArg_270 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_280 = stablehlo.constant dense<0> : tensor<i32>
            %583 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %584 = stablehlo.compare LT, %577, %583, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_281 = stablehlo.constant dense<97> : tensor<i32>
            %585 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %586 = stablehlo.add %577, %585 : tensor<7x128xi32>
            %587 = stablehlo.select %584, %586, %577 : tensor<7x128xi1>, tensor<7x128xi32>
            %588 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %589 = stablehlo.broadcast_in_dim %587, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %590 = stablehlo.concatenate %588, %589, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_282 = stablehlo.constant dense<1> : tensor<i32>
            %591 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %592 = "stablehlo.scatter"(%iterArg_273, %590, %591) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %593 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %593 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %560, %iterArg_272, %592 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %c_261 = stablehlo.constant dense<0> : tensor<i32>
          %526 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %527 = stablehlo.compare GT, %525#7, %526, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %c_262 = stablehlo.constant dense<31> : tensor<i32>
          %528 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %529 = stablehlo.shift_right_logical %411, %528 : tensor<7xi32>
          %530 = stablehlo.broadcast_in_dim %529, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %531 = stablehlo.broadcast_in_dim %415, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %532 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %533 = stablehlo.compare LT, %428, %532, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %534 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
          %535 = stablehlo.divide %534, %531 : tensor<7x1xf32>
          %536 = func.call @_where_13(%533, %531, %535) : (tensor<7x97xi1>, tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x97xf32>
          %537 = stablehlo.multiply %428, %536 : tensor<7x97xf32>
          %538 = stablehlo.bitcast_convert %537 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %539 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %540 = stablehlo.xor %538, %539 : tensor<7x97xi32>
          %541 = stablehlo.bitcast_convert %540 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %542 = func.call @_where_14(%527, %541, %428) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %543 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %544 = stablehlo.convert %515#7 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %545 = stablehlo.broadcast_in_dim %543, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %546 = stablehlo.multiply %545, %544 : tensor<7x97xf32>
          %547 = stablehlo.bitcast_convert %546 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %548 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %549 = stablehlo.xor %547, %548 : tensor<7x97xi32>
          %550 = stablehlo.bitcast_convert %549 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %551 = stablehlo.subtract %542, %550 : tensor<7x97xf32>
          %552 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_265 = stablehlo.constant dense<0> : tensor<i32>
          %553 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %554 = stablehlo.compare GT, %515#7, %553, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %555 = stablehlo.convert %554 : (tensor<7x97xi1>) -> tensor<7x97xf32>
          %556 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %557 = stablehlo.multiply %556, %555 : tensor<7x97xf32>
          %558 = stablehlo.subtract %551, %557 : tensor<7x97xf32>
          %559 = func.call @_where_8(%498, %558, %428) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %559 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %440 = stablehlo.compare LT, %386, %413, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_224 = stablehlo.constant dense<false> : tensor<i1>
        %441 = stablehlo.reduce(%440 init: %c_224) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %442 = stablehlo.convert %441 : (tensor<i1>) -> tensor<i32>
        %443 = "stablehlo.case"(%442) ({
          stablehlo.return %439 : tensor<7x97xf32>
        }, {
          %498 = stablehlo.broadcast_in_dim %440, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %499 = stablehlo.iota dim = 0 : tensor<7xi32>
          %500 = stablehlo.broadcast_in_dim %499, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %c_245 = stablehlo.constant dense<0> : tensor<i32>
          %501 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %502 = stablehlo.compare LT, %407, %501, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_246 = stablehlo.constant dense<97> : tensor<i32>
          %503 = func.call @_where_15(%502, %c_246, %407) : (tensor<7x4xi1>, tensor<i32>, tensor<7x4xi32>) -> tensor<7x4xi32>
          %c_247 = stablehlo.constant dense<0> : tensor<i32>
          %504 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %505 = stablehlo.compare LT, %500, %504, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
          %c_248 = stablehlo.constant dense<7> : tensor<i32>
          %506 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %507 = stablehlo.add %500, %506 : tensor<7x1xi32>
          %508 = stablehlo.select %505, %507, %500 : tensor<7x1xi1>, tensor<7x1xi32>
          %c_249 = stablehlo.constant dense<0> : tensor<i32>
          %509 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %510 = stablehlo.compare LT, %503, %509, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_250 = stablehlo.constant dense<97> : tensor<i32>
          %511 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %512 = stablehlo.add %503, %511 : tensor<7x4xi32>
          %513 = stablehlo.select %510, %512, %503 : tensor<7x4xi1>, tensor<7x4xi32>
          %514 = stablehlo.broadcast_in_dim %508, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
          %515 = stablehlo.broadcast_in_dim %514, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %516 = stablehlo.broadcast_in_dim %513, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %517 = stablehlo.concatenate %515, %516, dim = 2 : (tensor<7x4x1xi32>, tensor<7x4x1xi32>) -> tensor<7x4x2xi32>
          %cst_251 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %518 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
          %519 = "stablehlo.scatter"(%439, %517, %518) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
            stablehlo.return %arg39 : tensor<f32>
          }) : (tensor<7x97xf32>, tensor<7x4x2xi32>, tensor<7x4xf32>) -> tensor<7x97xf32>
          %520 = func.call @_where_8(%498, %519, %439) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %520 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %c_225 = stablehlo.constant dense<false> : tensor<i1>
        %444 = stablehlo.reduce(%425 init: %c_225) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %445 = stablehlo.convert %444 : (tensor<i1>) -> tensor<i32>
        %446 = "stablehlo.case"(%445) ({
          stablehlo.return %443 : tensor<7x97xf32>
        }, {
          %498 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %499 = stablehlo.broadcast_in_dim %393, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %500 = stablehlo.iota dim = 0 : tensor<32xi32>
          %501 = stablehlo.broadcast_in_dim %500, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %502 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2] : (tensor<7x4x1xi32>) -> tensor<7x4x32xi32>
          %503 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<7x4x32xi32>
          %504 = stablehlo.shift_right_arithmetic %502, %503 : tensor<7x4x32xi32>
          %c_245 = stablehlo.constant dense<1> : tensor<i32>
          %505 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<i32>) -> tensor<7x4x32xi32>
          %506 = stablehlo.and %504, %505 : tensor<7x4x32xi32>
          %507 = stablehlo.reshape %506 : (tensor<7x4x32xi32>) -> tensor<7x128xi32>
          %508 = stablehlo.slice %507 [0:7, 0:97] : (tensor<7x128xi32>) -> tensor<7x97xi32>
          %c_246 = stablehlo.constant dense<0> : tensor<i32>
          %509 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %510 = stablehlo.compare NE, %508, %509, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %511 = stablehlo.convert %510 : tensor<7x97xi1>
          %cst_247 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %512 = func.call @_where_16(%511, %443, %cst_247) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %513 = func.call @_where_8(%498, %512, %443) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %513 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_226 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %447 = stablehlo.reduce(%446 init: %cst_226) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
        %448 = stablehlo.is_finite %447 : (tensor<7xf32>) -> tensor<7xi1>
        %449 = stablehlo.not %448 : tensor<7xi1>
        %cst_227 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %450 = func.call @_pad(%446, %cst_227) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
        %451 = stablehlo.reshape %450 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
        %cst_228 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %452 = stablehlo.reduce(%451 init: %cst_228) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
        %cst_229 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %453 = stablehlo.reduce(%452 init: %cst_229) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
        %454 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
        %455 = stablehlo.compare EQ, %452, %454, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
        %456 = stablehlo.iota dim = 1 : tensor<7x1xi32>
        %c_230 = stablehlo.constant dense<1> : tensor<i32>
        %457 = func.call @_where_17(%455, %456, %c_230) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
        %c_231 = stablehlo.constant dense<2147483647> : tensor<i32>
        %458 = stablehlo.reduce(%457 init: %c_231) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
        %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
        %460 = func.call @take_along_axis(%451, %459) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
        %461 = stablehlo.reshape %460 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
        %462 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
        %463 = stablehlo.compare EQ, %461, %462, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
        %464 = stablehlo.iota dim = 1 : tensor<7x128xi32>
        %c_232 = stablehlo.constant dense<128> : tensor<i32>
        %465 = func.call @_where_12(%463, %464, %c_232) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
        %c_233 = stablehlo.constant dense<2147483647> : tensor<i32>
        %466 = stablehlo.reduce(%465 init: %c_233) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
        %c_234 = stablehlo.constant dense<128> : tensor<i32>
        %467 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %468 = stablehlo.multiply %458, %467 : tensor<7xi32>
        %469 = stablehlo.add %468, %466 : tensor<7xi32>
        %c_235 = stablehlo.constant dense<97> : tensor<i32>
        %470 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %471 = stablehlo.minimum %469, %470 : tensor<7xi32>
        %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %472 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %473 = stablehlo.compare GT, %395, %472, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %c_237 = stablehlo.constant dense<false> : tensor<i1>
        %474 = stablehlo.reduce(%473 init: %c_237) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %475 = stablehlo.convert %474 : (tensor<i1>) -> tensor<i32>
        %476 = "stablehlo.case"(%475) ({
          stablehlo.return %471 : tensor<7xi32>
        }, {
          %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %498 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %499 = stablehlo.compare GT, %395, %498, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %500 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %501 = func.call @_where_3(%499, %395, %500) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_247 = stablehlo.constant dense<0> : tensor<i32>
          %502 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %503 = func.call @_where_4(%499, %397, %502) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %504 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %505 = func.call @_where_3(%499, %399, %504) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %506 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %507 = func.call @_where_3(%499, %401, %506) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %508 = stablehlo.reshape %499 : (tensor<7xi1>) -> tensor<7x1xi1>
          %509 = stablehlo.broadcast_in_dim %iterArg_142, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %510 = func.call @_where_5(%508, %404, %509) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
          %511 = stablehlo.reshape %499 : (tensor<7xi1>) -> tensor<7x1xi1>
          %512 = stablehlo.broadcast_in_dim %iterArg_143, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %513 = func.call @_where_6(%511, %407, %512) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
          %c_250 = stablehlo.constant dense<0> : tensor<i32>
          %514 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %515 = func.call @_where_4(%499, %409, %514) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_251 = stablehlo.constant dense<0> : tensor<i32>
          %516 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %517 = func.call @_where_4(%499, %411, %516) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_252 = stablehlo.constant dense<0> : tensor<i32>
          %518 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %519 = func.call @_where_4(%499, %413, %518) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_253 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %520 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %521 = func.call @_where_3(%499, %415, %520) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_254 = stablehlo.constant dense<2147483647> : tensor<i32>
          %522 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %523 = func.call @_where_4(%499, %417, %522) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %524 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %525 = func.call @_where_3(%499, %419, %524) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %526 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %527 = func.call @_where_3(%499, %421, %526) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_257 = stablehlo.constant dense<false> : tensor<i1>
          %528 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %529 = func.call @_where_7(%499, %423, %528) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_258 = stablehlo.constant dense<false> : tensor<i1>
          %530 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %531 = func.call @_where_7(%499, %425, %530) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_259 = stablehlo.constant dense<false> : tensor<i1>
          %532 = stablehlo.reduce(%499 init: %c_259) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %533 = stablehlo.convert %532 : (tensor<i1>) -> tensor<i32>
          %534 = "stablehlo.case"(%533) ({
            %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %592 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            stablehlo.return %592 : tensor<7x97xf32>
          }, {
            %592 = stablehlo.convert %386 : (tensor<7xi32>) -> tensor<7xui32>
            %593 = stablehlo.slice %510 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
            %594 = stablehlo.reshape %593 : (tensor<7x1xui32>) -> tensor<7xui32>
            %595 = stablehlo.slice %510 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
            %596 = stablehlo.reshape %595 : (tensor<7x1xui32>) -> tensor<7xui32>
            %c_281 = stablehlo.constant dense<0> : tensor<ui32>
            %597 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %598 = stablehlo.xor %594, %596 : tensor<7xui32>
            %c_282 = stablehlo.constant dense<466688986> : tensor<ui32>
            %599 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %600 = stablehlo.xor %598, %599 : tensor<7xui32>
            %601 = stablehlo.add %597, %594 : tensor<7xui32>
            %602 = stablehlo.add %592, %596 : tensor<7xui32>
            %603 = stablehlo.add %601, %602 : tensor<7xui32>
            %c_283 = stablehlo.constant dense<13> : tensor<ui32>
            %604 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %605 = stablehlo.shift_left %602, %604 : tensor<7xui32>
            %c_284 = stablehlo.constant dense<19> : tensor<ui32>
            %606 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %607 = stablehlo.shift_right_logical %602, %606 : tensor<7xui32>
            %608 = stablehlo.or %605, %607 : tensor<7xui32>
            %609 = stablehlo.xor %608, %603 : tensor<7xui32>
            %610 = stablehlo.add %603, %609 : tensor<7xui32>
            %c_285 = stablehlo.constant dense<15> : tensor<ui32>
            %611 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %612 = stablehlo.shift_left %609, %611 : tensor<7xui32>
            %c_286 = stablehlo.constant dense<17> : tensor<ui32>
            %613 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %614 = stablehlo.shift_right_logical %609, %613 : tensor<7xui32>
            %615 = stablehlo.or %612, %614 : tensor<7xui32>
            %616 = stablehlo.xor %615, %610 : tensor<7xui32>
            %617 = stablehlo.add %610, %616 : tensor<7xui32>
            %c_287 = stablehlo.constant dense<26> : tensor<ui32>
            %618 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %619 = stablehlo.shift_left %616, %618 : tensor<7xui32>
            %c_288 = stablehlo.constant dense<6> : tensor<ui32>
            %620 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %621 = stablehlo.shift_right_logical %616, %620 : tensor<7xui32>
            %622 = stablehlo.or %619, %621 : tensor<7xui32>
            %623 = stablehlo.xor %622, %617 : tensor<7xui32>
            %624 = stablehlo.add %617, %623 : tensor<7xui32>
            %c_289 = stablehlo.constant dense<6> : tensor<ui32>
            %625 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %626 = stablehlo.shift_left %623, %625 : tensor<7xui32>
            %c_290 = stablehlo.constant dense<26> : tensor<ui32>
            %627 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %628 = stablehlo.shift_right_logical %623, %627 : tensor<7xui32>
            %629 = stablehlo.or %626, %628 : tensor<7xui32>
            %630 = stablehlo.xor %629, %624 : tensor<7xui32>
            %631 = stablehlo.add %624, %596 : tensor<7xui32>
            %632 = stablehlo.add %630, %600 : tensor<7xui32>
            %c_291 = stablehlo.constant dense<1> : tensor<ui32>
            %633 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %634 = stablehlo.add %632, %633 : tensor<7xui32>
            %635 = stablehlo.add %631, %634 : tensor<7xui32>
            %c_292 = stablehlo.constant dense<17> : tensor<ui32>
            %636 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %637 = stablehlo.shift_left %634, %636 : tensor<7xui32>
            %c_293 = stablehlo.constant dense<15> : tensor<ui32>
            %638 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %639 = stablehlo.shift_right_logical %634, %638 : tensor<7xui32>
            %640 = stablehlo.or %637, %639 : tensor<7xui32>
            %641 = stablehlo.xor %640, %635 : tensor<7xui32>
            %642 = stablehlo.add %635, %641 : tensor<7xui32>
            %c_294 = stablehlo.constant dense<29> : tensor<ui32>
            %643 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %644 = stablehlo.shift_left %641, %643 : tensor<7xui32>
            %c_295 = stablehlo.constant dense<3> : tensor<ui32>
            %645 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %646 = stablehlo.shift_right_logical %641, %645 : tensor<7xui32>
            %647 = stablehlo.or %644, %646 : tensor<7xui32>
            %648 = stablehlo.xor %647, %642 : tensor<7xui32>
            %649 = stablehlo.add %642, %648 : tensor<7xui32>
            %c_296 = stablehlo.constant dense<16> : tensor<ui32>
            %650 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %651 = stablehlo.shift_left %648, %650 : tensor<7xui32>
            %c_297 = stablehlo.constant dense<16> : tensor<ui32>
            %652 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %653 = stablehlo.shift_right_logical %648, %652 : tensor<7xui32>
            %654 = stablehlo.or %651, %653 : tensor<7xui32>
            %655 = stablehlo.xor %654, %649 : tensor<7xui32>
            %656 = stablehlo.add %649, %655 : tensor<7xui32>
            %c_298 = stablehlo.constant dense<24> : tensor<ui32>
            %657 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %658 = stablehlo.shift_left %655, %657 : tensor<7xui32>
            %c_299 = stablehlo.constant dense<8> : tensor<ui32>
            %659 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %660 = stablehlo.shift_right_logical %655, %659 : tensor<7xui32>
            %661 = stablehlo.or %658, %660 : tensor<7xui32>
            %662 = stablehlo.xor %661, %656 : tensor<7xui32>
            %663 = stablehlo.add %656, %600 : tensor<7xui32>
            %664 = stablehlo.add %662, %594 : tensor<7xui32>
            %c_300 = stablehlo.constant dense<2> : tensor<ui32>
            %665 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %666 = stablehlo.add %664, %665 : tensor<7xui32>
            %667 = stablehlo.add %663, %666 : tensor<7xui32>
            %c_301 = stablehlo.constant dense<13> : tensor<ui32>
            %668 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %669 = stablehlo.shift_left %666, %668 : tensor<7xui32>
            %c_302 = stablehlo.constant dense<19> : tensor<ui32>
            %670 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %671 = stablehlo.shift_right_logical %666, %670 : tensor<7xui32>
            %672 = stablehlo.or %669, %671 : tensor<7xui32>
            %673 = stablehlo.xor %672, %667 : tensor<7xui32>
            %674 = stablehlo.add %667, %673 : tensor<7xui32>
            %c_303 = stablehlo.constant dense<15> : tensor<ui32>
            %675 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %676 = stablehlo.shift_left %673, %675 : tensor<7xui32>
            %c_304 = stablehlo.constant dense<17> : tensor<ui32>
            %677 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %678 = stablehlo.shift_right_logical %673, %677 : tensor<7xui32>
            %679 = stablehlo.or %676, %678 : tensor<7xui32>
            %680 = stablehlo.xor %679, %674 : tensor<7xui32>
            %681 = stablehlo.add %674, %680 : tensor<7xui32>
            %c_305 = stablehlo.constant dense<26> : tensor<ui32>
            %682 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %683 = stablehlo.shift_left %680, %682 : tensor<7xui32>
            %c_306 = stablehlo.constant dense<6> : tensor<ui32>
            %684 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %685 = stablehlo.shift_right_logical %680, %684 : tensor<7xui32>
            %686 = stablehlo.or %683, %685 : tensor<7xui32>
            %687 = stablehlo.xor %686, %681 : tensor<7xui32>
            %688 = stablehlo.add %681, %687 : tensor<7xui32>
            %c_307 = stablehlo.constant dense<6> : tensor<ui32>
            %689 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %690 = stablehlo.shift_left %687, %689 : tensor<7xui32>
            %c_308 = stablehlo.constant dense<26> : tensor<ui32>
            %691 = stablehlo.broadcast_in_dim %c_308, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %692 = stablehlo.shift_right_logical %687, %691 : tensor<7xui32>
            %693 = stablehlo.or %690, %692 : tensor<7xui32>
            %694 = stablehlo.xor %693, %688 : tensor<7xui32>
            %695 = stablehlo.add %688, %594 : tensor<7xui32>
            %696 = stablehlo.add %694, %596 : tensor<7xui32>
            %c_309 = stablehlo.constant dense<3> : tensor<ui32>
            %697 = stablehlo.broadcast_in_dim %c_309, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %698 = stablehlo.add %696, %697 : tensor<7xui32>
            %699 = stablehlo.add %695, %698 : tensor<7xui32>
            %c_310 = stablehlo.constant dense<17> : tensor<ui32>
            %700 = stablehlo.broadcast_in_dim %c_310, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %701 = stablehlo.shift_left %698, %700 : tensor<7xui32>
            %c_311 = stablehlo.constant dense<15> : tensor<ui32>
            %702 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %703 = stablehlo.shift_right_logical %698, %702 : tensor<7xui32>
            %704 = stablehlo.or %701, %703 : tensor<7xui32>
            %705 = stablehlo.xor %704, %699 : tensor<7xui32>
            %706 = stablehlo.add %699, %705 : tensor<7xui32>
            %c_312 = stablehlo.constant dense<29> : tensor<ui32>
            %707 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %708 = stablehlo.shift_left %705, %707 : tensor<7xui32>
            %c_313 = stablehlo.constant dense<3> : tensor<ui32>
            %709 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %710 = stablehlo.shift_right_logical %705, %709 : tensor<7xui32>
            %711 = stablehlo.or %708, %710 : tensor<7xui32>
            %712 = stablehlo.xor %711, %706 : tensor<7xui32>
            %713 = stablehlo.add %706, %712 : tensor<7xui32>
            %c_314 = stablehlo.constant dense<16> : tensor<ui32>
            %714 = stablehlo.broadcast_in_dim %c_314, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %715 = stablehlo.shift_left %712, %714 : tensor<7xui32>
            %c_315 = stablehlo.constant dense<16> : tensor<ui32>
            %716 = stablehlo.broadcast_in_dim %c_315, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %717 = stablehlo.shift_right_logical %712, %716 : tensor<7xui32>
            %718 = stablehlo.or %715, %717 : tensor<7xui32>
            %719 = stablehlo.xor %718, %713 : tensor<7xui32>
            %720 = stablehlo.add %713, %719 : tensor<7xui32>
            %c_316 = stablehlo.constant dense<24> : tensor<ui32>
            %721 = stablehlo.broadcast_in_dim %c_316, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %722 = stablehlo.shift_left %719, %721 : tensor<7xui32>
            %c_317 = stablehlo.constant dense<8> : tensor<ui32>
            %723 = stablehlo.broadcast_in_dim %c_317, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %724 = stablehlo.shift_right_logical %719, %723 : tensor<7xui32>
            %725 = stablehlo.or %722, %724 : tensor<7xui32>
            %726 = stablehlo.xor %725, %720 : tensor<7xui32>
            %727 = stablehlo.add %720, %596 : tensor<7xui32>
            %728 = stablehlo.add %726, %600 : tensor<7xui32>
            %c_318 = stablehlo.constant dense<4> : tensor<ui32>
            %729 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %730 = stablehlo.add %728, %729 : tensor<7xui32>
            %731 = stablehlo.add %727, %730 : tensor<7xui32>
            %c_319 = stablehlo.constant dense<13> : tensor<ui32>
            %732 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %733 = stablehlo.shift_left %730, %732 : tensor<7xui32>
            %c_320 = stablehlo.constant dense<19> : tensor<ui32>
            %734 = stablehlo.broadcast_in_dim %c_320, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %735 = stablehlo.shift_right_logical %730, %734 : tensor<7xui32>
            %736 = stablehlo.or %733, %735 : tensor<7xui32>
            %737 = stablehlo.xor %736, %731 : tensor<7xui32>
            %738 = stablehlo.add %731, %737 : tensor<7xui32>
            %c_321 = stablehlo.constant dense<15> : tensor<ui32>
            %739 = stablehlo.broadcast_in_dim %c_321, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %740 = stablehlo.shift_left %737, %739 : tensor<7xui32>
            %c_322 = stablehlo.constant dense<17> : tensor<ui32>
            %741 = stablehlo.broadcast_in_dim %c_322, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %742 = stablehlo.shift_right_logical %737, %741 : tensor<7xui32>
            %743 = stablehlo.or %740, %742 : tensor<7xui32>
            %744 = stablehlo.xor %743, %738 : tensor<7xui32>
            %745 = stablehlo.add %738, %744 : tensor<7xui32>
            %c_323 = stablehlo.constant dense<26> : tensor<ui32>
            %746 = stablehlo.broadcast_in_dim %c_323, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %747 = stablehlo.shift_left %744, %746 : tensor<7xui32>
            %c_324 = stablehlo.constant dense<6> : tensor<ui32>
            %748 = stablehlo.broadcast_in_dim %c_324, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %749 = stablehlo.shift_right_logical %744, %748 : tensor<7xui32>
            %750 = stablehlo.or %747, %749 : tensor<7xui32>
            %751 = stablehlo.xor %750, %745 : tensor<7xui32>
            %752 = stablehlo.add %745, %751 : tensor<7xui32>
            %c_325 = stablehlo.constant dense<6> : tensor<ui32>
            %753 = stablehlo.broadcast_in_dim %c_325, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %754 = stablehlo.shift_left %751, %753 : tensor<7xui32>
            %c_326 = stablehlo.constant dense<26> : tensor<ui32>
            %755 = stablehlo.broadcast_in_dim %c_326, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %756 = stablehlo.shift_right_logical %751, %755 : tensor<7xui32>
            %757 = stablehlo.or %754, %756 : tensor<7xui32>
            %758 = stablehlo.xor %757, %752 : tensor<7xui32>
            %759 = stablehlo.add %752, %600 : tensor<7xui32>
            %760 = stablehlo.add %758, %594 : tensor<7xui32>
            %c_327 = stablehlo.constant dense<5> : tensor<ui32>
            %761 = stablehlo.broadcast_in_dim %c_327, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %762 = stablehlo.add %760, %761 : tensor<7xui32>
            %763 = stablehlo.iota dim = 1 : tensor<7x97xui32>
            %764 = stablehlo.broadcast_in_dim %759, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
            %765 = stablehlo.broadcast_in_dim %762, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
            %c_328 = stablehlo.constant dense<0> : tensor<ui32>
            %766 = stablehlo.broadcast_in_dim %c_328, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %767 = stablehlo.xor %764, %765 : tensor<7x1xui32>
            %c_329 = stablehlo.constant dense<466688986> : tensor<ui32>
            %768 = stablehlo.broadcast_in_dim %c_329, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
            %769 = stablehlo.xor %767, %768 : tensor<7x1xui32>
            %770 = stablehlo.broadcast_in_dim %764, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %771 = stablehlo.add %766, %770 : tensor<7x97xui32>
            %772 = stablehlo.broadcast_in_dim %765, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %773 = stablehlo.add %763, %772 : tensor<7x97xui32>
            %774 = stablehlo.add %771, %773 : tensor<7x97xui32>
            %c_330 = stablehlo.constant dense<13> : tensor<ui32>
            %775 = stablehlo.broadcast_in_dim %c_330, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %776 = stablehlo.shift_left %773, %775 : tensor<7x97xui32>
            %c_331 = stablehlo.constant dense<19> : tensor<ui32>
            %777 = stablehlo.broadcast_in_dim %c_331, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %778 = stablehlo.shift_right_logical %773, %777 : tensor<7x97xui32>
            %779 = stablehlo.or %776, %778 : tensor<7x97xui32>
            %780 = stablehlo.xor %779, %774 : tensor<7x97xui32>
            %781 = stablehlo.add %774, %780 : tensor<7x97xui32>
            %c_332 = stablehlo.constant dense<15> : tensor<ui32>
            %782 = stablehlo.broadcast_in_dim %c_332, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %783 = stablehlo.shift_left %780, %782 : tensor<7x97xui32>
            %c_333 = stablehlo.constant dense<17> : tensor<ui32>
            %784 = stablehlo.broadcast_in_dim %c_333, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %785 = stablehlo.shift_right_logical %780, %784 : tensor<7x97xui32>
            %786 = stablehlo.or %783, %785 : tensor<7x97xui32>
            %787 = stablehlo.xor %786, %781 : tensor<7x97xui32>
            %788 = stablehlo.add %781, %787 : tensor<7x97xui32>
            %c_334 = stablehlo.constant dense<26> : tensor<ui32>
            %789 = stablehlo.broadcast_in_dim %c_334, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %790 = stablehlo.shift_left %787, %789 : tensor<7x97xui32>
            %c_335 = stablehlo.constant dense<6> : tensor<ui32>
            %791 = stablehlo.broadcast_in_dim %c_335, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %792 = stablehlo.shift_right_logical %787, %791 : tensor<7x97xui32>
            %793 = stablehlo.or %790, %792 : tensor<7x97xui32>
            %794 = stablehlo.xor %793, %788 : tensor<7x97xui32>
            %795 = stablehlo.add %788, %794 : tensor<7x97xui32>
            %c_336 = stablehlo.constant dense<6> : tensor<ui32>
            %796 = stablehlo.broadcast_in_dim %c_336, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %797 = stablehlo.shift_left %794, %796 : tensor<7x97xui32>
            %c_337 = stablehlo.constant dense<26> : tensor<ui32>
            %798 = stablehlo.broadcast_in_dim %c_337, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %799 = stablehlo.shift_right_logical %794, %798 : tensor<7x97xui32>
            %800 = stablehlo.or %797, %799 : tensor<7x97xui32>
            %801 = stablehlo.xor %800, %795 : tensor<7x97xui32>
            %802 = stablehlo.broadcast_in_dim %765, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %803 = stablehlo.add %795, %802 : tensor<7x97xui32>
            %804 = stablehlo.broadcast_in_dim %769, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %805 = stablehlo.add %801, %804 : tensor<7x97xui32>
            %c_338 = stablehlo.constant dense<1> : tensor<ui32>
            %806 = stablehlo.broadcast_in_dim %c_338, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %807 = stablehlo.add %805, %806 : tensor<7x97xui32>
            %808 = stablehlo.add %803, %807 : tensor<7x97xui32>
            %c_339 = stablehlo.constant dense<17> : tensor<ui32>
            %809 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %810 = stablehlo.shift_left %807, %809 : tensor<7x97xui32>
            %c_340 = stablehlo.constant dense<15> : tensor<ui32>
            %811 = stablehlo.broadcast_in_dim %c_340, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %812 = stablehlo.shift_right_logical %807, %811 : tensor<7x97xui32>
            %813 = stablehlo.or %810, %812 : tensor<7x97xui32>
            %814 = stablehlo.xor %813, %808 : tensor<7x97xui32>
            %815 = stablehlo.add %808, %814 : tensor<7x97xui32>
            %c_341 = stablehlo.constant dense<29> : tensor<ui32>
            %816 = stablehlo.broadcast_in_dim %c_341, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %817 = stablehlo.shift_left %814, %816 : tensor<7x97xui32>
            %c_342 = stablehlo.constant dense<3> : tensor<ui32>
            %818 = stablehlo.broadcast_in_dim %c_342, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %819 = stablehlo.shift_right_logical %814, %818 : tensor<7x97xui32>
            %820 = stablehlo.or %817, %819 : tensor<7x97xui32>
            %821 = stablehlo.xor %820, %815 : tensor<7x97xui32>
            %822 = stablehlo.add %815, %821 : tensor<7x97xui32>
            %c_343 = stablehlo.constant dense<16> : tensor<ui32>
            %823 = stablehlo.broadcast_in_dim %c_343, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %824 = stablehlo.shift_left %821, %823 : tensor<7x97xui32>
            %c_344 = stablehlo.constant dense<16> : tensor<ui32>
            %825 = stablehlo.broadcast_in_dim %c_344, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %826 = stablehlo.shift_right_logical %821, %825 : tensor<7x97xui32>
            %827 = stablehlo.or %824, %826 : tensor<7x97xui32>
            %828 = stablehlo.xor %827, %822 : tensor<7x97xui32>
            %829 = stablehlo.add %822, %828 : tensor<7x97xui32>
            %c_345 = stablehlo.constant dense<24> : tensor<ui32>
            %830 = stablehlo.broadcast_in_dim %c_345, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %831 = stablehlo.shift_left %828, %830 : tensor<7x97xui32>
            %c_346 = stablehlo.constant dense<8> : tensor<ui32>
            %832 = stablehlo.broadcast_in_dim %c_346, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %833 = stablehlo.shift_right_logical %828, %832 : tensor<7x97xui32>
            %834 = stablehlo.or %831, %833 : tensor<7x97xui32>
            %835 = stablehlo.xor %834, %829 : tensor<7x97xui32>
            %836 = stablehlo.broadcast_in_dim %769, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %837 = stablehlo.add %829, %836 : tensor<7x97xui32>
            %838 = stablehlo.broadcast_in_dim %764, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %839 = stablehlo.add %835, %838 : tensor<7x97xui32>
            %c_347 = stablehlo.constant dense<2> : tensor<ui32>
            %840 = stablehlo.broadcast_in_dim %c_347, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %841 = stablehlo.add %839, %840 : tensor<7x97xui32>
            %842 = stablehlo.add %837, %841 : tensor<7x97xui32>
            %c_348 = stablehlo.constant dense<13> : tensor<ui32>
            %843 = stablehlo.broadcast_in_dim %c_348, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %844 = stablehlo.shift_left %841, %843 : tensor<7x97xui32>
            %c_349 = stablehlo.constant dense<19> : tensor<ui32>
            %845 = stablehlo.broadcast_in_dim %c_349, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %846 = stablehlo.shift_right_logical %841, %845 : tensor<7x97xui32>
            %847 = stablehlo.or %844, %846 : tensor<7x97xui32>
            %848 = stablehlo.xor %847, %842 : tensor<7x97xui32>
            %849 = stablehlo.add %842, %848 : tensor<7x97xui32>
            %c_350 = stablehlo.constant dense<15> : tensor<ui32>
            %850 = stablehlo.broadcast_in_dim %c_350, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %851 = stablehlo.shift_left %848, %850 : tensor<7x97xui32>
            %c_351 = stablehlo.constant dense<17> : tensor<ui32>
            %852 = stablehlo.broadcast_in_dim %c_351, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %853 = stablehlo.shift_right_logical %848, %852 : tensor<7x97xui32>
            %854 = stablehlo.or %851, %853 : tensor<7x97xui32>
            %855 = stablehlo.xor %854, %849 : tensor<7x97xui32>
            %856 = stablehlo.add %849, %855 : tensor<7x97xui32>
            %c_352 = stablehlo.constant dense<26> : tensor<ui32>
            %857 = stablehlo.broadcast_in_dim %c_352, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %858 = stablehlo.shift_left %855, %857 : tensor<7x97xui32>
            %c_353 = stablehlo.constant dense<6> : tensor<ui32>
            %859 = stablehlo.broadcast_in_dim %c_353, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %860 = stablehlo.shift_right_logical %855, %859 : tensor<7x97xui32>
            %861 = stablehlo.or %858, %860 : tensor<7x97xui32>
            %862 = stablehlo.xor %861, %856 : tensor<7x97xui32>
            %863 = stablehlo.add %856, %862 : tensor<7x97xui32>
            %c_354 = stablehlo.constant dense<6> : tensor<ui32>
            %864 = stablehlo.broadcast_in_dim %c_354, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %865 = stablehlo.shift_left %862, %864 : tensor<7x97xui32>
            %c_355 = stablehlo.constant dense<26> : tensor<ui32>
            %866 = stablehlo.broadcast_in_dim %c_355, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %867 = stablehlo.shift_right_logical %862, %866 : tensor<7x97xui32>
            %868 = stablehlo.or %865, %867 : tensor<7x97xui32>
            %869 = stablehlo.xor %868, %863 : tensor<7x97xui32>
            %870 = stablehlo.broadcast_in_dim %764, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %871 = stablehlo.add %863, %870 : tensor<7x97xui32>
            %872 = stablehlo.broadcast_in_dim %765, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %873 = stablehlo.add %869, %872 : tensor<7x97xui32>
            %c_356 = stablehlo.constant dense<3> : tensor<ui32>
            %874 = stablehlo.broadcast_in_dim %c_356, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %875 = stablehlo.add %873, %874 : tensor<7x97xui32>
            %876 = stablehlo.add %871, %875 : tensor<7x97xui32>
            %c_357 = stablehlo.constant dense<17> : tensor<ui32>
            %877 = stablehlo.broadcast_in_dim %c_357, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %878 = stablehlo.shift_left %875, %877 : tensor<7x97xui32>
            %c_358 = stablehlo.constant dense<15> : tensor<ui32>
            %879 = stablehlo.broadcast_in_dim %c_358, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %880 = stablehlo.shift_right_logical %875, %879 : tensor<7x97xui32>
            %881 = stablehlo.or %878, %880 : tensor<7x97xui32>
            %882 = stablehlo.xor %881, %876 : tensor<7x97xui32>
            %883 = stablehlo.add %876, %882 : tensor<7x97xui32>
            %c_359 = stablehlo.constant dense<29> : tensor<ui32>
            %884 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %885 = stablehlo.shift_left %882, %884 : tensor<7x97xui32>
            %c_360 = stablehlo.constant dense<3> : tensor<ui32>
            %886 = stablehlo.broadcast_in_dim %c_360, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %887 = stablehlo.shift_right_logical %882, %886 : tensor<7x97xui32>
            %888 = stablehlo.or %885, %887 : tensor<7x97xui32>
            %889 = stablehlo.xor %888, %883 : tensor<7x97xui32>
            %890 = stablehlo.add %883, %889 : tensor<7x97xui32>
            %c_361 = stablehlo.constant dense<16> : tensor<ui32>
            %891 = stablehlo.broadcast_in_dim %c_361, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %892 = stablehlo.shift_left %889, %891 : tensor<7x97xui32>
            %c_362 = stablehlo.constant dense<16> : tensor<ui32>
            %893 = stablehlo.broadcast_in_dim %c_362, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %894 = stablehlo.shift_right_logical %889, %893 : tensor<7x97xui32>
            %895 = stablehlo.or %892, %894 : tensor<7x97xui32>
            %896 = stablehlo.xor %895, %890 : tensor<7x97xui32>
            %897 = stablehlo.add %890, %896 : tensor<7x97xui32>
            %c_363 = stablehlo.constant dense<24> : tensor<ui32>
            %898 = stablehlo.broadcast_in_dim %c_363, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %899 = stablehlo.shift_left %896, %898 : tensor<7x97xui32>
            %c_364 = stablehlo.constant dense<8> : tensor<ui32>
            %900 = stablehlo.broadcast_in_dim %c_364, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %901 = stablehlo.shift_right_logical %896, %900 : tensor<7x97xui32>
            %902 = stablehlo.or %899, %901 : tensor<7x97xui32>
            %903 = stablehlo.xor %902, %897 : tensor<7x97xui32>
            %904 = stablehlo.broadcast_in_dim %765, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %905 = stablehlo.add %897, %904 : tensor<7x97xui32>
            %906 = stablehlo.broadcast_in_dim %769, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %907 = stablehlo.add %903, %906 : tensor<7x97xui32>
            %c_365 = stablehlo.constant dense<4> : tensor<ui32>
            %908 = stablehlo.broadcast_in_dim %c_365, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %909 = stablehlo.add %907, %908 : tensor<7x97xui32>
            %910 = stablehlo.add %905, %909 : tensor<7x97xui32>
            %c_366 = stablehlo.constant dense<13> : tensor<ui32>
            %911 = stablehlo.broadcast_in_dim %c_366, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %912 = stablehlo.shift_left %909, %911 : tensor<7x97xui32>
            %c_367 = stablehlo.constant dense<19> : tensor<ui32>
            %913 = stablehlo.broadcast_in_dim %c_367, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %914 = stablehlo.shift_right_logical %909, %913 : tensor<7x97xui32>
            %915 = stablehlo.or %912, %914 : tensor<7x97xui32>
            %916 = stablehlo.xor %915, %910 : tensor<7x97xui32>
            %917 = stablehlo.add %910, %916 : tensor<7x97xui32>
            %c_368 = stablehlo.constant dense<15> : tensor<ui32>
            %918 = stablehlo.broadcast_in_dim %c_368, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %919 = stablehlo.shift_left %916, %918 : tensor<7x97xui32>
            %c_369 = stablehlo.constant dense<17> : tensor<ui32>
            %920 = stablehlo.broadcast_in_dim %c_369, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %921 = stablehlo.shift_right_logical %916, %920 : tensor<7x97xui32>
            %922 = stablehlo.or %919, %921 : tensor<7x97xui32>
            %923 = stablehlo.xor %922, %917 : tensor<7x97xui32>
            %924 = stablehlo.add %917, %923 : tensor<7x97xui32>
            %c_370 = stablehlo.constant dense<26> : tensor<ui32>
            %925 = stablehlo.broadcast_in_dim %c_370, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %926 = stablehlo.shift_left %923, %925 : tensor<7x97xui32>
            %c_371 = stablehlo.constant dense<6> : tensor<ui32>
            %927 = stablehlo.broadcast_in_dim %c_371, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %928 = stablehlo.shift_right_logical %923, %927 : tensor<7x97xui32>
            %929 = stablehlo.or %926, %928 : tensor<7x97xui32>
            %930 = stablehlo.xor %929, %924 : tensor<7x97xui32>
            %931 = stablehlo.add %924, %930 : tensor<7x97xui32>
            %c_372 = stablehlo.constant dense<6> : tensor<ui32>
            %932 = stablehlo.broadcast_in_dim %c_372, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %933 = stablehlo.shift_left %930, %932 : tensor<7x97xui32>
            %c_373 = stablehlo.constant dense<26> : tensor<ui32>
            %934 = stablehlo.broadcast_in_dim %c_373, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %935 = stablehlo.shift_right_logical %930, %934 : tensor<7x97xui32>
            %936 = stablehlo.or %933, %935 : tensor<7x97xui32>
            %937 = stablehlo.xor %936, %931 : tensor<7x97xui32>
            %938 = stablehlo.broadcast_in_dim %769, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %939 = stablehlo.add %931, %938 : tensor<7x97xui32>
            %940 = stablehlo.broadcast_in_dim %764, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %941 = stablehlo.add %937, %940 : tensor<7x97xui32>
            %c_374 = stablehlo.constant dense<5> : tensor<ui32>
            %942 = stablehlo.broadcast_in_dim %c_374, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %943 = stablehlo.add %941, %942 : tensor<7x97xui32>
            %944 = stablehlo.xor %939, %943 : tensor<7x97xui32>
            %c_375 = stablehlo.constant dense<9> : tensor<ui32>
            %945 = stablehlo.broadcast_in_dim %c_375, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %946 = stablehlo.shift_right_logical %944, %945 : tensor<7x97xui32>
            %947 = stablehlo.convert %946 : (tensor<7x97xui32>) -> tensor<7x97xf32>
            %cst_376 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %948 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %949 = stablehlo.add %947, %948 : tensor<7x97xf32>
            %cst_377 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %950 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %951 = stablehlo.multiply %949, %950 : tensor<7x97xf32>
            %c_378 = stablehlo.constant dense<31> : tensor<i32>
            %952 = stablehlo.broadcast_in_dim %c_378, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %953 = stablehlo.shift_right_logical %386, %952 : tensor<7xi32>
            %954 = stablehlo.broadcast_in_dim %953, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %955 = stablehlo.bitcast_convert %951 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_379 = stablehlo.constant dense<1060439283> : tensor<i32>
            %956 = stablehlo.broadcast_in_dim %c_379, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %957 = stablehlo.subtract %955, %956 : tensor<7x97xi32>
            %c_380 = stablehlo.constant dense<23> : tensor<i32>
            %958 = stablehlo.broadcast_in_dim %c_380, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %959 = stablehlo.shift_right_arithmetic %957, %958 : tensor<7x97xi32>
            %c_381 = stablehlo.constant dense<23> : tensor<i32>
            %960 = stablehlo.broadcast_in_dim %c_381, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %961 = stablehlo.shift_left %959, %960 : tensor<7x97xi32>
            %962 = stablehlo.subtract %955, %961 : tensor<7x97xi32>
            %963 = stablehlo.bitcast_convert %962 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_382 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %964 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %965 = stablehlo.subtract %963, %964 : tensor<7x97xf32>
            %966 = stablehlo.convert %959 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %967 = stablehlo.multiply %965, %965 : tensor<7x97xf32>
            %968 = stablehlo.bitcast_convert %967 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %969 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %970 = stablehlo.xor %968, %969 : tensor<7x97xi32>
            %971 = stablehlo.bitcast_convert %970 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_383 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %972 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %973 = stablehlo.multiply %972, %965 : tensor<7x97xf32>
            %974 = stablehlo.bitcast_convert %973 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %975 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %976 = stablehlo.xor %974, %975 : tensor<7x97xi32>
            %977 = stablehlo.bitcast_convert %976 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_384 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %978 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %979 = stablehlo.add %977, %978 : tensor<7x97xf32>
            %980 = stablehlo.multiply %979, %965 : tensor<7x97xf32>
            %981 = stablehlo.bitcast_convert %980 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %982 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %983 = stablehlo.xor %981, %982 : tensor<7x97xi32>
            %984 = stablehlo.bitcast_convert %983 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_385 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %985 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %986 = stablehlo.add %984, %985 : tensor<7x97xf32>
            %987 = stablehlo.multiply %986, %965 : tensor<7x97xf32>
            %988 = stablehlo.bitcast_convert %987 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %989 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %990 = stablehlo.xor %988, %989 : tensor<7x97xi32>
            %991 = stablehlo.bitcast_convert %990 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_386 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %992 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %993 = stablehlo.add %991, %992 : tensor<7x97xf32>
            %994 = stablehlo.multiply %993, %965 : tensor<7x97xf32>
            %995 = stablehlo.bitcast_convert %994 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %996 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %997 = stablehlo.xor %995, %996 : tensor<7x97xi32>
            %998 = stablehlo.bitcast_convert %997 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_387 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %999 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1000 = stablehlo.add %998, %999 : tensor<7x97xf32>
            %1001 = stablehlo.multiply %1000, %965 : tensor<7x97xf32>
            %1002 = stablehlo.bitcast_convert %1001 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1003 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1004 = stablehlo.xor %1002, %1003 : tensor<7x97xi32>
            %1005 = stablehlo.bitcast_convert %1004 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_388 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %1006 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1007 = stablehlo.add %1005, %1006 : tensor<7x97xf32>
            %1008 = stablehlo.multiply %1007, %965 : tensor<7x97xf32>
            %1009 = stablehlo.bitcast_convert %1008 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1010 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1011 = stablehlo.xor %1009, %1010 : tensor<7x97xi32>
            %1012 = stablehlo.bitcast_convert %1011 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_389 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %1013 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1014 = stablehlo.add %1012, %1013 : tensor<7x97xf32>
            %1015 = stablehlo.multiply %1014, %965 : tensor<7x97xf32>
            %1016 = stablehlo.bitcast_convert %1015 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1017 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1018 = stablehlo.xor %1016, %1017 : tensor<7x97xi32>
            %1019 = stablehlo.bitcast_convert %1018 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_390 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %1020 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1021 = stablehlo.add %1019, %1020 : tensor<7x97xf32>
            %1022 = stablehlo.multiply %1021, %965 : tensor<7x97xf32>
            %1023 = stablehlo.bitcast_convert %1022 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1024 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1025 = stablehlo.xor %1023, %1024 : tensor<7x97xi32>
            %1026 = stablehlo.bitcast_convert %1025 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_391 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %1027 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1028 = stablehlo.add %1026, %1027 : tensor<7x97xf32>
            %1029 = stablehlo.multiply %1028, %965 : tensor<7x97xf32>
            %1030 = stablehlo.multiply %1029, %971 : tensor<7x97xf32>
            %1031 = stablehlo.bitcast_convert %1030 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1032 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1033 = stablehlo.xor %1031, %1032 : tensor<7x97xi32>
            %1034 = stablehlo.bitcast_convert %1033 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_392 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %1035 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1036 = stablehlo.multiply %966, %1035 : tensor<7x97xf32>
            %1037 = stablehlo.bitcast_convert %1036 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1038 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1039 = stablehlo.xor %1037, %1038 : tensor<7x97xi32>
            %1040 = stablehlo.bitcast_convert %1039 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %1041 = stablehlo.add %1034, %1040 : tensor<7x97xf32>
            %cst_393 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %1042 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1043 = stablehlo.multiply %971, %1042 : tensor<7x97xf32>
            %1044 = stablehlo.subtract %1041, %1043 : tensor<7x97xf32>
            %1045 = stablehlo.add %965, %1044 : tensor<7x97xf32>
            %cst_394 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %1046 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1047 = stablehlo.multiply %966, %1046 : tensor<7x97xf32>
            %1048 = stablehlo.add %1045, %1047 : tensor<7x97xf32>
            %1049 = stablehlo.negate %1048 : tensor<7x97xf32>
            %1050 = stablehlo.bitcast_convert %1049 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_395 = stablehlo.constant dense<1060439283> : tensor<i32>
            %1051 = stablehlo.broadcast_in_dim %c_395, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %1052 = stablehlo.subtract %1050, %1051 : tensor<7x97xi32>
            %c_396 = stablehlo.constant dense<23> : tensor<i32>
            %1053 = stablehlo.broadcast_in_dim %c_396, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %1054 = stablehlo.shift_right_arithmetic %1052, %1053 : tensor<7x97xi32>
            %c_397 = stablehlo.constant dense<23> : tensor<i32>
            %1055 = stablehlo.broadcast_in_dim %c_397, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %1056 = stablehlo.shift_left %1054, %1055 : tensor<7x97xi32>
            %1057 = stablehlo.subtract %1050, %1056 : tensor<7x97xi32>
            %1058 = stablehlo.bitcast_convert %1057 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_398 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %1059 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1060 = stablehlo.subtract %1058, %1059 : tensor<7x97xf32>
            %1061 = stablehlo.convert %1054 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %1062 = stablehlo.multiply %1060, %1060 : tensor<7x97xf32>
            %1063 = stablehlo.bitcast_convert %1062 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1064 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1065 = stablehlo.xor %1063, %1064 : tensor<7x97xi32>
            %1066 = stablehlo.bitcast_convert %1065 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_399 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %1067 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1068 = stablehlo.multiply %1067, %1060 : tensor<7x97xf32>
            %1069 = stablehlo.bitcast_convert %1068 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1070 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1071 = stablehlo.xor %1069, %1070 : tensor<7x97xi32>
            %1072 = stablehlo.bitcast_convert %1071 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_400 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %1073 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1074 = stablehlo.add %1072, %1073 : tensor<7x97xf32>
            %1075 = stablehlo.multiply %1074, %1060 : tensor<7x97xf32>
            %1076 = stablehlo.bitcast_convert %1075 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1077 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1078 = stablehlo.xor %1076, %1077 : tensor<7x97xi32>
            %1079 = stablehlo.bitcast_convert %1078 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_401 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %1080 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1081 = stablehlo.add %1079, %1080 : tensor<7x97xf32>
            %1082 = stablehlo.multiply %1081, %1060 : tensor<7x97xf32>
            %1083 = stablehlo.bitcast_convert %1082 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1084 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1085 = stablehlo.xor %1083, %1084 : tensor<7x97xi32>
            %1086 = stablehlo.bitcast_convert %1085 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_402 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %1087 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1088 = stablehlo.add %1086, %1087 : tensor<7x97xf32>
            %1089 = stablehlo.multiply %1088, %1060 : tensor<7x97xf32>
            %1090 = stablehlo.bitcast_convert %1089 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1091 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1092 = stablehlo.xor %1090, %1091 : tensor<7x97xi32>
            %1093 = stablehlo.bitcast_convert %1092 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_403 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %1094 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1095 = stablehlo.add %1093, %1094 : tensor<7x97xf32>
            %1096 = stablehlo.multiply %1095, %1060 : tensor<7x97xf32>
            %1097 = stablehlo.bitcast_convert %1096 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1098 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1099 = stablehlo.xor %1097, %1098 : tensor<7x97xi32>
            %1100 = stablehlo.bitcast_convert %1099 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_404 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %1101 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1102 = stablehlo.add %1100, %1101 : tensor<7x97xf32>
            %1103 = stablehlo.multiply %1102, %1060 : tensor<7x97xf32>
            %1104 = stablehlo.bitcast_convert %1103 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1105 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1106 = stablehlo.xor %1104, %1105 : tensor<7x97xi32>
            %1107 = stablehlo.bitcast_convert %1106 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_405 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %1108 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1109 = stablehlo.add %1107, %1108 : tensor<7x97xf32>
            %1110 = stablehlo.multiply %1109, %1060 : tensor<7x97xf32>
            %1111 = stablehlo.bitcast_convert %1110 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1112 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1113 = stablehlo.xor %1111, %1112 : tensor<7x97xi32>
            %1114 = stablehlo.bitcast_convert %1113 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_406 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %1115 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1116 = stablehlo.add %1114, %1115 : tensor<7x97xf32>
            %1117 = stablehlo.multiply %1116, %1060 : tensor<7x97xf32>
            %1118 = stablehlo.bitcast_convert %1117 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1119 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1120 = stablehlo.xor %1118, %1119 : tensor<7x97xi32>
            %1121 = stablehlo.bitcast_convert %1120 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_407 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %1122 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1123 = stablehlo.add %1121, %1122 : tensor<7x97xf32>
            %1124 = stablehlo.multiply %1123, %1060 : tensor<7x97xf32>
            %1125 = stablehlo.multiply %1124, %1066 : tensor<7x97xf32>
            %1126 = stablehlo.bitcast_convert %1125 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1127 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1128 = stablehlo.xor %1126, %1127 : tensor<7x97xi32>
            %1129 = stablehlo.bitcast_convert %1128 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_408 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %1130 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1131 = stablehlo.multiply %1061, %1130 : tensor<7x97xf32>
            %1132 = stablehlo.bitcast_convert %1131 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1133 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1134 = stablehlo.xor %1132, %1133 : tensor<7x97xi32>
            %1135 = stablehlo.bitcast_convert %1134 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %1136 = stablehlo.add %1129, %1135 : tensor<7x97xf32>
            %cst_409 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %1137 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1138 = stablehlo.multiply %1066, %1137 : tensor<7x97xf32>
            %1139 = stablehlo.subtract %1136, %1138 : tensor<7x97xf32>
            %1140 = stablehlo.add %1060, %1139 : tensor<7x97xf32>
            %cst_410 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %1141 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1142 = stablehlo.multiply %1061, %1141 : tensor<7x97xf32>
            %1143 = stablehlo.add %1140, %1142 : tensor<7x97xf32>
            %1144 = stablehlo.negate %1143 : tensor<7x97xf32>
            stablehlo.return %1144 : tensor<7x97xf32>
          }) : (tensor<i32>) -> tensor<7x97xf32>
          %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %535 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %536 = stablehlo.compare GT, %501, %535, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_261 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %537 = func.call @_where_18(%536, %501, %cst_261) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
          %cst_262 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %538 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %539 = stablehlo.divide %538, %537 : tensor<7xf32>
          %cst_263 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %540 = stablehlo.reduce(%446 init: %cst_263) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
          %541 = stablehlo.broadcast_in_dim %540, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %543 = stablehlo.subtract %446, %542 : tensor<7x97xf32>
          %544 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_264 = stablehlo.constant dense<31> : tensor<i32>
          %545 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %546 = stablehlo.shift_right_logical %503, %545 : tensor<7xi32>
          %547 = stablehlo.broadcast_in_dim %546, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %548 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %549 = stablehlo.multiply %543, %548 : tensor<7x97xf32>
          %550 = stablehlo.bitcast_convert %549 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %551 = stablehlo.broadcast_in_dim %547, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %552 = stablehlo.xor %550, %551 : tensor<7x97xi32>
          %553 = stablehlo.bitcast_convert %552 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %cst_265 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %554 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %555 = stablehlo.compare EQ, %446, %554, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_266 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %556 = func.call @_where_19(%555, %cst_266, %553) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %c_267 = stablehlo.constant dense<0> : tensor<i32>
          %557 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %558 = stablehlo.compare GT, %503, %557, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
          %cst_268 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %559 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %560 = stablehlo.compare LT, %505, %559, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %561 = stablehlo.or %558, %560 : tensor<7xi1>
          %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %562 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %563 = stablehlo.compare GT, %507, %562, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %564 = stablehlo.or %561, %563 : tensor<7xi1>
          %c_270 = stablehlo.constant dense<false> : tensor<i1>
          %565 = stablehlo.reduce(%564 init: %c_270) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %566 = stablehlo.convert %565 : (tensor<i1>) -> tensor<i32>
          %567 = "stablehlo.case"(%566) ({
            %c_281 = stablehlo.constant dense<true> : tensor<i1>
            %592 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i1>) -> tensor<7x97xi1>
            stablehlo.return %592 : tensor<7x97xi1>
          }, {
            %592 = stablehlo.bitcast_convert %556 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_281 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %593 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %594 = stablehlo.compare EQ, %592, %593, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_282 = stablehlo.constant dense<0> : tensor<i32>
            %595 = func.call @_where_20(%594, %c_282, %592) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_283 = stablehlo.constant dense<0> : tensor<i32>
            %596 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %597 = stablehlo.compare LT, %595, %596, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_284 = stablehlo.constant dense<2147483647> : tensor<i32>
            %598 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %599 = stablehlo.xor %595, %598 : tensor<7x97xi32>
            %600 = func.call @_where_21(%597, %599, %595) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %values, %indices = chlo.top_k(%556, k = 97) : tensor<7x97xf32> -> (tensor<7x97xf32>, tensor<7x97xi32>)
            %c_285 = stablehlo.constant dense<0> : tensor<i32>
            %601 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %602 = stablehlo.compare EQ, %503, %601, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_286 = stablehlo.constant dense<97> : tensor<i32>
            %603 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %604 = stablehlo.compare GE, %503, %603, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %605 = stablehlo.or %602, %604 : tensor<7xi1>
            %606 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_287 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %607 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %608 = stablehlo.compare EQ, %606, %607, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_288 = stablehlo.constant dense<0> : tensor<i32>
            %609 = func.call @_where_20(%608, %c_288, %606) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_289 = stablehlo.constant dense<0> : tensor<i32>
            %610 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %611 = stablehlo.compare LT, %609, %610, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_290 = stablehlo.constant dense<2147483647> : tensor<i32>
            %612 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %613 = stablehlo.xor %609, %612 : tensor<7x97xi32>
            %614 = func.call @_where_21(%611, %613, %609) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_291 = stablehlo.constant dense<1> : tensor<i32>
            %c_292 = stablehlo.constant dense<97> : tensor<i32>
            %615 = func.call @clip(%503, %c_291, %c_292) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
            %616 = stablehlo.broadcast_in_dim %615, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %c_293 = stablehlo.constant dense<1> : tensor<i32>
            %617 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
            %618 = stablehlo.subtract %616, %617 : tensor<7x1xi32>
            %619 = func.call @take_along_axis_22(%614, %618) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %620 = stablehlo.reshape %619 : (tensor<7x1xi32>) -> tensor<7xi32>
            %c_294 = stablehlo.constant dense<97> : tensor<i32>
            %621 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %622 = stablehlo.minimum %503, %621 : tensor<7xi32>
            %623 = stablehlo.convert %622 : (tensor<7xi32>) -> tensor<7xf32>
            %cst_295 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %624 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %c_296 = stablehlo.constant dense<97> : tensor<i32>
            %625 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %626 = stablehlo.compare LE, %503, %625, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_297 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %627 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %628 = stablehlo.not %605 : tensor<7xi1>
            %629 = stablehlo.not %626 : tensor<7xi1>
            %630 = stablehlo.and %628, %629 : tensor<7xi1>
            %c_298 = stablehlo.constant dense<false> : tensor<i1>
            %631 = stablehlo.reduce(%630 init: %c_298) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %632 = stablehlo.convert %631 : (tensor<i1>) -> tensor<i32>
            %633 = "stablehlo.case"(%632) ({
              stablehlo.return %627 : tensor<7xi32>
            }, {
              %c_359 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %904 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_360 = stablehlo.constant dense<2147483647> : tensor<i32>
              %905 = stablehlo.broadcast_in_dim %c_360, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_361 = stablehlo.constant dense<0> : tensor<i32>
              %c_362 = stablehlo.constant dense<0> : tensor<i32>
              %906:7 = stablehlo.while(%iterArg_363 = %600, %iterArg_364 = %624, %iterArg_365 = %623, %iterArg_366 = %c_362, %iterArg_367 = %c_361, %iterArg_368 = %904, %iterArg_369 = %905) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_370 = stablehlo.constant dense<32> : tensor<i32>
                %907 = stablehlo.compare LT, %iterArg_366, %c_370, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %907 : tensor<i1>
              } do {
                %907:3 = func.call @closed_call(%iterArg_363, %iterArg_364, %iterArg_365, %iterArg_367, %iterArg_368, %iterArg_369) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_370 = stablehlo.constant dense<1> : tensor<i32>
                %908 = stablehlo.add %iterArg_366, %c_370 : tensor<i32>
                stablehlo.return %iterArg_363, %iterArg_364, %iterArg_365, %908, %907#0, %907#1, %907#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %906#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %634 = func.call @_where_26(%626, %620, %633) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %635 = func.call @_where_26(%605, %627, %634) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %c_299 = stablehlo.constant dense<31> : tensor<i32>
            %636 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %637 = stablehlo.shift_right_logical %503, %636 : tensor<7xi32>
            %638 = stablehlo.broadcast_in_dim %637, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %cst_300 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %639 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %640 = stablehlo.maximum %556, %639 : tensor<7x97xf32>
            %cst_301 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %641 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %642 = stablehlo.multiply %640, %641 : tensor<7x97xf32>
            %643 = func.call @round(%642) : (tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_302 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %644 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %645 = stablehlo.multiply %643, %644 : tensor<7x97xf32>
            %646 = stablehlo.subtract %640, %645 : tensor<7x97xf32>
            %cst_303 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %647 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %648 = stablehlo.multiply %643, %647 : tensor<7x97xf32>
            %649 = stablehlo.bitcast_convert %648 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %650 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %651 = stablehlo.xor %649, %650 : tensor<7x97xi32>
            %652 = stablehlo.bitcast_convert %651 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %653 = stablehlo.subtract %646, %652 : tensor<7x97xf32>
            %cst_304 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %654 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %655 = stablehlo.multiply %654, %653 : tensor<7x97xf32>
            %656 = stablehlo.bitcast_convert %655 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %657 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %658 = stablehlo.xor %656, %657 : tensor<7x97xi32>
            %659 = stablehlo.bitcast_convert %658 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_305 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %660 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %661 = stablehlo.add %659, %660 : tensor<7x97xf32>
            %662 = stablehlo.multiply %661, %653 : tensor<7x97xf32>
            %663 = stablehlo.bitcast_convert %662 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %664 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %665 = stablehlo.xor %663, %664 : tensor<7x97xi32>
            %666 = stablehlo.bitcast_convert %665 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_306 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %667 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %668 = stablehlo.add %666, %667 : tensor<7x97xf32>
            %669 = stablehlo.multiply %668, %653 : tensor<7x97xf32>
            %670 = stablehlo.bitcast_convert %669 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %671 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %672 = stablehlo.xor %670, %671 : tensor<7x97xi32>
            %673 = stablehlo.bitcast_convert %672 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_307 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %674 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %675 = stablehlo.add %673, %674 : tensor<7x97xf32>
            %676 = stablehlo.multiply %675, %653 : tensor<7x97xf32>
            %677 = stablehlo.bitcast_convert %676 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %678 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %679 = stablehlo.xor %677, %678 : tensor<7x97xi32>
            %680 = stablehlo.bitcast_convert %679 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_308 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %681 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %682 = stablehlo.add %680, %681 : tensor<7x97xf32>
            %683 = stablehlo.multiply %682, %653 : tensor<7x97xf32>
            %684 = stablehlo.bitcast_convert %683 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %685 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %686 = stablehlo.xor %684, %685 : tensor<7x97xi32>
            %687 = stablehlo.bitcast_convert %686 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_309 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %688 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %689 = stablehlo.add %687, %688 : tensor<7x97xf32>
            %690 = stablehlo.multiply %689, %653 : tensor<7x97xf32>
            %691 = stablehlo.multiply %690, %653 : tensor<7x97xf32>
            %692 = stablehlo.bitcast_convert %691 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %693 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %694 = stablehlo.xor %692, %693 : tensor<7x97xi32>
            %695 = stablehlo.bitcast_convert %694 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %696 = stablehlo.add %695, %653 : tensor<7x97xf32>
            %cst_310 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %697 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %698 = stablehlo.add %696, %697 : tensor<7x97xf32>
            %699 = stablehlo.convert %643 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_311 = stablehlo.constant dense<127> : tensor<i32>
            %700 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %701 = stablehlo.add %699, %700 : tensor<7x97xi32>
            %c_312 = stablehlo.constant dense<23> : tensor<i32>
            %702 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %703 = stablehlo.shift_left %701, %702 : tensor<7x97xi32>
            %704 = stablehlo.bitcast_convert %703 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_313 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %705 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %706 = stablehlo.compare LT, %556, %705, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %707 = stablehlo.multiply %698, %704 : tensor<7x97xf32>
            %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %708 = func.call @_where_19(%706, %cst_314, %707) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
            %709 = stablehlo.broadcast_in_dim %635, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %710 = stablehlo.broadcast_in_dim %709, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %711 = stablehlo.compare GE, %600, %710, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %712 = func.call @_where_16(%711, %708, %cst_315) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %713 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_316 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %714 = stablehlo.broadcast_in_dim %c_316, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %715 = stablehlo.compare EQ, %713, %714, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_317 = stablehlo.constant dense<0> : tensor<i32>
            %716 = func.call @_where_20(%715, %c_317, %713) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_318 = stablehlo.constant dense<0> : tensor<i32>
            %717 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %718 = stablehlo.compare LT, %716, %717, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_319 = stablehlo.constant dense<2147483647> : tensor<i32>
            %719 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %720 = stablehlo.xor %716, %719 : tensor<7x97xi32>
            %721 = func.call @_where_21(%718, %720, %716) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %722 = stablehlo.broadcast_in_dim %635, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %724 = stablehlo.compare GE, %721, %723, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_320 = stablehlo.constant dense<31> : tensor<i32>
            %725 = stablehlo.broadcast_in_dim %c_320, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %726 = stablehlo.shift_right_logical %503, %725 : tensor<7xi32>
            %727 = stablehlo.broadcast_in_dim %726, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %cst_321 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %728 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %729 = stablehlo.maximum %values, %728 : tensor<7x97xf32>
            %cst_322 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %730 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %731 = stablehlo.multiply %729, %730 : tensor<7x97xf32>
            %732 = func.call @round(%731) : (tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_323 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %733 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %734 = stablehlo.multiply %732, %733 : tensor<7x97xf32>
            %735 = stablehlo.subtract %729, %734 : tensor<7x97xf32>
            %cst_324 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %736 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %737 = stablehlo.multiply %732, %736 : tensor<7x97xf32>
            %738 = stablehlo.bitcast_convert %737 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %739 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %740 = stablehlo.xor %738, %739 : tensor<7x97xi32>
            %741 = stablehlo.bitcast_convert %740 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %742 = stablehlo.subtract %735, %741 : tensor<7x97xf32>
            %cst_325 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %743 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %744 = stablehlo.multiply %743, %742 : tensor<7x97xf32>
            %745 = stablehlo.bitcast_convert %744 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %746 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %747 = stablehlo.xor %745, %746 : tensor<7x97xi32>
            %748 = stablehlo.bitcast_convert %747 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_326 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %749 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %750 = stablehlo.add %748, %749 : tensor<7x97xf32>
            %751 = stablehlo.multiply %750, %742 : tensor<7x97xf32>
            %752 = stablehlo.bitcast_convert %751 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %753 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %754 = stablehlo.xor %752, %753 : tensor<7x97xi32>
            %755 = stablehlo.bitcast_convert %754 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_327 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %756 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %757 = stablehlo.add %755, %756 : tensor<7x97xf32>
            %758 = stablehlo.multiply %757, %742 : tensor<7x97xf32>
            %759 = stablehlo.bitcast_convert %758 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %760 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %761 = stablehlo.xor %759, %760 : tensor<7x97xi32>
            %762 = stablehlo.bitcast_convert %761 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_328 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %763 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %764 = stablehlo.add %762, %763 : tensor<7x97xf32>
            %765 = stablehlo.multiply %764, %742 : tensor<7x97xf32>
            %766 = stablehlo.bitcast_convert %765 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %767 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %768 = stablehlo.xor %766, %767 : tensor<7x97xi32>
            %769 = stablehlo.bitcast_convert %768 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_329 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %770 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %771 = stablehlo.add %769, %770 : tensor<7x97xf32>
            %772 = stablehlo.multiply %771, %742 : tensor<7x97xf32>
            %773 = stablehlo.bitcast_convert %772 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %774 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %775 = stablehlo.xor %773, %774 : tensor<7x97xi32>
            %776 = stablehlo.bitcast_convert %775 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_330 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %777 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %778 = stablehlo.add %776, %777 : tensor<7x97xf32>
            %779 = stablehlo.multiply %778, %742 : tensor<7x97xf32>
            %780 = stablehlo.multiply %779, %742 : tensor<7x97xf32>
            %781 = stablehlo.bitcast_convert %780 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %782 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %783 = stablehlo.xor %781, %782 : tensor<7x97xi32>
            %784 = stablehlo.bitcast_convert %783 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %785 = stablehlo.add %784, %742 : tensor<7x97xf32>
            %cst_331 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %786 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %787 = stablehlo.add %785, %786 : tensor<7x97xf32>
            %788 = stablehlo.convert %732 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_332 = stablehlo.constant dense<127> : tensor<i32>
            %789 = stablehlo.broadcast_in_dim %c_332, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %790 = stablehlo.add %788, %789 : tensor<7x97xi32>
            %c_333 = stablehlo.constant dense<23> : tensor<i32>
            %791 = stablehlo.broadcast_in_dim %c_333, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %792 = stablehlo.shift_left %790, %791 : tensor<7x97xi32>
            %793 = stablehlo.bitcast_convert %792 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_334 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %794 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %795 = stablehlo.compare LT, %values, %794, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %796 = stablehlo.multiply %787, %793 : tensor<7x97xf32>
            %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %797 = func.call @_where_19(%795, %cst_335, %796) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %798 = func.call @_where_16(%724, %797, %cst_336) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_337 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %799 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %800 = stablehlo.maximum %505, %799 : tensor<7xf32>
            %c_338 = stablehlo.constant dense<0> : tensor<i32>
            %801 = "stablehlo.case"(%c_338) ({
              %c_359 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_359 : tensor<i32>
            }, {
              %c_359 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_359 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %802 = "stablehlo.case"(%801) ({
              %c_359 = stablehlo.constant dense<0> : tensor<i32>
              %904 = func.call @_pad_23(%712, %c_359) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
              %905 = stablehlo.slice %904 [0:7, 0:13] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %906 = stablehlo.slice %904 [0:7, 13:26] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %907 = stablehlo.slice %904 [0:7, 26:39] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %908 = stablehlo.slice %904 [0:7, 39:52] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %909 = stablehlo.slice %904 [0:7, 52:65] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %910 = stablehlo.slice %904 [0:7, 65:78] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %911 = stablehlo.slice %904 [0:7, 78:91] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %912 = stablehlo.slice %904 [0:7, 91:104] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %913 = stablehlo.add %905, %906 : tensor<7x13xf32>
              %914 = stablehlo.add %907, %908 : tensor<7x13xf32>
              %915 = stablehlo.add %913, %914 : tensor<7x13xf32>
              %916 = stablehlo.add %909, %910 : tensor<7x13xf32>
              %917 = stablehlo.add %911, %912 : tensor<7x13xf32>
              %918 = stablehlo.add %916, %917 : tensor<7x13xf32>
              %919 = stablehlo.add %915, %918 : tensor<7x13xf32>
              %920 = stablehlo.optimization_barrier %919 : tensor<7x13xf32>
              %c_360 = stablehlo.constant dense<0> : tensor<i32>
              %921 = func.call @_pad_24(%920, %c_360) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
              %922 = stablehlo.slice %921 [0:7, 0:2] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %923 = stablehlo.slice %921 [0:7, 2:4] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %924 = stablehlo.slice %921 [0:7, 4:6] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %925 = stablehlo.slice %921 [0:7, 6:8] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %926 = stablehlo.slice %921 [0:7, 8:10] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %927 = stablehlo.slice %921 [0:7, 10:12] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %928 = stablehlo.slice %921 [0:7, 12:14] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %929 = stablehlo.slice %921 [0:7, 14:16] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %930 = stablehlo.add %922, %923 : tensor<7x2xf32>
              %931 = stablehlo.add %924, %925 : tensor<7x2xf32>
              %932 = stablehlo.add %930, %931 : tensor<7x2xf32>
              %933 = stablehlo.add %926, %927 : tensor<7x2xf32>
              %934 = stablehlo.add %928, %929 : tensor<7x2xf32>
              %935 = stablehlo.add %933, %934 : tensor<7x2xf32>
              %936 = stablehlo.add %932, %935 : tensor<7x2xf32>
              %937 = stablehlo.optimization_barrier %936 : tensor<7x2xf32>
              %c_361 = stablehlo.constant dense<0> : tensor<i32>
              %938 = func.call @_pad_25(%937, %c_361) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
              %939 = stablehlo.slice %938 [0:7, 0:1] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %940 = stablehlo.slice %938 [0:7, 1:2] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %941 = stablehlo.slice %938 [0:7, 2:3] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %942 = stablehlo.slice %938 [0:7, 3:4] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %943 = stablehlo.slice %938 [0:7, 4:5] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %944 = stablehlo.slice %938 [0:7, 5:6] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %945 = stablehlo.slice %938 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %946 = stablehlo.slice %938 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %947 = stablehlo.add %939, %940 : tensor<7x1xf32>
              %948 = stablehlo.add %941, %942 : tensor<7x1xf32>
              %949 = stablehlo.add %947, %948 : tensor<7x1xf32>
              %950 = stablehlo.add %943, %944 : tensor<7x1xf32>
              %951 = stablehlo.add %945, %946 : tensor<7x1xf32>
              %952 = stablehlo.add %950, %951 : tensor<7x1xf32>
              %953 = stablehlo.add %949, %952 : tensor<7x1xf32>
              %954 = stablehlo.optimization_barrier %953 : tensor<7x1xf32>
              %955 = stablehlo.reshape %954 : (tensor<7x1xf32>) -> tensor<7xf32>
              stablehlo.return %955 : tensor<7xf32>
            }) : (tensor<i32>) -> tensor<7xf32>
            %803 = stablehlo.multiply %800, %802 : tensor<7xf32>
            %804 = stablehlo.slice %798 [0:7, 0:96:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %805 = stablehlo.slice %798 [0:7, 1:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %806 = stablehlo.add %804, %805 : tensor<7x48xf32>
            %807 = stablehlo.slice %806 [0:7, 0:47:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %808 = stablehlo.slice %806 [0:7, 1:48:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %809 = stablehlo.add %807, %808 : tensor<7x24xf32>
            %810 = stablehlo.slice %809 [0:7, 0:23:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %811 = stablehlo.slice %809 [0:7, 1:24:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %812 = stablehlo.add %810, %811 : tensor<7x12xf32>
            %813 = stablehlo.slice %812 [0:7, 0:11:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %814 = stablehlo.slice %812 [0:7, 1:12:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %815 = stablehlo.add %813, %814 : tensor<7x6xf32>
            %816 = stablehlo.slice %815 [0:7, 0:5:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %817 = stablehlo.slice %815 [0:7, 1:6:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %818 = stablehlo.add %816, %817 : tensor<7x3xf32>
            %819 = stablehlo.slice %818 [0:7, 0:2:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %820 = stablehlo.slice %818 [0:7, 1:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %821 = stablehlo.add %819, %820 : tensor<7x1xf32>
            %822 = stablehlo.slice %818 [0:7, 2:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %823 = stablehlo.add %821, %822 : tensor<7x1xf32>
            %824 = stablehlo.slice %818 [0:7, 0:1] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %825 = stablehlo.concatenate %824, %823, dim = 1 : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x2xf32>
            %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %826 = stablehlo.pad %825, %cst_339, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x3xf32>
            %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %827 = stablehlo.pad %821, %cst_340, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x3xf32>
            %828 = stablehlo.add %826, %827 : tensor<7x3xf32>
            %829 = stablehlo.slice %828 [0:7, 0:2] : (tensor<7x3xf32>) -> tensor<7x2xf32>
            %830 = stablehlo.slice %815 [0:7, 2:6:2] : (tensor<7x6xf32>) -> tensor<7x2xf32>
            %831 = stablehlo.add %829, %830 : tensor<7x2xf32>
            %832 = stablehlo.slice %815 [0:7, 0:1] : (tensor<7x6xf32>) -> tensor<7x1xf32>
            %833 = stablehlo.concatenate %832, %831, dim = 1 : (tensor<7x1xf32>, tensor<7x2xf32>) -> tensor<7x3xf32>
            %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %834 = stablehlo.pad %833, %cst_341, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %835 = stablehlo.pad %828, %cst_342, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %836 = stablehlo.add %834, %835 : tensor<7x6xf32>
            %837 = stablehlo.slice %836 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
            %838 = stablehlo.slice %812 [0:7, 2:12:2] : (tensor<7x12xf32>) -> tensor<7x5xf32>
            %839 = stablehlo.add %837, %838 : tensor<7x5xf32>
            %840 = stablehlo.slice %812 [0:7, 0:1] : (tensor<7x12xf32>) -> tensor<7x1xf32>
            %841 = stablehlo.concatenate %840, %839, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
            %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %842 = stablehlo.pad %841, %cst_343, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %843 = stablehlo.pad %836, %cst_344, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %844 = stablehlo.add %842, %843 : tensor<7x12xf32>
            %845 = stablehlo.slice %844 [0:7, 0:11] : (tensor<7x12xf32>) -> tensor<7x11xf32>
            %846 = stablehlo.slice %809 [0:7, 2:24:2] : (tensor<7x24xf32>) -> tensor<7x11xf32>
            %847 = stablehlo.add %845, %846 : tensor<7x11xf32>
            %848 = stablehlo.slice %809 [0:7, 0:1] : (tensor<7x24xf32>) -> tensor<7x1xf32>
            %849 = stablehlo.concatenate %848, %847, dim = 1 : (tensor<7x1xf32>, tensor<7x11xf32>) -> tensor<7x12xf32>
            %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %850 = stablehlo.pad %849, %cst_345, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %851 = stablehlo.pad %844, %cst_346, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %852 = stablehlo.add %850, %851 : tensor<7x24xf32>
            %853 = stablehlo.slice %852 [0:7, 0:23] : (tensor<7x24xf32>) -> tensor<7x23xf32>
            %854 = stablehlo.slice %806 [0:7, 2:48:2] : (tensor<7x48xf32>) -> tensor<7x23xf32>
            %855 = stablehlo.add %853, %854 : tensor<7x23xf32>
            %856 = stablehlo.slice %806 [0:7, 0:1] : (tensor<7x48xf32>) -> tensor<7x1xf32>
            %857 = stablehlo.concatenate %856, %855, dim = 1 : (tensor<7x1xf32>, tensor<7x23xf32>) -> tensor<7x24xf32>
            %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %858 = stablehlo.pad %857, %cst_347, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %859 = stablehlo.pad %852, %cst_348, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %860 = stablehlo.add %858, %859 : tensor<7x48xf32>
            %861 = stablehlo.slice %798 [0:7, 2:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %862 = stablehlo.add %860, %861 : tensor<7x48xf32>
            %863 = stablehlo.slice %798 [0:7, 0:1] : (tensor<7x97xf32>) -> tensor<7x1xf32>
            %864 = stablehlo.concatenate %863, %862, dim = 1 : (tensor<7x1xf32>, tensor<7x48xf32>) -> tensor<7x49xf32>
            %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %865 = stablehlo.pad %864, %cst_349, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x49xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %866 = stablehlo.pad %860, %cst_350, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x48xf32>, tensor<f32>) -> tensor<7x97xf32>
            %867 = stablehlo.add %865, %866 : tensor<7x97xf32>
            %868 = stablehlo.broadcast_in_dim %803, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %869 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %870 = stablehlo.compare GE, %867, %869, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %871 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_351 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %872 = stablehlo.broadcast_in_dim %c_351, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %873 = stablehlo.compare EQ, %871, %872, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_352 = stablehlo.constant dense<0> : tensor<i32>
            %874 = func.call @_where_20(%873, %c_352, %871) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_353 = stablehlo.constant dense<0> : tensor<i32>
            %875 = stablehlo.broadcast_in_dim %c_353, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %876 = stablehlo.compare LT, %874, %875, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_354 = stablehlo.constant dense<2147483647> : tensor<i32>
            %877 = stablehlo.broadcast_in_dim %c_354, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %878 = stablehlo.xor %874, %877 : tensor<7x97xi32>
            %879 = func.call @_where_21(%876, %878, %874) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %880 = func.call @argmax(%870) : (tensor<7x97xi1>) -> tensor<7xi32>
            %881 = stablehlo.broadcast_in_dim %880, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %882 = func.call @take_along_axis_22(%879, %881) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %883 = stablehlo.reshape %882 : (tensor<7x1xi32>) -> tensor<7xi32>
            %cst_355 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %884 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %885 = stablehlo.compare GE, %505, %884, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
            %c_356 = stablehlo.constant dense<false> : tensor<i1>
            %886 = stablehlo.reduce(%870 init: %c_356) applies stablehlo.or across dimensions = [1] : (tensor<7x97xi1>, tensor<i1>) -> tensor<7xi1>
            %c_357 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %887 = stablehlo.broadcast_in_dim %c_357, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %888 = stablehlo.not %885 : tensor<7xi1>
            %889 = stablehlo.not %886 : tensor<7xi1>
            %890 = stablehlo.and %888, %889 : tensor<7xi1>
            %c_358 = stablehlo.constant dense<false> : tensor<i1>
            %891 = stablehlo.reduce(%890 init: %c_358) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %892 = stablehlo.convert %891 : (tensor<i1>) -> tensor<i32>
            %893 = "stablehlo.case"(%892) ({
              stablehlo.return %887 : tensor<7xi32>
            }, {
              %c_359 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %904 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_360 = stablehlo.constant dense<2147483647> : tensor<i32>
              %905 = stablehlo.broadcast_in_dim %c_360, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_361 = stablehlo.constant dense<0> : tensor<i32>
              %c_362 = stablehlo.constant dense<0> : tensor<i32>
              %906:7 = stablehlo.while(%iterArg_363 = %600, %iterArg_364 = %712, %iterArg_365 = %803, %iterArg_366 = %c_362, %iterArg_367 = %c_361, %iterArg_368 = %904, %iterArg_369 = %905) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_370 = stablehlo.constant dense<32> : tensor<i32>
                %907 = stablehlo.compare LT, %iterArg_366, %c_370, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %907 : tensor<i1>
              } do {
                %907:3 = func.call @closed_call(%iterArg_363, %iterArg_364, %iterArg_365, %iterArg_367, %iterArg_368, %iterArg_369) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_370 = stablehlo.constant dense<1> : tensor<i32>
                %908 = stablehlo.add %iterArg_366, %c_370 : tensor<i32>
                stablehlo.return %iterArg_363, %iterArg_364, %iterArg_365, %908, %907#0, %907#1, %907#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %906#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %894 = func.call @_where_26(%886, %883, %893) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %895 = func.call @_where_26(%885, %887, %894) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %896 = stablehlo.maximum %635, %895 : tensor<7xi32>
            %897 = stablehlo.broadcast_in_dim %896, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %898 = stablehlo.broadcast_in_dim %897, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %899 = stablehlo.compare GE, %600, %898, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %900 = stablehlo.broadcast_in_dim %507, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %901 = stablehlo.broadcast_in_dim %900, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %902 = stablehlo.compare GE, %708, %901, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %903 = stablehlo.and %899, %902 : tensor<7x97xi1>
            stablehlo.return %903 : tensor<7x97xi1>
          }) : (tensor<i32>) -> tensor<7x97xi1>
          %568 = stablehlo.add %556, %534 : tensor<7x97xf32>
          %cst_271 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %569 = func.call @_where_16(%567, %568, %cst_271) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %cst_272 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %570 = func.call @_pad(%569, %cst_272) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
          %571 = stablehlo.reshape %570 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
          %cst_273 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %572 = stablehlo.reduce(%571 init: %cst_273) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
          %cst_274 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %573 = stablehlo.reduce(%572 init: %cst_274) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
          %574 = stablehlo.broadcast_in_dim %573, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %575 = stablehlo.compare EQ, %572, %574, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
          %576 = stablehlo.iota dim = 1 : tensor<7x1xi32>
          %c_275 = stablehlo.constant dense<1> : tensor<i32>
          %577 = func.call @_where_17(%575, %576, %c_275) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
          %c_276 = stablehlo.constant dense<2147483647> : tensor<i32>
          %578 = stablehlo.reduce(%577 init: %c_276) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
          %579 = stablehlo.broadcast_in_dim %578, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
          %580 = func.call @take_along_axis(%571, %579) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
          %581 = stablehlo.reshape %580 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
          %582 = stablehlo.broadcast_in_dim %574, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
          %583 = stablehlo.compare EQ, %581, %582, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
          %584 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_277 = stablehlo.constant dense<128> : tensor<i32>
          %585 = func.call @_where_12(%583, %584, %c_277) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
          %c_278 = stablehlo.constant dense<2147483647> : tensor<i32>
          %586 = stablehlo.reduce(%585 init: %c_278) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
          %c_279 = stablehlo.constant dense<128> : tensor<i32>
          %587 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %588 = stablehlo.multiply %578, %587 : tensor<7xi32>
          %589 = stablehlo.add %588, %586 : tensor<7xi32>
          %c_280 = stablehlo.constant dense<97> : tensor<i32>
          %590 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %591 = stablehlo.minimum %589, %590 : tensor<7xi32>
          stablehlo.return %591 : tensor<7xi32>
        }) : (tensor<i32>) -> tensor<7xi32>
        %477 = func.call @_where_26(%473, %476, %471) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
        %478:3 = stablehlo.custom_call @xlabatch_summarize_logits(%226, %231) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %479 = stablehlo.compare GE, %386, %328, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_238 = stablehlo.constant dense<2> : tensor<i32>
        %c_239 = stablehlo.constant dense<0> : tensor<i32>
        %480 = func.call @_where_27(%479, %c_238, %c_239) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %481 = stablehlo.broadcast_in_dim %477, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %482 = stablehlo.broadcast_in_dim %481, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %483 = stablehlo.compare EQ, %482, %321, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_240 = stablehlo.constant dense<false> : tensor<i1>
        %484 = stablehlo.reduce(%483 init: %c_240) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_241 = stablehlo.constant dense<1> : tensor<i32>
        %485 = func.call @_where_28(%484, %c_241, %480) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_242 = stablehlo.constant dense<3> : tensor<i32>
        %486 = func.call @_where_29(%478#2, %485, %c_242) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %487 = stablehlo.convert %486 : tensor<7xi32>
        %c_243 = stablehlo.constant dense<3> : tensor<i32>
        %488 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %489 = stablehlo.compare NE, %487, %488, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %490 = stablehlo.and %449, %489 : tensor<7xi1>
        %c_244 = stablehlo.constant dense<4> : tensor<i32>
        %491 = func.call @_where_30(%490, %c_244, %487) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %492 = stablehlo.broadcast_in_dim %477, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %493 = stablehlo.broadcast_in_dim %491, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %494 = stablehlo.broadcast_in_dim %478#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %495 = stablehlo.concatenate %492, %493, %494, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %496 = stablehlo.broadcast_in_dim %231, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %497 = func.call @_where_31(%496, %495, %iterArg_144) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %497 : tensor<3x7xi32>
      }, {
        %c_161 = stablehlo.constant dense<0> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %239 = stablehlo.compare LT, %218, %238, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_162 = stablehlo.constant dense<3> : tensor<i32>
        %240 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %241 = stablehlo.add %218, %240 : tensor<7xi32>
        %242 = stablehlo.select %239, %241, %218 : tensor<7xi1>, tensor<7xi32>
        %243 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %244 = "stablehlo.gather"(%iterArg_118, %243) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_163 = stablehlo.constant dense<0> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.compare LT, %218, %245, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_164 = stablehlo.constant dense<3> : tensor<i32>
        %247 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %248 = stablehlo.add %218, %247 : tensor<7xi32>
        %249 = stablehlo.select %246, %248, %218 : tensor<7xi1>, tensor<7xi32>
        %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %251 = "stablehlo.gather"(%iterArg_119, %250) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_165 = stablehlo.constant dense<0> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.compare LT, %218, %252, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_166 = stablehlo.constant dense<3> : tensor<i32>
        %254 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %255 = stablehlo.add %218, %254 : tensor<7xi32>
        %256 = stablehlo.select %253, %255, %218 : tensor<7xi1>, tensor<7xi32>
        %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %258 = "stablehlo.gather"(%iterArg_120, %257) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_167 = stablehlo.constant dense<0> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.compare LT, %218, %259, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<3> : tensor<i32>
        %261 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %262 = stablehlo.add %218, %261 : tensor<7xi32>
        %263 = stablehlo.select %260, %262, %218 : tensor<7xi1>, tensor<7xi32>
        %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %265 = "stablehlo.gather"(%iterArg_121, %264) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_169 = stablehlo.constant dense<0> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.compare LT, %218, %266, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_170 = stablehlo.constant dense<3> : tensor<i32>
        %268 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %269 = stablehlo.add %218, %268 : tensor<7xi32>
        %270 = stablehlo.select %267, %269, %218 : tensor<7xi1>, tensor<7xi32>
        %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %272 = "stablehlo.gather"(%iterArg_120, %271) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_171 = stablehlo.constant dense<0> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.compare LT, %218, %273, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_172 = stablehlo.constant dense<3> : tensor<i32>
        %275 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %276 = stablehlo.add %218, %275 : tensor<7xi32>
        %277 = stablehlo.select %274, %276, %218 : tensor<7xi1>, tensor<7xi32>
        %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %279 = "stablehlo.gather"(%iterArg_122, %278) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_173 = stablehlo.constant dense<0> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.compare LT, %218, %280, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_174 = stablehlo.constant dense<3> : tensor<i32>
        %282 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %283 = stablehlo.add %218, %282 : tensor<7xi32>
        %284 = stablehlo.select %281, %283, %218 : tensor<7xi1>, tensor<7xi32>
        %285 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %286 = "stablehlo.gather"(%iterArg_123, %285) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_175 = stablehlo.constant dense<0> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.compare LT, %218, %287, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_176 = stablehlo.constant dense<3> : tensor<i32>
        %289 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %290 = stablehlo.add %218, %289 : tensor<7xi32>
        %291 = stablehlo.select %288, %290, %218 : tensor<7xi1>, tensor<7xi32>
        %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %293 = "stablehlo.gather"(%iterArg_124, %292) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_177 = stablehlo.constant dense<0> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.compare LT, %218, %294, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_178 = stablehlo.constant dense<3> : tensor<i32>
        %296 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %297 = stablehlo.add %218, %296 : tensor<7xi32>
        %298 = stablehlo.select %295, %297, %218 : tensor<7xi1>, tensor<7xi32>
        %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %300 = "stablehlo.gather"(%iterArg_125, %299) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_179 = stablehlo.constant dense<0> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.compare LT, %218, %301, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_180 = stablehlo.constant dense<3> : tensor<i32>
        %303 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %304 = stablehlo.add %218, %303 : tensor<7xi32>
        %305 = stablehlo.select %302, %304, %218 : tensor<7xi1>, tensor<7xi32>
        %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %307 = "stablehlo.gather"(%iterArg_126, %306) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_181 = stablehlo.constant dense<0> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.compare LT, %218, %308, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %310 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %311 = stablehlo.add %218, %310 : tensor<7xi32>
        %312 = stablehlo.select %309, %311, %218 : tensor<7xi1>, tensor<7xi32>
        %313 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %314 = "stablehlo.gather"(%iterArg_127, %313) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_183 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %316 = stablehlo.compare LT, %218, %315, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_184 = stablehlo.constant dense<3> : tensor<i32>
        %317 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %318 = stablehlo.add %218, %317 : tensor<7xi32>
        %319 = stablehlo.select %316, %318, %218 : tensor<7xi1>, tensor<7xi32>
        %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %321 = "stablehlo.gather"(%iterArg_128, %320) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_185 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %323 = stablehlo.compare LT, %218, %322, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_186 = stablehlo.constant dense<3> : tensor<i32>
        %324 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %325 = stablehlo.add %218, %324 : tensor<7xi32>
        %326 = stablehlo.select %323, %325, %218 : tensor<7xi1>, tensor<7xi32>
        %327 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %328 = "stablehlo.gather"(%iterArg_129, %327) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %330 = stablehlo.compare LT, %218, %329, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_188 = stablehlo.constant dense<3> : tensor<i32>
        %331 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %332 = stablehlo.add %218, %331 : tensor<7xi32>
        %333 = stablehlo.select %330, %332, %218 : tensor<7xi1>, tensor<7xi32>
        %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %335 = "stablehlo.gather"(%iterArg_130, %334) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %337 = stablehlo.compare LT, %218, %336, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_190 = stablehlo.constant dense<3> : tensor<i32>
        %338 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %339 = stablehlo.add %218, %338 : tensor<7xi32>
        %340 = stablehlo.select %337, %339, %218 : tensor<7xi1>, tensor<7xi32>
        %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %342 = "stablehlo.gather"(%iterArg_131, %341) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %344 = stablehlo.compare LT, %218, %343, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_192 = stablehlo.constant dense<3> : tensor<i32>
        %345 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %346 = stablehlo.add %218, %345 : tensor<7xi32>
        %347 = stablehlo.select %344, %346, %218 : tensor<7xi1>, tensor<7xi32>
        %348 = stablehlo.broadcast_in_dim %347, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %349 = "stablehlo.gather"(%iterArg_132, %348) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %351 = stablehlo.compare LT, %218, %350, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_194 = stablehlo.constant dense<3> : tensor<i32>
        %352 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %353 = stablehlo.add %218, %352 : tensor<7xi32>
        %354 = stablehlo.select %351, %353, %218 : tensor<7xi1>, tensor<7xi32>
        %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %356 = "stablehlo.gather"(%iterArg_133, %355) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %358 = stablehlo.compare LT, %218, %357, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_196 = stablehlo.constant dense<3> : tensor<i32>
        %359 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %360 = stablehlo.add %218, %359 : tensor<7xi32>
        %361 = stablehlo.select %358, %360, %218 : tensor<7xi1>, tensor<7xi32>
        %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %363 = "stablehlo.gather"(%iterArg_134, %362) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %365 = stablehlo.compare LT, %218, %364, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_198 = stablehlo.constant dense<3> : tensor<i32>
        %366 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %367 = stablehlo.add %218, %366 : tensor<7xi32>
        %368 = stablehlo.select %365, %367, %218 : tensor<7xi1>, tensor<7xi32>
        %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %370 = "stablehlo.gather"(%iterArg_135, %369) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_199 = stablehlo.constant dense<0> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %372 = stablehlo.compare LT, %218, %371, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<3> : tensor<i32>
        %373 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %374 = stablehlo.add %218, %373 : tensor<7xi32>
        %375 = stablehlo.select %372, %374, %218 : tensor<7xi1>, tensor<7xi32>
        %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %377 = "stablehlo.gather"(%iterArg_136, %376) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %379 = stablehlo.compare LT, %218, %378, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %380 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %381 = stablehlo.add %218, %380 : tensor<7xi32>
        %382 = stablehlo.select %379, %381, %218 : tensor<7xi1>, tensor<7xi32>
        %383 = stablehlo.broadcast_in_dim %382, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %384 = "stablehlo.gather"(%iterArg_137, %383) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_203 = stablehlo.constant dense<1> : tensor<i32>
        %385 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %386 = stablehlo.add %222, %385 : tensor<7xi32>
        %387:3 = stablehlo.custom_call @xlabatch_summarize_logits(%226, %231) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %c_204 = stablehlo.constant dense<false> : tensor<i1>
        %388 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i1>) -> tensor<7xi1>
        %389 = stablehlo.compare GE, %386, %328, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_205 = stablehlo.constant dense<2> : tensor<i32>
        %c_206 = stablehlo.constant dense<0> : tensor<i32>
        %390 = func.call @_where_27(%389, %c_205, %c_206) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %391 = stablehlo.broadcast_in_dim %387#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %393 = stablehlo.compare EQ, %392, %321, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_207 = stablehlo.constant dense<false> : tensor<i1>
        %394 = stablehlo.reduce(%393 init: %c_207) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_208 = stablehlo.constant dense<1> : tensor<i32>
        %395 = func.call @_where_28(%394, %c_208, %390) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_209 = stablehlo.constant dense<3> : tensor<i32>
        %396 = func.call @_where_29(%387#2, %395, %c_209) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %397 = stablehlo.convert %396 : tensor<7xi32>
        %c_210 = stablehlo.constant dense<3> : tensor<i32>
        %398 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %399 = stablehlo.compare NE, %397, %398, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %400 = stablehlo.and %388, %399 : tensor<7xi1>
        %c_211 = stablehlo.constant dense<4> : tensor<i32>
        %401 = func.call @_where_30(%400, %c_211, %397) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %402 = stablehlo.broadcast_in_dim %387#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %403 = stablehlo.broadcast_in_dim %401, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %404 = stablehlo.broadcast_in_dim %387#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %405 = stablehlo.concatenate %402, %403, %404, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %406 = stablehlo.broadcast_in_dim %231, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %407 = func.call @_where_31(%406, %405, %iterArg_138) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %407 : tensor<3x7xi32>
      }) : (tensor<i32>) -> tensor<3x7xi32>
      %c_158 = stablehlo.constant dense<0> : tensor<i32>
      %234 = stablehlo.compare LT, %214, %c_158, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_159 = stablehlo.constant dense<7> : tensor<i32>
      %235 = stablehlo.add %214, %c_159 : tensor<i32>
      %236 = stablehlo.select %234, %235, %214 : tensor<i1>, tensor<i32>
      %c_160 = stablehlo.constant dense<0> : tensor<i32>
      %237 = stablehlo.dynamic_update_slice %iterArg_147, %233, %c_160, %236 : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x7xi32>
      stablehlo.return %iterArg, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %212, %iterArg_146, %237 : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    }
    %144 = call @_roll_static(%143#34) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %145 = stablehlo.slice %144 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %146 = stablehlo.reshape %145 : (tensor<1x7xi32>) -> tensor<7xi32>
    %147 = stablehlo.compare EQ, %arg31, %146, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %148 = stablehlo.slice %144 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %149 = stablehlo.reshape %148 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %150 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %151 = stablehlo.compare EQ, %149, %150, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %152 = stablehlo.and %147, %151 : tensor<7xi1>
    %153 = stablehlo.or %arg34, %152 : tensor<7xi1>
    %154 = stablehlo.iota dim = 0 : tensor<7xi32>
    %155 = stablehlo.not %153 : tensor<7xi1>
    %c_94 = stablehlo.constant dense<-1> : tensor<i32>
    %156 = call @_where(%155, %154, %c_94) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %157 = call @cummax(%156) : (tensor<7xi32>) -> tensor<7xi32>
    %c_95 = stablehlo.constant dense<-1> : tensor<i32>
    %158 = call @_where(%arg34, %154, %c_95) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %159 = call @cummax(%158) : (tensor<7xi32>) -> tensor<7xi32>
    %160 = stablehlo.compare LT, %157, %159, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %161 = stablehlo.and %160, %2 : tensor<7xi1>
    %162 = stablehlo.broadcast_in_dim %161, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %163 = call @_where_32(%162, %143#34, %c_6) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_96 = stablehlo.constant dense<1> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %165 = stablehlo.add %arg33, %164 : tensor<7xi32>
    %c_97 = stablehlo.constant dense<3> : tensor<i32>
    %166 = call @_where(%161, %arg32, %c_97) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %167 = stablehlo.slice %163 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %168 = stablehlo.reshape %167 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %169 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %170 = stablehlo.compare EQ, %168, %169, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_99 = stablehlo.constant dense<3> : tensor<i32>
    %171 = call @_where_33(%170, %c_99, %166) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_100 = stablehlo.constant dense<128> : tensor<i32>
    %172 = call @_where(%161, %165, %c_100) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %173 = stablehlo.slice %163 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %174 = stablehlo.reshape %173 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_101 = stablehlo.constant dense<128> : tensor<i32>
    %175 = call @floor_divide(%172, %c_101) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_102 = stablehlo.constant dense<128> : tensor<i32>
    %176 = call @remainder(%172, %c_102) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %178 = stablehlo.compare LT, %arg32, %177, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %180 = stablehlo.add %arg32, %179 : tensor<7xi32>
    %181 = stablehlo.select %178, %180, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %183 = stablehlo.compare LT, %175, %182, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_106 = stablehlo.constant dense<1> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %185 = stablehlo.add %175, %184 : tensor<7xi32>
    %186 = stablehlo.select %183, %185, %175 : tensor<7xi1>, tensor<7xi32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %188 = stablehlo.compare LT, %176, %187, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_108 = stablehlo.constant dense<128> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %190 = stablehlo.add %176, %189 : tensor<7xi32>
    %191 = stablehlo.select %188, %190, %176 : tensor<7xi1>, tensor<7xi32>
    %192 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %193 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %194 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %195 = stablehlo.concatenate %192, %193, %194, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %196 = "stablehlo.scatter"(%138, %195, %174) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %198 = stablehlo.compare LT, %166, %197, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %200 = stablehlo.add %166, %199 : tensor<7xi32>
    %201 = stablehlo.select %198, %200, %166 : tensor<7xi1>, tensor<7xi32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %203 = "stablehlo.scatter"(%arg11, %202, %165) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %212 = stablehlo.maximum %arg38, %arg39 : tensor<i32>
      stablehlo.return %212 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %205 = stablehlo.compare LT, %171, %204, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %207 = stablehlo.add %171, %206 : tensor<7xi32>
    %208 = stablehlo.select %205, %207, %171 : tensor<7xi1>, tensor<7xi32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_113 = stablehlo.constant dense<false> : tensor<i1>
    %210 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %211 = "stablehlo.scatter"(%arg12, %209, %210) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<3xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<3xi1>
    return %76#1, %76#2, %196, %203, %211, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %163, %116 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x7xi32>, tensor<7x97xf32>
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
