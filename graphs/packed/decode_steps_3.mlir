module @jit_decode_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<3xi32>, %arg32: tensor<i1>, %arg33: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<2x3x3xi32> {jax.result_info = "result[1]"}) {
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
    %1:43 = stablehlo.while(%iterArg = %arg15, %iterArg_8 = %arg16, %iterArg_9 = %arg17, %iterArg_10 = %arg18, %iterArg_11 = %arg19, %iterArg_12 = %arg20, %iterArg_13 = %arg21, %iterArg_14 = %arg22, %iterArg_15 = %arg23, %iterArg_16 = %arg24, %iterArg_17 = %arg25, %iterArg_18 = %arg26, %iterArg_19 = %arg27, %iterArg_20 = %arg28, %iterArg_21 = %arg29, %iterArg_22 = %arg30, %iterArg_23 = %arg31, %iterArg_24 = %arg0, %iterArg_25 = %arg1, %iterArg_26 = %arg5, %iterArg_27 = %arg2, %iterArg_28 = %arg3, %iterArg_29 = %arg6, %iterArg_30 = %arg4, %iterArg_31 = %arg7, %iterArg_32 = %arg32, %iterArg_33 = %c_0, %iterArg_34 = %c_1, %iterArg_35 = %c_2, %iterArg_36 = %c_3, %iterArg_37 = %arg33, %iterArg_38 = %c_4, %iterArg_39 = %c_5, %iterArg_40 = %c_6, %iterArg_41 = %arg8, %iterArg_42 = %arg9, %iterArg_43 = %arg10, %iterArg_44 = %arg11, %iterArg_45 = %arg12, %iterArg_46 = %arg13, %iterArg_47 = %arg14, %iterArg_48 = %c_7, %iterArg_49 = %0) : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    cond {
      %c_50 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_48, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_51 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.reduce(%iterArg_45 init: %c_51) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %3 = stablehlo.compare LT, %iterArg_23, %2, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_51 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %5 = stablehlo.add %iterArg_23, %4 : tensor<3xi32>
      %6 = stablehlo.select %3, %5, %iterArg_23 : tensor<3xi1>, tensor<3xi32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %8 = "stablehlo.gather"(%iterArg_45, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<3x1xi32>) -> tensor<3xi1>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %10 = stablehlo.compare LT, %iterArg_23, %9, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_53 = stablehlo.constant dense<3> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %12 = stablehlo.add %iterArg_23, %11 : tensor<3xi32>
      %13 = stablehlo.select %10, %12, %iterArg_23 : tensor<3xi1>, tensor<3xi32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %15 = "stablehlo.gather"(%iterArg_44, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %16 = func.call @_where(%8, %15, %c_54) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_55 = stablehlo.constant dense<128> : tensor<i32>
      %17 = func.call @_where(%8, %16, %c_55) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %c_56 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %20 = stablehlo.reduce(%16 init: %c_56) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_57 = stablehlo.constant dense<128> : tensor<i32>
      %21 = func.call @floor_divide(%20, %c_57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %21, %c_58 : tensor<i32>
      %c_59 = stablehlo.constant dense<2147483647> : tensor<i32>
      %23 = stablehlo.reduce(%17 init: %c_59) applies stablehlo.minimum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_60 = stablehlo.constant dense<128> : tensor<i32>
      %24 = func.call @floor_divide_1(%16, %c_60) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_61 = stablehlo.constant dense<128> : tensor<i32>
      %25 = func.call @remainder(%16, %c_61) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %26 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %27 = stablehlo.compare LT, %iterArg_23, %26, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_63 = stablehlo.constant dense<3> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %29 = stablehlo.add %iterArg_23, %28 : tensor<3xi32>
      %30 = stablehlo.select %27, %29, %iterArg_23 : tensor<3xi1>, tensor<3xi32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %32 = stablehlo.compare LT, %24, %31, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %34 = stablehlo.add %24, %33 : tensor<3xi32>
      %35 = stablehlo.select %32, %34, %24 : tensor<3xi1>, tensor<3xi32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %37 = stablehlo.compare LT, %25, %36, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_67 = stablehlo.constant dense<128> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %39 = stablehlo.add %25, %38 : tensor<3xi32>
      %40 = stablehlo.select %37, %39, %25 : tensor<3xi1>, tensor<3xi32>
      %41 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %42 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %43 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %44 = stablehlo.concatenate %41, %42, %43, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %45 = "stablehlo.gather"(%iterArg_43, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<3x3xi32>) -> tensor<3xi32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %47 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %48 = stablehlo.reshape %46 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %50 = stablehlo.custom_call @xlabatch_embed(%48, %iterArg_24, %49) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
      %52 = stablehlo.multiply %50, %51 : tensor<3x36xf32>
      %53 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %54:2 = stablehlo.custom_call @xlabatch_rope_tables(%53) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<3xi32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
      %55 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %c_69 = stablehlo.constant dense<128> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %57 = stablehlo.compare LT, %55, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
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
      %66 = stablehlo.custom_call @xlabatch_linear(%52, %58, %iterArg_25, %59, %60, %61, %iterArg_26, %62, %63, %64, %65) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
      %67 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %68 = stablehlo.broadcast_in_dim %iterArg_23, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %69 = stablehlo.reshape %68 : (tensor<3x1xi32>) -> tensor<3xi32>
      %70 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %75:3 = stablehlo.custom_call @xlabatch_attention(%66, %69, %67, %70, %54#0, %54#1, %71, %72, %73, %74, %iterArg_41, %iterArg_42) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
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
      %84 = stablehlo.custom_call @xlabatch_linear(%75#0, %76, %iterArg_27, %77, %78, %79, %80, %81, %52, %82, %83) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
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
      %93 = stablehlo.custom_call @xlabatch_linear(%84, %85, %iterArg_28, %86, %87, %88, %iterArg_29, %89, %90, %91, %92) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
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
      %102 = stablehlo.custom_call @xlabatch_linear(%93, %94, %iterArg_30, %95, %96, %97, %98, %99, %84, %100, %101) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %103 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %105 = stablehlo.compare LT, %103, %104, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
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
      %114 = stablehlo.custom_call @xlabatch_linear(%102, %106, %iterArg_25, %107, %108, %109, %iterArg_26, %110, %111, %112, %113) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
      %115 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %116 = stablehlo.broadcast_in_dim %iterArg_23, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %117 = stablehlo.reshape %116 : (tensor<3x1xi32>) -> tensor<3xi32>
      %118 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %123:3 = stablehlo.custom_call @xlabatch_attention(%114, %117, %115, %118, %54#0, %54#1, %119, %120, %121, %122, %75#1, %75#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
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
      %132 = stablehlo.custom_call @xlabatch_linear(%123#0, %124, %iterArg_27, %125, %126, %127, %128, %129, %102, %130, %131) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
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
      %141 = stablehlo.custom_call @xlabatch_linear(%132, %133, %iterArg_28, %134, %135, %136, %iterArg_29, %137, %138, %139, %140) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
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
      %150 = stablehlo.custom_call @xlabatch_linear(%141, %142, %iterArg_30, %143, %144, %145, %146, %147, %132, %148, %149) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %151 = stablehlo.transpose %150, dims = [1, 0] : (tensor<3x36xf32>) -> tensor<36x3xf32>
      %152 = stablehlo.transpose %151, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
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
      %161 = stablehlo.custom_call @xlabatch_linear(%152, %153, %iterArg_24, %154, %155, %156, %iterArg_31, %157, %158, %159, %160) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
      %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %163 = stablehlo.multiply %161, %162 : tensor<3x97xf32>
      %c_152 = stablehlo.constant dense<3> : tensor<i32>
      %164 = func.call @_where(%8, %iterArg_23, %c_152) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %165 = stablehlo.convert %iterArg_45 : (tensor<3xi1>) -> tensor<3xi32>
      %166 = stablehlo.add %iterArg_44, %165 : tensor<3xi32>
      %167 = stablehlo.or %iterArg_46, %iterArg_45 : tensor<3xi1>
      %168 = stablehlo.custom_call @xlabatch_write_logits(%163, %164, %iterArg_47) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
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
      %201 = func.call @floor_divide_1(%166, %c_162) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_163 = stablehlo.constant dense<1> : tensor<i32>
      %202 = func.call @_where(%199, %201, %c_163) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_164 = stablehlo.constant dense<128> : tensor<i32>
      %203 = func.call @remainder(%166, %c_164) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
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
      %226 = func.call @_where_8(%199, %225, %iterArg_45) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %227 = stablehlo.not %199 : tensor<3xi1>
      %228 = stablehlo.and %167, %227 : tensor<3xi1>
      %229 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %230 = stablehlo.convert %iterArg_32 : (tensor<i1>) -> tensor<i32>
      %231 = "stablehlo.case"(%230) ({
        %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %276 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %277 = func.call @_where_9(%228, %iterArg_8, %276) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %279 = func.call @_where_10(%228, %iterArg_9, %278) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %280 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %281 = func.call @_where_9(%228, %iterArg_10, %280) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %282 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %283 = func.call @_where_9(%228, %iterArg_11, %282) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %284 = stablehlo.reshape %228 : (tensor<3xi1>) -> tensor<3x1xi1>
        %285 = stablehlo.broadcast_in_dim %iterArg_35, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %286 = func.call @_where_11(%284, %iterArg_12, %285) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %287 = stablehlo.reshape %228 : (tensor<3xi1>) -> tensor<3x1xi1>
        %288 = stablehlo.broadcast_in_dim %iterArg_36, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %289 = func.call @_where_12(%287, %iterArg_13, %288) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %290 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %291 = func.call @_where_10(%228, %iterArg_14, %290) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %293 = func.call @_where_10(%228, %iterArg_15, %292) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %295 = func.call @_where_10(%228, %iterArg_16, %294) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %296 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %297 = func.call @_where_9(%228, %iterArg_17, %296) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_194 = stablehlo.constant dense<2147483647> : tensor<i32>
        %298 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %299 = func.call @_where_10(%228, %iterArg_18, %298) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %300 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %301 = func.call @_where_9(%228, %iterArg_19, %300) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %302 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %303 = func.call @_where_9(%228, %iterArg_20, %302) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_197 = stablehlo.constant dense<false> : tensor<i1>
        %304 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %305 = func.call @_where_13(%228, %iterArg_21, %304) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_198 = stablehlo.constant dense<false> : tensor<i1>
        %306 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %307 = func.call @_where_13(%228, %iterArg_22, %306) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_199 = stablehlo.constant dense<false> : tensor<i1>
        %308 = stablehlo.reduce(%305 init: %c_199) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %309 = stablehlo.convert %308 : (tensor<i1>) -> tensor<i32>
        %310 = "stablehlo.case"(%309) ({
          stablehlo.return %168 : tensor<3x97xf32>
        }, {
          %380 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %381 = stablehlo.add %168, %iterArg : tensor<3x97xf32>
          %382 = func.call @_where_14(%380, %381, %168) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
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
          %389 = func.call @_where(%388, %166, %c_228) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
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
            %459 = func.call @_where_15(%457, %458, %c_257) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
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
            %459 = func.call @_where_15(%457, %458, %c_257) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
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
          %418 = func.call @_where_16(%415, %413, %417) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
          %419 = stablehlo.multiply %310, %418 : tensor<3x97xf32>
          %420 = stablehlo.bitcast_convert %419 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %421 = stablehlo.broadcast_in_dim %412, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %422 = stablehlo.xor %420, %421 : tensor<3x97xi32>
          %423 = stablehlo.bitcast_convert %422 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %424 = func.call @_where_17(%409, %423, %310) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
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
          %441 = func.call @_where_14(%380, %440, %310) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
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
          %385 = func.call @_where_18(%384, %c_226, %289) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
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
          %402 = func.call @_where_14(%380, %401, %321) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
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
          %394 = func.call @_where_19(%393, %325, %cst_227) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %395 = func.call @_where_14(%380, %394, %325) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
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
        %339 = func.call @_where_20(%337, %338, %c_210) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_211 = stablehlo.constant dense<2147483647> : tensor<i32>
        %340 = stablehlo.reduce(%339 init: %c_211) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %342 = func.call @take_along_axis(%333, %341) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %343 = stablehlo.reshape %342 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %344 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %345 = stablehlo.compare EQ, %343, %344, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %346 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_212 = stablehlo.constant dense<128> : tensor<i32>
        %347 = func.call @_where_15(%345, %346, %c_212) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
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
          %383 = func.call @_where_9(%381, %277, %382) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_227 = stablehlo.constant dense<0> : tensor<i32>
          %384 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %385 = func.call @_where_10(%381, %279, %384) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %386 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %387 = func.call @_where_9(%381, %281, %386) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %388 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %389 = func.call @_where_9(%381, %283, %388) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %390 = stablehlo.reshape %381 : (tensor<3xi1>) -> tensor<3x1xi1>
          %391 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %392 = func.call @_where_11(%390, %286, %391) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %393 = stablehlo.reshape %381 : (tensor<3xi1>) -> tensor<3x1xi1>
          %394 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %395 = func.call @_where_12(%393, %289, %394) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_230 = stablehlo.constant dense<0> : tensor<i32>
          %396 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %397 = func.call @_where_10(%381, %291, %396) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_231 = stablehlo.constant dense<0> : tensor<i32>
          %398 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %399 = func.call @_where_10(%381, %293, %398) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_232 = stablehlo.constant dense<0> : tensor<i32>
          %400 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %401 = func.call @_where_10(%381, %295, %400) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %402 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %403 = func.call @_where_9(%381, %297, %402) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_234 = stablehlo.constant dense<2147483647> : tensor<i32>
          %404 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %405 = func.call @_where_10(%381, %299, %404) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %406 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %407 = func.call @_where_9(%381, %301, %406) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %408 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %409 = func.call @_where_9(%381, %303, %408) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_237 = stablehlo.constant dense<false> : tensor<i1>
          %410 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %411 = func.call @_where_13(%381, %305, %410) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_238 = stablehlo.constant dense<false> : tensor<i1>
          %412 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %413 = func.call @_where_13(%381, %307, %412) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %414 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %415 = stablehlo.compare GT, %383, %414, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %416 = func.call @_where_21(%415, %383, %cst_240) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %417 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %418 = stablehlo.divide %417, %416 : tensor<3xf32>
          %cst_242 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %419 = stablehlo.reduce(%328 init: %cst_242) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %420 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %422 = stablehlo.subtract %328, %421 : tensor<3x97xf32>
          %423 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_243 = stablehlo.constant dense<31> : tensor<i32>
          %424 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %425 = stablehlo.shift_right_logical %385, %424 : tensor<3xi32>
          %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %427 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %428 = stablehlo.multiply %422, %427 : tensor<3x97xf32>
          %429 = stablehlo.bitcast_convert %428 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %430 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %431 = stablehlo.xor %429, %430 : tensor<3x97xi32>
          %432 = stablehlo.bitcast_convert %431 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_244 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %433 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %434 = stablehlo.compare EQ, %328, %433, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_245 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %435 = func.call @_where_22(%434, %cst_245, %432) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_246 = stablehlo.constant dense<0> : tensor<i32>
          %436 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %437 = stablehlo.compare GT, %385, %436, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %438 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %439 = stablehlo.compare LT, %387, %438, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %440 = stablehlo.or %437, %439 : tensor<3xi1>
          %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %441 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %442 = stablehlo.compare GT, %389, %441, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %443 = stablehlo.or %440, %442 : tensor<3xi1>
          %c_249 = stablehlo.constant dense<false> : tensor<i1>
          %444 = stablehlo.reduce(%443 init: %c_249) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %445 = stablehlo.convert %444 : (tensor<i1>) -> tensor<i32>
          %446 = "stablehlo.case"(%445) ({
            %c_298 = stablehlo.constant dense<true> : tensor<i1>
            %690 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %690 : tensor<3x97xi1>
          }, {
            %690 = stablehlo.bitcast_convert %435 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_298 = stablehlo.constant dense<0> : tensor<i32>
            %691 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %692 = stablehlo.compare LT, %690, %691, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_299 = stablehlo.constant dense<2147483647> : tensor<i32>
            %693 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %694 = stablehlo.xor %690, %693 : tensor<3x97xi32>
            %695 = func.call @_where_23(%692, %694, %690) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%435, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_300 = stablehlo.constant dense<0> : tensor<i32>
            %696 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %697 = stablehlo.compare EQ, %385, %696, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_301 = stablehlo.constant dense<97> : tensor<i32>
            %698 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %699 = stablehlo.compare GE, %385, %698, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %700 = stablehlo.or %697, %699 : tensor<3xi1>
            %701 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_302 = stablehlo.constant dense<0> : tensor<i32>
            %702 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %703 = stablehlo.compare LT, %701, %702, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_303 = stablehlo.constant dense<2147483647> : tensor<i32>
            %704 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %705 = stablehlo.xor %701, %704 : tensor<3x97xi32>
            %706 = func.call @_where_23(%703, %705, %701) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_304 = stablehlo.constant dense<1> : tensor<i32>
            %c_305 = stablehlo.constant dense<97> : tensor<i32>
            %707 = func.call @clip(%385, %c_304, %c_305) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %708 = stablehlo.broadcast_in_dim %707, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_306 = stablehlo.constant dense<1> : tensor<i32>
            %709 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %710 = stablehlo.subtract %708, %709 : tensor<3x1xi32>
            %711 = func.call @take_along_axis_24(%706, %710) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %712 = stablehlo.reshape %711 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_307 = stablehlo.constant dense<97> : tensor<i32>
            %713 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %714 = stablehlo.minimum %385, %713 : tensor<3xi32>
            %715 = stablehlo.convert %714 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_308 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %716 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_309 = stablehlo.constant dense<97> : tensor<i32>
            %717 = stablehlo.broadcast_in_dim %c_309, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %718 = stablehlo.compare LE, %385, %717, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_310 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %719 = stablehlo.broadcast_in_dim %c_310, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %720 = stablehlo.not %700 : tensor<3xi1>
            %721 = stablehlo.not %718 : tensor<3xi1>
            %722 = stablehlo.and %720, %721 : tensor<3xi1>
            %c_311 = stablehlo.constant dense<false> : tensor<i1>
            %723 = stablehlo.reduce(%722 init: %c_311) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %724 = stablehlo.convert %723 : (tensor<i1>) -> tensor<i32>
            %725 = "stablehlo.case"(%724) ({
              stablehlo.return %719 : tensor<3xi32>
            }, {
              %c_368 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %990 = stablehlo.broadcast_in_dim %c_368, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_369 = stablehlo.constant dense<2147483647> : tensor<i32>
              %991 = stablehlo.broadcast_in_dim %c_369, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_370 = stablehlo.constant dense<0> : tensor<i32>
              %c_371 = stablehlo.constant dense<0> : tensor<i32>
              %992:7 = stablehlo.while(%iterArg_372 = %695, %iterArg_373 = %716, %iterArg_374 = %715, %iterArg_375 = %c_371, %iterArg_376 = %c_370, %iterArg_377 = %990, %iterArg_378 = %991) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_379 = stablehlo.constant dense<32> : tensor<i32>
                %993 = stablehlo.compare LT, %iterArg_375, %c_379, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %993 : tensor<i1>
              } do {
                %993:3 = func.call @closed_call(%iterArg_372, %iterArg_373, %iterArg_374, %iterArg_376, %iterArg_377, %iterArg_378) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_379 = stablehlo.constant dense<1> : tensor<i32>
                %994 = stablehlo.add %iterArg_375, %c_379 : tensor<i32>
                stablehlo.return %iterArg_372, %iterArg_373, %iterArg_374, %994, %993#0, %993#1, %993#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %992#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %726 = func.call @_where_2(%718, %712, %725) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %727 = func.call @_where_2(%700, %719, %726) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %c_312 = stablehlo.constant dense<31> : tensor<i32>
            %728 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %729 = stablehlo.shift_right_logical %385, %728 : tensor<3xi32>
            %730 = stablehlo.broadcast_in_dim %729, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_313 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %731 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %732 = stablehlo.maximum %435, %731 : tensor<3x97xf32>
            %cst_314 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %733 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %734 = stablehlo.multiply %732, %733 : tensor<3x97xf32>
            %735 = func.call @round(%734) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_315 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %736 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %737 = stablehlo.multiply %735, %736 : tensor<3x97xf32>
            %738 = stablehlo.subtract %732, %737 : tensor<3x97xf32>
            %cst_316 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %739 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %740 = stablehlo.multiply %735, %739 : tensor<3x97xf32>
            %741 = stablehlo.bitcast_convert %740 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %742 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %743 = stablehlo.xor %741, %742 : tensor<3x97xi32>
            %744 = stablehlo.bitcast_convert %743 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %745 = stablehlo.subtract %738, %744 : tensor<3x97xf32>
            %cst_317 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %746 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %747 = stablehlo.multiply %746, %745 : tensor<3x97xf32>
            %748 = stablehlo.bitcast_convert %747 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %749 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %750 = stablehlo.xor %748, %749 : tensor<3x97xi32>
            %751 = stablehlo.bitcast_convert %750 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_318 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %752 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %753 = stablehlo.add %751, %752 : tensor<3x97xf32>
            %754 = stablehlo.multiply %753, %745 : tensor<3x97xf32>
            %755 = stablehlo.bitcast_convert %754 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %756 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %757 = stablehlo.xor %755, %756 : tensor<3x97xi32>
            %758 = stablehlo.bitcast_convert %757 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_319 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %759 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %760 = stablehlo.add %758, %759 : tensor<3x97xf32>
            %761 = stablehlo.multiply %760, %745 : tensor<3x97xf32>
            %762 = stablehlo.bitcast_convert %761 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %763 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %764 = stablehlo.xor %762, %763 : tensor<3x97xi32>
            %765 = stablehlo.bitcast_convert %764 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_320 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %766 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %767 = stablehlo.add %765, %766 : tensor<3x97xf32>
            %768 = stablehlo.multiply %767, %745 : tensor<3x97xf32>
            %769 = stablehlo.bitcast_convert %768 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %770 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %771 = stablehlo.xor %769, %770 : tensor<3x97xi32>
            %772 = stablehlo.bitcast_convert %771 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_321 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %773 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %774 = stablehlo.add %772, %773 : tensor<3x97xf32>
            %775 = stablehlo.multiply %774, %745 : tensor<3x97xf32>
            %776 = stablehlo.bitcast_convert %775 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %777 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %778 = stablehlo.xor %776, %777 : tensor<3x97xi32>
            %779 = stablehlo.bitcast_convert %778 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_322 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %780 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %781 = stablehlo.add %779, %780 : tensor<3x97xf32>
            %782 = stablehlo.multiply %781, %745 : tensor<3x97xf32>
            %783 = stablehlo.multiply %782, %745 : tensor<3x97xf32>
            %784 = stablehlo.bitcast_convert %783 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %785 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %786 = stablehlo.xor %784, %785 : tensor<3x97xi32>
            %787 = stablehlo.bitcast_convert %786 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %788 = stablehlo.add %787, %745 : tensor<3x97xf32>
            %cst_323 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %789 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %790 = stablehlo.add %788, %789 : tensor<3x97xf32>
            %791 = stablehlo.convert %735 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_324 = stablehlo.constant dense<127> : tensor<i32>
            %792 = stablehlo.broadcast_in_dim %c_324, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %793 = stablehlo.add %791, %792 : tensor<3x97xi32>
            %c_325 = stablehlo.constant dense<23> : tensor<i32>
            %794 = stablehlo.broadcast_in_dim %c_325, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %795 = stablehlo.shift_left %793, %794 : tensor<3x97xi32>
            %796 = stablehlo.bitcast_convert %795 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_326 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %797 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %798 = stablehlo.compare LT, %435, %797, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %799 = stablehlo.multiply %790, %796 : tensor<3x97xf32>
            %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %800 = func.call @_where_22(%798, %cst_327, %799) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %801 = stablehlo.broadcast_in_dim %727, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %802 = stablehlo.broadcast_in_dim %801, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %803 = stablehlo.compare GE, %695, %802, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %804 = func.call @_where_19(%803, %800, %cst_328) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %805 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_329 = stablehlo.constant dense<0> : tensor<i32>
            %806 = stablehlo.broadcast_in_dim %c_329, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %807 = stablehlo.compare LT, %805, %806, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_330 = stablehlo.constant dense<2147483647> : tensor<i32>
            %808 = stablehlo.broadcast_in_dim %c_330, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %809 = stablehlo.xor %805, %808 : tensor<3x97xi32>
            %810 = func.call @_where_23(%807, %809, %805) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %811 = stablehlo.broadcast_in_dim %727, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %812 = stablehlo.broadcast_in_dim %811, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %813 = stablehlo.compare GE, %810, %812, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_331 = stablehlo.constant dense<31> : tensor<i32>
            %814 = stablehlo.broadcast_in_dim %c_331, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %815 = stablehlo.shift_right_logical %385, %814 : tensor<3xi32>
            %816 = stablehlo.broadcast_in_dim %815, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_332 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %817 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %818 = stablehlo.maximum %values, %817 : tensor<3x97xf32>
            %cst_333 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %819 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %820 = stablehlo.multiply %818, %819 : tensor<3x97xf32>
            %821 = func.call @round(%820) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_334 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %822 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %823 = stablehlo.multiply %821, %822 : tensor<3x97xf32>
            %824 = stablehlo.subtract %818, %823 : tensor<3x97xf32>
            %cst_335 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %825 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %826 = stablehlo.multiply %821, %825 : tensor<3x97xf32>
            %827 = stablehlo.bitcast_convert %826 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %828 = stablehlo.broadcast_in_dim %816, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %829 = stablehlo.xor %827, %828 : tensor<3x97xi32>
            %830 = stablehlo.bitcast_convert %829 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %831 = stablehlo.subtract %824, %830 : tensor<3x97xf32>
            %cst_336 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %832 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %833 = stablehlo.multiply %832, %831 : tensor<3x97xf32>
            %834 = stablehlo.bitcast_convert %833 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %835 = stablehlo.broadcast_in_dim %816, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %836 = stablehlo.xor %834, %835 : tensor<3x97xi32>
            %837 = stablehlo.bitcast_convert %836 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_337 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %838 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %839 = stablehlo.add %837, %838 : tensor<3x97xf32>
            %840 = stablehlo.multiply %839, %831 : tensor<3x97xf32>
            %841 = stablehlo.bitcast_convert %840 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %842 = stablehlo.broadcast_in_dim %816, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %843 = stablehlo.xor %841, %842 : tensor<3x97xi32>
            %844 = stablehlo.bitcast_convert %843 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_338 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %845 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %846 = stablehlo.add %844, %845 : tensor<3x97xf32>
            %847 = stablehlo.multiply %846, %831 : tensor<3x97xf32>
            %848 = stablehlo.bitcast_convert %847 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %849 = stablehlo.broadcast_in_dim %816, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %850 = stablehlo.xor %848, %849 : tensor<3x97xi32>
            %851 = stablehlo.bitcast_convert %850 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_339 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %852 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %853 = stablehlo.add %851, %852 : tensor<3x97xf32>
            %854 = stablehlo.multiply %853, %831 : tensor<3x97xf32>
            %855 = stablehlo.bitcast_convert %854 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %856 = stablehlo.broadcast_in_dim %816, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %857 = stablehlo.xor %855, %856 : tensor<3x97xi32>
            %858 = stablehlo.bitcast_convert %857 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_340 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %859 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %860 = stablehlo.add %858, %859 : tensor<3x97xf32>
            %861 = stablehlo.multiply %860, %831 : tensor<3x97xf32>
            %862 = stablehlo.bitcast_convert %861 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %863 = stablehlo.broadcast_in_dim %816, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %864 = stablehlo.xor %862, %863 : tensor<3x97xi32>
            %865 = stablehlo.bitcast_convert %864 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_341 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %866 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %867 = stablehlo.add %865, %866 : tensor<3x97xf32>
            %868 = stablehlo.multiply %867, %831 : tensor<3x97xf32>
            %869 = stablehlo.multiply %868, %831 : tensor<3x97xf32>
            %870 = stablehlo.bitcast_convert %869 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %871 = stablehlo.broadcast_in_dim %816, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %872 = stablehlo.xor %870, %871 : tensor<3x97xi32>
            %873 = stablehlo.bitcast_convert %872 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %874 = stablehlo.add %873, %831 : tensor<3x97xf32>
            %cst_342 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %875 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %876 = stablehlo.add %874, %875 : tensor<3x97xf32>
            %877 = stablehlo.convert %821 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_343 = stablehlo.constant dense<127> : tensor<i32>
            %878 = stablehlo.broadcast_in_dim %c_343, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %879 = stablehlo.add %877, %878 : tensor<3x97xi32>
            %c_344 = stablehlo.constant dense<23> : tensor<i32>
            %880 = stablehlo.broadcast_in_dim %c_344, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %881 = stablehlo.shift_left %879, %880 : tensor<3x97xi32>
            %882 = stablehlo.bitcast_convert %881 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_345 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %883 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %884 = stablehlo.compare LT, %values, %883, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %885 = stablehlo.multiply %876, %882 : tensor<3x97xf32>
            %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %886 = func.call @_where_22(%884, %cst_346, %885) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %887 = func.call @_where_19(%813, %886, %cst_347) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_348 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %888 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %889 = stablehlo.maximum %387, %888 : tensor<3xf32>
            %c_349 = stablehlo.constant dense<0> : tensor<i32>
            %890 = "stablehlo.case"(%c_349) ({
              %c_368 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_368 : tensor<i32>
            }, {
              %c_368 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_368 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %891 = "stablehlo.case"(%890) ({
              %c_368 = stablehlo.constant dense<0> : tensor<i32>
              %990 = func.call @_pad_25(%804, %c_368) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %991 = stablehlo.slice %990 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %992 = stablehlo.slice %990 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %993 = stablehlo.slice %990 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %994 = stablehlo.slice %990 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %995 = stablehlo.slice %990 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %996 = stablehlo.slice %990 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %997 = stablehlo.slice %990 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %998 = stablehlo.slice %990 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %999 = stablehlo.add %991, %992 : tensor<3x13xf32>
              %1000 = stablehlo.add %993, %994 : tensor<3x13xf32>
              %1001 = stablehlo.add %999, %1000 : tensor<3x13xf32>
              %1002 = stablehlo.add %995, %996 : tensor<3x13xf32>
              %1003 = stablehlo.add %997, %998 : tensor<3x13xf32>
              %1004 = stablehlo.add %1002, %1003 : tensor<3x13xf32>
              %1005 = stablehlo.add %1001, %1004 : tensor<3x13xf32>
              %1006 = stablehlo.optimization_barrier %1005 : tensor<3x13xf32>
              %c_369 = stablehlo.constant dense<0> : tensor<i32>
              %1007 = func.call @_pad_26(%1006, %c_369) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %1008 = stablehlo.slice %1007 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %1009 = stablehlo.slice %1007 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %1010 = stablehlo.slice %1007 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %1011 = stablehlo.slice %1007 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %1012 = stablehlo.slice %1007 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %1013 = stablehlo.slice %1007 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %1014 = stablehlo.slice %1007 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %1015 = stablehlo.slice %1007 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %1016 = stablehlo.add %1008, %1009 : tensor<3x2xf32>
              %1017 = stablehlo.add %1010, %1011 : tensor<3x2xf32>
              %1018 = stablehlo.add %1016, %1017 : tensor<3x2xf32>
              %1019 = stablehlo.add %1012, %1013 : tensor<3x2xf32>
              %1020 = stablehlo.add %1014, %1015 : tensor<3x2xf32>
              %1021 = stablehlo.add %1019, %1020 : tensor<3x2xf32>
              %1022 = stablehlo.add %1018, %1021 : tensor<3x2xf32>
              %1023 = stablehlo.optimization_barrier %1022 : tensor<3x2xf32>
              %c_370 = stablehlo.constant dense<0> : tensor<i32>
              %1024 = func.call @_pad_27(%1023, %c_370) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %1025 = stablehlo.slice %1024 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %1026 = stablehlo.slice %1024 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %1027 = stablehlo.slice %1024 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %1028 = stablehlo.slice %1024 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %1029 = stablehlo.slice %1024 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %1030 = stablehlo.slice %1024 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %1031 = stablehlo.slice %1024 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %1032 = stablehlo.slice %1024 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %1033 = stablehlo.add %1025, %1026 : tensor<3x1xf32>
              %1034 = stablehlo.add %1027, %1028 : tensor<3x1xf32>
              %1035 = stablehlo.add %1033, %1034 : tensor<3x1xf32>
              %1036 = stablehlo.add %1029, %1030 : tensor<3x1xf32>
              %1037 = stablehlo.add %1031, %1032 : tensor<3x1xf32>
              %1038 = stablehlo.add %1036, %1037 : tensor<3x1xf32>
              %1039 = stablehlo.add %1035, %1038 : tensor<3x1xf32>
              %1040 = stablehlo.optimization_barrier %1039 : tensor<3x1xf32>
              %1041 = stablehlo.reshape %1040 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %1041 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %892 = stablehlo.multiply %889, %891 : tensor<3xf32>
            %893 = stablehlo.slice %887 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %894 = stablehlo.slice %887 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %895 = stablehlo.add %893, %894 : tensor<3x48xf32>
            %896 = stablehlo.slice %895 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %897 = stablehlo.slice %895 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %898 = stablehlo.add %896, %897 : tensor<3x24xf32>
            %899 = stablehlo.slice %898 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %900 = stablehlo.slice %898 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %901 = stablehlo.add %899, %900 : tensor<3x12xf32>
            %902 = stablehlo.slice %901 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %903 = stablehlo.slice %901 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %904 = stablehlo.add %902, %903 : tensor<3x6xf32>
            %905 = stablehlo.slice %904 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %906 = stablehlo.slice %904 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %907 = stablehlo.add %905, %906 : tensor<3x3xf32>
            %908 = stablehlo.slice %907 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %909 = stablehlo.slice %907 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %910 = stablehlo.add %908, %909 : tensor<3x1xf32>
            %911 = stablehlo.slice %907 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %912 = stablehlo.add %910, %911 : tensor<3x1xf32>
            %913 = stablehlo.slice %907 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %914 = stablehlo.concatenate %913, %912, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %915 = stablehlo.pad %914, %cst_350, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %916 = stablehlo.pad %910, %cst_351, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %917 = stablehlo.add %915, %916 : tensor<3x3xf32>
            %918 = stablehlo.slice %917 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %919 = stablehlo.slice %904 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %920 = stablehlo.add %918, %919 : tensor<3x2xf32>
            %921 = stablehlo.slice %904 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %922 = stablehlo.concatenate %921, %920, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %923 = stablehlo.pad %922, %cst_352, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %924 = stablehlo.pad %917, %cst_353, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %925 = stablehlo.add %923, %924 : tensor<3x6xf32>
            %926 = stablehlo.slice %925 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %927 = stablehlo.slice %901 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %928 = stablehlo.add %926, %927 : tensor<3x5xf32>
            %929 = stablehlo.slice %901 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %930 = stablehlo.concatenate %929, %928, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %931 = stablehlo.pad %930, %cst_354, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %932 = stablehlo.pad %925, %cst_355, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %933 = stablehlo.add %931, %932 : tensor<3x12xf32>
            %934 = stablehlo.slice %933 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %935 = stablehlo.slice %898 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %936 = stablehlo.add %934, %935 : tensor<3x11xf32>
            %937 = stablehlo.slice %898 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %938 = stablehlo.concatenate %937, %936, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %939 = stablehlo.pad %938, %cst_356, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %940 = stablehlo.pad %933, %cst_357, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %941 = stablehlo.add %939, %940 : tensor<3x24xf32>
            %942 = stablehlo.slice %941 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %943 = stablehlo.slice %895 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %944 = stablehlo.add %942, %943 : tensor<3x23xf32>
            %945 = stablehlo.slice %895 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %946 = stablehlo.concatenate %945, %944, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %947 = stablehlo.pad %946, %cst_358, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %948 = stablehlo.pad %941, %cst_359, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %949 = stablehlo.add %947, %948 : tensor<3x48xf32>
            %950 = stablehlo.slice %887 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %951 = stablehlo.add %949, %950 : tensor<3x48xf32>
            %952 = stablehlo.slice %887 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %953 = stablehlo.concatenate %952, %951, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %954 = stablehlo.pad %953, %cst_360, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %955 = stablehlo.pad %949, %cst_361, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %956 = stablehlo.add %954, %955 : tensor<3x97xf32>
            %957 = stablehlo.broadcast_in_dim %892, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %958 = stablehlo.broadcast_in_dim %957, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %959 = stablehlo.compare GE, %956, %958, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %960 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_362 = stablehlo.constant dense<0> : tensor<i32>
            %961 = stablehlo.broadcast_in_dim %c_362, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %962 = stablehlo.compare LT, %960, %961, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_363 = stablehlo.constant dense<2147483647> : tensor<i32>
            %963 = stablehlo.broadcast_in_dim %c_363, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %964 = stablehlo.xor %960, %963 : tensor<3x97xi32>
            %965 = func.call @_where_23(%962, %964, %960) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %966 = func.call @argmax(%959) : (tensor<3x97xi1>) -> tensor<3xi32>
            %967 = stablehlo.broadcast_in_dim %966, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %968 = func.call @take_along_axis_24(%965, %967) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %969 = stablehlo.reshape %968 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_364 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %970 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %971 = stablehlo.compare GE, %387, %970, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_365 = stablehlo.constant dense<false> : tensor<i1>
            %972 = stablehlo.reduce(%959 init: %c_365) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_366 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %973 = stablehlo.broadcast_in_dim %c_366, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %974 = stablehlo.not %971 : tensor<3xi1>
            %975 = stablehlo.not %972 : tensor<3xi1>
            %976 = stablehlo.and %974, %975 : tensor<3xi1>
            %c_367 = stablehlo.constant dense<false> : tensor<i1>
            %977 = stablehlo.reduce(%976 init: %c_367) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %978 = stablehlo.convert %977 : (tensor<i1>) -> tensor<i32>
            %979 = "stablehlo.case"(%978) ({
              stablehlo.return %973 : tensor<3xi32>
            }, {
              %c_368 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %990 = stablehlo.broadcast_in_dim %c_368, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_369 = stablehlo.constant dense<2147483647> : tensor<i32>
              %991 = stablehlo.broadcast_in_dim %c_369, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_370 = stablehlo.constant dense<0> : tensor<i32>
              %c_371 = stablehlo.constant dense<0> : tensor<i32>
              %992:7 = stablehlo.while(%iterArg_372 = %695, %iterArg_373 = %804, %iterArg_374 = %892, %iterArg_375 = %c_371, %iterArg_376 = %c_370, %iterArg_377 = %990, %iterArg_378 = %991) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_379 = stablehlo.constant dense<32> : tensor<i32>
                %993 = stablehlo.compare LT, %iterArg_375, %c_379, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %993 : tensor<i1>
              } do {
                %993:3 = func.call @closed_call(%iterArg_372, %iterArg_373, %iterArg_374, %iterArg_376, %iterArg_377, %iterArg_378) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_379 = stablehlo.constant dense<1> : tensor<i32>
                %994 = stablehlo.add %iterArg_375, %c_379 : tensor<i32>
                stablehlo.return %iterArg_372, %iterArg_373, %iterArg_374, %994, %993#0, %993#1, %993#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %992#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %980 = func.call @_where_2(%972, %969, %979) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %981 = func.call @_where_2(%971, %973, %980) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %982 = stablehlo.maximum %727, %981 : tensor<3xi32>
            %983 = stablehlo.broadcast_in_dim %982, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %984 = stablehlo.broadcast_in_dim %983, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %985 = stablehlo.compare GE, %695, %984, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %986 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %987 = stablehlo.broadcast_in_dim %986, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %988 = stablehlo.compare GE, %800, %987, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %989 = stablehlo.and %985, %988 : tensor<3x97xi1>
            stablehlo.return %989 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %447 = stablehlo.convert %166 : (tensor<3xi32>) -> tensor<3xui32>
          %448 = func.call @_threefry_fold_in(%392, %447) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
          %449 = stablehlo.slice %448 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %450 = stablehlo.reshape %449 : (tensor<3x1xui32>) -> tensor<3xui32>
          %451 = stablehlo.slice %448 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %452 = stablehlo.reshape %451 : (tensor<3x1xui32>) -> tensor<3xui32>
          %453 = stablehlo.iota dim = 0 : tensor<97xui64>
          %c_250 = stablehlo.constant dense<1> : tensor<ui64>
          %454 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %455 = stablehlo.multiply %454, %453 : tensor<97xui64>
          %c_251 = stablehlo.constant dense<32> : tensor<ui64>
          %456 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %457 = stablehlo.shift_right_logical %455, %456 : tensor<97xui64>
          %458 = stablehlo.convert %455 : (tensor<97xui64>) -> tensor<97xui32>
          %459 = stablehlo.convert %457 : (tensor<97xui64>) -> tensor<97xui32>
          %460 = stablehlo.broadcast_in_dim %459, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %461 = stablehlo.broadcast_in_dim %458, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %462 = stablehlo.broadcast_in_dim %450, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %463 = stablehlo.broadcast_in_dim %452, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %464:2 = func.call @threefry2x32_29(%462, %463, %460, %461) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
          %465 = stablehlo.xor %464#0, %464#1 : tensor<3x97xui32>
          %c_252 = stablehlo.constant dense<9> : tensor<ui32>
          %466 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
          %467 = stablehlo.shift_right_logical %465, %466 : tensor<3x97xui32>
          %468 = stablehlo.convert %467 : (tensor<3x97xui32>) -> tensor<3x97xf32>
          %cst_253 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %469 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %470 = stablehlo.add %468, %469 : tensor<3x97xf32>
          %cst_254 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %471 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %472 = stablehlo.multiply %470, %471 : tensor<3x97xf32>
          %c_255 = stablehlo.constant dense<31> : tensor<i32>
          %473 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %474 = stablehlo.shift_right_logical %166, %473 : tensor<3xi32>
          %475 = stablehlo.broadcast_in_dim %474, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %476 = stablehlo.bitcast_convert %472 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_256 = stablehlo.constant dense<1060439283> : tensor<i32>
          %477 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %478 = stablehlo.subtract %476, %477 : tensor<3x97xi32>
          %c_257 = stablehlo.constant dense<23> : tensor<i32>
          %479 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %480 = stablehlo.shift_right_arithmetic %478, %479 : tensor<3x97xi32>
          %c_258 = stablehlo.constant dense<23> : tensor<i32>
          %481 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %482 = stablehlo.shift_left %480, %481 : tensor<3x97xi32>
          %483 = stablehlo.subtract %476, %482 : tensor<3x97xi32>
          %484 = stablehlo.bitcast_convert %483 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_259 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %485 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %486 = stablehlo.subtract %484, %485 : tensor<3x97xf32>
          %487 = stablehlo.convert %480 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %488 = stablehlo.multiply %486, %486 : tensor<3x97xf32>
          %489 = stablehlo.bitcast_convert %488 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %490 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %491 = stablehlo.xor %489, %490 : tensor<3x97xi32>
          %492 = stablehlo.bitcast_convert %491 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_260 = stablehlo.constant dense<0.0703768358> : tensor<f32>
          %493 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %494 = stablehlo.multiply %493, %486 : tensor<3x97xf32>
          %495 = stablehlo.bitcast_convert %494 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %496 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %497 = stablehlo.xor %495, %496 : tensor<3x97xi32>
          %498 = stablehlo.bitcast_convert %497 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_261 = stablehlo.constant dense<-0.115146101> : tensor<f32>
          %499 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %500 = stablehlo.add %498, %499 : tensor<3x97xf32>
          %501 = stablehlo.multiply %500, %486 : tensor<3x97xf32>
          %502 = stablehlo.bitcast_convert %501 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %503 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %504 = stablehlo.xor %502, %503 : tensor<3x97xi32>
          %505 = stablehlo.bitcast_convert %504 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_262 = stablehlo.constant dense<0.116769984> : tensor<f32>
          %506 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %507 = stablehlo.add %505, %506 : tensor<3x97xf32>
          %508 = stablehlo.multiply %507, %486 : tensor<3x97xf32>
          %509 = stablehlo.bitcast_convert %508 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %510 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %511 = stablehlo.xor %509, %510 : tensor<3x97xi32>
          %512 = stablehlo.bitcast_convert %511 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_263 = stablehlo.constant dense<-0.12420141> : tensor<f32>
          %513 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %514 = stablehlo.add %512, %513 : tensor<3x97xf32>
          %515 = stablehlo.multiply %514, %486 : tensor<3x97xf32>
          %516 = stablehlo.bitcast_convert %515 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %517 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %518 = stablehlo.xor %516, %517 : tensor<3x97xi32>
          %519 = stablehlo.bitcast_convert %518 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_264 = stablehlo.constant dense<0.142493233> : tensor<f32>
          %520 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %521 = stablehlo.add %519, %520 : tensor<3x97xf32>
          %522 = stablehlo.multiply %521, %486 : tensor<3x97xf32>
          %523 = stablehlo.bitcast_convert %522 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %524 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %525 = stablehlo.xor %523, %524 : tensor<3x97xi32>
          %526 = stablehlo.bitcast_convert %525 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_265 = stablehlo.constant dense<-0.166680574> : tensor<f32>
          %527 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %528 = stablehlo.add %526, %527 : tensor<3x97xf32>
          %529 = stablehlo.multiply %528, %486 : tensor<3x97xf32>
          %530 = stablehlo.bitcast_convert %529 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %531 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %532 = stablehlo.xor %530, %531 : tensor<3x97xi32>
          %533 = stablehlo.bitcast_convert %532 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_266 = stablehlo.constant dense<0.200007141> : tensor<f32>
          %534 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %535 = stablehlo.add %533, %534 : tensor<3x97xf32>
          %536 = stablehlo.multiply %535, %486 : tensor<3x97xf32>
          %537 = stablehlo.bitcast_convert %536 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %538 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %539 = stablehlo.xor %537, %538 : tensor<3x97xi32>
          %540 = stablehlo.bitcast_convert %539 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_267 = stablehlo.constant dense<-0.24999994> : tensor<f32>
          %541 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %542 = stablehlo.add %540, %541 : tensor<3x97xf32>
          %543 = stablehlo.multiply %542, %486 : tensor<3x97xf32>
          %544 = stablehlo.bitcast_convert %543 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %545 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %546 = stablehlo.xor %544, %545 : tensor<3x97xi32>
          %547 = stablehlo.bitcast_convert %546 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_268 = stablehlo.constant dense<0.333333313> : tensor<f32>
          %548 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %549 = stablehlo.add %547, %548 : tensor<3x97xf32>
          %550 = stablehlo.multiply %549, %486 : tensor<3x97xf32>
          %551 = stablehlo.multiply %550, %492 : tensor<3x97xf32>
          %552 = stablehlo.bitcast_convert %551 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %553 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %554 = stablehlo.xor %552, %553 : tensor<3x97xi32>
          %555 = stablehlo.bitcast_convert %554 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_269 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
          %556 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %557 = stablehlo.multiply %487, %556 : tensor<3x97xf32>
          %558 = stablehlo.bitcast_convert %557 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %559 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %560 = stablehlo.xor %558, %559 : tensor<3x97xi32>
          %561 = stablehlo.bitcast_convert %560 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %562 = stablehlo.add %555, %561 : tensor<3x97xf32>
          %cst_270 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %563 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %564 = stablehlo.multiply %492, %563 : tensor<3x97xf32>
          %565 = stablehlo.subtract %562, %564 : tensor<3x97xf32>
          %566 = stablehlo.add %486, %565 : tensor<3x97xf32>
          %cst_271 = stablehlo.constant dense<0.693359375> : tensor<f32>
          %567 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %568 = stablehlo.multiply %487, %567 : tensor<3x97xf32>
          %569 = stablehlo.add %566, %568 : tensor<3x97xf32>
          %570 = stablehlo.negate %569 : tensor<3x97xf32>
          %571 = stablehlo.bitcast_convert %570 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_272 = stablehlo.constant dense<1060439283> : tensor<i32>
          %572 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %573 = stablehlo.subtract %571, %572 : tensor<3x97xi32>
          %c_273 = stablehlo.constant dense<23> : tensor<i32>
          %574 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %575 = stablehlo.shift_right_arithmetic %573, %574 : tensor<3x97xi32>
          %c_274 = stablehlo.constant dense<23> : tensor<i32>
          %576 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %577 = stablehlo.shift_left %575, %576 : tensor<3x97xi32>
          %578 = stablehlo.subtract %571, %577 : tensor<3x97xi32>
          %579 = stablehlo.bitcast_convert %578 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_275 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %580 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %581 = stablehlo.subtract %579, %580 : tensor<3x97xf32>
          %582 = stablehlo.convert %575 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %583 = stablehlo.multiply %581, %581 : tensor<3x97xf32>
          %584 = stablehlo.bitcast_convert %583 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %585 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %586 = stablehlo.xor %584, %585 : tensor<3x97xi32>
          %587 = stablehlo.bitcast_convert %586 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_276 = stablehlo.constant dense<0.0703768358> : tensor<f32>
          %588 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %589 = stablehlo.multiply %588, %581 : tensor<3x97xf32>
          %590 = stablehlo.bitcast_convert %589 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %591 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %592 = stablehlo.xor %590, %591 : tensor<3x97xi32>
          %593 = stablehlo.bitcast_convert %592 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_277 = stablehlo.constant dense<-0.115146101> : tensor<f32>
          %594 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %595 = stablehlo.add %593, %594 : tensor<3x97xf32>
          %596 = stablehlo.multiply %595, %581 : tensor<3x97xf32>
          %597 = stablehlo.bitcast_convert %596 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %598 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %599 = stablehlo.xor %597, %598 : tensor<3x97xi32>
          %600 = stablehlo.bitcast_convert %599 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_278 = stablehlo.constant dense<0.116769984> : tensor<f32>
          %601 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %602 = stablehlo.add %600, %601 : tensor<3x97xf32>
          %603 = stablehlo.multiply %602, %581 : tensor<3x97xf32>
          %604 = stablehlo.bitcast_convert %603 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %605 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %606 = stablehlo.xor %604, %605 : tensor<3x97xi32>
          %607 = stablehlo.bitcast_convert %606 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_279 = stablehlo.constant dense<-0.12420141> : tensor<f32>
          %608 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %609 = stablehlo.add %607, %608 : tensor<3x97xf32>
          %610 = stablehlo.multiply %609, %581 : tensor<3x97xf32>
          %611 = stablehlo.bitcast_convert %610 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %612 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %613 = stablehlo.xor %611, %612 : tensor<3x97xi32>
          %614 = stablehlo.bitcast_convert %613 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_280 = stablehlo.constant dense<0.142493233> : tensor<f32>
          %615 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %616 = stablehlo.add %614, %615 : tensor<3x97xf32>
          %617 = stablehlo.multiply %616, %581 : tensor<3x97xf32>
          %618 = stablehlo.bitcast_convert %617 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %619 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %620 = stablehlo.xor %618, %619 : tensor<3x97xi32>
          %621 = stablehlo.bitcast_convert %620 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_281 = stablehlo.constant dense<-0.166680574> : tensor<f32>
          %622 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %623 = stablehlo.add %621, %622 : tensor<3x97xf32>
          %624 = stablehlo.multiply %623, %581 : tensor<3x97xf32>
          %625 = stablehlo.bitcast_convert %624 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %626 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %627 = stablehlo.xor %625, %626 : tensor<3x97xi32>
          %628 = stablehlo.bitcast_convert %627 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_282 = stablehlo.constant dense<0.200007141> : tensor<f32>
          %629 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %630 = stablehlo.add %628, %629 : tensor<3x97xf32>
          %631 = stablehlo.multiply %630, %581 : tensor<3x97xf32>
          %632 = stablehlo.bitcast_convert %631 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %633 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %634 = stablehlo.xor %632, %633 : tensor<3x97xi32>
          %635 = stablehlo.bitcast_convert %634 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_283 = stablehlo.constant dense<-0.24999994> : tensor<f32>
          %636 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %637 = stablehlo.add %635, %636 : tensor<3x97xf32>
          %638 = stablehlo.multiply %637, %581 : tensor<3x97xf32>
          %639 = stablehlo.bitcast_convert %638 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %640 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %641 = stablehlo.xor %639, %640 : tensor<3x97xi32>
          %642 = stablehlo.bitcast_convert %641 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_284 = stablehlo.constant dense<0.333333313> : tensor<f32>
          %643 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %644 = stablehlo.add %642, %643 : tensor<3x97xf32>
          %645 = stablehlo.multiply %644, %581 : tensor<3x97xf32>
          %646 = stablehlo.multiply %645, %587 : tensor<3x97xf32>
          %647 = stablehlo.bitcast_convert %646 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %648 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %649 = stablehlo.xor %647, %648 : tensor<3x97xi32>
          %650 = stablehlo.bitcast_convert %649 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_285 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
          %651 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %652 = stablehlo.multiply %582, %651 : tensor<3x97xf32>
          %653 = stablehlo.bitcast_convert %652 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %654 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %655 = stablehlo.xor %653, %654 : tensor<3x97xi32>
          %656 = stablehlo.bitcast_convert %655 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %657 = stablehlo.add %650, %656 : tensor<3x97xf32>
          %cst_286 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %658 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %659 = stablehlo.multiply %587, %658 : tensor<3x97xf32>
          %660 = stablehlo.subtract %657, %659 : tensor<3x97xf32>
          %661 = stablehlo.add %581, %660 : tensor<3x97xf32>
          %cst_287 = stablehlo.constant dense<0.693359375> : tensor<f32>
          %662 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %663 = stablehlo.multiply %582, %662 : tensor<3x97xf32>
          %664 = stablehlo.add %661, %663 : tensor<3x97xf32>
          %665 = stablehlo.negate %664 : tensor<3x97xf32>
          %666 = stablehlo.add %435, %665 : tensor<3x97xf32>
          %cst_288 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %667 = func.call @_where_19(%446, %666, %cst_288) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_289 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %668 = func.call @_pad(%667, %cst_289) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %669 = stablehlo.reshape %668 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_290 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %670 = stablehlo.reduce(%669 init: %cst_290) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_291 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %671 = stablehlo.reduce(%670 init: %cst_291) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %672 = stablehlo.broadcast_in_dim %671, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %673 = stablehlo.compare EQ, %670, %672, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %674 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_292 = stablehlo.constant dense<1> : tensor<i32>
          %675 = func.call @_where_20(%673, %674, %c_292) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_293 = stablehlo.constant dense<2147483647> : tensor<i32>
          %676 = stablehlo.reduce(%675 init: %c_293) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %677 = stablehlo.broadcast_in_dim %676, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %678 = func.call @take_along_axis(%669, %677) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %679 = stablehlo.reshape %678 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %680 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %681 = stablehlo.compare EQ, %679, %680, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %682 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_294 = stablehlo.constant dense<128> : tensor<i32>
          %683 = func.call @_where_15(%681, %682, %c_294) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_295 = stablehlo.constant dense<2147483647> : tensor<i32>
          %684 = stablehlo.reduce(%683 init: %c_295) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_296 = stablehlo.constant dense<128> : tensor<i32>
          %685 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %686 = stablehlo.multiply %676, %685 : tensor<3xi32>
          %687 = stablehlo.add %686, %684 : tensor<3xi32>
          %c_297 = stablehlo.constant dense<97> : tensor<i32>
          %688 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %689 = stablehlo.minimum %687, %688 : tensor<3xi32>
          stablehlo.return %689 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %359 = func.call @_where_2(%355, %358, %353) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
      %241 = func.call @floor_divide_1(%166, %c_173) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_174 = stablehlo.constant dense<1> : tensor<i32>
      %242 = func.call @_where(%239, %241, %c_174) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_175 = stablehlo.constant dense<128> : tensor<i32>
      %243 = func.call @remainder(%166, %c_175) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
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
      %266 = func.call @_where_8(%239, %265, %226) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %267 = stablehlo.not %239 : tensor<3xi1>
      %268 = stablehlo.and %228, %267 : tensor<3xi1>
      %269 = func.call @_where_31(%iterArg_32, %191, %231) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
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
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %123#1, %123#2, %263, %166, %266, %268, %168, %270, %275 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    }
    return %1#34, %1#35, %1#36, %1#37, %1#38, %1#39, %1#40, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %1#42 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2x3x3xi32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
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
  func.func private @floor_divide_1(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_2(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @_where_2(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
  func.func private @_where_8(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<1xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_where_10(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<1xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_11(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xui32>, %arg2: tensor<1x2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<3x2xui32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xui32>
    return %2 : tensor<3x2xui32>
  }
  func.func private @_where_12(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<1x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<1xi1>) -> tensor<3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @_where_14(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
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
  func.func private @_where_15(%arg0: tensor<3x128xi1>, %arg1: tensor<3x128xi32>, %arg2: tensor<i32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where_16(%arg0: tensor<3x97xi1>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x1xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_17(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @_where_18(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_19(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
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
  func.func private @_where_20(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
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
  func.func private @_where_21(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_22(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_23(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
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
  func.func private @take_along_axis_24(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
    %13 = call @_where_19(%12, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
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
      %19 = func.call @_pad_25(%13, %c_4) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %36 = func.call @_pad_26(%35, %c_5) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %53 = func.call @_pad_27(%52, %c_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
    %17 = call @_where_2(%16, %9, %arg4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %18 = call @_where_2(%16, %arg5, %9) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %17, %18 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_pad_25(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_26(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_27(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
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
  func.func private @_threefry_fold_in(%arg0: tensor<3x2xui32>, %arg1: tensor<3xui32>) -> tensor<3x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<3xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<3xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    %7 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<3x1xui32>) -> tensor<3xui32>
    %9 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<3x1xui32>) -> tensor<3xui32>
    %11 = stablehlo.slice %6 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %12 = stablehlo.slice %6 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %16 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<3x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_28(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_28(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<3x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<3x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<3x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @threefry2x32_29(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<3x97xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %5 = stablehlo.add %3, %4 : tensor<3x97xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<3x97xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %8 = stablehlo.add %6, %7 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_30(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_30(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<3x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<3x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<3x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_31(%arg0: tensor<i1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
}
