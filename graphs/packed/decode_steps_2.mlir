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
      %55:16 = stablehlo.while(%iterArg_116 = %19, %iterArg_117 = %iterArg_25, %iterArg_118 = %iterArg_26, %iterArg_119 = %18, %iterArg_120 = %iterArg_23, %iterArg_121 = %54#0, %iterArg_122 = %54#1, %iterArg_123 = %iterArg_27, %iterArg_124 = %iterArg_28, %iterArg_125 = %iterArg_29, %iterArg_126 = %iterArg_30, %iterArg_127 = %c_70, %iterArg_128 = %c_69, %iterArg_129 = %iterArg_41, %iterArg_130 = %iterArg_42, %iterArg_131 = %52) : tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>
      cond {
        %c_132 = stablehlo.constant dense<2> : tensor<i32>
        %184 = stablehlo.compare LT, %iterArg_127, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %184 : tensor<i1>
      } do {
        %184:4 = func.call @closed_call(%iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131) : (tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>)
        %c_132 = stablehlo.constant dense<1> : tensor<i32>
        %185 = stablehlo.add %iterArg_127, %c_132 : tensor<i32>
        stablehlo.return %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %185, %184#0, %184#1, %184#2, %184#3 : tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>
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
      %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x97xf32>
      %71 = stablehlo.multiply %69, %70 : tensor<2x97xf32>
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %72 = func.call @_where(%8, %iterArg_23, %c_82) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %73 = stablehlo.convert %iterArg_45 : (tensor<3xi1>) -> tensor<3xi32>
      %74 = stablehlo.add %iterArg_44, %73 : tensor<3xi32>
      %75 = stablehlo.or %iterArg_46, %iterArg_45 : tensor<3xi1>
      %76 = stablehlo.custom_call @xlabatch_write_logits(%71, %72, %iterArg_47) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x97xf32>, tensor<2xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %77 = stablehlo.broadcast_in_dim %iterArg_32, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %78 = stablehlo.and %75, %77 : tensor<3xi1>
      %79:3 = stablehlo.custom_call @xlabatch_summarize_logits(%76, %78) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %c_83 = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %81 = stablehlo.compare GE, %74, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_84 = stablehlo.constant dense<2> : tensor<i32>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %82 = func.call @_where_3(%81, %c_84, %c_85) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %83 = stablehlo.broadcast_in_dim %79#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %85 = stablehlo.compare EQ, %84, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_86 = stablehlo.constant dense<false> : tensor<i1>
      %86 = stablehlo.reduce(%85 init: %c_86) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_87 = stablehlo.constant dense<1> : tensor<i32>
      %87 = func.call @_where_4(%86, %c_87, %82) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %88 = func.call @_where_5(%79#2, %87, %c_88) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %89 = stablehlo.convert %88 : tensor<3xi32>
      %c_89 = stablehlo.constant dense<3> : tensor<i32>
      %90 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %91 = stablehlo.compare NE, %89, %90, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %92 = stablehlo.and %80, %91 : tensor<3xi1>
      %c_90 = stablehlo.constant dense<4> : tensor<i32>
      %93 = func.call @_where_6(%92, %c_90, %89) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %94 = stablehlo.broadcast_in_dim %79#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %95 = stablehlo.broadcast_in_dim %93, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %96 = stablehlo.broadcast_in_dim %79#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %97 = stablehlo.concatenate %94, %95, %96, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %98 = stablehlo.broadcast_in_dim %78, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %99 = func.call @_where_7(%98, %97, %iterArg_33) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %100 = stablehlo.slice %99 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %101 = stablehlo.reshape %100 : (tensor<1x3xi32>) -> tensor<3xi32>
      %102 = stablehlo.slice %99 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %103 = stablehlo.reshape %102 : (tensor<1x3xi32>) -> tensor<3xi32>
      %104 = stablehlo.slice %99 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %105 = stablehlo.reshape %104 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_91 = stablehlo.constant dense<-1> : tensor<i32>
      %106 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %107 = stablehlo.compare NE, %101, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %108 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_92 = stablehlo.constant dense<128> : tensor<i32>
      %109 = func.call @floor_divide_8(%74, %c_92) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_93 = stablehlo.constant dense<1> : tensor<i32>
      %110 = func.call @_where_10(%107, %109, %c_93) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_94 = stablehlo.constant dense<128> : tensor<i32>
      %111 = func.call @remainder_11(%74, %c_94) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %112 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %113 = stablehlo.compare LT, %108, %112, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_96 = stablehlo.constant dense<3> : tensor<i32>
      %114 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %115 = stablehlo.add %108, %114 : tensor<3xi32>
      %116 = stablehlo.select %113, %115, %108 : tensor<3xi1>, tensor<3xi32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %117 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %118 = stablehlo.compare LT, %110, %117, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_98 = stablehlo.constant dense<1> : tensor<i32>
      %119 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %120 = stablehlo.add %110, %119 : tensor<3xi32>
      %121 = stablehlo.select %118, %120, %110 : tensor<3xi1>, tensor<3xi32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %122 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %123 = stablehlo.compare LT, %111, %122, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_100 = stablehlo.constant dense<128> : tensor<i32>
      %124 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %125 = stablehlo.add %111, %124 : tensor<3xi32>
      %126 = stablehlo.select %123, %125, %111 : tensor<3xi1>, tensor<3xi32>
      %127 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %128 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %129 = stablehlo.broadcast_in_dim %126, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %130 = stablehlo.concatenate %127, %128, %129, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %131 = "stablehlo.scatter"(%iterArg_43, %130, %101) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %132 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %133 = stablehlo.compare EQ, %103, %132, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %134 = func.call @_where_12(%107, %133, %iterArg_45) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %135 = stablehlo.not %107 : tensor<3xi1>
      %136 = stablehlo.and %75, %135 : tensor<3xi1>
      %137 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %138 = stablehlo.convert %iterArg_32 : (tensor<i1>) -> tensor<i32>
      %139 = "stablehlo.case"(%138) ({
        %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %184 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %185 = func.call @_where_13(%136, %iterArg_8, %184) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_117 = stablehlo.constant dense<0> : tensor<i32>
        %186 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %187 = func.call @_where_14(%136, %iterArg_9, %186) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %188 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %189 = func.call @_where_13(%136, %iterArg_10, %188) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %190 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %191 = func.call @_where_13(%136, %iterArg_11, %190) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %192 = stablehlo.reshape %136 : (tensor<3xi1>) -> tensor<3x1xi1>
        %193 = stablehlo.broadcast_in_dim %iterArg_35, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %194 = func.call @_where_15(%192, %iterArg_12, %193) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %195 = stablehlo.reshape %136 : (tensor<3xi1>) -> tensor<3x1xi1>
        %196 = stablehlo.broadcast_in_dim %iterArg_36, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %197 = func.call @_where_16(%195, %iterArg_13, %196) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_120 = stablehlo.constant dense<0> : tensor<i32>
        %198 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %199 = func.call @_where_14(%136, %iterArg_14, %198) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_121 = stablehlo.constant dense<0> : tensor<i32>
        %200 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %201 = func.call @_where_14(%136, %iterArg_15, %200) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_122 = stablehlo.constant dense<0> : tensor<i32>
        %202 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %203 = func.call @_where_14(%136, %iterArg_16, %202) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %204 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %205 = func.call @_where_13(%136, %iterArg_17, %204) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_124 = stablehlo.constant dense<2147483647> : tensor<i32>
        %206 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %207 = func.call @_where_14(%136, %iterArg_18, %206) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %208 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %209 = func.call @_where_13(%136, %iterArg_19, %208) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %210 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %211 = func.call @_where_13(%136, %iterArg_20, %210) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_127 = stablehlo.constant dense<false> : tensor<i1>
        %212 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %213 = func.call @_where_17(%136, %iterArg_21, %212) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_128 = stablehlo.constant dense<false> : tensor<i1>
        %214 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %215 = func.call @_where_17(%136, %iterArg_22, %214) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_129 = stablehlo.constant dense<false> : tensor<i1>
        %216 = stablehlo.reduce(%213 init: %c_129) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %217 = stablehlo.convert %216 : (tensor<i1>) -> tensor<i32>
        %218 = "stablehlo.case"(%217) ({
          stablehlo.return %76 : tensor<3x97xf32>
        }, {
          %288 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %289 = stablehlo.add %76, %iterArg : tensor<3x97xf32>
          %290 = func.call @_where_18(%288, %289, %76) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %290 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %219 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %220 = stablehlo.compare NE, %205, %219, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %221 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %222 = stablehlo.compare NE, %209, %221, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %223 = stablehlo.or %220, %222 : tensor<3xi1>
        %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %224 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %225 = stablehlo.compare NE, %211, %224, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %226 = stablehlo.or %223, %225 : tensor<3xi1>
        %c_133 = stablehlo.constant dense<false> : tensor<i1>
        %227 = stablehlo.reduce(%226 init: %c_133) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %228 = stablehlo.convert %227 : (tensor<i1>) -> tensor<i32>
        %229 = "stablehlo.case"(%228) ({
          stablehlo.return %218 : tensor<3x97xf32>
        }, {
          %288 = stablehlo.broadcast_in_dim %226, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %289 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %290 = stablehlo.compare NE, %205, %289, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %291 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %292 = stablehlo.compare NE, %209, %291, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %293 = stablehlo.or %290, %292 : tensor<3xi1>
          %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %294 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %295 = stablehlo.compare NE, %211, %294, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %296 = stablehlo.or %293, %295 : tensor<3xi1>
          %c_158 = stablehlo.constant dense<0> : tensor<i32>
          %297 = func.call @_where_10(%296, %74, %c_158) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
          %298 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %299 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_159 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %300 = stablehlo.reduce(%297 init: %c_159) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_160 = stablehlo.constant dense<1> : tensor<i32>
          %301 = stablehlo.subtract %300, %c_160 : tensor<i32>
          %c_161 = stablehlo.constant dense<128> : tensor<i32>
          %302 = func.call @floor_divide(%301, %c_161) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_162 = stablehlo.constant dense<1> : tensor<i32>
          %303 = stablehlo.add %302, %c_162 : tensor<i32>
          %c_163 = stablehlo.constant dense<0> : tensor<i32>
          %304 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_164 = stablehlo.constant dense<0> : tensor<i32>
          %305:8 = stablehlo.while(%iterArg_176 = %299, %iterArg_177 = %201, %iterArg_178 = %297, %iterArg_179 = %131, %iterArg_180 = %298, %iterArg_181 = %c_164, %iterArg_182 = %303, %iterArg_183 = %304) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %350 = stablehlo.compare LT, %iterArg_181, %iterArg_182, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %350 : tensor<i1>
          } do {
            %c_184 = stablehlo.constant dense<1> : tensor<i32>
            %350 = stablehlo.add %iterArg_181, %c_184 : tensor<i32>
            %c_185 = stablehlo.constant dense<128> : tensor<i32>
            %351 = stablehlo.multiply %iterArg_181, %c_185 : tensor<i32>
            %352 = stablehlo.convert %351 : tensor<i32>
            %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %354 = stablehlo.add %353, %iterArg_176 : tensor<3x128xi32>
            %355 = stablehlo.broadcast_in_dim %iterArg_177, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %357 = stablehlo.compare GE, %354, %356, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_186 = stablehlo.constant dense<128> : tensor<i32>
            %358 = stablehlo.multiply %iterArg_181, %c_186 : tensor<i32>
            %359 = stablehlo.convert %358 : tensor<i32>
            %360 = stablehlo.broadcast_in_dim %359, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %361 = stablehlo.add %360, %iterArg_176 : tensor<3x128xi32>
            %362 = stablehlo.broadcast_in_dim %iterArg_178, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %364 = stablehlo.compare LT, %361, %363, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %365 = stablehlo.and %357, %364 : tensor<3x128xi1>
            %366 = func.call @dynamic_index_in_dim(%iterArg_179, %iterArg_181) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_187 = stablehlo.constant dense<97> : tensor<i32>
            %367 = func.call @_where_19(%365, %366, %c_187) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_188 = stablehlo.constant dense<0> : tensor<i32>
            %368 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %369 = stablehlo.compare LT, %iterArg_180, %368, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_189 = stablehlo.constant dense<3> : tensor<i32>
            %370 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %371 = stablehlo.add %iterArg_180, %370 : tensor<3x128xi32>
            %372 = stablehlo.select %369, %371, %iterArg_180 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_190 = stablehlo.constant dense<0> : tensor<i32>
            %373 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %374 = stablehlo.compare LT, %367, %373, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_191 = stablehlo.constant dense<97> : tensor<i32>
            %375 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %376 = stablehlo.add %367, %375 : tensor<3x128xi32>
            %377 = stablehlo.select %374, %376, %367 : tensor<3x128xi1>, tensor<3x128xi32>
            %378 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %379 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %380 = stablehlo.concatenate %378, %379, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_192 = stablehlo.constant dense<1> : tensor<i32>
            %381 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %382 = "stablehlo.scatter"(%iterArg_183, %380, %381) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %383 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %383 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %iterArg_180, %350, %iterArg_182, %382 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %306 = stablehlo.minimum %207, %297 : tensor<3xi32>
          %307 = stablehlo.subtract %297, %306 : tensor<3xi32>
          %308 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %309 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_165 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %310 = stablehlo.reduce(%297 init: %c_165) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_166 = stablehlo.constant dense<1> : tensor<i32>
          %311 = stablehlo.subtract %310, %c_166 : tensor<i32>
          %c_167 = stablehlo.constant dense<128> : tensor<i32>
          %312 = func.call @floor_divide(%311, %c_167) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_168 = stablehlo.constant dense<1> : tensor<i32>
          %313 = stablehlo.add %312, %c_168 : tensor<i32>
          %c_169 = stablehlo.constant dense<0> : tensor<i32>
          %314 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_170 = stablehlo.constant dense<0> : tensor<i32>
          %315:8 = stablehlo.while(%iterArg_176 = %309, %iterArg_177 = %307, %iterArg_178 = %297, %iterArg_179 = %131, %iterArg_180 = %308, %iterArg_181 = %c_170, %iterArg_182 = %313, %iterArg_183 = %314) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %350 = stablehlo.compare LT, %iterArg_181, %iterArg_182, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %350 : tensor<i1>
          } do {
            %c_184 = stablehlo.constant dense<1> : tensor<i32>
            %350 = stablehlo.add %iterArg_181, %c_184 : tensor<i32>
            %c_185 = stablehlo.constant dense<128> : tensor<i32>
            %351 = stablehlo.multiply %iterArg_181, %c_185 : tensor<i32>
            %352 = stablehlo.convert %351 : tensor<i32>
            %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %354 = stablehlo.add %353, %iterArg_176 : tensor<3x128xi32>
            %355 = stablehlo.broadcast_in_dim %iterArg_177, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %357 = stablehlo.compare GE, %354, %356, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_186 = stablehlo.constant dense<128> : tensor<i32>
            %358 = stablehlo.multiply %iterArg_181, %c_186 : tensor<i32>
            %359 = stablehlo.convert %358 : tensor<i32>
            %360 = stablehlo.broadcast_in_dim %359, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %361 = stablehlo.add %360, %iterArg_176 : tensor<3x128xi32>
            %362 = stablehlo.broadcast_in_dim %iterArg_178, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %364 = stablehlo.compare LT, %361, %363, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %365 = stablehlo.and %357, %364 : tensor<3x128xi1>
            %366 = func.call @dynamic_index_in_dim(%iterArg_179, %iterArg_181) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_187 = stablehlo.constant dense<97> : tensor<i32>
            %367 = func.call @_where_19(%365, %366, %c_187) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_188 = stablehlo.constant dense<0> : tensor<i32>
            %368 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %369 = stablehlo.compare LT, %iterArg_180, %368, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_189 = stablehlo.constant dense<3> : tensor<i32>
            %370 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %371 = stablehlo.add %iterArg_180, %370 : tensor<3x128xi32>
            %372 = stablehlo.select %369, %371, %iterArg_180 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_190 = stablehlo.constant dense<0> : tensor<i32>
            %373 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %374 = stablehlo.compare LT, %367, %373, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_191 = stablehlo.constant dense<97> : tensor<i32>
            %375 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %376 = stablehlo.add %367, %375 : tensor<3x128xi32>
            %377 = stablehlo.select %374, %376, %367 : tensor<3x128xi1>, tensor<3x128xi32>
            %378 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %379 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %380 = stablehlo.concatenate %378, %379, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_192 = stablehlo.constant dense<1> : tensor<i32>
            %381 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %382 = "stablehlo.scatter"(%iterArg_183, %380, %381) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %383 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %383 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %iterArg_180, %350, %iterArg_182, %382 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_171 = stablehlo.constant dense<0> : tensor<i32>
          %316 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %317 = stablehlo.compare GT, %315#7, %316, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_172 = stablehlo.constant dense<31> : tensor<i32>
          %318 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %319 = stablehlo.shift_right_logical %201, %318 : tensor<3xi32>
          %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %321 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %322 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %323 = stablehlo.compare LT, %218, %322, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %324 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
          %325 = stablehlo.divide %324, %321 : tensor<3x1xf32>
          %326 = func.call @_where_20(%323, %321, %325) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
          %327 = stablehlo.multiply %218, %326 : tensor<3x97xf32>
          %328 = stablehlo.bitcast_convert %327 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %329 = stablehlo.broadcast_in_dim %320, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %330 = stablehlo.xor %328, %329 : tensor<3x97xi32>
          %331 = stablehlo.bitcast_convert %330 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %332 = func.call @_where_21(%317, %331, %218) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %333 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %334 = stablehlo.convert %305#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %335 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %336 = stablehlo.multiply %335, %334 : tensor<3x97xf32>
          %337 = stablehlo.bitcast_convert %336 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %338 = stablehlo.broadcast_in_dim %320, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %339 = stablehlo.xor %337, %338 : tensor<3x97xi32>
          %340 = stablehlo.bitcast_convert %339 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %341 = stablehlo.subtract %332, %340 : tensor<3x97xf32>
          %342 = stablehlo.broadcast_in_dim %209, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_175 = stablehlo.constant dense<0> : tensor<i32>
          %343 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %344 = stablehlo.compare GT, %305#7, %343, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %345 = stablehlo.convert %344 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %346 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %347 = stablehlo.multiply %346, %345 : tensor<3x97xf32>
          %348 = stablehlo.subtract %341, %347 : tensor<3x97xf32>
          %349 = func.call @_where_18(%288, %348, %218) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %349 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %230 = stablehlo.compare LT, %74, %203, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_134 = stablehlo.constant dense<false> : tensor<i1>
        %231 = stablehlo.reduce(%230 init: %c_134) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %232 = stablehlo.convert %231 : (tensor<i1>) -> tensor<i32>
        %233 = "stablehlo.case"(%232) ({
          stablehlo.return %229 : tensor<3x97xf32>
        }, {
          %288 = stablehlo.broadcast_in_dim %230, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %289 = stablehlo.iota dim = 0 : tensor<3xi32>
          %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_155 = stablehlo.constant dense<0> : tensor<i32>
          %291 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %292 = stablehlo.compare LT, %197, %291, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_156 = stablehlo.constant dense<97> : tensor<i32>
          %293 = func.call @_where_22(%292, %c_156, %197) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
          %c_157 = stablehlo.constant dense<0> : tensor<i32>
          %294 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %295 = stablehlo.compare LT, %290, %294, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
          %c_158 = stablehlo.constant dense<3> : tensor<i32>
          %296 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %297 = stablehlo.add %290, %296 : tensor<3x1xi32>
          %298 = stablehlo.select %295, %297, %290 : tensor<3x1xi1>, tensor<3x1xi32>
          %c_159 = stablehlo.constant dense<0> : tensor<i32>
          %299 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %300 = stablehlo.compare LT, %293, %299, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_160 = stablehlo.constant dense<97> : tensor<i32>
          %301 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %302 = stablehlo.add %293, %301 : tensor<3x4xi32>
          %303 = stablehlo.select %300, %302, %293 : tensor<3x4xi1>, tensor<3x4xi32>
          %304 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
          %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %306 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %307 = stablehlo.concatenate %305, %306, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
          %cst_161 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %308 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
          %309 = "stablehlo.scatter"(%229, %307, %308) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
            stablehlo.return %arg35 : tensor<f32>
          }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
          %310 = func.call @_where_18(%288, %309, %229) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %310 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %c_135 = stablehlo.constant dense<false> : tensor<i1>
        %234 = stablehlo.reduce(%215 init: %c_135) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %235 = stablehlo.convert %234 : (tensor<i1>) -> tensor<i32>
        %236 = "stablehlo.case"(%235) ({
          stablehlo.return %233 : tensor<3x97xf32>
        }, {
          %288 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %289 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %290 = stablehlo.iota dim = 0 : tensor<32xi32>
          %291 = stablehlo.broadcast_in_dim %290, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %292 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
          %293 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
          %294 = stablehlo.shift_right_arithmetic %292, %293 : tensor<3x4x32xi32>
          %c_155 = stablehlo.constant dense<1> : tensor<i32>
          %295 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
          %296 = stablehlo.and %294, %295 : tensor<3x4x32xi32>
          %297 = stablehlo.reshape %296 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
          %298 = stablehlo.slice %297 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          %299 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %300 = stablehlo.compare NE, %298, %299, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %301 = stablehlo.convert %300 : tensor<3x97xi1>
          %cst_157 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %302 = func.call @_where_23(%301, %233, %cst_157) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %303 = func.call @_where_18(%288, %302, %233) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %303 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %237 = stablehlo.reduce(%236 init: %cst_136) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %238 = stablehlo.is_finite %237 : (tensor<3xf32>) -> tensor<3xi1>
        %239 = stablehlo.not %238 : tensor<3xi1>
        %cst_137 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %240 = func.call @_pad(%236, %cst_137) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
        %241 = stablehlo.reshape %240 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
        %cst_138 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %242 = stablehlo.reduce(%241 init: %cst_138) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
        %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %243 = stablehlo.reduce(%242 init: %cst_139) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %244 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %245 = stablehlo.compare EQ, %242, %244, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
        %246 = stablehlo.iota dim = 1 : tensor<3x1xi32>
        %c_140 = stablehlo.constant dense<1> : tensor<i32>
        %247 = func.call @_where_24(%245, %246, %c_140) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_141 = stablehlo.constant dense<2147483647> : tensor<i32>
        %248 = stablehlo.reduce(%247 init: %c_141) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %249 = stablehlo.broadcast_in_dim %248, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %250 = func.call @take_along_axis(%241, %249) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %251 = stablehlo.reshape %250 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %252 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %253 = stablehlo.compare EQ, %251, %252, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %254 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_142 = stablehlo.constant dense<128> : tensor<i32>
        %255 = func.call @_where_19(%253, %254, %c_142) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_143 = stablehlo.constant dense<2147483647> : tensor<i32>
        %256 = stablehlo.reduce(%255 init: %c_143) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
        %c_144 = stablehlo.constant dense<128> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %258 = stablehlo.multiply %248, %257 : tensor<3xi32>
        %259 = stablehlo.add %258, %256 : tensor<3xi32>
        %c_145 = stablehlo.constant dense<97> : tensor<i32>
        %260 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %261 = stablehlo.minimum %259, %260 : tensor<3xi32>
        %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %262 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %263 = stablehlo.compare GT, %185, %262, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_147 = stablehlo.constant dense<false> : tensor<i1>
        %264 = stablehlo.reduce(%263 init: %c_147) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %265 = stablehlo.convert %264 : (tensor<i1>) -> tensor<i32>
        %266 = "stablehlo.case"(%265) ({
          stablehlo.return %261 : tensor<3xi32>
        }, {
          %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %288 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %289 = stablehlo.compare GT, %185, %288, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %290 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %291 = func.call @_where_13(%289, %185, %290) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_157 = stablehlo.constant dense<0> : tensor<i32>
          %292 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %293 = func.call @_where_14(%289, %187, %292) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %294 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %295 = func.call @_where_13(%289, %189, %294) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %296 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %297 = func.call @_where_13(%289, %191, %296) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %298 = stablehlo.reshape %289 : (tensor<3xi1>) -> tensor<3x1xi1>
          %299 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %300 = func.call @_where_15(%298, %194, %299) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %301 = stablehlo.reshape %289 : (tensor<3xi1>) -> tensor<3x1xi1>
          %302 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %303 = func.call @_where_16(%301, %197, %302) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_160 = stablehlo.constant dense<0> : tensor<i32>
          %304 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %305 = func.call @_where_14(%289, %199, %304) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_161 = stablehlo.constant dense<0> : tensor<i32>
          %306 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %307 = func.call @_where_14(%289, %201, %306) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_162 = stablehlo.constant dense<0> : tensor<i32>
          %308 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %309 = func.call @_where_14(%289, %203, %308) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %310 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %311 = func.call @_where_13(%289, %205, %310) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_164 = stablehlo.constant dense<2147483647> : tensor<i32>
          %312 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %313 = func.call @_where_14(%289, %207, %312) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %314 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %315 = func.call @_where_13(%289, %209, %314) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %316 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %317 = func.call @_where_13(%289, %211, %316) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_167 = stablehlo.constant dense<false> : tensor<i1>
          %318 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %319 = func.call @_where_17(%289, %213, %318) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_168 = stablehlo.constant dense<false> : tensor<i1>
          %320 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %321 = func.call @_where_17(%289, %215, %320) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_169 = stablehlo.constant dense<false> : tensor<i1>
          %322 = stablehlo.reduce(%289 init: %c_169) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %323 = stablehlo.convert %322 : (tensor<i1>) -> tensor<i32>
          %324 = "stablehlo.case"(%323) ({
            %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %382 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            stablehlo.return %382 : tensor<3x97xf32>
          }, {
            %382 = stablehlo.convert %74 : (tensor<3xi32>) -> tensor<3xui32>
            %383 = stablehlo.slice %300 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %384 = stablehlo.reshape %383 : (tensor<3x1xui32>) -> tensor<3xui32>
            %385 = stablehlo.slice %300 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
            %386 = stablehlo.reshape %385 : (tensor<3x1xui32>) -> tensor<3xui32>
            %c_191 = stablehlo.constant dense<0> : tensor<ui32>
            %387 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %388 = stablehlo.xor %384, %386 : tensor<3xui32>
            %c_192 = stablehlo.constant dense<466688986> : tensor<ui32>
            %389 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %390 = stablehlo.xor %388, %389 : tensor<3xui32>
            %391 = stablehlo.add %387, %384 : tensor<3xui32>
            %392 = stablehlo.add %382, %386 : tensor<3xui32>
            %393 = stablehlo.add %391, %392 : tensor<3xui32>
            %c_193 = stablehlo.constant dense<13> : tensor<ui32>
            %394 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %395 = stablehlo.shift_left %392, %394 : tensor<3xui32>
            %c_194 = stablehlo.constant dense<19> : tensor<ui32>
            %396 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %397 = stablehlo.shift_right_logical %392, %396 : tensor<3xui32>
            %398 = stablehlo.or %395, %397 : tensor<3xui32>
            %399 = stablehlo.xor %398, %393 : tensor<3xui32>
            %400 = stablehlo.add %393, %399 : tensor<3xui32>
            %c_195 = stablehlo.constant dense<15> : tensor<ui32>
            %401 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %402 = stablehlo.shift_left %399, %401 : tensor<3xui32>
            %c_196 = stablehlo.constant dense<17> : tensor<ui32>
            %403 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %404 = stablehlo.shift_right_logical %399, %403 : tensor<3xui32>
            %405 = stablehlo.or %402, %404 : tensor<3xui32>
            %406 = stablehlo.xor %405, %400 : tensor<3xui32>
            %407 = stablehlo.add %400, %406 : tensor<3xui32>
            %c_197 = stablehlo.constant dense<26> : tensor<ui32>
            %408 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %409 = stablehlo.shift_left %406, %408 : tensor<3xui32>
            %c_198 = stablehlo.constant dense<6> : tensor<ui32>
            %410 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %411 = stablehlo.shift_right_logical %406, %410 : tensor<3xui32>
            %412 = stablehlo.or %409, %411 : tensor<3xui32>
            %413 = stablehlo.xor %412, %407 : tensor<3xui32>
            %414 = stablehlo.add %407, %413 : tensor<3xui32>
            %c_199 = stablehlo.constant dense<6> : tensor<ui32>
            %415 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %416 = stablehlo.shift_left %413, %415 : tensor<3xui32>
            %c_200 = stablehlo.constant dense<26> : tensor<ui32>
            %417 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %418 = stablehlo.shift_right_logical %413, %417 : tensor<3xui32>
            %419 = stablehlo.or %416, %418 : tensor<3xui32>
            %420 = stablehlo.xor %419, %414 : tensor<3xui32>
            %421 = stablehlo.add %414, %386 : tensor<3xui32>
            %422 = stablehlo.add %420, %390 : tensor<3xui32>
            %c_201 = stablehlo.constant dense<1> : tensor<ui32>
            %423 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %424 = stablehlo.add %422, %423 : tensor<3xui32>
            %425 = stablehlo.add %421, %424 : tensor<3xui32>
            %c_202 = stablehlo.constant dense<17> : tensor<ui32>
            %426 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %427 = stablehlo.shift_left %424, %426 : tensor<3xui32>
            %c_203 = stablehlo.constant dense<15> : tensor<ui32>
            %428 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %429 = stablehlo.shift_right_logical %424, %428 : tensor<3xui32>
            %430 = stablehlo.or %427, %429 : tensor<3xui32>
            %431 = stablehlo.xor %430, %425 : tensor<3xui32>
            %432 = stablehlo.add %425, %431 : tensor<3xui32>
            %c_204 = stablehlo.constant dense<29> : tensor<ui32>
            %433 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %434 = stablehlo.shift_left %431, %433 : tensor<3xui32>
            %c_205 = stablehlo.constant dense<3> : tensor<ui32>
            %435 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %436 = stablehlo.shift_right_logical %431, %435 : tensor<3xui32>
            %437 = stablehlo.or %434, %436 : tensor<3xui32>
            %438 = stablehlo.xor %437, %432 : tensor<3xui32>
            %439 = stablehlo.add %432, %438 : tensor<3xui32>
            %c_206 = stablehlo.constant dense<16> : tensor<ui32>
            %440 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %441 = stablehlo.shift_left %438, %440 : tensor<3xui32>
            %c_207 = stablehlo.constant dense<16> : tensor<ui32>
            %442 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %443 = stablehlo.shift_right_logical %438, %442 : tensor<3xui32>
            %444 = stablehlo.or %441, %443 : tensor<3xui32>
            %445 = stablehlo.xor %444, %439 : tensor<3xui32>
            %446 = stablehlo.add %439, %445 : tensor<3xui32>
            %c_208 = stablehlo.constant dense<24> : tensor<ui32>
            %447 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %448 = stablehlo.shift_left %445, %447 : tensor<3xui32>
            %c_209 = stablehlo.constant dense<8> : tensor<ui32>
            %449 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %450 = stablehlo.shift_right_logical %445, %449 : tensor<3xui32>
            %451 = stablehlo.or %448, %450 : tensor<3xui32>
            %452 = stablehlo.xor %451, %446 : tensor<3xui32>
            %453 = stablehlo.add %446, %390 : tensor<3xui32>
            %454 = stablehlo.add %452, %384 : tensor<3xui32>
            %c_210 = stablehlo.constant dense<2> : tensor<ui32>
            %455 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %456 = stablehlo.add %454, %455 : tensor<3xui32>
            %457 = stablehlo.add %453, %456 : tensor<3xui32>
            %c_211 = stablehlo.constant dense<13> : tensor<ui32>
            %458 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %459 = stablehlo.shift_left %456, %458 : tensor<3xui32>
            %c_212 = stablehlo.constant dense<19> : tensor<ui32>
            %460 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %461 = stablehlo.shift_right_logical %456, %460 : tensor<3xui32>
            %462 = stablehlo.or %459, %461 : tensor<3xui32>
            %463 = stablehlo.xor %462, %457 : tensor<3xui32>
            %464 = stablehlo.add %457, %463 : tensor<3xui32>
            %c_213 = stablehlo.constant dense<15> : tensor<ui32>
            %465 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %466 = stablehlo.shift_left %463, %465 : tensor<3xui32>
            %c_214 = stablehlo.constant dense<17> : tensor<ui32>
            %467 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %468 = stablehlo.shift_right_logical %463, %467 : tensor<3xui32>
            %469 = stablehlo.or %466, %468 : tensor<3xui32>
            %470 = stablehlo.xor %469, %464 : tensor<3xui32>
            %471 = stablehlo.add %464, %470 : tensor<3xui32>
            %c_215 = stablehlo.constant dense<26> : tensor<ui32>
            %472 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %473 = stablehlo.shift_left %470, %472 : tensor<3xui32>
            %c_216 = stablehlo.constant dense<6> : tensor<ui32>
            %474 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %475 = stablehlo.shift_right_logical %470, %474 : tensor<3xui32>
            %476 = stablehlo.or %473, %475 : tensor<3xui32>
            %477 = stablehlo.xor %476, %471 : tensor<3xui32>
            %478 = stablehlo.add %471, %477 : tensor<3xui32>
            %c_217 = stablehlo.constant dense<6> : tensor<ui32>
            %479 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %480 = stablehlo.shift_left %477, %479 : tensor<3xui32>
            %c_218 = stablehlo.constant dense<26> : tensor<ui32>
            %481 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %482 = stablehlo.shift_right_logical %477, %481 : tensor<3xui32>
            %483 = stablehlo.or %480, %482 : tensor<3xui32>
            %484 = stablehlo.xor %483, %478 : tensor<3xui32>
            %485 = stablehlo.add %478, %384 : tensor<3xui32>
            %486 = stablehlo.add %484, %386 : tensor<3xui32>
            %c_219 = stablehlo.constant dense<3> : tensor<ui32>
            %487 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %488 = stablehlo.add %486, %487 : tensor<3xui32>
            %489 = stablehlo.add %485, %488 : tensor<3xui32>
            %c_220 = stablehlo.constant dense<17> : tensor<ui32>
            %490 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %491 = stablehlo.shift_left %488, %490 : tensor<3xui32>
            %c_221 = stablehlo.constant dense<15> : tensor<ui32>
            %492 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %493 = stablehlo.shift_right_logical %488, %492 : tensor<3xui32>
            %494 = stablehlo.or %491, %493 : tensor<3xui32>
            %495 = stablehlo.xor %494, %489 : tensor<3xui32>
            %496 = stablehlo.add %489, %495 : tensor<3xui32>
            %c_222 = stablehlo.constant dense<29> : tensor<ui32>
            %497 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %498 = stablehlo.shift_left %495, %497 : tensor<3xui32>
            %c_223 = stablehlo.constant dense<3> : tensor<ui32>
            %499 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %500 = stablehlo.shift_right_logical %495, %499 : tensor<3xui32>
            %501 = stablehlo.or %498, %500 : tensor<3xui32>
            %502 = stablehlo.xor %501, %496 : tensor<3xui32>
            %503 = stablehlo.add %496, %502 : tensor<3xui32>
            %c_224 = stablehlo.constant dense<16> : tensor<ui32>
            %504 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %505 = stablehlo.shift_left %502, %504 : tensor<3xui32>
            %c_225 = stablehlo.constant dense<16> : tensor<ui32>
            %506 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %507 = stablehlo.shift_right_logical %502, %506 : tensor<3xui32>
            %508 = stablehlo.or %505, %507 : tensor<3xui32>
            %509 = stablehlo.xor %508, %503 : tensor<3xui32>
            %510 = stablehlo.add %503, %509 : tensor<3xui32>
            %c_226 = stablehlo.constant dense<24> : tensor<ui32>
            %511 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %512 = stablehlo.shift_left %509, %511 : tensor<3xui32>
            %c_227 = stablehlo.constant dense<8> : tensor<ui32>
            %513 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %514 = stablehlo.shift_right_logical %509, %513 : tensor<3xui32>
            %515 = stablehlo.or %512, %514 : tensor<3xui32>
            %516 = stablehlo.xor %515, %510 : tensor<3xui32>
            %517 = stablehlo.add %510, %386 : tensor<3xui32>
            %518 = stablehlo.add %516, %390 : tensor<3xui32>
            %c_228 = stablehlo.constant dense<4> : tensor<ui32>
            %519 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %520 = stablehlo.add %518, %519 : tensor<3xui32>
            %521 = stablehlo.add %517, %520 : tensor<3xui32>
            %c_229 = stablehlo.constant dense<13> : tensor<ui32>
            %522 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %523 = stablehlo.shift_left %520, %522 : tensor<3xui32>
            %c_230 = stablehlo.constant dense<19> : tensor<ui32>
            %524 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %525 = stablehlo.shift_right_logical %520, %524 : tensor<3xui32>
            %526 = stablehlo.or %523, %525 : tensor<3xui32>
            %527 = stablehlo.xor %526, %521 : tensor<3xui32>
            %528 = stablehlo.add %521, %527 : tensor<3xui32>
            %c_231 = stablehlo.constant dense<15> : tensor<ui32>
            %529 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %530 = stablehlo.shift_left %527, %529 : tensor<3xui32>
            %c_232 = stablehlo.constant dense<17> : tensor<ui32>
            %531 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %532 = stablehlo.shift_right_logical %527, %531 : tensor<3xui32>
            %533 = stablehlo.or %530, %532 : tensor<3xui32>
            %534 = stablehlo.xor %533, %528 : tensor<3xui32>
            %535 = stablehlo.add %528, %534 : tensor<3xui32>
            %c_233 = stablehlo.constant dense<26> : tensor<ui32>
            %536 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %537 = stablehlo.shift_left %534, %536 : tensor<3xui32>
            %c_234 = stablehlo.constant dense<6> : tensor<ui32>
            %538 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %539 = stablehlo.shift_right_logical %534, %538 : tensor<3xui32>
            %540 = stablehlo.or %537, %539 : tensor<3xui32>
            %541 = stablehlo.xor %540, %535 : tensor<3xui32>
            %542 = stablehlo.add %535, %541 : tensor<3xui32>
            %c_235 = stablehlo.constant dense<6> : tensor<ui32>
            %543 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %544 = stablehlo.shift_left %541, %543 : tensor<3xui32>
            %c_236 = stablehlo.constant dense<26> : tensor<ui32>
            %545 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %546 = stablehlo.shift_right_logical %541, %545 : tensor<3xui32>
            %547 = stablehlo.or %544, %546 : tensor<3xui32>
            %548 = stablehlo.xor %547, %542 : tensor<3xui32>
            %549 = stablehlo.add %542, %390 : tensor<3xui32>
            %550 = stablehlo.add %548, %384 : tensor<3xui32>
            %c_237 = stablehlo.constant dense<5> : tensor<ui32>
            %551 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<ui32>) -> tensor<3xui32>
            %552 = stablehlo.add %550, %551 : tensor<3xui32>
            %553 = stablehlo.iota dim = 1 : tensor<3x97xui32>
            %554 = stablehlo.broadcast_in_dim %549, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %555 = stablehlo.broadcast_in_dim %552, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
            %c_238 = stablehlo.constant dense<0> : tensor<ui32>
            %556 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %557 = stablehlo.xor %554, %555 : tensor<3x1xui32>
            %c_239 = stablehlo.constant dense<466688986> : tensor<ui32>
            %558 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
            %559 = stablehlo.xor %557, %558 : tensor<3x1xui32>
            %560 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %561 = stablehlo.add %556, %560 : tensor<3x97xui32>
            %562 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %563 = stablehlo.add %553, %562 : tensor<3x97xui32>
            %564 = stablehlo.add %561, %563 : tensor<3x97xui32>
            %c_240 = stablehlo.constant dense<13> : tensor<ui32>
            %565 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %566 = stablehlo.shift_left %563, %565 : tensor<3x97xui32>
            %c_241 = stablehlo.constant dense<19> : tensor<ui32>
            %567 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %568 = stablehlo.shift_right_logical %563, %567 : tensor<3x97xui32>
            %569 = stablehlo.or %566, %568 : tensor<3x97xui32>
            %570 = stablehlo.xor %569, %564 : tensor<3x97xui32>
            %571 = stablehlo.add %564, %570 : tensor<3x97xui32>
            %c_242 = stablehlo.constant dense<15> : tensor<ui32>
            %572 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %573 = stablehlo.shift_left %570, %572 : tensor<3x97xui32>
            %c_243 = stablehlo.constant dense<17> : tensor<ui32>
            %574 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %575 = stablehlo.shift_right_logical %570, %574 : tensor<3x97xui32>
            %576 = stablehlo.or %573, %575 : tensor<3x97xui32>
            %577 = stablehlo.xor %576, %571 : tensor<3x97xui32>
            %578 = stablehlo.add %571, %577 : tensor<3x97xui32>
            %c_244 = stablehlo.constant dense<26> : tensor<ui32>
            %579 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %580 = stablehlo.shift_left %577, %579 : tensor<3x97xui32>
            %c_245 = stablehlo.constant dense<6> : tensor<ui32>
            %581 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %582 = stablehlo.shift_right_logical %577, %581 : tensor<3x97xui32>
            %583 = stablehlo.or %580, %582 : tensor<3x97xui32>
            %584 = stablehlo.xor %583, %578 : tensor<3x97xui32>
            %585 = stablehlo.add %578, %584 : tensor<3x97xui32>
            %c_246 = stablehlo.constant dense<6> : tensor<ui32>
            %586 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %587 = stablehlo.shift_left %584, %586 : tensor<3x97xui32>
            %c_247 = stablehlo.constant dense<26> : tensor<ui32>
            %588 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %589 = stablehlo.shift_right_logical %584, %588 : tensor<3x97xui32>
            %590 = stablehlo.or %587, %589 : tensor<3x97xui32>
            %591 = stablehlo.xor %590, %585 : tensor<3x97xui32>
            %592 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %593 = stablehlo.add %585, %592 : tensor<3x97xui32>
            %594 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %595 = stablehlo.add %591, %594 : tensor<3x97xui32>
            %c_248 = stablehlo.constant dense<1> : tensor<ui32>
            %596 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %597 = stablehlo.add %595, %596 : tensor<3x97xui32>
            %598 = stablehlo.add %593, %597 : tensor<3x97xui32>
            %c_249 = stablehlo.constant dense<17> : tensor<ui32>
            %599 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %600 = stablehlo.shift_left %597, %599 : tensor<3x97xui32>
            %c_250 = stablehlo.constant dense<15> : tensor<ui32>
            %601 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %602 = stablehlo.shift_right_logical %597, %601 : tensor<3x97xui32>
            %603 = stablehlo.or %600, %602 : tensor<3x97xui32>
            %604 = stablehlo.xor %603, %598 : tensor<3x97xui32>
            %605 = stablehlo.add %598, %604 : tensor<3x97xui32>
            %c_251 = stablehlo.constant dense<29> : tensor<ui32>
            %606 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %607 = stablehlo.shift_left %604, %606 : tensor<3x97xui32>
            %c_252 = stablehlo.constant dense<3> : tensor<ui32>
            %608 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %609 = stablehlo.shift_right_logical %604, %608 : tensor<3x97xui32>
            %610 = stablehlo.or %607, %609 : tensor<3x97xui32>
            %611 = stablehlo.xor %610, %605 : tensor<3x97xui32>
            %612 = stablehlo.add %605, %611 : tensor<3x97xui32>
            %c_253 = stablehlo.constant dense<16> : tensor<ui32>
            %613 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %614 = stablehlo.shift_left %611, %613 : tensor<3x97xui32>
            %c_254 = stablehlo.constant dense<16> : tensor<ui32>
            %615 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %616 = stablehlo.shift_right_logical %611, %615 : tensor<3x97xui32>
            %617 = stablehlo.or %614, %616 : tensor<3x97xui32>
            %618 = stablehlo.xor %617, %612 : tensor<3x97xui32>
            %619 = stablehlo.add %612, %618 : tensor<3x97xui32>
            %c_255 = stablehlo.constant dense<24> : tensor<ui32>
            %620 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %621 = stablehlo.shift_left %618, %620 : tensor<3x97xui32>
            %c_256 = stablehlo.constant dense<8> : tensor<ui32>
            %622 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %623 = stablehlo.shift_right_logical %618, %622 : tensor<3x97xui32>
            %624 = stablehlo.or %621, %623 : tensor<3x97xui32>
            %625 = stablehlo.xor %624, %619 : tensor<3x97xui32>
            %626 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %627 = stablehlo.add %619, %626 : tensor<3x97xui32>
            %628 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %629 = stablehlo.add %625, %628 : tensor<3x97xui32>
            %c_257 = stablehlo.constant dense<2> : tensor<ui32>
            %630 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %631 = stablehlo.add %629, %630 : tensor<3x97xui32>
            %632 = stablehlo.add %627, %631 : tensor<3x97xui32>
            %c_258 = stablehlo.constant dense<13> : tensor<ui32>
            %633 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %634 = stablehlo.shift_left %631, %633 : tensor<3x97xui32>
            %c_259 = stablehlo.constant dense<19> : tensor<ui32>
            %635 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %636 = stablehlo.shift_right_logical %631, %635 : tensor<3x97xui32>
            %637 = stablehlo.or %634, %636 : tensor<3x97xui32>
            %638 = stablehlo.xor %637, %632 : tensor<3x97xui32>
            %639 = stablehlo.add %632, %638 : tensor<3x97xui32>
            %c_260 = stablehlo.constant dense<15> : tensor<ui32>
            %640 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %641 = stablehlo.shift_left %638, %640 : tensor<3x97xui32>
            %c_261 = stablehlo.constant dense<17> : tensor<ui32>
            %642 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %643 = stablehlo.shift_right_logical %638, %642 : tensor<3x97xui32>
            %644 = stablehlo.or %641, %643 : tensor<3x97xui32>
            %645 = stablehlo.xor %644, %639 : tensor<3x97xui32>
            %646 = stablehlo.add %639, %645 : tensor<3x97xui32>
            %c_262 = stablehlo.constant dense<26> : tensor<ui32>
            %647 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %648 = stablehlo.shift_left %645, %647 : tensor<3x97xui32>
            %c_263 = stablehlo.constant dense<6> : tensor<ui32>
            %649 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %650 = stablehlo.shift_right_logical %645, %649 : tensor<3x97xui32>
            %651 = stablehlo.or %648, %650 : tensor<3x97xui32>
            %652 = stablehlo.xor %651, %646 : tensor<3x97xui32>
            %653 = stablehlo.add %646, %652 : tensor<3x97xui32>
            %c_264 = stablehlo.constant dense<6> : tensor<ui32>
            %654 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %655 = stablehlo.shift_left %652, %654 : tensor<3x97xui32>
            %c_265 = stablehlo.constant dense<26> : tensor<ui32>
            %656 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %657 = stablehlo.shift_right_logical %652, %656 : tensor<3x97xui32>
            %658 = stablehlo.or %655, %657 : tensor<3x97xui32>
            %659 = stablehlo.xor %658, %653 : tensor<3x97xui32>
            %660 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %661 = stablehlo.add %653, %660 : tensor<3x97xui32>
            %662 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %663 = stablehlo.add %659, %662 : tensor<3x97xui32>
            %c_266 = stablehlo.constant dense<3> : tensor<ui32>
            %664 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %665 = stablehlo.add %663, %664 : tensor<3x97xui32>
            %666 = stablehlo.add %661, %665 : tensor<3x97xui32>
            %c_267 = stablehlo.constant dense<17> : tensor<ui32>
            %667 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %668 = stablehlo.shift_left %665, %667 : tensor<3x97xui32>
            %c_268 = stablehlo.constant dense<15> : tensor<ui32>
            %669 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %670 = stablehlo.shift_right_logical %665, %669 : tensor<3x97xui32>
            %671 = stablehlo.or %668, %670 : tensor<3x97xui32>
            %672 = stablehlo.xor %671, %666 : tensor<3x97xui32>
            %673 = stablehlo.add %666, %672 : tensor<3x97xui32>
            %c_269 = stablehlo.constant dense<29> : tensor<ui32>
            %674 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %675 = stablehlo.shift_left %672, %674 : tensor<3x97xui32>
            %c_270 = stablehlo.constant dense<3> : tensor<ui32>
            %676 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %677 = stablehlo.shift_right_logical %672, %676 : tensor<3x97xui32>
            %678 = stablehlo.or %675, %677 : tensor<3x97xui32>
            %679 = stablehlo.xor %678, %673 : tensor<3x97xui32>
            %680 = stablehlo.add %673, %679 : tensor<3x97xui32>
            %c_271 = stablehlo.constant dense<16> : tensor<ui32>
            %681 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %682 = stablehlo.shift_left %679, %681 : tensor<3x97xui32>
            %c_272 = stablehlo.constant dense<16> : tensor<ui32>
            %683 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %684 = stablehlo.shift_right_logical %679, %683 : tensor<3x97xui32>
            %685 = stablehlo.or %682, %684 : tensor<3x97xui32>
            %686 = stablehlo.xor %685, %680 : tensor<3x97xui32>
            %687 = stablehlo.add %680, %686 : tensor<3x97xui32>
            %c_273 = stablehlo.constant dense<24> : tensor<ui32>
            %688 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %689 = stablehlo.shift_left %686, %688 : tensor<3x97xui32>
            %c_274 = stablehlo.constant dense<8> : tensor<ui32>
            %690 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %691 = stablehlo.shift_right_logical %686, %690 : tensor<3x97xui32>
            %692 = stablehlo.or %689, %691 : tensor<3x97xui32>
            %693 = stablehlo.xor %692, %687 : tensor<3x97xui32>
            %694 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %695 = stablehlo.add %687, %694 : tensor<3x97xui32>
            %696 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %697 = stablehlo.add %693, %696 : tensor<3x97xui32>
            %c_275 = stablehlo.constant dense<4> : tensor<ui32>
            %698 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %699 = stablehlo.add %697, %698 : tensor<3x97xui32>
            %700 = stablehlo.add %695, %699 : tensor<3x97xui32>
            %c_276 = stablehlo.constant dense<13> : tensor<ui32>
            %701 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %702 = stablehlo.shift_left %699, %701 : tensor<3x97xui32>
            %c_277 = stablehlo.constant dense<19> : tensor<ui32>
            %703 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %704 = stablehlo.shift_right_logical %699, %703 : tensor<3x97xui32>
            %705 = stablehlo.or %702, %704 : tensor<3x97xui32>
            %706 = stablehlo.xor %705, %700 : tensor<3x97xui32>
            %707 = stablehlo.add %700, %706 : tensor<3x97xui32>
            %c_278 = stablehlo.constant dense<15> : tensor<ui32>
            %708 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %709 = stablehlo.shift_left %706, %708 : tensor<3x97xui32>
            %c_279 = stablehlo.constant dense<17> : tensor<ui32>
            %710 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %711 = stablehlo.shift_right_logical %706, %710 : tensor<3x97xui32>
            %712 = stablehlo.or %709, %711 : tensor<3x97xui32>
            %713 = stablehlo.xor %712, %707 : tensor<3x97xui32>
            %714 = stablehlo.add %707, %713 : tensor<3x97xui32>
            %c_280 = stablehlo.constant dense<26> : tensor<ui32>
            %715 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %716 = stablehlo.shift_left %713, %715 : tensor<3x97xui32>
            %c_281 = stablehlo.constant dense<6> : tensor<ui32>
            %717 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %718 = stablehlo.shift_right_logical %713, %717 : tensor<3x97xui32>
            %719 = stablehlo.or %716, %718 : tensor<3x97xui32>
            %720 = stablehlo.xor %719, %714 : tensor<3x97xui32>
            %721 = stablehlo.add %714, %720 : tensor<3x97xui32>
            %c_282 = stablehlo.constant dense<6> : tensor<ui32>
            %722 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %723 = stablehlo.shift_left %720, %722 : tensor<3x97xui32>
            %c_283 = stablehlo.constant dense<26> : tensor<ui32>
            %724 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %725 = stablehlo.shift_right_logical %720, %724 : tensor<3x97xui32>
            %726 = stablehlo.or %723, %725 : tensor<3x97xui32>
            %727 = stablehlo.xor %726, %721 : tensor<3x97xui32>
            %728 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %729 = stablehlo.add %721, %728 : tensor<3x97xui32>
            %730 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
            %731 = stablehlo.add %727, %730 : tensor<3x97xui32>
            %c_284 = stablehlo.constant dense<5> : tensor<ui32>
            %732 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %733 = stablehlo.add %731, %732 : tensor<3x97xui32>
            %734 = stablehlo.xor %729, %733 : tensor<3x97xui32>
            %c_285 = stablehlo.constant dense<9> : tensor<ui32>
            %735 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
            %736 = stablehlo.shift_right_logical %734, %735 : tensor<3x97xui32>
            %737 = stablehlo.convert %736 : (tensor<3x97xui32>) -> tensor<3x97xf32>
            %cst_286 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %738 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %739 = stablehlo.add %737, %738 : tensor<3x97xf32>
            %cst_287 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %740 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %741 = stablehlo.multiply %739, %740 : tensor<3x97xf32>
            %c_288 = stablehlo.constant dense<31> : tensor<i32>
            %742 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %743 = stablehlo.shift_right_logical %74, %742 : tensor<3xi32>
            %744 = stablehlo.broadcast_in_dim %743, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %745 = stablehlo.bitcast_convert %741 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_289 = stablehlo.constant dense<1060439283> : tensor<i32>
            %746 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %747 = stablehlo.subtract %745, %746 : tensor<3x97xi32>
            %c_290 = stablehlo.constant dense<23> : tensor<i32>
            %748 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %749 = stablehlo.shift_right_arithmetic %747, %748 : tensor<3x97xi32>
            %c_291 = stablehlo.constant dense<23> : tensor<i32>
            %750 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %751 = stablehlo.shift_left %749, %750 : tensor<3x97xi32>
            %752 = stablehlo.subtract %745, %751 : tensor<3x97xi32>
            %753 = stablehlo.bitcast_convert %752 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_292 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %754 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %755 = stablehlo.subtract %753, %754 : tensor<3x97xf32>
            %756 = stablehlo.convert %749 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %757 = stablehlo.multiply %755, %755 : tensor<3x97xf32>
            %758 = stablehlo.bitcast_convert %757 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %759 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %760 = stablehlo.xor %758, %759 : tensor<3x97xi32>
            %761 = stablehlo.bitcast_convert %760 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_293 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %762 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %763 = stablehlo.multiply %762, %755 : tensor<3x97xf32>
            %764 = stablehlo.bitcast_convert %763 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %765 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %766 = stablehlo.xor %764, %765 : tensor<3x97xi32>
            %767 = stablehlo.bitcast_convert %766 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_294 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %768 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %769 = stablehlo.add %767, %768 : tensor<3x97xf32>
            %770 = stablehlo.multiply %769, %755 : tensor<3x97xf32>
            %771 = stablehlo.bitcast_convert %770 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %772 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %773 = stablehlo.xor %771, %772 : tensor<3x97xi32>
            %774 = stablehlo.bitcast_convert %773 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_295 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %775 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %776 = stablehlo.add %774, %775 : tensor<3x97xf32>
            %777 = stablehlo.multiply %776, %755 : tensor<3x97xf32>
            %778 = stablehlo.bitcast_convert %777 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %779 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %780 = stablehlo.xor %778, %779 : tensor<3x97xi32>
            %781 = stablehlo.bitcast_convert %780 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_296 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %782 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %783 = stablehlo.add %781, %782 : tensor<3x97xf32>
            %784 = stablehlo.multiply %783, %755 : tensor<3x97xf32>
            %785 = stablehlo.bitcast_convert %784 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %786 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %787 = stablehlo.xor %785, %786 : tensor<3x97xi32>
            %788 = stablehlo.bitcast_convert %787 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_297 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %789 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %790 = stablehlo.add %788, %789 : tensor<3x97xf32>
            %791 = stablehlo.multiply %790, %755 : tensor<3x97xf32>
            %792 = stablehlo.bitcast_convert %791 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %793 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %794 = stablehlo.xor %792, %793 : tensor<3x97xi32>
            %795 = stablehlo.bitcast_convert %794 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_298 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %796 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %797 = stablehlo.add %795, %796 : tensor<3x97xf32>
            %798 = stablehlo.multiply %797, %755 : tensor<3x97xf32>
            %799 = stablehlo.bitcast_convert %798 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %800 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %801 = stablehlo.xor %799, %800 : tensor<3x97xi32>
            %802 = stablehlo.bitcast_convert %801 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_299 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %803 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %804 = stablehlo.add %802, %803 : tensor<3x97xf32>
            %805 = stablehlo.multiply %804, %755 : tensor<3x97xf32>
            %806 = stablehlo.bitcast_convert %805 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %807 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %808 = stablehlo.xor %806, %807 : tensor<3x97xi32>
            %809 = stablehlo.bitcast_convert %808 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_300 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %810 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %811 = stablehlo.add %809, %810 : tensor<3x97xf32>
            %812 = stablehlo.multiply %811, %755 : tensor<3x97xf32>
            %813 = stablehlo.bitcast_convert %812 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %814 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %815 = stablehlo.xor %813, %814 : tensor<3x97xi32>
            %816 = stablehlo.bitcast_convert %815 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_301 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %817 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %818 = stablehlo.add %816, %817 : tensor<3x97xf32>
            %819 = stablehlo.multiply %818, %755 : tensor<3x97xf32>
            %820 = stablehlo.multiply %819, %761 : tensor<3x97xf32>
            %821 = stablehlo.bitcast_convert %820 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %822 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %823 = stablehlo.xor %821, %822 : tensor<3x97xi32>
            %824 = stablehlo.bitcast_convert %823 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_302 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %825 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %826 = stablehlo.multiply %756, %825 : tensor<3x97xf32>
            %827 = stablehlo.bitcast_convert %826 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %828 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %829 = stablehlo.xor %827, %828 : tensor<3x97xi32>
            %830 = stablehlo.bitcast_convert %829 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %831 = stablehlo.add %824, %830 : tensor<3x97xf32>
            %cst_303 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %832 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %833 = stablehlo.multiply %761, %832 : tensor<3x97xf32>
            %834 = stablehlo.subtract %831, %833 : tensor<3x97xf32>
            %835 = stablehlo.add %755, %834 : tensor<3x97xf32>
            %cst_304 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %836 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %837 = stablehlo.multiply %756, %836 : tensor<3x97xf32>
            %838 = stablehlo.add %835, %837 : tensor<3x97xf32>
            %839 = stablehlo.negate %838 : tensor<3x97xf32>
            %840 = stablehlo.bitcast_convert %839 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_305 = stablehlo.constant dense<1060439283> : tensor<i32>
            %841 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %842 = stablehlo.subtract %840, %841 : tensor<3x97xi32>
            %c_306 = stablehlo.constant dense<23> : tensor<i32>
            %843 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %844 = stablehlo.shift_right_arithmetic %842, %843 : tensor<3x97xi32>
            %c_307 = stablehlo.constant dense<23> : tensor<i32>
            %845 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %846 = stablehlo.shift_left %844, %845 : tensor<3x97xi32>
            %847 = stablehlo.subtract %840, %846 : tensor<3x97xi32>
            %848 = stablehlo.bitcast_convert %847 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_308 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %849 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %850 = stablehlo.subtract %848, %849 : tensor<3x97xf32>
            %851 = stablehlo.convert %844 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %852 = stablehlo.multiply %850, %850 : tensor<3x97xf32>
            %853 = stablehlo.bitcast_convert %852 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %854 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %855 = stablehlo.xor %853, %854 : tensor<3x97xi32>
            %856 = stablehlo.bitcast_convert %855 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_309 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %857 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %858 = stablehlo.multiply %857, %850 : tensor<3x97xf32>
            %859 = stablehlo.bitcast_convert %858 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %860 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %861 = stablehlo.xor %859, %860 : tensor<3x97xi32>
            %862 = stablehlo.bitcast_convert %861 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_310 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %863 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %864 = stablehlo.add %862, %863 : tensor<3x97xf32>
            %865 = stablehlo.multiply %864, %850 : tensor<3x97xf32>
            %866 = stablehlo.bitcast_convert %865 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %867 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %868 = stablehlo.xor %866, %867 : tensor<3x97xi32>
            %869 = stablehlo.bitcast_convert %868 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_311 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %870 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %871 = stablehlo.add %869, %870 : tensor<3x97xf32>
            %872 = stablehlo.multiply %871, %850 : tensor<3x97xf32>
            %873 = stablehlo.bitcast_convert %872 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %874 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %875 = stablehlo.xor %873, %874 : tensor<3x97xi32>
            %876 = stablehlo.bitcast_convert %875 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_312 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %877 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %878 = stablehlo.add %876, %877 : tensor<3x97xf32>
            %879 = stablehlo.multiply %878, %850 : tensor<3x97xf32>
            %880 = stablehlo.bitcast_convert %879 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %881 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %882 = stablehlo.xor %880, %881 : tensor<3x97xi32>
            %883 = stablehlo.bitcast_convert %882 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_313 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %884 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %885 = stablehlo.add %883, %884 : tensor<3x97xf32>
            %886 = stablehlo.multiply %885, %850 : tensor<3x97xf32>
            %887 = stablehlo.bitcast_convert %886 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %888 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %889 = stablehlo.xor %887, %888 : tensor<3x97xi32>
            %890 = stablehlo.bitcast_convert %889 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_314 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %891 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %892 = stablehlo.add %890, %891 : tensor<3x97xf32>
            %893 = stablehlo.multiply %892, %850 : tensor<3x97xf32>
            %894 = stablehlo.bitcast_convert %893 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %895 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %896 = stablehlo.xor %894, %895 : tensor<3x97xi32>
            %897 = stablehlo.bitcast_convert %896 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_315 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %898 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %899 = stablehlo.add %897, %898 : tensor<3x97xf32>
            %900 = stablehlo.multiply %899, %850 : tensor<3x97xf32>
            %901 = stablehlo.bitcast_convert %900 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %902 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %903 = stablehlo.xor %901, %902 : tensor<3x97xi32>
            %904 = stablehlo.bitcast_convert %903 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_316 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %905 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %906 = stablehlo.add %904, %905 : tensor<3x97xf32>
            %907 = stablehlo.multiply %906, %850 : tensor<3x97xf32>
            %908 = stablehlo.bitcast_convert %907 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %909 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %910 = stablehlo.xor %908, %909 : tensor<3x97xi32>
            %911 = stablehlo.bitcast_convert %910 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_317 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %912 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %913 = stablehlo.add %911, %912 : tensor<3x97xf32>
            %914 = stablehlo.multiply %913, %850 : tensor<3x97xf32>
            %915 = stablehlo.multiply %914, %856 : tensor<3x97xf32>
            %916 = stablehlo.bitcast_convert %915 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %917 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %918 = stablehlo.xor %916, %917 : tensor<3x97xi32>
            %919 = stablehlo.bitcast_convert %918 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_318 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %920 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %921 = stablehlo.multiply %851, %920 : tensor<3x97xf32>
            %922 = stablehlo.bitcast_convert %921 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %923 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %924 = stablehlo.xor %922, %923 : tensor<3x97xi32>
            %925 = stablehlo.bitcast_convert %924 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %926 = stablehlo.add %919, %925 : tensor<3x97xf32>
            %cst_319 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %927 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %928 = stablehlo.multiply %856, %927 : tensor<3x97xf32>
            %929 = stablehlo.subtract %926, %928 : tensor<3x97xf32>
            %930 = stablehlo.add %850, %929 : tensor<3x97xf32>
            %cst_320 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %931 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %932 = stablehlo.multiply %851, %931 : tensor<3x97xf32>
            %933 = stablehlo.add %930, %932 : tensor<3x97xf32>
            %934 = stablehlo.negate %933 : tensor<3x97xf32>
            stablehlo.return %934 : tensor<3x97xf32>
          }) : (tensor<i32>) -> tensor<3x97xf32>
          %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %325 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %326 = stablehlo.compare GT, %291, %325, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %327 = func.call @_where_25(%326, %291, %cst_171) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %328 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %329 = stablehlo.divide %328, %327 : tensor<3xf32>
          %cst_173 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %330 = stablehlo.reduce(%236 init: %cst_173) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %332 = stablehlo.broadcast_in_dim %331, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %333 = stablehlo.subtract %236, %332 : tensor<3x97xf32>
          %334 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_174 = stablehlo.constant dense<31> : tensor<i32>
          %335 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %336 = stablehlo.shift_right_logical %293, %335 : tensor<3xi32>
          %337 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %338 = stablehlo.broadcast_in_dim %334, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %339 = stablehlo.multiply %333, %338 : tensor<3x97xf32>
          %340 = stablehlo.bitcast_convert %339 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %341 = stablehlo.broadcast_in_dim %337, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %342 = stablehlo.xor %340, %341 : tensor<3x97xi32>
          %343 = stablehlo.bitcast_convert %342 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_175 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %344 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %345 = stablehlo.compare EQ, %236, %344, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_176 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %346 = func.call @_where_26(%345, %cst_176, %343) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_177 = stablehlo.constant dense<0> : tensor<i32>
          %347 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %348 = stablehlo.compare GT, %293, %347, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_178 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %349 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %350 = stablehlo.compare LT, %295, %349, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %351 = stablehlo.or %348, %350 : tensor<3xi1>
          %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %352 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %353 = stablehlo.compare GT, %297, %352, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %354 = stablehlo.or %351, %353 : tensor<3xi1>
          %c_180 = stablehlo.constant dense<false> : tensor<i1>
          %355 = stablehlo.reduce(%354 init: %c_180) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %356 = stablehlo.convert %355 : (tensor<i1>) -> tensor<i32>
          %357 = "stablehlo.case"(%356) ({
            %c_191 = stablehlo.constant dense<true> : tensor<i1>
            %382 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %382 : tensor<3x97xi1>
          }, {
            %382 = stablehlo.bitcast_convert %346 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_191 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %383 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %384 = stablehlo.compare EQ, %382, %383, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_192 = stablehlo.constant dense<0> : tensor<i32>
            %385 = func.call @_where_27(%384, %c_192, %382) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_193 = stablehlo.constant dense<0> : tensor<i32>
            %386 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %387 = stablehlo.compare LT, %385, %386, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_194 = stablehlo.constant dense<2147483647> : tensor<i32>
            %388 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %389 = stablehlo.xor %385, %388 : tensor<3x97xi32>
            %390 = func.call @_where_28(%387, %389, %385) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%346, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_195 = stablehlo.constant dense<0> : tensor<i32>
            %391 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %392 = stablehlo.compare EQ, %293, %391, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_196 = stablehlo.constant dense<97> : tensor<i32>
            %393 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %394 = stablehlo.compare GE, %293, %393, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %395 = stablehlo.or %392, %394 : tensor<3xi1>
            %396 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_197 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %397 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %398 = stablehlo.compare EQ, %396, %397, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_198 = stablehlo.constant dense<0> : tensor<i32>
            %399 = func.call @_where_27(%398, %c_198, %396) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_199 = stablehlo.constant dense<0> : tensor<i32>
            %400 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %401 = stablehlo.compare LT, %399, %400, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_200 = stablehlo.constant dense<2147483647> : tensor<i32>
            %402 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %403 = stablehlo.xor %399, %402 : tensor<3x97xi32>
            %404 = func.call @_where_28(%401, %403, %399) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_201 = stablehlo.constant dense<1> : tensor<i32>
            %c_202 = stablehlo.constant dense<97> : tensor<i32>
            %405 = func.call @clip(%293, %c_201, %c_202) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %406 = stablehlo.broadcast_in_dim %405, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_203 = stablehlo.constant dense<1> : tensor<i32>
            %407 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %408 = stablehlo.subtract %406, %407 : tensor<3x1xi32>
            %409 = func.call @take_along_axis_29(%404, %408) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %410 = stablehlo.reshape %409 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_204 = stablehlo.constant dense<97> : tensor<i32>
            %411 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %412 = stablehlo.minimum %293, %411 : tensor<3xi32>
            %413 = stablehlo.convert %412 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %414 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_206 = stablehlo.constant dense<97> : tensor<i32>
            %415 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %416 = stablehlo.compare LE, %293, %415, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_207 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %417 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %418 = stablehlo.not %395 : tensor<3xi1>
            %419 = stablehlo.not %416 : tensor<3xi1>
            %420 = stablehlo.and %418, %419 : tensor<3xi1>
            %c_208 = stablehlo.constant dense<false> : tensor<i1>
            %421 = stablehlo.reduce(%420 init: %c_208) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %422 = stablehlo.convert %421 : (tensor<i1>) -> tensor<i32>
            %423 = "stablehlo.case"(%422) ({
              stablehlo.return %417 : tensor<3xi32>
            }, {
              %c_269 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %694 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_270 = stablehlo.constant dense<2147483647> : tensor<i32>
              %695 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_271 = stablehlo.constant dense<0> : tensor<i32>
              %c_272 = stablehlo.constant dense<0> : tensor<i32>
              %696:7 = stablehlo.while(%iterArg_273 = %390, %iterArg_274 = %414, %iterArg_275 = %413, %iterArg_276 = %c_272, %iterArg_277 = %c_271, %iterArg_278 = %694, %iterArg_279 = %695) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_280 = stablehlo.constant dense<32> : tensor<i32>
                %697 = stablehlo.compare LT, %iterArg_276, %c_280, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %697 : tensor<i1>
              } do {
                %697:3 = func.call @closed_call_30(%iterArg_273, %iterArg_274, %iterArg_275, %iterArg_277, %iterArg_278, %iterArg_279) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_280 = stablehlo.constant dense<1> : tensor<i32>
                %698 = stablehlo.add %iterArg_276, %c_280 : tensor<i32>
                stablehlo.return %iterArg_273, %iterArg_274, %iterArg_275, %698, %697#0, %697#1, %697#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %696#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %424 = func.call @_where_9(%416, %410, %423) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %425 = func.call @_where_9(%395, %417, %424) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %c_209 = stablehlo.constant dense<31> : tensor<i32>
            %426 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %427 = stablehlo.shift_right_logical %293, %426 : tensor<3xi32>
            %428 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_210 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %429 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %430 = stablehlo.maximum %346, %429 : tensor<3x97xf32>
            %cst_211 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %431 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %432 = stablehlo.multiply %430, %431 : tensor<3x97xf32>
            %433 = func.call @round(%432) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_212 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %434 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %435 = stablehlo.multiply %433, %434 : tensor<3x97xf32>
            %436 = stablehlo.subtract %430, %435 : tensor<3x97xf32>
            %cst_213 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %437 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %438 = stablehlo.multiply %433, %437 : tensor<3x97xf32>
            %439 = stablehlo.bitcast_convert %438 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %440 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %441 = stablehlo.xor %439, %440 : tensor<3x97xi32>
            %442 = stablehlo.bitcast_convert %441 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %443 = stablehlo.subtract %436, %442 : tensor<3x97xf32>
            %cst_214 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %444 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %445 = stablehlo.multiply %444, %443 : tensor<3x97xf32>
            %446 = stablehlo.bitcast_convert %445 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %447 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %448 = stablehlo.xor %446, %447 : tensor<3x97xi32>
            %449 = stablehlo.bitcast_convert %448 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_215 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %450 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %451 = stablehlo.add %449, %450 : tensor<3x97xf32>
            %452 = stablehlo.multiply %451, %443 : tensor<3x97xf32>
            %453 = stablehlo.bitcast_convert %452 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %454 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %455 = stablehlo.xor %453, %454 : tensor<3x97xi32>
            %456 = stablehlo.bitcast_convert %455 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_216 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %457 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %458 = stablehlo.add %456, %457 : tensor<3x97xf32>
            %459 = stablehlo.multiply %458, %443 : tensor<3x97xf32>
            %460 = stablehlo.bitcast_convert %459 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %461 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %462 = stablehlo.xor %460, %461 : tensor<3x97xi32>
            %463 = stablehlo.bitcast_convert %462 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_217 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %464 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %465 = stablehlo.add %463, %464 : tensor<3x97xf32>
            %466 = stablehlo.multiply %465, %443 : tensor<3x97xf32>
            %467 = stablehlo.bitcast_convert %466 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %468 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %469 = stablehlo.xor %467, %468 : tensor<3x97xi32>
            %470 = stablehlo.bitcast_convert %469 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_218 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %471 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %472 = stablehlo.add %470, %471 : tensor<3x97xf32>
            %473 = stablehlo.multiply %472, %443 : tensor<3x97xf32>
            %474 = stablehlo.bitcast_convert %473 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %475 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %476 = stablehlo.xor %474, %475 : tensor<3x97xi32>
            %477 = stablehlo.bitcast_convert %476 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_219 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %478 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %479 = stablehlo.add %477, %478 : tensor<3x97xf32>
            %480 = stablehlo.multiply %479, %443 : tensor<3x97xf32>
            %481 = stablehlo.multiply %480, %443 : tensor<3x97xf32>
            %482 = stablehlo.bitcast_convert %481 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %483 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %484 = stablehlo.xor %482, %483 : tensor<3x97xi32>
            %485 = stablehlo.bitcast_convert %484 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %486 = stablehlo.add %485, %443 : tensor<3x97xf32>
            %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %487 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %488 = stablehlo.add %486, %487 : tensor<3x97xf32>
            %489 = stablehlo.convert %433 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_221 = stablehlo.constant dense<127> : tensor<i32>
            %490 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %491 = stablehlo.add %489, %490 : tensor<3x97xi32>
            %c_222 = stablehlo.constant dense<23> : tensor<i32>
            %492 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %493 = stablehlo.shift_left %491, %492 : tensor<3x97xi32>
            %494 = stablehlo.bitcast_convert %493 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_223 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %495 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %496 = stablehlo.compare LT, %346, %495, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %497 = stablehlo.multiply %488, %494 : tensor<3x97xf32>
            %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %498 = func.call @_where_26(%496, %cst_224, %497) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %499 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %501 = stablehlo.compare GE, %390, %500, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %502 = func.call @_where_23(%501, %498, %cst_225) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %503 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_226 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %504 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %505 = stablehlo.compare EQ, %503, %504, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_227 = stablehlo.constant dense<0> : tensor<i32>
            %506 = func.call @_where_27(%505, %c_227, %503) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_228 = stablehlo.constant dense<0> : tensor<i32>
            %507 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %508 = stablehlo.compare LT, %506, %507, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_229 = stablehlo.constant dense<2147483647> : tensor<i32>
            %509 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %510 = stablehlo.xor %506, %509 : tensor<3x97xi32>
            %511 = func.call @_where_28(%508, %510, %506) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %512 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %514 = stablehlo.compare GE, %511, %513, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_230 = stablehlo.constant dense<31> : tensor<i32>
            %515 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %516 = stablehlo.shift_right_logical %293, %515 : tensor<3xi32>
            %517 = stablehlo.broadcast_in_dim %516, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %cst_231 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %518 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %519 = stablehlo.maximum %values, %518 : tensor<3x97xf32>
            %cst_232 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %520 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %521 = stablehlo.multiply %519, %520 : tensor<3x97xf32>
            %522 = func.call @round(%521) : (tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_233 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %523 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %524 = stablehlo.multiply %522, %523 : tensor<3x97xf32>
            %525 = stablehlo.subtract %519, %524 : tensor<3x97xf32>
            %cst_234 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %526 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %527 = stablehlo.multiply %522, %526 : tensor<3x97xf32>
            %528 = stablehlo.bitcast_convert %527 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %529 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %530 = stablehlo.xor %528, %529 : tensor<3x97xi32>
            %531 = stablehlo.bitcast_convert %530 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %532 = stablehlo.subtract %525, %531 : tensor<3x97xf32>
            %cst_235 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %533 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %534 = stablehlo.multiply %533, %532 : tensor<3x97xf32>
            %535 = stablehlo.bitcast_convert %534 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %536 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %537 = stablehlo.xor %535, %536 : tensor<3x97xi32>
            %538 = stablehlo.bitcast_convert %537 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_236 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %539 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %540 = stablehlo.add %538, %539 : tensor<3x97xf32>
            %541 = stablehlo.multiply %540, %532 : tensor<3x97xf32>
            %542 = stablehlo.bitcast_convert %541 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %543 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %544 = stablehlo.xor %542, %543 : tensor<3x97xi32>
            %545 = stablehlo.bitcast_convert %544 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_237 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %546 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %547 = stablehlo.add %545, %546 : tensor<3x97xf32>
            %548 = stablehlo.multiply %547, %532 : tensor<3x97xf32>
            %549 = stablehlo.bitcast_convert %548 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %550 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %551 = stablehlo.xor %549, %550 : tensor<3x97xi32>
            %552 = stablehlo.bitcast_convert %551 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_238 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %553 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %554 = stablehlo.add %552, %553 : tensor<3x97xf32>
            %555 = stablehlo.multiply %554, %532 : tensor<3x97xf32>
            %556 = stablehlo.bitcast_convert %555 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %557 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %558 = stablehlo.xor %556, %557 : tensor<3x97xi32>
            %559 = stablehlo.bitcast_convert %558 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_239 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %560 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %561 = stablehlo.add %559, %560 : tensor<3x97xf32>
            %562 = stablehlo.multiply %561, %532 : tensor<3x97xf32>
            %563 = stablehlo.bitcast_convert %562 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %564 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %565 = stablehlo.xor %563, %564 : tensor<3x97xi32>
            %566 = stablehlo.bitcast_convert %565 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_240 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %567 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %568 = stablehlo.add %566, %567 : tensor<3x97xf32>
            %569 = stablehlo.multiply %568, %532 : tensor<3x97xf32>
            %570 = stablehlo.multiply %569, %532 : tensor<3x97xf32>
            %571 = stablehlo.bitcast_convert %570 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %572 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %573 = stablehlo.xor %571, %572 : tensor<3x97xi32>
            %574 = stablehlo.bitcast_convert %573 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %575 = stablehlo.add %574, %532 : tensor<3x97xf32>
            %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %576 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %577 = stablehlo.add %575, %576 : tensor<3x97xf32>
            %578 = stablehlo.convert %522 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_242 = stablehlo.constant dense<127> : tensor<i32>
            %579 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %580 = stablehlo.add %578, %579 : tensor<3x97xi32>
            %c_243 = stablehlo.constant dense<23> : tensor<i32>
            %581 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %582 = stablehlo.shift_left %580, %581 : tensor<3x97xi32>
            %583 = stablehlo.bitcast_convert %582 : (tensor<3x97xi32>) -> tensor<3x97xf32>
            %cst_244 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %584 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %585 = stablehlo.compare LT, %values, %584, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %586 = stablehlo.multiply %577, %583 : tensor<3x97xf32>
            %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %587 = func.call @_where_26(%585, %cst_245, %586) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
            %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %588 = func.call @_where_23(%514, %587, %cst_246) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_247 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %589 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %590 = stablehlo.maximum %295, %589 : tensor<3xf32>
            %c_248 = stablehlo.constant dense<0> : tensor<i32>
            %591 = "stablehlo.case"(%c_248) ({
              %c_269 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_269 : tensor<i32>
            }, {
              %c_269 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_269 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %592 = "stablehlo.case"(%591) ({
              %c_269 = stablehlo.constant dense<0> : tensor<i32>
              %694 = func.call @_pad_31(%502, %c_269) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %695 = stablehlo.slice %694 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %696 = stablehlo.slice %694 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %697 = stablehlo.slice %694 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %698 = stablehlo.slice %694 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %699 = stablehlo.slice %694 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %700 = stablehlo.slice %694 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %701 = stablehlo.slice %694 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %702 = stablehlo.slice %694 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %703 = stablehlo.add %695, %696 : tensor<3x13xf32>
              %704 = stablehlo.add %697, %698 : tensor<3x13xf32>
              %705 = stablehlo.add %703, %704 : tensor<3x13xf32>
              %706 = stablehlo.add %699, %700 : tensor<3x13xf32>
              %707 = stablehlo.add %701, %702 : tensor<3x13xf32>
              %708 = stablehlo.add %706, %707 : tensor<3x13xf32>
              %709 = stablehlo.add %705, %708 : tensor<3x13xf32>
              %710 = stablehlo.optimization_barrier %709 : tensor<3x13xf32>
              %c_270 = stablehlo.constant dense<0> : tensor<i32>
              %711 = func.call @_pad_32(%710, %c_270) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %712 = stablehlo.slice %711 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %713 = stablehlo.slice %711 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %714 = stablehlo.slice %711 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %715 = stablehlo.slice %711 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %716 = stablehlo.slice %711 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %717 = stablehlo.slice %711 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %718 = stablehlo.slice %711 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %719 = stablehlo.slice %711 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %720 = stablehlo.add %712, %713 : tensor<3x2xf32>
              %721 = stablehlo.add %714, %715 : tensor<3x2xf32>
              %722 = stablehlo.add %720, %721 : tensor<3x2xf32>
              %723 = stablehlo.add %716, %717 : tensor<3x2xf32>
              %724 = stablehlo.add %718, %719 : tensor<3x2xf32>
              %725 = stablehlo.add %723, %724 : tensor<3x2xf32>
              %726 = stablehlo.add %722, %725 : tensor<3x2xf32>
              %727 = stablehlo.optimization_barrier %726 : tensor<3x2xf32>
              %c_271 = stablehlo.constant dense<0> : tensor<i32>
              %728 = func.call @_pad_33(%727, %c_271) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %729 = stablehlo.slice %728 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %730 = stablehlo.slice %728 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %731 = stablehlo.slice %728 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %732 = stablehlo.slice %728 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %733 = stablehlo.slice %728 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %734 = stablehlo.slice %728 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %735 = stablehlo.slice %728 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %736 = stablehlo.slice %728 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %737 = stablehlo.add %729, %730 : tensor<3x1xf32>
              %738 = stablehlo.add %731, %732 : tensor<3x1xf32>
              %739 = stablehlo.add %737, %738 : tensor<3x1xf32>
              %740 = stablehlo.add %733, %734 : tensor<3x1xf32>
              %741 = stablehlo.add %735, %736 : tensor<3x1xf32>
              %742 = stablehlo.add %740, %741 : tensor<3x1xf32>
              %743 = stablehlo.add %739, %742 : tensor<3x1xf32>
              %744 = stablehlo.optimization_barrier %743 : tensor<3x1xf32>
              %745 = stablehlo.reshape %744 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %745 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %593 = stablehlo.multiply %590, %592 : tensor<3xf32>
            %594 = stablehlo.slice %588 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %595 = stablehlo.slice %588 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %596 = stablehlo.add %594, %595 : tensor<3x48xf32>
            %597 = stablehlo.slice %596 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %598 = stablehlo.slice %596 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %599 = stablehlo.add %597, %598 : tensor<3x24xf32>
            %600 = stablehlo.slice %599 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %601 = stablehlo.slice %599 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %602 = stablehlo.add %600, %601 : tensor<3x12xf32>
            %603 = stablehlo.slice %602 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %604 = stablehlo.slice %602 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %605 = stablehlo.add %603, %604 : tensor<3x6xf32>
            %606 = stablehlo.slice %605 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %607 = stablehlo.slice %605 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %608 = stablehlo.add %606, %607 : tensor<3x3xf32>
            %609 = stablehlo.slice %608 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %610 = stablehlo.slice %608 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %611 = stablehlo.add %609, %610 : tensor<3x1xf32>
            %612 = stablehlo.slice %608 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %613 = stablehlo.add %611, %612 : tensor<3x1xf32>
            %614 = stablehlo.slice %608 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %615 = stablehlo.concatenate %614, %613, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %616 = stablehlo.pad %615, %cst_249, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %617 = stablehlo.pad %611, %cst_250, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %618 = stablehlo.add %616, %617 : tensor<3x3xf32>
            %619 = stablehlo.slice %618 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %620 = stablehlo.slice %605 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %621 = stablehlo.add %619, %620 : tensor<3x2xf32>
            %622 = stablehlo.slice %605 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %623 = stablehlo.concatenate %622, %621, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %624 = stablehlo.pad %623, %cst_251, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %625 = stablehlo.pad %618, %cst_252, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %626 = stablehlo.add %624, %625 : tensor<3x6xf32>
            %627 = stablehlo.slice %626 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %628 = stablehlo.slice %602 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %629 = stablehlo.add %627, %628 : tensor<3x5xf32>
            %630 = stablehlo.slice %602 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %631 = stablehlo.concatenate %630, %629, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %632 = stablehlo.pad %631, %cst_253, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %633 = stablehlo.pad %626, %cst_254, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %634 = stablehlo.add %632, %633 : tensor<3x12xf32>
            %635 = stablehlo.slice %634 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %636 = stablehlo.slice %599 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %637 = stablehlo.add %635, %636 : tensor<3x11xf32>
            %638 = stablehlo.slice %599 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %639 = stablehlo.concatenate %638, %637, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %640 = stablehlo.pad %639, %cst_255, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %641 = stablehlo.pad %634, %cst_256, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %642 = stablehlo.add %640, %641 : tensor<3x24xf32>
            %643 = stablehlo.slice %642 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %644 = stablehlo.slice %596 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %645 = stablehlo.add %643, %644 : tensor<3x23xf32>
            %646 = stablehlo.slice %596 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %647 = stablehlo.concatenate %646, %645, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %648 = stablehlo.pad %647, %cst_257, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %649 = stablehlo.pad %642, %cst_258, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %650 = stablehlo.add %648, %649 : tensor<3x48xf32>
            %651 = stablehlo.slice %588 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %652 = stablehlo.add %650, %651 : tensor<3x48xf32>
            %653 = stablehlo.slice %588 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %654 = stablehlo.concatenate %653, %652, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %655 = stablehlo.pad %654, %cst_259, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %656 = stablehlo.pad %650, %cst_260, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %657 = stablehlo.add %655, %656 : tensor<3x97xf32>
            %658 = stablehlo.broadcast_in_dim %593, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %660 = stablehlo.compare GE, %657, %659, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %661 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_261 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %662 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %663 = stablehlo.compare EQ, %661, %662, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_262 = stablehlo.constant dense<0> : tensor<i32>
            %664 = func.call @_where_27(%663, %c_262, %661) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_263 = stablehlo.constant dense<0> : tensor<i32>
            %665 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %666 = stablehlo.compare LT, %664, %665, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_264 = stablehlo.constant dense<2147483647> : tensor<i32>
            %667 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %668 = stablehlo.xor %664, %667 : tensor<3x97xi32>
            %669 = func.call @_where_28(%666, %668, %664) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %670 = func.call @argmax(%660) : (tensor<3x97xi1>) -> tensor<3xi32>
            %671 = stablehlo.broadcast_in_dim %670, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %672 = func.call @take_along_axis_29(%669, %671) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %673 = stablehlo.reshape %672 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %674 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %675 = stablehlo.compare GE, %295, %674, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_266 = stablehlo.constant dense<false> : tensor<i1>
            %676 = stablehlo.reduce(%660 init: %c_266) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_267 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %677 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %678 = stablehlo.not %675 : tensor<3xi1>
            %679 = stablehlo.not %676 : tensor<3xi1>
            %680 = stablehlo.and %678, %679 : tensor<3xi1>
            %c_268 = stablehlo.constant dense<false> : tensor<i1>
            %681 = stablehlo.reduce(%680 init: %c_268) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %682 = stablehlo.convert %681 : (tensor<i1>) -> tensor<i32>
            %683 = "stablehlo.case"(%682) ({
              stablehlo.return %677 : tensor<3xi32>
            }, {
              %c_269 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %694 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_270 = stablehlo.constant dense<2147483647> : tensor<i32>
              %695 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_271 = stablehlo.constant dense<0> : tensor<i32>
              %c_272 = stablehlo.constant dense<0> : tensor<i32>
              %696:7 = stablehlo.while(%iterArg_273 = %390, %iterArg_274 = %502, %iterArg_275 = %593, %iterArg_276 = %c_272, %iterArg_277 = %c_271, %iterArg_278 = %694, %iterArg_279 = %695) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_280 = stablehlo.constant dense<32> : tensor<i32>
                %697 = stablehlo.compare LT, %iterArg_276, %c_280, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %697 : tensor<i1>
              } do {
                %697:3 = func.call @closed_call_30(%iterArg_273, %iterArg_274, %iterArg_275, %iterArg_277, %iterArg_278, %iterArg_279) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_280 = stablehlo.constant dense<1> : tensor<i32>
                %698 = stablehlo.add %iterArg_276, %c_280 : tensor<i32>
                stablehlo.return %iterArg_273, %iterArg_274, %iterArg_275, %698, %697#0, %697#1, %697#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %696#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %684 = func.call @_where_9(%676, %673, %683) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %685 = func.call @_where_9(%675, %677, %684) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %686 = stablehlo.maximum %425, %685 : tensor<3xi32>
            %687 = stablehlo.broadcast_in_dim %686, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %688 = stablehlo.broadcast_in_dim %687, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %689 = stablehlo.compare GE, %390, %688, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %690 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %691 = stablehlo.broadcast_in_dim %690, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %692 = stablehlo.compare GE, %498, %691, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %693 = stablehlo.and %689, %692 : tensor<3x97xi1>
            stablehlo.return %693 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %358 = stablehlo.add %346, %324 : tensor<3x97xf32>
          %cst_181 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %359 = func.call @_where_23(%357, %358, %cst_181) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_182 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %360 = func.call @_pad(%359, %cst_182) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %361 = stablehlo.reshape %360 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_183 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %362 = stablehlo.reduce(%361 init: %cst_183) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_184 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %363 = stablehlo.reduce(%362 init: %cst_184) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %364 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %365 = stablehlo.compare EQ, %362, %364, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %366 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_185 = stablehlo.constant dense<1> : tensor<i32>
          %367 = func.call @_where_24(%365, %366, %c_185) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_186 = stablehlo.constant dense<2147483647> : tensor<i32>
          %368 = stablehlo.reduce(%367 init: %c_186) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %370 = func.call @take_along_axis(%361, %369) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %371 = stablehlo.reshape %370 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %372 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %373 = stablehlo.compare EQ, %371, %372, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %374 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_187 = stablehlo.constant dense<128> : tensor<i32>
          %375 = func.call @_where_19(%373, %374, %c_187) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_188 = stablehlo.constant dense<2147483647> : tensor<i32>
          %376 = stablehlo.reduce(%375 init: %c_188) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_189 = stablehlo.constant dense<128> : tensor<i32>
          %377 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %378 = stablehlo.multiply %368, %377 : tensor<3xi32>
          %379 = stablehlo.add %378, %376 : tensor<3xi32>
          %c_190 = stablehlo.constant dense<97> : tensor<i32>
          %380 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %381 = stablehlo.minimum %379, %380 : tensor<3xi32>
          stablehlo.return %381 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %267 = func.call @_where_9(%263, %266, %261) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %268:3 = stablehlo.custom_call @xlabatch_summarize_logits(%76, %136) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
        %269 = stablehlo.compare GE, %74, %iterArg_14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_148 = stablehlo.constant dense<2> : tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %270 = func.call @_where_3(%269, %c_148, %c_149) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %271 = stablehlo.broadcast_in_dim %267, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %273 = stablehlo.compare EQ, %272, %iterArg_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_150 = stablehlo.constant dense<false> : tensor<i1>
        %274 = stablehlo.reduce(%273 init: %c_150) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
        %c_151 = stablehlo.constant dense<1> : tensor<i32>
        %275 = func.call @_where_4(%274, %c_151, %270) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %c_152 = stablehlo.constant dense<3> : tensor<i32>
        %276 = func.call @_where_5(%268#2, %275, %c_152) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %277 = stablehlo.convert %276 : tensor<3xi32>
        %c_153 = stablehlo.constant dense<3> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %279 = stablehlo.compare NE, %277, %278, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %280 = stablehlo.and %239, %279 : tensor<3xi1>
        %c_154 = stablehlo.constant dense<4> : tensor<i32>
        %281 = func.call @_where_6(%280, %c_154, %277) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %282 = stablehlo.broadcast_in_dim %267, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %283 = stablehlo.broadcast_in_dim %281, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %284 = stablehlo.broadcast_in_dim %268#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %285 = stablehlo.concatenate %282, %283, %284, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
        %286 = stablehlo.broadcast_in_dim %136, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
        %287 = func.call @_where_7(%286, %285, %iterArg_40) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
        stablehlo.return %287 : tensor<3x3xi32>
      }, {
        stablehlo.return %137 : tensor<3x3xi32>
      }) : (tensor<i32>) -> tensor<3x3xi32>
      %140 = stablehlo.slice %139 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %141 = stablehlo.reshape %140 : (tensor<1x3xi32>) -> tensor<3xi32>
      %142 = stablehlo.slice %139 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %143 = stablehlo.reshape %142 : (tensor<1x3xi32>) -> tensor<3xi32>
      %144 = stablehlo.slice %139 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %145 = stablehlo.reshape %144 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_102 = stablehlo.constant dense<-1> : tensor<i32>
      %146 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %147 = stablehlo.compare NE, %141, %146, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %148 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_103 = stablehlo.constant dense<128> : tensor<i32>
      %149 = func.call @floor_divide_8(%74, %c_103) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_104 = stablehlo.constant dense<1> : tensor<i32>
      %150 = func.call @_where_10(%147, %149, %c_104) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_105 = stablehlo.constant dense<128> : tensor<i32>
      %151 = func.call @remainder_11(%74, %c_105) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %152 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %153 = stablehlo.compare LT, %148, %152, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_107 = stablehlo.constant dense<3> : tensor<i32>
      %154 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %155 = stablehlo.add %148, %154 : tensor<3xi32>
      %156 = stablehlo.select %153, %155, %148 : tensor<3xi1>, tensor<3xi32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %157 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %158 = stablehlo.compare LT, %150, %157, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_109 = stablehlo.constant dense<1> : tensor<i32>
      %159 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %160 = stablehlo.add %150, %159 : tensor<3xi32>
      %161 = stablehlo.select %158, %160, %150 : tensor<3xi1>, tensor<3xi32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %162 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %163 = stablehlo.compare LT, %151, %162, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_111 = stablehlo.constant dense<128> : tensor<i32>
      %164 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %165 = stablehlo.add %151, %164 : tensor<3xi32>
      %166 = stablehlo.select %163, %165, %151 : tensor<3xi1>, tensor<3xi32>
      %167 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %168 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %169 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %170 = stablehlo.concatenate %167, %168, %169, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %171 = "stablehlo.scatter"(%131, %170, %141) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %172 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %173 = stablehlo.compare EQ, %143, %172, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %174 = func.call @_where_12(%147, %173, %134) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %175 = stablehlo.not %147 : tensor<3xi1>
      %176 = stablehlo.and %136, %175 : tensor<3xi1>
      %177 = func.call @_where_34(%iterArg_32, %99, %139) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %c_113 = stablehlo.constant dense<1> : tensor<i32>
      %178 = stablehlo.add %iterArg_48, %c_113 : tensor<i32>
      %c_114 = stablehlo.constant dense<0> : tensor<i32>
      %179 = stablehlo.compare LT, %iterArg_48, %c_114, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_115 = stablehlo.constant dense<2> : tensor<i32>
      %180 = stablehlo.add %iterArg_48, %c_115 : tensor<i32>
      %181 = stablehlo.select %179, %180, %iterArg_48 : tensor<i1>, tensor<i32>
      %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %183 = "stablehlo.scatter"(%iterArg_49, %182, %177) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %55#13, %55#14, %171, %74, %174, %176, %76, %178, %183 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
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
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.add %c_2, %1 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.add %3, %c_3 : tensor<i32>
    %5 = stablehlo.reshape %arg0 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_4 = stablehlo.constant dense<128> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
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
    %35:3 = stablehlo.custom_call @xlabatch_attention(%30, %21, %24, %22, %25, %arg5, %arg6, %31, %32, %33, %34, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {cap = 0.000000e+00 : f32, chunk = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 11, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 12, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2xi32>, tensor<2x120xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<2x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
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
