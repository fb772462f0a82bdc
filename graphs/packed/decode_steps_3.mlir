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
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_191 : tensor<i32>
      }, {
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_191 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %54:2 = "stablehlo.case"(%53) ({
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %280 = stablehlo.compare GT, %22, %c_191, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %281 = stablehlo.convert %280 : (tensor<i1>) -> tensor<i32>
        %282:2 = "stablehlo.case"(%281) ({
          %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %283 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          stablehlo.return %283, %283 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
        }, {
          %283 = stablehlo.broadcast_in_dim %iterArg_26, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
          %284 = stablehlo.convert %18 : (tensor<3x1xi32>) -> tensor<3x1xf32>
          %285 = stablehlo.broadcast_in_dim %284, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
          %286 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
          %287 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
          %288 = stablehlo.multiply %286, %287 : tensor<5x3x1xf32>
          %289 = stablehlo.cosine %288 : tensor<5x3x1xf32>
          %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %290 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          %291 = stablehlo.multiply %289, %290 : tensor<5x3x1xf32>
          %292 = stablehlo.sine %288 : tensor<5x3x1xf32>
          %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %293 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          %294 = stablehlo.multiply %292, %293 : tensor<5x3x1xf32>
          stablehlo.return %291, %294 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
        }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
        stablehlo.return %282#0, %282#1 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
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
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      %63 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<0xi32>
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
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %70 = stablehlo.custom_call @xlabatch_linear(%52, %62, %iterArg_28, %63, %64, %65, %iterArg_29, %66, %67, %68, %69) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
      %71 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %72 = stablehlo.broadcast_in_dim %iterArg_24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %73 = stablehlo.reshape %72 : (tensor<3x1xi32>) -> tensor<3xi32>
      %74 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %79:3 = stablehlo.custom_call @xlabatch_attention(%70, %73, %71, %74, %56, %58, %75, %76, %77, %78, %iterArg_44, %iterArg_45) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %80 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_88 = stablehlo.constant dense<0> : tensor<i32>
      %81 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %88 = stablehlo.custom_call @xlabatch_linear(%79#0, %80, %iterArg_30, %81, %82, %83, %84, %85, %52, %86, %87) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %89 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %90 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %97 = stablehlo.custom_call @xlabatch_linear(%88, %89, %iterArg_31, %90, %91, %92, %iterArg_32, %93, %94, %95, %96) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %98 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %99 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %105 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %106 = stablehlo.custom_call @xlabatch_linear(%97, %98, %iterArg_33, %99, %100, %101, %102, %103, %88, %104, %105) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %107 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %c_111 = stablehlo.constant dense<128> : tensor<i32>
      %108 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %109 = stablehlo.compare LT, %107, %108, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_112 = stablehlo.constant dense<0> : tensor<i32>
      %110 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %111 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %118 = stablehlo.custom_call @xlabatch_linear(%106, %110, %iterArg_28, %111, %112, %113, %iterArg_29, %114, %115, %116, %117) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
      %119 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %120 = stablehlo.broadcast_in_dim %iterArg_24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %121 = stablehlo.reshape %120 : (tensor<3x1xi32>) -> tensor<3xi32>
      %122 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %127:3 = stablehlo.custom_call @xlabatch_attention(%118, %121, %119, %122, %56, %58, %123, %124, %125, %126, %79#1, %79#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
      %c_124 = stablehlo.constant dense<0> : tensor<i32>
      %128 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_125 = stablehlo.constant dense<0> : tensor<i32>
      %129 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %136 = stablehlo.custom_call @xlabatch_linear(%127#0, %128, %iterArg_30, %129, %130, %131, %132, %133, %106, %134, %135) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %c_132 = stablehlo.constant dense<0> : tensor<i32>
      %137 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_133 = stablehlo.constant dense<0> : tensor<i32>
      %138 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %145 = stablehlo.custom_call @xlabatch_linear(%136, %137, %iterArg_31, %138, %139, %140, %iterArg_32, %141, %142, %143, %144) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
      %c_140 = stablehlo.constant dense<0> : tensor<i32>
      %146 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_141 = stablehlo.constant dense<0> : tensor<i32>
      %147 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %154 = stablehlo.custom_call @xlabatch_linear(%145, %146, %iterArg_33, %147, %148, %149, %150, %151, %136, %152, %153) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %155 = stablehlo.transpose %154, dims = [1, 0] : (tensor<3x36xf32>) -> tensor<36x3xf32>
      %156 = stablehlo.transpose %155, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %157 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %c_149 = stablehlo.constant dense<0> : tensor<i32>
      %158 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %161 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %163 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %164 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %165 = stablehlo.custom_call @xlabatch_linear(%156, %157, %iterArg_25, %158, %159, %160, %iterArg_34, %161, %162, %163, %164) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
      %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %166 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %167 = stablehlo.multiply %165, %166 : tensor<3x97xf32>
      %c_157 = stablehlo.constant dense<3> : tensor<i32>
      %168 = func.call @_where(%8, %iterArg_24, %c_157) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %169 = stablehlo.convert %iterArg_48 : (tensor<3xi1>) -> tensor<3xi32>
      %170 = stablehlo.add %iterArg_47, %169 : tensor<3xi32>
      %171 = stablehlo.or %iterArg_49, %iterArg_48 : tensor<3xi1>
      %172 = stablehlo.custom_call @xlabatch_write_logits(%167, %168, %iterArg_50) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %173 = stablehlo.broadcast_in_dim %iterArg_35, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %174 = stablehlo.and %171, %173 : tensor<3xi1>
      %175:3 = stablehlo.custom_call @xlabatch_summarize_logits(%172, %174) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %c_158 = stablehlo.constant dense<false> : tensor<i1>
      %176 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %177 = stablehlo.compare GE, %170, %iterArg_15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_159 = stablehlo.constant dense<2> : tensor<i32>
      %c_160 = stablehlo.constant dense<0> : tensor<i32>
      %178 = func.call @_where_3(%177, %c_159, %c_160) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %179 = stablehlo.broadcast_in_dim %175#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %181 = stablehlo.compare EQ, %180, %iterArg_14, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_161 = stablehlo.constant dense<false> : tensor<i1>
      %182 = stablehlo.reduce(%181 init: %c_161) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_162 = stablehlo.constant dense<1> : tensor<i32>
      %183 = func.call @_where_4(%182, %c_162, %178) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_163 = stablehlo.constant dense<3> : tensor<i32>
      %184 = func.call @_where_5(%175#2, %183, %c_163) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %185 = stablehlo.convert %184 : tensor<3xi32>
      %c_164 = stablehlo.constant dense<3> : tensor<i32>
      %186 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %187 = stablehlo.compare NE, %185, %186, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %188 = stablehlo.and %176, %187 : tensor<3xi1>
      %c_165 = stablehlo.constant dense<4> : tensor<i32>
      %189 = func.call @_where_6(%188, %c_165, %185) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %190 = stablehlo.broadcast_in_dim %175#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %191 = stablehlo.broadcast_in_dim %189, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %192 = stablehlo.broadcast_in_dim %175#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %193 = stablehlo.concatenate %190, %191, %192, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %194 = stablehlo.broadcast_in_dim %174, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %195 = func.call @_where_7(%194, %193, %iterArg_36) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %196 = stablehlo.slice %195 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %197 = stablehlo.reshape %196 : (tensor<1x3xi32>) -> tensor<3xi32>
      %198 = stablehlo.slice %195 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %199 = stablehlo.reshape %198 : (tensor<1x3xi32>) -> tensor<3xi32>
      %200 = stablehlo.slice %195 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %201 = stablehlo.reshape %200 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_166 = stablehlo.constant dense<-1> : tensor<i32>
      %202 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %203 = stablehlo.compare NE, %197, %202, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %204 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_167 = stablehlo.constant dense<128> : tensor<i32>
      %205 = func.call @floor_divide_1(%170, %c_167) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_168 = stablehlo.constant dense<1> : tensor<i32>
      %206 = func.call @_where(%203, %205, %c_168) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_169 = stablehlo.constant dense<128> : tensor<i32>
      %207 = func.call @remainder(%170, %c_169) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_170 = stablehlo.constant dense<0> : tensor<i32>
      %208 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %209 = stablehlo.compare LT, %204, %208, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_171 = stablehlo.constant dense<3> : tensor<i32>
      %210 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %211 = stablehlo.add %204, %210 : tensor<3xi32>
      %212 = stablehlo.select %209, %211, %204 : tensor<3xi1>, tensor<3xi32>
      %c_172 = stablehlo.constant dense<0> : tensor<i32>
      %213 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %214 = stablehlo.compare LT, %206, %213, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_173 = stablehlo.constant dense<1> : tensor<i32>
      %215 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %216 = stablehlo.add %206, %215 : tensor<3xi32>
      %217 = stablehlo.select %214, %216, %206 : tensor<3xi1>, tensor<3xi32>
      %c_174 = stablehlo.constant dense<0> : tensor<i32>
      %218 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %219 = stablehlo.compare LT, %207, %218, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_175 = stablehlo.constant dense<128> : tensor<i32>
      %220 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %221 = stablehlo.add %207, %220 : tensor<3xi32>
      %222 = stablehlo.select %219, %221, %207 : tensor<3xi1>, tensor<3xi32>
      %223 = stablehlo.broadcast_in_dim %212, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %224 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %225 = stablehlo.broadcast_in_dim %222, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %226 = stablehlo.concatenate %223, %224, %225, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %227 = "stablehlo.scatter"(%iterArg_46, %226, %197) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_176 = stablehlo.constant dense<0> : tensor<i32>
      %228 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %229 = stablehlo.compare EQ, %199, %228, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %230 = func.call @_where_8(%203, %229, %iterArg_48) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %231 = stablehlo.not %203 : tensor<3xi1>
      %232 = stablehlo.and %171, %231 : tensor<3xi1>
      %233 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %234 = stablehlo.convert %iterArg_35 : (tensor<i1>) -> tensor<i32>
      %235 = "stablehlo.case"(%234) ({
        %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %280 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %281 = func.call @_where_9(%232, %iterArg_9, %280) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %282 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %283 = func.call @_where_10(%232, %iterArg_10, %282) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %284 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %285 = func.call @_where_9(%232, %iterArg_11, %284) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %286 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %287 = func.call @_where_9(%232, %iterArg_12, %286) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %288 = stablehlo.reshape %232 : (tensor<3xi1>) -> tensor<3x1xi1>
        %289 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %290 = func.call @_where_11(%288, %iterArg_13, %289) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %291 = stablehlo.reshape %232 : (tensor<3xi1>) -> tensor<3x1xi1>
        %292 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %293 = func.call @_where_12(%291, %iterArg_14, %292) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %295 = func.call @_where_10(%232, %iterArg_15, %294) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_196 = stablehlo.constant dense<0> : tensor<i32>
        %296 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %297 = func.call @_where_10(%232, %iterArg_16, %296) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %298 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %299 = func.call @_where_10(%232, %iterArg_17, %298) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_198 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %300 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %301 = func.call @_where_9(%232, %iterArg_18, %300) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_199 = stablehlo.constant dense<2147483647> : tensor<i32>
        %302 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %303 = func.call @_where_10(%232, %iterArg_19, %302) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %304 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %305 = func.call @_where_9(%232, %iterArg_20, %304) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %306 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %307 = func.call @_where_9(%232, %iterArg_21, %306) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_202 = stablehlo.constant dense<false> : tensor<i1>
        %308 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %309 = func.call @_where_13(%232, %iterArg_22, %308) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_203 = stablehlo.constant dense<false> : tensor<i1>
        %310 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %311 = func.call @_where_13(%232, %iterArg_23, %310) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_204 = stablehlo.constant dense<false> : tensor<i1>
        %312 = stablehlo.reduce(%309 init: %c_204) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %313 = stablehlo.convert %312 : (tensor<i1>) -> tensor<i32>
        %314 = "stablehlo.case"(%313) ({
          stablehlo.return %172 : tensor<3x97xf32>
        }, {
          %384 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %385 = stablehlo.add %172, %iterArg : tensor<3x97xf32>
          %386 = func.call @_where_14(%384, %385, %172) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %386 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %315 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %316 = stablehlo.compare NE, %301, %315, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %317 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %318 = stablehlo.compare NE, %305, %317, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %319 = stablehlo.or %316, %318 : tensor<3xi1>
        %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %320 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %321 = stablehlo.compare NE, %307, %320, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %322 = stablehlo.or %319, %321 : tensor<3xi1>
        %c_208 = stablehlo.constant dense<false> : tensor<i1>
        %323 = stablehlo.reduce(%322 init: %c_208) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %324 = stablehlo.convert %323 : (tensor<i1>) -> tensor<i32>
        %325 = "stablehlo.case"(%324) ({
          stablehlo.return %314 : tensor<3x97xf32>
        }, {
          %384 = stablehlo.broadcast_in_dim %322, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %385 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %386 = stablehlo.compare NE, %301, %385, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %387 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %388 = stablehlo.compare NE, %305, %387, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %389 = stablehlo.or %386, %388 : tensor<3xi1>
          %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %390 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %391 = stablehlo.compare NE, %307, %390, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %392 = stablehlo.or %389, %391 : tensor<3xi1>
          %c_233 = stablehlo.constant dense<0> : tensor<i32>
          %393 = func.call @_where(%392, %170, %c_233) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
          %394 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %395 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_234 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %396 = stablehlo.reduce(%393 init: %c_234) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_235 = stablehlo.constant dense<1> : tensor<i32>
          %397 = stablehlo.subtract %396, %c_235 : tensor<i32>
          %c_236 = stablehlo.constant dense<128> : tensor<i32>
          %398 = func.call @floor_divide(%397, %c_236) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_237 = stablehlo.constant dense<1> : tensor<i32>
          %399 = stablehlo.add %398, %c_237 : tensor<i32>
          %c_238 = stablehlo.constant dense<0> : tensor<i32>
          %400 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_239 = stablehlo.constant dense<0> : tensor<i32>
          %401:8 = stablehlo.while(%iterArg_249 = %395, %iterArg_250 = %297, %iterArg_251 = %393, %iterArg_252 = %227, %iterArg_253 = %394, %iterArg_254 = %c_239, %iterArg_255 = %399, %iterArg_256 = %400) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %436 = stablehlo.compare LT, %iterArg_254, %iterArg_255, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %436 : tensor<i1>
          } do {
            %c_257 = stablehlo.constant dense<1> : tensor<i32>
            %436 = stablehlo.add %iterArg_254, %c_257 : tensor<i32>
            %c_258 = stablehlo.constant dense<128> : tensor<i32>
            %437 = stablehlo.multiply %iterArg_254, %c_258 : tensor<i32>
            %438 = stablehlo.convert %437 : tensor<i32>
            %439 = stablehlo.broadcast_in_dim %438, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %440 = stablehlo.add %439, %iterArg_249 : tensor<3x128xi32>
            %441 = stablehlo.broadcast_in_dim %iterArg_250, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %443 = stablehlo.compare GE, %440, %442, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_259 = stablehlo.constant dense<128> : tensor<i32>
            %444 = stablehlo.multiply %iterArg_254, %c_259 : tensor<i32>
            %445 = stablehlo.convert %444 : tensor<i32>
            %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %447 = stablehlo.add %446, %iterArg_249 : tensor<3x128xi32>
            %448 = stablehlo.broadcast_in_dim %iterArg_251, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %450 = stablehlo.compare LT, %447, %449, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %451 = stablehlo.and %443, %450 : tensor<3x128xi1>
            %452 = func.call @dynamic_index_in_dim(%iterArg_252, %iterArg_254) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_260 = stablehlo.constant dense<97> : tensor<i32>
            %453 = func.call @_where_15(%451, %452, %c_260) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_261 = stablehlo.constant dense<0> : tensor<i32>
            %454 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %455 = stablehlo.compare LT, %iterArg_253, %454, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_262 = stablehlo.constant dense<3> : tensor<i32>
            %456 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %457 = stablehlo.add %iterArg_253, %456 : tensor<3x128xi32>
            %458 = stablehlo.select %455, %457, %iterArg_253 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_263 = stablehlo.constant dense<0> : tensor<i32>
            %459 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %460 = stablehlo.compare LT, %453, %459, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_264 = stablehlo.constant dense<97> : tensor<i32>
            %461 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %462 = stablehlo.add %453, %461 : tensor<3x128xi32>
            %463 = stablehlo.select %460, %462, %453 : tensor<3x128xi1>, tensor<3x128xi32>
            %464 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %465 = stablehlo.broadcast_in_dim %463, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %466 = stablehlo.concatenate %464, %465, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_265 = stablehlo.constant dense<1> : tensor<i32>
            %467 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %468 = "stablehlo.scatter"(%iterArg_256, %466, %467) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %469 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %469 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %436, %iterArg_255, %468 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %402 = stablehlo.minimum %303, %393 : tensor<3xi32>
          %403 = stablehlo.subtract %393, %402 : tensor<3xi32>
          %404 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %405 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_240 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %406 = stablehlo.reduce(%393 init: %c_240) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_241 = stablehlo.constant dense<1> : tensor<i32>
          %407 = stablehlo.subtract %406, %c_241 : tensor<i32>
          %c_242 = stablehlo.constant dense<128> : tensor<i32>
          %408 = func.call @floor_divide(%407, %c_242) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_243 = stablehlo.constant dense<1> : tensor<i32>
          %409 = stablehlo.add %408, %c_243 : tensor<i32>
          %c_244 = stablehlo.constant dense<0> : tensor<i32>
          %410 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_245 = stablehlo.constant dense<0> : tensor<i32>
          %411:8 = stablehlo.while(%iterArg_249 = %405, %iterArg_250 = %403, %iterArg_251 = %393, %iterArg_252 = %227, %iterArg_253 = %404, %iterArg_254 = %c_245, %iterArg_255 = %409, %iterArg_256 = %410) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %436 = stablehlo.compare LT, %iterArg_254, %iterArg_255, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %436 : tensor<i1>
          } do {
            %c_257 = stablehlo.constant dense<1> : tensor<i32>
            %436 = stablehlo.add %iterArg_254, %c_257 : tensor<i32>
            %c_258 = stablehlo.constant dense<128> : tensor<i32>
            %437 = stablehlo.multiply %iterArg_254, %c_258 : tensor<i32>
            %438 = stablehlo.convert %437 : tensor<i32>
            %439 = stablehlo.broadcast_in_dim %438, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %440 = stablehlo.add %439, %iterArg_249 : tensor<3x128xi32>
            %441 = stablehlo.broadcast_in_dim %iterArg_250, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %443 = stablehlo.compare GE, %440, %442, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_259 = stablehlo.constant dense<128> : tensor<i32>
            %444 = stablehlo.multiply %iterArg_254, %c_259 : tensor<i32>
            %445 = stablehlo.convert %444 : tensor<i32>
            %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %447 = stablehlo.add %446, %iterArg_249 : tensor<3x128xi32>
            %448 = stablehlo.broadcast_in_dim %iterArg_251, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %450 = stablehlo.compare LT, %447, %449, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %451 = stablehlo.and %443, %450 : tensor<3x128xi1>
            %452 = func.call @dynamic_index_in_dim(%iterArg_252, %iterArg_254) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_260 = stablehlo.constant dense<97> : tensor<i32>
            %453 = func.call @_where_15(%451, %452, %c_260) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_261 = stablehlo.constant dense<0> : tensor<i32>
            %454 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %455 = stablehlo.compare LT, %iterArg_253, %454, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_262 = stablehlo.constant dense<3> : tensor<i32>
            %456 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %457 = stablehlo.add %iterArg_253, %456 : tensor<3x128xi32>
            %458 = stablehlo.select %455, %457, %iterArg_253 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_263 = stablehlo.constant dense<0> : tensor<i32>
            %459 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %460 = stablehlo.compare LT, %453, %459, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_264 = stablehlo.constant dense<97> : tensor<i32>
            %461 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %462 = stablehlo.add %453, %461 : tensor<3x128xi32>
            %463 = stablehlo.select %460, %462, %453 : tensor<3x128xi1>, tensor<3x128xi32>
            %464 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %465 = stablehlo.broadcast_in_dim %463, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %466 = stablehlo.concatenate %464, %465, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_265 = stablehlo.constant dense<1> : tensor<i32>
            %467 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %468 = "stablehlo.scatter"(%iterArg_256, %466, %467) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %469 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %469 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %436, %iterArg_255, %468 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_246 = stablehlo.constant dense<0> : tensor<i32>
          %412 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %413 = stablehlo.compare GT, %411#7, %412, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %414 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %415 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %416 = stablehlo.compare LT, %314, %415, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %417 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %418 = stablehlo.multiply %314, %417 : tensor<3x97xf32>
          %419 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %420 = stablehlo.divide %314, %419 : tensor<3x97xf32>
          %421 = func.call @_where_16(%416, %418, %420) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %422 = func.call @_where_16(%413, %421, %314) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %423 = stablehlo.broadcast_in_dim %307, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %424 = stablehlo.convert %401#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %425 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %426 = stablehlo.multiply %425, %424 : tensor<3x97xf32>
          %427 = stablehlo.subtract %422, %426 : tensor<3x97xf32>
          %428 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_248 = stablehlo.constant dense<0> : tensor<i32>
          %429 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %430 = stablehlo.compare GT, %401#7, %429, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %431 = stablehlo.convert %430 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %432 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %433 = stablehlo.multiply %432, %431 : tensor<3x97xf32>
          %434 = stablehlo.subtract %427, %433 : tensor<3x97xf32>
          %435 = func.call @_where_14(%384, %434, %314) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %435 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %326 = stablehlo.compare LT, %170, %299, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_209 = stablehlo.constant dense<false> : tensor<i1>
        %327 = stablehlo.reduce(%326 init: %c_209) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %328 = stablehlo.convert %327 : (tensor<i1>) -> tensor<i32>
        %329 = "stablehlo.case"(%328) ({
          stablehlo.return %325 : tensor<3x97xf32>
        }, {
          %384 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %385 = stablehlo.iota dim = 0 : tensor<3xi32>
          %386 = stablehlo.broadcast_in_dim %385, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_230 = stablehlo.constant dense<0> : tensor<i32>
          %387 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %388 = stablehlo.compare LT, %293, %387, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_231 = stablehlo.constant dense<97> : tensor<i32>
          %389 = func.call @_where_17(%388, %c_231, %293) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
          %c_232 = stablehlo.constant dense<0> : tensor<i32>
          %390 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %391 = stablehlo.compare LT, %386, %390, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
          %c_233 = stablehlo.constant dense<3> : tensor<i32>
          %392 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %393 = stablehlo.add %386, %392 : tensor<3x1xi32>
          %394 = stablehlo.select %391, %393, %386 : tensor<3x1xi1>, tensor<3x1xi32>
          %c_234 = stablehlo.constant dense<0> : tensor<i32>
          %395 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %396 = stablehlo.compare LT, %389, %395, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_235 = stablehlo.constant dense<97> : tensor<i32>
          %397 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %398 = stablehlo.add %389, %397 : tensor<3x4xi32>
          %399 = stablehlo.select %396, %398, %389 : tensor<3x4xi1>, tensor<3x4xi32>
          %400 = stablehlo.broadcast_in_dim %394, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
          %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %402 = stablehlo.broadcast_in_dim %399, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %403 = stablehlo.concatenate %401, %402, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
          %cst_236 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %404 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
          %405 = "stablehlo.scatter"(%325, %403, %404) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
            stablehlo.return %arg35 : tensor<f32>
          }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
          %406 = func.call @_where_14(%384, %405, %325) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %406 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %c_210 = stablehlo.constant dense<false> : tensor<i1>
        %330 = stablehlo.reduce(%311 init: %c_210) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %331 = stablehlo.convert %330 : (tensor<i1>) -> tensor<i32>
        %332 = "stablehlo.case"(%331) ({
          stablehlo.return %329 : tensor<3x97xf32>
        }, {
          %384 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %385 = stablehlo.broadcast_in_dim %iterArg_40, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %386 = stablehlo.iota dim = 0 : tensor<32xi32>
          %387 = stablehlo.broadcast_in_dim %386, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %388 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
          %389 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
          %390 = stablehlo.shift_right_arithmetic %388, %389 : tensor<3x4x32xi32>
          %c_230 = stablehlo.constant dense<1> : tensor<i32>
          %391 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
          %392 = stablehlo.and %390, %391 : tensor<3x4x32xi32>
          %393 = stablehlo.reshape %392 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
          %394 = stablehlo.slice %393 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
          %c_231 = stablehlo.constant dense<0> : tensor<i32>
          %395 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %396 = stablehlo.compare NE, %394, %395, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %397 = stablehlo.convert %396 : tensor<3x97xi1>
          %cst_232 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %398 = func.call @_where_18(%397, %329, %cst_232) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %399 = func.call @_where_14(%384, %398, %329) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %399 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_211 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %333 = stablehlo.reduce(%332 init: %cst_211) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %334 = stablehlo.is_finite %333 : (tensor<3xf32>) -> tensor<3xi1>
        %335 = stablehlo.not %334 : tensor<3xi1>
        %cst_212 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %336 = func.call @_pad(%332, %cst_212) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
        %337 = stablehlo.reshape %336 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
        %cst_213 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %338 = stablehlo.reduce(%337 init: %cst_213) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
        %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %339 = stablehlo.reduce(%338 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %340 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %341 = stablehlo.compare EQ, %338, %340, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
        %342 = stablehlo.iota dim = 1 : tensor<3x1xi32>
        %c_215 = stablehlo.constant dense<1> : tensor<i32>
        %343 = func.call @_where_19(%341, %342, %c_215) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_216 = stablehlo.constant dense<2147483647> : tensor<i32>
        %344 = stablehlo.reduce(%343 init: %c_216) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %346 = func.call @take_along_axis(%337, %345) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %347 = stablehlo.reshape %346 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %348 = stablehlo.broadcast_in_dim %340, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %349 = stablehlo.compare EQ, %347, %348, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %350 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_217 = stablehlo.constant dense<128> : tensor<i32>
        %351 = func.call @_where_15(%349, %350, %c_217) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_218 = stablehlo.constant dense<2147483647> : tensor<i32>
        %352 = stablehlo.reduce(%351 init: %c_218) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
        %c_219 = stablehlo.constant dense<128> : tensor<i32>
        %353 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %354 = stablehlo.multiply %344, %353 : tensor<3xi32>
        %355 = stablehlo.add %354, %352 : tensor<3xi32>
        %c_220 = stablehlo.constant dense<97> : tensor<i32>
        %356 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %357 = stablehlo.minimum %355, %356 : tensor<3xi32>
        %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %358 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %359 = stablehlo.compare GT, %281, %358, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_222 = stablehlo.constant dense<false> : tensor<i1>
        %360 = stablehlo.reduce(%359 init: %c_222) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %361 = stablehlo.convert %360 : (tensor<i1>) -> tensor<i32>
        %362 = "stablehlo.case"(%361) ({
          stablehlo.return %357 : tensor<3xi32>
        }, {
          %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %384 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %385 = stablehlo.compare GT, %281, %384, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %386 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %387 = func.call @_where_9(%385, %281, %386) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_232 = stablehlo.constant dense<0> : tensor<i32>
          %388 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %389 = func.call @_where_10(%385, %283, %388) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %390 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %391 = func.call @_where_9(%385, %285, %390) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %392 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %393 = func.call @_where_9(%385, %287, %392) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %394 = stablehlo.reshape %385 : (tensor<3xi1>) -> tensor<3x1xi1>
          %395 = stablehlo.broadcast_in_dim %iterArg_41, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %396 = func.call @_where_11(%394, %290, %395) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %397 = stablehlo.reshape %385 : (tensor<3xi1>) -> tensor<3x1xi1>
          %398 = stablehlo.broadcast_in_dim %iterArg_42, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %399 = func.call @_where_12(%397, %293, %398) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_235 = stablehlo.constant dense<0> : tensor<i32>
          %400 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %401 = func.call @_where_10(%385, %295, %400) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_236 = stablehlo.constant dense<0> : tensor<i32>
          %402 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %403 = func.call @_where_10(%385, %297, %402) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_237 = stablehlo.constant dense<0> : tensor<i32>
          %404 = stablehlo.broadcast_in_dim %c_237, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %405 = func.call @_where_10(%385, %299, %404) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %406 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %407 = func.call @_where_9(%385, %301, %406) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_239 = stablehlo.constant dense<2147483647> : tensor<i32>
          %408 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %409 = func.call @_where_10(%385, %303, %408) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %410 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %411 = func.call @_where_9(%385, %305, %410) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %412 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %413 = func.call @_where_9(%385, %307, %412) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_242 = stablehlo.constant dense<false> : tensor<i1>
          %414 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %415 = func.call @_where_13(%385, %309, %414) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_243 = stablehlo.constant dense<false> : tensor<i1>
          %416 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %417 = func.call @_where_13(%385, %311, %416) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %418 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %419 = stablehlo.compare GT, %387, %418, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %420 = func.call @_where_20(%419, %387, %cst_245) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_246 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %421 = stablehlo.reduce(%332 init: %cst_246) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %422 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %424 = stablehlo.subtract %332, %423 : tensor<3x97xf32>
          %425 = stablehlo.broadcast_in_dim %420, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %427 = stablehlo.divide %424, %426 : tensor<3x97xf32>
          %cst_247 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %428 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %429 = stablehlo.compare EQ, %332, %428, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_248 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %430 = func.call @_where_21(%429, %cst_248, %427) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_249 = stablehlo.constant dense<0> : tensor<i32>
          %431 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %432 = stablehlo.compare GT, %389, %431, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %433 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %434 = stablehlo.compare LT, %391, %433, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %435 = stablehlo.or %432, %434 : tensor<3xi1>
          %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %436 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %437 = stablehlo.compare GT, %393, %436, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %438 = stablehlo.or %435, %437 : tensor<3xi1>
          %c_252 = stablehlo.constant dense<false> : tensor<i1>
          %439 = stablehlo.reduce(%438 init: %c_252) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %440 = stablehlo.convert %439 : (tensor<i1>) -> tensor<i32>
          %441 = "stablehlo.case"(%440) ({
            %c_268 = stablehlo.constant dense<true> : tensor<i1>
            %496 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %496 : tensor<3x97xi1>
          }, {
            %496 = stablehlo.bitcast_convert %430 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_268 = stablehlo.constant dense<0> : tensor<i32>
            %497 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %498 = stablehlo.compare LT, %496, %497, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_269 = stablehlo.constant dense<2147483647> : tensor<i32>
            %499 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %500 = stablehlo.xor %496, %499 : tensor<3x97xi32>
            %501 = func.call @_where_22(%498, %500, %496) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%430, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_270 = stablehlo.constant dense<0> : tensor<i32>
            %502 = stablehlo.broadcast_in_dim %c_270, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %503 = stablehlo.compare EQ, %389, %502, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_271 = stablehlo.constant dense<97> : tensor<i32>
            %504 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %505 = stablehlo.compare GE, %389, %504, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %506 = stablehlo.or %503, %505 : tensor<3xi1>
            %507 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_272 = stablehlo.constant dense<0> : tensor<i32>
            %508 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %509 = stablehlo.compare LT, %507, %508, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_273 = stablehlo.constant dense<2147483647> : tensor<i32>
            %510 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %511 = stablehlo.xor %507, %510 : tensor<3x97xi32>
            %512 = func.call @_where_22(%509, %511, %507) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_274 = stablehlo.constant dense<1> : tensor<i32>
            %c_275 = stablehlo.constant dense<97> : tensor<i32>
            %513 = func.call @clip(%389, %c_274, %c_275) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %514 = stablehlo.broadcast_in_dim %513, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_276 = stablehlo.constant dense<1> : tensor<i32>
            %515 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %516 = stablehlo.subtract %514, %515 : tensor<3x1xi32>
            %517 = func.call @take_along_axis_23(%512, %516) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %518 = stablehlo.reshape %517 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_277 = stablehlo.constant dense<97> : tensor<i32>
            %519 = stablehlo.broadcast_in_dim %c_277, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %520 = stablehlo.minimum %389, %519 : tensor<3xi32>
            %521 = stablehlo.convert %520 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_278 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %522 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_279 = stablehlo.constant dense<97> : tensor<i32>
            %523 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %524 = stablehlo.compare LE, %389, %523, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_280 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %525 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %526 = stablehlo.not %506 : tensor<3xi1>
            %527 = stablehlo.not %524 : tensor<3xi1>
            %528 = stablehlo.and %526, %527 : tensor<3xi1>
            %c_281 = stablehlo.constant dense<false> : tensor<i1>
            %529 = stablehlo.reduce(%528 init: %c_281) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %530 = stablehlo.convert %529 : (tensor<i1>) -> tensor<i32>
            %531 = "stablehlo.case"(%530) ({
              stablehlo.return %525 : tensor<3xi32>
            }, {
              %c_306 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %653 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_307 = stablehlo.constant dense<2147483647> : tensor<i32>
              %654 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_308 = stablehlo.constant dense<0> : tensor<i32>
              %c_309 = stablehlo.constant dense<0> : tensor<i32>
              %655:7 = stablehlo.while(%iterArg_310 = %501, %iterArg_311 = %522, %iterArg_312 = %521, %iterArg_313 = %c_309, %iterArg_314 = %c_308, %iterArg_315 = %653, %iterArg_316 = %654) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_317 = stablehlo.constant dense<32> : tensor<i32>
                %656 = stablehlo.compare LT, %iterArg_313, %c_317, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %656 : tensor<i1>
              } do {
                %656:3 = func.call @closed_call(%iterArg_310, %iterArg_311, %iterArg_312, %iterArg_314, %iterArg_315, %iterArg_316) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_317 = stablehlo.constant dense<1> : tensor<i32>
                %657 = stablehlo.add %iterArg_313, %c_317 : tensor<i32>
                stablehlo.return %iterArg_310, %iterArg_311, %iterArg_312, %657, %656#0, %656#1, %656#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %655#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %532 = func.call @_where_2(%524, %518, %531) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %533 = func.call @_where_2(%506, %525, %532) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %534 = stablehlo.broadcast_in_dim %533, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %536 = stablehlo.compare GE, %501, %535, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %537 = stablehlo.exponential %430 : tensor<3x97xf32>
            %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %538 = func.call @_where_18(%536, %537, %cst_282) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %539 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_283 = stablehlo.constant dense<0> : tensor<i32>
            %540 = stablehlo.broadcast_in_dim %c_283, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %541 = stablehlo.compare LT, %539, %540, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_284 = stablehlo.constant dense<2147483647> : tensor<i32>
            %542 = stablehlo.broadcast_in_dim %c_284, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %543 = stablehlo.xor %539, %542 : tensor<3x97xi32>
            %544 = func.call @_where_22(%541, %543, %539) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %545 = stablehlo.broadcast_in_dim %533, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %547 = stablehlo.compare GE, %544, %546, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %548 = stablehlo.exponential %values : tensor<3x97xf32>
            %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %549 = func.call @_where_18(%547, %548, %cst_285) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_286 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %550 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %551 = stablehlo.maximum %391, %550 : tensor<3xf32>
            %c_287 = stablehlo.constant dense<0> : tensor<i32>
            %552 = "stablehlo.case"(%c_287) ({
              %c_306 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_306 : tensor<i32>
            }, {
              %c_306 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_306 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %553 = "stablehlo.case"(%552) ({
              %c_306 = stablehlo.constant dense<0> : tensor<i32>
              %653 = func.call @_pad_24(%538, %c_306) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %654 = stablehlo.slice %653 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %655 = stablehlo.slice %653 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %656 = stablehlo.slice %653 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %657 = stablehlo.slice %653 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %658 = stablehlo.slice %653 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %659 = stablehlo.slice %653 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %660 = stablehlo.slice %653 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %661 = stablehlo.slice %653 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %662 = stablehlo.add %654, %655 : tensor<3x13xf32>
              %663 = stablehlo.add %656, %657 : tensor<3x13xf32>
              %664 = stablehlo.add %662, %663 : tensor<3x13xf32>
              %665 = stablehlo.add %658, %659 : tensor<3x13xf32>
              %666 = stablehlo.add %660, %661 : tensor<3x13xf32>
              %667 = stablehlo.add %665, %666 : tensor<3x13xf32>
              %668 = stablehlo.add %664, %667 : tensor<3x13xf32>
              %669 = stablehlo.optimization_barrier %668 : tensor<3x13xf32>
              %c_307 = stablehlo.constant dense<0> : tensor<i32>
              %670 = func.call @_pad_25(%669, %c_307) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %671 = stablehlo.slice %670 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %672 = stablehlo.slice %670 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %673 = stablehlo.slice %670 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %674 = stablehlo.slice %670 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %675 = stablehlo.slice %670 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %676 = stablehlo.slice %670 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %677 = stablehlo.slice %670 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %678 = stablehlo.slice %670 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %679 = stablehlo.add %671, %672 : tensor<3x2xf32>
              %680 = stablehlo.add %673, %674 : tensor<3x2xf32>
              %681 = stablehlo.add %679, %680 : tensor<3x2xf32>
              %682 = stablehlo.add %675, %676 : tensor<3x2xf32>
              %683 = stablehlo.add %677, %678 : tensor<3x2xf32>
              %684 = stablehlo.add %682, %683 : tensor<3x2xf32>
              %685 = stablehlo.add %681, %684 : tensor<3x2xf32>
              %686 = stablehlo.optimization_barrier %685 : tensor<3x2xf32>
              %c_308 = stablehlo.constant dense<0> : tensor<i32>
              %687 = func.call @_pad_26(%686, %c_308) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %688 = stablehlo.slice %687 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %689 = stablehlo.slice %687 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %690 = stablehlo.slice %687 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %691 = stablehlo.slice %687 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %692 = stablehlo.slice %687 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %693 = stablehlo.slice %687 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %694 = stablehlo.slice %687 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %695 = stablehlo.slice %687 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %696 = stablehlo.add %688, %689 : tensor<3x1xf32>
              %697 = stablehlo.add %690, %691 : tensor<3x1xf32>
              %698 = stablehlo.add %696, %697 : tensor<3x1xf32>
              %699 = stablehlo.add %692, %693 : tensor<3x1xf32>
              %700 = stablehlo.add %694, %695 : tensor<3x1xf32>
              %701 = stablehlo.add %699, %700 : tensor<3x1xf32>
              %702 = stablehlo.add %698, %701 : tensor<3x1xf32>
              %703 = stablehlo.optimization_barrier %702 : tensor<3x1xf32>
              %704 = stablehlo.reshape %703 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %704 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %554 = stablehlo.multiply %551, %553 : tensor<3xf32>
            %555 = stablehlo.slice %549 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %556 = stablehlo.slice %549 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %557 = stablehlo.add %555, %556 : tensor<3x48xf32>
            %558 = stablehlo.slice %557 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %559 = stablehlo.slice %557 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %560 = stablehlo.add %558, %559 : tensor<3x24xf32>
            %561 = stablehlo.slice %560 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %562 = stablehlo.slice %560 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %563 = stablehlo.add %561, %562 : tensor<3x12xf32>
            %564 = stablehlo.slice %563 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %565 = stablehlo.slice %563 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %566 = stablehlo.add %564, %565 : tensor<3x6xf32>
            %567 = stablehlo.slice %566 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %568 = stablehlo.slice %566 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %569 = stablehlo.add %567, %568 : tensor<3x3xf32>
            %570 = stablehlo.slice %569 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %571 = stablehlo.slice %569 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %572 = stablehlo.add %570, %571 : tensor<3x1xf32>
            %573 = stablehlo.slice %569 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %574 = stablehlo.add %572, %573 : tensor<3x1xf32>
            %575 = stablehlo.slice %569 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %576 = stablehlo.concatenate %575, %574, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %577 = stablehlo.pad %576, %cst_288, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %578 = stablehlo.pad %572, %cst_289, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %579 = stablehlo.add %577, %578 : tensor<3x3xf32>
            %580 = stablehlo.slice %579 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %581 = stablehlo.slice %566 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %582 = stablehlo.add %580, %581 : tensor<3x2xf32>
            %583 = stablehlo.slice %566 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %584 = stablehlo.concatenate %583, %582, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %585 = stablehlo.pad %584, %cst_290, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %586 = stablehlo.pad %579, %cst_291, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %587 = stablehlo.add %585, %586 : tensor<3x6xf32>
            %588 = stablehlo.slice %587 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %589 = stablehlo.slice %563 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %590 = stablehlo.add %588, %589 : tensor<3x5xf32>
            %591 = stablehlo.slice %563 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %592 = stablehlo.concatenate %591, %590, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %593 = stablehlo.pad %592, %cst_292, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %594 = stablehlo.pad %587, %cst_293, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %595 = stablehlo.add %593, %594 : tensor<3x12xf32>
            %596 = stablehlo.slice %595 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %597 = stablehlo.slice %560 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %598 = stablehlo.add %596, %597 : tensor<3x11xf32>
            %599 = stablehlo.slice %560 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %600 = stablehlo.concatenate %599, %598, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %601 = stablehlo.pad %600, %cst_294, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %602 = stablehlo.pad %595, %cst_295, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %603 = stablehlo.add %601, %602 : tensor<3x24xf32>
            %604 = stablehlo.slice %603 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %605 = stablehlo.slice %557 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %606 = stablehlo.add %604, %605 : tensor<3x23xf32>
            %607 = stablehlo.slice %557 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %608 = stablehlo.concatenate %607, %606, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %609 = stablehlo.pad %608, %cst_296, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %610 = stablehlo.pad %603, %cst_297, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %611 = stablehlo.add %609, %610 : tensor<3x48xf32>
            %612 = stablehlo.slice %549 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %613 = stablehlo.add %611, %612 : tensor<3x48xf32>
            %614 = stablehlo.slice %549 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %615 = stablehlo.concatenate %614, %613, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %616 = stablehlo.pad %615, %cst_298, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %617 = stablehlo.pad %611, %cst_299, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %618 = stablehlo.add %616, %617 : tensor<3x97xf32>
            %619 = stablehlo.broadcast_in_dim %554, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %621 = stablehlo.compare GE, %618, %620, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %622 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_300 = stablehlo.constant dense<0> : tensor<i32>
            %623 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %624 = stablehlo.compare LT, %622, %623, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_301 = stablehlo.constant dense<2147483647> : tensor<i32>
            %625 = stablehlo.broadcast_in_dim %c_301, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %626 = stablehlo.xor %622, %625 : tensor<3x97xi32>
            %627 = func.call @_where_22(%624, %626, %622) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %628 = func.call @argmax(%621) : (tensor<3x97xi1>) -> tensor<3xi32>
            %629 = stablehlo.broadcast_in_dim %628, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %630 = func.call @take_along_axis_23(%627, %629) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %631 = stablehlo.reshape %630 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %632 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %633 = stablehlo.compare GE, %391, %632, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_303 = stablehlo.constant dense<false> : tensor<i1>
            %634 = stablehlo.reduce(%621 init: %c_303) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_304 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %635 = stablehlo.broadcast_in_dim %c_304, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %636 = stablehlo.not %633 : tensor<3xi1>
            %637 = stablehlo.not %634 : tensor<3xi1>
            %638 = stablehlo.and %636, %637 : tensor<3xi1>
            %c_305 = stablehlo.constant dense<false> : tensor<i1>
            %639 = stablehlo.reduce(%638 init: %c_305) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %640 = stablehlo.convert %639 : (tensor<i1>) -> tensor<i32>
            %641 = "stablehlo.case"(%640) ({
              stablehlo.return %635 : tensor<3xi32>
            }, {
              %c_306 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %653 = stablehlo.broadcast_in_dim %c_306, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_307 = stablehlo.constant dense<2147483647> : tensor<i32>
              %654 = stablehlo.broadcast_in_dim %c_307, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_308 = stablehlo.constant dense<0> : tensor<i32>
              %c_309 = stablehlo.constant dense<0> : tensor<i32>
              %655:7 = stablehlo.while(%iterArg_310 = %501, %iterArg_311 = %538, %iterArg_312 = %554, %iterArg_313 = %c_309, %iterArg_314 = %c_308, %iterArg_315 = %653, %iterArg_316 = %654) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_317 = stablehlo.constant dense<32> : tensor<i32>
                %656 = stablehlo.compare LT, %iterArg_313, %c_317, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %656 : tensor<i1>
              } do {
                %656:3 = func.call @closed_call(%iterArg_310, %iterArg_311, %iterArg_312, %iterArg_314, %iterArg_315, %iterArg_316) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_317 = stablehlo.constant dense<1> : tensor<i32>
                %657 = stablehlo.add %iterArg_313, %c_317 : tensor<i32>
                stablehlo.return %iterArg_310, %iterArg_311, %iterArg_312, %657, %656#0, %656#1, %656#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %655#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %642 = func.call @_where_2(%634, %631, %641) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %643 = func.call @_where_2(%633, %635, %642) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %644 = stablehlo.maximum %533, %643 : tensor<3xi32>
            %645 = stablehlo.broadcast_in_dim %644, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %647 = stablehlo.compare GE, %501, %646, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %648 = stablehlo.exponential %430 : tensor<3x97xf32>
            %649 = stablehlo.broadcast_in_dim %393, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %650 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %651 = stablehlo.compare GE, %648, %650, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %652 = stablehlo.and %647, %651 : tensor<3x97xi1>
            stablehlo.return %652 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %442 = stablehlo.convert %170 : (tensor<3xi32>) -> tensor<3xui32>
          %443 = func.call @_threefry_fold_in(%396, %442) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
          %444 = stablehlo.slice %443 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %445 = stablehlo.reshape %444 : (tensor<3x1xui32>) -> tensor<3xui32>
          %446 = stablehlo.slice %443 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %447 = stablehlo.reshape %446 : (tensor<3x1xui32>) -> tensor<3xui32>
          %448 = stablehlo.iota dim = 0 : tensor<97xui64>
          %c_253 = stablehlo.constant dense<1> : tensor<ui64>
          %449 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %450 = stablehlo.multiply %449, %448 : tensor<97xui64>
          %c_254 = stablehlo.constant dense<32> : tensor<ui64>
          %451 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %452 = stablehlo.shift_right_logical %450, %451 : tensor<97xui64>
          %453 = stablehlo.convert %450 : (tensor<97xui64>) -> tensor<97xui32>
          %454 = stablehlo.convert %452 : (tensor<97xui64>) -> tensor<97xui32>
          %455 = stablehlo.broadcast_in_dim %454, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %456 = stablehlo.broadcast_in_dim %453, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %457 = stablehlo.broadcast_in_dim %445, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %458 = stablehlo.broadcast_in_dim %447, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %459:2 = func.call @threefry2x32_28(%457, %458, %455, %456) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
          %460 = stablehlo.xor %459#0, %459#1 : tensor<3x97xui32>
          %c_255 = stablehlo.constant dense<9> : tensor<ui32>
          %461 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
          %462 = stablehlo.shift_right_logical %460, %461 : tensor<3x97xui32>
          %463 = stablehlo.convert %462 : (tensor<3x97xui32>) -> tensor<3x97xf32>
          %cst_256 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %464 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %465 = stablehlo.add %463, %464 : tensor<3x97xf32>
          %cst_257 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %466 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %467 = stablehlo.multiply %465, %466 : tensor<3x97xf32>
          %468 = stablehlo.log %467 : tensor<3x97xf32>
          %469 = stablehlo.negate %468 : tensor<3x97xf32>
          %470 = stablehlo.log %469 : tensor<3x97xf32>
          %471 = stablehlo.negate %470 : tensor<3x97xf32>
          %472 = stablehlo.add %430, %471 : tensor<3x97xf32>
          %cst_258 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %473 = func.call @_where_18(%441, %472, %cst_258) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_259 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %474 = func.call @_pad(%473, %cst_259) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %475 = stablehlo.reshape %474 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_260 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %476 = stablehlo.reduce(%475 init: %cst_260) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_261 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %477 = stablehlo.reduce(%476 init: %cst_261) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %478 = stablehlo.broadcast_in_dim %477, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %479 = stablehlo.compare EQ, %476, %478, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %480 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_262 = stablehlo.constant dense<1> : tensor<i32>
          %481 = func.call @_where_19(%479, %480, %c_262) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_263 = stablehlo.constant dense<2147483647> : tensor<i32>
          %482 = stablehlo.reduce(%481 init: %c_263) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %483 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %484 = func.call @take_along_axis(%475, %483) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %485 = stablehlo.reshape %484 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %486 = stablehlo.broadcast_in_dim %478, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %487 = stablehlo.compare EQ, %485, %486, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %488 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_264 = stablehlo.constant dense<128> : tensor<i32>
          %489 = func.call @_where_15(%487, %488, %c_264) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_265 = stablehlo.constant dense<2147483647> : tensor<i32>
          %490 = stablehlo.reduce(%489 init: %c_265) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_266 = stablehlo.constant dense<128> : tensor<i32>
          %491 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %492 = stablehlo.multiply %482, %491 : tensor<3xi32>
          %493 = stablehlo.add %492, %490 : tensor<3xi32>
          %c_267 = stablehlo.constant dense<97> : tensor<i32>
          %494 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %495 = stablehlo.minimum %493, %494 : tensor<3xi32>
          stablehlo.return %495 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %363 = func.call @_where_2(%359, %362, %357) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %364:3 = stablehlo.custom_call @xlabatch_summarize_logits(%172, %232) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
        %365 = stablehlo.compare GE, %170, %iterArg_15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_223 = stablehlo.constant dense<2> : tensor<i32>
        %c_224 = stablehlo.constant dense<0> : tensor<i32>
        %366 = func.call @_where_3(%365, %c_223, %c_224) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %367 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %369 = stablehlo.compare EQ, %368, %iterArg_14, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_225 = stablehlo.constant dense<false> : tensor<i1>
        %370 = stablehlo.reduce(%369 init: %c_225) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
        %c_226 = stablehlo.constant dense<1> : tensor<i32>
        %371 = func.call @_where_4(%370, %c_226, %366) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %c_227 = stablehlo.constant dense<3> : tensor<i32>
        %372 = func.call @_where_5(%364#2, %371, %c_227) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %373 = stablehlo.convert %372 : tensor<3xi32>
        %c_228 = stablehlo.constant dense<3> : tensor<i32>
        %374 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %375 = stablehlo.compare NE, %373, %374, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %376 = stablehlo.and %335, %375 : tensor<3xi1>
        %c_229 = stablehlo.constant dense<4> : tensor<i32>
        %377 = func.call @_where_6(%376, %c_229, %373) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %378 = stablehlo.broadcast_in_dim %363, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %379 = stablehlo.broadcast_in_dim %377, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %380 = stablehlo.broadcast_in_dim %364#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %381 = stablehlo.concatenate %378, %379, %380, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
        %382 = stablehlo.broadcast_in_dim %232, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
        %383 = func.call @_where_7(%382, %381, %iterArg_43) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
        stablehlo.return %383 : tensor<3x3xi32>
      }, {
        stablehlo.return %233 : tensor<3x3xi32>
      }) : (tensor<i32>) -> tensor<3x3xi32>
      %236 = stablehlo.slice %235 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %237 = stablehlo.reshape %236 : (tensor<1x3xi32>) -> tensor<3xi32>
      %238 = stablehlo.slice %235 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %239 = stablehlo.reshape %238 : (tensor<1x3xi32>) -> tensor<3xi32>
      %240 = stablehlo.slice %235 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %241 = stablehlo.reshape %240 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_177 = stablehlo.constant dense<-1> : tensor<i32>
      %242 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %243 = stablehlo.compare NE, %237, %242, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %244 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_178 = stablehlo.constant dense<128> : tensor<i32>
      %245 = func.call @floor_divide_1(%170, %c_178) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_179 = stablehlo.constant dense<1> : tensor<i32>
      %246 = func.call @_where(%243, %245, %c_179) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_180 = stablehlo.constant dense<128> : tensor<i32>
      %247 = func.call @remainder(%170, %c_180) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_181 = stablehlo.constant dense<0> : tensor<i32>
      %248 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %249 = stablehlo.compare LT, %244, %248, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_182 = stablehlo.constant dense<3> : tensor<i32>
      %250 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %251 = stablehlo.add %244, %250 : tensor<3xi32>
      %252 = stablehlo.select %249, %251, %244 : tensor<3xi1>, tensor<3xi32>
      %c_183 = stablehlo.constant dense<0> : tensor<i32>
      %253 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %254 = stablehlo.compare LT, %246, %253, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_184 = stablehlo.constant dense<1> : tensor<i32>
      %255 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %256 = stablehlo.add %246, %255 : tensor<3xi32>
      %257 = stablehlo.select %254, %256, %246 : tensor<3xi1>, tensor<3xi32>
      %c_185 = stablehlo.constant dense<0> : tensor<i32>
      %258 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %259 = stablehlo.compare LT, %247, %258, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_186 = stablehlo.constant dense<128> : tensor<i32>
      %260 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %261 = stablehlo.add %247, %260 : tensor<3xi32>
      %262 = stablehlo.select %259, %261, %247 : tensor<3xi1>, tensor<3xi32>
      %263 = stablehlo.broadcast_in_dim %252, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %264 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %265 = stablehlo.broadcast_in_dim %262, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %266 = stablehlo.concatenate %263, %264, %265, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %267 = "stablehlo.scatter"(%227, %266, %237) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_187 = stablehlo.constant dense<0> : tensor<i32>
      %268 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %269 = stablehlo.compare EQ, %239, %268, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %270 = func.call @_where_8(%243, %269, %230) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %271 = stablehlo.not %243 : tensor<3xi1>
      %272 = stablehlo.and %232, %271 : tensor<3xi1>
      %273 = func.call @_where_30(%iterArg_35, %195, %235) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %c_188 = stablehlo.constant dense<1> : tensor<i32>
      %274 = stablehlo.add %iterArg_51, %c_188 : tensor<i32>
      %c_189 = stablehlo.constant dense<0> : tensor<i32>
      %275 = stablehlo.compare LT, %iterArg_51, %c_189, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_190 = stablehlo.constant dense<2> : tensor<i32>
      %276 = stablehlo.add %iterArg_51, %c_190 : tensor<i32>
      %277 = stablehlo.select %275, %276, %iterArg_51 : tensor<i1>, tensor<i32>
      %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %279 = "stablehlo.scatter"(%iterArg_52, %278, %273) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %127#1, %127#2, %267, %170, %270, %272, %172, %274, %279 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
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
