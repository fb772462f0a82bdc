module @jit_prefill_and_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<2x8x36x16x1xf32>, %arg2: tensor<2x3x60x16x1xf32>, %arg3: tensor<2x8x36x16x1xf32>, %arg4: tensor<2x3x56x16x1xf32>, %arg5: tensor<2x36xf32>, %arg6: tensor<2x36xf32>, %arg7: tensor<36xf32>, %arg8: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg13: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg14: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg15: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg26: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg29: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg30: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg31: tensor<16xi32>, %arg32: tensor<16xi32>, %arg33: tensor<16xi32>, %arg34: tensor<i32>, %arg35: tensor<3xi1>, %arg36: tensor<3xi32>, %arg37: tensor<3xi32>, %arg38: tensor<3xi1>, %arg39: tensor<3xf32>, %arg40: tensor<3xi32>, %arg41: tensor<3xf32>, %arg42: tensor<3xf32>, %arg43: tensor<3x2xui32>, %arg44: tensor<3x4xi32>, %arg45: tensor<3xi32>, %arg46: tensor<3xi32>, %arg47: tensor<3xi32>, %arg48: tensor<3xf32>, %arg49: tensor<3xi32>, %arg50: tensor<3xf32>, %arg51: tensor<3xf32>, %arg52: tensor<3xi1>, %arg53: tensor<3xi1>, %arg54: tensor<i1>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<36x16xf32> {jax.result_info = "result[1].hidden"}, tensor<3x3xi32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %1 = stablehlo.iota dim = 0 : tensor<19xi32>
    %2 = stablehlo.not %arg13 : tensor<3xi1>
    %3 = stablehlo.and %arg12, %2 : tensor<3xi1>
    %4 = stablehlo.not %arg35 : tensor<3xi1>
    %5 = stablehlo.and %3, %4 : tensor<3xi1>
    %6 = stablehlo.not %5 : tensor<3xi1>
    %7 = call @argsort(%6) : (tensor<3xi1>) -> tensor<3xi32>
    %8 = stablehlo.convert %5 : (tensor<3xi1>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %11 = stablehlo.compare LT, %1, %10, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %13 = stablehlo.add %1, %12 : tensor<19xi32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<19xi32>
    %16 = call @_where(%11, %1, %15) : (tensor<19xi1>, tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    %c_3 = stablehlo.constant dense<18> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %18 = stablehlo.minimum %16, %17 : tensor<19xi32>
    %19 = stablehlo.add %9, %arg34 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %21 = stablehlo.compare LT, %7, %20, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %23 = stablehlo.add %7, %22 : tensor<3xi32>
    %24 = stablehlo.select %21, %23, %7 : tensor<3xi1>, tensor<3xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %26 = "stablehlo.gather"(%arg11, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %27 = stablehlo.concatenate %26, %arg33, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %29 = stablehlo.compare LT, %18, %28, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_7 = stablehlo.constant dense<19> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %31 = stablehlo.add %18, %30 : tensor<19xi32>
    %32 = stablehlo.select %29, %31, %18 : tensor<19xi1>, tensor<19xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %34 = "stablehlo.gather"(%27, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %36 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %37 = stablehlo.compare LT, %1, %36, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_8 = stablehlo.constant dense<128> : tensor<i32>
    %38 = call @_where_0(%37, %34, %c_8) : (tensor<19xi1>, tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %c_9 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %40 = stablehlo.reduce(%34 init: %c_9) applies stablehlo.maximum across dimensions = [0] : (tensor<19xi32>, tensor<i32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<128> : tensor<i32>
    %41 = call @floor_divide(%40, %c_10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.add %41, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %44 = stablehlo.compare LT, %7, %43, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %46 = stablehlo.add %7, %45 : tensor<3xi32>
    %47 = stablehlo.select %44, %46, %7 : tensor<3xi1>, tensor<3xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %49 = "stablehlo.gather"(%0, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %50 = stablehlo.concatenate %49, %arg32, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %52 = stablehlo.compare LT, %18, %51, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_15 = stablehlo.constant dense<19> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %54 = stablehlo.add %18, %53 : tensor<19xi32>
    %55 = stablehlo.select %52, %54, %18 : tensor<19xi1>, tensor<19xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %57 = "stablehlo.gather"(%50, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %58 = call @floor_divide_2(%arg11, %c_16) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %59 = call @remainder(%arg11, %c_17) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %61 = stablehlo.compare LT, %0, %60, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %63 = stablehlo.add %0, %62 : tensor<3xi32>
    %64 = stablehlo.select %61, %63, %0 : tensor<3xi1>, tensor<3xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.compare LT, %58, %65, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %68 = stablehlo.add %58, %67 : tensor<3xi32>
    %69 = stablehlo.select %66, %68, %58 : tensor<3xi1>, tensor<3xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %59, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_23 = stablehlo.constant dense<128> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %59, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %59 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %77 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %78 = stablehlo.concatenate %75, %76, %77, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %79 = "stablehlo.gather"(%arg10, %78) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<3x3xi32>) -> tensor<3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %81 = stablehlo.compare LT, %7, %80, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %83 = stablehlo.add %7, %82 : tensor<3xi32>
    %84 = stablehlo.select %81, %83, %7 : tensor<3xi1>, tensor<3xi32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %86 = "stablehlo.gather"(%79, %85) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %87 = stablehlo.concatenate %86, %arg31, dim = 0 : (tensor<3xi32>, tensor<16xi32>) -> tensor<19xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %89 = stablehlo.compare LT, %18, %88, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_27 = stablehlo.constant dense<19> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %91 = stablehlo.add %18, %90 : tensor<19xi32>
    %92 = stablehlo.select %89, %91, %18 : tensor<19xi1>, tensor<19xi32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %94 = "stablehlo.gather"(%87, %93) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<19xi32>, tensor<19x1xi32>) -> tensor<19xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %96 = stablehlo.reshape %95 : (tensor<19x1xi32>) -> tensor<19xi32>
    %c_28 = stablehlo.constant dense<16> : tensor<i32>
    %97 = call @floor_divide_4(%96, %c_28) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_29 = stablehlo.constant dense<16> : tensor<i32>
    %98 = call @remainder_5(%96, %c_29) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %100 = stablehlo.compare LT, %97, %99, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_31 = stablehlo.constant dense<7> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %102 = stablehlo.add %97, %101 : tensor<19xi32>
    %103 = stablehlo.select %100, %102, %97 : tensor<19xi1>, tensor<19xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %105 = stablehlo.compare LT, %98, %104, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_33 = stablehlo.constant dense<16> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %107 = stablehlo.add %98, %106 : tensor<19xi32>
    %108 = stablehlo.select %105, %107, %98 : tensor<19xi1>, tensor<19xi32>
    %109 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %110 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %111 = stablehlo.concatenate %109, %110, dim = 1 : (tensor<19x1xi32>, tensor<19x1xi32>) -> tensor<19x2xi32>
    %112 = "stablehlo.gather"(%arg0, %111) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36, 1, 1>}> : (tensor<7x36x16x1xf32>, tensor<19x2xi32>) -> tensor<19x36x1xf32>
    %113 = stablehlo.reshape %112 : (tensor<19x36x1xf32>) -> tensor<19x36xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<19x36xf32>
    %115 = stablehlo.multiply %113, %114 : tensor<19x36xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %116 = "stablehlo.case"(%c_35) ({
      %c_138 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_138 : tensor<i32>
    }, {
      %c_138 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_138 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %117:2 = "stablehlo.case"(%116) ({
      %c_138 = stablehlo.constant dense<0> : tensor<i32>
      %358 = stablehlo.compare GT, %42, %c_138, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %359 = stablehlo.convert %358 : (tensor<i1>) -> tensor<i32>
      %360:2 = "stablehlo.case"(%359) ({
        %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %361 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<5x19x1xf32>
        stablehlo.return %361, %361 : tensor<5x19x1xf32>, tensor<5x19x1xf32>
      }, {
        %361 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %362 = stablehlo.convert %35 : (tensor<19x1xi32>) -> tensor<19x1xf32>
        %363 = stablehlo.broadcast_in_dim %362, dims = [1, 2] : (tensor<19x1xf32>) -> tensor<1x19x1xf32>
        %364 = stablehlo.broadcast_in_dim %361, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x19x1xf32>
        %365 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<1x19x1xf32>) -> tensor<5x19x1xf32>
        %366 = stablehlo.multiply %364, %365 : tensor<5x19x1xf32>
        %367 = stablehlo.cosine %366 : tensor<5x19x1xf32>
        %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %368 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<5x19x1xf32>
        %369 = stablehlo.multiply %367, %368 : tensor<5x19x1xf32>
        %370 = stablehlo.sine %366 : tensor<5x19x1xf32>
        %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %371 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<5x19x1xf32>
        %372 = stablehlo.multiply %370, %371 : tensor<5x19x1xf32>
        stablehlo.return %369, %372 : tensor<5x19x1xf32>, tensor<5x19x1xf32>
      }) : (tensor<i32>) -> (tensor<5x19x1xf32>, tensor<5x19x1xf32>)
      stablehlo.return %360#0, %360#1 : tensor<5x19x1xf32>, tensor<5x19x1xf32>
    }) : (tensor<i32>) -> (tensor<5x19x1xf32>, tensor<5x19x1xf32>)
    %118 = stablehlo.reshape %117#0 : (tensor<5x19x1xf32>) -> tensor<5x19xf32>
    %119 = stablehlo.transpose %118, dims = [1, 0] : (tensor<5x19xf32>) -> tensor<19x5xf32>
    %120 = stablehlo.reshape %117#1 : (tensor<5x19x1xf32>) -> tensor<5x19xf32>
    %121 = stablehlo.transpose %120, dims = [1, 0] : (tensor<5x19xf32>) -> tensor<19x5xf32>
    %122 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %129 = stablehlo.custom_call @xlabatch_linear(%115, %122, %arg1, %123, %124, %arg5, %125, %126, %127, %128) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x120xf32>
    %130 = stablehlo.reshape %35 : (tensor<19x1xi32>) -> tensor<19xi32>
    %131 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %132 = stablehlo.reshape %131 : (tensor<19x1xi32>) -> tensor<19xi32>
    %133 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %138:3 = stablehlo.custom_call @xlabatch_attention(%129, %132, %130, %133, %119, %121, %134, %135, %136, %137, %arg8, %arg9) {backend_config = "", mhlo.backend_config = {cache_layer = 0 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 0 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<19x120xf32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<19x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %139 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %146 = stablehlo.custom_call @xlabatch_linear(%138#0, %139, %arg2, %140, %141, %142, %143, %115, %144, %145) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %147 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %154 = stablehlo.custom_call @xlabatch_linear(%146, %147, %arg3, %148, %149, %arg6, %150, %151, %152, %153) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x56xf32>
    %155 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %162 = stablehlo.custom_call @xlabatch_linear(%154, %155, %arg4, %156, %157, %158, %159, %146, %160, %161) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %163 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %170 = stablehlo.custom_call @xlabatch_linear(%162, %163, %arg1, %164, %165, %arg5, %166, %167, %168, %169) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x120xf32>
    %171 = stablehlo.reshape %35 : (tensor<19x1xi32>) -> tensor<19xi32>
    %172 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %173 = stablehlo.reshape %172 : (tensor<19x1xi32>) -> tensor<19xi32>
    %174 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %179:3 = stablehlo.custom_call @xlabatch_attention(%170, %173, %171, %174, %119, %121, %175, %176, %177, %178, %138#1, %138#2) {backend_config = "", mhlo.backend_config = {cache_layer = 1 : i32, cap = 0.000000e+00 : f32, chunk = 0 : i32, layer = 1 : i32, layers = 2 : i32, norm_eps = 9.99999974E-6 : f32, scale = 0.316227764 : f32, window = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 10, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 11, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<19x120xf32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19x5xf32>, tensor<19x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>) -> (tensor<19x60xf32>, tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>)
    %180 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %187 = stablehlo.custom_call @xlabatch_linear(%179#0, %180, %arg2, %181, %182, %183, %184, %162, %185, %186) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x60xf32>, tensor<1xi32>, tensor<2x3x60x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %188 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %195 = stablehlo.custom_call @xlabatch_linear(%187, %188, %arg3, %189, %190, %arg6, %191, %192, %193, %194) {backend_config = "", mhlo.backend_config = {act = 1 : i32, gated = true, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x36xf32>, tensor<1xi32>, tensor<2x8x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x56xf32>
    %196 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %203 = stablehlo.custom_call @xlabatch_linear(%195, %196, %arg4, %197, %198, %199, %200, %187, %201, %202) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 1 : i32, layers = 2 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<19x56xf32>, tensor<1xi32>, tensor<2x3x56x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<19x36xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<19x36xf32>
    %204 = stablehlo.transpose %203, dims = [1, 0] : (tensor<19x36xf32>) -> tensor<36x19xf32>
    %205 = stablehlo.convert %5 : (tensor<3xi1>) -> tensor<3xi32>
    %206 = call @cumsum(%205) : (tensor<3xi32>) -> tensor<3xi32>
    %c_92 = stablehlo.constant dense<1> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %208 = stablehlo.subtract %206, %207 : tensor<3xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %209 = stablehlo.reduce(%205 init: %c_93) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %211 = stablehlo.add %210, %arg37 : tensor<3xi32>
    %212 = call @_where_3(%5, %208, %211) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %213 = stablehlo.or %5, %arg38 : tensor<3xi1>
    %214 = stablehlo.convert %213 : (tensor<3xi1>) -> tensor<3xi32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %215 = stablehlo.reduce(%214 init: %c_94) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %216 = stablehlo.not %213 : tensor<3xi1>
    %217 = call @argsort(%216) : (tensor<3xi1>) -> tensor<3xi32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %219 = stablehlo.compare LT, %217, %218, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %221 = stablehlo.add %217, %220 : tensor<3xi32>
    %222 = stablehlo.select %219, %221, %217 : tensor<3xi1>, tensor<3xi32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %224 = "stablehlo.gather"(%212, %223) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %225 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %226 = stablehlo.compare LT, %224, %225, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_98 = stablehlo.constant dense<19> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %228 = stablehlo.add %224, %227 : tensor<3xi32>
    %229 = stablehlo.select %226, %228, %224 : tensor<3xi1>, tensor<3xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %231 = "stablehlo.gather"(%204, %230) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 36, 1>}> : (tensor<36x19xf32>, tensor<3x1xi32>) -> tensor<36x3xf32>
    %232 = stablehlo.transpose %231, dims = [1, 0] : (tensor<36x3xf32>) -> tensor<3x36xf32>
    %233 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %240 = stablehlo.custom_call @xlabatch_linear(%232, %233, %arg0, %234, %235, %arg7, %236, %237, %238, %239) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x97xf32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %242 = stablehlo.multiply %240, %241 : tensor<3x97xf32>
    %243 = stablehlo.iota dim = 0 : tensor<3xi32>
    %244 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %245 = stablehlo.compare LT, %243, %244, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %246 = call @_where_7(%245, %217, %c_106) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %247 = stablehlo.add %arg11, %205 : tensor<3xi32>
    %248 = call @_where_3(%arg35, %arg36, %247) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %249 = stablehlo.not %arg35 : tensor<3xi1>
    %250 = stablehlo.and %arg12, %249 : tensor<3xi1>
    %251 = stablehlo.not %arg35 : tensor<3xi1>
    %252 = stablehlo.and %arg13, %251 : tensor<3xi1>
    %253 = call @_where_8(%arg35, %arg39, %arg16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %254 = call @_where_3(%arg35, %arg40, %arg17) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %255 = call @_where_8(%arg35, %arg41, %arg18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %256 = call @_where_8(%arg35, %arg42, %arg19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %257 = stablehlo.reshape %arg35 : (tensor<3xi1>) -> tensor<3x1xi1>
    %258 = call @_where_9(%257, %arg43, %arg20) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %259 = stablehlo.reshape %arg35 : (tensor<3xi1>) -> tensor<3x1xi1>
    %260 = call @_where_10(%259, %arg44, %arg21) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %261 = call @_where_3(%arg35, %arg45, %arg22) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %262 = call @_where_3(%arg35, %arg46, %arg23) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %263 = call @_where_3(%arg35, %arg47, %arg24) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %264 = call @_where_8(%arg35, %arg48, %arg25) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %265 = call @_where_3(%arg35, %arg49, %arg26) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %266 = call @_where_8(%arg35, %arg50, %arg27) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %267 = call @_where_8(%arg35, %arg51, %arg28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %268 = call @_where_11(%arg35, %arg52, %arg29) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %269 = call @_where_11(%arg35, %arg53, %arg30) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %270 = stablehlo.reshape %39 : (tensor<19x1xi32>) -> tensor<19xi32>
    %c_107 = stablehlo.constant dense<128> : tensor<i32>
    %271 = call @floor_divide_4(%270, %c_107) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_108 = stablehlo.constant dense<128> : tensor<i32>
    %272 = call @remainder_5(%270, %c_108) : (tensor<19xi32>, tensor<i32>) -> tensor<19xi32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %273 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %274 = stablehlo.compare LT, %57, %273, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %275 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %276 = stablehlo.add %57, %275 : tensor<19xi32>
    %277 = stablehlo.select %274, %276, %57 : tensor<19xi1>, tensor<19xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %278 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %279 = stablehlo.compare LT, %271, %278, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_112 = stablehlo.constant dense<1> : tensor<i32>
    %280 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %281 = stablehlo.add %271, %280 : tensor<19xi32>
    %282 = stablehlo.select %279, %281, %271 : tensor<19xi1>, tensor<19xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %283 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %284 = stablehlo.compare LT, %272, %283, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_114 = stablehlo.constant dense<128> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %286 = stablehlo.add %272, %285 : tensor<19xi32>
    %287 = stablehlo.select %284, %286, %272 : tensor<19xi1>, tensor<19xi32>
    %288 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %289 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %290 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<19xi32>) -> tensor<19x1xi32>
    %291 = stablehlo.concatenate %288, %289, %290, dim = 1 : (tensor<19x1xi32>, tensor<19x1xi32>, tensor<19x1xi32>) -> tensor<19x3xi32>
    %292 = "stablehlo.scatter"(%arg10, %291, %94) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<i32>, %arg56: tensor<i32>):
      stablehlo.return %arg56 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<19x3xi32>, tensor<19xi32>) -> tensor<3x1x128xi32>
    %293 = stablehlo.or %252, %213 : tensor<3xi1>
    %294 = stablehlo.custom_call @xlabatch_write_logits(%242, %246, %arg14) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x97xf32>, tensor<3xi32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %295 = stablehlo.broadcast_in_dim %arg54, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %296 = stablehlo.and %293, %295 : tensor<3xi1>
    %297:3 = stablehlo.custom_call @xlabatch_summarize_logits(%294, %296) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
    %c_115 = stablehlo.constant dense<false> : tensor<i1>
    %298 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %299 = stablehlo.compare GE, %248, %261, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_116 = stablehlo.constant dense<2> : tensor<i32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %300 = call @_where_12(%299, %c_116, %c_117) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %301 = stablehlo.broadcast_in_dim %297#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %303 = stablehlo.compare EQ, %302, %260, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_118 = stablehlo.constant dense<false> : tensor<i1>
    %304 = stablehlo.reduce(%303 init: %c_118) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_119 = stablehlo.constant dense<1> : tensor<i32>
    %305 = call @_where_13(%304, %c_119, %300) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_120 = stablehlo.constant dense<3> : tensor<i32>
    %306 = call @_where_14(%297#2, %305, %c_120) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %307 = stablehlo.convert %306 : tensor<3xi32>
    %c_121 = stablehlo.constant dense<3> : tensor<i32>
    %308 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %309 = stablehlo.compare NE, %307, %308, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %310 = stablehlo.and %298, %309 : tensor<3xi1>
    %c_122 = stablehlo.constant dense<4> : tensor<i32>
    %311 = call @_where_15(%310, %c_122, %307) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %312 = stablehlo.broadcast_in_dim %297#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %313 = stablehlo.broadcast_in_dim %311, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %314 = stablehlo.broadcast_in_dim %297#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %315 = stablehlo.concatenate %312, %313, %314, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %316 = stablehlo.broadcast_in_dim %296, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %317 = call @_where_16(%316, %315, %c) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %318 = stablehlo.slice %317 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %319 = stablehlo.reshape %318 : (tensor<1x3xi32>) -> tensor<3xi32>
    %320 = stablehlo.slice %317 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %321 = stablehlo.reshape %320 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_123 = stablehlo.constant dense<-1> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %323 = stablehlo.compare NE, %319, %322, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %324 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_124 = stablehlo.constant dense<128> : tensor<i32>
    %325 = call @floor_divide_2(%248, %c_124) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_125 = stablehlo.constant dense<1> : tensor<i32>
    %326 = call @_where_7(%323, %325, %c_125) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_126 = stablehlo.constant dense<128> : tensor<i32>
    %327 = call @remainder(%248, %c_126) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %328 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %329 = stablehlo.compare LT, %324, %328, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_128 = stablehlo.constant dense<3> : tensor<i32>
    %330 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %331 = stablehlo.add %324, %330 : tensor<3xi32>
    %332 = stablehlo.select %329, %331, %324 : tensor<3xi1>, tensor<3xi32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %333 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %334 = stablehlo.compare LT, %326, %333, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_130 = stablehlo.constant dense<1> : tensor<i32>
    %335 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %336 = stablehlo.add %326, %335 : tensor<3xi32>
    %337 = stablehlo.select %334, %336, %326 : tensor<3xi1>, tensor<3xi32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %338 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %339 = stablehlo.compare LT, %327, %338, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_132 = stablehlo.constant dense<128> : tensor<i32>
    %340 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %341 = stablehlo.add %327, %340 : tensor<3xi32>
    %342 = stablehlo.select %339, %341, %327 : tensor<3xi1>, tensor<3xi32>
    %343 = stablehlo.broadcast_in_dim %332, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %344 = stablehlo.broadcast_in_dim %337, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %345 = stablehlo.broadcast_in_dim %342, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %346 = stablehlo.concatenate %343, %344, %345, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %347 = "stablehlo.scatter"(%292, %346, %319) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg55: tensor<i32>, %arg56: tensor<i32>):
      stablehlo.return %arg56 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %348 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %349 = stablehlo.compare EQ, %321, %348, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %350 = call @_where_11(%323, %349, %250) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %351 = stablehlo.not %323 : tensor<3xi1>
    %352 = stablehlo.and %293, %351 : tensor<3xi1>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %353 = stablehlo.reduce(%205 init: %c_134) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %354 = stablehlo.compare LT, %353, %c_135, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_136 = stablehlo.constant dense<19> : tensor<i32>
    %355 = stablehlo.add %353, %c_136 : tensor<i32>
    %356 = stablehlo.select %354, %355, %353 : tensor<i1>, tensor<i32>
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %357 = stablehlo.dynamic_slice %204, %c_137, %356, sizes = [36, 16] : (tensor<36x19xf32>, tensor<i32>, tensor<i32>) -> tensor<36x16xf32>
    return %179#1, %179#2, %347, %248, %350, %352, %294, %arg15, %253, %254, %255, %256, %258, %260, %261, %262, %263, %264, %265, %266, %267, %268, %269, %357, %317 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<36x16xf32>, tensor<3x3xi32>
  }
  func.func private @argsort(%arg0: tensor<3xi1>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<3xi1>, tensor<3xi32>) -> (tensor<3xi1>, tensor<3xi32>)
    return %1#1 : tensor<3xi32>
  }
  func.func private @_where(%arg0: tensor<19xi1>, %arg1: tensor<19xi32>, %arg2: tensor<19xi32>) -> tensor<19xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<19xi1>, tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @_where_0(%arg0: tensor<19xi1>, %arg1: tensor<19xi32>, %arg2: tensor<i32>) -> tensor<19xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<19xi1>, tensor<19xi32>
    return %2 : tensor<19xi32>
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
    %9 = call @_where_1(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide_2(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_3(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @_where_3(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @floor_divide_4(%arg0: tensor<19xi32>, %arg1: tensor<i32>) -> tensor<19xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<19xi32>
    %3 = stablehlo.sign %arg0 : tensor<19xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<19xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %11 = stablehlo.and %6, %10 : tensor<19xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<19xi32>
    %14 = call @_where(%11, %13, %2) : (tensor<19xi1>, tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    return %14 : tensor<19xi32>
  }
  func.func private @remainder_5(%arg0: tensor<19xi32>, %arg1: tensor<i32>) -> tensor<19xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<19xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<19xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<19xi1>, tensor<19xi1>) -> tensor<19xi1>
    %12 = stablehlo.and %11, %6 : tensor<19xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %14 = stablehlo.add %4, %13 : tensor<19xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<19xi1>, tensor<19xi32>
    return %15 : tensor<19xi32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_6(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_6(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_8(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_where_9(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xui32>, %arg2: tensor<3x2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xui32>
    return %1 : tensor<3x2xui32>
  }
  func.func private @_where_10(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %1 : tensor<3x4xi32>
  }
  func.func private @_where_11(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @_where_12(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_16(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
}
