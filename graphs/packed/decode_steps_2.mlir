module @jit_decode_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<2xi32>, %arg32: tensor<i1>, %arg33: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<2x3x3xi32> {jax.result_info = "result[1]"}) {
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
    %1:43 = stablehlo.while(%iterArg = %arg15, %iterArg_8 = %arg16, %iterArg_9 = %arg17, %iterArg_10 = %arg18, %iterArg_11 = %arg19, %iterArg_12 = %arg20, %iterArg_13 = %arg21, %iterArg_14 = %arg22, %iterArg_15 = %arg23, %iterArg_16 = %arg24, %iterArg_17 = %arg25, %iterArg_18 = %arg26, %iterArg_19 = %arg27, %iterArg_20 = %arg28, %iterArg_21 = %arg29, %iterArg_22 = %arg30, %iterArg_23 = %arg31, %iterArg_24 = %arg0, %iterArg_25 = %arg1, %iterArg_26 = %arg5, %iterArg_27 = %arg2, %iterArg_28 = %arg3, %iterArg_29 = %arg6, %iterArg_30 = %arg4, %iterArg_31 = %arg7, %iterArg_32 = %arg32, %iterArg_33 = %c_0, %iterArg_34 = %c_1, %iterArg_35 = %c_2, %iterArg_36 = %c_3, %iterArg_37 = %arg33, %iterArg_38 = %c_4, %iterArg_39 = %c_5, %iterArg_40 = %c_6, %iterArg_41 = %arg8, %iterArg_42 = %arg9, %iterArg_43 = %arg10, %iterArg_44 = %arg11, %iterArg_45 = %arg12, %iterArg_46 = %arg13, %iterArg_47 = %arg14, %iterArg_48 = %c_7, %iterArg_49 = %0) : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    cond {
      %c_50 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_48, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_51 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.reduce(%iterArg_45 init: %c_51) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %3 = stablehlo.compare LT, %iterArg_23, %2, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_51 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %5 = stablehlo.add %iterArg_23, %4 : tensor<2xi32>
      %6 = stablehlo.select %3, %5, %iterArg_23 : tensor<2xi1>, tensor<2xi32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %8 = "stablehlo.gather"(%iterArg_45, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<2x1xi32>) -> tensor<2xi1>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %10 = stablehlo.compare LT, %iterArg_23, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_53 = stablehlo.constant dense<3> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %12 = stablehlo.add %iterArg_23, %11 : tensor<2xi32>
      %13 = stablehlo.select %10, %12, %iterArg_23 : tensor<2xi1>, tensor<2xi32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %15 = "stablehlo.gather"(%iterArg_44, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<2x1xi32>) -> tensor<2xi32>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %16 = func.call @_where(%8, %15, %c_54) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %c_55 = stablehlo.constant dense<128> : tensor<i32>
      %17 = func.call @_where(%8, %16, %c_55) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %c_56 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %20 = stablehlo.reduce(%16 init: %c_56) applies stablehlo.maximum across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %c_57 = stablehlo.constant dense<128> : tensor<i32>
      %21 = func.call @floor_divide(%20, %c_57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %21, %c_58 : tensor<i32>
      %c_59 = stablehlo.constant dense<2147483647> : tensor<i32>
      %23 = stablehlo.reduce(%17 init: %c_59) applies stablehlo.minimum across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %c_60 = stablehlo.constant dense<128> : tensor<i32>
      %24 = func.call @floor_divide_1(%16, %c_60) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %c_61 = stablehlo.constant dense<128> : tensor<i32>
      %25 = func.call @remainder(%16, %c_61) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %26 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %27 = stablehlo.compare LT, %iterArg_23, %26, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_63 = stablehlo.constant dense<3> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %29 = stablehlo.add %iterArg_23, %28 : tensor<2xi32>
      %30 = stablehlo.select %27, %29, %iterArg_23 : tensor<2xi1>, tensor<2xi32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %32 = stablehlo.compare LT, %24, %31, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %34 = stablehlo.add %24, %33 : tensor<2xi32>
      %35 = stablehlo.select %32, %34, %24 : tensor<2xi1>, tensor<2xi32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %37 = stablehlo.compare LT, %25, %36, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_67 = stablehlo.constant dense<128> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %39 = stablehlo.add %25, %38 : tensor<2xi32>
      %40 = stablehlo.select %37, %39, %25 : tensor<2xi1>, tensor<2xi32>
      %41 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %42 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %43 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %44 = stablehlo.concatenate %41, %42, %43, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.gather"(%iterArg_43, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<2x3xi32>) -> tensor<2xi32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %47 = stablehlo.reshape %18 : (tensor<2x1xi32>) -> tensor<2xi32>
      %48 = stablehlo.reshape %46 : (tensor<2x1xi32>) -> tensor<2xi32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %50 = stablehlo.custom_call @xlabatch_embed(%48, %iterArg_24, %49) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<2x36xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x36xf32>
      %52 = stablehlo.multiply %50, %51 : tensor<2x36xf32>
      %53 = stablehlo.reshape %18 : (tensor<2x1xi32>) -> tensor<2xi32>
      %54:2 = stablehlo.custom_call @xlabatch_rope_tables(%53) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>) -> (tensor<2x5xf32>, tensor<2x5xf32>)
      %55 = stablehlo.reshape %19 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_69 = stablehlo.constant dense<128> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %57 = stablehlo.compare LT, %55, %56, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
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
      %66 = stablehlo.custom_call @xlabatch_linear(%52, %58, %iterArg_25, %59, %60, %61, %iterArg_26, %62, %63, %64, %65) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x120xf32>
      %67 = stablehlo.reshape %18 : (tensor<2x1xi32>) -> tensor<2xi32>
      %68 = stablehlo.broadcast_in_dim %iterArg_23, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %69 = stablehlo.reshape %68 : (tensor<2x1xi32>) -> tensor<2xi32>
      %70 = stablehlo.reshape %19 : (tensor<2x1xi32>) -> tensor<2xi32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %75:3 = stablehlo.custom_call @xlabatch_attention(%66, %69, %67, %70, %54#0, %54#1, %71, %72, %73, %74, %iterArg_41, %iterArg_42) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2x120xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<2x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
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
      %84 = stablehlo.custom_call @xlabatch_linear(%75#0, %76, %iterArg_27, %77, %78, %79, %80, %81, %52, %82, %83) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
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
      %93 = stablehlo.custom_call @xlabatch_linear(%84, %85, %iterArg_28, %86, %87, %88, %iterArg_29, %89, %90, %91, %92) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x56xf32>
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
      %102 = stablehlo.custom_call @xlabatch_linear(%93, %94, %iterArg_30, %95, %96, %97, %98, %99, %84, %100, %101) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
      %103 = stablehlo.reshape %19 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_106 = stablehlo.constant dense<128> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %105 = stablehlo.compare LT, %103, %104, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
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
      %114 = stablehlo.custom_call @xlabatch_linear(%102, %106, %iterArg_25, %107, %108, %109, %iterArg_26, %110, %111, %112, %113) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x120xf32>
      %115 = stablehlo.reshape %18 : (tensor<2x1xi32>) -> tensor<2xi32>
      %116 = stablehlo.broadcast_in_dim %iterArg_23, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %117 = stablehlo.reshape %116 : (tensor<2x1xi32>) -> tensor<2xi32>
      %118 = stablehlo.reshape %19 : (tensor<2x1xi32>) -> tensor<2xi32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %123:3 = stablehlo.custom_call @xlabatch_attention(%114, %117, %115, %118, %54#0, %54#1, %119, %120, %121, %122, %75#1, %75#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2x120xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<2x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
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
      %132 = stablehlo.custom_call @xlabatch_linear(%123#0, %124, %iterArg_27, %125, %126, %127, %128, %129, %102, %130, %131) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
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
      %141 = stablehlo.custom_call @xlabatch_linear(%132, %133, %iterArg_28, %134, %135, %136, %iterArg_29, %137, %138, %139, %140) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x56xf32>
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
      %150 = stablehlo.custom_call @xlabatch_linear(%141, %142, %iterArg_30, %143, %144, %145, %146, %147, %132, %148, %149) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
      %151 = stablehlo.transpose %150, dims = [1, 0] : (tensor<2x36xf32>) -> tensor<36x2xf32>
      %152 = stablehlo.transpose %151, dims = [1, 0] : (tensor<36x2xf32>) -> tensor<2x36xf32>
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
      %161 = stablehlo.custom_call @xlabatch_linear(%152, %153, %iterArg_24, %154, %155, %156, %iterArg_31, %157, %158, %159, %160) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x97xf32>
      %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x97xf32>
      %163 = stablehlo.multiply %161, %162 : tensor<2x97xf32>
      %c_152 = stablehlo.constant dense<3> : tensor<i32>
      %164 = func.call @_where(%8, %iterArg_23, %c_152) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %165 = stablehlo.convert %iterArg_45 : (tensor<3xi1>) -> tensor<3xi32>
      %166 = stablehlo.add %iterArg_44, %165 : tensor<3xi32>
      %167 = stablehlo.or %iterArg_46, %iterArg_45 : tensor<3xi1>
      %168 = stablehlo.custom_call @xlabatch_write_logits(%163, %164, %iterArg_47) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x97xf32>, tensor<2xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
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
          %397:8 = stablehlo.while(%iterArg_244 = %391, %iterArg_245 = %293, %iterArg_246 = %389, %iterArg_247 = %223, %iterArg_248 = %390, %iterArg_249 = %c_234, %iterArg_250 = %395, %iterArg_251 = %396) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %432 = stablehlo.compare LT, %iterArg_249, %iterArg_250, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %432 : tensor<i1>
          } do {
            %c_252 = stablehlo.constant dense<1> : tensor<i32>
            %432 = stablehlo.add %iterArg_249, %c_252 : tensor<i32>
            %c_253 = stablehlo.constant dense<128> : tensor<i32>
            %433 = stablehlo.multiply %iterArg_249, %c_253 : tensor<i32>
            %434 = stablehlo.convert %433 : tensor<i32>
            %435 = stablehlo.broadcast_in_dim %434, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %436 = stablehlo.add %435, %iterArg_244 : tensor<3x128xi32>
            %437 = stablehlo.broadcast_in_dim %iterArg_245, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %439 = stablehlo.compare GE, %436, %438, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_254 = stablehlo.constant dense<128> : tensor<i32>
            %440 = stablehlo.multiply %iterArg_249, %c_254 : tensor<i32>
            %441 = stablehlo.convert %440 : tensor<i32>
            %442 = stablehlo.broadcast_in_dim %441, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %443 = stablehlo.add %442, %iterArg_244 : tensor<3x128xi32>
            %444 = stablehlo.broadcast_in_dim %iterArg_246, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %446 = stablehlo.compare LT, %443, %445, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %447 = stablehlo.and %439, %446 : tensor<3x128xi1>
            %448 = func.call @dynamic_index_in_dim(%iterArg_247, %iterArg_249) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_255 = stablehlo.constant dense<97> : tensor<i32>
            %449 = func.call @_where_19(%447, %448, %c_255) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_256 = stablehlo.constant dense<0> : tensor<i32>
            %450 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %451 = stablehlo.compare LT, %iterArg_248, %450, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_257 = stablehlo.constant dense<3> : tensor<i32>
            %452 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %453 = stablehlo.add %iterArg_248, %452 : tensor<3x128xi32>
            %454 = stablehlo.select %451, %453, %iterArg_248 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_258 = stablehlo.constant dense<0> : tensor<i32>
            %455 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %456 = stablehlo.compare LT, %449, %455, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_259 = stablehlo.constant dense<97> : tensor<i32>
            %457 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %458 = stablehlo.add %449, %457 : tensor<3x128xi32>
            %459 = stablehlo.select %456, %458, %449 : tensor<3x128xi1>, tensor<3x128xi32>
            %460 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %461 = stablehlo.broadcast_in_dim %459, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %462 = stablehlo.concatenate %460, %461, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_260 = stablehlo.constant dense<1> : tensor<i32>
            %463 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %464 = "stablehlo.scatter"(%iterArg_251, %462, %463) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %465 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %465 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %432, %iterArg_250, %464 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
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
          %407:8 = stablehlo.while(%iterArg_244 = %401, %iterArg_245 = %399, %iterArg_246 = %389, %iterArg_247 = %223, %iterArg_248 = %400, %iterArg_249 = %c_240, %iterArg_250 = %405, %iterArg_251 = %406) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %432 = stablehlo.compare LT, %iterArg_249, %iterArg_250, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %432 : tensor<i1>
          } do {
            %c_252 = stablehlo.constant dense<1> : tensor<i32>
            %432 = stablehlo.add %iterArg_249, %c_252 : tensor<i32>
            %c_253 = stablehlo.constant dense<128> : tensor<i32>
            %433 = stablehlo.multiply %iterArg_249, %c_253 : tensor<i32>
            %434 = stablehlo.convert %433 : tensor<i32>
            %435 = stablehlo.broadcast_in_dim %434, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %436 = stablehlo.add %435, %iterArg_244 : tensor<3x128xi32>
            %437 = stablehlo.broadcast_in_dim %iterArg_245, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %439 = stablehlo.compare GE, %436, %438, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_254 = stablehlo.constant dense<128> : tensor<i32>
            %440 = stablehlo.multiply %iterArg_249, %c_254 : tensor<i32>
            %441 = stablehlo.convert %440 : tensor<i32>
            %442 = stablehlo.broadcast_in_dim %441, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %443 = stablehlo.add %442, %iterArg_244 : tensor<3x128xi32>
            %444 = stablehlo.broadcast_in_dim %iterArg_246, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %446 = stablehlo.compare LT, %443, %445, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %447 = stablehlo.and %439, %446 : tensor<3x128xi1>
            %448 = func.call @dynamic_index_in_dim(%iterArg_247, %iterArg_249) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_255 = stablehlo.constant dense<97> : tensor<i32>
            %449 = func.call @_where_19(%447, %448, %c_255) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_256 = stablehlo.constant dense<0> : tensor<i32>
            %450 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %451 = stablehlo.compare LT, %iterArg_248, %450, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_257 = stablehlo.constant dense<3> : tensor<i32>
            %452 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %453 = stablehlo.add %iterArg_248, %452 : tensor<3x128xi32>
            %454 = stablehlo.select %451, %453, %iterArg_248 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_258 = stablehlo.constant dense<0> : tensor<i32>
            %455 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %456 = stablehlo.compare LT, %449, %455, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_259 = stablehlo.constant dense<97> : tensor<i32>
            %457 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %458 = stablehlo.add %449, %457 : tensor<3x128xi32>
            %459 = stablehlo.select %456, %458, %449 : tensor<3x128xi1>, tensor<3x128xi32>
            %460 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %461 = stablehlo.broadcast_in_dim %459, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %462 = stablehlo.concatenate %460, %461, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_260 = stablehlo.constant dense<1> : tensor<i32>
            %463 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %464 = "stablehlo.scatter"(%iterArg_251, %462, %463) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %465 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %465 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %432, %iterArg_250, %464 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_241 = stablehlo.constant dense<0> : tensor<i32>
          %408 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %409 = stablehlo.compare GT, %407#7, %408, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %410 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %411 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %412 = stablehlo.compare LT, %310, %411, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %413 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %414 = stablehlo.multiply %310, %413 : tensor<3x97xf32>
          %415 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %416 = stablehlo.divide %310, %415 : tensor<3x97xf32>
          %417 = func.call @_where_20(%412, %414, %416) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %418 = func.call @_where_20(%409, %417, %310) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %419 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %420 = stablehlo.convert %397#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %421 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %422 = stablehlo.multiply %421, %420 : tensor<3x97xf32>
          %423 = stablehlo.subtract %418, %422 : tensor<3x97xf32>
          %424 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_243 = stablehlo.constant dense<0> : tensor<i32>
          %425 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %426 = stablehlo.compare GT, %397#7, %425, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %427 = stablehlo.convert %426 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %428 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %429 = stablehlo.multiply %428, %427 : tensor<3x97xf32>
          %430 = stablehlo.subtract %423, %429 : tensor<3x97xf32>
          %431 = func.call @_where_18(%380, %430, %310) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %431 : tensor<3x97xf32>
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
          %385 = func.call @_where_21(%384, %c_226, %289) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
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
          %394 = func.call @_where_22(%393, %325, %cst_227) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
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
        %339 = func.call @_where_23(%337, %338, %c_210) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
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
          %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %414 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %415 = stablehlo.compare GT, %383, %414, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %416 = func.call @_where_24(%415, %383, %cst_240) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_241 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %417 = stablehlo.reduce(%328 init: %cst_241) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %418 = stablehlo.broadcast_in_dim %417, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %420 = stablehlo.subtract %328, %419 : tensor<3x97xf32>
          %421 = stablehlo.broadcast_in_dim %416, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %423 = stablehlo.divide %420, %422 : tensor<3x97xf32>
          %cst_242 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %424 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %425 = stablehlo.compare EQ, %328, %424, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_243 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %426 = func.call @_where_25(%425, %cst_243, %423) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_244 = stablehlo.constant dense<0> : tensor<i32>
          %427 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %428 = stablehlo.compare GT, %385, %427, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %429 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %430 = stablehlo.compare LT, %387, %429, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %431 = stablehlo.or %428, %430 : tensor<3xi1>
          %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %432 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %433 = stablehlo.compare GT, %389, %432, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %434 = stablehlo.or %431, %433 : tensor<3xi1>
          %c_247 = stablehlo.constant dense<false> : tensor<i1>
          %435 = stablehlo.reduce(%434 init: %c_247) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %436 = stablehlo.convert %435 : (tensor<i1>) -> tensor<i32>
          %437 = "stablehlo.case"(%436) ({
            %c_263 = stablehlo.constant dense<true> : tensor<i1>
            %492 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %492 : tensor<3x97xi1>
          }, {
            %492 = stablehlo.bitcast_convert %426 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_263 = stablehlo.constant dense<0> : tensor<i32>
            %493 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %494 = stablehlo.compare LT, %492, %493, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_264 = stablehlo.constant dense<2147483647> : tensor<i32>
            %495 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %496 = stablehlo.xor %492, %495 : tensor<3x97xi32>
            %497 = func.call @_where_26(%494, %496, %492) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%426, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_265 = stablehlo.constant dense<0> : tensor<i32>
            %498 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %499 = stablehlo.compare EQ, %385, %498, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_266 = stablehlo.constant dense<97> : tensor<i32>
            %500 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %501 = stablehlo.compare GE, %385, %500, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %502 = stablehlo.or %499, %501 : tensor<3xi1>
            %503 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_267 = stablehlo.constant dense<0> : tensor<i32>
            %504 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %505 = stablehlo.compare LT, %503, %504, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_268 = stablehlo.constant dense<2147483647> : tensor<i32>
            %506 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %507 = stablehlo.xor %503, %506 : tensor<3x97xi32>
            %508 = func.call @_where_26(%505, %507, %503) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_269 = stablehlo.constant dense<1> : tensor<i32>
            %c_270 = stablehlo.constant dense<97> : tensor<i32>
            %509 = func.call @clip(%385, %c_269, %c_270) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %510 = stablehlo.broadcast_in_dim %509, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_271 = stablehlo.constant dense<1> : tensor<i32>
            %511 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %512 = stablehlo.subtract %510, %511 : tensor<3x1xi32>
            %513 = func.call @take_along_axis_27(%508, %512) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %514 = stablehlo.reshape %513 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_272 = stablehlo.constant dense<97> : tensor<i32>
            %515 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %516 = stablehlo.minimum %385, %515 : tensor<3xi32>
            %517 = stablehlo.convert %516 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_273 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %518 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_274 = stablehlo.constant dense<97> : tensor<i32>
            %519 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %520 = stablehlo.compare LE, %385, %519, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_275 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %521 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %522 = stablehlo.not %502 : tensor<3xi1>
            %523 = stablehlo.not %520 : tensor<3xi1>
            %524 = stablehlo.and %522, %523 : tensor<3xi1>
            %c_276 = stablehlo.constant dense<false> : tensor<i1>
            %525 = stablehlo.reduce(%524 init: %c_276) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %526 = stablehlo.convert %525 : (tensor<i1>) -> tensor<i32>
            %527 = "stablehlo.case"(%526) ({
              stablehlo.return %521 : tensor<3xi32>
            }, {
              %c_301 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %649 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_302 = stablehlo.constant dense<2147483647> : tensor<i32>
              %650 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_303 = stablehlo.constant dense<0> : tensor<i32>
              %c_304 = stablehlo.constant dense<0> : tensor<i32>
              %651:7 = stablehlo.while(%iterArg_305 = %497, %iterArg_306 = %518, %iterArg_307 = %517, %iterArg_308 = %c_304, %iterArg_309 = %c_303, %iterArg_310 = %649, %iterArg_311 = %650) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_312 = stablehlo.constant dense<32> : tensor<i32>
                %652 = stablehlo.compare LT, %iterArg_308, %c_312, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %652 : tensor<i1>
              } do {
                %652:3 = func.call @closed_call(%iterArg_305, %iterArg_306, %iterArg_307, %iterArg_309, %iterArg_310, %iterArg_311) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_312 = stablehlo.constant dense<1> : tensor<i32>
                %653 = stablehlo.add %iterArg_308, %c_312 : tensor<i32>
                stablehlo.return %iterArg_305, %iterArg_306, %iterArg_307, %653, %652#0, %652#1, %652#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %651#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %528 = func.call @_where_9(%520, %514, %527) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %529 = func.call @_where_9(%502, %521, %528) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %530 = stablehlo.broadcast_in_dim %529, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %532 = stablehlo.compare GE, %497, %531, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %533 = stablehlo.exponential %426 : tensor<3x97xf32>
            %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %534 = func.call @_where_22(%532, %533, %cst_277) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %535 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_278 = stablehlo.constant dense<0> : tensor<i32>
            %536 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %537 = stablehlo.compare LT, %535, %536, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_279 = stablehlo.constant dense<2147483647> : tensor<i32>
            %538 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %539 = stablehlo.xor %535, %538 : tensor<3x97xi32>
            %540 = func.call @_where_26(%537, %539, %535) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %541 = stablehlo.broadcast_in_dim %529, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %543 = stablehlo.compare GE, %540, %542, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %544 = stablehlo.exponential %values : tensor<3x97xf32>
            %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %545 = func.call @_where_22(%543, %544, %cst_280) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_281 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %546 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %547 = stablehlo.maximum %387, %546 : tensor<3xf32>
            %c_282 = stablehlo.constant dense<0> : tensor<i32>
            %548 = "stablehlo.case"(%c_282) ({
              %c_301 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_301 : tensor<i32>
            }, {
              %c_301 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_301 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %549 = "stablehlo.case"(%548) ({
              %c_301 = stablehlo.constant dense<0> : tensor<i32>
              %649 = func.call @_pad_28(%534, %c_301) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %650 = stablehlo.slice %649 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %651 = stablehlo.slice %649 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %652 = stablehlo.slice %649 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %653 = stablehlo.slice %649 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %654 = stablehlo.slice %649 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %655 = stablehlo.slice %649 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %656 = stablehlo.slice %649 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %657 = stablehlo.slice %649 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %658 = stablehlo.add %650, %651 : tensor<3x13xf32>
              %659 = stablehlo.add %652, %653 : tensor<3x13xf32>
              %660 = stablehlo.add %658, %659 : tensor<3x13xf32>
              %661 = stablehlo.add %654, %655 : tensor<3x13xf32>
              %662 = stablehlo.add %656, %657 : tensor<3x13xf32>
              %663 = stablehlo.add %661, %662 : tensor<3x13xf32>
              %664 = stablehlo.add %660, %663 : tensor<3x13xf32>
              %665 = stablehlo.optimization_barrier %664 : tensor<3x13xf32>
              %c_302 = stablehlo.constant dense<0> : tensor<i32>
              %666 = func.call @_pad_29(%665, %c_302) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %667 = stablehlo.slice %666 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %668 = stablehlo.slice %666 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %669 = stablehlo.slice %666 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %670 = stablehlo.slice %666 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %671 = stablehlo.slice %666 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %672 = stablehlo.slice %666 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %673 = stablehlo.slice %666 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %674 = stablehlo.slice %666 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %675 = stablehlo.add %667, %668 : tensor<3x2xf32>
              %676 = stablehlo.add %669, %670 : tensor<3x2xf32>
              %677 = stablehlo.add %675, %676 : tensor<3x2xf32>
              %678 = stablehlo.add %671, %672 : tensor<3x2xf32>
              %679 = stablehlo.add %673, %674 : tensor<3x2xf32>
              %680 = stablehlo.add %678, %679 : tensor<3x2xf32>
              %681 = stablehlo.add %677, %680 : tensor<3x2xf32>
              %682 = stablehlo.optimization_barrier %681 : tensor<3x2xf32>
              %c_303 = stablehlo.constant dense<0> : tensor<i32>
              %683 = func.call @_pad_30(%682, %c_303) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %684 = stablehlo.slice %683 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %685 = stablehlo.slice %683 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %686 = stablehlo.slice %683 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %687 = stablehlo.slice %683 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %688 = stablehlo.slice %683 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %689 = stablehlo.slice %683 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %690 = stablehlo.slice %683 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %691 = stablehlo.slice %683 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %692 = stablehlo.add %684, %685 : tensor<3x1xf32>
              %693 = stablehlo.add %686, %687 : tensor<3x1xf32>
              %694 = stablehlo.add %692, %693 : tensor<3x1xf32>
              %695 = stablehlo.add %688, %689 : tensor<3x1xf32>
              %696 = stablehlo.add %690, %691 : tensor<3x1xf32>
              %697 = stablehlo.add %695, %696 : tensor<3x1xf32>
              %698 = stablehlo.add %694, %697 : tensor<3x1xf32>
              %699 = stablehlo.optimization_barrier %698 : tensor<3x1xf32>
              %700 = stablehlo.reshape %699 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %700 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %550 = stablehlo.multiply %547, %549 : tensor<3xf32>
            %551 = stablehlo.slice %545 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %552 = stablehlo.slice %545 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %553 = stablehlo.add %551, %552 : tensor<3x48xf32>
            %554 = stablehlo.slice %553 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %555 = stablehlo.slice %553 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %556 = stablehlo.add %554, %555 : tensor<3x24xf32>
            %557 = stablehlo.slice %556 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %558 = stablehlo.slice %556 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %559 = stablehlo.add %557, %558 : tensor<3x12xf32>
            %560 = stablehlo.slice %559 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %561 = stablehlo.slice %559 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %562 = stablehlo.add %560, %561 : tensor<3x6xf32>
            %563 = stablehlo.slice %562 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %564 = stablehlo.slice %562 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %565 = stablehlo.add %563, %564 : tensor<3x3xf32>
            %566 = stablehlo.slice %565 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %567 = stablehlo.slice %565 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %568 = stablehlo.add %566, %567 : tensor<3x1xf32>
            %569 = stablehlo.slice %565 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %570 = stablehlo.add %568, %569 : tensor<3x1xf32>
            %571 = stablehlo.slice %565 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %572 = stablehlo.concatenate %571, %570, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %573 = stablehlo.pad %572, %cst_283, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %574 = stablehlo.pad %568, %cst_284, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %575 = stablehlo.add %573, %574 : tensor<3x3xf32>
            %576 = stablehlo.slice %575 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %577 = stablehlo.slice %562 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %578 = stablehlo.add %576, %577 : tensor<3x2xf32>
            %579 = stablehlo.slice %562 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %580 = stablehlo.concatenate %579, %578, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %581 = stablehlo.pad %580, %cst_285, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %582 = stablehlo.pad %575, %cst_286, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %583 = stablehlo.add %581, %582 : tensor<3x6xf32>
            %584 = stablehlo.slice %583 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %585 = stablehlo.slice %559 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %586 = stablehlo.add %584, %585 : tensor<3x5xf32>
            %587 = stablehlo.slice %559 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %588 = stablehlo.concatenate %587, %586, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %589 = stablehlo.pad %588, %cst_287, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %590 = stablehlo.pad %583, %cst_288, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %591 = stablehlo.add %589, %590 : tensor<3x12xf32>
            %592 = stablehlo.slice %591 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %593 = stablehlo.slice %556 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %594 = stablehlo.add %592, %593 : tensor<3x11xf32>
            %595 = stablehlo.slice %556 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %596 = stablehlo.concatenate %595, %594, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %597 = stablehlo.pad %596, %cst_289, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %598 = stablehlo.pad %591, %cst_290, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %599 = stablehlo.add %597, %598 : tensor<3x24xf32>
            %600 = stablehlo.slice %599 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %601 = stablehlo.slice %553 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %602 = stablehlo.add %600, %601 : tensor<3x23xf32>
            %603 = stablehlo.slice %553 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %604 = stablehlo.concatenate %603, %602, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %605 = stablehlo.pad %604, %cst_291, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %606 = stablehlo.pad %599, %cst_292, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %607 = stablehlo.add %605, %606 : tensor<3x48xf32>
            %608 = stablehlo.slice %545 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %609 = stablehlo.add %607, %608 : tensor<3x48xf32>
            %610 = stablehlo.slice %545 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %611 = stablehlo.concatenate %610, %609, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %612 = stablehlo.pad %611, %cst_293, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %613 = stablehlo.pad %607, %cst_294, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %614 = stablehlo.add %612, %613 : tensor<3x97xf32>
            %615 = stablehlo.broadcast_in_dim %550, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %617 = stablehlo.compare GE, %614, %616, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %618 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_295 = stablehlo.constant dense<0> : tensor<i32>
            %619 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %620 = stablehlo.compare LT, %618, %619, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_296 = stablehlo.constant dense<2147483647> : tensor<i32>
            %621 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %622 = stablehlo.xor %618, %621 : tensor<3x97xi32>
            %623 = func.call @_where_26(%620, %622, %618) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %624 = func.call @argmax(%617) : (tensor<3x97xi1>) -> tensor<3xi32>
            %625 = stablehlo.broadcast_in_dim %624, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %626 = func.call @take_along_axis_27(%623, %625) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %627 = stablehlo.reshape %626 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_297 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %628 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %629 = stablehlo.compare GE, %387, %628, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_298 = stablehlo.constant dense<false> : tensor<i1>
            %630 = stablehlo.reduce(%617 init: %c_298) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_299 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %631 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %632 = stablehlo.not %629 : tensor<3xi1>
            %633 = stablehlo.not %630 : tensor<3xi1>
            %634 = stablehlo.and %632, %633 : tensor<3xi1>
            %c_300 = stablehlo.constant dense<false> : tensor<i1>
            %635 = stablehlo.reduce(%634 init: %c_300) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %636 = stablehlo.convert %635 : (tensor<i1>) -> tensor<i32>
            %637 = "stablehlo.case"(%636) ({
              stablehlo.return %631 : tensor<3xi32>
            }, {
              %c_301 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %649 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_302 = stablehlo.constant dense<2147483647> : tensor<i32>
              %650 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_303 = stablehlo.constant dense<0> : tensor<i32>
              %c_304 = stablehlo.constant dense<0> : tensor<i32>
              %651:7 = stablehlo.while(%iterArg_305 = %497, %iterArg_306 = %534, %iterArg_307 = %550, %iterArg_308 = %c_304, %iterArg_309 = %c_303, %iterArg_310 = %649, %iterArg_311 = %650) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_312 = stablehlo.constant dense<32> : tensor<i32>
                %652 = stablehlo.compare LT, %iterArg_308, %c_312, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %652 : tensor<i1>
              } do {
                %652:3 = func.call @closed_call(%iterArg_305, %iterArg_306, %iterArg_307, %iterArg_309, %iterArg_310, %iterArg_311) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_312 = stablehlo.constant dense<1> : tensor<i32>
                %653 = stablehlo.add %iterArg_308, %c_312 : tensor<i32>
                stablehlo.return %iterArg_305, %iterArg_306, %iterArg_307, %653, %652#0, %652#1, %652#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %651#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %638 = func.call @_where_9(%630, %627, %637) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %639 = func.call @_where_9(%629, %631, %638) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %640 = stablehlo.maximum %529, %639 : tensor<3xi32>
            %641 = stablehlo.broadcast_in_dim %640, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %643 = stablehlo.compare GE, %497, %642, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %644 = stablehlo.exponential %426 : tensor<3x97xf32>
            %645 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %647 = stablehlo.compare GE, %644, %646, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %648 = stablehlo.and %643, %647 : tensor<3x97xi1>
            stablehlo.return %648 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %438 = stablehlo.convert %166 : (tensor<3xi32>) -> tensor<3xui32>
          %439 = func.call @_threefry_fold_in(%392, %438) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
          %440 = stablehlo.slice %439 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %441 = stablehlo.reshape %440 : (tensor<3x1xui32>) -> tensor<3xui32>
          %442 = stablehlo.slice %439 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %443 = stablehlo.reshape %442 : (tensor<3x1xui32>) -> tensor<3xui32>
          %444 = stablehlo.iota dim = 0 : tensor<97xui64>
          %c_248 = stablehlo.constant dense<1> : tensor<ui64>
          %445 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %446 = stablehlo.multiply %445, %444 : tensor<97xui64>
          %c_249 = stablehlo.constant dense<32> : tensor<ui64>
          %447 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %448 = stablehlo.shift_right_logical %446, %447 : tensor<97xui64>
          %449 = stablehlo.convert %446 : (tensor<97xui64>) -> tensor<97xui32>
          %450 = stablehlo.convert %448 : (tensor<97xui64>) -> tensor<97xui32>
          %451 = stablehlo.broadcast_in_dim %450, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %452 = stablehlo.broadcast_in_dim %449, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %453 = stablehlo.broadcast_in_dim %441, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %454 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %455:2 = func.call @threefry2x32_32(%453, %454, %451, %452) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
          %456 = stablehlo.xor %455#0, %455#1 : tensor<3x97xui32>
          %c_250 = stablehlo.constant dense<9> : tensor<ui32>
          %457 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
          %458 = stablehlo.shift_right_logical %456, %457 : tensor<3x97xui32>
          %459 = stablehlo.convert %458 : (tensor<3x97xui32>) -> tensor<3x97xf32>
          %cst_251 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %460 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %461 = stablehlo.add %459, %460 : tensor<3x97xf32>
          %cst_252 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %462 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %463 = stablehlo.multiply %461, %462 : tensor<3x97xf32>
          %464 = stablehlo.log %463 : tensor<3x97xf32>
          %465 = stablehlo.negate %464 : tensor<3x97xf32>
          %466 = stablehlo.log %465 : tensor<3x97xf32>
          %467 = stablehlo.negate %466 : tensor<3x97xf32>
          %468 = stablehlo.add %426, %467 : tensor<3x97xf32>
          %cst_253 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %469 = func.call @_where_22(%437, %468, %cst_253) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_254 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %470 = func.call @_pad(%469, %cst_254) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %471 = stablehlo.reshape %470 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_255 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %472 = stablehlo.reduce(%471 init: %cst_255) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_256 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %473 = stablehlo.reduce(%472 init: %cst_256) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %474 = stablehlo.broadcast_in_dim %473, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %475 = stablehlo.compare EQ, %472, %474, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %476 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_257 = stablehlo.constant dense<1> : tensor<i32>
          %477 = func.call @_where_23(%475, %476, %c_257) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_258 = stablehlo.constant dense<2147483647> : tensor<i32>
          %478 = stablehlo.reduce(%477 init: %c_258) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %479 = stablehlo.broadcast_in_dim %478, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %480 = func.call @take_along_axis(%471, %479) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %481 = stablehlo.reshape %480 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %482 = stablehlo.broadcast_in_dim %474, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %483 = stablehlo.compare EQ, %481, %482, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %484 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_259 = stablehlo.constant dense<128> : tensor<i32>
          %485 = func.call @_where_19(%483, %484, %c_259) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_260 = stablehlo.constant dense<2147483647> : tensor<i32>
          %486 = stablehlo.reduce(%485 init: %c_260) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_261 = stablehlo.constant dense<128> : tensor<i32>
          %487 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %488 = stablehlo.multiply %478, %487 : tensor<3xi32>
          %489 = stablehlo.add %488, %486 : tensor<3xi32>
          %c_262 = stablehlo.constant dense<97> : tensor<i32>
          %490 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %491 = stablehlo.minimum %489, %490 : tensor<3xi32>
          stablehlo.return %491 : tensor<3xi32>
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
      %269 = func.call @_where_34(%iterArg_32, %191, %231) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
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
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %123#1, %123#2, %263, %166, %266, %268, %168, %270, %275 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    }
    return %1#34, %1#35, %1#36, %1#37, %1#38, %1#39, %1#40, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %1#42 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2x3x3xi32>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xi32>
    return %2 : tensor<2xi32>
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
  func.func private @floor_divide_1(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<2xi32> {
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
    %14 = call @_where_2(%11, %13, %2) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    return %14 : tensor<2xi32>
  }
  func.func private @_where_2(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @remainder(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_20(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @_where_21(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_22(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
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
  func.func private @_where_23(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
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
  func.func private @_where_24(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_25(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_26(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
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
  func.func private @take_along_axis_27(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
    %13 = call @_where_22(%12, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
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
      %19 = func.call @_pad_28(%13, %c_4) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %36 = func.call @_pad_29(%35, %c_5) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %53 = func.call @_pad_30(%52, %c_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
  func.func private @_pad_28(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_29(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_30(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
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
      %6:8 = func.call @closed_call_31(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_31(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_32(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_33(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_33(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_34(%arg0: tensor<i1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
}
