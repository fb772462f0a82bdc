module @jit_decode_drafts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<7xi32>, %arg32: tensor<7xi32>, %arg33: tensor<7xi32>, %arg34: tensor<7xi1>, %arg35: tensor<i32>, %arg36: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<3x7xi32> {jax.result_info = "result[1]"}, tensor<7x97xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %3 = call @_where(%2, %arg33, %c_1) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %6 = stablehlo.broadcast_in_dim %arg31, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<7x1xi32>) -> tensor<7xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %9 = stablehlo.custom_call @xlabatch_embed(%7, %arg0, %8) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<7x36xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x36xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<7x36xf32>
    %12 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7xi32>
    %13:2 = stablehlo.custom_call @xlabatch_rope_tables(%12) {backend_config = "", mhlo.backend_config = {axes = dense<> : tensor<0xi32>, frequencies = dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>, gain = 1.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>) -> (tensor<7x5xf32>, tensor<7x5xf32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %14:17 = stablehlo.while(%iterArg = %5, %iterArg_55 = %arg35, %iterArg_56 = %arg1, %iterArg_57 = %arg5, %iterArg_58 = %4, %iterArg_59 = %arg32, %iterArg_60 = %13#0, %iterArg_61 = %13#1, %iterArg_62 = %arg2, %iterArg_63 = %arg3, %iterArg_64 = %arg6, %iterArg_65 = %arg4, %iterArg_66 = %c_4, %iterArg_67 = %c_3, %iterArg_68 = %arg8, %iterArg_69 = %arg9, %iterArg_70 = %11) : tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
    cond {
      %c_71 = stablehlo.constant dense<2> : tensor<i32>
      %162 = stablehlo.compare LT, %iterArg_66, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %162 : tensor<i1>
    } do {
      %162:4 = func.call @closed_call(%iterArg, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70) : (tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>) -> (tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>)
      %c_71 = stablehlo.constant dense<1> : tensor<i32>
      %163 = stablehlo.add %iterArg_66, %c_71 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %163, %162#0, %162#1, %162#2, %162#3 : tensor<7x1xi32>, tensor<i32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<7x1xi32>, tensor<7xi32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<7x36xf32>
    }
    %15 = stablehlo.transpose %14#16, dims = [1, 0] : (tensor<7x36xf32>) -> tensor<36x7xf32>
    %c_5 = stablehlo.constant dense<128> : tensor<i32>
    %16 = call @floor_divide(%3, %c_5) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_6 = stablehlo.constant dense<128> : tensor<i32>
    %17 = call @remainder(%3, %c_6) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.compare LT, %arg32, %18, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %21 = stablehlo.add %arg32, %20 : tensor<7xi32>
    %22 = stablehlo.select %19, %21, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %24 = stablehlo.compare LT, %16, %23, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %26 = stablehlo.add %16, %25 : tensor<7xi32>
    %27 = stablehlo.select %24, %26, %16 : tensor<7xi1>, tensor<7xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %29 = stablehlo.compare LT, %17, %28, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_12 = stablehlo.constant dense<128> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %31 = stablehlo.add %17, %30 : tensor<7xi32>
    %32 = stablehlo.select %29, %31, %17 : tensor<7xi1>, tensor<7xi32>
    %33 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %34 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %35 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %36 = stablehlo.concatenate %33, %34, %35, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %37 = "stablehlo.scatter"(%arg10, %36, %arg31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<i32>):
      stablehlo.return %arg38 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %38 = stablehlo.transpose %15, dims = [1, 0] : (tensor<36x7xf32>) -> tensor<7x36xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %40 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %41 = stablehlo.concatenate %39, %40, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %42 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %50 = stablehlo.custom_call @xlabatch_linear(%41, %38, %42, %arg0, %43, %44, %45, %arg7, %46, %47, %48, %49) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<7x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<7x97xf32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %52 = stablehlo.add %arg33, %51 : tensor<7xi32>
    %53 = stablehlo.iota dim = 0 : tensor<7xi32>
    %54 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %55 = stablehlo.compare LT, %53, %54, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %56:3 = stablehlo.custom_call @xlabatch_summarize_logits(%50, %55) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>)
    %57:2 = stablehlo.custom_call @xlabatch_select(%50, %55, %56#0, %52, %arg32, %arg15, %37, %arg36, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7x97xf32>, tensor<7xi1>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<3x97xf32>, tensor<3x1x128xi32>, tensor<3x4xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>) -> (tensor<7xi32>, tensor<7xi1>)
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %59 = stablehlo.compare LT, %arg32, %58, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %61 = stablehlo.add %arg32, %60 : tensor<7xi32>
    %62 = stablehlo.select %59, %61, %arg32 : tensor<7xi1>, tensor<7xi32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %64 = "stablehlo.gather"(%arg21, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<7x1xi32>) -> tensor<7x4xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %66 = stablehlo.compare LT, %arg32, %65, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_26 = stablehlo.constant dense<3> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %68 = stablehlo.add %arg32, %67 : tensor<7xi32>
    %69 = stablehlo.select %66, %68, %arg32 : tensor<7xi1>, tensor<7xi32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %71 = "stablehlo.gather"(%arg22, %70) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
    %72 = stablehlo.compare GE, %52, %71, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %73 = call @_where_2(%72, %c_27, %c_28) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
    %74 = stablehlo.broadcast_in_dim %57#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x4xi32>
    %76 = stablehlo.compare EQ, %75, %64, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %c_29 = stablehlo.constant dense<false> : tensor<i1>
    %77 = stablehlo.reduce(%76 init: %c_29) applies stablehlo.or across dimensions = [1] : (tensor<7x4xi1>, tensor<i1>) -> tensor<7xi1>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %78 = call @_where_3(%77, %c_30, %73) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_31 = stablehlo.constant dense<3> : tensor<i32>
    %79 = call @_where_4(%56#2, %78, %c_31) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %80 = stablehlo.convert %79 : tensor<7xi32>
    %c_32 = stablehlo.constant dense<3> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %82 = stablehlo.compare NE, %80, %81, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %83 = stablehlo.and %57#1, %82 : tensor<7xi1>
    %c_33 = stablehlo.constant dense<4> : tensor<i32>
    %84 = call @_where_5(%83, %c_33, %80) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %85 = stablehlo.broadcast_in_dim %57#0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %87 = stablehlo.broadcast_in_dim %56#1, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %88 = stablehlo.concatenate %85, %86, %87, dim = 0 : (tensor<1x7xi32>, tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<3x7xi32>
    %89 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %90 = call @_where_6(%89, %88, %c) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %91 = call @_roll_static(%90) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    %92 = stablehlo.slice %91 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %93 = stablehlo.reshape %92 : (tensor<1x7xi32>) -> tensor<7xi32>
    %94 = stablehlo.compare EQ, %arg31, %93, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %95 = stablehlo.slice %91 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %96 = stablehlo.reshape %95 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %98 = stablehlo.compare EQ, %96, %97, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %99 = stablehlo.and %94, %98 : tensor<7xi1>
    %100 = stablehlo.or %arg34, %99 : tensor<7xi1>
    %101 = stablehlo.iota dim = 0 : tensor<7xi32>
    %102 = stablehlo.not %100 : tensor<7xi1>
    %c_35 = stablehlo.constant dense<-1> : tensor<i32>
    %103 = call @_where(%102, %101, %c_35) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %104 = call @cummax(%103) : (tensor<7xi32>) -> tensor<7xi32>
    %c_36 = stablehlo.constant dense<-1> : tensor<i32>
    %105 = call @_where(%arg34, %101, %c_36) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %106 = call @cummax(%105) : (tensor<7xi32>) -> tensor<7xi32>
    %107 = stablehlo.compare LT, %104, %106, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %108 = stablehlo.iota dim = 0 : tensor<7xi32>
    %109 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %110 = stablehlo.compare LT, %108, %109, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %111 = stablehlo.and %107, %110 : tensor<7xi1>
    %112 = stablehlo.broadcast_in_dim %111, dims = [1] : (tensor<7xi1>) -> tensor<1x7xi1>
    %113 = call @_where_6(%112, %90, %c_0) : (tensor<1x7xi1>, tensor<3x7xi32>, tensor<3x1xi32>) -> tensor<3x7xi32>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %115 = stablehlo.add %arg33, %114 : tensor<7xi32>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %116 = call @_where(%111, %arg32, %c_38) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %117 = stablehlo.slice %113 [1:2, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %118 = stablehlo.reshape %117 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %120 = stablehlo.compare EQ, %118, %119, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %121 = call @_where_5(%120, %c_40, %116) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_41 = stablehlo.constant dense<128> : tensor<i32>
    %122 = call @_where(%111, %115, %c_41) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %123 = stablehlo.slice %113 [0:1, 0:7] : (tensor<3x7xi32>) -> tensor<1x7xi32>
    %124 = stablehlo.reshape %123 : (tensor<1x7xi32>) -> tensor<7xi32>
    %c_42 = stablehlo.constant dense<128> : tensor<i32>
    %125 = call @floor_divide(%122, %c_42) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_43 = stablehlo.constant dense<128> : tensor<i32>
    %126 = call @remainder(%122, %c_43) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %128 = stablehlo.compare LT, %arg32, %127, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %130 = stablehlo.add %arg32, %129 : tensor<7xi32>
    %131 = stablehlo.select %128, %130, %arg32 : tensor<7xi1>, tensor<7xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %133 = stablehlo.compare LT, %125, %132, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %135 = stablehlo.add %125, %134 : tensor<7xi32>
    %136 = stablehlo.select %133, %135, %125 : tensor<7xi1>, tensor<7xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %138 = stablehlo.compare LT, %126, %137, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_49 = stablehlo.constant dense<128> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %140 = stablehlo.add %126, %139 : tensor<7xi32>
    %141 = stablehlo.select %138, %140, %126 : tensor<7xi1>, tensor<7xi32>
    %142 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %143 = stablehlo.broadcast_in_dim %136, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %144 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %145 = stablehlo.concatenate %142, %143, %144, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x3xi32>
    %146 = "stablehlo.scatter"(%37, %145, %124) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<i32>):
      stablehlo.return %arg38 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<7x3xi32>, tensor<7xi32>) -> tensor<3x1x128xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %148 = stablehlo.compare LT, %116, %147, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_51 = stablehlo.constant dense<3> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %150 = stablehlo.add %116, %149 : tensor<7xi32>
    %151 = stablehlo.select %148, %150, %116 : tensor<7xi1>, tensor<7xi32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %153 = "stablehlo.scatter"(%arg11, %152, %115) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<i32>):
      %162 = stablehlo.maximum %arg37, %arg38 : tensor<i32>
      stablehlo.return %162 : tensor<i32>
    }) : (tensor<3xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<3xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %154 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %155 = stablehlo.compare LT, %121, %154, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_53 = stablehlo.constant dense<3> : tensor<i32>
    %156 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %157 = stablehlo.add %121, %156 : tensor<7xi32>
    %158 = stablehlo.select %155, %157, %121 : tensor<7xi1>, tensor<7xi32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_54 = stablehlo.constant dense<false> : tensor<i1>
    %160 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %161 = "stablehlo.scatter"(%arg12, %159, %160) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg37: tensor<i1>, %arg38: tensor<i1>):
      stablehlo.return %arg38 : tensor<i1>
    }) : (tensor<3xi1>, tensor<7x1xi32>, tensor<7xi1>) -> tensor<3xi1>
    return %14#14, %14#15, %146, %153, %161, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %113, %50 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x7xi32>, tensor<7x97xf32>
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
  func.func private @_where_2(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_3(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_4(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_where_5(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_6(%arg0: tensor<1x7xi1>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x7xi32> {
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
}
