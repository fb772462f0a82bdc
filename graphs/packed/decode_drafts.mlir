module @jit_decode_drafts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<7xi32>, %arg32: tensor<7xi32>, %arg33: tensor<7xi32>, %arg34: tensor<7xi1>, %arg35: tensor<i32>, %arg36: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<3x7xi32> {jax.result_info = "result[1]"}, tensor<7x97xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<128> : tensor<i32>
    %3 = call @_where(%2, %arg33, %c_2) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %6 = stablehlo.broadcast_in_dim %arg31, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %9 = stablehlo.custom_call @xlabatch_embed(%7, %arg0, %8) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x36xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<7x36xf32>
    %12 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %13:2 = stablehlo.custom_call @xlabatch_rope_tables(%12) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>) -> (tensor<7x5xf32>, tensor<7x5xf32>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %14:17 = stablehlo.while(%iterArg = %5, %iterArg_48 = %arg35, %iterArg_49 = %arg1, %iterArg_50 = %arg5, %iterArg_51 = %4, %iterArg_52 = %arg32, %iterArg_53 = %13#0, %iterArg_54 = %13#1, %iterArg_55 = %arg2, %iterArg_56 = %arg3, %iterArg_57 = %arg6, %iterArg_58 = %arg4, %iterArg_59 = %c_5, %iterArg_60 = %c_4, %iterArg_61 = %arg8, %iterArg_62 = %arg9, %iterArg_63 = %11) : tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
    cond {
      %c_64 = stablehlo.constant dense<2> : tensor<i32>
      %124 = stablehlo.compare LT, %iterArg_59, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %124 : tensor<i1>
    } do {
      %124:4 = func.call @closed_call(%iterArg, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63) : (tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>)
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %125 = stablehlo.add %iterArg_59, %c_64 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %125, %124#0, %124#1, %124#2, %124#3 : tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
    }
    %15 = stablehlo.transpose %14#16, dims = [1, 0] : (tensor<7x36xf32>) -> tensor<36x7xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<36x7xf32>) -> tensor<7x36xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.concatenate %17, %18, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %20 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %28 = stablehlo.custom_call @xlabatch_linear(%19, %16, %20, %arg0, %21, %22, %23, %arg7, %24, %25, %26, %27) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x97xf32>
    %c_15 = stablehlo.constant dense<128> : tensor<i32>
    %29 = call @floor_divide(%3, %c_15) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %30 = call @remainder(%3, %c_16) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %32 = stablehlo.compare LT, %arg32, %31, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %34 = stablehlo.add %arg32, %33 : tensor<7xi32>
    %35 = stablehlo.select %32, %34, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %37 = stablehlo.compare LT, %29, %36, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %39 = stablehlo.add %29, %38 : tensor<7xi32>
    %40 = stablehlo.select %37, %39, %29 : tensor<7xi1>, tensor<7xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %42 = stablehlo.compare LT, %30, %41, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_22 = stablehlo.constant dense<128> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %44 = stablehlo.add %30, %43 : tensor<7xi32>
    %45 = stablehlo.select %42, %44, %30 : tensor<7xi1>, tensor<7xi32>
    %46 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %47 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %48 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %49 = stablehlo.concatenate %46, %47, %48, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %50 = "stablehlo.scatter"(%arg10, %49, %arg31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<i32>):
      stablehlo.return %arg38 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_23 = stablehlo.constant dense<7> : tensor<i32>
    %51 = stablehlo.add %arg35, %c_23 : tensor<i32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %52 = stablehlo.subtract %51, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<7> : tensor<i32>
    %53 = call @floor_divide_2(%52, %c_25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %55:26 = stablehlo.while(%iterArg = %arg32, %iterArg_48 = %arg33, %iterArg_49 = %28, %iterArg_50 = %arg35, %iterArg_51 = %arg15, %iterArg_52 = %50, %iterArg_53 = %arg36, %iterArg_54 = %arg16, %iterArg_55 = %arg17, %iterArg_56 = %arg18, %iterArg_57 = %arg19, %iterArg_58 = %arg20, %iterArg_59 = %arg21, %iterArg_60 = %arg23, %iterArg_61 = %arg24, %iterArg_62 = %arg25, %iterArg_63 = %arg26, %iterArg_64 = %arg27, %iterArg_65 = %arg28, %iterArg_66 = %arg29, %iterArg_67 = %arg30, %iterArg_68 = %arg22, %iterArg_69 = %c_0, %iterArg_70 = %c_26, %iterArg_71 = %53, %iterArg_72 = %54) : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<3x97xf32>, tensor<3x1x128xi32>, tensor<3x4xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    cond {
      %124 = stablehlo.compare LT, %iterArg_70, %iterArg_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %124 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %124 = stablehlo.add %iterArg_70, %c_73 : tensor<i32>
      %c_74 = stablehlo.constant dense<7> : tensor<i32>
      %125 = stablehlo.multiply %iterArg_70, %c_74 : tensor<i32>
      %c_75 = stablehlo.constant dense<0> : tensor<i32>
      %126 = stablehlo.minimum %125, %c_75 : tensor<i32>
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      %127 = stablehlo.compare LT, %126, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_77 = stablehlo.constant dense<7> : tensor<i32>
      %128 = stablehlo.add %126, %c_77 : tensor<i32>
      %129 = stablehlo.select %127, %128, %126 : tensor<i1>, tensor<i32>
      %130 = stablehlo.dynamic_slice %iterArg, %129, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %131 = stablehlo.compare LT, %126, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_79 = stablehlo.constant dense<7> : tensor<i32>
      %132 = stablehlo.add %126, %c_79 : tensor<i32>
      %133 = stablehlo.select %131, %132, %126 : tensor<i1>, tensor<i32>
      %134 = stablehlo.dynamic_slice %iterArg_48, %133, sizes = [7] : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %c_80 = stablehlo.constant dense<0> : tensor<i32>
      %135 = stablehlo.compare LT, %126, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<7> : tensor<i32>
      %136 = stablehlo.add %126, %c_81 : tensor<i32>
      %137 = stablehlo.select %135, %136, %126 : tensor<i1>, tensor<i32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %138 = stablehlo.dynamic_slice %iterArg_49, %137, %c_82, sizes = [7, 97] : (tensor<7x97xf32>, tensor<i32>, tensor<i32>) -> tensor<7x97xf32>
      %139 = stablehlo.iota dim = 0 : tensor<7xi32>
      %140 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %141 = stablehlo.add %140, %139 : tensor<7xi32>
      %142 = stablehlo.broadcast_in_dim %iterArg_50, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %143 = stablehlo.compare LT, %141, %142, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %144 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %145 = stablehlo.add %134, %144 : tensor<7xi32>
      %146:3 = stablehlo.custom_call @xlabatch_summarize_logits(%138, %143) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
      %147:2 = stablehlo.custom_call @xlabatch_select(%138, %143, %146#0, %145, %130, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<3x97xf32>, tensor<3x1x128xi32>, tensor<3x4xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>) -> (tensor<7xi32>, tensor<7xi1>)
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %148 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %149 = stablehlo.compare LT, %130, %148, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_85 = stablehlo.constant dense<3> : tensor<i32>
      %150 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %151 = stablehlo.add %130, %150 : tensor<7xi32>
      %152 = stablehlo.select %149, %151, %130 : tensor<7xi1>, tensor<7xi32>
      %153 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %154 = "stablehlo.gather"(%iterArg_54, %153) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %155 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %156 = stablehlo.compare LT, %130, %155, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_87 = stablehlo.constant dense<3> : tensor<i32>
      %157 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %158 = stablehlo.add %130, %157 : tensor<7xi32>
      %159 = stablehlo.select %156, %158, %130 : tensor<7xi1>, tensor<7xi32>
      %160 = stablehlo.broadcast_in_dim %159, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %161 = "stablehlo.gather"(%iterArg_55, %160) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %162 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %163 = stablehlo.compare LT, %130, %162, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_89 = stablehlo.constant dense<3> : tensor<i32>
      %164 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %165 = stablehlo.add %130, %164 : tensor<7xi32>
      %166 = stablehlo.select %163, %165, %130 : tensor<7xi1>, tensor<7xi32>
      %167 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %168 = "stablehlo.gather"(%iterArg_56, %167) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %169 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %170 = stablehlo.compare LT, %130, %169, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_91 = stablehlo.constant dense<3> : tensor<i32>
      %171 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %172 = stablehlo.add %130, %171 : tensor<7xi32>
      %173 = stablehlo.select %170, %172, %130 : tensor<7xi1>, tensor<7xi32>
      %174 = stablehlo.broadcast_in_dim %173, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %175 = "stablehlo.gather"(%iterArg_57, %174) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %176 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %177 = stablehlo.compare LT, %130, %176, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_93 = stablehlo.constant dense<3> : tensor<i32>
      %178 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %179 = stablehlo.add %130, %178 : tensor<7xi32>
      %180 = stablehlo.select %177, %179, %130 : tensor<7xi1>, tensor<7xi32>
      %181 = stablehlo.broadcast_in_dim %180, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %182 = "stablehlo.gather"(%iterArg_58, %181) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<7x1xi32>) -> tensor<7x2xui32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %183 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %184 = stablehlo.compare LT, %130, %183, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_95 = stablehlo.constant dense<3> : tensor<i32>
      %185 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %186 = stablehlo.add %130, %185 : tensor<7xi32>
      %187 = stablehlo.select %184, %186, %130 : tensor<7xi1>, tensor<7xi32>
      %188 = stablehlo.broadcast_in_dim %187, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %189 = "stablehlo.gather"(%iterArg_59, %188) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %190 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %191 = stablehlo.compare LT, %130, %190, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_97 = stablehlo.constant dense<3> : tensor<i32>
      %192 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %193 = stablehlo.add %130, %192 : tensor<7xi32>
      %194 = stablehlo.select %191, %193, %130 : tensor<7xi1>, tensor<7xi32>
      %195 = stablehlo.broadcast_in_dim %194, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %196 = "stablehlo.gather"(%iterArg_68, %195) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %197 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %198 = stablehlo.compare LT, %130, %197, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_99 = stablehlo.constant dense<3> : tensor<i32>
      %199 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %200 = stablehlo.add %130, %199 : tensor<7xi32>
      %201 = stablehlo.select %198, %200, %130 : tensor<7xi1>, tensor<7xi32>
      %202 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %203 = "stablehlo.gather"(%iterArg_60, %202) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %204 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %205 = stablehlo.compare LT, %130, %204, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_101 = stablehlo.constant dense<3> : tensor<i32>
      %206 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %207 = stablehlo.add %130, %206 : tensor<7xi32>
      %208 = stablehlo.select %205, %207, %130 : tensor<7xi1>, tensor<7xi32>
      %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %210 = "stablehlo.gather"(%iterArg_61, %209) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %211 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %212 = stablehlo.compare LT, %130, %211, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_103 = stablehlo.constant dense<3> : tensor<i32>
      %213 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %214 = stablehlo.add %130, %213 : tensor<7xi32>
      %215 = stablehlo.select %212, %214, %130 : tensor<7xi1>, tensor<7xi32>
      %216 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %217 = "stablehlo.gather"(%iterArg_62, %216) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %218 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %219 = stablehlo.compare LT, %130, %218, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_105 = stablehlo.constant dense<3> : tensor<i32>
      %220 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %221 = stablehlo.add %130, %220 : tensor<7xi32>
      %222 = stablehlo.select %219, %221, %130 : tensor<7xi1>, tensor<7xi32>
      %223 = stablehlo.broadcast_in_dim %222, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %224 = "stablehlo.gather"(%iterArg_63, %223) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %225 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %226 = stablehlo.compare LT, %130, %225, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_107 = stablehlo.constant dense<3> : tensor<i32>
      %227 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %228 = stablehlo.add %130, %227 : tensor<7xi32>
      %229 = stablehlo.select %226, %228, %130 : tensor<7xi1>, tensor<7xi32>
      %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %231 = "stablehlo.gather"(%iterArg_64, %230) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %232 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %233 = stablehlo.compare LT, %130, %232, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_109 = stablehlo.constant dense<3> : tensor<i32>
      %234 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %235 = stablehlo.add %130, %234 : tensor<7xi32>
      %236 = stablehlo.select %233, %235, %130 : tensor<7xi1>, tensor<7xi32>
      %237 = stablehlo.broadcast_in_dim %236, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %238 = "stablehlo.gather"(%iterArg_65, %237) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %239 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %240 = stablehlo.compare LT, %130, %239, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_111 = stablehlo.constant dense<3> : tensor<i32>
      %241 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %242 = stablehlo.add %130, %241 : tensor<7xi32>
      %243 = stablehlo.select %240, %242, %130 : tensor<7xi1>, tensor<7xi32>
      %244 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %245 = "stablehlo.gather"(%iterArg_66, %244) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %246 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %247 = stablehlo.compare LT, %130, %246, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_113 = stablehlo.constant dense<3> : tensor<i32>
      %248 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %249 = stablehlo.add %130, %248 : tensor<7xi32>
      %250 = stablehlo.select %247, %249, %130 : tensor<7xi1>, tensor<7xi32>
      %251 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %252 = "stablehlo.gather"(%iterArg_67, %251) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<7x1xi32>) -> tensor<7xi1>
      %253 = stablehlo.compare GE, %145, %196, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %c_114 = stablehlo.constant dense<2> : tensor<i32>
      %c_115 = stablehlo.constant dense<0> : tensor<i32>
      %254 = func.call @_where_3(%253, %c_114, %c_115) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %255 = stablehlo.broadcast_in_dim %147#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
      %257 = stablehlo.compare EQ, %256, %189, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
      %c_116 = stablehlo.constant dense<false> : tensor<i1>
      %258 = stablehlo.reduce(%257 init: %c_116) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
      %c_117 = stablehlo.constant dense<1> : tensor<i32>
      %259 = func.call @_where_4(%258, %c_117, %254) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
      %c_118 = stablehlo.constant dense<3> : tensor<i32>
      %260 = func.call @_where_5(%146#2, %259, %c_118) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
      %261 = stablehlo.convert %260 : tensor<7xi32>
      %c_119 = stablehlo.constant dense<3> : tensor<i32>
      %262 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<7xi32>
      %263 = stablehlo.compare NE, %261, %262, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
      %264 = stablehlo.and %147#1, %263 : tensor<7xi1>
      %c_120 = stablehlo.constant dense<4> : tensor<i32>
      %265 = func.call @_where_6(%264, %c_120, %261) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
      %266 = stablehlo.broadcast_in_dim %147#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
      %267 = stablehlo.broadcast_in_dim %265, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
      %268 = stablehlo.broadcast_in_dim %146#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
      %269 = stablehlo.concatenate %266, %267, %268, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
      %270 = stablehlo.broadcast_in_dim %143, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
      %271 = func.call @_where_7(%270, %269, %iterArg_69) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
      %c_121 = stablehlo.constant dense<0> : tensor<i32>
      %272 = stablehlo.compare LT, %126, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_122 = stablehlo.constant dense<7> : tensor<i32>
      %273 = stablehlo.add %126, %c_122 : tensor<i32>
      %274 = stablehlo.select %272, %273, %126 : tensor<i1>, tensor<i32>
      %c_123 = stablehlo.constant dense<0> : tensor<i32>
      %275 = stablehlo.dynamic_update_slice %iterArg_72, %271, %c_123, %274 : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<3x7xi32>
      stablehlo.return %iterArg, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %124, %iterArg_71, %275 : tensor<7xi32>, tensor<7xi32>, tensor<7x97xf32>, tensor<i32>, tensor<3x97xf32>, tensor<3x1x128xi32>, tensor<3x4xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<3x1xi32>, tensor<i32>, tensor<i32>, tensor<3x7xi32>
    }
    %56 = call @_roll_static(%55#25) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %57 = stablehlo.slice %56 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %58 = stablehlo.reshape %57 : (tensor<1x7xi32>) -> tensor<7xi32>
    %59 = stablehlo.compare EQ, %arg31, %58, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %60 = stablehlo.slice %56 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %61 = stablehlo.reshape %60 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %63 = stablehlo.compare EQ, %61, %62, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %64 = stablehlo.and %59, %63 : tensor<7xi1>
    %65 = stablehlo.or %arg34, %64 : tensor<7xi1>
    %66 = stablehlo.iota dim = 0 : tensor<7xi32>
    %67 = stablehlo.not %65 : tensor<7xi1>
    %c_28 = stablehlo.constant dense<-1> : tensor<i32>
    %68 = call @_where(%67, %66, %c_28) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %69 = call @cummax(%68) : (tensor<7xi32>) -> tensor<7xi32>
    %c_29 = stablehlo.constant dense<-1> : tensor<i32>
    %70 = call @_where(%arg34, %66, %c_29) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %71 = call @cummax(%70) : (tensor<7xi32>) -> tensor<7xi32>
    %72 = stablehlo.compare LT, %69, %71, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %73 = stablehlo.and %72, %2 : tensor<7xi1>
    %74 = stablehlo.broadcast_in_dim %73, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %75 = call @_where_8(%74, %55#25, %c_1) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %77 = stablehlo.add %arg33, %76 : tensor<7xi32>
    %c_31 = stablehlo.constant dense<3> : tensor<i32>
    %78 = call @_where(%73, %arg32, %c_31) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %79 = stablehlo.slice %75 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %80 = stablehlo.reshape %79 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %82 = stablehlo.compare EQ, %80, %81, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_33 = stablehlo.constant dense<3> : tensor<i32>
    %83 = call @_where_9(%82, %c_33, %78) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_34 = stablehlo.constant dense<128> : tensor<i32>
    %84 = call @_where(%73, %77, %c_34) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %85 = stablehlo.slice %75 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %86 = stablehlo.reshape %85 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_35 = stablehlo.constant dense<128> : tensor<i32>
    %87 = call @floor_divide(%84, %c_35) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_36 = stablehlo.constant dense<128> : tensor<i32>
    %88 = call @remainder(%84, %c_36) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %90 = stablehlo.compare LT, %arg32, %89, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %92 = stablehlo.add %arg32, %91 : tensor<7xi32>
    %93 = stablehlo.select %90, %92, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %95 = stablehlo.compare LT, %87, %94, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %97 = stablehlo.add %87, %96 : tensor<7xi32>
    %98 = stablehlo.select %95, %97, %87 : tensor<7xi1>, tensor<7xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %100 = stablehlo.compare LT, %88, %99, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_42 = stablehlo.constant dense<128> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %102 = stablehlo.add %88, %101 : tensor<7xi32>
    %103 = stablehlo.select %100, %102, %88 : tensor<7xi1>, tensor<7xi32>
    %104 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %105 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %106 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %107 = stablehlo.concatenate %104, %105, %106, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %108 = "stablehlo.scatter"(%50, %107, %86) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<i32>):
      stablehlo.return %arg38 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %110 = stablehlo.compare LT, %78, %109, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %112 = stablehlo.add %78, %111 : tensor<7xi32>
    %113 = stablehlo.select %110, %112, %78 : tensor<7xi1>, tensor<7xi32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %115 = "stablehlo.scatter"(%arg11, %114, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<i32>):
      %124 = stablehlo.maximum %arg37, %arg38 : tensor<i32>
      stablehlo.return %124 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %117 = stablehlo.compare LT, %83, %116, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_46 = stablehlo.constant dense<3> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %119 = stablehlo.add %83, %118 : tensor<7xi32>
    %120 = stablehlo.select %117, %119, %83 : tensor<7xi1>, tensor<7xi32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_47 = stablehlo.constant dense<false> : tensor<i1>
    %122 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %123 = "stablehlo.scatter"(%arg12, %121, %122) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<i1>, %arg38: tensor<i1>):
      stablehlo.return %arg38 : tensor<i1>
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
  func.func private @_where_3(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_4(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_5(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_6(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_7(%arg0: tensor<1x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x7xi32> {
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
  func.func private @_where_8(%arg0: tensor<1x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x7xi1>) -> tensor<3x7xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x7xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x7xi1>, tensor<3x7xi32>
    return %2 : tensor<3x7xi32>
  }
  func.func private @_where_9(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
}
