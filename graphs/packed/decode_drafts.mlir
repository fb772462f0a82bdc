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
    %c_12 = stablehlo.constant dense<16> : tensor<i32>
    %11 = call @floor_divide_1(%10, %c_12) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_13 = stablehlo.constant dense<16> : tensor<i32>
    %12 = call @remainder(%10, %c_13) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %14 = stablehlo.compare LT, %11, %13, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_15 = stablehlo.constant dense<7> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %16 = stablehlo.add %11, %15 : tensor<7xi32>
    %17 = stablehlo.select %14, %16, %11 : tensor<7xi1>, tensor<7xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.compare LT, %12, %18, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_17 = stablehlo.constant dense<16> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %21 = stablehlo.add %12, %20 : tensor<7xi32>
    %22 = stablehlo.select %19, %21, %12 : tensor<7xi1>, tensor<7xi32>
    %23 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.concatenate %23, %24, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %26 = "stablehlo.gather"(%arg0, %25) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36, 1, 1>}> : (tensor<7x36x16x1xf32>, tensor<7x2xi32>) -> tensor<7x36x1xf32>
    %27 = stablehlo.reshape %26 : (tensor<7x36x1xf32>) -> tensor<7x36xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x36xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<7x36xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %30 = "stablehlo.case"(%c_19) ({
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_116 : tensor<i32>
    }, {
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_116 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %31:2 = "stablehlo.case"(%30) ({
      %c_116 = stablehlo.constant dense<0> : tensor<i32>
      %225 = stablehlo.compare GT, %8, %c_116, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %226 = stablehlo.convert %225 : (tensor<i1>) -> tensor<i32>
      %227:2 = "stablehlo.case"(%226) ({
        %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %228 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        stablehlo.return %228, %228 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
      }, {
        %228 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %229 = stablehlo.convert %4 : (tensor<7x1xi32>) -> tensor<7x1xf32>
        %230 = stablehlo.broadcast_in_dim %229, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
        %231 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x7x1xf32>
        %232 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x7x1xf32>) -> tensor<5x7x1xf32>
        %233 = stablehlo.multiply %231, %232 : tensor<5x7x1xf32>
        %234 = stablehlo.cosine %233 : tensor<5x7x1xf32>
        %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %235 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        %236 = stablehlo.multiply %234, %235 : tensor<5x7x1xf32>
        %237 = stablehlo.sine %233 : tensor<5x7x1xf32>
        %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %238 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<5x7x1xf32>
        %239 = stablehlo.multiply %237, %238 : tensor<5x7x1xf32>
        stablehlo.return %236, %239 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
      }) : (tensor<i32>) -> (tensor<5x7x1xf32>, tensor<5x7x1xf32>)
      stablehlo.return %227#0, %227#1 : tensor<5x7x1xf32>, tensor<5x7x1xf32>
    }) : (tensor<i32>) -> (tensor<5x7x1xf32>, tensor<5x7x1xf32>)
    %32 = stablehlo.reshape %31#0 : (tensor<5x7x1xf32>) -> tensor<5x7xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
    %34 = stablehlo.reshape %31#1 : (tensor<5x7x1xf32>) -> tensor<5x7xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
    %36 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %43 = stablehlo.custom_call @xlabatch_linear(%29, %36, %arg1, %37, %38, %arg5, %39, %40, %41, %42) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %44 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %45 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %46 = stablehlo.reshape %45 : (tensor<7x1xi32>) -> tensor<7xi32>
    %47 = stablehlo.reshape %5 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %52:3 = stablehlo.custom_call @xlabatch_attention(%43, %46, %44, %47, %33, %35, %48, %49, %50, %51, %arg8, %arg9) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %53 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %60 = stablehlo.custom_call @xlabatch_linear(%52#0, %53, %arg2, %54, %55, %56, %57, %29, %58, %59) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %61 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %68 = stablehlo.custom_call @xlabatch_linear(%60, %61, %arg3, %62, %63, %arg6, %64, %65, %66, %67) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %69 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %76 = stablehlo.custom_call @xlabatch_linear(%68, %69, %arg4, %70, %71, %72, %73, %60, %74, %75) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %77 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %84 = stablehlo.custom_call @xlabatch_linear(%76, %77, %arg1, %78, %79, %arg5, %80, %81, %82, %83) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %85 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %86 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %87 = stablehlo.reshape %86 : (tensor<7x1xi32>) -> tensor<7xi32>
    %88 = stablehlo.reshape %5 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %93:3 = stablehlo.custom_call @xlabatch_attention(%84, %87, %85, %88, %33, %35, %89, %90, %91, %92, %52#1, %52#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %94 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %101 = stablehlo.custom_call @xlabatch_linear(%93#0, %94, %arg2, %95, %96, %97, %98, %76, %99, %100) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %102 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %109 = stablehlo.custom_call @xlabatch_linear(%101, %102, %arg3, %103, %104, %arg6, %105, %106, %107, %108) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %110 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %117 = stablehlo.custom_call @xlabatch_linear(%109, %110, %arg4, %111, %112, %113, %114, %101, %115, %116) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %118 = stablehlo.transpose %117, dims = [1, 0] : (tensor<7x36xf32>) -> tensor<36x7xf32>
    %119 = stablehlo.transpose %118, dims = [1, 0] : (tensor<36x7xf32>) -> tensor<7x36xf32>
    %120 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %127 = stablehlo.custom_call @xlabatch_linear(%119, %120, %arg0, %121, %122, %arg7, %123, %124, %125, %126) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x97xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %129 = stablehlo.multiply %127, %128 : tensor<7x97xf32>
    %c_83 = stablehlo.constant dense<128> : tensor<i32>
    %130 = call @floor_divide_1(%3, %c_83) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_84 = stablehlo.constant dense<128> : tensor<i32>
    %131 = call @remainder(%3, %c_84) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %133 = stablehlo.compare LT, %arg32, %132, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %135 = stablehlo.add %arg32, %134 : tensor<7xi32>
    %136 = stablehlo.select %133, %135, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %138 = stablehlo.compare LT, %130, %137, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_88 = stablehlo.constant dense<1> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %140 = stablehlo.add %130, %139 : tensor<7xi32>
    %141 = stablehlo.select %138, %140, %130 : tensor<7xi1>, tensor<7xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %143 = stablehlo.compare LT, %131, %142, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_90 = stablehlo.constant dense<128> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %145 = stablehlo.add %131, %144 : tensor<7xi32>
    %146 = stablehlo.select %143, %145, %131 : tensor<7xi1>, tensor<7xi32>
    %147 = stablehlo.broadcast_in_dim %136, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %148 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %149 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %150 = stablehlo.concatenate %147, %148, %149, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %151 = "stablehlo.scatter"(%arg10, %150, %arg31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_91 = stablehlo.constant dense<7> : tensor<i32>
    %152 = stablehlo.add %arg35, %c_91 : tensor<i32>
    %c_92 = stablehlo.constant dense<1> : tensor<i32>
    %153 = stablehlo.subtract %152, %c_92 : tensor<i32>
    %c_93 = stablehlo.constant dense<7> : tensor<i32>
    %154 = call @floor_divide(%153, %c_93) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %156:35 = stablehlo.while(%iterArg = %arg32, %iterArg_116 = %arg33, %iterArg_117 = %129, %iterArg_118 = %arg35, %iterArg_119 = %arg36, %iterArg_120 = %151, %iterArg_121 = %arg11, %iterArg_122 = %arg12, %iterArg_123 = %arg13, %iterArg_124 = %arg15, %iterArg_125 = %arg16, %iterArg_126 = %arg17, %iterArg_127 = %arg18, %iterArg_128 = %arg19, %iterArg_129 = %arg20, %iterArg_130 = %arg21, %iterArg_131 = %arg22, %iterArg_132 = %arg23, %iterArg_133 = %arg24, %iterArg_134 = %arg25, %iterArg_135 = %arg26, %iterArg_136 = %arg27, %iterArg_137 = %arg28, %iterArg_138 = %arg29, %iterArg_139 = %arg30, %iterArg_140 = %c_1, %iterArg_141 = %arg37, %iterArg_142 = %c_2, %iterArg_143 = %c_3, %iterArg_144 = %c_4, %iterArg_145 = %c_5, %iterArg_146 = %c_6, %iterArg_147 = %c_94, %iterArg_148 = %154, %iterArg_149 = %155) : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    cond {
      %225 = stablehlo.compare LT, %iterArg_147, %iterArg_148, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %225 : tensor<i1>
    } do {
      %c_150 = stablehlo.constant dense<1> : tensor<i32>
      %225 = stablehlo.add %iterArg_147, %c_150 : tensor<i32>
      %c_151 = stablehlo.constant dense<7> : tensor<i32>
      %226 = stablehlo.multiply %iterArg_147, %c_151 : tensor<i32>
      %c_152 = stablehlo.constant dense<0> : tensor<i32>
      %227 = stablehlo.minimum %226, %c_152 : tensor<i32>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %228 = stablehlo.compare LT, %227, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_154 = stablehlo.constant dense<7> : tensor<i32>
      %229 = stablehlo.add %227, %c_154 : tensor<i32>
      %230 = stablehlo.select %228, %229, %227 : tensor<i1>, tensor<i32>
      %231 = stablehlo.dynamic_slice %iterArg, %230, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %232 = stablehlo.compare LT, %227, %c_155, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_156 = stablehlo.constant dense<7> : tensor<i32>
      %233 = stablehlo.add %227, %c_156 : tensor<i32>
      %234 = stablehlo.select %232, %233, %227 : tensor<i1>, tensor<i32>
      %235 = stablehlo.dynamic_slice %iterArg_116, %234, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %236 = stablehlo.compare LT, %227, %c_157, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_158 = stablehlo.constant dense<7> : tensor<i32>
      %237 = stablehlo.add %227, %c_158 : tensor<i32>
      %238 = stablehlo.select %236, %237, %227 : tensor<i1>, tensor<i32>
      %c_159 = stablehlo.constant dense<0> : tensor<i32>
      %239 = stablehlo.dynamic_slice %iterArg_117, %238, %c_159, sizes = [7, 97] : (tensor<7x97xf32>, tensor<i32>, tensor<i32>) -> tensor<7x97xf32>
      %240 = stablehlo.iota dim = 0 : tensor<7xi32>
      %241 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %242 = stablehlo.add %241, %240 : tensor<7xi32>
      %243 = stablehlo.broadcast_in_dim %iterArg_118, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %244 = stablehlo.compare LT, %242, %243, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %245 = stablehlo.convert %iterArg_119 : (tensor<i1>) -> tensor<i32>
      %246 = "stablehlo.case"(%245) ({
        %c_163 = stablehlo.constant dense<0> : tensor<i32>
        %251 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %252 = stablehlo.compare LT, %231, %251, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_164 = stablehlo.constant dense<3> : tensor<i32>
        %253 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %254 = stablehlo.add %231, %253 : tensor<7xi32>
        %255 = stablehlo.select %252, %254, %231 : tensor<7xi1>, tensor<7xi32>
        %256 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %257 = "stablehlo.gather"(%iterArg_120, %256) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_165 = stablehlo.constant dense<0> : tensor<i32>
        %258 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %259 = stablehlo.compare LT, %231, %258, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_166 = stablehlo.constant dense<3> : tensor<i32>
        %260 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %261 = stablehlo.add %231, %260 : tensor<7xi32>
        %262 = stablehlo.select %259, %261, %231 : tensor<7xi1>, tensor<7xi32>
        %263 = stablehlo.broadcast_in_dim %262, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %264 = "stablehlo.gather"(%iterArg_121, %263) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_167 = stablehlo.constant dense<0> : tensor<i32>
        %265 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %266 = stablehlo.compare LT, %231, %265, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<3> : tensor<i32>
        %267 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %268 = stablehlo.add %231, %267 : tensor<7xi32>
        %269 = stablehlo.select %266, %268, %231 : tensor<7xi1>, tensor<7xi32>
        %270 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %271 = "stablehlo.gather"(%iterArg_122, %270) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_169 = stablehlo.constant dense<0> : tensor<i32>
        %272 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %273 = stablehlo.compare LT, %231, %272, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_170 = stablehlo.constant dense<3> : tensor<i32>
        %274 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %275 = stablehlo.add %231, %274 : tensor<7xi32>
        %276 = stablehlo.select %273, %275, %231 : tensor<7xi1>, tensor<7xi32>
        %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %278 = "stablehlo.gather"(%iterArg_123, %277) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_171 = stablehlo.constant dense<0> : tensor<i32>
        %279 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %280 = stablehlo.compare LT, %231, %279, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_172 = stablehlo.constant dense<3> : tensor<i32>
        %281 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %282 = stablehlo.add %231, %281 : tensor<7xi32>
        %283 = stablehlo.select %280, %282, %231 : tensor<7xi1>, tensor<7xi32>
        %284 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %285 = "stablehlo.gather"(%iterArg_122, %284) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_173 = stablehlo.constant dense<0> : tensor<i32>
        %286 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %287 = stablehlo.compare LT, %231, %286, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_174 = stablehlo.constant dense<3> : tensor<i32>
        %288 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %289 = stablehlo.add %231, %288 : tensor<7xi32>
        %290 = stablehlo.select %287, %289, %231 : tensor<7xi1>, tensor<7xi32>
        %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %292 = "stablehlo.gather"(%iterArg_124, %291) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_175 = stablehlo.constant dense<0> : tensor<i32>
        %293 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %294 = stablehlo.compare LT, %231, %293, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_176 = stablehlo.constant dense<3> : tensor<i32>
        %295 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %296 = stablehlo.add %231, %295 : tensor<7xi32>
        %297 = stablehlo.select %294, %296, %231 : tensor<7xi1>, tensor<7xi32>
        %298 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %299 = "stablehlo.gather"(%iterArg_125, %298) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_177 = stablehlo.constant dense<0> : tensor<i32>
        %300 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %301 = stablehlo.compare LT, %231, %300, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_178 = stablehlo.constant dense<3> : tensor<i32>
        %302 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %303 = stablehlo.add %231, %302 : tensor<7xi32>
        %304 = stablehlo.select %301, %303, %231 : tensor<7xi1>, tensor<7xi32>
        %305 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %306 = "stablehlo.gather"(%iterArg_126, %305) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_179 = stablehlo.constant dense<0> : tensor<i32>
        %307 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %308 = stablehlo.compare LT, %231, %307, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_180 = stablehlo.constant dense<3> : tensor<i32>
        %309 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %310 = stablehlo.add %231, %309 : tensor<7xi32>
        %311 = stablehlo.select %308, %310, %231 : tensor<7xi1>, tensor<7xi32>
        %312 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %313 = "stablehlo.gather"(%iterArg_127, %312) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_181 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %315 = stablehlo.compare LT, %231, %314, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %316 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %317 = stablehlo.add %231, %316 : tensor<7xi32>
        %318 = stablehlo.select %315, %317, %231 : tensor<7xi1>, tensor<7xi32>
        %319 = stablehlo.broadcast_in_dim %318, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %320 = "stablehlo.gather"(%iterArg_128, %319) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_183 = stablehlo.constant dense<0> : tensor<i32>
        %321 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %322 = stablehlo.compare LT, %231, %321, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_184 = stablehlo.constant dense<3> : tensor<i32>
        %323 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %324 = stablehlo.add %231, %323 : tensor<7xi32>
        %325 = stablehlo.select %322, %324, %231 : tensor<7xi1>, tensor<7xi32>
        %326 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %327 = "stablehlo.gather"(%iterArg_129, %326) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_185 = stablehlo.constant dense<0> : tensor<i32>
        %328 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %329 = stablehlo.compare LT, %231, %328, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_186 = stablehlo.constant dense<3> : tensor<i32>
        %330 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %331 = stablehlo.add %231, %330 : tensor<7xi32>
        %332 = stablehlo.select %329, %331, %231 : tensor<7xi1>, tensor<7xi32>
        %333 = stablehlo.broadcast_in_dim %332, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %334 = "stablehlo.gather"(%iterArg_130, %333) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %335 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %336 = stablehlo.compare LT, %231, %335, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_188 = stablehlo.constant dense<3> : tensor<i32>
        %337 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %338 = stablehlo.add %231, %337 : tensor<7xi32>
        %339 = stablehlo.select %336, %338, %231 : tensor<7xi1>, tensor<7xi32>
        %340 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %341 = "stablehlo.gather"(%iterArg_131, %340) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %342 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %343 = stablehlo.compare LT, %231, %342, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_190 = stablehlo.constant dense<3> : tensor<i32>
        %344 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %345 = stablehlo.add %231, %344 : tensor<7xi32>
        %346 = stablehlo.select %343, %345, %231 : tensor<7xi1>, tensor<7xi32>
        %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %348 = "stablehlo.gather"(%iterArg_132, %347) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %349 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %350 = stablehlo.compare LT, %231, %349, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_192 = stablehlo.constant dense<3> : tensor<i32>
        %351 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %352 = stablehlo.add %231, %351 : tensor<7xi32>
        %353 = stablehlo.select %350, %352, %231 : tensor<7xi1>, tensor<7xi32>
        %354 = stablehlo.broadcast_in_dim %353, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %355 = "stablehlo.gather"(%iterArg_133, %354) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %356 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %357 = stablehlo.compare LT, %231, %356, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_194 = stablehlo.constant dense<3> : tensor<i32>
        %358 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %359 = stablehlo.add %231, %358 : tensor<7xi32>
        %360 = stablehlo.select %357, %359, %231 : tensor<7xi1>, tensor<7xi32>
        %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %362 = "stablehlo.gather"(%iterArg_134, %361) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %363 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %364 = stablehlo.compare LT, %231, %363, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_196 = stablehlo.constant dense<3> : tensor<i32>
        %365 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %366 = stablehlo.add %231, %365 : tensor<7xi32>
        %367 = stablehlo.select %364, %366, %231 : tensor<7xi1>, tensor<7xi32>
        %368 = stablehlo.broadcast_in_dim %367, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %369 = "stablehlo.gather"(%iterArg_135, %368) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %370 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %371 = stablehlo.compare LT, %231, %370, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_198 = stablehlo.constant dense<3> : tensor<i32>
        %372 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %373 = stablehlo.add %231, %372 : tensor<7xi32>
        %374 = stablehlo.select %371, %373, %231 : tensor<7xi1>, tensor<7xi32>
        %375 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %376 = "stablehlo.gather"(%iterArg_136, %375) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_199 = stablehlo.constant dense<0> : tensor<i32>
        %377 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %378 = stablehlo.compare LT, %231, %377, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<3> : tensor<i32>
        %379 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %380 = stablehlo.add %231, %379 : tensor<7xi32>
        %381 = stablehlo.select %378, %380, %231 : tensor<7xi1>, tensor<7xi32>
        %382 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %383 = "stablehlo.gather"(%iterArg_137, %382) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %384 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %385 = stablehlo.compare LT, %231, %384, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %386 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %387 = stablehlo.add %231, %386 : tensor<7xi32>
        %388 = stablehlo.select %385, %387, %231 : tensor<7xi1>, tensor<7xi32>
        %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %390 = "stablehlo.gather"(%iterArg_138, %389) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %391 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %392 = stablehlo.compare LT, %231, %391, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_204 = stablehlo.constant dense<3> : tensor<i32>
        %393 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %394 = stablehlo.add %231, %393 : tensor<7xi32>
        %395 = stablehlo.select %392, %394, %231 : tensor<7xi1>, tensor<7xi32>
        %396 = stablehlo.broadcast_in_dim %395, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %397 = "stablehlo.gather"(%iterArg_139, %396) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_205 = stablehlo.constant dense<1> : tensor<i32>
        %398 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %399 = stablehlo.add %235, %398 : tensor<7xi32>
        %c_206 = stablehlo.constant dense<0> : tensor<i32>
        %400 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %401 = stablehlo.compare LT, %231, %400, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_207 = stablehlo.constant dense<3> : tensor<i32>
        %402 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %403 = stablehlo.add %231, %402 : tensor<7xi32>
        %404 = stablehlo.select %401, %403, %231 : tensor<7xi1>, tensor<7xi32>
        %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %406 = "stablehlo.gather"(%iterArg_141, %405) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %407 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %408 = func.call @_where_3(%244, %299, %407) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_209 = stablehlo.constant dense<0> : tensor<i32>
        %409 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %410 = func.call @_where_4(%244, %306, %409) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %411 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %412 = func.call @_where_3(%244, %313, %411) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %413 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %414 = func.call @_where_3(%244, %320, %413) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %415 = stablehlo.reshape %244 : (tensor<7xi1>) -> tensor<7x1xi1>
        %416 = stablehlo.broadcast_in_dim %iterArg_142, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %417 = func.call @_where_5(%415, %327, %416) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
        %418 = stablehlo.reshape %244 : (tensor<7xi1>) -> tensor<7x1xi1>
        %419 = stablehlo.broadcast_in_dim %iterArg_143, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %420 = func.call @_where_6(%418, %334, %419) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
        %c_212 = stablehlo.constant dense<0> : tensor<i32>
        %421 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %422 = func.call @_where_4(%244, %341, %421) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_213 = stablehlo.constant dense<0> : tensor<i32>
        %423 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %424 = func.call @_where_4(%244, %348, %423) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_214 = stablehlo.constant dense<0> : tensor<i32>
        %425 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %426 = func.call @_where_4(%244, %355, %425) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %427 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %428 = func.call @_where_3(%244, %362, %427) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_216 = stablehlo.constant dense<2147483647> : tensor<i32>
        %429 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %430 = func.call @_where_4(%244, %369, %429) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %431 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %432 = func.call @_where_3(%244, %376, %431) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %433 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %434 = func.call @_where_3(%244, %383, %433) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_219 = stablehlo.constant dense<false> : tensor<i1>
        %435 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %436 = func.call @_where_7(%244, %390, %435) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_220 = stablehlo.constant dense<false> : tensor<i1>
        %437 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %438 = func.call @_where_7(%244, %397, %437) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_221 = stablehlo.constant dense<false> : tensor<i1>
        %439 = stablehlo.reduce(%436 init: %c_221) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %440 = stablehlo.convert %439 : (tensor<i1>) -> tensor<i32>
        %441 = "stablehlo.case"(%440) ({
          stablehlo.return %239 : tensor<7x97xf32>
        }, {
          %511 = stablehlo.broadcast_in_dim %436, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %512 = stablehlo.add %239, %292 : tensor<7x97xf32>
          %513 = func.call @_where_8(%511, %512, %239) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %513 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %442 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %443 = stablehlo.compare NE, %428, %442, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %444 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %445 = stablehlo.compare NE, %432, %444, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %446 = stablehlo.or %443, %445 : tensor<7xi1>
        %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %447 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %448 = stablehlo.compare NE, %434, %447, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %449 = stablehlo.or %446, %448 : tensor<7xi1>
        %c_225 = stablehlo.constant dense<false> : tensor<i1>
        %450 = stablehlo.reduce(%449 init: %c_225) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %451 = stablehlo.convert %450 : (tensor<i1>) -> tensor<i32>
        %452 = "stablehlo.case"(%451) ({
          stablehlo.return %441 : tensor<7x97xf32>
        }, {
          %511 = stablehlo.broadcast_in_dim %449, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %512 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %513 = stablehlo.compare NE, %428, %512, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %514 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %515 = stablehlo.compare NE, %432, %514, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %516 = stablehlo.or %513, %515 : tensor<7xi1>
          %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %517 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %518 = stablehlo.compare NE, %434, %517, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %519 = stablehlo.or %516, %518 : tensor<7xi1>
          %c_250 = stablehlo.constant dense<0> : tensor<i32>
          %520 = func.call @_where_9(%519, %399, %c_250) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
          %521 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %522 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_251 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %523 = stablehlo.reduce(%520 init: %c_251) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_252 = stablehlo.constant dense<1> : tensor<i32>
          %524 = stablehlo.subtract %523, %c_252 : tensor<i32>
          %c_253 = stablehlo.constant dense<128> : tensor<i32>
          %525 = func.call @floor_divide_10(%524, %c_253) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_254 = stablehlo.constant dense<1> : tensor<i32>
          %526 = stablehlo.add %525, %c_254 : tensor<i32>
          %c_255 = stablehlo.constant dense<0> : tensor<i32>
          %527 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_256 = stablehlo.constant dense<0> : tensor<i32>
          %528:8 = stablehlo.while(%iterArg_266 = %522, %iterArg_267 = %424, %iterArg_268 = %520, %iterArg_269 = %257, %iterArg_270 = %521, %iterArg_271 = %c_256, %iterArg_272 = %526, %iterArg_273 = %527) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %563 = stablehlo.compare LT, %iterArg_271, %iterArg_272, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %563 : tensor<i1>
          } do {
            %c_274 = stablehlo.constant dense<1> : tensor<i32>
            %563 = stablehlo.add %iterArg_271, %c_274 : tensor<i32>
            %c_275 = stablehlo.constant dense<128> : tensor<i32>
            %564 = stablehlo.multiply %iterArg_271, %c_275 : tensor<i32>
            %565 = stablehlo.convert %564 : tensor<i32>
            %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %567 = stablehlo.add %566, %iterArg_266 : tensor<7x128xi32>
            %568 = stablehlo.broadcast_in_dim %iterArg_267, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %570 = stablehlo.compare GE, %567, %569, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_276 = stablehlo.constant dense<128> : tensor<i32>
            %571 = stablehlo.multiply %iterArg_271, %c_276 : tensor<i32>
            %572 = stablehlo.convert %571 : tensor<i32>
            %573 = stablehlo.broadcast_in_dim %572, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %574 = stablehlo.add %573, %iterArg_266 : tensor<7x128xi32>
            %575 = stablehlo.broadcast_in_dim %iterArg_268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %577 = stablehlo.compare LT, %574, %576, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %578 = stablehlo.and %570, %577 : tensor<7x128xi1>
            %579 = func.call @dynamic_index_in_dim(%iterArg_269, %iterArg_271) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_277 = stablehlo.constant dense<97> : tensor<i32>
            %580 = func.call @_where_12(%578, %579, %c_277) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_278 = stablehlo.constant dense<0> : tensor<i32>
            %581 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %582 = stablehlo.compare LT, %iterArg_270, %581, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_279 = stablehlo.constant dense<7> : tensor<i32>
            %583 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %584 = stablehlo.add %iterArg_270, %583 : tensor<7x128xi32>
            %585 = stablehlo.select %582, %584, %iterArg_270 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_280 = stablehlo.constant dense<0> : tensor<i32>
            %586 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %587 = stablehlo.compare LT, %580, %586, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_281 = stablehlo.constant dense<97> : tensor<i32>
            %588 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %589 = stablehlo.add %580, %588 : tensor<7x128xi32>
            %590 = stablehlo.select %587, %589, %580 : tensor<7x128xi1>, tensor<7x128xi32>
            %591 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %592 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %593 = stablehlo.concatenate %591, %592, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_282 = stablehlo.constant dense<1> : tensor<i32>
            %594 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %595 = "stablehlo.scatter"(%iterArg_273, %593, %594) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %596 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %596 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %563, %iterArg_272, %595 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %529 = stablehlo.minimum %430, %520 : tensor<7xi32>
          %530 = stablehlo.subtract %520, %529 : tensor<7xi32>
          %531 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %532 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_257 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %533 = stablehlo.reduce(%520 init: %c_257) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_258 = stablehlo.constant dense<1> : tensor<i32>
          %534 = stablehlo.subtract %533, %c_258 : tensor<i32>
          %c_259 = stablehlo.constant dense<128> : tensor<i32>
          %535 = func.call @floor_divide_10(%534, %c_259) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_260 = stablehlo.constant dense<1> : tensor<i32>
          %536 = stablehlo.add %535, %c_260 : tensor<i32>
          %c_261 = stablehlo.constant dense<0> : tensor<i32>
          %537 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_262 = stablehlo.constant dense<0> : tensor<i32>
          %538:8 = stablehlo.while(%iterArg_266 = %532, %iterArg_267 = %530, %iterArg_268 = %520, %iterArg_269 = %257, %iterArg_270 = %531, %iterArg_271 = %c_262, %iterArg_272 = %536, %iterArg_273 = %537) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %563 = stablehlo.compare LT, %iterArg_271, %iterArg_272, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %563 : tensor<i1>
          } do {
            %c_274 = stablehlo.constant dense<1> : tensor<i32>
            %563 = stablehlo.add %iterArg_271, %c_274 : tensor<i32>
            %c_275 = stablehlo.constant dense<128> : tensor<i32>
            %564 = stablehlo.multiply %iterArg_271, %c_275 : tensor<i32>
            %565 = stablehlo.convert %564 : tensor<i32>
            %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %567 = stablehlo.add %566, %iterArg_266 : tensor<7x128xi32>
            %568 = stablehlo.broadcast_in_dim %iterArg_267, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %570 = stablehlo.compare GE, %567, %569, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_276 = stablehlo.constant dense<128> : tensor<i32>
            %571 = stablehlo.multiply %iterArg_271, %c_276 : tensor<i32>
            %572 = stablehlo.convert %571 : tensor<i32>
            %573 = stablehlo.broadcast_in_dim %572, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %574 = stablehlo.add %573, %iterArg_266 : tensor<7x128xi32>
            %575 = stablehlo.broadcast_in_dim %iterArg_268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %577 = stablehlo.compare LT, %574, %576, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %578 = stablehlo.and %570, %577 : tensor<7x128xi1>
            %579 = func.call @dynamic_index_in_dim(%iterArg_269, %iterArg_271) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_277 = stablehlo.constant dense<97> : tensor<i32>
            %580 = func.call @_where_12(%578, %579, %c_277) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_278 = stablehlo.constant dense<0> : tensor<i32>
            %581 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %582 = stablehlo.compare LT, %iterArg_270, %581, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_279 = stablehlo.constant dense<7> : tensor<i32>
            %583 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %584 = stablehlo.add %iterArg_270, %583 : tensor<7x128xi32>
            %585 = stablehlo.select %582, %584, %iterArg_270 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_280 = stablehlo.constant dense<0> : tensor<i32>
            %586 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %587 = stablehlo.compare LT, %580, %586, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_281 = stablehlo.constant dense<97> : tensor<i32>
            %588 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %589 = stablehlo.add %580, %588 : tensor<7x128xi32>
            %590 = stablehlo.select %587, %589, %580 : tensor<7x128xi1>, tensor<7x128xi32>
            %591 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %592 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %593 = stablehlo.concatenate %591, %592, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_282 = stablehlo.constant dense<1> : tensor<i32>
            %594 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %595 = "stablehlo.scatter"(%iterArg_273, %593, %594) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %596 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %596 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %563, %iterArg_272, %595 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %c_263 = stablehlo.constant dense<0> : tensor<i32>
          %539 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %540 = stablehlo.compare GT, %538#7, %539, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %541 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %542 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %543 = stablehlo.compare LT, %441, %542, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %544 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %545 = stablehlo.multiply %441, %544 : tensor<7x97xf32>
          %546 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %547 = stablehlo.divide %441, %546 : tensor<7x97xf32>
          %548 = func.call @_where_13(%543, %545, %547) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %549 = func.call @_where_13(%540, %548, %441) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %550 = stablehlo.broadcast_in_dim %434, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %551 = stablehlo.convert %528#7 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %552 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %553 = stablehlo.multiply %552, %551 : tensor<7x97xf32>
          %554 = stablehlo.subtract %549, %553 : tensor<7x97xf32>
          %555 = stablehlo.broadcast_in_dim %432, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_265 = stablehlo.constant dense<0> : tensor<i32>
          %556 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %557 = stablehlo.compare GT, %528#7, %556, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %558 = stablehlo.convert %557 : (tensor<7x97xi1>) -> tensor<7x97xf32>
          %559 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %560 = stablehlo.multiply %559, %558 : tensor<7x97xf32>
          %561 = stablehlo.subtract %554, %560 : tensor<7x97xf32>
          %562 = func.call @_where_8(%511, %561, %441) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %562 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %453 = stablehlo.compare LT, %399, %426, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_226 = stablehlo.constant dense<false> : tensor<i1>
        %454 = stablehlo.reduce(%453 init: %c_226) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %455 = stablehlo.convert %454 : (tensor<i1>) -> tensor<i32>
        %456 = "stablehlo.case"(%455) ({
          stablehlo.return %452 : tensor<7x97xf32>
        }, {
          %511 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %512 = stablehlo.iota dim = 0 : tensor<7xi32>
          %513 = stablehlo.broadcast_in_dim %512, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %c_247 = stablehlo.constant dense<0> : tensor<i32>
          %514 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %515 = stablehlo.compare LT, %420, %514, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_248 = stablehlo.constant dense<97> : tensor<i32>
          %516 = func.call @_where_14(%515, %c_248, %420) : (tensor<7x4xi1>, tensor<i32>, tensor<7x4xi32>) -> tensor<7x4xi32>
          %c_249 = stablehlo.constant dense<0> : tensor<i32>
          %517 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %518 = stablehlo.compare LT, %513, %517, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
          %c_250 = stablehlo.constant dense<7> : tensor<i32>
          %519 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %520 = stablehlo.add %513, %519 : tensor<7x1xi32>
          %521 = stablehlo.select %518, %520, %513 : tensor<7x1xi1>, tensor<7x1xi32>
          %c_251 = stablehlo.constant dense<0> : tensor<i32>
          %522 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %523 = stablehlo.compare LT, %516, %522, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_252 = stablehlo.constant dense<97> : tensor<i32>
          %524 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %525 = stablehlo.add %516, %524 : tensor<7x4xi32>
          %526 = stablehlo.select %523, %525, %516 : tensor<7x4xi1>, tensor<7x4xi32>
          %527 = stablehlo.broadcast_in_dim %521, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
          %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %529 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %530 = stablehlo.concatenate %528, %529, dim = 2 : (tensor<7x4x1xi32>, tensor<7x4x1xi32>) -> tensor<7x4x2xi32>
          %cst_253 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %531 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
          %532 = "stablehlo.scatter"(%452, %530, %531) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
            stablehlo.return %arg39 : tensor<f32>
          }) : (tensor<7x97xf32>, tensor<7x4x2xi32>, tensor<7x4xf32>) -> tensor<7x97xf32>
          %533 = func.call @_where_8(%511, %532, %452) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %533 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %c_227 = stablehlo.constant dense<false> : tensor<i1>
        %457 = stablehlo.reduce(%438 init: %c_227) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %458 = stablehlo.convert %457 : (tensor<i1>) -> tensor<i32>
        %459 = "stablehlo.case"(%458) ({
          stablehlo.return %456 : tensor<7x97xf32>
        }, {
          %511 = stablehlo.broadcast_in_dim %438, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %512 = stablehlo.broadcast_in_dim %406, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %513 = stablehlo.iota dim = 0 : tensor<32xi32>
          %514 = stablehlo.broadcast_in_dim %513, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %515 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<7x4x1xi32>) -> tensor<7x4x32xi32>
          %516 = stablehlo.broadcast_in_dim %514, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<7x4x32xi32>
          %517 = stablehlo.shift_right_arithmetic %515, %516 : tensor<7x4x32xi32>
          %c_247 = stablehlo.constant dense<1> : tensor<i32>
          %518 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<7x4x32xi32>
          %519 = stablehlo.and %517, %518 : tensor<7x4x32xi32>
          %520 = stablehlo.reshape %519 : (tensor<7x4x32xi32>) -> tensor<7x128xi32>
          %521 = stablehlo.slice %520 [0:7, 0:97] : (tensor<7x128xi32>) -> tensor<7x97xi32>
          %c_248 = stablehlo.constant dense<0> : tensor<i32>
          %522 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %523 = stablehlo.compare NE, %521, %522, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %524 = stablehlo.convert %523 : tensor<7x97xi1>
          %cst_249 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %525 = func.call @_where_15(%524, %456, %cst_249) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %526 = func.call @_where_8(%511, %525, %456) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %526 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_228 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %460 = stablehlo.reduce(%459 init: %cst_228) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
        %461 = stablehlo.is_finite %460 : (tensor<7xf32>) -> tensor<7xi1>
        %462 = stablehlo.not %461 : tensor<7xi1>
        %cst_229 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %463 = func.call @_pad(%459, %cst_229) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
        %464 = stablehlo.reshape %463 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
        %cst_230 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %465 = stablehlo.reduce(%464 init: %cst_230) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
        %cst_231 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %466 = stablehlo.reduce(%465 init: %cst_231) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
        %467 = stablehlo.broadcast_in_dim %466, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
        %468 = stablehlo.compare EQ, %465, %467, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
        %469 = stablehlo.iota dim = 1 : tensor<7x1xi32>
        %c_232 = stablehlo.constant dense<1> : tensor<i32>
        %470 = func.call @_where_16(%468, %469, %c_232) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
        %c_233 = stablehlo.constant dense<2147483647> : tensor<i32>
        %471 = stablehlo.reduce(%470 init: %c_233) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
        %472 = stablehlo.broadcast_in_dim %471, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
        %473 = func.call @take_along_axis(%464, %472) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
        %474 = stablehlo.reshape %473 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
        %475 = stablehlo.broadcast_in_dim %467, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
        %476 = stablehlo.compare EQ, %474, %475, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
        %477 = stablehlo.iota dim = 1 : tensor<7x128xi32>
        %c_234 = stablehlo.constant dense<128> : tensor<i32>
        %478 = func.call @_where_12(%476, %477, %c_234) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
        %c_235 = stablehlo.constant dense<2147483647> : tensor<i32>
        %479 = stablehlo.reduce(%478 init: %c_235) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
        %c_236 = stablehlo.constant dense<128> : tensor<i32>
        %480 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %481 = stablehlo.multiply %471, %480 : tensor<7xi32>
        %482 = stablehlo.add %481, %479 : tensor<7xi32>
        %c_237 = stablehlo.constant dense<97> : tensor<i32>
        %483 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %484 = stablehlo.minimum %482, %483 : tensor<7xi32>
        %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %485 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %486 = stablehlo.compare GT, %408, %485, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %c_239 = stablehlo.constant dense<false> : tensor<i1>
        %487 = stablehlo.reduce(%486 init: %c_239) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %488 = stablehlo.convert %487 : (tensor<i1>) -> tensor<i32>
        %489 = "stablehlo.case"(%488) ({
          stablehlo.return %484 : tensor<7xi32>
        }, {
          %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %511 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %512 = stablehlo.compare GT, %408, %511, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %513 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %514 = func.call @_where_3(%512, %408, %513) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_249 = stablehlo.constant dense<0> : tensor<i32>
          %515 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %516 = func.call @_where_4(%512, %410, %515) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %517 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %518 = func.call @_where_3(%512, %412, %517) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %519 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %520 = func.call @_where_3(%512, %414, %519) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %521 = stablehlo.reshape %512 : (tensor<7xi1>) -> tensor<7x1xi1>
          %522 = stablehlo.broadcast_in_dim %iterArg_144, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %523 = func.call @_where_5(%521, %417, %522) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
          %524 = stablehlo.reshape %512 : (tensor<7xi1>) -> tensor<7x1xi1>
          %525 = stablehlo.broadcast_in_dim %iterArg_145, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %526 = func.call @_where_6(%524, %420, %525) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
          %c_252 = stablehlo.constant dense<0> : tensor<i32>
          %527 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %528 = func.call @_where_4(%512, %422, %527) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_253 = stablehlo.constant dense<0> : tensor<i32>
          %529 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %530 = func.call @_where_4(%512, %424, %529) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_254 = stablehlo.constant dense<0> : tensor<i32>
          %531 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %532 = func.call @_where_4(%512, %426, %531) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_255 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %533 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %534 = func.call @_where_3(%512, %428, %533) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_256 = stablehlo.constant dense<2147483647> : tensor<i32>
          %535 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %536 = func.call @_where_4(%512, %430, %535) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %537 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %538 = func.call @_where_3(%512, %432, %537) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %539 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %540 = func.call @_where_3(%512, %434, %539) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_259 = stablehlo.constant dense<false> : tensor<i1>
          %541 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %542 = func.call @_where_7(%512, %436, %541) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_260 = stablehlo.constant dense<false> : tensor<i1>
          %543 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %544 = func.call @_where_7(%512, %438, %543) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %545 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %546 = stablehlo.compare GT, %514, %545, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_262 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %547 = func.call @_where_17(%546, %514, %cst_262) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
          %cst_263 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %548 = stablehlo.reduce(%459 init: %cst_263) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
          %549 = stablehlo.broadcast_in_dim %548, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %551 = stablehlo.subtract %459, %550 : tensor<7x97xf32>
          %552 = stablehlo.broadcast_in_dim %547, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %553 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %554 = stablehlo.divide %551, %553 : tensor<7x97xf32>
          %cst_264 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %555 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %556 = stablehlo.compare EQ, %459, %555, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_265 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %557 = func.call @_where_18(%556, %cst_265, %554) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %c_266 = stablehlo.constant dense<0> : tensor<i32>
          %558 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %559 = stablehlo.compare GT, %516, %558, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
          %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %560 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %561 = stablehlo.compare LT, %518, %560, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %562 = stablehlo.or %559, %561 : tensor<7xi1>
          %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %563 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %564 = stablehlo.compare GT, %520, %563, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %565 = stablehlo.or %562, %564 : tensor<7xi1>
          %c_269 = stablehlo.constant dense<false> : tensor<i1>
          %566 = stablehlo.reduce(%565 init: %c_269) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %567 = stablehlo.convert %566 : (tensor<i1>) -> tensor<i32>
          %568 = "stablehlo.case"(%567) ({
            %c_285 = stablehlo.constant dense<true> : tensor<i1>
            %623 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<i1>) -> tensor<7x97xi1>
            stablehlo.return %623 : tensor<7x97xi1>
          }, {
            %623 = stablehlo.bitcast_convert %557 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_285 = stablehlo.constant dense<0> : tensor<i32>
            %624 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %625 = stablehlo.compare LT, %623, %624, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_286 = stablehlo.constant dense<2147483647> : tensor<i32>
            %626 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %627 = stablehlo.xor %623, %626 : tensor<7x97xi32>
            %628 = func.call @_where_19(%625, %627, %623) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %values, %indices = chlo.top_k(%557, k = 97) : tensor<7x97xf32> -> (tensor<7x97xf32>, tensor<7x97xi32>)
            %c_287 = stablehlo.constant dense<0> : tensor<i32>
            %629 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %630 = stablehlo.compare EQ, %516, %629, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_288 = stablehlo.constant dense<97> : tensor<i32>
            %631 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %632 = stablehlo.compare GE, %516, %631, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %633 = stablehlo.or %630, %632 : tensor<7xi1>
            %634 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_289 = stablehlo.constant dense<0> : tensor<i32>
            %635 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %636 = stablehlo.compare LT, %634, %635, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_290 = stablehlo.constant dense<2147483647> : tensor<i32>
            %637 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %638 = stablehlo.xor %634, %637 : tensor<7x97xi32>
            %639 = func.call @_where_19(%636, %638, %634) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_291 = stablehlo.constant dense<1> : tensor<i32>
            %c_292 = stablehlo.constant dense<97> : tensor<i32>
            %640 = func.call @clip(%516, %c_291, %c_292) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
            %641 = stablehlo.broadcast_in_dim %640, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %c_293 = stablehlo.constant dense<1> : tensor<i32>
            %642 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
            %643 = stablehlo.subtract %641, %642 : tensor<7x1xi32>
            %644 = func.call @take_along_axis_20(%639, %643) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %645 = stablehlo.reshape %644 : (tensor<7x1xi32>) -> tensor<7xi32>
            %c_294 = stablehlo.constant dense<97> : tensor<i32>
            %646 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %647 = stablehlo.minimum %516, %646 : tensor<7xi32>
            %648 = stablehlo.convert %647 : (tensor<7xi32>) -> tensor<7xf32>
            %cst_295 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %649 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %c_296 = stablehlo.constant dense<97> : tensor<i32>
            %650 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %651 = stablehlo.compare LE, %516, %650, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_297 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %652 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %653 = stablehlo.not %633 : tensor<7xi1>
            %654 = stablehlo.not %651 : tensor<7xi1>
            %655 = stablehlo.and %653, %654 : tensor<7xi1>
            %c_298 = stablehlo.constant dense<false> : tensor<i1>
            %656 = stablehlo.reduce(%655 init: %c_298) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %657 = stablehlo.convert %656 : (tensor<i1>) -> tensor<i32>
            %658 = "stablehlo.case"(%657) ({
              stablehlo.return %652 : tensor<7xi32>
            }, {
              %c_323 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %780 = stablehlo.broadcast_in_dim %c_323, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_324 = stablehlo.constant dense<2147483647> : tensor<i32>
              %781 = stablehlo.broadcast_in_dim %c_324, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_325 = stablehlo.constant dense<0> : tensor<i32>
              %c_326 = stablehlo.constant dense<0> : tensor<i32>
              %782:7 = stablehlo.while(%iterArg_327 = %628, %iterArg_328 = %649, %iterArg_329 = %648, %iterArg_330 = %c_326, %iterArg_331 = %c_325, %iterArg_332 = %780, %iterArg_333 = %781) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_334 = stablehlo.constant dense<32> : tensor<i32>
                %783 = stablehlo.compare LT, %iterArg_330, %c_334, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %783 : tensor<i1>
              } do {
                %783:3 = func.call @closed_call(%iterArg_327, %iterArg_328, %iterArg_329, %iterArg_331, %iterArg_332, %iterArg_333) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_334 = stablehlo.constant dense<1> : tensor<i32>
                %784 = stablehlo.add %iterArg_330, %c_334 : tensor<i32>
                stablehlo.return %iterArg_327, %iterArg_328, %iterArg_329, %784, %783#0, %783#1, %783#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %782#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %659 = func.call @_where_24(%651, %645, %658) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %660 = func.call @_where_24(%633, %652, %659) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %661 = stablehlo.broadcast_in_dim %660, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %663 = stablehlo.compare GE, %628, %662, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %664 = stablehlo.exponential %557 : tensor<7x97xf32>
            %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %665 = func.call @_where_15(%663, %664, %cst_299) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %666 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_300 = stablehlo.constant dense<0> : tensor<i32>
            %667 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %668 = stablehlo.compare LT, %666, %667, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_301 = stablehlo.constant dense<2147483647> : tensor<i32>
            %669 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %670 = stablehlo.xor %666, %669 : tensor<7x97xi32>
            %671 = func.call @_where_19(%668, %670, %666) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %672 = stablehlo.broadcast_in_dim %660, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %674 = stablehlo.compare GE, %671, %673, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %675 = stablehlo.exponential %values : tensor<7x97xf32>
            %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %676 = func.call @_where_15(%674, %675, %cst_302) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_303 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %677 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %678 = stablehlo.maximum %518, %677 : tensor<7xf32>
            %c_304 = stablehlo.constant dense<0> : tensor<i32>
            %679 = "stablehlo.case"(%c_304) ({
              %c_323 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_323 : tensor<i32>
            }, {
              %c_323 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_323 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %680 = "stablehlo.case"(%679) ({
              %c_323 = stablehlo.constant dense<0> : tensor<i32>
              %780 = func.call @_pad_21(%665, %c_323) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
              %781 = stablehlo.slice %780 [0:7, 0:13] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %782 = stablehlo.slice %780 [0:7, 13:26] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %783 = stablehlo.slice %780 [0:7, 26:39] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %784 = stablehlo.slice %780 [0:7, 39:52] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %785 = stablehlo.slice %780 [0:7, 52:65] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %786 = stablehlo.slice %780 [0:7, 65:78] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %787 = stablehlo.slice %780 [0:7, 78:91] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %788 = stablehlo.slice %780 [0:7, 91:104] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %789 = stablehlo.add %781, %782 : tensor<7x13xf32>
              %790 = stablehlo.add %783, %784 : tensor<7x13xf32>
              %791 = stablehlo.add %789, %790 : tensor<7x13xf32>
              %792 = stablehlo.add %785, %786 : tensor<7x13xf32>
              %793 = stablehlo.add %787, %788 : tensor<7x13xf32>
              %794 = stablehlo.add %792, %793 : tensor<7x13xf32>
              %795 = stablehlo.add %791, %794 : tensor<7x13xf32>
              %796 = stablehlo.optimization_barrier %795 : tensor<7x13xf32>
              %c_324 = stablehlo.constant dense<0> : tensor<i32>
              %797 = func.call @_pad_22(%796, %c_324) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
              %798 = stablehlo.slice %797 [0:7, 0:2] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %799 = stablehlo.slice %797 [0:7, 2:4] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %800 = stablehlo.slice %797 [0:7, 4:6] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %801 = stablehlo.slice %797 [0:7, 6:8] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %802 = stablehlo.slice %797 [0:7, 8:10] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %803 = stablehlo.slice %797 [0:7, 10:12] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %804 = stablehlo.slice %797 [0:7, 12:14] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %805 = stablehlo.slice %797 [0:7, 14:16] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %806 = stablehlo.add %798, %799 : tensor<7x2xf32>
              %807 = stablehlo.add %800, %801 : tensor<7x2xf32>
              %808 = stablehlo.add %806, %807 : tensor<7x2xf32>
              %809 = stablehlo.add %802, %803 : tensor<7x2xf32>
              %810 = stablehlo.add %804, %805 : tensor<7x2xf32>
              %811 = stablehlo.add %809, %810 : tensor<7x2xf32>
              %812 = stablehlo.add %808, %811 : tensor<7x2xf32>
              %813 = stablehlo.optimization_barrier %812 : tensor<7x2xf32>
              %c_325 = stablehlo.constant dense<0> : tensor<i32>
              %814 = func.call @_pad_23(%813, %c_325) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
              %815 = stablehlo.slice %814 [0:7, 0:1] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %816 = stablehlo.slice %814 [0:7, 1:2] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %817 = stablehlo.slice %814 [0:7, 2:3] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %818 = stablehlo.slice %814 [0:7, 3:4] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %819 = stablehlo.slice %814 [0:7, 4:5] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %820 = stablehlo.slice %814 [0:7, 5:6] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %821 = stablehlo.slice %814 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %822 = stablehlo.slice %814 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %823 = stablehlo.add %815, %816 : tensor<7x1xf32>
              %824 = stablehlo.add %817, %818 : tensor<7x1xf32>
              %825 = stablehlo.add %823, %824 : tensor<7x1xf32>
              %826 = stablehlo.add %819, %820 : tensor<7x1xf32>
              %827 = stablehlo.add %821, %822 : tensor<7x1xf32>
              %828 = stablehlo.add %826, %827 : tensor<7x1xf32>
              %829 = stablehlo.add %825, %828 : tensor<7x1xf32>
              %830 = stablehlo.optimization_barrier %829 : tensor<7x1xf32>
              %831 = stablehlo.reshape %830 : (tensor<7x1xf32>) -> tensor<7xf32>
              stablehlo.return %831 : tensor<7xf32>
            }) : (tensor<i32>) -> tensor<7xf32>
            %681 = stablehlo.multiply %678, %680 : tensor<7xf32>
            %682 = stablehlo.slice %676 [0:7, 0:96:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %683 = stablehlo.slice %676 [0:7, 1:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %684 = stablehlo.add %682, %683 : tensor<7x48xf32>
            %685 = stablehlo.slice %684 [0:7, 0:47:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %686 = stablehlo.slice %684 [0:7, 1:48:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %687 = stablehlo.add %685, %686 : tensor<7x24xf32>
            %688 = stablehlo.slice %687 [0:7, 0:23:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %689 = stablehlo.slice %687 [0:7, 1:24:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %690 = stablehlo.add %688, %689 : tensor<7x12xf32>
            %691 = stablehlo.slice %690 [0:7, 0:11:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %692 = stablehlo.slice %690 [0:7, 1:12:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %693 = stablehlo.add %691, %692 : tensor<7x6xf32>
            %694 = stablehlo.slice %693 [0:7, 0:5:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %695 = stablehlo.slice %693 [0:7, 1:6:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %696 = stablehlo.add %694, %695 : tensor<7x3xf32>
            %697 = stablehlo.slice %696 [0:7, 0:2:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %698 = stablehlo.slice %696 [0:7, 1:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %699 = stablehlo.add %697, %698 : tensor<7x1xf32>
            %700 = stablehlo.slice %696 [0:7, 2:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %701 = stablehlo.add %699, %700 : tensor<7x1xf32>
            %702 = stablehlo.slice %696 [0:7, 0:1] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %703 = stablehlo.concatenate %702, %701, dim = 1 : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x2xf32>
            %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %704 = stablehlo.pad %703, %cst_305, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x3xf32>
            %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %705 = stablehlo.pad %699, %cst_306, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x3xf32>
            %706 = stablehlo.add %704, %705 : tensor<7x3xf32>
            %707 = stablehlo.slice %706 [0:7, 0:2] : (tensor<7x3xf32>) -> tensor<7x2xf32>
            %708 = stablehlo.slice %693 [0:7, 2:6:2] : (tensor<7x6xf32>) -> tensor<7x2xf32>
            %709 = stablehlo.add %707, %708 : tensor<7x2xf32>
            %710 = stablehlo.slice %693 [0:7, 0:1] : (tensor<7x6xf32>) -> tensor<7x1xf32>
            %711 = stablehlo.concatenate %710, %709, dim = 1 : (tensor<7x1xf32>, tensor<7x2xf32>) -> tensor<7x3xf32>
            %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %712 = stablehlo.pad %711, %cst_307, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %713 = stablehlo.pad %706, %cst_308, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %714 = stablehlo.add %712, %713 : tensor<7x6xf32>
            %715 = stablehlo.slice %714 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
            %716 = stablehlo.slice %690 [0:7, 2:12:2] : (tensor<7x12xf32>) -> tensor<7x5xf32>
            %717 = stablehlo.add %715, %716 : tensor<7x5xf32>
            %718 = stablehlo.slice %690 [0:7, 0:1] : (tensor<7x12xf32>) -> tensor<7x1xf32>
            %719 = stablehlo.concatenate %718, %717, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
            %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %720 = stablehlo.pad %719, %cst_309, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %721 = stablehlo.pad %714, %cst_310, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %722 = stablehlo.add %720, %721 : tensor<7x12xf32>
            %723 = stablehlo.slice %722 [0:7, 0:11] : (tensor<7x12xf32>) -> tensor<7x11xf32>
            %724 = stablehlo.slice %687 [0:7, 2:24:2] : (tensor<7x24xf32>) -> tensor<7x11xf32>
            %725 = stablehlo.add %723, %724 : tensor<7x11xf32>
            %726 = stablehlo.slice %687 [0:7, 0:1] : (tensor<7x24xf32>) -> tensor<7x1xf32>
            %727 = stablehlo.concatenate %726, %725, dim = 1 : (tensor<7x1xf32>, tensor<7x11xf32>) -> tensor<7x12xf32>
            %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %728 = stablehlo.pad %727, %cst_311, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %729 = stablehlo.pad %722, %cst_312, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %730 = stablehlo.add %728, %729 : tensor<7x24xf32>
            %731 = stablehlo.slice %730 [0:7, 0:23] : (tensor<7x24xf32>) -> tensor<7x23xf32>
            %732 = stablehlo.slice %684 [0:7, 2:48:2] : (tensor<7x48xf32>) -> tensor<7x23xf32>
            %733 = stablehlo.add %731, %732 : tensor<7x23xf32>
            %734 = stablehlo.slice %684 [0:7, 0:1] : (tensor<7x48xf32>) -> tensor<7x1xf32>
            %735 = stablehlo.concatenate %734, %733, dim = 1 : (tensor<7x1xf32>, tensor<7x23xf32>) -> tensor<7x24xf32>
            %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %736 = stablehlo.pad %735, %cst_313, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %737 = stablehlo.pad %730, %cst_314, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %738 = stablehlo.add %736, %737 : tensor<7x48xf32>
            %739 = stablehlo.slice %676 [0:7, 2:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %740 = stablehlo.add %738, %739 : tensor<7x48xf32>
            %741 = stablehlo.slice %676 [0:7, 0:1] : (tensor<7x97xf32>) -> tensor<7x1xf32>
            %742 = stablehlo.concatenate %741, %740, dim = 1 : (tensor<7x1xf32>, tensor<7x48xf32>) -> tensor<7x49xf32>
            %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %743 = stablehlo.pad %742, %cst_315, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x49xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %744 = stablehlo.pad %738, %cst_316, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x48xf32>, tensor<f32>) -> tensor<7x97xf32>
            %745 = stablehlo.add %743, %744 : tensor<7x97xf32>
            %746 = stablehlo.broadcast_in_dim %681, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %747 = stablehlo.broadcast_in_dim %746, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %748 = stablehlo.compare GE, %745, %747, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %749 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_317 = stablehlo.constant dense<0> : tensor<i32>
            %750 = stablehlo.broadcast_in_dim %c_317, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %751 = stablehlo.compare LT, %749, %750, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_318 = stablehlo.constant dense<2147483647> : tensor<i32>
            %752 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %753 = stablehlo.xor %749, %752 : tensor<7x97xi32>
            %754 = func.call @_where_19(%751, %753, %749) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %755 = func.call @argmax(%748) : (tensor<7x97xi1>) -> tensor<7xi32>
            %756 = stablehlo.broadcast_in_dim %755, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %757 = func.call @take_along_axis_20(%754, %756) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %758 = stablehlo.reshape %757 : (tensor<7x1xi32>) -> tensor<7xi32>
            %cst_319 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %759 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %760 = stablehlo.compare GE, %518, %759, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
            %c_320 = stablehlo.constant dense<false> : tensor<i1>
            %761 = stablehlo.reduce(%748 init: %c_320) applies stablehlo.or across dimensions = [1] : (tensor<7x97xi1>, tensor<i1>) -> tensor<7xi1>
            %c_321 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %762 = stablehlo.broadcast_in_dim %c_321, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %763 = stablehlo.not %760 : tensor<7xi1>
            %764 = stablehlo.not %761 : tensor<7xi1>
            %765 = stablehlo.and %763, %764 : tensor<7xi1>
            %c_322 = stablehlo.constant dense<false> : tensor<i1>
            %766 = stablehlo.reduce(%765 init: %c_322) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %767 = stablehlo.convert %766 : (tensor<i1>) -> tensor<i32>
            %768 = "stablehlo.case"(%767) ({
              stablehlo.return %762 : tensor<7xi32>
            }, {
              %c_323 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %780 = stablehlo.broadcast_in_dim %c_323, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_324 = stablehlo.constant dense<2147483647> : tensor<i32>
              %781 = stablehlo.broadcast_in_dim %c_324, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_325 = stablehlo.constant dense<0> : tensor<i32>
              %c_326 = stablehlo.constant dense<0> : tensor<i32>
              %782:7 = stablehlo.while(%iterArg_327 = %628, %iterArg_328 = %665, %iterArg_329 = %681, %iterArg_330 = %c_326, %iterArg_331 = %c_325, %iterArg_332 = %780, %iterArg_333 = %781) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_334 = stablehlo.constant dense<32> : tensor<i32>
                %783 = stablehlo.compare LT, %iterArg_330, %c_334, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %783 : tensor<i1>
              } do {
                %783:3 = func.call @closed_call(%iterArg_327, %iterArg_328, %iterArg_329, %iterArg_331, %iterArg_332, %iterArg_333) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_334 = stablehlo.constant dense<1> : tensor<i32>
                %784 = stablehlo.add %iterArg_330, %c_334 : tensor<i32>
                stablehlo.return %iterArg_327, %iterArg_328, %iterArg_329, %784, %783#0, %783#1, %783#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %782#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %769 = func.call @_where_24(%761, %758, %768) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %770 = func.call @_where_24(%760, %762, %769) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %771 = stablehlo.maximum %660, %770 : tensor<7xi32>
            %772 = stablehlo.broadcast_in_dim %771, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %773 = stablehlo.broadcast_in_dim %772, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %774 = stablehlo.compare GE, %628, %773, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %775 = stablehlo.exponential %557 : tensor<7x97xf32>
            %776 = stablehlo.broadcast_in_dim %520, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %777 = stablehlo.broadcast_in_dim %776, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %778 = stablehlo.compare GE, %775, %777, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %779 = stablehlo.and %774, %778 : tensor<7x97xi1>
            stablehlo.return %779 : tensor<7x97xi1>
          }) : (tensor<i32>) -> tensor<7x97xi1>
          %569 = stablehlo.convert %399 : (tensor<7xi32>) -> tensor<7xui32>
          %570 = func.call @_threefry_fold_in(%523, %569) : (tensor<7x2xui32>, tensor<7xui32>) -> tensor<7x2xui32>
          %571 = stablehlo.slice %570 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
          %572 = stablehlo.reshape %571 : (tensor<7x1xui32>) -> tensor<7xui32>
          %573 = stablehlo.slice %570 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
          %574 = stablehlo.reshape %573 : (tensor<7x1xui32>) -> tensor<7xui32>
          %575 = stablehlo.iota dim = 0 : tensor<97xui64>
          %c_270 = stablehlo.constant dense<1> : tensor<ui64>
          %576 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %577 = stablehlo.multiply %576, %575 : tensor<97xui64>
          %c_271 = stablehlo.constant dense<32> : tensor<ui64>
          %578 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %579 = stablehlo.shift_right_logical %577, %578 : tensor<97xui64>
          %580 = stablehlo.convert %577 : (tensor<97xui64>) -> tensor<97xui32>
          %581 = stablehlo.convert %579 : (tensor<97xui64>) -> tensor<97xui32>
          %582 = stablehlo.broadcast_in_dim %581, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %583 = stablehlo.broadcast_in_dim %580, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %584 = stablehlo.broadcast_in_dim %572, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
          %585 = stablehlo.broadcast_in_dim %574, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
          %586:2 = func.call @threefry2x32_26(%584, %585, %582, %583) : (tensor<7x1xui32>, tensor<7x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<7x97xui32>, tensor<7x97xui32>)
          %587 = stablehlo.xor %586#0, %586#1 : tensor<7x97xui32>
          %c_272 = stablehlo.constant dense<9> : tensor<ui32>
          %588 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
          %589 = stablehlo.shift_right_logical %587, %588 : tensor<7x97xui32>
          %590 = stablehlo.convert %589 : (tensor<7x97xui32>) -> tensor<7x97xf32>
          %cst_273 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %591 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %592 = stablehlo.add %590, %591 : tensor<7x97xf32>
          %cst_274 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %593 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %594 = stablehlo.multiply %592, %593 : tensor<7x97xf32>
          %595 = stablehlo.log %594 : tensor<7x97xf32>
          %596 = stablehlo.negate %595 : tensor<7x97xf32>
          %597 = stablehlo.log %596 : tensor<7x97xf32>
          %598 = stablehlo.negate %597 : tensor<7x97xf32>
          %599 = stablehlo.add %557, %598 : tensor<7x97xf32>
          %cst_275 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %600 = func.call @_where_15(%568, %599, %cst_275) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %cst_276 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %601 = func.call @_pad(%600, %cst_276) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
          %602 = stablehlo.reshape %601 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
          %cst_277 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %603 = stablehlo.reduce(%602 init: %cst_277) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
          %cst_278 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %604 = stablehlo.reduce(%603 init: %cst_278) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
          %605 = stablehlo.broadcast_in_dim %604, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %606 = stablehlo.compare EQ, %603, %605, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
          %607 = stablehlo.iota dim = 1 : tensor<7x1xi32>
          %c_279 = stablehlo.constant dense<1> : tensor<i32>
          %608 = func.call @_where_16(%606, %607, %c_279) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
          %c_280 = stablehlo.constant dense<2147483647> : tensor<i32>
          %609 = stablehlo.reduce(%608 init: %c_280) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
          %610 = stablehlo.broadcast_in_dim %609, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
          %611 = func.call @take_along_axis(%602, %610) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
          %612 = stablehlo.reshape %611 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
          %613 = stablehlo.broadcast_in_dim %605, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
          %614 = stablehlo.compare EQ, %612, %613, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
          %615 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_281 = stablehlo.constant dense<128> : tensor<i32>
          %616 = func.call @_where_12(%614, %615, %c_281) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
          %c_282 = stablehlo.constant dense<2147483647> : tensor<i32>
          %617 = stablehlo.reduce(%616 init: %c_282) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
          %c_283 = stablehlo.constant dense<128> : tensor<i32>
          %618 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %619 = stablehlo.multiply %609, %618 : tensor<7xi32>
          %620 = stablehlo.add %619, %617 : tensor<7xi32>
          %c_284 = stablehlo.constant dense<97> : tensor<i32>
          %621 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %622 = stablehlo.minimum %620, %621 : tensor<7xi32>
          stablehlo.return %622 : tensor<7xi32>
        }) : (tensor<i32>) -> tensor<7xi32>
        %490 = func.call @_where_24(%486, %489, %484) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
        %491:3 = stablehlo.custom_call @xlabatch_summarize_logits(%239, %244) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %492 = stablehlo.compare GE, %399, %341, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_240 = stablehlo.constant dense<2> : tensor<i32>
        %c_241 = stablehlo.constant dense<0> : tensor<i32>
        %493 = func.call @_where_28(%492, %c_240, %c_241) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %494 = stablehlo.broadcast_in_dim %490, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %496 = stablehlo.compare EQ, %495, %334, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_242 = stablehlo.constant dense<false> : tensor<i1>
        %497 = stablehlo.reduce(%496 init: %c_242) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_243 = stablehlo.constant dense<1> : tensor<i32>
        %498 = func.call @_where_29(%497, %c_243, %493) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_244 = stablehlo.constant dense<3> : tensor<i32>
        %499 = func.call @_where_30(%491#2, %498, %c_244) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %500 = stablehlo.convert %499 : tensor<7xi32>
        %c_245 = stablehlo.constant dense<3> : tensor<i32>
        %501 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %502 = stablehlo.compare NE, %500, %501, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %503 = stablehlo.and %462, %502 : tensor<7xi1>
        %c_246 = stablehlo.constant dense<4> : tensor<i32>
        %504 = func.call @_where_31(%503, %c_246, %500) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %505 = stablehlo.broadcast_in_dim %490, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %506 = stablehlo.broadcast_in_dim %504, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %507 = stablehlo.broadcast_in_dim %491#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %508 = stablehlo.concatenate %505, %506, %507, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %509 = stablehlo.broadcast_in_dim %244, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %510 = func.call @_where_32(%509, %508, %iterArg_146) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %510 : tensor<3x7xi32>
      }, {
        %c_163 = stablehlo.constant dense<0> : tensor<i32>
        %251 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %252 = stablehlo.compare LT, %231, %251, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_164 = stablehlo.constant dense<3> : tensor<i32>
        %253 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %254 = stablehlo.add %231, %253 : tensor<7xi32>
        %255 = stablehlo.select %252, %254, %231 : tensor<7xi1>, tensor<7xi32>
        %256 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %257 = "stablehlo.gather"(%iterArg_120, %256) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_165 = stablehlo.constant dense<0> : tensor<i32>
        %258 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %259 = stablehlo.compare LT, %231, %258, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_166 = stablehlo.constant dense<3> : tensor<i32>
        %260 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %261 = stablehlo.add %231, %260 : tensor<7xi32>
        %262 = stablehlo.select %259, %261, %231 : tensor<7xi1>, tensor<7xi32>
        %263 = stablehlo.broadcast_in_dim %262, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %264 = "stablehlo.gather"(%iterArg_121, %263) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_167 = stablehlo.constant dense<0> : tensor<i32>
        %265 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %266 = stablehlo.compare LT, %231, %265, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_168 = stablehlo.constant dense<3> : tensor<i32>
        %267 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %268 = stablehlo.add %231, %267 : tensor<7xi32>
        %269 = stablehlo.select %266, %268, %231 : tensor<7xi1>, tensor<7xi32>
        %270 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %271 = "stablehlo.gather"(%iterArg_122, %270) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_169 = stablehlo.constant dense<0> : tensor<i32>
        %272 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %273 = stablehlo.compare LT, %231, %272, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_170 = stablehlo.constant dense<3> : tensor<i32>
        %274 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %275 = stablehlo.add %231, %274 : tensor<7xi32>
        %276 = stablehlo.select %273, %275, %231 : tensor<7xi1>, tensor<7xi32>
        %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %278 = "stablehlo.gather"(%iterArg_123, %277) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_171 = stablehlo.constant dense<0> : tensor<i32>
        %279 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %280 = stablehlo.compare LT, %231, %279, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_172 = stablehlo.constant dense<3> : tensor<i32>
        %281 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %282 = stablehlo.add %231, %281 : tensor<7xi32>
        %283 = stablehlo.select %280, %282, %231 : tensor<7xi1>, tensor<7xi32>
        %284 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %285 = "stablehlo.gather"(%iterArg_122, %284) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_173 = stablehlo.constant dense<0> : tensor<i32>
        %286 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %287 = stablehlo.compare LT, %231, %286, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_174 = stablehlo.constant dense<3> : tensor<i32>
        %288 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %289 = stablehlo.add %231, %288 : tensor<7xi32>
        %290 = stablehlo.select %287, %289, %231 : tensor<7xi1>, tensor<7xi32>
        %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %292 = "stablehlo.gather"(%iterArg_124, %291) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_175 = stablehlo.constant dense<0> : tensor<i32>
        %293 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %294 = stablehlo.compare LT, %231, %293, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_176 = stablehlo.constant dense<3> : tensor<i32>
        %295 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %296 = stablehlo.add %231, %295 : tensor<7xi32>
        %297 = stablehlo.select %294, %296, %231 : tensor<7xi1>, tensor<7xi32>
        %298 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %299 = "stablehlo.gather"(%iterArg_125, %298) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_177 = stablehlo.constant dense<0> : tensor<i32>
        %300 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %301 = stablehlo.compare LT, %231, %300, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_178 = stablehlo.constant dense<3> : tensor<i32>
        %302 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %303 = stablehlo.add %231, %302 : tensor<7xi32>
        %304 = stablehlo.select %301, %303, %231 : tensor<7xi1>, tensor<7xi32>
        %305 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %306 = "stablehlo.gather"(%iterArg_126, %305) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_179 = stablehlo.constant dense<0> : tensor<i32>
        %307 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %308 = stablehlo.compare LT, %231, %307, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_180 = stablehlo.constant dense<3> : tensor<i32>
        %309 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %310 = stablehlo.add %231, %309 : tensor<7xi32>
        %311 = stablehlo.select %308, %310, %231 : tensor<7xi1>, tensor<7xi32>
        %312 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %313 = "stablehlo.gather"(%iterArg_127, %312) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_181 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %315 = stablehlo.compare LT, %231, %314, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %316 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %317 = stablehlo.add %231, %316 : tensor<7xi32>
        %318 = stablehlo.select %315, %317, %231 : tensor<7xi1>, tensor<7xi32>
        %319 = stablehlo.broadcast_in_dim %318, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %320 = "stablehlo.gather"(%iterArg_128, %319) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_183 = stablehlo.constant dense<0> : tensor<i32>
        %321 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %322 = stablehlo.compare LT, %231, %321, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_184 = stablehlo.constant dense<3> : tensor<i32>
        %323 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %324 = stablehlo.add %231, %323 : tensor<7xi32>
        %325 = stablehlo.select %322, %324, %231 : tensor<7xi1>, tensor<7xi32>
        %326 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %327 = "stablehlo.gather"(%iterArg_129, %326) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_185 = stablehlo.constant dense<0> : tensor<i32>
        %328 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %329 = stablehlo.compare LT, %231, %328, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_186 = stablehlo.constant dense<3> : tensor<i32>
        %330 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %331 = stablehlo.add %231, %330 : tensor<7xi32>
        %332 = stablehlo.select %329, %331, %231 : tensor<7xi1>, tensor<7xi32>
        %333 = stablehlo.broadcast_in_dim %332, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %334 = "stablehlo.gather"(%iterArg_130, %333) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %335 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %336 = stablehlo.compare LT, %231, %335, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_188 = stablehlo.constant dense<3> : tensor<i32>
        %337 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %338 = stablehlo.add %231, %337 : tensor<7xi32>
        %339 = stablehlo.select %336, %338, %231 : tensor<7xi1>, tensor<7xi32>
        %340 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %341 = "stablehlo.gather"(%iterArg_131, %340) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %342 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %343 = stablehlo.compare LT, %231, %342, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_190 = stablehlo.constant dense<3> : tensor<i32>
        %344 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %345 = stablehlo.add %231, %344 : tensor<7xi32>
        %346 = stablehlo.select %343, %345, %231 : tensor<7xi1>, tensor<7xi32>
        %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %348 = "stablehlo.gather"(%iterArg_132, %347) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %349 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %350 = stablehlo.compare LT, %231, %349, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_192 = stablehlo.constant dense<3> : tensor<i32>
        %351 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %352 = stablehlo.add %231, %351 : tensor<7xi32>
        %353 = stablehlo.select %350, %352, %231 : tensor<7xi1>, tensor<7xi32>
        %354 = stablehlo.broadcast_in_dim %353, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %355 = "stablehlo.gather"(%iterArg_133, %354) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %356 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %357 = stablehlo.compare LT, %231, %356, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_194 = stablehlo.constant dense<3> : tensor<i32>
        %358 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %359 = stablehlo.add %231, %358 : tensor<7xi32>
        %360 = stablehlo.select %357, %359, %231 : tensor<7xi1>, tensor<7xi32>
        %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %362 = "stablehlo.gather"(%iterArg_134, %361) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %363 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %364 = stablehlo.compare LT, %231, %363, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_196 = stablehlo.constant dense<3> : tensor<i32>
        %365 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %366 = stablehlo.add %231, %365 : tensor<7xi32>
        %367 = stablehlo.select %364, %366, %231 : tensor<7xi1>, tensor<7xi32>
        %368 = stablehlo.broadcast_in_dim %367, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %369 = "stablehlo.gather"(%iterArg_135, %368) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %370 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %371 = stablehlo.compare LT, %231, %370, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_198 = stablehlo.constant dense<3> : tensor<i32>
        %372 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %373 = stablehlo.add %231, %372 : tensor<7xi32>
        %374 = stablehlo.select %371, %373, %231 : tensor<7xi1>, tensor<7xi32>
        %375 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %376 = "stablehlo.gather"(%iterArg_136, %375) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_199 = stablehlo.constant dense<0> : tensor<i32>
        %377 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %378 = stablehlo.compare LT, %231, %377, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_200 = stablehlo.constant dense<3> : tensor<i32>
        %379 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %380 = stablehlo.add %231, %379 : tensor<7xi32>
        %381 = stablehlo.select %378, %380, %231 : tensor<7xi1>, tensor<7xi32>
        %382 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %383 = "stablehlo.gather"(%iterArg_137, %382) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %384 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %385 = stablehlo.compare LT, %231, %384, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %386 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %387 = stablehlo.add %231, %386 : tensor<7xi32>
        %388 = stablehlo.select %385, %387, %231 : tensor<7xi1>, tensor<7xi32>
        %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %390 = "stablehlo.gather"(%iterArg_138, %389) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %391 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %392 = stablehlo.compare LT, %231, %391, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_204 = stablehlo.constant dense<3> : tensor<i32>
        %393 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %394 = stablehlo.add %231, %393 : tensor<7xi32>
        %395 = stablehlo.select %392, %394, %231 : tensor<7xi1>, tensor<7xi32>
        %396 = stablehlo.broadcast_in_dim %395, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %397 = "stablehlo.gather"(%iterArg_139, %396) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_205 = stablehlo.constant dense<1> : tensor<i32>
        %398 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %399 = stablehlo.add %235, %398 : tensor<7xi32>
        %400:3 = stablehlo.custom_call @xlabatch_summarize_logits(%239, %244) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %c_206 = stablehlo.constant dense<false> : tensor<i1>
        %401 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i1>) -> tensor<7xi1>
        %402 = stablehlo.compare GE, %399, %341, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_207 = stablehlo.constant dense<2> : tensor<i32>
        %c_208 = stablehlo.constant dense<0> : tensor<i32>
        %403 = func.call @_where_28(%402, %c_207, %c_208) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %404 = stablehlo.broadcast_in_dim %400#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %405 = stablehlo.broadcast_in_dim %404, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %406 = stablehlo.compare EQ, %405, %334, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_209 = stablehlo.constant dense<false> : tensor<i1>
        %407 = stablehlo.reduce(%406 init: %c_209) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_210 = stablehlo.constant dense<1> : tensor<i32>
        %408 = func.call @_where_29(%407, %c_210, %403) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_211 = stablehlo.constant dense<3> : tensor<i32>
        %409 = func.call @_where_30(%400#2, %408, %c_211) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %410 = stablehlo.convert %409 : tensor<7xi32>
        %c_212 = stablehlo.constant dense<3> : tensor<i32>
        %411 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %412 = stablehlo.compare NE, %410, %411, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %413 = stablehlo.and %401, %412 : tensor<7xi1>
        %c_213 = stablehlo.constant dense<4> : tensor<i32>
        %414 = func.call @_where_31(%413, %c_213, %410) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %415 = stablehlo.broadcast_in_dim %400#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %416 = stablehlo.broadcast_in_dim %414, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %417 = stablehlo.broadcast_in_dim %400#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %418 = stablehlo.concatenate %415, %416, %417, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %419 = stablehlo.broadcast_in_dim %244, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %420 = func.call @_where_32(%419, %418, %iterArg_140) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %420 : tensor<3x7xi32>
      }) : (tensor<i32>) -> tensor<3x7xi32>
      %c_160 = stablehlo.constant dense<0> : tensor<i32>
      %247 = stablehlo.compare LT, %227, %c_160, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_161 = stablehlo.constant dense<7> : tensor<i32>
      %248 = stablehlo.add %227, %c_161 : tensor<i32>
      %249 = stablehlo.select %247, %248, %227 : tensor<i1>, tensor<i32>
      %c_162 = stablehlo.constant dense<0> : tensor<i32>
      %250 = stablehlo.dynamic_update_slice %iterArg_149, %246, %c_162, %249 : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x7xi32>
      stablehlo.return %iterArg, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %225, %iterArg_148, %250 : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    }
    %157 = call @_roll_static(%156#34) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %158 = stablehlo.slice %157 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %159 = stablehlo.reshape %158 : (tensor<1x7xi32>) -> tensor<7xi32>
    %160 = stablehlo.compare EQ, %arg31, %159, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %161 = stablehlo.slice %157 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %162 = stablehlo.reshape %161 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %164 = stablehlo.compare EQ, %162, %163, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %165 = stablehlo.and %160, %164 : tensor<7xi1>
    %166 = stablehlo.or %arg34, %165 : tensor<7xi1>
    %167 = stablehlo.iota dim = 0 : tensor<7xi32>
    %168 = stablehlo.not %166 : tensor<7xi1>
    %c_96 = stablehlo.constant dense<-1> : tensor<i32>
    %169 = call @_where(%168, %167, %c_96) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %170 = call @cummax(%169) : (tensor<7xi32>) -> tensor<7xi32>
    %c_97 = stablehlo.constant dense<-1> : tensor<i32>
    %171 = call @_where(%arg34, %167, %c_97) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %172 = call @cummax(%171) : (tensor<7xi32>) -> tensor<7xi32>
    %173 = stablehlo.compare LT, %170, %172, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %174 = stablehlo.and %173, %2 : tensor<7xi1>
    %175 = stablehlo.broadcast_in_dim %174, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %176 = call @_where_33(%175, %156#34, %c_7) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_98 = stablehlo.constant dense<1> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %178 = stablehlo.add %arg33, %177 : tensor<7xi32>
    %c_99 = stablehlo.constant dense<3> : tensor<i32>
    %179 = call @_where(%174, %arg32, %c_99) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %180 = stablehlo.slice %176 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %181 = stablehlo.reshape %180 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %183 = stablehlo.compare EQ, %181, %182, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_101 = stablehlo.constant dense<3> : tensor<i32>
    %184 = call @_where_34(%183, %c_101, %179) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_102 = stablehlo.constant dense<128> : tensor<i32>
    %185 = call @_where(%174, %178, %c_102) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %186 = stablehlo.slice %176 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %187 = stablehlo.reshape %186 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_103 = stablehlo.constant dense<128> : tensor<i32>
    %188 = call @floor_divide_1(%185, %c_103) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_104 = stablehlo.constant dense<128> : tensor<i32>
    %189 = call @remainder(%185, %c_104) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %191 = stablehlo.compare LT, %arg32, %190, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %193 = stablehlo.add %arg32, %192 : tensor<7xi32>
    %194 = stablehlo.select %191, %193, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %196 = stablehlo.compare LT, %188, %195, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_108 = stablehlo.constant dense<1> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %198 = stablehlo.add %188, %197 : tensor<7xi32>
    %199 = stablehlo.select %196, %198, %188 : tensor<7xi1>, tensor<7xi32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %201 = stablehlo.compare LT, %189, %200, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_110 = stablehlo.constant dense<128> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %203 = stablehlo.add %189, %202 : tensor<7xi32>
    %204 = stablehlo.select %201, %203, %189 : tensor<7xi1>, tensor<7xi32>
    %205 = stablehlo.broadcast_in_dim %194, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %206 = stablehlo.broadcast_in_dim %199, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %207 = stablehlo.broadcast_in_dim %204, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %208 = stablehlo.concatenate %205, %206, %207, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %209 = "stablehlo.scatter"(%151, %208, %187) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %211 = stablehlo.compare LT, %179, %210, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %213 = stablehlo.add %179, %212 : tensor<7xi32>
    %214 = stablehlo.select %211, %213, %179 : tensor<7xi1>, tensor<7xi32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %216 = "stablehlo.scatter"(%arg11, %215, %178) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %225 = stablehlo.maximum %arg38, %arg39 : tensor<i32>
      stablehlo.return %225 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %218 = stablehlo.compare LT, %184, %217, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %220 = stablehlo.add %184, %219 : tensor<7xi32>
    %221 = stablehlo.select %218, %220, %184 : tensor<7xi1>, tensor<7xi32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_115 = stablehlo.constant dense<false> : tensor<i1>
    %223 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %224 = "stablehlo.scatter"(%arg12, %222, %223) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<3xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<3xi1>
    return %93#1, %93#2, %209, %216, %224, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %176, %129 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x7xi32>, tensor<7x97xf32>
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
