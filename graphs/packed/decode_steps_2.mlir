module @jit_decode_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<2xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<2x3x3xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<2x3x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1:35 = stablehlo.while(%iterArg = %arg15, %iterArg_2 = %arg16, %iterArg_3 = %arg17, %iterArg_4 = %arg18, %iterArg_5 = %arg19, %iterArg_6 = %arg20, %iterArg_7 = %arg21, %iterArg_8 = %arg22, %iterArg_9 = %arg23, %iterArg_10 = %arg24, %iterArg_11 = %arg25, %iterArg_12 = %arg26, %iterArg_13 = %arg27, %iterArg_14 = %arg28, %iterArg_15 = %arg29, %iterArg_16 = %arg30, %iterArg_17 = %arg31, %iterArg_18 = %arg0, %iterArg_19 = %arg1, %iterArg_20 = %arg5, %iterArg_21 = %arg2, %iterArg_22 = %arg3, %iterArg_23 = %arg6, %iterArg_24 = %arg4, %iterArg_25 = %arg7, %iterArg_26 = %c_0, %iterArg_27 = %arg8, %iterArg_28 = %arg9, %iterArg_29 = %arg10, %iterArg_30 = %arg11, %iterArg_31 = %arg12, %iterArg_32 = %arg13, %iterArg_33 = %arg14, %iterArg_34 = %c_1, %iterArg_35 = %0) : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    cond {
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_34, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_37 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.reduce(%iterArg_31 init: %c_37) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %3 = stablehlo.compare LT, %iterArg_17, %2, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_37 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %5 = stablehlo.add %iterArg_17, %4 : tensor<2xi32>
      %6 = stablehlo.select %3, %5, %iterArg_17 : tensor<2xi1>, tensor<2xi32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %8 = "stablehlo.gather"(%iterArg_31, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<2x1xi32>) -> tensor<2xi1>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %10 = stablehlo.compare LT, %iterArg_17, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_39 = stablehlo.constant dense<3> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %12 = stablehlo.add %iterArg_17, %11 : tensor<2xi32>
      %13 = stablehlo.select %10, %12, %iterArg_17 : tensor<2xi1>, tensor<2xi32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %15 = "stablehlo.gather"(%iterArg_30, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<2x1xi32>) -> tensor<2xi32>
      %c_40 = stablehlo.constant dense<0> : tensor<i32>
      %16 = func.call @_where(%8, %15, %c_40) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %c_41 = stablehlo.constant dense<128> : tensor<i32>
      %17 = func.call @_where(%8, %16, %c_41) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %c_42 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %20 = stablehlo.reduce(%16 init: %c_42) applies stablehlo.maximum across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %c_43 = stablehlo.constant dense<128> : tensor<i32>
      %21 = func.call @floor_divide(%20, %c_43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %21, %c_44 : tensor<i32>
      %c_45 = stablehlo.constant dense<2147483647> : tensor<i32>
      %23 = stablehlo.reduce(%17 init: %c_45) applies stablehlo.minimum across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %c_46 = stablehlo.constant dense<128> : tensor<i32>
      %24 = func.call @floor_divide_1(%16, %c_46) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %c_47 = stablehlo.constant dense<128> : tensor<i32>
      %25 = func.call @remainder(%16, %c_47) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %26 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %27 = stablehlo.compare LT, %iterArg_17, %26, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_49 = stablehlo.constant dense<3> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %29 = stablehlo.add %iterArg_17, %28 : tensor<2xi32>
      %30 = stablehlo.select %27, %29, %iterArg_17 : tensor<2xi1>, tensor<2xi32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %32 = stablehlo.compare LT, %24, %31, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %34 = stablehlo.add %24, %33 : tensor<2xi32>
      %35 = stablehlo.select %32, %34, %24 : tensor<2xi1>, tensor<2xi32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %37 = stablehlo.compare LT, %25, %36, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_53 = stablehlo.constant dense<128> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %39 = stablehlo.add %25, %38 : tensor<2xi32>
      %40 = stablehlo.select %37, %39, %25 : tensor<2xi1>, tensor<2xi32>
      %41 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %42 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %43 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %44 = stablehlo.concatenate %41, %42, %43, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.gather"(%iterArg_29, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<2x3xi32>) -> tensor<2xi32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %47 = stablehlo.reshape %18 : (tensor<2x1xi32>) -> tensor<2xi32>
      %48 = stablehlo.reshape %46 : (tensor<2x1xi32>) -> tensor<2xi32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %50 = stablehlo.custom_call @xlabatch_embed(%48, %iterArg_18, %49) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<2x36xf32>
      %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x36xf32>
      %52 = stablehlo.multiply %50, %51 : tensor<2x36xf32>
      %53 = stablehlo.reshape %18 : (tensor<2x1xi32>) -> tensor<2xi32>
      %54:2 = stablehlo.custom_call @xlabatch_rope_tables(%53) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>) -> (tensor<2x5xf32>, tensor<2x5xf32>)
      %55 = stablehlo.reshape %46 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_55 = stablehlo.constant dense<0> : tensor<i32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %56:16 = stablehlo.while(%iterArg_91 = %19, %iterArg_92 = %iterArg_19, %iterArg_93 = %iterArg_20, %iterArg_94 = %18, %iterArg_95 = %iterArg_17, %iterArg_96 = %54#0, %iterArg_97 = %54#1, %iterArg_98 = %iterArg_21, %iterArg_99 = %iterArg_22, %iterArg_100 = %iterArg_23, %iterArg_101 = %iterArg_24, %iterArg_102 = %c_56, %iterArg_103 = %c_55, %iterArg_104 = %iterArg_27, %iterArg_105 = %iterArg_28, %iterArg_106 = %52) : tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>
      cond {
        %c_107 = stablehlo.constant dense<2> : tensor<i32>
        %144 = stablehlo.compare LT, %iterArg_102, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %144 : tensor<i1>
      } do {
        %144:4 = func.call @closed_call(%iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106) : (tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>)
        %c_107 = stablehlo.constant dense<1> : tensor<i32>
        %145 = stablehlo.add %iterArg_102, %c_107 : tensor<i32>
        stablehlo.return %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %145, %144#0, %144#1, %144#2, %144#3 : tensor<2x1xi32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>
      }
      %57 = stablehlo.transpose %56#15, dims = [1, 0] : (tensor<2x36xf32>) -> tensor<36x2xf32>
      %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<36x2xf32>) -> tensor<2x36xf32>
      %c_57 = stablehlo.constant dense<0> : tensor<i32>
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %59 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %60 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %61 = stablehlo.concatenate %59, %60, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_60 = stablehlo.constant dense<0> : tensor<i32>
      %63 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %70 = stablehlo.custom_call @xlabatch_linear(%61, %58, %62, %iterArg_18, %63, %64, %65, %iterArg_25, %66, %67, %68, %69) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x97xf32>
      %c_67 = stablehlo.constant dense<3> : tensor<i32>
      %71 = func.call @_where(%8, %iterArg_17, %c_67) : (tensor<2xi1>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      %72 = stablehlo.convert %iterArg_31 : (tensor<3xi1>) -> tensor<3xi32>
      %73 = stablehlo.add %iterArg_30, %72 : tensor<3xi32>
      %74 = stablehlo.or %iterArg_32, %iterArg_31 : tensor<3xi1>
      %75 = stablehlo.custom_call @xlabatch_write_logits(%70, %71, %iterArg_33) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x97xf32>, tensor<2xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_68 = stablehlo.constant dense<0> : tensor<i32>
      %76 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_69 = stablehlo.constant dense<true> : tensor<i1>
      %77 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %78 = stablehlo.and %74, %77 : tensor<3xi1>
      %79:3 = stablehlo.custom_call @xlabatch_summarize_logits(%75, %78) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %80 = stablehlo.iota dim = 0 : tensor<3xi32>
      %81:2 = stablehlo.custom_call @xlabatch_select(%75, %78, %79#0, %73, %80, %iterArg, %iterArg_29, %76, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x97xf32>, tensor<3x1x128xi32>, tensor<0xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi1>)
      %82 = stablehlo.compare GE, %73, %iterArg_8, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_70 = stablehlo.constant dense<2> : tensor<i32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %83 = func.call @_where_3(%82, %c_70, %c_71) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %84 = stablehlo.broadcast_in_dim %81#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %86 = stablehlo.compare EQ, %85, %iterArg_7, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_72 = stablehlo.constant dense<false> : tensor<i1>
      %87 = stablehlo.reduce(%86 init: %c_72) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %88 = func.call @_where_4(%87, %c_73, %83) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_74 = stablehlo.constant dense<3> : tensor<i32>
      %89 = func.call @_where_5(%79#2, %88, %c_74) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %90 = stablehlo.convert %89 : tensor<3xi32>
      %c_75 = stablehlo.constant dense<3> : tensor<i32>
      %91 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %92 = stablehlo.compare NE, %90, %91, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %93 = stablehlo.and %81#1, %92 : tensor<3xi1>
      %c_76 = stablehlo.constant dense<4> : tensor<i32>
      %94 = func.call @_where_6(%93, %c_76, %90) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %95 = stablehlo.broadcast_in_dim %81#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %96 = stablehlo.broadcast_in_dim %94, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %97 = stablehlo.broadcast_in_dim %79#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %98 = stablehlo.concatenate %95, %96, %97, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %99 = stablehlo.broadcast_in_dim %78, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %100 = func.call @_where_7(%99, %98, %iterArg_26) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %101 = stablehlo.slice %100 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %102 = stablehlo.reshape %101 : (tensor<1x3xi32>) -> tensor<3xi32>
      %103 = stablehlo.slice %100 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %104 = stablehlo.reshape %103 : (tensor<1x3xi32>) -> tensor<3xi32>
      %105 = stablehlo.slice %100 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %106 = stablehlo.reshape %105 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_77 = stablehlo.constant dense<-1> : tensor<i32>
      %107 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %108 = stablehlo.compare NE, %102, %107, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %109 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_78 = stablehlo.constant dense<128> : tensor<i32>
      %110 = func.call @floor_divide_8(%73, %c_78) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %111 = func.call @_where_10(%108, %110, %c_79) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_80 = stablehlo.constant dense<128> : tensor<i32>
      %112 = func.call @remainder_11(%73, %c_80) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_81 = stablehlo.constant dense<0> : tensor<i32>
      %113 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %114 = stablehlo.compare LT, %109, %113, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_82 = stablehlo.constant dense<3> : tensor<i32>
      %115 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %116 = stablehlo.add %109, %115 : tensor<3xi32>
      %117 = stablehlo.select %114, %116, %109 : tensor<3xi1>, tensor<3xi32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %118 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %119 = stablehlo.compare LT, %111, %118, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %120 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %121 = stablehlo.add %111, %120 : tensor<3xi32>
      %122 = stablehlo.select %119, %121, %111 : tensor<3xi1>, tensor<3xi32>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %123 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %124 = stablehlo.compare LT, %112, %123, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_86 = stablehlo.constant dense<128> : tensor<i32>
      %125 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %126 = stablehlo.add %112, %125 : tensor<3xi32>
      %127 = stablehlo.select %124, %126, %112 : tensor<3xi1>, tensor<3xi32>
      %128 = stablehlo.broadcast_in_dim %117, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %129 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %130 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %131 = stablehlo.concatenate %128, %129, %130, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %132 = "stablehlo.scatter"(%iterArg_29, %131, %102) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg32: tensor<i32>, %arg33: tensor<i32>):
        stablehlo.return %arg33 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %133 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %134 = stablehlo.compare EQ, %104, %133, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %135 = func.call @_where_12(%108, %134, %iterArg_31) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %136 = stablehlo.not %108 : tensor<3xi1>
      %137 = stablehlo.and %74, %136 : tensor<3xi1>
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %138 = stablehlo.add %iterArg_34, %c_88 : tensor<i32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %139 = stablehlo.compare LT, %iterArg_34, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_90 = stablehlo.constant dense<2> : tensor<i32>
      %140 = stablehlo.add %iterArg_34, %c_90 : tensor<i32>
      %141 = stablehlo.select %139, %140, %iterArg_34 : tensor<i1>, tensor<i32>
      %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %143 = "stablehlo.scatter"(%iterArg_35, %142, %100) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg32: tensor<i32>, %arg33: tensor<i32>):
        stablehlo.return %arg33 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %56#13, %56#14, %132, %73, %135, %137, %75, %138, %143 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2xi32>, tensor<7x36x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    }
    return %1#26, %1#27, %1#28, %1#29, %1#30, %1#31, %1#32, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %1#34 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2x3x3xi32>
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
    %4 = stablehlo.add %c_3, %3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.add %c_4, %2 : tensor<i32>
    %c_5 = stablehlo.constant dense<128> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %7 = stablehlo.compare LT, %arg0, %6, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %8 = stablehlo.reshape %7 : (tensor<2x1xi1>) -> tensor<2xi1>
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
    %22 = stablehlo.custom_call @xlabatch_linear(%13, %arg14, %14, %arg1, %15, %16, %17, %arg2, %18, %19, %20, %21) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x120xf32>
    %23 = stablehlo.reshape %arg3 : (tensor<2x1xi32>) -> tensor<2xi32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %25 = stablehlo.reshape %24 : (tensor<2x1xi32>) -> tensor<2xi32>
    %26 = stablehlo.reshape %arg0 : (tensor<2x1xi32>) -> tensor<2xi32>
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
    %37:3 = stablehlo.custom_call @xlabatch_attention(%31, %22, %25, %23, %26, %arg5, %arg6, %32, %33, %34, %35, %36, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {cap = 0.000000e+00 : f32, chunk = 0 : i32, end = 128 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, shares_keys = false, window = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 12, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 13, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2xi32>, tensor<2x120xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<2x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
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
    %51 = stablehlo.custom_call @xlabatch_linear(%42, %37#0, %43, %arg7, %44, %45, %46, %47, %48, %arg14, %49, %50) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
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
    %65 = stablehlo.custom_call @xlabatch_linear(%56, %51, %57, %arg8, %58, %59, %60, %arg9, %61, %62, %63, %64) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x56xf32>
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
    %79 = stablehlo.custom_call @xlabatch_linear(%70, %65, %71, %arg10, %72, %73, %74, %75, %76, %51, %77, %78) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<2x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x36xf32>
    return %0, %37#1, %37#2, %79 : tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<2x36xf32>
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
}
