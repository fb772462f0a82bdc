module @jit_decode_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<1xi32>, %arg32: tensor<i1>, %arg33: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<2x3x3xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_3 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_5 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_6 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<2x3x3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %1:43 = stablehlo.while(%iterArg = %arg15, %iterArg_8 = %arg16, %iterArg_9 = %arg17, %iterArg_10 = %arg18, %iterArg_11 = %arg19, %iterArg_12 = %arg20, %iterArg_13 = %arg21, %iterArg_14 = %arg22, %iterArg_15 = %arg23, %iterArg_16 = %arg24, %iterArg_17 = %arg25, %iterArg_18 = %arg26, %iterArg_19 = %arg27, %iterArg_20 = %arg28, %iterArg_21 = %arg29, %iterArg_22 = %arg30, %iterArg_23 = %arg31, %iterArg_24 = %arg0, %iterArg_25 = %arg1, %iterArg_26 = %arg5, %iterArg_27 = %arg2, %iterArg_28 = %arg3, %iterArg_29 = %arg6, %iterArg_30 = %arg4, %iterArg_31 = %arg7, %iterArg_32 = %arg32, %iterArg_33 = %c_0, %iterArg_34 = %c_1, %iterArg_35 = %c_2, %iterArg_36 = %c_3, %iterArg_37 = %arg33, %iterArg_38 = %c_4, %iterArg_39 = %c_5, %iterArg_40 = %c_6, %iterArg_41 = %arg8, %iterArg_42 = %arg9, %iterArg_43 = %arg10, %iterArg_44 = %arg11, %iterArg_45 = %arg12, %iterArg_46 = %arg13, %iterArg_47 = %arg14, %iterArg_48 = %c_7, %iterArg_49 = %0) : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    cond {
      %c_50 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_48, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_51 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.reduce(%iterArg_45 init: %c_51) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %3 = stablehlo.compare LT, %iterArg_23, %2, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_51 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %5 = stablehlo.add %iterArg_23, %4 : tensor<1xi32>
      %6 = stablehlo.select %3, %5, %iterArg_23 : tensor<1xi1>, tensor<1xi32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %8 = "stablehlo.gather"(%iterArg_45, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<1x1xi32>) -> tensor<1xi1>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %10 = stablehlo.compare LT, %iterArg_23, %9, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_53 = stablehlo.constant dense<3> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %12 = stablehlo.add %iterArg_23, %11 : tensor<1xi32>
      %13 = stablehlo.select %10, %12, %iterArg_23 : tensor<1xi1>, tensor<1xi32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %15 = "stablehlo.gather"(%iterArg_44, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<1x1xi32>) -> tensor<1xi32>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %16 = func.call @_where(%8, %15, %c_54) : (tensor<1xi1>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %c_55 = stablehlo.constant dense<128> : tensor<i32>
      %17 = func.call @_where(%8, %16, %c_55) : (tensor<1xi1>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_56 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %20 = stablehlo.reduce(%16 init: %c_56) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %c_57 = stablehlo.constant dense<128> : tensor<i32>
      %21 = func.call @floor_divide(%20, %c_57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %21, %c_58 : tensor<i32>
      %c_59 = stablehlo.constant dense<2147483647> : tensor<i32>
      %23 = stablehlo.reduce(%17 init: %c_59) applies stablehlo.minimum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %c_60 = stablehlo.constant dense<128> : tensor<i32>
      %24 = func.call @floor_divide_1(%16, %c_60) : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %c_61 = stablehlo.constant dense<128> : tensor<i32>
      %25 = func.call @remainder(%16, %c_61) : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %26 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %27 = stablehlo.compare LT, %iterArg_23, %26, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_63 = stablehlo.constant dense<3> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %29 = stablehlo.add %iterArg_23, %28 : tensor<1xi32>
      %30 = stablehlo.select %27, %29, %iterArg_23 : tensor<1xi1>, tensor<1xi32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %32 = stablehlo.compare LT, %24, %31, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %34 = stablehlo.add %24, %33 : tensor<1xi32>
      %35 = stablehlo.select %32, %34, %24 : tensor<1xi1>, tensor<1xi32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %37 = stablehlo.compare LT, %25, %36, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_67 = stablehlo.constant dense<128> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %39 = stablehlo.add %25, %38 : tensor<1xi32>
      %40 = stablehlo.select %37, %39, %25 : tensor<1xi1>, tensor<1xi32>
      %41 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %42 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %43 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %44 = stablehlo.concatenate %41, %42, %43, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x3xi32>
      %45 = "stablehlo.gather"(%iterArg_43, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<1x3xi32>) -> tensor<1xi32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %47 = stablehlo.reshape %18 : (tensor<1x1xi32>) -> tensor<1xi32>
      %48 = stablehlo.reshape %46 : (tensor<1x1xi32>) -> tensor<1xi32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %50 = stablehlo.custom_call @xlabatch_embed(%48, %iterArg_24, %49) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<1x36xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x36xf32>
      %52 = stablehlo.multiply %50, %51 : tensor<1x36xf32>
      %53 = stablehlo.reshape %18 : (tensor<1x1xi32>) -> tensor<1xi32>
      %54:2 = stablehlo.custom_call @xlabatch_rope_tables(%53) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<1xi32>) -> (tensor<1x5xf32>, tensor<1x5xf32>)
      %55 = stablehlo.reshape %19 : (tensor<1x1xi32>) -> tensor<1xi32>
      %c_69 = stablehlo.constant dense<128> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %57 = stablehlo.compare LT, %55, %56, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_70 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %59 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %66 = stablehlo.custom_call @xlabatch_linear(%52, %58, %iterArg_25, %59, %60, %61, %iterArg_26, %62, %63, %64, %65) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x120xf32>
      %67 = stablehlo.reshape %18 : (tensor<1x1xi32>) -> tensor<1xi32>
      %68 = stablehlo.broadcast_in_dim %iterArg_23, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %69 = stablehlo.reshape %68 : (tensor<1x1xi32>) -> tensor<1xi32>
      %70 = stablehlo.reshape %19 : (tensor<1x1xi32>) -> tensor<1xi32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %75:3 = stablehlo.custom_call @xlabatch_attention(%66, %69, %67, %70, %54#0, %54#1, %71, %72, %73, %74, %iterArg_41, %iterArg_42) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<1x120xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<1x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %76 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %84 = stablehlo.custom_call @xlabatch_linear(%75#0, %76, %iterArg_27, %77, %78, %79, %80, %81, %52, %82, %83) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<1x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x36xf32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %85 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %86 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %93 = stablehlo.custom_call @xlabatch_linear(%84, %85, %iterArg_28, %86, %87, %88, %iterArg_29, %89, %90, %91, %92) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x56xf32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %94 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %95 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %102 = stablehlo.custom_call @xlabatch_linear(%93, %94, %iterArg_30, %95, %96, %97, %98, %99, %84, %100, %101) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<1x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x36xf32>
      %103 = stablehlo.reshape %19 : (tensor<1x1xi32>) -> tensor<1xi32>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %105 = stablehlo.compare LT, %103, %104, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %106 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %107 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %110 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %114 = stablehlo.custom_call @xlabatch_linear(%102, %106, %iterArg_25, %107, %108, %109, %iterArg_26, %110, %111, %112, %113) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x120xf32>
      %115 = stablehlo.reshape %18 : (tensor<1x1xi32>) -> tensor<1xi32>
      %116 = stablehlo.broadcast_in_dim %iterArg_23, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %117 = stablehlo.reshape %116 : (tensor<1x1xi32>) -> tensor<1xi32>
      %118 = stablehlo.reshape %19 : (tensor<1x1xi32>) -> tensor<1xi32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %123:3 = stablehlo.custom_call @xlabatch_attention(%114, %117, %115, %118, %54#0, %54#1, %119, %120, %121, %122, %75#1, %75#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<1x120xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<1x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
      %c_119 = stablehlo.constant dense<0> : tensor<i32>
      %124 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_120 = stablehlo.constant dense<0> : tensor<i32>
      %125 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %132 = stablehlo.custom_call @xlabatch_linear(%123#0, %124, %iterArg_27, %125, %126, %127, %128, %129, %102, %130, %131) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<1x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x36xf32>
      %c_127 = stablehlo.constant dense<0> : tensor<i32>
      %133 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_128 = stablehlo.constant dense<0> : tensor<i32>
      %134 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %141 = stablehlo.custom_call @xlabatch_linear(%132, %133, %iterArg_28, %134, %135, %136, %iterArg_29, %137, %138, %139, %140) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x56xf32>
      %c_135 = stablehlo.constant dense<0> : tensor<i32>
      %142 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_136 = stablehlo.constant dense<0> : tensor<i32>
      %143 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %150 = stablehlo.custom_call @xlabatch_linear(%141, %142, %iterArg_30, %143, %144, %145, %146, %147, %132, %148, %149) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<1x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x36xf32>
      %151 = stablehlo.transpose %150, dims = [1, 0] : (tensor<1x36xf32>) -> tensor<36x1xf32>
      %152 = stablehlo.transpose %151, dims = [1, 0] : (tensor<36x1xf32>) -> tensor<1x36xf32>
      %c_143 = stablehlo.constant dense<0> : tensor<i32>
      %153 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %154 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %161 = stablehlo.custom_call @xlabatch_linear(%152, %153, %iterArg_24, %154, %155, %156, %iterArg_31, %157, %158, %159, %160) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x97xf32>
      %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
      %163 = stablehlo.multiply %161, %162 : tensor<1x97xf32>
      %c_152 = stablehlo.constant dense<3> : tensor<i32>
      %164 = func.call @_where(%8, %iterArg_23, %c_152) : (tensor<1xi1>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %165 = stablehlo.convert %iterArg_45 : (tensor<3xi1>) -> tensor<3xi32>
      %166 = stablehlo.add %iterArg_44, %165 : tensor<3xi32>
      %167 = stablehlo.or %iterArg_46, %iterArg_45 : tensor<3xi1>
      %168 = stablehlo.custom_call @xlabatch_write_logits(%163, %164, %iterArg_47) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x97xf32>, tensor<1xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %169 = stablehlo.broadcast_in_dim %iterArg_32, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %170 = stablehlo.and %167, %169 : tensor<3xi1>
      %171:3 = stablehlo.custom_call @xlabatch_summarize_logits(%168, %170) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %c_153 = stablehlo.constant dense<false> : tensor<i1>
      %172 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %173 = stablehlo.compare GE, %166, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_154 = stablehlo.constant dense<2> : tensor<i32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %174 = func.call @_where_3(%173, %c_154, %c_155) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %175 = stablehlo.broadcast_in_dim %171#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %177 = stablehlo.compare EQ, %176, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_156 = stablehlo.constant dense<false> : tensor<i1>
      %178 = stablehlo.reduce(%177 init: %c_156) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_157 = stablehlo.constant dense<1> : tensor<i32>
      %179 = func.call @_where_4(%178, %c_157, %174) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_158 = stablehlo.constant dense<3> : tensor<i32>
      %180 = func.call @_where_5(%171#2, %179, %c_158) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %181 = stablehlo.convert %180 : tensor<3xi32>
      %c_159 = stablehlo.constant dense<3> : tensor<i32>
      %182 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %183 = stablehlo.compare NE, %181, %182, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %184 = stablehlo.and %172, %183 : tensor<3xi1>
      %c_160 = stablehlo.constant dense<4> : tensor<i32>
      %185 = func.call @_where_6(%184, %c_160, %181) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %186 = stablehlo.broadcast_in_dim %171#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %187 = stablehlo.broadcast_in_dim %185, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %188 = stablehlo.broadcast_in_dim %171#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %189 = stablehlo.concatenate %186, %187, %188, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %190 = stablehlo.broadcast_in_dim %170, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %191 = func.call @_where_7(%190, %189, %iterArg_33) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %192 = stablehlo.slice %191 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %193 = stablehlo.reshape %192 : (tensor<1x3xi32>) -> tensor<3xi32>
      %194 = stablehlo.slice %191 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %195 = stablehlo.reshape %194 : (tensor<1x3xi32>) -> tensor<3xi32>
      %196 = stablehlo.slice %191 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %197 = stablehlo.reshape %196 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_161 = stablehlo.constant dense<-1> : tensor<i32>
      %198 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %199 = stablehlo.compare NE, %193, %198, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %200 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_162 = stablehlo.constant dense<128> : tensor<i32>
      %201 = func.call @floor_divide_8(%166, %c_162) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_163 = stablehlo.constant dense<1> : tensor<i32>
      %202 = func.call @_where_10(%199, %201, %c_163) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_164 = stablehlo.constant dense<128> : tensor<i32>
      %203 = func.call @remainder_11(%166, %c_164) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_165 = stablehlo.constant dense<0> : tensor<i32>
      %204 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %205 = stablehlo.compare LT, %200, %204, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_166 = stablehlo.constant dense<3> : tensor<i32>
      %206 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %207 = stablehlo.add %200, %206 : tensor<3xi32>
      %208 = stablehlo.select %205, %207, %200 : tensor<3xi1>, tensor<3xi32>
      %c_167 = stablehlo.constant dense<0> : tensor<i32>
      %209 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %210 = stablehlo.compare LT, %202, %209, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_168 = stablehlo.constant dense<1> : tensor<i32>
      %211 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %212 = stablehlo.add %202, %211 : tensor<3xi32>
      %213 = stablehlo.select %210, %212, %202 : tensor<3xi1>, tensor<3xi32>
      %c_169 = stablehlo.constant dense<0> : tensor<i32>
      %214 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %215 = stablehlo.compare LT, %203, %214, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_170 = stablehlo.constant dense<128> : tensor<i32>
      %216 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %217 = stablehlo.add %203, %216 : tensor<3xi32>
      %218 = stablehlo.select %215, %217, %203 : tensor<3xi1>, tensor<3xi32>
      %219 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %220 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %221 = stablehlo.broadcast_in_dim %218, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %222 = stablehlo.concatenate %219, %220, %221, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %223 = "stablehlo.scatter"(%iterArg_43, %222, %193) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_171 = stablehlo.constant dense<0> : tensor<i32>
      %224 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %225 = stablehlo.compare EQ, %195, %224, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %226 = func.call @_where_12(%199, %225, %iterArg_45) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %227 = stablehlo.not %199 : tensor<3xi1>
      %228 = stablehlo.and %167, %227 : tensor<3xi1>
      %229 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %230 = stablehlo.convert %iterArg_32 : (tensor<i1>) -> tensor<i32>
      %231 = "stablehlo.case"(%230) ({
        %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %276 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %277 = func.call @_where_13(%228, %iterArg_8, %276) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %279 = func.call @_where_14(%228, %iterArg_9, %278) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %280 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %281 = func.call @_where_13(%228, %iterArg_10, %280) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %282 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %283 = func.call @_where_13(%228, %iterArg_11, %282) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %284 = stablehlo.reshape %228 : (tensor<3xi1>) -> tensor<3x1xi1>
        %285 = stablehlo.broadcast_in_dim %iterArg_35, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %286 = func.call @_where_15(%284, %iterArg_12, %285) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %287 = stablehlo.reshape %228 : (tensor<3xi1>) -> tensor<3x1xi1>
        %288 = stablehlo.broadcast_in_dim %iterArg_36, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %289 = func.call @_where_16(%287, %iterArg_13, %288) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %290 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %291 = func.call @_where_14(%228, %iterArg_14, %290) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %293 = func.call @_where_14(%228, %iterArg_15, %292) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %295 = func.call @_where_14(%228, %iterArg_16, %294) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %296 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %297 = func.call @_where_13(%228, %iterArg_17, %296) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_194 = stablehlo.constant dense<2147483647> : tensor<i32>
        %298 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %299 = func.call @_where_14(%228, %iterArg_18, %298) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %300 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %301 = func.call @_where_13(%228, %iterArg_19, %300) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %302 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %303 = func.call @_where_13(%228, %iterArg_20, %302) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_197 = stablehlo.constant dense<false> : tensor<i1>
        %304 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %305 = func.call @_where_17(%228, %iterArg_21, %304) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_198 = stablehlo.constant dense<false> : tensor<i1>
        %306 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %307 = func.call @_where_17(%228, %iterArg_22, %306) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_199 = stablehlo.constant dense<false> : tensor<i1>
        %308 = stablehlo.reduce(%305 init: %c_199) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %309 = stablehlo.convert %308 : (tensor<i1>) -> tensor<i32>
        %310 = "stablehlo.case"(%309) ({
          stablehlo.return %168 : tensor<3x97xf32>
        }, {
          %380 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %381 = stablehlo.add %168, %iterArg : tensor<3x97xf32>
          %382 = func.call @_where_18(%380, %381, %168) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %382 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %311 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %312 = stablehlo.compare NE, %297, %311, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %313 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %314 = stablehlo.compare NE, %301, %313, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %315 = stablehlo.or %312, %314 : tensor<3xi1>
        %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %316 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %317 = stablehlo.compare NE, %303, %316, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %318 = stablehlo.or %315, %317 : tensor<3xi1>
        %c_203 = stablehlo.constant dense<false> : tensor<i1>
        %319 = stablehlo.reduce(%318 init: %c_203) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %320 = stablehlo.convert %319 : (tensor<i1>) -> tensor<i32>
        %321 = "stablehlo.case"(%320) ({
          stablehlo.return %310 : tensor<3x97xf32>
        }, {
          %380 = stablehlo.broadcast_in_dim %318, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %381 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %382 = stablehlo.compare NE, %297, %381, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %383 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %384 = stablehlo.compare NE, %301, %383, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %385 = stablehlo.or %382, %384 : tensor<3xi1>
          %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %386 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %387 = stablehlo.compare NE, %303, %386, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %388 = stablehlo.or %385, %387 : tensor<3xi1>
          %c_228 = stablehlo.constant dense<0> : tensor<i32>
          %389 = func.call @_where_10(%388, %166, %c_228) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
          %390 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %391 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_229 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %392 = stablehlo.reduce(%389 init: %c_229) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_230 = stablehlo.constant dense<1> : tensor<i32>
          %393 = stablehlo.subtract %392, %c_230 : tensor<i32>
          %c_231 = stablehlo.constant dense<128> : tensor<i32>
          %394 = func.call @floor_divide(%393, %c_231) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_232 = stablehlo.constant dense<1> : tensor<i32>
          %395 = stablehlo.add %394, %c_232 : tensor<i32>
          %c_233 = stablehlo.constant dense<0> : tensor<i32>
          %396 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_234 = stablehlo.constant dense<0> : tensor<i32>
          %397:8 = stablehlo.while(%iterArg_246 = %391, %iterArg_247 = %293, %iterArg_248 = %389, %iterArg_249 = %223, %iterArg_250 = %390, %iterArg_251 = %c_234, %iterArg_252 = %395, %iterArg_253 = %396) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %442 = stablehlo.compare LT, %iterArg_251, %iterArg_252, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %442 : tensor<i1>
          } do {
            %c_254 = stablehlo.constant dense<1> : tensor<i32>
            %442 = stablehlo.add %iterArg_251, %c_254 : tensor<i32>
            %c_255 = stablehlo.constant dense<128> : tensor<i32>
            %443 = stablehlo.multiply %iterArg_251, %c_255 : tensor<i32>
            %444 = stablehlo.convert %443 : tensor<i32>
            %445 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %446 = stablehlo.add %445, %iterArg_246 : tensor<3x128xi32>
            %447 = stablehlo.broadcast_in_dim %iterArg_247, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %449 = stablehlo.compare GE, %446, %448, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_256 = stablehlo.constant dense<128> : tensor<i32>
            %450 = stablehlo.multiply %iterArg_251, %c_256 : tensor<i32>
            %451 = stablehlo.convert %450 : tensor<i32>
            %452 = stablehlo.broadcast_in_dim %451, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %453 = stablehlo.add %452, %iterArg_246 : tensor<3x128xi32>
            %454 = stablehlo.broadcast_in_dim %iterArg_248, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %456 = stablehlo.compare LT, %453, %455, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %457 = stablehlo.and %449, %456 : tensor<3x128xi1>
            %458 = func.call @dynamic_index_in_dim(%iterArg_249, %iterArg_251) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_257 = stablehlo.constant dense<97> : tensor<i32>
            %459 = func.call @_where_19(%457, %458, %c_257) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_258 = stablehlo.constant dense<0> : tensor<i32>
            %460 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %461 = stablehlo.compare LT, %iterArg_250, %460, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_259 = stablehlo.constant dense<3> : tensor<i32>
            %462 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %463 = stablehlo.add %iterArg_250, %462 : tensor<3x128xi32>
            %464 = stablehlo.select %461, %463, %iterArg_250 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_260 = stablehlo.constant dense<0> : tensor<i32>
            %465 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %466 = stablehlo.compare LT, %459, %465, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_261 = stablehlo.constant dense<97> : tensor<i32>
            %467 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %468 = stablehlo.add %459, %467 : tensor<3x128xi32>
            %469 = stablehlo.select %466, %468, %459 : tensor<3x128xi1>, tensor<3x128xi32>
            %470 = stablehlo.broadcast_in_dim %464, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %471 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %472 = stablehlo.concatenate %470, %471, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_262 = stablehlo.constant dense<1> : tensor<i32>
            %473 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %474 = "stablehlo.scatter"(%iterArg_253, %472, %473) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %475 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %475 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %442, %iterArg_252, %474 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %398 = stablehlo.minimum %299, %389 : tensor<3xi32>
          %399 = stablehlo.subtract %389, %398 : tensor<3xi32>
          %400 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %401 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_235 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %402 = stablehlo.reduce(%389 init: %c_235) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_236 = stablehlo.constant dense<1> : tensor<i32>
          %403 = stablehlo.subtract %402, %c_236 : tensor<i32>
          %c_237 = stablehlo.constant dense<128> : tensor<i32>
          %404 = func.call @floor_divide(%403, %c_237) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_238 = stablehlo.constant dense<1> : tensor<i32>
          %405 = stablehlo.add %404, %c_238 : tensor<i32>
          %c_239 = stablehlo.constant dense<0> : tensor<i32>
          %406 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_240 = stablehlo.constant dense<0> : tensor<i32>
          %407:8 = stablehlo.while(%iterArg_246 = %401, %iterArg_247 = %399, %iterArg_248 = %389, %iterArg_249 = %223, %iterArg_250 = %400, %iterArg_251 = %c_240, %iterArg_252 = %405, %iterArg_253 = %406) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %442 = stablehlo.compare LT, %iterArg_251, %iterArg_252, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %442 : tensor<i1>
          } do {
            %c_254 = stablehlo.constant dense<1> : tensor<i32>
            %442 = stablehlo.add %iterArg_251, %c_254 : tensor<i32>
            %c_255 = stablehlo.constant dense<128> : tensor<i32>
            %443 = stablehlo.multiply %iterArg_251, %c_255 : tensor<i32>
            %444 = stablehlo.convert %443 : tensor<i32>
            %445 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %446 = stablehlo.add %445, %iterArg_246 : tensor<3x128xi32>
            %447 = stablehlo.broadcast_in_dim %iterArg_247, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %449 = stablehlo.compare GE, %446, %448, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_256 = stablehlo.constant dense<128> : tensor<i32>
            %450 = stablehlo.multiply %iterArg_251, %c_256 : tensor<i32>
            %451 = stablehlo.convert %450 : tensor<i32>
            %452 = stablehlo.broadcast_in_dim %451, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %453 = stablehlo.add %452, %iterArg_246 : tensor<3x128xi32>
            %454 = stablehlo.broadcast_in_dim %iterArg_248, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %456 = stablehlo.compare LT, %453, %455, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %457 = stablehlo.and %449, %456 : tensor<3x128xi1>
            %458 = func.call @dynamic_index_in_dim(%iterArg_249, %iterArg_251) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_257 = stablehlo.constant dense<97> : tensor<i32>
            %459 = func.call @_where_19(%457, %458, %c_257) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_258 = stablehlo.constant dense<0> : tensor<i32>
            %460 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %461 = stablehlo.compare LT, %iterArg_250, %460, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_259 = stablehlo.constant dense<3> : tensor<i32>
            %462 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %463 = stablehlo.add %iterArg_250, %462 : tensor<3x128xi32>
            %464 = stablehlo.select %461, %463, %iterArg_250 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_260 = stablehlo.constant dense<0> : tensor<i32>
            %465 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %466 = stablehlo.compare LT, %459, %465, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_261 = stablehlo.constant dense<97> : tensor<i32>
            %467 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %468 = stablehlo.add %459, %467 : tensor<3x128xi32>
            %469 = stablehlo.select %466, %468, %459 : tensor<3x128xi1>, tensor<3x128xi32>
            %470 = stablehlo.broadcast_in_dim %464, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %471 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %472 = stablehlo.concatenate %470, %471, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_262 = stablehlo.constant dense<1> : tensor<i32>
            %473 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %474 = "stablehlo.scatter"(%iterArg_253, %472, %473) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %475 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %475 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %442, %iterArg_252, %474 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_241 = stablehlo.constant dense<0> : tensor<i32>
          %408 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %409 = stablehlo.compare GT, %407#7, %408, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_242 = stablehlo.constant dense<31> : tensor<i32>
          %410 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %411 = stablehlo.shift_right_logical %293, %410 : tensor<3xi32>
          %412 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %413 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %414 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %415 = stablehlo.compare LT, %310, %414, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %416 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
          %417 = stablehlo.divide %416, %413 : tensor<3x1xf32>
          %418 = func.call @_where_20(%415, %413, %417) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
          %419 = stablehlo.multiply %310, %418 : tensor<3x97xf32>
          %420 = stablehlo.bitcast_convert %419 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %421 = stablehlo.broadcast_in_dim %412, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %422 = stablehlo.xor %420, %421 : tensor<3x97xi32>
          %423 = stablehlo.bitcast_convert %422 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %424 = func.call @_where_21(%409, %423, %310) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %425 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %426 = stablehlo.convert %397#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %427 = stablehlo.broadcast_in_dim %425, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %428 = stablehlo.multiply %427, %426 : tensor<3x97xf32>
          %429 = stablehlo.bitcast_convert %428 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %430 = stablehlo.broadcast_in_dim %412, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %431 = stablehlo.xor %429, %430 : tensor<3x97xi32>
          %432 = stablehlo.bitcast_convert %431 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %433 = stablehlo.subtract %424, %432 : tensor<3x97xf32>
          %434 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_245 = stablehlo.constant dense<0> : tensor<i32>
          %435 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %436 = stablehlo.compare GT, %397#7, %435, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %437 = stablehlo.convert %436 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %438 = stablehlo.broadcast_in_dim %434, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %439 = stablehlo.multiply %438, %437 : tensor<3x97xf32>
          %440 = stablehlo.subtract %433, %439 : tensor<3x97xf32>
          %441 = func.call @_where_18(%380, %440, %310) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %441 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %322 = stablehlo.compare LT, %166, %295, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_204 = stablehlo.constant dense<false> : tensor<i1>
        %323 = stablehlo.reduce(%322 init: %c_204) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %324 = stablehlo.convert %323 : (tensor<i1>) -> tensor<i32>
        %325 = "stablehlo.case"(%324) ({
          stablehlo.return %321 : tensor<3x97xf32>
        }, {
          %380 = stablehlo.broadcast_in_dim %322, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %381 = stablehlo.iota dim = 0 : tensor<3xi32>
          %382 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_225 = stablehlo.constant dense<0> : tensor<i32>
          %383 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %384 = stablehlo.compare LT, %289, %383, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_226 = stablehlo.constant dense<97> : tensor<i32>
          %385 = func.call @_where_22(%384, %c_226, %289) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
          %c_227 = stablehlo.constant dense<0> : tensor<i32>
          %386 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %387 = stablehlo.compare LT, %382, %386, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
          %c_228 = stablehlo.constant dense<3> : tensor<i32>
          %388 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %389 = stablehlo.add %382, %388 : tensor<3x1xi32>
          %390 = stablehlo.select %387, %389, %382 : tensor<3x1xi1>, tensor<3x1xi32>
          %c_229 = stablehlo.constant dense<0> : tensor<i32>
          %391 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %392 = stablehlo.compare LT, %385, %391, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_230 = stablehlo.constant dense<97> : tensor<i32>
          %393 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %394 = stablehlo.add %385, %393 : tensor<3x4xi32>
          %395 = stablehlo.select %392, %394, %385 : tensor<3x4xi1>, tensor<3x4xi32>
          %396 = stablehlo.broadcast_in_dim %390, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
          %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %398 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %399 = stablehlo.concatenate %397, %398, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
          %cst_231 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %400 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
          %401 = "stablehlo.scatter"(%321, %399, %400) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
            stablehlo.return %arg35 : tensor<f32>
          }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
          %402 = func.call @_where_18(%380, %401, %321) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %402 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %c_205 = stablehlo.constant dense<false> : tensor<i1>
        %326 = stablehlo.reduce(%307 init: %c_205) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %327 = stablehlo.convert %326 : (tensor<i1>) -> tensor<i32>
        %328 = "stablehlo.case"(%327) ({
          stablehlo.return %325 : tensor<3x97xf32>
        }, {
          %380 = stablehlo.broadcast_in_dim %307, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %381 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %382 = stablehlo.iota dim = 0 : tensor<32xi32>
          %383 = stablehlo.broadcast_in_dim %382, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %384 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
          %385 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
          %386 = stablehlo.shift_right_arithmetic %384, %385 : tensor<3x4x32xi32>
          %c_225 = stablehlo.constant dense<1> : tensor<i32>
          %387 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
          %388 = stablehlo.and %386, %387 : tensor<3x4x32xi32>
          %389 = stablehlo.reshape %388 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
          %390 = stablehlo.slice %389 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
          %c_226 = stablehlo.constant dense<0> : tensor<i32>
          %391 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %392 = stablehlo.compare NE, %390, %391, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %393 = stablehlo.convert %392 : tensor<3x97xi1>
          %cst_227 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %394 = func.call @_where_23(%393, %325, %cst_227) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %395 = func.call @_where_18(%380, %394, %325) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %395 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %329 = stablehlo.reduce(%328 init: %cst_206) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %330 = stablehlo.is_finite %329 : (tensor<3xf32>) -> tensor<3xi1>
        %331 = stablehlo.not %330 : tensor<3xi1>
        %cst_207 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %332 = func.call @_pad(%328, %cst_207) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
        %333 = stablehlo.reshape %332 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
        %cst_208 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %334 = stablehlo.reduce(%333 init: %cst_208) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
        %cst_209 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %335 = stablehlo.reduce(%334 init: %cst_209) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %336 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %337 = stablehlo.compare EQ, %334, %336, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
        %338 = stablehlo.iota dim = 1 : tensor<3x1xi32>
        %c_210 = stablehlo.constant dense<1> : tensor<i32>
        %339 = func.call @_where_24(%337, %338, %c_210) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_211 = stablehlo.constant dense<2147483647> : tensor<i32>
        %340 = stablehlo.reduce(%339 init: %c_211) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %342 = func.call @take_along_axis(%333, %341) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %343 = stablehlo.reshape %342 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %344 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %345 = stablehlo.compare EQ, %343, %344, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %346 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_212 = stablehlo.constant dense<128> : tensor<i32>
        %347 = func.call @_where_19(%345, %346, %c_212) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_213 = stablehlo.constant dense<2147483647> : tensor<i32>
        %348 = stablehlo.reduce(%347 init: %c_213) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
        %c_214 = stablehlo.constant dense<128> : tensor<i32>
        %349 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %350 = stablehlo.multiply %340, %349 : tensor<3xi32>
        %351 = stablehlo.add %350, %348 : tensor<3xi32>
        %c_215 = stablehlo.constant dense<97> : tensor<i32>
        %352 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %353 = stablehlo.minimum %351, %352 : tensor<3xi32>
        %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %354 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %355 = stablehlo.compare GT, %277, %354, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_217 = stablehlo.constant dense<false> : tensor<i1>
        %356 = stablehlo.reduce(%355 init: %c_217) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %357 = stablehlo.convert %356 : (tensor<i1>) -> tensor<i32>
        %358 = "stablehlo.case"(%357) ({
          stablehlo.return %353 : tensor<3xi32>
        }, {
          %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %380 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %381 = stablehlo.compare GT, %277, %380, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %382 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %383 = func.call @_where_13(%381, %277, %382) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_227 = stablehlo.constant dense<0> : tensor<i32>
          %384 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %385 = func.call @_where_14(%381, %279, %384) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %386 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %387 = func.call @_where_13(%381, %281, %386) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %388 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %389 = func.call @_where_13(%381, %283, %388) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %390 = stablehlo.reshape %381 : (tensor<3xi1>) -> tensor<3x1xi1>
          %391 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %392 = func.call @_where_15(%390, %286, %391) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %393 = stablehlo.reshape %381 : (tensor<3xi1>) -> tensor<3x1xi1>
          %394 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %395 = func.call @_where_16(%393, %289, %394) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_230 = stablehlo.constant dense<0> : tensor<i32>
          %396 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %397 = func.call @_where_14(%381, %291, %396) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_231 = stablehlo.constant dense<0> : tensor<i32>
          %398 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %399 = func.call @_where_14(%381, %293, %398) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_232 = stablehlo.constant dense<0> : tensor<i32>
          %400 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %401 = func.call @_where_14(%381, %295, %400) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %402 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %403 = func.call @_where_13(%381, %297, %402) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_234 = stablehlo.constant dense<2147483647> : tensor<i32>
          %404 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %405 = func.call @_where_14(%381, %299, %404) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %406 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %407 = func.call @_where_13(%381, %301, %406) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %408 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %409 = func.call @_where_13(%381, %303, %408) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_237 = stablehlo.constant dense<false> : tensor<i1>
          %410 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %411 = func.call @_where_17(%381, %305, %410) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_238 = stablehlo.constant dense<false> : tensor<i1>
          %412 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %413 = func.call @_where_17(%381, %307, %412) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_239 = stablehlo.constant dense<false> : tensor<i1>
          %414 = stablehlo.reduce(%381 init: %c_239) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %415 = stablehlo.convert %414 : (tensor<i1>) -> tensor<i32>
          %416 = "stablehlo.case"(%415) ({
            %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %474 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            stablehlo.return %474 : tensor<3x97xf32>
          }, {
            %474 = stablehlo.convert %166 : (tensor<3xi32>) -> tensor<3xui32>
            %475 = stablehlo.slice %392 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %476 = stablehlo.reshape %475 : (tensor<3x1xui32>) -> tensor<3xui32>
            %477 = stablehlo.slice %392 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %478 = stablehlo.reshape %477 : (tensor<3x1xui32>) -> tensor<3xui32>
            %c_261 = stablehlo.constant dense<0> : tensor<ui32>
            %479 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %480 = stablehlo.xor %476, %478 : tensor<3xui32>
            %c_262 = stablehlo.constant dense<466688986> : tensor<ui32>
            %481 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %482 = stablehlo.xor %480, %481 : tensor<3xui32>
            %483 = stablehlo.add %479, %476 : tensor<3xui32>
            %484 = stablehlo.add %474, %478 : tensor<3xui32>
            %485 = stablehlo.add %483, %484 : tensor<3xui32>
            %c_263 = stablehlo.constant dense<13> : tensor<ui32>
            %486 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %487 = stablehlo.shift_left %484, %486 : tensor<3xui32>
            %c_264 = stablehlo.constant dense<19> : tensor<ui32>
            %488 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %489 = stablehlo.shift_right_logical %484, %488 : tensor<3xui32>
            %490 = stablehlo.or %487, %489 : tensor<3xui32>
            %491 = stablehlo.xor %490, %485 : tensor<3xui32>
            %492 = stablehlo.add %485, %491 : tensor<3xui32>
            %c_265 = stablehlo.constant dense<15> : tensor<ui32>
            %493 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %494 = stablehlo.shift_left %491, %493 : tensor<3xui32>
            %c_266 = stablehlo.constant dense<17> : tensor<ui32>
            %495 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %496 = stablehlo.shift_right_logical %491, %495 : tensor<3xui32>
            %497 = stablehlo.or %494, %496 : tensor<3xui32>
            %498 = stablehlo.xor %497, %492 : tensor<3xui32>
            %499 = stablehlo.add %492, %498 : tensor<3xui32>
            %c_267 = stablehlo.constant dense<26> : tensor<ui32>
            %500 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %501 = stablehlo.shift_left %498, %500 : tensor<3xui32>
            %c_268 = stablehlo.constant dense<6> : tensor<ui32>
            %502 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %503 = stablehlo.shift_right_logical %498, %502 : tensor<3xui32>
            %504 = stablehlo.or %501, %503 : tensor<3xui32>
            %505 = stablehlo.xor %504, %499 : tensor<3xui32>
            %506 = stablehlo.add %499, %505 : tensor<3xui32>
            %c_269 = stablehlo.constant dense<6> : tensor<ui32>
            %507 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %508 = stablehlo.shift_left %505, %507 : tensor<3xui32>
            %c_270 = stablehlo.constant dense<26> : tensor<ui32>
            %509 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %510 = stablehlo.shift_right_logical %505, %509 : tensor<3xui32>
            %511 = stablehlo.or %508, %510 : tensor<3xui32>
            %512 = stablehlo.xor %511, %506 : tensor<3xui32>
            %513 = stablehlo.add %506, %478 : tensor<3xui32>
            %514 = stablehlo.add %512, %482 : tensor<3xui32>
            %c_271 = stablehlo.constant dense<1> : tensor<ui32>
            %515 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %516 = stablehlo.add %514, %515 : tensor<3xui32>
            %517 = stablehlo.add %513, %516 : tensor<3xui32>
            %c_272 = stablehlo.constant dense<17> : tensor<ui32>
            %518 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %519 = stablehlo.shift_left %516, %518 : tensor<3xui32>
            %c_273 = stablehlo.constant dense<15> : tensor<ui32>
            %520 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %521 = stablehlo.shift_right_logical %516, %520 : tensor<3xui32>
            %522 = stablehlo.or %519, %521 : tensor<3xui32>
            %523 = stablehlo.xor %522, %517 : tensor<3xui32>
            %524 = stablehlo.add %517, %523 : tensor<3xui32>
            %c_274 = stablehlo.constant dense<29> : tensor<ui32>
            %525 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %526 = stablehlo.shift_left %523, %525 : tensor<3xui32>
            %c_275 = stablehlo.constant dense<3> : tensor<ui32>
            %527 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %528 = stablehlo.shift_right_logical %523, %527 : tensor<3xui32>
            %529 = stablehlo.or %526, %528 : tensor<3xui32>
            %530 = stablehlo.xor %529, %524 : tensor<3xui32>
            %531 = stablehlo.add %524, %530 : tensor<3xui32>
            %c_276 = stablehlo.constant dense<16> : tensor<ui32>
            %532 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %533 = stablehlo.shift_left %530, %532 : tensor<3xui32>
            %c_277 = stablehlo.constant dense<16> : tensor<ui32>
            %534 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %535 = stablehlo.shift_right_logical %530, %534 : tensor<3xui32>
            %536 = stablehlo.or %533, %535 : tensor<3xui32>
            %537 = stablehlo.xor %536, %531 : tensor<3xui32>
            %538 = stablehlo.add %531, %537 : tensor<3xui32>
            %c_278 = stablehlo.constant dense<24> : tensor<ui32>
            %539 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %540 = stablehlo.shift_left %537, %539 : tensor<3xui32>
            %c_279 = stablehlo.constant dense<8> : tensor<ui32>
            %541 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %542 = stablehlo.shift_right_logical %537, %541 : tensor<3xui32>
            %543 = stablehlo.or %540, %542 : tensor<3xui32>
            %544 = stablehlo.xor %543, %538 : tensor<3xui32>
            %545 = stablehlo.add %538, %482 : tensor<3xui32>
            %546 = stablehlo.add %544, %476 : tensor<3xui32>
            %c_280 = stablehlo.constant dense<2> : tensor<ui32>
            %547 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %548 = stablehlo.add %546, %547 : tensor<3xui32>
            %549 = stablehlo.add %545, %548 : tensor<3xui32>
            %c_281 = stablehlo.constant dense<13> : tensor<ui32>
            %550 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %551 = stablehlo.shift_left %548, %550 : tensor<3xui32>
            %c_282 = stablehlo.constant dense<19> : tensor<ui32>
            %552 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %553 = stablehlo.shift_right_logical %548, %552 : tensor<3xui32>
            %554 = stablehlo.or %551, %553 : tensor<3xui32>
            %555 = stablehlo.xor %554, %549 : tensor<3xui32>
            %556 = stablehlo.add %549, %555 : tensor<3xui32>
            %c_283 = stablehlo.constant dense<15> : tensor<ui32>
            %557 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %558 = stablehlo.shift_left %555, %557 : tensor<3xui32>
            %c_284 = stablehlo.constant dense<17> : tensor<ui32>
            %559 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %560 = stablehlo.shift_right_logical %555, %559 : tensor<3xui32>
            %561 = stablehlo.or %558, %560 : tensor<3xui32>
            %562 = stablehlo.xor %561, %556 : tensor<3xui32>
            %563 = stablehlo.add %556, %562 : tensor<3xui32>
            %c_285 = stablehlo.constant dense<26> : tensor<ui32>
            %564 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %565 = stablehlo.shift_left %562, %564 : tensor<3xui32>
            %c_286 = stablehlo.constant dense<6> : tensor<ui32>
            %566 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %567 = stablehlo.shift_right_logical %562, %566 : tensor<3xui32>
            %568 = stablehlo.or %565, %567 : tensor<3xui32>
            %569 = stablehlo.xor %568, %563 : tensor<3xui32>
            %570 = stablehlo.add %563, %569 : tensor<3xui32>
            %c_287 = stablehlo.constant dense<6> : tensor<ui32>
            %571 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %572 = stablehlo.shift_left %569, %571 : tensor<3xui32>
            %c_288 = stablehlo.constant dense<26> : tensor<ui32>
            %573 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %574 = stablehlo.shift_right_logical %569, %573 : tensor<3xui32>
            %575 = stablehlo.or %572, %574 : tensor<3xui32>
            %576 = stablehlo.xor %575, %570 : tensor<3xui32>
            %577 = stablehlo.add %570, %476 : tensor<3xui32>
            %578 = stablehlo.add %576, %478 : tensor<3xui32>
            %c_289 = stablehlo.constant dense<3> : tensor<ui32>
            %579 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %580 = stablehlo.add %578, %579 : tensor<3xui32>
            %581 = stablehlo.add %577, %580 : tensor<3xui32>
            %c_290 = stablehlo.constant dense<17> : tensor<ui32>
            %582 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %583 = stablehlo.shift_left %580, %582 : tensor<3xui32>
            %c_291 = stablehlo.constant dense<15> : tensor<ui32>
            %584 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %585 = stablehlo.shift_right_logical %580, %584 : tensor<3xui32>
            %586 = stablehlo.or %583, %585 : tensor<3xui32>
            %587 = stablehlo.xor %586, %581 : tensor<3xui32>
            %588 = stablehlo.add %581, %587 : tensor<3xui32>
            %c_292 = stablehlo.constant dense<29> : tensor<ui32>
            %589 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %590 = stablehlo.shift_left %587, %589 : tensor<3xui32>
            %c_293 = stablehlo.constant dense<3> : tensor<ui32>
            %591 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %592 = stablehlo.shift_right_logical %587, %591 : tensor<3xui32>
            %593 = stablehlo.or %590, %592 : tensor<3xui32>
            %594 = stablehlo.xor %593, %588 : tensor<3xui32>
            %595 = stablehlo.add %588, %594 : tensor<3xui32>
            %c_294 = stablehlo.constant dense<16> : tensor<ui32>
            %596 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %597 = stablehlo.shift_left %594, %596 : tensor<3xui32>
            %c_295 = stablehlo.constant dense<16> : tensor<ui32>
            %598 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %599 = stablehlo.shift_right_logical %594, %598 : tensor<3xui32>
            %600 = stablehlo.or %597, %599 : tensor<3xui32>
            %601 = stablehlo.xor %600, %595 : tensor<3xui32>
            %602 = stablehlo.add %595, %601 : tensor<3xui32>
            %c_296 = stablehlo.constant dense<24> : tensor<ui32>
            %603 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %604 = stablehlo.shift_left %601, %603 : tensor<3xui32>
            %c_297 = stablehlo.constant dense<8> : tensor<ui32>
            %605 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %606 = stablehlo.shift_right_logical %601, %605 : tensor<3xui32>
            %607 = stablehlo.or %604, %606 : tensor<3xui32>
            %608 = stablehlo.xor %607, %602 : tensor<3xui32>
            %609 = stablehlo.add %602, %478 : tensor<3xui32>
            %610 = stablehlo.add %608, %482 : tensor<3xui32>
            %c_298 = stablehlo.constant dense<4> : tensor<ui32>
            %611 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %612 = stablehlo.add %610, %611 : tensor<3xui32>
            %613 = stablehlo.add %609, %612 : tensor<3xui32>
            %c_299 = stablehlo.constant dense<13> : tensor<ui32>
            %614 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %615 = stablehlo.shift_left %612, %614 : tensor<3xui32>
            %c_300 = stablehlo.constant dense<19> : tensor<ui32>
            %616 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %617 = stablehlo.shift_right_logical %612, %616 : tensor<3xui32>
            %618 = stablehlo.or %615, %617 : tensor<3xui32>
            %619 = stablehlo.xor %618, %613 : tensor<3xui32>
            %620 = stablehlo.add %613, %619 : tensor<3xui32>
            %c_301 = stablehlo.constant dense<15> : tensor<ui32>
            %621 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %622 = stablehlo.shift_left %619, %621 : tensor<3xui32>
            %c_302 = stablehlo.constant dense<17> : tensor<ui32>
            %623 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %624 = stablehlo.shift_right_logical %619, %623 : tensor<3xui32>
            %625 = stablehlo.or %622, %624 : tensor<3xui32>
            %626 = stablehlo.xor %625, %620 : tensor<3xui32>
            %627 = stablehlo.add %620, %626 : tensor<3xui32>
            %c_303 = stablehlo.constant dense<26> : tensor<ui32>
            %628 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %629 = stablehlo.shift_left %626, %628 : tensor<3xui32>
            %c_304 = stablehlo.constant dense<6> : tensor<ui32>
            %630 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %631 = stablehlo.shift_right_logical %626, %630 : tensor<3xui32>
            %632 = stablehlo.or %629, %631 : tensor<3xui32>
            %633 = stablehlo.xor %632, %627 : tensor<3xui32>
            %634 = stablehlo.add %627, %633 : tensor<3xui32>
            %c_305 = stablehlo.constant dense<6> : tensor<ui32>
            %635 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %636 = stablehlo.shift_left %633, %635 : tensor<3xui32>
            %c_306 = stablehlo.constant dense<26> : tensor<ui32>
            %637 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %638 = stablehlo.shift_right_logical %633, %637 : tensor<3xui32>
            %639 = stablehlo.or %636, %638 : tensor<3xui32>
            %640 = stablehlo.xor %639, %634 : tensor<3xui32>
            %641 = stablehlo.add %634, %482 : tensor<3xui32>
            %642 = stablehlo.add %640, %476 : tensor<3xui32>
            %c_307 = stablehlo.constant dense<5> : tensor<ui32>
            %643 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %644 = stablehlo.add %642, %643 : tensor<3xui32>
            %645 = stablehlo.iota dim = 1 : tensor<3x97xui32>
            %646 = stablehlo.broadcast_in_dim %641, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %647 = stablehlo.broadcast_in_dim %644, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %c_308 = stablehlo.constant dense<0> : tensor<ui32>
            %648 = stablehlo.broadcast_in_dim %c_308, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %649 = stablehlo.xor %646, %647 : tensor<3x1xui32>
            %c_309 = stablehlo.constant dense<466688986> : tensor<ui32>
            %650 = stablehlo.broadcast_in_dim %c_309, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
            %651 = stablehlo.xor %649, %650 : tensor<3x1xui32>
            %652 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %653 = stablehlo.add %648, %652 : tensor<3x97xui32>
            %654 = stablehlo.broadcast_in_dim %647, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %655 = stablehlo.add %645, %654 : tensor<3x97xui32>
            %656 = stablehlo.add %653, %655 : tensor<3x97xui32>
            %c_310 = stablehlo.constant dense<13> : tensor<ui32>
            %657 = stablehlo.broadcast_in_dim %c_310, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %658 = stablehlo.shift_left %655, %657 : tensor<3x97xui32>
            %c_311 = stablehlo.constant dense<19> : tensor<ui32>
            %659 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %660 = stablehlo.shift_right_logical %655, %659 : tensor<3x97xui32>
            %661 = stablehlo.or %658, %660 : tensor<3x97xui32>
            %662 = stablehlo.xor %661, %656 : tensor<3x97xui32>
            %663 = stablehlo.add %656, %662 : tensor<3x97xui32>
            %c_312 = stablehlo.constant dense<15> : tensor<ui32>
            %664 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %665 = stablehlo.shift_left %662, %664 : tensor<3x97xui32>
            %c_313 = stablehlo.constant dense<17> : tensor<ui32>
            %666 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %667 = stablehlo.shift_right_logical %662, %666 : tensor<3x97xui32>
            %668 = stablehlo.or %665, %667 : tensor<3x97xui32>
            %669 = stablehlo.xor %668, %663 : tensor<3x97xui32>
            %670 = stablehlo.add %663, %669 : tensor<3x97xui32>
            %c_314 = stablehlo.constant dense<26> : tensor<ui32>
            %671 = stablehlo.broadcast_in_dim %c_314, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %672 = stablehlo.shift_left %669, %671 : tensor<3x97xui32>
            %c_315 = stablehlo.constant dense<6> : tensor<ui32>
            %673 = stablehlo.broadcast_in_dim %c_315, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %674 = stablehlo.shift_right_logical %669, %673 : tensor<3x97xui32>
            %675 = stablehlo.or %672, %674 : tensor<3x97xui32>
            %676 = stablehlo.xor %675, %670 : tensor<3x97xui32>
            %677 = stablehlo.add %670, %676 : tensor<3x97xui32>
            %c_316 = stablehlo.constant dense<6> : tensor<ui32>
            %678 = stablehlo.broadcast_in_dim %c_316, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %679 = stablehlo.shift_left %676, %678 : tensor<3x97xui32>
            %c_317 = stablehlo.constant dense<26> : tensor<ui32>
            %680 = stablehlo.broadcast_in_dim %c_317, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %681 = stablehlo.shift_right_logical %676, %680 : tensor<3x97xui32>
            %682 = stablehlo.or %679, %681 : tensor<3x97xui32>
            %683 = stablehlo.xor %682, %677 : tensor<3x97xui32>
            %684 = stablehlo.broadcast_in_dim %647, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %685 = stablehlo.add %677, %684 : tensor<3x97xui32>
            %686 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %687 = stablehlo.add %683, %686 : tensor<3x97xui32>
            %c_318 = stablehlo.constant dense<1> : tensor<ui32>
            %688 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %689 = stablehlo.add %687, %688 : tensor<3x97xui32>
            %690 = stablehlo.add %685, %689 : tensor<3x97xui32>
            %c_319 = stablehlo.constant dense<17> : tensor<ui32>
            %691 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %692 = stablehlo.shift_left %689, %691 : tensor<3x97xui32>
            %c_320 = stablehlo.constant dense<15> : tensor<ui32>
            %693 = stablehlo.broadcast_in_dim %c_320, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %694 = stablehlo.shift_right_logical %689, %693 : tensor<3x97xui32>
            %695 = stablehlo.or %692, %694 : tensor<3x97xui32>
            %696 = stablehlo.xor %695, %690 : tensor<3x97xui32>
            %697 = stablehlo.add %690, %696 : tensor<3x97xui32>
            %c_321 = stablehlo.constant dense<29> : tensor<ui32>
            %698 = stablehlo.broadcast_in_dim %c_321, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %699 = stablehlo.shift_left %696, %698 : tensor<3x97xui32>
            %c_322 = stablehlo.constant dense<3> : tensor<ui32>
            %700 = stablehlo.broadcast_in_dim %c_322, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %701 = stablehlo.shift_right_logical %696, %700 : tensor<3x97xui32>
            %702 = stablehlo.or %699, %701 : tensor<3x97xui32>
            %703 = stablehlo.xor %702, %697 : tensor<3x97xui32>
            %704 = stablehlo.add %697, %703 : tensor<3x97xui32>
            %c_323 = stablehlo.constant dense<16> : tensor<ui32>
            %705 = stablehlo.broadcast_in_dim %c_323, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %706 = stablehlo.shift_left %703, %705 : tensor<3x97xui32>
            %c_324 = stablehlo.constant dense<16> : tensor<ui32>
            %707 = stablehlo.broadcast_in_dim %c_324, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %708 = stablehlo.shift_right_logical %703, %707 : tensor<3x97xui32>
            %709 = stablehlo.or %706, %708 : tensor<3x97xui32>
            %710 = stablehlo.xor %709, %704 : tensor<3x97xui32>
            %711 = stablehlo.add %704, %710 : tensor<3x97xui32>
            %c_325 = stablehlo.constant dense<24> : tensor<ui32>
            %712 = stablehlo.broadcast_in_dim %c_325, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %713 = stablehlo.shift_left %710, %712 : tensor<3x97xui32>
            %c_326 = stablehlo.constant dense<8> : tensor<ui32>
            %714 = stablehlo.broadcast_in_dim %c_326, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %715 = stablehlo.shift_right_logical %710, %714 : tensor<3x97xui32>
            %716 = stablehlo.or %713, %715 : tensor<3x97xui32>
            %717 = stablehlo.xor %716, %711 : tensor<3x97xui32>
            %718 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %719 = stablehlo.add %711, %718 : tensor<3x97xui32>
            %720 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %721 = stablehlo.add %717, %720 : tensor<3x97xui32>
            %c_327 = stablehlo.constant dense<2> : tensor<ui32>
            %722 = stablehlo.broadcast_in_dim %c_327, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %723 = stablehlo.add %721, %722 : tensor<3x97xui32>
            %724 = stablehlo.add %719, %723 : tensor<3x97xui32>
            %c_328 = stablehlo.constant dense<13> : tensor<ui32>
            %725 = stablehlo.broadcast_in_dim %c_328, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %726 = stablehlo.shift_left %723, %725 : tensor<3x97xui32>
            %c_329 = stablehlo.constant dense<19> : tensor<ui32>
            %727 = stablehlo.broadcast_in_dim %c_329, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %728 = stablehlo.shift_right_logical %723, %727 : tensor<3x97xui32>
            %729 = stablehlo.or %726, %728 : tensor<3x97xui32>
            %730 = stablehlo.xor %729, %724 : tensor<3x97xui32>
            %731 = stablehlo.add %724, %730 : tensor<3x97xui32>
            %c_330 = stablehlo.constant dense<15> : tensor<ui32>
            %732 = stablehlo.broadcast_in_dim %c_330, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %733 = stablehlo.shift_left %730, %732 : tensor<3x97xui32>
            %c_331 = stablehlo.constant dense<17> : tensor<ui32>
            %734 = stablehlo.broadcast_in_dim %c_331, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %735 = stablehlo.shift_right_logical %730, %734 : tensor<3x97xui32>
            %736 = stablehlo.or %733, %735 : tensor<3x97xui32>
            %737 = stablehlo.xor %736, %731 : tensor<3x97xui32>
            %738 = stablehlo.add %731, %737 : tensor<3x97xui32>
            %c_332 = stablehlo.constant dense<26> : tensor<ui32>
            %739 = stablehlo.broadcast_in_dim %c_332, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %740 = stablehlo.shift_left %737, %739 : tensor<3x97xui32>
            %c_333 = stablehlo.constant dense<6> : tensor<ui32>
            %741 = stablehlo.broadcast_in_dim %c_333, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %742 = stablehlo.shift_right_logical %737, %741 : tensor<3x97xui32>
            %743 = stablehlo.or %740, %742 : tensor<3x97xui32>
            %744 = stablehlo.xor %743, %738 : tensor<3x97xui32>
            %745 = stablehlo.add %738, %744 : tensor<3x97xui32>
            %c_334 = stablehlo.constant dense<6> : tensor<ui32>
            %746 = stablehlo.broadcast_in_dim %c_334, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %747 = stablehlo.shift_left %744, %746 : tensor<3x97xui32>
            %c_335 = stablehlo.constant dense<26> : tensor<ui32>
            %748 = stablehlo.broadcast_in_dim %c_335, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %749 = stablehlo.shift_right_logical %744, %748 : tensor<3x97xui32>
            %750 = stablehlo.or %747, %749 : tensor<3x97xui32>
            %751 = stablehlo.xor %750, %745 : tensor<3x97xui32>
            %752 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %753 = stablehlo.add %745, %752 : tensor<3x97xui32>
            %754 = stablehlo.broadcast_in_dim %647, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %755 = stablehlo.add %751, %754 : tensor<3x97xui32>
            %c_336 = stablehlo.constant dense<3> : tensor<ui32>
            %756 = stablehlo.broadcast_in_dim %c_336, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %757 = stablehlo.add %755, %756 : tensor<3x97xui32>
            %758 = stablehlo.add %753, %757 : tensor<3x97xui32>
            %c_337 = stablehlo.constant dense<17> : tensor<ui32>
            %759 = stablehlo.broadcast_in_dim %c_337, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %760 = stablehlo.shift_left %757, %759 : tensor<3x97xui32>
            %c_338 = stablehlo.constant dense<15> : tensor<ui32>
            %761 = stablehlo.broadcast_in_dim %c_338, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %762 = stablehlo.shift_right_logical %757, %761 : tensor<3x97xui32>
            %763 = stablehlo.or %760, %762 : tensor<3x97xui32>
            %764 = stablehlo.xor %763, %758 : tensor<3x97xui32>
            %765 = stablehlo.add %758, %764 : tensor<3x97xui32>
            %c_339 = stablehlo.constant dense<29> : tensor<ui32>
            %766 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %767 = stablehlo.shift_left %764, %766 : tensor<3x97xui32>
            %c_340 = stablehlo.constant dense<3> : tensor<ui32>
            %768 = stablehlo.broadcast_in_dim %c_340, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %769 = stablehlo.shift_right_logical %764, %768 : tensor<3x97xui32>
            %770 = stablehlo.or %767, %769 : tensor<3x97xui32>
            %771 = stablehlo.xor %770, %765 : tensor<3x97xui32>
            %772 = stablehlo.add %765, %771 : tensor<3x97xui32>
            %c_341 = stablehlo.constant dense<16> : tensor<ui32>
            %773 = stablehlo.broadcast_in_dim %c_341, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %774 = stablehlo.shift_left %771, %773 : tensor<3x97xui32>
            %c_342 = stablehlo.constant dense<16> : tensor<ui32>
            %775 = stablehlo.broadcast_in_dim %c_342, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %776 = stablehlo.shift_right_logical %771, %775 : tensor<3x97xui32>
            %777 = stablehlo.or %774, %776 : tensor<3x97xui32>
            %778 = stablehlo.xor %777, %772 : tensor<3x97xui32>
            %779 = stablehlo.add %772, %778 : tensor<3x97xui32>
            %c_343 = stablehlo.constant dense<24> : tensor<ui32>
            %780 = stablehlo.broadcast_in_dim %c_343, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %781 = stablehlo.shift_left %778, %780 : tensor<3x97xui32>
            %c_344 = stablehlo.constant dense<8> : tensor<ui32>
            %782 = stablehlo.broadcast_in_dim %c_344, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %783 = stablehlo.shift_right_logical %778, %782 : tensor<3x97xui32>
            %784 = stablehlo.or %781, %783 : tensor<3x97xui32>
            %785 = stablehlo.xor %784, %779 : tensor<3x97xui32>
            %786 = stablehlo.broadcast_in_dim %647, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %787 = stablehlo.add %779, %786 : tensor<3x97xui32>
            %788 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %789 = stablehlo.add %785, %788 : tensor<3x97xui32>
            %c_345 = stablehlo.constant dense<4> : tensor<ui32>
            %790 = stablehlo.broadcast_in_dim %c_345, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %791 = stablehlo.add %789, %790 : tensor<3x97xui32>
            %792 = stablehlo.add %787, %791 : tensor<3x97xui32>
            %c_346 = stablehlo.constant dense<13> : tensor<ui32>
            %793 = stablehlo.broadcast_in_dim %c_346, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %794 = stablehlo.shift_left %791, %793 : tensor<3x97xui32>
            %c_347 = stablehlo.constant dense<19> : tensor<ui32>
            %795 = stablehlo.broadcast_in_dim %c_347, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %796 = stablehlo.shift_right_logical %791, %795 : tensor<3x97xui32>
            %797 = stablehlo.or %794, %796 : tensor<3x97xui32>
            %798 = stablehlo.xor %797, %792 : tensor<3x97xui32>
            %799 = stablehlo.add %792, %798 : tensor<3x97xui32>
            %c_348 = stablehlo.constant dense<15> : tensor<ui32>
            %800 = stablehlo.broadcast_in_dim %c_348, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %801 = stablehlo.shift_left %798, %800 : tensor<3x97xui32>
            %c_349 = stablehlo.constant dense<17> : tensor<ui32>
            %802 = stablehlo.broadcast_in_dim %c_349, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %803 = stablehlo.shift_right_logical %798, %802 : tensor<3x97xui32>
            %804 = stablehlo.or %801, %803 : tensor<3x97xui32>
            %805 = stablehlo.xor %804, %799 : tensor<3x97xui32>
            %806 = stablehlo.add %799, %805 : tensor<3x97xui32>
            %c_350 = stablehlo.constant dense<26> : tensor<ui32>
            %807 = stablehlo.broadcast_in_dim %c_350, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %808 = stablehlo.shift_left %805, %807 : tensor<3x97xui32>
            %c_351 = stablehlo.constant dense<6> : tensor<ui32>
            %809 = stablehlo.broadcast_in_dim %c_351, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %810 = stablehlo.shift_right_logical %805, %809 : tensor<3x97xui32>
            %811 = stablehlo.or %808, %810 : tensor<3x97xui32>
            %812 = stablehlo.xor %811, %806 : tensor<3x97xui32>
            %813 = stablehlo.add %806, %812 : tensor<3x97xui32>
            %c_352 = stablehlo.constant dense<6> : tensor<ui32>
            %814 = stablehlo.broadcast_in_dim %c_352, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %815 = stablehlo.shift_left %812, %814 : tensor<3x97xui32>
            %c_353 = stablehlo.constant dense<26> : tensor<ui32>
            %816 = stablehlo.broadcast_in_dim %c_353, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %817 = stablehlo.shift_right_logical %812, %816 : tensor<3x97xui32>
            %818 = stablehlo.or %815, %817 : tensor<3x97xui32>
            %819 = stablehlo.xor %818, %813 : tensor<3x97xui32>
            %820 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %821 = stablehlo.add %813, %820 : tensor<3x97xui32>
            %822 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %823 = stablehlo.add %819, %822 : tensor<3x97xui32>
            %c_354 = stablehlo.constant dense<5> : tensor<ui32>
            %824 = stablehlo.broadcast_in_dim %c_354, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %825 = stablehlo.add %823, %824 : tensor<3x97xui32>
            %826 = stablehlo.xor %821, %825 : tensor<3x97xui32>
            %c_355 = stablehlo.constant dense<9> : tensor<ui32>
            %827 = stablehlo.broadcast_in_dim %c_355, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %828 = stablehlo.shift_right_logical %826, %827 : tensor<3x97xui32>
            %829 = stablehlo.convert %828 : (tensor<3x97xui32>) -> tensor<3x97xf32>
            %cst_356 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %830 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %831 = stablehlo.add %829, %830 : tensor<3x97xf32>
            %cst_357 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %832 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %833 = stablehlo.multiply %831, %832 : tensor<3x97xf32>
            %c_358 = stablehlo.constant dense<31> : tensor<i32>
            %834 = stablehlo.broadcast_in_dim %c_358, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %835 = stablehlo.shift_right_logical %166, %834 : tensor<3xi32>
            %836 = stablehlo.broadcast_in_dim %835, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %837 = stablehlo.bitcast_convert %833 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_359 = stablehlo.constant dense<1060439283> : tensor<i32>
            %838 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %839 = stablehlo.subtract %837, %838 : tensor<3x97xi32>
            %c_360 = stablehlo.constant dense<23> : tensor<i32>
            %840 = stablehlo.broadcast_in_dim %c_360, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %841 = stablehlo.shift_right_arithmetic %839, %840 : tensor<3x97xi32>
            %c_361 = stablehlo.constant dense<23> : tensor<i32>
            %842 = stablehlo.broadcast_in_dim %c_361, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %843 = stablehlo.shift_left %841, %842 : tensor<3x97xi32>
            %844 = stablehlo.subtract %837, %843 : tensor<3x97xi32>
            %845 = stablehlo.bitcast_convert %844 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_362 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %846 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %847 = stablehlo.subtract %845, %846 : tensor<3x97xf32>
            %848 = stablehlo.convert %841 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %849 = stablehlo.multiply %847, %847 : tensor<3x97xf32>
            %850 = stablehlo.bitcast_convert %849 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %851 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %852 = stablehlo.xor %850, %851 : tensor<3x97xi32>
            %853 = stablehlo.bitcast_convert %852 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_363 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %854 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %855 = stablehlo.multiply %854, %847 : tensor<3x97xf32>
            %856 = stablehlo.bitcast_convert %855 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %857 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %858 = stablehlo.xor %856, %857 : tensor<3x97xi32>
            %859 = stablehlo.bitcast_convert %858 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_364 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %860 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %861 = stablehlo.add %859, %860 : tensor<3x97xf32>
            %862 = stablehlo.multiply %861, %847 : tensor<3x97xf32>
            %863 = stablehlo.bitcast_convert %862 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %864 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %865 = stablehlo.xor %863, %864 : tensor<3x97xi32>
            %866 = stablehlo.bitcast_convert %865 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_365 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %867 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %868 = stablehlo.add %866, %867 : tensor<3x97xf32>
            %869 = stablehlo.multiply %868, %847 : tensor<3x97xf32>
            %870 = stablehlo.bitcast_convert %869 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %871 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %872 = stablehlo.xor %870, %871 : tensor<3x97xi32>
            %873 = stablehlo.bitcast_convert %872 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_366 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %874 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %875 = stablehlo.add %873, %874 : tensor<3x97xf32>
            %876 = stablehlo.multiply %875, %847 : tensor<3x97xf32>
            %877 = stablehlo.bitcast_convert %876 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %878 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %879 = stablehlo.xor %877, %878 : tensor<3x97xi32>
            %880 = stablehlo.bitcast_convert %879 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_367 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %881 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %882 = stablehlo.add %880, %881 : tensor<3x97xf32>
            %883 = stablehlo.multiply %882, %847 : tensor<3x97xf32>
            %884 = stablehlo.bitcast_convert %883 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %885 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %886 = stablehlo.xor %884, %885 : tensor<3x97xi32>
            %887 = stablehlo.bitcast_convert %886 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_368 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %888 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %889 = stablehlo.add %887, %888 : tensor<3x97xf32>
            %890 = stablehlo.multiply %889, %847 : tensor<3x97xf32>
            %891 = stablehlo.bitcast_convert %890 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %892 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %893 = stablehlo.xor %891, %892 : tensor<3x97xi32>
            %894 = stablehlo.bitcast_convert %893 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_369 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %895 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %896 = stablehlo.add %894, %895 : tensor<3x97xf32>
            %897 = stablehlo.multiply %896, %847 : tensor<3x97xf32>
            %898 = stablehlo.bitcast_convert %897 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %899 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %900 = stablehlo.xor %898, %899 : tensor<3x97xi32>
            %901 = stablehlo.bitcast_convert %900 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_370 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %902 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %903 = stablehlo.add %901, %902 : tensor<3x97xf32>
            %904 = stablehlo.multiply %903, %847 : tensor<3x97xf32>
            %905 = stablehlo.bitcast_convert %904 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %906 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %907 = stablehlo.xor %905, %906 : tensor<3x97xi32>
            %908 = stablehlo.bitcast_convert %907 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_371 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %909 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %910 = stablehlo.add %908, %909 : tensor<3x97xf32>
            %911 = stablehlo.multiply %910, %847 : tensor<3x97xf32>
            %912 = stablehlo.multiply %911, %853 : tensor<3x97xf32>
            %913 = stablehlo.bitcast_convert %912 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %914 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %915 = stablehlo.xor %913, %914 : tensor<3x97xi32>
            %916 = stablehlo.bitcast_convert %915 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_372 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %917 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %918 = stablehlo.multiply %848, %917 : tensor<3x97xf32>
            %919 = stablehlo.bitcast_convert %918 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %920 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %921 = stablehlo.xor %919, %920 : tensor<3x97xi32>
            %922 = stablehlo.bitcast_convert %921 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %923 = stablehlo.add %916, %922 : tensor<3x97xf32>
            %cst_373 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %924 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %925 = stablehlo.multiply %853, %924 : tensor<3x97xf32>
            %926 = stablehlo.subtract %923, %925 : tensor<3x97xf32>
            %927 = stablehlo.add %847, %926 : tensor<3x97xf32>
            %cst_374 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %928 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %929 = stablehlo.multiply %848, %928 : tensor<3x97xf32>
            %930 = stablehlo.add %927, %929 : tensor<3x97xf32>
            %931 = stablehlo.negate %930 : tensor<3x97xf32>
            %932 = stablehlo.bitcast_convert %931 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_375 = stablehlo.constant dense<1060439283> : tensor<i32>
            %933 = stablehlo.broadcast_in_dim %c_375, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %934 = stablehlo.subtract %932, %933 : tensor<3x97xi32>
            %c_376 = stablehlo.constant dense<23> : tensor<i32>
            %935 = stablehlo.broadcast_in_dim %c_376, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %936 = stablehlo.shift_right_arithmetic %934, %935 : tensor<3x97xi32>
            %c_377 = stablehlo.constant dense<23> : tensor<i32>
            %937 = stablehlo.broadcast_in_dim %c_377, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %938 = stablehlo.shift_left %936, %937 : tensor<3x97xi32>
            %939 = stablehlo.subtract %932, %938 : tensor<3x97xi32>
            %940 = stablehlo.bitcast_convert %939 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_378 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %941 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %942 = stablehlo.subtract %940, %941 : tensor<3x97xf32>
            %943 = stablehlo.convert %936 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %944 = stablehlo.multiply %942, %942 : tensor<3x97xf32>
            %945 = stablehlo.bitcast_convert %944 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %946 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %947 = stablehlo.xor %945, %946 : tensor<3x97xi32>
            %948 = stablehlo.bitcast_convert %947 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_379 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %949 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %950 = stablehlo.multiply %949, %942 : tensor<3x97xf32>
            %951 = stablehlo.bitcast_convert %950 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %952 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %953 = stablehlo.xor %951, %952 : tensor<3x97xi32>
            %954 = stablehlo.bitcast_convert %953 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_380 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %955 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %956 = stablehlo.add %954, %955 : tensor<3x97xf32>
            %957 = stablehlo.multiply %956, %942 : tensor<3x97xf32>
            %958 = stablehlo.bitcast_convert %957 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %959 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %960 = stablehlo.xor %958, %959 : tensor<3x97xi32>
            %961 = stablehlo.bitcast_convert %960 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_381 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %962 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %963 = stablehlo.add %961, %962 : tensor<3x97xf32>
            %964 = stablehlo.multiply %963, %942 : tensor<3x97xf32>
            %965 = stablehlo.bitcast_convert %964 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %966 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %967 = stablehlo.xor %965, %966 : tensor<3x97xi32>
            %968 = stablehlo.bitcast_convert %967 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_382 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %969 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %970 = stablehlo.add %968, %969 : tensor<3x97xf32>
            %971 = stablehlo.multiply %970, %942 : tensor<3x97xf32>
            %972 = stablehlo.bitcast_convert %971 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %973 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %974 = stablehlo.xor %972, %973 : tensor<3x97xi32>
            %975 = stablehlo.bitcast_convert %974 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_383 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %976 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %977 = stablehlo.add %975, %976 : tensor<3x97xf32>
            %978 = stablehlo.multiply %977, %942 : tensor<3x97xf32>
            %979 = stablehlo.bitcast_convert %978 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %980 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %981 = stablehlo.xor %979, %980 : tensor<3x97xi32>
            %982 = stablehlo.bitcast_convert %981 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_384 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %983 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %984 = stablehlo.add %982, %983 : tensor<3x97xf32>
            %985 = stablehlo.multiply %984, %942 : tensor<3x97xf32>
            %986 = stablehlo.bitcast_convert %985 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %987 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %988 = stablehlo.xor %986, %987 : tensor<3x97xi32>
            %989 = stablehlo.bitcast_convert %988 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_385 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %990 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %991 = stablehlo.add %989, %990 : tensor<3x97xf32>
            %992 = stablehlo.multiply %991, %942 : tensor<3x97xf32>
            %993 = stablehlo.bitcast_convert %992 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %994 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %995 = stablehlo.xor %993, %994 : tensor<3x97xi32>
            %996 = stablehlo.bitcast_convert %995 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_386 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %997 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %998 = stablehlo.add %996, %997 : tensor<3x97xf32>
            %999 = stablehlo.multiply %998, %942 : tensor<3x97xf32>
            %1000 = stablehlo.bitcast_convert %999 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %1001 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %1002 = stablehlo.xor %1000, %1001 : tensor<3x97xi32>
            %1003 = stablehlo.bitcast_convert %1002 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_387 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %1004 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %1005 = stablehlo.add %1003, %1004 : tensor<3x97xf32>
            %1006 = stablehlo.multiply %1005, %942 : tensor<3x97xf32>
            %1007 = stablehlo.multiply %1006, %948 : tensor<3x97xf32>
            %1008 = stablehlo.bitcast_convert %1007 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %1009 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %1010 = stablehlo.xor %1008, %1009 : tensor<3x97xi32>
            %1011 = stablehlo.bitcast_convert %1010 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_388 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %1012 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %1013 = stablehlo.multiply %943, %1012 : tensor<3x97xf32>
            %1014 = stablehlo.bitcast_convert %1013 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %1015 = stablehlo.broadcast_in_dim %836, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %1016 = stablehlo.xor %1014, %1015 : tensor<3x97xi32>
            %1017 = stablehlo.bitcast_convert %1016 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %1018 = stablehlo.add %1011, %1017 : tensor<3x97xf32>
            %cst_389 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %1019 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %1020 = stablehlo.multiply %948, %1019 : tensor<3x97xf32>
            %1021 = stablehlo.subtract %1018, %1020 : tensor<3x97xf32>
            %1022 = stablehlo.add %942, %1021 : tensor<3x97xf32>
            %cst_390 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %1023 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %1024 = stablehlo.multiply %943, %1023 : tensor<3x97xf32>
            %1025 = stablehlo.add %1022, %1024 : tensor<3x97xf32>
            %1026 = stablehlo.negate %1025 : tensor<3x97xf32>
            stablehlo.return %1026 : tensor<3x97xf32>
          }) : (tensor<i32>) -> tensor<3x97xf32>
          %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %417 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %418 = stablehlo.compare GT, %383, %417, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %419 = func.call @_where_25(%418, %383, %cst_241) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %420 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %421 = stablehlo.divide %420, %419 : tensor<3xf32>
          %cst_243 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %422 = stablehlo.reduce(%328 init: %cst_243) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %423 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %424 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %425 = stablehlo.subtract %328, %424 : tensor<3x97xf32>
          %426 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_244 = stablehlo.constant dense<31> : tensor<i32>
          %427 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %428 = stablehlo.shift_right_logical %385, %427 : tensor<3xi32>
          %429 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %430 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %431 = stablehlo.multiply %425, %430 : tensor<3x97xf32>
          %432 = stablehlo.bitcast_convert %431 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %433 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %434 = stablehlo.xor %432, %433 : tensor<3x97xi32>
          %435 = stablehlo.bitcast_convert %434 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_245 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %436 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %437 = stablehlo.compare EQ, %328, %436, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_246 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %438 = func.call @_where_26(%437, %cst_246, %435) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_247 = stablehlo.constant dense<0> : tensor<i32>
          %439 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %440 = stablehlo.compare GT, %385, %439, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %441 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %442 = stablehlo.compare LT, %387, %441, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %443 = stablehlo.or %440, %442 : tensor<3xi1>
          %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %444 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %445 = stablehlo.compare GT, %389, %444, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %446 = stablehlo.or %443, %445 : tensor<3xi1>
          %c_250 = stablehlo.constant dense<false> : tensor<i1>
          %447 = stablehlo.reduce(%446 init: %c_250) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %448 = stablehlo.convert %447 : (tensor<i1>) -> tensor<i32>
          %449 = "stablehlo.case"(%448) ({
            %c_261 = stablehlo.constant dense<true> : tensor<i1>
            %474 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %474 : tensor<3x97xi1>
          }, {
            %474 = stablehlo.bitcast_convert %438 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_261 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %475 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %476 = stablehlo.compare EQ, %474, %475, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_262 = stablehlo.constant dense<0> : tensor<i32>
            %477 = func.call @_where_27(%476, %c_262, %474) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_263 = stablehlo.constant dense<0> : tensor<i32>
            %478 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %479 = stablehlo.compare LT, %477, %478, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_264 = stablehlo.constant dense<2147483647> : tensor<i32>
            %480 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %481 = stablehlo.xor %477, %480 : tensor<3x97xi32>
            %482 = func.call @_where_28(%479, %481, %477) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%438, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_265 = stablehlo.constant dense<0> : tensor<i32>
            %483 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %484 = stablehlo.compare EQ, %385, %483, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_266 = stablehlo.constant dense<97> : tensor<i32>
            %485 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %486 = stablehlo.compare GE, %385, %485, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %487 = stablehlo.or %484, %486 : tensor<3xi1>
            %488 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_267 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %489 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %490 = stablehlo.compare EQ, %488, %489, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_268 = stablehlo.constant dense<0> : tensor<i32>
            %491 = func.call @_where_27(%490, %c_268, %488) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_269 = stablehlo.constant dense<0> : tensor<i32>
            %492 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %493 = stablehlo.compare LT, %491, %492, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_270 = stablehlo.constant dense<2147483647> : tensor<i32>
            %494 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %495 = stablehlo.xor %491, %494 : tensor<3x97xi32>
            %496 = func.call @_where_28(%493, %495, %491) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_271 = stablehlo.constant dense<1> : tensor<i32>
            %c_272 = stablehlo.constant dense<97> : tensor<i32>
            %497 = func.call @clip(%385, %c_271, %c_272) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %498 = stablehlo.broadcast_in_dim %497, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_273 = stablehlo.constant dense<1> : tensor<i32>
            %499 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %500 = stablehlo.subtract %498, %499 : tensor<3x1xi32>
            %501 = func.call @take_along_axis_29(%496, %500) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %502 = stablehlo.reshape %501 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_274 = stablehlo.constant dense<97> : tensor<i32>
            %503 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %504 = stablehlo.minimum %385, %503 : tensor<3xi32>
            %505 = stablehlo.convert %504 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_275 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %506 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_276 = stablehlo.constant dense<97> : tensor<i32>
            %507 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %508 = stablehlo.compare LE, %385, %507, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_277 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %509 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %510 = stablehlo.not %487 : tensor<3xi1>
            %511 = stablehlo.not %508 : tensor<3xi1>
            %512 = stablehlo.and %510, %511 : tensor<3xi1>
            %c_278 = stablehlo.constant dense<false> : tensor<i1>
            %513 = stablehlo.reduce(%512 init: %c_278) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %514 = stablehlo.convert %513 : (tensor<i1>) -> tensor<i32>
            %515 = "stablehlo.case"(%514) ({
              stablehlo.return %509 : tensor<3xi32>
            }, {
              %c_339 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %786 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_340 = stablehlo.constant dense<2147483647> : tensor<i32>
              %787 = stablehlo.broadcast_in_dim %c_340, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_341 = stablehlo.constant dense<0> : tensor<i32>
              %c_342 = stablehlo.constant dense<0> : tensor<i32>
              %788:7 = stablehlo.while(%iterArg_343 = %482, %iterArg_344 = %506, %iterArg_345 = %505, %iterArg_346 = %c_342, %iterArg_347 = %c_341, %iterArg_348 = %786, %iterArg_349 = %787) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_350 = stablehlo.constant dense<32> : tensor<i32>
                %789 = stablehlo.compare LT, %iterArg_346, %c_350, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %789 : tensor<i1>
              } do {
                %789:3 = func.call @closed_call(%iterArg_343, %iterArg_344, %iterArg_345, %iterArg_347, %iterArg_348, %iterArg_349) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_350 = stablehlo.constant dense<1> : tensor<i32>
                %790 = stablehlo.add %iterArg_346, %c_350 : tensor<i32>
                stablehlo.return %iterArg_343, %iterArg_344, %iterArg_345, %790, %789#0, %789#1, %789#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %788#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %516 = func.call @_where_9(%508, %502, %515) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %517 = func.call @_where_9(%487, %509, %516) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %c_279 = stablehlo.constant dense<31> : tensor<i32>
            %518 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %519 = stablehlo.shift_right_logical %385, %518 : tensor<3xi32>
            %520 = stablehlo.broadcast_in_dim %519, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_280 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %521 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %522 = stablehlo.maximum %438, %521 : tensor<3x97xf32>
            %cst_281 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %523 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %524 = stablehlo.multiply %522, %523 : tensor<3x97xf32>
            %525 = func.call @round(%524) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_282 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %526 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %527 = stablehlo.multiply %525, %526 : tensor<3x97xf32>
            %528 = stablehlo.subtract %522, %527 : tensor<3x97xf32>
            %cst_283 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %529 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %530 = stablehlo.multiply %525, %529 : tensor<3x97xf32>
            %531 = stablehlo.bitcast_convert %530 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %532 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %533 = stablehlo.xor %531, %532 : tensor<3x97xi32>
            %534 = stablehlo.bitcast_convert %533 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %535 = stablehlo.subtract %528, %534 : tensor<3x97xf32>
            %cst_284 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %536 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %537 = stablehlo.multiply %536, %535 : tensor<3x97xf32>
            %538 = stablehlo.bitcast_convert %537 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %539 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %540 = stablehlo.xor %538, %539 : tensor<3x97xi32>
            %541 = stablehlo.bitcast_convert %540 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_285 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %542 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %543 = stablehlo.add %541, %542 : tensor<3x97xf32>
            %544 = stablehlo.multiply %543, %535 : tensor<3x97xf32>
            %545 = stablehlo.bitcast_convert %544 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %546 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %547 = stablehlo.xor %545, %546 : tensor<3x97xi32>
            %548 = stablehlo.bitcast_convert %547 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_286 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %549 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %550 = stablehlo.add %548, %549 : tensor<3x97xf32>
            %551 = stablehlo.multiply %550, %535 : tensor<3x97xf32>
            %552 = stablehlo.bitcast_convert %551 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %553 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %554 = stablehlo.xor %552, %553 : tensor<3x97xi32>
            %555 = stablehlo.bitcast_convert %554 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_287 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %556 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %557 = stablehlo.add %555, %556 : tensor<3x97xf32>
            %558 = stablehlo.multiply %557, %535 : tensor<3x97xf32>
            %559 = stablehlo.bitcast_convert %558 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %560 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %561 = stablehlo.xor %559, %560 : tensor<3x97xi32>
            %562 = stablehlo.bitcast_convert %561 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_288 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %563 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %564 = stablehlo.add %562, %563 : tensor<3x97xf32>
            %565 = stablehlo.multiply %564, %535 : tensor<3x97xf32>
            %566 = stablehlo.bitcast_convert %565 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %567 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %568 = stablehlo.xor %566, %567 : tensor<3x97xi32>
            %569 = stablehlo.bitcast_convert %568 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_289 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %570 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %571 = stablehlo.add %569, %570 : tensor<3x97xf32>
            %572 = stablehlo.multiply %571, %535 : tensor<3x97xf32>
            %573 = stablehlo.multiply %572, %535 : tensor<3x97xf32>
            %574 = stablehlo.bitcast_convert %573 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %575 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %576 = stablehlo.xor %574, %575 : tensor<3x97xi32>
            %577 = stablehlo.bitcast_convert %576 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %578 = stablehlo.add %577, %535 : tensor<3x97xf32>
            %cst_290 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %579 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %580 = stablehlo.add %578, %579 : tensor<3x97xf32>
            %581 = stablehlo.convert %525 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_291 = stablehlo.constant dense<127> : tensor<i32>
            %582 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %583 = stablehlo.add %581, %582 : tensor<3x97xi32>
            %c_292 = stablehlo.constant dense<23> : tensor<i32>
            %584 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %585 = stablehlo.shift_left %583, %584 : tensor<3x97xi32>
            %586 = stablehlo.bitcast_convert %585 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_293 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %587 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %588 = stablehlo.compare LT, %438, %587, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %589 = stablehlo.multiply %580, %586 : tensor<3x97xf32>
            %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %590 = func.call @_where_26(%588, %cst_294, %589) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %591 = stablehlo.broadcast_in_dim %517, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %592 = stablehlo.broadcast_in_dim %591, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %593 = stablehlo.compare GE, %482, %592, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %594 = func.call @_where_23(%593, %590, %cst_295) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %595 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_296 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %596 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %597 = stablehlo.compare EQ, %595, %596, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_297 = stablehlo.constant dense<0> : tensor<i32>
            %598 = func.call @_where_27(%597, %c_297, %595) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_298 = stablehlo.constant dense<0> : tensor<i32>
            %599 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %600 = stablehlo.compare LT, %598, %599, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_299 = stablehlo.constant dense<2147483647> : tensor<i32>
            %601 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %602 = stablehlo.xor %598, %601 : tensor<3x97xi32>
            %603 = func.call @_where_28(%600, %602, %598) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %604 = stablehlo.broadcast_in_dim %517, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %606 = stablehlo.compare GE, %603, %605, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_300 = stablehlo.constant dense<31> : tensor<i32>
            %607 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %608 = stablehlo.shift_right_logical %385, %607 : tensor<3xi32>
            %609 = stablehlo.broadcast_in_dim %608, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_301 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %610 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %611 = stablehlo.maximum %values, %610 : tensor<3x97xf32>
            %cst_302 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %612 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %613 = stablehlo.multiply %611, %612 : tensor<3x97xf32>
            %614 = func.call @round(%613) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_303 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %615 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %616 = stablehlo.multiply %614, %615 : tensor<3x97xf32>
            %617 = stablehlo.subtract %611, %616 : tensor<3x97xf32>
            %cst_304 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %618 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %619 = stablehlo.multiply %614, %618 : tensor<3x97xf32>
            %620 = stablehlo.bitcast_convert %619 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %621 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %622 = stablehlo.xor %620, %621 : tensor<3x97xi32>
            %623 = stablehlo.bitcast_convert %622 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %624 = stablehlo.subtract %617, %623 : tensor<3x97xf32>
            %cst_305 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %625 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %626 = stablehlo.multiply %625, %624 : tensor<3x97xf32>
            %627 = stablehlo.bitcast_convert %626 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %628 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %629 = stablehlo.xor %627, %628 : tensor<3x97xi32>
            %630 = stablehlo.bitcast_convert %629 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_306 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %631 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %632 = stablehlo.add %630, %631 : tensor<3x97xf32>
            %633 = stablehlo.multiply %632, %624 : tensor<3x97xf32>
            %634 = stablehlo.bitcast_convert %633 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %635 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %636 = stablehlo.xor %634, %635 : tensor<3x97xi32>
            %637 = stablehlo.bitcast_convert %636 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_307 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %638 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %639 = stablehlo.add %637, %638 : tensor<3x97xf32>
            %640 = stablehlo.multiply %639, %624 : tensor<3x97xf32>
            %641 = stablehlo.bitcast_convert %640 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %642 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %643 = stablehlo.xor %641, %642 : tensor<3x97xi32>
            %644 = stablehlo.bitcast_convert %643 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_308 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %645 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %646 = stablehlo.add %644, %645 : tensor<3x97xf32>
            %647 = stablehlo.multiply %646, %624 : tensor<3x97xf32>
            %648 = stablehlo.bitcast_convert %647 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %649 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %650 = stablehlo.xor %648, %649 : tensor<3x97xi32>
            %651 = stablehlo.bitcast_convert %650 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_309 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %652 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %653 = stablehlo.add %651, %652 : tensor<3x97xf32>
            %654 = stablehlo.multiply %653, %624 : tensor<3x97xf32>
            %655 = stablehlo.bitcast_convert %654 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %656 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %657 = stablehlo.xor %655, %656 : tensor<3x97xi32>
            %658 = stablehlo.bitcast_convert %657 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_310 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %659 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %660 = stablehlo.add %658, %659 : tensor<3x97xf32>
            %661 = stablehlo.multiply %660, %624 : tensor<3x97xf32>
            %662 = stablehlo.multiply %661, %624 : tensor<3x97xf32>
            %663 = stablehlo.bitcast_convert %662 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %664 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %665 = stablehlo.xor %663, %664 : tensor<3x97xi32>
            %666 = stablehlo.bitcast_convert %665 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %667 = stablehlo.add %666, %624 : tensor<3x97xf32>
            %cst_311 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %668 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %669 = stablehlo.add %667, %668 : tensor<3x97xf32>
            %670 = stablehlo.convert %614 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_312 = stablehlo.constant dense<127> : tensor<i32>
            %671 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %672 = stablehlo.add %670, %671 : tensor<3x97xi32>
            %c_313 = stablehlo.constant dense<23> : tensor<i32>
            %673 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %674 = stablehlo.shift_left %672, %673 : tensor<3x97xi32>
            %675 = stablehlo.bitcast_convert %674 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_314 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %676 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %677 = stablehlo.compare LT, %values, %676, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %678 = stablehlo.multiply %669, %675 : tensor<3x97xf32>
            %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %679 = func.call @_where_26(%677, %cst_315, %678) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %680 = func.call @_where_23(%606, %679, %cst_316) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_317 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %681 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %682 = stablehlo.maximum %387, %681 : tensor<3xf32>
            %c_318 = stablehlo.constant dense<0> : tensor<i32>
            %683 = "stablehlo.case"(%c_318) ({
              %c_339 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_339 : tensor<i32>
            }, {
              %c_339 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_339 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %684 = "stablehlo.case"(%683) ({
              %c_339 = stablehlo.constant dense<0> : tensor<i32>
              %786 = func.call @_pad_30(%594, %c_339) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %787 = stablehlo.slice %786 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %788 = stablehlo.slice %786 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %789 = stablehlo.slice %786 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %790 = stablehlo.slice %786 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %791 = stablehlo.slice %786 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %792 = stablehlo.slice %786 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %793 = stablehlo.slice %786 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %794 = stablehlo.slice %786 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %795 = stablehlo.add %787, %788 : tensor<3x13xf32>
              %796 = stablehlo.add %789, %790 : tensor<3x13xf32>
              %797 = stablehlo.add %795, %796 : tensor<3x13xf32>
              %798 = stablehlo.add %791, %792 : tensor<3x13xf32>
              %799 = stablehlo.add %793, %794 : tensor<3x13xf32>
              %800 = stablehlo.add %798, %799 : tensor<3x13xf32>
              %801 = stablehlo.add %797, %800 : tensor<3x13xf32>
              %802 = stablehlo.optimization_barrier %801 : tensor<3x13xf32>
              %c_340 = stablehlo.constant dense<0> : tensor<i32>
              %803 = func.call @_pad_31(%802, %c_340) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %804 = stablehlo.slice %803 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %805 = stablehlo.slice %803 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %806 = stablehlo.slice %803 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %807 = stablehlo.slice %803 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %808 = stablehlo.slice %803 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %809 = stablehlo.slice %803 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %810 = stablehlo.slice %803 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %811 = stablehlo.slice %803 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %812 = stablehlo.add %804, %805 : tensor<3x2xf32>
              %813 = stablehlo.add %806, %807 : tensor<3x2xf32>
              %814 = stablehlo.add %812, %813 : tensor<3x2xf32>
              %815 = stablehlo.add %808, %809 : tensor<3x2xf32>
              %816 = stablehlo.add %810, %811 : tensor<3x2xf32>
              %817 = stablehlo.add %815, %816 : tensor<3x2xf32>
              %818 = stablehlo.add %814, %817 : tensor<3x2xf32>
              %819 = stablehlo.optimization_barrier %818 : tensor<3x2xf32>
              %c_341 = stablehlo.constant dense<0> : tensor<i32>
              %820 = func.call @_pad_32(%819, %c_341) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %821 = stablehlo.slice %820 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %822 = stablehlo.slice %820 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %823 = stablehlo.slice %820 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %824 = stablehlo.slice %820 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %825 = stablehlo.slice %820 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %826 = stablehlo.slice %820 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %827 = stablehlo.slice %820 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %828 = stablehlo.slice %820 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %829 = stablehlo.add %821, %822 : tensor<3x1xf32>
              %830 = stablehlo.add %823, %824 : tensor<3x1xf32>
              %831 = stablehlo.add %829, %830 : tensor<3x1xf32>
              %832 = stablehlo.add %825, %826 : tensor<3x1xf32>
              %833 = stablehlo.add %827, %828 : tensor<3x1xf32>
              %834 = stablehlo.add %832, %833 : tensor<3x1xf32>
              %835 = stablehlo.add %831, %834 : tensor<3x1xf32>
              %836 = stablehlo.optimization_barrier %835 : tensor<3x1xf32>
              %837 = stablehlo.reshape %836 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %837 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %685 = stablehlo.multiply %682, %684 : tensor<3xf32>
            %686 = stablehlo.slice %680 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %687 = stablehlo.slice %680 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %688 = stablehlo.add %686, %687 : tensor<3x48xf32>
            %689 = stablehlo.slice %688 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %690 = stablehlo.slice %688 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %691 = stablehlo.add %689, %690 : tensor<3x24xf32>
            %692 = stablehlo.slice %691 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %693 = stablehlo.slice %691 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %694 = stablehlo.add %692, %693 : tensor<3x12xf32>
            %695 = stablehlo.slice %694 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %696 = stablehlo.slice %694 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %697 = stablehlo.add %695, %696 : tensor<3x6xf32>
            %698 = stablehlo.slice %697 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %699 = stablehlo.slice %697 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %700 = stablehlo.add %698, %699 : tensor<3x3xf32>
            %701 = stablehlo.slice %700 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %702 = stablehlo.slice %700 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %703 = stablehlo.add %701, %702 : tensor<3x1xf32>
            %704 = stablehlo.slice %700 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %705 = stablehlo.add %703, %704 : tensor<3x1xf32>
            %706 = stablehlo.slice %700 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %707 = stablehlo.concatenate %706, %705, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %708 = stablehlo.pad %707, %cst_319, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %709 = stablehlo.pad %703, %cst_320, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %710 = stablehlo.add %708, %709 : tensor<3x3xf32>
            %711 = stablehlo.slice %710 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %712 = stablehlo.slice %697 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %713 = stablehlo.add %711, %712 : tensor<3x2xf32>
            %714 = stablehlo.slice %697 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %715 = stablehlo.concatenate %714, %713, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %716 = stablehlo.pad %715, %cst_321, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %717 = stablehlo.pad %710, %cst_322, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %718 = stablehlo.add %716, %717 : tensor<3x6xf32>
            %719 = stablehlo.slice %718 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %720 = stablehlo.slice %694 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %721 = stablehlo.add %719, %720 : tensor<3x5xf32>
            %722 = stablehlo.slice %694 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %723 = stablehlo.concatenate %722, %721, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %724 = stablehlo.pad %723, %cst_323, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %725 = stablehlo.pad %718, %cst_324, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %726 = stablehlo.add %724, %725 : tensor<3x12xf32>
            %727 = stablehlo.slice %726 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %728 = stablehlo.slice %691 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %729 = stablehlo.add %727, %728 : tensor<3x11xf32>
            %730 = stablehlo.slice %691 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %731 = stablehlo.concatenate %730, %729, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %732 = stablehlo.pad %731, %cst_325, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %733 = stablehlo.pad %726, %cst_326, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %734 = stablehlo.add %732, %733 : tensor<3x24xf32>
            %735 = stablehlo.slice %734 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %736 = stablehlo.slice %688 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %737 = stablehlo.add %735, %736 : tensor<3x23xf32>
            %738 = stablehlo.slice %688 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %739 = stablehlo.concatenate %738, %737, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %740 = stablehlo.pad %739, %cst_327, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %741 = stablehlo.pad %734, %cst_328, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %742 = stablehlo.add %740, %741 : tensor<3x48xf32>
            %743 = stablehlo.slice %680 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %744 = stablehlo.add %742, %743 : tensor<3x48xf32>
            %745 = stablehlo.slice %680 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %746 = stablehlo.concatenate %745, %744, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %747 = stablehlo.pad %746, %cst_329, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %748 = stablehlo.pad %742, %cst_330, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %749 = stablehlo.add %747, %748 : tensor<3x97xf32>
            %750 = stablehlo.broadcast_in_dim %685, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %751 = stablehlo.broadcast_in_dim %750, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %752 = stablehlo.compare GE, %749, %751, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %753 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_331 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %754 = stablehlo.broadcast_in_dim %c_331, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %755 = stablehlo.compare EQ, %753, %754, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_332 = stablehlo.constant dense<0> : tensor<i32>
            %756 = func.call @_where_27(%755, %c_332, %753) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_333 = stablehlo.constant dense<0> : tensor<i32>
            %757 = stablehlo.broadcast_in_dim %c_333, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %758 = stablehlo.compare LT, %756, %757, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_334 = stablehlo.constant dense<2147483647> : tensor<i32>
            %759 = stablehlo.broadcast_in_dim %c_334, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %760 = stablehlo.xor %756, %759 : tensor<3x97xi32>
            %761 = func.call @_where_28(%758, %760, %756) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %762 = func.call @argmax(%752) : (tensor<3x97xi1>) -> tensor<3xi32>
            %763 = stablehlo.broadcast_in_dim %762, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %764 = func.call @take_along_axis_29(%761, %763) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %765 = stablehlo.reshape %764 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_335 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %766 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %767 = stablehlo.compare GE, %387, %766, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_336 = stablehlo.constant dense<false> : tensor<i1>
            %768 = stablehlo.reduce(%752 init: %c_336) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_337 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %769 = stablehlo.broadcast_in_dim %c_337, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %770 = stablehlo.not %767 : tensor<3xi1>
            %771 = stablehlo.not %768 : tensor<3xi1>
            %772 = stablehlo.and %770, %771 : tensor<3xi1>
            %c_338 = stablehlo.constant dense<false> : tensor<i1>
            %773 = stablehlo.reduce(%772 init: %c_338) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %774 = stablehlo.convert %773 : (tensor<i1>) -> tensor<i32>
            %775 = "stablehlo.case"(%774) ({
              stablehlo.return %769 : tensor<3xi32>
            }, {
              %c_339 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %786 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_340 = stablehlo.constant dense<2147483647> : tensor<i32>
              %787 = stablehlo.broadcast_in_dim %c_340, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_341 = stablehlo.constant dense<0> : tensor<i32>
              %c_342 = stablehlo.constant dense<0> : tensor<i32>
              %788:7 = stablehlo.while(%iterArg_343 = %482, %iterArg_344 = %594, %iterArg_345 = %685, %iterArg_346 = %c_342, %iterArg_347 = %c_341, %iterArg_348 = %786, %iterArg_349 = %787) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_350 = stablehlo.constant dense<32> : tensor<i32>
                %789 = stablehlo.compare LT, %iterArg_346, %c_350, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %789 : tensor<i1>
              } do {
                %789:3 = func.call @closed_call(%iterArg_343, %iterArg_344, %iterArg_345, %iterArg_347, %iterArg_348, %iterArg_349) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_350 = stablehlo.constant dense<1> : tensor<i32>
                %790 = stablehlo.add %iterArg_346, %c_350 : tensor<i32>
                stablehlo.return %iterArg_343, %iterArg_344, %iterArg_345, %790, %789#0, %789#1, %789#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %788#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %776 = func.call @_where_9(%768, %765, %775) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %777 = func.call @_where_9(%767, %769, %776) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %778 = stablehlo.maximum %517, %777 : tensor<3xi32>
            %779 = stablehlo.broadcast_in_dim %778, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %780 = stablehlo.broadcast_in_dim %779, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %781 = stablehlo.compare GE, %482, %780, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %782 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %783 = stablehlo.broadcast_in_dim %782, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %784 = stablehlo.compare GE, %590, %783, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %785 = stablehlo.and %781, %784 : tensor<3x97xi1>
            stablehlo.return %785 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %450 = stablehlo.add %438, %416 : tensor<3x97xf32>
          %cst_251 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %451 = func.call @_where_23(%449, %450, %cst_251) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_252 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %452 = func.call @_pad(%451, %cst_252) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %453 = stablehlo.reshape %452 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_253 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %454 = stablehlo.reduce(%453 init: %cst_253) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_254 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %455 = stablehlo.reduce(%454 init: %cst_254) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %456 = stablehlo.broadcast_in_dim %455, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %457 = stablehlo.compare EQ, %454, %456, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %458 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_255 = stablehlo.constant dense<1> : tensor<i32>
          %459 = func.call @_where_24(%457, %458, %c_255) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_256 = stablehlo.constant dense<2147483647> : tensor<i32>
          %460 = stablehlo.reduce(%459 init: %c_256) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %462 = func.call @take_along_axis(%453, %461) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %463 = stablehlo.reshape %462 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %464 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %465 = stablehlo.compare EQ, %463, %464, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %466 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_257 = stablehlo.constant dense<128> : tensor<i32>
          %467 = func.call @_where_19(%465, %466, %c_257) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_258 = stablehlo.constant dense<2147483647> : tensor<i32>
          %468 = stablehlo.reduce(%467 init: %c_258) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_259 = stablehlo.constant dense<128> : tensor<i32>
          %469 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %470 = stablehlo.multiply %460, %469 : tensor<3xi32>
          %471 = stablehlo.add %470, %468 : tensor<3xi32>
          %c_260 = stablehlo.constant dense<97> : tensor<i32>
          %472 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %473 = stablehlo.minimum %471, %472 : tensor<3xi32>
          stablehlo.return %473 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %359 = func.call @_where_9(%355, %358, %353) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %360:3 = stablehlo.custom_call @xlabatch_summarize_logits(%168, %228) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
        %361 = stablehlo.compare GE, %166, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_218 = stablehlo.constant dense<2> : tensor<i32>
        %c_219 = stablehlo.constant dense<0> : tensor<i32>
        %362 = func.call @_where_3(%361, %c_218, %c_219) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %363 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %365 = stablehlo.compare EQ, %364, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_220 = stablehlo.constant dense<false> : tensor<i1>
        %366 = stablehlo.reduce(%365 init: %c_220) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
        %c_221 = stablehlo.constant dense<1> : tensor<i32>
        %367 = func.call @_where_4(%366, %c_221, %362) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %c_222 = stablehlo.constant dense<3> : tensor<i32>
        %368 = func.call @_where_5(%360#2, %367, %c_222) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %369 = stablehlo.convert %368 : tensor<3xi32>
        %c_223 = stablehlo.constant dense<3> : tensor<i32>
        %370 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %371 = stablehlo.compare NE, %369, %370, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %372 = stablehlo.and %331, %371 : tensor<3xi1>
        %c_224 = stablehlo.constant dense<4> : tensor<i32>
        %373 = func.call @_where_6(%372, %c_224, %369) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %374 = stablehlo.broadcast_in_dim %359, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %375 = stablehlo.broadcast_in_dim %373, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %376 = stablehlo.broadcast_in_dim %360#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %377 = stablehlo.concatenate %374, %375, %376, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
        %378 = stablehlo.broadcast_in_dim %228, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
        %379 = func.call @_where_7(%378, %377, %iterArg_40) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
        stablehlo.return %379 : tensor<3x3xi32>
      }, {
        stablehlo.return %229 : tensor<3x3xi32>
      }) : (tensor<i32>) -> tensor<3x3xi32>
      %232 = stablehlo.slice %231 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %233 = stablehlo.reshape %232 : (tensor<1x3xi32>) -> tensor<3xi32>
      %234 = stablehlo.slice %231 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %235 = stablehlo.reshape %234 : (tensor<1x3xi32>) -> tensor<3xi32>
      %236 = stablehlo.slice %231 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %237 = stablehlo.reshape %236 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_172 = stablehlo.constant dense<-1> : tensor<i32>
      %238 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %239 = stablehlo.compare NE, %233, %238, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %240 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_173 = stablehlo.constant dense<128> : tensor<i32>
      %241 = func.call @floor_divide_8(%166, %c_173) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_174 = stablehlo.constant dense<1> : tensor<i32>
      %242 = func.call @_where_10(%239, %241, %c_174) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_175 = stablehlo.constant dense<128> : tensor<i32>
      %243 = func.call @remainder_11(%166, %c_175) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_176 = stablehlo.constant dense<0> : tensor<i32>
      %244 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %245 = stablehlo.compare LT, %240, %244, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_177 = stablehlo.constant dense<3> : tensor<i32>
      %246 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %247 = stablehlo.add %240, %246 : tensor<3xi32>
      %248 = stablehlo.select %245, %247, %240 : tensor<3xi1>, tensor<3xi32>
      %c_178 = stablehlo.constant dense<0> : tensor<i32>
      %249 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %250 = stablehlo.compare LT, %242, %249, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_179 = stablehlo.constant dense<1> : tensor<i32>
      %251 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %252 = stablehlo.add %242, %251 : tensor<3xi32>
      %253 = stablehlo.select %250, %252, %242 : tensor<3xi1>, tensor<3xi32>
      %c_180 = stablehlo.constant dense<0> : tensor<i32>
      %254 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %255 = stablehlo.compare LT, %243, %254, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_181 = stablehlo.constant dense<128> : tensor<i32>
      %256 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %257 = stablehlo.add %243, %256 : tensor<3xi32>
      %258 = stablehlo.select %255, %257, %243 : tensor<3xi1>, tensor<3xi32>
      %259 = stablehlo.broadcast_in_dim %248, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %260 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %261 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %262 = stablehlo.concatenate %259, %260, %261, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %263 = "stablehlo.scatter"(%223, %262, %233) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_182 = stablehlo.constant dense<0> : tensor<i32>
      %264 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %265 = stablehlo.compare EQ, %235, %264, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %266 = func.call @_where_12(%239, %265, %226) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %267 = stablehlo.not %239 : tensor<3xi1>
      %268 = stablehlo.and %228, %267 : tensor<3xi1>
      %269 = func.call @_where_33(%iterArg_32, %191, %231) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %c_183 = stablehlo.constant dense<1> : tensor<i32>
      %270 = stablehlo.add %iterArg_48, %c_183 : tensor<i32>
      %c_184 = stablehlo.constant dense<0> : tensor<i32>
      %271 = stablehlo.compare LT, %iterArg_48, %c_184, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_185 = stablehlo.constant dense<2> : tensor<i32>
      %272 = stablehlo.add %iterArg_48, %c_185 : tensor<i32>
      %273 = stablehlo.select %271, %272, %iterArg_48 : tensor<i1>, tensor<i32>
      %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %275 = "stablehlo.scatter"(%iterArg_49, %274, %269) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %123#1, %123#2, %263, %166, %266, %268, %168, %270, %275 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    }
    return %1#34, %1#35, %1#36, %1#37, %1#38, %1#39, %1#40, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %1#42 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2x3x3xi32>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1xi1>, tensor<1xi32>
    return %2 : tensor<1xi32>
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
  func.func private @floor_divide_1(%arg0: tensor<1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<1xi32>
    %3 = stablehlo.sign %arg0 : tensor<1xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %11 = stablehlo.and %6, %10 : tensor<1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<1xi32>
    %14 = call @_where_2(%11, %13, %2) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    return %14 : tensor<1xi32>
  }
  func.func private @_where_2(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @remainder(%arg0: tensor<1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %12 = stablehlo.and %11, %6 : tensor<1xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.add %4, %13 : tensor<1xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1xi1>, tensor<1xi32>
    return %15 : tensor<1xi32>
  }
  func.func private @_where_3(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_6(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_7(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @floor_divide_8(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_9(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @_where_10(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @remainder_11(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_12(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<1xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<1xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xui32>, %arg2: tensor<1x2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<3x2xui32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xui32>
    return %2 : tensor<3x2xui32>
  }
  func.func private @_where_16(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<1x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_17(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<1xi1>) -> tensor<3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @_where_18(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %1 : tensor<3x97xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x1x128xi32>, %arg1: tensor<i32>) -> tensor<3x128xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, %c_2, sizes = [3, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1x128xi32>) -> tensor<3x128xi32>
    return %5 : tensor<3x128xi32>
  }
  func.func private @_where_19(%arg0: tensor<3x128xi1>, %arg1: tensor<3x128xi32>, %arg2: tensor<i32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where_20(%arg0: tensor<3x97xi1>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x1xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_21(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @_where_22(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_23(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_pad(%arg0: tensor<3x97xf32>, %arg1: tensor<f32>) -> tensor<3x128xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 31], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
    return %1 : tensor<3x128xf32>
  }
  func.func private @_where_24(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x1x128xf32>, %arg1: tensor<3x1x1xi32>) -> tensor<3x1x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1x1xi1>, tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x1x128xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1x128xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<3x1x128xi1>, tensor<3x1x128xf32>
    return %15 : tensor<3x1x128xf32>
  }
  func.func private @_where_25(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_26(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_27(%arg0: tensor<3x97xi1>, %arg1: tensor<i32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_28(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @clip(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<3xi32>
    return %5 : tensor<3xi32>
  }
  func.func private @take_along_axis_29(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x97xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @closed_call(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.shift_right_arithmetic %arg4, %1 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.shift_right_arithmetic %arg5, %3 : tensor<3xi32>
    %5 = stablehlo.add %2, %4 : tensor<3xi32>
    %6 = stablehlo.and %arg4, %arg5 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.and %6, %7 : tensor<3xi32>
    %9 = stablehlo.add %5, %8 : tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = call @_where_23(%12, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
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
      %19 = func.call @_pad_30(%13, %c_4) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
      %20 = stablehlo.slice %19 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %21 = stablehlo.slice %19 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %22 = stablehlo.slice %19 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %23 = stablehlo.slice %19 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %24 = stablehlo.slice %19 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %25 = stablehlo.slice %19 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %26 = stablehlo.slice %19 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %27 = stablehlo.slice %19 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %28 = stablehlo.add %20, %21 : tensor<3x13xf32>
      %29 = stablehlo.add %22, %23 : tensor<3x13xf32>
      %30 = stablehlo.add %28, %29 : tensor<3x13xf32>
      %31 = stablehlo.add %24, %25 : tensor<3x13xf32>
      %32 = stablehlo.add %26, %27 : tensor<3x13xf32>
      %33 = stablehlo.add %31, %32 : tensor<3x13xf32>
      %34 = stablehlo.add %30, %33 : tensor<3x13xf32>
      %35 = stablehlo.optimization_barrier %34 : tensor<3x13xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %36 = func.call @_pad_31(%35, %c_5) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
      %37 = stablehlo.slice %36 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %38 = stablehlo.slice %36 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %39 = stablehlo.slice %36 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %40 = stablehlo.slice %36 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %41 = stablehlo.slice %36 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %42 = stablehlo.slice %36 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %43 = stablehlo.slice %36 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %44 = stablehlo.slice %36 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %45 = stablehlo.add %37, %38 : tensor<3x2xf32>
      %46 = stablehlo.add %39, %40 : tensor<3x2xf32>
      %47 = stablehlo.add %45, %46 : tensor<3x2xf32>
      %48 = stablehlo.add %41, %42 : tensor<3x2xf32>
      %49 = stablehlo.add %43, %44 : tensor<3x2xf32>
      %50 = stablehlo.add %48, %49 : tensor<3x2xf32>
      %51 = stablehlo.add %47, %50 : tensor<3x2xf32>
      %52 = stablehlo.optimization_barrier %51 : tensor<3x2xf32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %53 = func.call @_pad_32(%52, %c_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
      %54 = stablehlo.slice %53 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %55 = stablehlo.slice %53 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %56 = stablehlo.slice %53 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %57 = stablehlo.slice %53 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %58 = stablehlo.slice %53 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %59 = stablehlo.slice %53 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %60 = stablehlo.slice %53 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %61 = stablehlo.slice %53 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %62 = stablehlo.add %54, %55 : tensor<3x1xf32>
      %63 = stablehlo.add %56, %57 : tensor<3x1xf32>
      %64 = stablehlo.add %62, %63 : tensor<3x1xf32>
      %65 = stablehlo.add %58, %59 : tensor<3x1xf32>
      %66 = stablehlo.add %60, %61 : tensor<3x1xf32>
      %67 = stablehlo.add %65, %66 : tensor<3x1xf32>
      %68 = stablehlo.add %64, %67 : tensor<3x1xf32>
      %69 = stablehlo.optimization_barrier %68 : tensor<3x1xf32>
      %70 = stablehlo.reshape %69 : (tensor<3x1xf32>) -> tensor<3xf32>
      stablehlo.return %70 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %16 = stablehlo.compare GE, %15, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %17 = call @_where_9(%16, %9, %arg4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %18 = call @_where_9(%16, %arg5, %9) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %17, %18 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_pad_30(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_31(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_32(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @round(%arg0: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @argmax(%arg0: tensor<3x97xi1>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i1>, tensor<i32>) -> (tensor<3xi1>, tensor<3xi32>)
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
    return %1#1 : tensor<3xi32>
  }
  func.func private @_where_33(%arg0: tensor<i1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
}
