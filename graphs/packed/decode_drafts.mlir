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
      %c_120 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_120 : tensor<i32>
    }, {
      %c_120 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_120 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %16:2 = "stablehlo.case"(%15) ({
      %c_120 = stablehlo.constant dense<0> : tensor<i32>
      %219 = stablehlo.compare GT, %8, %c_120, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %220 = stablehlo.convert %219 : (tensor<i1>) -> tensor<i32>
      %221:2 = "stablehlo.case"(%220) ({
        %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %222 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        stablehlo.return %222, %222 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
      }, {
        %222 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %223 = stablehlo.convert %4 : (tensor<7x1xi32>) -> tensor<7x1xf32>
        %224 = stablehlo.broadcast_in_dim %223, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
        %225 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x1xf32>
        %226 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1x7x1xf32>) -> tensor<5x7x1xf32>
        %227 = stablehlo.multiply %225, %226 : tensor<5x7x1xf32>
        %228 = stablehlo.cosine %227 : tensor<5x7x1xf32>
        %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %229 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        %230 = stablehlo.multiply %228, %229 : tensor<5x7x1xf32>
        %231 = stablehlo.sine %227 : tensor<5x7x1xf32>
        %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %232 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        %233 = stablehlo.multiply %231, %232 : tensor<5x7x1xf32>
        stablehlo.return %230, %233 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
      }) : (tensor<i32>) -> (tensor<5x7x1xf32>, tensor<5x7x1xf32>)
      stablehlo.return %221#0, %221#1 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
    }) : (tensor<i32>) -> (tensor<5x7x1xf32>, tensor<5x7x1xf32>)
    %17 = stablehlo.reshape %16#0 : (tensor<5x7x1xf32>) -> tensor<5x7xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
    %19 = stablehlo.reshape %16#1 : (tensor<5x7x1xf32>) -> tensor<5x7xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
    %21 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<0xi32>
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
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %29 = stablehlo.custom_call @xlabatch_linear(%14, %21, %arg1, %22, %23, %24, %arg5, %25, %26, %27, %28) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %30 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %31 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %32 = stablehlo.reshape %31 : (tensor<7x1xi32>) -> tensor<7xi32>
    %33 = stablehlo.reshape %5 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %38:3 = stablehlo.custom_call @xlabatch_attention(%29, %32, %30, %33, %18, %20, %34, %35, %36, %37, %arg8, %arg9) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %39 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %47 = stablehlo.custom_call @xlabatch_linear(%38#0, %39, %arg2, %40, %41, %42, %43, %44, %14, %45, %46) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %48 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %56 = stablehlo.custom_call @xlabatch_linear(%47, %48, %arg3, %49, %50, %51, %arg6, %52, %53, %54, %55) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %57 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %65 = stablehlo.custom_call @xlabatch_linear(%56, %57, %arg4, %58, %59, %60, %61, %62, %47, %63, %64) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %66 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %74 = stablehlo.custom_call @xlabatch_linear(%65, %66, %arg1, %67, %68, %69, %arg5, %70, %71, %72, %73) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %75 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %76 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %77 = stablehlo.reshape %76 : (tensor<7x1xi32>) -> tensor<7xi32>
    %78 = stablehlo.reshape %5 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %83:3 = stablehlo.custom_call @xlabatch_attention(%74, %77, %75, %78, %18, %20, %79, %80, %81, %82, %38#1, %38#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %84 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %92 = stablehlo.custom_call @xlabatch_linear(%83#0, %84, %arg2, %85, %86, %87, %88, %89, %65, %90, %91) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %93 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %101 = stablehlo.custom_call @xlabatch_linear(%92, %93, %arg3, %94, %95, %96, %arg6, %97, %98, %99, %100) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %102 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %110 = stablehlo.custom_call @xlabatch_linear(%101, %102, %arg4, %103, %104, %105, %106, %107, %92, %108, %109) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %111 = stablehlo.transpose %110, dims = [1, 0] : (tensor<7x36xf32>) -> tensor<36x7xf32>
    %112 = stablehlo.transpose %111, dims = [1, 0] : (tensor<36x7xf32>) -> tensor<7x36xf32>
    %113 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %121 = stablehlo.custom_call @xlabatch_linear(%112, %113, %arg0, %114, %115, %116, %arg7, %117, %118, %119, %120) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x97xf32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %123 = stablehlo.multiply %121, %122 : tensor<7x97xf32>
    %c_87 = stablehlo.constant dense<128> : tensor<i32>
    %124 = call @floor_divide_1(%3, %c_87) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_88 = stablehlo.constant dense<128> : tensor<i32>
    %125 = call @remainder(%3, %c_88) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %127 = stablehlo.compare LT, %arg32, %126, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %129 = stablehlo.add %arg32, %128 : tensor<7xi32>
    %130 = stablehlo.select %127, %129, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %132 = stablehlo.compare LT, %124, %131, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_92 = stablehlo.constant dense<1> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %134 = stablehlo.add %124, %133 : tensor<7xi32>
    %135 = stablehlo.select %132, %134, %124 : tensor<7xi1>, tensor<7xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %137 = stablehlo.compare LT, %125, %136, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_94 = stablehlo.constant dense<128> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %139 = stablehlo.add %125, %138 : tensor<7xi32>
    %140 = stablehlo.select %137, %139, %125 : tensor<7xi1>, tensor<7xi32>
    %141 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %142 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %143 = stablehlo.broadcast_in_dim %140, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %144 = stablehlo.concatenate %141, %142, %143, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %145 = "stablehlo.scatter"(%arg10, %144, %arg31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_95 = stablehlo.constant dense<7> : tensor<i32>
    %146 = stablehlo.add %arg35, %c_95 : tensor<i32>
    %c_96 = stablehlo.constant dense<1> : tensor<i32>
    %147 = stablehlo.subtract %146, %c_96 : tensor<i32>
    %c_97 = stablehlo.constant dense<7> : tensor<i32>
    %148 = call @floor_divide(%147, %c_97) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %150:35 = stablehlo.while(%iterArg = %arg32, %iterArg_120 = %arg33, %iterArg_121 = %123, %iterArg_122 = %arg35, %iterArg_123 = %arg36, %iterArg_124 = %145, %iterArg_125 = %arg11, %iterArg_126 = %arg12, %iterArg_127 = %arg13, %iterArg_128 = %arg15, %iterArg_129 = %arg16, %iterArg_130 = %arg17, %iterArg_131 = %arg18, %iterArg_132 = %arg19, %iterArg_133 = %arg20, %iterArg_134 = %arg21, %iterArg_135 = %arg22, %iterArg_136 = %arg23, %iterArg_137 = %arg24, %iterArg_138 = %arg25, %iterArg_139 = %arg26, %iterArg_140 = %arg27, %iterArg_141 = %arg28, %iterArg_142 = %arg29, %iterArg_143 = %arg30, %iterArg_144 = %c_1, %iterArg_145 = %arg37, %iterArg_146 = %c_2, %iterArg_147 = %c_3, %iterArg_148 = %c_4, %iterArg_149 = %c_5, %iterArg_150 = %c_6, %iterArg_151 = %c_98, %iterArg_152 = %148, %iterArg_153 = %149) : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    cond {
      %219 = stablehlo.compare LT, %iterArg_151, %iterArg_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %219 : tensor<i1>
    } do {
      %c_154 = stablehlo.constant dense<1> : tensor<i32>
      %219 = stablehlo.add %iterArg_151, %c_154 : tensor<i32>
      %c_155 = stablehlo.constant dense<7> : tensor<i32>
      %220 = stablehlo.multiply %iterArg_151, %c_155 : tensor<i32>
      %c_156 = stablehlo.constant dense<0> : tensor<i32>
      %221 = stablehlo.minimum %220, %c_156 : tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %222 = stablehlo.compare LT, %221, %c_157, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_158 = stablehlo.constant dense<7> : tensor<i32>
      %223 = stablehlo.add %221, %c_158 : tensor<i32>
      %224 = stablehlo.select %222, %223, %221 : tensor<i1>, tensor<i32>
      %225 = stablehlo.dynamic_slice %iterArg, %224, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_159 = stablehlo.constant dense<0> : tensor<i32>
      %226 = stablehlo.compare LT, %221, %c_159, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_160 = stablehlo.constant dense<7> : tensor<i32>
      %227 = stablehlo.add %221, %c_160 : tensor<i32>
      %228 = stablehlo.select %226, %227, %221 : tensor<i1>, tensor<i32>
      %229 = stablehlo.dynamic_slice %iterArg_120, %228, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_161 = stablehlo.constant dense<0> : tensor<i32>
      %230 = stablehlo.compare LT, %221, %c_161, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_162 = stablehlo.constant dense<7> : tensor<i32>
      %231 = stablehlo.add %221, %c_162 : tensor<i32>
      %232 = stablehlo.select %230, %231, %221 : tensor<i1>, tensor<i32>
      %c_163 = stablehlo.constant dense<0> : tensor<i32>
      %233 = stablehlo.dynamic_slice %iterArg_121, %232, %c_163, sizes = [7, 97] : (tensor<7x97xf32>, tensor<i32>, tensor<i32>) -> tensor<7x97xf32>
      %234 = stablehlo.iota dim = 0 : tensor<7xi32>
      %235 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %236 = stablehlo.add %235, %234 : tensor<7xi32>
      %237 = stablehlo.broadcast_in_dim %iterArg_122, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %238 = stablehlo.compare LT, %236, %237, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %239 = stablehlo.convert %iterArg_123 : (tensor<i1>) -> tensor<i32>
      %240 = "stablehlo.case"(%239) ({
        %c_167 = stablehlo.constant dense<0> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.compare LT, %225, %245, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<3> : tensor<i32>
        %247 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %248 = stablehlo.add %225, %247 : tensor<7xi32>
        %249 = stablehlo.select %246, %248, %225 : tensor<7xi1>, tensor<7xi32>
        %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %251 = "stablehlo.gather"(%iterArg_124, %250) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_169 = stablehlo.constant dense<0> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.compare LT, %225, %252, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_170 = stablehlo.constant dense<3> : tensor<i32>
        %254 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %255 = stablehlo.add %225, %254 : tensor<7xi32>
        %256 = stablehlo.select %253, %255, %225 : tensor<7xi1>, tensor<7xi32>
        %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %258 = "stablehlo.gather"(%iterArg_125, %257) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_171 = stablehlo.constant dense<0> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.compare LT, %225, %259, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_172 = stablehlo.constant dense<3> : tensor<i32>
        %261 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %262 = stablehlo.add %225, %261 : tensor<7xi32>
        %263 = stablehlo.select %260, %262, %225 : tensor<7xi1>, tensor<7xi32>
        %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %265 = "stablehlo.gather"(%iterArg_126, %264) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_173 = stablehlo.constant dense<0> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.compare LT, %225, %266, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_174 = stablehlo.constant dense<3> : tensor<i32>
        %268 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %269 = stablehlo.add %225, %268 : tensor<7xi32>
        %270 = stablehlo.select %267, %269, %225 : tensor<7xi1>, tensor<7xi32>
        %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %272 = "stablehlo.gather"(%iterArg_127, %271) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_175 = stablehlo.constant dense<0> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.compare LT, %225, %273, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_176 = stablehlo.constant dense<3> : tensor<i32>
        %275 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %276 = stablehlo.add %225, %275 : tensor<7xi32>
        %277 = stablehlo.select %274, %276, %225 : tensor<7xi1>, tensor<7xi32>
        %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %279 = "stablehlo.gather"(%iterArg_126, %278) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_177 = stablehlo.constant dense<0> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.compare LT, %225, %280, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_178 = stablehlo.constant dense<3> : tensor<i32>
        %282 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %283 = stablehlo.add %225, %282 : tensor<7xi32>
        %284 = stablehlo.select %281, %283, %225 : tensor<7xi1>, tensor<7xi32>
        %285 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %286 = "stablehlo.gather"(%iterArg_128, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_179 = stablehlo.constant dense<0> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.compare LT, %225, %287, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_180 = stablehlo.constant dense<3> : tensor<i32>
        %289 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %290 = stablehlo.add %225, %289 : tensor<7xi32>
        %291 = stablehlo.select %288, %290, %225 : tensor<7xi1>, tensor<7xi32>
        %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %293 = "stablehlo.gather"(%iterArg_129, %292) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_181 = stablehlo.constant dense<0> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.compare LT, %225, %294, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %296 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %297 = stablehlo.add %225, %296 : tensor<7xi32>
        %298 = stablehlo.select %295, %297, %225 : tensor<7xi1>, tensor<7xi32>
        %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %300 = "stablehlo.gather"(%iterArg_130, %299) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_183 = stablehlo.constant dense<0> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.compare LT, %225, %301, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_184 = stablehlo.constant dense<3> : tensor<i32>
        %303 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %304 = stablehlo.add %225, %303 : tensor<7xi32>
        %305 = stablehlo.select %302, %304, %225 : tensor<7xi1>, tensor<7xi32>
        %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %307 = "stablehlo.gather"(%iterArg_131, %306) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_185 = stablehlo.constant dense<0> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.compare LT, %225, %308, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_186 = stablehlo.constant dense<3> : tensor<i32>
        %310 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %311 = stablehlo.add %225, %310 : tensor<7xi32>
        %312 = stablehlo.select %309, %311, %225 : tensor<7xi1>, tensor<7xi32>
        %313 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %314 = "stablehlo.gather"(%iterArg_132, %313) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %316 = stablehlo.compare LT, %225, %315, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_188 = stablehlo.constant dense<3> : tensor<i32>
        %317 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %318 = stablehlo.add %225, %317 : tensor<7xi32>
        %319 = stablehlo.select %316, %318, %225 : tensor<7xi1>, tensor<7xi32>
        %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %321 = "stablehlo.gather"(%iterArg_133, %320) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %323 = stablehlo.compare LT, %225, %322, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_190 = stablehlo.constant dense<3> : tensor<i32>
        %324 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %325 = stablehlo.add %225, %324 : tensor<7xi32>
        %326 = stablehlo.select %323, %325, %225 : tensor<7xi1>, tensor<7xi32>
        %327 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %328 = "stablehlo.gather"(%iterArg_134, %327) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %330 = stablehlo.compare LT, %225, %329, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_192 = stablehlo.constant dense<3> : tensor<i32>
        %331 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %332 = stablehlo.add %225, %331 : tensor<7xi32>
        %333 = stablehlo.select %330, %332, %225 : tensor<7xi1>, tensor<7xi32>
        %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %335 = "stablehlo.gather"(%iterArg_135, %334) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %337 = stablehlo.compare LT, %225, %336, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_194 = stablehlo.constant dense<3> : tensor<i32>
        %338 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %339 = stablehlo.add %225, %338 : tensor<7xi32>
        %340 = stablehlo.select %337, %339, %225 : tensor<7xi1>, tensor<7xi32>
        %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %342 = "stablehlo.gather"(%iterArg_136, %341) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %344 = stablehlo.compare LT, %225, %343, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_196 = stablehlo.constant dense<3> : tensor<i32>
        %345 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %346 = stablehlo.add %225, %345 : tensor<7xi32>
        %347 = stablehlo.select %344, %346, %225 : tensor<7xi1>, tensor<7xi32>
        %348 = stablehlo.broadcast_in_dim %347, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %349 = "stablehlo.gather"(%iterArg_137, %348) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %351 = stablehlo.compare LT, %225, %350, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_198 = stablehlo.constant dense<3> : tensor<i32>
        %352 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %353 = stablehlo.add %225, %352 : tensor<7xi32>
        %354 = stablehlo.select %351, %353, %225 : tensor<7xi1>, tensor<7xi32>
        %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %356 = "stablehlo.gather"(%iterArg_138, %355) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_199 = stablehlo.constant dense<0> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %358 = stablehlo.compare LT, %225, %357, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<3> : tensor<i32>
        %359 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %360 = stablehlo.add %225, %359 : tensor<7xi32>
        %361 = stablehlo.select %358, %360, %225 : tensor<7xi1>, tensor<7xi32>
        %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %363 = "stablehlo.gather"(%iterArg_139, %362) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %365 = stablehlo.compare LT, %225, %364, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %366 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %367 = stablehlo.add %225, %366 : tensor<7xi32>
        %368 = stablehlo.select %365, %367, %225 : tensor<7xi1>, tensor<7xi32>
        %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %370 = "stablehlo.gather"(%iterArg_140, %369) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %372 = stablehlo.compare LT, %225, %371, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_204 = stablehlo.constant dense<3> : tensor<i32>
        %373 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %374 = stablehlo.add %225, %373 : tensor<7xi32>
        %375 = stablehlo.select %372, %374, %225 : tensor<7xi1>, tensor<7xi32>
        %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %377 = "stablehlo.gather"(%iterArg_141, %376) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %379 = stablehlo.compare LT, %225, %378, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_206 = stablehlo.constant dense<3> : tensor<i32>
        %380 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %381 = stablehlo.add %225, %380 : tensor<7xi32>
        %382 = stablehlo.select %379, %381, %225 : tensor<7xi1>, tensor<7xi32>
        %383 = stablehlo.broadcast_in_dim %382, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %384 = "stablehlo.gather"(%iterArg_142, %383) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %385 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %386 = stablehlo.compare LT, %225, %385, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_208 = stablehlo.constant dense<3> : tensor<i32>
        %387 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %388 = stablehlo.add %225, %387 : tensor<7xi32>
        %389 = stablehlo.select %386, %388, %225 : tensor<7xi1>, tensor<7xi32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %391 = "stablehlo.gather"(%iterArg_143, %390) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_209 = stablehlo.constant dense<1> : tensor<i32>
        %392 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %393 = stablehlo.add %229, %392 : tensor<7xi32>
        %c_210 = stablehlo.constant dense<0> : tensor<i32>
        %394 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %395 = stablehlo.compare LT, %225, %394, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_211 = stablehlo.constant dense<3> : tensor<i32>
        %396 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %397 = stablehlo.add %225, %396 : tensor<7xi32>
        %398 = stablehlo.select %395, %397, %225 : tensor<7xi1>, tensor<7xi32>
        %399 = stablehlo.broadcast_in_dim %398, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %400 = "stablehlo.gather"(%iterArg_145, %399) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %401 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %402 = func.call @_where_3(%238, %293, %401) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_213 = stablehlo.constant dense<0> : tensor<i32>
        %403 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %404 = func.call @_where_4(%238, %300, %403) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %405 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %406 = func.call @_where_3(%238, %307, %405) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %407 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %408 = func.call @_where_3(%238, %314, %407) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %409 = stablehlo.reshape %238 : (tensor<7xi1>) -> tensor<7x1xi1>
        %410 = stablehlo.broadcast_in_dim %iterArg_146, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %411 = func.call @_where_5(%409, %321, %410) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
        %412 = stablehlo.reshape %238 : (tensor<7xi1>) -> tensor<7x1xi1>
        %413 = stablehlo.broadcast_in_dim %iterArg_147, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %414 = func.call @_where_6(%412, %328, %413) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
        %c_216 = stablehlo.constant dense<0> : tensor<i32>
        %415 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %416 = func.call @_where_4(%238, %335, %415) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_217 = stablehlo.constant dense<0> : tensor<i32>
        %417 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %418 = func.call @_where_4(%238, %342, %417) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_218 = stablehlo.constant dense<0> : tensor<i32>
        %419 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %420 = func.call @_where_4(%238, %349, %419) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %421 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %422 = func.call @_where_3(%238, %356, %421) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_220 = stablehlo.constant dense<2147483647> : tensor<i32>
        %423 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %424 = func.call @_where_4(%238, %363, %423) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %425 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %426 = func.call @_where_3(%238, %370, %425) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %427 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %428 = func.call @_where_3(%238, %377, %427) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_223 = stablehlo.constant dense<false> : tensor<i1>
        %429 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %430 = func.call @_where_7(%238, %384, %429) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_224 = stablehlo.constant dense<false> : tensor<i1>
        %431 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %432 = func.call @_where_7(%238, %391, %431) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_225 = stablehlo.constant dense<false> : tensor<i1>
        %433 = stablehlo.reduce(%430 init: %c_225) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %434 = stablehlo.convert %433 : (tensor<i1>) -> tensor<i32>
        %435 = "stablehlo.case"(%434) ({
          stablehlo.return %233 : tensor<7x97xf32>
        }, {
          %505 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %506 = stablehlo.add %233, %286 : tensor<7x97xf32>
          %507 = func.call @_where_8(%505, %506, %233) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %507 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %436 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %437 = stablehlo.compare NE, %422, %436, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %438 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %439 = stablehlo.compare NE, %426, %438, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %440 = stablehlo.or %437, %439 : tensor<7xi1>
        %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %441 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %442 = stablehlo.compare NE, %428, %441, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %443 = stablehlo.or %440, %442 : tensor<7xi1>
        %c_229 = stablehlo.constant dense<false> : tensor<i1>
        %444 = stablehlo.reduce(%443 init: %c_229) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %445 = stablehlo.convert %444 : (tensor<i1>) -> tensor<i32>
        %446 = "stablehlo.case"(%445) ({
          stablehlo.return %435 : tensor<7x97xf32>
        }, {
          %505 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %cst_251 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %506 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %507 = stablehlo.compare NE, %422, %506, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %508 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %509 = stablehlo.compare NE, %426, %508, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %510 = stablehlo.or %507, %509 : tensor<7xi1>
          %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %511 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %512 = stablehlo.compare NE, %428, %511, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %513 = stablehlo.or %510, %512 : tensor<7xi1>
          %c_254 = stablehlo.constant dense<0> : tensor<i32>
          %514 = func.call @_where_9(%513, %393, %c_254) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
          %515 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %516 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_255 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %517 = stablehlo.reduce(%514 init: %c_255) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_256 = stablehlo.constant dense<1> : tensor<i32>
          %518 = stablehlo.subtract %517, %c_256 : tensor<i32>
          %c_257 = stablehlo.constant dense<128> : tensor<i32>
          %519 = func.call @floor_divide_10(%518, %c_257) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_258 = stablehlo.constant dense<1> : tensor<i32>
          %520 = stablehlo.add %519, %c_258 : tensor<i32>
          %c_259 = stablehlo.constant dense<0> : tensor<i32>
          %521 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_260 = stablehlo.constant dense<0> : tensor<i32>
          %522:8 = stablehlo.while(%iterArg_270 = %516, %iterArg_271 = %418, %iterArg_272 = %514, %iterArg_273 = %251, %iterArg_274 = %515, %iterArg_275 = %c_260, %iterArg_276 = %520, %iterArg_277 = %521) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %557 = stablehlo.compare LT, %iterArg_275, %iterArg_276, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %557 : tensor<i1>
          } do {
            %c_278 = stablehlo.constant dense<1> : tensor<i32>
            %557 = stablehlo.add %iterArg_275, %c_278 : tensor<i32>
            %c_279 = stablehlo.constant dense<128> : tensor<i32>
            %558 = stablehlo.multiply %iterArg_275, %c_279 : tensor<i32>
            %559 = stablehlo.convert %558 : tensor<i32>
            %560 = stablehlo.broadcast_in_dim %559, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %561 = stablehlo.add %560, %iterArg_270 : tensor<7x128xi32>
            %562 = stablehlo.broadcast_in_dim %iterArg_271, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %563 = stablehlo.broadcast_in_dim %562, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %564 = stablehlo.compare GE, %561, %563, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_280 = stablehlo.constant dense<128> : tensor<i32>
            %565 = stablehlo.multiply %iterArg_275, %c_280 : tensor<i32>
            %566 = stablehlo.convert %565 : tensor<i32>
            %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %568 = stablehlo.add %567, %iterArg_270 : tensor<7x128xi32>
            %569 = stablehlo.broadcast_in_dim %iterArg_272, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %570 = stablehlo.broadcast_in_dim %569, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %571 = stablehlo.compare LT, %568, %570, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %572 = stablehlo.and %564, %571 : tensor<7x128xi1>
            %573 = func.call @dynamic_index_in_dim(%iterArg_273, %iterArg_275) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_281 = stablehlo.constant dense<97> : tensor<i32>
            %574 = func.call @_where_12(%572, %573, %c_281) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_282 = stablehlo.constant dense<0> : tensor<i32>
            %575 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %576 = stablehlo.compare LT, %iterArg_274, %575, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_283 = stablehlo.constant dense<7> : tensor<i32>
            %577 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %578 = stablehlo.add %iterArg_274, %577 : tensor<7x128xi32>
            %579 = stablehlo.select %576, %578, %iterArg_274 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_284 = stablehlo.constant dense<0> : tensor<i32>
            %580 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %581 = stablehlo.compare LT, %574, %580, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_285 = stablehlo.constant dense<97> : tensor<i32>
            %582 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %583 = stablehlo.add %574, %582 : tensor<7x128xi32>
            %584 = stablehlo.select %581, %583, %574 : tensor<7x128xi1>, tensor<7x128xi32>
            %585 = stablehlo.broadcast_in_dim %579, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %586 = stablehlo.broadcast_in_dim %584, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %587 = stablehlo.concatenate %585, %586, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_286 = stablehlo.constant dense<1> : tensor<i32>
            %588 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %589 = "stablehlo.scatter"(%iterArg_277, %587, %588) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %590 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %590 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %557, %iterArg_276, %589 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %523 = stablehlo.minimum %424, %514 : tensor<7xi32>
          %524 = stablehlo.subtract %514, %523 : tensor<7xi32>
          %525 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %526 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_261 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %527 = stablehlo.reduce(%514 init: %c_261) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_262 = stablehlo.constant dense<1> : tensor<i32>
          %528 = stablehlo.subtract %527, %c_262 : tensor<i32>
          %c_263 = stablehlo.constant dense<128> : tensor<i32>
          %529 = func.call @floor_divide_10(%528, %c_263) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_264 = stablehlo.constant dense<1> : tensor<i32>
          %530 = stablehlo.add %529, %c_264 : tensor<i32>
          %c_265 = stablehlo.constant dense<0> : tensor<i32>
          %531 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_266 = stablehlo.constant dense<0> : tensor<i32>
          %532:8 = stablehlo.while(%iterArg_270 = %526, %iterArg_271 = %524, %iterArg_272 = %514, %iterArg_273 = %251, %iterArg_274 = %525, %iterArg_275 = %c_266, %iterArg_276 = %530, %iterArg_277 = %531) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %557 = stablehlo.compare LT, %iterArg_275, %iterArg_276, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %557 : tensor<i1>
          } do {
            %c_278 = stablehlo.constant dense<1> : tensor<i32>
            %557 = stablehlo.add %iterArg_275, %c_278 : tensor<i32>
            %c_279 = stablehlo.constant dense<128> : tensor<i32>
            %558 = stablehlo.multiply %iterArg_275, %c_279 : tensor<i32>
            %559 = stablehlo.convert %558 : tensor<i32>
            %560 = stablehlo.broadcast_in_dim %559, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %561 = stablehlo.add %560, %iterArg_270 : tensor<7x128xi32>
            %562 = stablehlo.broadcast_in_dim %iterArg_271, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %563 = stablehlo.broadcast_in_dim %562, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %564 = stablehlo.compare GE, %561, %563, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_280 = stablehlo.constant dense<128> : tensor<i32>
            %565 = stablehlo.multiply %iterArg_275, %c_280 : tensor<i32>
            %566 = stablehlo.convert %565 : tensor<i32>
            %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %568 = stablehlo.add %567, %iterArg_270 : tensor<7x128xi32>
            %569 = stablehlo.broadcast_in_dim %iterArg_272, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %570 = stablehlo.broadcast_in_dim %569, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %571 = stablehlo.compare LT, %568, %570, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %572 = stablehlo.and %564, %571 : tensor<7x128xi1>
            %573 = func.call @dynamic_index_in_dim(%iterArg_273, %iterArg_275) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_281 = stablehlo.constant dense<97> : tensor<i32>
            %574 = func.call @_where_12(%572, %573, %c_281) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_282 = stablehlo.constant dense<0> : tensor<i32>
            %575 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %576 = stablehlo.compare LT, %iterArg_274, %575, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_283 = stablehlo.constant dense<7> : tensor<i32>
            %577 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %578 = stablehlo.add %iterArg_274, %577 : tensor<7x128xi32>
            %579 = stablehlo.select %576, %578, %iterArg_274 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_284 = stablehlo.constant dense<0> : tensor<i32>
            %580 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %581 = stablehlo.compare LT, %574, %580, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_285 = stablehlo.constant dense<97> : tensor<i32>
            %582 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %583 = stablehlo.add %574, %582 : tensor<7x128xi32>
            %584 = stablehlo.select %581, %583, %574 : tensor<7x128xi1>, tensor<7x128xi32>
            %585 = stablehlo.broadcast_in_dim %579, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %586 = stablehlo.broadcast_in_dim %584, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %587 = stablehlo.concatenate %585, %586, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_286 = stablehlo.constant dense<1> : tensor<i32>
            %588 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %589 = "stablehlo.scatter"(%iterArg_277, %587, %588) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %590 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %590 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %557, %iterArg_276, %589 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %c_267 = stablehlo.constant dense<0> : tensor<i32>
          %533 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %534 = stablehlo.compare GT, %532#7, %533, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %535 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %536 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %537 = stablehlo.compare LT, %435, %536, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %538 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %539 = stablehlo.multiply %435, %538 : tensor<7x97xf32>
          %540 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %541 = stablehlo.divide %435, %540 : tensor<7x97xf32>
          %542 = func.call @_where_13(%537, %539, %541) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %543 = func.call @_where_13(%534, %542, %435) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %544 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %545 = stablehlo.convert %522#7 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %546 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %547 = stablehlo.multiply %546, %545 : tensor<7x97xf32>
          %548 = stablehlo.subtract %543, %547 : tensor<7x97xf32>
          %549 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_269 = stablehlo.constant dense<0> : tensor<i32>
          %550 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %551 = stablehlo.compare GT, %522#7, %550, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %552 = stablehlo.convert %551 : (tensor<7x97xi1>) -> tensor<7x97xf32>
          %553 = stablehlo.broadcast_in_dim %549, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %554 = stablehlo.multiply %553, %552 : tensor<7x97xf32>
          %555 = stablehlo.subtract %548, %554 : tensor<7x97xf32>
          %556 = func.call @_where_8(%505, %555, %435) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %556 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %447 = stablehlo.compare LT, %393, %420, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_230 = stablehlo.constant dense<false> : tensor<i1>
        %448 = stablehlo.reduce(%447 init: %c_230) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %449 = stablehlo.convert %448 : (tensor<i1>) -> tensor<i32>
        %450 = "stablehlo.case"(%449) ({
          stablehlo.return %446 : tensor<7x97xf32>
        }, {
          %505 = stablehlo.broadcast_in_dim %447, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %506 = stablehlo.iota dim = 0 : tensor<7xi32>
          %507 = stablehlo.broadcast_in_dim %506, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %c_251 = stablehlo.constant dense<0> : tensor<i32>
          %508 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %509 = stablehlo.compare LT, %414, %508, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_252 = stablehlo.constant dense<97> : tensor<i32>
          %510 = func.call @_where_14(%509, %c_252, %414) : (tensor<7x4xi1>, tensor<i32>, tensor<7x4xi32>) -> tensor<7x4xi32>
          %c_253 = stablehlo.constant dense<0> : tensor<i32>
          %511 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %512 = stablehlo.compare LT, %507, %511, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
          %c_254 = stablehlo.constant dense<7> : tensor<i32>
          %513 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %514 = stablehlo.add %507, %513 : tensor<7x1xi32>
          %515 = stablehlo.select %512, %514, %507 : tensor<7x1xi1>, tensor<7x1xi32>
          %c_255 = stablehlo.constant dense<0> : tensor<i32>
          %516 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %517 = stablehlo.compare LT, %510, %516, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_256 = stablehlo.constant dense<97> : tensor<i32>
          %518 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %519 = stablehlo.add %510, %518 : tensor<7x4xi32>
          %520 = stablehlo.select %517, %519, %510 : tensor<7x4xi1>, tensor<7x4xi32>
          %521 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
          %522 = stablehlo.broadcast_in_dim %521, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %523 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %524 = stablehlo.concatenate %522, %523, dim = 2 : (tensor<7x4x1xi32>, tensor<7x4x1xi32>) -> tensor<7x4x2xi32>
          %cst_257 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %525 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
          %526 = "stablehlo.scatter"(%446, %524, %525) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
            stablehlo.return %arg39 : tensor<f32>
          }) : (tensor<7x97xf32>, tensor<7x4x2xi32>, tensor<7x4xf32>) -> tensor<7x97xf32>
          %527 = func.call @_where_8(%505, %526, %446) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %527 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %c_231 = stablehlo.constant dense<false> : tensor<i1>
        %451 = stablehlo.reduce(%432 init: %c_231) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %452 = stablehlo.convert %451 : (tensor<i1>) -> tensor<i32>
        %453 = "stablehlo.case"(%452) ({
          stablehlo.return %450 : tensor<7x97xf32>
        }, {
          %505 = stablehlo.broadcast_in_dim %432, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %506 = stablehlo.broadcast_in_dim %400, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %507 = stablehlo.iota dim = 0 : tensor<32xi32>
          %508 = stablehlo.broadcast_in_dim %507, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %509 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2] : (tensor<7x4x1xi32>) -> tensor<7x4x32xi32>
          %510 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<7x4x32xi32>
          %511 = stablehlo.shift_right_arithmetic %509, %510 : tensor<7x4x32xi32>
          %c_251 = stablehlo.constant dense<1> : tensor<i32>
          %512 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<7x4x32xi32>
          %513 = stablehlo.and %511, %512 : tensor<7x4x32xi32>
          %514 = stablehlo.reshape %513 : (tensor<7x4x32xi32>) -> tensor<7x128xi32>
          %515 = stablehlo.slice %514 [0:7, 0:97] : (tensor<7x128xi32>) -> tensor<7x97xi32>
          %c_252 = stablehlo.constant dense<0> : tensor<i32>
          %516 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %517 = stablehlo.compare NE, %515, %516, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %518 = stablehlo.convert %517 : tensor<7x97xi1>
          %cst_253 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %519 = func.call @_where_15(%518, %450, %cst_253) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %520 = func.call @_where_8(%505, %519, %450) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %520 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_232 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %454 = stablehlo.reduce(%453 init: %cst_232) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
        %455 = stablehlo.is_finite %454 : (tensor<7xf32>) -> tensor<7xi1>
        %456 = stablehlo.not %455 : tensor<7xi1>
        %cst_233 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %457 = func.call @_pad(%453, %cst_233) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
        %458 = stablehlo.reshape %457 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
        %cst_234 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %459 = stablehlo.reduce(%458 init: %cst_234) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
        %cst_235 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %460 = stablehlo.reduce(%459 init: %cst_235) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
        %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
        %462 = stablehlo.compare EQ, %459, %461, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
        %463 = stablehlo.iota dim = 1 : tensor<7x1xi32>
        %c_236 = stablehlo.constant dense<1> : tensor<i32>
        %464 = func.call @_where_16(%462, %463, %c_236) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
        %c_237 = stablehlo.constant dense<2147483647> : tensor<i32>
        %465 = stablehlo.reduce(%464 init: %c_237) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
        %466 = stablehlo.broadcast_in_dim %465, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
        %467 = func.call @take_along_axis(%458, %466) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
        %468 = stablehlo.reshape %467 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
        %469 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
        %470 = stablehlo.compare EQ, %468, %469, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
        %471 = stablehlo.iota dim = 1 : tensor<7x128xi32>
        %c_238 = stablehlo.constant dense<128> : tensor<i32>
        %472 = func.call @_where_12(%470, %471, %c_238) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
        %c_239 = stablehlo.constant dense<2147483647> : tensor<i32>
        %473 = stablehlo.reduce(%472 init: %c_239) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
        %c_240 = stablehlo.constant dense<128> : tensor<i32>
        %474 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %475 = stablehlo.multiply %465, %474 : tensor<7xi32>
        %476 = stablehlo.add %475, %473 : tensor<7xi32>
        %c_241 = stablehlo.constant dense<97> : tensor<i32>
        %477 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %478 = stablehlo.minimum %476, %477 : tensor<7xi32>
        %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %479 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %480 = stablehlo.compare GT, %402, %479, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %c_243 = stablehlo.constant dense<false> : tensor<i1>
        %481 = stablehlo.reduce(%480 init: %c_243) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %482 = stablehlo.convert %481 : (tensor<i1>) -> tensor<i32>
        %483 = "stablehlo.case"(%482) ({
          stablehlo.return %478 : tensor<7xi32>
        }, {
          %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %505 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %506 = stablehlo.compare GT, %402, %505, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %507 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %508 = func.call @_where_3(%506, %402, %507) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_253 = stablehlo.constant dense<0> : tensor<i32>
          %509 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %510 = func.call @_where_4(%506, %404, %509) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_254 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %511 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %512 = func.call @_where_3(%506, %406, %511) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %513 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %514 = func.call @_where_3(%506, %408, %513) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %515 = stablehlo.reshape %506 : (tensor<7xi1>) -> tensor<7x1xi1>
          %516 = stablehlo.broadcast_in_dim %iterArg_148, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %517 = func.call @_where_5(%515, %411, %516) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
          %518 = stablehlo.reshape %506 : (tensor<7xi1>) -> tensor<7x1xi1>
          %519 = stablehlo.broadcast_in_dim %iterArg_149, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %520 = func.call @_where_6(%518, %414, %519) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
          %c_256 = stablehlo.constant dense<0> : tensor<i32>
          %521 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %522 = func.call @_where_4(%506, %416, %521) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_257 = stablehlo.constant dense<0> : tensor<i32>
          %523 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %524 = func.call @_where_4(%506, %418, %523) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_258 = stablehlo.constant dense<0> : tensor<i32>
          %525 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %526 = func.call @_where_4(%506, %420, %525) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_259 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %527 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %528 = func.call @_where_3(%506, %422, %527) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_260 = stablehlo.constant dense<2147483647> : tensor<i32>
          %529 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %530 = func.call @_where_4(%506, %424, %529) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %531 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %532 = func.call @_where_3(%506, %426, %531) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %533 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %534 = func.call @_where_3(%506, %428, %533) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_263 = stablehlo.constant dense<false> : tensor<i1>
          %535 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %536 = func.call @_where_7(%506, %430, %535) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_264 = stablehlo.constant dense<false> : tensor<i1>
          %537 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %538 = func.call @_where_7(%506, %432, %537) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %539 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %540 = stablehlo.compare GT, %508, %539, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_266 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %541 = func.call @_where_17(%540, %508, %cst_266) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
          %cst_267 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %542 = stablehlo.reduce(%453 init: %cst_267) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
          %543 = stablehlo.broadcast_in_dim %542, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %545 = stablehlo.subtract %453, %544 : tensor<7x97xf32>
          %546 = stablehlo.broadcast_in_dim %541, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %548 = stablehlo.divide %545, %547 : tensor<7x97xf32>
          %cst_268 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %549 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %550 = stablehlo.compare EQ, %453, %549, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_269 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %551 = func.call @_where_18(%550, %cst_269, %548) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %c_270 = stablehlo.constant dense<0> : tensor<i32>
          %552 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %553 = stablehlo.compare GT, %510, %552, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
          %cst_271 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %554 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %555 = stablehlo.compare LT, %512, %554, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %556 = stablehlo.or %553, %555 : tensor<7xi1>
          %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %557 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %558 = stablehlo.compare GT, %514, %557, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %559 = stablehlo.or %556, %558 : tensor<7xi1>
          %c_273 = stablehlo.constant dense<false> : tensor<i1>
          %560 = stablehlo.reduce(%559 init: %c_273) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %561 = stablehlo.convert %560 : (tensor<i1>) -> tensor<i32>
          %562 = "stablehlo.case"(%561) ({
            %c_289 = stablehlo.constant dense<true> : tensor<i1>
            %617 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i1>) -> tensor<7x97xi1>
            stablehlo.return %617 : tensor<7x97xi1>
          }, {
            %617 = stablehlo.bitcast_convert %551 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_289 = stablehlo.constant dense<0> : tensor<i32>
            %618 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %619 = stablehlo.compare LT, %617, %618, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_290 = stablehlo.constant dense<2147483647> : tensor<i32>
            %620 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %621 = stablehlo.xor %617, %620 : tensor<7x97xi32>
            %622 = func.call @_where_19(%619, %621, %617) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %values, %indices = chlo.top_k(%551, k = 97) : tensor<7x97xf32> -> (tensor<7x97xf32>, tensor<7x97xi32>)
            %c_291 = stablehlo.constant dense<0> : tensor<i32>
            %623 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %624 = stablehlo.compare EQ, %510, %623, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_292 = stablehlo.constant dense<97> : tensor<i32>
            %625 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %626 = stablehlo.compare GE, %510, %625, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %627 = stablehlo.or %624, %626 : tensor<7xi1>
            %628 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_293 = stablehlo.constant dense<0> : tensor<i32>
            %629 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %630 = stablehlo.compare LT, %628, %629, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_294 = stablehlo.constant dense<2147483647> : tensor<i32>
            %631 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %632 = stablehlo.xor %628, %631 : tensor<7x97xi32>
            %633 = func.call @_where_19(%630, %632, %628) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_295 = stablehlo.constant dense<1> : tensor<i32>
            %c_296 = stablehlo.constant dense<97> : tensor<i32>
            %634 = func.call @clip(%510, %c_295, %c_296) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
            %635 = stablehlo.broadcast_in_dim %634, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %c_297 = stablehlo.constant dense<1> : tensor<i32>
            %636 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
            %637 = stablehlo.subtract %635, %636 : tensor<7x1xi32>
            %638 = func.call @take_along_axis_20(%633, %637) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %639 = stablehlo.reshape %638 : (tensor<7x1xi32>) -> tensor<7xi32>
            %c_298 = stablehlo.constant dense<97> : tensor<i32>
            %640 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %641 = stablehlo.minimum %510, %640 : tensor<7xi32>
            %642 = stablehlo.convert %641 : (tensor<7xi32>) -> tensor<7xf32>
            %cst_299 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %643 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %c_300 = stablehlo.constant dense<97> : tensor<i32>
            %644 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %645 = stablehlo.compare LE, %510, %644, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_301 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %646 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %647 = stablehlo.not %627 : tensor<7xi1>
            %648 = stablehlo.not %645 : tensor<7xi1>
            %649 = stablehlo.and %647, %648 : tensor<7xi1>
            %c_302 = stablehlo.constant dense<false> : tensor<i1>
            %650 = stablehlo.reduce(%649 init: %c_302) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %651 = stablehlo.convert %650 : (tensor<i1>) -> tensor<i32>
            %652 = "stablehlo.case"(%651) ({
              stablehlo.return %646 : tensor<7xi32>
            }, {
              %c_327 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %774 = stablehlo.broadcast_in_dim %c_327, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_328 = stablehlo.constant dense<2147483647> : tensor<i32>
              %775 = stablehlo.broadcast_in_dim %c_328, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_329 = stablehlo.constant dense<0> : tensor<i32>
              %c_330 = stablehlo.constant dense<0> : tensor<i32>
              %776:7 = stablehlo.while(%iterArg_331 = %622, %iterArg_332 = %643, %iterArg_333 = %642, %iterArg_334 = %c_330, %iterArg_335 = %c_329, %iterArg_336 = %774, %iterArg_337 = %775) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_338 = stablehlo.constant dense<32> : tensor<i32>
                %777 = stablehlo.compare LT, %iterArg_334, %c_338, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %777 : tensor<i1>
              } do {
                %777:3 = func.call @closed_call(%iterArg_331, %iterArg_332, %iterArg_333, %iterArg_335, %iterArg_336, %iterArg_337) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_338 = stablehlo.constant dense<1> : tensor<i32>
                %778 = stablehlo.add %iterArg_334, %c_338 : tensor<i32>
                stablehlo.return %iterArg_331, %iterArg_332, %iterArg_333, %778, %777#0, %777#1, %777#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %776#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %653 = func.call @_where_24(%645, %639, %652) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %654 = func.call @_where_24(%627, %646, %653) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %655 = stablehlo.broadcast_in_dim %654, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %657 = stablehlo.compare GE, %622, %656, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %658 = stablehlo.exponential %551 : tensor<7x97xf32>
            %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %659 = func.call @_where_15(%657, %658, %cst_303) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %660 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_304 = stablehlo.constant dense<0> : tensor<i32>
            %661 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %662 = stablehlo.compare LT, %660, %661, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_305 = stablehlo.constant dense<2147483647> : tensor<i32>
            %663 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %664 = stablehlo.xor %660, %663 : tensor<7x97xi32>
            %665 = func.call @_where_19(%662, %664, %660) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %666 = stablehlo.broadcast_in_dim %654, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %668 = stablehlo.compare GE, %665, %667, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %669 = stablehlo.exponential %values : tensor<7x97xf32>
            %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %670 = func.call @_where_15(%668, %669, %cst_306) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_307 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %671 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %672 = stablehlo.maximum %512, %671 : tensor<7xf32>
            %c_308 = stablehlo.constant dense<0> : tensor<i32>
            %673 = "stablehlo.case"(%c_308) ({
              %c_327 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_327 : tensor<i32>
            }, {
              %c_327 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_327 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %674 = "stablehlo.case"(%673) ({
              %c_327 = stablehlo.constant dense<0> : tensor<i32>
              %774 = func.call @_pad_21(%659, %c_327) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
              %775 = stablehlo.slice %774 [0:7, 0:13] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %776 = stablehlo.slice %774 [0:7, 13:26] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %777 = stablehlo.slice %774 [0:7, 26:39] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %778 = stablehlo.slice %774 [0:7, 39:52] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %779 = stablehlo.slice %774 [0:7, 52:65] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %780 = stablehlo.slice %774 [0:7, 65:78] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %781 = stablehlo.slice %774 [0:7, 78:91] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %782 = stablehlo.slice %774 [0:7, 91:104] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %783 = stablehlo.add %775, %776 : tensor<7x13xf32>
              %784 = stablehlo.add %777, %778 : tensor<7x13xf32>
              %785 = stablehlo.add %783, %784 : tensor<7x13xf32>
              %786 = stablehlo.add %779, %780 : tensor<7x13xf32>
              %787 = stablehlo.add %781, %782 : tensor<7x13xf32>
              %788 = stablehlo.add %786, %787 : tensor<7x13xf32>
              %789 = stablehlo.add %785, %788 : tensor<7x13xf32>
              %790 = stablehlo.optimization_barrier %789 : tensor<7x13xf32>
              %c_328 = stablehlo.constant dense<0> : tensor<i32>
              %791 = func.call @_pad_22(%790, %c_328) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
              %792 = stablehlo.slice %791 [0:7, 0:2] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %793 = stablehlo.slice %791 [0:7, 2:4] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %794 = stablehlo.slice %791 [0:7, 4:6] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %795 = stablehlo.slice %791 [0:7, 6:8] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %796 = stablehlo.slice %791 [0:7, 8:10] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %797 = stablehlo.slice %791 [0:7, 10:12] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %798 = stablehlo.slice %791 [0:7, 12:14] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %799 = stablehlo.slice %791 [0:7, 14:16] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %800 = stablehlo.add %792, %793 : tensor<7x2xf32>
              %801 = stablehlo.add %794, %795 : tensor<7x2xf32>
              %802 = stablehlo.add %800, %801 : tensor<7x2xf32>
              %803 = stablehlo.add %796, %797 : tensor<7x2xf32>
              %804 = stablehlo.add %798, %799 : tensor<7x2xf32>
              %805 = stablehlo.add %803, %804 : tensor<7x2xf32>
              %806 = stablehlo.add %802, %805 : tensor<7x2xf32>
              %807 = stablehlo.optimization_barrier %806 : tensor<7x2xf32>
              %c_329 = stablehlo.constant dense<0> : tensor<i32>
              %808 = func.call @_pad_23(%807, %c_329) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
              %809 = stablehlo.slice %808 [0:7, 0:1] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %810 = stablehlo.slice %808 [0:7, 1:2] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %811 = stablehlo.slice %808 [0:7, 2:3] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %812 = stablehlo.slice %808 [0:7, 3:4] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %813 = stablehlo.slice %808 [0:7, 4:5] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %814 = stablehlo.slice %808 [0:7, 5:6] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %815 = stablehlo.slice %808 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %816 = stablehlo.slice %808 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %817 = stablehlo.add %809, %810 : tensor<7x1xf32>
              %818 = stablehlo.add %811, %812 : tensor<7x1xf32>
              %819 = stablehlo.add %817, %818 : tensor<7x1xf32>
              %820 = stablehlo.add %813, %814 : tensor<7x1xf32>
              %821 = stablehlo.add %815, %816 : tensor<7x1xf32>
              %822 = stablehlo.add %820, %821 : tensor<7x1xf32>
              %823 = stablehlo.add %819, %822 : tensor<7x1xf32>
              %824 = stablehlo.optimization_barrier %823 : tensor<7x1xf32>
              %825 = stablehlo.reshape %824 : (tensor<7x1xf32>) -> tensor<7xf32>
              stablehlo.return %825 : tensor<7xf32>
            }) : (tensor<i32>) -> tensor<7xf32>
            %675 = stablehlo.multiply %672, %674 : tensor<7xf32>
            %676 = stablehlo.slice %670 [0:7, 0:96:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %677 = stablehlo.slice %670 [0:7, 1:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %678 = stablehlo.add %676, %677 : tensor<7x48xf32>
            %679 = stablehlo.slice %678 [0:7, 0:47:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %680 = stablehlo.slice %678 [0:7, 1:48:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %681 = stablehlo.add %679, %680 : tensor<7x24xf32>
            %682 = stablehlo.slice %681 [0:7, 0:23:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %683 = stablehlo.slice %681 [0:7, 1:24:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %684 = stablehlo.add %682, %683 : tensor<7x12xf32>
            %685 = stablehlo.slice %684 [0:7, 0:11:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %686 = stablehlo.slice %684 [0:7, 1:12:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %687 = stablehlo.add %685, %686 : tensor<7x6xf32>
            %688 = stablehlo.slice %687 [0:7, 0:5:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %689 = stablehlo.slice %687 [0:7, 1:6:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %690 = stablehlo.add %688, %689 : tensor<7x3xf32>
            %691 = stablehlo.slice %690 [0:7, 0:2:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %692 = stablehlo.slice %690 [0:7, 1:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %693 = stablehlo.add %691, %692 : tensor<7x1xf32>
            %694 = stablehlo.slice %690 [0:7, 2:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %695 = stablehlo.add %693, %694 : tensor<7x1xf32>
            %696 = stablehlo.slice %690 [0:7, 0:1] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %697 = stablehlo.concatenate %696, %695, dim = 1 : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x2xf32>
            %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %698 = stablehlo.pad %697, %cst_309, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x3xf32>
            %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %699 = stablehlo.pad %693, %cst_310, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x3xf32>
            %700 = stablehlo.add %698, %699 : tensor<7x3xf32>
            %701 = stablehlo.slice %700 [0:7, 0:2] : (tensor<7x3xf32>) -> tensor<7x2xf32>
            %702 = stablehlo.slice %687 [0:7, 2:6:2] : (tensor<7x6xf32>) -> tensor<7x2xf32>
            %703 = stablehlo.add %701, %702 : tensor<7x2xf32>
            %704 = stablehlo.slice %687 [0:7, 0:1] : (tensor<7x6xf32>) -> tensor<7x1xf32>
            %705 = stablehlo.concatenate %704, %703, dim = 1 : (tensor<7x1xf32>, tensor<7x2xf32>) -> tensor<7x3xf32>
            %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %706 = stablehlo.pad %705, %cst_311, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %707 = stablehlo.pad %700, %cst_312, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %708 = stablehlo.add %706, %707 : tensor<7x6xf32>
            %709 = stablehlo.slice %708 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
            %710 = stablehlo.slice %684 [0:7, 2:12:2] : (tensor<7x12xf32>) -> tensor<7x5xf32>
            %711 = stablehlo.add %709, %710 : tensor<7x5xf32>
            %712 = stablehlo.slice %684 [0:7, 0:1] : (tensor<7x12xf32>) -> tensor<7x1xf32>
            %713 = stablehlo.concatenate %712, %711, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
            %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %714 = stablehlo.pad %713, %cst_313, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %715 = stablehlo.pad %708, %cst_314, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %716 = stablehlo.add %714, %715 : tensor<7x12xf32>
            %717 = stablehlo.slice %716 [0:7, 0:11] : (tensor<7x12xf32>) -> tensor<7x11xf32>
            %718 = stablehlo.slice %681 [0:7, 2:24:2] : (tensor<7x24xf32>) -> tensor<7x11xf32>
            %719 = stablehlo.add %717, %718 : tensor<7x11xf32>
            %720 = stablehlo.slice %681 [0:7, 0:1] : (tensor<7x24xf32>) -> tensor<7x1xf32>
            %721 = stablehlo.concatenate %720, %719, dim = 1 : (tensor<7x1xf32>, tensor<7x11xf32>) -> tensor<7x12xf32>
            %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %722 = stablehlo.pad %721, %cst_315, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %723 = stablehlo.pad %716, %cst_316, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %724 = stablehlo.add %722, %723 : tensor<7x24xf32>
            %725 = stablehlo.slice %724 [0:7, 0:23] : (tensor<7x24xf32>) -> tensor<7x23xf32>
            %726 = stablehlo.slice %678 [0:7, 2:48:2] : (tensor<7x48xf32>) -> tensor<7x23xf32>
            %727 = stablehlo.add %725, %726 : tensor<7x23xf32>
            %728 = stablehlo.slice %678 [0:7, 0:1] : (tensor<7x48xf32>) -> tensor<7x1xf32>
            %729 = stablehlo.concatenate %728, %727, dim = 1 : (tensor<7x1xf32>, tensor<7x23xf32>) -> tensor<7x24xf32>
            %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %730 = stablehlo.pad %729, %cst_317, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %731 = stablehlo.pad %724, %cst_318, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %732 = stablehlo.add %730, %731 : tensor<7x48xf32>
            %733 = stablehlo.slice %670 [0:7, 2:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %734 = stablehlo.add %732, %733 : tensor<7x48xf32>
            %735 = stablehlo.slice %670 [0:7, 0:1] : (tensor<7x97xf32>) -> tensor<7x1xf32>
            %736 = stablehlo.concatenate %735, %734, dim = 1 : (tensor<7x1xf32>, tensor<7x48xf32>) -> tensor<7x49xf32>
            %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %737 = stablehlo.pad %736, %cst_319, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x49xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %738 = stablehlo.pad %732, %cst_320, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x48xf32>, tensor<f32>) -> tensor<7x97xf32>
            %739 = stablehlo.add %737, %738 : tensor<7x97xf32>
            %740 = stablehlo.broadcast_in_dim %675, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %741 = stablehlo.broadcast_in_dim %740, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %742 = stablehlo.compare GE, %739, %741, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %743 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_321 = stablehlo.constant dense<0> : tensor<i32>
            %744 = stablehlo.broadcast_in_dim %c_321, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %745 = stablehlo.compare LT, %743, %744, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_322 = stablehlo.constant dense<2147483647> : tensor<i32>
            %746 = stablehlo.broadcast_in_dim %c_322, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %747 = stablehlo.xor %743, %746 : tensor<7x97xi32>
            %748 = func.call @_where_19(%745, %747, %743) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %749 = func.call @argmax(%742) : (tensor<7x97xi1>) -> tensor<7xi32>
            %750 = stablehlo.broadcast_in_dim %749, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %751 = func.call @take_along_axis_20(%748, %750) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %752 = stablehlo.reshape %751 : (tensor<7x1xi32>) -> tensor<7xi32>
            %cst_323 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %753 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %754 = stablehlo.compare GE, %512, %753, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
            %c_324 = stablehlo.constant dense<false> : tensor<i1>
            %755 = stablehlo.reduce(%742 init: %c_324) applies stablehlo.or across dimensions = [1] : (tensor<7x97xi1>, tensor<i1>) -> tensor<7xi1>
            %c_325 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %756 = stablehlo.broadcast_in_dim %c_325, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %757 = stablehlo.not %754 : tensor<7xi1>
            %758 = stablehlo.not %755 : tensor<7xi1>
            %759 = stablehlo.and %757, %758 : tensor<7xi1>
            %c_326 = stablehlo.constant dense<false> : tensor<i1>
            %760 = stablehlo.reduce(%759 init: %c_326) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %761 = stablehlo.convert %760 : (tensor<i1>) -> tensor<i32>
            %762 = "stablehlo.case"(%761) ({
              stablehlo.return %756 : tensor<7xi32>
            }, {
              %c_327 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %774 = stablehlo.broadcast_in_dim %c_327, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_328 = stablehlo.constant dense<2147483647> : tensor<i32>
              %775 = stablehlo.broadcast_in_dim %c_328, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_329 = stablehlo.constant dense<0> : tensor<i32>
              %c_330 = stablehlo.constant dense<0> : tensor<i32>
              %776:7 = stablehlo.while(%iterArg_331 = %622, %iterArg_332 = %659, %iterArg_333 = %675, %iterArg_334 = %c_330, %iterArg_335 = %c_329, %iterArg_336 = %774, %iterArg_337 = %775) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_338 = stablehlo.constant dense<32> : tensor<i32>
                %777 = stablehlo.compare LT, %iterArg_334, %c_338, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %777 : tensor<i1>
              } do {
                %777:3 = func.call @closed_call(%iterArg_331, %iterArg_332, %iterArg_333, %iterArg_335, %iterArg_336, %iterArg_337) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_338 = stablehlo.constant dense<1> : tensor<i32>
                %778 = stablehlo.add %iterArg_334, %c_338 : tensor<i32>
                stablehlo.return %iterArg_331, %iterArg_332, %iterArg_333, %778, %777#0, %777#1, %777#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %776#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %763 = func.call @_where_24(%755, %752, %762) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %764 = func.call @_where_24(%754, %756, %763) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %765 = stablehlo.maximum %654, %764 : tensor<7xi32>
            %766 = stablehlo.broadcast_in_dim %765, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %767 = stablehlo.broadcast_in_dim %766, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %768 = stablehlo.compare GE, %622, %767, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %769 = stablehlo.exponential %551 : tensor<7x97xf32>
            %770 = stablehlo.broadcast_in_dim %514, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %772 = stablehlo.compare GE, %769, %771, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %773 = stablehlo.and %768, %772 : tensor<7x97xi1>
            stablehlo.return %773 : tensor<7x97xi1>
          }) : (tensor<i32>) -> tensor<7x97xi1>
          %563 = stablehlo.convert %393 : (tensor<7xi32>) -> tensor<7xui32>
          %564 = func.call @_threefry_fold_in(%517, %563) : (tensor<7x2xui32>, tensor<7xui32>) -> tensor<7x2xui32>
          %565 = stablehlo.slice %564 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
          %566 = stablehlo.reshape %565 : (tensor<7x1xui32>) -> tensor<7xui32>
          %567 = stablehlo.slice %564 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
          %568 = stablehlo.reshape %567 : (tensor<7x1xui32>) -> tensor<7xui32>
          %569 = stablehlo.iota dim = 0 : tensor<97xui64>
          %c_274 = stablehlo.constant dense<1> : tensor<ui64>
          %570 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %571 = stablehlo.multiply %570, %569 : tensor<97xui64>
          %c_275 = stablehlo.constant dense<32> : tensor<ui64>
          %572 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %573 = stablehlo.shift_right_logical %571, %572 : tensor<97xui64>
          %574 = stablehlo.convert %571 : (tensor<97xui64>) -> tensor<97xui32>
          %575 = stablehlo.convert %573 : (tensor<97xui64>) -> tensor<97xui32>
          %576 = stablehlo.broadcast_in_dim %575, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %577 = stablehlo.broadcast_in_dim %574, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %578 = stablehlo.broadcast_in_dim %566, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
          %579 = stablehlo.broadcast_in_dim %568, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
          %580:2 = func.call @threefry2x32_26(%578, %579, %576, %577) : (tensor<7x1xui32>, tensor<7x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<7x97xui32>, tensor<7x97xui32>)
          %581 = stablehlo.xor %580#0, %580#1 : tensor<7x97xui32>
          %c_276 = stablehlo.constant dense<9> : tensor<ui32>
          %582 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
          %583 = stablehlo.shift_right_logical %581, %582 : tensor<7x97xui32>
          %584 = stablehlo.convert %583 : (tensor<7x97xui32>) -> tensor<7x97xf32>
          %cst_277 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %585 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %586 = stablehlo.add %584, %585 : tensor<7x97xf32>
          %cst_278 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %587 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %588 = stablehlo.multiply %586, %587 : tensor<7x97xf32>
          %589 = stablehlo.log %588 : tensor<7x97xf32>
          %590 = stablehlo.negate %589 : tensor<7x97xf32>
          %591 = stablehlo.log %590 : tensor<7x97xf32>
          %592 = stablehlo.negate %591 : tensor<7x97xf32>
          %593 = stablehlo.add %551, %592 : tensor<7x97xf32>
          %cst_279 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %594 = func.call @_where_15(%562, %593, %cst_279) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %cst_280 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %595 = func.call @_pad(%594, %cst_280) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
          %596 = stablehlo.reshape %595 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
          %cst_281 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %597 = stablehlo.reduce(%596 init: %cst_281) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
          %cst_282 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %598 = stablehlo.reduce(%597 init: %cst_282) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
          %599 = stablehlo.broadcast_in_dim %598, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %600 = stablehlo.compare EQ, %597, %599, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
          %601 = stablehlo.iota dim = 1 : tensor<7x1xi32>
          %c_283 = stablehlo.constant dense<1> : tensor<i32>
          %602 = func.call @_where_16(%600, %601, %c_283) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
          %c_284 = stablehlo.constant dense<2147483647> : tensor<i32>
          %603 = stablehlo.reduce(%602 init: %c_284) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
          %604 = stablehlo.broadcast_in_dim %603, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
          %605 = func.call @take_along_axis(%596, %604) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
          %606 = stablehlo.reshape %605 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
          %607 = stablehlo.broadcast_in_dim %599, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
          %608 = stablehlo.compare EQ, %606, %607, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
          %609 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_285 = stablehlo.constant dense<128> : tensor<i32>
          %610 = func.call @_where_12(%608, %609, %c_285) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
          %c_286 = stablehlo.constant dense<2147483647> : tensor<i32>
          %611 = stablehlo.reduce(%610 init: %c_286) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
          %c_287 = stablehlo.constant dense<128> : tensor<i32>
          %612 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %613 = stablehlo.multiply %603, %612 : tensor<7xi32>
          %614 = stablehlo.add %613, %611 : tensor<7xi32>
          %c_288 = stablehlo.constant dense<97> : tensor<i32>
          %615 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %616 = stablehlo.minimum %614, %615 : tensor<7xi32>
          stablehlo.return %616 : tensor<7xi32>
        }) : (tensor<i32>) -> tensor<7xi32>
        %484 = func.call @_where_24(%480, %483, %478) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
        %485:3 = stablehlo.custom_call @xlabatch_summarize_logits(%233, %238) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %486 = stablehlo.compare GE, %393, %335, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_244 = stablehlo.constant dense<2> : tensor<i32>
        %c_245 = stablehlo.constant dense<0> : tensor<i32>
        %487 = func.call @_where_28(%486, %c_244, %c_245) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %488 = stablehlo.broadcast_in_dim %484, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %490 = stablehlo.compare EQ, %489, %328, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_246 = stablehlo.constant dense<false> : tensor<i1>
        %491 = stablehlo.reduce(%490 init: %c_246) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_247 = stablehlo.constant dense<1> : tensor<i32>
        %492 = func.call @_where_29(%491, %c_247, %487) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_248 = stablehlo.constant dense<3> : tensor<i32>
        %493 = func.call @_where_30(%485#2, %492, %c_248) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %494 = stablehlo.convert %493 : tensor<7xi32>
        %c_249 = stablehlo.constant dense<3> : tensor<i32>
        %495 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %496 = stablehlo.compare NE, %494, %495, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %497 = stablehlo.and %456, %496 : tensor<7xi1>
        %c_250 = stablehlo.constant dense<4> : tensor<i32>
        %498 = func.call @_where_31(%497, %c_250, %494) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %499 = stablehlo.broadcast_in_dim %484, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %500 = stablehlo.broadcast_in_dim %498, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %501 = stablehlo.broadcast_in_dim %485#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %502 = stablehlo.concatenate %499, %500, %501, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %503 = stablehlo.broadcast_in_dim %238, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %504 = func.call @_where_32(%503, %502, %iterArg_150) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %504 : tensor<3x7xi32>
      }, {
        %c_167 = stablehlo.constant dense<0> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.compare LT, %225, %245, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<3> : tensor<i32>
        %247 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %248 = stablehlo.add %225, %247 : tensor<7xi32>
        %249 = stablehlo.select %246, %248, %225 : tensor<7xi1>, tensor<7xi32>
        %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %251 = "stablehlo.gather"(%iterArg_124, %250) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_169 = stablehlo.constant dense<0> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.compare LT, %225, %252, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_170 = stablehlo.constant dense<3> : tensor<i32>
        %254 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %255 = stablehlo.add %225, %254 : tensor<7xi32>
        %256 = stablehlo.select %253, %255, %225 : tensor<7xi1>, tensor<7xi32>
        %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %258 = "stablehlo.gather"(%iterArg_125, %257) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_171 = stablehlo.constant dense<0> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.compare LT, %225, %259, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_172 = stablehlo.constant dense<3> : tensor<i32>
        %261 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %262 = stablehlo.add %225, %261 : tensor<7xi32>
        %263 = stablehlo.select %260, %262, %225 : tensor<7xi1>, tensor<7xi32>
        %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %265 = "stablehlo.gather"(%iterArg_126, %264) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_173 = stablehlo.constant dense<0> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.compare LT, %225, %266, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_174 = stablehlo.constant dense<3> : tensor<i32>
        %268 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %269 = stablehlo.add %225, %268 : tensor<7xi32>
        %270 = stablehlo.select %267, %269, %225 : tensor<7xi1>, tensor<7xi32>
        %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %272 = "stablehlo.gather"(%iterArg_127, %271) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_175 = stablehlo.constant dense<0> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.compare LT, %225, %273, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_176 = stablehlo.constant dense<3> : tensor<i32>
        %275 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %276 = stablehlo.add %225, %275 : tensor<7xi32>
        %277 = stablehlo.select %274, %276, %225 : tensor<7xi1>, tensor<7xi32>
        %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %279 = "stablehlo.gather"(%iterArg_126, %278) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_177 = stablehlo.constant dense<0> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.compare LT, %225, %280, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_178 = stablehlo.constant dense<3> : tensor<i32>
        %282 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %283 = stablehlo.add %225, %282 : tensor<7xi32>
        %284 = stablehlo.select %281, %283, %225 : tensor<7xi1>, tensor<7xi32>
        %285 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %286 = "stablehlo.gather"(%iterArg_128, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_179 = stablehlo.constant dense<0> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.compare LT, %225, %287, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_180 = stablehlo.constant dense<3> : tensor<i32>
        %289 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %290 = stablehlo.add %225, %289 : tensor<7xi32>
        %291 = stablehlo.select %288, %290, %225 : tensor<7xi1>, tensor<7xi32>
        %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %293 = "stablehlo.gather"(%iterArg_129, %292) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_181 = stablehlo.constant dense<0> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.compare LT, %225, %294, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %296 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %297 = stablehlo.add %225, %296 : tensor<7xi32>
        %298 = stablehlo.select %295, %297, %225 : tensor<7xi1>, tensor<7xi32>
        %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %300 = "stablehlo.gather"(%iterArg_130, %299) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_183 = stablehlo.constant dense<0> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.compare LT, %225, %301, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_184 = stablehlo.constant dense<3> : tensor<i32>
        %303 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %304 = stablehlo.add %225, %303 : tensor<7xi32>
        %305 = stablehlo.select %302, %304, %225 : tensor<7xi1>, tensor<7xi32>
        %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %307 = "stablehlo.gather"(%iterArg_131, %306) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_185 = stablehlo.constant dense<0> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.compare LT, %225, %308, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_186 = stablehlo.constant dense<3> : tensor<i32>
        %310 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %311 = stablehlo.add %225, %310 : tensor<7xi32>
        %312 = stablehlo.select %309, %311, %225 : tensor<7xi1>, tensor<7xi32>
        %313 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %314 = "stablehlo.gather"(%iterArg_132, %313) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %316 = stablehlo.compare LT, %225, %315, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_188 = stablehlo.constant dense<3> : tensor<i32>
        %317 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %318 = stablehlo.add %225, %317 : tensor<7xi32>
        %319 = stablehlo.select %316, %318, %225 : tensor<7xi1>, tensor<7xi32>
        %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %321 = "stablehlo.gather"(%iterArg_133, %320) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %323 = stablehlo.compare LT, %225, %322, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_190 = stablehlo.constant dense<3> : tensor<i32>
        %324 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %325 = stablehlo.add %225, %324 : tensor<7xi32>
        %326 = stablehlo.select %323, %325, %225 : tensor<7xi1>, tensor<7xi32>
        %327 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %328 = "stablehlo.gather"(%iterArg_134, %327) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %330 = stablehlo.compare LT, %225, %329, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_192 = stablehlo.constant dense<3> : tensor<i32>
        %331 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %332 = stablehlo.add %225, %331 : tensor<7xi32>
        %333 = stablehlo.select %330, %332, %225 : tensor<7xi1>, tensor<7xi32>
        %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %335 = "stablehlo.gather"(%iterArg_135, %334) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %337 = stablehlo.compare LT, %225, %336, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_194 = stablehlo.constant dense<3> : tensor<i32>
        %338 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %339 = stablehlo.add %225, %338 : tensor<7xi32>
        %340 = stablehlo.select %337, %339, %225 : tensor<7xi1>, tensor<7xi32>
        %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %342 = "stablehlo.gather"(%iterArg_136, %341) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %344 = stablehlo.compare LT, %225, %343, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_196 = stablehlo.constant dense<3> : tensor<i32>
        %345 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %346 = stablehlo.add %225, %345 : tensor<7xi32>
        %347 = stablehlo.select %344, %346, %225 : tensor<7xi1>, tensor<7xi32>
        %348 = stablehlo.broadcast_in_dim %347, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %349 = "stablehlo.gather"(%iterArg_137, %348) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %351 = stablehlo.compare LT, %225, %350, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_198 = stablehlo.constant dense<3> : tensor<i32>
        %352 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %353 = stablehlo.add %225, %352 : tensor<7xi32>
        %354 = stablehlo.select %351, %353, %225 : tensor<7xi1>, tensor<7xi32>
        %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %356 = "stablehlo.gather"(%iterArg_138, %355) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_199 = stablehlo.constant dense<0> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %358 = stablehlo.compare LT, %225, %357, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<3> : tensor<i32>
        %359 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %360 = stablehlo.add %225, %359 : tensor<7xi32>
        %361 = stablehlo.select %358, %360, %225 : tensor<7xi1>, tensor<7xi32>
        %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %363 = "stablehlo.gather"(%iterArg_139, %362) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %365 = stablehlo.compare LT, %225, %364, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %366 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %367 = stablehlo.add %225, %366 : tensor<7xi32>
        %368 = stablehlo.select %365, %367, %225 : tensor<7xi1>, tensor<7xi32>
        %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %370 = "stablehlo.gather"(%iterArg_140, %369) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %372 = stablehlo.compare LT, %225, %371, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_204 = stablehlo.constant dense<3> : tensor<i32>
        %373 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %374 = stablehlo.add %225, %373 : tensor<7xi32>
        %375 = stablehlo.select %372, %374, %225 : tensor<7xi1>, tensor<7xi32>
        %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %377 = "stablehlo.gather"(%iterArg_141, %376) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %379 = stablehlo.compare LT, %225, %378, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_206 = stablehlo.constant dense<3> : tensor<i32>
        %380 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %381 = stablehlo.add %225, %380 : tensor<7xi32>
        %382 = stablehlo.select %379, %381, %225 : tensor<7xi1>, tensor<7xi32>
        %383 = stablehlo.broadcast_in_dim %382, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %384 = "stablehlo.gather"(%iterArg_142, %383) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %385 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %386 = stablehlo.compare LT, %225, %385, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_208 = stablehlo.constant dense<3> : tensor<i32>
        %387 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %388 = stablehlo.add %225, %387 : tensor<7xi32>
        %389 = stablehlo.select %386, %388, %225 : tensor<7xi1>, tensor<7xi32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %391 = "stablehlo.gather"(%iterArg_143, %390) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_209 = stablehlo.constant dense<1> : tensor<i32>
        %392 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %393 = stablehlo.add %229, %392 : tensor<7xi32>
        %394:3 = stablehlo.custom_call @xlabatch_summarize_logits(%233, %238) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %c_210 = stablehlo.constant dense<false> : tensor<i1>
        %395 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<i1>) -> tensor<7xi1>
        %396 = stablehlo.compare GE, %393, %335, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_211 = stablehlo.constant dense<2> : tensor<i32>
        %c_212 = stablehlo.constant dense<0> : tensor<i32>
        %397 = func.call @_where_28(%396, %c_211, %c_212) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %398 = stablehlo.broadcast_in_dim %394#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %400 = stablehlo.compare EQ, %399, %328, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_213 = stablehlo.constant dense<false> : tensor<i1>
        %401 = stablehlo.reduce(%400 init: %c_213) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_214 = stablehlo.constant dense<1> : tensor<i32>
        %402 = func.call @_where_29(%401, %c_214, %397) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_215 = stablehlo.constant dense<3> : tensor<i32>
        %403 = func.call @_where_30(%394#2, %402, %c_215) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %404 = stablehlo.convert %403 : tensor<7xi32>
        %c_216 = stablehlo.constant dense<3> : tensor<i32>
        %405 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %406 = stablehlo.compare NE, %404, %405, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %407 = stablehlo.and %395, %406 : tensor<7xi1>
        %c_217 = stablehlo.constant dense<4> : tensor<i32>
        %408 = func.call @_where_31(%407, %c_217, %404) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %409 = stablehlo.broadcast_in_dim %394#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %410 = stablehlo.broadcast_in_dim %408, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %411 = stablehlo.broadcast_in_dim %394#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %412 = stablehlo.concatenate %409, %410, %411, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %413 = stablehlo.broadcast_in_dim %238, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %414 = func.call @_where_32(%413, %412, %iterArg_144) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %414 : tensor<3x7xi32>
      }) : (tensor<i32>) -> tensor<3x7xi32>
      %c_164 = stablehlo.constant dense<0> : tensor<i32>
      %241 = stablehlo.compare LT, %221, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_165 = stablehlo.constant dense<7> : tensor<i32>
      %242 = stablehlo.add %221, %c_165 : tensor<i32>
      %243 = stablehlo.select %241, %242, %221 : tensor<i1>, tensor<i32>
      %c_166 = stablehlo.constant dense<0> : tensor<i32>
      %244 = stablehlo.dynamic_update_slice %iterArg_153, %240, %c_166, %243 : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x7xi32>
      stablehlo.return %iterArg, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %iterArg_149, %iterArg_150, %219, %iterArg_152, %244 : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    }
    %151 = call @_roll_static(%150#34) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %152 = stablehlo.slice %151 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %153 = stablehlo.reshape %152 : (tensor<1x7xi32>) -> tensor<7xi32>
    %154 = stablehlo.compare EQ, %arg31, %153, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %155 = stablehlo.slice %151 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %156 = stablehlo.reshape %155 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %158 = stablehlo.compare EQ, %156, %157, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %159 = stablehlo.and %154, %158 : tensor<7xi1>
    %160 = stablehlo.or %arg34, %159 : tensor<7xi1>
    %161 = stablehlo.iota dim = 0 : tensor<7xi32>
    %162 = stablehlo.not %160 : tensor<7xi1>
    %c_100 = stablehlo.constant dense<-1> : tensor<i32>
    %163 = call @_where(%162, %161, %c_100) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %164 = call @cummax(%163) : (tensor<7xi32>) -> tensor<7xi32>
    %c_101 = stablehlo.constant dense<-1> : tensor<i32>
    %165 = call @_where(%arg34, %161, %c_101) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %166 = call @cummax(%165) : (tensor<7xi32>) -> tensor<7xi32>
    %167 = stablehlo.compare LT, %164, %166, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %168 = stablehlo.and %167, %2 : tensor<7xi1>
    %169 = stablehlo.broadcast_in_dim %168, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %170 = call @_where_33(%169, %150#34, %c_7) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_102 = stablehlo.constant dense<1> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %172 = stablehlo.add %arg33, %171 : tensor<7xi32>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %173 = call @_where(%168, %arg32, %c_103) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %174 = stablehlo.slice %170 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %175 = stablehlo.reshape %174 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %177 = stablehlo.compare EQ, %175, %176, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_105 = stablehlo.constant dense<3> : tensor<i32>
    %178 = call @_where_34(%177, %c_105, %173) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_106 = stablehlo.constant dense<128> : tensor<i32>
    %179 = call @_where(%168, %172, %c_106) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %180 = stablehlo.slice %170 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %181 = stablehlo.reshape %180 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_107 = stablehlo.constant dense<128> : tensor<i32>
    %182 = call @floor_divide_1(%179, %c_107) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_108 = stablehlo.constant dense<128> : tensor<i32>
    %183 = call @remainder(%179, %c_108) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %185 = stablehlo.compare LT, %arg32, %184, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %187 = stablehlo.add %arg32, %186 : tensor<7xi32>
    %188 = stablehlo.select %185, %187, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %190 = stablehlo.compare LT, %182, %189, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_112 = stablehlo.constant dense<1> : tensor<i32>
    %191 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %192 = stablehlo.add %182, %191 : tensor<7xi32>
    %193 = stablehlo.select %190, %192, %182 : tensor<7xi1>, tensor<7xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %195 = stablehlo.compare LT, %183, %194, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_114 = stablehlo.constant dense<128> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %197 = stablehlo.add %183, %196 : tensor<7xi32>
    %198 = stablehlo.select %195, %197, %183 : tensor<7xi1>, tensor<7xi32>
    %199 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %200 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %201 = stablehlo.broadcast_in_dim %198, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %202 = stablehlo.concatenate %199, %200, %201, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %203 = "stablehlo.scatter"(%145, %202, %181) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %205 = stablehlo.compare LT, %173, %204, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_116 = stablehlo.constant dense<3> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %207 = stablehlo.add %173, %206 : tensor<7xi32>
    %208 = stablehlo.select %205, %207, %173 : tensor<7xi1>, tensor<7xi32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %210 = "stablehlo.scatter"(%arg11, %209, %172) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %219 = stablehlo.maximum %arg38, %arg39 : tensor<i32>
      stablehlo.return %219 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %212 = stablehlo.compare LT, %178, %211, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %214 = stablehlo.add %178, %213 : tensor<7xi32>
    %215 = stablehlo.select %212, %214, %178 : tensor<7xi1>, tensor<7xi32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_119 = stablehlo.constant dense<false> : tensor<i1>
    %217 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %218 = "stablehlo.scatter"(%arg12, %216, %217) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<3xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<3xi1>
    return %83#1, %83#2, %203, %210, %218, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %170, %123 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x7xi32>, tensor<7x97xf32>
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
