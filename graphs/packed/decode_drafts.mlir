module @jit_decode_drafts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<7xi32>, %arg32: tensor<7xi32>, %arg33: tensor<7xi32>, %arg34: tensor<7xi1>, %arg35: tensor<i32>, %arg36: tensor<i1>, %arg37: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<3x7xi32> {jax.result_info = "result[1]"}, tensor<7x97xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_3 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_5 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_6 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_7 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_8 = stablehlo.constant dense<128> : tensor<i32>
    %3 = call @_where(%2, %arg33, %c_8) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_9 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %6 = stablehlo.reduce(%arg33 init: %c_9) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<128> : tensor<i32>
    %7 = call @floor_divide(%6, %c_10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %7, %c_11 : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %arg31, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.reshape %9 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %12 = stablehlo.custom_call @xlabatch_embed(%10, %arg0, %11) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x36xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<7x36xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %15 = "stablehlo.case"(%c_14) ({
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_111 : tensor<i32>
    }, {
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_111 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %16:2 = "stablehlo.case"(%15) ({
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %210 = stablehlo.compare GT, %8, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %211 = stablehlo.convert %210 : (tensor<i1>) -> tensor<i32>
      %212:2 = "stablehlo.case"(%211) ({
        %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %213 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        stablehlo.return %213, %213 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
      }, {
        %213 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %214 = stablehlo.convert %4 : (tensor<7x1xi32>) -> tensor<7x1xf32>
        %215 = stablehlo.broadcast_in_dim %214, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
        %216 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x1xf32>
        %217 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<1x7x1xf32>) -> tensor<5x7x1xf32>
        %218 = stablehlo.multiply %216, %217 : tensor<5x7x1xf32>
        %219 = stablehlo.cosine %218 : tensor<5x7x1xf32>
        %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %220 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        %221 = stablehlo.multiply %219, %220 : tensor<5x7x1xf32>
        %222 = stablehlo.sine %218 : tensor<5x7x1xf32>
        %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %223 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        %224 = stablehlo.multiply %222, %223 : tensor<5x7x1xf32>
        stablehlo.return %221, %224 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
      }) : (tensor<i32>) -> (tensor<5x7x1xf32>, tensor<5x7x1xf32>)
      stablehlo.return %212#0, %212#1 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
    }) : (tensor<i32>) -> (tensor<5x7x1xf32>, tensor<5x7x1xf32>)
    %17 = stablehlo.reshape %16#0 : (tensor<5x7x1xf32>) -> tensor<5x7xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
    %19 = stablehlo.reshape %16#1 : (tensor<5x7x1xf32>) -> tensor<5x7xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
    %21 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %28 = stablehlo.custom_call @xlabatch_linear(%14, %21, %arg1, %22, %23, %arg5, %24, %25, %26, %27) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %29 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %30 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %31 = stablehlo.reshape %30 : (tensor<7x1xi32>) -> tensor<7xi32>
    %32 = stablehlo.reshape %5 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %37:3 = stablehlo.custom_call @xlabatch_attention(%28, %31, %29, %32, %18, %20, %33, %34, %35, %36, %arg8, %arg9) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %38 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %45 = stablehlo.custom_call @xlabatch_linear(%37#0, %38, %arg2, %39, %40, %41, %42, %14, %43, %44) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %46 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %53 = stablehlo.custom_call @xlabatch_linear(%45, %46, %arg3, %47, %48, %arg6, %49, %50, %51, %52) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %54 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %61 = stablehlo.custom_call @xlabatch_linear(%53, %54, %arg4, %55, %56, %57, %58, %45, %59, %60) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %62 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %69 = stablehlo.custom_call @xlabatch_linear(%61, %62, %arg1, %63, %64, %arg5, %65, %66, %67, %68) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %70 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %71 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %72 = stablehlo.reshape %71 : (tensor<7x1xi32>) -> tensor<7xi32>
    %73 = stablehlo.reshape %5 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %78:3 = stablehlo.custom_call @xlabatch_attention(%69, %72, %70, %73, %18, %20, %74, %75, %76, %77, %37#1, %37#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %79 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %86 = stablehlo.custom_call @xlabatch_linear(%78#0, %79, %arg2, %80, %81, %82, %83, %61, %84, %85) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %87 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %94 = stablehlo.custom_call @xlabatch_linear(%86, %87, %arg3, %88, %89, %arg6, %90, %91, %92, %93) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %95 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %102 = stablehlo.custom_call @xlabatch_linear(%94, %95, %arg4, %96, %97, %98, %99, %86, %100, %101) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<7x36xf32>) -> tensor<36x7xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<36x7xf32>) -> tensor<7x36xf32>
    %105 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %112 = stablehlo.custom_call @xlabatch_linear(%104, %105, %arg0, %106, %107, %arg7, %108, %109, %110, %111) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x97xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %114 = stablehlo.multiply %112, %113 : tensor<7x97xf32>
    %c_78 = stablehlo.constant dense<128> : tensor<i32>
    %115 = call @floor_divide_1(%3, %c_78) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_79 = stablehlo.constant dense<128> : tensor<i32>
    %116 = call @remainder(%3, %c_79) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %117 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %118 = stablehlo.compare LT, %arg32, %117, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_81 = stablehlo.constant dense<3> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %120 = stablehlo.add %arg32, %119 : tensor<7xi32>
    %121 = stablehlo.select %118, %120, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %123 = stablehlo.compare LT, %115, %122, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_83 = stablehlo.constant dense<1> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %125 = stablehlo.add %115, %124 : tensor<7xi32>
    %126 = stablehlo.select %123, %125, %115 : tensor<7xi1>, tensor<7xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %128 = stablehlo.compare LT, %116, %127, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_85 = stablehlo.constant dense<128> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<7xi32>
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
    %c_86 = stablehlo.constant dense<7> : tensor<i32>
    %137 = stablehlo.add %arg35, %c_86 : tensor<i32>
    %c_87 = stablehlo.constant dense<1> : tensor<i32>
    %138 = stablehlo.subtract %137, %c_87 : tensor<i32>
    %c_88 = stablehlo.constant dense<7> : tensor<i32>
    %139 = call @floor_divide(%138, %c_88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %141:35 = stablehlo.while(%iterArg = %arg32, %iterArg_111 = %arg33, %iterArg_112 = %114, %iterArg_113 = %arg35, %iterArg_114 = %arg36, %iterArg_115 = %136, %iterArg_116 = %arg11, %iterArg_117 = %arg12, %iterArg_118 = %arg13, %iterArg_119 = %arg15, %iterArg_120 = %arg16, %iterArg_121 = %arg17, %iterArg_122 = %arg18, %iterArg_123 = %arg19, %iterArg_124 = %arg20, %iterArg_125 = %arg21, %iterArg_126 = %arg22, %iterArg_127 = %arg23, %iterArg_128 = %arg24, %iterArg_129 = %arg25, %iterArg_130 = %arg26, %iterArg_131 = %arg27, %iterArg_132 = %arg28, %iterArg_133 = %arg29, %iterArg_134 = %arg30, %iterArg_135 = %c_1, %iterArg_136 = %arg37, %iterArg_137 = %c_2, %iterArg_138 = %c_3, %iterArg_139 = %c_4, %iterArg_140 = %c_5, %iterArg_141 = %c_6, %iterArg_142 = %c_89, %iterArg_143 = %139, %iterArg_144 = %140) : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    cond {
      %210 = stablehlo.compare LT, %iterArg_142, %iterArg_143, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %210 : tensor<i1>
    } do {
      %c_145 = stablehlo.constant dense<1> : tensor<i32>
      %210 = stablehlo.add %iterArg_142, %c_145 : tensor<i32>
      %c_146 = stablehlo.constant dense<7> : tensor<i32>
      %211 = stablehlo.multiply %iterArg_142, %c_146 : tensor<i32>
      %c_147 = stablehlo.constant dense<0> : tensor<i32>
      %212 = stablehlo.minimum %211, %c_147 : tensor<i32>
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %213 = stablehlo.compare LT, %212, %c_148, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_149 = stablehlo.constant dense<7> : tensor<i32>
      %214 = stablehlo.add %212, %c_149 : tensor<i32>
      %215 = stablehlo.select %213, %214, %212 : tensor<i1>, tensor<i32>
      %216 = stablehlo.dynamic_slice %iterArg, %215, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_150 = stablehlo.constant dense<0> : tensor<i32>
      %217 = stablehlo.compare LT, %212, %c_150, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_151 = stablehlo.constant dense<7> : tensor<i32>
      %218 = stablehlo.add %212, %c_151 : tensor<i32>
      %219 = stablehlo.select %217, %218, %212 : tensor<i1>, tensor<i32>
      %220 = stablehlo.dynamic_slice %iterArg_111, %219, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_152 = stablehlo.constant dense<0> : tensor<i32>
      %221 = stablehlo.compare LT, %212, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_153 = stablehlo.constant dense<7> : tensor<i32>
      %222 = stablehlo.add %212, %c_153 : tensor<i32>
      %223 = stablehlo.select %221, %222, %212 : tensor<i1>, tensor<i32>
      %c_154 = stablehlo.constant dense<0> : tensor<i32>
      %224 = stablehlo.dynamic_slice %iterArg_112, %223, %c_154, sizes = [7, 97] : (tensor<7x97xf32>, tensor<i32>, tensor<i32>) -> tensor<7x97xf32>
      %225 = stablehlo.iota dim = 0 : tensor<7xi32>
      %226 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %227 = stablehlo.add %226, %225 : tensor<7xi32>
      %228 = stablehlo.broadcast_in_dim %iterArg_113, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %229 = stablehlo.compare LT, %227, %228, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %230 = stablehlo.convert %iterArg_114 : (tensor<i1>) -> tensor<i32>
      %231 = "stablehlo.case"(%230) ({
        %c_158 = stablehlo.constant dense<0> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %237 = stablehlo.compare LT, %216, %236, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_159 = stablehlo.constant dense<3> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %239 = stablehlo.add %216, %238 : tensor<7xi32>
        %240 = stablehlo.select %237, %239, %216 : tensor<7xi1>, tensor<7xi32>
        %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %242 = "stablehlo.gather"(%iterArg_115, %241) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_160 = stablehlo.constant dense<0> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %244 = stablehlo.compare LT, %216, %243, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_161 = stablehlo.constant dense<3> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.add %216, %245 : tensor<7xi32>
        %247 = stablehlo.select %244, %246, %216 : tensor<7xi1>, tensor<7xi32>
        %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %249 = "stablehlo.gather"(%iterArg_116, %248) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_162 = stablehlo.constant dense<0> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %251 = stablehlo.compare LT, %216, %250, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_163 = stablehlo.constant dense<3> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.add %216, %252 : tensor<7xi32>
        %254 = stablehlo.select %251, %253, %216 : tensor<7xi1>, tensor<7xi32>
        %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %256 = "stablehlo.gather"(%iterArg_117, %255) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_164 = stablehlo.constant dense<0> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %258 = stablehlo.compare LT, %216, %257, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_165 = stablehlo.constant dense<3> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.add %216, %259 : tensor<7xi32>
        %261 = stablehlo.select %258, %260, %216 : tensor<7xi1>, tensor<7xi32>
        %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %263 = "stablehlo.gather"(%iterArg_118, %262) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_166 = stablehlo.constant dense<0> : tensor<i32>
        %264 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %265 = stablehlo.compare LT, %216, %264, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_167 = stablehlo.constant dense<3> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.add %216, %266 : tensor<7xi32>
        %268 = stablehlo.select %265, %267, %216 : tensor<7xi1>, tensor<7xi32>
        %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %270 = "stablehlo.gather"(%iterArg_117, %269) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<0> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %272 = stablehlo.compare LT, %216, %271, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_169 = stablehlo.constant dense<3> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.add %216, %273 : tensor<7xi32>
        %275 = stablehlo.select %272, %274, %216 : tensor<7xi1>, tensor<7xi32>
        %276 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %277 = "stablehlo.gather"(%iterArg_119, %276) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_170 = stablehlo.constant dense<0> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %279 = stablehlo.compare LT, %216, %278, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_171 = stablehlo.constant dense<3> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.add %216, %280 : tensor<7xi32>
        %282 = stablehlo.select %279, %281, %216 : tensor<7xi1>, tensor<7xi32>
        %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %284 = "stablehlo.gather"(%iterArg_120, %283) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_172 = stablehlo.constant dense<0> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %286 = stablehlo.compare LT, %216, %285, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_173 = stablehlo.constant dense<3> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.add %216, %287 : tensor<7xi32>
        %289 = stablehlo.select %286, %288, %216 : tensor<7xi1>, tensor<7xi32>
        %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %291 = "stablehlo.gather"(%iterArg_121, %290) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_174 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %293 = stablehlo.compare LT, %216, %292, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_175 = stablehlo.constant dense<3> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.add %216, %294 : tensor<7xi32>
        %296 = stablehlo.select %293, %295, %216 : tensor<7xi1>, tensor<7xi32>
        %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %298 = "stablehlo.gather"(%iterArg_122, %297) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_176 = stablehlo.constant dense<0> : tensor<i32>
        %299 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %300 = stablehlo.compare LT, %216, %299, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_177 = stablehlo.constant dense<3> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.add %216, %301 : tensor<7xi32>
        %303 = stablehlo.select %300, %302, %216 : tensor<7xi1>, tensor<7xi32>
        %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %305 = "stablehlo.gather"(%iterArg_123, %304) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_178 = stablehlo.constant dense<0> : tensor<i32>
        %306 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %307 = stablehlo.compare LT, %216, %306, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_179 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.add %216, %308 : tensor<7xi32>
        %310 = stablehlo.select %307, %309, %216 : tensor<7xi1>, tensor<7xi32>
        %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %312 = "stablehlo.gather"(%iterArg_124, %311) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_180 = stablehlo.constant dense<0> : tensor<i32>
        %313 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %314 = stablehlo.compare LT, %216, %313, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_181 = stablehlo.constant dense<3> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %316 = stablehlo.add %216, %315 : tensor<7xi32>
        %317 = stablehlo.select %314, %316, %216 : tensor<7xi1>, tensor<7xi32>
        %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %319 = "stablehlo.gather"(%iterArg_125, %318) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_182 = stablehlo.constant dense<0> : tensor<i32>
        %320 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %321 = stablehlo.compare LT, %216, %320, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_183 = stablehlo.constant dense<3> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %323 = stablehlo.add %216, %322 : tensor<7xi32>
        %324 = stablehlo.select %321, %323, %216 : tensor<7xi1>, tensor<7xi32>
        %325 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %326 = "stablehlo.gather"(%iterArg_126, %325) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_184 = stablehlo.constant dense<0> : tensor<i32>
        %327 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %328 = stablehlo.compare LT, %216, %327, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_185 = stablehlo.constant dense<3> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %330 = stablehlo.add %216, %329 : tensor<7xi32>
        %331 = stablehlo.select %328, %330, %216 : tensor<7xi1>, tensor<7xi32>
        %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %333 = "stablehlo.gather"(%iterArg_127, %332) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %334 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %335 = stablehlo.compare LT, %216, %334, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_187 = stablehlo.constant dense<3> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %337 = stablehlo.add %216, %336 : tensor<7xi32>
        %338 = stablehlo.select %335, %337, %216 : tensor<7xi1>, tensor<7xi32>
        %339 = stablehlo.broadcast_in_dim %338, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %340 = "stablehlo.gather"(%iterArg_128, %339) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %341 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %342 = stablehlo.compare LT, %216, %341, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_189 = stablehlo.constant dense<3> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %344 = stablehlo.add %216, %343 : tensor<7xi32>
        %345 = stablehlo.select %342, %344, %216 : tensor<7xi1>, tensor<7xi32>
        %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %347 = "stablehlo.gather"(%iterArg_129, %346) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %348 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %349 = stablehlo.compare LT, %216, %348, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_191 = stablehlo.constant dense<3> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %351 = stablehlo.add %216, %350 : tensor<7xi32>
        %352 = stablehlo.select %349, %351, %216 : tensor<7xi1>, tensor<7xi32>
        %353 = stablehlo.broadcast_in_dim %352, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %354 = "stablehlo.gather"(%iterArg_130, %353) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %355 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %356 = stablehlo.compare LT, %216, %355, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_193 = stablehlo.constant dense<3> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %358 = stablehlo.add %216, %357 : tensor<7xi32>
        %359 = stablehlo.select %356, %358, %216 : tensor<7xi1>, tensor<7xi32>
        %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %361 = "stablehlo.gather"(%iterArg_131, %360) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_194 = stablehlo.constant dense<0> : tensor<i32>
        %362 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %363 = stablehlo.compare LT, %216, %362, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_195 = stablehlo.constant dense<3> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %365 = stablehlo.add %216, %364 : tensor<7xi32>
        %366 = stablehlo.select %363, %365, %216 : tensor<7xi1>, tensor<7xi32>
        %367 = stablehlo.broadcast_in_dim %366, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %368 = "stablehlo.gather"(%iterArg_132, %367) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_196 = stablehlo.constant dense<0> : tensor<i32>
        %369 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %370 = stablehlo.compare LT, %216, %369, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_197 = stablehlo.constant dense<3> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %372 = stablehlo.add %216, %371 : tensor<7xi32>
        %373 = stablehlo.select %370, %372, %216 : tensor<7xi1>, tensor<7xi32>
        %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %375 = "stablehlo.gather"(%iterArg_133, %374) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_198 = stablehlo.constant dense<0> : tensor<i32>
        %376 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %377 = stablehlo.compare LT, %216, %376, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_199 = stablehlo.constant dense<3> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %379 = stablehlo.add %216, %378 : tensor<7xi32>
        %380 = stablehlo.select %377, %379, %216 : tensor<7xi1>, tensor<7xi32>
        %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %382 = "stablehlo.gather"(%iterArg_134, %381) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<1> : tensor<i32>
        %383 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %384 = stablehlo.add %220, %383 : tensor<7xi32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %385 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %386 = stablehlo.compare LT, %216, %385, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %387 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %388 = stablehlo.add %216, %387 : tensor<7xi32>
        %389 = stablehlo.select %386, %388, %216 : tensor<7xi1>, tensor<7xi32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %391 = "stablehlo.gather"(%iterArg_136, %390) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %392 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %393 = func.call @_where_3(%229, %284, %392) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_204 = stablehlo.constant dense<0> : tensor<i32>
        %394 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %395 = func.call @_where_4(%229, %291, %394) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %396 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %397 = func.call @_where_3(%229, %298, %396) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %398 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %399 = func.call @_where_3(%229, %305, %398) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %400 = stablehlo.reshape %229 : (tensor<7xi1>) -> tensor<7x1xi1>
        %401 = stablehlo.broadcast_in_dim %iterArg_137, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %402 = func.call @_where_5(%400, %312, %401) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
        %403 = stablehlo.reshape %229 : (tensor<7xi1>) -> tensor<7x1xi1>
        %404 = stablehlo.broadcast_in_dim %iterArg_138, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %405 = func.call @_where_6(%403, %319, %404) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %406 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %407 = func.call @_where_4(%229, %326, %406) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_208 = stablehlo.constant dense<0> : tensor<i32>
        %408 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %409 = func.call @_where_4(%229, %333, %408) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_209 = stablehlo.constant dense<0> : tensor<i32>
        %410 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %411 = func.call @_where_4(%229, %340, %410) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %412 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %413 = func.call @_where_3(%229, %347, %412) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_211 = stablehlo.constant dense<2147483647> : tensor<i32>
        %414 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %415 = func.call @_where_4(%229, %354, %414) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %416 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %417 = func.call @_where_3(%229, %361, %416) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %418 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %419 = func.call @_where_3(%229, %368, %418) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_214 = stablehlo.constant dense<false> : tensor<i1>
        %420 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %421 = func.call @_where_7(%229, %375, %420) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_215 = stablehlo.constant dense<false> : tensor<i1>
        %422 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %423 = func.call @_where_7(%229, %382, %422) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_216 = stablehlo.constant dense<false> : tensor<i1>
        %424 = stablehlo.reduce(%421 init: %c_216) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %425 = stablehlo.convert %424 : (tensor<i1>) -> tensor<i32>
        %426 = "stablehlo.case"(%425) ({
          stablehlo.return %224 : tensor<7x97xf32>
        }, {
          %496 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %497 = stablehlo.add %224, %277 : tensor<7x97xf32>
          %498 = func.call @_where_8(%496, %497, %224) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %498 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %427 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %428 = stablehlo.compare NE, %413, %427, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %429 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %430 = stablehlo.compare NE, %417, %429, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %431 = stablehlo.or %428, %430 : tensor<7xi1>
        %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %432 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %433 = stablehlo.compare NE, %419, %432, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %434 = stablehlo.or %431, %433 : tensor<7xi1>
        %c_220 = stablehlo.constant dense<false> : tensor<i1>
        %435 = stablehlo.reduce(%434 init: %c_220) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %436 = stablehlo.convert %435 : (tensor<i1>) -> tensor<i32>
        %437 = "stablehlo.case"(%436) ({
          stablehlo.return %426 : tensor<7x97xf32>
        }, {
          %496 = stablehlo.broadcast_in_dim %434, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %497 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %498 = stablehlo.compare NE, %413, %497, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %499 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %500 = stablehlo.compare NE, %417, %499, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %501 = stablehlo.or %498, %500 : tensor<7xi1>
          %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %502 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %503 = stablehlo.compare NE, %419, %502, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %504 = stablehlo.or %501, %503 : tensor<7xi1>
          %c_245 = stablehlo.constant dense<0> : tensor<i32>
          %505 = func.call @_where_9(%504, %384, %c_245) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
          %506 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %507 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_246 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %508 = stablehlo.reduce(%505 init: %c_246) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_247 = stablehlo.constant dense<1> : tensor<i32>
          %509 = stablehlo.subtract %508, %c_247 : tensor<i32>
          %c_248 = stablehlo.constant dense<128> : tensor<i32>
          %510 = func.call @floor_divide_10(%509, %c_248) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_249 = stablehlo.constant dense<1> : tensor<i32>
          %511 = stablehlo.add %510, %c_249 : tensor<i32>
          %c_250 = stablehlo.constant dense<0> : tensor<i32>
          %512 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_251 = stablehlo.constant dense<0> : tensor<i32>
          %513:8 = stablehlo.while(%iterArg_261 = %507, %iterArg_262 = %409, %iterArg_263 = %505, %iterArg_264 = %242, %iterArg_265 = %506, %iterArg_266 = %c_251, %iterArg_267 = %511, %iterArg_268 = %512) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %548 = stablehlo.compare LT, %iterArg_266, %iterArg_267, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %548 : tensor<i1>
          } do {
            %c_269 = stablehlo.constant dense<1> : tensor<i32>
            %548 = stablehlo.add %iterArg_266, %c_269 : tensor<i32>
            %c_270 = stablehlo.constant dense<128> : tensor<i32>
            %549 = stablehlo.multiply %iterArg_266, %c_270 : tensor<i32>
            %550 = stablehlo.convert %549 : tensor<i32>
            %551 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %552 = stablehlo.add %551, %iterArg_261 : tensor<7x128xi32>
            %553 = stablehlo.broadcast_in_dim %iterArg_262, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %555 = stablehlo.compare GE, %552, %554, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_271 = stablehlo.constant dense<128> : tensor<i32>
            %556 = stablehlo.multiply %iterArg_266, %c_271 : tensor<i32>
            %557 = stablehlo.convert %556 : tensor<i32>
            %558 = stablehlo.broadcast_in_dim %557, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %559 = stablehlo.add %558, %iterArg_261 : tensor<7x128xi32>
            %560 = stablehlo.broadcast_in_dim %iterArg_263, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %561 = stablehlo.broadcast_in_dim %560, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %562 = stablehlo.compare LT, %559, %561, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %563 = stablehlo.and %555, %562 : tensor<7x128xi1>
            %564 = func.call @dynamic_index_in_dim(%iterArg_264, %iterArg_266) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_272 = stablehlo.constant dense<97> : tensor<i32>
            %565 = func.call @_where_12(%563, %564, %c_272) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_273 = stablehlo.constant dense<0> : tensor<i32>
            %566 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %567 = stablehlo.compare LT, %iterArg_265, %566, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_274 = stablehlo.constant dense<7> : tensor<i32>
            %568 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %569 = stablehlo.add %iterArg_265, %568 : tensor<7x128xi32>
            %570 = stablehlo.select %567, %569, %iterArg_265 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_275 = stablehlo.constant dense<0> : tensor<i32>
            %571 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %572 = stablehlo.compare LT, %565, %571, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_276 = stablehlo.constant dense<97> : tensor<i32>
            %573 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %574 = stablehlo.add %565, %573 : tensor<7x128xi32>
            %575 = stablehlo.select %572, %574, %565 : tensor<7x128xi1>, tensor<7x128xi32>
            %576 = stablehlo.broadcast_in_dim %570, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %577 = stablehlo.broadcast_in_dim %575, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %578 = stablehlo.concatenate %576, %577, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_277 = stablehlo.constant dense<1> : tensor<i32>
            %579 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %580 = "stablehlo.scatter"(%iterArg_268, %578, %579) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %581 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %581 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %548, %iterArg_267, %580 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %514 = stablehlo.minimum %415, %505 : tensor<7xi32>
          %515 = stablehlo.subtract %505, %514 : tensor<7xi32>
          %516 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %517 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_252 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %518 = stablehlo.reduce(%505 init: %c_252) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_253 = stablehlo.constant dense<1> : tensor<i32>
          %519 = stablehlo.subtract %518, %c_253 : tensor<i32>
          %c_254 = stablehlo.constant dense<128> : tensor<i32>
          %520 = func.call @floor_divide_10(%519, %c_254) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_255 = stablehlo.constant dense<1> : tensor<i32>
          %521 = stablehlo.add %520, %c_255 : tensor<i32>
          %c_256 = stablehlo.constant dense<0> : tensor<i32>
          %522 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_257 = stablehlo.constant dense<0> : tensor<i32>
          %523:8 = stablehlo.while(%iterArg_261 = %517, %iterArg_262 = %515, %iterArg_263 = %505, %iterArg_264 = %242, %iterArg_265 = %516, %iterArg_266 = %c_257, %iterArg_267 = %521, %iterArg_268 = %522) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %548 = stablehlo.compare LT, %iterArg_266, %iterArg_267, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %548 : tensor<i1>
          } do {
            %c_269 = stablehlo.constant dense<1> : tensor<i32>
            %548 = stablehlo.add %iterArg_266, %c_269 : tensor<i32>
            %c_270 = stablehlo.constant dense<128> : tensor<i32>
            %549 = stablehlo.multiply %iterArg_266, %c_270 : tensor<i32>
            %550 = stablehlo.convert %549 : tensor<i32>
            %551 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %552 = stablehlo.add %551, %iterArg_261 : tensor<7x128xi32>
            %553 = stablehlo.broadcast_in_dim %iterArg_262, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %555 = stablehlo.compare GE, %552, %554, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_271 = stablehlo.constant dense<128> : tensor<i32>
            %556 = stablehlo.multiply %iterArg_266, %c_271 : tensor<i32>
            %557 = stablehlo.convert %556 : tensor<i32>
            %558 = stablehlo.broadcast_in_dim %557, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %559 = stablehlo.add %558, %iterArg_261 : tensor<7x128xi32>
            %560 = stablehlo.broadcast_in_dim %iterArg_263, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %561 = stablehlo.broadcast_in_dim %560, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %562 = stablehlo.compare LT, %559, %561, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %563 = stablehlo.and %555, %562 : tensor<7x128xi1>
            %564 = func.call @dynamic_index_in_dim(%iterArg_264, %iterArg_266) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_272 = stablehlo.constant dense<97> : tensor<i32>
            %565 = func.call @_where_12(%563, %564, %c_272) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_273 = stablehlo.constant dense<0> : tensor<i32>
            %566 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %567 = stablehlo.compare LT, %iterArg_265, %566, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_274 = stablehlo.constant dense<7> : tensor<i32>
            %568 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %569 = stablehlo.add %iterArg_265, %568 : tensor<7x128xi32>
            %570 = stablehlo.select %567, %569, %iterArg_265 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_275 = stablehlo.constant dense<0> : tensor<i32>
            %571 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %572 = stablehlo.compare LT, %565, %571, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_276 = stablehlo.constant dense<97> : tensor<i32>
            %573 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %574 = stablehlo.add %565, %573 : tensor<7x128xi32>
            %575 = stablehlo.select %572, %574, %565 : tensor<7x128xi1>, tensor<7x128xi32>
            %576 = stablehlo.broadcast_in_dim %570, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %577 = stablehlo.broadcast_in_dim %575, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %578 = stablehlo.concatenate %576, %577, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_277 = stablehlo.constant dense<1> : tensor<i32>
            %579 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %580 = "stablehlo.scatter"(%iterArg_268, %578, %579) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %581 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %581 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %548, %iterArg_267, %580 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %c_258 = stablehlo.constant dense<0> : tensor<i32>
          %524 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %525 = stablehlo.compare GT, %523#7, %524, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %526 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %527 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %528 = stablehlo.compare LT, %426, %527, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %529 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %530 = stablehlo.multiply %426, %529 : tensor<7x97xf32>
          %531 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %532 = stablehlo.divide %426, %531 : tensor<7x97xf32>
          %533 = func.call @_where_13(%528, %530, %532) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %534 = func.call @_where_13(%525, %533, %426) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %535 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %536 = stablehlo.convert %513#7 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %537 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %538 = stablehlo.multiply %537, %536 : tensor<7x97xf32>
          %539 = stablehlo.subtract %534, %538 : tensor<7x97xf32>
          %540 = stablehlo.broadcast_in_dim %417, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_260 = stablehlo.constant dense<0> : tensor<i32>
          %541 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %542 = stablehlo.compare GT, %513#7, %541, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %543 = stablehlo.convert %542 : (tensor<7x97xi1>) -> tensor<7x97xf32>
          %544 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %545 = stablehlo.multiply %544, %543 : tensor<7x97xf32>
          %546 = stablehlo.subtract %539, %545 : tensor<7x97xf32>
          %547 = func.call @_where_8(%496, %546, %426) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %547 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %438 = stablehlo.compare LT, %384, %411, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_221 = stablehlo.constant dense<false> : tensor<i1>
        %439 = stablehlo.reduce(%438 init: %c_221) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %440 = stablehlo.convert %439 : (tensor<i1>) -> tensor<i32>
        %441 = "stablehlo.case"(%440) ({
          stablehlo.return %437 : tensor<7x97xf32>
        }, {
          %496 = stablehlo.broadcast_in_dim %438, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %497 = stablehlo.iota dim = 0 : tensor<7xi32>
          %498 = stablehlo.broadcast_in_dim %497, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %c_242 = stablehlo.constant dense<0> : tensor<i32>
          %499 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %500 = stablehlo.compare LT, %405, %499, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_243 = stablehlo.constant dense<97> : tensor<i32>
          %501 = func.call @_where_14(%500, %c_243, %405) : (tensor<7x4xi1>, tensor<i32>, tensor<7x4xi32>) -> tensor<7x4xi32>
          %c_244 = stablehlo.constant dense<0> : tensor<i32>
          %502 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %503 = stablehlo.compare LT, %498, %502, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
          %c_245 = stablehlo.constant dense<7> : tensor<i32>
          %504 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %505 = stablehlo.add %498, %504 : tensor<7x1xi32>
          %506 = stablehlo.select %503, %505, %498 : tensor<7x1xi1>, tensor<7x1xi32>
          %c_246 = stablehlo.constant dense<0> : tensor<i32>
          %507 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %508 = stablehlo.compare LT, %501, %507, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_247 = stablehlo.constant dense<97> : tensor<i32>
          %509 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %510 = stablehlo.add %501, %509 : tensor<7x4xi32>
          %511 = stablehlo.select %508, %510, %501 : tensor<7x4xi1>, tensor<7x4xi32>
          %512 = stablehlo.broadcast_in_dim %506, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
          %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %514 = stablehlo.broadcast_in_dim %511, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %515 = stablehlo.concatenate %513, %514, dim = 2 : (tensor<7x4x1xi32>, tensor<7x4x1xi32>) -> tensor<7x4x2xi32>
          %cst_248 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %516 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
          %517 = "stablehlo.scatter"(%437, %515, %516) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
            stablehlo.return %arg39 : tensor<f32>
          }) : (tensor<7x97xf32>, tensor<7x4x2xi32>, tensor<7x4xf32>) -> tensor<7x97xf32>
          %518 = func.call @_where_8(%496, %517, %437) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %518 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %c_222 = stablehlo.constant dense<false> : tensor<i1>
        %442 = stablehlo.reduce(%423 init: %c_222) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
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
          %c_242 = stablehlo.constant dense<1> : tensor<i32>
          %503 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i32>) -> tensor<7x4x32xi32>
          %504 = stablehlo.and %502, %503 : tensor<7x4x32xi32>
          %505 = stablehlo.reshape %504 : (tensor<7x4x32xi32>) -> tensor<7x128xi32>
          %506 = stablehlo.slice %505 [0:7, 0:97] : (tensor<7x128xi32>) -> tensor<7x97xi32>
          %c_243 = stablehlo.constant dense<0> : tensor<i32>
          %507 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %508 = stablehlo.compare NE, %506, %507, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %509 = stablehlo.convert %508 : tensor<7x97xi1>
          %cst_244 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %510 = func.call @_where_15(%509, %441, %cst_244) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %511 = func.call @_where_8(%496, %510, %441) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %511 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_223 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %445 = stablehlo.reduce(%444 init: %cst_223) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
        %446 = stablehlo.is_finite %445 : (tensor<7xf32>) -> tensor<7xi1>
        %447 = stablehlo.not %446 : tensor<7xi1>
        %cst_224 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %448 = func.call @_pad(%444, %cst_224) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
        %449 = stablehlo.reshape %448 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
        %cst_225 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %450 = stablehlo.reduce(%449 init: %cst_225) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
        %cst_226 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %451 = stablehlo.reduce(%450 init: %cst_226) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
        %452 = stablehlo.broadcast_in_dim %451, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
        %453 = stablehlo.compare EQ, %450, %452, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
        %454 = stablehlo.iota dim = 1 : tensor<7x1xi32>
        %c_227 = stablehlo.constant dense<1> : tensor<i32>
        %455 = func.call @_where_16(%453, %454, %c_227) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
        %c_228 = stablehlo.constant dense<2147483647> : tensor<i32>
        %456 = stablehlo.reduce(%455 init: %c_228) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
        %457 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
        %458 = func.call @take_along_axis(%449, %457) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
        %459 = stablehlo.reshape %458 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
        %460 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
        %461 = stablehlo.compare EQ, %459, %460, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
        %462 = stablehlo.iota dim = 1 : tensor<7x128xi32>
        %c_229 = stablehlo.constant dense<128> : tensor<i32>
        %463 = func.call @_where_12(%461, %462, %c_229) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
        %c_230 = stablehlo.constant dense<2147483647> : tensor<i32>
        %464 = stablehlo.reduce(%463 init: %c_230) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
        %c_231 = stablehlo.constant dense<128> : tensor<i32>
        %465 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %466 = stablehlo.multiply %456, %465 : tensor<7xi32>
        %467 = stablehlo.add %466, %464 : tensor<7xi32>
        %c_232 = stablehlo.constant dense<97> : tensor<i32>
        %468 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %469 = stablehlo.minimum %467, %468 : tensor<7xi32>
        %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %470 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %471 = stablehlo.compare GT, %393, %470, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %c_234 = stablehlo.constant dense<false> : tensor<i1>
        %472 = stablehlo.reduce(%471 init: %c_234) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %473 = stablehlo.convert %472 : (tensor<i1>) -> tensor<i32>
        %474 = "stablehlo.case"(%473) ({
          stablehlo.return %469 : tensor<7xi32>
        }, {
          %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %496 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %497 = stablehlo.compare GT, %393, %496, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %498 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %499 = func.call @_where_3(%497, %393, %498) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_244 = stablehlo.constant dense<0> : tensor<i32>
          %500 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %501 = func.call @_where_4(%497, %395, %500) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %502 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %503 = func.call @_where_3(%497, %397, %502) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %504 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %505 = func.call @_where_3(%497, %399, %504) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %506 = stablehlo.reshape %497 : (tensor<7xi1>) -> tensor<7x1xi1>
          %507 = stablehlo.broadcast_in_dim %iterArg_139, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %508 = func.call @_where_5(%506, %402, %507) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
          %509 = stablehlo.reshape %497 : (tensor<7xi1>) -> tensor<7x1xi1>
          %510 = stablehlo.broadcast_in_dim %iterArg_140, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %511 = func.call @_where_6(%509, %405, %510) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
          %c_247 = stablehlo.constant dense<0> : tensor<i32>
          %512 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %513 = func.call @_where_4(%497, %407, %512) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_248 = stablehlo.constant dense<0> : tensor<i32>
          %514 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %515 = func.call @_where_4(%497, %409, %514) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_249 = stablehlo.constant dense<0> : tensor<i32>
          %516 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %517 = func.call @_where_4(%497, %411, %516) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %518 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %519 = func.call @_where_3(%497, %413, %518) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_251 = stablehlo.constant dense<2147483647> : tensor<i32>
          %520 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %521 = func.call @_where_4(%497, %415, %520) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %522 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %523 = func.call @_where_3(%497, %417, %522) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %524 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %525 = func.call @_where_3(%497, %419, %524) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_254 = stablehlo.constant dense<false> : tensor<i1>
          %526 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %527 = func.call @_where_7(%497, %421, %526) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_255 = stablehlo.constant dense<false> : tensor<i1>
          %528 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %529 = func.call @_where_7(%497, %423, %528) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %530 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %531 = stablehlo.compare GT, %499, %530, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_257 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %532 = func.call @_where_17(%531, %499, %cst_257) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
          %cst_258 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %533 = stablehlo.reduce(%444 init: %cst_258) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
          %534 = stablehlo.broadcast_in_dim %533, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %536 = stablehlo.subtract %444, %535 : tensor<7x97xf32>
          %537 = stablehlo.broadcast_in_dim %532, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %538 = stablehlo.broadcast_in_dim %537, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %539 = stablehlo.divide %536, %538 : tensor<7x97xf32>
          %cst_259 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %540 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %541 = stablehlo.compare EQ, %444, %540, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_260 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %542 = func.call @_where_18(%541, %cst_260, %539) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %c_261 = stablehlo.constant dense<0> : tensor<i32>
          %543 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %544 = stablehlo.compare GT, %501, %543, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
          %cst_262 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %545 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %546 = stablehlo.compare LT, %503, %545, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %547 = stablehlo.or %544, %546 : tensor<7xi1>
          %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %548 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %549 = stablehlo.compare GT, %505, %548, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %550 = stablehlo.or %547, %549 : tensor<7xi1>
          %c_264 = stablehlo.constant dense<false> : tensor<i1>
          %551 = stablehlo.reduce(%550 init: %c_264) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %552 = stablehlo.convert %551 : (tensor<i1>) -> tensor<i32>
          %553 = "stablehlo.case"(%552) ({
            %c_280 = stablehlo.constant dense<true> : tensor<i1>
            %608 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i1>) -> tensor<7x97xi1>
            stablehlo.return %608 : tensor<7x97xi1>
          }, {
            %608 = stablehlo.bitcast_convert %542 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_280 = stablehlo.constant dense<0> : tensor<i32>
            %609 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %610 = stablehlo.compare LT, %608, %609, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_281 = stablehlo.constant dense<2147483647> : tensor<i32>
            %611 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %612 = stablehlo.xor %608, %611 : tensor<7x97xi32>
            %613 = func.call @_where_19(%610, %612, %608) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %values, %indices = chlo.top_k(%542, k = 97) : tensor<7x97xf32> -> (tensor<7x97xf32>, tensor<7x97xi32>)
            %c_282 = stablehlo.constant dense<0> : tensor<i32>
            %614 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %615 = stablehlo.compare EQ, %501, %614, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_283 = stablehlo.constant dense<97> : tensor<i32>
            %616 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %617 = stablehlo.compare GE, %501, %616, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %618 = stablehlo.or %615, %617 : tensor<7xi1>
            %619 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_284 = stablehlo.constant dense<0> : tensor<i32>
            %620 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %621 = stablehlo.compare LT, %619, %620, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_285 = stablehlo.constant dense<2147483647> : tensor<i32>
            %622 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %623 = stablehlo.xor %619, %622 : tensor<7x97xi32>
            %624 = func.call @_where_19(%621, %623, %619) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_286 = stablehlo.constant dense<1> : tensor<i32>
            %c_287 = stablehlo.constant dense<97> : tensor<i32>
            %625 = func.call @clip(%501, %c_286, %c_287) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
            %626 = stablehlo.broadcast_in_dim %625, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %c_288 = stablehlo.constant dense<1> : tensor<i32>
            %627 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
            %628 = stablehlo.subtract %626, %627 : tensor<7x1xi32>
            %629 = func.call @take_along_axis_20(%624, %628) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %630 = stablehlo.reshape %629 : (tensor<7x1xi32>) -> tensor<7xi32>
            %c_289 = stablehlo.constant dense<97> : tensor<i32>
            %631 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %632 = stablehlo.minimum %501, %631 : tensor<7xi32>
            %633 = stablehlo.convert %632 : (tensor<7xi32>) -> tensor<7xf32>
            %cst_290 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %634 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %c_291 = stablehlo.constant dense<97> : tensor<i32>
            %635 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %636 = stablehlo.compare LE, %501, %635, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_292 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %637 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %638 = stablehlo.not %618 : tensor<7xi1>
            %639 = stablehlo.not %636 : tensor<7xi1>
            %640 = stablehlo.and %638, %639 : tensor<7xi1>
            %c_293 = stablehlo.constant dense<false> : tensor<i1>
            %641 = stablehlo.reduce(%640 init: %c_293) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %642 = stablehlo.convert %641 : (tensor<i1>) -> tensor<i32>
            %643 = "stablehlo.case"(%642) ({
              stablehlo.return %637 : tensor<7xi32>
            }, {
              %c_318 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %765 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_319 = stablehlo.constant dense<2147483647> : tensor<i32>
              %766 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_320 = stablehlo.constant dense<0> : tensor<i32>
              %c_321 = stablehlo.constant dense<0> : tensor<i32>
              %767:7 = stablehlo.while(%iterArg_322 = %613, %iterArg_323 = %634, %iterArg_324 = %633, %iterArg_325 = %c_321, %iterArg_326 = %c_320, %iterArg_327 = %765, %iterArg_328 = %766) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_329 = stablehlo.constant dense<32> : tensor<i32>
                %768 = stablehlo.compare LT, %iterArg_325, %c_329, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %768 : tensor<i1>
              } do {
                %768:3 = func.call @closed_call(%iterArg_322, %iterArg_323, %iterArg_324, %iterArg_326, %iterArg_327, %iterArg_328) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_329 = stablehlo.constant dense<1> : tensor<i32>
                %769 = stablehlo.add %iterArg_325, %c_329 : tensor<i32>
                stablehlo.return %iterArg_322, %iterArg_323, %iterArg_324, %769, %768#0, %768#1, %768#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %767#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %644 = func.call @_where_24(%636, %630, %643) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %645 = func.call @_where_24(%618, %637, %644) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %646 = stablehlo.broadcast_in_dim %645, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %648 = stablehlo.compare GE, %613, %647, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %649 = stablehlo.exponential %542 : tensor<7x97xf32>
            %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %650 = func.call @_where_15(%648, %649, %cst_294) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %651 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_295 = stablehlo.constant dense<0> : tensor<i32>
            %652 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %653 = stablehlo.compare LT, %651, %652, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_296 = stablehlo.constant dense<2147483647> : tensor<i32>
            %654 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %655 = stablehlo.xor %651, %654 : tensor<7x97xi32>
            %656 = func.call @_where_19(%653, %655, %651) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %657 = stablehlo.broadcast_in_dim %645, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %659 = stablehlo.compare GE, %656, %658, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %660 = stablehlo.exponential %values : tensor<7x97xf32>
            %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %661 = func.call @_where_15(%659, %660, %cst_297) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_298 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %662 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %663 = stablehlo.maximum %503, %662 : tensor<7xf32>
            %c_299 = stablehlo.constant dense<0> : tensor<i32>
            %664 = "stablehlo.case"(%c_299) ({
              %c_318 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_318 : tensor<i32>
            }, {
              %c_318 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_318 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %665 = "stablehlo.case"(%664) ({
              %c_318 = stablehlo.constant dense<0> : tensor<i32>
              %765 = func.call @_pad_21(%650, %c_318) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
              %766 = stablehlo.slice %765 [0:7, 0:13] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %767 = stablehlo.slice %765 [0:7, 13:26] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %768 = stablehlo.slice %765 [0:7, 26:39] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %769 = stablehlo.slice %765 [0:7, 39:52] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %770 = stablehlo.slice %765 [0:7, 52:65] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %771 = stablehlo.slice %765 [0:7, 65:78] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %772 = stablehlo.slice %765 [0:7, 78:91] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %773 = stablehlo.slice %765 [0:7, 91:104] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %774 = stablehlo.add %766, %767 : tensor<7x13xf32>
              %775 = stablehlo.add %768, %769 : tensor<7x13xf32>
              %776 = stablehlo.add %774, %775 : tensor<7x13xf32>
              %777 = stablehlo.add %770, %771 : tensor<7x13xf32>
              %778 = stablehlo.add %772, %773 : tensor<7x13xf32>
              %779 = stablehlo.add %777, %778 : tensor<7x13xf32>
              %780 = stablehlo.add %776, %779 : tensor<7x13xf32>
              %781 = stablehlo.optimization_barrier %780 : tensor<7x13xf32>
              %c_319 = stablehlo.constant dense<0> : tensor<i32>
              %782 = func.call @_pad_22(%781, %c_319) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
              %783 = stablehlo.slice %782 [0:7, 0:2] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %784 = stablehlo.slice %782 [0:7, 2:4] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %785 = stablehlo.slice %782 [0:7, 4:6] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %786 = stablehlo.slice %782 [0:7, 6:8] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %787 = stablehlo.slice %782 [0:7, 8:10] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %788 = stablehlo.slice %782 [0:7, 10:12] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %789 = stablehlo.slice %782 [0:7, 12:14] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %790 = stablehlo.slice %782 [0:7, 14:16] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %791 = stablehlo.add %783, %784 : tensor<7x2xf32>
              %792 = stablehlo.add %785, %786 : tensor<7x2xf32>
              %793 = stablehlo.add %791, %792 : tensor<7x2xf32>
              %794 = stablehlo.add %787, %788 : tensor<7x2xf32>
              %795 = stablehlo.add %789, %790 : tensor<7x2xf32>
              %796 = stablehlo.add %794, %795 : tensor<7x2xf32>
              %797 = stablehlo.add %793, %796 : tensor<7x2xf32>
              %798 = stablehlo.optimization_barrier %797 : tensor<7x2xf32>
              %c_320 = stablehlo.constant dense<0> : tensor<i32>
              %799 = func.call @_pad_23(%798, %c_320) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
              %800 = stablehlo.slice %799 [0:7, 0:1] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %801 = stablehlo.slice %799 [0:7, 1:2] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %802 = stablehlo.slice %799 [0:7, 2:3] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %803 = stablehlo.slice %799 [0:7, 3:4] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %804 = stablehlo.slice %799 [0:7, 4:5] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %805 = stablehlo.slice %799 [0:7, 5:6] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %806 = stablehlo.slice %799 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %807 = stablehlo.slice %799 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %808 = stablehlo.add %800, %801 : tensor<7x1xf32>
              %809 = stablehlo.add %802, %803 : tensor<7x1xf32>
              %810 = stablehlo.add %808, %809 : tensor<7x1xf32>
              %811 = stablehlo.add %804, %805 : tensor<7x1xf32>
              %812 = stablehlo.add %806, %807 : tensor<7x1xf32>
              %813 = stablehlo.add %811, %812 : tensor<7x1xf32>
              %814 = stablehlo.add %810, %813 : tensor<7x1xf32>
              %815 = stablehlo.optimization_barrier %814 : tensor<7x1xf32>
              %816 = stablehlo.reshape %815 : (tensor<7x1xf32>) -> tensor<7xf32>
              stablehlo.return %816 : tensor<7xf32>
            }) : (tensor<i32>) -> tensor<7xf32>
            %666 = stablehlo.multiply %663, %665 : tensor<7xf32>
            %667 = stablehlo.slice %661 [0:7, 0:96:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %668 = stablehlo.slice %661 [0:7, 1:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %669 = stablehlo.add %667, %668 : tensor<7x48xf32>
            %670 = stablehlo.slice %669 [0:7, 0:47:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %671 = stablehlo.slice %669 [0:7, 1:48:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %672 = stablehlo.add %670, %671 : tensor<7x24xf32>
            %673 = stablehlo.slice %672 [0:7, 0:23:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %674 = stablehlo.slice %672 [0:7, 1:24:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %675 = stablehlo.add %673, %674 : tensor<7x12xf32>
            %676 = stablehlo.slice %675 [0:7, 0:11:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %677 = stablehlo.slice %675 [0:7, 1:12:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %678 = stablehlo.add %676, %677 : tensor<7x6xf32>
            %679 = stablehlo.slice %678 [0:7, 0:5:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %680 = stablehlo.slice %678 [0:7, 1:6:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %681 = stablehlo.add %679, %680 : tensor<7x3xf32>
            %682 = stablehlo.slice %681 [0:7, 0:2:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %683 = stablehlo.slice %681 [0:7, 1:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %684 = stablehlo.add %682, %683 : tensor<7x1xf32>
            %685 = stablehlo.slice %681 [0:7, 2:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %686 = stablehlo.add %684, %685 : tensor<7x1xf32>
            %687 = stablehlo.slice %681 [0:7, 0:1] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %688 = stablehlo.concatenate %687, %686, dim = 1 : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x2xf32>
            %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %689 = stablehlo.pad %688, %cst_300, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x3xf32>
            %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %690 = stablehlo.pad %684, %cst_301, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x3xf32>
            %691 = stablehlo.add %689, %690 : tensor<7x3xf32>
            %692 = stablehlo.slice %691 [0:7, 0:2] : (tensor<7x3xf32>) -> tensor<7x2xf32>
            %693 = stablehlo.slice %678 [0:7, 2:6:2] : (tensor<7x6xf32>) -> tensor<7x2xf32>
            %694 = stablehlo.add %692, %693 : tensor<7x2xf32>
            %695 = stablehlo.slice %678 [0:7, 0:1] : (tensor<7x6xf32>) -> tensor<7x1xf32>
            %696 = stablehlo.concatenate %695, %694, dim = 1 : (tensor<7x1xf32>, tensor<7x2xf32>) -> tensor<7x3xf32>
            %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %697 = stablehlo.pad %696, %cst_302, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %698 = stablehlo.pad %691, %cst_303, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %699 = stablehlo.add %697, %698 : tensor<7x6xf32>
            %700 = stablehlo.slice %699 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
            %701 = stablehlo.slice %675 [0:7, 2:12:2] : (tensor<7x12xf32>) -> tensor<7x5xf32>
            %702 = stablehlo.add %700, %701 : tensor<7x5xf32>
            %703 = stablehlo.slice %675 [0:7, 0:1] : (tensor<7x12xf32>) -> tensor<7x1xf32>
            %704 = stablehlo.concatenate %703, %702, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
            %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %705 = stablehlo.pad %704, %cst_304, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %706 = stablehlo.pad %699, %cst_305, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %707 = stablehlo.add %705, %706 : tensor<7x12xf32>
            %708 = stablehlo.slice %707 [0:7, 0:11] : (tensor<7x12xf32>) -> tensor<7x11xf32>
            %709 = stablehlo.slice %672 [0:7, 2:24:2] : (tensor<7x24xf32>) -> tensor<7x11xf32>
            %710 = stablehlo.add %708, %709 : tensor<7x11xf32>
            %711 = stablehlo.slice %672 [0:7, 0:1] : (tensor<7x24xf32>) -> tensor<7x1xf32>
            %712 = stablehlo.concatenate %711, %710, dim = 1 : (tensor<7x1xf32>, tensor<7x11xf32>) -> tensor<7x12xf32>
            %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %713 = stablehlo.pad %712, %cst_306, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %714 = stablehlo.pad %707, %cst_307, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %715 = stablehlo.add %713, %714 : tensor<7x24xf32>
            %716 = stablehlo.slice %715 [0:7, 0:23] : (tensor<7x24xf32>) -> tensor<7x23xf32>
            %717 = stablehlo.slice %669 [0:7, 2:48:2] : (tensor<7x48xf32>) -> tensor<7x23xf32>
            %718 = stablehlo.add %716, %717 : tensor<7x23xf32>
            %719 = stablehlo.slice %669 [0:7, 0:1] : (tensor<7x48xf32>) -> tensor<7x1xf32>
            %720 = stablehlo.concatenate %719, %718, dim = 1 : (tensor<7x1xf32>, tensor<7x23xf32>) -> tensor<7x24xf32>
            %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %721 = stablehlo.pad %720, %cst_308, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %722 = stablehlo.pad %715, %cst_309, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %723 = stablehlo.add %721, %722 : tensor<7x48xf32>
            %724 = stablehlo.slice %661 [0:7, 2:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %725 = stablehlo.add %723, %724 : tensor<7x48xf32>
            %726 = stablehlo.slice %661 [0:7, 0:1] : (tensor<7x97xf32>) -> tensor<7x1xf32>
            %727 = stablehlo.concatenate %726, %725, dim = 1 : (tensor<7x1xf32>, tensor<7x48xf32>) -> tensor<7x49xf32>
            %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %728 = stablehlo.pad %727, %cst_310, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x49xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %729 = stablehlo.pad %723, %cst_311, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x48xf32>, tensor<f32>) -> tensor<7x97xf32>
            %730 = stablehlo.add %728, %729 : tensor<7x97xf32>
            %731 = stablehlo.broadcast_in_dim %666, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %732 = stablehlo.broadcast_in_dim %731, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %733 = stablehlo.compare GE, %730, %732, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %734 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_312 = stablehlo.constant dense<0> : tensor<i32>
            %735 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %736 = stablehlo.compare LT, %734, %735, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_313 = stablehlo.constant dense<2147483647> : tensor<i32>
            %737 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %738 = stablehlo.xor %734, %737 : tensor<7x97xi32>
            %739 = func.call @_where_19(%736, %738, %734) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %740 = func.call @argmax(%733) : (tensor<7x97xi1>) -> tensor<7xi32>
            %741 = stablehlo.broadcast_in_dim %740, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %742 = func.call @take_along_axis_20(%739, %741) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %743 = stablehlo.reshape %742 : (tensor<7x1xi32>) -> tensor<7xi32>
            %cst_314 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %744 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %745 = stablehlo.compare GE, %503, %744, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
            %c_315 = stablehlo.constant dense<false> : tensor<i1>
            %746 = stablehlo.reduce(%733 init: %c_315) applies stablehlo.or across dimensions = [1] : (tensor<7x97xi1>, tensor<i1>) -> tensor<7xi1>
            %c_316 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %747 = stablehlo.broadcast_in_dim %c_316, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %748 = stablehlo.not %745 : tensor<7xi1>
            %749 = stablehlo.not %746 : tensor<7xi1>
            %750 = stablehlo.and %748, %749 : tensor<7xi1>
            %c_317 = stablehlo.constant dense<false> : tensor<i1>
            %751 = stablehlo.reduce(%750 init: %c_317) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %752 = stablehlo.convert %751 : (tensor<i1>) -> tensor<i32>
            %753 = "stablehlo.case"(%752) ({
              stablehlo.return %747 : tensor<7xi32>
            }, {
              %c_318 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %765 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_319 = stablehlo.constant dense<2147483647> : tensor<i32>
              %766 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_320 = stablehlo.constant dense<0> : tensor<i32>
              %c_321 = stablehlo.constant dense<0> : tensor<i32>
              %767:7 = stablehlo.while(%iterArg_322 = %613, %iterArg_323 = %650, %iterArg_324 = %666, %iterArg_325 = %c_321, %iterArg_326 = %c_320, %iterArg_327 = %765, %iterArg_328 = %766) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_329 = stablehlo.constant dense<32> : tensor<i32>
                %768 = stablehlo.compare LT, %iterArg_325, %c_329, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %768 : tensor<i1>
              } do {
                %768:3 = func.call @closed_call(%iterArg_322, %iterArg_323, %iterArg_324, %iterArg_326, %iterArg_327, %iterArg_328) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_329 = stablehlo.constant dense<1> : tensor<i32>
                %769 = stablehlo.add %iterArg_325, %c_329 : tensor<i32>
                stablehlo.return %iterArg_322, %iterArg_323, %iterArg_324, %769, %768#0, %768#1, %768#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %767#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %754 = func.call @_where_24(%746, %743, %753) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %755 = func.call @_where_24(%745, %747, %754) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %756 = stablehlo.maximum %645, %755 : tensor<7xi32>
            %757 = stablehlo.broadcast_in_dim %756, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %758 = stablehlo.broadcast_in_dim %757, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %759 = stablehlo.compare GE, %613, %758, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %760 = stablehlo.exponential %542 : tensor<7x97xf32>
            %761 = stablehlo.broadcast_in_dim %505, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %763 = stablehlo.compare GE, %760, %762, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %764 = stablehlo.and %759, %763 : tensor<7x97xi1>
            stablehlo.return %764 : tensor<7x97xi1>
          }) : (tensor<i32>) -> tensor<7x97xi1>
          %554 = stablehlo.convert %384 : (tensor<7xi32>) -> tensor<7xui32>
          %555 = func.call @_threefry_fold_in(%508, %554) : (tensor<7x2xui32>, tensor<7xui32>) -> tensor<7x2xui32>
          %556 = stablehlo.slice %555 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
          %557 = stablehlo.reshape %556 : (tensor<7x1xui32>) -> tensor<7xui32>
          %558 = stablehlo.slice %555 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
          %559 = stablehlo.reshape %558 : (tensor<7x1xui32>) -> tensor<7xui32>
          %560 = stablehlo.iota dim = 0 : tensor<97xui64>
          %c_265 = stablehlo.constant dense<1> : tensor<ui64>
          %561 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %562 = stablehlo.multiply %561, %560 : tensor<97xui64>
          %c_266 = stablehlo.constant dense<32> : tensor<ui64>
          %563 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %564 = stablehlo.shift_right_logical %562, %563 : tensor<97xui64>
          %565 = stablehlo.convert %562 : (tensor<97xui64>) -> tensor<97xui32>
          %566 = stablehlo.convert %564 : (tensor<97xui64>) -> tensor<97xui32>
          %567 = stablehlo.broadcast_in_dim %566, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %568 = stablehlo.broadcast_in_dim %565, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %569 = stablehlo.broadcast_in_dim %557, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
          %570 = stablehlo.broadcast_in_dim %559, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
          %571:2 = func.call @threefry2x32_26(%569, %570, %567, %568) : (tensor<7x1xui32>, tensor<7x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<7x97xui32>, tensor<7x97xui32>)
          %572 = stablehlo.xor %571#0, %571#1 : tensor<7x97xui32>
          %c_267 = stablehlo.constant dense<9> : tensor<ui32>
          %573 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
          %574 = stablehlo.shift_right_logical %572, %573 : tensor<7x97xui32>
          %575 = stablehlo.convert %574 : (tensor<7x97xui32>) -> tensor<7x97xf32>
          %cst_268 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %576 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %577 = stablehlo.add %575, %576 : tensor<7x97xf32>
          %cst_269 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %578 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %579 = stablehlo.multiply %577, %578 : tensor<7x97xf32>
          %580 = stablehlo.log %579 : tensor<7x97xf32>
          %581 = stablehlo.negate %580 : tensor<7x97xf32>
          %582 = stablehlo.log %581 : tensor<7x97xf32>
          %583 = stablehlo.negate %582 : tensor<7x97xf32>
          %584 = stablehlo.add %542, %583 : tensor<7x97xf32>
          %cst_270 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %585 = func.call @_where_15(%553, %584, %cst_270) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %cst_271 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %586 = func.call @_pad(%585, %cst_271) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
          %587 = stablehlo.reshape %586 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
          %cst_272 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %588 = stablehlo.reduce(%587 init: %cst_272) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
          %cst_273 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %589 = stablehlo.reduce(%588 init: %cst_273) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
          %590 = stablehlo.broadcast_in_dim %589, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %591 = stablehlo.compare EQ, %588, %590, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
          %592 = stablehlo.iota dim = 1 : tensor<7x1xi32>
          %c_274 = stablehlo.constant dense<1> : tensor<i32>
          %593 = func.call @_where_16(%591, %592, %c_274) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
          %c_275 = stablehlo.constant dense<2147483647> : tensor<i32>
          %594 = stablehlo.reduce(%593 init: %c_275) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
          %595 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
          %596 = func.call @take_along_axis(%587, %595) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
          %597 = stablehlo.reshape %596 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
          %598 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
          %599 = stablehlo.compare EQ, %597, %598, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
          %600 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_276 = stablehlo.constant dense<128> : tensor<i32>
          %601 = func.call @_where_12(%599, %600, %c_276) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
          %c_277 = stablehlo.constant dense<2147483647> : tensor<i32>
          %602 = stablehlo.reduce(%601 init: %c_277) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
          %c_278 = stablehlo.constant dense<128> : tensor<i32>
          %603 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %604 = stablehlo.multiply %594, %603 : tensor<7xi32>
          %605 = stablehlo.add %604, %602 : tensor<7xi32>
          %c_279 = stablehlo.constant dense<97> : tensor<i32>
          %606 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %607 = stablehlo.minimum %605, %606 : tensor<7xi32>
          stablehlo.return %607 : tensor<7xi32>
        }) : (tensor<i32>) -> tensor<7xi32>
        %475 = func.call @_where_24(%471, %474, %469) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
        %476:3 = stablehlo.custom_call @xlabatch_summarize_logits(%224, %229) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %477 = stablehlo.compare GE, %384, %326, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_235 = stablehlo.constant dense<2> : tensor<i32>
        %c_236 = stablehlo.constant dense<0> : tensor<i32>
        %478 = func.call @_where_28(%477, %c_235, %c_236) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %479 = stablehlo.broadcast_in_dim %475, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %481 = stablehlo.compare EQ, %480, %319, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_237 = stablehlo.constant dense<false> : tensor<i1>
        %482 = stablehlo.reduce(%481 init: %c_237) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_238 = stablehlo.constant dense<1> : tensor<i32>
        %483 = func.call @_where_29(%482, %c_238, %478) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_239 = stablehlo.constant dense<3> : tensor<i32>
        %484 = func.call @_where_30(%476#2, %483, %c_239) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %485 = stablehlo.convert %484 : tensor<7xi32>
        %c_240 = stablehlo.constant dense<3> : tensor<i32>
        %486 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %487 = stablehlo.compare NE, %485, %486, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %488 = stablehlo.and %447, %487 : tensor<7xi1>
        %c_241 = stablehlo.constant dense<4> : tensor<i32>
        %489 = func.call @_where_31(%488, %c_241, %485) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %490 = stablehlo.broadcast_in_dim %475, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %491 = stablehlo.broadcast_in_dim %489, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %492 = stablehlo.broadcast_in_dim %476#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %493 = stablehlo.concatenate %490, %491, %492, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %494 = stablehlo.broadcast_in_dim %229, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %495 = func.call @_where_32(%494, %493, %iterArg_141) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %495 : tensor<3x7xi32>
      }, {
        %c_158 = stablehlo.constant dense<0> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %237 = stablehlo.compare LT, %216, %236, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_159 = stablehlo.constant dense<3> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %239 = stablehlo.add %216, %238 : tensor<7xi32>
        %240 = stablehlo.select %237, %239, %216 : tensor<7xi1>, tensor<7xi32>
        %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %242 = "stablehlo.gather"(%iterArg_115, %241) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_160 = stablehlo.constant dense<0> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %244 = stablehlo.compare LT, %216, %243, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_161 = stablehlo.constant dense<3> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.add %216, %245 : tensor<7xi32>
        %247 = stablehlo.select %244, %246, %216 : tensor<7xi1>, tensor<7xi32>
        %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %249 = "stablehlo.gather"(%iterArg_116, %248) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_162 = stablehlo.constant dense<0> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %251 = stablehlo.compare LT, %216, %250, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_163 = stablehlo.constant dense<3> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.add %216, %252 : tensor<7xi32>
        %254 = stablehlo.select %251, %253, %216 : tensor<7xi1>, tensor<7xi32>
        %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %256 = "stablehlo.gather"(%iterArg_117, %255) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_164 = stablehlo.constant dense<0> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %258 = stablehlo.compare LT, %216, %257, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_165 = stablehlo.constant dense<3> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.add %216, %259 : tensor<7xi32>
        %261 = stablehlo.select %258, %260, %216 : tensor<7xi1>, tensor<7xi32>
        %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %263 = "stablehlo.gather"(%iterArg_118, %262) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_166 = stablehlo.constant dense<0> : tensor<i32>
        %264 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %265 = stablehlo.compare LT, %216, %264, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_167 = stablehlo.constant dense<3> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.add %216, %266 : tensor<7xi32>
        %268 = stablehlo.select %265, %267, %216 : tensor<7xi1>, tensor<7xi32>
        %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %270 = "stablehlo.gather"(%iterArg_117, %269) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<0> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %272 = stablehlo.compare LT, %216, %271, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_169 = stablehlo.constant dense<3> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.add %216, %273 : tensor<7xi32>
        %275 = stablehlo.select %272, %274, %216 : tensor<7xi1>, tensor<7xi32>
        %276 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %277 = "stablehlo.gather"(%iterArg_119, %276) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_170 = stablehlo.constant dense<0> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %279 = stablehlo.compare LT, %216, %278, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_171 = stablehlo.constant dense<3> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.add %216, %280 : tensor<7xi32>
        %282 = stablehlo.select %279, %281, %216 : tensor<7xi1>, tensor<7xi32>
        %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %284 = "stablehlo.gather"(%iterArg_120, %283) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_172 = stablehlo.constant dense<0> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %286 = stablehlo.compare LT, %216, %285, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_173 = stablehlo.constant dense<3> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.add %216, %287 : tensor<7xi32>
        %289 = stablehlo.select %286, %288, %216 : tensor<7xi1>, tensor<7xi32>
        %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %291 = "stablehlo.gather"(%iterArg_121, %290) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_174 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %293 = stablehlo.compare LT, %216, %292, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_175 = stablehlo.constant dense<3> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.add %216, %294 : tensor<7xi32>
        %296 = stablehlo.select %293, %295, %216 : tensor<7xi1>, tensor<7xi32>
        %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %298 = "stablehlo.gather"(%iterArg_122, %297) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_176 = stablehlo.constant dense<0> : tensor<i32>
        %299 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %300 = stablehlo.compare LT, %216, %299, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_177 = stablehlo.constant dense<3> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.add %216, %301 : tensor<7xi32>
        %303 = stablehlo.select %300, %302, %216 : tensor<7xi1>, tensor<7xi32>
        %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %305 = "stablehlo.gather"(%iterArg_123, %304) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_178 = stablehlo.constant dense<0> : tensor<i32>
        %306 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %307 = stablehlo.compare LT, %216, %306, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_179 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.add %216, %308 : tensor<7xi32>
        %310 = stablehlo.select %307, %309, %216 : tensor<7xi1>, tensor<7xi32>
        %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %312 = "stablehlo.gather"(%iterArg_124, %311) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_180 = stablehlo.constant dense<0> : tensor<i32>
        %313 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %314 = stablehlo.compare LT, %216, %313, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_181 = stablehlo.constant dense<3> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %316 = stablehlo.add %216, %315 : tensor<7xi32>
        %317 = stablehlo.select %314, %316, %216 : tensor<7xi1>, tensor<7xi32>
        %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %319 = "stablehlo.gather"(%iterArg_125, %318) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_182 = stablehlo.constant dense<0> : tensor<i32>
        %320 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %321 = stablehlo.compare LT, %216, %320, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_183 = stablehlo.constant dense<3> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %323 = stablehlo.add %216, %322 : tensor<7xi32>
        %324 = stablehlo.select %321, %323, %216 : tensor<7xi1>, tensor<7xi32>
        %325 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %326 = "stablehlo.gather"(%iterArg_126, %325) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_184 = stablehlo.constant dense<0> : tensor<i32>
        %327 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %328 = stablehlo.compare LT, %216, %327, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_185 = stablehlo.constant dense<3> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %330 = stablehlo.add %216, %329 : tensor<7xi32>
        %331 = stablehlo.select %328, %330, %216 : tensor<7xi1>, tensor<7xi32>
        %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %333 = "stablehlo.gather"(%iterArg_127, %332) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %334 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %335 = stablehlo.compare LT, %216, %334, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_187 = stablehlo.constant dense<3> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %337 = stablehlo.add %216, %336 : tensor<7xi32>
        %338 = stablehlo.select %335, %337, %216 : tensor<7xi1>, tensor<7xi32>
        %339 = stablehlo.broadcast_in_dim %338, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %340 = "stablehlo.gather"(%iterArg_128, %339) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %341 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %342 = stablehlo.compare LT, %216, %341, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_189 = stablehlo.constant dense<3> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %344 = stablehlo.add %216, %343 : tensor<7xi32>
        %345 = stablehlo.select %342, %344, %216 : tensor<7xi1>, tensor<7xi32>
        %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %347 = "stablehlo.gather"(%iterArg_129, %346) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %348 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %349 = stablehlo.compare LT, %216, %348, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_191 = stablehlo.constant dense<3> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %351 = stablehlo.add %216, %350 : tensor<7xi32>
        %352 = stablehlo.select %349, %351, %216 : tensor<7xi1>, tensor<7xi32>
        %353 = stablehlo.broadcast_in_dim %352, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %354 = "stablehlo.gather"(%iterArg_130, %353) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %355 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %356 = stablehlo.compare LT, %216, %355, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_193 = stablehlo.constant dense<3> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %358 = stablehlo.add %216, %357 : tensor<7xi32>
        %359 = stablehlo.select %356, %358, %216 : tensor<7xi1>, tensor<7xi32>
        %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %361 = "stablehlo.gather"(%iterArg_131, %360) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_194 = stablehlo.constant dense<0> : tensor<i32>
        %362 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %363 = stablehlo.compare LT, %216, %362, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_195 = stablehlo.constant dense<3> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %365 = stablehlo.add %216, %364 : tensor<7xi32>
        %366 = stablehlo.select %363, %365, %216 : tensor<7xi1>, tensor<7xi32>
        %367 = stablehlo.broadcast_in_dim %366, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %368 = "stablehlo.gather"(%iterArg_132, %367) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_196 = stablehlo.constant dense<0> : tensor<i32>
        %369 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %370 = stablehlo.compare LT, %216, %369, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_197 = stablehlo.constant dense<3> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %372 = stablehlo.add %216, %371 : tensor<7xi32>
        %373 = stablehlo.select %370, %372, %216 : tensor<7xi1>, tensor<7xi32>
        %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %375 = "stablehlo.gather"(%iterArg_133, %374) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_198 = stablehlo.constant dense<0> : tensor<i32>
        %376 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %377 = stablehlo.compare LT, %216, %376, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_199 = stablehlo.constant dense<3> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %379 = stablehlo.add %216, %378 : tensor<7xi32>
        %380 = stablehlo.select %377, %379, %216 : tensor<7xi1>, tensor<7xi32>
        %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %382 = "stablehlo.gather"(%iterArg_134, %381) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<1> : tensor<i32>
        %383 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %384 = stablehlo.add %220, %383 : tensor<7xi32>
        %385:3 = stablehlo.custom_call @xlabatch_summarize_logits(%224, %229) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %c_201 = stablehlo.constant dense<false> : tensor<i1>
        %386 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i1>) -> tensor<7xi1>
        %387 = stablehlo.compare GE, %384, %326, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<2> : tensor<i32>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %388 = func.call @_where_28(%387, %c_202, %c_203) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %389 = stablehlo.broadcast_in_dim %385#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %391 = stablehlo.compare EQ, %390, %319, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_204 = stablehlo.constant dense<false> : tensor<i1>
        %392 = stablehlo.reduce(%391 init: %c_204) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_205 = stablehlo.constant dense<1> : tensor<i32>
        %393 = func.call @_where_29(%392, %c_205, %388) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_206 = stablehlo.constant dense<3> : tensor<i32>
        %394 = func.call @_where_30(%385#2, %393, %c_206) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %395 = stablehlo.convert %394 : tensor<7xi32>
        %c_207 = stablehlo.constant dense<3> : tensor<i32>
        %396 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %397 = stablehlo.compare NE, %395, %396, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %398 = stablehlo.and %386, %397 : tensor<7xi1>
        %c_208 = stablehlo.constant dense<4> : tensor<i32>
        %399 = func.call @_where_31(%398, %c_208, %395) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %400 = stablehlo.broadcast_in_dim %385#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %401 = stablehlo.broadcast_in_dim %399, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %402 = stablehlo.broadcast_in_dim %385#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %403 = stablehlo.concatenate %400, %401, %402, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %404 = stablehlo.broadcast_in_dim %229, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %405 = func.call @_where_32(%404, %403, %iterArg_135) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %405 : tensor<3x7xi32>
      }) : (tensor<i32>) -> tensor<3x7xi32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %232 = stablehlo.compare LT, %212, %c_155, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_156 = stablehlo.constant dense<7> : tensor<i32>
      %233 = stablehlo.add %212, %c_156 : tensor<i32>
      %234 = stablehlo.select %232, %233, %212 : tensor<i1>, tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %235 = stablehlo.dynamic_update_slice %iterArg_144, %231, %c_157, %234 : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x7xi32>
      stablehlo.return %iterArg, %iterArg_111, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %210, %iterArg_143, %235 : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    }
    %142 = call @_roll_static(%141#34) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %143 = stablehlo.slice %142 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %144 = stablehlo.reshape %143 : (tensor<1x7xi32>) -> tensor<7xi32>
    %145 = stablehlo.compare EQ, %arg31, %144, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %146 = stablehlo.slice %142 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %147 = stablehlo.reshape %146 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %149 = stablehlo.compare EQ, %147, %148, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %150 = stablehlo.and %145, %149 : tensor<7xi1>
    %151 = stablehlo.or %arg34, %150 : tensor<7xi1>
    %152 = stablehlo.iota dim = 0 : tensor<7xi32>
    %153 = stablehlo.not %151 : tensor<7xi1>
    %c_91 = stablehlo.constant dense<-1> : tensor<i32>
    %154 = call @_where(%153, %152, %c_91) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %155 = call @cummax(%154) : (tensor<7xi32>) -> tensor<7xi32>
    %c_92 = stablehlo.constant dense<-1> : tensor<i32>
    %156 = call @_where(%arg34, %152, %c_92) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %157 = call @cummax(%156) : (tensor<7xi32>) -> tensor<7xi32>
    %158 = stablehlo.compare LT, %155, %157, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %159 = stablehlo.and %158, %2 : tensor<7xi1>
    %160 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %161 = call @_where_33(%160, %141#34, %c_7) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_93 = stablehlo.constant dense<1> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %163 = stablehlo.add %arg33, %162 : tensor<7xi32>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %164 = call @_where(%159, %arg32, %c_94) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %165 = stablehlo.slice %161 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %166 = stablehlo.reshape %165 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %167 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %168 = stablehlo.compare EQ, %166, %167, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %169 = call @_where_34(%168, %c_96, %164) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_97 = stablehlo.constant dense<128> : tensor<i32>
    %170 = call @_where(%159, %163, %c_97) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %171 = stablehlo.slice %161 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %172 = stablehlo.reshape %171 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_98 = stablehlo.constant dense<128> : tensor<i32>
    %173 = call @floor_divide_1(%170, %c_98) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_99 = stablehlo.constant dense<128> : tensor<i32>
    %174 = call @remainder(%170, %c_99) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %176 = stablehlo.compare LT, %arg32, %175, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_101 = stablehlo.constant dense<3> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %178 = stablehlo.add %arg32, %177 : tensor<7xi32>
    %179 = stablehlo.select %176, %178, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %181 = stablehlo.compare LT, %173, %180, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_103 = stablehlo.constant dense<1> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %183 = stablehlo.add %173, %182 : tensor<7xi32>
    %184 = stablehlo.select %181, %183, %173 : tensor<7xi1>, tensor<7xi32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %186 = stablehlo.compare LT, %174, %185, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_105 = stablehlo.constant dense<128> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
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
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %196 = stablehlo.compare LT, %164, %195, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_107 = stablehlo.constant dense<3> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %198 = stablehlo.add %164, %197 : tensor<7xi32>
    %199 = stablehlo.select %196, %198, %164 : tensor<7xi1>, tensor<7xi32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %201 = "stablehlo.scatter"(%arg11, %200, %163) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %210 = stablehlo.maximum %arg38, %arg39 : tensor<i32>
      stablehlo.return %210 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %203 = stablehlo.compare LT, %169, %202, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_109 = stablehlo.constant dense<3> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %205 = stablehlo.add %169, %204 : tensor<7xi32>
    %206 = stablehlo.select %203, %205, %169 : tensor<7xi1>, tensor<7xi32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_110 = stablehlo.constant dense<false> : tensor<i1>
    %208 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %209 = "stablehlo.scatter"(%arg12, %207, %208) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<3xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<3xi1>
    return %78#1, %78#2, %194, %201, %209, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %161, %114 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x7xi32>, tensor<7x97xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
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
  func.func private @floor_divide_1(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
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
    %14 = call @_where_2(%11, %13, %2) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    return %14 : tensor<7xi32>
  }
  func.func private @_where_2(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @remainder(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_13(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xf32>, %arg2: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x97xi1>, tensor<7x97xf32>
    return %0 : tensor<7x97xf32>
  }
  func.func private @_where_14(%arg0: tensor<7x4xi1>, %arg1: tensor<i32>, %arg2: tensor<7x4xi32>) -> tensor<7x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x4xi1>, tensor<7x4xi32>
    return %2 : tensor<7x4xi32>
  }
  func.func private @_where_15(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xf32>, %arg2: tensor<f32>) -> tensor<7x97xf32> {
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
  func.func private @_where_16(%arg0: tensor<7x1xi1>, %arg1: tensor<7x1xi32>, %arg2: tensor<i32>) -> tensor<7x1xi32> {
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
  func.func private @_where_17(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @_where_18(%arg0: tensor<7x97xi1>, %arg1: tensor<f32>, %arg2: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x97xi1>, tensor<7x97xf32>
    return %2 : tensor<7x97xf32>
  }
  func.func private @_where_19(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xi32>, %arg2: tensor<7x97xi32>) -> tensor<7x97xi32> {
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
  func.func private @take_along_axis_20(%arg0: tensor<7x97xi32>, %arg1: tensor<7x1xi32>) -> tensor<7x1xi32> {
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
    %13 = call @_where_15(%12, %arg1, %cst) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
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
      %19 = func.call @_pad_21(%13, %c_4) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
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
      %36 = func.call @_pad_22(%35, %c_5) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
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
      %53 = func.call @_pad_23(%52, %c_6) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
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
    %17 = call @_where_24(%16, %9, %arg4) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %18 = call @_where_24(%16, %arg5, %9) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    return %0, %17, %18 : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  func.func private @_pad_21(%arg0: tensor<7x97xf32>, %arg1: tensor<i32>) -> tensor<7x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x104xf32>
    return %1 : tensor<7x104xf32>
  }
  func.func private @_pad_22(%arg0: tensor<7x13xf32>, %arg1: tensor<i32>) -> tensor<7x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7x16xf32>
    return %1 : tensor<7x16xf32>
  }
  func.func private @_pad_23(%arg0: tensor<7x2xf32>, %arg1: tensor<i32>) -> tensor<7x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x8xf32>
    return %1 : tensor<7x8xf32>
  }
  func.func private @_where_24(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
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
  func.func private @_threefry_fold_in(%arg0: tensor<7x2xui32>, %arg1: tensor<7xui32>) -> tensor<7x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<7xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<7xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<7x1xui32>, tensor<7x1xui32>) -> tensor<7x2xui32>
    %7 = stablehlo.slice %arg0 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<7x1xui32>) -> tensor<7xui32>
    %9 = stablehlo.slice %arg0 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<7x1xui32>) -> tensor<7xui32>
    %11 = stablehlo.slice %6 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
    %12 = stablehlo.slice %6 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>) -> (tensor<7x1xui32>, tensor<7x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<7x1xui32>, tensor<7x1xui32>) -> tensor<7x2xui32>
    return %16 : tensor<7x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<7x1xui32>, %arg1: tensor<7x1xui32>, %arg2: tensor<7x1xui32>, %arg3: tensor<7x1xui32>) -> (tensor<7x1xui32>, tensor<7x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<7x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<7x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<7x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<7x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_25(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<7x1xui32>, tensor<7x1xui32>
  }
  func.func private @closed_call_25(%arg0: tensor<i32>, %arg1: tensor<7x1xui32>, %arg2: tensor<7x1xui32>, %arg3: tensor<7x1xui32>, %arg4: tensor<7x1xui32>, %arg5: tensor<7x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<7x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<7x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<7x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<7x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<7x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<7x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<7x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<7x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<7x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<7x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<7x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<7x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<7x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<7x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<7x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<7x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<7x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<7x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<7x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<7x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<7x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<7x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<7x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @threefry2x32_26(%arg0: tensor<7x1xui32>, %arg1: tensor<7x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<7x97xui32>, tensor<7x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<7x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<7x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<7x97xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
    %5 = stablehlo.add %3, %4 : tensor<7x97xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<7x97xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
    %8 = stablehlo.add %6, %7 : tensor<7x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<7x97xui32>, tensor<7x97xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_27(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<7x97xui32>, tensor<7x97xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<7x97xui32>, tensor<7x97xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<7x97xui32>, tensor<7x97xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<7x97xui32>, tensor<7x97xui32>
  }
  func.func private @closed_call_27(%arg0: tensor<i32>, %arg1: tensor<7x97xui32>, %arg2: tensor<7x97xui32>, %arg3: tensor<7x1xui32>, %arg4: tensor<7x1xui32>, %arg5: tensor<7x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<7x97xui32>, tensor<7x97xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<7x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<7x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<7x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<7x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<7x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<7x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<7x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<7x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<7x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<7x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<7x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<7x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<7x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<7x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<7x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<7x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<7x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<7x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<7x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<7x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<7x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<7x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<7x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<7x97xui32>, tensor<7x97xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<7x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_28(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_29(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_30(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_31(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_32(%arg0: tensor<1x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x7xi32> {
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
  func.func private @_where_33(%arg0: tensor<1x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x7xi1>) -> tensor<3x7xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x7xi1>, tensor<3x7xi32>
    return %2 : tensor<3x7xi32>
  }
  func.func private @_where_34(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
}
