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
    %14:17 = stablehlo.while(%iterArg = %5, %iterArg_53 = %arg35, %iterArg_54 = %arg1, %iterArg_55 = %arg5, %iterArg_56 = %4, %iterArg_57 = %arg32, %iterArg_58 = %13#0, %iterArg_59 = %13#1, %iterArg_60 = %arg2, %iterArg_61 = %arg3, %iterArg_62 = %arg6, %iterArg_63 = %arg4, %iterArg_64 = %c_10, %iterArg_65 = %c_9, %iterArg_66 = %arg8, %iterArg_67 = %arg9, %iterArg_68 = %11) : tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
    cond {
      %c_69 = stablehlo.constant dense<2> : tensor<i32>
      %124 = stablehlo.compare LT, %iterArg_64, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %124 : tensor<i1>
    } do {
      %124:4 = func.call @closed_call(%iterArg, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68) : (tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>)
      %c_69 = stablehlo.constant dense<1> : tensor<i32>
      %125 = stablehlo.add %iterArg_64, %c_69 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %125, %124#0, %124#1, %124#2, %124#3 : tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
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
    %c_20 = stablehlo.constant dense<128> : tensor<i32>
    %29 = call @floor_divide(%3, %c_20) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_21 = stablehlo.constant dense<128> : tensor<i32>
    %30 = call @remainder(%3, %c_21) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %32 = stablehlo.compare LT, %arg32, %31, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_23 = stablehlo.constant dense<3> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %34 = stablehlo.add %arg32, %33 : tensor<7xi32>
    %35 = stablehlo.select %32, %34, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %37 = stablehlo.compare LT, %29, %36, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %39 = stablehlo.add %29, %38 : tensor<7xi32>
    %40 = stablehlo.select %37, %39, %29 : tensor<7xi1>, tensor<7xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %42 = stablehlo.compare LT, %30, %41, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_27 = stablehlo.constant dense<128> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %44 = stablehlo.add %30, %43 : tensor<7xi32>
    %45 = stablehlo.select %42, %44, %30 : tensor<7xi1>, tensor<7xi32>
    %46 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %47 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %48 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %49 = stablehlo.concatenate %46, %47, %48, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %50 = "stablehlo.scatter"(%arg10, %49, %arg31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_28 = stablehlo.constant dense<7> : tensor<i32>
    %51 = stablehlo.add %arg35, %c_28 : tensor<i32>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %52 = stablehlo.subtract %51, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<7> : tensor<i32>
    %53 = call @floor_divide_2(%52, %c_30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %55:35 = stablehlo.while(%iterArg = %arg32, %iterArg_53 = %arg33, %iterArg_54 = %28, %iterArg_55 = %arg35, %iterArg_56 = %arg36, %iterArg_57 = %50, %iterArg_58 = %arg11, %iterArg_59 = %arg12, %iterArg_60 = %arg13, %iterArg_61 = %arg15, %iterArg_62 = %arg16, %iterArg_63 = %arg17, %iterArg_64 = %arg18, %iterArg_65 = %arg19, %iterArg_66 = %arg20, %iterArg_67 = %arg21, %iterArg_68 = %arg22, %iterArg_69 = %arg23, %iterArg_70 = %arg24, %iterArg_71 = %arg25, %iterArg_72 = %arg26, %iterArg_73 = %arg27, %iterArg_74 = %arg28, %iterArg_75 = %arg29, %iterArg_76 = %arg30, %iterArg_77 = %c_0, %iterArg_78 = %arg37, %iterArg_79 = %c_1, %iterArg_80 = %c_2, %iterArg_81 = %c_3, %iterArg_82 = %c_4, %iterArg_83 = %c_5, %iterArg_84 = %c_31, %iterArg_85 = %53, %iterArg_86 = %54) : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    cond {
      %124 = stablehlo.compare LT, %iterArg_84, %iterArg_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %124 : tensor<i1>
    } do {
      %c_87 = stablehlo.constant dense<1> : tensor<i32>
      %124 = stablehlo.add %iterArg_84, %c_87 : tensor<i32>
      %c_88 = stablehlo.constant dense<7> : tensor<i32>
      %125 = stablehlo.multiply %iterArg_84, %c_88 : tensor<i32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %126 = stablehlo.minimum %125, %c_89 : tensor<i32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %127 = stablehlo.compare LT, %126, %c_90, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_91 = stablehlo.constant dense<7> : tensor<i32>
      %128 = stablehlo.add %126, %c_91 : tensor<i32>
      %129 = stablehlo.select %127, %128, %126 : tensor<i1>, tensor<i32>
      %130 = stablehlo.dynamic_slice %iterArg, %129, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %131 = stablehlo.compare LT, %126, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_93 = stablehlo.constant dense<7> : tensor<i32>
      %132 = stablehlo.add %126, %c_93 : tensor<i32>
      %133 = stablehlo.select %131, %132, %126 : tensor<i1>, tensor<i32>
      %134 = stablehlo.dynamic_slice %iterArg_53, %133, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %135 = stablehlo.compare LT, %126, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_95 = stablehlo.constant dense<7> : tensor<i32>
      %136 = stablehlo.add %126, %c_95 : tensor<i32>
      %137 = stablehlo.select %135, %136, %126 : tensor<i1>, tensor<i32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %138 = stablehlo.dynamic_slice %iterArg_54, %137, %c_96, sizes = [7, 97] : (tensor<7x97xf32>, tensor<i32>, tensor<i32>) -> tensor<7x97xf32>
      %139 = stablehlo.iota dim = 0 : tensor<7xi32>
      %140 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %141 = stablehlo.add %140, %139 : tensor<7xi32>
      %142 = stablehlo.broadcast_in_dim %iterArg_55, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %143 = stablehlo.compare LT, %141, %142, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %144 = stablehlo.convert %iterArg_56 : (tensor<i1>) -> tensor<i32>
      %145 = "stablehlo.case"(%144) ({
        %c_100 = stablehlo.constant dense<0> : tensor<i32>
        %150 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %151 = stablehlo.compare LT, %130, %150, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_101 = stablehlo.constant dense<3> : tensor<i32>
        %152 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %153 = stablehlo.add %130, %152 : tensor<7xi32>
        %154 = stablehlo.select %151, %153, %130 : tensor<7xi1>, tensor<7xi32>
        %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %156 = "stablehlo.gather"(%iterArg_57, %155) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_102 = stablehlo.constant dense<0> : tensor<i32>
        %157 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %158 = stablehlo.compare LT, %130, %157, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_103 = stablehlo.constant dense<3> : tensor<i32>
        %159 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %160 = stablehlo.add %130, %159 : tensor<7xi32>
        %161 = stablehlo.select %158, %160, %130 : tensor<7xi1>, tensor<7xi32>
        %162 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %163 = "stablehlo.gather"(%iterArg_58, %162) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_104 = stablehlo.constant dense<0> : tensor<i32>
        %164 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %165 = stablehlo.compare LT, %130, %164, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_105 = stablehlo.constant dense<3> : tensor<i32>
        %166 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %167 = stablehlo.add %130, %166 : tensor<7xi32>
        %168 = stablehlo.select %165, %167, %130 : tensor<7xi1>, tensor<7xi32>
        %169 = stablehlo.broadcast_in_dim %168, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %170 = "stablehlo.gather"(%iterArg_59, %169) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_106 = stablehlo.constant dense<0> : tensor<i32>
        %171 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %172 = stablehlo.compare LT, %130, %171, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_107 = stablehlo.constant dense<3> : tensor<i32>
        %173 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %174 = stablehlo.add %130, %173 : tensor<7xi32>
        %175 = stablehlo.select %172, %174, %130 : tensor<7xi1>, tensor<7xi32>
        %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %177 = "stablehlo.gather"(%iterArg_60, %176) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_108 = stablehlo.constant dense<0> : tensor<i32>
        %178 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %179 = stablehlo.compare LT, %130, %178, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_109 = stablehlo.constant dense<3> : tensor<i32>
        %180 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %181 = stablehlo.add %130, %180 : tensor<7xi32>
        %182 = stablehlo.select %179, %181, %130 : tensor<7xi1>, tensor<7xi32>
        %183 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %184 = "stablehlo.gather"(%iterArg_59, %183) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_110 = stablehlo.constant dense<0> : tensor<i32>
        %185 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %186 = stablehlo.compare LT, %130, %185, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_111 = stablehlo.constant dense<3> : tensor<i32>
        %187 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %188 = stablehlo.add %130, %187 : tensor<7xi32>
        %189 = stablehlo.select %186, %188, %130 : tensor<7xi1>, tensor<7xi32>
        %190 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %191 = "stablehlo.gather"(%iterArg_61, %190) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_112 = stablehlo.constant dense<0> : tensor<i32>
        %192 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %193 = stablehlo.compare LT, %130, %192, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_113 = stablehlo.constant dense<3> : tensor<i32>
        %194 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %195 = stablehlo.add %130, %194 : tensor<7xi32>
        %196 = stablehlo.select %193, %195, %130 : tensor<7xi1>, tensor<7xi32>
        %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %198 = "stablehlo.gather"(%iterArg_62, %197) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_114 = stablehlo.constant dense<0> : tensor<i32>
        %199 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %200 = stablehlo.compare LT, %130, %199, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_115 = stablehlo.constant dense<3> : tensor<i32>
        %201 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %202 = stablehlo.add %130, %201 : tensor<7xi32>
        %203 = stablehlo.select %200, %202, %130 : tensor<7xi1>, tensor<7xi32>
        %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %205 = "stablehlo.gather"(%iterArg_63, %204) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_116 = stablehlo.constant dense<0> : tensor<i32>
        %206 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %207 = stablehlo.compare LT, %130, %206, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_117 = stablehlo.constant dense<3> : tensor<i32>
        %208 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %209 = stablehlo.add %130, %208 : tensor<7xi32>
        %210 = stablehlo.select %207, %209, %130 : tensor<7xi1>, tensor<7xi32>
        %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %212 = "stablehlo.gather"(%iterArg_64, %211) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_118 = stablehlo.constant dense<0> : tensor<i32>
        %213 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %214 = stablehlo.compare LT, %130, %213, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_119 = stablehlo.constant dense<3> : tensor<i32>
        %215 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %216 = stablehlo.add %130, %215 : tensor<7xi32>
        %217 = stablehlo.select %214, %216, %130 : tensor<7xi1>, tensor<7xi32>
        %218 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %219 = "stablehlo.gather"(%iterArg_65, %218) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_120 = stablehlo.constant dense<0> : tensor<i32>
        %220 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %221 = stablehlo.compare LT, %130, %220, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_121 = stablehlo.constant dense<3> : tensor<i32>
        %222 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %223 = stablehlo.add %130, %222 : tensor<7xi32>
        %224 = stablehlo.select %221, %223, %130 : tensor<7xi1>, tensor<7xi32>
        %225 = stablehlo.broadcast_in_dim %224, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %226 = "stablehlo.gather"(%iterArg_66, %225) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_122 = stablehlo.constant dense<0> : tensor<i32>
        %227 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %228 = stablehlo.compare LT, %130, %227, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_123 = stablehlo.constant dense<3> : tensor<i32>
        %229 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %230 = stablehlo.add %130, %229 : tensor<7xi32>
        %231 = stablehlo.select %228, %230, %130 : tensor<7xi1>, tensor<7xi32>
        %232 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %233 = "stablehlo.gather"(%iterArg_67, %232) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_124 = stablehlo.constant dense<0> : tensor<i32>
        %234 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %235 = stablehlo.compare LT, %130, %234, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_125 = stablehlo.constant dense<3> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %237 = stablehlo.add %130, %236 : tensor<7xi32>
        %238 = stablehlo.select %235, %237, %130 : tensor<7xi1>, tensor<7xi32>
        %239 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %240 = "stablehlo.gather"(%iterArg_68, %239) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_126 = stablehlo.constant dense<0> : tensor<i32>
        %241 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %242 = stablehlo.compare LT, %130, %241, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_127 = stablehlo.constant dense<3> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %244 = stablehlo.add %130, %243 : tensor<7xi32>
        %245 = stablehlo.select %242, %244, %130 : tensor<7xi1>, tensor<7xi32>
        %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %247 = "stablehlo.gather"(%iterArg_69, %246) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_128 = stablehlo.constant dense<0> : tensor<i32>
        %248 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %249 = stablehlo.compare LT, %130, %248, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_129 = stablehlo.constant dense<3> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %251 = stablehlo.add %130, %250 : tensor<7xi32>
        %252 = stablehlo.select %249, %251, %130 : tensor<7xi1>, tensor<7xi32>
        %253 = stablehlo.broadcast_in_dim %252, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %254 = "stablehlo.gather"(%iterArg_70, %253) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_130 = stablehlo.constant dense<0> : tensor<i32>
        %255 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %256 = stablehlo.compare LT, %130, %255, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_131 = stablehlo.constant dense<3> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %258 = stablehlo.add %130, %257 : tensor<7xi32>
        %259 = stablehlo.select %256, %258, %130 : tensor<7xi1>, tensor<7xi32>
        %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %261 = "stablehlo.gather"(%iterArg_71, %260) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_132 = stablehlo.constant dense<0> : tensor<i32>
        %262 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %263 = stablehlo.compare LT, %130, %262, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_133 = stablehlo.constant dense<3> : tensor<i32>
        %264 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %265 = stablehlo.add %130, %264 : tensor<7xi32>
        %266 = stablehlo.select %263, %265, %130 : tensor<7xi1>, tensor<7xi32>
        %267 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %268 = "stablehlo.gather"(%iterArg_72, %267) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_134 = stablehlo.constant dense<0> : tensor<i32>
        %269 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %270 = stablehlo.compare LT, %130, %269, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_135 = stablehlo.constant dense<3> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %272 = stablehlo.add %130, %271 : tensor<7xi32>
        %273 = stablehlo.select %270, %272, %130 : tensor<7xi1>, tensor<7xi32>
        %274 = stablehlo.broadcast_in_dim %273, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %275 = "stablehlo.gather"(%iterArg_73, %274) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_136 = stablehlo.constant dense<0> : tensor<i32>
        %276 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %277 = stablehlo.compare LT, %130, %276, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_137 = stablehlo.constant dense<3> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %279 = stablehlo.add %130, %278 : tensor<7xi32>
        %280 = stablehlo.select %277, %279, %130 : tensor<7xi1>, tensor<7xi32>
        %281 = stablehlo.broadcast_in_dim %280, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %282 = "stablehlo.gather"(%iterArg_74, %281) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_138 = stablehlo.constant dense<0> : tensor<i32>
        %283 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %284 = stablehlo.compare LT, %130, %283, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_139 = stablehlo.constant dense<3> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %286 = stablehlo.add %130, %285 : tensor<7xi32>
        %287 = stablehlo.select %284, %286, %130 : tensor<7xi1>, tensor<7xi32>
        %288 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %289 = "stablehlo.gather"(%iterArg_75, %288) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_140 = stablehlo.constant dense<0> : tensor<i32>
        %290 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %291 = stablehlo.compare LT, %130, %290, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_141 = stablehlo.constant dense<3> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %293 = stablehlo.add %130, %292 : tensor<7xi32>
        %294 = stablehlo.select %291, %293, %130 : tensor<7xi1>, tensor<7xi32>
        %295 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %296 = "stablehlo.gather"(%iterArg_76, %295) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_142 = stablehlo.constant dense<1> : tensor<i32>
        %297 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %298 = stablehlo.add %134, %297 : tensor<7xi32>
        %c_143 = stablehlo.constant dense<0> : tensor<i32>
        %299 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %300 = stablehlo.compare LT, %130, %299, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_144 = stablehlo.constant dense<3> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %302 = stablehlo.add %130, %301 : tensor<7xi32>
        %303 = stablehlo.select %300, %302, %130 : tensor<7xi1>, tensor<7xi32>
        %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %305 = "stablehlo.gather"(%iterArg_78, %304) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %306 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %307 = func.call @_where_3(%143, %198, %306) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_146 = stablehlo.constant dense<0> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %309 = func.call @_where_4(%143, %205, %308) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %310 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %311 = func.call @_where_3(%143, %212, %310) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %312 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %313 = func.call @_where_3(%143, %219, %312) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %314 = stablehlo.reshape %143 : (tensor<7xi1>) -> tensor<7x1xi1>
        %315 = stablehlo.broadcast_in_dim %iterArg_79, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %316 = func.call @_where_5(%314, %226, %315) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
        %317 = stablehlo.reshape %143 : (tensor<7xi1>) -> tensor<7x1xi1>
        %318 = stablehlo.broadcast_in_dim %iterArg_80, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %319 = func.call @_where_6(%317, %233, %318) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %320 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %321 = func.call @_where_4(%143, %240, %320) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %323 = func.call @_where_4(%143, %247, %322) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %324 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %325 = func.call @_where_4(%143, %254, %324) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %326 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %327 = func.call @_where_3(%143, %261, %326) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_153 = stablehlo.constant dense<2147483647> : tensor<i32>
        %328 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %329 = func.call @_where_4(%143, %268, %328) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
        %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %330 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %331 = func.call @_where_3(%143, %275, %330) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %332 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %333 = func.call @_where_3(%143, %282, %332) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
        %c_156 = stablehlo.constant dense<false> : tensor<i1>
        %334 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %335 = func.call @_where_7(%143, %289, %334) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_157 = stablehlo.constant dense<false> : tensor<i1>
        %336 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %337 = func.call @_where_7(%143, %296, %336) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
        %c_158 = stablehlo.constant dense<false> : tensor<i1>
        %338 = stablehlo.reduce(%335 init: %c_158) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %339 = stablehlo.convert %338 : (tensor<i1>) -> tensor<i32>
        %340 = "stablehlo.case"(%339) ({
          stablehlo.return %138 : tensor<7x97xf32>
        }, {
          %410 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %411 = stablehlo.add %138, %191 : tensor<7x97xf32>
          %412 = func.call @_where_8(%410, %411, %138) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %412 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %341 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %342 = stablehlo.compare NE, %327, %341, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %343 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %344 = stablehlo.compare NE, %331, %343, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %345 = stablehlo.or %342, %344 : tensor<7xi1>
        %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %346 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %347 = stablehlo.compare NE, %333, %346, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %348 = stablehlo.or %345, %347 : tensor<7xi1>
        %c_162 = stablehlo.constant dense<false> : tensor<i1>
        %349 = stablehlo.reduce(%348 init: %c_162) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %350 = stablehlo.convert %349 : (tensor<i1>) -> tensor<i32>
        %351 = "stablehlo.case"(%350) ({
          stablehlo.return %340 : tensor<7x97xf32>
        }, {
          %410 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %cst_184 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %411 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %412 = stablehlo.compare NE, %327, %411, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %413 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %414 = stablehlo.compare NE, %331, %413, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %415 = stablehlo.or %412, %414 : tensor<7xi1>
          %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %416 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %417 = stablehlo.compare NE, %333, %416, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %418 = stablehlo.or %415, %417 : tensor<7xi1>
          %c_187 = stablehlo.constant dense<0> : tensor<i32>
          %419 = func.call @_where_9(%418, %298, %c_187) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
          %420 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %421 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_188 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %422 = stablehlo.reduce(%419 init: %c_188) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_189 = stablehlo.constant dense<1> : tensor<i32>
          %423 = stablehlo.subtract %422, %c_189 : tensor<i32>
          %c_190 = stablehlo.constant dense<128> : tensor<i32>
          %424 = func.call @floor_divide_10(%423, %c_190) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_191 = stablehlo.constant dense<1> : tensor<i32>
          %425 = stablehlo.add %424, %c_191 : tensor<i32>
          %c_192 = stablehlo.constant dense<0> : tensor<i32>
          %426 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_193 = stablehlo.constant dense<0> : tensor<i32>
          %427:8 = stablehlo.while(%iterArg_205 = %421, %iterArg_206 = %323, %iterArg_207 = %419, %iterArg_208 = %156, %iterArg_209 = %420, %iterArg_210 = %c_193, %iterArg_211 = %425, %iterArg_212 = %426) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %472 = stablehlo.compare LT, %iterArg_210, %iterArg_211, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %472 : tensor<i1>
          } do {
            %c_213 = stablehlo.constant dense<1> : tensor<i32>
            %472 = stablehlo.add %iterArg_210, %c_213 : tensor<i32>
            %c_214 = stablehlo.constant dense<128> : tensor<i32>
            %473 = stablehlo.multiply %iterArg_210, %c_214 : tensor<i32>
            %474 = stablehlo.convert %473 : tensor<i32>
            %475 = stablehlo.broadcast_in_dim %474, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %476 = stablehlo.add %475, %iterArg_205 : tensor<7x128xi32>
            %477 = stablehlo.broadcast_in_dim %iterArg_206, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %479 = stablehlo.compare GE, %476, %478, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_215 = stablehlo.constant dense<128> : tensor<i32>
            %480 = stablehlo.multiply %iterArg_210, %c_215 : tensor<i32>
            %481 = stablehlo.convert %480 : tensor<i32>
            %482 = stablehlo.broadcast_in_dim %481, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %483 = stablehlo.add %482, %iterArg_205 : tensor<7x128xi32>
            %484 = stablehlo.broadcast_in_dim %iterArg_207, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %485 = stablehlo.broadcast_in_dim %484, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %486 = stablehlo.compare LT, %483, %485, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %487 = stablehlo.and %479, %486 : tensor<7x128xi1>
            %488 = func.call @dynamic_index_in_dim(%iterArg_208, %iterArg_210) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_216 = stablehlo.constant dense<97> : tensor<i32>
            %489 = func.call @_where_12(%487, %488, %c_216) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_217 = stablehlo.constant dense<0> : tensor<i32>
            %490 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %491 = stablehlo.compare LT, %iterArg_209, %490, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_218 = stablehlo.constant dense<7> : tensor<i32>
            %492 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %493 = stablehlo.add %iterArg_209, %492 : tensor<7x128xi32>
            %494 = stablehlo.select %491, %493, %iterArg_209 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_219 = stablehlo.constant dense<0> : tensor<i32>
            %495 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %496 = stablehlo.compare LT, %489, %495, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_220 = stablehlo.constant dense<97> : tensor<i32>
            %497 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %498 = stablehlo.add %489, %497 : tensor<7x128xi32>
            %499 = stablehlo.select %496, %498, %489 : tensor<7x128xi1>, tensor<7x128xi32>
            %500 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %501 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %502 = stablehlo.concatenate %500, %501, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_221 = stablehlo.constant dense<1> : tensor<i32>
            %503 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %504 = "stablehlo.scatter"(%iterArg_212, %502, %503) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %505 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %505 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %472, %iterArg_211, %504 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %428 = stablehlo.minimum %329, %419 : tensor<7xi32>
          %429 = stablehlo.subtract %419, %428 : tensor<7xi32>
          %430 = stablehlo.iota dim = 0 : tensor<7x128xi32>
          %431 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_194 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %432 = stablehlo.reduce(%419 init: %c_194) applies stablehlo.maximum across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
          %c_195 = stablehlo.constant dense<1> : tensor<i32>
          %433 = stablehlo.subtract %432, %c_195 : tensor<i32>
          %c_196 = stablehlo.constant dense<128> : tensor<i32>
          %434 = func.call @floor_divide_10(%433, %c_196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_197 = stablehlo.constant dense<1> : tensor<i32>
          %435 = stablehlo.add %434, %c_197 : tensor<i32>
          %c_198 = stablehlo.constant dense<0> : tensor<i32>
          %436 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %c_199 = stablehlo.constant dense<0> : tensor<i32>
          %437:8 = stablehlo.while(%iterArg_205 = %431, %iterArg_206 = %429, %iterArg_207 = %419, %iterArg_208 = %156, %iterArg_209 = %430, %iterArg_210 = %c_199, %iterArg_211 = %435, %iterArg_212 = %436) : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          cond {
            %472 = stablehlo.compare LT, %iterArg_210, %iterArg_211, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %472 : tensor<i1>
          } do {
            %c_213 = stablehlo.constant dense<1> : tensor<i32>
            %472 = stablehlo.add %iterArg_210, %c_213 : tensor<i32>
            %c_214 = stablehlo.constant dense<128> : tensor<i32>
            %473 = stablehlo.multiply %iterArg_210, %c_214 : tensor<i32>
            %474 = stablehlo.convert %473 : tensor<i32>
            %475 = stablehlo.broadcast_in_dim %474, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %476 = stablehlo.add %475, %iterArg_205 : tensor<7x128xi32>
            %477 = stablehlo.broadcast_in_dim %iterArg_206, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %479 = stablehlo.compare GE, %476, %478, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_215 = stablehlo.constant dense<128> : tensor<i32>
            %480 = stablehlo.multiply %iterArg_210, %c_215 : tensor<i32>
            %481 = stablehlo.convert %480 : tensor<i32>
            %482 = stablehlo.broadcast_in_dim %481, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %483 = stablehlo.add %482, %iterArg_205 : tensor<7x128xi32>
            %484 = stablehlo.broadcast_in_dim %iterArg_207, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %485 = stablehlo.broadcast_in_dim %484, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x128xi32>
            %486 = stablehlo.compare LT, %483, %485, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %487 = stablehlo.and %479, %486 : tensor<7x128xi1>
            %488 = func.call @dynamic_index_in_dim(%iterArg_208, %iterArg_210) : (tensor<7x1x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_216 = stablehlo.constant dense<97> : tensor<i32>
            %489 = func.call @_where_12(%487, %488, %c_216) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
            %c_217 = stablehlo.constant dense<0> : tensor<i32>
            %490 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %491 = stablehlo.compare LT, %iterArg_209, %490, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_218 = stablehlo.constant dense<7> : tensor<i32>
            %492 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %493 = stablehlo.add %iterArg_209, %492 : tensor<7x128xi32>
            %494 = stablehlo.select %491, %493, %iterArg_209 : tensor<7x128xi1>, tensor<7x128xi32>
            %c_219 = stablehlo.constant dense<0> : tensor<i32>
            %495 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %496 = stablehlo.compare LT, %489, %495, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
            %c_220 = stablehlo.constant dense<97> : tensor<i32>
            %497 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %498 = stablehlo.add %489, %497 : tensor<7x128xi32>
            %499 = stablehlo.select %496, %498, %489 : tensor<7x128xi1>, tensor<7x128xi32>
            %500 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %501 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<7x128xi32>) -> tensor<7x128x1xi32>
            %502 = stablehlo.concatenate %500, %501, dim = 2 : (tensor<7x128x1xi32>, tensor<7x128x1xi32>) -> tensor<7x128x2xi32>
            %c_221 = stablehlo.constant dense<1> : tensor<i32>
            %503 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
            %504 = "stablehlo.scatter"(%iterArg_212, %502, %503) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
              %505 = stablehlo.add %arg38, %arg39 : tensor<i32>
              stablehlo.return %505 : tensor<i32>
            }) : (tensor<7x97xi32>, tensor<7x128x2xi32>, tensor<7x128xi32>) -> tensor<7x97xi32>
            stablehlo.return %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %472, %iterArg_211, %504 : tensor<7x128xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x1x128xi32>, tensor<7x128xi32>, tensor<i32>, tensor<i32>, tensor<7x97xi32>
          }
          %c_200 = stablehlo.constant dense<0> : tensor<i32>
          %438 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %439 = stablehlo.compare GT, %437#7, %438, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %c_201 = stablehlo.constant dense<31> : tensor<i32>
          %440 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %441 = stablehlo.shift_right_logical %323, %440 : tensor<7xi32>
          %442 = stablehlo.broadcast_in_dim %441, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %443 = stablehlo.broadcast_in_dim %327, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %444 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %445 = stablehlo.compare LT, %340, %444, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_203 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %446 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
          %447 = stablehlo.divide %446, %443 : tensor<7x1xf32>
          %448 = func.call @_where_13(%445, %443, %447) : (tensor<7x97xi1>, tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x97xf32>
          %449 = stablehlo.multiply %340, %448 : tensor<7x97xf32>
          %450 = stablehlo.bitcast_convert %449 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %451 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %452 = stablehlo.xor %450, %451 : tensor<7x97xi32>
          %453 = stablehlo.bitcast_convert %452 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %454 = func.call @_where_14(%439, %453, %340) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %455 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %456 = stablehlo.convert %427#7 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %457 = stablehlo.broadcast_in_dim %455, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %458 = stablehlo.multiply %457, %456 : tensor<7x97xf32>
          %459 = stablehlo.bitcast_convert %458 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %460 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %461 = stablehlo.xor %459, %460 : tensor<7x97xi32>
          %462 = stablehlo.bitcast_convert %461 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %463 = stablehlo.subtract %454, %462 : tensor<7x97xf32>
          %464 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_204 = stablehlo.constant dense<0> : tensor<i32>
          %465 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %466 = stablehlo.compare GT, %427#7, %465, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %467 = stablehlo.convert %466 : (tensor<7x97xi1>) -> tensor<7x97xf32>
          %468 = stablehlo.broadcast_in_dim %464, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %469 = stablehlo.multiply %468, %467 : tensor<7x97xf32>
          %470 = stablehlo.subtract %463, %469 : tensor<7x97xf32>
          %471 = func.call @_where_8(%410, %470, %340) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %471 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %352 = stablehlo.compare LT, %298, %325, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_163 = stablehlo.constant dense<false> : tensor<i1>
        %353 = stablehlo.reduce(%352 init: %c_163) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %354 = stablehlo.convert %353 : (tensor<i1>) -> tensor<i32>
        %355 = "stablehlo.case"(%354) ({
          stablehlo.return %351 : tensor<7x97xf32>
        }, {
          %410 = stablehlo.broadcast_in_dim %352, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %411 = stablehlo.iota dim = 0 : tensor<7xi32>
          %412 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %c_184 = stablehlo.constant dense<0> : tensor<i32>
          %413 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %414 = stablehlo.compare LT, %319, %413, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_185 = stablehlo.constant dense<97> : tensor<i32>
          %415 = func.call @_where_15(%414, %c_185, %319) : (tensor<7x4xi1>, tensor<i32>, tensor<7x4xi32>) -> tensor<7x4xi32>
          %c_186 = stablehlo.constant dense<0> : tensor<i32>
          %416 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %417 = stablehlo.compare LT, %412, %416, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
          %c_187 = stablehlo.constant dense<7> : tensor<i32>
          %418 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
          %419 = stablehlo.add %412, %418 : tensor<7x1xi32>
          %420 = stablehlo.select %417, %419, %412 : tensor<7x1xi1>, tensor<7x1xi32>
          %c_188 = stablehlo.constant dense<0> : tensor<i32>
          %421 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %422 = stablehlo.compare LT, %415, %421, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
          %c_189 = stablehlo.constant dense<97> : tensor<i32>
          %423 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
          %424 = stablehlo.add %415, %423 : tensor<7x4xi32>
          %425 = stablehlo.select %422, %424, %415 : tensor<7x4xi1>, tensor<7x4xi32>
          %426 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
          %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %428 = stablehlo.broadcast_in_dim %425, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %429 = stablehlo.concatenate %427, %428, dim = 2 : (tensor<7x4x1xi32>, tensor<7x4x1xi32>) -> tensor<7x4x2xi32>
          %cst_190 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %430 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
          %431 = "stablehlo.scatter"(%351, %429, %430) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
            stablehlo.return %arg39 : tensor<f32>
          }) : (tensor<7x97xf32>, tensor<7x4x2xi32>, tensor<7x4xf32>) -> tensor<7x97xf32>
          %432 = func.call @_where_8(%410, %431, %351) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %432 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %c_164 = stablehlo.constant dense<false> : tensor<i1>
        %356 = stablehlo.reduce(%337 init: %c_164) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %357 = stablehlo.convert %356 : (tensor<i1>) -> tensor<i32>
        %358 = "stablehlo.case"(%357) ({
          stablehlo.return %355 : tensor<7x97xf32>
        }, {
          %410 = stablehlo.broadcast_in_dim %337, dims = [0] : (tensor<7xi1>) -> tensor<7x1xi1>
          %411 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x1xi32>
          %412 = stablehlo.iota dim = 0 : tensor<32xi32>
          %413 = stablehlo.broadcast_in_dim %412, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %414 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2] : (tensor<7x4x1xi32>) -> tensor<7x4x32xi32>
          %415 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<7x4x32xi32>
          %416 = stablehlo.shift_right_arithmetic %414, %415 : tensor<7x4x32xi32>
          %c_184 = stablehlo.constant dense<1> : tensor<i32>
          %417 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<7x4x32xi32>
          %418 = stablehlo.and %416, %417 : tensor<7x4x32xi32>
          %419 = stablehlo.reshape %418 : (tensor<7x4x32xi32>) -> tensor<7x128xi32>
          %420 = stablehlo.slice %419 [0:7, 0:97] : (tensor<7x128xi32>) -> tensor<7x97xi32>
          %c_185 = stablehlo.constant dense<0> : tensor<i32>
          %421 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
          %422 = stablehlo.compare NE, %420, %421, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
          %423 = stablehlo.convert %422 : tensor<7x97xi1>
          %cst_186 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %424 = func.call @_where_16(%423, %355, %cst_186) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %425 = func.call @_where_8(%410, %424, %355) : (tensor<7x1xi1>, tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          stablehlo.return %425 : tensor<7x97xf32>
        }) : (tensor<i32>) -> tensor<7x97xf32>
        %cst_165 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %359 = stablehlo.reduce(%358 init: %cst_165) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
        %360 = stablehlo.is_finite %359 : (tensor<7xf32>) -> tensor<7xi1>
        %361 = stablehlo.not %360 : tensor<7xi1>
        %cst_166 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %362 = func.call @_pad(%358, %cst_166) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
        %363 = stablehlo.reshape %362 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
        %cst_167 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %364 = stablehlo.reduce(%363 init: %cst_167) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
        %cst_168 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %365 = stablehlo.reduce(%364 init: %cst_168) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
        %366 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
        %367 = stablehlo.compare EQ, %364, %366, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
        %368 = stablehlo.iota dim = 1 : tensor<7x1xi32>
        %c_169 = stablehlo.constant dense<1> : tensor<i32>
        %369 = func.call @_where_17(%367, %368, %c_169) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
        %c_170 = stablehlo.constant dense<2147483647> : tensor<i32>
        %370 = stablehlo.reduce(%369 init: %c_170) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
        %371 = stablehlo.broadcast_in_dim %370, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
        %372 = func.call @take_along_axis(%363, %371) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
        %373 = stablehlo.reshape %372 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
        %374 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
        %375 = stablehlo.compare EQ, %373, %374, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
        %376 = stablehlo.iota dim = 1 : tensor<7x128xi32>
        %c_171 = stablehlo.constant dense<128> : tensor<i32>
        %377 = func.call @_where_12(%375, %376, %c_171) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
        %c_172 = stablehlo.constant dense<2147483647> : tensor<i32>
        %378 = stablehlo.reduce(%377 init: %c_172) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
        %c_173 = stablehlo.constant dense<128> : tensor<i32>
        %379 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %380 = stablehlo.multiply %370, %379 : tensor<7xi32>
        %381 = stablehlo.add %380, %378 : tensor<7xi32>
        %c_174 = stablehlo.constant dense<97> : tensor<i32>
        %382 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %383 = stablehlo.minimum %381, %382 : tensor<7xi32>
        %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %384 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %385 = stablehlo.compare GT, %307, %384, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
        %c_176 = stablehlo.constant dense<false> : tensor<i1>
        %386 = stablehlo.reduce(%385 init: %c_176) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
        %387 = stablehlo.convert %386 : (tensor<i1>) -> tensor<i32>
        %388 = "stablehlo.case"(%387) ({
          stablehlo.return %383 : tensor<7xi32>
        }, {
          %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %410 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %411 = stablehlo.compare GT, %307, %410, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %412 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %413 = func.call @_where_3(%411, %307, %412) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_186 = stablehlo.constant dense<0> : tensor<i32>
          %414 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %415 = func.call @_where_4(%411, %309, %414) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %416 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %417 = func.call @_where_3(%411, %311, %416) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %418 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %419 = func.call @_where_3(%411, %313, %418) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %420 = stablehlo.reshape %411 : (tensor<7xi1>) -> tensor<7x1xi1>
          %421 = stablehlo.broadcast_in_dim %iterArg_81, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %422 = func.call @_where_5(%420, %316, %421) : (tensor<7x1xi1>, tensor<7x2xui32>, tensor<1x2xui32>) -> tensor<7x2xui32>
          %423 = stablehlo.reshape %411 : (tensor<7xi1>) -> tensor<7x1xi1>
          %424 = stablehlo.broadcast_in_dim %iterArg_82, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %425 = func.call @_where_6(%423, %319, %424) : (tensor<7x1xi1>, tensor<7x4xi32>, tensor<1x4xi32>) -> tensor<7x4xi32>
          %c_189 = stablehlo.constant dense<0> : tensor<i32>
          %426 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %427 = func.call @_where_4(%411, %321, %426) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_190 = stablehlo.constant dense<0> : tensor<i32>
          %428 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %429 = func.call @_where_4(%411, %323, %428) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %c_191 = stablehlo.constant dense<0> : tensor<i32>
          %430 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %431 = func.call @_where_4(%411, %325, %430) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %432 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %433 = func.call @_where_3(%411, %327, %432) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_193 = stablehlo.constant dense<2147483647> : tensor<i32>
          %434 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %435 = func.call @_where_4(%411, %329, %434) : (tensor<7xi1>, tensor<7xi32>, tensor<1xi32>) -> tensor<7xi32>
          %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %436 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %437 = func.call @_where_3(%411, %331, %436) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %438 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %439 = func.call @_where_3(%411, %333, %438) : (tensor<7xi1>, tensor<7xf32>, tensor<1xf32>) -> tensor<7xf32>
          %c_196 = stablehlo.constant dense<false> : tensor<i1>
          %440 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %441 = func.call @_where_7(%411, %335, %440) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_197 = stablehlo.constant dense<false> : tensor<i1>
          %442 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %443 = func.call @_where_7(%411, %337, %442) : (tensor<7xi1>, tensor<7xi1>, tensor<1xi1>) -> tensor<7xi1>
          %c_198 = stablehlo.constant dense<false> : tensor<i1>
          %444 = stablehlo.reduce(%411 init: %c_198) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %445 = stablehlo.convert %444 : (tensor<i1>) -> tensor<i32>
          %446 = "stablehlo.case"(%445) ({
            %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %504 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            stablehlo.return %504 : tensor<7x97xf32>
          }, {
            %504 = stablehlo.convert %298 : (tensor<7xi32>) -> tensor<7xui32>
            %505 = stablehlo.slice %422 [0:7, 0:1] : (tensor<7x2xui32>) -> tensor<7x1xui32>
            %506 = stablehlo.reshape %505 : (tensor<7x1xui32>) -> tensor<7xui32>
            %507 = stablehlo.slice %422 [0:7, 1:2] : (tensor<7x2xui32>) -> tensor<7x1xui32>
            %508 = stablehlo.reshape %507 : (tensor<7x1xui32>) -> tensor<7xui32>
            %c_220 = stablehlo.constant dense<0> : tensor<ui32>
            %509 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %510 = stablehlo.xor %506, %508 : tensor<7xui32>
            %c_221 = stablehlo.constant dense<466688986> : tensor<ui32>
            %511 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %512 = stablehlo.xor %510, %511 : tensor<7xui32>
            %513 = stablehlo.add %509, %506 : tensor<7xui32>
            %514 = stablehlo.add %504, %508 : tensor<7xui32>
            %515 = stablehlo.add %513, %514 : tensor<7xui32>
            %c_222 = stablehlo.constant dense<13> : tensor<ui32>
            %516 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %517 = stablehlo.shift_left %514, %516 : tensor<7xui32>
            %c_223 = stablehlo.constant dense<19> : tensor<ui32>
            %518 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %519 = stablehlo.shift_right_logical %514, %518 : tensor<7xui32>
            %520 = stablehlo.or %517, %519 : tensor<7xui32>
            %521 = stablehlo.xor %520, %515 : tensor<7xui32>
            %522 = stablehlo.add %515, %521 : tensor<7xui32>
            %c_224 = stablehlo.constant dense<15> : tensor<ui32>
            %523 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %524 = stablehlo.shift_left %521, %523 : tensor<7xui32>
            %c_225 = stablehlo.constant dense<17> : tensor<ui32>
            %525 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %526 = stablehlo.shift_right_logical %521, %525 : tensor<7xui32>
            %527 = stablehlo.or %524, %526 : tensor<7xui32>
            %528 = stablehlo.xor %527, %522 : tensor<7xui32>
            %529 = stablehlo.add %522, %528 : tensor<7xui32>
            %c_226 = stablehlo.constant dense<26> : tensor<ui32>
            %530 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %531 = stablehlo.shift_left %528, %530 : tensor<7xui32>
            %c_227 = stablehlo.constant dense<6> : tensor<ui32>
            %532 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %533 = stablehlo.shift_right_logical %528, %532 : tensor<7xui32>
            %534 = stablehlo.or %531, %533 : tensor<7xui32>
            %535 = stablehlo.xor %534, %529 : tensor<7xui32>
            %536 = stablehlo.add %529, %535 : tensor<7xui32>
            %c_228 = stablehlo.constant dense<6> : tensor<ui32>
            %537 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %538 = stablehlo.shift_left %535, %537 : tensor<7xui32>
            %c_229 = stablehlo.constant dense<26> : tensor<ui32>
            %539 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %540 = stablehlo.shift_right_logical %535, %539 : tensor<7xui32>
            %541 = stablehlo.or %538, %540 : tensor<7xui32>
            %542 = stablehlo.xor %541, %536 : tensor<7xui32>
            %543 = stablehlo.add %536, %508 : tensor<7xui32>
            %544 = stablehlo.add %542, %512 : tensor<7xui32>
            %c_230 = stablehlo.constant dense<1> : tensor<ui32>
            %545 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %546 = stablehlo.add %544, %545 : tensor<7xui32>
            %547 = stablehlo.add %543, %546 : tensor<7xui32>
            %c_231 = stablehlo.constant dense<17> : tensor<ui32>
            %548 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %549 = stablehlo.shift_left %546, %548 : tensor<7xui32>
            %c_232 = stablehlo.constant dense<15> : tensor<ui32>
            %550 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %551 = stablehlo.shift_right_logical %546, %550 : tensor<7xui32>
            %552 = stablehlo.or %549, %551 : tensor<7xui32>
            %553 = stablehlo.xor %552, %547 : tensor<7xui32>
            %554 = stablehlo.add %547, %553 : tensor<7xui32>
            %c_233 = stablehlo.constant dense<29> : tensor<ui32>
            %555 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %556 = stablehlo.shift_left %553, %555 : tensor<7xui32>
            %c_234 = stablehlo.constant dense<3> : tensor<ui32>
            %557 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %558 = stablehlo.shift_right_logical %553, %557 : tensor<7xui32>
            %559 = stablehlo.or %556, %558 : tensor<7xui32>
            %560 = stablehlo.xor %559, %554 : tensor<7xui32>
            %561 = stablehlo.add %554, %560 : tensor<7xui32>
            %c_235 = stablehlo.constant dense<16> : tensor<ui32>
            %562 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %563 = stablehlo.shift_left %560, %562 : tensor<7xui32>
            %c_236 = stablehlo.constant dense<16> : tensor<ui32>
            %564 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %565 = stablehlo.shift_right_logical %560, %564 : tensor<7xui32>
            %566 = stablehlo.or %563, %565 : tensor<7xui32>
            %567 = stablehlo.xor %566, %561 : tensor<7xui32>
            %568 = stablehlo.add %561, %567 : tensor<7xui32>
            %c_237 = stablehlo.constant dense<24> : tensor<ui32>
            %569 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %570 = stablehlo.shift_left %567, %569 : tensor<7xui32>
            %c_238 = stablehlo.constant dense<8> : tensor<ui32>
            %571 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %572 = stablehlo.shift_right_logical %567, %571 : tensor<7xui32>
            %573 = stablehlo.or %570, %572 : tensor<7xui32>
            %574 = stablehlo.xor %573, %568 : tensor<7xui32>
            %575 = stablehlo.add %568, %512 : tensor<7xui32>
            %576 = stablehlo.add %574, %506 : tensor<7xui32>
            %c_239 = stablehlo.constant dense<2> : tensor<ui32>
            %577 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %578 = stablehlo.add %576, %577 : tensor<7xui32>
            %579 = stablehlo.add %575, %578 : tensor<7xui32>
            %c_240 = stablehlo.constant dense<13> : tensor<ui32>
            %580 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %581 = stablehlo.shift_left %578, %580 : tensor<7xui32>
            %c_241 = stablehlo.constant dense<19> : tensor<ui32>
            %582 = stablehlo.broadcast_in_dim %c_241, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %583 = stablehlo.shift_right_logical %578, %582 : tensor<7xui32>
            %584 = stablehlo.or %581, %583 : tensor<7xui32>
            %585 = stablehlo.xor %584, %579 : tensor<7xui32>
            %586 = stablehlo.add %579, %585 : tensor<7xui32>
            %c_242 = stablehlo.constant dense<15> : tensor<ui32>
            %587 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %588 = stablehlo.shift_left %585, %587 : tensor<7xui32>
            %c_243 = stablehlo.constant dense<17> : tensor<ui32>
            %589 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %590 = stablehlo.shift_right_logical %585, %589 : tensor<7xui32>
            %591 = stablehlo.or %588, %590 : tensor<7xui32>
            %592 = stablehlo.xor %591, %586 : tensor<7xui32>
            %593 = stablehlo.add %586, %592 : tensor<7xui32>
            %c_244 = stablehlo.constant dense<26> : tensor<ui32>
            %594 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %595 = stablehlo.shift_left %592, %594 : tensor<7xui32>
            %c_245 = stablehlo.constant dense<6> : tensor<ui32>
            %596 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %597 = stablehlo.shift_right_logical %592, %596 : tensor<7xui32>
            %598 = stablehlo.or %595, %597 : tensor<7xui32>
            %599 = stablehlo.xor %598, %593 : tensor<7xui32>
            %600 = stablehlo.add %593, %599 : tensor<7xui32>
            %c_246 = stablehlo.constant dense<6> : tensor<ui32>
            %601 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %602 = stablehlo.shift_left %599, %601 : tensor<7xui32>
            %c_247 = stablehlo.constant dense<26> : tensor<ui32>
            %603 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %604 = stablehlo.shift_right_logical %599, %603 : tensor<7xui32>
            %605 = stablehlo.or %602, %604 : tensor<7xui32>
            %606 = stablehlo.xor %605, %600 : tensor<7xui32>
            %607 = stablehlo.add %600, %506 : tensor<7xui32>
            %608 = stablehlo.add %606, %508 : tensor<7xui32>
            %c_248 = stablehlo.constant dense<3> : tensor<ui32>
            %609 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %610 = stablehlo.add %608, %609 : tensor<7xui32>
            %611 = stablehlo.add %607, %610 : tensor<7xui32>
            %c_249 = stablehlo.constant dense<17> : tensor<ui32>
            %612 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %613 = stablehlo.shift_left %610, %612 : tensor<7xui32>
            %c_250 = stablehlo.constant dense<15> : tensor<ui32>
            %614 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %615 = stablehlo.shift_right_logical %610, %614 : tensor<7xui32>
            %616 = stablehlo.or %613, %615 : tensor<7xui32>
            %617 = stablehlo.xor %616, %611 : tensor<7xui32>
            %618 = stablehlo.add %611, %617 : tensor<7xui32>
            %c_251 = stablehlo.constant dense<29> : tensor<ui32>
            %619 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %620 = stablehlo.shift_left %617, %619 : tensor<7xui32>
            %c_252 = stablehlo.constant dense<3> : tensor<ui32>
            %621 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %622 = stablehlo.shift_right_logical %617, %621 : tensor<7xui32>
            %623 = stablehlo.or %620, %622 : tensor<7xui32>
            %624 = stablehlo.xor %623, %618 : tensor<7xui32>
            %625 = stablehlo.add %618, %624 : tensor<7xui32>
            %c_253 = stablehlo.constant dense<16> : tensor<ui32>
            %626 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %627 = stablehlo.shift_left %624, %626 : tensor<7xui32>
            %c_254 = stablehlo.constant dense<16> : tensor<ui32>
            %628 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %629 = stablehlo.shift_right_logical %624, %628 : tensor<7xui32>
            %630 = stablehlo.or %627, %629 : tensor<7xui32>
            %631 = stablehlo.xor %630, %625 : tensor<7xui32>
            %632 = stablehlo.add %625, %631 : tensor<7xui32>
            %c_255 = stablehlo.constant dense<24> : tensor<ui32>
            %633 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %634 = stablehlo.shift_left %631, %633 : tensor<7xui32>
            %c_256 = stablehlo.constant dense<8> : tensor<ui32>
            %635 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %636 = stablehlo.shift_right_logical %631, %635 : tensor<7xui32>
            %637 = stablehlo.or %634, %636 : tensor<7xui32>
            %638 = stablehlo.xor %637, %632 : tensor<7xui32>
            %639 = stablehlo.add %632, %508 : tensor<7xui32>
            %640 = stablehlo.add %638, %512 : tensor<7xui32>
            %c_257 = stablehlo.constant dense<4> : tensor<ui32>
            %641 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %642 = stablehlo.add %640, %641 : tensor<7xui32>
            %643 = stablehlo.add %639, %642 : tensor<7xui32>
            %c_258 = stablehlo.constant dense<13> : tensor<ui32>
            %644 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %645 = stablehlo.shift_left %642, %644 : tensor<7xui32>
            %c_259 = stablehlo.constant dense<19> : tensor<ui32>
            %646 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %647 = stablehlo.shift_right_logical %642, %646 : tensor<7xui32>
            %648 = stablehlo.or %645, %647 : tensor<7xui32>
            %649 = stablehlo.xor %648, %643 : tensor<7xui32>
            %650 = stablehlo.add %643, %649 : tensor<7xui32>
            %c_260 = stablehlo.constant dense<15> : tensor<ui32>
            %651 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %652 = stablehlo.shift_left %649, %651 : tensor<7xui32>
            %c_261 = stablehlo.constant dense<17> : tensor<ui32>
            %653 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %654 = stablehlo.shift_right_logical %649, %653 : tensor<7xui32>
            %655 = stablehlo.or %652, %654 : tensor<7xui32>
            %656 = stablehlo.xor %655, %650 : tensor<7xui32>
            %657 = stablehlo.add %650, %656 : tensor<7xui32>
            %c_262 = stablehlo.constant dense<26> : tensor<ui32>
            %658 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %659 = stablehlo.shift_left %656, %658 : tensor<7xui32>
            %c_263 = stablehlo.constant dense<6> : tensor<ui32>
            %660 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %661 = stablehlo.shift_right_logical %656, %660 : tensor<7xui32>
            %662 = stablehlo.or %659, %661 : tensor<7xui32>
            %663 = stablehlo.xor %662, %657 : tensor<7xui32>
            %664 = stablehlo.add %657, %663 : tensor<7xui32>
            %c_264 = stablehlo.constant dense<6> : tensor<ui32>
            %665 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %666 = stablehlo.shift_left %663, %665 : tensor<7xui32>
            %c_265 = stablehlo.constant dense<26> : tensor<ui32>
            %667 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %668 = stablehlo.shift_right_logical %663, %667 : tensor<7xui32>
            %669 = stablehlo.or %666, %668 : tensor<7xui32>
            %670 = stablehlo.xor %669, %664 : tensor<7xui32>
            %671 = stablehlo.add %664, %512 : tensor<7xui32>
            %672 = stablehlo.add %670, %506 : tensor<7xui32>
            %c_266 = stablehlo.constant dense<5> : tensor<ui32>
            %673 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<ui32>) -> tensor<7xui32>
            %674 = stablehlo.add %672, %673 : tensor<7xui32>
            %675 = stablehlo.iota dim = 1 : tensor<7x97xui32>
            %676 = stablehlo.broadcast_in_dim %671, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
            %677 = stablehlo.broadcast_in_dim %674, dims = [0] : (tensor<7xui32>) -> tensor<7x1xui32>
            %c_267 = stablehlo.constant dense<0> : tensor<ui32>
            %678 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %679 = stablehlo.xor %676, %677 : tensor<7x1xui32>
            %c_268 = stablehlo.constant dense<466688986> : tensor<ui32>
            %680 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<ui32>) -> tensor<7x1xui32>
            %681 = stablehlo.xor %679, %680 : tensor<7x1xui32>
            %682 = stablehlo.broadcast_in_dim %676, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %683 = stablehlo.add %678, %682 : tensor<7x97xui32>
            %684 = stablehlo.broadcast_in_dim %677, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %685 = stablehlo.add %675, %684 : tensor<7x97xui32>
            %686 = stablehlo.add %683, %685 : tensor<7x97xui32>
            %c_269 = stablehlo.constant dense<13> : tensor<ui32>
            %687 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %688 = stablehlo.shift_left %685, %687 : tensor<7x97xui32>
            %c_270 = stablehlo.constant dense<19> : tensor<ui32>
            %689 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %690 = stablehlo.shift_right_logical %685, %689 : tensor<7x97xui32>
            %691 = stablehlo.or %688, %690 : tensor<7x97xui32>
            %692 = stablehlo.xor %691, %686 : tensor<7x97xui32>
            %693 = stablehlo.add %686, %692 : tensor<7x97xui32>
            %c_271 = stablehlo.constant dense<15> : tensor<ui32>
            %694 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %695 = stablehlo.shift_left %692, %694 : tensor<7x97xui32>
            %c_272 = stablehlo.constant dense<17> : tensor<ui32>
            %696 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %697 = stablehlo.shift_right_logical %692, %696 : tensor<7x97xui32>
            %698 = stablehlo.or %695, %697 : tensor<7x97xui32>
            %699 = stablehlo.xor %698, %693 : tensor<7x97xui32>
            %700 = stablehlo.add %693, %699 : tensor<7x97xui32>
            %c_273 = stablehlo.constant dense<26> : tensor<ui32>
            %701 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %702 = stablehlo.shift_left %699, %701 : tensor<7x97xui32>
            %c_274 = stablehlo.constant dense<6> : tensor<ui32>
            %703 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %704 = stablehlo.shift_right_logical %699, %703 : tensor<7x97xui32>
            %705 = stablehlo.or %702, %704 : tensor<7x97xui32>
            %706 = stablehlo.xor %705, %700 : tensor<7x97xui32>
            %707 = stablehlo.add %700, %706 : tensor<7x97xui32>
            %c_275 = stablehlo.constant dense<6> : tensor<ui32>
            %708 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %709 = stablehlo.shift_left %706, %708 : tensor<7x97xui32>
            %c_276 = stablehlo.constant dense<26> : tensor<ui32>
            %710 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %711 = stablehlo.shift_right_logical %706, %710 : tensor<7x97xui32>
            %712 = stablehlo.or %709, %711 : tensor<7x97xui32>
            %713 = stablehlo.xor %712, %707 : tensor<7x97xui32>
            %714 = stablehlo.broadcast_in_dim %677, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %715 = stablehlo.add %707, %714 : tensor<7x97xui32>
            %716 = stablehlo.broadcast_in_dim %681, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %717 = stablehlo.add %713, %716 : tensor<7x97xui32>
            %c_277 = stablehlo.constant dense<1> : tensor<ui32>
            %718 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %719 = stablehlo.add %717, %718 : tensor<7x97xui32>
            %720 = stablehlo.add %715, %719 : tensor<7x97xui32>
            %c_278 = stablehlo.constant dense<17> : tensor<ui32>
            %721 = stablehlo.broadcast_in_dim %c_278, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %722 = stablehlo.shift_left %719, %721 : tensor<7x97xui32>
            %c_279 = stablehlo.constant dense<15> : tensor<ui32>
            %723 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %724 = stablehlo.shift_right_logical %719, %723 : tensor<7x97xui32>
            %725 = stablehlo.or %722, %724 : tensor<7x97xui32>
            %726 = stablehlo.xor %725, %720 : tensor<7x97xui32>
            %727 = stablehlo.add %720, %726 : tensor<7x97xui32>
            %c_280 = stablehlo.constant dense<29> : tensor<ui32>
            %728 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %729 = stablehlo.shift_left %726, %728 : tensor<7x97xui32>
            %c_281 = stablehlo.constant dense<3> : tensor<ui32>
            %730 = stablehlo.broadcast_in_dim %c_281, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %731 = stablehlo.shift_right_logical %726, %730 : tensor<7x97xui32>
            %732 = stablehlo.or %729, %731 : tensor<7x97xui32>
            %733 = stablehlo.xor %732, %727 : tensor<7x97xui32>
            %734 = stablehlo.add %727, %733 : tensor<7x97xui32>
            %c_282 = stablehlo.constant dense<16> : tensor<ui32>
            %735 = stablehlo.broadcast_in_dim %c_282, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %736 = stablehlo.shift_left %733, %735 : tensor<7x97xui32>
            %c_283 = stablehlo.constant dense<16> : tensor<ui32>
            %737 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %738 = stablehlo.shift_right_logical %733, %737 : tensor<7x97xui32>
            %739 = stablehlo.or %736, %738 : tensor<7x97xui32>
            %740 = stablehlo.xor %739, %734 : tensor<7x97xui32>
            %741 = stablehlo.add %734, %740 : tensor<7x97xui32>
            %c_284 = stablehlo.constant dense<24> : tensor<ui32>
            %742 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %743 = stablehlo.shift_left %740, %742 : tensor<7x97xui32>
            %c_285 = stablehlo.constant dense<8> : tensor<ui32>
            %744 = stablehlo.broadcast_in_dim %c_285, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %745 = stablehlo.shift_right_logical %740, %744 : tensor<7x97xui32>
            %746 = stablehlo.or %743, %745 : tensor<7x97xui32>
            %747 = stablehlo.xor %746, %741 : tensor<7x97xui32>
            %748 = stablehlo.broadcast_in_dim %681, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %749 = stablehlo.add %741, %748 : tensor<7x97xui32>
            %750 = stablehlo.broadcast_in_dim %676, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %751 = stablehlo.add %747, %750 : tensor<7x97xui32>
            %c_286 = stablehlo.constant dense<2> : tensor<ui32>
            %752 = stablehlo.broadcast_in_dim %c_286, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %753 = stablehlo.add %751, %752 : tensor<7x97xui32>
            %754 = stablehlo.add %749, %753 : tensor<7x97xui32>
            %c_287 = stablehlo.constant dense<13> : tensor<ui32>
            %755 = stablehlo.broadcast_in_dim %c_287, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %756 = stablehlo.shift_left %753, %755 : tensor<7x97xui32>
            %c_288 = stablehlo.constant dense<19> : tensor<ui32>
            %757 = stablehlo.broadcast_in_dim %c_288, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %758 = stablehlo.shift_right_logical %753, %757 : tensor<7x97xui32>
            %759 = stablehlo.or %756, %758 : tensor<7x97xui32>
            %760 = stablehlo.xor %759, %754 : tensor<7x97xui32>
            %761 = stablehlo.add %754, %760 : tensor<7x97xui32>
            %c_289 = stablehlo.constant dense<15> : tensor<ui32>
            %762 = stablehlo.broadcast_in_dim %c_289, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %763 = stablehlo.shift_left %760, %762 : tensor<7x97xui32>
            %c_290 = stablehlo.constant dense<17> : tensor<ui32>
            %764 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %765 = stablehlo.shift_right_logical %760, %764 : tensor<7x97xui32>
            %766 = stablehlo.or %763, %765 : tensor<7x97xui32>
            %767 = stablehlo.xor %766, %761 : tensor<7x97xui32>
            %768 = stablehlo.add %761, %767 : tensor<7x97xui32>
            %c_291 = stablehlo.constant dense<26> : tensor<ui32>
            %769 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %770 = stablehlo.shift_left %767, %769 : tensor<7x97xui32>
            %c_292 = stablehlo.constant dense<6> : tensor<ui32>
            %771 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %772 = stablehlo.shift_right_logical %767, %771 : tensor<7x97xui32>
            %773 = stablehlo.or %770, %772 : tensor<7x97xui32>
            %774 = stablehlo.xor %773, %768 : tensor<7x97xui32>
            %775 = stablehlo.add %768, %774 : tensor<7x97xui32>
            %c_293 = stablehlo.constant dense<6> : tensor<ui32>
            %776 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %777 = stablehlo.shift_left %774, %776 : tensor<7x97xui32>
            %c_294 = stablehlo.constant dense<26> : tensor<ui32>
            %778 = stablehlo.broadcast_in_dim %c_294, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %779 = stablehlo.shift_right_logical %774, %778 : tensor<7x97xui32>
            %780 = stablehlo.or %777, %779 : tensor<7x97xui32>
            %781 = stablehlo.xor %780, %775 : tensor<7x97xui32>
            %782 = stablehlo.broadcast_in_dim %676, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %783 = stablehlo.add %775, %782 : tensor<7x97xui32>
            %784 = stablehlo.broadcast_in_dim %677, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %785 = stablehlo.add %781, %784 : tensor<7x97xui32>
            %c_295 = stablehlo.constant dense<3> : tensor<ui32>
            %786 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %787 = stablehlo.add %785, %786 : tensor<7x97xui32>
            %788 = stablehlo.add %783, %787 : tensor<7x97xui32>
            %c_296 = stablehlo.constant dense<17> : tensor<ui32>
            %789 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %790 = stablehlo.shift_left %787, %789 : tensor<7x97xui32>
            %c_297 = stablehlo.constant dense<15> : tensor<ui32>
            %791 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %792 = stablehlo.shift_right_logical %787, %791 : tensor<7x97xui32>
            %793 = stablehlo.or %790, %792 : tensor<7x97xui32>
            %794 = stablehlo.xor %793, %788 : tensor<7x97xui32>
            %795 = stablehlo.add %788, %794 : tensor<7x97xui32>
            %c_298 = stablehlo.constant dense<29> : tensor<ui32>
            %796 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %797 = stablehlo.shift_left %794, %796 : tensor<7x97xui32>
            %c_299 = stablehlo.constant dense<3> : tensor<ui32>
            %798 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %799 = stablehlo.shift_right_logical %794, %798 : tensor<7x97xui32>
            %800 = stablehlo.or %797, %799 : tensor<7x97xui32>
            %801 = stablehlo.xor %800, %795 : tensor<7x97xui32>
            %802 = stablehlo.add %795, %801 : tensor<7x97xui32>
            %c_300 = stablehlo.constant dense<16> : tensor<ui32>
            %803 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %804 = stablehlo.shift_left %801, %803 : tensor<7x97xui32>
            %c_301 = stablehlo.constant dense<16> : tensor<ui32>
            %805 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %806 = stablehlo.shift_right_logical %801, %805 : tensor<7x97xui32>
            %807 = stablehlo.or %804, %806 : tensor<7x97xui32>
            %808 = stablehlo.xor %807, %802 : tensor<7x97xui32>
            %809 = stablehlo.add %802, %808 : tensor<7x97xui32>
            %c_302 = stablehlo.constant dense<24> : tensor<ui32>
            %810 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %811 = stablehlo.shift_left %808, %810 : tensor<7x97xui32>
            %c_303 = stablehlo.constant dense<8> : tensor<ui32>
            %812 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %813 = stablehlo.shift_right_logical %808, %812 : tensor<7x97xui32>
            %814 = stablehlo.or %811, %813 : tensor<7x97xui32>
            %815 = stablehlo.xor %814, %809 : tensor<7x97xui32>
            %816 = stablehlo.broadcast_in_dim %677, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %817 = stablehlo.add %809, %816 : tensor<7x97xui32>
            %818 = stablehlo.broadcast_in_dim %681, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %819 = stablehlo.add %815, %818 : tensor<7x97xui32>
            %c_304 = stablehlo.constant dense<4> : tensor<ui32>
            %820 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %821 = stablehlo.add %819, %820 : tensor<7x97xui32>
            %822 = stablehlo.add %817, %821 : tensor<7x97xui32>
            %c_305 = stablehlo.constant dense<13> : tensor<ui32>
            %823 = stablehlo.broadcast_in_dim %c_305, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %824 = stablehlo.shift_left %821, %823 : tensor<7x97xui32>
            %c_306 = stablehlo.constant dense<19> : tensor<ui32>
            %825 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %826 = stablehlo.shift_right_logical %821, %825 : tensor<7x97xui32>
            %827 = stablehlo.or %824, %826 : tensor<7x97xui32>
            %828 = stablehlo.xor %827, %822 : tensor<7x97xui32>
            %829 = stablehlo.add %822, %828 : tensor<7x97xui32>
            %c_307 = stablehlo.constant dense<15> : tensor<ui32>
            %830 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %831 = stablehlo.shift_left %828, %830 : tensor<7x97xui32>
            %c_308 = stablehlo.constant dense<17> : tensor<ui32>
            %832 = stablehlo.broadcast_in_dim %c_308, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %833 = stablehlo.shift_right_logical %828, %832 : tensor<7x97xui32>
            %834 = stablehlo.or %831, %833 : tensor<7x97xui32>
            %835 = stablehlo.xor %834, %829 : tensor<7x97xui32>
            %836 = stablehlo.add %829, %835 : tensor<7x97xui32>
            %c_309 = stablehlo.constant dense<26> : tensor<ui32>
            %837 = stablehlo.broadcast_in_dim %c_309, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %838 = stablehlo.shift_left %835, %837 : tensor<7x97xui32>
            %c_310 = stablehlo.constant dense<6> : tensor<ui32>
            %839 = stablehlo.broadcast_in_dim %c_310, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %840 = stablehlo.shift_right_logical %835, %839 : tensor<7x97xui32>
            %841 = stablehlo.or %838, %840 : tensor<7x97xui32>
            %842 = stablehlo.xor %841, %836 : tensor<7x97xui32>
            %843 = stablehlo.add %836, %842 : tensor<7x97xui32>
            %c_311 = stablehlo.constant dense<6> : tensor<ui32>
            %844 = stablehlo.broadcast_in_dim %c_311, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %845 = stablehlo.shift_left %842, %844 : tensor<7x97xui32>
            %c_312 = stablehlo.constant dense<26> : tensor<ui32>
            %846 = stablehlo.broadcast_in_dim %c_312, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %847 = stablehlo.shift_right_logical %842, %846 : tensor<7x97xui32>
            %848 = stablehlo.or %845, %847 : tensor<7x97xui32>
            %849 = stablehlo.xor %848, %843 : tensor<7x97xui32>
            %850 = stablehlo.broadcast_in_dim %681, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %851 = stablehlo.add %843, %850 : tensor<7x97xui32>
            %852 = stablehlo.broadcast_in_dim %676, dims = [0, 1] : (tensor<7x1xui32>) -> tensor<7x97xui32>
            %853 = stablehlo.add %849, %852 : tensor<7x97xui32>
            %c_313 = stablehlo.constant dense<5> : tensor<ui32>
            %854 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %855 = stablehlo.add %853, %854 : tensor<7x97xui32>
            %856 = stablehlo.xor %851, %855 : tensor<7x97xui32>
            %c_314 = stablehlo.constant dense<9> : tensor<ui32>
            %857 = stablehlo.broadcast_in_dim %c_314, dims = [] : (tensor<ui32>) -> tensor<7x97xui32>
            %858 = stablehlo.shift_right_logical %856, %857 : tensor<7x97xui32>
            %859 = stablehlo.convert %858 : (tensor<7x97xui32>) -> tensor<7x97xf32>
            %cst_315 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %860 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %861 = stablehlo.add %859, %860 : tensor<7x97xf32>
            %cst_316 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
            %862 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %863 = stablehlo.multiply %861, %862 : tensor<7x97xf32>
            %c_317 = stablehlo.constant dense<31> : tensor<i32>
            %864 = stablehlo.broadcast_in_dim %c_317, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %865 = stablehlo.shift_right_logical %298, %864 : tensor<7xi32>
            %866 = stablehlo.broadcast_in_dim %865, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %867 = stablehlo.bitcast_convert %863 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_318 = stablehlo.constant dense<1060439283> : tensor<i32>
            %868 = stablehlo.broadcast_in_dim %c_318, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %869 = stablehlo.subtract %867, %868 : tensor<7x97xi32>
            %c_319 = stablehlo.constant dense<23> : tensor<i32>
            %870 = stablehlo.broadcast_in_dim %c_319, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %871 = stablehlo.shift_right_arithmetic %869, %870 : tensor<7x97xi32>
            %c_320 = stablehlo.constant dense<23> : tensor<i32>
            %872 = stablehlo.broadcast_in_dim %c_320, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %873 = stablehlo.shift_left %871, %872 : tensor<7x97xi32>
            %874 = stablehlo.subtract %867, %873 : tensor<7x97xi32>
            %875 = stablehlo.bitcast_convert %874 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_321 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %876 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %877 = stablehlo.subtract %875, %876 : tensor<7x97xf32>
            %878 = stablehlo.convert %871 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %879 = stablehlo.multiply %877, %877 : tensor<7x97xf32>
            %880 = stablehlo.bitcast_convert %879 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %881 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %882 = stablehlo.xor %880, %881 : tensor<7x97xi32>
            %883 = stablehlo.bitcast_convert %882 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_322 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %884 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %885 = stablehlo.multiply %884, %877 : tensor<7x97xf32>
            %886 = stablehlo.bitcast_convert %885 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %887 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %888 = stablehlo.xor %886, %887 : tensor<7x97xi32>
            %889 = stablehlo.bitcast_convert %888 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_323 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %890 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %891 = stablehlo.add %889, %890 : tensor<7x97xf32>
            %892 = stablehlo.multiply %891, %877 : tensor<7x97xf32>
            %893 = stablehlo.bitcast_convert %892 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %894 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %895 = stablehlo.xor %893, %894 : tensor<7x97xi32>
            %896 = stablehlo.bitcast_convert %895 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_324 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %897 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %898 = stablehlo.add %896, %897 : tensor<7x97xf32>
            %899 = stablehlo.multiply %898, %877 : tensor<7x97xf32>
            %900 = stablehlo.bitcast_convert %899 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %901 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %902 = stablehlo.xor %900, %901 : tensor<7x97xi32>
            %903 = stablehlo.bitcast_convert %902 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_325 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %904 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %905 = stablehlo.add %903, %904 : tensor<7x97xf32>
            %906 = stablehlo.multiply %905, %877 : tensor<7x97xf32>
            %907 = stablehlo.bitcast_convert %906 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %908 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %909 = stablehlo.xor %907, %908 : tensor<7x97xi32>
            %910 = stablehlo.bitcast_convert %909 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_326 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %911 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %912 = stablehlo.add %910, %911 : tensor<7x97xf32>
            %913 = stablehlo.multiply %912, %877 : tensor<7x97xf32>
            %914 = stablehlo.bitcast_convert %913 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %915 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %916 = stablehlo.xor %914, %915 : tensor<7x97xi32>
            %917 = stablehlo.bitcast_convert %916 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_327 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %918 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %919 = stablehlo.add %917, %918 : tensor<7x97xf32>
            %920 = stablehlo.multiply %919, %877 : tensor<7x97xf32>
            %921 = stablehlo.bitcast_convert %920 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %922 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %923 = stablehlo.xor %921, %922 : tensor<7x97xi32>
            %924 = stablehlo.bitcast_convert %923 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_328 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %925 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %926 = stablehlo.add %924, %925 : tensor<7x97xf32>
            %927 = stablehlo.multiply %926, %877 : tensor<7x97xf32>
            %928 = stablehlo.bitcast_convert %927 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %929 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %930 = stablehlo.xor %928, %929 : tensor<7x97xi32>
            %931 = stablehlo.bitcast_convert %930 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_329 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %932 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %933 = stablehlo.add %931, %932 : tensor<7x97xf32>
            %934 = stablehlo.multiply %933, %877 : tensor<7x97xf32>
            %935 = stablehlo.bitcast_convert %934 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %936 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %937 = stablehlo.xor %935, %936 : tensor<7x97xi32>
            %938 = stablehlo.bitcast_convert %937 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_330 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %939 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %940 = stablehlo.add %938, %939 : tensor<7x97xf32>
            %941 = stablehlo.multiply %940, %877 : tensor<7x97xf32>
            %942 = stablehlo.multiply %941, %883 : tensor<7x97xf32>
            %943 = stablehlo.bitcast_convert %942 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %944 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %945 = stablehlo.xor %943, %944 : tensor<7x97xi32>
            %946 = stablehlo.bitcast_convert %945 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_331 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %947 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %948 = stablehlo.multiply %878, %947 : tensor<7x97xf32>
            %949 = stablehlo.bitcast_convert %948 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %950 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %951 = stablehlo.xor %949, %950 : tensor<7x97xi32>
            %952 = stablehlo.bitcast_convert %951 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %953 = stablehlo.add %946, %952 : tensor<7x97xf32>
            %cst_332 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %954 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %955 = stablehlo.multiply %883, %954 : tensor<7x97xf32>
            %956 = stablehlo.subtract %953, %955 : tensor<7x97xf32>
            %957 = stablehlo.add %877, %956 : tensor<7x97xf32>
            %cst_333 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %958 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %959 = stablehlo.multiply %878, %958 : tensor<7x97xf32>
            %960 = stablehlo.add %957, %959 : tensor<7x97xf32>
            %961 = stablehlo.negate %960 : tensor<7x97xf32>
            %962 = stablehlo.bitcast_convert %961 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_334 = stablehlo.constant dense<1060439283> : tensor<i32>
            %963 = stablehlo.broadcast_in_dim %c_334, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %964 = stablehlo.subtract %962, %963 : tensor<7x97xi32>
            %c_335 = stablehlo.constant dense<23> : tensor<i32>
            %965 = stablehlo.broadcast_in_dim %c_335, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %966 = stablehlo.shift_right_arithmetic %964, %965 : tensor<7x97xi32>
            %c_336 = stablehlo.constant dense<23> : tensor<i32>
            %967 = stablehlo.broadcast_in_dim %c_336, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %968 = stablehlo.shift_left %966, %967 : tensor<7x97xi32>
            %969 = stablehlo.subtract %962, %968 : tensor<7x97xi32>
            %970 = stablehlo.bitcast_convert %969 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %971 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %972 = stablehlo.subtract %970, %971 : tensor<7x97xf32>
            %973 = stablehlo.convert %966 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %974 = stablehlo.multiply %972, %972 : tensor<7x97xf32>
            %975 = stablehlo.bitcast_convert %974 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %976 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %977 = stablehlo.xor %975, %976 : tensor<7x97xi32>
            %978 = stablehlo.bitcast_convert %977 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_338 = stablehlo.constant dense<0.0703768358> : tensor<f32>
            %979 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %980 = stablehlo.multiply %979, %972 : tensor<7x97xf32>
            %981 = stablehlo.bitcast_convert %980 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %982 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %983 = stablehlo.xor %981, %982 : tensor<7x97xi32>
            %984 = stablehlo.bitcast_convert %983 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_339 = stablehlo.constant dense<-0.115146101> : tensor<f32>
            %985 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %986 = stablehlo.add %984, %985 : tensor<7x97xf32>
            %987 = stablehlo.multiply %986, %972 : tensor<7x97xf32>
            %988 = stablehlo.bitcast_convert %987 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %989 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %990 = stablehlo.xor %988, %989 : tensor<7x97xi32>
            %991 = stablehlo.bitcast_convert %990 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_340 = stablehlo.constant dense<0.116769984> : tensor<f32>
            %992 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %993 = stablehlo.add %991, %992 : tensor<7x97xf32>
            %994 = stablehlo.multiply %993, %972 : tensor<7x97xf32>
            %995 = stablehlo.bitcast_convert %994 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %996 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %997 = stablehlo.xor %995, %996 : tensor<7x97xi32>
            %998 = stablehlo.bitcast_convert %997 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_341 = stablehlo.constant dense<-0.12420141> : tensor<f32>
            %999 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1000 = stablehlo.add %998, %999 : tensor<7x97xf32>
            %1001 = stablehlo.multiply %1000, %972 : tensor<7x97xf32>
            %1002 = stablehlo.bitcast_convert %1001 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1003 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1004 = stablehlo.xor %1002, %1003 : tensor<7x97xi32>
            %1005 = stablehlo.bitcast_convert %1004 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_342 = stablehlo.constant dense<0.142493233> : tensor<f32>
            %1006 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1007 = stablehlo.add %1005, %1006 : tensor<7x97xf32>
            %1008 = stablehlo.multiply %1007, %972 : tensor<7x97xf32>
            %1009 = stablehlo.bitcast_convert %1008 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1010 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1011 = stablehlo.xor %1009, %1010 : tensor<7x97xi32>
            %1012 = stablehlo.bitcast_convert %1011 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_343 = stablehlo.constant dense<-0.166680574> : tensor<f32>
            %1013 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1014 = stablehlo.add %1012, %1013 : tensor<7x97xf32>
            %1015 = stablehlo.multiply %1014, %972 : tensor<7x97xf32>
            %1016 = stablehlo.bitcast_convert %1015 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1017 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1018 = stablehlo.xor %1016, %1017 : tensor<7x97xi32>
            %1019 = stablehlo.bitcast_convert %1018 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_344 = stablehlo.constant dense<0.200007141> : tensor<f32>
            %1020 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1021 = stablehlo.add %1019, %1020 : tensor<7x97xf32>
            %1022 = stablehlo.multiply %1021, %972 : tensor<7x97xf32>
            %1023 = stablehlo.bitcast_convert %1022 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1024 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1025 = stablehlo.xor %1023, %1024 : tensor<7x97xi32>
            %1026 = stablehlo.bitcast_convert %1025 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_345 = stablehlo.constant dense<-0.24999994> : tensor<f32>
            %1027 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1028 = stablehlo.add %1026, %1027 : tensor<7x97xf32>
            %1029 = stablehlo.multiply %1028, %972 : tensor<7x97xf32>
            %1030 = stablehlo.bitcast_convert %1029 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1031 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1032 = stablehlo.xor %1030, %1031 : tensor<7x97xi32>
            %1033 = stablehlo.bitcast_convert %1032 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_346 = stablehlo.constant dense<0.333333313> : tensor<f32>
            %1034 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1035 = stablehlo.add %1033, %1034 : tensor<7x97xf32>
            %1036 = stablehlo.multiply %1035, %972 : tensor<7x97xf32>
            %1037 = stablehlo.multiply %1036, %978 : tensor<7x97xf32>
            %1038 = stablehlo.bitcast_convert %1037 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1039 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1040 = stablehlo.xor %1038, %1039 : tensor<7x97xi32>
            %1041 = stablehlo.bitcast_convert %1040 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_347 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %1042 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1043 = stablehlo.multiply %973, %1042 : tensor<7x97xf32>
            %1044 = stablehlo.bitcast_convert %1043 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %1045 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %1046 = stablehlo.xor %1044, %1045 : tensor<7x97xi32>
            %1047 = stablehlo.bitcast_convert %1046 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %1048 = stablehlo.add %1041, %1047 : tensor<7x97xf32>
            %cst_348 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %1049 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1050 = stablehlo.multiply %978, %1049 : tensor<7x97xf32>
            %1051 = stablehlo.subtract %1048, %1050 : tensor<7x97xf32>
            %1052 = stablehlo.add %972, %1051 : tensor<7x97xf32>
            %cst_349 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %1053 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %1054 = stablehlo.multiply %973, %1053 : tensor<7x97xf32>
            %1055 = stablehlo.add %1052, %1054 : tensor<7x97xf32>
            %1056 = stablehlo.negate %1055 : tensor<7x97xf32>
            stablehlo.return %1056 : tensor<7x97xf32>
          }) : (tensor<i32>) -> tensor<7x97xf32>
          %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %447 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %448 = stablehlo.compare GT, %413, %447, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %449 = func.call @_where_18(%448, %413, %cst_200) : (tensor<7xi1>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
          %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %450 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %451 = stablehlo.divide %450, %449 : tensor<7xf32>
          %cst_202 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %452 = stablehlo.reduce(%358 init: %cst_202) applies stablehlo.maximum across dimensions = [1] : (tensor<7x97xf32>, tensor<f32>) -> tensor<7xf32>
          %453 = stablehlo.broadcast_in_dim %452, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %455 = stablehlo.subtract %358, %454 : tensor<7x97xf32>
          %456 = stablehlo.broadcast_in_dim %451, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %c_203 = stablehlo.constant dense<31> : tensor<i32>
          %457 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %458 = stablehlo.shift_right_logical %415, %457 : tensor<7xi32>
          %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
          %460 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
          %461 = stablehlo.multiply %455, %460 : tensor<7x97xf32>
          %462 = stablehlo.bitcast_convert %461 : (tensor<7x97xf32>) -> tensor<7x97xi32>
          %463 = stablehlo.broadcast_in_dim %459, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
          %464 = stablehlo.xor %462, %463 : tensor<7x97xi32>
          %465 = stablehlo.bitcast_convert %464 : (tensor<7x97xi32>) -> tensor<7x97xf32>
          %cst_204 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %466 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
          %467 = stablehlo.compare EQ, %358, %466, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
          %cst_205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %468 = func.call @_where_19(%467, %cst_205, %465) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
          %c_206 = stablehlo.constant dense<0> : tensor<i32>
          %469 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %470 = stablehlo.compare GT, %415, %469, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
          %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %471 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %472 = stablehlo.compare LT, %417, %471, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %473 = stablehlo.or %470, %472 : tensor<7xi1>
          %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %474 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<7xf32>
          %475 = stablehlo.compare GT, %419, %474, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
          %476 = stablehlo.or %473, %475 : tensor<7xi1>
          %c_209 = stablehlo.constant dense<false> : tensor<i1>
          %477 = stablehlo.reduce(%476 init: %c_209) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
          %478 = stablehlo.convert %477 : (tensor<i1>) -> tensor<i32>
          %479 = "stablehlo.case"(%478) ({
            %c_220 = stablehlo.constant dense<true> : tensor<i1>
            %504 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i1>) -> tensor<7x97xi1>
            stablehlo.return %504 : tensor<7x97xi1>
          }, {
            %504 = stablehlo.bitcast_convert %468 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_220 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %505 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %506 = stablehlo.compare EQ, %504, %505, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_221 = stablehlo.constant dense<0> : tensor<i32>
            %507 = func.call @_where_20(%506, %c_221, %504) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_222 = stablehlo.constant dense<0> : tensor<i32>
            %508 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %509 = stablehlo.compare LT, %507, %508, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_223 = stablehlo.constant dense<2147483647> : tensor<i32>
            %510 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %511 = stablehlo.xor %507, %510 : tensor<7x97xi32>
            %512 = func.call @_where_21(%509, %511, %507) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %values, %indices = chlo.top_k(%468, k = 97) : tensor<7x97xf32> -> (tensor<7x97xf32>, tensor<7x97xi32>)
            %c_224 = stablehlo.constant dense<0> : tensor<i32>
            %513 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %514 = stablehlo.compare EQ, %415, %513, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_225 = stablehlo.constant dense<97> : tensor<i32>
            %515 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %516 = stablehlo.compare GE, %415, %515, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %517 = stablehlo.or %514, %516 : tensor<7xi1>
            %518 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_226 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %519 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %520 = stablehlo.compare EQ, %518, %519, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_227 = stablehlo.constant dense<0> : tensor<i32>
            %521 = func.call @_where_20(%520, %c_227, %518) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_228 = stablehlo.constant dense<0> : tensor<i32>
            %522 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %523 = stablehlo.compare LT, %521, %522, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_229 = stablehlo.constant dense<2147483647> : tensor<i32>
            %524 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %525 = stablehlo.xor %521, %524 : tensor<7x97xi32>
            %526 = func.call @_where_21(%523, %525, %521) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_230 = stablehlo.constant dense<1> : tensor<i32>
            %c_231 = stablehlo.constant dense<97> : tensor<i32>
            %527 = func.call @clip(%415, %c_230, %c_231) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
            %528 = stablehlo.broadcast_in_dim %527, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %c_232 = stablehlo.constant dense<1> : tensor<i32>
            %529 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
            %530 = stablehlo.subtract %528, %529 : tensor<7x1xi32>
            %531 = func.call @take_along_axis_22(%526, %530) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %532 = stablehlo.reshape %531 : (tensor<7x1xi32>) -> tensor<7xi32>
            %c_233 = stablehlo.constant dense<97> : tensor<i32>
            %533 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %534 = stablehlo.minimum %415, %533 : tensor<7xi32>
            %535 = stablehlo.convert %534 : (tensor<7xi32>) -> tensor<7xf32>
            %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %536 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %c_235 = stablehlo.constant dense<97> : tensor<i32>
            %537 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %538 = stablehlo.compare LE, %415, %537, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
            %c_236 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %539 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %540 = stablehlo.not %517 : tensor<7xi1>
            %541 = stablehlo.not %538 : tensor<7xi1>
            %542 = stablehlo.and %540, %541 : tensor<7xi1>
            %c_237 = stablehlo.constant dense<false> : tensor<i1>
            %543 = stablehlo.reduce(%542 init: %c_237) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %544 = stablehlo.convert %543 : (tensor<i1>) -> tensor<i32>
            %545 = "stablehlo.case"(%544) ({
              stablehlo.return %539 : tensor<7xi32>
            }, {
              %c_298 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %816 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_299 = stablehlo.constant dense<2147483647> : tensor<i32>
              %817 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_300 = stablehlo.constant dense<0> : tensor<i32>
              %c_301 = stablehlo.constant dense<0> : tensor<i32>
              %818:7 = stablehlo.while(%iterArg_302 = %512, %iterArg_303 = %536, %iterArg_304 = %535, %iterArg_305 = %c_301, %iterArg_306 = %c_300, %iterArg_307 = %816, %iterArg_308 = %817) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_309 = stablehlo.constant dense<32> : tensor<i32>
                %819 = stablehlo.compare LT, %iterArg_305, %c_309, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %819 : tensor<i1>
              } do {
                %819:3 = func.call @closed_call_23(%iterArg_302, %iterArg_303, %iterArg_304, %iterArg_306, %iterArg_307, %iterArg_308) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_309 = stablehlo.constant dense<1> : tensor<i32>
                %820 = stablehlo.add %iterArg_305, %c_309 : tensor<i32>
                stablehlo.return %iterArg_302, %iterArg_303, %iterArg_304, %820, %819#0, %819#1, %819#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %818#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %546 = func.call @_where_27(%538, %532, %545) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %547 = func.call @_where_27(%517, %539, %546) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %c_238 = stablehlo.constant dense<31> : tensor<i32>
            %548 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %549 = stablehlo.shift_right_logical %415, %548 : tensor<7xi32>
            %550 = stablehlo.broadcast_in_dim %549, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %cst_239 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %551 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %552 = stablehlo.maximum %468, %551 : tensor<7x97xf32>
            %cst_240 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %553 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %554 = stablehlo.multiply %552, %553 : tensor<7x97xf32>
            %555 = func.call @round(%554) : (tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_241 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %556 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %557 = stablehlo.multiply %555, %556 : tensor<7x97xf32>
            %558 = stablehlo.subtract %552, %557 : tensor<7x97xf32>
            %cst_242 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %559 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %560 = stablehlo.multiply %555, %559 : tensor<7x97xf32>
            %561 = stablehlo.bitcast_convert %560 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %562 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %563 = stablehlo.xor %561, %562 : tensor<7x97xi32>
            %564 = stablehlo.bitcast_convert %563 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %565 = stablehlo.subtract %558, %564 : tensor<7x97xf32>
            %cst_243 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %566 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %567 = stablehlo.multiply %566, %565 : tensor<7x97xf32>
            %568 = stablehlo.bitcast_convert %567 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %569 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %570 = stablehlo.xor %568, %569 : tensor<7x97xi32>
            %571 = stablehlo.bitcast_convert %570 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_244 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %572 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %573 = stablehlo.add %571, %572 : tensor<7x97xf32>
            %574 = stablehlo.multiply %573, %565 : tensor<7x97xf32>
            %575 = stablehlo.bitcast_convert %574 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %576 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %577 = stablehlo.xor %575, %576 : tensor<7x97xi32>
            %578 = stablehlo.bitcast_convert %577 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_245 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %579 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %580 = stablehlo.add %578, %579 : tensor<7x97xf32>
            %581 = stablehlo.multiply %580, %565 : tensor<7x97xf32>
            %582 = stablehlo.bitcast_convert %581 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %583 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %584 = stablehlo.xor %582, %583 : tensor<7x97xi32>
            %585 = stablehlo.bitcast_convert %584 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_246 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %586 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %587 = stablehlo.add %585, %586 : tensor<7x97xf32>
            %588 = stablehlo.multiply %587, %565 : tensor<7x97xf32>
            %589 = stablehlo.bitcast_convert %588 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %590 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %591 = stablehlo.xor %589, %590 : tensor<7x97xi32>
            %592 = stablehlo.bitcast_convert %591 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_247 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %593 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %594 = stablehlo.add %592, %593 : tensor<7x97xf32>
            %595 = stablehlo.multiply %594, %565 : tensor<7x97xf32>
            %596 = stablehlo.bitcast_convert %595 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %597 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %598 = stablehlo.xor %596, %597 : tensor<7x97xi32>
            %599 = stablehlo.bitcast_convert %598 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_248 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %600 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %601 = stablehlo.add %599, %600 : tensor<7x97xf32>
            %602 = stablehlo.multiply %601, %565 : tensor<7x97xf32>
            %603 = stablehlo.multiply %602, %565 : tensor<7x97xf32>
            %604 = stablehlo.bitcast_convert %603 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %605 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %606 = stablehlo.xor %604, %605 : tensor<7x97xi32>
            %607 = stablehlo.bitcast_convert %606 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %608 = stablehlo.add %607, %565 : tensor<7x97xf32>
            %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %609 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %610 = stablehlo.add %608, %609 : tensor<7x97xf32>
            %611 = stablehlo.convert %555 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_250 = stablehlo.constant dense<127> : tensor<i32>
            %612 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %613 = stablehlo.add %611, %612 : tensor<7x97xi32>
            %c_251 = stablehlo.constant dense<23> : tensor<i32>
            %614 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %615 = stablehlo.shift_left %613, %614 : tensor<7x97xi32>
            %616 = stablehlo.bitcast_convert %615 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_252 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %617 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %618 = stablehlo.compare LT, %468, %617, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %619 = stablehlo.multiply %610, %616 : tensor<7x97xf32>
            %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %620 = func.call @_where_19(%618, %cst_253, %619) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
            %621 = stablehlo.broadcast_in_dim %547, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %623 = stablehlo.compare GE, %512, %622, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %624 = func.call @_where_16(%623, %620, %cst_254) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %625 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_255 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %626 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %627 = stablehlo.compare EQ, %625, %626, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_256 = stablehlo.constant dense<0> : tensor<i32>
            %628 = func.call @_where_20(%627, %c_256, %625) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_257 = stablehlo.constant dense<0> : tensor<i32>
            %629 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %630 = stablehlo.compare LT, %628, %629, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_258 = stablehlo.constant dense<2147483647> : tensor<i32>
            %631 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %632 = stablehlo.xor %628, %631 : tensor<7x97xi32>
            %633 = func.call @_where_21(%630, %632, %628) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %634 = stablehlo.broadcast_in_dim %547, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %636 = stablehlo.compare GE, %633, %635, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_259 = stablehlo.constant dense<31> : tensor<i32>
            %637 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %638 = stablehlo.shift_right_logical %415, %637 : tensor<7xi32>
            %639 = stablehlo.broadcast_in_dim %638, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %cst_260 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %640 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %641 = stablehlo.maximum %values, %640 : tensor<7x97xf32>
            %cst_261 = stablehlo.constant dense<1.44269502> : tensor<f32>
            %642 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %643 = stablehlo.multiply %641, %642 : tensor<7x97xf32>
            %644 = func.call @round(%643) : (tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_262 = stablehlo.constant dense<0.693359375> : tensor<f32>
            %645 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %646 = stablehlo.multiply %644, %645 : tensor<7x97xf32>
            %647 = stablehlo.subtract %641, %646 : tensor<7x97xf32>
            %cst_263 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
            %648 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %649 = stablehlo.multiply %644, %648 : tensor<7x97xf32>
            %650 = stablehlo.bitcast_convert %649 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %651 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %652 = stablehlo.xor %650, %651 : tensor<7x97xi32>
            %653 = stablehlo.bitcast_convert %652 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %654 = stablehlo.subtract %647, %653 : tensor<7x97xf32>
            %cst_264 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
            %655 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %656 = stablehlo.multiply %655, %654 : tensor<7x97xf32>
            %657 = stablehlo.bitcast_convert %656 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %658 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %659 = stablehlo.xor %657, %658 : tensor<7x97xi32>
            %660 = stablehlo.bitcast_convert %659 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_265 = stablehlo.constant dense<0.00139819994> : tensor<f32>
            %661 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %662 = stablehlo.add %660, %661 : tensor<7x97xf32>
            %663 = stablehlo.multiply %662, %654 : tensor<7x97xf32>
            %664 = stablehlo.bitcast_convert %663 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %665 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %666 = stablehlo.xor %664, %665 : tensor<7x97xi32>
            %667 = stablehlo.bitcast_convert %666 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_266 = stablehlo.constant dense<0.00833345205> : tensor<f32>
            %668 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %669 = stablehlo.add %667, %668 : tensor<7x97xf32>
            %670 = stablehlo.multiply %669, %654 : tensor<7x97xf32>
            %671 = stablehlo.bitcast_convert %670 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %672 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %673 = stablehlo.xor %671, %672 : tensor<7x97xi32>
            %674 = stablehlo.bitcast_convert %673 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_267 = stablehlo.constant dense<0.0416657962> : tensor<f32>
            %675 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %676 = stablehlo.add %674, %675 : tensor<7x97xf32>
            %677 = stablehlo.multiply %676, %654 : tensor<7x97xf32>
            %678 = stablehlo.bitcast_convert %677 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %679 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %680 = stablehlo.xor %678, %679 : tensor<7x97xi32>
            %681 = stablehlo.bitcast_convert %680 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_268 = stablehlo.constant dense<0.166666657> : tensor<f32>
            %682 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %683 = stablehlo.add %681, %682 : tensor<7x97xf32>
            %684 = stablehlo.multiply %683, %654 : tensor<7x97xf32>
            %685 = stablehlo.bitcast_convert %684 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %686 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %687 = stablehlo.xor %685, %686 : tensor<7x97xi32>
            %688 = stablehlo.bitcast_convert %687 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_269 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
            %689 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %690 = stablehlo.add %688, %689 : tensor<7x97xf32>
            %691 = stablehlo.multiply %690, %654 : tensor<7x97xf32>
            %692 = stablehlo.multiply %691, %654 : tensor<7x97xf32>
            %693 = stablehlo.bitcast_convert %692 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %694 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %695 = stablehlo.xor %693, %694 : tensor<7x97xi32>
            %696 = stablehlo.bitcast_convert %695 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %697 = stablehlo.add %696, %654 : tensor<7x97xf32>
            %cst_270 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %698 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %699 = stablehlo.add %697, %698 : tensor<7x97xf32>
            %700 = stablehlo.convert %644 : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_271 = stablehlo.constant dense<127> : tensor<i32>
            %701 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %702 = stablehlo.add %700, %701 : tensor<7x97xi32>
            %c_272 = stablehlo.constant dense<23> : tensor<i32>
            %703 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %704 = stablehlo.shift_left %702, %703 : tensor<7x97xi32>
            %705 = stablehlo.bitcast_convert %704 : (tensor<7x97xi32>) -> tensor<7x97xf32>
            %cst_273 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
            %706 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<7x97xf32>
            %707 = stablehlo.compare LT, %values, %706, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %708 = stablehlo.multiply %699, %705 : tensor<7x97xf32>
            %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %709 = func.call @_where_19(%707, %cst_274, %708) : (tensor<7x97xi1>, tensor<f32>, tensor<7x97xf32>) -> tensor<7x97xf32>
            %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %710 = func.call @_where_16(%636, %709, %cst_275) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_276 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %711 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %712 = stablehlo.maximum %417, %711 : tensor<7xf32>
            %c_277 = stablehlo.constant dense<0> : tensor<i32>
            %713 = "stablehlo.case"(%c_277) ({
              %c_298 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_298 : tensor<i32>
            }, {
              %c_298 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_298 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %714 = "stablehlo.case"(%713) ({
              %c_298 = stablehlo.constant dense<0> : tensor<i32>
              %816 = func.call @_pad_24(%624, %c_298) : (tensor<7x97xf32>, tensor<i32>) -> tensor<7x104xf32>
              %817 = stablehlo.slice %816 [0:7, 0:13] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %818 = stablehlo.slice %816 [0:7, 13:26] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %819 = stablehlo.slice %816 [0:7, 26:39] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %820 = stablehlo.slice %816 [0:7, 39:52] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %821 = stablehlo.slice %816 [0:7, 52:65] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %822 = stablehlo.slice %816 [0:7, 65:78] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %823 = stablehlo.slice %816 [0:7, 78:91] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %824 = stablehlo.slice %816 [0:7, 91:104] : (tensor<7x104xf32>) -> tensor<7x13xf32>
              %825 = stablehlo.add %817, %818 : tensor<7x13xf32>
              %826 = stablehlo.add %819, %820 : tensor<7x13xf32>
              %827 = stablehlo.add %825, %826 : tensor<7x13xf32>
              %828 = stablehlo.add %821, %822 : tensor<7x13xf32>
              %829 = stablehlo.add %823, %824 : tensor<7x13xf32>
              %830 = stablehlo.add %828, %829 : tensor<7x13xf32>
              %831 = stablehlo.add %827, %830 : tensor<7x13xf32>
              %832 = stablehlo.optimization_barrier %831 : tensor<7x13xf32>
              %c_299 = stablehlo.constant dense<0> : tensor<i32>
              %833 = func.call @_pad_25(%832, %c_299) : (tensor<7x13xf32>, tensor<i32>) -> tensor<7x16xf32>
              %834 = stablehlo.slice %833 [0:7, 0:2] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %835 = stablehlo.slice %833 [0:7, 2:4] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %836 = stablehlo.slice %833 [0:7, 4:6] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %837 = stablehlo.slice %833 [0:7, 6:8] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %838 = stablehlo.slice %833 [0:7, 8:10] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %839 = stablehlo.slice %833 [0:7, 10:12] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %840 = stablehlo.slice %833 [0:7, 12:14] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %841 = stablehlo.slice %833 [0:7, 14:16] : (tensor<7x16xf32>) -> tensor<7x2xf32>
              %842 = stablehlo.add %834, %835 : tensor<7x2xf32>
              %843 = stablehlo.add %836, %837 : tensor<7x2xf32>
              %844 = stablehlo.add %842, %843 : tensor<7x2xf32>
              %845 = stablehlo.add %838, %839 : tensor<7x2xf32>
              %846 = stablehlo.add %840, %841 : tensor<7x2xf32>
              %847 = stablehlo.add %845, %846 : tensor<7x2xf32>
              %848 = stablehlo.add %844, %847 : tensor<7x2xf32>
              %849 = stablehlo.optimization_barrier %848 : tensor<7x2xf32>
              %c_300 = stablehlo.constant dense<0> : tensor<i32>
              %850 = func.call @_pad_26(%849, %c_300) : (tensor<7x2xf32>, tensor<i32>) -> tensor<7x8xf32>
              %851 = stablehlo.slice %850 [0:7, 0:1] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %852 = stablehlo.slice %850 [0:7, 1:2] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %853 = stablehlo.slice %850 [0:7, 2:3] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %854 = stablehlo.slice %850 [0:7, 3:4] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %855 = stablehlo.slice %850 [0:7, 4:5] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %856 = stablehlo.slice %850 [0:7, 5:6] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %857 = stablehlo.slice %850 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %858 = stablehlo.slice %850 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
              %859 = stablehlo.add %851, %852 : tensor<7x1xf32>
              %860 = stablehlo.add %853, %854 : tensor<7x1xf32>
              %861 = stablehlo.add %859, %860 : tensor<7x1xf32>
              %862 = stablehlo.add %855, %856 : tensor<7x1xf32>
              %863 = stablehlo.add %857, %858 : tensor<7x1xf32>
              %864 = stablehlo.add %862, %863 : tensor<7x1xf32>
              %865 = stablehlo.add %861, %864 : tensor<7x1xf32>
              %866 = stablehlo.optimization_barrier %865 : tensor<7x1xf32>
              %867 = stablehlo.reshape %866 : (tensor<7x1xf32>) -> tensor<7xf32>
              stablehlo.return %867 : tensor<7xf32>
            }) : (tensor<i32>) -> tensor<7xf32>
            %715 = stablehlo.multiply %712, %714 : tensor<7xf32>
            %716 = stablehlo.slice %710 [0:7, 0:96:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %717 = stablehlo.slice %710 [0:7, 1:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %718 = stablehlo.add %716, %717 : tensor<7x48xf32>
            %719 = stablehlo.slice %718 [0:7, 0:47:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %720 = stablehlo.slice %718 [0:7, 1:48:2] : (tensor<7x48xf32>) -> tensor<7x24xf32>
            %721 = stablehlo.add %719, %720 : tensor<7x24xf32>
            %722 = stablehlo.slice %721 [0:7, 0:23:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %723 = stablehlo.slice %721 [0:7, 1:24:2] : (tensor<7x24xf32>) -> tensor<7x12xf32>
            %724 = stablehlo.add %722, %723 : tensor<7x12xf32>
            %725 = stablehlo.slice %724 [0:7, 0:11:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %726 = stablehlo.slice %724 [0:7, 1:12:2] : (tensor<7x12xf32>) -> tensor<7x6xf32>
            %727 = stablehlo.add %725, %726 : tensor<7x6xf32>
            %728 = stablehlo.slice %727 [0:7, 0:5:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %729 = stablehlo.slice %727 [0:7, 1:6:2] : (tensor<7x6xf32>) -> tensor<7x3xf32>
            %730 = stablehlo.add %728, %729 : tensor<7x3xf32>
            %731 = stablehlo.slice %730 [0:7, 0:2:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %732 = stablehlo.slice %730 [0:7, 1:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %733 = stablehlo.add %731, %732 : tensor<7x1xf32>
            %734 = stablehlo.slice %730 [0:7, 2:3:2] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %735 = stablehlo.add %733, %734 : tensor<7x1xf32>
            %736 = stablehlo.slice %730 [0:7, 0:1] : (tensor<7x3xf32>) -> tensor<7x1xf32>
            %737 = stablehlo.concatenate %736, %735, dim = 1 : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x2xf32>
            %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %738 = stablehlo.pad %737, %cst_278, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7x3xf32>
            %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %739 = stablehlo.pad %733, %cst_279, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x3xf32>
            %740 = stablehlo.add %738, %739 : tensor<7x3xf32>
            %741 = stablehlo.slice %740 [0:7, 0:2] : (tensor<7x3xf32>) -> tensor<7x2xf32>
            %742 = stablehlo.slice %727 [0:7, 2:6:2] : (tensor<7x6xf32>) -> tensor<7x2xf32>
            %743 = stablehlo.add %741, %742 : tensor<7x2xf32>
            %744 = stablehlo.slice %727 [0:7, 0:1] : (tensor<7x6xf32>) -> tensor<7x1xf32>
            %745 = stablehlo.concatenate %744, %743, dim = 1 : (tensor<7x1xf32>, tensor<7x2xf32>) -> tensor<7x3xf32>
            %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %746 = stablehlo.pad %745, %cst_280, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %747 = stablehlo.pad %740, %cst_281, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7x6xf32>
            %748 = stablehlo.add %746, %747 : tensor<7x6xf32>
            %749 = stablehlo.slice %748 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
            %750 = stablehlo.slice %724 [0:7, 2:12:2] : (tensor<7x12xf32>) -> tensor<7x5xf32>
            %751 = stablehlo.add %749, %750 : tensor<7x5xf32>
            %752 = stablehlo.slice %724 [0:7, 0:1] : (tensor<7x12xf32>) -> tensor<7x1xf32>
            %753 = stablehlo.concatenate %752, %751, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
            %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %754 = stablehlo.pad %753, %cst_282, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %755 = stablehlo.pad %748, %cst_283, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x6xf32>, tensor<f32>) -> tensor<7x12xf32>
            %756 = stablehlo.add %754, %755 : tensor<7x12xf32>
            %757 = stablehlo.slice %756 [0:7, 0:11] : (tensor<7x12xf32>) -> tensor<7x11xf32>
            %758 = stablehlo.slice %721 [0:7, 2:24:2] : (tensor<7x24xf32>) -> tensor<7x11xf32>
            %759 = stablehlo.add %757, %758 : tensor<7x11xf32>
            %760 = stablehlo.slice %721 [0:7, 0:1] : (tensor<7x24xf32>) -> tensor<7x1xf32>
            %761 = stablehlo.concatenate %760, %759, dim = 1 : (tensor<7x1xf32>, tensor<7x11xf32>) -> tensor<7x12xf32>
            %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %762 = stablehlo.pad %761, %cst_284, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %763 = stablehlo.pad %756, %cst_285, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7x24xf32>
            %764 = stablehlo.add %762, %763 : tensor<7x24xf32>
            %765 = stablehlo.slice %764 [0:7, 0:23] : (tensor<7x24xf32>) -> tensor<7x23xf32>
            %766 = stablehlo.slice %718 [0:7, 2:48:2] : (tensor<7x48xf32>) -> tensor<7x23xf32>
            %767 = stablehlo.add %765, %766 : tensor<7x23xf32>
            %768 = stablehlo.slice %718 [0:7, 0:1] : (tensor<7x48xf32>) -> tensor<7x1xf32>
            %769 = stablehlo.concatenate %768, %767, dim = 1 : (tensor<7x1xf32>, tensor<7x23xf32>) -> tensor<7x24xf32>
            %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %770 = stablehlo.pad %769, %cst_286, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %771 = stablehlo.pad %764, %cst_287, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<7x24xf32>, tensor<f32>) -> tensor<7x48xf32>
            %772 = stablehlo.add %770, %771 : tensor<7x48xf32>
            %773 = stablehlo.slice %710 [0:7, 2:97:2] : (tensor<7x97xf32>) -> tensor<7x48xf32>
            %774 = stablehlo.add %772, %773 : tensor<7x48xf32>
            %775 = stablehlo.slice %710 [0:7, 0:1] : (tensor<7x97xf32>) -> tensor<7x1xf32>
            %776 = stablehlo.concatenate %775, %774, dim = 1 : (tensor<7x1xf32>, tensor<7x48xf32>) -> tensor<7x49xf32>
            %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %777 = stablehlo.pad %776, %cst_288, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<7x49xf32>, tensor<f32>) -> tensor<7x97xf32>
            %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %778 = stablehlo.pad %772, %cst_289, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<7x48xf32>, tensor<f32>) -> tensor<7x97xf32>
            %779 = stablehlo.add %777, %778 : tensor<7x97xf32>
            %780 = stablehlo.broadcast_in_dim %715, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %781 = stablehlo.broadcast_in_dim %780, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %782 = stablehlo.compare GE, %779, %781, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %783 = stablehlo.bitcast_convert %values : (tensor<7x97xf32>) -> tensor<7x97xi32>
            %c_290 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %784 = stablehlo.broadcast_in_dim %c_290, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %785 = stablehlo.compare EQ, %783, %784, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_291 = stablehlo.constant dense<0> : tensor<i32>
            %786 = func.call @_where_20(%785, %c_291, %783) : (tensor<7x97xi1>, tensor<i32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %c_292 = stablehlo.constant dense<0> : tensor<i32>
            %787 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %788 = stablehlo.compare LT, %786, %787, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %c_293 = stablehlo.constant dense<2147483647> : tensor<i32>
            %789 = stablehlo.broadcast_in_dim %c_293, dims = [] : (tensor<i32>) -> tensor<7x97xi32>
            %790 = stablehlo.xor %786, %789 : tensor<7x97xi32>
            %791 = func.call @_where_21(%788, %790, %786) : (tensor<7x97xi1>, tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi32>
            %792 = func.call @argmax(%782) : (tensor<7x97xi1>) -> tensor<7xi32>
            %793 = stablehlo.broadcast_in_dim %792, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %794 = func.call @take_along_axis_22(%791, %793) : (tensor<7x97xi32>, tensor<7x1xi32>) -> tensor<7x1xi32>
            %795 = stablehlo.reshape %794 : (tensor<7x1xi32>) -> tensor<7xi32>
            %cst_294 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %796 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<7xf32>
            %797 = stablehlo.compare GE, %417, %796, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
            %c_295 = stablehlo.constant dense<false> : tensor<i1>
            %798 = stablehlo.reduce(%782 init: %c_295) applies stablehlo.or across dimensions = [1] : (tensor<7x97xi1>, tensor<i1>) -> tensor<7xi1>
            %c_296 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %799 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<7xi32>
            %800 = stablehlo.not %797 : tensor<7xi1>
            %801 = stablehlo.not %798 : tensor<7xi1>
            %802 = stablehlo.and %800, %801 : tensor<7xi1>
            %c_297 = stablehlo.constant dense<false> : tensor<i1>
            %803 = stablehlo.reduce(%802 init: %c_297) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
            %804 = stablehlo.convert %803 : (tensor<i1>) -> tensor<i32>
            %805 = "stablehlo.case"(%804) ({
              stablehlo.return %799 : tensor<7xi32>
            }, {
              %c_298 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %816 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_299 = stablehlo.constant dense<2147483647> : tensor<i32>
              %817 = stablehlo.broadcast_in_dim %c_299, dims = [] : (tensor<i32>) -> tensor<7xi32>
              %c_300 = stablehlo.constant dense<0> : tensor<i32>
              %c_301 = stablehlo.constant dense<0> : tensor<i32>
              %818:7 = stablehlo.while(%iterArg_302 = %512, %iterArg_303 = %624, %iterArg_304 = %715, %iterArg_305 = %c_301, %iterArg_306 = %c_300, %iterArg_307 = %816, %iterArg_308 = %817) : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              cond {
                %c_309 = stablehlo.constant dense<32> : tensor<i32>
                %819 = stablehlo.compare LT, %iterArg_305, %c_309, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %819 : tensor<i1>
              } do {
                %819:3 = func.call @closed_call_23(%iterArg_302, %iterArg_303, %iterArg_304, %iterArg_306, %iterArg_307, %iterArg_308) : (tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>, tensor<7xi32>)
                %c_309 = stablehlo.constant dense<1> : tensor<i32>
                %820 = stablehlo.add %iterArg_305, %c_309 : tensor<i32>
                stablehlo.return %iterArg_302, %iterArg_303, %iterArg_304, %820, %819#0, %819#1, %819#2 : tensor<7x97xi32>, tensor<7x97xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<7xi32>
              }
              stablehlo.return %818#5 : tensor<7xi32>
            }) : (tensor<i32>) -> tensor<7xi32>
            %806 = func.call @_where_27(%798, %795, %805) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %807 = func.call @_where_27(%797, %799, %806) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
            %808 = stablehlo.maximum %547, %807 : tensor<7xi32>
            %809 = stablehlo.broadcast_in_dim %808, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
            %810 = stablehlo.broadcast_in_dim %809, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x97xi32>
            %811 = stablehlo.compare GE, %512, %810, SIGNED : (tensor<7x97xi32>, tensor<7x97xi32>) -> tensor<7x97xi1>
            %812 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
            %813 = stablehlo.broadcast_in_dim %812, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x97xf32>
            %814 = stablehlo.compare GE, %620, %813, FLOAT : (tensor<7x97xf32>, tensor<7x97xf32>) -> tensor<7x97xi1>
            %815 = stablehlo.and %811, %814 : tensor<7x97xi1>
            stablehlo.return %815 : tensor<7x97xi1>
          }) : (tensor<i32>) -> tensor<7x97xi1>
          %480 = stablehlo.add %468, %446 : tensor<7x97xf32>
          %cst_210 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %481 = func.call @_where_16(%479, %480, %cst_210) : (tensor<7x97xi1>, tensor<7x97xf32>, tensor<f32>) -> tensor<7x97xf32>
          %cst_211 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %482 = func.call @_pad(%481, %cst_211) : (tensor<7x97xf32>, tensor<f32>) -> tensor<7x128xf32>
          %483 = stablehlo.reshape %482 : (tensor<7x128xf32>) -> tensor<7x1x128xf32>
          %cst_212 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %484 = stablehlo.reduce(%483 init: %cst_212) applies stablehlo.maximum across dimensions = [2] : (tensor<7x1x128xf32>, tensor<f32>) -> tensor<7x1xf32>
          %cst_213 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %485 = stablehlo.reduce(%484 init: %cst_213) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
          %486 = stablehlo.broadcast_in_dim %485, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
          %487 = stablehlo.compare EQ, %484, %486, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
          %488 = stablehlo.iota dim = 1 : tensor<7x1xi32>
          %c_214 = stablehlo.constant dense<1> : tensor<i32>
          %489 = func.call @_where_17(%487, %488, %c_214) : (tensor<7x1xi1>, tensor<7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
          %c_215 = stablehlo.constant dense<2147483647> : tensor<i32>
          %490 = stablehlo.reduce(%489 init: %c_215) applies stablehlo.minimum across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
          %491 = stablehlo.broadcast_in_dim %490, dims = [0] : (tensor<7xi32>) -> tensor<7x1x1xi32>
          %492 = func.call @take_along_axis(%483, %491) : (tensor<7x1x128xf32>, tensor<7x1x1xi32>) -> tensor<7x1x128xf32>
          %493 = stablehlo.reshape %492 : (tensor<7x1x128xf32>) -> tensor<7x128xf32>
          %494 = stablehlo.broadcast_in_dim %486, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x128xf32>
          %495 = stablehlo.compare EQ, %493, %494, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
          %496 = stablehlo.iota dim = 1 : tensor<7x128xi32>
          %c_216 = stablehlo.constant dense<128> : tensor<i32>
          %497 = func.call @_where_12(%495, %496, %c_216) : (tensor<7x128xi1>, tensor<7x128xi32>, tensor<i32>) -> tensor<7x128xi32>
          %c_217 = stablehlo.constant dense<2147483647> : tensor<i32>
          %498 = stablehlo.reduce(%497 init: %c_217) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
          %c_218 = stablehlo.constant dense<128> : tensor<i32>
          %499 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %500 = stablehlo.multiply %490, %499 : tensor<7xi32>
          %501 = stablehlo.add %500, %498 : tensor<7xi32>
          %c_219 = stablehlo.constant dense<97> : tensor<i32>
          %502 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<7xi32>
          %503 = stablehlo.minimum %501, %502 : tensor<7xi32>
          stablehlo.return %503 : tensor<7xi32>
        }) : (tensor<i32>) -> tensor<7xi32>
        %389 = func.call @_where_27(%385, %388, %383) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
        %390:3 = stablehlo.custom_call @xlabatch_summarize_logits(%138, %143) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %391 = stablehlo.compare GE, %298, %240, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_177 = stablehlo.constant dense<2> : tensor<i32>
        %c_178 = stablehlo.constant dense<0> : tensor<i32>
        %392 = func.call @_where_28(%391, %c_177, %c_178) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %393 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %395 = stablehlo.compare EQ, %394, %233, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_179 = stablehlo.constant dense<false> : tensor<i1>
        %396 = stablehlo.reduce(%395 init: %c_179) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_180 = stablehlo.constant dense<1> : tensor<i32>
        %397 = func.call @_where_29(%396, %c_180, %392) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_181 = stablehlo.constant dense<3> : tensor<i32>
        %398 = func.call @_where_30(%390#2, %397, %c_181) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %399 = stablehlo.convert %398 : tensor<7xi32>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %400 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %401 = stablehlo.compare NE, %399, %400, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %402 = stablehlo.and %361, %401 : tensor<7xi1>
        %c_183 = stablehlo.constant dense<4> : tensor<i32>
        %403 = func.call @_where_31(%402, %c_183, %399) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %404 = stablehlo.broadcast_in_dim %389, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %405 = stablehlo.broadcast_in_dim %403, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %406 = stablehlo.broadcast_in_dim %390#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %407 = stablehlo.concatenate %404, %405, %406, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %408 = stablehlo.broadcast_in_dim %143, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %409 = func.call @_where_32(%408, %407, %iterArg_83) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %409 : tensor<3x7xi32>
      }, {
        %c_100 = stablehlo.constant dense<0> : tensor<i32>
        %150 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %151 = stablehlo.compare LT, %130, %150, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_101 = stablehlo.constant dense<3> : tensor<i32>
        %152 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %153 = stablehlo.add %130, %152 : tensor<7xi32>
        %154 = stablehlo.select %151, %153, %130 : tensor<7xi1>, tensor<7xi32>
        %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %156 = "stablehlo.gather"(%iterArg_57, %155) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xi32>, tensor<7x1xi32>) -> tensor<7x1x128xi32>
        %c_102 = stablehlo.constant dense<0> : tensor<i32>
        %157 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %158 = stablehlo.compare LT, %130, %157, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_103 = stablehlo.constant dense<3> : tensor<i32>
        %159 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %160 = stablehlo.add %130, %159 : tensor<7xi32>
        %161 = stablehlo.select %158, %160, %130 : tensor<7xi1>, tensor<7xi32>
        %162 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %163 = "stablehlo.gather"(%iterArg_58, %162) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_104 = stablehlo.constant dense<0> : tensor<i32>
        %164 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %165 = stablehlo.compare LT, %130, %164, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_105 = stablehlo.constant dense<3> : tensor<i32>
        %166 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %167 = stablehlo.add %130, %166 : tensor<7xi32>
        %168 = stablehlo.select %165, %167, %130 : tensor<7xi1>, tensor<7xi32>
        %169 = stablehlo.broadcast_in_dim %168, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %170 = "stablehlo.gather"(%iterArg_59, %169) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_106 = stablehlo.constant dense<0> : tensor<i32>
        %171 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %172 = stablehlo.compare LT, %130, %171, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_107 = stablehlo.constant dense<3> : tensor<i32>
        %173 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %174 = stablehlo.add %130, %173 : tensor<7xi32>
        %175 = stablehlo.select %172, %174, %130 : tensor<7xi1>, tensor<7xi32>
        %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %177 = "stablehlo.gather"(%iterArg_60, %176) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_108 = stablehlo.constant dense<0> : tensor<i32>
        %178 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %179 = stablehlo.compare LT, %130, %178, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_109 = stablehlo.constant dense<3> : tensor<i32>
        %180 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %181 = stablehlo.add %130, %180 : tensor<7xi32>
        %182 = stablehlo.select %179, %181, %130 : tensor<7xi1>, tensor<7xi32>
        %183 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %184 = "stablehlo.gather"(%iterArg_59, %183) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_110 = stablehlo.constant dense<0> : tensor<i32>
        %185 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %186 = stablehlo.compare LT, %130, %185, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_111 = stablehlo.constant dense<3> : tensor<i32>
        %187 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %188 = stablehlo.add %130, %187 : tensor<7xi32>
        %189 = stablehlo.select %186, %188, %130 : tensor<7xi1>, tensor<7xi32>
        %190 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %191 = "stablehlo.gather"(%iterArg_61, %190) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<3x97xf32>, tensor<7x1xi32>) -> tensor<7x97xf32>
        %c_112 = stablehlo.constant dense<0> : tensor<i32>
        %192 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %193 = stablehlo.compare LT, %130, %192, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_113 = stablehlo.constant dense<3> : tensor<i32>
        %194 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %195 = stablehlo.add %130, %194 : tensor<7xi32>
        %196 = stablehlo.select %193, %195, %130 : tensor<7xi1>, tensor<7xi32>
        %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %198 = "stablehlo.gather"(%iterArg_62, %197) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_114 = stablehlo.constant dense<0> : tensor<i32>
        %199 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %200 = stablehlo.compare LT, %130, %199, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_115 = stablehlo.constant dense<3> : tensor<i32>
        %201 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %202 = stablehlo.add %130, %201 : tensor<7xi32>
        %203 = stablehlo.select %200, %202, %130 : tensor<7xi1>, tensor<7xi32>
        %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %205 = "stablehlo.gather"(%iterArg_63, %204) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_116 = stablehlo.constant dense<0> : tensor<i32>
        %206 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %207 = stablehlo.compare LT, %130, %206, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_117 = stablehlo.constant dense<3> : tensor<i32>
        %208 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %209 = stablehlo.add %130, %208 : tensor<7xi32>
        %210 = stablehlo.select %207, %209, %130 : tensor<7xi1>, tensor<7xi32>
        %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %212 = "stablehlo.gather"(%iterArg_64, %211) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_118 = stablehlo.constant dense<0> : tensor<i32>
        %213 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %214 = stablehlo.compare LT, %130, %213, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_119 = stablehlo.constant dense<3> : tensor<i32>
        %215 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %216 = stablehlo.add %130, %215 : tensor<7xi32>
        %217 = stablehlo.select %214, %216, %130 : tensor<7xi1>, tensor<7xi32>
        %218 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %219 = "stablehlo.gather"(%iterArg_65, %218) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_120 = stablehlo.constant dense<0> : tensor<i32>
        %220 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %221 = stablehlo.compare LT, %130, %220, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_121 = stablehlo.constant dense<3> : tensor<i32>
        %222 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %223 = stablehlo.add %130, %222 : tensor<7xi32>
        %224 = stablehlo.select %221, %223, %130 : tensor<7xi1>, tensor<7xi32>
        %225 = stablehlo.broadcast_in_dim %224, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %226 = "stablehlo.gather"(%iterArg_66, %225) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
        %c_122 = stablehlo.constant dense<0> : tensor<i32>
        %227 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %228 = stablehlo.compare LT, %130, %227, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_123 = stablehlo.constant dense<3> : tensor<i32>
        %229 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %230 = stablehlo.add %130, %229 : tensor<7xi32>
        %231 = stablehlo.select %228, %230, %130 : tensor<7xi1>, tensor<7xi32>
        %232 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %233 = "stablehlo.gather"(%iterArg_67, %232) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
        %c_124 = stablehlo.constant dense<0> : tensor<i32>
        %234 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %235 = stablehlo.compare LT, %130, %234, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_125 = stablehlo.constant dense<3> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %237 = stablehlo.add %130, %236 : tensor<7xi32>
        %238 = stablehlo.select %235, %237, %130 : tensor<7xi1>, tensor<7xi32>
        %239 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %240 = "stablehlo.gather"(%iterArg_68, %239) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_126 = stablehlo.constant dense<0> : tensor<i32>
        %241 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %242 = stablehlo.compare LT, %130, %241, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_127 = stablehlo.constant dense<3> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %244 = stablehlo.add %130, %243 : tensor<7xi32>
        %245 = stablehlo.select %242, %244, %130 : tensor<7xi1>, tensor<7xi32>
        %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %247 = "stablehlo.gather"(%iterArg_69, %246) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_128 = stablehlo.constant dense<0> : tensor<i32>
        %248 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %249 = stablehlo.compare LT, %130, %248, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_129 = stablehlo.constant dense<3> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %251 = stablehlo.add %130, %250 : tensor<7xi32>
        %252 = stablehlo.select %249, %251, %130 : tensor<7xi1>, tensor<7xi32>
        %253 = stablehlo.broadcast_in_dim %252, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %254 = "stablehlo.gather"(%iterArg_70, %253) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_130 = stablehlo.constant dense<0> : tensor<i32>
        %255 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %256 = stablehlo.compare LT, %130, %255, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_131 = stablehlo.constant dense<3> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %258 = stablehlo.add %130, %257 : tensor<7xi32>
        %259 = stablehlo.select %256, %258, %130 : tensor<7xi1>, tensor<7xi32>
        %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %261 = "stablehlo.gather"(%iterArg_71, %260) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_132 = stablehlo.constant dense<0> : tensor<i32>
        %262 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %263 = stablehlo.compare LT, %130, %262, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_133 = stablehlo.constant dense<3> : tensor<i32>
        %264 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %265 = stablehlo.add %130, %264 : tensor<7xi32>
        %266 = stablehlo.select %263, %265, %130 : tensor<7xi1>, tensor<7xi32>
        %267 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %268 = "stablehlo.gather"(%iterArg_72, %267) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
        %c_134 = stablehlo.constant dense<0> : tensor<i32>
        %269 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %270 = stablehlo.compare LT, %130, %269, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_135 = stablehlo.constant dense<3> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %272 = stablehlo.add %130, %271 : tensor<7xi32>
        %273 = stablehlo.select %270, %272, %130 : tensor<7xi1>, tensor<7xi32>
        %274 = stablehlo.broadcast_in_dim %273, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %275 = "stablehlo.gather"(%iterArg_73, %274) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_136 = stablehlo.constant dense<0> : tensor<i32>
        %276 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %277 = stablehlo.compare LT, %130, %276, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_137 = stablehlo.constant dense<3> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %279 = stablehlo.add %130, %278 : tensor<7xi32>
        %280 = stablehlo.select %277, %279, %130 : tensor<7xi1>, tensor<7xi32>
        %281 = stablehlo.broadcast_in_dim %280, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %282 = "stablehlo.gather"(%iterArg_74, %281) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
        %c_138 = stablehlo.constant dense<0> : tensor<i32>
        %283 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %284 = stablehlo.compare LT, %130, %283, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_139 = stablehlo.constant dense<3> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %286 = stablehlo.add %130, %285 : tensor<7xi32>
        %287 = stablehlo.select %284, %286, %130 : tensor<7xi1>, tensor<7xi32>
        %288 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %289 = "stablehlo.gather"(%iterArg_75, %288) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_140 = stablehlo.constant dense<0> : tensor<i32>
        %290 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %291 = stablehlo.compare LT, %130, %290, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_141 = stablehlo.constant dense<3> : tensor<i32>
        %292 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %293 = stablehlo.add %130, %292 : tensor<7xi32>
        %294 = stablehlo.select %291, %293, %130 : tensor<7xi1>, tensor<7xi32>
        %295 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %296 = "stablehlo.gather"(%iterArg_76, %295) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
        %c_142 = stablehlo.constant dense<1> : tensor<i32>
        %297 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %298 = stablehlo.add %134, %297 : tensor<7xi32>
        %299:3 = stablehlo.custom_call @xlabatch_summarize_logits(%138, %143) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
        %c_143 = stablehlo.constant dense<false> : tensor<i1>
        %300 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i1>) -> tensor<7xi1>
        %301 = stablehlo.compare GE, %298, %240, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %c_144 = stablehlo.constant dense<2> : tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %302 = func.call @_where_28(%301, %c_144, %c_145) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
        %303 = stablehlo.broadcast_in_dim %299#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
        %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
        %305 = stablehlo.compare EQ, %304, %233, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
        %c_146 = stablehlo.constant dense<false> : tensor<i1>
        %306 = stablehlo.reduce(%305 init: %c_146) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
        %c_147 = stablehlo.constant dense<1> : tensor<i32>
        %307 = func.call @_where_29(%306, %c_147, %302) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %c_148 = stablehlo.constant dense<3> : tensor<i32>
        %308 = func.call @_where_30(%299#2, %307, %c_148) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
        %309 = stablehlo.convert %308 : tensor<7xi32>
        %c_149 = stablehlo.constant dense<3> : tensor<i32>
        %310 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<7xi32>
        %311 = stablehlo.compare NE, %309, %310, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
        %312 = stablehlo.and %300, %311 : tensor<7xi1>
        %c_150 = stablehlo.constant dense<4> : tensor<i32>
        %313 = func.call @_where_31(%312, %c_150, %309) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
        %314 = stablehlo.broadcast_in_dim %299#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %315 = stablehlo.broadcast_in_dim %313, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %316 = stablehlo.broadcast_in_dim %299#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
        %317 = stablehlo.concatenate %314, %315, %316, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
        %318 = stablehlo.broadcast_in_dim %143, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
        %319 = func.call @_where_32(%318, %317, %iterArg_77) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
        stablehlo.return %319 : tensor<3x7xi32>
      }) : (tensor<i32>) -> tensor<3x7xi32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %146 = stablehlo.compare LT, %126, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_98 = stablehlo.constant dense<7> : tensor<i32>
      %147 = stablehlo.add %126, %c_98 : tensor<i32>
      %148 = stablehlo.select %146, %147, %126 : tensor<i1>, tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %149 = stablehlo.dynamic_update_slice %iterArg_86, %145, %c_99, %148 : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x7xi32>
      stablehlo.return %iterArg, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %124, %iterArg_85, %149 : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<i1>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x1xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    }
    %56 = call @_roll_static(%55#34) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %57 = stablehlo.slice %56 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %58 = stablehlo.reshape %57 : (tensor<1x7xi32>) -> tensor<7xi32>
    %59 = stablehlo.compare EQ, %arg31, %58, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %60 = stablehlo.slice %56 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %61 = stablehlo.reshape %60 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %63 = stablehlo.compare EQ, %61, %62, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %64 = stablehlo.and %59, %63 : tensor<7xi1>
    %65 = stablehlo.or %arg34, %64 : tensor<7xi1>
    %66 = stablehlo.iota dim = 0 : tensor<7xi32>
    %67 = stablehlo.not %65 : tensor<7xi1>
    %c_33 = stablehlo.constant dense<-1> : tensor<i32>
    %68 = call @_where(%67, %66, %c_33) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %69 = call @cummax(%68) : (tensor<7xi32>) -> tensor<7xi32>
    %c_34 = stablehlo.constant dense<-1> : tensor<i32>
    %70 = call @_where(%arg34, %66, %c_34) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %71 = call @cummax(%70) : (tensor<7xi32>) -> tensor<7xi32>
    %72 = stablehlo.compare LT, %69, %71, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %73 = stablehlo.and %72, %2 : tensor<7xi1>
    %74 = stablehlo.broadcast_in_dim %73, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %75 = call @_where_33(%74, %55#34, %c_6) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %77 = stablehlo.add %arg33, %76 : tensor<7xi32>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %78 = call @_where(%73, %arg32, %c_36) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %79 = stablehlo.slice %75 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %80 = stablehlo.reshape %79 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %82 = stablehlo.compare EQ, %80, %81, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %83 = call @_where_34(%82, %c_38, %78) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_39 = stablehlo.constant dense<128> : tensor<i32>
    %84 = call @_where(%73, %77, %c_39) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %85 = stablehlo.slice %75 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %86 = stablehlo.reshape %85 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_40 = stablehlo.constant dense<128> : tensor<i32>
    %87 = call @floor_divide(%84, %c_40) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_41 = stablehlo.constant dense<128> : tensor<i32>
    %88 = call @remainder(%84, %c_41) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %90 = stablehlo.compare LT, %arg32, %89, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_43 = stablehlo.constant dense<3> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %92 = stablehlo.add %arg32, %91 : tensor<7xi32>
    %93 = stablehlo.select %90, %92, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %95 = stablehlo.compare LT, %87, %94, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_45 = stablehlo.constant dense<1> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %97 = stablehlo.add %87, %96 : tensor<7xi32>
    %98 = stablehlo.select %95, %97, %87 : tensor<7xi1>, tensor<7xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %100 = stablehlo.compare LT, %88, %99, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_47 = stablehlo.constant dense<128> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %102 = stablehlo.add %88, %101 : tensor<7xi32>
    %103 = stablehlo.select %100, %102, %88 : tensor<7xi1>, tensor<7xi32>
    %104 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %105 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %106 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %107 = stablehlo.concatenate %104, %105, %106, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %108 = "stablehlo.scatter"(%50, %107, %86) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %110 = stablehlo.compare LT, %78, %109, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_49 = stablehlo.constant dense<3> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %112 = stablehlo.add %78, %111 : tensor<7xi32>
    %113 = stablehlo.select %110, %112, %78 : tensor<7xi1>, tensor<7xi32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %115 = "stablehlo.scatter"(%arg11, %114, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %124 = stablehlo.maximum %arg38, %arg39 : tensor<i32>
      stablehlo.return %124 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %117 = stablehlo.compare LT, %83, %116, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_51 = stablehlo.constant dense<3> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %119 = stablehlo.add %83, %118 : tensor<7xi32>
    %120 = stablehlo.select %117, %119, %83 : tensor<7xi1>, tensor<7xi32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_52 = stablehlo.constant dense<false> : tensor<i1>
    %122 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %123 = "stablehlo.scatter"(%arg12, %121, %122) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<3xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<3xi1>
    return %14#14, %14#15, %108, %115, %123, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %75, %28 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x7xi32>, tensor<7x97xf32>
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
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.multiply %arg12, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.add %c_3, %3 : tensor<i32>
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
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %33:3 = stablehlo.custom_call @xlabatch_attention(%27, %18, %21, %19, %22, %arg6, %arg7, %28, %29, %30, %31, %32, %arg13, %arg14) {backend_config = "", mhlo.backend_config = {cap = 0.000000e+00 : f32, chunk = 0 : i32, end = 128 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, shares_keys = false, window = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 12, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 13, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<2xi32>, tensor<7x120xf32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<7x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %34 = stablehlo.convert %2 : tensor<i32>
    %35 = stablehlo.convert %4 : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %38 = stablehlo.concatenate %36, %37, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %39 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<0xi32>
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
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %47 = stablehlo.custom_call @xlabatch_linear(%38, %33#0, %39, %arg8, %40, %41, %42, %43, %44, %arg15, %45, %46) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %48 = stablehlo.convert %2 : tensor<i32>
    %49 = stablehlo.convert %4 : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %52 = stablehlo.concatenate %50, %51, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %53 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<0xi32>
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
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %61 = stablehlo.custom_call @xlabatch_linear(%52, %47, %53, %arg9, %54, %55, %56, %arg10, %57, %58, %59, %60) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x56xf32>
    %62 = stablehlo.convert %2 : tensor<i32>
    %63 = stablehlo.convert %4 : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %66 = stablehlo.concatenate %64, %65, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %67 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<0xi32>
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
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %75 = stablehlo.custom_call @xlabatch_linear(%66, %61, %67, %arg11, %68, %69, %70, %71, %72, %47, %73, %74) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<7x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    return %0, %33#1, %33#2, %75 : tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
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
