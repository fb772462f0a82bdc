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
      %c_71 = stablehlo.constant dense<16> : tensor<i32>
      %49 = func.call @floor_divide_1(%48, %c_71) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_72 = stablehlo.constant dense<16> : tensor<i32>
      %50 = func.call @remainder(%48, %c_72) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %51 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %52 = stablehlo.compare LT, %49, %51, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_74 = stablehlo.constant dense<7> : tensor<i32>
      %53 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %54 = stablehlo.add %49, %53 : tensor<3xi32>
      %55 = stablehlo.select %52, %54, %49 : tensor<3xi1>, tensor<3xi32>
      %c_75 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %57 = stablehlo.compare LT, %50, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_76 = stablehlo.constant dense<16> : tensor<i32>
      %58 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %59 = stablehlo.add %50, %58 : tensor<3xi32>
      %60 = stablehlo.select %57, %59, %50 : tensor<3xi1>, tensor<3xi32>
      %61 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %62 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %63 = stablehlo.concatenate %61, %62, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %64 = "stablehlo.gather"(%iterArg_25, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36, 1, 1>}> : (tensor<7x36x16x1xf32>, tensor<3x2xi32>) -> tensor<3x36x1xf32>
      %65 = stablehlo.reshape %64 : (tensor<3x36x1xf32>) -> tensor<3x36xf32>
      %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
      %67 = stablehlo.multiply %65, %66 : tensor<3x36xf32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %68 = "stablehlo.case"(%c_78) ({
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_187 : tensor<i32>
      }, {
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_187 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %69:2 = "stablehlo.case"(%68) ({
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %286 = stablehlo.compare GT, %22, %c_187, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %287 = stablehlo.convert %286 : (tensor<i1>) -> tensor<i32>
        %288:2 = "stablehlo.case"(%287) ({
          %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %289 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          stablehlo.return %289, %289 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
        }, {
          %289 = stablehlo.broadcast_in_dim %iterArg_26, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
          %290 = stablehlo.convert %18 : (tensor<3x1xi32>) -> tensor<3x1xf32>
          %291 = stablehlo.broadcast_in_dim %290, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
          %292 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
          %293 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
          %294 = stablehlo.multiply %292, %293 : tensor<5x3x1xf32>
          %295 = stablehlo.cosine %294 : tensor<5x3x1xf32>
          %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %296 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          %297 = stablehlo.multiply %295, %296 : tensor<5x3x1xf32>
          %298 = stablehlo.sine %294 : tensor<5x3x1xf32>
          %cst_189 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %299 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
          %300 = stablehlo.multiply %298, %299 : tensor<5x3x1xf32>
          stablehlo.return %297, %300 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
        }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
        stablehlo.return %288#0, %288#1 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
      }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
      %70 = stablehlo.reshape %69#0 : (tensor<5x3x1xf32>) -> tensor<5x3xf32>
      %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
      %72 = stablehlo.reshape %69#1 : (tensor<5x3x1xf32>) -> tensor<5x3xf32>
      %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
      %74 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %c_79 = stablehlo.constant dense<128> : tensor<i32>
      %75 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %76 = stablehlo.compare LT, %74, %75, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_80 = stablehlo.constant dense<0> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %84 = stablehlo.custom_call @xlabatch_linear(%67, %77, %iterArg_28, %78, %79, %iterArg_29, %80, %81, %82, %83) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
      %85 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %86 = stablehlo.broadcast_in_dim %iterArg_24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %87 = stablehlo.reshape %86 : (tensor<3x1xi32>) -> tensor<3xi32>
      %88 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %93:3 = stablehlo.custom_call @xlabatch_attention(%84, %87, %85, %88, %71, %73, %89, %90, %91, %92, %iterArg_44, %iterArg_45) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %94 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %101 = stablehlo.custom_call @xlabatch_linear(%93#0, %94, %iterArg_30, %95, %96, %97, %98, %67, %99, %100) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %102 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %105 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %109 = stablehlo.custom_call @xlabatch_linear(%101, %102, %iterArg_31, %103, %104, %iterArg_32, %105, %106, %107, %108) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %110 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %117 = stablehlo.custom_call @xlabatch_linear(%109, %110, %iterArg_33, %111, %112, %113, %114, %101, %115, %116) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %118 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %c_112 = stablehlo.constant dense<128> : tensor<i32>
      %119 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %120 = stablehlo.compare LT, %118, %119, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_113 = stablehlo.constant dense<0> : tensor<i32>
      %121 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %128 = stablehlo.custom_call @xlabatch_linear(%117, %121, %iterArg_28, %122, %123, %iterArg_29, %124, %125, %126, %127) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x120xf32>
      %129 = stablehlo.reshape %18 : (tensor<3x1xi32>) -> tensor<3xi32>
      %130 = stablehlo.broadcast_in_dim %iterArg_24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %131 = stablehlo.reshape %130 : (tensor<3x1xi32>) -> tensor<3xi32>
      %132 = stablehlo.reshape %19 : (tensor<3x1xi32>) -> tensor<3xi32>
      %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %137:3 = stablehlo.custom_call @xlabatch_attention(%128, %131, %129, %132, %71, %73, %133, %134, %135, %136, %93#1, %93#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x120xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<3x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
      %c_124 = stablehlo.constant dense<0> : tensor<i32>
      %138 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %145 = stablehlo.custom_call @xlabatch_linear(%137#0, %138, %iterArg_30, %139, %140, %141, %142, %117, %143, %144) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x60xf32>, tensor<0xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %c_131 = stablehlo.constant dense<0> : tensor<i32>
      %146 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %153 = stablehlo.custom_call @xlabatch_linear(%145, %146, %iterArg_31, %147, %148, %iterArg_32, %149, %150, %151, %152) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x56xf32>
      %c_138 = stablehlo.constant dense<0> : tensor<i32>
      %154 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %161 = stablehlo.custom_call @xlabatch_linear(%153, %154, %iterArg_33, %155, %156, %157, %158, %145, %159, %160) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x56xf32>, tensor<0xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x36xf32>
      %162 = stablehlo.transpose %161, dims = [1, 0] : (tensor<3x36xf32>) -> tensor<36x3xf32>
      %163 = stablehlo.transpose %162, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
      %c_145 = stablehlo.constant dense<0> : tensor<i32>
      %164 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %165 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %166 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %167 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %168 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %170 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %171 = stablehlo.custom_call @xlabatch_linear(%163, %164, %iterArg_25, %165, %166, %iterArg_34, %167, %168, %169, %170) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<0xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
      %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %173 = stablehlo.multiply %171, %172 : tensor<3x97xf32>
      %c_153 = stablehlo.constant dense<3> : tensor<i32>
      %174 = func.call @_where(%8, %iterArg_24, %c_153) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %175 = stablehlo.convert %iterArg_48 : (tensor<3xi1>) -> tensor<3xi32>
      %176 = stablehlo.add %iterArg_47, %175 : tensor<3xi32>
      %177 = stablehlo.or %iterArg_49, %iterArg_48 : tensor<3xi1>
      %178 = stablehlo.custom_call @xlabatch_write_logits(%173, %174, %iterArg_50) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %179 = stablehlo.broadcast_in_dim %iterArg_35, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %180 = stablehlo.and %177, %179 : tensor<3xi1>
      %181:3 = stablehlo.custom_call @xlabatch_summarize_logits(%178, %180) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
      %c_154 = stablehlo.constant dense<false> : tensor<i1>
      %182 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i1>) -> tensor<3xi1>
      %183 = stablehlo.compare GE, %176, %iterArg_15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_155 = stablehlo.constant dense<2> : tensor<i32>
      %c_156 = stablehlo.constant dense<0> : tensor<i32>
      %184 = func.call @_where_3(%183, %c_155, %c_156) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %185 = stablehlo.broadcast_in_dim %181#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %187 = stablehlo.compare EQ, %186, %iterArg_14, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_157 = stablehlo.constant dense<false> : tensor<i1>
      %188 = stablehlo.reduce(%187 init: %c_157) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
      %c_158 = stablehlo.constant dense<1> : tensor<i32>
      %189 = func.call @_where_4(%188, %c_158, %184) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %c_159 = stablehlo.constant dense<3> : tensor<i32>
      %190 = func.call @_where_5(%181#2, %189, %c_159) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %191 = stablehlo.convert %190 : tensor<3xi32>
      %c_160 = stablehlo.constant dense<3> : tensor<i32>
      %192 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %193 = stablehlo.compare NE, %191, %192, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %194 = stablehlo.and %182, %193 : tensor<3xi1>
      %c_161 = stablehlo.constant dense<4> : tensor<i32>
      %195 = func.call @_where_6(%194, %c_161, %191) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %196 = stablehlo.broadcast_in_dim %181#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %197 = stablehlo.broadcast_in_dim %195, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %198 = stablehlo.broadcast_in_dim %181#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %199 = stablehlo.concatenate %196, %197, %198, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
      %200 = stablehlo.broadcast_in_dim %180, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %201 = func.call @_where_7(%200, %199, %iterArg_36) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %202 = stablehlo.slice %201 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %203 = stablehlo.reshape %202 : (tensor<1x3xi32>) -> tensor<3xi32>
      %204 = stablehlo.slice %201 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %205 = stablehlo.reshape %204 : (tensor<1x3xi32>) -> tensor<3xi32>
      %206 = stablehlo.slice %201 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %207 = stablehlo.reshape %206 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_162 = stablehlo.constant dense<-1> : tensor<i32>
      %208 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %209 = stablehlo.compare NE, %203, %208, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %210 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_163 = stablehlo.constant dense<128> : tensor<i32>
      %211 = func.call @floor_divide_1(%176, %c_163) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_164 = stablehlo.constant dense<1> : tensor<i32>
      %212 = func.call @_where(%209, %211, %c_164) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_165 = stablehlo.constant dense<128> : tensor<i32>
      %213 = func.call @remainder(%176, %c_165) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_166 = stablehlo.constant dense<0> : tensor<i32>
      %214 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %215 = stablehlo.compare LT, %210, %214, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_167 = stablehlo.constant dense<3> : tensor<i32>
      %216 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %217 = stablehlo.add %210, %216 : tensor<3xi32>
      %218 = stablehlo.select %215, %217, %210 : tensor<3xi1>, tensor<3xi32>
      %c_168 = stablehlo.constant dense<0> : tensor<i32>
      %219 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %220 = stablehlo.compare LT, %212, %219, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_169 = stablehlo.constant dense<1> : tensor<i32>
      %221 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %222 = stablehlo.add %212, %221 : tensor<3xi32>
      %223 = stablehlo.select %220, %222, %212 : tensor<3xi1>, tensor<3xi32>
      %c_170 = stablehlo.constant dense<0> : tensor<i32>
      %224 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %225 = stablehlo.compare LT, %213, %224, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_171 = stablehlo.constant dense<128> : tensor<i32>
      %226 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %227 = stablehlo.add %213, %226 : tensor<3xi32>
      %228 = stablehlo.select %225, %227, %213 : tensor<3xi1>, tensor<3xi32>
      %229 = stablehlo.broadcast_in_dim %218, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %230 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %231 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %232 = stablehlo.concatenate %229, %230, %231, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %233 = "stablehlo.scatter"(%iterArg_46, %232, %203) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_172 = stablehlo.constant dense<0> : tensor<i32>
      %234 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %235 = stablehlo.compare EQ, %205, %234, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %236 = func.call @_where_8(%209, %235, %iterArg_48) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %237 = stablehlo.not %209 : tensor<3xi1>
      %238 = stablehlo.and %177, %237 : tensor<3xi1>
      %239 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
      %240 = stablehlo.convert %iterArg_35 : (tensor<i1>) -> tensor<i32>
      %241 = "stablehlo.case"(%240) ({
        %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %286 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %287 = func.call @_where_9(%238, %iterArg_9, %286) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %288 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %289 = func.call @_where_10(%238, %iterArg_10, %288) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_189 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %290 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %291 = func.call @_where_9(%238, %iterArg_11, %290) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %292 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %293 = func.call @_where_9(%238, %iterArg_12, %292) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %294 = stablehlo.reshape %238 : (tensor<3xi1>) -> tensor<3x1xi1>
        %295 = stablehlo.broadcast_in_dim %iterArg_38, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %296 = func.call @_where_11(%294, %iterArg_13, %295) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %297 = stablehlo.reshape %238 : (tensor<3xi1>) -> tensor<3x1xi1>
        %298 = stablehlo.broadcast_in_dim %iterArg_39, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
        %299 = func.call @_where_12(%297, %iterArg_14, %298) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %300 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %301 = func.call @_where_10(%238, %iterArg_15, %300) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %302 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %303 = func.call @_where_10(%238, %iterArg_16, %302) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %304 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %305 = func.call @_where_10(%238, %iterArg_17, %304) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %306 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %307 = func.call @_where_9(%238, %iterArg_18, %306) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_195 = stablehlo.constant dense<2147483647> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %309 = func.call @_where_10(%238, %iterArg_19, %308) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %310 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %311 = func.call @_where_9(%238, %iterArg_20, %310) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %312 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %313 = func.call @_where_9(%238, %iterArg_21, %312) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_198 = stablehlo.constant dense<false> : tensor<i1>
        %314 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %315 = func.call @_where_13(%238, %iterArg_22, %314) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_199 = stablehlo.constant dense<false> : tensor<i1>
        %316 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i1>) -> tensor<1xi1>
        %317 = func.call @_where_13(%238, %iterArg_23, %316) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
        %c_200 = stablehlo.constant dense<false> : tensor<i1>
        %318 = stablehlo.reduce(%315 init: %c_200) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %319 = stablehlo.convert %318 : (tensor<i1>) -> tensor<i32>
        %320 = "stablehlo.case"(%319) ({
          stablehlo.return %178 : tensor<3x97xf32>
        }, {
          %390 = stablehlo.broadcast_in_dim %315, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %391 = stablehlo.add %178, %iterArg : tensor<3x97xf32>
          %392 = func.call @_where_14(%390, %391, %178) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %392 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %321 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %322 = stablehlo.compare NE, %307, %321, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %323 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %324 = stablehlo.compare NE, %311, %323, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %325 = stablehlo.or %322, %324 : tensor<3xi1>
        %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %326 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %327 = stablehlo.compare NE, %313, %326, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %328 = stablehlo.or %325, %327 : tensor<3xi1>
        %c_204 = stablehlo.constant dense<false> : tensor<i1>
        %329 = stablehlo.reduce(%328 init: %c_204) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %330 = stablehlo.convert %329 : (tensor<i1>) -> tensor<i32>
        %331 = "stablehlo.case"(%330) ({
          stablehlo.return %320 : tensor<3x97xf32>
        }, {
          %390 = stablehlo.broadcast_in_dim %328, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %391 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %392 = stablehlo.compare NE, %307, %391, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %393 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %394 = stablehlo.compare NE, %311, %393, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %395 = stablehlo.or %392, %394 : tensor<3xi1>
          %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %396 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %397 = stablehlo.compare NE, %313, %396, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %398 = stablehlo.or %395, %397 : tensor<3xi1>
          %c_229 = stablehlo.constant dense<0> : tensor<i32>
          %399 = func.call @_where(%398, %176, %c_229) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
          %400 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %401 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_230 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %402 = stablehlo.reduce(%399 init: %c_230) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_231 = stablehlo.constant dense<1> : tensor<i32>
          %403 = stablehlo.subtract %402, %c_231 : tensor<i32>
          %c_232 = stablehlo.constant dense<128> : tensor<i32>
          %404 = func.call @floor_divide(%403, %c_232) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_233 = stablehlo.constant dense<1> : tensor<i32>
          %405 = stablehlo.add %404, %c_233 : tensor<i32>
          %c_234 = stablehlo.constant dense<0> : tensor<i32>
          %406 = stablehlo.broadcast_in_dim %c_234, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_235 = stablehlo.constant dense<0> : tensor<i32>
          %407:8 = stablehlo.while(%iterArg_245 = %401, %iterArg_246 = %303, %iterArg_247 = %399, %iterArg_248 = %233, %iterArg_249 = %400, %iterArg_250 = %c_235, %iterArg_251 = %405, %iterArg_252 = %406) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %442 = stablehlo.compare LT, %iterArg_250, %iterArg_251, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %442 : tensor<i1>
          } do {
            %c_253 = stablehlo.constant dense<1> : tensor<i32>
            %442 = stablehlo.add %iterArg_250, %c_253 : tensor<i32>
            %c_254 = stablehlo.constant dense<128> : tensor<i32>
            %443 = stablehlo.multiply %iterArg_250, %c_254 : tensor<i32>
            %444 = stablehlo.convert %443 : tensor<i32>
            %445 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %446 = stablehlo.add %445, %iterArg_245 : tensor<3x128xi32>
            %447 = stablehlo.broadcast_in_dim %iterArg_246, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %449 = stablehlo.compare GE, %446, %448, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_255 = stablehlo.constant dense<128> : tensor<i32>
            %450 = stablehlo.multiply %iterArg_250, %c_255 : tensor<i32>
            %451 = stablehlo.convert %450 : tensor<i32>
            %452 = stablehlo.broadcast_in_dim %451, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %453 = stablehlo.add %452, %iterArg_245 : tensor<3x128xi32>
            %454 = stablehlo.broadcast_in_dim %iterArg_247, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %456 = stablehlo.compare LT, %453, %455, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %457 = stablehlo.and %449, %456 : tensor<3x128xi1>
            %458 = func.call @dynamic_index_in_dim(%iterArg_248, %iterArg_250) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_256 = stablehlo.constant dense<97> : tensor<i32>
            %459 = func.call @_where_15(%457, %458, %c_256) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_257 = stablehlo.constant dense<0> : tensor<i32>
            %460 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %461 = stablehlo.compare LT, %iterArg_249, %460, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_258 = stablehlo.constant dense<3> : tensor<i32>
            %462 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %463 = stablehlo.add %iterArg_249, %462 : tensor<3x128xi32>
            %464 = stablehlo.select %461, %463, %iterArg_249 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_259 = stablehlo.constant dense<0> : tensor<i32>
            %465 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %466 = stablehlo.compare LT, %459, %465, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_260 = stablehlo.constant dense<97> : tensor<i32>
            %467 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %468 = stablehlo.add %459, %467 : tensor<3x128xi32>
            %469 = stablehlo.select %466, %468, %459 : tensor<3x128xi1>, tensor<3x128xi32>
            %470 = stablehlo.broadcast_in_dim %464, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %471 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %472 = stablehlo.concatenate %470, %471, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_261 = stablehlo.constant dense<1> : tensor<i32>
            %473 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %474 = "stablehlo.scatter"(%iterArg_252, %472, %473) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %475 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %475 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %442, %iterArg_251, %474 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %408 = stablehlo.minimum %309, %399 : tensor<3xi32>
          %409 = stablehlo.subtract %399, %408 : tensor<3xi32>
          %410 = stablehlo.iota dim = 0 : tensor<3x128xi32>
          %411 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_236 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %412 = stablehlo.reduce(%399 init: %c_236) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
          %c_237 = stablehlo.constant dense<1> : tensor<i32>
          %413 = stablehlo.subtract %412, %c_237 : tensor<i32>
          %c_238 = stablehlo.constant dense<128> : tensor<i32>
          %414 = func.call @floor_divide(%413, %c_238) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          %c_239 = stablehlo.constant dense<1> : tensor<i32>
          %415 = stablehlo.add %414, %c_239 : tensor<i32>
          %c_240 = stablehlo.constant dense<0> : tensor<i32>
          %416 = stablehlo.broadcast_in_dim %c_240, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %c_241 = stablehlo.constant dense<0> : tensor<i32>
          %417:8 = stablehlo.while(%iterArg_245 = %411, %iterArg_246 = %409, %iterArg_247 = %399, %iterArg_248 = %233, %iterArg_249 = %410, %iterArg_250 = %c_241, %iterArg_251 = %415, %iterArg_252 = %416) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          cond {
            %442 = stablehlo.compare LT, %iterArg_250, %iterArg_251, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %442 : tensor<i1>
          } do {
            %c_253 = stablehlo.constant dense<1> : tensor<i32>
            %442 = stablehlo.add %iterArg_250, %c_253 : tensor<i32>
            %c_254 = stablehlo.constant dense<128> : tensor<i32>
            %443 = stablehlo.multiply %iterArg_250, %c_254 : tensor<i32>
            %444 = stablehlo.convert %443 : tensor<i32>
            %445 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %446 = stablehlo.add %445, %iterArg_245 : tensor<3x128xi32>
            %447 = stablehlo.broadcast_in_dim %iterArg_246, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %449 = stablehlo.compare GE, %446, %448, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_255 = stablehlo.constant dense<128> : tensor<i32>
            %450 = stablehlo.multiply %iterArg_250, %c_255 : tensor<i32>
            %451 = stablehlo.convert %450 : tensor<i32>
            %452 = stablehlo.broadcast_in_dim %451, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %453 = stablehlo.add %452, %iterArg_245 : tensor<3x128xi32>
            %454 = stablehlo.broadcast_in_dim %iterArg_247, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
            %456 = stablehlo.compare LT, %453, %455, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %457 = stablehlo.and %449, %456 : tensor<3x128xi1>
            %458 = func.call @dynamic_index_in_dim(%iterArg_248, %iterArg_250) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_256 = stablehlo.constant dense<97> : tensor<i32>
            %459 = func.call @_where_15(%457, %458, %c_256) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
            %c_257 = stablehlo.constant dense<0> : tensor<i32>
            %460 = stablehlo.broadcast_in_dim %c_257, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %461 = stablehlo.compare LT, %iterArg_249, %460, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_258 = stablehlo.constant dense<3> : tensor<i32>
            %462 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %463 = stablehlo.add %iterArg_249, %462 : tensor<3x128xi32>
            %464 = stablehlo.select %461, %463, %iterArg_249 : tensor<3x128xi1>, tensor<3x128xi32>
            %c_259 = stablehlo.constant dense<0> : tensor<i32>
            %465 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %466 = stablehlo.compare LT, %459, %465, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
            %c_260 = stablehlo.constant dense<97> : tensor<i32>
            %467 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %468 = stablehlo.add %459, %467 : tensor<3x128xi32>
            %469 = stablehlo.select %466, %468, %459 : tensor<3x128xi1>, tensor<3x128xi32>
            %470 = stablehlo.broadcast_in_dim %464, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %471 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
            %472 = stablehlo.concatenate %470, %471, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
            %c_261 = stablehlo.constant dense<1> : tensor<i32>
            %473 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
            %474 = "stablehlo.scatter"(%iterArg_252, %472, %473) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
            ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
              %475 = stablehlo.add %arg34, %arg35 : tensor<i32>
              stablehlo.return %475 : tensor<i32>
            }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
            stablehlo.return %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %442, %iterArg_251, %474 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
          }
          %c_242 = stablehlo.constant dense<0> : tensor<i32>
          %418 = stablehlo.broadcast_in_dim %c_242, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %419 = stablehlo.compare GT, %417#7, %418, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %420 = stablehlo.broadcast_in_dim %307, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %421 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %422 = stablehlo.compare LT, %320, %421, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %423 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %424 = stablehlo.multiply %320, %423 : tensor<3x97xf32>
          %425 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %426 = stablehlo.divide %320, %425 : tensor<3x97xf32>
          %427 = func.call @_where_16(%422, %424, %426) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %428 = func.call @_where_16(%419, %427, %320) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %429 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %430 = stablehlo.convert %407#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %431 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %432 = stablehlo.multiply %431, %430 : tensor<3x97xf32>
          %433 = stablehlo.subtract %428, %432 : tensor<3x97xf32>
          %434 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %c_244 = stablehlo.constant dense<0> : tensor<i32>
          %435 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %436 = stablehlo.compare GT, %407#7, %435, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %437 = stablehlo.convert %436 : (tensor<3x97xi1>) -> tensor<3x97xf32>
          %438 = stablehlo.broadcast_in_dim %434, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %439 = stablehlo.multiply %438, %437 : tensor<3x97xf32>
          %440 = stablehlo.subtract %433, %439 : tensor<3x97xf32>
          %441 = func.call @_where_14(%390, %440, %320) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %441 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %332 = stablehlo.compare LT, %176, %305, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_205 = stablehlo.constant dense<false> : tensor<i1>
        %333 = stablehlo.reduce(%332 init: %c_205) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %334 = stablehlo.convert %333 : (tensor<i1>) -> tensor<i32>
        %335 = "stablehlo.case"(%334) ({
          stablehlo.return %331 : tensor<3x97xf32>
        }, {
          %390 = stablehlo.broadcast_in_dim %332, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %391 = stablehlo.iota dim = 0 : tensor<3xi32>
          %392 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_226 = stablehlo.constant dense<0> : tensor<i32>
          %393 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %394 = stablehlo.compare LT, %299, %393, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_227 = stablehlo.constant dense<97> : tensor<i32>
          %395 = func.call @_where_17(%394, %c_227, %299) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
          %c_228 = stablehlo.constant dense<0> : tensor<i32>
          %396 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %397 = stablehlo.compare LT, %392, %396, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
          %c_229 = stablehlo.constant dense<3> : tensor<i32>
          %398 = stablehlo.broadcast_in_dim %c_229, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %399 = stablehlo.add %392, %398 : tensor<3x1xi32>
          %400 = stablehlo.select %397, %399, %392 : tensor<3x1xi1>, tensor<3x1xi32>
          %c_230 = stablehlo.constant dense<0> : tensor<i32>
          %401 = stablehlo.broadcast_in_dim %c_230, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %402 = stablehlo.compare LT, %395, %401, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
          %c_231 = stablehlo.constant dense<97> : tensor<i32>
          %403 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
          %404 = stablehlo.add %395, %403 : tensor<3x4xi32>
          %405 = stablehlo.select %402, %404, %395 : tensor<3x4xi1>, tensor<3x4xi32>
          %406 = stablehlo.broadcast_in_dim %400, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
          %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %408 = stablehlo.broadcast_in_dim %405, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %409 = stablehlo.concatenate %407, %408, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
          %cst_232 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %410 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
          %411 = "stablehlo.scatter"(%331, %409, %410) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
            stablehlo.return %arg35 : tensor<f32>
          }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
          %412 = func.call @_where_14(%390, %411, %331) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %412 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %c_206 = stablehlo.constant dense<false> : tensor<i1>
        %336 = stablehlo.reduce(%317 init: %c_206) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %337 = stablehlo.convert %336 : (tensor<i1>) -> tensor<i32>
        %338 = "stablehlo.case"(%337) ({
          stablehlo.return %335 : tensor<3x97xf32>
        }, {
          %390 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
          %391 = stablehlo.broadcast_in_dim %iterArg_40, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
          %392 = stablehlo.iota dim = 0 : tensor<32xi32>
          %393 = stablehlo.broadcast_in_dim %392, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
          %394 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
          %395 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
          %396 = stablehlo.shift_right_arithmetic %394, %395 : tensor<3x4x32xi32>
          %c_226 = stablehlo.constant dense<1> : tensor<i32>
          %397 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
          %398 = stablehlo.and %396, %397 : tensor<3x4x32xi32>
          %399 = stablehlo.reshape %398 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
          %400 = stablehlo.slice %399 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
          %c_227 = stablehlo.constant dense<0> : tensor<i32>
          %401 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %402 = stablehlo.compare NE, %400, %401, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %403 = stablehlo.convert %402 : tensor<3x97xi1>
          %cst_228 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %404 = func.call @_where_18(%403, %335, %cst_228) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %405 = func.call @_where_14(%390, %404, %335) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          stablehlo.return %405 : tensor<3x97xf32>
        }) : (tensor<i32>) -> tensor<3x97xf32>
        %cst_207 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %339 = stablehlo.reduce(%338 init: %cst_207) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %340 = stablehlo.is_finite %339 : (tensor<3xf32>) -> tensor<3xi1>
        %341 = stablehlo.not %340 : tensor<3xi1>
        %cst_208 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %342 = func.call @_pad(%338, %cst_208) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
        %343 = stablehlo.reshape %342 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
        %cst_209 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %344 = stablehlo.reduce(%343 init: %cst_209) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
        %cst_210 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %345 = stablehlo.reduce(%344 init: %cst_210) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
        %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %347 = stablehlo.compare EQ, %344, %346, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
        %348 = stablehlo.iota dim = 1 : tensor<3x1xi32>
        %c_211 = stablehlo.constant dense<1> : tensor<i32>
        %349 = func.call @_where_19(%347, %348, %c_211) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
        %c_212 = stablehlo.constant dense<2147483647> : tensor<i32>
        %350 = stablehlo.reduce(%349 init: %c_212) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
        %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
        %352 = func.call @take_along_axis(%343, %351) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
        %353 = stablehlo.reshape %352 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
        %354 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
        %355 = stablehlo.compare EQ, %353, %354, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
        %356 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_213 = stablehlo.constant dense<128> : tensor<i32>
        %357 = func.call @_where_15(%355, %356, %c_213) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_214 = stablehlo.constant dense<2147483647> : tensor<i32>
        %358 = stablehlo.reduce(%357 init: %c_214) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
        %c_215 = stablehlo.constant dense<128> : tensor<i32>
        %359 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %360 = stablehlo.multiply %350, %359 : tensor<3xi32>
        %361 = stablehlo.add %360, %358 : tensor<3xi32>
        %c_216 = stablehlo.constant dense<97> : tensor<i32>
        %362 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %363 = stablehlo.minimum %361, %362 : tensor<3xi32>
        %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %364 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %365 = stablehlo.compare GT, %287, %364, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_218 = stablehlo.constant dense<false> : tensor<i1>
        %366 = stablehlo.reduce(%365 init: %c_218) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %367 = stablehlo.convert %366 : (tensor<i1>) -> tensor<i32>
        %368 = "stablehlo.case"(%367) ({
          stablehlo.return %363 : tensor<3xi32>
        }, {
          %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %390 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %391 = stablehlo.compare GT, %287, %390, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %392 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %393 = func.call @_where_9(%391, %287, %392) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_228 = stablehlo.constant dense<0> : tensor<i32>
          %394 = stablehlo.broadcast_in_dim %c_228, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %395 = func.call @_where_10(%391, %289, %394) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %396 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %397 = func.call @_where_9(%391, %291, %396) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %398 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %399 = func.call @_where_9(%391, %293, %398) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %400 = stablehlo.reshape %391 : (tensor<3xi1>) -> tensor<3x1xi1>
          %401 = stablehlo.broadcast_in_dim %iterArg_41, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
          %402 = func.call @_where_11(%400, %296, %401) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
          %403 = stablehlo.reshape %391 : (tensor<3xi1>) -> tensor<3x1xi1>
          %404 = stablehlo.broadcast_in_dim %iterArg_42, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
          %405 = func.call @_where_12(%403, %299, %404) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
          %c_231 = stablehlo.constant dense<0> : tensor<i32>
          %406 = stablehlo.broadcast_in_dim %c_231, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %407 = func.call @_where_10(%391, %301, %406) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_232 = stablehlo.constant dense<0> : tensor<i32>
          %408 = stablehlo.broadcast_in_dim %c_232, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %409 = func.call @_where_10(%391, %303, %408) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %c_233 = stablehlo.constant dense<0> : tensor<i32>
          %410 = stablehlo.broadcast_in_dim %c_233, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %411 = func.call @_where_10(%391, %305, %410) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %412 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %413 = func.call @_where_9(%391, %307, %412) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_235 = stablehlo.constant dense<2147483647> : tensor<i32>
          %414 = stablehlo.broadcast_in_dim %c_235, dims = [] : (tensor<i32>) -> tensor<1xi32>
          %415 = func.call @_where_10(%391, %309, %414) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
          %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %416 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %417 = func.call @_where_9(%391, %311, %416) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %418 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %419 = func.call @_where_9(%391, %313, %418) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
          %c_238 = stablehlo.constant dense<false> : tensor<i1>
          %420 = stablehlo.broadcast_in_dim %c_238, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %421 = func.call @_where_13(%391, %315, %420) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %c_239 = stablehlo.constant dense<false> : tensor<i1>
          %422 = stablehlo.broadcast_in_dim %c_239, dims = [] : (tensor<i1>) -> tensor<1xi1>
          %423 = func.call @_where_13(%391, %317, %422) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
          %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %424 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %425 = stablehlo.compare GT, %393, %424, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %426 = func.call @_where_20(%425, %393, %cst_241) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
          %cst_242 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %427 = stablehlo.reduce(%338 init: %cst_242) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %428 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %430 = stablehlo.subtract %338, %429 : tensor<3x97xf32>
          %431 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %433 = stablehlo.divide %430, %432 : tensor<3x97xf32>
          %cst_243 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %434 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %435 = stablehlo.compare EQ, %338, %434, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %cst_244 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %436 = func.call @_where_21(%435, %cst_244, %433) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %c_245 = stablehlo.constant dense<0> : tensor<i32>
          %437 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %438 = stablehlo.compare GT, %395, %437, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %439 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %440 = stablehlo.compare LT, %397, %439, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %441 = stablehlo.or %438, %440 : tensor<3xi1>
          %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %442 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %443 = stablehlo.compare GT, %399, %442, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %444 = stablehlo.or %441, %443 : tensor<3xi1>
          %c_248 = stablehlo.constant dense<false> : tensor<i1>
          %445 = stablehlo.reduce(%444 init: %c_248) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %446 = stablehlo.convert %445 : (tensor<i1>) -> tensor<i32>
          %447 = "stablehlo.case"(%446) ({
            %c_264 = stablehlo.constant dense<true> : tensor<i1>
            %502 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
            stablehlo.return %502 : tensor<3x97xi1>
          }, {
            %502 = stablehlo.bitcast_convert %436 : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_264 = stablehlo.constant dense<0> : tensor<i32>
            %503 = stablehlo.broadcast_in_dim %c_264, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %504 = stablehlo.compare LT, %502, %503, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_265 = stablehlo.constant dense<2147483647> : tensor<i32>
            %505 = stablehlo.broadcast_in_dim %c_265, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %506 = stablehlo.xor %502, %505 : tensor<3x97xi32>
            %507 = func.call @_where_22(%504, %506, %502) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %values, %indices = chlo.top_k(%436, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
            %c_266 = stablehlo.constant dense<0> : tensor<i32>
            %508 = stablehlo.broadcast_in_dim %c_266, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %509 = stablehlo.compare EQ, %395, %508, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_267 = stablehlo.constant dense<97> : tensor<i32>
            %510 = stablehlo.broadcast_in_dim %c_267, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %511 = stablehlo.compare GE, %395, %510, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %512 = stablehlo.or %509, %511 : tensor<3xi1>
            %513 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_268 = stablehlo.constant dense<0> : tensor<i32>
            %514 = stablehlo.broadcast_in_dim %c_268, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %515 = stablehlo.compare LT, %513, %514, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_269 = stablehlo.constant dense<2147483647> : tensor<i32>
            %516 = stablehlo.broadcast_in_dim %c_269, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %517 = stablehlo.xor %513, %516 : tensor<3x97xi32>
            %518 = func.call @_where_22(%515, %517, %513) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %c_270 = stablehlo.constant dense<1> : tensor<i32>
            %c_271 = stablehlo.constant dense<97> : tensor<i32>
            %519 = func.call @clip(%395, %c_270, %c_271) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
            %520 = stablehlo.broadcast_in_dim %519, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %c_272 = stablehlo.constant dense<1> : tensor<i32>
            %521 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
            %522 = stablehlo.subtract %520, %521 : tensor<3x1xi32>
            %523 = func.call @take_along_axis_23(%518, %522) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %524 = stablehlo.reshape %523 : (tensor<3x1xi32>) -> tensor<3xi32>
            %c_273 = stablehlo.constant dense<97> : tensor<i32>
            %525 = stablehlo.broadcast_in_dim %c_273, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %526 = stablehlo.minimum %395, %525 : tensor<3xi32>
            %527 = stablehlo.convert %526 : (tensor<3xi32>) -> tensor<3xf32>
            %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %528 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
            %c_275 = stablehlo.constant dense<97> : tensor<i32>
            %529 = stablehlo.broadcast_in_dim %c_275, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %530 = stablehlo.compare LE, %395, %529, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
            %c_276 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %531 = stablehlo.broadcast_in_dim %c_276, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %532 = stablehlo.not %512 : tensor<3xi1>
            %533 = stablehlo.not %530 : tensor<3xi1>
            %534 = stablehlo.and %532, %533 : tensor<3xi1>
            %c_277 = stablehlo.constant dense<false> : tensor<i1>
            %535 = stablehlo.reduce(%534 init: %c_277) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %536 = stablehlo.convert %535 : (tensor<i1>) -> tensor<i32>
            %537 = "stablehlo.case"(%536) ({
              stablehlo.return %531 : tensor<3xi32>
            }, {
              %c_302 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %659 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_303 = stablehlo.constant dense<2147483647> : tensor<i32>
              %660 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_304 = stablehlo.constant dense<0> : tensor<i32>
              %c_305 = stablehlo.constant dense<0> : tensor<i32>
              %661:7 = stablehlo.while(%iterArg_306 = %507, %iterArg_307 = %528, %iterArg_308 = %527, %iterArg_309 = %c_305, %iterArg_310 = %c_304, %iterArg_311 = %659, %iterArg_312 = %660) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_313 = stablehlo.constant dense<32> : tensor<i32>
                %662 = stablehlo.compare LT, %iterArg_309, %c_313, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %662 : tensor<i1>
              } do {
                %662:3 = func.call @closed_call(%iterArg_306, %iterArg_307, %iterArg_308, %iterArg_310, %iterArg_311, %iterArg_312) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_313 = stablehlo.constant dense<1> : tensor<i32>
                %663 = stablehlo.add %iterArg_309, %c_313 : tensor<i32>
                stablehlo.return %iterArg_306, %iterArg_307, %iterArg_308, %663, %662#0, %662#1, %662#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %661#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %538 = func.call @_where_2(%530, %524, %537) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %539 = func.call @_where_2(%512, %531, %538) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %540 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %542 = stablehlo.compare GE, %507, %541, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %543 = stablehlo.exponential %436 : tensor<3x97xf32>
            %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %544 = func.call @_where_18(%542, %543, %cst_278) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %545 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_279 = stablehlo.constant dense<0> : tensor<i32>
            %546 = stablehlo.broadcast_in_dim %c_279, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %547 = stablehlo.compare LT, %545, %546, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_280 = stablehlo.constant dense<2147483647> : tensor<i32>
            %548 = stablehlo.broadcast_in_dim %c_280, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %549 = stablehlo.xor %545, %548 : tensor<3x97xi32>
            %550 = func.call @_where_22(%547, %549, %545) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %551 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %553 = stablehlo.compare GE, %550, %552, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %554 = stablehlo.exponential %values : tensor<3x97xf32>
            %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %555 = func.call @_where_18(%553, %554, %cst_281) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_282 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
            %556 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %557 = stablehlo.maximum %397, %556 : tensor<3xf32>
            %c_283 = stablehlo.constant dense<0> : tensor<i32>
            %558 = "stablehlo.case"(%c_283) ({
              %c_302 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_302 : tensor<i32>
            }, {
              %c_302 = stablehlo.constant dense<0> : tensor<i32>
              stablehlo.return %c_302 : tensor<i32>
            }) : (tensor<i32>) -> tensor<i32>
            %559 = "stablehlo.case"(%558) ({
              %c_302 = stablehlo.constant dense<0> : tensor<i32>
              %659 = func.call @_pad_24(%544, %c_302) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
              %660 = stablehlo.slice %659 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %661 = stablehlo.slice %659 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %662 = stablehlo.slice %659 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %663 = stablehlo.slice %659 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %664 = stablehlo.slice %659 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %665 = stablehlo.slice %659 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %666 = stablehlo.slice %659 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %667 = stablehlo.slice %659 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
              %668 = stablehlo.add %660, %661 : tensor<3x13xf32>
              %669 = stablehlo.add %662, %663 : tensor<3x13xf32>
              %670 = stablehlo.add %668, %669 : tensor<3x13xf32>
              %671 = stablehlo.add %664, %665 : tensor<3x13xf32>
              %672 = stablehlo.add %666, %667 : tensor<3x13xf32>
              %673 = stablehlo.add %671, %672 : tensor<3x13xf32>
              %674 = stablehlo.add %670, %673 : tensor<3x13xf32>
              %675 = stablehlo.optimization_barrier %674 : tensor<3x13xf32>
              %c_303 = stablehlo.constant dense<0> : tensor<i32>
              %676 = func.call @_pad_25(%675, %c_303) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
              %677 = stablehlo.slice %676 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %678 = stablehlo.slice %676 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %679 = stablehlo.slice %676 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %680 = stablehlo.slice %676 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %681 = stablehlo.slice %676 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %682 = stablehlo.slice %676 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %683 = stablehlo.slice %676 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %684 = stablehlo.slice %676 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
              %685 = stablehlo.add %677, %678 : tensor<3x2xf32>
              %686 = stablehlo.add %679, %680 : tensor<3x2xf32>
              %687 = stablehlo.add %685, %686 : tensor<3x2xf32>
              %688 = stablehlo.add %681, %682 : tensor<3x2xf32>
              %689 = stablehlo.add %683, %684 : tensor<3x2xf32>
              %690 = stablehlo.add %688, %689 : tensor<3x2xf32>
              %691 = stablehlo.add %687, %690 : tensor<3x2xf32>
              %692 = stablehlo.optimization_barrier %691 : tensor<3x2xf32>
              %c_304 = stablehlo.constant dense<0> : tensor<i32>
              %693 = func.call @_pad_26(%692, %c_304) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
              %694 = stablehlo.slice %693 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %695 = stablehlo.slice %693 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %696 = stablehlo.slice %693 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %697 = stablehlo.slice %693 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %698 = stablehlo.slice %693 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %699 = stablehlo.slice %693 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %700 = stablehlo.slice %693 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %701 = stablehlo.slice %693 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
              %702 = stablehlo.add %694, %695 : tensor<3x1xf32>
              %703 = stablehlo.add %696, %697 : tensor<3x1xf32>
              %704 = stablehlo.add %702, %703 : tensor<3x1xf32>
              %705 = stablehlo.add %698, %699 : tensor<3x1xf32>
              %706 = stablehlo.add %700, %701 : tensor<3x1xf32>
              %707 = stablehlo.add %705, %706 : tensor<3x1xf32>
              %708 = stablehlo.add %704, %707 : tensor<3x1xf32>
              %709 = stablehlo.optimization_barrier %708 : tensor<3x1xf32>
              %710 = stablehlo.reshape %709 : (tensor<3x1xf32>) -> tensor<3xf32>
              stablehlo.return %710 : tensor<3xf32>
            }) : (tensor<i32>) -> tensor<3xf32>
            %560 = stablehlo.multiply %557, %559 : tensor<3xf32>
            %561 = stablehlo.slice %555 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %562 = stablehlo.slice %555 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %563 = stablehlo.add %561, %562 : tensor<3x48xf32>
            %564 = stablehlo.slice %563 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %565 = stablehlo.slice %563 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
            %566 = stablehlo.add %564, %565 : tensor<3x24xf32>
            %567 = stablehlo.slice %566 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %568 = stablehlo.slice %566 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
            %569 = stablehlo.add %567, %568 : tensor<3x12xf32>
            %570 = stablehlo.slice %569 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %571 = stablehlo.slice %569 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
            %572 = stablehlo.add %570, %571 : tensor<3x6xf32>
            %573 = stablehlo.slice %572 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %574 = stablehlo.slice %572 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
            %575 = stablehlo.add %573, %574 : tensor<3x3xf32>
            %576 = stablehlo.slice %575 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %577 = stablehlo.slice %575 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %578 = stablehlo.add %576, %577 : tensor<3x1xf32>
            %579 = stablehlo.slice %575 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %580 = stablehlo.add %578, %579 : tensor<3x1xf32>
            %581 = stablehlo.slice %575 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
            %582 = stablehlo.concatenate %581, %580, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
            %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %583 = stablehlo.pad %582, %cst_284, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
            %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %584 = stablehlo.pad %578, %cst_285, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
            %585 = stablehlo.add %583, %584 : tensor<3x3xf32>
            %586 = stablehlo.slice %585 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
            %587 = stablehlo.slice %572 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
            %588 = stablehlo.add %586, %587 : tensor<3x2xf32>
            %589 = stablehlo.slice %572 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
            %590 = stablehlo.concatenate %589, %588, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
            %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %591 = stablehlo.pad %590, %cst_286, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %592 = stablehlo.pad %585, %cst_287, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            %593 = stablehlo.add %591, %592 : tensor<3x6xf32>
            %594 = stablehlo.slice %593 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
            %595 = stablehlo.slice %569 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
            %596 = stablehlo.add %594, %595 : tensor<3x5xf32>
            %597 = stablehlo.slice %569 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
            %598 = stablehlo.concatenate %597, %596, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
            %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %599 = stablehlo.pad %598, %cst_288, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %600 = stablehlo.pad %593, %cst_289, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
            %601 = stablehlo.add %599, %600 : tensor<3x12xf32>
            %602 = stablehlo.slice %601 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
            %603 = stablehlo.slice %566 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
            %604 = stablehlo.add %602, %603 : tensor<3x11xf32>
            %605 = stablehlo.slice %566 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
            %606 = stablehlo.concatenate %605, %604, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
            %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %607 = stablehlo.pad %606, %cst_290, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %608 = stablehlo.pad %601, %cst_291, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
            %609 = stablehlo.add %607, %608 : tensor<3x24xf32>
            %610 = stablehlo.slice %609 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
            %611 = stablehlo.slice %563 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
            %612 = stablehlo.add %610, %611 : tensor<3x23xf32>
            %613 = stablehlo.slice %563 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
            %614 = stablehlo.concatenate %613, %612, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
            %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %615 = stablehlo.pad %614, %cst_292, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %616 = stablehlo.pad %609, %cst_293, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
            %617 = stablehlo.add %615, %616 : tensor<3x48xf32>
            %618 = stablehlo.slice %555 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
            %619 = stablehlo.add %617, %618 : tensor<3x48xf32>
            %620 = stablehlo.slice %555 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
            %621 = stablehlo.concatenate %620, %619, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
            %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %622 = stablehlo.pad %621, %cst_294, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
            %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
            %623 = stablehlo.pad %617, %cst_295, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
            %624 = stablehlo.add %622, %623 : tensor<3x97xf32>
            %625 = stablehlo.broadcast_in_dim %560, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %626 = stablehlo.broadcast_in_dim %625, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %627 = stablehlo.compare GE, %624, %626, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %628 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
            %c_296 = stablehlo.constant dense<0> : tensor<i32>
            %629 = stablehlo.broadcast_in_dim %c_296, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %630 = stablehlo.compare LT, %628, %629, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %c_297 = stablehlo.constant dense<2147483647> : tensor<i32>
            %631 = stablehlo.broadcast_in_dim %c_297, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
            %632 = stablehlo.xor %628, %631 : tensor<3x97xi32>
            %633 = func.call @_where_22(%630, %632, %628) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
            %634 = func.call @argmax(%627) : (tensor<3x97xi1>) -> tensor<3xi32>
            %635 = stablehlo.broadcast_in_dim %634, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %636 = func.call @take_along_axis_23(%633, %635) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
            %637 = stablehlo.reshape %636 : (tensor<3x1xi32>) -> tensor<3xi32>
            %cst_298 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
            %638 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<3xf32>
            %639 = stablehlo.compare GE, %397, %638, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
            %c_299 = stablehlo.constant dense<false> : tensor<i1>
            %640 = stablehlo.reduce(%627 init: %c_299) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
            %c_300 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %641 = stablehlo.broadcast_in_dim %c_300, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %642 = stablehlo.not %639 : tensor<3xi1>
            %643 = stablehlo.not %640 : tensor<3xi1>
            %644 = stablehlo.and %642, %643 : tensor<3xi1>
            %c_301 = stablehlo.constant dense<false> : tensor<i1>
            %645 = stablehlo.reduce(%644 init: %c_301) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
            %646 = stablehlo.convert %645 : (tensor<i1>) -> tensor<i32>
            %647 = "stablehlo.case"(%646) ({
              stablehlo.return %641 : tensor<3xi32>
            }, {
              %c_302 = stablehlo.constant dense<-2147483648> : tensor<i32>
              %659 = stablehlo.broadcast_in_dim %c_302, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_303 = stablehlo.constant dense<2147483647> : tensor<i32>
              %660 = stablehlo.broadcast_in_dim %c_303, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %c_304 = stablehlo.constant dense<0> : tensor<i32>
              %c_305 = stablehlo.constant dense<0> : tensor<i32>
              %661:7 = stablehlo.while(%iterArg_306 = %507, %iterArg_307 = %544, %iterArg_308 = %560, %iterArg_309 = %c_305, %iterArg_310 = %c_304, %iterArg_311 = %659, %iterArg_312 = %660) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              cond {
                %c_313 = stablehlo.constant dense<32> : tensor<i32>
                %662 = stablehlo.compare LT, %iterArg_309, %c_313, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %662 : tensor<i1>
              } do {
                %662:3 = func.call @closed_call(%iterArg_306, %iterArg_307, %iterArg_308, %iterArg_310, %iterArg_311, %iterArg_312) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
                %c_313 = stablehlo.constant dense<1> : tensor<i32>
                %663 = stablehlo.add %iterArg_309, %c_313 : tensor<i32>
                stablehlo.return %iterArg_306, %iterArg_307, %iterArg_308, %663, %662#0, %662#1, %662#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
              }
              stablehlo.return %661#5 : tensor<3xi32>
            }) : (tensor<i32>) -> tensor<3xi32>
            %648 = func.call @_where_2(%640, %637, %647) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %649 = func.call @_where_2(%639, %641, %648) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
            %650 = stablehlo.maximum %539, %649 : tensor<3xi32>
            %651 = stablehlo.broadcast_in_dim %650, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
            %652 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
            %653 = stablehlo.compare GE, %507, %652, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
            %654 = stablehlo.exponential %436 : tensor<3x97xf32>
            %655 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
            %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
            %657 = stablehlo.compare GE, %654, %656, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
            %658 = stablehlo.and %653, %657 : tensor<3x97xi1>
            stablehlo.return %658 : tensor<3x97xi1>
          }) : (tensor<i32>) -> tensor<3x97xi1>
          %448 = stablehlo.convert %176 : (tensor<3xi32>) -> tensor<3xui32>
          %449 = func.call @_threefry_fold_in(%402, %448) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
          %450 = stablehlo.slice %449 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %451 = stablehlo.reshape %450 : (tensor<3x1xui32>) -> tensor<3xui32>
          %452 = stablehlo.slice %449 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
          %453 = stablehlo.reshape %452 : (tensor<3x1xui32>) -> tensor<3xui32>
          %454 = stablehlo.iota dim = 0 : tensor<97xui64>
          %c_249 = stablehlo.constant dense<1> : tensor<ui64>
          %455 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %456 = stablehlo.multiply %455, %454 : tensor<97xui64>
          %c_250 = stablehlo.constant dense<32> : tensor<ui64>
          %457 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<ui64>) -> tensor<97xui64>
          %458 = stablehlo.shift_right_logical %456, %457 : tensor<97xui64>
          %459 = stablehlo.convert %456 : (tensor<97xui64>) -> tensor<97xui32>
          %460 = stablehlo.convert %458 : (tensor<97xui64>) -> tensor<97xui32>
          %461 = stablehlo.broadcast_in_dim %460, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %462 = stablehlo.broadcast_in_dim %459, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
          %463 = stablehlo.broadcast_in_dim %451, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %464 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
          %465:2 = func.call @threefry2x32_28(%463, %464, %461, %462) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
          %466 = stablehlo.xor %465#0, %465#1 : tensor<3x97xui32>
          %c_251 = stablehlo.constant dense<9> : tensor<ui32>
          %467 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
          %468 = stablehlo.shift_right_logical %466, %467 : tensor<3x97xui32>
          %469 = stablehlo.convert %468 : (tensor<3x97xui32>) -> tensor<3x97xf32>
          %cst_252 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %470 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %471 = stablehlo.add %469, %470 : tensor<3x97xf32>
          %cst_253 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
          %472 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %473 = stablehlo.multiply %471, %472 : tensor<3x97xf32>
          %474 = stablehlo.log %473 : tensor<3x97xf32>
          %475 = stablehlo.negate %474 : tensor<3x97xf32>
          %476 = stablehlo.log %475 : tensor<3x97xf32>
          %477 = stablehlo.negate %476 : tensor<3x97xf32>
          %478 = stablehlo.add %436, %477 : tensor<3x97xf32>
          %cst_254 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %479 = func.call @_where_18(%447, %478, %cst_254) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_255 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %480 = func.call @_pad(%479, %cst_255) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
          %481 = stablehlo.reshape %480 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
          %cst_256 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %482 = stablehlo.reduce(%481 init: %cst_256) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
          %cst_257 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %483 = stablehlo.reduce(%482 init: %cst_257) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
          %484 = stablehlo.broadcast_in_dim %483, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %485 = stablehlo.compare EQ, %482, %484, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
          %486 = stablehlo.iota dim = 1 : tensor<3x1xi32>
          %c_258 = stablehlo.constant dense<1> : tensor<i32>
          %487 = func.call @_where_19(%485, %486, %c_258) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
          %c_259 = stablehlo.constant dense<2147483647> : tensor<i32>
          %488 = stablehlo.reduce(%487 init: %c_259) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
          %489 = stablehlo.broadcast_in_dim %488, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
          %490 = func.call @take_along_axis(%481, %489) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
          %491 = stablehlo.reshape %490 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
          %492 = stablehlo.broadcast_in_dim %484, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
          %493 = stablehlo.compare EQ, %491, %492, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
          %494 = stablehlo.iota dim = 1 : tensor<3x128xi32>
          %c_260 = stablehlo.constant dense<128> : tensor<i32>
          %495 = func.call @_where_15(%493, %494, %c_260) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_261 = stablehlo.constant dense<2147483647> : tensor<i32>
          %496 = stablehlo.reduce(%495 init: %c_261) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
          %c_262 = stablehlo.constant dense<128> : tensor<i32>
          %497 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %498 = stablehlo.multiply %488, %497 : tensor<3xi32>
          %499 = stablehlo.add %498, %496 : tensor<3xi32>
          %c_263 = stablehlo.constant dense<97> : tensor<i32>
          %500 = stablehlo.broadcast_in_dim %c_263, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %501 = stablehlo.minimum %499, %500 : tensor<3xi32>
          stablehlo.return %501 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %369 = func.call @_where_2(%365, %368, %363) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %370:3 = stablehlo.custom_call @xlabatch_summarize_logits(%178, %238) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
        %371 = stablehlo.compare GE, %176, %iterArg_15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_219 = stablehlo.constant dense<2> : tensor<i32>
        %c_220 = stablehlo.constant dense<0> : tensor<i32>
        %372 = func.call @_where_3(%371, %c_219, %c_220) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %373 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %375 = stablehlo.compare EQ, %374, %iterArg_14, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_221 = stablehlo.constant dense<false> : tensor<i1>
        %376 = stablehlo.reduce(%375 init: %c_221) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
        %c_222 = stablehlo.constant dense<1> : tensor<i32>
        %377 = func.call @_where_4(%376, %c_222, %372) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %c_223 = stablehlo.constant dense<3> : tensor<i32>
        %378 = func.call @_where_5(%370#2, %377, %c_223) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %379 = stablehlo.convert %378 : tensor<3xi32>
        %c_224 = stablehlo.constant dense<3> : tensor<i32>
        %380 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %381 = stablehlo.compare NE, %379, %380, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %382 = stablehlo.and %341, %381 : tensor<3xi1>
        %c_225 = stablehlo.constant dense<4> : tensor<i32>
        %383 = func.call @_where_6(%382, %c_225, %379) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
        %384 = stablehlo.broadcast_in_dim %369, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %385 = stablehlo.broadcast_in_dim %383, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %386 = stablehlo.broadcast_in_dim %370#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
        %387 = stablehlo.concatenate %384, %385, %386, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
        %388 = stablehlo.broadcast_in_dim %238, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
        %389 = func.call @_where_7(%388, %387, %iterArg_43) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
        stablehlo.return %389 : tensor<3x3xi32>
      }, {
        stablehlo.return %239 : tensor<3x3xi32>
      }) : (tensor<i32>) -> tensor<3x3xi32>
      %242 = stablehlo.slice %241 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %243 = stablehlo.reshape %242 : (tensor<1x3xi32>) -> tensor<3xi32>
      %244 = stablehlo.slice %241 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %245 = stablehlo.reshape %244 : (tensor<1x3xi32>) -> tensor<3xi32>
      %246 = stablehlo.slice %241 [2:3, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
      %247 = stablehlo.reshape %246 : (tensor<1x3xi32>) -> tensor<3xi32>
      %c_173 = stablehlo.constant dense<-1> : tensor<i32>
      %248 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %249 = stablehlo.compare NE, %243, %248, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %250 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_174 = stablehlo.constant dense<128> : tensor<i32>
      %251 = func.call @floor_divide_1(%176, %c_174) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_175 = stablehlo.constant dense<1> : tensor<i32>
      %252 = func.call @_where(%249, %251, %c_175) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_176 = stablehlo.constant dense<128> : tensor<i32>
      %253 = func.call @remainder(%176, %c_176) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %c_177 = stablehlo.constant dense<0> : tensor<i32>
      %254 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %255 = stablehlo.compare LT, %250, %254, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_178 = stablehlo.constant dense<3> : tensor<i32>
      %256 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %257 = stablehlo.add %250, %256 : tensor<3xi32>
      %258 = stablehlo.select %255, %257, %250 : tensor<3xi1>, tensor<3xi32>
      %c_179 = stablehlo.constant dense<0> : tensor<i32>
      %259 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %260 = stablehlo.compare LT, %252, %259, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_180 = stablehlo.constant dense<1> : tensor<i32>
      %261 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %262 = stablehlo.add %252, %261 : tensor<3xi32>
      %263 = stablehlo.select %260, %262, %252 : tensor<3xi1>, tensor<3xi32>
      %c_181 = stablehlo.constant dense<0> : tensor<i32>
      %264 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %265 = stablehlo.compare LT, %253, %264, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_182 = stablehlo.constant dense<128> : tensor<i32>
      %266 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %267 = stablehlo.add %253, %266 : tensor<3xi32>
      %268 = stablehlo.select %265, %267, %253 : tensor<3xi1>, tensor<3xi32>
      %269 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %270 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %271 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %272 = stablehlo.concatenate %269, %270, %271, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
      %273 = "stablehlo.scatter"(%233, %272, %243) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
      %c_183 = stablehlo.constant dense<0> : tensor<i32>
      %274 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %275 = stablehlo.compare EQ, %245, %274, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %276 = func.call @_where_8(%249, %275, %236) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %277 = stablehlo.not %249 : tensor<3xi1>
      %278 = stablehlo.and %238, %277 : tensor<3xi1>
      %279 = func.call @_where_30(%iterArg_35, %201, %241) : (tensor<i1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %c_184 = stablehlo.constant dense<1> : tensor<i32>
      %280 = stablehlo.add %iterArg_51, %c_184 : tensor<i32>
      %c_185 = stablehlo.constant dense<0> : tensor<i32>
      %281 = stablehlo.compare LT, %iterArg_51, %c_185, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_186 = stablehlo.constant dense<2> : tensor<i32>
      %282 = stablehlo.add %iterArg_51, %c_186 : tensor<i32>
      %283 = stablehlo.select %281, %282, %iterArg_51 : tensor<i1>, tensor<i32>
      %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %285 = "stablehlo.scatter"(%iterArg_52, %284, %279) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>):
        stablehlo.return %arg35 : tensor<i32>
      }) : (tensor<2x3x3xi32>, tensor<1xi32>, tensor<3x3xi32>) -> tensor<2x3x3xi32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %137#1, %137#2, %273, %176, %276, %278, %178, %280, %285 : tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<7x36x16x1xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x60x16x1xf32>, tensor<2x8x36x16x1xf32>, tensor<2x36xf32>, tensor<2x3x56x16x1xf32>, tensor<36xf32>, tensor<i1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x4xi32>, tensor<2xui32>, tensor<4xi32>, tensor<3x1xi32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<i32>, tensor<2x3x3xi32>
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
