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
      %c_151 = stablehlo.constant dense<3> : tensor<i32>
      %162 = func.call @_where(%8, %iterArg_23, %c_151) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %163 = stablehlo.convert %iterArg_45 : (tensor<3xi1>) -> tensor<3xi32>
      %164 = stablehlo.add %iterArg_44, %163 : tensor<3xi32>
      %165 = stablehlo.or %iterArg_46, %iterArg_45 : tensor<3xi1>
      %166 = stablehlo.custom_call @xlabatch_write_logits(%161, %162, %iterArg_47) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %167 = stablehlo.broadcast_in_dim %iterArg_32, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %168 = stablehlo.and %165, %167 : tensor<3xi1>
      %169:3 = stablehlo.custom_call @xlabatch_summarize_logits(%166, %168) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %c_152 = stablehlo.constant dense<false> : tensor<i1>
      %170 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %171 = stablehlo.compare GE, %164, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_153 = stablehlo.constant dense<2> : tensor<i32>
      %c_154 = stablehlo.constant dense<0> : tensor<i32>
      %172 = func.call @_where_3(%171, %c_153, %c_154) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %173 = stablehlo.broadcast_in_dim %169#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %175 = stablehlo.compare EQ, %174, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_155 = stablehlo.constant dense<false> : tensor<i1>
      %176 = stablehlo.reduce(%175 init: %c_155) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_156 = stablehlo.constant dense<1> : tensor<i32>
      %177 = func.call @_where_4(%176, %c_156, %172) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_157 = stablehlo.constant dense<3> : tensor<i32>
      %178 = func.call @_where_5(%169#2, %177, %c_157) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %179 = stablehlo.convert %178 : tensor<3xi32>
      %c_158 = stablehlo.constant dense<3> : tensor<i32>
      %180 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %181 = stablehlo.compare NE, %179, %180, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %182 = stablehlo.and %170, %181 : tensor<3xi1>
      %c_159 = stablehlo.constant dense<4> : tensor<i32>
      %183 = func.call @_where_6(%182, %c_159, %179) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %184 = stablehlo.broadcast_in_dim %169#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %185 = stablehlo.broadcast_in_dim %183, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %186 = stablehlo.broadcast_in_dim %169#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %187 = stablehlo.concatenate %184, %185, %186, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %188 = stablehlo.broadcast_in_dim %168, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %189 = func.call @_where_7(%188, %187, %iterArg_33) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %190 = stablehlo.slice %189 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %191 = stablehlo.reshape %190 : (tensor<1x3xi32>) -> tensor<3xi32>
      %192 = stablehlo.slice %189 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %193 = stablehlo.reshape %192 : (tensor<1x3xi32>) -> tensor<3xi32>
      %194 = stablehlo.slice %189 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %195 = stablehlo.reshape %194 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_160 = stablehlo.constant dense<-1> : tensor<i32>
      %196 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %197 = stablehlo.compare NE, %191, %196, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %198 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_161 = stablehlo.constant dense<128> : tensor<i32>
      %199 = func.call @floor_divide_1(%164, %c_161) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_162 = stablehlo.constant dense<1> : tensor<i32>
      %200 = func.call @_where(%197, %199, %c_162) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_163 = stablehlo.constant dense<128> : tensor<i32>
      %201 = func.call @remainder(%164, %c_163) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_164 = stablehlo.constant dense<0> : tensor<i32>
      %202 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %203 = stablehlo.compare LT, %198, %202, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_165 = stablehlo.constant dense<3> : tensor<i32>
      %204 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %205 = stablehlo.add %198, %204 : tensor<3xi32>
      %206 = stablehlo.select %203, %205, %198 : tensor<3xi1>, tensor<3xi32>
      %c_166 = stablehlo.constant dense<0> : tensor<i32>
      %207 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %208 = stablehlo.compare LT, %200, %207, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_167 = stablehlo.constant dense<1> : tensor<i32>
      %209 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %210 = stablehlo.add %200, %209 : tensor<3xi32>
      %211 = stablehlo.select %208, %210, %200 : tensor<3xi1>, tensor<3xi32>
      %c_168 = stablehlo.constant dense<0> : tensor<i32>
      %212 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %213 = stablehlo.compare LT, %201, %212, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_169 = stablehlo.constant dense<128> : tensor<i32>
      %214 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %215 = stablehlo.add %201, %214 : tensor<3xi32>
      %216 = stablehlo.select %213, %215, %201 : tensor<3xi1>, tensor<3xi32>
      %217 = stablehlo.broadcast_in_dim %206, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %218 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %219 = stablehlo.broadcast_in_dim %216, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %220 = stablehlo.concatenate %217, %218, %219, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %221 = "stablehlo.scatter"(%iterArg_43, %220, %191) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_170 = stablehlo.constant dense<0> : tensor<i32>
      %222 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %223 = stablehlo.compare EQ, %193, %222, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %224 = func.call @_where_8(%197, %223, %iterArg_45) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %225 = stablehlo.not %197 : tensor<3xi1>
      %226 = stablehlo.and %165, %225 : tensor<3xi1>
      %227 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %228 = stablehlo.convert %iterArg_32 : (tensor<i1>) -> tensor<i32>
      %229 = "stablehlo.case"(%228) ({
        %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %274 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %275 = func.call @_where_9(%226, %iterArg_8, %274) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %276 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %277 = func.call @_where_10(%226, %iterArg_9, %276) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %278 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %279 = func.call @_where_9(%226, %iterArg_10, %278) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %280 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %281 = func.call @_where_9(%226, %iterArg_11, %280) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %282 = stablehlo.reshape %226 : (tensor<3xi1>) -> tensor<3x1xi1>
        %283 = stablehlo.broadcast_in_dim %iterArg_35, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %284 = func.call @_where_11(%282, %iterArg_12, %283) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %285 = stablehlo.reshape %226 : (tensor<3xi1>) -> tensor<3x1xi1>
        %286 = stablehlo.broadcast_in_dim %iterArg_36, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %287 = func.call @_where_12(%285, %iterArg_13, %286) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %288 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %289 = func.call @_where_10(%226, %iterArg_14, %288) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %290 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %291 = func.call @_where_10(%226, %iterArg_15, %290) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %293 = func.call @_where_10(%226, %iterArg_16, %292) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %294 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %295 = func.call @_where_9(%226, %iterArg_17, %294) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_193 = stablehlo.constant dense<2147483647> : tensor<i32>
        %296 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %297 = func.call @_where_10(%226, %iterArg_18, %296) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %298 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %299 = func.call @_where_9(%226, %iterArg_19, %298) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %300 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %301 = func.call @_where_9(%226, %iterArg_20, %300) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_196 = stablehlo.constant dense<false> : tensor<i1>
        %302 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %303 = func.call @_where_13(%226, %iterArg_21, %302) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_197 = stablehlo.constant dense<false> : tensor<i1>
        %304 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %305 = func.call @_where_13(%226, %iterArg_22, %304) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_198 = stablehlo.constant dense<false> : tensor<i1>
        %306 = stablehlo.reduce(%303 init: %c_198) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %307 = stablehlo.convert %306 : (tensor<i1>) -> tensor<i32>
        %308 = "stablehlo.case"(%307) ({
          stablehlo.return %166 : tensor<3x97xf32>
        }, {
          %378 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %379 = stablehlo.add %166, %iterArg : tensor<3x97xf32>
          %380 = func.call @_where_14(%378, %379, %166) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %380 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_199 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %309 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %310 = stablehlo.compare NE, %295, %309, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %311 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %312 = stablehlo.compare NE, %299, %311, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %313 = stablehlo.or %310, %312 : tensor<3xi1>
        %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %314 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %315 = stablehlo.compare NE, %301, %314, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %316 = stablehlo.or %313, %315 : tensor<3xi1>
        %c_202 = stablehlo.constant dense<false> : tensor<i1>
        %317 = stablehlo.reduce(%316 init: %c_202) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %318 = stablehlo.convert %317 : (tensor<i1>) -> tensor<i32>
        %319 = "stablehlo.case"(%318) ({
          stablehlo.return %308 : tensor<3x97xf32>
        }, {
          %378 = stablehlo.broadcast_in_dim %316, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %379 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %380 = stablehlo.compare NE, %295, %379, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %381 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %382 = stablehlo.compare NE, %299, %381, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %383 = stablehlo.or %380, %382 : tensor<3xi1>
          %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %384 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %385 = stablehlo.compare NE, %301, %384, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %386 = stablehlo.or %383, %385 : tensor<3xi1>
          %c_227 = stablehlo.constant dense<0> : tensor<i32>
          %387 = func.call @_where(%386, %164, %c_227) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
          %388 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %389 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_228 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %390 = stablehlo.reduce(%387 init: %c_228) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_229 = stablehlo.constant dense<1> : tensor<i32>
          %391 = stablehlo.subtract %390, %c_229 : tensor<i32>
          %c_230 = stablehlo.constant dense<128> : tensor<i32>
          %392 = func.call @floor_divide(%391, %c_230) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_231 = stablehlo.constant dense<1> : tensor<i32>
          %393 = stablehlo.add %392, %c_231 : tensor<i32>
          %c_232 = stablehlo.constant dense<0> : tensor<i32>
          %394 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_233 = stablehlo.constant dense<0> : tensor<i32>
          %395:8 = stablehlo.while(%iterArg_245 = %389, %iterArg_246 = %291, %iterArg_247 = %387, %iterArg_248 = %221, %iterArg_249 = %388, %iterArg_250 = %c_233, %iterArg_251 = %393, %iterArg_252 = %394) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %440 = stablehlo.compare LT, %iterArg_250, %iterArg_251, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %440 : tensor<i1>
          } do {
            %c_253 = stablehlo.constant dense<1> : tensor<i32>
            %440 = stablehlo.add %iterArg_250, %c_253 : tensor<i32>
            %c_254 = stablehlo.constant dense<128> : tensor<i32>
            %441 = stablehlo.multiply %iterArg_250, %c_254 : tensor<i32>
            %442 = stablehlo.convert %441 : tensor<i32>
            %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %444 = stablehlo.add %443, %iterArg_245 : tensor<3x128xi32>
            %445 = stablehlo.broadcast_in_dim %iterArg_246, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %447 = stablehlo.compare GE, %444, %446, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_255 = stablehlo.constant dense<128> : tensor<i32>
            %448 = stablehlo.multiply %iterArg_250, %c_255 : tensor<i32>
            %449 = stablehlo.convert %448 : tensor<i32>
            %450 = stablehlo.broadcast_in_dim %449, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %451 = stablehlo.add %450, %iterArg_245 : tensor<3x128xi32>
            %452 = stablehlo.broadcast_in_dim %iterArg_247, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %454 = stablehlo.compare LT, %451, %453, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %455 = stablehlo.and %447, %454 : tensor<3x128xi1>
            %456 = func.call @dynamic_index_in_dim(%iterArg_248, %iterArg_250) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_256 = stablehlo.constant dense<97> : tensor<i32>
            %457 = func.call @_where_15(%455, %456, %c_256) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_257 = stablehlo.constant dense<0> : tensor<i32>
            %458 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %459 = stablehlo.compare LT, %iterArg_249, %458, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_258 = stablehlo.constant dense<3> : tensor<i32>
            %460 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %461 = stablehlo.add %iterArg_249, %460 : tensor<3x128xi32>
            %462 = stablehlo.select %459, %461, %iterArg_249 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_259 = stablehlo.constant dense<0> : tensor<i32>
            %463 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %464 = stablehlo.compare LT, %457, %463, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_260 = stablehlo.constant dense<97> : tensor<i32>
            %465 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %466 = stablehlo.add %457, %465 : tensor<3x128xi32>
            %467 = stablehlo.select %464, %466, %457 : tensor<3x128xi1>, tensor<3x128xi32>
            %468 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %469 = stablehlo.broadcast_in_dim %467, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %470 = stablehlo.concatenate %468, %469, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_261 = stablehlo.constant dense<1> : tensor<i32>
            %471 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %472 = "stablehlo.scatter"(%iterArg_252, %470, %471) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %473 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %473 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %440, %iterArg_251, %472 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %396 = stablehlo.minimum %297, %387 : tensor<3xi32>
          %397 = stablehlo.subtract %387, %396 : tensor<3xi32>
          %398 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %399 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_234 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %400 = stablehlo.reduce(%387 init: %c_234) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_235 = stablehlo.constant dense<1> : tensor<i32>
          %401 = stablehlo.subtract %400, %c_235 : tensor<i32>
          %c_236 = stablehlo.constant dense<128> : tensor<i32>
          %402 = func.call @floor_divide(%401, %c_236) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_237 = stablehlo.constant dense<1> : tensor<i32>
          %403 = stablehlo.add %402, %c_237 : tensor<i32>
          %c_238 = stablehlo.constant dense<0> : tensor<i32>
          %404 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_239 = stablehlo.constant dense<0> : tensor<i32>
          %405:8 = stablehlo.while(%iterArg_245 = %399, %iterArg_246 = %397, %iterArg_247 = %387, %iterArg_248 = %221, %iterArg_249 = %398, %iterArg_250 = %c_239, %iterArg_251 = %403, %iterArg_252 = %404) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %440 = stablehlo.compare LT, %iterArg_250, %iterArg_251, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %440 : tensor<i1>
          } do {
            %c_253 = stablehlo.constant dense<1> : tensor<i32>
            %440 = stablehlo.add %iterArg_250, %c_253 : tensor<i32>
            %c_254 = stablehlo.constant dense<128> : tensor<i32>
            %441 = stablehlo.multiply %iterArg_250, %c_254 : tensor<i32>
            %442 = stablehlo.convert %441 : tensor<i32>
            %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %444 = stablehlo.add %443, %iterArg_245 : tensor<3x128xi32>
            %445 = stablehlo.broadcast_in_dim %iterArg_246, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %447 = stablehlo.compare GE, %444, %446, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_255 = stablehlo.constant dense<128> : tensor<i32>
            %448 = stablehlo.multiply %iterArg_250, %c_255 : tensor<i32>
            %449 = stablehlo.convert %448 : tensor<i32>
            %450 = stablehlo.broadcast_in_dim %449, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %451 = stablehlo.add %450, %iterArg_245 : tensor<3x128xi32>
            %452 = stablehlo.broadcast_in_dim %iterArg_247, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %454 = stablehlo.compare LT, %451, %453, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %455 = stablehlo.and %447, %454 : tensor<3x128xi1>
            %456 = func.call @dynamic_index_in_dim(%iterArg_248, %iterArg_250) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_256 = stablehlo.constant dense<97> : tensor<i32>
            %457 = func.call @_where_15(%455, %456, %c_256) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_257 = stablehlo.constant dense<0> : tensor<i32>
            %458 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %459 = stablehlo.compare LT, %iterArg_249, %458, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_258 = stablehlo.constant dense<3> : tensor<i32>
            %460 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %461 = stablehlo.add %iterArg_249, %460 : tensor<3x128xi32>
            %462 = stablehlo.select %459, %461, %iterArg_249 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_259 = stablehlo.constant dense<0> : tensor<i32>
            %463 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %464 = stablehlo.compare LT, %457, %463, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_260 = stablehlo.constant dense<97> : tensor<i32>
            %465 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %466 = stablehlo.add %457, %465 : tensor<3x128xi32>
            %467 = stablehlo.select %464, %466, %457 : tensor<3x128xi1>, tensor<3x128xi32>
            %468 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %469 = stablehlo.broadcast_in_dim %467, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %470 = stablehlo.concatenate %468, %469, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_261 = stablehlo.constant dense<1> : tensor<i32>
            %471 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %472 = "stablehlo.scatter"(%iterArg_252, %470, %471) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %473 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %473 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %440, %iterArg_251, %472 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_240 = stablehlo.constant dense<0> : tensor<i32>
          %406 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %407 = stablehlo.compare GT, %405#7, %406, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_241 = stablehlo.constant dense<31> : tensor<i32>
          %408 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %409 = stablehlo.shift_right_logical %291, %408 : tensor<3xi32>
          %410 = stablehlo.broadcast_in_dim %409, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %411 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %412 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %413 = stablehlo.compare LT, %308, %412, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_243 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %414 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
          %415 = stablehlo.divide %414, %411 : tensor<3x1xf32>
          %416 = func.call @_where_16(%413, %411, %415) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
          %417 = stablehlo.multiply %308, %416 : tensor<3x97xf32>
          %418 = stablehlo.bitcast_convert %417 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %419 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %420 = stablehlo.xor %418, %419 : tensor<3x97xi32>
          %421 = stablehlo.bitcast_convert %420 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %422 = func.call @_where_17(%407, %421, %308) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %423 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %424 = stablehlo.convert %395#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %425 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %426 = stablehlo.multiply %425, %424 : tensor<3x97xf32>
          %427 = stablehlo.bitcast_convert %426 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %428 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %429 = stablehlo.xor %427, %428 : tensor<3x97xi32>
          %430 = stablehlo.bitcast_convert %429 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %431 = stablehlo.subtract %422, %430 : tensor<3x97xf32>
          %432 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_244 = stablehlo.constant dense<0> : tensor<i32>
          %433 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %434 = stablehlo.compare GT, %395#7, %433, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %435 = stablehlo.convert %434 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %436 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %437 = stablehlo.multiply %436, %435 : tensor<3x97xf32>
          %438 = stablehlo.subtract %431, %437 : tensor<3x97xf32>
          %439 = func.call @_where_14(%378, %438, %308) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %439 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %320 = stablehlo.compare LT, %164, %293, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_203 = stablehlo.constant dense<false> : tensor<i1>
        %321 = stablehlo.reduce(%320 init: %c_203) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %322 = stablehlo.convert %321 : (tensor<i1>) -> tensor<i32>
        %323 = "stablehlo.case"(%322) ({
          stablehlo.return %319 : tensor<3x97xf32>
        }, {
          %378 = stablehlo.broadcast_in_dim %320, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %379 = stablehlo.iota dim = 0 : tensor<3xi32>
          %380 = stablehlo.broadcast_in_dim %379, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_224 = stablehlo.constant dense<0> : tensor<i32>
          %381 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %382 = stablehlo.compare LT, %287, %381, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_225 = stablehlo.constant dense<97> : tensor<i32>
          %383 = func.call @_where_18(%382, %c_225, %287) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
          %c_226 = stablehlo.constant dense<0> : tensor<i32>
          %384 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %385 = stablehlo.compare LT, %380, %384, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
          %c_227 = stablehlo.constant dense<3> : tensor<i32>
          %386 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %387 = stablehlo.add %380, %386 : tensor<3x1xi32>
          %388 = stablehlo.select %385, %387, %380 : tensor<3x1xi1>, tensor<3x1xi32>
          %c_228 = stablehlo.constant dense<0> : tensor<i32>
          %389 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %390 = stablehlo.compare LT, %383, %389, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_229 = stablehlo.constant dense<97> : tensor<i32>
          %391 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %392 = stablehlo.add %383, %391 : tensor<3x4xi32>
          %393 = stablehlo.select %390, %392, %383 : tensor<3x4xi1>, tensor<3x4xi32>
          %394 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
          %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %396 = stablehlo.broadcast_in_dim %393, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %397 = stablehlo.concatenate %395, %396, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
          %cst_230 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %398 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
          %399 = "stablehlo.scatter"(%319, %397, %398) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
            stablehlo.return %arg35 : tensor<f32>
          }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
          %400 = func.call @_where_14(%378, %399, %319) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %400 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %c_204 = stablehlo.constant dense<false> : tensor<i1>
        %324 = stablehlo.reduce(%305 init: %c_204) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %325 = stablehlo.convert %324 : (tensor<i1>) -> tensor<i32>
        %326 = "stablehlo.case"(%325) ({
          stablehlo.return %323 : tensor<3x97xf32>
        }, {
          %378 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %379 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %380 = stablehlo.iota dim = 0 : tensor<32xi32>
          %381 = stablehlo.broadcast_in_dim %380, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %382 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
          %383 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
          %384 = stablehlo.shift_right_arithmetic %382, %383 : tensor<3x4x32xi32>
          %c_224 = stablehlo.constant dense<1> : tensor<i32>
          %385 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
          %386 = stablehlo.and %384, %385 : tensor<3x4x32xi32>
          %387 = stablehlo.reshape %386 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
          %388 = stablehlo.slice %387 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
          %c_225 = stablehlo.constant dense<0> : tensor<i32>
          %389 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %390 = stablehlo.compare NE, %388, %389, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %391 = stablehlo.convert %390 : tensor<3x97xi1>
          %cst_226 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %392 = func.call @_where_19(%391, %323, %cst_226) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %393 = func.call @_where_14(%378, %392, %323) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %393 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %327 = stablehlo.reduce(%326 init: %cst_205) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %328 = stablehlo.is_finite %327 : (tensor<3xf32>) -> tensor<3xi1>
        %329 = stablehlo.not %328 : tensor<3xi1>
        %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %330 = func.call @_pad(%326, %cst_206) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
        %331 = stablehlo.reshape %330 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
        %cst_207 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %332 = stablehlo.reduce(%331 init: %cst_207) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
        %cst_208 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %333 = stablehlo.reduce(%332 init: %cst_208) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %335 = stablehlo.compare EQ, %332, %334, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
        %336 = stablehlo.iota dim = 1 : tensor<3x1xi32>
        %c_209 = stablehlo.constant dense<1> : tensor<i32>
        %337 = func.call @_where_20(%335, %336, %c_209) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_210 = stablehlo.constant dense<2147483647> : tensor<i32>
        %338 = stablehlo.reduce(%337 init: %c_210) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %339 = stablehlo.broadcast_in_dim %338, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %340 = func.call @take_along_axis(%331, %339) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %341 = stablehlo.reshape %340 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %342 = stablehlo.broadcast_in_dim %334, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %343 = stablehlo.compare EQ, %341, %342, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %344 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_211 = stablehlo.constant dense<128> : tensor<i32>
        %345 = func.call @_where_15(%343, %344, %c_211) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_212 = stablehlo.constant dense<2147483647> : tensor<i32>
        %346 = stablehlo.reduce(%345 init: %c_212) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
        %c_213 = stablehlo.constant dense<128> : tensor<i32>
        %347 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %348 = stablehlo.multiply %338, %347 : tensor<3xi32>
        %349 = stablehlo.add %348, %346 : tensor<3xi32>
        %c_214 = stablehlo.constant dense<97> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %351 = stablehlo.minimum %349, %350 : tensor<3xi32>
        %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %352 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %353 = stablehlo.compare GT, %275, %352, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_216 = stablehlo.constant dense<false> : tensor<i1>
        %354 = stablehlo.reduce(%353 init: %c_216) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %355 = stablehlo.convert %354 : (tensor<i1>) -> tensor<i32>
        %356 = "stablehlo.case"(%355) ({
          stablehlo.return %351 : tensor<3xi32>
        }, {
          %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %378 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %379 = stablehlo.compare GT, %275, %378, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %380 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %381 = func.call @_where_9(%379, %275, %380) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_226 = stablehlo.constant dense<0> : tensor<i32>
          %382 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %383 = func.call @_where_10(%379, %277, %382) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %384 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %385 = func.call @_where_9(%379, %279, %384) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %386 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %387 = func.call @_where_9(%379, %281, %386) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %388 = stablehlo.reshape %379 : (tensor<3xi1>) -> tensor<3x1xi1>
          %389 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %390 = func.call @_where_11(%388, %284, %389) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %391 = stablehlo.reshape %379 : (tensor<3xi1>) -> tensor<3x1xi1>
          %392 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %393 = func.call @_where_12(%391, %287, %392) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_229 = stablehlo.constant dense<0> : tensor<i32>
          %394 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %395 = func.call @_where_10(%379, %289, %394) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_230 = stablehlo.constant dense<0> : tensor<i32>
          %396 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %397 = func.call @_where_10(%379, %291, %396) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_231 = stablehlo.constant dense<0> : tensor<i32>
          %398 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %399 = func.call @_where_10(%379, %293, %398) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %400 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %401 = func.call @_where_9(%379, %295, %400) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_233 = stablehlo.constant dense<2147483647> : tensor<i32>
          %402 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %403 = func.call @_where_10(%379, %297, %402) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %404 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %405 = func.call @_where_9(%379, %299, %404) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %406 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %407 = func.call @_where_9(%379, %301, %406) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_236 = stablehlo.constant dense<false> : tensor<i1>
          %408 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %409 = func.call @_where_13(%379, %303, %408) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_237 = stablehlo.constant dense<false> : tensor<i1>
          %410 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %411 = func.call @_where_13(%379, %305, %410) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_238 = stablehlo.constant dense<false> : tensor<i1>
          %412 = stablehlo.reduce(%379 init: %c_238) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %413 = stablehlo.convert %412 : (tensor<i1>) -> tensor<i32>
          %414 = "stablehlo.case"(%413) ({
            %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %472 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            stablehlo.return %472 : tensor<3x97xf32>
          }, {
            %472 = stablehlo.convert %164 : (tensor<3xi32>) -> tensor<3xui32>
            %473 = stablehlo.slice %390 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %474 = stablehlo.reshape %473 : (tensor<3x1xui32>) -> tensor<3xui32>
            %475 = stablehlo.slice %390 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %476 = stablehlo.reshape %475 : (tensor<3x1xui32>) -> tensor<3xui32>
            %c_260 = stablehlo.constant dense<0> : tensor<ui32>
            %477 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %478 = stablehlo.xor %474, %476 : tensor<3xui32>
            %c_261 = stablehlo.constant dense<466688986> : tensor<ui32>
            %479 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %480 = stablehlo.xor %478, %479 : tensor<3xui32>
            %481 = stablehlo.add %477, %474 : tensor<3xui32>
            %482 = stablehlo.add %472, %476 : tensor<3xui32>
            %483 = stablehlo.add %481, %482 : tensor<3xui32>
            %c_262 = stablehlo.constant dense<13> : tensor<ui32>
            %484 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %485 = stablehlo.shift_left %482, %484 : tensor<3xui32>
            %c_263 = stablehlo.constant dense<19> : tensor<ui32>
            %486 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %487 = stablehlo.shift_right_logical %482, %486 : tensor<3xui32>
            %488 = stablehlo.or %485, %487 : tensor<3xui32>
            %489 = stablehlo.xor %488, %483 : tensor<3xui32>
            %490 = stablehlo.add %483, %489 : tensor<3xui32>
            %c_264 = stablehlo.constant dense<15> : tensor<ui32>
            %491 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %492 = stablehlo.shift_left %489, %491 : tensor<3xui32>
            %c_265 = stablehlo.constant dense<17> : tensor<ui32>
            %493 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %494 = stablehlo.shift_right_logical %489, %493 : tensor<3xui32>
            %495 = stablehlo.or %492, %494 : tensor<3xui32>
            %496 = stablehlo.xor %495, %490 : tensor<3xui32>
            %497 = stablehlo.add %490, %496 : tensor<3xui32>
            %c_266 = stablehlo.constant dense<26> : tensor<ui32>
            %498 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %499 = stablehlo.shift_left %496, %498 : tensor<3xui32>
            %c_267 = stablehlo.constant dense<6> : tensor<ui32>
            %500 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %501 = stablehlo.shift_right_logical %496, %500 : tensor<3xui32>
            %502 = stablehlo.or %499, %501 : tensor<3xui32>
            %503 = stablehlo.xor %502, %497 : tensor<3xui32>
            %504 = stablehlo.add %497, %503 : tensor<3xui32>
            %c_268 = stablehlo.constant dense<6> : tensor<ui32>
            %505 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %506 = stablehlo.shift_left %503, %505 : tensor<3xui32>
            %c_269 = stablehlo.constant dense<26> : tensor<ui32>
            %507 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %508 = stablehlo.shift_right_logical %503, %507 : tensor<3xui32>
            %509 = stablehlo.or %506, %508 : tensor<3xui32>
            %510 = stablehlo.xor %509, %504 : tensor<3xui32>
            %511 = stablehlo.add %504, %476 : tensor<3xui32>
            %512 = stablehlo.add %510, %480 : tensor<3xui32>
            %c_270 = stablehlo.constant dense<1> : tensor<ui32>
            %513 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %514 = stablehlo.add %512, %513 : tensor<3xui32>
            %515 = stablehlo.add %511, %514 : tensor<3xui32>
            %c_271 = stablehlo.constant dense<17> : tensor<ui32>
            %516 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %517 = stablehlo.shift_left %514, %516 : tensor<3xui32>
            %c_272 = stablehlo.constant dense<15> : tensor<ui32>
            %518 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %519 = stablehlo.shift_right_logical %514, %518 : tensor<3xui32>
            %520 = stablehlo.or %517, %519 : tensor<3xui32>
            %521 = stablehlo.xor %520, %515 : tensor<3xui32>
            %522 = stablehlo.add %515, %521 : tensor<3xui32>
            %c_273 = stablehlo.constant dense<29> : tensor<ui32>
            %523 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %524 = stablehlo.shift_left %521, %523 : tensor<3xui32>
            %c_274 = stablehlo.constant dense<3> : tensor<ui32>
            %525 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %526 = stablehlo.shift_right_logical %521, %525 : tensor<3xui32>
            %527 = stablehlo.or %524, %526 : tensor<3xui32>
            %528 = stablehlo.xor %527, %522 : tensor<3xui32>
            %529 = stablehlo.add %522, %528 : tensor<3xui32>
            %c_275 = stablehlo.constant dense<16> : tensor<ui32>
            %530 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %531 = stablehlo.shift_left %528, %530 : tensor<3xui32>
            %c_276 = stablehlo.constant dense<16> : tensor<ui32>
            %532 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %533 = stablehlo.shift_right_logical %528, %532 : tensor<3xui32>
            %534 = stablehlo.or %531, %533 : tensor<3xui32>
            %535 = stablehlo.xor %534, %529 : tensor<3xui32>
            %536 = stablehlo.add %529, %535 : tensor<3xui32>
            %c_277 = stablehlo.constant dense<24> : tensor<ui32>
            %537 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %538 = stablehlo.shift_left %535, %537 : tensor<3xui32>
            %c_278 = stablehlo.constant dense<8> : tensor<ui32>
            %539 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %540 = stablehlo.shift_right_logical %535, %539 : tensor<3xui32>
            %541 = stablehlo.or %538, %540 : tensor<3xui32>
            %542 = stablehlo.xor %541, %536 : tensor<3xui32>
            %543 = stablehlo.add %536, %480 : tensor<3xui32>
            %544 = stablehlo.add %542, %474 : tensor<3xui32>
            %c_279 = stablehlo.constant dense<2> : tensor<ui32>
            %545 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %546 = stablehlo.add %544, %545 : tensor<3xui32>
            %547 = stablehlo.add %543, %546 : tensor<3xui32>
            %c_280 = stablehlo.constant dense<13> : tensor<ui32>
            %548 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %549 = stablehlo.shift_left %546, %548 : tensor<3xui32>
            %c_281 = stablehlo.constant dense<19> : tensor<ui32>
            %550 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %551 = stablehlo.shift_right_logical %546, %550 : tensor<3xui32>
            %552 = stablehlo.or %549, %551 : tensor<3xui32>
            %553 = stablehlo.xor %552, %547 : tensor<3xui32>
            %554 = stablehlo.add %547, %553 : tensor<3xui32>
            %c_282 = stablehlo.constant dense<15> : tensor<ui32>
            %555 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %556 = stablehlo.shift_left %553, %555 : tensor<3xui32>
            %c_283 = stablehlo.constant dense<17> : tensor<ui32>
            %557 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %558 = stablehlo.shift_right_logical %553, %557 : tensor<3xui32>
            %559 = stablehlo.or %556, %558 : tensor<3xui32>
            %560 = stablehlo.xor %559, %554 : tensor<3xui32>
            %561 = stablehlo.add %554, %560 : tensor<3xui32>
            %c_284 = stablehlo.constant dense<26> : tensor<ui32>
            %562 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %563 = stablehlo.shift_left %560, %562 : tensor<3xui32>
            %c_285 = stablehlo.constant dense<6> : tensor<ui32>
            %564 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %565 = stablehlo.shift_right_logical %560, %564 : tensor<3xui32>
            %566 = stablehlo.or %563, %565 : tensor<3xui32>
            %567 = stablehlo.xor %566, %561 : tensor<3xui32>
            %568 = stablehlo.add %561, %567 : tensor<3xui32>
            %c_286 = stablehlo.constant dense<6> : tensor<ui32>
            %569 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %570 = stablehlo.shift_left %567, %569 : tensor<3xui32>
            %c_287 = stablehlo.constant dense<26> : tensor<ui32>
            %571 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %572 = stablehlo.shift_right_logical %567, %571 : tensor<3xui32>
            %573 = stablehlo.or %570, %572 : tensor<3xui32>
            %574 = stablehlo.xor %573, %568 : tensor<3xui32>
            %575 = stablehlo.add %568, %474 : tensor<3xui32>
            %576 = stablehlo.add %574, %476 : tensor<3xui32>
            %c_288 = stablehlo.constant dense<3> : tensor<ui32>
            %577 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %578 = stablehlo.add %576, %577 : tensor<3xui32>
            %579 = stablehlo.add %575, %578 : tensor<3xui32>
            %c_289 = stablehlo.constant dense<17> : tensor<ui32>
            %580 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %581 = stablehlo.shift_left %578, %580 : tensor<3xui32>
            %c_290 = stablehlo.constant dense<15> : tensor<ui32>
            %582 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %583 = stablehlo.shift_right_logical %578, %582 : tensor<3xui32>
            %584 = stablehlo.or %581, %583 : tensor<3xui32>
            %585 = stablehlo.xor %584, %579 : tensor<3xui32>
            %586 = stablehlo.add %579, %585 : tensor<3xui32>
            %c_291 = stablehlo.constant dense<29> : tensor<ui32>
            %587 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %588 = stablehlo.shift_left %585, %587 : tensor<3xui32>
            %c_292 = stablehlo.constant dense<3> : tensor<ui32>
            %589 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %590 = stablehlo.shift_right_logical %585, %589 : tensor<3xui32>
            %591 = stablehlo.or %588, %590 : tensor<3xui32>
            %592 = stablehlo.xor %591, %586 : tensor<3xui32>
            %593 = stablehlo.add %586, %592 : tensor<3xui32>
            %c_293 = stablehlo.constant dense<16> : tensor<ui32>
            %594 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %595 = stablehlo.shift_left %592, %594 : tensor<3xui32>
            %c_294 = stablehlo.constant dense<16> : tensor<ui32>
            %596 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %597 = stablehlo.shift_right_logical %592, %596 : tensor<3xui32>
            %598 = stablehlo.or %595, %597 : tensor<3xui32>
            %599 = stablehlo.xor %598, %593 : tensor<3xui32>
            %600 = stablehlo.add %593, %599 : tensor<3xui32>
            %c_295 = stablehlo.constant dense<24> : tensor<ui32>
            %601 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %602 = stablehlo.shift_left %599, %601 : tensor<3xui32>
            %c_296 = stablehlo.constant dense<8> : tensor<ui32>
            %603 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %604 = stablehlo.shift_right_logical %599, %603 : tensor<3xui32>
            %605 = stablehlo.or %602, %604 : tensor<3xui32>
            %606 = stablehlo.xor %605, %600 : tensor<3xui32>
            %607 = stablehlo.add %600, %476 : tensor<3xui32>
            %608 = stablehlo.add %606, %480 : tensor<3xui32>
            %c_297 = stablehlo.constant dense<4> : tensor<ui32>
            %609 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %610 = stablehlo.add %608, %609 : tensor<3xui32>
            %611 = stablehlo.add %607, %610 : tensor<3xui32>
            %c_298 = stablehlo.constant dense<13> : tensor<ui32>
            %612 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %613 = stablehlo.shift_left %610, %612 : tensor<3xui32>
            %c_299 = stablehlo.constant dense<19> : tensor<ui32>
            %614 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %615 = stablehlo.shift_right_logical %610, %614 : tensor<3xui32>
            %616 = stablehlo.or %613, %615 : tensor<3xui32>
            %617 = stablehlo.xor %616, %611 : tensor<3xui32>
            %618 = stablehlo.add %611, %617 : tensor<3xui32>
            %c_300 = stablehlo.constant dense<15> : tensor<ui32>
            %619 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %620 = stablehlo.shift_left %617, %619 : tensor<3xui32>
            %c_301 = stablehlo.constant dense<17> : tensor<ui32>
            %621 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %622 = stablehlo.shift_right_logical %617, %621 : tensor<3xui32>
            %623 = stablehlo.or %620, %622 : tensor<3xui32>
            %624 = stablehlo.xor %623, %618 : tensor<3xui32>
            %625 = stablehlo.add %618, %624 : tensor<3xui32>
            %c_302 = stablehlo.constant dense<26> : tensor<ui32>
            %626 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %627 = stablehlo.shift_left %624, %626 : tensor<3xui32>
            %c_303 = stablehlo.constant dense<6> : tensor<ui32>
            %628 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %629 = stablehlo.shift_right_logical %624, %628 : tensor<3xui32>
            %630 = stablehlo.or %627, %629 : tensor<3xui32>
            %631 = stablehlo.xor %630, %625 : tensor<3xui32>
            %632 = stablehlo.add %625, %631 : tensor<3xui32>
            %c_304 = stablehlo.constant dense<6> : tensor<ui32>
            %633 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %634 = stablehlo.shift_left %631, %633 : tensor<3xui32>
            %c_305 = stablehlo.constant dense<26> : tensor<ui32>
            %635 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %636 = stablehlo.shift_right_logical %631, %635 : tensor<3xui32>
            %637 = stablehlo.or %634, %636 : tensor<3xui32>
            %638 = stablehlo.xor %637, %632 : tensor<3xui32>
            %639 = stablehlo.add %632, %480 : tensor<3xui32>
            %640 = stablehlo.add %638, %474 : tensor<3xui32>
            %c_306 = stablehlo.constant dense<5> : tensor<ui32>
            %641 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %642 = stablehlo.add %640, %641 : tensor<3xui32>
            %643 = stablehlo.iota dim = 1 : tensor<3x97xui32>
            %644 = stablehlo.broadcast_in_dim %639, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %645 = stablehlo.broadcast_in_dim %642, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %c_307 = stablehlo.constant dense<0> : tensor<ui32>
            %646 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %647 = stablehlo.xor %644, %645 : tensor<3x1xui32>
            %c_308 = stablehlo.constant dense<466688986> : tensor<ui32>
            %648 = stablehlo.broadcast_in_dim %c_308, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
            %649 = stablehlo.xor %647, %648 : tensor<3x1xui32>
            %650 = stablehlo.broadcast_in_dim %644, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %651 = stablehlo.add %646, %650 : tensor<3x97xui32>
            %652 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %653 = stablehlo.add %643, %652 : tensor<3x97xui32>
            %654 = stablehlo.add %651, %653 : tensor<3x97xui32>
            %c_309 = stablehlo.constant dense<13> : tensor<ui32>
            %655 = stablehlo.broadcast_in_dim %c_309, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %656 = stablehlo.shift_left %653, %655 : tensor<3x97xui32>
            %c_310 = stablehlo.constant dense<19> : tensor<ui32>
            %657 = stablehlo.broadcast_in_dim %c_310, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %658 = stablehlo.shift_right_logical %653, %657 : tensor<3x97xui32>
            %659 = stablehlo.or %656, %658 : tensor<3x97xui32>
            %660 = stablehlo.xor %659, %654 : tensor<3x97xui32>
            %661 = stablehlo.add %654, %660 : tensor<3x97xui32>
            %c_311 = stablehlo.constant dense<15> : tensor<ui32>
            %662 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %663 = stablehlo.shift_left %660, %662 : tensor<3x97xui32>
            %c_312 = stablehlo.constant dense<17> : tensor<ui32>
            %664 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %665 = stablehlo.shift_right_logical %660, %664 : tensor<3x97xui32>
            %666 = stablehlo.or %663, %665 : tensor<3x97xui32>
            %667 = stablehlo.xor %666, %661 : tensor<3x97xui32>
            %668 = stablehlo.add %661, %667 : tensor<3x97xui32>
            %c_313 = stablehlo.constant dense<26> : tensor<ui32>
            %669 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %670 = stablehlo.shift_left %667, %669 : tensor<3x97xui32>
            %c_314 = stablehlo.constant dense<6> : tensor<ui32>
            %671 = stablehlo.broadcast_in_dim %c_314, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %672 = stablehlo.shift_right_logical %667, %671 : tensor<3x97xui32>
            %673 = stablehlo.or %670, %672 : tensor<3x97xui32>
            %674 = stablehlo.xor %673, %668 : tensor<3x97xui32>
            %675 = stablehlo.add %668, %674 : tensor<3x97xui32>
            %c_315 = stablehlo.constant dense<6> : tensor<ui32>
            %676 = stablehlo.broadcast_in_dim %c_315, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %677 = stablehlo.shift_left %674, %676 : tensor<3x97xui32>
            %c_316 = stablehlo.constant dense<26> : tensor<ui32>
            %678 = stablehlo.broadcast_in_dim %c_316, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %679 = stablehlo.shift_right_logical %674, %678 : tensor<3x97xui32>
            %680 = stablehlo.or %677, %679 : tensor<3x97xui32>
            %681 = stablehlo.xor %680, %675 : tensor<3x97xui32>
            %682 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %683 = stablehlo.add %675, %682 : tensor<3x97xui32>
            %684 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %685 = stablehlo.add %681, %684 : tensor<3x97xui32>
            %c_317 = stablehlo.constant dense<1> : tensor<ui32>
            %686 = stablehlo.broadcast_in_dim %c_317, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %687 = stablehlo.add %685, %686 : tensor<3x97xui32>
            %688 = stablehlo.add %683, %687 : tensor<3x97xui32>
            %c_318 = stablehlo.constant dense<17> : tensor<ui32>
            %689 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %690 = stablehlo.shift_left %687, %689 : tensor<3x97xui32>
            %c_319 = stablehlo.constant dense<15> : tensor<ui32>
            %691 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %692 = stablehlo.shift_right_logical %687, %691 : tensor<3x97xui32>
            %693 = stablehlo.or %690, %692 : tensor<3x97xui32>
            %694 = stablehlo.xor %693, %688 : tensor<3x97xui32>
            %695 = stablehlo.add %688, %694 : tensor<3x97xui32>
            %c_320 = stablehlo.constant dense<29> : tensor<ui32>
            %696 = stablehlo.broadcast_in_dim %c_320, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %697 = stablehlo.shift_left %694, %696 : tensor<3x97xui32>
            %c_321 = stablehlo.constant dense<3> : tensor<ui32>
            %698 = stablehlo.broadcast_in_dim %c_321, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %699 = stablehlo.shift_right_logical %694, %698 : tensor<3x97xui32>
            %700 = stablehlo.or %697, %699 : tensor<3x97xui32>
            %701 = stablehlo.xor %700, %695 : tensor<3x97xui32>
            %702 = stablehlo.add %695, %701 : tensor<3x97xui32>
            %c_322 = stablehlo.constant dense<16> : tensor<ui32>
            %703 = stablehlo.broadcast_in_dim %c_322, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %704 = stablehlo.shift_left %701, %703 : tensor<3x97xui32>
            %c_323 = stablehlo.constant dense<16> : tensor<ui32>
            %705 = stablehlo.broadcast_in_dim %c_323, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %706 = stablehlo.shift_right_logical %701, %705 : tensor<3x97xui32>
            %707 = stablehlo.or %704, %706 : tensor<3x97xui32>
            %708 = stablehlo.xor %707, %702 : tensor<3x97xui32>
            %709 = stablehlo.add %702, %708 : tensor<3x97xui32>
            %c_324 = stablehlo.constant dense<24> : tensor<ui32>
            %710 = stablehlo.broadcast_in_dim %c_324, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %711 = stablehlo.shift_left %708, %710 : tensor<3x97xui32>
            %c_325 = stablehlo.constant dense<8> : tensor<ui32>
            %712 = stablehlo.broadcast_in_dim %c_325, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %713 = stablehlo.shift_right_logical %708, %712 : tensor<3x97xui32>
            %714 = stablehlo.or %711, %713 : tensor<3x97xui32>
            %715 = stablehlo.xor %714, %709 : tensor<3x97xui32>
            %716 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %717 = stablehlo.add %709, %716 : tensor<3x97xui32>
            %718 = stablehlo.broadcast_in_dim %644, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %719 = stablehlo.add %715, %718 : tensor<3x97xui32>
            %c_326 = stablehlo.constant dense<2> : tensor<ui32>
            %720 = stablehlo.broadcast_in_dim %c_326, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %721 = stablehlo.add %719, %720 : tensor<3x97xui32>
            %722 = stablehlo.add %717, %721 : tensor<3x97xui32>
            %c_327 = stablehlo.constant dense<13> : tensor<ui32>
            %723 = stablehlo.broadcast_in_dim %c_327, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %724 = stablehlo.shift_left %721, %723 : tensor<3x97xui32>
            %c_328 = stablehlo.constant dense<19> : tensor<ui32>
            %725 = stablehlo.broadcast_in_dim %c_328, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %726 = stablehlo.shift_right_logical %721, %725 : tensor<3x97xui32>
            %727 = stablehlo.or %724, %726 : tensor<3x97xui32>
            %728 = stablehlo.xor %727, %722 : tensor<3x97xui32>
            %729 = stablehlo.add %722, %728 : tensor<3x97xui32>
            %c_329 = stablehlo.constant dense<15> : tensor<ui32>
            %730 = stablehlo.broadcast_in_dim %c_329, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %731 = stablehlo.shift_left %728, %730 : tensor<3x97xui32>
            %c_330 = stablehlo.constant dense<17> : tensor<ui32>
            %732 = stablehlo.broadcast_in_dim %c_330, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %733 = stablehlo.shift_right_logical %728, %732 : tensor<3x97xui32>
            %734 = stablehlo.or %731, %733 : tensor<3x97xui32>
            %735 = stablehlo.xor %734, %729 : tensor<3x97xui32>
            %736 = stablehlo.add %729, %735 : tensor<3x97xui32>
            %c_331 = stablehlo.constant dense<26> : tensor<ui32>
            %737 = stablehlo.broadcast_in_dim %c_331, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %738 = stablehlo.shift_left %735, %737 : tensor<3x97xui32>
            %c_332 = stablehlo.constant dense<6> : tensor<ui32>
            %739 = stablehlo.broadcast_in_dim %c_332, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %740 = stablehlo.shift_right_logical %735, %739 : tensor<3x97xui32>
            %741 = stablehlo.or %738, %740 : tensor<3x97xui32>
            %742 = stablehlo.xor %741, %736 : tensor<3x97xui32>
            %743 = stablehlo.add %736, %742 : tensor<3x97xui32>
            %c_333 = stablehlo.constant dense<6> : tensor<ui32>
            %744 = stablehlo.broadcast_in_dim %c_333, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %745 = stablehlo.shift_left %742, %744 : tensor<3x97xui32>
            %c_334 = stablehlo.constant dense<26> : tensor<ui32>
            %746 = stablehlo.broadcast_in_dim %c_334, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %747 = stablehlo.shift_right_logical %742, %746 : tensor<3x97xui32>
            %748 = stablehlo.or %745, %747 : tensor<3x97xui32>
            %749 = stablehlo.xor %748, %743 : tensor<3x97xui32>
            %750 = stablehlo.broadcast_in_dim %644, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %751 = stablehlo.add %743, %750 : tensor<3x97xui32>
            %752 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %753 = stablehlo.add %749, %752 : tensor<3x97xui32>
            %c_335 = stablehlo.constant dense<3> : tensor<ui32>
            %754 = stablehlo.broadcast_in_dim %c_335, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %755 = stablehlo.add %753, %754 : tensor<3x97xui32>
            %756 = stablehlo.add %751, %755 : tensor<3x97xui32>
            %c_336 = stablehlo.constant dense<17> : tensor<ui32>
            %757 = stablehlo.broadcast_in_dim %c_336, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %758 = stablehlo.shift_left %755, %757 : tensor<3x97xui32>
            %c_337 = stablehlo.constant dense<15> : tensor<ui32>
            %759 = stablehlo.broadcast_in_dim %c_337, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %760 = stablehlo.shift_right_logical %755, %759 : tensor<3x97xui32>
            %761 = stablehlo.or %758, %760 : tensor<3x97xui32>
            %762 = stablehlo.xor %761, %756 : tensor<3x97xui32>
            %763 = stablehlo.add %756, %762 : tensor<3x97xui32>
            %c_338 = stablehlo.constant dense<29> : tensor<ui32>
            %764 = stablehlo.broadcast_in_dim %c_338, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %765 = stablehlo.shift_left %762, %764 : tensor<3x97xui32>
            %c_339 = stablehlo.constant dense<3> : tensor<ui32>
            %766 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %767 = stablehlo.shift_right_logical %762, %766 : tensor<3x97xui32>
            %768 = stablehlo.or %765, %767 : tensor<3x97xui32>
            %769 = stablehlo.xor %768, %763 : tensor<3x97xui32>
            %770 = stablehlo.add %763, %769 : tensor<3x97xui32>
            %c_340 = stablehlo.constant dense<16> : tensor<ui32>
            %771 = stablehlo.broadcast_in_dim %c_340, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %772 = stablehlo.shift_left %769, %771 : tensor<3x97xui32>
            %c_341 = stablehlo.constant dense<16> : tensor<ui32>
            %773 = stablehlo.broadcast_in_dim %c_341, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %774 = stablehlo.shift_right_logical %769, %773 : tensor<3x97xui32>
            %775 = stablehlo.or %772, %774 : tensor<3x97xui32>
            %776 = stablehlo.xor %775, %770 : tensor<3x97xui32>
            %777 = stablehlo.add %770, %776 : tensor<3x97xui32>
            %c_342 = stablehlo.constant dense<24> : tensor<ui32>
            %778 = stablehlo.broadcast_in_dim %c_342, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %779 = stablehlo.shift_left %776, %778 : tensor<3x97xui32>
            %c_343 = stablehlo.constant dense<8> : tensor<ui32>
            %780 = stablehlo.broadcast_in_dim %c_343, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %781 = stablehlo.shift_right_logical %776, %780 : tensor<3x97xui32>
            %782 = stablehlo.or %779, %781 : tensor<3x97xui32>
            %783 = stablehlo.xor %782, %777 : tensor<3x97xui32>
            %784 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %785 = stablehlo.add %777, %784 : tensor<3x97xui32>
            %786 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %787 = stablehlo.add %783, %786 : tensor<3x97xui32>
            %c_344 = stablehlo.constant dense<4> : tensor<ui32>
            %788 = stablehlo.broadcast_in_dim %c_344, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %789 = stablehlo.add %787, %788 : tensor<3x97xui32>
            %790 = stablehlo.add %785, %789 : tensor<3x97xui32>
            %c_345 = stablehlo.constant dense<13> : tensor<ui32>
            %791 = stablehlo.broadcast_in_dim %c_345, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %792 = stablehlo.shift_left %789, %791 : tensor<3x97xui32>
            %c_346 = stablehlo.constant dense<19> : tensor<ui32>
            %793 = stablehlo.broadcast_in_dim %c_346, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %794 = stablehlo.shift_right_logical %789, %793 : tensor<3x97xui32>
            %795 = stablehlo.or %792, %794 : tensor<3x97xui32>
            %796 = stablehlo.xor %795, %790 : tensor<3x97xui32>
            %797 = stablehlo.add %790, %796 : tensor<3x97xui32>
            %c_347 = stablehlo.constant dense<15> : tensor<ui32>
            %798 = stablehlo.broadcast_in_dim %c_347, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %799 = stablehlo.shift_left %796, %798 : tensor<3x97xui32>
            %c_348 = stablehlo.constant dense<17> : tensor<ui32>
            %800 = stablehlo.broadcast_in_dim %c_348, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %801 = stablehlo.shift_right_logical %796, %800 : tensor<3x97xui32>
            %802 = stablehlo.or %799, %801 : tensor<3x97xui32>
            %803 = stablehlo.xor %802, %797 : tensor<3x97xui32>
            %804 = stablehlo.add %797, %803 : tensor<3x97xui32>
            %c_349 = stablehlo.constant dense<26> : tensor<ui32>
            %805 = stablehlo.broadcast_in_dim %c_349, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %806 = stablehlo.shift_left %803, %805 : tensor<3x97xui32>
            %c_350 = stablehlo.constant dense<6> : tensor<ui32>
            %807 = stablehlo.broadcast_in_dim %c_350, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %808 = stablehlo.shift_right_logical %803, %807 : tensor<3x97xui32>
            %809 = stablehlo.or %806, %808 : tensor<3x97xui32>
            %810 = stablehlo.xor %809, %804 : tensor<3x97xui32>
            %811 = stablehlo.add %804, %810 : tensor<3x97xui32>
            %c_351 = stablehlo.constant dense<6> : tensor<ui32>
            %812 = stablehlo.broadcast_in_dim %c_351, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %813 = stablehlo.shift_left %810, %812 : tensor<3x97xui32>
            %c_352 = stablehlo.constant dense<26> : tensor<ui32>
            %814 = stablehlo.broadcast_in_dim %c_352, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %815 = stablehlo.shift_right_logical %810, %814 : tensor<3x97xui32>
            %816 = stablehlo.or %813, %815 : tensor<3x97xui32>
            %817 = stablehlo.xor %816, %811 : tensor<3x97xui32>
            %818 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %819 = stablehlo.add %811, %818 : tensor<3x97xui32>
            %820 = stablehlo.broadcast_in_dim %644, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %821 = stablehlo.add %817, %820 : tensor<3x97xui32>
            %c_353 = stablehlo.constant dense<5> : tensor<ui32>
            %822 = stablehlo.broadcast_in_dim %c_353, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %823 = stablehlo.add %821, %822 : tensor<3x97xui32>
            %824 = stablehlo.xor %819, %823 : tensor<3x97xui32>
            %c_354 = stablehlo.constant dense<9> : tensor<ui32>
            %825 = stablehlo.broadcast_in_dim %c_354, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %826 = stablehlo.shift_right_logical %824, %825 : tensor<3x97xui32>
            %827 = stablehlo.convert %826 : (tensor<3x97xui32>) -> tensor<3x97xf32>
            %cst_355 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %828 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %829 = stablehlo.add %827, %828 : tensor<3x97xf32>
            %cst_356 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %830 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %831 = stablehlo.multiply %829, %830 : tensor<3x97xf32>
            %c_357 = stablehlo.constant dense<31> : tensor<i32>
            %832 = stablehlo.broadcast_in_dim %c_357, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %833 = stablehlo.shift_right_logical %164, %832 : tensor<3xi32>
            %834 = stablehlo.broadcast_in_dim %833, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %835 = stablehlo.bitcast_convert %831 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_358 = stablehlo.constant dense<1060439283> : tensor<i32>
            %836 = stablehlo.broadcast_in_dim %c_358, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %837 = stablehlo.subtract %835, %836 : tensor<3x97xi32>
            %c_359 = stablehlo.constant dense<23> : tensor<i32>
            %838 = stablehlo.broadcast_in_dim %c_359, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %839 = stablehlo.shift_right_arithmetic %837, %838 : tensor<3x97xi32>
            %c_360 = stablehlo.constant dense<23> : tensor<i32>
            %840 = stablehlo.broadcast_in_dim %c_360, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %841 = stablehlo.shift_left %839, %840 : tensor<3x97xi32>
            %842 = stablehlo.subtract %835, %841 : tensor<3x97xi32>
            %843 = stablehlo.bitcast_convert %842 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_361 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %844 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %845 = stablehlo.subtract %843, %844 : tensor<3x97xf32>
            %846 = stablehlo.convert %839 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %847 = stablehlo.multiply %845, %845 : tensor<3x97xf32>
            %848 = stablehlo.bitcast_convert %847 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %849 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %850 = stablehlo.xor %848, %849 : tensor<3x97xi32>
            %851 = stablehlo.bitcast_convert %850 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_362 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %852 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %853 = stablehlo.multiply %852, %845 : tensor<3x97xf32>
            %854 = stablehlo.bitcast_convert %853 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %855 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %856 = stablehlo.xor %854, %855 : tensor<3x97xi32>
            %857 = stablehlo.bitcast_convert %856 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_363 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %858 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %859 = stablehlo.add %857, %858 : tensor<3x97xf32>
            %860 = stablehlo.multiply %859, %845 : tensor<3x97xf32>
            %861 = stablehlo.bitcast_convert %860 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %862 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %863 = stablehlo.xor %861, %862 : tensor<3x97xi32>
            %864 = stablehlo.bitcast_convert %863 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_364 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %865 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %866 = stablehlo.add %864, %865 : tensor<3x97xf32>
            %867 = stablehlo.multiply %866, %845 : tensor<3x97xf32>
            %868 = stablehlo.bitcast_convert %867 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %869 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %870 = stablehlo.xor %868, %869 : tensor<3x97xi32>
            %871 = stablehlo.bitcast_convert %870 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_365 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %872 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %873 = stablehlo.add %871, %872 : tensor<3x97xf32>
            %874 = stablehlo.multiply %873, %845 : tensor<3x97xf32>
            %875 = stablehlo.bitcast_convert %874 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %876 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %877 = stablehlo.xor %875, %876 : tensor<3x97xi32>
            %878 = stablehlo.bitcast_convert %877 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_366 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %879 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %880 = stablehlo.add %878, %879 : tensor<3x97xf32>
            %881 = stablehlo.multiply %880, %845 : tensor<3x97xf32>
            %882 = stablehlo.bitcast_convert %881 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %883 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %884 = stablehlo.xor %882, %883 : tensor<3x97xi32>
            %885 = stablehlo.bitcast_convert %884 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_367 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %886 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %887 = stablehlo.add %885, %886 : tensor<3x97xf32>
            %888 = stablehlo.multiply %887, %845 : tensor<3x97xf32>
            %889 = stablehlo.bitcast_convert %888 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %890 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %891 = stablehlo.xor %889, %890 : tensor<3x97xi32>
            %892 = stablehlo.bitcast_convert %891 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_368 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %893 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %894 = stablehlo.add %892, %893 : tensor<3x97xf32>
            %895 = stablehlo.multiply %894, %845 : tensor<3x97xf32>
            %896 = stablehlo.bitcast_convert %895 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %897 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %898 = stablehlo.xor %896, %897 : tensor<3x97xi32>
            %899 = stablehlo.bitcast_convert %898 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_369 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %900 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %901 = stablehlo.add %899, %900 : tensor<3x97xf32>
            %902 = stablehlo.multiply %901, %845 : tensor<3x97xf32>
            %903 = stablehlo.bitcast_convert %902 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %904 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %905 = stablehlo.xor %903, %904 : tensor<3x97xi32>
            %906 = stablehlo.bitcast_convert %905 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_370 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %907 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %908 = stablehlo.add %906, %907 : tensor<3x97xf32>
            %909 = stablehlo.multiply %908, %845 : tensor<3x97xf32>
            %910 = stablehlo.multiply %909, %851 : tensor<3x97xf32>
            %911 = stablehlo.bitcast_convert %910 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %912 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %913 = stablehlo.xor %911, %912 : tensor<3x97xi32>
            %914 = stablehlo.bitcast_convert %913 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_371 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %915 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %916 = stablehlo.multiply %846, %915 : tensor<3x97xf32>
            %917 = stablehlo.bitcast_convert %916 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %918 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %919 = stablehlo.xor %917, %918 : tensor<3x97xi32>
            %920 = stablehlo.bitcast_convert %919 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %921 = stablehlo.add %914, %920 : tensor<3x97xf32>
            %cst_372 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %922 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %923 = stablehlo.multiply %851, %922 : tensor<3x97xf32>
            %924 = stablehlo.subtract %921, %923 : tensor<3x97xf32>
            %925 = stablehlo.add %845, %924 : tensor<3x97xf32>
            %cst_373 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %926 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %927 = stablehlo.multiply %846, %926 : tensor<3x97xf32>
            %928 = stablehlo.add %925, %927 : tensor<3x97xf32>
            %929 = stablehlo.negate %928 : tensor<3x97xf32>
            %930 = stablehlo.bitcast_convert %929 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_374 = stablehlo.constant dense<1060439283> : tensor<i32>
            %931 = stablehlo.broadcast_in_dim %c_374, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %932 = stablehlo.subtract %930, %931 : tensor<3x97xi32>
            %c_375 = stablehlo.constant dense<23> : tensor<i32>
            %933 = stablehlo.broadcast_in_dim %c_375, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %934 = stablehlo.shift_right_arithmetic %932, %933 : tensor<3x97xi32>
            %c_376 = stablehlo.constant dense<23> : tensor<i32>
            %935 = stablehlo.broadcast_in_dim %c_376, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %936 = stablehlo.shift_left %934, %935 : tensor<3x97xi32>
            %937 = stablehlo.subtract %930, %936 : tensor<3x97xi32>
            %938 = stablehlo.bitcast_convert %937 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_377 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %939 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %940 = stablehlo.subtract %938, %939 : tensor<3x97xf32>
            %941 = stablehlo.convert %934 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %942 = stablehlo.multiply %940, %940 : tensor<3x97xf32>
            %943 = stablehlo.bitcast_convert %942 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %944 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %945 = stablehlo.xor %943, %944 : tensor<3x97xi32>
            %946 = stablehlo.bitcast_convert %945 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_378 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %947 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %948 = stablehlo.multiply %947, %940 : tensor<3x97xf32>
            %949 = stablehlo.bitcast_convert %948 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %950 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %951 = stablehlo.xor %949, %950 : tensor<3x97xi32>
            %952 = stablehlo.bitcast_convert %951 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_379 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %953 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %954 = stablehlo.add %952, %953 : tensor<3x97xf32>
            %955 = stablehlo.multiply %954, %940 : tensor<3x97xf32>
            %956 = stablehlo.bitcast_convert %955 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %957 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %958 = stablehlo.xor %956, %957 : tensor<3x97xi32>
            %959 = stablehlo.bitcast_convert %958 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_380 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %960 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %961 = stablehlo.add %959, %960 : tensor<3x97xf32>
            %962 = stablehlo.multiply %961, %940 : tensor<3x97xf32>
            %963 = stablehlo.bitcast_convert %962 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %964 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %965 = stablehlo.xor %963, %964 : tensor<3x97xi32>
            %966 = stablehlo.bitcast_convert %965 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_381 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %967 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %968 = stablehlo.add %966, %967 : tensor<3x97xf32>
            %969 = stablehlo.multiply %968, %940 : tensor<3x97xf32>
            %970 = stablehlo.bitcast_convert %969 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %971 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %972 = stablehlo.xor %970, %971 : tensor<3x97xi32>
            %973 = stablehlo.bitcast_convert %972 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_382 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %974 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %975 = stablehlo.add %973, %974 : tensor<3x97xf32>
            %976 = stablehlo.multiply %975, %940 : tensor<3x97xf32>
            %977 = stablehlo.bitcast_convert %976 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %978 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %979 = stablehlo.xor %977, %978 : tensor<3x97xi32>
            %980 = stablehlo.bitcast_convert %979 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_383 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %981 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %982 = stablehlo.add %980, %981 : tensor<3x97xf32>
            %983 = stablehlo.multiply %982, %940 : tensor<3x97xf32>
            %984 = stablehlo.bitcast_convert %983 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %985 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %986 = stablehlo.xor %984, %985 : tensor<3x97xi32>
            %987 = stablehlo.bitcast_convert %986 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_384 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %988 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %989 = stablehlo.add %987, %988 : tensor<3x97xf32>
            %990 = stablehlo.multiply %989, %940 : tensor<3x97xf32>
            %991 = stablehlo.bitcast_convert %990 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %992 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %993 = stablehlo.xor %991, %992 : tensor<3x97xi32>
            %994 = stablehlo.bitcast_convert %993 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_385 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %995 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %996 = stablehlo.add %994, %995 : tensor<3x97xf32>
            %997 = stablehlo.multiply %996, %940 : tensor<3x97xf32>
            %998 = stablehlo.bitcast_convert %997 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %999 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %1000 = stablehlo.xor %998, %999 : tensor<3x97xi32>
            %1001 = stablehlo.bitcast_convert %1000 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_386 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %1002 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %1003 = stablehlo.add %1001, %1002 : tensor<3x97xf32>
            %1004 = stablehlo.multiply %1003, %940 : tensor<3x97xf32>
            %1005 = stablehlo.multiply %1004, %946 : tensor<3x97xf32>
            %1006 = stablehlo.bitcast_convert %1005 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %1007 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %1008 = stablehlo.xor %1006, %1007 : tensor<3x97xi32>
            %1009 = stablehlo.bitcast_convert %1008 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_387 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %1010 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %1011 = stablehlo.multiply %941, %1010 : tensor<3x97xf32>
            %1012 = stablehlo.bitcast_convert %1011 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %1013 = stablehlo.broadcast_in_dim %834, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %1014 = stablehlo.xor %1012, %1013 : tensor<3x97xi32>
            %1015 = stablehlo.bitcast_convert %1014 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %1016 = stablehlo.add %1009, %1015 : tensor<3x97xf32>
            %cst_388 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %1017 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %1018 = stablehlo.multiply %946, %1017 : tensor<3x97xf32>
            %1019 = stablehlo.subtract %1016, %1018 : tensor<3x97xf32>
            %1020 = stablehlo.add %940, %1019 : tensor<3x97xf32>
            %cst_389 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %1021 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %1022 = stablehlo.multiply %941, %1021 : tensor<3x97xf32>
            %1023 = stablehlo.add %1020, %1022 : tensor<3x97xf32>
            %1024 = stablehlo.negate %1023 : tensor<3x97xf32>
            stablehlo.return %1024 : tensor<3x97xf32>
          }) : (tensor<i32>) -> tensor<3x97xf32>
          %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %415 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %416 = stablehlo.compare GT, %381, %415, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %417 = func.call @_where_21(%416, %381, %cst_240) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %418 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %419 = stablehlo.divide %418, %417 : tensor<3xf32>
          %cst_242 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %420 = stablehlo.reduce(%326 init: %cst_242) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %421 = stablehlo.broadcast_in_dim %420, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %423 = stablehlo.subtract %326, %422 : tensor<3x97xf32>
          %424 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_243 = stablehlo.constant dense<31> : tensor<i32>
          %425 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %426 = stablehlo.shift_right_logical %383, %425 : tensor<3xi32>
          %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %428 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %429 = stablehlo.multiply %423, %428 : tensor<3x97xf32>
          %430 = stablehlo.bitcast_convert %429 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %431 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %432 = stablehlo.xor %430, %431 : tensor<3x97xi32>
          %433 = stablehlo.bitcast_convert %432 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_244 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %434 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %435 = stablehlo.compare EQ, %326, %434, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_245 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %436 = func.call @_where_22(%435, %cst_245, %433) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_246 = stablehlo.constant dense<0> : tensor<i32>
          %437 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %438 = stablehlo.compare GT, %383, %437, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %439 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %440 = stablehlo.compare LT, %385, %439, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %441 = stablehlo.or %438, %440 : tensor<3xi1>
          %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %442 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %443 = stablehlo.compare GT, %387, %442, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %444 = stablehlo.or %441, %443 : tensor<3xi1>
          %c_249 = stablehlo.constant dense<false> : tensor<i1>
          %445 = stablehlo.reduce(%444 init: %c_249) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %446 = stablehlo.convert %445 : (tensor<i1>) -> tensor<i32>
          %447 = "stablehlo.case"(%446) ({
            %c_260 = stablehlo.constant dense<true> : tensor<i1>
            %472 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %472 : tensor<3x97xi1>
          }, {
            %472 = stablehlo.bitcast_convert %436 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_260 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %473 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %474 = stablehlo.compare EQ, %472, %473, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_261 = stablehlo.constant dense<0> : tensor<i32>
            %475 = func.call @_where_23(%474, %c_261, %472) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_262 = stablehlo.constant dense<0> : tensor<i32>
            %476 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %477 = stablehlo.compare LT, %475, %476, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_263 = stablehlo.constant dense<2147483647> : tensor<i32>
            %478 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %479 = stablehlo.xor %475, %478 : tensor<3x97xi32>
            %480 = func.call @_where_24(%477, %479, %475) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%436, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_264 = stablehlo.constant dense<0> : tensor<i32>
            %481 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %482 = stablehlo.compare EQ, %383, %481, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_265 = stablehlo.constant dense<97> : tensor<i32>
            %483 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %484 = stablehlo.compare GE, %383, %483, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %485 = stablehlo.or %482, %484 : tensor<3xi1>
            %486 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_266 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %487 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %488 = stablehlo.compare EQ, %486, %487, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_267 = stablehlo.constant dense<0> : tensor<i32>
            %489 = func.call @_where_23(%488, %c_267, %486) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_268 = stablehlo.constant dense<0> : tensor<i32>
            %490 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %491 = stablehlo.compare LT, %489, %490, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_269 = stablehlo.constant dense<2147483647> : tensor<i32>
            %492 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %493 = stablehlo.xor %489, %492 : tensor<3x97xi32>
            %494 = func.call @_where_24(%491, %493, %489) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_270 = stablehlo.constant dense<1> : tensor<i32>
            %c_271 = stablehlo.constant dense<97> : tensor<i32>
            %495 = func.call @clip(%383, %c_270, %c_271) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %496 = stablehlo.broadcast_in_dim %495, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_272 = stablehlo.constant dense<1> : tensor<i32>
            %497 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %498 = stablehlo.subtract %496, %497 : tensor<3x1xi32>
            %499 = func.call @take_along_axis_25(%494, %498) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %500 = stablehlo.reshape %499 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_273 = stablehlo.constant dense<97> : tensor<i32>
            %501 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %502 = stablehlo.minimum %383, %501 : tensor<3xi32>
            %503 = stablehlo.convert %502 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %504 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_275 = stablehlo.constant dense<97> : tensor<i32>
            %505 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %506 = stablehlo.compare LE, %383, %505, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_276 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %507 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %508 = stablehlo.not %485 : tensor<3xi1>
            %509 = stablehlo.not %506 : tensor<3xi1>
            %510 = stablehlo.and %508, %509 : tensor<3xi1>
            %c_277 = stablehlo.constant dense<false> : tensor<i1>
            %511 = stablehlo.reduce(%510 init: %c_277) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %512 = stablehlo.convert %511 : (tensor<i1>) -> tensor<i32>
            %513 = "stablehlo.case"(%512) ({
              stablehlo.return %507 : tensor<3xi32>
            }, {
              %c_338 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %784 = stablehlo.broadcast_in_dim %c_338, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_339 = stablehlo.constant dense<2147483647> : tensor<i32>
              %785 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_340 = stablehlo.constant dense<0> : tensor<i32>
              %c_341 = stablehlo.constant dense<0> : tensor<i32>
              %786:7 = stablehlo.while(%iterArg_342 = %480, %iterArg_343 = %504, %iterArg_344 = %503, %iterArg_345 = %c_341, %iterArg_346 = %c_340, %iterArg_347 = %784, %iterArg_348 = %785) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_349 = stablehlo.constant dense<32> : tensor<i32>
                %787 = stablehlo.compare LT, %iterArg_345, %c_349, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %787 : tensor<i1>
              } do {
                %787:3 = func.call @closed_call(%iterArg_342, %iterArg_343, %iterArg_344, %iterArg_346, %iterArg_347, %iterArg_348) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_349 = stablehlo.constant dense<1> : tensor<i32>
                %788 = stablehlo.add %iterArg_345, %c_349 : tensor<i32>
                stablehlo.return %iterArg_342, %iterArg_343, %iterArg_344, %788, %787#0, %787#1, %787#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %786#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %514 = func.call @_where_2(%506, %500, %513) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %515 = func.call @_where_2(%485, %507, %514) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %c_278 = stablehlo.constant dense<31> : tensor<i32>
            %516 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %517 = stablehlo.shift_right_logical %383, %516 : tensor<3xi32>
            %518 = stablehlo.broadcast_in_dim %517, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_279 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %519 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %520 = stablehlo.maximum %436, %519 : tensor<3x97xf32>
            %cst_280 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %521 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %522 = stablehlo.multiply %520, %521 : tensor<3x97xf32>
            %523 = func.call @round(%522) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_281 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %524 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %525 = stablehlo.multiply %523, %524 : tensor<3x97xf32>
            %526 = stablehlo.subtract %520, %525 : tensor<3x97xf32>
            %cst_282 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %527 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %528 = stablehlo.multiply %523, %527 : tensor<3x97xf32>
            %529 = stablehlo.bitcast_convert %528 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %530 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %531 = stablehlo.xor %529, %530 : tensor<3x97xi32>
            %532 = stablehlo.bitcast_convert %531 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %533 = stablehlo.subtract %526, %532 : tensor<3x97xf32>
            %cst_283 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %534 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %535 = stablehlo.multiply %534, %533 : tensor<3x97xf32>
            %536 = stablehlo.bitcast_convert %535 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %537 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %538 = stablehlo.xor %536, %537 : tensor<3x97xi32>
            %539 = stablehlo.bitcast_convert %538 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_284 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %540 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %541 = stablehlo.add %539, %540 : tensor<3x97xf32>
            %542 = stablehlo.multiply %541, %533 : tensor<3x97xf32>
            %543 = stablehlo.bitcast_convert %542 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %544 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %545 = stablehlo.xor %543, %544 : tensor<3x97xi32>
            %546 = stablehlo.bitcast_convert %545 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_285 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %547 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %548 = stablehlo.add %546, %547 : tensor<3x97xf32>
            %549 = stablehlo.multiply %548, %533 : tensor<3x97xf32>
            %550 = stablehlo.bitcast_convert %549 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %551 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %552 = stablehlo.xor %550, %551 : tensor<3x97xi32>
            %553 = stablehlo.bitcast_convert %552 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_286 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %554 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %555 = stablehlo.add %553, %554 : tensor<3x97xf32>
            %556 = stablehlo.multiply %555, %533 : tensor<3x97xf32>
            %557 = stablehlo.bitcast_convert %556 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %558 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %559 = stablehlo.xor %557, %558 : tensor<3x97xi32>
            %560 = stablehlo.bitcast_convert %559 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_287 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %561 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %562 = stablehlo.add %560, %561 : tensor<3x97xf32>
            %563 = stablehlo.multiply %562, %533 : tensor<3x97xf32>
            %564 = stablehlo.bitcast_convert %563 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %565 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %566 = stablehlo.xor %564, %565 : tensor<3x97xi32>
            %567 = stablehlo.bitcast_convert %566 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_288 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %568 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %569 = stablehlo.add %567, %568 : tensor<3x97xf32>
            %570 = stablehlo.multiply %569, %533 : tensor<3x97xf32>
            %571 = stablehlo.multiply %570, %533 : tensor<3x97xf32>
            %572 = stablehlo.bitcast_convert %571 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %573 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %574 = stablehlo.xor %572, %573 : tensor<3x97xi32>
            %575 = stablehlo.bitcast_convert %574 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %576 = stablehlo.add %575, %533 : tensor<3x97xf32>
            %cst_289 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %577 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %578 = stablehlo.add %576, %577 : tensor<3x97xf32>
            %579 = stablehlo.convert %523 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_290 = stablehlo.constant dense<127> : tensor<i32>
            %580 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %581 = stablehlo.add %579, %580 : tensor<3x97xi32>
            %c_291 = stablehlo.constant dense<23> : tensor<i32>
            %582 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %583 = stablehlo.shift_left %581, %582 : tensor<3x97xi32>
            %584 = stablehlo.bitcast_convert %583 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_292 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %585 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %586 = stablehlo.compare LT, %436, %585, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %587 = stablehlo.multiply %578, %584 : tensor<3x97xf32>
            %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %588 = func.call @_where_22(%586, %cst_293, %587) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %589 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %591 = stablehlo.compare GE, %480, %590, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %592 = func.call @_where_19(%591, %588, %cst_294) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %593 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_295 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %594 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %595 = stablehlo.compare EQ, %593, %594, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_296 = stablehlo.constant dense<0> : tensor<i32>
            %596 = func.call @_where_23(%595, %c_296, %593) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_297 = stablehlo.constant dense<0> : tensor<i32>
            %597 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %598 = stablehlo.compare LT, %596, %597, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_298 = stablehlo.constant dense<2147483647> : tensor<i32>
            %599 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %600 = stablehlo.xor %596, %599 : tensor<3x97xi32>
            %601 = func.call @_where_24(%598, %600, %596) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %602 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %604 = stablehlo.compare GE, %601, %603, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_299 = stablehlo.constant dense<31> : tensor<i32>
            %605 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %606 = stablehlo.shift_right_logical %383, %605 : tensor<3xi32>
            %607 = stablehlo.broadcast_in_dim %606, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_300 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %608 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %609 = stablehlo.maximum %values, %608 : tensor<3x97xf32>
            %cst_301 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %610 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %611 = stablehlo.multiply %609, %610 : tensor<3x97xf32>
            %612 = func.call @round(%611) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_302 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %613 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %614 = stablehlo.multiply %612, %613 : tensor<3x97xf32>
            %615 = stablehlo.subtract %609, %614 : tensor<3x97xf32>
            %cst_303 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %616 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %617 = stablehlo.multiply %612, %616 : tensor<3x97xf32>
            %618 = stablehlo.bitcast_convert %617 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %619 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %620 = stablehlo.xor %618, %619 : tensor<3x97xi32>
            %621 = stablehlo.bitcast_convert %620 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %622 = stablehlo.subtract %615, %621 : tensor<3x97xf32>
            %cst_304 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %623 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %624 = stablehlo.multiply %623, %622 : tensor<3x97xf32>
            %625 = stablehlo.bitcast_convert %624 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %626 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %627 = stablehlo.xor %625, %626 : tensor<3x97xi32>
            %628 = stablehlo.bitcast_convert %627 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_305 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %629 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %630 = stablehlo.add %628, %629 : tensor<3x97xf32>
            %631 = stablehlo.multiply %630, %622 : tensor<3x97xf32>
            %632 = stablehlo.bitcast_convert %631 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %633 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %634 = stablehlo.xor %632, %633 : tensor<3x97xi32>
            %635 = stablehlo.bitcast_convert %634 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_306 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %636 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %637 = stablehlo.add %635, %636 : tensor<3x97xf32>
            %638 = stablehlo.multiply %637, %622 : tensor<3x97xf32>
            %639 = stablehlo.bitcast_convert %638 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %640 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %641 = stablehlo.xor %639, %640 : tensor<3x97xi32>
            %642 = stablehlo.bitcast_convert %641 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_307 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %643 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %644 = stablehlo.add %642, %643 : tensor<3x97xf32>
            %645 = stablehlo.multiply %644, %622 : tensor<3x97xf32>
            %646 = stablehlo.bitcast_convert %645 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %647 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %648 = stablehlo.xor %646, %647 : tensor<3x97xi32>
            %649 = stablehlo.bitcast_convert %648 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_308 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %650 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %651 = stablehlo.add %649, %650 : tensor<3x97xf32>
            %652 = stablehlo.multiply %651, %622 : tensor<3x97xf32>
            %653 = stablehlo.bitcast_convert %652 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %654 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %655 = stablehlo.xor %653, %654 : tensor<3x97xi32>
            %656 = stablehlo.bitcast_convert %655 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_309 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %657 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %658 = stablehlo.add %656, %657 : tensor<3x97xf32>
            %659 = stablehlo.multiply %658, %622 : tensor<3x97xf32>
            %660 = stablehlo.multiply %659, %622 : tensor<3x97xf32>
            %661 = stablehlo.bitcast_convert %660 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %662 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %663 = stablehlo.xor %661, %662 : tensor<3x97xi32>
            %664 = stablehlo.bitcast_convert %663 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %665 = stablehlo.add %664, %622 : tensor<3x97xf32>
            %cst_310 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %666 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %667 = stablehlo.add %665, %666 : tensor<3x97xf32>
            %668 = stablehlo.convert %612 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_311 = stablehlo.constant dense<127> : tensor<i32>
            %669 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %670 = stablehlo.add %668, %669 : tensor<3x97xi32>
            %c_312 = stablehlo.constant dense<23> : tensor<i32>
            %671 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %672 = stablehlo.shift_left %670, %671 : tensor<3x97xi32>
            %673 = stablehlo.bitcast_convert %672 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_313 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %674 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %675 = stablehlo.compare LT, %values, %674, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %676 = stablehlo.multiply %667, %673 : tensor<3x97xf32>
            %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %677 = func.call @_where_22(%675, %cst_314, %676) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %678 = func.call @_where_19(%604, %677, %cst_315) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_316 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %679 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %680 = stablehlo.maximum %385, %679 : tensor<3xf32>
            %c_317 = stablehlo.constant dense<0> : tensor<i32>
            %681 = "stablehlo.case"(%c_317) ({
              %c_338 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_338 : tensor<i32>
            }, {
              %c_338 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_338 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %682 = "stablehlo.case"(%681) ({
              %c_338 = stablehlo.constant dense<0> : tensor<i32>
              %784 = func.call @_pad_26(%592, %c_338) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %785 = stablehlo.slice %784 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %786 = stablehlo.slice %784 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %787 = stablehlo.slice %784 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %788 = stablehlo.slice %784 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %789 = stablehlo.slice %784 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %790 = stablehlo.slice %784 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %791 = stablehlo.slice %784 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %792 = stablehlo.slice %784 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %793 = stablehlo.add %785, %786 : tensor<3x13xf32>
              %794 = stablehlo.add %787, %788 : tensor<3x13xf32>
              %795 = stablehlo.add %793, %794 : tensor<3x13xf32>
              %796 = stablehlo.add %789, %790 : tensor<3x13xf32>
              %797 = stablehlo.add %791, %792 : tensor<3x13xf32>
              %798 = stablehlo.add %796, %797 : tensor<3x13xf32>
              %799 = stablehlo.add %795, %798 : tensor<3x13xf32>
              %800 = stablehlo.optimization_barrier %799 : tensor<3x13xf32>
              %c_339 = stablehlo.constant dense<0> : tensor<i32>
              %801 = func.call @_pad_27(%800, %c_339) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %802 = stablehlo.slice %801 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %803 = stablehlo.slice %801 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %804 = stablehlo.slice %801 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %805 = stablehlo.slice %801 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %806 = stablehlo.slice %801 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %807 = stablehlo.slice %801 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %808 = stablehlo.slice %801 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %809 = stablehlo.slice %801 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %810 = stablehlo.add %802, %803 : tensor<3x2xf32>
              %811 = stablehlo.add %804, %805 : tensor<3x2xf32>
              %812 = stablehlo.add %810, %811 : tensor<3x2xf32>
              %813 = stablehlo.add %806, %807 : tensor<3x2xf32>
              %814 = stablehlo.add %808, %809 : tensor<3x2xf32>
              %815 = stablehlo.add %813, %814 : tensor<3x2xf32>
              %816 = stablehlo.add %812, %815 : tensor<3x2xf32>
              %817 = stablehlo.optimization_barrier %816 : tensor<3x2xf32>
              %c_340 = stablehlo.constant dense<0> : tensor<i32>
              %818 = func.call @_pad_28(%817, %c_340) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %819 = stablehlo.slice %818 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %820 = stablehlo.slice %818 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %821 = stablehlo.slice %818 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %822 = stablehlo.slice %818 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %823 = stablehlo.slice %818 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %824 = stablehlo.slice %818 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %825 = stablehlo.slice %818 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %826 = stablehlo.slice %818 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %827 = stablehlo.add %819, %820 : tensor<3x1xf32>
              %828 = stablehlo.add %821, %822 : tensor<3x1xf32>
              %829 = stablehlo.add %827, %828 : tensor<3x1xf32>
              %830 = stablehlo.add %823, %824 : tensor<3x1xf32>
              %831 = stablehlo.add %825, %826 : tensor<3x1xf32>
              %832 = stablehlo.add %830, %831 : tensor<3x1xf32>
              %833 = stablehlo.add %829, %832 : tensor<3x1xf32>
              %834 = stablehlo.optimization_barrier %833 : tensor<3x1xf32>
              %835 = stablehlo.reshape %834 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %835 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %683 = stablehlo.multiply %680, %682 : tensor<3xf32>
            %684 = stablehlo.slice %678 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %685 = stablehlo.slice %678 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %686 = stablehlo.add %684, %685 : tensor<3x48xf32>
            %687 = stablehlo.slice %686 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %688 = stablehlo.slice %686 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %689 = stablehlo.add %687, %688 : tensor<3x24xf32>
            %690 = stablehlo.slice %689 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %691 = stablehlo.slice %689 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %692 = stablehlo.add %690, %691 : tensor<3x12xf32>
            %693 = stablehlo.slice %692 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %694 = stablehlo.slice %692 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %695 = stablehlo.add %693, %694 : tensor<3x6xf32>
            %696 = stablehlo.slice %695 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %697 = stablehlo.slice %695 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %698 = stablehlo.add %696, %697 : tensor<3x3xf32>
            %699 = stablehlo.slice %698 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %700 = stablehlo.slice %698 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %701 = stablehlo.add %699, %700 : tensor<3x1xf32>
            %702 = stablehlo.slice %698 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %703 = stablehlo.add %701, %702 : tensor<3x1xf32>
            %704 = stablehlo.slice %698 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %705 = stablehlo.concatenate %704, %703, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %706 = stablehlo.pad %705, %cst_318, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %707 = stablehlo.pad %701, %cst_319, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %708 = stablehlo.add %706, %707 : tensor<3x3xf32>
            %709 = stablehlo.slice %708 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %710 = stablehlo.slice %695 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %711 = stablehlo.add %709, %710 : tensor<3x2xf32>
            %712 = stablehlo.slice %695 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %713 = stablehlo.concatenate %712, %711, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %714 = stablehlo.pad %713, %cst_320, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %715 = stablehlo.pad %708, %cst_321, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %716 = stablehlo.add %714, %715 : tensor<3x6xf32>
            %717 = stablehlo.slice %716 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %718 = stablehlo.slice %692 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %719 = stablehlo.add %717, %718 : tensor<3x5xf32>
            %720 = stablehlo.slice %692 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %721 = stablehlo.concatenate %720, %719, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %722 = stablehlo.pad %721, %cst_322, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %723 = stablehlo.pad %716, %cst_323, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %724 = stablehlo.add %722, %723 : tensor<3x12xf32>
            %725 = stablehlo.slice %724 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %726 = stablehlo.slice %689 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %727 = stablehlo.add %725, %726 : tensor<3x11xf32>
            %728 = stablehlo.slice %689 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %729 = stablehlo.concatenate %728, %727, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %730 = stablehlo.pad %729, %cst_324, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %731 = stablehlo.pad %724, %cst_325, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %732 = stablehlo.add %730, %731 : tensor<3x24xf32>
            %733 = stablehlo.slice %732 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %734 = stablehlo.slice %686 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %735 = stablehlo.add %733, %734 : tensor<3x23xf32>
            %736 = stablehlo.slice %686 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %737 = stablehlo.concatenate %736, %735, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %738 = stablehlo.pad %737, %cst_326, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %739 = stablehlo.pad %732, %cst_327, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %740 = stablehlo.add %738, %739 : tensor<3x48xf32>
            %741 = stablehlo.slice %678 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %742 = stablehlo.add %740, %741 : tensor<3x48xf32>
            %743 = stablehlo.slice %678 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %744 = stablehlo.concatenate %743, %742, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %745 = stablehlo.pad %744, %cst_328, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %746 = stablehlo.pad %740, %cst_329, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %747 = stablehlo.add %745, %746 : tensor<3x97xf32>
            %748 = stablehlo.broadcast_in_dim %683, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %749 = stablehlo.broadcast_in_dim %748, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %750 = stablehlo.compare GE, %747, %749, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %751 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_330 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %752 = stablehlo.broadcast_in_dim %c_330, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %753 = stablehlo.compare EQ, %751, %752, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_331 = stablehlo.constant dense<0> : tensor<i32>
            %754 = func.call @_where_23(%753, %c_331, %751) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_332 = stablehlo.constant dense<0> : tensor<i32>
            %755 = stablehlo.broadcast_in_dim %c_332, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %756 = stablehlo.compare LT, %754, %755, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_333 = stablehlo.constant dense<2147483647> : tensor<i32>
            %757 = stablehlo.broadcast_in_dim %c_333, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %758 = stablehlo.xor %754, %757 : tensor<3x97xi32>
            %759 = func.call @_where_24(%756, %758, %754) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %760 = func.call @argmax(%750) : (tensor<3x97xi1>) -> tensor<3xi32>
            %761 = stablehlo.broadcast_in_dim %760, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %762 = func.call @take_along_axis_25(%759, %761) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %763 = stablehlo.reshape %762 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_334 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %764 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %765 = stablehlo.compare GE, %385, %764, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_335 = stablehlo.constant dense<false> : tensor<i1>
            %766 = stablehlo.reduce(%750 init: %c_335) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_336 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %767 = stablehlo.broadcast_in_dim %c_336, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %768 = stablehlo.not %765 : tensor<3xi1>
            %769 = stablehlo.not %766 : tensor<3xi1>
            %770 = stablehlo.and %768, %769 : tensor<3xi1>
            %c_337 = stablehlo.constant dense<false> : tensor<i1>
            %771 = stablehlo.reduce(%770 init: %c_337) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %772 = stablehlo.convert %771 : (tensor<i1>) -> tensor<i32>
            %773 = "stablehlo.case"(%772) ({
              stablehlo.return %767 : tensor<3xi32>
            }, {
              %c_338 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %784 = stablehlo.broadcast_in_dim %c_338, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_339 = stablehlo.constant dense<2147483647> : tensor<i32>
              %785 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_340 = stablehlo.constant dense<0> : tensor<i32>
              %c_341 = stablehlo.constant dense<0> : tensor<i32>
              %786:7 = stablehlo.while(%iterArg_342 = %480, %iterArg_343 = %592, %iterArg_344 = %683, %iterArg_345 = %c_341, %iterArg_346 = %c_340, %iterArg_347 = %784, %iterArg_348 = %785) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_349 = stablehlo.constant dense<32> : tensor<i32>
                %787 = stablehlo.compare LT, %iterArg_345, %c_349, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %787 : tensor<i1>
              } do {
                %787:3 = func.call @closed_call(%iterArg_342, %iterArg_343, %iterArg_344, %iterArg_346, %iterArg_347, %iterArg_348) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_349 = stablehlo.constant dense<1> : tensor<i32>
                %788 = stablehlo.add %iterArg_345, %c_349 : tensor<i32>
                stablehlo.return %iterArg_342, %iterArg_343, %iterArg_344, %788, %787#0, %787#1, %787#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %786#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %774 = func.call @_where_2(%766, %763, %773) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %775 = func.call @_where_2(%765, %767, %774) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %776 = stablehlo.maximum %515, %775 : tensor<3xi32>
            %777 = stablehlo.broadcast_in_dim %776, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %778 = stablehlo.broadcast_in_dim %777, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %779 = stablehlo.compare GE, %480, %778, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %780 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %781 = stablehlo.broadcast_in_dim %780, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %782 = stablehlo.compare GE, %588, %781, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %783 = stablehlo.and %779, %782 : tensor<3x97xi1>
            stablehlo.return %783 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %448 = stablehlo.add %436, %414 : tensor<3x97xf32>
          %cst_250 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %449 = func.call @_where_19(%447, %448, %cst_250) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_251 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %450 = func.call @_pad(%449, %cst_251) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %451 = stablehlo.reshape %450 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_252 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %452 = stablehlo.reduce(%451 init: %cst_252) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_253 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %453 = stablehlo.reduce(%452 init: %cst_253) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %454 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %455 = stablehlo.compare EQ, %452, %454, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %456 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_254 = stablehlo.constant dense<1> : tensor<i32>
          %457 = func.call @_where_20(%455, %456, %c_254) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_255 = stablehlo.constant dense<2147483647> : tensor<i32>
          %458 = stablehlo.reduce(%457 init: %c_255) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %460 = func.call @take_along_axis(%451, %459) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %461 = stablehlo.reshape %460 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %462 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %463 = stablehlo.compare EQ, %461, %462, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %464 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_256 = stablehlo.constant dense<128> : tensor<i32>
          %465 = func.call @_where_15(%463, %464, %c_256) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_257 = stablehlo.constant dense<2147483647> : tensor<i32>
          %466 = stablehlo.reduce(%465 init: %c_257) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_258 = stablehlo.constant dense<128> : tensor<i32>
          %467 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %468 = stablehlo.multiply %458, %467 : tensor<3xi32>
          %469 = stablehlo.add %468, %466 : tensor<3xi32>
          %c_259 = stablehlo.constant dense<97> : tensor<i32>
          %470 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %471 = stablehlo.minimum %469, %470 : tensor<3xi32>
          stablehlo.return %471 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %357 = func.call @_where_2(%353, %356, %351) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %358:3 = stablehlo.custom_call @xlabatch_summarize_logits(%166, %226) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
        %359 = stablehlo.compare GE, %164, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_217 = stablehlo.constant dense<2> : tensor<i32>
        %c_218 = stablehlo.constant dense<0> : tensor<i32>
        %360 = func.call @_where_3(%359, %c_217, %c_218) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %361 = stablehlo.broadcast_in_dim %357, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %363 = stablehlo.compare EQ, %362, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_219 = stablehlo.constant dense<false> : tensor<i1>
        %364 = stablehlo.reduce(%363 init: %c_219) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
        %c_220 = stablehlo.constant dense<1> : tensor<i32>
        %365 = func.call @_where_4(%364, %c_220, %360) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %c_221 = stablehlo.constant dense<3> : tensor<i32>
        %366 = func.call @_where_5(%358#2, %365, %c_221) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %367 = stablehlo.convert %366 : tensor<3xi32>
        %c_222 = stablehlo.constant dense<3> : tensor<i32>
        %368 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %369 = stablehlo.compare NE, %367, %368, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %370 = stablehlo.and %329, %369 : tensor<3xi1>
        %c_223 = stablehlo.constant dense<4> : tensor<i32>
        %371 = func.call @_where_6(%370, %c_223, %367) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %372 = stablehlo.broadcast_in_dim %357, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %373 = stablehlo.broadcast_in_dim %371, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %374 = stablehlo.broadcast_in_dim %358#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %375 = stablehlo.concatenate %372, %373, %374, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
        %376 = stablehlo.broadcast_in_dim %226, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
        %377 = func.call @_where_7(%376, %375, %iterArg_40) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
        stablehlo.return %377 : tensor<3x3xi32>
      }, {
        stablehlo.return %227 : tensor<3x3xi32>
      }) : (tensor<i32>) -> tensor<3x3xi32>
      %230 = stablehlo.slice %229 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %231 = stablehlo.reshape %230 : (tensor<1x3xi32>) -> tensor<3xi32>
      %232 = stablehlo.slice %229 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %233 = stablehlo.reshape %232 : (tensor<1x3xi32>) -> tensor<3xi32>
      %234 = stablehlo.slice %229 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %235 = stablehlo.reshape %234 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_171 = stablehlo.constant dense<-1> : tensor<i32>
      %236 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %237 = stablehlo.compare NE, %231, %236, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %238 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_172 = stablehlo.constant dense<128> : tensor<i32>
      %239 = func.call @floor_divide_1(%164, %c_172) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_173 = stablehlo.constant dense<1> : tensor<i32>
      %240 = func.call @_where(%237, %239, %c_173) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_174 = stablehlo.constant dense<128> : tensor<i32>
      %241 = func.call @remainder(%164, %c_174) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_175 = stablehlo.constant dense<0> : tensor<i32>
      %242 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %243 = stablehlo.compare LT, %238, %242, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_176 = stablehlo.constant dense<3> : tensor<i32>
      %244 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %245 = stablehlo.add %238, %244 : tensor<3xi32>
      %246 = stablehlo.select %243, %245, %238 : tensor<3xi1>, tensor<3xi32>
      %c_177 = stablehlo.constant dense<0> : tensor<i32>
      %247 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %248 = stablehlo.compare LT, %240, %247, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_178 = stablehlo.constant dense<1> : tensor<i32>
      %249 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %250 = stablehlo.add %240, %249 : tensor<3xi32>
      %251 = stablehlo.select %248, %250, %240 : tensor<3xi1>, tensor<3xi32>
      %c_179 = stablehlo.constant dense<0> : tensor<i32>
      %252 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %253 = stablehlo.compare LT, %241, %252, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_180 = stablehlo.constant dense<128> : tensor<i32>
      %254 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %255 = stablehlo.add %241, %254 : tensor<3xi32>
      %256 = stablehlo.select %253, %255, %241 : tensor<3xi1>, tensor<3xi32>
      %257 = stablehlo.broadcast_in_dim %246, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %258 = stablehlo.broadcast_in_dim %251, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %259 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %260 = stablehlo.concatenate %257, %258, %259, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %261 = "stablehlo.scatter"(%221, %260, %231) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_181 = stablehlo.constant dense<0> : tensor<i32>
      %262 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %263 = stablehlo.compare EQ, %233, %262, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %264 = func.call @_where_8(%237, %263, %224) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %265 = stablehlo.not %237 : tensor<3xi1>
      %266 = stablehlo.and %226, %265 : tensor<3xi1>
      %267 = func.call @_where_29(%iterArg_32, %189, %229) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %c_182 = stablehlo.constant dense<1> : tensor<i32>
      %268 = stablehlo.add %iterArg_48, %c_182 : tensor<i32>
      %c_183 = stablehlo.constant dense<0> : tensor<i32>
      %269 = stablehlo.compare LT, %iterArg_48, %c_183, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_184 = stablehlo.constant dense<2> : tensor<i32>
      %270 = stablehlo.add %iterArg_48, %c_184 : tensor<i32>
      %271 = stablehlo.select %269, %270, %iterArg_48 : tensor<i1>, tensor<i32>
      %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %273 = "stablehlo.scatter"(%iterArg_49, %272, %267) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %123#1, %123#2, %261, %164, %264, %266, %166, %268, %273 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
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
  func.func private @_where_23(%arg0: tensor<3x97xi1>, %arg1: tensor<i32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_24(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
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
  func.func private @take_along_axis_25(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
      %19 = func.call @_pad_26(%13, %c_4) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %36 = func.call @_pad_27(%35, %c_5) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %53 = func.call @_pad_28(%52, %c_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
  func.func private @_pad_26(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_27(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_28(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
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
  func.func private @_where_29(%arg0: tensor<i1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
}
