module @jit_decode_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<3xi32>, %arg32: tensor<i1>, %arg33: tensor<3x4xi32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<2x3x3xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c_1 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_4 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_6 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_7 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<2x3x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %1:45 = stablehlo.while(%iterArg = %arg15, %iterArg_9 = %arg16, %iterArg_10 = %arg17, %iterArg_11 = %arg18, %iterArg_12 = %arg19, %iterArg_13 = %arg20, %iterArg_14 = %arg21, %iterArg_15 = %arg22, %iterArg_16 = %arg23, %iterArg_17 = %arg24, %iterArg_18 = %arg25, %iterArg_19 = %arg26, %iterArg_20 = %arg27, %iterArg_21 = %arg28, %iterArg_22 = %arg29, %iterArg_23 = %arg30, %iterArg_24 = %arg31, %iterArg_25 = %arg0, %iterArg_26 = %cst, %iterArg_27 = %cst_0, %iterArg_28 = %arg1, %iterArg_29 = %arg5, %iterArg_30 = %arg2, %iterArg_31 = %arg3, %iterArg_32 = %arg6, %iterArg_33 = %arg4, %iterArg_34 = %arg7, %iterArg_35 = %arg32, %iterArg_36 = %c_1, %iterArg_37 = %c_2, %iterArg_38 = %c_3, %iterArg_39 = %c_4, %iterArg_40 = %arg33, %iterArg_41 = %c_5, %iterArg_42 = %c_6, %iterArg_43 = %c_7, %iterArg_44 = %arg8, %iterArg_45 = %arg9, %iterArg_46 = %arg10, %iterArg_47 = %arg11, %iterArg_48 = %arg12, %iterArg_49 = %arg13, %iterArg_50 = %arg14, %iterArg_51 = %c_8, %iterArg_52 = %0) : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    cond {
      %c_53 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_51, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_54 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.reduce(%iterArg_48 init: %c_54) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_53 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %3 = stablehlo.compare LT, %iterArg_24, %2, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_54 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %5 = stablehlo.add %iterArg_24, %4 : tensor<3xi32>
      %6 = stablehlo.select %3, %5, %iterArg_24 : tensor<3xi1>, tensor<3xi32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %8 = "stablehlo.gather"(%iterArg_48, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<3x1xi32>) -> tensor<3xi1>
      %c_55 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %10 = stablehlo.compare LT, %iterArg_24, %9, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_56 = stablehlo.constant dense<3> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %12 = stablehlo.add %iterArg_24, %11 : tensor<3xi32>
      %13 = stablehlo.select %10, %12, %iterArg_24 : tensor<3xi1>, tensor<3xi32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %15 = "stablehlo.gather"(%iterArg_47, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
      %c_57 = stablehlo.constant dense<0> : tensor<i32>
      %16 = func.call @_where(%8, %15, %c_57) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_58 = stablehlo.constant dense<128> : tensor<i32>
      %17 = func.call @_where(%8, %16, %c_58) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %c_59 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %20 = stablehlo.reduce(%16 init: %c_59) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_60 = stablehlo.constant dense<128> : tensor<i32>
      %21 = func.call @floor_divide(%20, %c_60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_61 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %21, %c_61 : tensor<i32>
      %c_62 = stablehlo.constant dense<2147483647> : tensor<i32>
      %23 = stablehlo.reduce(%17 init: %c_62) applies stablehlo.minimum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_63 = stablehlo.constant dense<128> : tensor<i32>
      %24 = func.call @floor_divide_1(%16, %c_63) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_64 = stablehlo.constant dense<128> : tensor<i32>
      %25 = func.call @remainder(%16, %c_64) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_65 = stablehlo.constant dense<0> : tensor<i32>
      %26 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %27 = stablehlo.compare LT, %iterArg_24, %26, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_66 = stablehlo.constant dense<3> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %29 = stablehlo.add %iterArg_24, %28 : tensor<3xi32>
      %30 = stablehlo.select %27, %29, %iterArg_24 : tensor<3xi1>, tensor<3xi32>
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %32 = stablehlo.compare LT, %24, %31, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_68 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %34 = stablehlo.add %24, %33 : tensor<3xi32>
      %35 = stablehlo.select %32, %34, %24 : tensor<3xi1>, tensor<3xi32>
      %c_69 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %37 = stablehlo.compare LT, %25, %36, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_70 = stablehlo.constant dense<128> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %39 = stablehlo.add %25, %38 : tensor<3xi32>
      %40 = stablehlo.select %37, %39, %25 : tensor<3xi1>, tensor<3xi32>
      %41 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %42 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %43 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %44 = stablehlo.concatenate %41, %42, %43, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %45 = "stablehlo.gather"(%iterArg_46, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<3x3xi32>) -> tensor<3xi32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %47 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %48 = stablehlo.reshape %46 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %50 = stablehlo.custom_call @xlabatch_embed(%48, %iterArg_25, %49) {backend_config = "", mhlo.backend_config = {runs = dense<> : tensor<0xi64>}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
      %52 = stablehlo.multiply %50, %51 : tensor<3x36xf32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %53 = "stablehlo.case"(%c_73) ({
        %c_182 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_182 : tensor<i32>
      }, {
        %c_182 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_182 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %54:2 = "stablehlo.case"(%53) ({
        %c_182 = stablehlo.constant dense<0> : tensor<i32>
        %271 = stablehlo.compare GT, %22, %c_182, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %272 = stablehlo.convert %271 : (tensor<i1>) -> tensor<i32>
        %273:2 = "stablehlo.case"(%272) ({
          %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %274 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          stablehlo.return %274, %274 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
        }, {
          %274 = stablehlo.broadcast_in_dim %iterArg_26, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
          %275 = stablehlo.convert %18 : (tensor<3x1xi32>) -> tensor<3x1xf32>
          %276 = stablehlo.broadcast_in_dim %275, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
          %277 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
          %278 = stablehlo.broadcast_in_dim %276, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
          %279 = stablehlo.multiply %277, %278 : tensor<5x3x1xf32>
          %280 = stablehlo.cosine %279 : tensor<5x3x1xf32>
          %cst_183 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %281 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          %282 = stablehlo.multiply %280, %281 : tensor<5x3x1xf32>
          %283 = stablehlo.sine %279 : tensor<5x3x1xf32>
          %cst_184 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %284 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          %285 = stablehlo.multiply %283, %284 : tensor<5x3x1xf32>
          stablehlo.return %282, %285 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
        }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
        stablehlo.return %273#0, %273#1 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
      }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
      %55 = stablehlo.reshape %54#0 : (tensor<5x3x1xf32>) -> tensor<5x3xf32>
      %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
      %57 = stablehlo.reshape %54#1 : (tensor<5x3x1xf32>) -> tensor<5x3xf32>
      %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
      %59 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %c_74 = stablehlo.constant dense<128> : tensor<i32>
      %60 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %61 = stablehlo.compare LT, %59, %60, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_75 = stablehlo.constant dense<0> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %69 = stablehlo.custom_call @xlabatch_linear(%52, %62, %iterArg_28, %63, %64, %iterArg_29, %65, %66, %67, %68) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
      %70 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %71 = stablehlo.broadcast_in_dim %iterArg_24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %72 = stablehlo.reshape %71 : (tensor<3x1xi32>) -> tensor<3xi32>
      %73 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %78:3 = stablehlo.custom_call @xlabatch_attention(%69, %72, %70, %73, %56, %58, %74, %75, %76, %77, %iterArg_44, %iterArg_45) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %79 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %86 = stablehlo.custom_call @xlabatch_linear(%78#0, %79, %iterArg_30, %80, %81, %82, %83, %52, %84, %85) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %c_93 = stablehlo.constant dense<0> : tensor<i32>
      %87 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %94 = stablehlo.custom_call @xlabatch_linear(%86, %87, %iterArg_31, %88, %89, %iterArg_32, %90, %91, %92, %93) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %95 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %102 = stablehlo.custom_call @xlabatch_linear(%94, %95, %iterArg_33, %96, %97, %98, %99, %86, %100, %101) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %103 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %c_107 = stablehlo.constant dense<128> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %105 = stablehlo.compare LT, %103, %104, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %106 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %110 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %113 = stablehlo.custom_call @xlabatch_linear(%102, %106, %iterArg_28, %107, %108, %iterArg_29, %109, %110, %111, %112) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
      %114 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %115 = stablehlo.broadcast_in_dim %iterArg_24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %116 = stablehlo.reshape %115 : (tensor<3x1xi32>) -> tensor<3xi32>
      %117 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %122:3 = stablehlo.custom_call @xlabatch_attention(%113, %116, %114, %117, %56, %58, %118, %119, %120, %121, %78#1, %78#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
      %c_119 = stablehlo.constant dense<0> : tensor<i32>
      %123 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %130 = stablehlo.custom_call @xlabatch_linear(%122#0, %123, %iterArg_30, %124, %125, %126, %127, %102, %128, %129) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %c_126 = stablehlo.constant dense<0> : tensor<i32>
      %131 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %138 = stablehlo.custom_call @xlabatch_linear(%130, %131, %iterArg_31, %132, %133, %iterArg_32, %134, %135, %136, %137) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
      %c_133 = stablehlo.constant dense<0> : tensor<i32>
      %139 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %146 = stablehlo.custom_call @xlabatch_linear(%138, %139, %iterArg_33, %140, %141, %142, %143, %130, %144, %145) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %147 = stablehlo.transpose %146, dims = [1, 0] : (tensor<3x36xf32>) -> tensor<36x3xf32>
      %148 = stablehlo.transpose %147, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
      %c_140 = stablehlo.constant dense<0> : tensor<i32>
      %149 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %156 = stablehlo.custom_call @xlabatch_linear(%148, %149, %iterArg_25, %150, %151, %iterArg_34, %152, %153, %154, %155) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
      %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %158 = stablehlo.multiply %156, %157 : tensor<3x97xf32>
      %c_148 = stablehlo.constant dense<3> : tensor<i32>
      %159 = func.call @_where(%8, %iterArg_24, %c_148) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %160 = stablehlo.convert %iterArg_48 : (tensor<3xi1>) -> tensor<3xi32>
      %161 = stablehlo.add %iterArg_47, %160 : tensor<3xi32>
      %162 = stablehlo.or %iterArg_49, %iterArg_48 : tensor<3xi1>
      %163 = stablehlo.custom_call @xlabatch_write_logits(%158, %159, %iterArg_50) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %164 = stablehlo.broadcast_in_dim %iterArg_35, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %165 = stablehlo.and %162, %164 : tensor<3xi1>
      %166:3 = stablehlo.custom_call @xlabatch_summarize_logits(%163, %165) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %c_149 = stablehlo.constant dense<false> : tensor<i1>
      %167 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %168 = stablehlo.compare GE, %161, %iterArg_15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_150 = stablehlo.constant dense<2> : tensor<i32>
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %169 = func.call @_where_3(%168, %c_150, %c_151) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %170 = stablehlo.broadcast_in_dim %166#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %172 = stablehlo.compare EQ, %171, %iterArg_14, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_152 = stablehlo.constant dense<false> : tensor<i1>
      %173 = stablehlo.reduce(%172 init: %c_152) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_153 = stablehlo.constant dense<1> : tensor<i32>
      %174 = func.call @_where_4(%173, %c_153, %169) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_154 = stablehlo.constant dense<3> : tensor<i32>
      %175 = func.call @_where_5(%166#2, %174, %c_154) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %176 = stablehlo.convert %175 : tensor<3xi32>
      %c_155 = stablehlo.constant dense<3> : tensor<i32>
      %177 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %178 = stablehlo.compare NE, %176, %177, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %179 = stablehlo.and %167, %178 : tensor<3xi1>
      %c_156 = stablehlo.constant dense<4> : tensor<i32>
      %180 = func.call @_where_6(%179, %c_156, %176) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %181 = stablehlo.broadcast_in_dim %166#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %182 = stablehlo.broadcast_in_dim %180, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %183 = stablehlo.broadcast_in_dim %166#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %184 = stablehlo.concatenate %181, %182, %183, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %185 = stablehlo.broadcast_in_dim %165, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %186 = func.call @_where_7(%185, %184, %iterArg_36) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %187 = stablehlo.slice %186 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %188 = stablehlo.reshape %187 : (tensor<1x3xi32>) -> tensor<3xi32>
      %189 = stablehlo.slice %186 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %190 = stablehlo.reshape %189 : (tensor<1x3xi32>) -> tensor<3xi32>
      %191 = stablehlo.slice %186 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %192 = stablehlo.reshape %191 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_157 = stablehlo.constant dense<-1> : tensor<i32>
      %193 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %194 = stablehlo.compare NE, %188, %193, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %195 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_158 = stablehlo.constant dense<128> : tensor<i32>
      %196 = func.call @floor_divide_1(%161, %c_158) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_159 = stablehlo.constant dense<1> : tensor<i32>
      %197 = func.call @_where(%194, %196, %c_159) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_160 = stablehlo.constant dense<128> : tensor<i32>
      %198 = func.call @remainder(%161, %c_160) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_161 = stablehlo.constant dense<0> : tensor<i32>
      %199 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %200 = stablehlo.compare LT, %195, %199, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_162 = stablehlo.constant dense<3> : tensor<i32>
      %201 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %202 = stablehlo.add %195, %201 : tensor<3xi32>
      %203 = stablehlo.select %200, %202, %195 : tensor<3xi1>, tensor<3xi32>
      %c_163 = stablehlo.constant dense<0> : tensor<i32>
      %204 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %205 = stablehlo.compare LT, %197, %204, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_164 = stablehlo.constant dense<1> : tensor<i32>
      %206 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %207 = stablehlo.add %197, %206 : tensor<3xi32>
      %208 = stablehlo.select %205, %207, %197 : tensor<3xi1>, tensor<3xi32>
      %c_165 = stablehlo.constant dense<0> : tensor<i32>
      %209 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %210 = stablehlo.compare LT, %198, %209, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_166 = stablehlo.constant dense<128> : tensor<i32>
      %211 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %212 = stablehlo.add %198, %211 : tensor<3xi32>
      %213 = stablehlo.select %210, %212, %198 : tensor<3xi1>, tensor<3xi32>
      %214 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %215 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %216 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %217 = stablehlo.concatenate %214, %215, %216, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %218 = "stablehlo.scatter"(%iterArg_46, %217, %188) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_167 = stablehlo.constant dense<0> : tensor<i32>
      %219 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %220 = stablehlo.compare EQ, %190, %219, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %221 = func.call @_where_8(%194, %220, %iterArg_48) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %222 = stablehlo.not %194 : tensor<3xi1>
      %223 = stablehlo.and %162, %222 : tensor<3xi1>
      %224 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %225 = stablehlo.convert %iterArg_35 : (tensor<i1>) -> tensor<i32>
      %226 = "stablehlo.case"(%225) ({
        %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %271 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %272 = func.call @_where_9(%223, %iterArg_9, %271) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_183 = stablehlo.constant dense<0> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %274 = func.call @_where_10(%223, %iterArg_10, %273) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_184 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %275 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %276 = func.call @_where_9(%223, %iterArg_11, %275) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %277 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %278 = func.call @_where_9(%223, %iterArg_12, %277) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %279 = stablehlo.reshape %223 : (tensor<3xi1>) -> tensor<3x1xi1>
        %280 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %281 = func.call @_where_11(%279, %iterArg_13, %280) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %282 = stablehlo.reshape %223 : (tensor<3xi1>) -> tensor<3x1xi1>
        %283 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %284 = func.call @_where_12(%282, %iterArg_14, %283) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %285 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %286 = func.call @_where_10(%223, %iterArg_15, %285) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %288 = func.call @_where_10(%223, %iterArg_16, %287) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %289 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %290 = func.call @_where_10(%223, %iterArg_17, %289) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_189 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %291 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %292 = func.call @_where_9(%223, %iterArg_18, %291) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_190 = stablehlo.constant dense<2147483647> : tensor<i32>
        %293 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %294 = func.call @_where_10(%223, %iterArg_19, %293) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %295 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %296 = func.call @_where_9(%223, %iterArg_20, %295) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %297 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %298 = func.call @_where_9(%223, %iterArg_21, %297) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_193 = stablehlo.constant dense<false> : tensor<i1>
        %299 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %300 = func.call @_where_13(%223, %iterArg_22, %299) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_194 = stablehlo.constant dense<false> : tensor<i1>
        %301 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %302 = func.call @_where_13(%223, %iterArg_23, %301) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_195 = stablehlo.constant dense<false> : tensor<i1>
        %303 = stablehlo.reduce(%300 init: %c_195) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %304 = stablehlo.convert %303 : (tensor<i1>) -> tensor<i32>
        %305 = "stablehlo.case"(%304) ({
          stablehlo.return %163 : tensor<3x97xf32>
        }, {
          %375 = stablehlo.broadcast_in_dim %300, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %376 = stablehlo.add %163, %iterArg : tensor<3x97xf32>
          %377 = func.call @_where_14(%375, %376, %163) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %377 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %306 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %307 = stablehlo.compare NE, %292, %306, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %308 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %309 = stablehlo.compare NE, %296, %308, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %310 = stablehlo.or %307, %309 : tensor<3xi1>
        %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %311 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %312 = stablehlo.compare NE, %298, %311, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %313 = stablehlo.or %310, %312 : tensor<3xi1>
        %c_199 = stablehlo.constant dense<false> : tensor<i1>
        %314 = stablehlo.reduce(%313 init: %c_199) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %315 = stablehlo.convert %314 : (tensor<i1>) -> tensor<i32>
        %316 = "stablehlo.case"(%315) ({
          stablehlo.return %305 : tensor<3x97xf32>
        }, {
          %375 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %376 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %377 = stablehlo.compare NE, %292, %376, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %378 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %379 = stablehlo.compare NE, %296, %378, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %380 = stablehlo.or %377, %379 : tensor<3xi1>
          %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %381 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %382 = stablehlo.compare NE, %298, %381, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %383 = stablehlo.or %380, %382 : tensor<3xi1>
          %c_224 = stablehlo.constant dense<0> : tensor<i32>
          %384 = func.call @_where(%383, %161, %c_224) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
          %385 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %386 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_225 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %387 = stablehlo.reduce(%384 init: %c_225) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_226 = stablehlo.constant dense<1> : tensor<i32>
          %388 = stablehlo.subtract %387, %c_226 : tensor<i32>
          %c_227 = stablehlo.constant dense<128> : tensor<i32>
          %389 = func.call @floor_divide(%388, %c_227) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_228 = stablehlo.constant dense<1> : tensor<i32>
          %390 = stablehlo.add %389, %c_228 : tensor<i32>
          %c_229 = stablehlo.constant dense<0> : tensor<i32>
          %391 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_230 = stablehlo.constant dense<0> : tensor<i32>
          %392:8 = stablehlo.while(%iterArg_240 = %386, %iterArg_241 = %288, %iterArg_242 = %384, %iterArg_243 = %218, %iterArg_244 = %385, %iterArg_245 = %c_230, %iterArg_246 = %390, %iterArg_247 = %391) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %427 = stablehlo.compare LT, %iterArg_245, %iterArg_246, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %427 : tensor<i1>
          } do {
            %c_248 = stablehlo.constant dense<1> : tensor<i32>
            %427 = stablehlo.add %iterArg_245, %c_248 : tensor<i32>
            %c_249 = stablehlo.constant dense<128> : tensor<i32>
            %428 = stablehlo.multiply %iterArg_245, %c_249 : tensor<i32>
            %429 = stablehlo.convert %428 : tensor<i32>
            %430 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %431 = stablehlo.add %430, %iterArg_240 : tensor<3x128xi32>
            %432 = stablehlo.broadcast_in_dim %iterArg_241, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %434 = stablehlo.compare GE, %431, %433, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_250 = stablehlo.constant dense<128> : tensor<i32>
            %435 = stablehlo.multiply %iterArg_245, %c_250 : tensor<i32>
            %436 = stablehlo.convert %435 : tensor<i32>
            %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %438 = stablehlo.add %437, %iterArg_240 : tensor<3x128xi32>
            %439 = stablehlo.broadcast_in_dim %iterArg_242, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %441 = stablehlo.compare LT, %438, %440, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %442 = stablehlo.and %434, %441 : tensor<3x128xi1>
            %443 = func.call @dynamic_index_in_dim(%iterArg_243, %iterArg_245) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_251 = stablehlo.constant dense<97> : tensor<i32>
            %444 = func.call @_where_15(%442, %443, %c_251) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_252 = stablehlo.constant dense<0> : tensor<i32>
            %445 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %446 = stablehlo.compare LT, %iterArg_244, %445, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_253 = stablehlo.constant dense<3> : tensor<i32>
            %447 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %448 = stablehlo.add %iterArg_244, %447 : tensor<3x128xi32>
            %449 = stablehlo.select %446, %448, %iterArg_244 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_254 = stablehlo.constant dense<0> : tensor<i32>
            %450 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %451 = stablehlo.compare LT, %444, %450, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_255 = stablehlo.constant dense<97> : tensor<i32>
            %452 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %453 = stablehlo.add %444, %452 : tensor<3x128xi32>
            %454 = stablehlo.select %451, %453, %444 : tensor<3x128xi1>, tensor<3x128xi32>
            %455 = stablehlo.broadcast_in_dim %449, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %456 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %457 = stablehlo.concatenate %455, %456, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_256 = stablehlo.constant dense<1> : tensor<i32>
            %458 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %459 = "stablehlo.scatter"(%iterArg_247, %457, %458) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %460 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %460 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %427, %iterArg_246, %459 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %393 = stablehlo.minimum %294, %384 : tensor<3xi32>
          %394 = stablehlo.subtract %384, %393 : tensor<3xi32>
          %395 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %396 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_231 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %397 = stablehlo.reduce(%384 init: %c_231) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_232 = stablehlo.constant dense<1> : tensor<i32>
          %398 = stablehlo.subtract %397, %c_232 : tensor<i32>
          %c_233 = stablehlo.constant dense<128> : tensor<i32>
          %399 = func.call @floor_divide(%398, %c_233) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_234 = stablehlo.constant dense<1> : tensor<i32>
          %400 = stablehlo.add %399, %c_234 : tensor<i32>
          %c_235 = stablehlo.constant dense<0> : tensor<i32>
          %401 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_236 = stablehlo.constant dense<0> : tensor<i32>
          %402:8 = stablehlo.while(%iterArg_240 = %396, %iterArg_241 = %394, %iterArg_242 = %384, %iterArg_243 = %218, %iterArg_244 = %395, %iterArg_245 = %c_236, %iterArg_246 = %400, %iterArg_247 = %401) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %427 = stablehlo.compare LT, %iterArg_245, %iterArg_246, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %427 : tensor<i1>
          } do {
            %c_248 = stablehlo.constant dense<1> : tensor<i32>
            %427 = stablehlo.add %iterArg_245, %c_248 : tensor<i32>
            %c_249 = stablehlo.constant dense<128> : tensor<i32>
            %428 = stablehlo.multiply %iterArg_245, %c_249 : tensor<i32>
            %429 = stablehlo.convert %428 : tensor<i32>
            %430 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %431 = stablehlo.add %430, %iterArg_240 : tensor<3x128xi32>
            %432 = stablehlo.broadcast_in_dim %iterArg_241, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %434 = stablehlo.compare GE, %431, %433, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_250 = stablehlo.constant dense<128> : tensor<i32>
            %435 = stablehlo.multiply %iterArg_245, %c_250 : tensor<i32>
            %436 = stablehlo.convert %435 : tensor<i32>
            %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %438 = stablehlo.add %437, %iterArg_240 : tensor<3x128xi32>
            %439 = stablehlo.broadcast_in_dim %iterArg_242, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %441 = stablehlo.compare LT, %438, %440, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %442 = stablehlo.and %434, %441 : tensor<3x128xi1>
            %443 = func.call @dynamic_index_in_dim(%iterArg_243, %iterArg_245) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_251 = stablehlo.constant dense<97> : tensor<i32>
            %444 = func.call @_where_15(%442, %443, %c_251) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_252 = stablehlo.constant dense<0> : tensor<i32>
            %445 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %446 = stablehlo.compare LT, %iterArg_244, %445, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_253 = stablehlo.constant dense<3> : tensor<i32>
            %447 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %448 = stablehlo.add %iterArg_244, %447 : tensor<3x128xi32>
            %449 = stablehlo.select %446, %448, %iterArg_244 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_254 = stablehlo.constant dense<0> : tensor<i32>
            %450 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %451 = stablehlo.compare LT, %444, %450, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_255 = stablehlo.constant dense<97> : tensor<i32>
            %452 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %453 = stablehlo.add %444, %452 : tensor<3x128xi32>
            %454 = stablehlo.select %451, %453, %444 : tensor<3x128xi1>, tensor<3x128xi32>
            %455 = stablehlo.broadcast_in_dim %449, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %456 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %457 = stablehlo.concatenate %455, %456, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_256 = stablehlo.constant dense<1> : tensor<i32>
            %458 = stablehlo.broadcast_in_dim %c_256, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %459 = "stablehlo.scatter"(%iterArg_247, %457, %458) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %460 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %460 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %427, %iterArg_246, %459 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_237 = stablehlo.constant dense<0> : tensor<i32>
          %403 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %404 = stablehlo.compare GT, %402#7, %403, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %405 = stablehlo.broadcast_in_dim %292, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %406 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %407 = stablehlo.compare LT, %305, %406, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %408 = stablehlo.broadcast_in_dim %405, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %409 = stablehlo.multiply %305, %408 : tensor<3x97xf32>
          %410 = stablehlo.broadcast_in_dim %405, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %411 = stablehlo.divide %305, %410 : tensor<3x97xf32>
          %412 = func.call @_where_16(%407, %409, %411) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %413 = func.call @_where_16(%404, %412, %305) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %414 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %415 = stablehlo.convert %392#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %416 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %417 = stablehlo.multiply %416, %415 : tensor<3x97xf32>
          %418 = stablehlo.subtract %413, %417 : tensor<3x97xf32>
          %419 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_239 = stablehlo.constant dense<0> : tensor<i32>
          %420 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %421 = stablehlo.compare GT, %392#7, %420, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %422 = stablehlo.convert %421 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %423 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %424 = stablehlo.multiply %423, %422 : tensor<3x97xf32>
          %425 = stablehlo.subtract %418, %424 : tensor<3x97xf32>
          %426 = func.call @_where_14(%375, %425, %305) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %426 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %317 = stablehlo.compare LT, %161, %290, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_200 = stablehlo.constant dense<false> : tensor<i1>
        %318 = stablehlo.reduce(%317 init: %c_200) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %319 = stablehlo.convert %318 : (tensor<i1>) -> tensor<i32>
        %320 = "stablehlo.case"(%319) ({
          stablehlo.return %316 : tensor<3x97xf32>
        }, {
          %375 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %376 = stablehlo.iota dim = 0 : tensor<3xi32>
          %377 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_221 = stablehlo.constant dense<0> : tensor<i32>
          %378 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %379 = stablehlo.compare LT, %284, %378, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_222 = stablehlo.constant dense<97> : tensor<i32>
          %380 = func.call @_where_17(%379, %c_222, %284) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
          %c_223 = stablehlo.constant dense<0> : tensor<i32>
          %381 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %382 = stablehlo.compare LT, %377, %381, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
          %c_224 = stablehlo.constant dense<3> : tensor<i32>
          %383 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %384 = stablehlo.add %377, %383 : tensor<3x1xi32>
          %385 = stablehlo.select %382, %384, %377 : tensor<3x1xi1>, tensor<3x1xi32>
          %c_225 = stablehlo.constant dense<0> : tensor<i32>
          %386 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %387 = stablehlo.compare LT, %380, %386, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_226 = stablehlo.constant dense<97> : tensor<i32>
          %388 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %389 = stablehlo.add %380, %388 : tensor<3x4xi32>
          %390 = stablehlo.select %387, %389, %380 : tensor<3x4xi1>, tensor<3x4xi32>
          %391 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
          %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %393 = stablehlo.broadcast_in_dim %390, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %394 = stablehlo.concatenate %392, %393, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
          %cst_227 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %395 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
          %396 = "stablehlo.scatter"(%316, %394, %395) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
            stablehlo.return %arg35 : tensor<f32>
          }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
          %397 = func.call @_where_14(%375, %396, %316) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %397 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %c_201 = stablehlo.constant dense<false> : tensor<i1>
        %321 = stablehlo.reduce(%302 init: %c_201) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %322 = stablehlo.convert %321 : (tensor<i1>) -> tensor<i32>
        %323 = "stablehlo.case"(%322) ({
          stablehlo.return %320 : tensor<3x97xf32>
        }, {
          %375 = stablehlo.broadcast_in_dim %302, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %376 = stablehlo.broadcast_in_dim %iterArg_40, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %377 = stablehlo.iota dim = 0 : tensor<32xi32>
          %378 = stablehlo.broadcast_in_dim %377, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %379 = stablehlo.broadcast_in_dim %376, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
          %380 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
          %381 = stablehlo.shift_right_arithmetic %379, %380 : tensor<3x4x32xi32>
          %c_221 = stablehlo.constant dense<1> : tensor<i32>
          %382 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
          %383 = stablehlo.and %381, %382 : tensor<3x4x32xi32>
          %384 = stablehlo.reshape %383 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
          %385 = stablehlo.slice %384 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
          %c_222 = stablehlo.constant dense<0> : tensor<i32>
          %386 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %387 = stablehlo.compare NE, %385, %386, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %388 = stablehlo.convert %387 : tensor<3x97xi1>
          %cst_223 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %389 = func.call @_where_18(%388, %320, %cst_223) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %390 = func.call @_where_14(%375, %389, %320) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %390 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_202 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %324 = stablehlo.reduce(%323 init: %cst_202) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %325 = stablehlo.is_finite %324 : (tensor<3xf32>) -> tensor<3xi1>
        %326 = stablehlo.not %325 : tensor<3xi1>
        %cst_203 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %327 = func.call @_pad(%323, %cst_203) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
        %328 = stablehlo.reshape %327 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
        %cst_204 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %329 = stablehlo.reduce(%328 init: %cst_204) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
        %cst_205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %330 = stablehlo.reduce(%329 init: %cst_205) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %332 = stablehlo.compare EQ, %329, %331, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
        %333 = stablehlo.iota dim = 1 : tensor<3x1xi32>
        %c_206 = stablehlo.constant dense<1> : tensor<i32>
        %334 = func.call @_where_19(%332, %333, %c_206) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_207 = stablehlo.constant dense<2147483647> : tensor<i32>
        %335 = stablehlo.reduce(%334 init: %c_207) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %336 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %337 = func.call @take_along_axis(%328, %336) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %338 = stablehlo.reshape %337 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %339 = stablehlo.broadcast_in_dim %331, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %340 = stablehlo.compare EQ, %338, %339, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %341 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_208 = stablehlo.constant dense<128> : tensor<i32>
        %342 = func.call @_where_15(%340, %341, %c_208) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_209 = stablehlo.constant dense<2147483647> : tensor<i32>
        %343 = stablehlo.reduce(%342 init: %c_209) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
        %c_210 = stablehlo.constant dense<128> : tensor<i32>
        %344 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %345 = stablehlo.multiply %335, %344 : tensor<3xi32>
        %346 = stablehlo.add %345, %343 : tensor<3xi32>
        %c_211 = stablehlo.constant dense<97> : tensor<i32>
        %347 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %348 = stablehlo.minimum %346, %347 : tensor<3xi32>
        %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %349 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %350 = stablehlo.compare GT, %272, %349, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_213 = stablehlo.constant dense<false> : tensor<i1>
        %351 = stablehlo.reduce(%350 init: %c_213) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %352 = stablehlo.convert %351 : (tensor<i1>) -> tensor<i32>
        %353 = "stablehlo.case"(%352) ({
          stablehlo.return %348 : tensor<3xi32>
        }, {
          %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %375 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %376 = stablehlo.compare GT, %272, %375, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %377 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %378 = func.call @_where_9(%376, %272, %377) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_223 = stablehlo.constant dense<0> : tensor<i32>
          %379 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %380 = func.call @_where_10(%376, %274, %379) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %381 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %382 = func.call @_where_9(%376, %276, %381) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %383 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %384 = func.call @_where_9(%376, %278, %383) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %385 = stablehlo.reshape %376 : (tensor<3xi1>) -> tensor<3x1xi1>
          %386 = stablehlo.broadcast_in_dim %iterArg_41, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %387 = func.call @_where_11(%385, %281, %386) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %388 = stablehlo.reshape %376 : (tensor<3xi1>) -> tensor<3x1xi1>
          %389 = stablehlo.broadcast_in_dim %iterArg_42, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %390 = func.call @_where_12(%388, %284, %389) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_226 = stablehlo.constant dense<0> : tensor<i32>
          %391 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %392 = func.call @_where_10(%376, %286, %391) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_227 = stablehlo.constant dense<0> : tensor<i32>
          %393 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %394 = func.call @_where_10(%376, %288, %393) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_228 = stablehlo.constant dense<0> : tensor<i32>
          %395 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %396 = func.call @_where_10(%376, %290, %395) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %397 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %398 = func.call @_where_9(%376, %292, %397) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_230 = stablehlo.constant dense<2147483647> : tensor<i32>
          %399 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %400 = func.call @_where_10(%376, %294, %399) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %401 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %402 = func.call @_where_9(%376, %296, %401) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %403 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %404 = func.call @_where_9(%376, %298, %403) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_233 = stablehlo.constant dense<false> : tensor<i1>
          %405 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %406 = func.call @_where_13(%376, %300, %405) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_234 = stablehlo.constant dense<false> : tensor<i1>
          %407 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %408 = func.call @_where_13(%376, %302, %407) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %409 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %410 = stablehlo.compare GT, %378, %409, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %411 = func.call @_where_20(%410, %378, %cst_236) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_237 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %412 = stablehlo.reduce(%323 init: %cst_237) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %413 = stablehlo.broadcast_in_dim %412, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %415 = stablehlo.subtract %323, %414 : tensor<3x97xf32>
          %416 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %418 = stablehlo.divide %415, %417 : tensor<3x97xf32>
          %cst_238 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %419 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %420 = stablehlo.compare EQ, %323, %419, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_239 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %421 = func.call @_where_21(%420, %cst_239, %418) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_240 = stablehlo.constant dense<0> : tensor<i32>
          %422 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %423 = stablehlo.compare GT, %380, %422, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %424 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %425 = stablehlo.compare LT, %382, %424, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %426 = stablehlo.or %423, %425 : tensor<3xi1>
          %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %427 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %428 = stablehlo.compare GT, %384, %427, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %429 = stablehlo.or %426, %428 : tensor<3xi1>
          %c_243 = stablehlo.constant dense<false> : tensor<i1>
          %430 = stablehlo.reduce(%429 init: %c_243) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %431 = stablehlo.convert %430 : (tensor<i1>) -> tensor<i32>
          %432 = "stablehlo.case"(%431) ({
            %c_259 = stablehlo.constant dense<true> : tensor<i1>
            %487 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %487 : tensor<3x97xi1>
          }, {
            %487 = stablehlo.bitcast_convert %421 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_259 = stablehlo.constant dense<0> : tensor<i32>
            %488 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %489 = stablehlo.compare LT, %487, %488, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_260 = stablehlo.constant dense<2147483647> : tensor<i32>
            %490 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %491 = stablehlo.xor %487, %490 : tensor<3x97xi32>
            %492 = func.call @_where_22(%489, %491, %487) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%421, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_261 = stablehlo.constant dense<0> : tensor<i32>
            %493 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %494 = stablehlo.compare EQ, %380, %493, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_262 = stablehlo.constant dense<97> : tensor<i32>
            %495 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %496 = stablehlo.compare GE, %380, %495, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %497 = stablehlo.or %494, %496 : tensor<3xi1>
            %498 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_263 = stablehlo.constant dense<0> : tensor<i32>
            %499 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %500 = stablehlo.compare LT, %498, %499, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_264 = stablehlo.constant dense<2147483647> : tensor<i32>
            %501 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %502 = stablehlo.xor %498, %501 : tensor<3x97xi32>
            %503 = func.call @_where_22(%500, %502, %498) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_265 = stablehlo.constant dense<1> : tensor<i32>
            %c_266 = stablehlo.constant dense<97> : tensor<i32>
            %504 = func.call @clip(%380, %c_265, %c_266) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %505 = stablehlo.broadcast_in_dim %504, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_267 = stablehlo.constant dense<1> : tensor<i32>
            %506 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %507 = stablehlo.subtract %505, %506 : tensor<3x1xi32>
            %508 = func.call @take_along_axis_23(%503, %507) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %509 = stablehlo.reshape %508 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_268 = stablehlo.constant dense<97> : tensor<i32>
            %510 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %511 = stablehlo.minimum %380, %510 : tensor<3xi32>
            %512 = stablehlo.convert %511 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_269 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %513 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_270 = stablehlo.constant dense<97> : tensor<i32>
            %514 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %515 = stablehlo.compare LE, %380, %514, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_271 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %516 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %517 = stablehlo.not %497 : tensor<3xi1>
            %518 = stablehlo.not %515 : tensor<3xi1>
            %519 = stablehlo.and %517, %518 : tensor<3xi1>
            %c_272 = stablehlo.constant dense<false> : tensor<i1>
            %520 = stablehlo.reduce(%519 init: %c_272) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %521 = stablehlo.convert %520 : (tensor<i1>) -> tensor<i32>
            %522 = "stablehlo.case"(%521) ({
              stablehlo.return %516 : tensor<3xi32>
            }, {
              %c_297 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %644 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_298 = stablehlo.constant dense<2147483647> : tensor<i32>
              %645 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_299 = stablehlo.constant dense<0> : tensor<i32>
              %c_300 = stablehlo.constant dense<0> : tensor<i32>
              %646:7 = stablehlo.while(%iterArg_301 = %492, %iterArg_302 = %513, %iterArg_303 = %512, %iterArg_304 = %c_300, %iterArg_305 = %c_299, %iterArg_306 = %644, %iterArg_307 = %645) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_308 = stablehlo.constant dense<32> : tensor<i32>
                %647 = stablehlo.compare LT, %iterArg_304, %c_308, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %647 : tensor<i1>
              } do {
                %647:3 = func.call @closed_call(%iterArg_301, %iterArg_302, %iterArg_303, %iterArg_305, %iterArg_306, %iterArg_307) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_308 = stablehlo.constant dense<1> : tensor<i32>
                %648 = stablehlo.add %iterArg_304, %c_308 : tensor<i32>
                stablehlo.return %iterArg_301, %iterArg_302, %iterArg_303, %648, %647#0, %647#1, %647#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %646#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %523 = func.call @_where_2(%515, %509, %522) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %524 = func.call @_where_2(%497, %516, %523) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %525 = stablehlo.broadcast_in_dim %524, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %527 = stablehlo.compare GE, %492, %526, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %528 = stablehlo.exponential %421 : tensor<3x97xf32>
            %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %529 = func.call @_where_18(%527, %528, %cst_273) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %530 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_274 = stablehlo.constant dense<0> : tensor<i32>
            %531 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %532 = stablehlo.compare LT, %530, %531, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_275 = stablehlo.constant dense<2147483647> : tensor<i32>
            %533 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %534 = stablehlo.xor %530, %533 : tensor<3x97xi32>
            %535 = func.call @_where_22(%532, %534, %530) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %536 = stablehlo.broadcast_in_dim %524, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %537 = stablehlo.broadcast_in_dim %536, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %538 = stablehlo.compare GE, %535, %537, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %539 = stablehlo.exponential %values : tensor<3x97xf32>
            %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %540 = func.call @_where_18(%538, %539, %cst_276) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_277 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %541 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %542 = stablehlo.maximum %382, %541 : tensor<3xf32>
            %c_278 = stablehlo.constant dense<0> : tensor<i32>
            %543 = "stablehlo.case"(%c_278) ({
              %c_297 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_297 : tensor<i32>
            }, {
              %c_297 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_297 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %544 = "stablehlo.case"(%543) ({
              %c_297 = stablehlo.constant dense<0> : tensor<i32>
              %644 = func.call @_pad_24(%529, %c_297) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %645 = stablehlo.slice %644 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %646 = stablehlo.slice %644 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %647 = stablehlo.slice %644 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %648 = stablehlo.slice %644 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %649 = stablehlo.slice %644 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %650 = stablehlo.slice %644 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %651 = stablehlo.slice %644 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %652 = stablehlo.slice %644 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %653 = stablehlo.add %645, %646 : tensor<3x13xf32>
              %654 = stablehlo.add %647, %648 : tensor<3x13xf32>
              %655 = stablehlo.add %653, %654 : tensor<3x13xf32>
              %656 = stablehlo.add %649, %650 : tensor<3x13xf32>
              %657 = stablehlo.add %651, %652 : tensor<3x13xf32>
              %658 = stablehlo.add %656, %657 : tensor<3x13xf32>
              %659 = stablehlo.add %655, %658 : tensor<3x13xf32>
              %660 = stablehlo.optimization_barrier %659 : tensor<3x13xf32>
              %c_298 = stablehlo.constant dense<0> : tensor<i32>
              %661 = func.call @_pad_25(%660, %c_298) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %662 = stablehlo.slice %661 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %663 = stablehlo.slice %661 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %664 = stablehlo.slice %661 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %665 = stablehlo.slice %661 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %666 = stablehlo.slice %661 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %667 = stablehlo.slice %661 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %668 = stablehlo.slice %661 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %669 = stablehlo.slice %661 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %670 = stablehlo.add %662, %663 : tensor<3x2xf32>
              %671 = stablehlo.add %664, %665 : tensor<3x2xf32>
              %672 = stablehlo.add %670, %671 : tensor<3x2xf32>
              %673 = stablehlo.add %666, %667 : tensor<3x2xf32>
              %674 = stablehlo.add %668, %669 : tensor<3x2xf32>
              %675 = stablehlo.add %673, %674 : tensor<3x2xf32>
              %676 = stablehlo.add %672, %675 : tensor<3x2xf32>
              %677 = stablehlo.optimization_barrier %676 : tensor<3x2xf32>
              %c_299 = stablehlo.constant dense<0> : tensor<i32>
              %678 = func.call @_pad_26(%677, %c_299) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %679 = stablehlo.slice %678 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %680 = stablehlo.slice %678 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %681 = stablehlo.slice %678 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %682 = stablehlo.slice %678 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %683 = stablehlo.slice %678 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %684 = stablehlo.slice %678 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %685 = stablehlo.slice %678 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %686 = stablehlo.slice %678 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %687 = stablehlo.add %679, %680 : tensor<3x1xf32>
              %688 = stablehlo.add %681, %682 : tensor<3x1xf32>
              %689 = stablehlo.add %687, %688 : tensor<3x1xf32>
              %690 = stablehlo.add %683, %684 : tensor<3x1xf32>
              %691 = stablehlo.add %685, %686 : tensor<3x1xf32>
              %692 = stablehlo.add %690, %691 : tensor<3x1xf32>
              %693 = stablehlo.add %689, %692 : tensor<3x1xf32>
              %694 = stablehlo.optimization_barrier %693 : tensor<3x1xf32>
              %695 = stablehlo.reshape %694 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %695 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %545 = stablehlo.multiply %542, %544 : tensor<3xf32>
            %546 = stablehlo.slice %540 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %547 = stablehlo.slice %540 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %548 = stablehlo.add %546, %547 : tensor<3x48xf32>
            %549 = stablehlo.slice %548 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %550 = stablehlo.slice %548 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %551 = stablehlo.add %549, %550 : tensor<3x24xf32>
            %552 = stablehlo.slice %551 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %553 = stablehlo.slice %551 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %554 = stablehlo.add %552, %553 : tensor<3x12xf32>
            %555 = stablehlo.slice %554 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %556 = stablehlo.slice %554 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %557 = stablehlo.add %555, %556 : tensor<3x6xf32>
            %558 = stablehlo.slice %557 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %559 = stablehlo.slice %557 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %560 = stablehlo.add %558, %559 : tensor<3x3xf32>
            %561 = stablehlo.slice %560 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %562 = stablehlo.slice %560 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %563 = stablehlo.add %561, %562 : tensor<3x1xf32>
            %564 = stablehlo.slice %560 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %565 = stablehlo.add %563, %564 : tensor<3x1xf32>
            %566 = stablehlo.slice %560 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %567 = stablehlo.concatenate %566, %565, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %568 = stablehlo.pad %567, %cst_279, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %569 = stablehlo.pad %563, %cst_280, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %570 = stablehlo.add %568, %569 : tensor<3x3xf32>
            %571 = stablehlo.slice %570 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %572 = stablehlo.slice %557 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %573 = stablehlo.add %571, %572 : tensor<3x2xf32>
            %574 = stablehlo.slice %557 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %575 = stablehlo.concatenate %574, %573, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %576 = stablehlo.pad %575, %cst_281, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %577 = stablehlo.pad %570, %cst_282, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %578 = stablehlo.add %576, %577 : tensor<3x6xf32>
            %579 = stablehlo.slice %578 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %580 = stablehlo.slice %554 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %581 = stablehlo.add %579, %580 : tensor<3x5xf32>
            %582 = stablehlo.slice %554 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %583 = stablehlo.concatenate %582, %581, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %584 = stablehlo.pad %583, %cst_283, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %585 = stablehlo.pad %578, %cst_284, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %586 = stablehlo.add %584, %585 : tensor<3x12xf32>
            %587 = stablehlo.slice %586 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %588 = stablehlo.slice %551 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %589 = stablehlo.add %587, %588 : tensor<3x11xf32>
            %590 = stablehlo.slice %551 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %591 = stablehlo.concatenate %590, %589, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %592 = stablehlo.pad %591, %cst_285, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %593 = stablehlo.pad %586, %cst_286, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %594 = stablehlo.add %592, %593 : tensor<3x24xf32>
            %595 = stablehlo.slice %594 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %596 = stablehlo.slice %548 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %597 = stablehlo.add %595, %596 : tensor<3x23xf32>
            %598 = stablehlo.slice %548 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %599 = stablehlo.concatenate %598, %597, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %600 = stablehlo.pad %599, %cst_287, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %601 = stablehlo.pad %594, %cst_288, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %602 = stablehlo.add %600, %601 : tensor<3x48xf32>
            %603 = stablehlo.slice %540 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %604 = stablehlo.add %602, %603 : tensor<3x48xf32>
            %605 = stablehlo.slice %540 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %606 = stablehlo.concatenate %605, %604, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %607 = stablehlo.pad %606, %cst_289, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %608 = stablehlo.pad %602, %cst_290, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %609 = stablehlo.add %607, %608 : tensor<3x97xf32>
            %610 = stablehlo.broadcast_in_dim %545, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %612 = stablehlo.compare GE, %609, %611, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %613 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_291 = stablehlo.constant dense<0> : tensor<i32>
            %614 = stablehlo.broadcast_in_dim %c_291, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %615 = stablehlo.compare LT, %613, %614, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_292 = stablehlo.constant dense<2147483647> : tensor<i32>
            %616 = stablehlo.broadcast_in_dim %c_292, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %617 = stablehlo.xor %613, %616 : tensor<3x97xi32>
            %618 = func.call @_where_22(%615, %617, %613) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %619 = func.call @argmax(%612) : (tensor<3x97xi1>) -> tensor<3xi32>
            %620 = stablehlo.broadcast_in_dim %619, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %621 = func.call @take_along_axis_23(%618, %620) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %622 = stablehlo.reshape %621 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_293 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %623 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %624 = stablehlo.compare GE, %382, %623, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_294 = stablehlo.constant dense<false> : tensor<i1>
            %625 = stablehlo.reduce(%612 init: %c_294) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_295 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %626 = stablehlo.broadcast_in_dim %c_295, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %627 = stablehlo.not %624 : tensor<3xi1>
            %628 = stablehlo.not %625 : tensor<3xi1>
            %629 = stablehlo.and %627, %628 : tensor<3xi1>
            %c_296 = stablehlo.constant dense<false> : tensor<i1>
            %630 = stablehlo.reduce(%629 init: %c_296) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %631 = stablehlo.convert %630 : (tensor<i1>) -> tensor<i32>
            %632 = "stablehlo.case"(%631) ({
              stablehlo.return %626 : tensor<3xi32>
            }, {
              %c_297 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %644 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_298 = stablehlo.constant dense<2147483647> : tensor<i32>
              %645 = stablehlo.broadcast_in_dim %c_298, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_299 = stablehlo.constant dense<0> : tensor<i32>
              %c_300 = stablehlo.constant dense<0> : tensor<i32>
              %646:7 = stablehlo.while(%iterArg_301 = %492, %iterArg_302 = %529, %iterArg_303 = %545, %iterArg_304 = %c_300, %iterArg_305 = %c_299, %iterArg_306 = %644, %iterArg_307 = %645) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_308 = stablehlo.constant dense<32> : tensor<i32>
                %647 = stablehlo.compare LT, %iterArg_304, %c_308, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %647 : tensor<i1>
              } do {
                %647:3 = func.call @closed_call(%iterArg_301, %iterArg_302, %iterArg_303, %iterArg_305, %iterArg_306, %iterArg_307) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_308 = stablehlo.constant dense<1> : tensor<i32>
                %648 = stablehlo.add %iterArg_304, %c_308 : tensor<i32>
                stablehlo.return %iterArg_301, %iterArg_302, %iterArg_303, %648, %647#0, %647#1, %647#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %646#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %633 = func.call @_where_2(%625, %622, %632) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %634 = func.call @_where_2(%624, %626, %633) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %635 = stablehlo.maximum %524, %634 : tensor<3xi32>
            %636 = stablehlo.broadcast_in_dim %635, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %638 = stablehlo.compare GE, %492, %637, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %639 = stablehlo.exponential %421 : tensor<3x97xf32>
            %640 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %642 = stablehlo.compare GE, %639, %641, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %643 = stablehlo.and %638, %642 : tensor<3x97xi1>
            stablehlo.return %643 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %433 = stablehlo.convert %161 : (tensor<3xi32>) -> tensor<3xui32>
          %434 = func.call @_threefry_fold_in(%387, %433) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
          %435 = stablehlo.slice %434 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %436 = stablehlo.reshape %435 : (tensor<3x1xui32>) -> tensor<3xui32>
          %437 = stablehlo.slice %434 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %438 = stablehlo.reshape %437 : (tensor<3x1xui32>) -> tensor<3xui32>
          %439 = stablehlo.iota dim = 0 : tensor<97xui64>
          %c_244 = stablehlo.constant dense<1> : tensor<ui64>
          %440 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %441 = stablehlo.multiply %440, %439 : tensor<97xui64>
          %c_245 = stablehlo.constant dense<32> : tensor<ui64>
          %442 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %443 = stablehlo.shift_right_logical %441, %442 : tensor<97xui64>
          %444 = stablehlo.convert %441 : (tensor<97xui64>) -> tensor<97xui32>
          %445 = stablehlo.convert %443 : (tensor<97xui64>) -> tensor<97xui32>
          %446 = stablehlo.broadcast_in_dim %445, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %447 = stablehlo.broadcast_in_dim %444, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %448 = stablehlo.broadcast_in_dim %436, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %449 = stablehlo.broadcast_in_dim %438, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %450:2 = func.call @threefry2x32_28(%448, %449, %446, %447) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
          %451 = stablehlo.xor %450#0, %450#1 : tensor<3x97xui32>
          %c_246 = stablehlo.constant dense<9> : tensor<ui32>
          %452 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
          %453 = stablehlo.shift_right_logical %451, %452 : tensor<3x97xui32>
          %454 = stablehlo.convert %453 : (tensor<3x97xui32>) -> tensor<3x97xf32>
          %cst_247 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %455 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %456 = stablehlo.add %454, %455 : tensor<3x97xf32>
          %cst_248 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %457 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %458 = stablehlo.multiply %456, %457 : tensor<3x97xf32>
          %459 = stablehlo.log %458 : tensor<3x97xf32>
          %460 = stablehlo.negate %459 : tensor<3x97xf32>
          %461 = stablehlo.log %460 : tensor<3x97xf32>
          %462 = stablehlo.negate %461 : tensor<3x97xf32>
          %463 = stablehlo.add %421, %462 : tensor<3x97xf32>
          %cst_249 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %464 = func.call @_where_18(%432, %463, %cst_249) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_250 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %465 = func.call @_pad(%464, %cst_250) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %466 = stablehlo.reshape %465 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_251 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %467 = stablehlo.reduce(%466 init: %cst_251) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_252 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %468 = stablehlo.reduce(%467 init: %cst_252) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %469 = stablehlo.broadcast_in_dim %468, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %470 = stablehlo.compare EQ, %467, %469, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %471 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_253 = stablehlo.constant dense<1> : tensor<i32>
          %472 = func.call @_where_19(%470, %471, %c_253) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_254 = stablehlo.constant dense<2147483647> : tensor<i32>
          %473 = stablehlo.reduce(%472 init: %c_254) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %474 = stablehlo.broadcast_in_dim %473, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %475 = func.call @take_along_axis(%466, %474) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %476 = stablehlo.reshape %475 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %477 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %478 = stablehlo.compare EQ, %476, %477, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %479 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_255 = stablehlo.constant dense<128> : tensor<i32>
          %480 = func.call @_where_15(%478, %479, %c_255) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_256 = stablehlo.constant dense<2147483647> : tensor<i32>
          %481 = stablehlo.reduce(%480 init: %c_256) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_257 = stablehlo.constant dense<128> : tensor<i32>
          %482 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %483 = stablehlo.multiply %473, %482 : tensor<3xi32>
          %484 = stablehlo.add %483, %481 : tensor<3xi32>
          %c_258 = stablehlo.constant dense<97> : tensor<i32>
          %485 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %486 = stablehlo.minimum %484, %485 : tensor<3xi32>
          stablehlo.return %486 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %354 = func.call @_where_2(%350, %353, %348) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %355:3 = stablehlo.custom_call @xlabatch_summarize_logits(%163, %223) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
        %356 = stablehlo.compare GE, %161, %iterArg_15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_214 = stablehlo.constant dense<2> : tensor<i32>
        %c_215 = stablehlo.constant dense<0> : tensor<i32>
        %357 = func.call @_where_3(%356, %c_214, %c_215) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %358 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %360 = stablehlo.compare EQ, %359, %iterArg_14, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_216 = stablehlo.constant dense<false> : tensor<i1>
        %361 = stablehlo.reduce(%360 init: %c_216) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
        %c_217 = stablehlo.constant dense<1> : tensor<i32>
        %362 = func.call @_where_4(%361, %c_217, %357) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %c_218 = stablehlo.constant dense<3> : tensor<i32>
        %363 = func.call @_where_5(%355#2, %362, %c_218) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %364 = stablehlo.convert %363 : tensor<3xi32>
        %c_219 = stablehlo.constant dense<3> : tensor<i32>
        %365 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %366 = stablehlo.compare NE, %364, %365, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %367 = stablehlo.and %326, %366 : tensor<3xi1>
        %c_220 = stablehlo.constant dense<4> : tensor<i32>
        %368 = func.call @_where_6(%367, %c_220, %364) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %369 = stablehlo.broadcast_in_dim %354, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %370 = stablehlo.broadcast_in_dim %368, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %371 = stablehlo.broadcast_in_dim %355#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %372 = stablehlo.concatenate %369, %370, %371, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
        %373 = stablehlo.broadcast_in_dim %223, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
        %374 = func.call @_where_7(%373, %372, %iterArg_43) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
        stablehlo.return %374 : tensor<3x3xi32>
      }, {
        stablehlo.return %224 : tensor<3x3xi32>
      }) : (tensor<i32>) -> tensor<3x3xi32>
      %227 = stablehlo.slice %226 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %228 = stablehlo.reshape %227 : (tensor<1x3xi32>) -> tensor<3xi32>
      %229 = stablehlo.slice %226 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %230 = stablehlo.reshape %229 : (tensor<1x3xi32>) -> tensor<3xi32>
      %231 = stablehlo.slice %226 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %232 = stablehlo.reshape %231 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_168 = stablehlo.constant dense<-1> : tensor<i32>
      %233 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %234 = stablehlo.compare NE, %228, %233, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %235 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_169 = stablehlo.constant dense<128> : tensor<i32>
      %236 = func.call @floor_divide_1(%161, %c_169) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_170 = stablehlo.constant dense<1> : tensor<i32>
      %237 = func.call @_where(%234, %236, %c_170) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_171 = stablehlo.constant dense<128> : tensor<i32>
      %238 = func.call @remainder(%161, %c_171) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_172 = stablehlo.constant dense<0> : tensor<i32>
      %239 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %240 = stablehlo.compare LT, %235, %239, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_173 = stablehlo.constant dense<3> : tensor<i32>
      %241 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %242 = stablehlo.add %235, %241 : tensor<3xi32>
      %243 = stablehlo.select %240, %242, %235 : tensor<3xi1>, tensor<3xi32>
      %c_174 = stablehlo.constant dense<0> : tensor<i32>
      %244 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %245 = stablehlo.compare LT, %237, %244, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_175 = stablehlo.constant dense<1> : tensor<i32>
      %246 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %247 = stablehlo.add %237, %246 : tensor<3xi32>
      %248 = stablehlo.select %245, %247, %237 : tensor<3xi1>, tensor<3xi32>
      %c_176 = stablehlo.constant dense<0> : tensor<i32>
      %249 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %250 = stablehlo.compare LT, %238, %249, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_177 = stablehlo.constant dense<128> : tensor<i32>
      %251 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %252 = stablehlo.add %238, %251 : tensor<3xi32>
      %253 = stablehlo.select %250, %252, %238 : tensor<3xi1>, tensor<3xi32>
      %254 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %255 = stablehlo.broadcast_in_dim %248, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %256 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %257 = stablehlo.concatenate %254, %255, %256, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %258 = "stablehlo.scatter"(%218, %257, %228) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_178 = stablehlo.constant dense<0> : tensor<i32>
      %259 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %260 = stablehlo.compare EQ, %230, %259, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %261 = func.call @_where_8(%234, %260, %221) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %262 = stablehlo.not %234 : tensor<3xi1>
      %263 = stablehlo.and %223, %262 : tensor<3xi1>
      %264 = func.call @_where_30(%iterArg_35, %186, %226) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %c_179 = stablehlo.constant dense<1> : tensor<i32>
      %265 = stablehlo.add %iterArg_51, %c_179 : tensor<i32>
      %c_180 = stablehlo.constant dense<0> : tensor<i32>
      %266 = stablehlo.compare LT, %iterArg_51, %c_180, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_181 = stablehlo.constant dense<2> : tensor<i32>
      %267 = stablehlo.add %iterArg_51, %c_181 : tensor<i32>
      %268 = stablehlo.select %266, %267, %iterArg_51 : tensor<i1>, tensor<i32>
      %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %270 = "stablehlo.scatter"(%iterArg_52, %269, %264) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %122#1, %122#2, %258, %161, %261, %263, %163, %265, %270 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
    }
    return %1#36, %1#37, %1#38, %1#39, %1#40, %1#41, %1#42, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %1#44 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<2x3x3xi32>
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
  func.func private @_where_16(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @_where_17(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_18(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
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
  func.func private @_where_19(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
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
  func.func private @_where_20(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_21(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_22(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
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
  func.func private @take_along_axis_23(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
    %13 = call @_where_18(%12, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
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
      %19 = func.call @_pad_24(%13, %c_4) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %36 = func.call @_pad_25(%35, %c_5) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %53 = func.call @_pad_26(%52, %c_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
  func.func private @_pad_24(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_25(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_26(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
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
      %6:8 = func.call @closed_call_27(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_27(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_28(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_29(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_29(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_30(%arg0: tensor<i1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
}
