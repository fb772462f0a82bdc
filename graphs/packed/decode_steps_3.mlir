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
      %55 = stablehlo.reshape %46 : (tensor<3x1xi32>) -> tensor<3xi32>
      %c_69 = stablehlo.constant dense<0> : tensor<i32>
      %c_70 = stablehlo.constant dense<0> : tensor<i32>
      %56:16 = stablehlo.while(%iterArg_115 = %19, %iterArg_116 = %iterArg_25, %iterArg_117 = %iterArg_26, %iterArg_118 = %18, %iterArg_119 = %iterArg_23, %iterArg_120 = %54#0, %iterArg_121 = %54#1, %iterArg_122 = %iterArg_27, %iterArg_123 = %iterArg_28, %iterArg_124 = %iterArg_29, %iterArg_125 = %iterArg_30, %iterArg_126 = %c_70, %iterArg_127 = %c_69, %iterArg_128 = %iterArg_41, %iterArg_129 = %iterArg_42, %iterArg_130 = %52) : tensor<3x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x36xf32>
      cond {
        %c_131 = stablehlo.constant dense<2> : tensor<i32>
        %183 = stablehlo.compare LT, %iterArg_126, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %183 : tensor<i1>
      } do {
        %183:4 = func.call @closed_call(%iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130) : (tensor<3x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x36xf32>)
        %c_131 = stablehlo.constant dense<1> : tensor<i32>
        %184 = stablehlo.add %iterArg_126, %c_131 : tensor<i32>
        stablehlo.return %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %184, %183#0, %183#1, %183#2, %183#3 : tensor<3x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x36xf32>
      }
      %57 = stablehlo.transpose %56#15, dims = [1, 0] : (tensor<3x36xf32>) -> tensor<36x3xf32>
      %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      %59 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %60 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %61 = stablehlo.concatenate %59, %60, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %63 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %70 = stablehlo.custom_call @xlabatch_linear(%61, %58, %62, %iterArg_24, %63, %64, %65, %iterArg_31, %66, %67, %68, %69) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<3x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
      %c_81 = stablehlo.constant dense<3> : tensor<i32>
      %71 = func.call @_where(%8, %iterArg_23, %c_81) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %72 = stablehlo.convert %iterArg_45 : (tensor<3xi1>) -> tensor<3xi32>
      %73 = stablehlo.add %iterArg_44, %72 : tensor<3xi32>
      %74 = stablehlo.or %iterArg_46, %iterArg_45 : tensor<3xi1>
      %75 = stablehlo.custom_call @xlabatch_write_logits(%70, %71, %iterArg_47) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %76 = stablehlo.broadcast_in_dim %iterArg_32, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %77 = stablehlo.and %74, %76 : tensor<3xi1>
      %78:3 = stablehlo.custom_call @xlabatch_summarize_logits(%75, %77) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %c_82 = stablehlo.constant dense<false> : tensor<i1>
      %79 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %80 = stablehlo.compare GE, %73, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_83 = stablehlo.constant dense<2> : tensor<i32>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %81 = func.call @_where_3(%80, %c_83, %c_84) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %82 = stablehlo.broadcast_in_dim %78#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %84 = stablehlo.compare EQ, %83, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_85 = stablehlo.constant dense<false> : tensor<i1>
      %85 = stablehlo.reduce(%84 init: %c_85) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %86 = func.call @_where_4(%85, %c_86, %81) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %87 = func.call @_where_5(%78#2, %86, %c_87) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %88 = stablehlo.convert %87 : tensor<3xi32>
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %89 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %90 = stablehlo.compare NE, %88, %89, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %91 = stablehlo.and %79, %90 : tensor<3xi1>
      %c_89 = stablehlo.constant dense<4> : tensor<i32>
      %92 = func.call @_where_6(%91, %c_89, %88) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %93 = stablehlo.broadcast_in_dim %78#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %94 = stablehlo.broadcast_in_dim %92, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %95 = stablehlo.broadcast_in_dim %78#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %96 = stablehlo.concatenate %93, %94, %95, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %97 = stablehlo.broadcast_in_dim %77, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %98 = func.call @_where_7(%97, %96, %iterArg_33) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %99 = stablehlo.slice %98 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %100 = stablehlo.reshape %99 : (tensor<1x3xi32>) -> tensor<3xi32>
      %101 = stablehlo.slice %98 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %102 = stablehlo.reshape %101 : (tensor<1x3xi32>) -> tensor<3xi32>
      %103 = stablehlo.slice %98 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %104 = stablehlo.reshape %103 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_90 = stablehlo.constant dense<-1> : tensor<i32>
      %105 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %106 = stablehlo.compare NE, %100, %105, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %107 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_91 = stablehlo.constant dense<128> : tensor<i32>
      %108 = func.call @floor_divide_1(%73, %c_91) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_92 = stablehlo.constant dense<1> : tensor<i32>
      %109 = func.call @_where(%106, %108, %c_92) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_93 = stablehlo.constant dense<128> : tensor<i32>
      %110 = func.call @remainder(%73, %c_93) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %111 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %112 = stablehlo.compare LT, %107, %111, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_95 = stablehlo.constant dense<3> : tensor<i32>
      %113 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %114 = stablehlo.add %107, %113 : tensor<3xi32>
      %115 = stablehlo.select %112, %114, %107 : tensor<3xi1>, tensor<3xi32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %116 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %117 = stablehlo.compare LT, %109, %116, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_97 = stablehlo.constant dense<1> : tensor<i32>
      %118 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %119 = stablehlo.add %109, %118 : tensor<3xi32>
      %120 = stablehlo.select %117, %119, %109 : tensor<3xi1>, tensor<3xi32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %121 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %122 = stablehlo.compare LT, %110, %121, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_99 = stablehlo.constant dense<128> : tensor<i32>
      %123 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %124 = stablehlo.add %110, %123 : tensor<3xi32>
      %125 = stablehlo.select %122, %124, %110 : tensor<3xi1>, tensor<3xi32>
      %126 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %127 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %128 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %129 = stablehlo.concatenate %126, %127, %128, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %130 = "stablehlo.scatter"(%iterArg_43, %129, %100) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %131 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %132 = stablehlo.compare EQ, %102, %131, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %133 = func.call @_where_8(%106, %132, %iterArg_45) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %134 = stablehlo.not %106 : tensor<3xi1>
      %135 = stablehlo.and %74, %134 : tensor<3xi1>
      %136 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %137 = stablehlo.convert %iterArg_32 : (tensor<i1>) -> tensor<i32>
      %138 = "stablehlo.case"(%137) ({
        %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %183 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %184 = func.call @_where_9(%135, %iterArg_8, %183) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_116 = stablehlo.constant dense<0> : tensor<i32>
        %185 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %186 = func.call @_where_10(%135, %iterArg_9, %185) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %187 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %188 = func.call @_where_9(%135, %iterArg_10, %187) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %189 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %190 = func.call @_where_9(%135, %iterArg_11, %189) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %191 = stablehlo.reshape %135 : (tensor<3xi1>) -> tensor<3x1xi1>
        %192 = stablehlo.broadcast_in_dim %iterArg_35, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %193 = func.call @_where_11(%191, %iterArg_12, %192) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %194 = stablehlo.reshape %135 : (tensor<3xi1>) -> tensor<3x1xi1>
        %195 = stablehlo.broadcast_in_dim %iterArg_36, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %196 = func.call @_where_12(%194, %iterArg_13, %195) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_119 = stablehlo.constant dense<0> : tensor<i32>
        %197 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %198 = func.call @_where_10(%135, %iterArg_14, %197) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_120 = stablehlo.constant dense<0> : tensor<i32>
        %199 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %200 = func.call @_where_10(%135, %iterArg_15, %199) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_121 = stablehlo.constant dense<0> : tensor<i32>
        %201 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %202 = func.call @_where_10(%135, %iterArg_16, %201) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %203 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %204 = func.call @_where_9(%135, %iterArg_17, %203) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_123 = stablehlo.constant dense<2147483647> : tensor<i32>
        %205 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %206 = func.call @_where_10(%135, %iterArg_18, %205) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %207 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %208 = func.call @_where_9(%135, %iterArg_19, %207) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %209 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %210 = func.call @_where_9(%135, %iterArg_20, %209) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_126 = stablehlo.constant dense<false> : tensor<i1>
        %211 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %212 = func.call @_where_13(%135, %iterArg_21, %211) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_127 = stablehlo.constant dense<false> : tensor<i1>
        %213 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %214 = func.call @_where_13(%135, %iterArg_22, %213) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_128 = stablehlo.constant dense<false> : tensor<i1>
        %215 = stablehlo.reduce(%212 init: %c_128) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %216 = stablehlo.convert %215 : (tensor<i1>) -> tensor<i32>
        %217 = "stablehlo.case"(%216) ({
          stablehlo.return %75 : tensor<3x97xf32>
        }, {
          %287 = stablehlo.broadcast_in_dim %212, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %288 = stablehlo.add %75, %iterArg : tensor<3x97xf32>
          %289 = func.call @_where_14(%287, %288, %75) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %289 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %218 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %219 = stablehlo.compare NE, %204, %218, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %220 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %221 = stablehlo.compare NE, %208, %220, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %222 = stablehlo.or %219, %221 : tensor<3xi1>
        %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %223 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %224 = stablehlo.compare NE, %210, %223, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %225 = stablehlo.or %222, %224 : tensor<3xi1>
        %c_132 = stablehlo.constant dense<false> : tensor<i1>
        %226 = stablehlo.reduce(%225 init: %c_132) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %227 = stablehlo.convert %226 : (tensor<i1>) -> tensor<i32>
        %228 = "stablehlo.case"(%227) ({
          stablehlo.return %217 : tensor<3x97xf32>
        }, {
          %287 = stablehlo.broadcast_in_dim %225, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %288 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %289 = stablehlo.compare NE, %204, %288, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %290 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %291 = stablehlo.compare NE, %208, %290, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %292 = stablehlo.or %289, %291 : tensor<3xi1>
          %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %293 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %294 = stablehlo.compare NE, %210, %293, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %295 = stablehlo.or %292, %294 : tensor<3xi1>
          %c_157 = stablehlo.constant dense<0> : tensor<i32>
          %296 = func.call @_where(%295, %73, %c_157) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
          %297 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %298 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_158 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %299 = stablehlo.reduce(%296 init: %c_158) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_159 = stablehlo.constant dense<1> : tensor<i32>
          %300 = stablehlo.subtract %299, %c_159 : tensor<i32>
          %c_160 = stablehlo.constant dense<128> : tensor<i32>
          %301 = func.call @floor_divide(%300, %c_160) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_161 = stablehlo.constant dense<1> : tensor<i32>
          %302 = stablehlo.add %301, %c_161 : tensor<i32>
          %c_162 = stablehlo.constant dense<0> : tensor<i32>
          %303 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_163 = stablehlo.constant dense<0> : tensor<i32>
          %304:8 = stablehlo.while(%iterArg_175 = %298, %iterArg_176 = %200, %iterArg_177 = %296, %iterArg_178 = %130, %iterArg_179 = %297, %iterArg_180 = %c_163, %iterArg_181 = %302, %iterArg_182 = %303) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %349 = stablehlo.compare LT, %iterArg_180, %iterArg_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %349 : tensor<i1>
          } do {
            %c_183 = stablehlo.constant dense<1> : tensor<i32>
            %349 = stablehlo.add %iterArg_180, %c_183 : tensor<i32>
            %c_184 = stablehlo.constant dense<128> : tensor<i32>
            %350 = stablehlo.multiply %iterArg_180, %c_184 : tensor<i32>
            %351 = stablehlo.convert %350 : tensor<i32>
            %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %353 = stablehlo.add %352, %iterArg_175 : tensor<3x128xi32>
            %354 = stablehlo.broadcast_in_dim %iterArg_176, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %356 = stablehlo.compare GE, %353, %355, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_185 = stablehlo.constant dense<128> : tensor<i32>
            %357 = stablehlo.multiply %iterArg_180, %c_185 : tensor<i32>
            %358 = stablehlo.convert %357 : tensor<i32>
            %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %360 = stablehlo.add %359, %iterArg_175 : tensor<3x128xi32>
            %361 = stablehlo.broadcast_in_dim %iterArg_177, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %363 = stablehlo.compare LT, %360, %362, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %364 = stablehlo.and %356, %363 : tensor<3x128xi1>
            %365 = func.call @dynamic_index_in_dim(%iterArg_178, %iterArg_180) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_186 = stablehlo.constant dense<97> : tensor<i32>
            %366 = func.call @_where_15(%364, %365, %c_186) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_187 = stablehlo.constant dense<0> : tensor<i32>
            %367 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %368 = stablehlo.compare LT, %iterArg_179, %367, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_188 = stablehlo.constant dense<3> : tensor<i32>
            %369 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %370 = stablehlo.add %iterArg_179, %369 : tensor<3x128xi32>
            %371 = stablehlo.select %368, %370, %iterArg_179 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_189 = stablehlo.constant dense<0> : tensor<i32>
            %372 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %373 = stablehlo.compare LT, %366, %372, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_190 = stablehlo.constant dense<97> : tensor<i32>
            %374 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %375 = stablehlo.add %366, %374 : tensor<3x128xi32>
            %376 = stablehlo.select %373, %375, %366 : tensor<3x128xi1>, tensor<3x128xi32>
            %377 = stablehlo.broadcast_in_dim %371, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %378 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %379 = stablehlo.concatenate %377, %378, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_191 = stablehlo.constant dense<1> : tensor<i32>
            %380 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %381 = "stablehlo.scatter"(%iterArg_182, %379, %380) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %382 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %382 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %349, %iterArg_181, %381 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %305 = stablehlo.minimum %206, %296 : tensor<3xi32>
          %306 = stablehlo.subtract %296, %305 : tensor<3xi32>
          %307 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %308 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_164 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %309 = stablehlo.reduce(%296 init: %c_164) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_165 = stablehlo.constant dense<1> : tensor<i32>
          %310 = stablehlo.subtract %309, %c_165 : tensor<i32>
          %c_166 = stablehlo.constant dense<128> : tensor<i32>
          %311 = func.call @floor_divide(%310, %c_166) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_167 = stablehlo.constant dense<1> : tensor<i32>
          %312 = stablehlo.add %311, %c_167 : tensor<i32>
          %c_168 = stablehlo.constant dense<0> : tensor<i32>
          %313 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_169 = stablehlo.constant dense<0> : tensor<i32>
          %314:8 = stablehlo.while(%iterArg_175 = %308, %iterArg_176 = %306, %iterArg_177 = %296, %iterArg_178 = %130, %iterArg_179 = %307, %iterArg_180 = %c_169, %iterArg_181 = %312, %iterArg_182 = %313) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %349 = stablehlo.compare LT, %iterArg_180, %iterArg_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %349 : tensor<i1>
          } do {
            %c_183 = stablehlo.constant dense<1> : tensor<i32>
            %349 = stablehlo.add %iterArg_180, %c_183 : tensor<i32>
            %c_184 = stablehlo.constant dense<128> : tensor<i32>
            %350 = stablehlo.multiply %iterArg_180, %c_184 : tensor<i32>
            %351 = stablehlo.convert %350 : tensor<i32>
            %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %353 = stablehlo.add %352, %iterArg_175 : tensor<3x128xi32>
            %354 = stablehlo.broadcast_in_dim %iterArg_176, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %356 = stablehlo.compare GE, %353, %355, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_185 = stablehlo.constant dense<128> : tensor<i32>
            %357 = stablehlo.multiply %iterArg_180, %c_185 : tensor<i32>
            %358 = stablehlo.convert %357 : tensor<i32>
            %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %360 = stablehlo.add %359, %iterArg_175 : tensor<3x128xi32>
            %361 = stablehlo.broadcast_in_dim %iterArg_177, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %363 = stablehlo.compare LT, %360, %362, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %364 = stablehlo.and %356, %363 : tensor<3x128xi1>
            %365 = func.call @dynamic_index_in_dim(%iterArg_178, %iterArg_180) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_186 = stablehlo.constant dense<97> : tensor<i32>
            %366 = func.call @_where_15(%364, %365, %c_186) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_187 = stablehlo.constant dense<0> : tensor<i32>
            %367 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %368 = stablehlo.compare LT, %iterArg_179, %367, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_188 = stablehlo.constant dense<3> : tensor<i32>
            %369 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %370 = stablehlo.add %iterArg_179, %369 : tensor<3x128xi32>
            %371 = stablehlo.select %368, %370, %iterArg_179 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_189 = stablehlo.constant dense<0> : tensor<i32>
            %372 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %373 = stablehlo.compare LT, %366, %372, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_190 = stablehlo.constant dense<97> : tensor<i32>
            %374 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %375 = stablehlo.add %366, %374 : tensor<3x128xi32>
            %376 = stablehlo.select %373, %375, %366 : tensor<3x128xi1>, tensor<3x128xi32>
            %377 = stablehlo.broadcast_in_dim %371, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %378 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %379 = stablehlo.concatenate %377, %378, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_191 = stablehlo.constant dense<1> : tensor<i32>
            %380 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %381 = "stablehlo.scatter"(%iterArg_182, %379, %380) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %382 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %382 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %349, %iterArg_181, %381 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_170 = stablehlo.constant dense<0> : tensor<i32>
          %315 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %316 = stablehlo.compare GT, %314#7, %315, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_171 = stablehlo.constant dense<31> : tensor<i32>
          %317 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %318 = stablehlo.shift_right_logical %200, %317 : tensor<3xi32>
          %319 = stablehlo.broadcast_in_dim %318, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %320 = stablehlo.broadcast_in_dim %204, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %321 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %322 = stablehlo.compare LT, %217, %321, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %323 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
          %324 = stablehlo.divide %323, %320 : tensor<3x1xf32>
          %325 = func.call @_where_16(%322, %320, %324) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
          %326 = stablehlo.multiply %217, %325 : tensor<3x97xf32>
          %327 = stablehlo.bitcast_convert %326 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %328 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %329 = stablehlo.xor %327, %328 : tensor<3x97xi32>
          %330 = stablehlo.bitcast_convert %329 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %331 = func.call @_where_17(%316, %330, %217) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %332 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %333 = stablehlo.convert %304#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %334 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %335 = stablehlo.multiply %334, %333 : tensor<3x97xf32>
          %336 = stablehlo.bitcast_convert %335 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %337 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %338 = stablehlo.xor %336, %337 : tensor<3x97xi32>
          %339 = stablehlo.bitcast_convert %338 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %340 = stablehlo.subtract %331, %339 : tensor<3x97xf32>
          %341 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_174 = stablehlo.constant dense<0> : tensor<i32>
          %342 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %343 = stablehlo.compare GT, %304#7, %342, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %344 = stablehlo.convert %343 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %345 = stablehlo.broadcast_in_dim %341, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %346 = stablehlo.multiply %345, %344 : tensor<3x97xf32>
          %347 = stablehlo.subtract %340, %346 : tensor<3x97xf32>
          %348 = func.call @_where_14(%287, %347, %217) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %348 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %229 = stablehlo.compare LT, %73, %202, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_133 = stablehlo.constant dense<false> : tensor<i1>
        %230 = stablehlo.reduce(%229 init: %c_133) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %231 = stablehlo.convert %230 : (tensor<i1>) -> tensor<i32>
        %232 = "stablehlo.case"(%231) ({
          stablehlo.return %228 : tensor<3x97xf32>
        }, {
          %287 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %288 = stablehlo.iota dim = 0 : tensor<3xi32>
          %289 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_154 = stablehlo.constant dense<0> : tensor<i32>
          %290 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %291 = stablehlo.compare LT, %196, %290, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_155 = stablehlo.constant dense<97> : tensor<i32>
          %292 = func.call @_where_18(%291, %c_155, %196) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          %293 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %294 = stablehlo.compare LT, %289, %293, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
          %c_157 = stablehlo.constant dense<3> : tensor<i32>
          %295 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %296 = stablehlo.add %289, %295 : tensor<3x1xi32>
          %297 = stablehlo.select %294, %296, %289 : tensor<3x1xi1>, tensor<3x1xi32>
          %c_158 = stablehlo.constant dense<0> : tensor<i32>
          %298 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %299 = stablehlo.compare LT, %292, %298, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_159 = stablehlo.constant dense<97> : tensor<i32>
          %300 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %301 = stablehlo.add %292, %300 : tensor<3x4xi32>
          %302 = stablehlo.select %299, %301, %292 : tensor<3x4xi1>, tensor<3x4xi32>
          %303 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
          %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %305 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %306 = stablehlo.concatenate %304, %305, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
          %cst_160 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %307 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
          %308 = "stablehlo.scatter"(%228, %306, %307) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
            stablehlo.return %arg35 : tensor<f32>
          }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
          %309 = func.call @_where_14(%287, %308, %228) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %309 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %c_134 = stablehlo.constant dense<false> : tensor<i1>
        %233 = stablehlo.reduce(%214 init: %c_134) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %234 = stablehlo.convert %233 : (tensor<i1>) -> tensor<i32>
        %235 = "stablehlo.case"(%234) ({
          stablehlo.return %232 : tensor<3x97xf32>
        }, {
          %287 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %288 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %289 = stablehlo.iota dim = 0 : tensor<32xi32>
          %290 = stablehlo.broadcast_in_dim %289, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %291 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
          %292 = stablehlo.broadcast_in_dim %290, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
          %293 = stablehlo.shift_right_arithmetic %291, %292 : tensor<3x4x32xi32>
          %c_154 = stablehlo.constant dense<1> : tensor<i32>
          %294 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
          %295 = stablehlo.and %293, %294 : tensor<3x4x32xi32>
          %296 = stablehlo.reshape %295 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
          %297 = stablehlo.slice %296 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
          %c_155 = stablehlo.constant dense<0> : tensor<i32>
          %298 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %299 = stablehlo.compare NE, %297, %298, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %300 = stablehlo.convert %299 : tensor<3x97xi1>
          %cst_156 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %301 = func.call @_where_19(%300, %232, %cst_156) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %302 = func.call @_where_14(%287, %301, %232) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %302 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_135 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %236 = stablehlo.reduce(%235 init: %cst_135) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %237 = stablehlo.is_finite %236 : (tensor<3xf32>) -> tensor<3xi1>
        %238 = stablehlo.not %237 : tensor<3xi1>
        %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %239 = func.call @_pad(%235, %cst_136) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
        %240 = stablehlo.reshape %239 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
        %cst_137 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %241 = stablehlo.reduce(%240 init: %cst_137) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
        %cst_138 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %242 = stablehlo.reduce(%241 init: %cst_138) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %243 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %244 = stablehlo.compare EQ, %241, %243, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
        %245 = stablehlo.iota dim = 1 : tensor<3x1xi32>
        %c_139 = stablehlo.constant dense<1> : tensor<i32>
        %246 = func.call @_where_20(%244, %245, %c_139) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_140 = stablehlo.constant dense<2147483647> : tensor<i32>
        %247 = stablehlo.reduce(%246 init: %c_140) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %249 = func.call @take_along_axis(%240, %248) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %250 = stablehlo.reshape %249 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %251 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %252 = stablehlo.compare EQ, %250, %251, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %253 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_141 = stablehlo.constant dense<128> : tensor<i32>
        %254 = func.call @_where_15(%252, %253, %c_141) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_142 = stablehlo.constant dense<2147483647> : tensor<i32>
        %255 = stablehlo.reduce(%254 init: %c_142) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
        %c_143 = stablehlo.constant dense<128> : tensor<i32>
        %256 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %257 = stablehlo.multiply %247, %256 : tensor<3xi32>
        %258 = stablehlo.add %257, %255 : tensor<3xi32>
        %c_144 = stablehlo.constant dense<97> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %260 = stablehlo.minimum %258, %259 : tensor<3xi32>
        %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %261 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %262 = stablehlo.compare GT, %184, %261, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_146 = stablehlo.constant dense<false> : tensor<i1>
        %263 = stablehlo.reduce(%262 init: %c_146) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %264 = stablehlo.convert %263 : (tensor<i1>) -> tensor<i32>
        %265 = "stablehlo.case"(%264) ({
          stablehlo.return %260 : tensor<3xi32>
        }, {
          %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %287 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %288 = stablehlo.compare GT, %184, %287, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %289 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %290 = func.call @_where_9(%288, %184, %289) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          %291 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %292 = func.call @_where_10(%288, %186, %291) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %293 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %294 = func.call @_where_9(%288, %188, %293) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %295 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %296 = func.call @_where_9(%288, %190, %295) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %297 = stablehlo.reshape %288 : (tensor<3xi1>) -> tensor<3x1xi1>
          %298 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %299 = func.call @_where_11(%297, %193, %298) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %300 = stablehlo.reshape %288 : (tensor<3xi1>) -> tensor<3x1xi1>
          %301 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %302 = func.call @_where_12(%300, %196, %301) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_159 = stablehlo.constant dense<0> : tensor<i32>
          %303 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %304 = func.call @_where_10(%288, %198, %303) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_160 = stablehlo.constant dense<0> : tensor<i32>
          %305 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %306 = func.call @_where_10(%288, %200, %305) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_161 = stablehlo.constant dense<0> : tensor<i32>
          %307 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %308 = func.call @_where_10(%288, %202, %307) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %309 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %310 = func.call @_where_9(%288, %204, %309) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_163 = stablehlo.constant dense<2147483647> : tensor<i32>
          %311 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %312 = func.call @_where_10(%288, %206, %311) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %313 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %314 = func.call @_where_9(%288, %208, %313) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %315 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %316 = func.call @_where_9(%288, %210, %315) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_166 = stablehlo.constant dense<false> : tensor<i1>
          %317 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %318 = func.call @_where_13(%288, %212, %317) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_167 = stablehlo.constant dense<false> : tensor<i1>
          %319 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %320 = func.call @_where_13(%288, %214, %319) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_168 = stablehlo.constant dense<false> : tensor<i1>
          %321 = stablehlo.reduce(%288 init: %c_168) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %322 = stablehlo.convert %321 : (tensor<i1>) -> tensor<i32>
          %323 = "stablehlo.case"(%322) ({
            %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %381 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            stablehlo.return %381 : tensor<3x97xf32>
          }, {
            %381 = stablehlo.convert %73 : (tensor<3xi32>) -> tensor<3xui32>
            %382 = stablehlo.slice %299 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %383 = stablehlo.reshape %382 : (tensor<3x1xui32>) -> tensor<3xui32>
            %384 = stablehlo.slice %299 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %385 = stablehlo.reshape %384 : (tensor<3x1xui32>) -> tensor<3xui32>
            %c_190 = stablehlo.constant dense<0> : tensor<ui32>
            %386 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %387 = stablehlo.xor %383, %385 : tensor<3xui32>
            %c_191 = stablehlo.constant dense<466688986> : tensor<ui32>
            %388 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %389 = stablehlo.xor %387, %388 : tensor<3xui32>
            %390 = stablehlo.add %386, %383 : tensor<3xui32>
            %391 = stablehlo.add %381, %385 : tensor<3xui32>
            %392 = stablehlo.add %390, %391 : tensor<3xui32>
            %c_192 = stablehlo.constant dense<13> : tensor<ui32>
            %393 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %394 = stablehlo.shift_left %391, %393 : tensor<3xui32>
            %c_193 = stablehlo.constant dense<19> : tensor<ui32>
            %395 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %396 = stablehlo.shift_right_logical %391, %395 : tensor<3xui32>
            %397 = stablehlo.or %394, %396 : tensor<3xui32>
            %398 = stablehlo.xor %397, %392 : tensor<3xui32>
            %399 = stablehlo.add %392, %398 : tensor<3xui32>
            %c_194 = stablehlo.constant dense<15> : tensor<ui32>
            %400 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %401 = stablehlo.shift_left %398, %400 : tensor<3xui32>
            %c_195 = stablehlo.constant dense<17> : tensor<ui32>
            %402 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %403 = stablehlo.shift_right_logical %398, %402 : tensor<3xui32>
            %404 = stablehlo.or %401, %403 : tensor<3xui32>
            %405 = stablehlo.xor %404, %399 : tensor<3xui32>
            %406 = stablehlo.add %399, %405 : tensor<3xui32>
            %c_196 = stablehlo.constant dense<26> : tensor<ui32>
            %407 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %408 = stablehlo.shift_left %405, %407 : tensor<3xui32>
            %c_197 = stablehlo.constant dense<6> : tensor<ui32>
            %409 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %410 = stablehlo.shift_right_logical %405, %409 : tensor<3xui32>
            %411 = stablehlo.or %408, %410 : tensor<3xui32>
            %412 = stablehlo.xor %411, %406 : tensor<3xui32>
            %413 = stablehlo.add %406, %412 : tensor<3xui32>
            %c_198 = stablehlo.constant dense<6> : tensor<ui32>
            %414 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %415 = stablehlo.shift_left %412, %414 : tensor<3xui32>
            %c_199 = stablehlo.constant dense<26> : tensor<ui32>
            %416 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %417 = stablehlo.shift_right_logical %412, %416 : tensor<3xui32>
            %418 = stablehlo.or %415, %417 : tensor<3xui32>
            %419 = stablehlo.xor %418, %413 : tensor<3xui32>
            %420 = stablehlo.add %413, %385 : tensor<3xui32>
            %421 = stablehlo.add %419, %389 : tensor<3xui32>
            %c_200 = stablehlo.constant dense<1> : tensor<ui32>
            %422 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %423 = stablehlo.add %421, %422 : tensor<3xui32>
            %424 = stablehlo.add %420, %423 : tensor<3xui32>
            %c_201 = stablehlo.constant dense<17> : tensor<ui32>
            %425 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %426 = stablehlo.shift_left %423, %425 : tensor<3xui32>
            %c_202 = stablehlo.constant dense<15> : tensor<ui32>
            %427 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %428 = stablehlo.shift_right_logical %423, %427 : tensor<3xui32>
            %429 = stablehlo.or %426, %428 : tensor<3xui32>
            %430 = stablehlo.xor %429, %424 : tensor<3xui32>
            %431 = stablehlo.add %424, %430 : tensor<3xui32>
            %c_203 = stablehlo.constant dense<29> : tensor<ui32>
            %432 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %433 = stablehlo.shift_left %430, %432 : tensor<3xui32>
            %c_204 = stablehlo.constant dense<3> : tensor<ui32>
            %434 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %435 = stablehlo.shift_right_logical %430, %434 : tensor<3xui32>
            %436 = stablehlo.or %433, %435 : tensor<3xui32>
            %437 = stablehlo.xor %436, %431 : tensor<3xui32>
            %438 = stablehlo.add %431, %437 : tensor<3xui32>
            %c_205 = stablehlo.constant dense<16> : tensor<ui32>
            %439 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %440 = stablehlo.shift_left %437, %439 : tensor<3xui32>
            %c_206 = stablehlo.constant dense<16> : tensor<ui32>
            %441 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %442 = stablehlo.shift_right_logical %437, %441 : tensor<3xui32>
            %443 = stablehlo.or %440, %442 : tensor<3xui32>
            %444 = stablehlo.xor %443, %438 : tensor<3xui32>
            %445 = stablehlo.add %438, %444 : tensor<3xui32>
            %c_207 = stablehlo.constant dense<24> : tensor<ui32>
            %446 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %447 = stablehlo.shift_left %444, %446 : tensor<3xui32>
            %c_208 = stablehlo.constant dense<8> : tensor<ui32>
            %448 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %449 = stablehlo.shift_right_logical %444, %448 : tensor<3xui32>
            %450 = stablehlo.or %447, %449 : tensor<3xui32>
            %451 = stablehlo.xor %450, %445 : tensor<3xui32>
            %452 = stablehlo.add %445, %389 : tensor<3xui32>
            %453 = stablehlo.add %451, %383 : tensor<3xui32>
            %c_209 = stablehlo.constant dense<2> : tensor<ui32>
            %454 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %455 = stablehlo.add %453, %454 : tensor<3xui32>
            %456 = stablehlo.add %452, %455 : tensor<3xui32>
            %c_210 = stablehlo.constant dense<13> : tensor<ui32>
            %457 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %458 = stablehlo.shift_left %455, %457 : tensor<3xui32>
            %c_211 = stablehlo.constant dense<19> : tensor<ui32>
            %459 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %460 = stablehlo.shift_right_logical %455, %459 : tensor<3xui32>
            %461 = stablehlo.or %458, %460 : tensor<3xui32>
            %462 = stablehlo.xor %461, %456 : tensor<3xui32>
            %463 = stablehlo.add %456, %462 : tensor<3xui32>
            %c_212 = stablehlo.constant dense<15> : tensor<ui32>
            %464 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %465 = stablehlo.shift_left %462, %464 : tensor<3xui32>
            %c_213 = stablehlo.constant dense<17> : tensor<ui32>
            %466 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %467 = stablehlo.shift_right_logical %462, %466 : tensor<3xui32>
            %468 = stablehlo.or %465, %467 : tensor<3xui32>
            %469 = stablehlo.xor %468, %463 : tensor<3xui32>
            %470 = stablehlo.add %463, %469 : tensor<3xui32>
            %c_214 = stablehlo.constant dense<26> : tensor<ui32>
            %471 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %472 = stablehlo.shift_left %469, %471 : tensor<3xui32>
            %c_215 = stablehlo.constant dense<6> : tensor<ui32>
            %473 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %474 = stablehlo.shift_right_logical %469, %473 : tensor<3xui32>
            %475 = stablehlo.or %472, %474 : tensor<3xui32>
            %476 = stablehlo.xor %475, %470 : tensor<3xui32>
            %477 = stablehlo.add %470, %476 : tensor<3xui32>
            %c_216 = stablehlo.constant dense<6> : tensor<ui32>
            %478 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %479 = stablehlo.shift_left %476, %478 : tensor<3xui32>
            %c_217 = stablehlo.constant dense<26> : tensor<ui32>
            %480 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %481 = stablehlo.shift_right_logical %476, %480 : tensor<3xui32>
            %482 = stablehlo.or %479, %481 : tensor<3xui32>
            %483 = stablehlo.xor %482, %477 : tensor<3xui32>
            %484 = stablehlo.add %477, %383 : tensor<3xui32>
            %485 = stablehlo.add %483, %385 : tensor<3xui32>
            %c_218 = stablehlo.constant dense<3> : tensor<ui32>
            %486 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %487 = stablehlo.add %485, %486 : tensor<3xui32>
            %488 = stablehlo.add %484, %487 : tensor<3xui32>
            %c_219 = stablehlo.constant dense<17> : tensor<ui32>
            %489 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %490 = stablehlo.shift_left %487, %489 : tensor<3xui32>
            %c_220 = stablehlo.constant dense<15> : tensor<ui32>
            %491 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %492 = stablehlo.shift_right_logical %487, %491 : tensor<3xui32>
            %493 = stablehlo.or %490, %492 : tensor<3xui32>
            %494 = stablehlo.xor %493, %488 : tensor<3xui32>
            %495 = stablehlo.add %488, %494 : tensor<3xui32>
            %c_221 = stablehlo.constant dense<29> : tensor<ui32>
            %496 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %497 = stablehlo.shift_left %494, %496 : tensor<3xui32>
            %c_222 = stablehlo.constant dense<3> : tensor<ui32>
            %498 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %499 = stablehlo.shift_right_logical %494, %498 : tensor<3xui32>
            %500 = stablehlo.or %497, %499 : tensor<3xui32>
            %501 = stablehlo.xor %500, %495 : tensor<3xui32>
            %502 = stablehlo.add %495, %501 : tensor<3xui32>
            %c_223 = stablehlo.constant dense<16> : tensor<ui32>
            %503 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %504 = stablehlo.shift_left %501, %503 : tensor<3xui32>
            %c_224 = stablehlo.constant dense<16> : tensor<ui32>
            %505 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %506 = stablehlo.shift_right_logical %501, %505 : tensor<3xui32>
            %507 = stablehlo.or %504, %506 : tensor<3xui32>
            %508 = stablehlo.xor %507, %502 : tensor<3xui32>
            %509 = stablehlo.add %502, %508 : tensor<3xui32>
            %c_225 = stablehlo.constant dense<24> : tensor<ui32>
            %510 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %511 = stablehlo.shift_left %508, %510 : tensor<3xui32>
            %c_226 = stablehlo.constant dense<8> : tensor<ui32>
            %512 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %513 = stablehlo.shift_right_logical %508, %512 : tensor<3xui32>
            %514 = stablehlo.or %511, %513 : tensor<3xui32>
            %515 = stablehlo.xor %514, %509 : tensor<3xui32>
            %516 = stablehlo.add %509, %385 : tensor<3xui32>
            %517 = stablehlo.add %515, %389 : tensor<3xui32>
            %c_227 = stablehlo.constant dense<4> : tensor<ui32>
            %518 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %519 = stablehlo.add %517, %518 : tensor<3xui32>
            %520 = stablehlo.add %516, %519 : tensor<3xui32>
            %c_228 = stablehlo.constant dense<13> : tensor<ui32>
            %521 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %522 = stablehlo.shift_left %519, %521 : tensor<3xui32>
            %c_229 = stablehlo.constant dense<19> : tensor<ui32>
            %523 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %524 = stablehlo.shift_right_logical %519, %523 : tensor<3xui32>
            %525 = stablehlo.or %522, %524 : tensor<3xui32>
            %526 = stablehlo.xor %525, %520 : tensor<3xui32>
            %527 = stablehlo.add %520, %526 : tensor<3xui32>
            %c_230 = stablehlo.constant dense<15> : tensor<ui32>
            %528 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %529 = stablehlo.shift_left %526, %528 : tensor<3xui32>
            %c_231 = stablehlo.constant dense<17> : tensor<ui32>
            %530 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %531 = stablehlo.shift_right_logical %526, %530 : tensor<3xui32>
            %532 = stablehlo.or %529, %531 : tensor<3xui32>
            %533 = stablehlo.xor %532, %527 : tensor<3xui32>
            %534 = stablehlo.add %527, %533 : tensor<3xui32>
            %c_232 = stablehlo.constant dense<26> : tensor<ui32>
            %535 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %536 = stablehlo.shift_left %533, %535 : tensor<3xui32>
            %c_233 = stablehlo.constant dense<6> : tensor<ui32>
            %537 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %538 = stablehlo.shift_right_logical %533, %537 : tensor<3xui32>
            %539 = stablehlo.or %536, %538 : tensor<3xui32>
            %540 = stablehlo.xor %539, %534 : tensor<3xui32>
            %541 = stablehlo.add %534, %540 : tensor<3xui32>
            %c_234 = stablehlo.constant dense<6> : tensor<ui32>
            %542 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %543 = stablehlo.shift_left %540, %542 : tensor<3xui32>
            %c_235 = stablehlo.constant dense<26> : tensor<ui32>
            %544 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %545 = stablehlo.shift_right_logical %540, %544 : tensor<3xui32>
            %546 = stablehlo.or %543, %545 : tensor<3xui32>
            %547 = stablehlo.xor %546, %541 : tensor<3xui32>
            %548 = stablehlo.add %541, %389 : tensor<3xui32>
            %549 = stablehlo.add %547, %383 : tensor<3xui32>
            %c_236 = stablehlo.constant dense<5> : tensor<ui32>
            %550 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %551 = stablehlo.add %549, %550 : tensor<3xui32>
            %552 = stablehlo.iota dim = 1 : tensor<3x97xui32>
            %553 = stablehlo.broadcast_in_dim %548, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %554 = stablehlo.broadcast_in_dim %551, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %c_237 = stablehlo.constant dense<0> : tensor<ui32>
            %555 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %556 = stablehlo.xor %553, %554 : tensor<3x1xui32>
            %c_238 = stablehlo.constant dense<466688986> : tensor<ui32>
            %557 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
            %558 = stablehlo.xor %556, %557 : tensor<3x1xui32>
            %559 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %560 = stablehlo.add %555, %559 : tensor<3x97xui32>
            %561 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %562 = stablehlo.add %552, %561 : tensor<3x97xui32>
            %563 = stablehlo.add %560, %562 : tensor<3x97xui32>
            %c_239 = stablehlo.constant dense<13> : tensor<ui32>
            %564 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %565 = stablehlo.shift_left %562, %564 : tensor<3x97xui32>
            %c_240 = stablehlo.constant dense<19> : tensor<ui32>
            %566 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %567 = stablehlo.shift_right_logical %562, %566 : tensor<3x97xui32>
            %568 = stablehlo.or %565, %567 : tensor<3x97xui32>
            %569 = stablehlo.xor %568, %563 : tensor<3x97xui32>
            %570 = stablehlo.add %563, %569 : tensor<3x97xui32>
            %c_241 = stablehlo.constant dense<15> : tensor<ui32>
            %571 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %572 = stablehlo.shift_left %569, %571 : tensor<3x97xui32>
            %c_242 = stablehlo.constant dense<17> : tensor<ui32>
            %573 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %574 = stablehlo.shift_right_logical %569, %573 : tensor<3x97xui32>
            %575 = stablehlo.or %572, %574 : tensor<3x97xui32>
            %576 = stablehlo.xor %575, %570 : tensor<3x97xui32>
            %577 = stablehlo.add %570, %576 : tensor<3x97xui32>
            %c_243 = stablehlo.constant dense<26> : tensor<ui32>
            %578 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %579 = stablehlo.shift_left %576, %578 : tensor<3x97xui32>
            %c_244 = stablehlo.constant dense<6> : tensor<ui32>
            %580 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %581 = stablehlo.shift_right_logical %576, %580 : tensor<3x97xui32>
            %582 = stablehlo.or %579, %581 : tensor<3x97xui32>
            %583 = stablehlo.xor %582, %577 : tensor<3x97xui32>
            %584 = stablehlo.add %577, %583 : tensor<3x97xui32>
            %c_245 = stablehlo.constant dense<6> : tensor<ui32>
            %585 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %586 = stablehlo.shift_left %583, %585 : tensor<3x97xui32>
            %c_246 = stablehlo.constant dense<26> : tensor<ui32>
            %587 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %588 = stablehlo.shift_right_logical %583, %587 : tensor<3x97xui32>
            %589 = stablehlo.or %586, %588 : tensor<3x97xui32>
            %590 = stablehlo.xor %589, %584 : tensor<3x97xui32>
            %591 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %592 = stablehlo.add %584, %591 : tensor<3x97xui32>
            %593 = stablehlo.broadcast_in_dim %558, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %594 = stablehlo.add %590, %593 : tensor<3x97xui32>
            %c_247 = stablehlo.constant dense<1> : tensor<ui32>
            %595 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %596 = stablehlo.add %594, %595 : tensor<3x97xui32>
            %597 = stablehlo.add %592, %596 : tensor<3x97xui32>
            %c_248 = stablehlo.constant dense<17> : tensor<ui32>
            %598 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %599 = stablehlo.shift_left %596, %598 : tensor<3x97xui32>
            %c_249 = stablehlo.constant dense<15> : tensor<ui32>
            %600 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %601 = stablehlo.shift_right_logical %596, %600 : tensor<3x97xui32>
            %602 = stablehlo.or %599, %601 : tensor<3x97xui32>
            %603 = stablehlo.xor %602, %597 : tensor<3x97xui32>
            %604 = stablehlo.add %597, %603 : tensor<3x97xui32>
            %c_250 = stablehlo.constant dense<29> : tensor<ui32>
            %605 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %606 = stablehlo.shift_left %603, %605 : tensor<3x97xui32>
            %c_251 = stablehlo.constant dense<3> : tensor<ui32>
            %607 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %608 = stablehlo.shift_right_logical %603, %607 : tensor<3x97xui32>
            %609 = stablehlo.or %606, %608 : tensor<3x97xui32>
            %610 = stablehlo.xor %609, %604 : tensor<3x97xui32>
            %611 = stablehlo.add %604, %610 : tensor<3x97xui32>
            %c_252 = stablehlo.constant dense<16> : tensor<ui32>
            %612 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %613 = stablehlo.shift_left %610, %612 : tensor<3x97xui32>
            %c_253 = stablehlo.constant dense<16> : tensor<ui32>
            %614 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %615 = stablehlo.shift_right_logical %610, %614 : tensor<3x97xui32>
            %616 = stablehlo.or %613, %615 : tensor<3x97xui32>
            %617 = stablehlo.xor %616, %611 : tensor<3x97xui32>
            %618 = stablehlo.add %611, %617 : tensor<3x97xui32>
            %c_254 = stablehlo.constant dense<24> : tensor<ui32>
            %619 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %620 = stablehlo.shift_left %617, %619 : tensor<3x97xui32>
            %c_255 = stablehlo.constant dense<8> : tensor<ui32>
            %621 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %622 = stablehlo.shift_right_logical %617, %621 : tensor<3x97xui32>
            %623 = stablehlo.or %620, %622 : tensor<3x97xui32>
            %624 = stablehlo.xor %623, %618 : tensor<3x97xui32>
            %625 = stablehlo.broadcast_in_dim %558, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %626 = stablehlo.add %618, %625 : tensor<3x97xui32>
            %627 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %628 = stablehlo.add %624, %627 : tensor<3x97xui32>
            %c_256 = stablehlo.constant dense<2> : tensor<ui32>
            %629 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %630 = stablehlo.add %628, %629 : tensor<3x97xui32>
            %631 = stablehlo.add %626, %630 : tensor<3x97xui32>
            %c_257 = stablehlo.constant dense<13> : tensor<ui32>
            %632 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %633 = stablehlo.shift_left %630, %632 : tensor<3x97xui32>
            %c_258 = stablehlo.constant dense<19> : tensor<ui32>
            %634 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %635 = stablehlo.shift_right_logical %630, %634 : tensor<3x97xui32>
            %636 = stablehlo.or %633, %635 : tensor<3x97xui32>
            %637 = stablehlo.xor %636, %631 : tensor<3x97xui32>
            %638 = stablehlo.add %631, %637 : tensor<3x97xui32>
            %c_259 = stablehlo.constant dense<15> : tensor<ui32>
            %639 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %640 = stablehlo.shift_left %637, %639 : tensor<3x97xui32>
            %c_260 = stablehlo.constant dense<17> : tensor<ui32>
            %641 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %642 = stablehlo.shift_right_logical %637, %641 : tensor<3x97xui32>
            %643 = stablehlo.or %640, %642 : tensor<3x97xui32>
            %644 = stablehlo.xor %643, %638 : tensor<3x97xui32>
            %645 = stablehlo.add %638, %644 : tensor<3x97xui32>
            %c_261 = stablehlo.constant dense<26> : tensor<ui32>
            %646 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %647 = stablehlo.shift_left %644, %646 : tensor<3x97xui32>
            %c_262 = stablehlo.constant dense<6> : tensor<ui32>
            %648 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %649 = stablehlo.shift_right_logical %644, %648 : tensor<3x97xui32>
            %650 = stablehlo.or %647, %649 : tensor<3x97xui32>
            %651 = stablehlo.xor %650, %645 : tensor<3x97xui32>
            %652 = stablehlo.add %645, %651 : tensor<3x97xui32>
            %c_263 = stablehlo.constant dense<6> : tensor<ui32>
            %653 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %654 = stablehlo.shift_left %651, %653 : tensor<3x97xui32>
            %c_264 = stablehlo.constant dense<26> : tensor<ui32>
            %655 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %656 = stablehlo.shift_right_logical %651, %655 : tensor<3x97xui32>
            %657 = stablehlo.or %654, %656 : tensor<3x97xui32>
            %658 = stablehlo.xor %657, %652 : tensor<3x97xui32>
            %659 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %660 = stablehlo.add %652, %659 : tensor<3x97xui32>
            %661 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %662 = stablehlo.add %658, %661 : tensor<3x97xui32>
            %c_265 = stablehlo.constant dense<3> : tensor<ui32>
            %663 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %664 = stablehlo.add %662, %663 : tensor<3x97xui32>
            %665 = stablehlo.add %660, %664 : tensor<3x97xui32>
            %c_266 = stablehlo.constant dense<17> : tensor<ui32>
            %666 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %667 = stablehlo.shift_left %664, %666 : tensor<3x97xui32>
            %c_267 = stablehlo.constant dense<15> : tensor<ui32>
            %668 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %669 = stablehlo.shift_right_logical %664, %668 : tensor<3x97xui32>
            %670 = stablehlo.or %667, %669 : tensor<3x97xui32>
            %671 = stablehlo.xor %670, %665 : tensor<3x97xui32>
            %672 = stablehlo.add %665, %671 : tensor<3x97xui32>
            %c_268 = stablehlo.constant dense<29> : tensor<ui32>
            %673 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %674 = stablehlo.shift_left %671, %673 : tensor<3x97xui32>
            %c_269 = stablehlo.constant dense<3> : tensor<ui32>
            %675 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %676 = stablehlo.shift_right_logical %671, %675 : tensor<3x97xui32>
            %677 = stablehlo.or %674, %676 : tensor<3x97xui32>
            %678 = stablehlo.xor %677, %672 : tensor<3x97xui32>
            %679 = stablehlo.add %672, %678 : tensor<3x97xui32>
            %c_270 = stablehlo.constant dense<16> : tensor<ui32>
            %680 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %681 = stablehlo.shift_left %678, %680 : tensor<3x97xui32>
            %c_271 = stablehlo.constant dense<16> : tensor<ui32>
            %682 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %683 = stablehlo.shift_right_logical %678, %682 : tensor<3x97xui32>
            %684 = stablehlo.or %681, %683 : tensor<3x97xui32>
            %685 = stablehlo.xor %684, %679 : tensor<3x97xui32>
            %686 = stablehlo.add %679, %685 : tensor<3x97xui32>
            %c_272 = stablehlo.constant dense<24> : tensor<ui32>
            %687 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %688 = stablehlo.shift_left %685, %687 : tensor<3x97xui32>
            %c_273 = stablehlo.constant dense<8> : tensor<ui32>
            %689 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %690 = stablehlo.shift_right_logical %685, %689 : tensor<3x97xui32>
            %691 = stablehlo.or %688, %690 : tensor<3x97xui32>
            %692 = stablehlo.xor %691, %686 : tensor<3x97xui32>
            %693 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %694 = stablehlo.add %686, %693 : tensor<3x97xui32>
            %695 = stablehlo.broadcast_in_dim %558, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %696 = stablehlo.add %692, %695 : tensor<3x97xui32>
            %c_274 = stablehlo.constant dense<4> : tensor<ui32>
            %697 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %698 = stablehlo.add %696, %697 : tensor<3x97xui32>
            %699 = stablehlo.add %694, %698 : tensor<3x97xui32>
            %c_275 = stablehlo.constant dense<13> : tensor<ui32>
            %700 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %701 = stablehlo.shift_left %698, %700 : tensor<3x97xui32>
            %c_276 = stablehlo.constant dense<19> : tensor<ui32>
            %702 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %703 = stablehlo.shift_right_logical %698, %702 : tensor<3x97xui32>
            %704 = stablehlo.or %701, %703 : tensor<3x97xui32>
            %705 = stablehlo.xor %704, %699 : tensor<3x97xui32>
            %706 = stablehlo.add %699, %705 : tensor<3x97xui32>
            %c_277 = stablehlo.constant dense<15> : tensor<ui32>
            %707 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %708 = stablehlo.shift_left %705, %707 : tensor<3x97xui32>
            %c_278 = stablehlo.constant dense<17> : tensor<ui32>
            %709 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %710 = stablehlo.shift_right_logical %705, %709 : tensor<3x97xui32>
            %711 = stablehlo.or %708, %710 : tensor<3x97xui32>
            %712 = stablehlo.xor %711, %706 : tensor<3x97xui32>
            %713 = stablehlo.add %706, %712 : tensor<3x97xui32>
            %c_279 = stablehlo.constant dense<26> : tensor<ui32>
            %714 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %715 = stablehlo.shift_left %712, %714 : tensor<3x97xui32>
            %c_280 = stablehlo.constant dense<6> : tensor<ui32>
            %716 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %717 = stablehlo.shift_right_logical %712, %716 : tensor<3x97xui32>
            %718 = stablehlo.or %715, %717 : tensor<3x97xui32>
            %719 = stablehlo.xor %718, %713 : tensor<3x97xui32>
            %720 = stablehlo.add %713, %719 : tensor<3x97xui32>
            %c_281 = stablehlo.constant dense<6> : tensor<ui32>
            %721 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %722 = stablehlo.shift_left %719, %721 : tensor<3x97xui32>
            %c_282 = stablehlo.constant dense<26> : tensor<ui32>
            %723 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %724 = stablehlo.shift_right_logical %719, %723 : tensor<3x97xui32>
            %725 = stablehlo.or %722, %724 : tensor<3x97xui32>
            %726 = stablehlo.xor %725, %720 : tensor<3x97xui32>
            %727 = stablehlo.broadcast_in_dim %558, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %728 = stablehlo.add %720, %727 : tensor<3x97xui32>
            %729 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %730 = stablehlo.add %726, %729 : tensor<3x97xui32>
            %c_283 = stablehlo.constant dense<5> : tensor<ui32>
            %731 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %732 = stablehlo.add %730, %731 : tensor<3x97xui32>
            %733 = stablehlo.xor %728, %732 : tensor<3x97xui32>
            %c_284 = stablehlo.constant dense<9> : tensor<ui32>
            %734 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %735 = stablehlo.shift_right_logical %733, %734 : tensor<3x97xui32>
            %736 = stablehlo.convert %735 : (tensor<3x97xui32>) -> tensor<3x97xf32>
            %cst_285 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %737 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %738 = stablehlo.add %736, %737 : tensor<3x97xf32>
            %cst_286 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %739 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %740 = stablehlo.multiply %738, %739 : tensor<3x97xf32>
            %c_287 = stablehlo.constant dense<31> : tensor<i32>
            %741 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %742 = stablehlo.shift_right_logical %73, %741 : tensor<3xi32>
            %743 = stablehlo.broadcast_in_dim %742, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %744 = stablehlo.bitcast_convert %740 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_288 = stablehlo.constant dense<1060439283> : tensor<i32>
            %745 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %746 = stablehlo.subtract %744, %745 : tensor<3x97xi32>
            %c_289 = stablehlo.constant dense<23> : tensor<i32>
            %747 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %748 = stablehlo.shift_right_arithmetic %746, %747 : tensor<3x97xi32>
            %c_290 = stablehlo.constant dense<23> : tensor<i32>
            %749 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %750 = stablehlo.shift_left %748, %749 : tensor<3x97xi32>
            %751 = stablehlo.subtract %744, %750 : tensor<3x97xi32>
            %752 = stablehlo.bitcast_convert %751 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_291 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %753 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %754 = stablehlo.subtract %752, %753 : tensor<3x97xf32>
            %755 = stablehlo.convert %748 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %756 = stablehlo.multiply %754, %754 : tensor<3x97xf32>
            %757 = stablehlo.bitcast_convert %756 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %758 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %759 = stablehlo.xor %757, %758 : tensor<3x97xi32>
            %760 = stablehlo.bitcast_convert %759 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_292 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %761 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %762 = stablehlo.multiply %761, %754 : tensor<3x97xf32>
            %763 = stablehlo.bitcast_convert %762 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %764 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %765 = stablehlo.xor %763, %764 : tensor<3x97xi32>
            %766 = stablehlo.bitcast_convert %765 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_293 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %767 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %768 = stablehlo.add %766, %767 : tensor<3x97xf32>
            %769 = stablehlo.multiply %768, %754 : tensor<3x97xf32>
            %770 = stablehlo.bitcast_convert %769 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %771 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %772 = stablehlo.xor %770, %771 : tensor<3x97xi32>
            %773 = stablehlo.bitcast_convert %772 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_294 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %774 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %775 = stablehlo.add %773, %774 : tensor<3x97xf32>
            %776 = stablehlo.multiply %775, %754 : tensor<3x97xf32>
            %777 = stablehlo.bitcast_convert %776 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %778 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %779 = stablehlo.xor %777, %778 : tensor<3x97xi32>
            %780 = stablehlo.bitcast_convert %779 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_295 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %781 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %782 = stablehlo.add %780, %781 : tensor<3x97xf32>
            %783 = stablehlo.multiply %782, %754 : tensor<3x97xf32>
            %784 = stablehlo.bitcast_convert %783 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %785 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %786 = stablehlo.xor %784, %785 : tensor<3x97xi32>
            %787 = stablehlo.bitcast_convert %786 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_296 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %788 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %789 = stablehlo.add %787, %788 : tensor<3x97xf32>
            %790 = stablehlo.multiply %789, %754 : tensor<3x97xf32>
            %791 = stablehlo.bitcast_convert %790 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %792 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %793 = stablehlo.xor %791, %792 : tensor<3x97xi32>
            %794 = stablehlo.bitcast_convert %793 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_297 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %795 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %796 = stablehlo.add %794, %795 : tensor<3x97xf32>
            %797 = stablehlo.multiply %796, %754 : tensor<3x97xf32>
            %798 = stablehlo.bitcast_convert %797 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %799 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %800 = stablehlo.xor %798, %799 : tensor<3x97xi32>
            %801 = stablehlo.bitcast_convert %800 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_298 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %802 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %803 = stablehlo.add %801, %802 : tensor<3x97xf32>
            %804 = stablehlo.multiply %803, %754 : tensor<3x97xf32>
            %805 = stablehlo.bitcast_convert %804 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %806 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %807 = stablehlo.xor %805, %806 : tensor<3x97xi32>
            %808 = stablehlo.bitcast_convert %807 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_299 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %809 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %810 = stablehlo.add %808, %809 : tensor<3x97xf32>
            %811 = stablehlo.multiply %810, %754 : tensor<3x97xf32>
            %812 = stablehlo.bitcast_convert %811 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %813 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %814 = stablehlo.xor %812, %813 : tensor<3x97xi32>
            %815 = stablehlo.bitcast_convert %814 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_300 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %816 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %817 = stablehlo.add %815, %816 : tensor<3x97xf32>
            %818 = stablehlo.multiply %817, %754 : tensor<3x97xf32>
            %819 = stablehlo.multiply %818, %760 : tensor<3x97xf32>
            %820 = stablehlo.bitcast_convert %819 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %821 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %822 = stablehlo.xor %820, %821 : tensor<3x97xi32>
            %823 = stablehlo.bitcast_convert %822 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_301 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %824 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %825 = stablehlo.multiply %755, %824 : tensor<3x97xf32>
            %826 = stablehlo.bitcast_convert %825 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %827 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %828 = stablehlo.xor %826, %827 : tensor<3x97xi32>
            %829 = stablehlo.bitcast_convert %828 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %830 = stablehlo.add %823, %829 : tensor<3x97xf32>
            %cst_302 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %831 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %832 = stablehlo.multiply %760, %831 : tensor<3x97xf32>
            %833 = stablehlo.subtract %830, %832 : tensor<3x97xf32>
            %834 = stablehlo.add %754, %833 : tensor<3x97xf32>
            %cst_303 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %835 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %836 = stablehlo.multiply %755, %835 : tensor<3x97xf32>
            %837 = stablehlo.add %834, %836 : tensor<3x97xf32>
            %838 = stablehlo.negate %837 : tensor<3x97xf32>
            %839 = stablehlo.bitcast_convert %838 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_304 = stablehlo.constant dense<1060439283> : tensor<i32>
            %840 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %841 = stablehlo.subtract %839, %840 : tensor<3x97xi32>
            %c_305 = stablehlo.constant dense<23> : tensor<i32>
            %842 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %843 = stablehlo.shift_right_arithmetic %841, %842 : tensor<3x97xi32>
            %c_306 = stablehlo.constant dense<23> : tensor<i32>
            %844 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %845 = stablehlo.shift_left %843, %844 : tensor<3x97xi32>
            %846 = stablehlo.subtract %839, %845 : tensor<3x97xi32>
            %847 = stablehlo.bitcast_convert %846 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %848 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %849 = stablehlo.subtract %847, %848 : tensor<3x97xf32>
            %850 = stablehlo.convert %843 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %851 = stablehlo.multiply %849, %849 : tensor<3x97xf32>
            %852 = stablehlo.bitcast_convert %851 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %853 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %854 = stablehlo.xor %852, %853 : tensor<3x97xi32>
            %855 = stablehlo.bitcast_convert %854 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_308 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %856 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %857 = stablehlo.multiply %856, %849 : tensor<3x97xf32>
            %858 = stablehlo.bitcast_convert %857 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %859 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %860 = stablehlo.xor %858, %859 : tensor<3x97xi32>
            %861 = stablehlo.bitcast_convert %860 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_309 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %862 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %863 = stablehlo.add %861, %862 : tensor<3x97xf32>
            %864 = stablehlo.multiply %863, %849 : tensor<3x97xf32>
            %865 = stablehlo.bitcast_convert %864 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %866 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %867 = stablehlo.xor %865, %866 : tensor<3x97xi32>
            %868 = stablehlo.bitcast_convert %867 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_310 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %869 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %870 = stablehlo.add %868, %869 : tensor<3x97xf32>
            %871 = stablehlo.multiply %870, %849 : tensor<3x97xf32>
            %872 = stablehlo.bitcast_convert %871 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %873 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %874 = stablehlo.xor %872, %873 : tensor<3x97xi32>
            %875 = stablehlo.bitcast_convert %874 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_311 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %876 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %877 = stablehlo.add %875, %876 : tensor<3x97xf32>
            %878 = stablehlo.multiply %877, %849 : tensor<3x97xf32>
            %879 = stablehlo.bitcast_convert %878 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %880 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %881 = stablehlo.xor %879, %880 : tensor<3x97xi32>
            %882 = stablehlo.bitcast_convert %881 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_312 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %883 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %884 = stablehlo.add %882, %883 : tensor<3x97xf32>
            %885 = stablehlo.multiply %884, %849 : tensor<3x97xf32>
            %886 = stablehlo.bitcast_convert %885 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %887 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %888 = stablehlo.xor %886, %887 : tensor<3x97xi32>
            %889 = stablehlo.bitcast_convert %888 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_313 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %890 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %891 = stablehlo.add %889, %890 : tensor<3x97xf32>
            %892 = stablehlo.multiply %891, %849 : tensor<3x97xf32>
            %893 = stablehlo.bitcast_convert %892 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %894 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %895 = stablehlo.xor %893, %894 : tensor<3x97xi32>
            %896 = stablehlo.bitcast_convert %895 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_314 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %897 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %898 = stablehlo.add %896, %897 : tensor<3x97xf32>
            %899 = stablehlo.multiply %898, %849 : tensor<3x97xf32>
            %900 = stablehlo.bitcast_convert %899 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %901 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %902 = stablehlo.xor %900, %901 : tensor<3x97xi32>
            %903 = stablehlo.bitcast_convert %902 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_315 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %904 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %905 = stablehlo.add %903, %904 : tensor<3x97xf32>
            %906 = stablehlo.multiply %905, %849 : tensor<3x97xf32>
            %907 = stablehlo.bitcast_convert %906 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %908 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %909 = stablehlo.xor %907, %908 : tensor<3x97xi32>
            %910 = stablehlo.bitcast_convert %909 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_316 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %911 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %912 = stablehlo.add %910, %911 : tensor<3x97xf32>
            %913 = stablehlo.multiply %912, %849 : tensor<3x97xf32>
            %914 = stablehlo.multiply %913, %855 : tensor<3x97xf32>
            %915 = stablehlo.bitcast_convert %914 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %916 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %917 = stablehlo.xor %915, %916 : tensor<3x97xi32>
            %918 = stablehlo.bitcast_convert %917 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_317 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %919 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %920 = stablehlo.multiply %850, %919 : tensor<3x97xf32>
            %921 = stablehlo.bitcast_convert %920 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %922 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %923 = stablehlo.xor %921, %922 : tensor<3x97xi32>
            %924 = stablehlo.bitcast_convert %923 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %925 = stablehlo.add %918, %924 : tensor<3x97xf32>
            %cst_318 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %926 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %927 = stablehlo.multiply %855, %926 : tensor<3x97xf32>
            %928 = stablehlo.subtract %925, %927 : tensor<3x97xf32>
            %929 = stablehlo.add %849, %928 : tensor<3x97xf32>
            %cst_319 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %930 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %931 = stablehlo.multiply %850, %930 : tensor<3x97xf32>
            %932 = stablehlo.add %929, %931 : tensor<3x97xf32>
            %933 = stablehlo.negate %932 : tensor<3x97xf32>
            stablehlo.return %933 : tensor<3x97xf32>
          }) : (tensor<i32>) -> tensor<3x97xf32>
          %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %324 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %325 = stablehlo.compare GT, %290, %324, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %326 = func.call @_where_21(%325, %290, %cst_170) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %327 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %328 = stablehlo.divide %327, %326 : tensor<3xf32>
          %cst_172 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %329 = stablehlo.reduce(%235 init: %cst_172) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %330 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %332 = stablehlo.subtract %235, %331 : tensor<3x97xf32>
          %333 = stablehlo.broadcast_in_dim %328, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_173 = stablehlo.constant dense<31> : tensor<i32>
          %334 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %335 = stablehlo.shift_right_logical %292, %334 : tensor<3xi32>
          %336 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %337 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %338 = stablehlo.multiply %332, %337 : tensor<3x97xf32>
          %339 = stablehlo.bitcast_convert %338 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %340 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %341 = stablehlo.xor %339, %340 : tensor<3x97xi32>
          %342 = stablehlo.bitcast_convert %341 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_174 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %343 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %344 = stablehlo.compare EQ, %235, %343, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_175 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %345 = func.call @_where_22(%344, %cst_175, %342) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_176 = stablehlo.constant dense<0> : tensor<i32>
          %346 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %347 = stablehlo.compare GT, %292, %346, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_177 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %348 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %349 = stablehlo.compare LT, %294, %348, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %350 = stablehlo.or %347, %349 : tensor<3xi1>
          %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %351 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %352 = stablehlo.compare GT, %296, %351, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %353 = stablehlo.or %350, %352 : tensor<3xi1>
          %c_179 = stablehlo.constant dense<false> : tensor<i1>
          %354 = stablehlo.reduce(%353 init: %c_179) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %355 = stablehlo.convert %354 : (tensor<i1>) -> tensor<i32>
          %356 = "stablehlo.case"(%355) ({
            %c_190 = stablehlo.constant dense<true> : tensor<i1>
            %381 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %381 : tensor<3x97xi1>
          }, {
            %381 = stablehlo.bitcast_convert %345 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_190 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %382 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %383 = stablehlo.compare EQ, %381, %382, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_191 = stablehlo.constant dense<0> : tensor<i32>
            %384 = func.call @_where_23(%383, %c_191, %381) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_192 = stablehlo.constant dense<0> : tensor<i32>
            %385 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %386 = stablehlo.compare LT, %384, %385, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_193 = stablehlo.constant dense<2147483647> : tensor<i32>
            %387 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %388 = stablehlo.xor %384, %387 : tensor<3x97xi32>
            %389 = func.call @_where_24(%386, %388, %384) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%345, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_194 = stablehlo.constant dense<0> : tensor<i32>
            %390 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %391 = stablehlo.compare EQ, %292, %390, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_195 = stablehlo.constant dense<97> : tensor<i32>
            %392 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %393 = stablehlo.compare GE, %292, %392, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %394 = stablehlo.or %391, %393 : tensor<3xi1>
            %395 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_196 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %396 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %397 = stablehlo.compare EQ, %395, %396, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_197 = stablehlo.constant dense<0> : tensor<i32>
            %398 = func.call @_where_23(%397, %c_197, %395) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_198 = stablehlo.constant dense<0> : tensor<i32>
            %399 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %400 = stablehlo.compare LT, %398, %399, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_199 = stablehlo.constant dense<2147483647> : tensor<i32>
            %401 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %402 = stablehlo.xor %398, %401 : tensor<3x97xi32>
            %403 = func.call @_where_24(%400, %402, %398) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_200 = stablehlo.constant dense<1> : tensor<i32>
            %c_201 = stablehlo.constant dense<97> : tensor<i32>
            %404 = func.call @clip(%292, %c_200, %c_201) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_202 = stablehlo.constant dense<1> : tensor<i32>
            %406 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %407 = stablehlo.subtract %405, %406 : tensor<3x1xi32>
            %408 = func.call @take_along_axis_25(%403, %407) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %409 = stablehlo.reshape %408 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_203 = stablehlo.constant dense<97> : tensor<i32>
            %410 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %411 = stablehlo.minimum %292, %410 : tensor<3xi32>
            %412 = stablehlo.convert %411 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %413 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_205 = stablehlo.constant dense<97> : tensor<i32>
            %414 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %415 = stablehlo.compare LE, %292, %414, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_206 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %416 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %417 = stablehlo.not %394 : tensor<3xi1>
            %418 = stablehlo.not %415 : tensor<3xi1>
            %419 = stablehlo.and %417, %418 : tensor<3xi1>
            %c_207 = stablehlo.constant dense<false> : tensor<i1>
            %420 = stablehlo.reduce(%419 init: %c_207) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %421 = stablehlo.convert %420 : (tensor<i1>) -> tensor<i32>
            %422 = "stablehlo.case"(%421) ({
              stablehlo.return %416 : tensor<3xi32>
            }, {
              %c_268 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %693 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_269 = stablehlo.constant dense<2147483647> : tensor<i32>
              %694 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_270 = stablehlo.constant dense<0> : tensor<i32>
              %c_271 = stablehlo.constant dense<0> : tensor<i32>
              %695:7 = stablehlo.while(%iterArg_272 = %389, %iterArg_273 = %413, %iterArg_274 = %412, %iterArg_275 = %c_271, %iterArg_276 = %c_270, %iterArg_277 = %693, %iterArg_278 = %694) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_279 = stablehlo.constant dense<32> : tensor<i32>
                %696 = stablehlo.compare LT, %iterArg_275, %c_279, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %696 : tensor<i1>
              } do {
                %696:3 = func.call @closed_call_26(%iterArg_272, %iterArg_273, %iterArg_274, %iterArg_276, %iterArg_277, %iterArg_278) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_279 = stablehlo.constant dense<1> : tensor<i32>
                %697 = stablehlo.add %iterArg_275, %c_279 : tensor<i32>
                stablehlo.return %iterArg_272, %iterArg_273, %iterArg_274, %697, %696#0, %696#1, %696#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %695#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %423 = func.call @_where_2(%415, %409, %422) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %424 = func.call @_where_2(%394, %416, %423) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %c_208 = stablehlo.constant dense<31> : tensor<i32>
            %425 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %426 = stablehlo.shift_right_logical %292, %425 : tensor<3xi32>
            %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_209 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %428 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %429 = stablehlo.maximum %345, %428 : tensor<3x97xf32>
            %cst_210 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %430 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %431 = stablehlo.multiply %429, %430 : tensor<3x97xf32>
            %432 = func.call @round(%431) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_211 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %433 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %434 = stablehlo.multiply %432, %433 : tensor<3x97xf32>
            %435 = stablehlo.subtract %429, %434 : tensor<3x97xf32>
            %cst_212 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %436 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %437 = stablehlo.multiply %432, %436 : tensor<3x97xf32>
            %438 = stablehlo.bitcast_convert %437 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %439 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %440 = stablehlo.xor %438, %439 : tensor<3x97xi32>
            %441 = stablehlo.bitcast_convert %440 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %442 = stablehlo.subtract %435, %441 : tensor<3x97xf32>
            %cst_213 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %443 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %444 = stablehlo.multiply %443, %442 : tensor<3x97xf32>
            %445 = stablehlo.bitcast_convert %444 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %446 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %447 = stablehlo.xor %445, %446 : tensor<3x97xi32>
            %448 = stablehlo.bitcast_convert %447 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_214 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %449 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %450 = stablehlo.add %448, %449 : tensor<3x97xf32>
            %451 = stablehlo.multiply %450, %442 : tensor<3x97xf32>
            %452 = stablehlo.bitcast_convert %451 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %453 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %454 = stablehlo.xor %452, %453 : tensor<3x97xi32>
            %455 = stablehlo.bitcast_convert %454 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_215 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %456 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %457 = stablehlo.add %455, %456 : tensor<3x97xf32>
            %458 = stablehlo.multiply %457, %442 : tensor<3x97xf32>
            %459 = stablehlo.bitcast_convert %458 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %460 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %461 = stablehlo.xor %459, %460 : tensor<3x97xi32>
            %462 = stablehlo.bitcast_convert %461 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_216 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %463 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %464 = stablehlo.add %462, %463 : tensor<3x97xf32>
            %465 = stablehlo.multiply %464, %442 : tensor<3x97xf32>
            %466 = stablehlo.bitcast_convert %465 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %467 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %468 = stablehlo.xor %466, %467 : tensor<3x97xi32>
            %469 = stablehlo.bitcast_convert %468 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_217 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %470 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %471 = stablehlo.add %469, %470 : tensor<3x97xf32>
            %472 = stablehlo.multiply %471, %442 : tensor<3x97xf32>
            %473 = stablehlo.bitcast_convert %472 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %474 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %475 = stablehlo.xor %473, %474 : tensor<3x97xi32>
            %476 = stablehlo.bitcast_convert %475 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_218 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %477 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %478 = stablehlo.add %476, %477 : tensor<3x97xf32>
            %479 = stablehlo.multiply %478, %442 : tensor<3x97xf32>
            %480 = stablehlo.multiply %479, %442 : tensor<3x97xf32>
            %481 = stablehlo.bitcast_convert %480 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %482 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %483 = stablehlo.xor %481, %482 : tensor<3x97xi32>
            %484 = stablehlo.bitcast_convert %483 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %485 = stablehlo.add %484, %442 : tensor<3x97xf32>
            %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %486 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %487 = stablehlo.add %485, %486 : tensor<3x97xf32>
            %488 = stablehlo.convert %432 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_220 = stablehlo.constant dense<127> : tensor<i32>
            %489 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %490 = stablehlo.add %488, %489 : tensor<3x97xi32>
            %c_221 = stablehlo.constant dense<23> : tensor<i32>
            %491 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %492 = stablehlo.shift_left %490, %491 : tensor<3x97xi32>
            %493 = stablehlo.bitcast_convert %492 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_222 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %494 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %495 = stablehlo.compare LT, %345, %494, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %496 = stablehlo.multiply %487, %493 : tensor<3x97xf32>
            %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %497 = func.call @_where_22(%495, %cst_223, %496) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %498 = stablehlo.broadcast_in_dim %424, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %500 = stablehlo.compare GE, %389, %499, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %501 = func.call @_where_19(%500, %497, %cst_224) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %502 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_225 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %503 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %504 = stablehlo.compare EQ, %502, %503, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_226 = stablehlo.constant dense<0> : tensor<i32>
            %505 = func.call @_where_23(%504, %c_226, %502) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_227 = stablehlo.constant dense<0> : tensor<i32>
            %506 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %507 = stablehlo.compare LT, %505, %506, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_228 = stablehlo.constant dense<2147483647> : tensor<i32>
            %508 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %509 = stablehlo.xor %505, %508 : tensor<3x97xi32>
            %510 = func.call @_where_24(%507, %509, %505) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %511 = stablehlo.broadcast_in_dim %424, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %512 = stablehlo.broadcast_in_dim %511, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %513 = stablehlo.compare GE, %510, %512, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_229 = stablehlo.constant dense<31> : tensor<i32>
            %514 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %515 = stablehlo.shift_right_logical %292, %514 : tensor<3xi32>
            %516 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_230 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %517 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %518 = stablehlo.maximum %values, %517 : tensor<3x97xf32>
            %cst_231 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %519 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %520 = stablehlo.multiply %518, %519 : tensor<3x97xf32>
            %521 = func.call @round(%520) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_232 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %522 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %523 = stablehlo.multiply %521, %522 : tensor<3x97xf32>
            %524 = stablehlo.subtract %518, %523 : tensor<3x97xf32>
            %cst_233 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %525 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %526 = stablehlo.multiply %521, %525 : tensor<3x97xf32>
            %527 = stablehlo.bitcast_convert %526 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %528 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %529 = stablehlo.xor %527, %528 : tensor<3x97xi32>
            %530 = stablehlo.bitcast_convert %529 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %531 = stablehlo.subtract %524, %530 : tensor<3x97xf32>
            %cst_234 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %532 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %533 = stablehlo.multiply %532, %531 : tensor<3x97xf32>
            %534 = stablehlo.bitcast_convert %533 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %535 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %536 = stablehlo.xor %534, %535 : tensor<3x97xi32>
            %537 = stablehlo.bitcast_convert %536 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_235 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %538 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %539 = stablehlo.add %537, %538 : tensor<3x97xf32>
            %540 = stablehlo.multiply %539, %531 : tensor<3x97xf32>
            %541 = stablehlo.bitcast_convert %540 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %542 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %543 = stablehlo.xor %541, %542 : tensor<3x97xi32>
            %544 = stablehlo.bitcast_convert %543 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_236 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %545 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %546 = stablehlo.add %544, %545 : tensor<3x97xf32>
            %547 = stablehlo.multiply %546, %531 : tensor<3x97xf32>
            %548 = stablehlo.bitcast_convert %547 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %549 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %550 = stablehlo.xor %548, %549 : tensor<3x97xi32>
            %551 = stablehlo.bitcast_convert %550 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_237 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %552 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %553 = stablehlo.add %551, %552 : tensor<3x97xf32>
            %554 = stablehlo.multiply %553, %531 : tensor<3x97xf32>
            %555 = stablehlo.bitcast_convert %554 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %556 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %557 = stablehlo.xor %555, %556 : tensor<3x97xi32>
            %558 = stablehlo.bitcast_convert %557 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_238 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %559 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %560 = stablehlo.add %558, %559 : tensor<3x97xf32>
            %561 = stablehlo.multiply %560, %531 : tensor<3x97xf32>
            %562 = stablehlo.bitcast_convert %561 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %563 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %564 = stablehlo.xor %562, %563 : tensor<3x97xi32>
            %565 = stablehlo.bitcast_convert %564 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_239 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %566 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %567 = stablehlo.add %565, %566 : tensor<3x97xf32>
            %568 = stablehlo.multiply %567, %531 : tensor<3x97xf32>
            %569 = stablehlo.multiply %568, %531 : tensor<3x97xf32>
            %570 = stablehlo.bitcast_convert %569 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %571 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %572 = stablehlo.xor %570, %571 : tensor<3x97xi32>
            %573 = stablehlo.bitcast_convert %572 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %574 = stablehlo.add %573, %531 : tensor<3x97xf32>
            %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %575 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %576 = stablehlo.add %574, %575 : tensor<3x97xf32>
            %577 = stablehlo.convert %521 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_241 = stablehlo.constant dense<127> : tensor<i32>
            %578 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %579 = stablehlo.add %577, %578 : tensor<3x97xi32>
            %c_242 = stablehlo.constant dense<23> : tensor<i32>
            %580 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %581 = stablehlo.shift_left %579, %580 : tensor<3x97xi32>
            %582 = stablehlo.bitcast_convert %581 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_243 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %583 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %584 = stablehlo.compare LT, %values, %583, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %585 = stablehlo.multiply %576, %582 : tensor<3x97xf32>
            %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %586 = func.call @_where_22(%584, %cst_244, %585) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %587 = func.call @_where_19(%513, %586, %cst_245) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_246 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %588 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %589 = stablehlo.maximum %294, %588 : tensor<3xf32>
            %c_247 = stablehlo.constant dense<0> : tensor<i32>
            %590 = "stablehlo.case"(%c_247) ({
              %c_268 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_268 : tensor<i32>
            }, {
              %c_268 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_268 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %591 = "stablehlo.case"(%590) ({
              %c_268 = stablehlo.constant dense<0> : tensor<i32>
              %693 = func.call @_pad_27(%501, %c_268) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %694 = stablehlo.slice %693 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %695 = stablehlo.slice %693 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %696 = stablehlo.slice %693 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %697 = stablehlo.slice %693 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %698 = stablehlo.slice %693 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %699 = stablehlo.slice %693 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %700 = stablehlo.slice %693 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %701 = stablehlo.slice %693 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %702 = stablehlo.add %694, %695 : tensor<3x13xf32>
              %703 = stablehlo.add %696, %697 : tensor<3x13xf32>
              %704 = stablehlo.add %702, %703 : tensor<3x13xf32>
              %705 = stablehlo.add %698, %699 : tensor<3x13xf32>
              %706 = stablehlo.add %700, %701 : tensor<3x13xf32>
              %707 = stablehlo.add %705, %706 : tensor<3x13xf32>
              %708 = stablehlo.add %704, %707 : tensor<3x13xf32>
              %709 = stablehlo.optimization_barrier %708 : tensor<3x13xf32>
              %c_269 = stablehlo.constant dense<0> : tensor<i32>
              %710 = func.call @_pad_28(%709, %c_269) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %711 = stablehlo.slice %710 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %712 = stablehlo.slice %710 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %713 = stablehlo.slice %710 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %714 = stablehlo.slice %710 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %715 = stablehlo.slice %710 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %716 = stablehlo.slice %710 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %717 = stablehlo.slice %710 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %718 = stablehlo.slice %710 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %719 = stablehlo.add %711, %712 : tensor<3x2xf32>
              %720 = stablehlo.add %713, %714 : tensor<3x2xf32>
              %721 = stablehlo.add %719, %720 : tensor<3x2xf32>
              %722 = stablehlo.add %715, %716 : tensor<3x2xf32>
              %723 = stablehlo.add %717, %718 : tensor<3x2xf32>
              %724 = stablehlo.add %722, %723 : tensor<3x2xf32>
              %725 = stablehlo.add %721, %724 : tensor<3x2xf32>
              %726 = stablehlo.optimization_barrier %725 : tensor<3x2xf32>
              %c_270 = stablehlo.constant dense<0> : tensor<i32>
              %727 = func.call @_pad_29(%726, %c_270) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %728 = stablehlo.slice %727 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %729 = stablehlo.slice %727 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %730 = stablehlo.slice %727 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %731 = stablehlo.slice %727 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %732 = stablehlo.slice %727 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %733 = stablehlo.slice %727 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %734 = stablehlo.slice %727 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %735 = stablehlo.slice %727 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %736 = stablehlo.add %728, %729 : tensor<3x1xf32>
              %737 = stablehlo.add %730, %731 : tensor<3x1xf32>
              %738 = stablehlo.add %736, %737 : tensor<3x1xf32>
              %739 = stablehlo.add %732, %733 : tensor<3x1xf32>
              %740 = stablehlo.add %734, %735 : tensor<3x1xf32>
              %741 = stablehlo.add %739, %740 : tensor<3x1xf32>
              %742 = stablehlo.add %738, %741 : tensor<3x1xf32>
              %743 = stablehlo.optimization_barrier %742 : tensor<3x1xf32>
              %744 = stablehlo.reshape %743 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %744 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %592 = stablehlo.multiply %589, %591 : tensor<3xf32>
            %593 = stablehlo.slice %587 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %594 = stablehlo.slice %587 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %595 = stablehlo.add %593, %594 : tensor<3x48xf32>
            %596 = stablehlo.slice %595 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %597 = stablehlo.slice %595 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %598 = stablehlo.add %596, %597 : tensor<3x24xf32>
            %599 = stablehlo.slice %598 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %600 = stablehlo.slice %598 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %601 = stablehlo.add %599, %600 : tensor<3x12xf32>
            %602 = stablehlo.slice %601 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %603 = stablehlo.slice %601 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %604 = stablehlo.add %602, %603 : tensor<3x6xf32>
            %605 = stablehlo.slice %604 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %606 = stablehlo.slice %604 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %607 = stablehlo.add %605, %606 : tensor<3x3xf32>
            %608 = stablehlo.slice %607 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %609 = stablehlo.slice %607 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %610 = stablehlo.add %608, %609 : tensor<3x1xf32>
            %611 = stablehlo.slice %607 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %612 = stablehlo.add %610, %611 : tensor<3x1xf32>
            %613 = stablehlo.slice %607 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %614 = stablehlo.concatenate %613, %612, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %615 = stablehlo.pad %614, %cst_248, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %616 = stablehlo.pad %610, %cst_249, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %617 = stablehlo.add %615, %616 : tensor<3x3xf32>
            %618 = stablehlo.slice %617 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %619 = stablehlo.slice %604 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %620 = stablehlo.add %618, %619 : tensor<3x2xf32>
            %621 = stablehlo.slice %604 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %622 = stablehlo.concatenate %621, %620, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %623 = stablehlo.pad %622, %cst_250, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %624 = stablehlo.pad %617, %cst_251, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %625 = stablehlo.add %623, %624 : tensor<3x6xf32>
            %626 = stablehlo.slice %625 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %627 = stablehlo.slice %601 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %628 = stablehlo.add %626, %627 : tensor<3x5xf32>
            %629 = stablehlo.slice %601 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %630 = stablehlo.concatenate %629, %628, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %631 = stablehlo.pad %630, %cst_252, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %632 = stablehlo.pad %625, %cst_253, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %633 = stablehlo.add %631, %632 : tensor<3x12xf32>
            %634 = stablehlo.slice %633 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %635 = stablehlo.slice %598 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %636 = stablehlo.add %634, %635 : tensor<3x11xf32>
            %637 = stablehlo.slice %598 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %638 = stablehlo.concatenate %637, %636, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %639 = stablehlo.pad %638, %cst_254, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %640 = stablehlo.pad %633, %cst_255, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %641 = stablehlo.add %639, %640 : tensor<3x24xf32>
            %642 = stablehlo.slice %641 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %643 = stablehlo.slice %595 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %644 = stablehlo.add %642, %643 : tensor<3x23xf32>
            %645 = stablehlo.slice %595 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %646 = stablehlo.concatenate %645, %644, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %647 = stablehlo.pad %646, %cst_256, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %648 = stablehlo.pad %641, %cst_257, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %649 = stablehlo.add %647, %648 : tensor<3x48xf32>
            %650 = stablehlo.slice %587 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %651 = stablehlo.add %649, %650 : tensor<3x48xf32>
            %652 = stablehlo.slice %587 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %653 = stablehlo.concatenate %652, %651, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %654 = stablehlo.pad %653, %cst_258, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %655 = stablehlo.pad %649, %cst_259, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %656 = stablehlo.add %654, %655 : tensor<3x97xf32>
            %657 = stablehlo.broadcast_in_dim %592, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %659 = stablehlo.compare GE, %656, %658, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %660 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_260 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %661 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %662 = stablehlo.compare EQ, %660, %661, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_261 = stablehlo.constant dense<0> : tensor<i32>
            %663 = func.call @_where_23(%662, %c_261, %660) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_262 = stablehlo.constant dense<0> : tensor<i32>
            %664 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %665 = stablehlo.compare LT, %663, %664, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_263 = stablehlo.constant dense<2147483647> : tensor<i32>
            %666 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %667 = stablehlo.xor %663, %666 : tensor<3x97xi32>
            %668 = func.call @_where_24(%665, %667, %663) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %669 = func.call @argmax(%659) : (tensor<3x97xi1>) -> tensor<3xi32>
            %670 = stablehlo.broadcast_in_dim %669, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %671 = func.call @take_along_axis_25(%668, %670) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %672 = stablehlo.reshape %671 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %673 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %674 = stablehlo.compare GE, %294, %673, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_265 = stablehlo.constant dense<false> : tensor<i1>
            %675 = stablehlo.reduce(%659 init: %c_265) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_266 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %676 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %677 = stablehlo.not %674 : tensor<3xi1>
            %678 = stablehlo.not %675 : tensor<3xi1>
            %679 = stablehlo.and %677, %678 : tensor<3xi1>
            %c_267 = stablehlo.constant dense<false> : tensor<i1>
            %680 = stablehlo.reduce(%679 init: %c_267) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %681 = stablehlo.convert %680 : (tensor<i1>) -> tensor<i32>
            %682 = "stablehlo.case"(%681) ({
              stablehlo.return %676 : tensor<3xi32>
            }, {
              %c_268 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %693 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_269 = stablehlo.constant dense<2147483647> : tensor<i32>
              %694 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_270 = stablehlo.constant dense<0> : tensor<i32>
              %c_271 = stablehlo.constant dense<0> : tensor<i32>
              %695:7 = stablehlo.while(%iterArg_272 = %389, %iterArg_273 = %501, %iterArg_274 = %592, %iterArg_275 = %c_271, %iterArg_276 = %c_270, %iterArg_277 = %693, %iterArg_278 = %694) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_279 = stablehlo.constant dense<32> : tensor<i32>
                %696 = stablehlo.compare LT, %iterArg_275, %c_279, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %696 : tensor<i1>
              } do {
                %696:3 = func.call @closed_call_26(%iterArg_272, %iterArg_273, %iterArg_274, %iterArg_276, %iterArg_277, %iterArg_278) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_279 = stablehlo.constant dense<1> : tensor<i32>
                %697 = stablehlo.add %iterArg_275, %c_279 : tensor<i32>
                stablehlo.return %iterArg_272, %iterArg_273, %iterArg_274, %697, %696#0, %696#1, %696#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %695#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %683 = func.call @_where_2(%675, %672, %682) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %684 = func.call @_where_2(%674, %676, %683) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %685 = stablehlo.maximum %424, %684 : tensor<3xi32>
            %686 = stablehlo.broadcast_in_dim %685, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %688 = stablehlo.compare GE, %389, %687, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %689 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %691 = stablehlo.compare GE, %497, %690, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %692 = stablehlo.and %688, %691 : tensor<3x97xi1>
            stablehlo.return %692 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %357 = stablehlo.add %345, %323 : tensor<3x97xf32>
          %cst_180 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %358 = func.call @_where_19(%356, %357, %cst_180) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_181 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %359 = func.call @_pad(%358, %cst_181) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %360 = stablehlo.reshape %359 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_182 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %361 = stablehlo.reduce(%360 init: %cst_182) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_183 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %362 = stablehlo.reduce(%361 init: %cst_183) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %363 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %364 = stablehlo.compare EQ, %361, %363, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %365 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_184 = stablehlo.constant dense<1> : tensor<i32>
          %366 = func.call @_where_20(%364, %365, %c_184) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_185 = stablehlo.constant dense<2147483647> : tensor<i32>
          %367 = stablehlo.reduce(%366 init: %c_185) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %368 = stablehlo.broadcast_in_dim %367, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %369 = func.call @take_along_axis(%360, %368) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %370 = stablehlo.reshape %369 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %371 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %372 = stablehlo.compare EQ, %370, %371, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %373 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_186 = stablehlo.constant dense<128> : tensor<i32>
          %374 = func.call @_where_15(%372, %373, %c_186) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_187 = stablehlo.constant dense<2147483647> : tensor<i32>
          %375 = stablehlo.reduce(%374 init: %c_187) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_188 = stablehlo.constant dense<128> : tensor<i32>
          %376 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %377 = stablehlo.multiply %367, %376 : tensor<3xi32>
          %378 = stablehlo.add %377, %375 : tensor<3xi32>
          %c_189 = stablehlo.constant dense<97> : tensor<i32>
          %379 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %380 = stablehlo.minimum %378, %379 : tensor<3xi32>
          stablehlo.return %380 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %266 = func.call @_where_2(%262, %265, %260) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %267:3 = stablehlo.custom_call @xlabatch_summarize_logits(%75, %135) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
        %268 = stablehlo.compare GE, %73, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_147 = stablehlo.constant dense<2> : tensor<i32>
        %c_148 = stablehlo.constant dense<0> : tensor<i32>
        %269 = func.call @_where_3(%268, %c_147, %c_148) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %270 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %272 = stablehlo.compare EQ, %271, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_149 = stablehlo.constant dense<false> : tensor<i1>
        %273 = stablehlo.reduce(%272 init: %c_149) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
        %c_150 = stablehlo.constant dense<1> : tensor<i32>
        %274 = func.call @_where_4(%273, %c_150, %269) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %c_151 = stablehlo.constant dense<3> : tensor<i32>
        %275 = func.call @_where_5(%267#2, %274, %c_151) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %276 = stablehlo.convert %275 : tensor<3xi32>
        %c_152 = stablehlo.constant dense<3> : tensor<i32>
        %277 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %278 = stablehlo.compare NE, %276, %277, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %279 = stablehlo.and %238, %278 : tensor<3xi1>
        %c_153 = stablehlo.constant dense<4> : tensor<i32>
        %280 = func.call @_where_6(%279, %c_153, %276) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %281 = stablehlo.broadcast_in_dim %266, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %282 = stablehlo.broadcast_in_dim %280, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %283 = stablehlo.broadcast_in_dim %267#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %284 = stablehlo.concatenate %281, %282, %283, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
        %285 = stablehlo.broadcast_in_dim %135, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
        %286 = func.call @_where_7(%285, %284, %iterArg_40) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
        stablehlo.return %286 : tensor<3x3xi32>
      }, {
        stablehlo.return %136 : tensor<3x3xi32>
      }) : (tensor<i32>) -> tensor<3x3xi32>
      %139 = stablehlo.slice %138 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %140 = stablehlo.reshape %139 : (tensor<1x3xi32>) -> tensor<3xi32>
      %141 = stablehlo.slice %138 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %142 = stablehlo.reshape %141 : (tensor<1x3xi32>) -> tensor<3xi32>
      %143 = stablehlo.slice %138 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %144 = stablehlo.reshape %143 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_101 = stablehlo.constant dense<-1> : tensor<i32>
      %145 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %146 = stablehlo.compare NE, %140, %145, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %147 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_102 = stablehlo.constant dense<128> : tensor<i32>
      %148 = func.call @floor_divide_1(%73, %c_102) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_103 = stablehlo.constant dense<1> : tensor<i32>
      %149 = func.call @_where(%146, %148, %c_103) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_104 = stablehlo.constant dense<128> : tensor<i32>
      %150 = func.call @remainder(%73, %c_104) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %151 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %152 = stablehlo.compare LT, %147, %151, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_106 = stablehlo.constant dense<3> : tensor<i32>
      %153 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %154 = stablehlo.add %147, %153 : tensor<3xi32>
      %155 = stablehlo.select %152, %154, %147 : tensor<3xi1>, tensor<3xi32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %156 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %157 = stablehlo.compare LT, %149, %156, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_108 = stablehlo.constant dense<1> : tensor<i32>
      %158 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %159 = stablehlo.add %149, %158 : tensor<3xi32>
      %160 = stablehlo.select %157, %159, %149 : tensor<3xi1>, tensor<3xi32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %161 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %162 = stablehlo.compare LT, %150, %161, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_110 = stablehlo.constant dense<128> : tensor<i32>
      %163 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %164 = stablehlo.add %150, %163 : tensor<3xi32>
      %165 = stablehlo.select %162, %164, %150 : tensor<3xi1>, tensor<3xi32>
      %166 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %167 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %168 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %169 = stablehlo.concatenate %166, %167, %168, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %170 = "stablehlo.scatter"(%130, %169, %140) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %171 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %172 = stablehlo.compare EQ, %142, %171, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %173 = func.call @_where_8(%146, %172, %133) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %174 = stablehlo.not %146 : tensor<3xi1>
      %175 = stablehlo.and %135, %174 : tensor<3xi1>
      %176 = func.call @_where_30(%iterArg_32, %98, %138) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %177 = stablehlo.add %iterArg_48, %c_112 : tensor<i32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %178 = stablehlo.compare LT, %iterArg_48, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_114 = stablehlo.constant dense<2> : tensor<i32>
      %179 = stablehlo.add %iterArg_48, %c_114 : tensor<i32>
      %180 = stablehlo.select %178, %179, %iterArg_48 : tensor<i1>, tensor<i32>
      %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %182 = "stablehlo.scatter"(%iterArg_49, %181, %176) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %56#13, %56#14, %170, %73, %173, %175, %75, %177, %182 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
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
  func.func private @closed_call(%arg0: tensor<3x1xi32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x36xf32>, %arg3: tensor<3x1xi32>, %arg4: tensor<3xi32>, %arg5: tensor<3x5xf32>, %arg6: tensor<3x5xf32>, %arg7: tensor<2x3x60x16x1xf32>, %arg8: tensor<2x8x36x16x1xf32>, %arg9: tensor<2x36xf32>, %arg10: tensor<2x3x56x16x1xf32>, %arg11: tensor<i32>, %arg12: tensor<3x2x1x3x10x128xf32>, %arg13: tensor<3x2x1x3x128x10xf32>, %arg14: tensor<3x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x36xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg11, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.multiply %arg11, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.add %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.multiply %arg11, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.add %c_3, %3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.add %c_4, %2 : tensor<i32>
    %c_5 = stablehlo.constant dense<128> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %7 = stablehlo.compare LT, %arg0, %6, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %8 = stablehlo.reshape %7 : (tensor<3x1xi1>) -> tensor<3xi1>
    %9 = stablehlo.convert %2 : tensor<i32>
    %10 = stablehlo.convert %4 : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %22 = stablehlo.custom_call @xlabatch_linear(%13, %arg14, %14, %arg1, %15, %16, %17, %arg2, %18, %19, %20, %21) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
    %23 = stablehlo.reshape %arg3 : (tensor<3x1xi32>) -> tensor<3xi32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %25 = stablehlo.reshape %24 : (tensor<3x1xi32>) -> tensor<3xi32>
    %26 = stablehlo.reshape %arg0 : (tensor<3x1xi32>) -> tensor<3xi32>
    %27 = stablehlo.convert %2 : tensor<i32>
    %28 = stablehlo.convert %4 : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %31 = stablehlo.concatenate %29, %30, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %37:3 = stablehlo.custom_call @xlabatch_attention(%31, %22, %25, %23, %26, %arg5, %arg6, %32, %33, %34, %35, %36, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {cap = 0.000000e+00 : f32, chunk = 0 : i32, end = 128 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, shares_keys = false, window = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 12, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 13, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2xi32>, tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %38 = stablehlo.convert %2 : tensor<i32>
    %39 = stablehlo.convert %4 : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %42 = stablehlo.concatenate %40, %41, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %51 = stablehlo.custom_call @xlabatch_linear(%42, %37#0, %43, %arg7, %44, %45, %46, %47, %48, %arg14, %49, %50) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
    %52 = stablehlo.convert %2 : tensor<i32>
    %53 = stablehlo.convert %4 : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %56 = stablehlo.concatenate %54, %55, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %65 = stablehlo.custom_call @xlabatch_linear(%56, %51, %57, %arg8, %58, %59, %60, %arg9, %61, %62, %63, %64) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
    %66 = stablehlo.convert %2 : tensor<i32>
    %67 = stablehlo.convert %4 : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %70 = stablehlo.concatenate %68, %69, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %79 = stablehlo.custom_call @xlabatch_linear(%70, %65, %71, %arg10, %72, %73, %74, %75, %76, %51, %77, %78) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
    return %0, %37#1, %37#2, %79 : tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x36xf32>
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
  func.func private @closed_call_26(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
      %19 = func.call @_pad_27(%13, %c_4) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %36 = func.call @_pad_28(%35, %c_5) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %53 = func.call @_pad_29(%52, %c_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
  func.func private @_pad_27(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_28(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_29(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
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
  func.func private @_where_30(%arg0: tensor<i1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
}
