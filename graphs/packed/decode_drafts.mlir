module @jit_decode_drafts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<7xi32>, %arg32: tensor<7xi32>, %arg33: tensor<7xi32>, %arg34: tensor<7xi1>, %arg35: tensor<i32>, %arg36: tensor<i1>, %arg37: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<3x7xi32> {jax.result_info = "result[1]"}, tensor<7x97xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_2 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_4 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_5 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_6 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_7 = stablehlo.constant dense<128> : tensor<i32>
    %3 = call @_where(%2, %arg33, %c_7) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %6 = stablehlo.broadcast_in_dim %arg31, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %9 = stablehlo.custom_call @xlabatch_embed(%7, %arg0, %8) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x36xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<7x36xf32>
    %12 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %13:2 = stablehlo.custom_call @xlabatch_rope_tables(%12) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>) -> (tensor<7x5xf32>, tensor<7x5xf32>)
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14:17 = stablehlo.while(%iterArg = %5, %iterArg_54 = %arg35, %iterArg_55 = %arg1, %iterArg_56 = %arg5, %iterArg_57 = %4, %iterArg_58 = %arg32, %iterArg_59 = %13#0, %iterArg_60 = %13#1, %iterArg_61 = %arg2, %iterArg_62 = %arg3, %iterArg_63 = %arg6, %iterArg_64 = %arg4, %iterArg_65 = %c_10, %iterArg_66 = %c_9, %iterArg_67 = %arg8, %iterArg_68 = %arg9, %iterArg_69 = %11) : tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
    cond {
      %c_70 = stablehlo.constant dense<2> : tensor<i32>
      %126 = stablehlo.compare LT, %iterArg_65, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %126 : tensor<i1>
    } do {
      %126:4 = func.call @closed_call(%iterArg, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69) : (tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>)
      %c_70 = stablehlo.constant dense<1> : tensor<i32>
      %127 = stablehlo.add %iterArg_65, %c_70 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %127, %126#0, %126#1, %126#2, %126#3 : tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
    }
    %15 = stablehlo.transpose %14#16, dims = [1, 0] : (tensor<7x36xf32>) -> tensor<36x7xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<36x7xf32>) -> tensor<7x36xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.concatenate %17, %18, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %20 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %28 = stablehlo.custom_call @xlabatch_linear(%19, %16, %20, %arg0, %21, %22, %23, %arg7, %24, %25, %26, %27) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x97xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<7x97xf32>
    %c_21 = stablehlo.constant dense<128> : tensor<i32>
    %31 = call @floor_divide(%3, %c_21) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_22 = stablehlo.constant dense<128> : tensor<i32>
    %32 = call @remainder(%3, %c_22) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %34 = stablehlo.compare LT, %arg32, %33, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %36 = stablehlo.add %arg32, %35 : tensor<7xi32>
    %37 = stablehlo.select %34, %36, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %39 = stablehlo.compare LT, %31, %38, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %41 = stablehlo.add %31, %40 : tensor<7xi32>
    %42 = stablehlo.select %39, %41, %31 : tensor<7xi1>, tensor<7xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %44 = stablehlo.compare LT, %32, %43, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_28 = stablehlo.constant dense<128> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %46 = stablehlo.add %32, %45 : tensor<7xi32>
    %47 = stablehlo.select %44, %46, %32 : tensor<7xi1>, tensor<7xi32>
    %48 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %49 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %50 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %51 = stablehlo.concatenate %48, %49, %50, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %52 = "stablehlo.scatter"(%arg10, %51, %arg31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_29 = stablehlo.constant dense<7> : tensor<i32>
    %53 = stablehlo.add %arg35, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.subtract %53, %c_30 : tensor<i32>
    %c_31 = stablehlo.constant dense<7> : tensor<i32>
    %55 = call @floor_divide_2(%54, %c_31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %57:35 = stablehlo.while(%iterArg = %arg32, %iterArg_54 = %arg33, %iterArg_55 = %30, %iterArg_56 = %arg35, %iterArg_57 = %arg36, %iterArg_58 = %52, %iterArg_59 = %arg11, %iterArg_60 = %arg12, %iterArg_61 = %arg13, %iterArg_62 = %arg15, %iterArg_63 = %arg16, %iterArg_64 = %arg17, %iterArg_65 = %arg18, %iterArg_66 = %arg19, %iterArg_67 = %arg20, %iterArg_68 = %arg21, %iterArg_69 = %arg22, %iterArg_70 = %arg23, %iterArg_71 = %arg24, %iterArg_72 = %arg25, %iterArg_73 = %arg26, %iterArg_74 = %arg27, %iterArg_75 = %arg28, %iterArg_76 = %arg29, %iterArg_77 = %arg30, %iterArg_78 = %c_0, %iterArg_79 = %arg37, %iterArg_80 = %c_1, %iterArg_81 = %c_2, %iterArg_82 = %c_3, %iterArg_83 = %c_4, %iterArg_84 = %c_5, %iterArg_85 = %c_32, %iterArg_86 = %55, %iterArg_87 = %56) : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    cond {
      %126 = stablehlo.compare LT, %iterArg_85, %iterArg_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %126 : tensor<i1>
    } do {
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %126 = stablehlo.add %iterArg_85, %c_88 : tensor<i32>
      %c_89 = stablehlo.constant dense<7> : tensor<i32>
      %127 = stablehlo.multiply %iterArg_85, %c_89 : tensor<i32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %128 = stablehlo.minimum %127, %c_90 : tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %129 = stablehlo.compare LT, %128, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_92 = stablehlo.constant dense<7> : tensor<i32>
      %130 = stablehlo.add %128, %c_92 : tensor<i32>
      %131 = stablehlo.select %129, %130, %128 : tensor<i1>, tensor<i32>
      %132 = stablehlo.dynamic_slice %iterArg, %131, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %133 = stablehlo.compare LT, %128, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_94 = stablehlo.constant dense<7> : tensor<i32>
      %134 = stablehlo.add %128, %c_94 : tensor<i32>
      %135 = stablehlo.select %133, %134, %128 : tensor<i1>, tensor<i32>
      %136 = stablehlo.dynamic_slice %iterArg_54, %135, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %137 = stablehlo.compare LT, %128, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_96 = stablehlo.constant dense<7> : tensor<i32>
      %138 = stablehlo.add %128, %c_96 : tensor<i32>
      %139 = stablehlo.select %137, %138, %128 : tensor<i1>, tensor<i32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %140 = stablehlo.dynamic_slice %iterArg_55, %139, %c_97, sizes = [7, 97] : (tensor<7x97xf32>, tensor<i32>, tensor<i32>) -> tensor<7x97xf32>
      %141 = stablehlo.iota dim = 0 : tensor<7xi32>
      %142 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %143 = stablehlo.add %142, %141 : tensor<7xi32>
      %144 = stablehlo.broadcast_in_dim %iterArg_56, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %145 = stablehlo.compare LT, %143, %144, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %146 = stablehlo.convert %iterArg_57 : (tensor<i1>) -> tensor<i32>
      %147 = "stablehlo.case"(%146) ({
        %c_101 = stablehlo.constant dense<0> : tensor<i32>
        %152 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %153 = stablehlo.compare LT, %132, %152, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_102 = stablehlo.constant dense<3> : tensor<i32>
        %154 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %155 = stablehlo.add %132, %154 : tensor<7xi32>
        %156 = stablehlo.select %153, %155, %132 : tensor<7xi1>, tensor<7xi32>
        %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %158 = "stablehlo.gather"(%iterArg_58, %157) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_103 = stablehlo.constant dense<0> : tensor<i32>
        %159 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %160 = stablehlo.compare LT, %132, %159, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_104 = stablehlo.constant dense<3> : tensor<i32>
        %161 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %162 = stablehlo.add %132, %161 : tensor<7xi32>
        %163 = stablehlo.select %160, %162, %132 : tensor<7xi1>, tensor<7xi32>
        %164 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %165 = "stablehlo.gather"(%iterArg_59, %164) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_105 = stablehlo.constant dense<0> : tensor<i32>
        %166 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %167 = stablehlo.compare LT, %132, %166, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_106 = stablehlo.constant dense<3> : tensor<i32>
        %168 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %169 = stablehlo.add %132, %168 : tensor<7xi32>
        %170 = stablehlo.select %167, %169, %132 : tensor<7xi1>, tensor<7xi32>
        %171 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %172 = "stablehlo.gather"(%iterArg_60, %171) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_107 = stablehlo.constant dense<0> : tensor<i32>
        %173 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %174 = stablehlo.compare LT, %132, %173, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_108 = stablehlo.constant dense<3> : tensor<i32>
        %175 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %176 = stablehlo.add %132, %175 : tensor<7xi32>
        %177 = stablehlo.select %174, %176, %132 : tensor<7xi1>, tensor<7xi32>
        %178 = stablehlo.broadcast_in_dim %177, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %179 = "stablehlo.gather"(%iterArg_61, %178) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_109 = stablehlo.constant dense<0> : tensor<i32>
        %180 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %181 = stablehlo.compare LT, %132, %180, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_110 = stablehlo.constant dense<3> : tensor<i32>
        %182 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %183 = stablehlo.add %132, %182 : tensor<7xi32>
        %184 = stablehlo.select %181, %183, %132 : tensor<7xi1>, tensor<7xi32>
        %185 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %186 = "stablehlo.gather"(%iterArg_60, %185) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_111 = stablehlo.constant dense<0> : tensor<i32>
        %187 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %188 = stablehlo.compare LT, %132, %187, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_112 = stablehlo.constant dense<3> : tensor<i32>
        %189 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %190 = stablehlo.add %132, %189 : tensor<7xi32>
        %191 = stablehlo.select %188, %190, %132 : tensor<7xi1>, tensor<7xi32>
        %192 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %193 = "stablehlo.gather"(%iterArg_62, %192) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_113 = stablehlo.constant dense<0> : tensor<i32>
        %194 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %195 = stablehlo.compare LT, %132, %194, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_114 = stablehlo.constant dense<3> : tensor<i32>
        %196 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %197 = stablehlo.add %132, %196 : tensor<7xi32>
        %198 = stablehlo.select %195, %197, %132 : tensor<7xi1>, tensor<7xi32>
        %199 = stablehlo.broadcast_in_dim %198, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %200 = "stablehlo.gather"(%iterArg_63, %199) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_115 = stablehlo.constant dense<0> : tensor<i32>
        %201 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %202 = stablehlo.compare LT, %132, %201, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_116 = stablehlo.constant dense<3> : tensor<i32>
        %203 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %204 = stablehlo.add %132, %203 : tensor<7xi32>
        %205 = stablehlo.select %202, %204, %132 : tensor<7xi1>, tensor<7xi32>
        %206 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %207 = "stablehlo.gather"(%iterArg_64, %206) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_117 = stablehlo.constant dense<0> : tensor<i32>
        %208 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %209 = stablehlo.compare LT, %132, %208, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_118 = stablehlo.constant dense<3> : tensor<i32>
        %210 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %211 = stablehlo.add %132, %210 : tensor<7xi32>
        %212 = stablehlo.select %209, %211, %132 : tensor<7xi1>, tensor<7xi32>
        %213 = stablehlo.broadcast_in_dim %212, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %214 = "stablehlo.gather"(%iterArg_65, %213) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_119 = stablehlo.constant dense<0> : tensor<i32>
        %215 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %216 = stablehlo.compare LT, %132, %215, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_120 = stablehlo.constant dense<3> : tensor<i32>
        %217 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %218 = stablehlo.add %132, %217 : tensor<7xi32>
        %219 = stablehlo.select %216, %218, %132 : tensor<7xi1>, tensor<7xi32>
        %220 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %221 = "stablehlo.gather"(%iterArg_66, %220) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_121 = stablehlo.constant dense<0> : tensor<i32>
        %222 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %223 = stablehlo.compare LT, %132, %222, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_122 = stablehlo.constant dense<3> : tensor<i32>
        %224 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %225 = stablehlo.add %132, %224 : tensor<7xi32>
        %226 = stablehlo.select %223, %225, %132 : tensor<7xi1>, tensor<7xi32>
        %227 = stablehlo.broadcast_in_dim %226, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %228 = "stablehlo.gather"(%iterArg_67, %227) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_123 = stablehlo.constant dense<0> : tensor<i32>
        %229 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %230 = stablehlo.compare LT, %132, %229, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_124 = stablehlo.constant dense<3> : tensor<i32>
        %231 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %232 = stablehlo.add %132, %231 : tensor<7xi32>
        %233 = stablehlo.select %230, %232, %132 : tensor<7xi1>, tensor<7xi32>
        %234 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %235 = "stablehlo.gather"(%iterArg_68, %234) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_125 = stablehlo.constant dense<0> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %237 = stablehlo.compare LT, %132, %236, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_126 = stablehlo.constant dense<3> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %239 = stablehlo.add %132, %238 : tensor<7xi32>
        %240 = stablehlo.select %237, %239, %132 : tensor<7xi1>, tensor<7xi32>
        %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %242 = "stablehlo.gather"(%iterArg_69, %241) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_127 = stablehlo.constant dense<0> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %244 = stablehlo.compare LT, %132, %243, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_128 = stablehlo.constant dense<3> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.add %132, %245 : tensor<7xi32>
        %247 = stablehlo.select %244, %246, %132 : tensor<7xi1>, tensor<7xi32>
        %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %249 = "stablehlo.gather"(%iterArg_70, %248) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_129 = stablehlo.constant dense<0> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %251 = stablehlo.compare LT, %132, %250, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_130 = stablehlo.constant dense<3> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.add %132, %252 : tensor<7xi32>
        %254 = stablehlo.select %251, %253, %132 : tensor<7xi1>, tensor<7xi32>
        %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %256 = "stablehlo.gather"(%iterArg_71, %255) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_131 = stablehlo.constant dense<0> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %258 = stablehlo.compare LT, %132, %257, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_132 = stablehlo.constant dense<3> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.add %132, %259 : tensor<7xi32>
        %261 = stablehlo.select %258, %260, %132 : tensor<7xi1>, tensor<7xi32>
        %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %263 = "stablehlo.gather"(%iterArg_72, %262) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_133 = stablehlo.constant dense<0> : tensor<i32>
        %264 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %265 = stablehlo.compare LT, %132, %264, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_134 = stablehlo.constant dense<3> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.add %132, %266 : tensor<7xi32>
        %268 = stablehlo.select %265, %267, %132 : tensor<7xi1>, tensor<7xi32>
        %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %270 = "stablehlo.gather"(%iterArg_73, %269) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_135 = stablehlo.constant dense<0> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %272 = stablehlo.compare LT, %132, %271, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_136 = stablehlo.constant dense<3> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.add %132, %273 : tensor<7xi32>
        %275 = stablehlo.select %272, %274, %132 : tensor<7xi1>, tensor<7xi32>
        %276 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %277 = "stablehlo.gather"(%iterArg_74, %276) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_137 = stablehlo.constant dense<0> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %279 = stablehlo.compare LT, %132, %278, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_138 = stablehlo.constant dense<3> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.add %132, %280 : tensor<7xi32>
        %282 = stablehlo.select %279, %281, %132 : tensor<7xi1>, tensor<7xi32>
        %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %284 = "stablehlo.gather"(%iterArg_75, %283) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_139 = stablehlo.constant dense<0> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %286 = stablehlo.compare LT, %132, %285, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_140 = stablehlo.constant dense<3> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.add %132, %287 : tensor<7xi32>
        %289 = stablehlo.select %286, %288, %132 : tensor<7xi1>, tensor<7xi32>
        %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %291 = "stablehlo.gather"(%iterArg_76, %290) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_141 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %293 = stablehlo.compare LT, %132, %292, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_142 = stablehlo.constant dense<3> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.add %132, %294 : tensor<7xi32>
        %296 = stablehlo.select %293, %295, %132 : tensor<7xi1>, tensor<7xi32>
        %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %298 = "stablehlo.gather"(%iterArg_77, %297) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_143 = stablehlo.constant dense<1> : tensor<i32>
        %299 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %300 = stablehlo.add %136, %299 : tensor<7xi32>
        %c_144 = stablehlo.constant dense<0> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.compare LT, %132, %301, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_145 = stablehlo.constant dense<3> : tensor<i32>
        %303 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %304 = stablehlo.add %132, %303 : tensor<7xi32>
        %305 = stablehlo.select %302, %304, %132 : tensor<7xi1>, tensor<7xi32>
        %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %307 = "stablehlo.gather"(%iterArg_79, %306) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %308 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %309 = func.call @_where_3(%145, %200, %308) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %311 = func.call @_where_4(%145, %207, %310) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %312 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %313 = func.call @_where_3(%145, %214, %312) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %314 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %315 = func.call @_where_3(%145, %221, %314) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %316 = stablehlo.reshape %145 : (tensor<7xi1>) -> tensor<7x1xi1>
        %317 = stablehlo.broadcast_in_dim %iterArg_80, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %318 = func.call @_where_5(%316, %228, %317) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
        %319 = stablehlo.reshape %145 : (tensor<7xi1>) -> tensor<7x1xi1>
        %320 = stablehlo.broadcast_in_dim %iterArg_81, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %321 = func.call @_where_6(%319, %235, %320) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %323 = func.call @_where_4(%145, %242, %322) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %324 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %325 = func.call @_where_4(%145, %249, %324) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_152 = stablehlo.constant dense<0> : tensor<i32>
        %326 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %327 = func.call @_where_4(%145, %256, %326) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %328 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %329 = func.call @_where_3(%145, %263, %328) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_154 = stablehlo.constant dense<2147483647> : tensor<i32>
        %330 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %331 = func.call @_where_4(%145, %270, %330) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %332 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %333 = func.call @_where_3(%145, %277, %332) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %334 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %335 = func.call @_where_3(%145, %284, %334) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_157 = stablehlo.constant dense<false> : tensor<i1>
        %336 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %337 = func.call @_where_7(%145, %291, %336) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_158 = stablehlo.constant dense<false> : tensor<i1>
        %338 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %339 = func.call @_where_7(%145, %298, %338) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_159 = stablehlo.constant dense<false> : tensor<i1>
        %340 = stablehlo.reduce(%337 init: %c_159) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %341 = stablehlo.convert %340 : (tensor<i1>) -> tensor<i32>
        %342 = "stablehlo.case"(%341) ({
          stablehlo.return %140 : tensor<7x97xf32>
        }, {
          %412 = stablehlo.broadcast_in_dim %337, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %413 = stablehlo.add %140, %193 : tensor<7x97xf32>
          %414 = func.call @_where_8(%412, %413, %140) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %414 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %343 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %344 = stablehlo.compare NE, %329, %343, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %345 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %346 = stablehlo.compare NE, %333, %345, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %347 = stablehlo.or %344, %346 : tensor<7xi1>
        %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %348 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %349 = stablehlo.compare NE, %335, %348, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %350 = stablehlo.or %347, %349 : tensor<7xi1>
        %c_163 = stablehlo.constant dense<false> : tensor<i1>
        %351 = stablehlo.reduce(%350 init: %c_163) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %352 = stablehlo.convert %351 : (tensor<i1>) -> tensor<i32>
        %353 = "stablehlo.case"(%352) ({
          stablehlo.return %342 : tensor<7x97xf32>
        }, {
          %412 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %413 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %414 = stablehlo.compare NE, %329, %413, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %415 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %416 = stablehlo.compare NE, %333, %415, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %417 = stablehlo.or %414, %416 : tensor<7xi1>
          %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %418 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %419 = stablehlo.compare NE, %335, %418, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %420 = stablehlo.or %417, %419 : tensor<7xi1>
          %c_188 = stablehlo.constant dense<0> : tensor<i32>
          %421 = func.call @_where_9(%420, %300, %c_188) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
          %422 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %423 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_189 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %424 = stablehlo.reduce(%421 init: %c_189) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_190 = stablehlo.constant dense<1> : tensor<i32>
          %425 = stablehlo.subtract %424, %c_190 : tensor<i32>
          %c_191 = stablehlo.constant dense<128> : tensor<i32>
          %426 = func.call @floor_divide_10(%425, %c_191) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_192 = stablehlo.constant dense<1> : tensor<i32>
          %427 = stablehlo.add %426, %c_192 : tensor<i32>
          %c_193 = stablehlo.constant dense<0> : tensor<i32>
          %428 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_194 = stablehlo.constant dense<0> : tensor<i32>
          %429:8 = stablehlo.while(%iterArg_206 = %423, %iterArg_207 = %325, %iterArg_208 = %421, %iterArg_209 = %158, %iterArg_210 = %422, %iterArg_211 = %c_194, %iterArg_212 = %427, %iterArg_213 = %428) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %474 = stablehlo.compare LT, %iterArg_211, %iterArg_212, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %474 : tensor<i1>
          } do {
            %c_214 = stablehlo.constant dense<1> : tensor<i32>
            %474 = stablehlo.add %iterArg_211, %c_214 : tensor<i32>
            %c_215 = stablehlo.constant dense<128> : tensor<i32>
            %475 = stablehlo.multiply %iterArg_211, %c_215 : tensor<i32>
            %476 = stablehlo.convert %475 : tensor<i32>
            %477 = stablehlo.broadcast_in_dim %476, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %478 = stablehlo.add %477, %iterArg_206 : tensor<7x128xi32>
            %479 = stablehlo.broadcast_in_dim %iterArg_207, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %481 = stablehlo.compare GE, %478, %480, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_216 = stablehlo.constant dense<128> : tensor<i32>
            %482 = stablehlo.multiply %iterArg_211, %c_216 : tensor<i32>
            %483 = stablehlo.convert %482 : tensor<i32>
            %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %485 = stablehlo.add %484, %iterArg_206 : tensor<7x128xi32>
            %486 = stablehlo.broadcast_in_dim %iterArg_208, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %488 = stablehlo.compare LT, %485, %487, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %489 = stablehlo.and %481, %488 : tensor<7x128xi1>
            %490 = func.call @dynamic_index_in_dim(%iterArg_209, %iterArg_211) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_217 = stablehlo.constant dense<97> : tensor<i32>
            %491 = func.call @_where_12(%489, %490, %c_217) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_218 = stablehlo.constant dense<0> : tensor<i32>
            %492 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %493 = stablehlo.compare LT, %iterArg_210, %492, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_219 = stablehlo.constant dense<7> : tensor<i32>
            %494 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %495 = stablehlo.add %iterArg_210, %494 : tensor<7x128xi32>
            %496 = stablehlo.select %493, %495, %iterArg_210 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_220 = stablehlo.constant dense<0> : tensor<i32>
            %497 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %498 = stablehlo.compare LT, %491, %497, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_221 = stablehlo.constant dense<97> : tensor<i32>
            %499 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %500 = stablehlo.add %491, %499 : tensor<7x128xi32>
            %501 = stablehlo.select %498, %500, %491 : tensor<7x128xi1>, tensor<7x128xi32>
            %502 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %503 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %504 = stablehlo.concatenate %502, %503, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_222 = stablehlo.constant dense<1> : tensor<i32>
            %505 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %506 = "stablehlo.scatter"(%iterArg_213, %504, %505) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %507 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %507 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %474, %iterArg_212, %506 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %430 = stablehlo.minimum %331, %421 : tensor<7xi32>
          %431 = stablehlo.subtract %421, %430 : tensor<7xi32>
          %432 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %433 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_195 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %434 = stablehlo.reduce(%421 init: %c_195) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_196 = stablehlo.constant dense<1> : tensor<i32>
          %435 = stablehlo.subtract %434, %c_196 : tensor<i32>
          %c_197 = stablehlo.constant dense<128> : tensor<i32>
          %436 = func.call @floor_divide_10(%435, %c_197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_198 = stablehlo.constant dense<1> : tensor<i32>
          %437 = stablehlo.add %436, %c_198 : tensor<i32>
          %c_199 = stablehlo.constant dense<0> : tensor<i32>
          %438 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_200 = stablehlo.constant dense<0> : tensor<i32>
          %439:8 = stablehlo.while(%iterArg_206 = %433, %iterArg_207 = %431, %iterArg_208 = %421, %iterArg_209 = %158, %iterArg_210 = %432, %iterArg_211 = %c_200, %iterArg_212 = %437, %iterArg_213 = %438) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %474 = stablehlo.compare LT, %iterArg_211, %iterArg_212, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %474 : tensor<i1>
          } do {
            %c_214 = stablehlo.constant dense<1> : tensor<i32>
            %474 = stablehlo.add %iterArg_211, %c_214 : tensor<i32>
            %c_215 = stablehlo.constant dense<128> : tensor<i32>
            %475 = stablehlo.multiply %iterArg_211, %c_215 : tensor<i32>
            %476 = stablehlo.convert %475 : tensor<i32>
            %477 = stablehlo.broadcast_in_dim %476, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %478 = stablehlo.add %477, %iterArg_206 : tensor<7x128xi32>
            %479 = stablehlo.broadcast_in_dim %iterArg_207, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %481 = stablehlo.compare GE, %478, %480, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_216 = stablehlo.constant dense<128> : tensor<i32>
            %482 = stablehlo.multiply %iterArg_211, %c_216 : tensor<i32>
            %483 = stablehlo.convert %482 : tensor<i32>
            %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %485 = stablehlo.add %484, %iterArg_206 : tensor<7x128xi32>
            %486 = stablehlo.broadcast_in_dim %iterArg_208, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %488 = stablehlo.compare LT, %485, %487, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %489 = stablehlo.and %481, %488 : tensor<7x128xi1>
            %490 = func.call @dynamic_index_in_dim(%iterArg_209, %iterArg_211) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_217 = stablehlo.constant dense<97> : tensor<i32>
            %491 = func.call @_where_12(%489, %490, %c_217) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_218 = stablehlo.constant dense<0> : tensor<i32>
            %492 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %493 = stablehlo.compare LT, %iterArg_210, %492, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_219 = stablehlo.constant dense<7> : tensor<i32>
            %494 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %495 = stablehlo.add %iterArg_210, %494 : tensor<7x128xi32>
            %496 = stablehlo.select %493, %495, %iterArg_210 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_220 = stablehlo.constant dense<0> : tensor<i32>
            %497 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %498 = stablehlo.compare LT, %491, %497, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_221 = stablehlo.constant dense<97> : tensor<i32>
            %499 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %500 = stablehlo.add %491, %499 : tensor<7x128xi32>
            %501 = stablehlo.select %498, %500, %491 : tensor<7x128xi1>, tensor<7x128xi32>
            %502 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %503 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %504 = stablehlo.concatenate %502, %503, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_222 = stablehlo.constant dense<1> : tensor<i32>
            %505 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %506 = "stablehlo.scatter"(%iterArg_213, %504, %505) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %507 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %507 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %474, %iterArg_212, %506 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %c_201 = stablehlo.constant dense<0> : tensor<i32>
          %440 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %441 = stablehlo.compare GT, %439#7, %440, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %c_202 = stablehlo.constant dense<31> : tensor<i32>
          %442 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %443 = stablehlo.shift_right_logical %325, %442 : tensor<7xi32>
          %444 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %445 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %446 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %447 = stablehlo.compare LT, %342, %446, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %448 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
          %449 = stablehlo.divide %448, %445 : tensor<7x1xf32>
          %450 = func.call @_where_13(%447, %445, %449) : (tensor<7x97xi1>, tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x97xf32>
          %451 = stablehlo.multiply %342, %450 : tensor<7x97xf32>
          %452 = stablehlo.bitcast_convert %451 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %453 = stablehlo.broadcast_in_dim %444, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %454 = stablehlo.xor %452, %453 : tensor<7x97xi32>
          %455 = stablehlo.bitcast_convert %454 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %456 = func.call @_where_14(%441, %455, %342) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %457 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %458 = stablehlo.convert %429#7 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %459 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %460 = stablehlo.multiply %459, %458 : tensor<7x97xf32>
          %461 = stablehlo.bitcast_convert %460 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %462 = stablehlo.broadcast_in_dim %444, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %463 = stablehlo.xor %461, %462 : tensor<7x97xi32>
          %464 = stablehlo.bitcast_convert %463 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %465 = stablehlo.subtract %456, %464 : tensor<7x97xf32>
          %466 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_205 = stablehlo.constant dense<0> : tensor<i32>
          %467 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %468 = stablehlo.compare GT, %429#7, %467, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %469 = stablehlo.convert %468 : (tensor<7x97xi1>) -> tensor<7x97xf32>
          %470 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %471 = stablehlo.multiply %470, %469 : tensor<7x97xf32>
          %472 = stablehlo.subtract %465, %471 : tensor<7x97xf32>
          %473 = func.call @_where_8(%412, %472, %342) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %473 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %354 = stablehlo.compare LT, %300, %327, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_164 = stablehlo.constant dense<false> : tensor<i1>
        %355 = stablehlo.reduce(%354 init: %c_164) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %356 = stablehlo.convert %355 : (tensor<i1>) -> tensor<i32>
        %357 = "stablehlo.case"(%356) ({
          stablehlo.return %353 : tensor<7x97xf32>
        }, {
          %412 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %413 = stablehlo.iota dim = 0 : tensor<7xi32>
          %414 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %c_185 = stablehlo.constant dense<0> : tensor<i32>
          %415 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %416 = stablehlo.compare LT, %321, %415, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_186 = stablehlo.constant dense<97> : tensor<i32>
          %417 = func.call @_where_15(%416, %c_186, %321) : (tensor<7x4xi1>, tensor<i32>, tensor<7x4xi32>) -> tensor<7x4xi32>
          %c_187 = stablehlo.constant dense<0> : tensor<i32>
          %418 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %419 = stablehlo.compare LT, %414, %418, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
          %c_188 = stablehlo.constant dense<7> : tensor<i32>
          %420 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %421 = stablehlo.add %414, %420 : tensor<7x1xi32>
          %422 = stablehlo.select %419, %421, %414 : tensor<7x1xi1>, tensor<7x1xi32>
          %c_189 = stablehlo.constant dense<0> : tensor<i32>
          %423 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %424 = stablehlo.compare LT, %417, %423, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_190 = stablehlo.constant dense<97> : tensor<i32>
          %425 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %426 = stablehlo.add %417, %425 : tensor<7x4xi32>
          %427 = stablehlo.select %424, %426, %417 : tensor<7x4xi1>, tensor<7x4xi32>
          %428 = stablehlo.broadcast_in_dim %422, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
          %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %430 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %431 = stablehlo.concatenate %429, %430, dim = 2 : (tensor<7x4x1xi32>, tensor<7x4x1xi32>) -> tensor<7x4x2xi32>
          %cst_191 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %432 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
          %433 = "stablehlo.scatter"(%353, %431, %432) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
            stablehlo.return %arg39 : tensor<f32>
          }) : (tensor<7x97xf32>, tensor<7x4x2xi32>, tensor<7x4xf32>) -> tensor<7x97xf32>
          %434 = func.call @_where_8(%412, %433, %353) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %434 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %c_165 = stablehlo.constant dense<false> : tensor<i1>
        %358 = stablehlo.reduce(%339 init: %c_165) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %359 = stablehlo.convert %358 : (tensor<i1>) -> tensor<i32>
        %360 = "stablehlo.case"(%359) ({
          stablehlo.return %357 : tensor<7x97xf32>
        }, {
          %412 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %413 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %414 = stablehlo.iota dim = 0 : tensor<32xi32>
          %415 = stablehlo.broadcast_in_dim %414, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %416 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<7x4x1xi32>) -> tensor<7x4x32xi32>
          %417 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<7x4x32xi32>
          %418 = stablehlo.shift_right_arithmetic %416, %417 : tensor<7x4x32xi32>
          %c_185 = stablehlo.constant dense<1> : tensor<i32>
          %419 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7x4x32xi32>
          %420 = stablehlo.and %418, %419 : tensor<7x4x32xi32>
          %421 = stablehlo.reshape %420 : (tensor<7x4x32xi32>) -> tensor<7x128xi32>
          %422 = stablehlo.slice %421 [0:7, 0:97] : (tensor<7x128xi32>) -> tensor<7x97xi32>
          %c_186 = stablehlo.constant dense<0> : tensor<i32>
          %423 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %424 = stablehlo.compare NE, %422, %423, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %425 = stablehlo.convert %424 : tensor<7x97xi1>
          %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %426 = func.call @_where_16(%425, %357, %cst_187) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %427 = func.call @_where_8(%412, %426, %357) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %427 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_166 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %361 = stablehlo.reduce(%360 init: %cst_166) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
        %362 = stablehlo.is_finite %361 : (tensor<7xf32>) -> tensor<7xi1>
        %363 = stablehlo.not %362 : tensor<7xi1>
        %cst_167 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %364 = func.call @_pad(%360, %cst_167) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
        %365 = stablehlo.reshape %364 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
        %cst_168 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %366 = stablehlo.reduce(%365 init: %cst_168) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
        %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %367 = stablehlo.reduce(%366 init: %cst_169) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
        %368 = stablehlo.broadcast_in_dim %367, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
        %369 = stablehlo.compare EQ, %366, %368, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
        %370 = stablehlo.iota dim = 1 : tensor<7x1xi32>
        %c_170 = stablehlo.constant dense<1> : tensor<i32>
        %371 = func.call @_where_17(%369, %370, %c_170) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
        %c_171 = stablehlo.constant dense<2147483647> : tensor<i32>
        %372 = stablehlo.reduce(%371 init: %c_171) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
        %373 = stablehlo.broadcast_in_dim %372, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
        %374 = func.call @take_along_axis(%365, %373) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
        %375 = stablehlo.reshape %374 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
        %376 = stablehlo.broadcast_in_dim %368, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
        %377 = stablehlo.compare EQ, %375, %376, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
        %378 = stablehlo.iota dim = 1 : tensor<7x128xi32>
        %c_172 = stablehlo.constant dense<128> : tensor<i32>
        %379 = func.call @_where_12(%377, %378, %c_172) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
        %c_173 = stablehlo.constant dense<2147483647> : tensor<i32>
        %380 = stablehlo.reduce(%379 init: %c_173) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
        %c_174 = stablehlo.constant dense<128> : tensor<i32>
        %381 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %382 = stablehlo.multiply %372, %381 : tensor<7xi32>
        %383 = stablehlo.add %382, %380 : tensor<7xi32>
        %c_175 = stablehlo.constant dense<97> : tensor<i32>
        %384 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %385 = stablehlo.minimum %383, %384 : tensor<7xi32>
        %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %386 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %387 = stablehlo.compare GT, %309, %386, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %c_177 = stablehlo.constant dense<false> : tensor<i1>
        %388 = stablehlo.reduce(%387 init: %c_177) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %389 = stablehlo.convert %388 : (tensor<i1>) -> tensor<i32>
        %390 = "stablehlo.case"(%389) ({
          stablehlo.return %385 : tensor<7xi32>
        }, {
          %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %412 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %413 = stablehlo.compare GT, %309, %412, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %414 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %415 = func.call @_where_3(%413, %309, %414) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_187 = stablehlo.constant dense<0> : tensor<i32>
          %416 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %417 = func.call @_where_4(%413, %311, %416) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %418 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %419 = func.call @_where_3(%413, %313, %418) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %420 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %421 = func.call @_where_3(%413, %315, %420) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %422 = stablehlo.reshape %413 : (tensor<7xi1>) -> tensor<7x1xi1>
          %423 = stablehlo.broadcast_in_dim %iterArg_82, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %424 = func.call @_where_5(%422, %318, %423) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
          %425 = stablehlo.reshape %413 : (tensor<7xi1>) -> tensor<7x1xi1>
          %426 = stablehlo.broadcast_in_dim %iterArg_83, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %427 = func.call @_where_6(%425, %321, %426) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
          %c_190 = stablehlo.constant dense<0> : tensor<i32>
          %428 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %429 = func.call @_where_4(%413, %323, %428) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_191 = stablehlo.constant dense<0> : tensor<i32>
          %430 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %431 = func.call @_where_4(%413, %325, %430) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_192 = stablehlo.constant dense<0> : tensor<i32>
          %432 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %433 = func.call @_where_4(%413, %327, %432) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %434 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %435 = func.call @_where_3(%413, %329, %434) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_194 = stablehlo.constant dense<2147483647> : tensor<i32>
          %436 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %437 = func.call @_where_4(%413, %331, %436) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %438 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %439 = func.call @_where_3(%413, %333, %438) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %440 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %441 = func.call @_where_3(%413, %335, %440) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_197 = stablehlo.constant dense<false> : tensor<i1>
          %442 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %443 = func.call @_where_7(%413, %337, %442) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_198 = stablehlo.constant dense<false> : tensor<i1>
          %444 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %445 = func.call @_where_7(%413, %339, %444) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_199 = stablehlo.constant dense<false> : tensor<i1>
          %446 = stablehlo.reduce(%413 init: %c_199) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %447 = stablehlo.convert %446 : (tensor<i1>) -> tensor<i32>
          %448 = "stablehlo.case"(%447) ({
            %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %506 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            stablehlo.return %506 : tensor<7x97xf32>
          }, {
            %506 = stablehlo.convert %300 : (tensor<7xi32>) -> tensor<7xui32>
            %507 = stablehlo.slice %424 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
            %508 = stablehlo.reshape %507 : (tensor<7x1xui32>) -> tensor<7xui32>
            %509 = stablehlo.slice %424 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
            %510 = stablehlo.reshape %509 : (tensor<7x1xui32>) -> tensor<7xui32>
            %c_221 = stablehlo.constant dense<0> : tensor<ui32>
            %511 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %512 = stablehlo.xor %508, %510 : tensor<7xui32>
            %c_222 = stablehlo.constant dense<466688986> : tensor<ui32>
            %513 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %514 = stablehlo.xor %512, %513 : tensor<7xui32>
            %515 = stablehlo.add %511, %508 : tensor<7xui32>
            %516 = stablehlo.add %506, %510 : tensor<7xui32>
            %517 = stablehlo.add %515, %516 : tensor<7xui32>
            %c_223 = stablehlo.constant dense<13> : tensor<ui32>
            %518 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %519 = stablehlo.shift_left %516, %518 : tensor<7xui32>
            %c_224 = stablehlo.constant dense<19> : tensor<ui32>
            %520 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %521 = stablehlo.shift_right_logical %516, %520 : tensor<7xui32>
            %522 = stablehlo.or %519, %521 : tensor<7xui32>
            %523 = stablehlo.xor %522, %517 : tensor<7xui32>
            %524 = stablehlo.add %517, %523 : tensor<7xui32>
            %c_225 = stablehlo.constant dense<15> : tensor<ui32>
            %525 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %526 = stablehlo.shift_left %523, %525 : tensor<7xui32>
            %c_226 = stablehlo.constant dense<17> : tensor<ui32>
            %527 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %528 = stablehlo.shift_right_logical %523, %527 : tensor<7xui32>
            %529 = stablehlo.or %526, %528 : tensor<7xui32>
            %530 = stablehlo.xor %529, %524 : tensor<7xui32>
            %531 = stablehlo.add %524, %530 : tensor<7xui32>
            %c_227 = stablehlo.constant dense<26> : tensor<ui32>
            %532 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %533 = stablehlo.shift_left %530, %532 : tensor<7xui32>
            %c_228 = stablehlo.constant dense<6> : tensor<ui32>
            %534 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %535 = stablehlo.shift_right_logical %530, %534 : tensor<7xui32>
            %536 = stablehlo.or %533, %535 : tensor<7xui32>
            %537 = stablehlo.xor %536, %531 : tensor<7xui32>
            %538 = stablehlo.add %531, %537 : tensor<7xui32>
            %c_229 = stablehlo.constant dense<6> : tensor<ui32>
            %539 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %540 = stablehlo.shift_left %537, %539 : tensor<7xui32>
            %c_230 = stablehlo.constant dense<26> : tensor<ui32>
            %541 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %542 = stablehlo.shift_right_logical %537, %541 : tensor<7xui32>
            %543 = stablehlo.or %540, %542 : tensor<7xui32>
            %544 = stablehlo.xor %543, %538 : tensor<7xui32>
            %545 = stablehlo.add %538, %510 : tensor<7xui32>
            %546 = stablehlo.add %544, %514 : tensor<7xui32>
            %c_231 = stablehlo.constant dense<1> : tensor<ui32>
            %547 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %548 = stablehlo.add %546, %547 : tensor<7xui32>
            %549 = stablehlo.add %545, %548 : tensor<7xui32>
            %c_232 = stablehlo.constant dense<17> : tensor<ui32>
            %550 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %551 = stablehlo.shift_left %548, %550 : tensor<7xui32>
            %c_233 = stablehlo.constant dense<15> : tensor<ui32>
            %552 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %553 = stablehlo.shift_right_logical %548, %552 : tensor<7xui32>
            %554 = stablehlo.or %551, %553 : tensor<7xui32>
            %555 = stablehlo.xor %554, %549 : tensor<7xui32>
            %556 = stablehlo.add %549, %555 : tensor<7xui32>
            %c_234 = stablehlo.constant dense<29> : tensor<ui32>
            %557 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %558 = stablehlo.shift_left %555, %557 : tensor<7xui32>
            %c_235 = stablehlo.constant dense<3> : tensor<ui32>
            %559 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %560 = stablehlo.shift_right_logical %555, %559 : tensor<7xui32>
            %561 = stablehlo.or %558, %560 : tensor<7xui32>
            %562 = stablehlo.xor %561, %556 : tensor<7xui32>
            %563 = stablehlo.add %556, %562 : tensor<7xui32>
            %c_236 = stablehlo.constant dense<16> : tensor<ui32>
            %564 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %565 = stablehlo.shift_left %562, %564 : tensor<7xui32>
            %c_237 = stablehlo.constant dense<16> : tensor<ui32>
            %566 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %567 = stablehlo.shift_right_logical %562, %566 : tensor<7xui32>
            %568 = stablehlo.or %565, %567 : tensor<7xui32>
            %569 = stablehlo.xor %568, %563 : tensor<7xui32>
            %570 = stablehlo.add %563, %569 : tensor<7xui32>
            %c_238 = stablehlo.constant dense<24> : tensor<ui32>
            %571 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %572 = stablehlo.shift_left %569, %571 : tensor<7xui32>
            %c_239 = stablehlo.constant dense<8> : tensor<ui32>
            %573 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %574 = stablehlo.shift_right_logical %569, %573 : tensor<7xui32>
            %575 = stablehlo.or %572, %574 : tensor<7xui32>
            %576 = stablehlo.xor %575, %570 : tensor<7xui32>
            %577 = stablehlo.add %570, %514 : tensor<7xui32>
            %578 = stablehlo.add %576, %508 : tensor<7xui32>
            %c_240 = stablehlo.constant dense<2> : tensor<ui32>
            %579 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %580 = stablehlo.add %578, %579 : tensor<7xui32>
            %581 = stablehlo.add %577, %580 : tensor<7xui32>
            %c_241 = stablehlo.constant dense<13> : tensor<ui32>
            %582 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %583 = stablehlo.shift_left %580, %582 : tensor<7xui32>
            %c_242 = stablehlo.constant dense<19> : tensor<ui32>
            %584 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %585 = stablehlo.shift_right_logical %580, %584 : tensor<7xui32>
            %586 = stablehlo.or %583, %585 : tensor<7xui32>
            %587 = stablehlo.xor %586, %581 : tensor<7xui32>
            %588 = stablehlo.add %581, %587 : tensor<7xui32>
            %c_243 = stablehlo.constant dense<15> : tensor<ui32>
            %589 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %590 = stablehlo.shift_left %587, %589 : tensor<7xui32>
            %c_244 = stablehlo.constant dense<17> : tensor<ui32>
            %591 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %592 = stablehlo.shift_right_logical %587, %591 : tensor<7xui32>
            %593 = stablehlo.or %590, %592 : tensor<7xui32>
            %594 = stablehlo.xor %593, %588 : tensor<7xui32>
            %595 = stablehlo.add %588, %594 : tensor<7xui32>
            %c_245 = stablehlo.constant dense<26> : tensor<ui32>
            %596 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %597 = stablehlo.shift_left %594, %596 : tensor<7xui32>
            %c_246 = stablehlo.constant dense<6> : tensor<ui32>
            %598 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %599 = stablehlo.shift_right_logical %594, %598 : tensor<7xui32>
            %600 = stablehlo.or %597, %599 : tensor<7xui32>
            %601 = stablehlo.xor %600, %595 : tensor<7xui32>
            %602 = stablehlo.add %595, %601 : tensor<7xui32>
            %c_247 = stablehlo.constant dense<6> : tensor<ui32>
            %603 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %604 = stablehlo.shift_left %601, %603 : tensor<7xui32>
            %c_248 = stablehlo.constant dense<26> : tensor<ui32>
            %605 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %606 = stablehlo.shift_right_logical %601, %605 : tensor<7xui32>
            %607 = stablehlo.or %604, %606 : tensor<7xui32>
            %608 = stablehlo.xor %607, %602 : tensor<7xui32>
            %609 = stablehlo.add %602, %508 : tensor<7xui32>
            %610 = stablehlo.add %608, %510 : tensor<7xui32>
            %c_249 = stablehlo.constant dense<3> : tensor<ui32>
            %611 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %612 = stablehlo.add %610, %611 : tensor<7xui32>
            %613 = stablehlo.add %609, %612 : tensor<7xui32>
            %c_250 = stablehlo.constant dense<17> : tensor<ui32>
            %614 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %615 = stablehlo.shift_left %612, %614 : tensor<7xui32>
            %c_251 = stablehlo.constant dense<15> : tensor<ui32>
            %616 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %617 = stablehlo.shift_right_logical %612, %616 : tensor<7xui32>
            %618 = stablehlo.or %615, %617 : tensor<7xui32>
            %619 = stablehlo.xor %618, %613 : tensor<7xui32>
            %620 = stablehlo.add %613, %619 : tensor<7xui32>
            %c_252 = stablehlo.constant dense<29> : tensor<ui32>
            %621 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %622 = stablehlo.shift_left %619, %621 : tensor<7xui32>
            %c_253 = stablehlo.constant dense<3> : tensor<ui32>
            %623 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %624 = stablehlo.shift_right_logical %619, %623 : tensor<7xui32>
            %625 = stablehlo.or %622, %624 : tensor<7xui32>
            %626 = stablehlo.xor %625, %620 : tensor<7xui32>
            %627 = stablehlo.add %620, %626 : tensor<7xui32>
            %c_254 = stablehlo.constant dense<16> : tensor<ui32>
            %628 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %629 = stablehlo.shift_left %626, %628 : tensor<7xui32>
            %c_255 = stablehlo.constant dense<16> : tensor<ui32>
            %630 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %631 = stablehlo.shift_right_logical %626, %630 : tensor<7xui32>
            %632 = stablehlo.or %629, %631 : tensor<7xui32>
            %633 = stablehlo.xor %632, %627 : tensor<7xui32>
            %634 = stablehlo.add %627, %633 : tensor<7xui32>
            %c_256 = stablehlo.constant dense<24> : tensor<ui32>
            %635 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %636 = stablehlo.shift_left %633, %635 : tensor<7xui32>
            %c_257 = stablehlo.constant dense<8> : tensor<ui32>
            %637 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %638 = stablehlo.shift_right_logical %633, %637 : tensor<7xui32>
            %639 = stablehlo.or %636, %638 : tensor<7xui32>
            %640 = stablehlo.xor %639, %634 : tensor<7xui32>
            %641 = stablehlo.add %634, %510 : tensor<7xui32>
            %642 = stablehlo.add %640, %514 : tensor<7xui32>
            %c_258 = stablehlo.constant dense<4> : tensor<ui32>
            %643 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %644 = stablehlo.add %642, %643 : tensor<7xui32>
            %645 = stablehlo.add %641, %644 : tensor<7xui32>
            %c_259 = stablehlo.constant dense<13> : tensor<ui32>
            %646 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %647 = stablehlo.shift_left %644, %646 : tensor<7xui32>
            %c_260 = stablehlo.constant dense<19> : tensor<ui32>
            %648 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %649 = stablehlo.shift_right_logical %644, %648 : tensor<7xui32>
            %650 = stablehlo.or %647, %649 : tensor<7xui32>
            %651 = stablehlo.xor %650, %645 : tensor<7xui32>
            %652 = stablehlo.add %645, %651 : tensor<7xui32>
            %c_261 = stablehlo.constant dense<15> : tensor<ui32>
            %653 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %654 = stablehlo.shift_left %651, %653 : tensor<7xui32>
            %c_262 = stablehlo.constant dense<17> : tensor<ui32>
            %655 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %656 = stablehlo.shift_right_logical %651, %655 : tensor<7xui32>
            %657 = stablehlo.or %654, %656 : tensor<7xui32>
            %658 = stablehlo.xor %657, %652 : tensor<7xui32>
            %659 = stablehlo.add %652, %658 : tensor<7xui32>
            %c_263 = stablehlo.constant dense<26> : tensor<ui32>
            %660 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %661 = stablehlo.shift_left %658, %660 : tensor<7xui32>
            %c_264 = stablehlo.constant dense<6> : tensor<ui32>
            %662 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %663 = stablehlo.shift_right_logical %658, %662 : tensor<7xui32>
            %664 = stablehlo.or %661, %663 : tensor<7xui32>
            %665 = stablehlo.xor %664, %659 : tensor<7xui32>
            %666 = stablehlo.add %659, %665 : tensor<7xui32>
            %c_265 = stablehlo.constant dense<6> : tensor<ui32>
            %667 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %668 = stablehlo.shift_left %665, %667 : tensor<7xui32>
            %c_266 = stablehlo.constant dense<26> : tensor<ui32>
            %669 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %670 = stablehlo.shift_right_logical %665, %669 : tensor<7xui32>
            %671 = stablehlo.or %668, %670 : tensor<7xui32>
            %672 = stablehlo.xor %671, %666 : tensor<7xui32>
            %673 = stablehlo.add %666, %514 : tensor<7xui32>
            %674 = stablehlo.add %672, %508 : tensor<7xui32>
            %c_267 = stablehlo.constant dense<5> : tensor<ui32>
            %675 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %676 = stablehlo.add %674, %675 : tensor<7xui32>
            %677 = stablehlo.iota dim = 1 : tensor<7x97xui32>
            %678 = stablehlo.broadcast_in_dim %673, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
            %679 = stablehlo.broadcast_in_dim %676, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
            %c_268 = stablehlo.constant dense<0> : tensor<ui32>
            %680 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %681 = stablehlo.xor %678, %679 : tensor<7x1xui32>
            %c_269 = stablehlo.constant dense<466688986> : tensor<ui32>
            %682 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
            %683 = stablehlo.xor %681, %682 : tensor<7x1xui32>
            %684 = stablehlo.broadcast_in_dim %678, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %685 = stablehlo.add %680, %684 : tensor<7x97xui32>
            %686 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %687 = stablehlo.add %677, %686 : tensor<7x97xui32>
            %688 = stablehlo.add %685, %687 : tensor<7x97xui32>
            %c_270 = stablehlo.constant dense<13> : tensor<ui32>
            %689 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %690 = stablehlo.shift_left %687, %689 : tensor<7x97xui32>
            %c_271 = stablehlo.constant dense<19> : tensor<ui32>
            %691 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %692 = stablehlo.shift_right_logical %687, %691 : tensor<7x97xui32>
            %693 = stablehlo.or %690, %692 : tensor<7x97xui32>
            %694 = stablehlo.xor %693, %688 : tensor<7x97xui32>
            %695 = stablehlo.add %688, %694 : tensor<7x97xui32>
            %c_272 = stablehlo.constant dense<15> : tensor<ui32>
            %696 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %697 = stablehlo.shift_left %694, %696 : tensor<7x97xui32>
            %c_273 = stablehlo.constant dense<17> : tensor<ui32>
            %698 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %699 = stablehlo.shift_right_logical %694, %698 : tensor<7x97xui32>
            %700 = stablehlo.or %697, %699 : tensor<7x97xui32>
            %701 = stablehlo.xor %700, %695 : tensor<7x97xui32>
            %702 = stablehlo.add %695, %701 : tensor<7x97xui32>
            %c_274 = stablehlo.constant dense<26> : tensor<ui32>
            %703 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %704 = stablehlo.shift_left %701, %703 : tensor<7x97xui32>
            %c_275 = stablehlo.constant dense<6> : tensor<ui32>
            %705 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %706 = stablehlo.shift_right_logical %701, %705 : tensor<7x97xui32>
            %707 = stablehlo.or %704, %706 : tensor<7x97xui32>
            %708 = stablehlo.xor %707, %702 : tensor<7x97xui32>
            %709 = stablehlo.add %702, %708 : tensor<7x97xui32>
            %c_276 = stablehlo.constant dense<6> : tensor<ui32>
            %710 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %711 = stablehlo.shift_left %708, %710 : tensor<7x97xui32>
            %c_277 = stablehlo.constant dense<26> : tensor<ui32>
            %712 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %713 = stablehlo.shift_right_logical %708, %712 : tensor<7x97xui32>
            %714 = stablehlo.or %711, %713 : tensor<7x97xui32>
            %715 = stablehlo.xor %714, %709 : tensor<7x97xui32>
            %716 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %717 = stablehlo.add %709, %716 : tensor<7x97xui32>
            %718 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %719 = stablehlo.add %715, %718 : tensor<7x97xui32>
            %c_278 = stablehlo.constant dense<1> : tensor<ui32>
            %720 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %721 = stablehlo.add %719, %720 : tensor<7x97xui32>
            %722 = stablehlo.add %717, %721 : tensor<7x97xui32>
            %c_279 = stablehlo.constant dense<17> : tensor<ui32>
            %723 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %724 = stablehlo.shift_left %721, %723 : tensor<7x97xui32>
            %c_280 = stablehlo.constant dense<15> : tensor<ui32>
            %725 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %726 = stablehlo.shift_right_logical %721, %725 : tensor<7x97xui32>
            %727 = stablehlo.or %724, %726 : tensor<7x97xui32>
            %728 = stablehlo.xor %727, %722 : tensor<7x97xui32>
            %729 = stablehlo.add %722, %728 : tensor<7x97xui32>
            %c_281 = stablehlo.constant dense<29> : tensor<ui32>
            %730 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %731 = stablehlo.shift_left %728, %730 : tensor<7x97xui32>
            %c_282 = stablehlo.constant dense<3> : tensor<ui32>
            %732 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %733 = stablehlo.shift_right_logical %728, %732 : tensor<7x97xui32>
            %734 = stablehlo.or %731, %733 : tensor<7x97xui32>
            %735 = stablehlo.xor %734, %729 : tensor<7x97xui32>
            %736 = stablehlo.add %729, %735 : tensor<7x97xui32>
            %c_283 = stablehlo.constant dense<16> : tensor<ui32>
            %737 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %738 = stablehlo.shift_left %735, %737 : tensor<7x97xui32>
            %c_284 = stablehlo.constant dense<16> : tensor<ui32>
            %739 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %740 = stablehlo.shift_right_logical %735, %739 : tensor<7x97xui32>
            %741 = stablehlo.or %738, %740 : tensor<7x97xui32>
            %742 = stablehlo.xor %741, %736 : tensor<7x97xui32>
            %743 = stablehlo.add %736, %742 : tensor<7x97xui32>
            %c_285 = stablehlo.constant dense<24> : tensor<ui32>
            %744 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %745 = stablehlo.shift_left %742, %744 : tensor<7x97xui32>
            %c_286 = stablehlo.constant dense<8> : tensor<ui32>
            %746 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %747 = stablehlo.shift_right_logical %742, %746 : tensor<7x97xui32>
            %748 = stablehlo.or %745, %747 : tensor<7x97xui32>
            %749 = stablehlo.xor %748, %743 : tensor<7x97xui32>
            %750 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %751 = stablehlo.add %743, %750 : tensor<7x97xui32>
            %752 = stablehlo.broadcast_in_dim %678, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %753 = stablehlo.add %749, %752 : tensor<7x97xui32>
            %c_287 = stablehlo.constant dense<2> : tensor<ui32>
            %754 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %755 = stablehlo.add %753, %754 : tensor<7x97xui32>
            %756 = stablehlo.add %751, %755 : tensor<7x97xui32>
            %c_288 = stablehlo.constant dense<13> : tensor<ui32>
            %757 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %758 = stablehlo.shift_left %755, %757 : tensor<7x97xui32>
            %c_289 = stablehlo.constant dense<19> : tensor<ui32>
            %759 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %760 = stablehlo.shift_right_logical %755, %759 : tensor<7x97xui32>
            %761 = stablehlo.or %758, %760 : tensor<7x97xui32>
            %762 = stablehlo.xor %761, %756 : tensor<7x97xui32>
            %763 = stablehlo.add %756, %762 : tensor<7x97xui32>
            %c_290 = stablehlo.constant dense<15> : tensor<ui32>
            %764 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %765 = stablehlo.shift_left %762, %764 : tensor<7x97xui32>
            %c_291 = stablehlo.constant dense<17> : tensor<ui32>
            %766 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %767 = stablehlo.shift_right_logical %762, %766 : tensor<7x97xui32>
            %768 = stablehlo.or %765, %767 : tensor<7x97xui32>
            %769 = stablehlo.xor %768, %763 : tensor<7x97xui32>
            %770 = stablehlo.add %763, %769 : tensor<7x97xui32>
            %c_292 = stablehlo.constant dense<26> : tensor<ui32>
            %771 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %772 = stablehlo.shift_left %769, %771 : tensor<7x97xui32>
            %c_293 = stablehlo.constant dense<6> : tensor<ui32>
            %773 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %774 = stablehlo.shift_right_logical %769, %773 : tensor<7x97xui32>
            %775 = stablehlo.or %772, %774 : tensor<7x97xui32>
            %776 = stablehlo.xor %775, %770 : tensor<7x97xui32>
            %777 = stablehlo.add %770, %776 : tensor<7x97xui32>
            %c_294 = stablehlo.constant dense<6> : tensor<ui32>
            %778 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %779 = stablehlo.shift_left %776, %778 : tensor<7x97xui32>
            %c_295 = stablehlo.constant dense<26> : tensor<ui32>
            %780 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %781 = stablehlo.shift_right_logical %776, %780 : tensor<7x97xui32>
            %782 = stablehlo.or %779, %781 : tensor<7x97xui32>
            %783 = stablehlo.xor %782, %777 : tensor<7x97xui32>
            %784 = stablehlo.broadcast_in_dim %678, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %785 = stablehlo.add %777, %784 : tensor<7x97xui32>
            %786 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %787 = stablehlo.add %783, %786 : tensor<7x97xui32>
            %c_296 = stablehlo.constant dense<3> : tensor<ui32>
            %788 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %789 = stablehlo.add %787, %788 : tensor<7x97xui32>
            %790 = stablehlo.add %785, %789 : tensor<7x97xui32>
            %c_297 = stablehlo.constant dense<17> : tensor<ui32>
            %791 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %792 = stablehlo.shift_left %789, %791 : tensor<7x97xui32>
            %c_298 = stablehlo.constant dense<15> : tensor<ui32>
            %793 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %794 = stablehlo.shift_right_logical %789, %793 : tensor<7x97xui32>
            %795 = stablehlo.or %792, %794 : tensor<7x97xui32>
            %796 = stablehlo.xor %795, %790 : tensor<7x97xui32>
            %797 = stablehlo.add %790, %796 : tensor<7x97xui32>
            %c_299 = stablehlo.constant dense<29> : tensor<ui32>
            %798 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %799 = stablehlo.shift_left %796, %798 : tensor<7x97xui32>
            %c_300 = stablehlo.constant dense<3> : tensor<ui32>
            %800 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %801 = stablehlo.shift_right_logical %796, %800 : tensor<7x97xui32>
            %802 = stablehlo.or %799, %801 : tensor<7x97xui32>
            %803 = stablehlo.xor %802, %797 : tensor<7x97xui32>
            %804 = stablehlo.add %797, %803 : tensor<7x97xui32>
            %c_301 = stablehlo.constant dense<16> : tensor<ui32>
            %805 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %806 = stablehlo.shift_left %803, %805 : tensor<7x97xui32>
            %c_302 = stablehlo.constant dense<16> : tensor<ui32>
            %807 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %808 = stablehlo.shift_right_logical %803, %807 : tensor<7x97xui32>
            %809 = stablehlo.or %806, %808 : tensor<7x97xui32>
            %810 = stablehlo.xor %809, %804 : tensor<7x97xui32>
            %811 = stablehlo.add %804, %810 : tensor<7x97xui32>
            %c_303 = stablehlo.constant dense<24> : tensor<ui32>
            %812 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %813 = stablehlo.shift_left %810, %812 : tensor<7x97xui32>
            %c_304 = stablehlo.constant dense<8> : tensor<ui32>
            %814 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %815 = stablehlo.shift_right_logical %810, %814 : tensor<7x97xui32>
            %816 = stablehlo.or %813, %815 : tensor<7x97xui32>
            %817 = stablehlo.xor %816, %811 : tensor<7x97xui32>
            %818 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %819 = stablehlo.add %811, %818 : tensor<7x97xui32>
            %820 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %821 = stablehlo.add %817, %820 : tensor<7x97xui32>
            %c_305 = stablehlo.constant dense<4> : tensor<ui32>
            %822 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %823 = stablehlo.add %821, %822 : tensor<7x97xui32>
            %824 = stablehlo.add %819, %823 : tensor<7x97xui32>
            %c_306 = stablehlo.constant dense<13> : tensor<ui32>
            %825 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %826 = stablehlo.shift_left %823, %825 : tensor<7x97xui32>
            %c_307 = stablehlo.constant dense<19> : tensor<ui32>
            %827 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %828 = stablehlo.shift_right_logical %823, %827 : tensor<7x97xui32>
            %829 = stablehlo.or %826, %828 : tensor<7x97xui32>
            %830 = stablehlo.xor %829, %824 : tensor<7x97xui32>
            %831 = stablehlo.add %824, %830 : tensor<7x97xui32>
            %c_308 = stablehlo.constant dense<15> : tensor<ui32>
            %832 = stablehlo.broadcast_in_dim %c_308, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %833 = stablehlo.shift_left %830, %832 : tensor<7x97xui32>
            %c_309 = stablehlo.constant dense<17> : tensor<ui32>
            %834 = stablehlo.broadcast_in_dim %c_309, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %835 = stablehlo.shift_right_logical %830, %834 : tensor<7x97xui32>
            %836 = stablehlo.or %833, %835 : tensor<7x97xui32>
            %837 = stablehlo.xor %836, %831 : tensor<7x97xui32>
            %838 = stablehlo.add %831, %837 : tensor<7x97xui32>
            %c_310 = stablehlo.constant dense<26> : tensor<ui32>
            %839 = stablehlo.broadcast_in_dim %c_310, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %840 = stablehlo.shift_left %837, %839 : tensor<7x97xui32>
            %c_311 = stablehlo.constant dense<6> : tensor<ui32>
            %841 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %842 = stablehlo.shift_right_logical %837, %841 : tensor<7x97xui32>
            %843 = stablehlo.or %840, %842 : tensor<7x97xui32>
            %844 = stablehlo.xor %843, %838 : tensor<7x97xui32>
            %845 = stablehlo.add %838, %844 : tensor<7x97xui32>
            %c_312 = stablehlo.constant dense<6> : tensor<ui32>
            %846 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %847 = stablehlo.shift_left %844, %846 : tensor<7x97xui32>
            %c_313 = stablehlo.constant dense<26> : tensor<ui32>
            %848 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %849 = stablehlo.shift_right_logical %844, %848 : tensor<7x97xui32>
            %850 = stablehlo.or %847, %849 : tensor<7x97xui32>
            %851 = stablehlo.xor %850, %845 : tensor<7x97xui32>
            %852 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %853 = stablehlo.add %845, %852 : tensor<7x97xui32>
            %854 = stablehlo.broadcast_in_dim %678, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %855 = stablehlo.add %851, %854 : tensor<7x97xui32>
            %c_314 = stablehlo.constant dense<5> : tensor<ui32>
            %856 = stablehlo.broadcast_in_dim %c_314, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %857 = stablehlo.add %855, %856 : tensor<7x97xui32>
            %858 = stablehlo.xor %853, %857 : tensor<7x97xui32>
            %c_315 = stablehlo.constant dense<9> : tensor<ui32>
            %859 = stablehlo.broadcast_in_dim %c_315, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %860 = stablehlo.shift_right_logical %858, %859 : tensor<7x97xui32>
            %861 = stablehlo.convert %860 : (tensor<7x97xui32>) -> tensor<7x97xf32>
            %cst_316 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %862 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %863 = stablehlo.add %861, %862 : tensor<7x97xf32>
            %cst_317 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %864 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %865 = stablehlo.multiply %863, %864 : tensor<7x97xf32>
            %c_318 = stablehlo.constant dense<31> : tensor<i32>
            %866 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %867 = stablehlo.shift_right_logical %300, %866 : tensor<7xi32>
            %868 = stablehlo.broadcast_in_dim %867, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %869 = stablehlo.bitcast_convert %865 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_319 = stablehlo.constant dense<1060439283> : tensor<i32>
            %870 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %871 = stablehlo.subtract %869, %870 : tensor<7x97xi32>
            %c_320 = stablehlo.constant dense<23> : tensor<i32>
            %872 = stablehlo.broadcast_in_dim %c_320, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %873 = stablehlo.shift_right_arithmetic %871, %872 : tensor<7x97xi32>
            %c_321 = stablehlo.constant dense<23> : tensor<i32>
            %874 = stablehlo.broadcast_in_dim %c_321, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %875 = stablehlo.shift_left %873, %874 : tensor<7x97xi32>
            %876 = stablehlo.subtract %869, %875 : tensor<7x97xi32>
            %877 = stablehlo.bitcast_convert %876 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_322 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %878 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %879 = stablehlo.subtract %877, %878 : tensor<7x97xf32>
            %880 = stablehlo.convert %873 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %881 = stablehlo.multiply %879, %879 : tensor<7x97xf32>
            %882 = stablehlo.bitcast_convert %881 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %883 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %884 = stablehlo.xor %882, %883 : tensor<7x97xi32>
            %885 = stablehlo.bitcast_convert %884 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_323 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %886 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %887 = stablehlo.multiply %886, %879 : tensor<7x97xf32>
            %888 = stablehlo.bitcast_convert %887 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %889 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %890 = stablehlo.xor %888, %889 : tensor<7x97xi32>
            %891 = stablehlo.bitcast_convert %890 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_324 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %892 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %893 = stablehlo.add %891, %892 : tensor<7x97xf32>
            %894 = stablehlo.multiply %893, %879 : tensor<7x97xf32>
            %895 = stablehlo.bitcast_convert %894 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %896 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %897 = stablehlo.xor %895, %896 : tensor<7x97xi32>
            %898 = stablehlo.bitcast_convert %897 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_325 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %899 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %900 = stablehlo.add %898, %899 : tensor<7x97xf32>
            %901 = stablehlo.multiply %900, %879 : tensor<7x97xf32>
            %902 = stablehlo.bitcast_convert %901 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %903 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %904 = stablehlo.xor %902, %903 : tensor<7x97xi32>
            %905 = stablehlo.bitcast_convert %904 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_326 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %906 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %907 = stablehlo.add %905, %906 : tensor<7x97xf32>
            %908 = stablehlo.multiply %907, %879 : tensor<7x97xf32>
            %909 = stablehlo.bitcast_convert %908 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %910 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %911 = stablehlo.xor %909, %910 : tensor<7x97xi32>
            %912 = stablehlo.bitcast_convert %911 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_327 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %913 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %914 = stablehlo.add %912, %913 : tensor<7x97xf32>
            %915 = stablehlo.multiply %914, %879 : tensor<7x97xf32>
            %916 = stablehlo.bitcast_convert %915 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %917 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %918 = stablehlo.xor %916, %917 : tensor<7x97xi32>
            %919 = stablehlo.bitcast_convert %918 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_328 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %920 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %921 = stablehlo.add %919, %920 : tensor<7x97xf32>
            %922 = stablehlo.multiply %921, %879 : tensor<7x97xf32>
            %923 = stablehlo.bitcast_convert %922 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %924 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %925 = stablehlo.xor %923, %924 : tensor<7x97xi32>
            %926 = stablehlo.bitcast_convert %925 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_329 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %927 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %928 = stablehlo.add %926, %927 : tensor<7x97xf32>
            %929 = stablehlo.multiply %928, %879 : tensor<7x97xf32>
            %930 = stablehlo.bitcast_convert %929 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %931 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %932 = stablehlo.xor %930, %931 : tensor<7x97xi32>
            %933 = stablehlo.bitcast_convert %932 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_330 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %934 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %935 = stablehlo.add %933, %934 : tensor<7x97xf32>
            %936 = stablehlo.multiply %935, %879 : tensor<7x97xf32>
            %937 = stablehlo.bitcast_convert %936 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %938 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %939 = stablehlo.xor %937, %938 : tensor<7x97xi32>
            %940 = stablehlo.bitcast_convert %939 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_331 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %941 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %942 = stablehlo.add %940, %941 : tensor<7x97xf32>
            %943 = stablehlo.multiply %942, %879 : tensor<7x97xf32>
            %944 = stablehlo.multiply %943, %885 : tensor<7x97xf32>
            %945 = stablehlo.bitcast_convert %944 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %946 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %947 = stablehlo.xor %945, %946 : tensor<7x97xi32>
            %948 = stablehlo.bitcast_convert %947 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_332 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %949 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %950 = stablehlo.multiply %880, %949 : tensor<7x97xf32>
            %951 = stablehlo.bitcast_convert %950 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %952 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %953 = stablehlo.xor %951, %952 : tensor<7x97xi32>
            %954 = stablehlo.bitcast_convert %953 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %955 = stablehlo.add %948, %954 : tensor<7x97xf32>
            %cst_333 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %956 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %957 = stablehlo.multiply %885, %956 : tensor<7x97xf32>
            %958 = stablehlo.subtract %955, %957 : tensor<7x97xf32>
            %959 = stablehlo.add %879, %958 : tensor<7x97xf32>
            %cst_334 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %960 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %961 = stablehlo.multiply %880, %960 : tensor<7x97xf32>
            %962 = stablehlo.add %959, %961 : tensor<7x97xf32>
            %963 = stablehlo.negate %962 : tensor<7x97xf32>
            %964 = stablehlo.bitcast_convert %963 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_335 = stablehlo.constant dense<1060439283> : tensor<i32>
            %965 = stablehlo.broadcast_in_dim %c_335, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %966 = stablehlo.subtract %964, %965 : tensor<7x97xi32>
            %c_336 = stablehlo.constant dense<23> : tensor<i32>
            %967 = stablehlo.broadcast_in_dim %c_336, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %968 = stablehlo.shift_right_arithmetic %966, %967 : tensor<7x97xi32>
            %c_337 = stablehlo.constant dense<23> : tensor<i32>
            %969 = stablehlo.broadcast_in_dim %c_337, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %970 = stablehlo.shift_left %968, %969 : tensor<7x97xi32>
            %971 = stablehlo.subtract %964, %970 : tensor<7x97xi32>
            %972 = stablehlo.bitcast_convert %971 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_338 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %973 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %974 = stablehlo.subtract %972, %973 : tensor<7x97xf32>
            %975 = stablehlo.convert %968 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %976 = stablehlo.multiply %974, %974 : tensor<7x97xf32>
            %977 = stablehlo.bitcast_convert %976 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %978 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %979 = stablehlo.xor %977, %978 : tensor<7x97xi32>
            %980 = stablehlo.bitcast_convert %979 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_339 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %981 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %982 = stablehlo.multiply %981, %974 : tensor<7x97xf32>
            %983 = stablehlo.bitcast_convert %982 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %984 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %985 = stablehlo.xor %983, %984 : tensor<7x97xi32>
            %986 = stablehlo.bitcast_convert %985 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_340 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %987 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %988 = stablehlo.add %986, %987 : tensor<7x97xf32>
            %989 = stablehlo.multiply %988, %974 : tensor<7x97xf32>
            %990 = stablehlo.bitcast_convert %989 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %991 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %992 = stablehlo.xor %990, %991 : tensor<7x97xi32>
            %993 = stablehlo.bitcast_convert %992 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_341 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %994 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %995 = stablehlo.add %993, %994 : tensor<7x97xf32>
            %996 = stablehlo.multiply %995, %974 : tensor<7x97xf32>
            %997 = stablehlo.bitcast_convert %996 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %998 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %999 = stablehlo.xor %997, %998 : tensor<7x97xi32>
            %1000 = stablehlo.bitcast_convert %999 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_342 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %1001 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1002 = stablehlo.add %1000, %1001 : tensor<7x97xf32>
            %1003 = stablehlo.multiply %1002, %974 : tensor<7x97xf32>
            %1004 = stablehlo.bitcast_convert %1003 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1005 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1006 = stablehlo.xor %1004, %1005 : tensor<7x97xi32>
            %1007 = stablehlo.bitcast_convert %1006 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_343 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %1008 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1009 = stablehlo.add %1007, %1008 : tensor<7x97xf32>
            %1010 = stablehlo.multiply %1009, %974 : tensor<7x97xf32>
            %1011 = stablehlo.bitcast_convert %1010 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1012 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1013 = stablehlo.xor %1011, %1012 : tensor<7x97xi32>
            %1014 = stablehlo.bitcast_convert %1013 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_344 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %1015 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1016 = stablehlo.add %1014, %1015 : tensor<7x97xf32>
            %1017 = stablehlo.multiply %1016, %974 : tensor<7x97xf32>
            %1018 = stablehlo.bitcast_convert %1017 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1019 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1020 = stablehlo.xor %1018, %1019 : tensor<7x97xi32>
            %1021 = stablehlo.bitcast_convert %1020 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_345 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %1022 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1023 = stablehlo.add %1021, %1022 : tensor<7x97xf32>
            %1024 = stablehlo.multiply %1023, %974 : tensor<7x97xf32>
            %1025 = stablehlo.bitcast_convert %1024 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1026 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1027 = stablehlo.xor %1025, %1026 : tensor<7x97xi32>
            %1028 = stablehlo.bitcast_convert %1027 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_346 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %1029 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1030 = stablehlo.add %1028, %1029 : tensor<7x97xf32>
            %1031 = stablehlo.multiply %1030, %974 : tensor<7x97xf32>
            %1032 = stablehlo.bitcast_convert %1031 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1033 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1034 = stablehlo.xor %1032, %1033 : tensor<7x97xi32>
            %1035 = stablehlo.bitcast_convert %1034 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_347 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %1036 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1037 = stablehlo.add %1035, %1036 : tensor<7x97xf32>
            %1038 = stablehlo.multiply %1037, %974 : tensor<7x97xf32>
            %1039 = stablehlo.multiply %1038, %980 : tensor<7x97xf32>
            %1040 = stablehlo.bitcast_convert %1039 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1041 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1042 = stablehlo.xor %1040, %1041 : tensor<7x97xi32>
            %1043 = stablehlo.bitcast_convert %1042 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_348 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %1044 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1045 = stablehlo.multiply %975, %1044 : tensor<7x97xf32>
            %1046 = stablehlo.bitcast_convert %1045 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1047 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1048 = stablehlo.xor %1046, %1047 : tensor<7x97xi32>
            %1049 = stablehlo.bitcast_convert %1048 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %1050 = stablehlo.add %1043, %1049 : tensor<7x97xf32>
            %cst_349 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %1051 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1052 = stablehlo.multiply %980, %1051 : tensor<7x97xf32>
            %1053 = stablehlo.subtract %1050, %1052 : tensor<7x97xf32>
            %1054 = stablehlo.add %974, %1053 : tensor<7x97xf32>
            %cst_350 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %1055 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1056 = stablehlo.multiply %975, %1055 : tensor<7x97xf32>
            %1057 = stablehlo.add %1054, %1056 : tensor<7x97xf32>
            %1058 = stablehlo.negate %1057 : tensor<7x97xf32>
            stablehlo.return %1058 : tensor<7x97xf32>
          }) : (tensor<i32>) -> tensor<7x97xf32>
          %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %449 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %450 = stablehlo.compare GT, %415, %449, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %451 = func.call @_where_18(%450, %415, %cst_201) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
          %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %452 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %453 = stablehlo.divide %452, %451 : tensor<7xf32>
          %cst_203 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %454 = stablehlo.reduce(%360 init: %cst_203) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
          %455 = stablehlo.broadcast_in_dim %454, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %457 = stablehlo.subtract %360, %456 : tensor<7x97xf32>
          %458 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_204 = stablehlo.constant dense<31> : tensor<i32>
          %459 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %460 = stablehlo.shift_right_logical %417, %459 : tensor<7xi32>
          %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %462 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %463 = stablehlo.multiply %457, %462 : tensor<7x97xf32>
          %464 = stablehlo.bitcast_convert %463 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %465 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %466 = stablehlo.xor %464, %465 : tensor<7x97xi32>
          %467 = stablehlo.bitcast_convert %466 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %cst_205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %468 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %469 = stablehlo.compare EQ, %360, %468, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %470 = func.call @_where_19(%469, %cst_206, %467) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %c_207 = stablehlo.constant dense<0> : tensor<i32>
          %471 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %472 = stablehlo.compare GT, %417, %471, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
          %cst_208 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %473 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %474 = stablehlo.compare LT, %419, %473, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %475 = stablehlo.or %472, %474 : tensor<7xi1>
          %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %476 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %477 = stablehlo.compare GT, %421, %476, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %478 = stablehlo.or %475, %477 : tensor<7xi1>
          %c_210 = stablehlo.constant dense<false> : tensor<i1>
          %479 = stablehlo.reduce(%478 init: %c_210) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %480 = stablehlo.convert %479 : (tensor<i1>) -> tensor<i32>
          %481 = "stablehlo.case"(%480) ({
            %c_221 = stablehlo.constant dense<true> : tensor<i1>
            %506 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i1>) -> tensor<7x97xi1>
            stablehlo.return %506 : tensor<7x97xi1>
          }, {
            %506 = stablehlo.bitcast_convert %470 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_221 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %507 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %508 = stablehlo.compare EQ, %506, %507, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_222 = stablehlo.constant dense<0> : tensor<i32>
            %509 = func.call @_where_20(%508, %c_222, %506) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_223 = stablehlo.constant dense<0> : tensor<i32>
            %510 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %511 = stablehlo.compare LT, %509, %510, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_224 = stablehlo.constant dense<2147483647> : tensor<i32>
            %512 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %513 = stablehlo.xor %509, %512 : tensor<7x97xi32>
            %514 = func.call @_where_21(%511, %513, %509) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %values, %indices = chlo.top_k(%470, k = 97) : tensor<7x97xf32> -> (tensor<7x97xf32>, tensor<7x97xi32>)
            %c_225 = stablehlo.constant dense<0> : tensor<i32>
            %515 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %516 = stablehlo.compare EQ, %417, %515, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_226 = stablehlo.constant dense<97> : tensor<i32>
            %517 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %518 = stablehlo.compare GE, %417, %517, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %519 = stablehlo.or %516, %518 : tensor<7xi1>
            %520 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_227 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %521 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %522 = stablehlo.compare EQ, %520, %521, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_228 = stablehlo.constant dense<0> : tensor<i32>
            %523 = func.call @_where_20(%522, %c_228, %520) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_229 = stablehlo.constant dense<0> : tensor<i32>
            %524 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %525 = stablehlo.compare LT, %523, %524, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_230 = stablehlo.constant dense<2147483647> : tensor<i32>
            %526 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %527 = stablehlo.xor %523, %526 : tensor<7x97xi32>
            %528 = func.call @_where_21(%525, %527, %523) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_231 = stablehlo.constant dense<1> : tensor<i32>
            %c_232 = stablehlo.constant dense<97> : tensor<i32>
            %529 = func.call @clip(%417, %c_231, %c_232) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
            %530 = stablehlo.broadcast_in_dim %529, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %c_233 = stablehlo.constant dense<1> : tensor<i32>
            %531 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
            %532 = stablehlo.subtract %530, %531 : tensor<7x1xi32>
            %533 = func.call @take_along_axis_22(%528, %532) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %534 = stablehlo.reshape %533 : (tensor<7x1xi32>) -> tensor<7xi32>
            %c_234 = stablehlo.constant dense<97> : tensor<i32>
            %535 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %536 = stablehlo.minimum %417, %535 : tensor<7xi32>
            %537 = stablehlo.convert %536 : (tensor<7xi32>) -> tensor<7xf32>
            %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %538 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %c_236 = stablehlo.constant dense<97> : tensor<i32>
            %539 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %540 = stablehlo.compare LE, %417, %539, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_237 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %541 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %542 = stablehlo.not %519 : tensor<7xi1>
            %543 = stablehlo.not %540 : tensor<7xi1>
            %544 = stablehlo.and %542, %543 : tensor<7xi1>
            %c_238 = stablehlo.constant dense<false> : tensor<i1>
            %545 = stablehlo.reduce(%544 init: %c_238) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %546 = stablehlo.convert %545 : (tensor<i1>) -> tensor<i32>
            %547 = "stablehlo.case"(%546) ({
              stablehlo.return %541 : tensor<7xi32>
            }, {
              %c_299 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %818 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_300 = stablehlo.constant dense<2147483647> : tensor<i32>
              %819 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_301 = stablehlo.constant dense<0> : tensor<i32>
              %c_302 = stablehlo.constant dense<0> : tensor<i32>
              %820:7 = stablehlo.while(%iterArg_303 = %514, %iterArg_304 = %538, %iterArg_305 = %537, %iterArg_306 = %c_302, %iterArg_307 = %c_301, %iterArg_308 = %818, %iterArg_309 = %819) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_310 = stablehlo.constant dense<32> : tensor<i32>
                %821 = stablehlo.compare LT, %iterArg_306, %c_310, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %821 : tensor<i1>
              } do {
                %821:3 = func.call @closed_call_23(%iterArg_303, %iterArg_304, %iterArg_305, %iterArg_307, %iterArg_308, %iterArg_309) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_310 = stablehlo.constant dense<1> : tensor<i32>
                %822 = stablehlo.add %iterArg_306, %c_310 : tensor<i32>
                stablehlo.return %iterArg_303, %iterArg_304, %iterArg_305, %822, %821#0, %821#1, %821#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %820#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %548 = func.call @_where_27(%540, %534, %547) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %549 = func.call @_where_27(%519, %541, %548) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %c_239 = stablehlo.constant dense<31> : tensor<i32>
            %550 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %551 = stablehlo.shift_right_logical %417, %550 : tensor<7xi32>
            %552 = stablehlo.broadcast_in_dim %551, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %cst_240 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %553 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %554 = stablehlo.maximum %470, %553 : tensor<7x97xf32>
            %cst_241 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %555 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %556 = stablehlo.multiply %554, %555 : tensor<7x97xf32>
            %557 = func.call @round(%556) : (tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_242 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %558 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %559 = stablehlo.multiply %557, %558 : tensor<7x97xf32>
            %560 = stablehlo.subtract %554, %559 : tensor<7x97xf32>
            %cst_243 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %561 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %562 = stablehlo.multiply %557, %561 : tensor<7x97xf32>
            %563 = stablehlo.bitcast_convert %562 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %564 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %565 = stablehlo.xor %563, %564 : tensor<7x97xi32>
            %566 = stablehlo.bitcast_convert %565 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %567 = stablehlo.subtract %560, %566 : tensor<7x97xf32>
            %cst_244 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %568 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %569 = stablehlo.multiply %568, %567 : tensor<7x97xf32>
            %570 = stablehlo.bitcast_convert %569 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %571 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %572 = stablehlo.xor %570, %571 : tensor<7x97xi32>
            %573 = stablehlo.bitcast_convert %572 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_245 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %574 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %575 = stablehlo.add %573, %574 : tensor<7x97xf32>
            %576 = stablehlo.multiply %575, %567 : tensor<7x97xf32>
            %577 = stablehlo.bitcast_convert %576 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %578 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %579 = stablehlo.xor %577, %578 : tensor<7x97xi32>
            %580 = stablehlo.bitcast_convert %579 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_246 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %581 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %582 = stablehlo.add %580, %581 : tensor<7x97xf32>
            %583 = stablehlo.multiply %582, %567 : tensor<7x97xf32>
            %584 = stablehlo.bitcast_convert %583 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %585 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %586 = stablehlo.xor %584, %585 : tensor<7x97xi32>
            %587 = stablehlo.bitcast_convert %586 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_247 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %588 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %589 = stablehlo.add %587, %588 : tensor<7x97xf32>
            %590 = stablehlo.multiply %589, %567 : tensor<7x97xf32>
            %591 = stablehlo.bitcast_convert %590 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %592 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %593 = stablehlo.xor %591, %592 : tensor<7x97xi32>
            %594 = stablehlo.bitcast_convert %593 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_248 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %595 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %596 = stablehlo.add %594, %595 : tensor<7x97xf32>
            %597 = stablehlo.multiply %596, %567 : tensor<7x97xf32>
            %598 = stablehlo.bitcast_convert %597 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %599 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %600 = stablehlo.xor %598, %599 : tensor<7x97xi32>
            %601 = stablehlo.bitcast_convert %600 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_249 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %602 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %603 = stablehlo.add %601, %602 : tensor<7x97xf32>
            %604 = stablehlo.multiply %603, %567 : tensor<7x97xf32>
            %605 = stablehlo.multiply %604, %567 : tensor<7x97xf32>
            %606 = stablehlo.bitcast_convert %605 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %607 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %608 = stablehlo.xor %606, %607 : tensor<7x97xi32>
            %609 = stablehlo.bitcast_convert %608 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %610 = stablehlo.add %609, %567 : tensor<7x97xf32>
            %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %611 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %612 = stablehlo.add %610, %611 : tensor<7x97xf32>
            %613 = stablehlo.convert %557 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_251 = stablehlo.constant dense<127> : tensor<i32>
            %614 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %615 = stablehlo.add %613, %614 : tensor<7x97xi32>
            %c_252 = stablehlo.constant dense<23> : tensor<i32>
            %616 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %617 = stablehlo.shift_left %615, %616 : tensor<7x97xi32>
            %618 = stablehlo.bitcast_convert %617 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_253 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %619 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %620 = stablehlo.compare LT, %470, %619, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %621 = stablehlo.multiply %612, %618 : tensor<7x97xf32>
            %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %622 = func.call @_where_19(%620, %cst_254, %621) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
            %623 = stablehlo.broadcast_in_dim %549, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %625 = stablehlo.compare GE, %514, %624, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %626 = func.call @_where_16(%625, %622, %cst_255) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %627 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_256 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %628 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %629 = stablehlo.compare EQ, %627, %628, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_257 = stablehlo.constant dense<0> : tensor<i32>
            %630 = func.call @_where_20(%629, %c_257, %627) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_258 = stablehlo.constant dense<0> : tensor<i32>
            %631 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %632 = stablehlo.compare LT, %630, %631, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_259 = stablehlo.constant dense<2147483647> : tensor<i32>
            %633 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %634 = stablehlo.xor %630, %633 : tensor<7x97xi32>
            %635 = func.call @_where_21(%632, %634, %630) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %636 = stablehlo.broadcast_in_dim %549, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %638 = stablehlo.compare GE, %635, %637, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_260 = stablehlo.constant dense<31> : tensor<i32>
            %639 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %640 = stablehlo.shift_right_logical %417, %639 : tensor<7xi32>
            %641 = stablehlo.broadcast_in_dim %640, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %cst_261 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %642 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %643 = stablehlo.maximum %values, %642 : tensor<7x97xf32>
            %cst_262 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %644 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %645 = stablehlo.multiply %643, %644 : tensor<7x97xf32>
            %646 = func.call @round(%645) : (tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_263 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %647 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %648 = stablehlo.multiply %646, %647 : tensor<7x97xf32>
            %649 = stablehlo.subtract %643, %648 : tensor<7x97xf32>
            %cst_264 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %650 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %651 = stablehlo.multiply %646, %650 : tensor<7x97xf32>
            %652 = stablehlo.bitcast_convert %651 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %653 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %654 = stablehlo.xor %652, %653 : tensor<7x97xi32>
            %655 = stablehlo.bitcast_convert %654 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %656 = stablehlo.subtract %649, %655 : tensor<7x97xf32>
            %cst_265 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %657 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %658 = stablehlo.multiply %657, %656 : tensor<7x97xf32>
            %659 = stablehlo.bitcast_convert %658 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %660 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %661 = stablehlo.xor %659, %660 : tensor<7x97xi32>
            %662 = stablehlo.bitcast_convert %661 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_266 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %663 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %664 = stablehlo.add %662, %663 : tensor<7x97xf32>
            %665 = stablehlo.multiply %664, %656 : tensor<7x97xf32>
            %666 = stablehlo.bitcast_convert %665 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %667 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %668 = stablehlo.xor %666, %667 : tensor<7x97xi32>
            %669 = stablehlo.bitcast_convert %668 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_267 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %670 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %671 = stablehlo.add %669, %670 : tensor<7x97xf32>
            %672 = stablehlo.multiply %671, %656 : tensor<7x97xf32>
            %673 = stablehlo.bitcast_convert %672 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %674 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %675 = stablehlo.xor %673, %674 : tensor<7x97xi32>
            %676 = stablehlo.bitcast_convert %675 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_268 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %677 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %678 = stablehlo.add %676, %677 : tensor<7x97xf32>
            %679 = stablehlo.multiply %678, %656 : tensor<7x97xf32>
            %680 = stablehlo.bitcast_convert %679 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %681 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %682 = stablehlo.xor %680, %681 : tensor<7x97xi32>
            %683 = stablehlo.bitcast_convert %682 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_269 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %684 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %685 = stablehlo.add %683, %684 : tensor<7x97xf32>
            %686 = stablehlo.multiply %685, %656 : tensor<7x97xf32>
            %687 = stablehlo.bitcast_convert %686 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %688 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %689 = stablehlo.xor %687, %688 : tensor<7x97xi32>
            %690 = stablehlo.bitcast_convert %689 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_270 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %691 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %692 = stablehlo.add %690, %691 : tensor<7x97xf32>
            %693 = stablehlo.multiply %692, %656 : tensor<7x97xf32>
            %694 = stablehlo.multiply %693, %656 : tensor<7x97xf32>
            %695 = stablehlo.bitcast_convert %694 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %696 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %697 = stablehlo.xor %695, %696 : tensor<7x97xi32>
            %698 = stablehlo.bitcast_convert %697 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %699 = stablehlo.add %698, %656 : tensor<7x97xf32>
            %cst_271 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %700 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %701 = stablehlo.add %699, %700 : tensor<7x97xf32>
            %702 = stablehlo.convert %646 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_272 = stablehlo.constant dense<127> : tensor<i32>
            %703 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %704 = stablehlo.add %702, %703 : tensor<7x97xi32>
            %c_273 = stablehlo.constant dense<23> : tensor<i32>
            %705 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %706 = stablehlo.shift_left %704, %705 : tensor<7x97xi32>
            %707 = stablehlo.bitcast_convert %706 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_274 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %708 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %709 = stablehlo.compare LT, %values, %708, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %710 = stablehlo.multiply %701, %707 : tensor<7x97xf32>
            %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %711 = func.call @_where_19(%709, %cst_275, %710) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %712 = func.call @_where_16(%638, %711, %cst_276) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_277 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %713 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %714 = stablehlo.maximum %419, %713 : tensor<7xf32>
            %c_278 = stablehlo.constant dense<0> : tensor<i32>
            %715 = "stablehlo.case"(%c_278) ({
              %c_299 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_299 : tensor<i32>
            }, {
              %c_299 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_299 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %716 = "stablehlo.case"(%715) ({
              %c_299 = stablehlo.constant dense<0> : tensor<i32>
              %818 = func.call @_pad_24(%626, %c_299) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
              %819 = stablehlo.slice %818 [0:7, 0:13] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %820 = stablehlo.slice %818 [0:7, 13:26] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %821 = stablehlo.slice %818 [0:7, 26:39] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %822 = stablehlo.slice %818 [0:7, 39:52] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %823 = stablehlo.slice %818 [0:7, 52:65] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %824 = stablehlo.slice %818 [0:7, 65:78] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %825 = stablehlo.slice %818 [0:7, 78:91] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %826 = stablehlo.slice %818 [0:7, 91:104] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %827 = stablehlo.add %819, %820 : tensor<7x13xf32>
              %828 = stablehlo.add %821, %822 : tensor<7x13xf32>
              %829 = stablehlo.add %827, %828 : tensor<7x13xf32>
              %830 = stablehlo.add %823, %824 : tensor<7x13xf32>
              %831 = stablehlo.add %825, %826 : tensor<7x13xf32>
              %832 = stablehlo.add %830, %831 : tensor<7x13xf32>
              %833 = stablehlo.add %829, %832 : tensor<7x13xf32>
              %834 = stablehlo.optimization_barrier %833 : tensor<7x13xf32>
              %c_300 = stablehlo.constant dense<0> : tensor<i32>
              %835 = func.call @_pad_25(%834, %c_300) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
              %836 = stablehlo.slice %835 [0:7, 0:2] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %837 = stablehlo.slice %835 [0:7, 2:4] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %838 = stablehlo.slice %835 [0:7, 4:6] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %839 = stablehlo.slice %835 [0:7, 6:8] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %840 = stablehlo.slice %835 [0:7, 8:10] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %841 = stablehlo.slice %835 [0:7, 10:12] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %842 = stablehlo.slice %835 [0:7, 12:14] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %843 = stablehlo.slice %835 [0:7, 14:16] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %844 = stablehlo.add %836, %837 : tensor<7x2xf32>
              %845 = stablehlo.add %838, %839 : tensor<7x2xf32>
              %846 = stablehlo.add %844, %845 : tensor<7x2xf32>
              %847 = stablehlo.add %840, %841 : tensor<7x2xf32>
              %848 = stablehlo.add %842, %843 : tensor<7x2xf32>
              %849 = stablehlo.add %847, %848 : tensor<7x2xf32>
              %850 = stablehlo.add %846, %849 : tensor<7x2xf32>
              %851 = stablehlo.optimization_barrier %850 : tensor<7x2xf32>
              %c_301 = stablehlo.constant dense<0> : tensor<i32>
              %852 = func.call @_pad_26(%851, %c_301) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
              %853 = stablehlo.slice %852 [0:7, 0:1] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %854 = stablehlo.slice %852 [0:7, 1:2] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %855 = stablehlo.slice %852 [0:7, 2:3] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %856 = stablehlo.slice %852 [0:7, 3:4] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %857 = stablehlo.slice %852 [0:7, 4:5] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %858 = stablehlo.slice %852 [0:7, 5:6] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %859 = stablehlo.slice %852 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %860 = stablehlo.slice %852 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %861 = stablehlo.add %853, %854 : tensor<7x1xf32>
              %862 = stablehlo.add %855, %856 : tensor<7x1xf32>
              %863 = stablehlo.add %861, %862 : tensor<7x1xf32>
              %864 = stablehlo.add %857, %858 : tensor<7x1xf32>
              %865 = stablehlo.add %859, %860 : tensor<7x1xf32>
              %866 = stablehlo.add %864, %865 : tensor<7x1xf32>
              %867 = stablehlo.add %863, %866 : tensor<7x1xf32>
              %868 = stablehlo.optimization_barrier %867 : tensor<7x1xf32>
              %869 = stablehlo.reshape %868 : (tensor<7x1xf32>) -> tensor<7xf32>
              stablehlo.return %869 : tensor<7xf32>
            }) : (tensor<i32>) -> tensor<7xf32>
            %717 = stablehlo.multiply %714, %716 : tensor<7xf32>
            %718 = stablehlo.slice %712 [0:7, 0:96:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %719 = stablehlo.slice %712 [0:7, 1:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %720 = stablehlo.add %718, %719 : tensor<7x48xf32>
            %721 = stablehlo.slice %720 [0:7, 0:47:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %722 = stablehlo.slice %720 [0:7, 1:48:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %723 = stablehlo.add %721, %722 : tensor<7x24xf32>
            %724 = stablehlo.slice %723 [0:7, 0:23:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %725 = stablehlo.slice %723 [0:7, 1:24:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %726 = stablehlo.add %724, %725 : tensor<7x12xf32>
            %727 = stablehlo.slice %726 [0:7, 0:11:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %728 = stablehlo.slice %726 [0:7, 1:12:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %729 = stablehlo.add %727, %728 : tensor<7x6xf32>
            %730 = stablehlo.slice %729 [0:7, 0:5:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %731 = stablehlo.slice %729 [0:7, 1:6:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %732 = stablehlo.add %730, %731 : tensor<7x3xf32>
            %733 = stablehlo.slice %732 [0:7, 0:2:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %734 = stablehlo.slice %732 [0:7, 1:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %735 = stablehlo.add %733, %734 : tensor<7x1xf32>
            %736 = stablehlo.slice %732 [0:7, 2:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %737 = stablehlo.add %735, %736 : tensor<7x1xf32>
            %738 = stablehlo.slice %732 [0:7, 0:1] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %739 = stablehlo.concatenate %738, %737, dim = 1 : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x2xf32>
            %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %740 = stablehlo.pad %739, %cst_279, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x3xf32>
            %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %741 = stablehlo.pad %735, %cst_280, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x3xf32>
            %742 = stablehlo.add %740, %741 : tensor<7x3xf32>
            %743 = stablehlo.slice %742 [0:7, 0:2] : (tensor<7x3xf32>) -> tensor<7x2xf32>
            %744 = stablehlo.slice %729 [0:7, 2:6:2] : (tensor<7x6xf32>) -> tensor<7x2xf32>
            %745 = stablehlo.add %743, %744 : tensor<7x2xf32>
            %746 = stablehlo.slice %729 [0:7, 0:1] : (tensor<7x6xf32>) -> tensor<7x1xf32>
            %747 = stablehlo.concatenate %746, %745, dim = 1 : (tensor<7x1xf32>, tensor<7x2xf32>) -> tensor<7x3xf32>
            %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %748 = stablehlo.pad %747, %cst_281, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %749 = stablehlo.pad %742, %cst_282, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %750 = stablehlo.add %748, %749 : tensor<7x6xf32>
            %751 = stablehlo.slice %750 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
            %752 = stablehlo.slice %726 [0:7, 2:12:2] : (tensor<7x12xf32>) -> tensor<7x5xf32>
            %753 = stablehlo.add %751, %752 : tensor<7x5xf32>
            %754 = stablehlo.slice %726 [0:7, 0:1] : (tensor<7x12xf32>) -> tensor<7x1xf32>
            %755 = stablehlo.concatenate %754, %753, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
            %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %756 = stablehlo.pad %755, %cst_283, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %757 = stablehlo.pad %750, %cst_284, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %758 = stablehlo.add %756, %757 : tensor<7x12xf32>
            %759 = stablehlo.slice %758 [0:7, 0:11] : (tensor<7x12xf32>) -> tensor<7x11xf32>
            %760 = stablehlo.slice %723 [0:7, 2:24:2] : (tensor<7x24xf32>) -> tensor<7x11xf32>
            %761 = stablehlo.add %759, %760 : tensor<7x11xf32>
            %762 = stablehlo.slice %723 [0:7, 0:1] : (tensor<7x24xf32>) -> tensor<7x1xf32>
            %763 = stablehlo.concatenate %762, %761, dim = 1 : (tensor<7x1xf32>, tensor<7x11xf32>) -> tensor<7x12xf32>
            %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %764 = stablehlo.pad %763, %cst_285, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %765 = stablehlo.pad %758, %cst_286, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %766 = stablehlo.add %764, %765 : tensor<7x24xf32>
            %767 = stablehlo.slice %766 [0:7, 0:23] : (tensor<7x24xf32>) -> tensor<7x23xf32>
            %768 = stablehlo.slice %720 [0:7, 2:48:2] : (tensor<7x48xf32>) -> tensor<7x23xf32>
            %769 = stablehlo.add %767, %768 : tensor<7x23xf32>
            %770 = stablehlo.slice %720 [0:7, 0:1] : (tensor<7x48xf32>) -> tensor<7x1xf32>
            %771 = stablehlo.concatenate %770, %769, dim = 1 : (tensor<7x1xf32>, tensor<7x23xf32>) -> tensor<7x24xf32>
            %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %772 = stablehlo.pad %771, %cst_287, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %773 = stablehlo.pad %766, %cst_288, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %774 = stablehlo.add %772, %773 : tensor<7x48xf32>
            %775 = stablehlo.slice %712 [0:7, 2:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %776 = stablehlo.add %774, %775 : tensor<7x48xf32>
            %777 = stablehlo.slice %712 [0:7, 0:1] : (tensor<7x97xf32>) -> tensor<7x1xf32>
            %778 = stablehlo.concatenate %777, %776, dim = 1 : (tensor<7x1xf32>, tensor<7x48xf32>) -> tensor<7x49xf32>
            %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %779 = stablehlo.pad %778, %cst_289, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x49xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %780 = stablehlo.pad %774, %cst_290, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x48xf32>, tensor<f32>) -> tensor<7x97xf32>
            %781 = stablehlo.add %779, %780 : tensor<7x97xf32>
            %782 = stablehlo.broadcast_in_dim %717, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %783 = stablehlo.broadcast_in_dim %782, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %784 = stablehlo.compare GE, %781, %783, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %785 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_291 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %786 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %787 = stablehlo.compare EQ, %785, %786, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_292 = stablehlo.constant dense<0> : tensor<i32>
            %788 = func.call @_where_20(%787, %c_292, %785) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_293 = stablehlo.constant dense<0> : tensor<i32>
            %789 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %790 = stablehlo.compare LT, %788, %789, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_294 = stablehlo.constant dense<2147483647> : tensor<i32>
            %791 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %792 = stablehlo.xor %788, %791 : tensor<7x97xi32>
            %793 = func.call @_where_21(%790, %792, %788) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %794 = func.call @argmax(%784) : (tensor<7x97xi1>) -> tensor<7xi32>
            %795 = stablehlo.broadcast_in_dim %794, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %796 = func.call @take_along_axis_22(%793, %795) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %797 = stablehlo.reshape %796 : (tensor<7x1xi32>) -> tensor<7xi32>
            %cst_295 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %798 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %799 = stablehlo.compare GE, %419, %798, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
            %c_296 = stablehlo.constant dense<false> : tensor<i1>
            %800 = stablehlo.reduce(%784 init: %c_296) applies stablehlo.or across dimensions = [1] : (tensor<7x97xi1>, tensor<i1>) -> tensor<7xi1>
            %c_297 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %801 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %802 = stablehlo.not %799 : tensor<7xi1>
            %803 = stablehlo.not %800 : tensor<7xi1>
            %804 = stablehlo.and %802, %803 : tensor<7xi1>
            %c_298 = stablehlo.constant dense<false> : tensor<i1>
            %805 = stablehlo.reduce(%804 init: %c_298) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %806 = stablehlo.convert %805 : (tensor<i1>) -> tensor<i32>
            %807 = "stablehlo.case"(%806) ({
              stablehlo.return %801 : tensor<7xi32>
            }, {
              %c_299 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %818 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_300 = stablehlo.constant dense<2147483647> : tensor<i32>
              %819 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_301 = stablehlo.constant dense<0> : tensor<i32>
              %c_302 = stablehlo.constant dense<0> : tensor<i32>
              %820:7 = stablehlo.while(%iterArg_303 = %514, %iterArg_304 = %626, %iterArg_305 = %717, %iterArg_306 = %c_302, %iterArg_307 = %c_301, %iterArg_308 = %818, %iterArg_309 = %819) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_310 = stablehlo.constant dense<32> : tensor<i32>
                %821 = stablehlo.compare LT, %iterArg_306, %c_310, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %821 : tensor<i1>
              } do {
                %821:3 = func.call @closed_call_23(%iterArg_303, %iterArg_304, %iterArg_305, %iterArg_307, %iterArg_308, %iterArg_309) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_310 = stablehlo.constant dense<1> : tensor<i32>
                %822 = stablehlo.add %iterArg_306, %c_310 : tensor<i32>
                stablehlo.return %iterArg_303, %iterArg_304, %iterArg_305, %822, %821#0, %821#1, %821#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %820#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %808 = func.call @_where_27(%800, %797, %807) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %809 = func.call @_where_27(%799, %801, %808) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %810 = stablehlo.maximum %549, %809 : tensor<7xi32>
            %811 = stablehlo.broadcast_in_dim %810, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %812 = stablehlo.broadcast_in_dim %811, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %813 = stablehlo.compare GE, %514, %812, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %814 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %816 = stablehlo.compare GE, %622, %815, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %817 = stablehlo.and %813, %816 : tensor<7x97xi1>
            stablehlo.return %817 : tensor<7x97xi1>
          }) : (tensor<i32>) -> tensor<7x97xi1>
          %482 = stablehlo.add %470, %448 : tensor<7x97xf32>
          %cst_211 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %483 = func.call @_where_16(%481, %482, %cst_211) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %cst_212 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %484 = func.call @_pad(%483, %cst_212) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
          %485 = stablehlo.reshape %484 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
          %cst_213 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %486 = stablehlo.reduce(%485 init: %cst_213) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %487 = stablehlo.reduce(%486 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
          %488 = stablehlo.broadcast_in_dim %487, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %489 = stablehlo.compare EQ, %486, %488, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
          %490 = stablehlo.iota dim = 1 : tensor<7x1xi32>
          %c_215 = stablehlo.constant dense<1> : tensor<i32>
          %491 = func.call @_where_17(%489, %490, %c_215) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
          %c_216 = stablehlo.constant dense<2147483647> : tensor<i32>
          %492 = stablehlo.reduce(%491 init: %c_216) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
          %493 = stablehlo.broadcast_in_dim %492, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
          %494 = func.call @take_along_axis(%485, %493) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
          %495 = stablehlo.reshape %494 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
          %496 = stablehlo.broadcast_in_dim %488, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
          %497 = stablehlo.compare EQ, %495, %496, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
          %498 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_217 = stablehlo.constant dense<128> : tensor<i32>
          %499 = func.call @_where_12(%497, %498, %c_217) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
          %c_218 = stablehlo.constant dense<2147483647> : tensor<i32>
          %500 = stablehlo.reduce(%499 init: %c_218) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
          %c_219 = stablehlo.constant dense<128> : tensor<i32>
          %501 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %502 = stablehlo.multiply %492, %501 : tensor<7xi32>
          %503 = stablehlo.add %502, %500 : tensor<7xi32>
          %c_220 = stablehlo.constant dense<97> : tensor<i32>
          %504 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %505 = stablehlo.minimum %503, %504 : tensor<7xi32>
          stablehlo.return %505 : tensor<7xi32>
        }) : (tensor<i32>) -> tensor<7xi32>
        %391 = func.call @_where_27(%387, %390, %385) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
        %392:3 = stablehlo.custom_call @xlabatch_summarize_logits(%140, %145) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %393 = stablehlo.compare GE, %300, %242, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_178 = stablehlo.constant dense<2> : tensor<i32>
        %c_179 = stablehlo.constant dense<0> : tensor<i32>
        %394 = func.call @_where_28(%393, %c_178, %c_179) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %395 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %397 = stablehlo.compare EQ, %396, %235, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_180 = stablehlo.constant dense<false> : tensor<i1>
        %398 = stablehlo.reduce(%397 init: %c_180) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_181 = stablehlo.constant dense<1> : tensor<i32>
        %399 = func.call @_where_29(%398, %c_181, %394) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %400 = func.call @_where_30(%392#2, %399, %c_182) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %401 = stablehlo.convert %400 : tensor<7xi32>
        %c_183 = stablehlo.constant dense<3> : tensor<i32>
        %402 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %403 = stablehlo.compare NE, %401, %402, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %404 = stablehlo.and %363, %403 : tensor<7xi1>
        %c_184 = stablehlo.constant dense<4> : tensor<i32>
        %405 = func.call @_where_31(%404, %c_184, %401) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %406 = stablehlo.broadcast_in_dim %391, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %407 = stablehlo.broadcast_in_dim %405, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %408 = stablehlo.broadcast_in_dim %392#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %409 = stablehlo.concatenate %406, %407, %408, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %410 = stablehlo.broadcast_in_dim %145, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %411 = func.call @_where_32(%410, %409, %iterArg_84) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %411 : tensor<3x7xi32>
      }, {
        %c_101 = stablehlo.constant dense<0> : tensor<i32>
        %152 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %153 = stablehlo.compare LT, %132, %152, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_102 = stablehlo.constant dense<3> : tensor<i32>
        %154 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %155 = stablehlo.add %132, %154 : tensor<7xi32>
        %156 = stablehlo.select %153, %155, %132 : tensor<7xi1>, tensor<7xi32>
        %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %158 = "stablehlo.gather"(%iterArg_58, %157) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_103 = stablehlo.constant dense<0> : tensor<i32>
        %159 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %160 = stablehlo.compare LT, %132, %159, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_104 = stablehlo.constant dense<3> : tensor<i32>
        %161 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %162 = stablehlo.add %132, %161 : tensor<7xi32>
        %163 = stablehlo.select %160, %162, %132 : tensor<7xi1>, tensor<7xi32>
        %164 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %165 = "stablehlo.gather"(%iterArg_59, %164) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_105 = stablehlo.constant dense<0> : tensor<i32>
        %166 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %167 = stablehlo.compare LT, %132, %166, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_106 = stablehlo.constant dense<3> : tensor<i32>
        %168 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %169 = stablehlo.add %132, %168 : tensor<7xi32>
        %170 = stablehlo.select %167, %169, %132 : tensor<7xi1>, tensor<7xi32>
        %171 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %172 = "stablehlo.gather"(%iterArg_60, %171) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_107 = stablehlo.constant dense<0> : tensor<i32>
        %173 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %174 = stablehlo.compare LT, %132, %173, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_108 = stablehlo.constant dense<3> : tensor<i32>
        %175 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %176 = stablehlo.add %132, %175 : tensor<7xi32>
        %177 = stablehlo.select %174, %176, %132 : tensor<7xi1>, tensor<7xi32>
        %178 = stablehlo.broadcast_in_dim %177, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %179 = "stablehlo.gather"(%iterArg_61, %178) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_109 = stablehlo.constant dense<0> : tensor<i32>
        %180 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %181 = stablehlo.compare LT, %132, %180, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_110 = stablehlo.constant dense<3> : tensor<i32>
        %182 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %183 = stablehlo.add %132, %182 : tensor<7xi32>
        %184 = stablehlo.select %181, %183, %132 : tensor<7xi1>, tensor<7xi32>
        %185 = stablehlo.broadcast_in_dim %184, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %186 = "stablehlo.gather"(%iterArg_60, %185) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_111 = stablehlo.constant dense<0> : tensor<i32>
        %187 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %188 = stablehlo.compare LT, %132, %187, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_112 = stablehlo.constant dense<3> : tensor<i32>
        %189 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %190 = stablehlo.add %132, %189 : tensor<7xi32>
        %191 = stablehlo.select %188, %190, %132 : tensor<7xi1>, tensor<7xi32>
        %192 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %193 = "stablehlo.gather"(%iterArg_62, %192) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_113 = stablehlo.constant dense<0> : tensor<i32>
        %194 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %195 = stablehlo.compare LT, %132, %194, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_114 = stablehlo.constant dense<3> : tensor<i32>
        %196 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %197 = stablehlo.add %132, %196 : tensor<7xi32>
        %198 = stablehlo.select %195, %197, %132 : tensor<7xi1>, tensor<7xi32>
        %199 = stablehlo.broadcast_in_dim %198, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %200 = "stablehlo.gather"(%iterArg_63, %199) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_115 = stablehlo.constant dense<0> : tensor<i32>
        %201 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %202 = stablehlo.compare LT, %132, %201, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_116 = stablehlo.constant dense<3> : tensor<i32>
        %203 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %204 = stablehlo.add %132, %203 : tensor<7xi32>
        %205 = stablehlo.select %202, %204, %132 : tensor<7xi1>, tensor<7xi32>
        %206 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %207 = "stablehlo.gather"(%iterArg_64, %206) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_117 = stablehlo.constant dense<0> : tensor<i32>
        %208 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %209 = stablehlo.compare LT, %132, %208, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_118 = stablehlo.constant dense<3> : tensor<i32>
        %210 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %211 = stablehlo.add %132, %210 : tensor<7xi32>
        %212 = stablehlo.select %209, %211, %132 : tensor<7xi1>, tensor<7xi32>
        %213 = stablehlo.broadcast_in_dim %212, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %214 = "stablehlo.gather"(%iterArg_65, %213) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_119 = stablehlo.constant dense<0> : tensor<i32>
        %215 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %216 = stablehlo.compare LT, %132, %215, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_120 = stablehlo.constant dense<3> : tensor<i32>
        %217 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %218 = stablehlo.add %132, %217 : tensor<7xi32>
        %219 = stablehlo.select %216, %218, %132 : tensor<7xi1>, tensor<7xi32>
        %220 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %221 = "stablehlo.gather"(%iterArg_66, %220) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_121 = stablehlo.constant dense<0> : tensor<i32>
        %222 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %223 = stablehlo.compare LT, %132, %222, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_122 = stablehlo.constant dense<3> : tensor<i32>
        %224 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %225 = stablehlo.add %132, %224 : tensor<7xi32>
        %226 = stablehlo.select %223, %225, %132 : tensor<7xi1>, tensor<7xi32>
        %227 = stablehlo.broadcast_in_dim %226, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %228 = "stablehlo.gather"(%iterArg_67, %227) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_123 = stablehlo.constant dense<0> : tensor<i32>
        %229 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %230 = stablehlo.compare LT, %132, %229, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_124 = stablehlo.constant dense<3> : tensor<i32>
        %231 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %232 = stablehlo.add %132, %231 : tensor<7xi32>
        %233 = stablehlo.select %230, %232, %132 : tensor<7xi1>, tensor<7xi32>
        %234 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %235 = "stablehlo.gather"(%iterArg_68, %234) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_125 = stablehlo.constant dense<0> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %237 = stablehlo.compare LT, %132, %236, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_126 = stablehlo.constant dense<3> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %239 = stablehlo.add %132, %238 : tensor<7xi32>
        %240 = stablehlo.select %237, %239, %132 : tensor<7xi1>, tensor<7xi32>
        %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %242 = "stablehlo.gather"(%iterArg_69, %241) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_127 = stablehlo.constant dense<0> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %244 = stablehlo.compare LT, %132, %243, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_128 = stablehlo.constant dense<3> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %246 = stablehlo.add %132, %245 : tensor<7xi32>
        %247 = stablehlo.select %244, %246, %132 : tensor<7xi1>, tensor<7xi32>
        %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %249 = "stablehlo.gather"(%iterArg_70, %248) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_129 = stablehlo.constant dense<0> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %251 = stablehlo.compare LT, %132, %250, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_130 = stablehlo.constant dense<3> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %253 = stablehlo.add %132, %252 : tensor<7xi32>
        %254 = stablehlo.select %251, %253, %132 : tensor<7xi1>, tensor<7xi32>
        %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %256 = "stablehlo.gather"(%iterArg_71, %255) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_131 = stablehlo.constant dense<0> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %258 = stablehlo.compare LT, %132, %257, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_132 = stablehlo.constant dense<3> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %260 = stablehlo.add %132, %259 : tensor<7xi32>
        %261 = stablehlo.select %258, %260, %132 : tensor<7xi1>, tensor<7xi32>
        %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %263 = "stablehlo.gather"(%iterArg_72, %262) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_133 = stablehlo.constant dense<0> : tensor<i32>
        %264 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %265 = stablehlo.compare LT, %132, %264, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_134 = stablehlo.constant dense<3> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %267 = stablehlo.add %132, %266 : tensor<7xi32>
        %268 = stablehlo.select %265, %267, %132 : tensor<7xi1>, tensor<7xi32>
        %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %270 = "stablehlo.gather"(%iterArg_73, %269) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_135 = stablehlo.constant dense<0> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %272 = stablehlo.compare LT, %132, %271, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_136 = stablehlo.constant dense<3> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %274 = stablehlo.add %132, %273 : tensor<7xi32>
        %275 = stablehlo.select %272, %274, %132 : tensor<7xi1>, tensor<7xi32>
        %276 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %277 = "stablehlo.gather"(%iterArg_74, %276) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_137 = stablehlo.constant dense<0> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %279 = stablehlo.compare LT, %132, %278, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_138 = stablehlo.constant dense<3> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %281 = stablehlo.add %132, %280 : tensor<7xi32>
        %282 = stablehlo.select %279, %281, %132 : tensor<7xi1>, tensor<7xi32>
        %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %284 = "stablehlo.gather"(%iterArg_75, %283) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_139 = stablehlo.constant dense<0> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %286 = stablehlo.compare LT, %132, %285, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_140 = stablehlo.constant dense<3> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %288 = stablehlo.add %132, %287 : tensor<7xi32>
        %289 = stablehlo.select %286, %288, %132 : tensor<7xi1>, tensor<7xi32>
        %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %291 = "stablehlo.gather"(%iterArg_76, %290) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_141 = stablehlo.constant dense<0> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %293 = stablehlo.compare LT, %132, %292, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_142 = stablehlo.constant dense<3> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %295 = stablehlo.add %132, %294 : tensor<7xi32>
        %296 = stablehlo.select %293, %295, %132 : tensor<7xi1>, tensor<7xi32>
        %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %298 = "stablehlo.gather"(%iterArg_77, %297) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_143 = stablehlo.constant dense<1> : tensor<i32>
        %299 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %300 = stablehlo.add %136, %299 : tensor<7xi32>
        %301:3 = stablehlo.custom_call @xlabatch_summarize_logits(%140, %145) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %c_144 = stablehlo.constant dense<false> : tensor<i1>
        %302 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i1>) -> tensor<7xi1>
        %303 = stablehlo.compare GE, %300, %242, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_145 = stablehlo.constant dense<2> : tensor<i32>
        %c_146 = stablehlo.constant dense<0> : tensor<i32>
        %304 = func.call @_where_28(%303, %c_145, %c_146) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %305 = stablehlo.broadcast_in_dim %301#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %307 = stablehlo.compare EQ, %306, %235, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_147 = stablehlo.constant dense<false> : tensor<i1>
        %308 = stablehlo.reduce(%307 init: %c_147) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_148 = stablehlo.constant dense<1> : tensor<i32>
        %309 = func.call @_where_29(%308, %c_148, %304) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_149 = stablehlo.constant dense<3> : tensor<i32>
        %310 = func.call @_where_30(%301#2, %309, %c_149) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %311 = stablehlo.convert %310 : tensor<7xi32>
        %c_150 = stablehlo.constant dense<3> : tensor<i32>
        %312 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %313 = stablehlo.compare NE, %311, %312, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %314 = stablehlo.and %302, %313 : tensor<7xi1>
        %c_151 = stablehlo.constant dense<4> : tensor<i32>
        %315 = func.call @_where_31(%314, %c_151, %311) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %316 = stablehlo.broadcast_in_dim %301#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %317 = stablehlo.broadcast_in_dim %315, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %318 = stablehlo.broadcast_in_dim %301#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %319 = stablehlo.concatenate %316, %317, %318, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %320 = stablehlo.broadcast_in_dim %145, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %321 = func.call @_where_32(%320, %319, %iterArg_78) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %321 : tensor<3x7xi32>
      }) : (tensor<i32>) -> tensor<3x7xi32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %148 = stablehlo.compare LT, %128, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_99 = stablehlo.constant dense<7> : tensor<i32>
      %149 = stablehlo.add %128, %c_99 : tensor<i32>
      %150 = stablehlo.select %148, %149, %128 : tensor<i1>, tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %151 = stablehlo.dynamic_update_slice %iterArg_87, %147, %c_100, %150 : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x7xi32>
      stablehlo.return %iterArg, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %126, %iterArg_86, %151 : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    }
    %58 = call @_roll_static(%57#34) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %59 = stablehlo.slice %58 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %60 = stablehlo.reshape %59 : (tensor<1x7xi32>) -> tensor<7xi32>
    %61 = stablehlo.compare EQ, %arg31, %60, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %62 = stablehlo.slice %58 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %63 = stablehlo.reshape %62 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %65 = stablehlo.compare EQ, %63, %64, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %66 = stablehlo.and %61, %65 : tensor<7xi1>
    %67 = stablehlo.or %arg34, %66 : tensor<7xi1>
    %68 = stablehlo.iota dim = 0 : tensor<7xi32>
    %69 = stablehlo.not %67 : tensor<7xi1>
    %c_34 = stablehlo.constant dense<-1> : tensor<i32>
    %70 = call @_where(%69, %68, %c_34) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %71 = call @cummax(%70) : (tensor<7xi32>) -> tensor<7xi32>
    %c_35 = stablehlo.constant dense<-1> : tensor<i32>
    %72 = call @_where(%arg34, %68, %c_35) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %73 = call @cummax(%72) : (tensor<7xi32>) -> tensor<7xi32>
    %74 = stablehlo.compare LT, %71, %73, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %75 = stablehlo.and %74, %2 : tensor<7xi1>
    %76 = stablehlo.broadcast_in_dim %75, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %77 = call @_where_33(%76, %57#34, %c_6) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %79 = stablehlo.add %arg33, %78 : tensor<7xi32>
    %c_37 = stablehlo.constant dense<3> : tensor<i32>
    %80 = call @_where(%75, %arg32, %c_37) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %81 = stablehlo.slice %77 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %82 = stablehlo.reshape %81 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %84 = stablehlo.compare EQ, %82, %83, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_39 = stablehlo.constant dense<3> : tensor<i32>
    %85 = call @_where_34(%84, %c_39, %80) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_40 = stablehlo.constant dense<128> : tensor<i32>
    %86 = call @_where(%75, %79, %c_40) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %87 = stablehlo.slice %77 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %88 = stablehlo.reshape %87 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_41 = stablehlo.constant dense<128> : tensor<i32>
    %89 = call @floor_divide(%86, %c_41) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_42 = stablehlo.constant dense<128> : tensor<i32>
    %90 = call @remainder(%86, %c_42) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %92 = stablehlo.compare LT, %arg32, %91, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %94 = stablehlo.add %arg32, %93 : tensor<7xi32>
    %95 = stablehlo.select %92, %94, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %97 = stablehlo.compare LT, %89, %96, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_46 = stablehlo.constant dense<1> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %99 = stablehlo.add %89, %98 : tensor<7xi32>
    %100 = stablehlo.select %97, %99, %89 : tensor<7xi1>, tensor<7xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %102 = stablehlo.compare LT, %90, %101, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %104 = stablehlo.add %90, %103 : tensor<7xi32>
    %105 = stablehlo.select %102, %104, %90 : tensor<7xi1>, tensor<7xi32>
    %106 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %107 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %108 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %109 = stablehlo.concatenate %106, %107, %108, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %110 = "stablehlo.scatter"(%52, %109, %88) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %112 = stablehlo.compare LT, %80, %111, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_50 = stablehlo.constant dense<3> : tensor<i32>
    %113 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %114 = stablehlo.add %80, %113 : tensor<7xi32>
    %115 = stablehlo.select %112, %114, %80 : tensor<7xi1>, tensor<7xi32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %117 = "stablehlo.scatter"(%arg11, %116, %79) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %126 = stablehlo.maximum %arg38, %arg39 : tensor<i32>
      stablehlo.return %126 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %119 = stablehlo.compare LT, %85, %118, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_52 = stablehlo.constant dense<3> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %121 = stablehlo.add %85, %120 : tensor<7xi32>
    %122 = stablehlo.select %119, %121, %85 : tensor<7xi1>, tensor<7xi32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_53 = stablehlo.constant dense<false> : tensor<i1>
    %124 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %125 = "stablehlo.scatter"(%arg12, %123, %124) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<3xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<3xi1>
    return %14#14, %14#15, %110, %117, %125, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %77, %30 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x7xi32>, tensor<7x97xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @closed_call(%arg0: tensor<7x1xi32>, %arg1: tensor<i32>, %arg2: tensor<2x8x36x16x1xf32>, %arg3: tensor<2x36xf32>, %arg4: tensor<7x1xi32>, %arg5: tensor<7xi32>, %arg6: tensor<7x5xf32>, %arg7: tensor<7x5xf32>, %arg8: tensor<2x3x60x16x1xf32>, %arg9: tensor<2x8x36x16x1xf32>, %arg10: tensor<2x36xf32>, %arg11: tensor<2x3x56x16x1xf32>, %arg12: tensor<i32>, %arg13: tensor<3x2x1x3x10x128xf32>, %arg14: tensor<3x2x1x3x128x10xf32>, %arg15: tensor<7x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg12, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.multiply %arg12, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.add %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.add %c_2, %1 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.add %3, %c_3 : tensor<i32>
    %5 = stablehlo.convert %2 : tensor<i32>
    %6 = stablehlo.convert %4 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %18 = stablehlo.custom_call @xlabatch_linear(%9, %arg15, %10, %arg2, %11, %12, %13, %arg3, %14, %15, %16, %17) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x120xf32>
    %19 = stablehlo.reshape %arg4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %20 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %21 = stablehlo.reshape %20 : (tensor<7x1xi32>) -> tensor<7xi32>
    %22 = stablehlo.reshape %arg0 : (tensor<7x1xi32>) -> tensor<7xi32>
    %23 = stablehlo.convert %2 : tensor<i32>
    %24 = stablehlo.convert %4 : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %27 = stablehlo.concatenate %25, %26, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %32:3 = stablehlo.custom_call @xlabatch_attention(%27, %18, %21, %19, %22, %arg6, %arg7, %28, %29, %30, %31, %arg13, %arg14) {backend_config = "", mhlo.backend_config = {cap = 0.000000e+00 : f32, chunk = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 11, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 12, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2xi32>, tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %33 = stablehlo.convert %2 : tensor<i32>
    %34 = stablehlo.convert %4 : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %37 = stablehlo.concatenate %35, %36, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %38 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %46 = stablehlo.custom_call @xlabatch_linear(%37, %32#0, %38, %arg8, %39, %40, %41, %42, %43, %arg15, %44, %45) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %47 = stablehlo.convert %2 : tensor<i32>
    %48 = stablehlo.convert %4 : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %51 = stablehlo.concatenate %49, %50, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %52 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %60 = stablehlo.custom_call @xlabatch_linear(%51, %46, %52, %arg9, %53, %54, %55, %arg10, %56, %57, %58, %59) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %61 = stablehlo.convert %2 : tensor<i32>
    %62 = stablehlo.convert %4 : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %64 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %65 = stablehlo.concatenate %63, %64, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %66 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %74 = stablehlo.custom_call @xlabatch_linear(%65, %60, %66, %arg11, %67, %68, %69, %70, %71, %46, %72, %73) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    return %0, %32#1, %32#2, %74 : tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
  }
  func.func private @floor_divide(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
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
    %14 = call @_where_0(%11, %13, %2) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    return %14 : tensor<7xi32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @remainder(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide_2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
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
    %9 = call @_where_1(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
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
  func.func private @_where_13(%arg0: tensor<7x97xi1>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7x97xi1>, tensor<7x97xf32>
    return %2 : tensor<7x97xf32>
  }
  func.func private @_where_14(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xf32>, %arg2: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x97xi1>, tensor<7x97xf32>
    return %0 : tensor<7x97xf32>
  }
  func.func private @_where_15(%arg0: tensor<7x4xi1>, %arg1: tensor<i32>, %arg2: tensor<7x4xi32>) -> tensor<7x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x4xi1>, tensor<7x4xi32>
    return %2 : tensor<7x4xi32>
  }
  func.func private @_where_16(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xf32>, %arg2: tensor<f32>) -> tensor<7x97xf32> {
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
  func.func private @_where_17(%arg0: tensor<7x1xi1>, %arg1: tensor<7x1xi32>, %arg2: tensor<i32>) -> tensor<7x1xi32> {
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
  func.func private @_where_18(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @_where_19(%arg0: tensor<7x97xi1>, %arg1: tensor<f32>, %arg2: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x97xi1>, tensor<7x97xf32>
    return %2 : tensor<7x97xf32>
  }
  func.func private @_where_20(%arg0: tensor<7x97xi1>, %arg1: tensor<i32>, %arg2: tensor<7x97xi32>) -> tensor<7x97xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x97xi1>, tensor<7x97xi32>
    return %2 : tensor<7x97xi32>
  }
  func.func private @_where_21(%arg0: tensor<7x97xi1>, %arg1: tensor<7x97xi32>, %arg2: tensor<7x97xi32>) -> tensor<7x97xi32> {
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
  func.func private @take_along_axis_22(%arg0: tensor<7x97xi32>, %arg1: tensor<7x1xi32>) -> tensor<7x1xi32> {
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
  func.func private @closed_call_23(%arg0: tensor<7x97xi32>, %arg1: tensor<7x97xf32>, %arg2: tensor<7xf32>, %arg3: tensor<i32>, %arg4: tensor<7xi32>, %arg5: tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>) {
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
    %13 = call @_where_16(%12, %arg1, %cst) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
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
      %19 = func.call @_pad_24(%13, %c_4) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
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
      %36 = func.call @_pad_25(%35, %c_5) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
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
      %53 = func.call @_pad_26(%52, %c_6) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
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
    %17 = call @_where_27(%16, %9, %arg4) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %18 = call @_where_27(%16, %arg5, %9) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    return %0, %17, %18 : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  func.func private @_pad_24(%arg0: tensor<7x97xf32>, %arg1: tensor<i32>) -> tensor<7x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x104xf32>
    return %1 : tensor<7x104xf32>
  }
  func.func private @_pad_25(%arg0: tensor<7x13xf32>, %arg1: tensor<i32>) -> tensor<7x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7x16xf32>
    return %1 : tensor<7x16xf32>
  }
  func.func private @_pad_26(%arg0: tensor<7x2xf32>, %arg1: tensor<i32>) -> tensor<7x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x8xf32>
    return %1 : tensor<7x8xf32>
  }
  func.func private @_where_27(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @round(%arg0: tensor<7x97xf32>) -> tensor<7x97xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<7x97xf32>
    return %0 : tensor<7x97xf32>
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
