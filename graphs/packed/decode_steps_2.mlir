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
      %c_69 = stablehlo.constant dense<0> : tensor<i32>
      %c_70 = stablehlo.constant dense<0> : tensor<i32>
      %55:16 = stablehlo.while(%iterArg_115 = %19, %iterArg_116 = %iterArg_25, %iterArg_117 = %iterArg_26, %iterArg_118 = %18, %iterArg_119 = %iterArg_23, %iterArg_120 = %54#0, %iterArg_121 = %54#1, %iterArg_122 = %iterArg_27, %iterArg_123 = %iterArg_28, %iterArg_124 = %iterArg_29, %iterArg_125 = %iterArg_30, %iterArg_126 = %c_70, %iterArg_127 = %c_69, %iterArg_128 = %iterArg_41, %iterArg_129 = %iterArg_42, %iterArg_130 = %52) : tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>
      cond {
        %c_131 = stablehlo.constant dense<2> : tensor<i32>
        %182 = stablehlo.compare LT, %iterArg_126, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %182 : tensor<i1>
      } do {
        %182:4 = func.call @closed_call(%iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130) : (tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>)
        %c_131 = stablehlo.constant dense<1> : tensor<i32>
        %183 = stablehlo.add %iterArg_126, %c_131 : tensor<i32>
        stablehlo.return %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %183, %182#0, %182#1, %182#2, %182#3 : tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>
      }
      %56 = stablehlo.transpose %55#15, dims = [1, 0] : (tensor<2x36xf32>) -> tensor<36x2xf32>
      %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<36x2xf32>) -> tensor<2x36xf32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %59 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %60 = stablehlo.concatenate %58, %59, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %61 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %69 = stablehlo.custom_call @xlabatch_linear(%60, %57, %61, %iterArg_24, %62, %63, %64, %iterArg_31, %65, %66, %67, %68) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x97xf32>
      %c_81 = stablehlo.constant dense<3> : tensor<i32>
      %70 = func.call @_where(%8, %iterArg_23, %c_81) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %71 = stablehlo.convert %iterArg_45 : (tensor<3xi1>) -> tensor<3xi32>
      %72 = stablehlo.add %iterArg_44, %71 : tensor<3xi32>
      %73 = stablehlo.or %iterArg_46, %iterArg_45 : tensor<3xi1>
      %74 = stablehlo.custom_call @xlabatch_write_logits(%69, %70, %iterArg_47) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x97xf32>, tensor<2xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %75 = stablehlo.broadcast_in_dim %iterArg_32, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %76 = stablehlo.and %73, %75 : tensor<3xi1>
      %77:3 = stablehlo.custom_call @xlabatch_summarize_logits(%74, %76) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %c_82 = stablehlo.constant dense<false> : tensor<i1>
      %78 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %79 = stablehlo.compare GE, %72, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_83 = stablehlo.constant dense<2> : tensor<i32>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %80 = func.call @_where_3(%79, %c_83, %c_84) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %81 = stablehlo.broadcast_in_dim %77#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %83 = stablehlo.compare EQ, %82, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_85 = stablehlo.constant dense<false> : tensor<i1>
      %84 = stablehlo.reduce(%83 init: %c_85) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %85 = func.call @_where_4(%84, %c_86, %80) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %86 = func.call @_where_5(%77#2, %85, %c_87) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %87 = stablehlo.convert %86 : tensor<3xi32>
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %88 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %89 = stablehlo.compare NE, %87, %88, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %90 = stablehlo.and %78, %89 : tensor<3xi1>
      %c_89 = stablehlo.constant dense<4> : tensor<i32>
      %91 = func.call @_where_6(%90, %c_89, %87) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %92 = stablehlo.broadcast_in_dim %77#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %93 = stablehlo.broadcast_in_dim %91, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %94 = stablehlo.broadcast_in_dim %77#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %95 = stablehlo.concatenate %92, %93, %94, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %96 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %97 = func.call @_where_7(%96, %95, %iterArg_33) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %98 = stablehlo.slice %97 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %99 = stablehlo.reshape %98 : (tensor<1x3xi32>) -> tensor<3xi32>
      %100 = stablehlo.slice %97 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %101 = stablehlo.reshape %100 : (tensor<1x3xi32>) -> tensor<3xi32>
      %102 = stablehlo.slice %97 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %103 = stablehlo.reshape %102 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_90 = stablehlo.constant dense<-1> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %105 = stablehlo.compare NE, %99, %104, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %106 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_91 = stablehlo.constant dense<128> : tensor<i32>
      %107 = func.call @floor_divide_8(%72, %c_91) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_92 = stablehlo.constant dense<1> : tensor<i32>
      %108 = func.call @_where_10(%105, %107, %c_92) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_93 = stablehlo.constant dense<128> : tensor<i32>
      %109 = func.call @remainder_11(%72, %c_93) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %110 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %111 = stablehlo.compare LT, %106, %110, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_95 = stablehlo.constant dense<3> : tensor<i32>
      %112 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %113 = stablehlo.add %106, %112 : tensor<3xi32>
      %114 = stablehlo.select %111, %113, %106 : tensor<3xi1>, tensor<3xi32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %115 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %116 = stablehlo.compare LT, %108, %115, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_97 = stablehlo.constant dense<1> : tensor<i32>
      %117 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %118 = stablehlo.add %108, %117 : tensor<3xi32>
      %119 = stablehlo.select %116, %118, %108 : tensor<3xi1>, tensor<3xi32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %120 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %121 = stablehlo.compare LT, %109, %120, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_99 = stablehlo.constant dense<128> : tensor<i32>
      %122 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %123 = stablehlo.add %109, %122 : tensor<3xi32>
      %124 = stablehlo.select %121, %123, %109 : tensor<3xi1>, tensor<3xi32>
      %125 = stablehlo.broadcast_in_dim %114, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %126 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %127 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %128 = stablehlo.concatenate %125, %126, %127, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %129 = "stablehlo.scatter"(%iterArg_43, %128, %99) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %130 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %131 = stablehlo.compare EQ, %101, %130, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %132 = func.call @_where_12(%105, %131, %iterArg_45) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %133 = stablehlo.not %105 : tensor<3xi1>
      %134 = stablehlo.and %73, %133 : tensor<3xi1>
      %135 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %136 = stablehlo.convert %iterArg_32 : (tensor<i1>) -> tensor<i32>
      %137 = "stablehlo.case"(%136) ({
        %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %182 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %183 = func.call @_where_13(%134, %iterArg_8, %182) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_116 = stablehlo.constant dense<0> : tensor<i32>
        %184 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %185 = func.call @_where_14(%134, %iterArg_9, %184) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %186 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %187 = func.call @_where_13(%134, %iterArg_10, %186) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %188 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %189 = func.call @_where_13(%134, %iterArg_11, %188) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %190 = stablehlo.reshape %134 : (tensor<3xi1>) -> tensor<3x1xi1>
        %191 = stablehlo.broadcast_in_dim %iterArg_35, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %192 = func.call @_where_15(%190, %iterArg_12, %191) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %193 = stablehlo.reshape %134 : (tensor<3xi1>) -> tensor<3x1xi1>
        %194 = stablehlo.broadcast_in_dim %iterArg_36, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %195 = func.call @_where_16(%193, %iterArg_13, %194) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_119 = stablehlo.constant dense<0> : tensor<i32>
        %196 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %197 = func.call @_where_14(%134, %iterArg_14, %196) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_120 = stablehlo.constant dense<0> : tensor<i32>
        %198 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %199 = func.call @_where_14(%134, %iterArg_15, %198) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_121 = stablehlo.constant dense<0> : tensor<i32>
        %200 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %201 = func.call @_where_14(%134, %iterArg_16, %200) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %202 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %203 = func.call @_where_13(%134, %iterArg_17, %202) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_123 = stablehlo.constant dense<2147483647> : tensor<i32>
        %204 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %205 = func.call @_where_14(%134, %iterArg_18, %204) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %206 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %207 = func.call @_where_13(%134, %iterArg_19, %206) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %208 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %209 = func.call @_where_13(%134, %iterArg_20, %208) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_126 = stablehlo.constant dense<false> : tensor<i1>
        %210 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %211 = func.call @_where_17(%134, %iterArg_21, %210) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_127 = stablehlo.constant dense<false> : tensor<i1>
        %212 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %213 = func.call @_where_17(%134, %iterArg_22, %212) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_128 = stablehlo.constant dense<false> : tensor<i1>
        %214 = stablehlo.reduce(%211 init: %c_128) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %215 = stablehlo.convert %214 : (tensor<i1>) -> tensor<i32>
        %216 = "stablehlo.case"(%215) ({
          stablehlo.return %74 : tensor<3x97xf32>
        }, {
          %286 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %287 = stablehlo.add %74, %iterArg : tensor<3x97xf32>
          %288 = func.call @_where_18(%286, %287, %74) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %288 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %217 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %218 = stablehlo.compare NE, %203, %217, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %219 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %220 = stablehlo.compare NE, %207, %219, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %221 = stablehlo.or %218, %220 : tensor<3xi1>
        %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %222 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %223 = stablehlo.compare NE, %209, %222, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %224 = stablehlo.or %221, %223 : tensor<3xi1>
        %c_132 = stablehlo.constant dense<false> : tensor<i1>
        %225 = stablehlo.reduce(%224 init: %c_132) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %226 = stablehlo.convert %225 : (tensor<i1>) -> tensor<i32>
        %227 = "stablehlo.case"(%226) ({
          stablehlo.return %216 : tensor<3x97xf32>
        }, {
          %286 = stablehlo.broadcast_in_dim %224, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %287 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %288 = stablehlo.compare NE, %203, %287, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %289 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %290 = stablehlo.compare NE, %207, %289, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %291 = stablehlo.or %288, %290 : tensor<3xi1>
          %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %292 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %293 = stablehlo.compare NE, %209, %292, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %294 = stablehlo.or %291, %293 : tensor<3xi1>
          %c_157 = stablehlo.constant dense<0> : tensor<i32>
          %295 = func.call @_where_10(%294, %72, %c_157) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
          %296 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %297 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_158 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %298 = stablehlo.reduce(%295 init: %c_158) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_159 = stablehlo.constant dense<1> : tensor<i32>
          %299 = stablehlo.subtract %298, %c_159 : tensor<i32>
          %c_160 = stablehlo.constant dense<128> : tensor<i32>
          %300 = func.call @floor_divide(%299, %c_160) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_161 = stablehlo.constant dense<1> : tensor<i32>
          %301 = stablehlo.add %300, %c_161 : tensor<i32>
          %c_162 = stablehlo.constant dense<0> : tensor<i32>
          %302 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_163 = stablehlo.constant dense<0> : tensor<i32>
          %303:8 = stablehlo.while(%iterArg_175 = %297, %iterArg_176 = %199, %iterArg_177 = %295, %iterArg_178 = %129, %iterArg_179 = %296, %iterArg_180 = %c_163, %iterArg_181 = %301, %iterArg_182 = %302) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %348 = stablehlo.compare LT, %iterArg_180, %iterArg_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %348 : tensor<i1>
          } do {
            %c_183 = stablehlo.constant dense<1> : tensor<i32>
            %348 = stablehlo.add %iterArg_180, %c_183 : tensor<i32>
            %c_184 = stablehlo.constant dense<128> : tensor<i32>
            %349 = stablehlo.multiply %iterArg_180, %c_184 : tensor<i32>
            %350 = stablehlo.convert %349 : tensor<i32>
            %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %352 = stablehlo.add %351, %iterArg_175 : tensor<3x128xi32>
            %353 = stablehlo.broadcast_in_dim %iterArg_176, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %355 = stablehlo.compare GE, %352, %354, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_185 = stablehlo.constant dense<128> : tensor<i32>
            %356 = stablehlo.multiply %iterArg_180, %c_185 : tensor<i32>
            %357 = stablehlo.convert %356 : tensor<i32>
            %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %359 = stablehlo.add %358, %iterArg_175 : tensor<3x128xi32>
            %360 = stablehlo.broadcast_in_dim %iterArg_177, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %362 = stablehlo.compare LT, %359, %361, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %363 = stablehlo.and %355, %362 : tensor<3x128xi1>
            %364 = func.call @dynamic_index_in_dim(%iterArg_178, %iterArg_180) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_186 = stablehlo.constant dense<97> : tensor<i32>
            %365 = func.call @_where_19(%363, %364, %c_186) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_187 = stablehlo.constant dense<0> : tensor<i32>
            %366 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %367 = stablehlo.compare LT, %iterArg_179, %366, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_188 = stablehlo.constant dense<3> : tensor<i32>
            %368 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %369 = stablehlo.add %iterArg_179, %368 : tensor<3x128xi32>
            %370 = stablehlo.select %367, %369, %iterArg_179 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_189 = stablehlo.constant dense<0> : tensor<i32>
            %371 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %372 = stablehlo.compare LT, %365, %371, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_190 = stablehlo.constant dense<97> : tensor<i32>
            %373 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %374 = stablehlo.add %365, %373 : tensor<3x128xi32>
            %375 = stablehlo.select %372, %374, %365 : tensor<3x128xi1>, tensor<3x128xi32>
            %376 = stablehlo.broadcast_in_dim %370, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %377 = stablehlo.broadcast_in_dim %375, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %378 = stablehlo.concatenate %376, %377, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_191 = stablehlo.constant dense<1> : tensor<i32>
            %379 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %380 = "stablehlo.scatter"(%iterArg_182, %378, %379) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %381 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %381 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %348, %iterArg_181, %380 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %304 = stablehlo.minimum %205, %295 : tensor<3xi32>
          %305 = stablehlo.subtract %295, %304 : tensor<3xi32>
          %306 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %307 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_164 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %308 = stablehlo.reduce(%295 init: %c_164) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_165 = stablehlo.constant dense<1> : tensor<i32>
          %309 = stablehlo.subtract %308, %c_165 : tensor<i32>
          %c_166 = stablehlo.constant dense<128> : tensor<i32>
          %310 = func.call @floor_divide(%309, %c_166) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_167 = stablehlo.constant dense<1> : tensor<i32>
          %311 = stablehlo.add %310, %c_167 : tensor<i32>
          %c_168 = stablehlo.constant dense<0> : tensor<i32>
          %312 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_169 = stablehlo.constant dense<0> : tensor<i32>
          %313:8 = stablehlo.while(%iterArg_175 = %307, %iterArg_176 = %305, %iterArg_177 = %295, %iterArg_178 = %129, %iterArg_179 = %306, %iterArg_180 = %c_169, %iterArg_181 = %311, %iterArg_182 = %312) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %348 = stablehlo.compare LT, %iterArg_180, %iterArg_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %348 : tensor<i1>
          } do {
            %c_183 = stablehlo.constant dense<1> : tensor<i32>
            %348 = stablehlo.add %iterArg_180, %c_183 : tensor<i32>
            %c_184 = stablehlo.constant dense<128> : tensor<i32>
            %349 = stablehlo.multiply %iterArg_180, %c_184 : tensor<i32>
            %350 = stablehlo.convert %349 : tensor<i32>
            %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %352 = stablehlo.add %351, %iterArg_175 : tensor<3x128xi32>
            %353 = stablehlo.broadcast_in_dim %iterArg_176, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %355 = stablehlo.compare GE, %352, %354, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_185 = stablehlo.constant dense<128> : tensor<i32>
            %356 = stablehlo.multiply %iterArg_180, %c_185 : tensor<i32>
            %357 = stablehlo.convert %356 : tensor<i32>
            %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %359 = stablehlo.add %358, %iterArg_175 : tensor<3x128xi32>
            %360 = stablehlo.broadcast_in_dim %iterArg_177, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %362 = stablehlo.compare LT, %359, %361, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %363 = stablehlo.and %355, %362 : tensor<3x128xi1>
            %364 = func.call @dynamic_index_in_dim(%iterArg_178, %iterArg_180) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_186 = stablehlo.constant dense<97> : tensor<i32>
            %365 = func.call @_where_19(%363, %364, %c_186) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_187 = stablehlo.constant dense<0> : tensor<i32>
            %366 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %367 = stablehlo.compare LT, %iterArg_179, %366, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_188 = stablehlo.constant dense<3> : tensor<i32>
            %368 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %369 = stablehlo.add %iterArg_179, %368 : tensor<3x128xi32>
            %370 = stablehlo.select %367, %369, %iterArg_179 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_189 = stablehlo.constant dense<0> : tensor<i32>
            %371 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %372 = stablehlo.compare LT, %365, %371, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_190 = stablehlo.constant dense<97> : tensor<i32>
            %373 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %374 = stablehlo.add %365, %373 : tensor<3x128xi32>
            %375 = stablehlo.select %372, %374, %365 : tensor<3x128xi1>, tensor<3x128xi32>
            %376 = stablehlo.broadcast_in_dim %370, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %377 = stablehlo.broadcast_in_dim %375, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %378 = stablehlo.concatenate %376, %377, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_191 = stablehlo.constant dense<1> : tensor<i32>
            %379 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %380 = "stablehlo.scatter"(%iterArg_182, %378, %379) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %381 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %381 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %348, %iterArg_181, %380 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_170 = stablehlo.constant dense<0> : tensor<i32>
          %314 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %315 = stablehlo.compare GT, %313#7, %314, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_171 = stablehlo.constant dense<31> : tensor<i32>
          %316 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %317 = stablehlo.shift_right_logical %199, %316 : tensor<3xi32>
          %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %319 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %320 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %321 = stablehlo.compare LT, %216, %320, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %322 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
          %323 = stablehlo.divide %322, %319 : tensor<3x1xf32>
          %324 = func.call @_where_20(%321, %319, %323) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
          %325 = stablehlo.multiply %216, %324 : tensor<3x97xf32>
          %326 = stablehlo.bitcast_convert %325 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %327 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %328 = stablehlo.xor %326, %327 : tensor<3x97xi32>
          %329 = stablehlo.bitcast_convert %328 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %330 = func.call @_where_21(%315, %329, %216) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %331 = stablehlo.broadcast_in_dim %209, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %332 = stablehlo.convert %303#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %333 = stablehlo.broadcast_in_dim %331, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %334 = stablehlo.multiply %333, %332 : tensor<3x97xf32>
          %335 = stablehlo.bitcast_convert %334 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %336 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %337 = stablehlo.xor %335, %336 : tensor<3x97xi32>
          %338 = stablehlo.bitcast_convert %337 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %339 = stablehlo.subtract %330, %338 : tensor<3x97xf32>
          %340 = stablehlo.broadcast_in_dim %207, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_174 = stablehlo.constant dense<0> : tensor<i32>
          %341 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %342 = stablehlo.compare GT, %303#7, %341, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %343 = stablehlo.convert %342 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %344 = stablehlo.broadcast_in_dim %340, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %345 = stablehlo.multiply %344, %343 : tensor<3x97xf32>
          %346 = stablehlo.subtract %339, %345 : tensor<3x97xf32>
          %347 = func.call @_where_18(%286, %346, %216) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %347 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %228 = stablehlo.compare LT, %72, %201, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_133 = stablehlo.constant dense<false> : tensor<i1>
        %229 = stablehlo.reduce(%228 init: %c_133) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %230 = stablehlo.convert %229 : (tensor<i1>) -> tensor<i32>
        %231 = "stablehlo.case"(%230) ({
          stablehlo.return %227 : tensor<3x97xf32>
        }, {
          %286 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %287 = stablehlo.iota dim = 0 : tensor<3xi32>
          %288 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_154 = stablehlo.constant dense<0> : tensor<i32>
          %289 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %290 = stablehlo.compare LT, %195, %289, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_155 = stablehlo.constant dense<97> : tensor<i32>
          %291 = func.call @_where_22(%290, %c_155, %195) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          %292 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %293 = stablehlo.compare LT, %288, %292, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
          %c_157 = stablehlo.constant dense<3> : tensor<i32>
          %294 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %295 = stablehlo.add %288, %294 : tensor<3x1xi32>
          %296 = stablehlo.select %293, %295, %288 : tensor<3x1xi1>, tensor<3x1xi32>
          %c_158 = stablehlo.constant dense<0> : tensor<i32>
          %297 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %298 = stablehlo.compare LT, %291, %297, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_159 = stablehlo.constant dense<97> : tensor<i32>
          %299 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %300 = stablehlo.add %291, %299 : tensor<3x4xi32>
          %301 = stablehlo.select %298, %300, %291 : tensor<3x4xi1>, tensor<3x4xi32>
          %302 = stablehlo.broadcast_in_dim %296, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
          %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %304 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %305 = stablehlo.concatenate %303, %304, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
          %cst_160 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %306 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
          %307 = "stablehlo.scatter"(%227, %305, %306) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
            stablehlo.return %arg35 : tensor<f32>
          }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
          %308 = func.call @_where_18(%286, %307, %227) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %308 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %c_134 = stablehlo.constant dense<false> : tensor<i1>
        %232 = stablehlo.reduce(%213 init: %c_134) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %233 = stablehlo.convert %232 : (tensor<i1>) -> tensor<i32>
        %234 = "stablehlo.case"(%233) ({
          stablehlo.return %231 : tensor<3x97xf32>
        }, {
          %286 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %287 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %288 = stablehlo.iota dim = 0 : tensor<32xi32>
          %289 = stablehlo.broadcast_in_dim %288, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %290 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
          %291 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
          %292 = stablehlo.shift_right_arithmetic %290, %291 : tensor<3x4x32xi32>
          %c_154 = stablehlo.constant dense<1> : tensor<i32>
          %293 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
          %294 = stablehlo.and %292, %293 : tensor<3x4x32xi32>
          %295 = stablehlo.reshape %294 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
          %296 = stablehlo.slice %295 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
          %c_155 = stablehlo.constant dense<0> : tensor<i32>
          %297 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %298 = stablehlo.compare NE, %296, %297, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %299 = stablehlo.convert %298 : tensor<3x97xi1>
          %cst_156 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %300 = func.call @_where_23(%299, %231, %cst_156) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %301 = func.call @_where_18(%286, %300, %231) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %301 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_135 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %235 = stablehlo.reduce(%234 init: %cst_135) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %236 = stablehlo.is_finite %235 : (tensor<3xf32>) -> tensor<3xi1>
        %237 = stablehlo.not %236 : tensor<3xi1>
        %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %238 = func.call @_pad(%234, %cst_136) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
        %239 = stablehlo.reshape %238 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
        %cst_137 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %240 = stablehlo.reduce(%239 init: %cst_137) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
        %cst_138 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %241 = stablehlo.reduce(%240 init: %cst_138) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %242 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %243 = stablehlo.compare EQ, %240, %242, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
        %244 = stablehlo.iota dim = 1 : tensor<3x1xi32>
        %c_139 = stablehlo.constant dense<1> : tensor<i32>
        %245 = func.call @_where_24(%243, %244, %c_139) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_140 = stablehlo.constant dense<2147483647> : tensor<i32>
        %246 = stablehlo.reduce(%245 init: %c_140) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %247 = stablehlo.broadcast_in_dim %246, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %248 = func.call @take_along_axis(%239, %247) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %249 = stablehlo.reshape %248 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %250 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %251 = stablehlo.compare EQ, %249, %250, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %252 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_141 = stablehlo.constant dense<128> : tensor<i32>
        %253 = func.call @_where_19(%251, %252, %c_141) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_142 = stablehlo.constant dense<2147483647> : tensor<i32>
        %254 = stablehlo.reduce(%253 init: %c_142) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
        %c_143 = stablehlo.constant dense<128> : tensor<i32>
        %255 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %256 = stablehlo.multiply %246, %255 : tensor<3xi32>
        %257 = stablehlo.add %256, %254 : tensor<3xi32>
        %c_144 = stablehlo.constant dense<97> : tensor<i32>
        %258 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %259 = stablehlo.minimum %257, %258 : tensor<3xi32>
        %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %260 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %261 = stablehlo.compare GT, %183, %260, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_146 = stablehlo.constant dense<false> : tensor<i1>
        %262 = stablehlo.reduce(%261 init: %c_146) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %263 = stablehlo.convert %262 : (tensor<i1>) -> tensor<i32>
        %264 = "stablehlo.case"(%263) ({
          stablehlo.return %259 : tensor<3xi32>
        }, {
          %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %286 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %287 = stablehlo.compare GT, %183, %286, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %288 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %289 = func.call @_where_13(%287, %183, %288) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          %290 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %291 = func.call @_where_14(%287, %185, %290) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %292 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %293 = func.call @_where_13(%287, %187, %292) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %294 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %295 = func.call @_where_13(%287, %189, %294) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %296 = stablehlo.reshape %287 : (tensor<3xi1>) -> tensor<3x1xi1>
          %297 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %298 = func.call @_where_15(%296, %192, %297) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %299 = stablehlo.reshape %287 : (tensor<3xi1>) -> tensor<3x1xi1>
          %300 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %301 = func.call @_where_16(%299, %195, %300) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_159 = stablehlo.constant dense<0> : tensor<i32>
          %302 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %303 = func.call @_where_14(%287, %197, %302) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_160 = stablehlo.constant dense<0> : tensor<i32>
          %304 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %305 = func.call @_where_14(%287, %199, %304) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_161 = stablehlo.constant dense<0> : tensor<i32>
          %306 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %307 = func.call @_where_14(%287, %201, %306) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %308 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %309 = func.call @_where_13(%287, %203, %308) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_163 = stablehlo.constant dense<2147483647> : tensor<i32>
          %310 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %311 = func.call @_where_14(%287, %205, %310) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %312 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %313 = func.call @_where_13(%287, %207, %312) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %314 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %315 = func.call @_where_13(%287, %209, %314) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_166 = stablehlo.constant dense<false> : tensor<i1>
          %316 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %317 = func.call @_where_17(%287, %211, %316) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_167 = stablehlo.constant dense<false> : tensor<i1>
          %318 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %319 = func.call @_where_17(%287, %213, %318) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_168 = stablehlo.constant dense<false> : tensor<i1>
          %320 = stablehlo.reduce(%287 init: %c_168) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %321 = stablehlo.convert %320 : (tensor<i1>) -> tensor<i32>
          %322 = "stablehlo.case"(%321) ({
            %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %380 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            stablehlo.return %380 : tensor<3x97xf32>
          }, {
            %380 = stablehlo.convert %72 : (tensor<3xi32>) -> tensor<3xui32>
            %381 = stablehlo.slice %298 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %382 = stablehlo.reshape %381 : (tensor<3x1xui32>) -> tensor<3xui32>
            %383 = stablehlo.slice %298 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %384 = stablehlo.reshape %383 : (tensor<3x1xui32>) -> tensor<3xui32>
            %c_190 = stablehlo.constant dense<0> : tensor<ui32>
            %385 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %386 = stablehlo.xor %382, %384 : tensor<3xui32>
            %c_191 = stablehlo.constant dense<466688986> : tensor<ui32>
            %387 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %388 = stablehlo.xor %386, %387 : tensor<3xui32>
            %389 = stablehlo.add %385, %382 : tensor<3xui32>
            %390 = stablehlo.add %380, %384 : tensor<3xui32>
            %391 = stablehlo.add %389, %390 : tensor<3xui32>
            %c_192 = stablehlo.constant dense<13> : tensor<ui32>
            %392 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %393 = stablehlo.shift_left %390, %392 : tensor<3xui32>
            %c_193 = stablehlo.constant dense<19> : tensor<ui32>
            %394 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %395 = stablehlo.shift_right_logical %390, %394 : tensor<3xui32>
            %396 = stablehlo.or %393, %395 : tensor<3xui32>
            %397 = stablehlo.xor %396, %391 : tensor<3xui32>
            %398 = stablehlo.add %391, %397 : tensor<3xui32>
            %c_194 = stablehlo.constant dense<15> : tensor<ui32>
            %399 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %400 = stablehlo.shift_left %397, %399 : tensor<3xui32>
            %c_195 = stablehlo.constant dense<17> : tensor<ui32>
            %401 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %402 = stablehlo.shift_right_logical %397, %401 : tensor<3xui32>
            %403 = stablehlo.or %400, %402 : tensor<3xui32>
            %404 = stablehlo.xor %403, %398 : tensor<3xui32>
            %405 = stablehlo.add %398, %404 : tensor<3xui32>
            %c_196 = stablehlo.constant dense<26> : tensor<ui32>
            %406 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %407 = stablehlo.shift_left %404, %406 : tensor<3xui32>
            %c_197 = stablehlo.constant dense<6> : tensor<ui32>
            %408 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %409 = stablehlo.shift_right_logical %404, %408 : tensor<3xui32>
            %410 = stablehlo.or %407, %409 : tensor<3xui32>
            %411 = stablehlo.xor %410, %405 : tensor<3xui32>
            %412 = stablehlo.add %405, %411 : tensor<3xui32>
            %c_198 = stablehlo.constant dense<6> : tensor<ui32>
            %413 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %414 = stablehlo.shift_left %411, %413 : tensor<3xui32>
            %c_199 = stablehlo.constant dense<26> : tensor<ui32>
            %415 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %416 = stablehlo.shift_right_logical %411, %415 : tensor<3xui32>
            %417 = stablehlo.or %414, %416 : tensor<3xui32>
            %418 = stablehlo.xor %417, %412 : tensor<3xui32>
            %419 = stablehlo.add %412, %384 : tensor<3xui32>
            %420 = stablehlo.add %418, %388 : tensor<3xui32>
            %c_200 = stablehlo.constant dense<1> : tensor<ui32>
            %421 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %422 = stablehlo.add %420, %421 : tensor<3xui32>
            %423 = stablehlo.add %419, %422 : tensor<3xui32>
            %c_201 = stablehlo.constant dense<17> : tensor<ui32>
            %424 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %425 = stablehlo.shift_left %422, %424 : tensor<3xui32>
            %c_202 = stablehlo.constant dense<15> : tensor<ui32>
            %426 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %427 = stablehlo.shift_right_logical %422, %426 : tensor<3xui32>
            %428 = stablehlo.or %425, %427 : tensor<3xui32>
            %429 = stablehlo.xor %428, %423 : tensor<3xui32>
            %430 = stablehlo.add %423, %429 : tensor<3xui32>
            %c_203 = stablehlo.constant dense<29> : tensor<ui32>
            %431 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %432 = stablehlo.shift_left %429, %431 : tensor<3xui32>
            %c_204 = stablehlo.constant dense<3> : tensor<ui32>
            %433 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %434 = stablehlo.shift_right_logical %429, %433 : tensor<3xui32>
            %435 = stablehlo.or %432, %434 : tensor<3xui32>
            %436 = stablehlo.xor %435, %430 : tensor<3xui32>
            %437 = stablehlo.add %430, %436 : tensor<3xui32>
            %c_205 = stablehlo.constant dense<16> : tensor<ui32>
            %438 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %439 = stablehlo.shift_left %436, %438 : tensor<3xui32>
            %c_206 = stablehlo.constant dense<16> : tensor<ui32>
            %440 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %441 = stablehlo.shift_right_logical %436, %440 : tensor<3xui32>
            %442 = stablehlo.or %439, %441 : tensor<3xui32>
            %443 = stablehlo.xor %442, %437 : tensor<3xui32>
            %444 = stablehlo.add %437, %443 : tensor<3xui32>
            %c_207 = stablehlo.constant dense<24> : tensor<ui32>
            %445 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %446 = stablehlo.shift_left %443, %445 : tensor<3xui32>
            %c_208 = stablehlo.constant dense<8> : tensor<ui32>
            %447 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %448 = stablehlo.shift_right_logical %443, %447 : tensor<3xui32>
            %449 = stablehlo.or %446, %448 : tensor<3xui32>
            %450 = stablehlo.xor %449, %444 : tensor<3xui32>
            %451 = stablehlo.add %444, %388 : tensor<3xui32>
            %452 = stablehlo.add %450, %382 : tensor<3xui32>
            %c_209 = stablehlo.constant dense<2> : tensor<ui32>
            %453 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %454 = stablehlo.add %452, %453 : tensor<3xui32>
            %455 = stablehlo.add %451, %454 : tensor<3xui32>
            %c_210 = stablehlo.constant dense<13> : tensor<ui32>
            %456 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %457 = stablehlo.shift_left %454, %456 : tensor<3xui32>
            %c_211 = stablehlo.constant dense<19> : tensor<ui32>
            %458 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %459 = stablehlo.shift_right_logical %454, %458 : tensor<3xui32>
            %460 = stablehlo.or %457, %459 : tensor<3xui32>
            %461 = stablehlo.xor %460, %455 : tensor<3xui32>
            %462 = stablehlo.add %455, %461 : tensor<3xui32>
            %c_212 = stablehlo.constant dense<15> : tensor<ui32>
            %463 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %464 = stablehlo.shift_left %461, %463 : tensor<3xui32>
            %c_213 = stablehlo.constant dense<17> : tensor<ui32>
            %465 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %466 = stablehlo.shift_right_logical %461, %465 : tensor<3xui32>
            %467 = stablehlo.or %464, %466 : tensor<3xui32>
            %468 = stablehlo.xor %467, %462 : tensor<3xui32>
            %469 = stablehlo.add %462, %468 : tensor<3xui32>
            %c_214 = stablehlo.constant dense<26> : tensor<ui32>
            %470 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %471 = stablehlo.shift_left %468, %470 : tensor<3xui32>
            %c_215 = stablehlo.constant dense<6> : tensor<ui32>
            %472 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %473 = stablehlo.shift_right_logical %468, %472 : tensor<3xui32>
            %474 = stablehlo.or %471, %473 : tensor<3xui32>
            %475 = stablehlo.xor %474, %469 : tensor<3xui32>
            %476 = stablehlo.add %469, %475 : tensor<3xui32>
            %c_216 = stablehlo.constant dense<6> : tensor<ui32>
            %477 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %478 = stablehlo.shift_left %475, %477 : tensor<3xui32>
            %c_217 = stablehlo.constant dense<26> : tensor<ui32>
            %479 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %480 = stablehlo.shift_right_logical %475, %479 : tensor<3xui32>
            %481 = stablehlo.or %478, %480 : tensor<3xui32>
            %482 = stablehlo.xor %481, %476 : tensor<3xui32>
            %483 = stablehlo.add %476, %382 : tensor<3xui32>
            %484 = stablehlo.add %482, %384 : tensor<3xui32>
            %c_218 = stablehlo.constant dense<3> : tensor<ui32>
            %485 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %486 = stablehlo.add %484, %485 : tensor<3xui32>
            %487 = stablehlo.add %483, %486 : tensor<3xui32>
            %c_219 = stablehlo.constant dense<17> : tensor<ui32>
            %488 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %489 = stablehlo.shift_left %486, %488 : tensor<3xui32>
            %c_220 = stablehlo.constant dense<15> : tensor<ui32>
            %490 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %491 = stablehlo.shift_right_logical %486, %490 : tensor<3xui32>
            %492 = stablehlo.or %489, %491 : tensor<3xui32>
            %493 = stablehlo.xor %492, %487 : tensor<3xui32>
            %494 = stablehlo.add %487, %493 : tensor<3xui32>
            %c_221 = stablehlo.constant dense<29> : tensor<ui32>
            %495 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %496 = stablehlo.shift_left %493, %495 : tensor<3xui32>
            %c_222 = stablehlo.constant dense<3> : tensor<ui32>
            %497 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %498 = stablehlo.shift_right_logical %493, %497 : tensor<3xui32>
            %499 = stablehlo.or %496, %498 : tensor<3xui32>
            %500 = stablehlo.xor %499, %494 : tensor<3xui32>
            %501 = stablehlo.add %494, %500 : tensor<3xui32>
            %c_223 = stablehlo.constant dense<16> : tensor<ui32>
            %502 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %503 = stablehlo.shift_left %500, %502 : tensor<3xui32>
            %c_224 = stablehlo.constant dense<16> : tensor<ui32>
            %504 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %505 = stablehlo.shift_right_logical %500, %504 : tensor<3xui32>
            %506 = stablehlo.or %503, %505 : tensor<3xui32>
            %507 = stablehlo.xor %506, %501 : tensor<3xui32>
            %508 = stablehlo.add %501, %507 : tensor<3xui32>
            %c_225 = stablehlo.constant dense<24> : tensor<ui32>
            %509 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %510 = stablehlo.shift_left %507, %509 : tensor<3xui32>
            %c_226 = stablehlo.constant dense<8> : tensor<ui32>
            %511 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %512 = stablehlo.shift_right_logical %507, %511 : tensor<3xui32>
            %513 = stablehlo.or %510, %512 : tensor<3xui32>
            %514 = stablehlo.xor %513, %508 : tensor<3xui32>
            %515 = stablehlo.add %508, %384 : tensor<3xui32>
            %516 = stablehlo.add %514, %388 : tensor<3xui32>
            %c_227 = stablehlo.constant dense<4> : tensor<ui32>
            %517 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %518 = stablehlo.add %516, %517 : tensor<3xui32>
            %519 = stablehlo.add %515, %518 : tensor<3xui32>
            %c_228 = stablehlo.constant dense<13> : tensor<ui32>
            %520 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %521 = stablehlo.shift_left %518, %520 : tensor<3xui32>
            %c_229 = stablehlo.constant dense<19> : tensor<ui32>
            %522 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %523 = stablehlo.shift_right_logical %518, %522 : tensor<3xui32>
            %524 = stablehlo.or %521, %523 : tensor<3xui32>
            %525 = stablehlo.xor %524, %519 : tensor<3xui32>
            %526 = stablehlo.add %519, %525 : tensor<3xui32>
            %c_230 = stablehlo.constant dense<15> : tensor<ui32>
            %527 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %528 = stablehlo.shift_left %525, %527 : tensor<3xui32>
            %c_231 = stablehlo.constant dense<17> : tensor<ui32>
            %529 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %530 = stablehlo.shift_right_logical %525, %529 : tensor<3xui32>
            %531 = stablehlo.or %528, %530 : tensor<3xui32>
            %532 = stablehlo.xor %531, %526 : tensor<3xui32>
            %533 = stablehlo.add %526, %532 : tensor<3xui32>
            %c_232 = stablehlo.constant dense<26> : tensor<ui32>
            %534 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %535 = stablehlo.shift_left %532, %534 : tensor<3xui32>
            %c_233 = stablehlo.constant dense<6> : tensor<ui32>
            %536 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %537 = stablehlo.shift_right_logical %532, %536 : tensor<3xui32>
            %538 = stablehlo.or %535, %537 : tensor<3xui32>
            %539 = stablehlo.xor %538, %533 : tensor<3xui32>
            %540 = stablehlo.add %533, %539 : tensor<3xui32>
            %c_234 = stablehlo.constant dense<6> : tensor<ui32>
            %541 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %542 = stablehlo.shift_left %539, %541 : tensor<3xui32>
            %c_235 = stablehlo.constant dense<26> : tensor<ui32>
            %543 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %544 = stablehlo.shift_right_logical %539, %543 : tensor<3xui32>
            %545 = stablehlo.or %542, %544 : tensor<3xui32>
            %546 = stablehlo.xor %545, %540 : tensor<3xui32>
            %547 = stablehlo.add %540, %388 : tensor<3xui32>
            %548 = stablehlo.add %546, %382 : tensor<3xui32>
            %c_236 = stablehlo.constant dense<5> : tensor<ui32>
            %549 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %550 = stablehlo.add %548, %549 : tensor<3xui32>
            %551 = stablehlo.iota dim = 1 : tensor<3x97xui32>
            %552 = stablehlo.broadcast_in_dim %547, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %553 = stablehlo.broadcast_in_dim %550, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %c_237 = stablehlo.constant dense<0> : tensor<ui32>
            %554 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %555 = stablehlo.xor %552, %553 : tensor<3x1xui32>
            %c_238 = stablehlo.constant dense<466688986> : tensor<ui32>
            %556 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
            %557 = stablehlo.xor %555, %556 : tensor<3x1xui32>
            %558 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %559 = stablehlo.add %554, %558 : tensor<3x97xui32>
            %560 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %561 = stablehlo.add %551, %560 : tensor<3x97xui32>
            %562 = stablehlo.add %559, %561 : tensor<3x97xui32>
            %c_239 = stablehlo.constant dense<13> : tensor<ui32>
            %563 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %564 = stablehlo.shift_left %561, %563 : tensor<3x97xui32>
            %c_240 = stablehlo.constant dense<19> : tensor<ui32>
            %565 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %566 = stablehlo.shift_right_logical %561, %565 : tensor<3x97xui32>
            %567 = stablehlo.or %564, %566 : tensor<3x97xui32>
            %568 = stablehlo.xor %567, %562 : tensor<3x97xui32>
            %569 = stablehlo.add %562, %568 : tensor<3x97xui32>
            %c_241 = stablehlo.constant dense<15> : tensor<ui32>
            %570 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %571 = stablehlo.shift_left %568, %570 : tensor<3x97xui32>
            %c_242 = stablehlo.constant dense<17> : tensor<ui32>
            %572 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %573 = stablehlo.shift_right_logical %568, %572 : tensor<3x97xui32>
            %574 = stablehlo.or %571, %573 : tensor<3x97xui32>
            %575 = stablehlo.xor %574, %569 : tensor<3x97xui32>
            %576 = stablehlo.add %569, %575 : tensor<3x97xui32>
            %c_243 = stablehlo.constant dense<26> : tensor<ui32>
            %577 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %578 = stablehlo.shift_left %575, %577 : tensor<3x97xui32>
            %c_244 = stablehlo.constant dense<6> : tensor<ui32>
            %579 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %580 = stablehlo.shift_right_logical %575, %579 : tensor<3x97xui32>
            %581 = stablehlo.or %578, %580 : tensor<3x97xui32>
            %582 = stablehlo.xor %581, %576 : tensor<3x97xui32>
            %583 = stablehlo.add %576, %582 : tensor<3x97xui32>
            %c_245 = stablehlo.constant dense<6> : tensor<ui32>
            %584 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %585 = stablehlo.shift_left %582, %584 : tensor<3x97xui32>
            %c_246 = stablehlo.constant dense<26> : tensor<ui32>
            %586 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %587 = stablehlo.shift_right_logical %582, %586 : tensor<3x97xui32>
            %588 = stablehlo.or %585, %587 : tensor<3x97xui32>
            %589 = stablehlo.xor %588, %583 : tensor<3x97xui32>
            %590 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %591 = stablehlo.add %583, %590 : tensor<3x97xui32>
            %592 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %593 = stablehlo.add %589, %592 : tensor<3x97xui32>
            %c_247 = stablehlo.constant dense<1> : tensor<ui32>
            %594 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %595 = stablehlo.add %593, %594 : tensor<3x97xui32>
            %596 = stablehlo.add %591, %595 : tensor<3x97xui32>
            %c_248 = stablehlo.constant dense<17> : tensor<ui32>
            %597 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %598 = stablehlo.shift_left %595, %597 : tensor<3x97xui32>
            %c_249 = stablehlo.constant dense<15> : tensor<ui32>
            %599 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %600 = stablehlo.shift_right_logical %595, %599 : tensor<3x97xui32>
            %601 = stablehlo.or %598, %600 : tensor<3x97xui32>
            %602 = stablehlo.xor %601, %596 : tensor<3x97xui32>
            %603 = stablehlo.add %596, %602 : tensor<3x97xui32>
            %c_250 = stablehlo.constant dense<29> : tensor<ui32>
            %604 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %605 = stablehlo.shift_left %602, %604 : tensor<3x97xui32>
            %c_251 = stablehlo.constant dense<3> : tensor<ui32>
            %606 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %607 = stablehlo.shift_right_logical %602, %606 : tensor<3x97xui32>
            %608 = stablehlo.or %605, %607 : tensor<3x97xui32>
            %609 = stablehlo.xor %608, %603 : tensor<3x97xui32>
            %610 = stablehlo.add %603, %609 : tensor<3x97xui32>
            %c_252 = stablehlo.constant dense<16> : tensor<ui32>
            %611 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %612 = stablehlo.shift_left %609, %611 : tensor<3x97xui32>
            %c_253 = stablehlo.constant dense<16> : tensor<ui32>
            %613 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %614 = stablehlo.shift_right_logical %609, %613 : tensor<3x97xui32>
            %615 = stablehlo.or %612, %614 : tensor<3x97xui32>
            %616 = stablehlo.xor %615, %610 : tensor<3x97xui32>
            %617 = stablehlo.add %610, %616 : tensor<3x97xui32>
            %c_254 = stablehlo.constant dense<24> : tensor<ui32>
            %618 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %619 = stablehlo.shift_left %616, %618 : tensor<3x97xui32>
            %c_255 = stablehlo.constant dense<8> : tensor<ui32>
            %620 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %621 = stablehlo.shift_right_logical %616, %620 : tensor<3x97xui32>
            %622 = stablehlo.or %619, %621 : tensor<3x97xui32>
            %623 = stablehlo.xor %622, %617 : tensor<3x97xui32>
            %624 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %625 = stablehlo.add %617, %624 : tensor<3x97xui32>
            %626 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %627 = stablehlo.add %623, %626 : tensor<3x97xui32>
            %c_256 = stablehlo.constant dense<2> : tensor<ui32>
            %628 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %629 = stablehlo.add %627, %628 : tensor<3x97xui32>
            %630 = stablehlo.add %625, %629 : tensor<3x97xui32>
            %c_257 = stablehlo.constant dense<13> : tensor<ui32>
            %631 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %632 = stablehlo.shift_left %629, %631 : tensor<3x97xui32>
            %c_258 = stablehlo.constant dense<19> : tensor<ui32>
            %633 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %634 = stablehlo.shift_right_logical %629, %633 : tensor<3x97xui32>
            %635 = stablehlo.or %632, %634 : tensor<3x97xui32>
            %636 = stablehlo.xor %635, %630 : tensor<3x97xui32>
            %637 = stablehlo.add %630, %636 : tensor<3x97xui32>
            %c_259 = stablehlo.constant dense<15> : tensor<ui32>
            %638 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %639 = stablehlo.shift_left %636, %638 : tensor<3x97xui32>
            %c_260 = stablehlo.constant dense<17> : tensor<ui32>
            %640 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %641 = stablehlo.shift_right_logical %636, %640 : tensor<3x97xui32>
            %642 = stablehlo.or %639, %641 : tensor<3x97xui32>
            %643 = stablehlo.xor %642, %637 : tensor<3x97xui32>
            %644 = stablehlo.add %637, %643 : tensor<3x97xui32>
            %c_261 = stablehlo.constant dense<26> : tensor<ui32>
            %645 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %646 = stablehlo.shift_left %643, %645 : tensor<3x97xui32>
            %c_262 = stablehlo.constant dense<6> : tensor<ui32>
            %647 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %648 = stablehlo.shift_right_logical %643, %647 : tensor<3x97xui32>
            %649 = stablehlo.or %646, %648 : tensor<3x97xui32>
            %650 = stablehlo.xor %649, %644 : tensor<3x97xui32>
            %651 = stablehlo.add %644, %650 : tensor<3x97xui32>
            %c_263 = stablehlo.constant dense<6> : tensor<ui32>
            %652 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %653 = stablehlo.shift_left %650, %652 : tensor<3x97xui32>
            %c_264 = stablehlo.constant dense<26> : tensor<ui32>
            %654 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %655 = stablehlo.shift_right_logical %650, %654 : tensor<3x97xui32>
            %656 = stablehlo.or %653, %655 : tensor<3x97xui32>
            %657 = stablehlo.xor %656, %651 : tensor<3x97xui32>
            %658 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %659 = stablehlo.add %651, %658 : tensor<3x97xui32>
            %660 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %661 = stablehlo.add %657, %660 : tensor<3x97xui32>
            %c_265 = stablehlo.constant dense<3> : tensor<ui32>
            %662 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %663 = stablehlo.add %661, %662 : tensor<3x97xui32>
            %664 = stablehlo.add %659, %663 : tensor<3x97xui32>
            %c_266 = stablehlo.constant dense<17> : tensor<ui32>
            %665 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %666 = stablehlo.shift_left %663, %665 : tensor<3x97xui32>
            %c_267 = stablehlo.constant dense<15> : tensor<ui32>
            %667 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %668 = stablehlo.shift_right_logical %663, %667 : tensor<3x97xui32>
            %669 = stablehlo.or %666, %668 : tensor<3x97xui32>
            %670 = stablehlo.xor %669, %664 : tensor<3x97xui32>
            %671 = stablehlo.add %664, %670 : tensor<3x97xui32>
            %c_268 = stablehlo.constant dense<29> : tensor<ui32>
            %672 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %673 = stablehlo.shift_left %670, %672 : tensor<3x97xui32>
            %c_269 = stablehlo.constant dense<3> : tensor<ui32>
            %674 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %675 = stablehlo.shift_right_logical %670, %674 : tensor<3x97xui32>
            %676 = stablehlo.or %673, %675 : tensor<3x97xui32>
            %677 = stablehlo.xor %676, %671 : tensor<3x97xui32>
            %678 = stablehlo.add %671, %677 : tensor<3x97xui32>
            %c_270 = stablehlo.constant dense<16> : tensor<ui32>
            %679 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %680 = stablehlo.shift_left %677, %679 : tensor<3x97xui32>
            %c_271 = stablehlo.constant dense<16> : tensor<ui32>
            %681 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %682 = stablehlo.shift_right_logical %677, %681 : tensor<3x97xui32>
            %683 = stablehlo.or %680, %682 : tensor<3x97xui32>
            %684 = stablehlo.xor %683, %678 : tensor<3x97xui32>
            %685 = stablehlo.add %678, %684 : tensor<3x97xui32>
            %c_272 = stablehlo.constant dense<24> : tensor<ui32>
            %686 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %687 = stablehlo.shift_left %684, %686 : tensor<3x97xui32>
            %c_273 = stablehlo.constant dense<8> : tensor<ui32>
            %688 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %689 = stablehlo.shift_right_logical %684, %688 : tensor<3x97xui32>
            %690 = stablehlo.or %687, %689 : tensor<3x97xui32>
            %691 = stablehlo.xor %690, %685 : tensor<3x97xui32>
            %692 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %693 = stablehlo.add %685, %692 : tensor<3x97xui32>
            %694 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %695 = stablehlo.add %691, %694 : tensor<3x97xui32>
            %c_274 = stablehlo.constant dense<4> : tensor<ui32>
            %696 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %697 = stablehlo.add %695, %696 : tensor<3x97xui32>
            %698 = stablehlo.add %693, %697 : tensor<3x97xui32>
            %c_275 = stablehlo.constant dense<13> : tensor<ui32>
            %699 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %700 = stablehlo.shift_left %697, %699 : tensor<3x97xui32>
            %c_276 = stablehlo.constant dense<19> : tensor<ui32>
            %701 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %702 = stablehlo.shift_right_logical %697, %701 : tensor<3x97xui32>
            %703 = stablehlo.or %700, %702 : tensor<3x97xui32>
            %704 = stablehlo.xor %703, %698 : tensor<3x97xui32>
            %705 = stablehlo.add %698, %704 : tensor<3x97xui32>
            %c_277 = stablehlo.constant dense<15> : tensor<ui32>
            %706 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %707 = stablehlo.shift_left %704, %706 : tensor<3x97xui32>
            %c_278 = stablehlo.constant dense<17> : tensor<ui32>
            %708 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %709 = stablehlo.shift_right_logical %704, %708 : tensor<3x97xui32>
            %710 = stablehlo.or %707, %709 : tensor<3x97xui32>
            %711 = stablehlo.xor %710, %705 : tensor<3x97xui32>
            %712 = stablehlo.add %705, %711 : tensor<3x97xui32>
            %c_279 = stablehlo.constant dense<26> : tensor<ui32>
            %713 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %714 = stablehlo.shift_left %711, %713 : tensor<3x97xui32>
            %c_280 = stablehlo.constant dense<6> : tensor<ui32>
            %715 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %716 = stablehlo.shift_right_logical %711, %715 : tensor<3x97xui32>
            %717 = stablehlo.or %714, %716 : tensor<3x97xui32>
            %718 = stablehlo.xor %717, %712 : tensor<3x97xui32>
            %719 = stablehlo.add %712, %718 : tensor<3x97xui32>
            %c_281 = stablehlo.constant dense<6> : tensor<ui32>
            %720 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %721 = stablehlo.shift_left %718, %720 : tensor<3x97xui32>
            %c_282 = stablehlo.constant dense<26> : tensor<ui32>
            %722 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %723 = stablehlo.shift_right_logical %718, %722 : tensor<3x97xui32>
            %724 = stablehlo.or %721, %723 : tensor<3x97xui32>
            %725 = stablehlo.xor %724, %719 : tensor<3x97xui32>
            %726 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %727 = stablehlo.add %719, %726 : tensor<3x97xui32>
            %728 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %729 = stablehlo.add %725, %728 : tensor<3x97xui32>
            %c_283 = stablehlo.constant dense<5> : tensor<ui32>
            %730 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %731 = stablehlo.add %729, %730 : tensor<3x97xui32>
            %732 = stablehlo.xor %727, %731 : tensor<3x97xui32>
            %c_284 = stablehlo.constant dense<9> : tensor<ui32>
            %733 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %734 = stablehlo.shift_right_logical %732, %733 : tensor<3x97xui32>
            %735 = stablehlo.convert %734 : (tensor<3x97xui32>) -> tensor<3x97xf32>
            %cst_285 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %736 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %737 = stablehlo.add %735, %736 : tensor<3x97xf32>
            %cst_286 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %738 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %739 = stablehlo.multiply %737, %738 : tensor<3x97xf32>
            %c_287 = stablehlo.constant dense<31> : tensor<i32>
            %740 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %741 = stablehlo.shift_right_logical %72, %740 : tensor<3xi32>
            %742 = stablehlo.broadcast_in_dim %741, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %743 = stablehlo.bitcast_convert %739 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_288 = stablehlo.constant dense<1060439283> : tensor<i32>
            %744 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %745 = stablehlo.subtract %743, %744 : tensor<3x97xi32>
            %c_289 = stablehlo.constant dense<23> : tensor<i32>
            %746 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %747 = stablehlo.shift_right_arithmetic %745, %746 : tensor<3x97xi32>
            %c_290 = stablehlo.constant dense<23> : tensor<i32>
            %748 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %749 = stablehlo.shift_left %747, %748 : tensor<3x97xi32>
            %750 = stablehlo.subtract %743, %749 : tensor<3x97xi32>
            %751 = stablehlo.bitcast_convert %750 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_291 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %752 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %753 = stablehlo.subtract %751, %752 : tensor<3x97xf32>
            %754 = stablehlo.convert %747 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %755 = stablehlo.multiply %753, %753 : tensor<3x97xf32>
            %756 = stablehlo.bitcast_convert %755 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %757 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %758 = stablehlo.xor %756, %757 : tensor<3x97xi32>
            %759 = stablehlo.bitcast_convert %758 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_292 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %760 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %761 = stablehlo.multiply %760, %753 : tensor<3x97xf32>
            %762 = stablehlo.bitcast_convert %761 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %763 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %764 = stablehlo.xor %762, %763 : tensor<3x97xi32>
            %765 = stablehlo.bitcast_convert %764 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_293 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %766 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %767 = stablehlo.add %765, %766 : tensor<3x97xf32>
            %768 = stablehlo.multiply %767, %753 : tensor<3x97xf32>
            %769 = stablehlo.bitcast_convert %768 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %770 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %771 = stablehlo.xor %769, %770 : tensor<3x97xi32>
            %772 = stablehlo.bitcast_convert %771 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_294 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %773 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %774 = stablehlo.add %772, %773 : tensor<3x97xf32>
            %775 = stablehlo.multiply %774, %753 : tensor<3x97xf32>
            %776 = stablehlo.bitcast_convert %775 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %777 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %778 = stablehlo.xor %776, %777 : tensor<3x97xi32>
            %779 = stablehlo.bitcast_convert %778 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_295 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %780 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %781 = stablehlo.add %779, %780 : tensor<3x97xf32>
            %782 = stablehlo.multiply %781, %753 : tensor<3x97xf32>
            %783 = stablehlo.bitcast_convert %782 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %784 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %785 = stablehlo.xor %783, %784 : tensor<3x97xi32>
            %786 = stablehlo.bitcast_convert %785 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_296 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %787 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %788 = stablehlo.add %786, %787 : tensor<3x97xf32>
            %789 = stablehlo.multiply %788, %753 : tensor<3x97xf32>
            %790 = stablehlo.bitcast_convert %789 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %791 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %792 = stablehlo.xor %790, %791 : tensor<3x97xi32>
            %793 = stablehlo.bitcast_convert %792 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_297 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %794 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %795 = stablehlo.add %793, %794 : tensor<3x97xf32>
            %796 = stablehlo.multiply %795, %753 : tensor<3x97xf32>
            %797 = stablehlo.bitcast_convert %796 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %798 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %799 = stablehlo.xor %797, %798 : tensor<3x97xi32>
            %800 = stablehlo.bitcast_convert %799 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_298 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %801 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %802 = stablehlo.add %800, %801 : tensor<3x97xf32>
            %803 = stablehlo.multiply %802, %753 : tensor<3x97xf32>
            %804 = stablehlo.bitcast_convert %803 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %805 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %806 = stablehlo.xor %804, %805 : tensor<3x97xi32>
            %807 = stablehlo.bitcast_convert %806 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_299 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %808 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %809 = stablehlo.add %807, %808 : tensor<3x97xf32>
            %810 = stablehlo.multiply %809, %753 : tensor<3x97xf32>
            %811 = stablehlo.bitcast_convert %810 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %812 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %813 = stablehlo.xor %811, %812 : tensor<3x97xi32>
            %814 = stablehlo.bitcast_convert %813 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_300 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %815 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %816 = stablehlo.add %814, %815 : tensor<3x97xf32>
            %817 = stablehlo.multiply %816, %753 : tensor<3x97xf32>
            %818 = stablehlo.multiply %817, %759 : tensor<3x97xf32>
            %819 = stablehlo.bitcast_convert %818 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %820 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %821 = stablehlo.xor %819, %820 : tensor<3x97xi32>
            %822 = stablehlo.bitcast_convert %821 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_301 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %823 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %824 = stablehlo.multiply %754, %823 : tensor<3x97xf32>
            %825 = stablehlo.bitcast_convert %824 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %826 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %827 = stablehlo.xor %825, %826 : tensor<3x97xi32>
            %828 = stablehlo.bitcast_convert %827 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %829 = stablehlo.add %822, %828 : tensor<3x97xf32>
            %cst_302 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %830 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %831 = stablehlo.multiply %759, %830 : tensor<3x97xf32>
            %832 = stablehlo.subtract %829, %831 : tensor<3x97xf32>
            %833 = stablehlo.add %753, %832 : tensor<3x97xf32>
            %cst_303 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %834 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %835 = stablehlo.multiply %754, %834 : tensor<3x97xf32>
            %836 = stablehlo.add %833, %835 : tensor<3x97xf32>
            %837 = stablehlo.negate %836 : tensor<3x97xf32>
            %838 = stablehlo.bitcast_convert %837 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_304 = stablehlo.constant dense<1060439283> : tensor<i32>
            %839 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %840 = stablehlo.subtract %838, %839 : tensor<3x97xi32>
            %c_305 = stablehlo.constant dense<23> : tensor<i32>
            %841 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %842 = stablehlo.shift_right_arithmetic %840, %841 : tensor<3x97xi32>
            %c_306 = stablehlo.constant dense<23> : tensor<i32>
            %843 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %844 = stablehlo.shift_left %842, %843 : tensor<3x97xi32>
            %845 = stablehlo.subtract %838, %844 : tensor<3x97xi32>
            %846 = stablehlo.bitcast_convert %845 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %847 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %848 = stablehlo.subtract %846, %847 : tensor<3x97xf32>
            %849 = stablehlo.convert %842 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %850 = stablehlo.multiply %848, %848 : tensor<3x97xf32>
            %851 = stablehlo.bitcast_convert %850 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %852 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %853 = stablehlo.xor %851, %852 : tensor<3x97xi32>
            %854 = stablehlo.bitcast_convert %853 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_308 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %855 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %856 = stablehlo.multiply %855, %848 : tensor<3x97xf32>
            %857 = stablehlo.bitcast_convert %856 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %858 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %859 = stablehlo.xor %857, %858 : tensor<3x97xi32>
            %860 = stablehlo.bitcast_convert %859 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_309 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %861 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %862 = stablehlo.add %860, %861 : tensor<3x97xf32>
            %863 = stablehlo.multiply %862, %848 : tensor<3x97xf32>
            %864 = stablehlo.bitcast_convert %863 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %865 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %866 = stablehlo.xor %864, %865 : tensor<3x97xi32>
            %867 = stablehlo.bitcast_convert %866 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_310 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %868 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %869 = stablehlo.add %867, %868 : tensor<3x97xf32>
            %870 = stablehlo.multiply %869, %848 : tensor<3x97xf32>
            %871 = stablehlo.bitcast_convert %870 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %872 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %873 = stablehlo.xor %871, %872 : tensor<3x97xi32>
            %874 = stablehlo.bitcast_convert %873 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_311 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %875 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %876 = stablehlo.add %874, %875 : tensor<3x97xf32>
            %877 = stablehlo.multiply %876, %848 : tensor<3x97xf32>
            %878 = stablehlo.bitcast_convert %877 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %879 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %880 = stablehlo.xor %878, %879 : tensor<3x97xi32>
            %881 = stablehlo.bitcast_convert %880 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_312 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %882 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %883 = stablehlo.add %881, %882 : tensor<3x97xf32>
            %884 = stablehlo.multiply %883, %848 : tensor<3x97xf32>
            %885 = stablehlo.bitcast_convert %884 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %886 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %887 = stablehlo.xor %885, %886 : tensor<3x97xi32>
            %888 = stablehlo.bitcast_convert %887 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_313 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %889 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %890 = stablehlo.add %888, %889 : tensor<3x97xf32>
            %891 = stablehlo.multiply %890, %848 : tensor<3x97xf32>
            %892 = stablehlo.bitcast_convert %891 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %893 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %894 = stablehlo.xor %892, %893 : tensor<3x97xi32>
            %895 = stablehlo.bitcast_convert %894 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_314 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %896 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %897 = stablehlo.add %895, %896 : tensor<3x97xf32>
            %898 = stablehlo.multiply %897, %848 : tensor<3x97xf32>
            %899 = stablehlo.bitcast_convert %898 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %900 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %901 = stablehlo.xor %899, %900 : tensor<3x97xi32>
            %902 = stablehlo.bitcast_convert %901 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_315 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %903 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %904 = stablehlo.add %902, %903 : tensor<3x97xf32>
            %905 = stablehlo.multiply %904, %848 : tensor<3x97xf32>
            %906 = stablehlo.bitcast_convert %905 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %907 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %908 = stablehlo.xor %906, %907 : tensor<3x97xi32>
            %909 = stablehlo.bitcast_convert %908 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_316 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %910 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %911 = stablehlo.add %909, %910 : tensor<3x97xf32>
            %912 = stablehlo.multiply %911, %848 : tensor<3x97xf32>
            %913 = stablehlo.multiply %912, %854 : tensor<3x97xf32>
            %914 = stablehlo.bitcast_convert %913 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %915 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %916 = stablehlo.xor %914, %915 : tensor<3x97xi32>
            %917 = stablehlo.bitcast_convert %916 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_317 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %918 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %919 = stablehlo.multiply %849, %918 : tensor<3x97xf32>
            %920 = stablehlo.bitcast_convert %919 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %921 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %922 = stablehlo.xor %920, %921 : tensor<3x97xi32>
            %923 = stablehlo.bitcast_convert %922 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %924 = stablehlo.add %917, %923 : tensor<3x97xf32>
            %cst_318 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %925 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %926 = stablehlo.multiply %854, %925 : tensor<3x97xf32>
            %927 = stablehlo.subtract %924, %926 : tensor<3x97xf32>
            %928 = stablehlo.add %848, %927 : tensor<3x97xf32>
            %cst_319 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %929 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %930 = stablehlo.multiply %849, %929 : tensor<3x97xf32>
            %931 = stablehlo.add %928, %930 : tensor<3x97xf32>
            %932 = stablehlo.negate %931 : tensor<3x97xf32>
            stablehlo.return %932 : tensor<3x97xf32>
          }) : (tensor<i32>) -> tensor<3x97xf32>
          %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %323 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %324 = stablehlo.compare GT, %289, %323, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %325 = func.call @_where_25(%324, %289, %cst_170) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %326 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %327 = stablehlo.divide %326, %325 : tensor<3xf32>
          %cst_172 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %328 = stablehlo.reduce(%234 init: %cst_172) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %329 = stablehlo.broadcast_in_dim %328, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %331 = stablehlo.subtract %234, %330 : tensor<3x97xf32>
          %332 = stablehlo.broadcast_in_dim %327, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_173 = stablehlo.constant dense<31> : tensor<i32>
          %333 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %334 = stablehlo.shift_right_logical %291, %333 : tensor<3xi32>
          %335 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %336 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %337 = stablehlo.multiply %331, %336 : tensor<3x97xf32>
          %338 = stablehlo.bitcast_convert %337 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %339 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %340 = stablehlo.xor %338, %339 : tensor<3x97xi32>
          %341 = stablehlo.bitcast_convert %340 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_174 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %342 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %343 = stablehlo.compare EQ, %234, %342, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_175 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %344 = func.call @_where_26(%343, %cst_175, %341) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_176 = stablehlo.constant dense<0> : tensor<i32>
          %345 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %346 = stablehlo.compare GT, %291, %345, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_177 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %347 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %348 = stablehlo.compare LT, %293, %347, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %349 = stablehlo.or %346, %348 : tensor<3xi1>
          %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %350 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %351 = stablehlo.compare GT, %295, %350, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %352 = stablehlo.or %349, %351 : tensor<3xi1>
          %c_179 = stablehlo.constant dense<false> : tensor<i1>
          %353 = stablehlo.reduce(%352 init: %c_179) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %354 = stablehlo.convert %353 : (tensor<i1>) -> tensor<i32>
          %355 = "stablehlo.case"(%354) ({
            %c_190 = stablehlo.constant dense<true> : tensor<i1>
            %380 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %380 : tensor<3x97xi1>
          }, {
            %380 = stablehlo.bitcast_convert %344 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_190 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %381 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %382 = stablehlo.compare EQ, %380, %381, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_191 = stablehlo.constant dense<0> : tensor<i32>
            %383 = func.call @_where_27(%382, %c_191, %380) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_192 = stablehlo.constant dense<0> : tensor<i32>
            %384 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %385 = stablehlo.compare LT, %383, %384, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_193 = stablehlo.constant dense<2147483647> : tensor<i32>
            %386 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %387 = stablehlo.xor %383, %386 : tensor<3x97xi32>
            %388 = func.call @_where_28(%385, %387, %383) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%344, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_194 = stablehlo.constant dense<0> : tensor<i32>
            %389 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %390 = stablehlo.compare EQ, %291, %389, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_195 = stablehlo.constant dense<97> : tensor<i32>
            %391 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %392 = stablehlo.compare GE, %291, %391, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %393 = stablehlo.or %390, %392 : tensor<3xi1>
            %394 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_196 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %395 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %396 = stablehlo.compare EQ, %394, %395, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_197 = stablehlo.constant dense<0> : tensor<i32>
            %397 = func.call @_where_27(%396, %c_197, %394) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_198 = stablehlo.constant dense<0> : tensor<i32>
            %398 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %399 = stablehlo.compare LT, %397, %398, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_199 = stablehlo.constant dense<2147483647> : tensor<i32>
            %400 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %401 = stablehlo.xor %397, %400 : tensor<3x97xi32>
            %402 = func.call @_where_28(%399, %401, %397) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_200 = stablehlo.constant dense<1> : tensor<i32>
            %c_201 = stablehlo.constant dense<97> : tensor<i32>
            %403 = func.call @clip(%291, %c_200, %c_201) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %404 = stablehlo.broadcast_in_dim %403, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_202 = stablehlo.constant dense<1> : tensor<i32>
            %405 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %406 = stablehlo.subtract %404, %405 : tensor<3x1xi32>
            %407 = func.call @take_along_axis_29(%402, %406) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %408 = stablehlo.reshape %407 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_203 = stablehlo.constant dense<97> : tensor<i32>
            %409 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %410 = stablehlo.minimum %291, %409 : tensor<3xi32>
            %411 = stablehlo.convert %410 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %412 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_205 = stablehlo.constant dense<97> : tensor<i32>
            %413 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %414 = stablehlo.compare LE, %291, %413, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_206 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %415 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %416 = stablehlo.not %393 : tensor<3xi1>
            %417 = stablehlo.not %414 : tensor<3xi1>
            %418 = stablehlo.and %416, %417 : tensor<3xi1>
            %c_207 = stablehlo.constant dense<false> : tensor<i1>
            %419 = stablehlo.reduce(%418 init: %c_207) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %420 = stablehlo.convert %419 : (tensor<i1>) -> tensor<i32>
            %421 = "stablehlo.case"(%420) ({
              stablehlo.return %415 : tensor<3xi32>
            }, {
              %c_268 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %692 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_269 = stablehlo.constant dense<2147483647> : tensor<i32>
              %693 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_270 = stablehlo.constant dense<0> : tensor<i32>
              %c_271 = stablehlo.constant dense<0> : tensor<i32>
              %694:7 = stablehlo.while(%iterArg_272 = %388, %iterArg_273 = %412, %iterArg_274 = %411, %iterArg_275 = %c_271, %iterArg_276 = %c_270, %iterArg_277 = %692, %iterArg_278 = %693) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_279 = stablehlo.constant dense<32> : tensor<i32>
                %695 = stablehlo.compare LT, %iterArg_275, %c_279, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %695 : tensor<i1>
              } do {
                %695:3 = func.call @closed_call_30(%iterArg_272, %iterArg_273, %iterArg_274, %iterArg_276, %iterArg_277, %iterArg_278) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_279 = stablehlo.constant dense<1> : tensor<i32>
                %696 = stablehlo.add %iterArg_275, %c_279 : tensor<i32>
                stablehlo.return %iterArg_272, %iterArg_273, %iterArg_274, %696, %695#0, %695#1, %695#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %694#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %422 = func.call @_where_9(%414, %408, %421) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %423 = func.call @_where_9(%393, %415, %422) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %c_208 = stablehlo.constant dense<31> : tensor<i32>
            %424 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %425 = stablehlo.shift_right_logical %291, %424 : tensor<3xi32>
            %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_209 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %427 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %428 = stablehlo.maximum %344, %427 : tensor<3x97xf32>
            %cst_210 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %429 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %430 = stablehlo.multiply %428, %429 : tensor<3x97xf32>
            %431 = func.call @round(%430) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_211 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %432 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %433 = stablehlo.multiply %431, %432 : tensor<3x97xf32>
            %434 = stablehlo.subtract %428, %433 : tensor<3x97xf32>
            %cst_212 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %435 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %436 = stablehlo.multiply %431, %435 : tensor<3x97xf32>
            %437 = stablehlo.bitcast_convert %436 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %438 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %439 = stablehlo.xor %437, %438 : tensor<3x97xi32>
            %440 = stablehlo.bitcast_convert %439 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %441 = stablehlo.subtract %434, %440 : tensor<3x97xf32>
            %cst_213 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %442 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %443 = stablehlo.multiply %442, %441 : tensor<3x97xf32>
            %444 = stablehlo.bitcast_convert %443 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %445 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %446 = stablehlo.xor %444, %445 : tensor<3x97xi32>
            %447 = stablehlo.bitcast_convert %446 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_214 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %448 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %449 = stablehlo.add %447, %448 : tensor<3x97xf32>
            %450 = stablehlo.multiply %449, %441 : tensor<3x97xf32>
            %451 = stablehlo.bitcast_convert %450 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %452 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %453 = stablehlo.xor %451, %452 : tensor<3x97xi32>
            %454 = stablehlo.bitcast_convert %453 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_215 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %455 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %456 = stablehlo.add %454, %455 : tensor<3x97xf32>
            %457 = stablehlo.multiply %456, %441 : tensor<3x97xf32>
            %458 = stablehlo.bitcast_convert %457 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %459 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %460 = stablehlo.xor %458, %459 : tensor<3x97xi32>
            %461 = stablehlo.bitcast_convert %460 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_216 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %462 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %463 = stablehlo.add %461, %462 : tensor<3x97xf32>
            %464 = stablehlo.multiply %463, %441 : tensor<3x97xf32>
            %465 = stablehlo.bitcast_convert %464 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %466 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %467 = stablehlo.xor %465, %466 : tensor<3x97xi32>
            %468 = stablehlo.bitcast_convert %467 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_217 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %469 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %470 = stablehlo.add %468, %469 : tensor<3x97xf32>
            %471 = stablehlo.multiply %470, %441 : tensor<3x97xf32>
            %472 = stablehlo.bitcast_convert %471 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %473 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %474 = stablehlo.xor %472, %473 : tensor<3x97xi32>
            %475 = stablehlo.bitcast_convert %474 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_218 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %476 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %477 = stablehlo.add %475, %476 : tensor<3x97xf32>
            %478 = stablehlo.multiply %477, %441 : tensor<3x97xf32>
            %479 = stablehlo.multiply %478, %441 : tensor<3x97xf32>
            %480 = stablehlo.bitcast_convert %479 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %481 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %482 = stablehlo.xor %480, %481 : tensor<3x97xi32>
            %483 = stablehlo.bitcast_convert %482 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %484 = stablehlo.add %483, %441 : tensor<3x97xf32>
            %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %485 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %486 = stablehlo.add %484, %485 : tensor<3x97xf32>
            %487 = stablehlo.convert %431 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_220 = stablehlo.constant dense<127> : tensor<i32>
            %488 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %489 = stablehlo.add %487, %488 : tensor<3x97xi32>
            %c_221 = stablehlo.constant dense<23> : tensor<i32>
            %490 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %491 = stablehlo.shift_left %489, %490 : tensor<3x97xi32>
            %492 = stablehlo.bitcast_convert %491 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_222 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %493 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %494 = stablehlo.compare LT, %344, %493, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %495 = stablehlo.multiply %486, %492 : tensor<3x97xf32>
            %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %496 = func.call @_where_26(%494, %cst_223, %495) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %497 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %499 = stablehlo.compare GE, %388, %498, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %500 = func.call @_where_23(%499, %496, %cst_224) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %501 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_225 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %502 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %503 = stablehlo.compare EQ, %501, %502, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_226 = stablehlo.constant dense<0> : tensor<i32>
            %504 = func.call @_where_27(%503, %c_226, %501) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_227 = stablehlo.constant dense<0> : tensor<i32>
            %505 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %506 = stablehlo.compare LT, %504, %505, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_228 = stablehlo.constant dense<2147483647> : tensor<i32>
            %507 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %508 = stablehlo.xor %504, %507 : tensor<3x97xi32>
            %509 = func.call @_where_28(%506, %508, %504) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %510 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %512 = stablehlo.compare GE, %509, %511, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_229 = stablehlo.constant dense<31> : tensor<i32>
            %513 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %514 = stablehlo.shift_right_logical %291, %513 : tensor<3xi32>
            %515 = stablehlo.broadcast_in_dim %514, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_230 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %516 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %517 = stablehlo.maximum %values, %516 : tensor<3x97xf32>
            %cst_231 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %518 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %519 = stablehlo.multiply %517, %518 : tensor<3x97xf32>
            %520 = func.call @round(%519) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_232 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %521 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %522 = stablehlo.multiply %520, %521 : tensor<3x97xf32>
            %523 = stablehlo.subtract %517, %522 : tensor<3x97xf32>
            %cst_233 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %524 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %525 = stablehlo.multiply %520, %524 : tensor<3x97xf32>
            %526 = stablehlo.bitcast_convert %525 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %527 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %528 = stablehlo.xor %526, %527 : tensor<3x97xi32>
            %529 = stablehlo.bitcast_convert %528 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %530 = stablehlo.subtract %523, %529 : tensor<3x97xf32>
            %cst_234 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %531 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %532 = stablehlo.multiply %531, %530 : tensor<3x97xf32>
            %533 = stablehlo.bitcast_convert %532 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %534 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %535 = stablehlo.xor %533, %534 : tensor<3x97xi32>
            %536 = stablehlo.bitcast_convert %535 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_235 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %537 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %538 = stablehlo.add %536, %537 : tensor<3x97xf32>
            %539 = stablehlo.multiply %538, %530 : tensor<3x97xf32>
            %540 = stablehlo.bitcast_convert %539 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %541 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %542 = stablehlo.xor %540, %541 : tensor<3x97xi32>
            %543 = stablehlo.bitcast_convert %542 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_236 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %544 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %545 = stablehlo.add %543, %544 : tensor<3x97xf32>
            %546 = stablehlo.multiply %545, %530 : tensor<3x97xf32>
            %547 = stablehlo.bitcast_convert %546 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %548 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %549 = stablehlo.xor %547, %548 : tensor<3x97xi32>
            %550 = stablehlo.bitcast_convert %549 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_237 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %551 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %552 = stablehlo.add %550, %551 : tensor<3x97xf32>
            %553 = stablehlo.multiply %552, %530 : tensor<3x97xf32>
            %554 = stablehlo.bitcast_convert %553 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %555 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %556 = stablehlo.xor %554, %555 : tensor<3x97xi32>
            %557 = stablehlo.bitcast_convert %556 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_238 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %558 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %559 = stablehlo.add %557, %558 : tensor<3x97xf32>
            %560 = stablehlo.multiply %559, %530 : tensor<3x97xf32>
            %561 = stablehlo.bitcast_convert %560 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %562 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %563 = stablehlo.xor %561, %562 : tensor<3x97xi32>
            %564 = stablehlo.bitcast_convert %563 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_239 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %565 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %566 = stablehlo.add %564, %565 : tensor<3x97xf32>
            %567 = stablehlo.multiply %566, %530 : tensor<3x97xf32>
            %568 = stablehlo.multiply %567, %530 : tensor<3x97xf32>
            %569 = stablehlo.bitcast_convert %568 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %570 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %571 = stablehlo.xor %569, %570 : tensor<3x97xi32>
            %572 = stablehlo.bitcast_convert %571 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %573 = stablehlo.add %572, %530 : tensor<3x97xf32>
            %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %574 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %575 = stablehlo.add %573, %574 : tensor<3x97xf32>
            %576 = stablehlo.convert %520 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_241 = stablehlo.constant dense<127> : tensor<i32>
            %577 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %578 = stablehlo.add %576, %577 : tensor<3x97xi32>
            %c_242 = stablehlo.constant dense<23> : tensor<i32>
            %579 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %580 = stablehlo.shift_left %578, %579 : tensor<3x97xi32>
            %581 = stablehlo.bitcast_convert %580 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_243 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %582 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %583 = stablehlo.compare LT, %values, %582, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %584 = stablehlo.multiply %575, %581 : tensor<3x97xf32>
            %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %585 = func.call @_where_26(%583, %cst_244, %584) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %586 = func.call @_where_23(%512, %585, %cst_245) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_246 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %587 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %588 = stablehlo.maximum %293, %587 : tensor<3xf32>
            %c_247 = stablehlo.constant dense<0> : tensor<i32>
            %589 = "stablehlo.case"(%c_247) ({
              %c_268 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_268 : tensor<i32>
            }, {
              %c_268 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_268 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %590 = "stablehlo.case"(%589) ({
              %c_268 = stablehlo.constant dense<0> : tensor<i32>
              %692 = func.call @_pad_31(%500, %c_268) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %693 = stablehlo.slice %692 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %694 = stablehlo.slice %692 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %695 = stablehlo.slice %692 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %696 = stablehlo.slice %692 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %697 = stablehlo.slice %692 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %698 = stablehlo.slice %692 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %699 = stablehlo.slice %692 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %700 = stablehlo.slice %692 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %701 = stablehlo.add %693, %694 : tensor<3x13xf32>
              %702 = stablehlo.add %695, %696 : tensor<3x13xf32>
              %703 = stablehlo.add %701, %702 : tensor<3x13xf32>
              %704 = stablehlo.add %697, %698 : tensor<3x13xf32>
              %705 = stablehlo.add %699, %700 : tensor<3x13xf32>
              %706 = stablehlo.add %704, %705 : tensor<3x13xf32>
              %707 = stablehlo.add %703, %706 : tensor<3x13xf32>
              %708 = stablehlo.optimization_barrier %707 : tensor<3x13xf32>
              %c_269 = stablehlo.constant dense<0> : tensor<i32>
              %709 = func.call @_pad_32(%708, %c_269) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %710 = stablehlo.slice %709 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %711 = stablehlo.slice %709 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %712 = stablehlo.slice %709 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %713 = stablehlo.slice %709 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %714 = stablehlo.slice %709 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %715 = stablehlo.slice %709 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %716 = stablehlo.slice %709 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %717 = stablehlo.slice %709 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %718 = stablehlo.add %710, %711 : tensor<3x2xf32>
              %719 = stablehlo.add %712, %713 : tensor<3x2xf32>
              %720 = stablehlo.add %718, %719 : tensor<3x2xf32>
              %721 = stablehlo.add %714, %715 : tensor<3x2xf32>
              %722 = stablehlo.add %716, %717 : tensor<3x2xf32>
              %723 = stablehlo.add %721, %722 : tensor<3x2xf32>
              %724 = stablehlo.add %720, %723 : tensor<3x2xf32>
              %725 = stablehlo.optimization_barrier %724 : tensor<3x2xf32>
              %c_270 = stablehlo.constant dense<0> : tensor<i32>
              %726 = func.call @_pad_33(%725, %c_270) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %727 = stablehlo.slice %726 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %728 = stablehlo.slice %726 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %729 = stablehlo.slice %726 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %730 = stablehlo.slice %726 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %731 = stablehlo.slice %726 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %732 = stablehlo.slice %726 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %733 = stablehlo.slice %726 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %734 = stablehlo.slice %726 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %735 = stablehlo.add %727, %728 : tensor<3x1xf32>
              %736 = stablehlo.add %729, %730 : tensor<3x1xf32>
              %737 = stablehlo.add %735, %736 : tensor<3x1xf32>
              %738 = stablehlo.add %731, %732 : tensor<3x1xf32>
              %739 = stablehlo.add %733, %734 : tensor<3x1xf32>
              %740 = stablehlo.add %738, %739 : tensor<3x1xf32>
              %741 = stablehlo.add %737, %740 : tensor<3x1xf32>
              %742 = stablehlo.optimization_barrier %741 : tensor<3x1xf32>
              %743 = stablehlo.reshape %742 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %743 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %591 = stablehlo.multiply %588, %590 : tensor<3xf32>
            %592 = stablehlo.slice %586 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %593 = stablehlo.slice %586 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %594 = stablehlo.add %592, %593 : tensor<3x48xf32>
            %595 = stablehlo.slice %594 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %596 = stablehlo.slice %594 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %597 = stablehlo.add %595, %596 : tensor<3x24xf32>
            %598 = stablehlo.slice %597 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %599 = stablehlo.slice %597 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %600 = stablehlo.add %598, %599 : tensor<3x12xf32>
            %601 = stablehlo.slice %600 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %602 = stablehlo.slice %600 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %603 = stablehlo.add %601, %602 : tensor<3x6xf32>
            %604 = stablehlo.slice %603 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %605 = stablehlo.slice %603 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %606 = stablehlo.add %604, %605 : tensor<3x3xf32>
            %607 = stablehlo.slice %606 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %608 = stablehlo.slice %606 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %609 = stablehlo.add %607, %608 : tensor<3x1xf32>
            %610 = stablehlo.slice %606 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %611 = stablehlo.add %609, %610 : tensor<3x1xf32>
            %612 = stablehlo.slice %606 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %613 = stablehlo.concatenate %612, %611, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %614 = stablehlo.pad %613, %cst_248, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %615 = stablehlo.pad %609, %cst_249, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %616 = stablehlo.add %614, %615 : tensor<3x3xf32>
            %617 = stablehlo.slice %616 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %618 = stablehlo.slice %603 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %619 = stablehlo.add %617, %618 : tensor<3x2xf32>
            %620 = stablehlo.slice %603 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %621 = stablehlo.concatenate %620, %619, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %622 = stablehlo.pad %621, %cst_250, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %623 = stablehlo.pad %616, %cst_251, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %624 = stablehlo.add %622, %623 : tensor<3x6xf32>
            %625 = stablehlo.slice %624 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %626 = stablehlo.slice %600 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %627 = stablehlo.add %625, %626 : tensor<3x5xf32>
            %628 = stablehlo.slice %600 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %629 = stablehlo.concatenate %628, %627, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %630 = stablehlo.pad %629, %cst_252, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %631 = stablehlo.pad %624, %cst_253, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %632 = stablehlo.add %630, %631 : tensor<3x12xf32>
            %633 = stablehlo.slice %632 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %634 = stablehlo.slice %597 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %635 = stablehlo.add %633, %634 : tensor<3x11xf32>
            %636 = stablehlo.slice %597 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %637 = stablehlo.concatenate %636, %635, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %638 = stablehlo.pad %637, %cst_254, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %639 = stablehlo.pad %632, %cst_255, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %640 = stablehlo.add %638, %639 : tensor<3x24xf32>
            %641 = stablehlo.slice %640 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %642 = stablehlo.slice %594 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %643 = stablehlo.add %641, %642 : tensor<3x23xf32>
            %644 = stablehlo.slice %594 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %645 = stablehlo.concatenate %644, %643, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %646 = stablehlo.pad %645, %cst_256, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %647 = stablehlo.pad %640, %cst_257, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %648 = stablehlo.add %646, %647 : tensor<3x48xf32>
            %649 = stablehlo.slice %586 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %650 = stablehlo.add %648, %649 : tensor<3x48xf32>
            %651 = stablehlo.slice %586 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %652 = stablehlo.concatenate %651, %650, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %653 = stablehlo.pad %652, %cst_258, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %654 = stablehlo.pad %648, %cst_259, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %655 = stablehlo.add %653, %654 : tensor<3x97xf32>
            %656 = stablehlo.broadcast_in_dim %591, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %658 = stablehlo.compare GE, %655, %657, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %659 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_260 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %660 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %661 = stablehlo.compare EQ, %659, %660, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_261 = stablehlo.constant dense<0> : tensor<i32>
            %662 = func.call @_where_27(%661, %c_261, %659) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_262 = stablehlo.constant dense<0> : tensor<i32>
            %663 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %664 = stablehlo.compare LT, %662, %663, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_263 = stablehlo.constant dense<2147483647> : tensor<i32>
            %665 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %666 = stablehlo.xor %662, %665 : tensor<3x97xi32>
            %667 = func.call @_where_28(%664, %666, %662) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %668 = func.call @argmax(%658) : (tensor<3x97xi1>) -> tensor<3xi32>
            %669 = stablehlo.broadcast_in_dim %668, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %670 = func.call @take_along_axis_29(%667, %669) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %671 = stablehlo.reshape %670 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %672 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %673 = stablehlo.compare GE, %293, %672, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_265 = stablehlo.constant dense<false> : tensor<i1>
            %674 = stablehlo.reduce(%658 init: %c_265) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_266 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %675 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %676 = stablehlo.not %673 : tensor<3xi1>
            %677 = stablehlo.not %674 : tensor<3xi1>
            %678 = stablehlo.and %676, %677 : tensor<3xi1>
            %c_267 = stablehlo.constant dense<false> : tensor<i1>
            %679 = stablehlo.reduce(%678 init: %c_267) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %680 = stablehlo.convert %679 : (tensor<i1>) -> tensor<i32>
            %681 = "stablehlo.case"(%680) ({
              stablehlo.return %675 : tensor<3xi32>
            }, {
              %c_268 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %692 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_269 = stablehlo.constant dense<2147483647> : tensor<i32>
              %693 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_270 = stablehlo.constant dense<0> : tensor<i32>
              %c_271 = stablehlo.constant dense<0> : tensor<i32>
              %694:7 = stablehlo.while(%iterArg_272 = %388, %iterArg_273 = %500, %iterArg_274 = %591, %iterArg_275 = %c_271, %iterArg_276 = %c_270, %iterArg_277 = %692, %iterArg_278 = %693) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_279 = stablehlo.constant dense<32> : tensor<i32>
                %695 = stablehlo.compare LT, %iterArg_275, %c_279, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %695 : tensor<i1>
              } do {
                %695:3 = func.call @closed_call_30(%iterArg_272, %iterArg_273, %iterArg_274, %iterArg_276, %iterArg_277, %iterArg_278) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_279 = stablehlo.constant dense<1> : tensor<i32>
                %696 = stablehlo.add %iterArg_275, %c_279 : tensor<i32>
                stablehlo.return %iterArg_272, %iterArg_273, %iterArg_274, %696, %695#0, %695#1, %695#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %694#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %682 = func.call @_where_9(%674, %671, %681) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %683 = func.call @_where_9(%673, %675, %682) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %684 = stablehlo.maximum %423, %683 : tensor<3xi32>
            %685 = stablehlo.broadcast_in_dim %684, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %687 = stablehlo.compare GE, %388, %686, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %688 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %689 = stablehlo.broadcast_in_dim %688, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %690 = stablehlo.compare GE, %496, %689, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %691 = stablehlo.and %687, %690 : tensor<3x97xi1>
            stablehlo.return %691 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %356 = stablehlo.add %344, %322 : tensor<3x97xf32>
          %cst_180 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %357 = func.call @_where_23(%355, %356, %cst_180) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_181 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %358 = func.call @_pad(%357, %cst_181) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %359 = stablehlo.reshape %358 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_182 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %360 = stablehlo.reduce(%359 init: %cst_182) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_183 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %361 = stablehlo.reduce(%360 init: %cst_183) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %363 = stablehlo.compare EQ, %360, %362, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %364 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_184 = stablehlo.constant dense<1> : tensor<i32>
          %365 = func.call @_where_24(%363, %364, %c_184) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_185 = stablehlo.constant dense<2147483647> : tensor<i32>
          %366 = stablehlo.reduce(%365 init: %c_185) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %367 = stablehlo.broadcast_in_dim %366, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %368 = func.call @take_along_axis(%359, %367) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %369 = stablehlo.reshape %368 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %370 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %371 = stablehlo.compare EQ, %369, %370, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %372 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_186 = stablehlo.constant dense<128> : tensor<i32>
          %373 = func.call @_where_19(%371, %372, %c_186) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_187 = stablehlo.constant dense<2147483647> : tensor<i32>
          %374 = stablehlo.reduce(%373 init: %c_187) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_188 = stablehlo.constant dense<128> : tensor<i32>
          %375 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %376 = stablehlo.multiply %366, %375 : tensor<3xi32>
          %377 = stablehlo.add %376, %374 : tensor<3xi32>
          %c_189 = stablehlo.constant dense<97> : tensor<i32>
          %378 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %379 = stablehlo.minimum %377, %378 : tensor<3xi32>
          stablehlo.return %379 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %265 = func.call @_where_9(%261, %264, %259) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %266:3 = stablehlo.custom_call @xlabatch_summarize_logits(%74, %134) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
        %267 = stablehlo.compare GE, %72, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_147 = stablehlo.constant dense<2> : tensor<i32>
        %c_148 = stablehlo.constant dense<0> : tensor<i32>
        %268 = func.call @_where_3(%267, %c_147, %c_148) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %269 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %271 = stablehlo.compare EQ, %270, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_149 = stablehlo.constant dense<false> : tensor<i1>
        %272 = stablehlo.reduce(%271 init: %c_149) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
        %c_150 = stablehlo.constant dense<1> : tensor<i32>
        %273 = func.call @_where_4(%272, %c_150, %268) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %c_151 = stablehlo.constant dense<3> : tensor<i32>
        %274 = func.call @_where_5(%266#2, %273, %c_151) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %275 = stablehlo.convert %274 : tensor<3xi32>
        %c_152 = stablehlo.constant dense<3> : tensor<i32>
        %276 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %277 = stablehlo.compare NE, %275, %276, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %278 = stablehlo.and %237, %277 : tensor<3xi1>
        %c_153 = stablehlo.constant dense<4> : tensor<i32>
        %279 = func.call @_where_6(%278, %c_153, %275) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %280 = stablehlo.broadcast_in_dim %265, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %281 = stablehlo.broadcast_in_dim %279, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %282 = stablehlo.broadcast_in_dim %266#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %283 = stablehlo.concatenate %280, %281, %282, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
        %284 = stablehlo.broadcast_in_dim %134, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
        %285 = func.call @_where_7(%284, %283, %iterArg_40) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
        stablehlo.return %285 : tensor<3x3xi32>
      }, {
        stablehlo.return %135 : tensor<3x3xi32>
      }) : (tensor<i32>) -> tensor<3x3xi32>
      %138 = stablehlo.slice %137 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %139 = stablehlo.reshape %138 : (tensor<1x3xi32>) -> tensor<3xi32>
      %140 = stablehlo.slice %137 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %141 = stablehlo.reshape %140 : (tensor<1x3xi32>) -> tensor<3xi32>
      %142 = stablehlo.slice %137 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %143 = stablehlo.reshape %142 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_101 = stablehlo.constant dense<-1> : tensor<i32>
      %144 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %145 = stablehlo.compare NE, %139, %144, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %146 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_102 = stablehlo.constant dense<128> : tensor<i32>
      %147 = func.call @floor_divide_8(%72, %c_102) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_103 = stablehlo.constant dense<1> : tensor<i32>
      %148 = func.call @_where_10(%145, %147, %c_103) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_104 = stablehlo.constant dense<128> : tensor<i32>
      %149 = func.call @remainder_11(%72, %c_104) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %150 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %151 = stablehlo.compare LT, %146, %150, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_106 = stablehlo.constant dense<3> : tensor<i32>
      %152 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %153 = stablehlo.add %146, %152 : tensor<3xi32>
      %154 = stablehlo.select %151, %153, %146 : tensor<3xi1>, tensor<3xi32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %155 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %156 = stablehlo.compare LT, %148, %155, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_108 = stablehlo.constant dense<1> : tensor<i32>
      %157 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %158 = stablehlo.add %148, %157 : tensor<3xi32>
      %159 = stablehlo.select %156, %158, %148 : tensor<3xi1>, tensor<3xi32>
      %c_109 = stablehlo.constant dense<0> : tensor<i32>
      %160 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %161 = stablehlo.compare LT, %149, %160, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_110 = stablehlo.constant dense<128> : tensor<i32>
      %162 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %163 = stablehlo.add %149, %162 : tensor<3xi32>
      %164 = stablehlo.select %161, %163, %149 : tensor<3xi1>, tensor<3xi32>
      %165 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %166 = stablehlo.broadcast_in_dim %159, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %167 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %168 = stablehlo.concatenate %165, %166, %167, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %169 = "stablehlo.scatter"(%129, %168, %139) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_111 = stablehlo.constant dense<0> : tensor<i32>
      %170 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %171 = stablehlo.compare EQ, %141, %170, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %172 = func.call @_where_12(%145, %171, %132) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %173 = stablehlo.not %145 : tensor<3xi1>
      %174 = stablehlo.and %134, %173 : tensor<3xi1>
      %175 = func.call @_where_34(%iterArg_32, %97, %137) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %176 = stablehlo.add %iterArg_48, %c_112 : tensor<i32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %177 = stablehlo.compare LT, %iterArg_48, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_114 = stablehlo.constant dense<2> : tensor<i32>
      %178 = stablehlo.add %iterArg_48, %c_114 : tensor<i32>
      %179 = stablehlo.select %177, %178, %iterArg_48 : tensor<i1>, tensor<i32>
      %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %181 = "stablehlo.scatter"(%iterArg_49, %180, %175) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %55#13, %55#14, %169, %72, %172, %174, %74, %176, %181 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
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
  func.func private @closed_call(%arg0: tensor<2x1xi32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x36xf32>, %arg3: tensor<2x1xi32>, %arg4: tensor<2xi32>, %arg5: tensor<2x5xf32>, %arg6: tensor<2x5xf32>, %arg7: tensor<2x3x60x16x1xf32>, %arg8: tensor<2x8x36x16x1xf32>, %arg9: tensor<2x36xf32>, %arg10: tensor<2x3x56x16x1xf32>, %arg11: tensor<i32>, %arg12: tensor<3x2x1x3x10x128xf32>, %arg13: tensor<3x2x1x3x128x10xf32>, %arg14: tensor<2x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg11, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.multiply %arg11, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.add %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.multiply %arg11, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.add %3, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<128> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %6 = stablehlo.compare LT, %arg0, %5, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %7 = stablehlo.reshape %6 : (tensor<2x1xi1>) -> tensor<2xi1>
    %8 = stablehlo.convert %2 : tensor<i32>
    %9 = stablehlo.convert %4 : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %21 = stablehlo.custom_call @xlabatch_linear(%12, %arg14, %13, %arg1, %14, %15, %16, %arg2, %17, %18, %19, %20) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x120xf32>
    %22 = stablehlo.reshape %arg3 : (tensor<2x1xi32>) -> tensor<2xi32>
    %23 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %24 = stablehlo.reshape %23 : (tensor<2x1xi32>) -> tensor<2xi32>
    %25 = stablehlo.reshape %arg0 : (tensor<2x1xi32>) -> tensor<2xi32>
    %26 = stablehlo.convert %2 : tensor<i32>
    %27 = stablehlo.convert %4 : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %35:3 = stablehlo.custom_call @xlabatch_attention(%30, %21, %24, %22, %25, %arg5, %arg6, %31, %32, %33, %34, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {cap = 0.000000e+00 : f32, chunk = 0 : i32, end = 128 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 11, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 12, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2xi32>, tensor<2x120xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<2x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %36 = stablehlo.convert %2 : tensor<i32>
    %37 = stablehlo.convert %4 : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %40 = stablehlo.concatenate %38, %39, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %49 = stablehlo.custom_call @xlabatch_linear(%40, %35#0, %41, %arg7, %42, %43, %44, %45, %46, %arg14, %47, %48) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
    %50 = stablehlo.convert %2 : tensor<i32>
    %51 = stablehlo.convert %4 : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %54 = stablehlo.concatenate %52, %53, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %63 = stablehlo.custom_call @xlabatch_linear(%54, %49, %55, %arg8, %56, %57, %58, %arg9, %59, %60, %61, %62) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x56xf32>
    %64 = stablehlo.convert %2 : tensor<i32>
    %65 = stablehlo.convert %4 : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %68 = stablehlo.concatenate %66, %67, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %77 = stablehlo.custom_call @xlabatch_linear(%68, %63, %69, %arg10, %70, %71, %72, %73, %74, %49, %75, %76) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
    return %0, %35#1, %35#2, %77 : tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>
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
  func.func private @closed_call_30(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
      %19 = func.call @_pad_31(%13, %c_4) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %36 = func.call @_pad_32(%35, %c_5) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %53 = func.call @_pad_33(%52, %c_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
  func.func private @_pad_31(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_32(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_33(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
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
  func.func private @_where_34(%arg0: tensor<i1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
}
