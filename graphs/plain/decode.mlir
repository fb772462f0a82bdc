module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg29: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg30: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg31: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg32: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg33: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg34: tensor<3xi32> {tf.aliasing_output = 20 : i32}, %arg35: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg36: tensor<3xf32> {tf.aliasing_output = 22 : i32}, %arg37: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg38: tensor<3xi1> {tf.aliasing_output = 24 : i32}) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.active"}, tensor<3xi1> {jax.result_info = "result.rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.constrained"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg20, %arg19, %c) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %1 = call @_where(%arg20, %arg19, %c_1) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %4 = stablehlo.reduce(%0 init: %c_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %5 = call @floor_divide(%4, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.add %5, %c_4 : tensor<i32>
    %7 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_5 = stablehlo.constant dense<128> : tensor<i32>
    %8 = call @floor_divide_1(%0, %c_5) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_6 = stablehlo.constant dense<128> : tensor<i32>
    %9 = call @remainder(%0, %c_6) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %11 = stablehlo.compare LT, %7, %10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.add %7, %12 : tensor<3xi32>
    %14 = stablehlo.select %11, %13, %7 : tensor<3xi1>, tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %16 = stablehlo.compare LT, %8, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.add %8, %17 : tensor<3xi32>
    %19 = stablehlo.select %16, %18, %8 : tensor<3xi1>, tensor<3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %21 = stablehlo.compare LT, %9, %20, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<128> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %23 = stablehlo.add %9, %22 : tensor<3xi32>
    %24 = stablehlo.select %21, %23, %9 : tensor<3xi1>, tensor<3xi32>
    %25 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %26 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %28 = stablehlo.concatenate %25, %26, %27, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %29 = "stablehlo.gather"(%arg18, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x1x128xi32>, tensor<3x3xi32>) -> tensor<3xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %31 = stablehlo.reshape %30 : (tensor<3x1xi32>) -> tensor<1x3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_pad(%31, %c_13) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    %33 = stablehlo.reshape %32 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_15 = stablehlo.constant dense<97> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %37 = stablehlo.add %33, %36 : tensor<4xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<4xi1>, tensor<4xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %40 = "stablehlo.gather"(%arg0, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<4x1xi32>) -> tensor<4x36xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<4x36xf32>) -> tensor<36x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<36x4xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %44 = "stablehlo.case"(%c_17) ({
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_86 : tensor<i32>
    }, {
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_86 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %45:2 = "stablehlo.case"(%44) ({
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %334 = stablehlo.compare GT, %6, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %335 = stablehlo.convert %334 : (tensor<i1>) -> tensor<i32>
      %336:2 = "stablehlo.case"(%335) ({
        %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %337 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        stablehlo.return %337, %337 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
      }, {
        %337 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %338 = stablehlo.convert %2 : (tensor<3x1xi32>) -> tensor<3x1xf32>
        %339 = stablehlo.broadcast_in_dim %338, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
        %340 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
        %341 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
        %342 = stablehlo.multiply %340, %341 : tensor<5x3x1xf32>
        %343 = stablehlo.cosine %342 : tensor<5x3x1xf32>
        %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %344 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        %345 = stablehlo.multiply %343, %344 : tensor<5x3x1xf32>
        %346 = stablehlo.sine %342 : tensor<5x3x1xf32>
        %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %347 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        %348 = stablehlo.multiply %346, %347 : tensor<5x3x1xf32>
        stablehlo.return %345, %348 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
      }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
      stablehlo.return %336#0, %336#1 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
    %46 = stablehlo.multiply %43, %43 : tensor<36x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_19 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %50 = stablehlo.divide %48, %49 : tensor<1x4xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %52 = stablehlo.add %50, %51 : tensor<1x4xf32>
    %53 = stablehlo.rsqrt %52 : tensor<1x4xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %55 = stablehlo.multiply %43, %54 : tensor<36x4xf32>
    %56 = stablehlo.reshape %arg5 : (tensor<36xf32>) -> tensor<36x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<36x4xf32>
    %59 = stablehlo.dot_general %arg1, %58, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %60 = stablehlo.slice %59 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %61 = stablehlo.reshape %60 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %62 = stablehlo.slice %61 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %63 = stablehlo.slice %61 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %64 = stablehlo.concatenate %62, %63, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %65 = stablehlo.broadcast_in_dim %45#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %66 = stablehlo.broadcast_in_dim %45#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %67 = stablehlo.slice %64 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %68 = stablehlo.slice %64 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %69 = stablehlo.slice %64 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %70 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %71 = stablehlo.multiply %67, %70 : tensor<3x3x5x3x1xf32>
    %72 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %73 = stablehlo.multiply %68, %72 : tensor<3x3x5x3x1xf32>
    %74 = stablehlo.subtract %71, %73 : tensor<3x3x5x3x1xf32>
    %75 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %76 = stablehlo.multiply %68, %75 : tensor<3x3x5x3x1xf32>
    %77 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %78 = stablehlo.multiply %67, %77 : tensor<3x3x5x3x1xf32>
    %79 = stablehlo.add %76, %78 : tensor<3x3x5x3x1xf32>
    %80 = stablehlo.concatenate %74, %79, %69, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %81 = stablehlo.slice %80 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %82 = stablehlo.slice %80 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %83 = stablehlo.reshape %82 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %84 = stablehlo.slice %61 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %85 = stablehlo.reshape %84 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %cst_21 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %87 = stablehlo.multiply %81, %86 : tensor<3x2x10x3x1xf32>
    %88 = stablehlo.is_finite %85 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %89 = call @_where_3(%88, %83, %cst_22) : (tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = call @_where_3(%88, %85, %cst_23) : (tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %91 = stablehlo.iota dim = 0 : tensor<3xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %94 = stablehlo.add %93, %92 : tensor<3x1xi32>
    %c_25 = stablehlo.constant dense<128> : tensor<i32>
    %95 = call @floor_divide_4(%3, %c_25) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_26 = stablehlo.constant dense<128> : tensor<i32>
    %96 = call @remainder_6(%3, %c_26) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %97 = stablehlo.transpose %89, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %99 = stablehlo.compare LT, %94, %98, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %101 = stablehlo.add %94, %100 : tensor<3x1xi32>
    %102 = stablehlo.select %99, %101, %94 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %104 = stablehlo.compare LT, %95, %103, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %106 = stablehlo.add %95, %105 : tensor<3x1xi32>
    %107 = stablehlo.select %104, %106, %95 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %109 = stablehlo.compare LT, %96, %108, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_32 = stablehlo.constant dense<128> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %111 = stablehlo.add %96, %110 : tensor<3x1xi32>
    %112 = stablehlo.select %109, %111, %96 : tensor<3x1xi1>, tensor<3x1xi32>
    %113 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %114 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %115 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %116 = stablehlo.concatenate %113, %114, %115, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %117 = "stablehlo.scatter"(%arg14, %116, %97) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %118 = stablehlo.transpose %90, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %120 = stablehlo.compare LT, %94, %119, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %122 = stablehlo.add %94, %121 : tensor<3x1xi32>
    %123 = stablehlo.select %120, %122, %94 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %125 = stablehlo.compare LT, %95, %124, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %127 = stablehlo.add %95, %126 : tensor<3x1xi32>
    %128 = stablehlo.select %125, %127, %95 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %130 = stablehlo.compare LT, %96, %129, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_38 = stablehlo.constant dense<128> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %132 = stablehlo.add %96, %131 : tensor<3x1xi32>
    %133 = stablehlo.select %130, %132, %96 : tensor<3x1xi1>, tensor<3x1xi32>
    %134 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %135 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %137 = stablehlo.concatenate %134, %135, %136, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %138 = "stablehlo.scatter"(%arg15, %137, %118) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %139 = stablehlo.transpose %87, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %140 = stablehlo.reshape %139 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_39 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %144:10 = stablehlo.while(%iterArg = %2, %iterArg_86 = %117, %iterArg_87 = %c_42, %iterArg_88 = %138, %iterArg_89 = %140, %iterArg_90 = %c_43, %iterArg_91 = %6, %iterArg_92 = %141, %iterArg_93 = %142, %iterArg_94 = %143) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %334 = stablehlo.compare LT, %iterArg_90, %iterArg_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %334 : tensor<i1>
    } do {
      %c_95 = stablehlo.constant dense<1> : tensor<i32>
      %334 = stablehlo.add %iterArg_90, %c_95 : tensor<i32>
      %c_96 = stablehlo.constant dense<128> : tensor<i32>
      %335 = stablehlo.multiply %iterArg_90, %c_96 : tensor<i32>
      %336 = stablehlo.iota dim = 0 : tensor<128xi32>
      %337 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %338 = stablehlo.add %337, %336 : tensor<128xi32>
      %339 = stablehlo.broadcast_in_dim %338, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %340 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %341 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %342 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %343 = stablehlo.compare LE, %341, %342, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %344 = stablehlo.broadcast_in_dim %343, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %346 = stablehlo.reshape %345 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %347 = stablehlo.dynamic_slice %iterArg_86, %iterArg_87, %iterArg_90, %c_97, %c_98, %c_99, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %348 = stablehlo.reshape %347 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %349 = stablehlo.dynamic_slice %iterArg_88, %iterArg_87, %iterArg_90, %c_100, %c_101, %c_102, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %350 = stablehlo.reshape %349 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %351 = stablehlo.dot_general %iterArg_89, %348, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %352 = func.call @_where_7(%346, %351, %cst_103) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %353 = stablehlo.reduce(%352 init: %cst_104) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %354 = stablehlo.maximum %iterArg_92, %353 : tensor<3x3x2xf32>
      %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %357 = stablehlo.subtract %352, %356 : tensor<3x3x2x128xf32>
      %358 = stablehlo.exponential %357 : tensor<3x3x2x128xf32>
      %359 = stablehlo.subtract %iterArg_92, %354 : tensor<3x3x2xf32>
      %360 = stablehlo.exponential %359 : tensor<3x3x2xf32>
      %361 = stablehlo.multiply %iterArg_93, %360 : tensor<3x3x2xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %362 = stablehlo.reduce(%358 init: %cst_105) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %363 = stablehlo.add %361, %362 : tensor<3x3x2xf32>
      %364 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %366 = stablehlo.multiply %iterArg_94, %365 : tensor<3x3x2x10xf32>
      %367 = stablehlo.dot_general %358, %350, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %368 = stablehlo.add %366, %367 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %334, %iterArg_91, %354, %363, %368 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %145 = stablehlo.broadcast_in_dim %144#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %147 = stablehlo.divide %144#9, %146 : tensor<3x3x2x10xf32>
    %148 = stablehlo.reshape %147 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %149 = stablehlo.transpose %148, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %150 = stablehlo.reshape %149 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %151 = call @_pad_8(%150, %c_44) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %152 = stablehlo.dot_general %arg2, %151, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %154 = stablehlo.multiply %152, %153 : tensor<36x4xf32>
    %155 = stablehlo.add %43, %154 : tensor<36x4xf32>
    %156 = stablehlo.multiply %155, %155 : tensor<36x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_47 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %160 = stablehlo.divide %158, %159 : tensor<1x4xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %162 = stablehlo.add %160, %161 : tensor<1x4xf32>
    %163 = stablehlo.rsqrt %162 : tensor<1x4xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %165 = stablehlo.multiply %155, %164 : tensor<36x4xf32>
    %166 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %168 = stablehlo.multiply %165, %167 : tensor<36x4xf32>
    %169 = stablehlo.dot_general %arg3, %168, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %170 = stablehlo.slice %169 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %171 = stablehlo.slice %169 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %172 = call @silu(%170) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %173 = stablehlo.multiply %172, %171 : tensor<56x4xf32>
    %174 = stablehlo.dot_general %arg4, %173, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %176 = stablehlo.multiply %174, %175 : tensor<36x4xf32>
    %177 = stablehlo.add %155, %176 : tensor<36x4xf32>
    %178 = stablehlo.multiply %177, %177 : tensor<36x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_51 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %182 = stablehlo.divide %180, %181 : tensor<1x4xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %184 = stablehlo.add %182, %183 : tensor<1x4xf32>
    %185 = stablehlo.rsqrt %184 : tensor<1x4xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %187 = stablehlo.multiply %177, %186 : tensor<36x4xf32>
    %188 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %190 = stablehlo.multiply %187, %189 : tensor<36x4xf32>
    %191 = stablehlo.dot_general %arg7, %190, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %192 = stablehlo.slice %191 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %193 = stablehlo.reshape %192 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %194 = stablehlo.slice %193 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %195 = stablehlo.slice %193 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %196 = stablehlo.concatenate %194, %195, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %197 = stablehlo.broadcast_in_dim %45#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %198 = stablehlo.broadcast_in_dim %45#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %199 = stablehlo.slice %196 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %200 = stablehlo.slice %196 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %201 = stablehlo.slice %196 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %202 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %203 = stablehlo.multiply %199, %202 : tensor<3x3x5x3x1xf32>
    %204 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %205 = stablehlo.multiply %200, %204 : tensor<3x3x5x3x1xf32>
    %206 = stablehlo.subtract %203, %205 : tensor<3x3x5x3x1xf32>
    %207 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %208 = stablehlo.multiply %200, %207 : tensor<3x3x5x3x1xf32>
    %209 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %210 = stablehlo.multiply %199, %209 : tensor<3x3x5x3x1xf32>
    %211 = stablehlo.add %208, %210 : tensor<3x3x5x3x1xf32>
    %212 = stablehlo.concatenate %206, %211, %201, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %213 = stablehlo.slice %212 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %214 = stablehlo.slice %212 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %215 = stablehlo.reshape %214 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %216 = stablehlo.slice %193 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %217 = stablehlo.reshape %216 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %cst_53 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %219 = stablehlo.multiply %213, %218 : tensor<3x2x10x3x1xf32>
    %220 = stablehlo.is_finite %217 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %cst_54 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %221 = call @_where_3(%220, %215, %cst_54) : (tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = call @_where_3(%220, %217, %cst_55) : (tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %223 = stablehlo.iota dim = 0 : tensor<3xi32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %225 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %226 = stablehlo.add %225, %224 : tensor<3x1xi32>
    %c_57 = stablehlo.constant dense<128> : tensor<i32>
    %227 = call @floor_divide_4(%3, %c_57) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_58 = stablehlo.constant dense<128> : tensor<i32>
    %228 = call @remainder_6(%3, %c_58) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %229 = stablehlo.transpose %221, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %231 = stablehlo.compare LT, %226, %230, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_60 = stablehlo.constant dense<3> : tensor<i32>
    %232 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %233 = stablehlo.add %226, %232 : tensor<3x1xi32>
    %234 = stablehlo.select %231, %233, %226 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %236 = stablehlo.compare LT, %227, %235, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %237 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %238 = stablehlo.add %227, %237 : tensor<3x1xi32>
    %239 = stablehlo.select %236, %238, %227 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %241 = stablehlo.compare LT, %228, %240, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_64 = stablehlo.constant dense<128> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %243 = stablehlo.add %228, %242 : tensor<3x1xi32>
    %244 = stablehlo.select %241, %243, %228 : tensor<3x1xi1>, tensor<3x1xi32>
    %245 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %246 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %247 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %248 = stablehlo.concatenate %245, %246, %247, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %249 = "stablehlo.scatter"(%arg16, %248, %229) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %250 = stablehlo.transpose %222, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %252 = stablehlo.compare LT, %226, %251, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_66 = stablehlo.constant dense<3> : tensor<i32>
    %253 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %254 = stablehlo.add %226, %253 : tensor<3x1xi32>
    %255 = stablehlo.select %252, %254, %226 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %256 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %257 = stablehlo.compare LT, %227, %256, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_68 = stablehlo.constant dense<1> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %259 = stablehlo.add %227, %258 : tensor<3x1xi32>
    %260 = stablehlo.select %257, %259, %227 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %262 = stablehlo.compare LT, %228, %261, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_70 = stablehlo.constant dense<128> : tensor<i32>
    %263 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %264 = stablehlo.add %228, %263 : tensor<3x1xi32>
    %265 = stablehlo.select %262, %264, %228 : tensor<3x1xi1>, tensor<3x1xi32>
    %266 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %267 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %268 = stablehlo.broadcast_in_dim %265, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %269 = stablehlo.concatenate %266, %267, %268, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %270 = "stablehlo.scatter"(%arg17, %269, %250) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %271 = stablehlo.transpose %219, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %272 = stablehlo.reshape %271 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_71 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %276:10 = stablehlo.while(%iterArg = %2, %iterArg_86 = %249, %iterArg_87 = %c_74, %iterArg_88 = %270, %iterArg_89 = %272, %iterArg_90 = %c_75, %iterArg_91 = %6, %iterArg_92 = %273, %iterArg_93 = %274, %iterArg_94 = %275) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %334 = stablehlo.compare LT, %iterArg_90, %iterArg_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %334 : tensor<i1>
    } do {
      %c_95 = stablehlo.constant dense<1> : tensor<i32>
      %334 = stablehlo.add %iterArg_90, %c_95 : tensor<i32>
      %c_96 = stablehlo.constant dense<128> : tensor<i32>
      %335 = stablehlo.multiply %iterArg_90, %c_96 : tensor<i32>
      %336 = stablehlo.iota dim = 0 : tensor<128xi32>
      %337 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %338 = stablehlo.add %337, %336 : tensor<128xi32>
      %339 = stablehlo.broadcast_in_dim %338, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %340 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %341 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %342 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %343 = stablehlo.compare LE, %341, %342, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %344 = stablehlo.broadcast_in_dim %343, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %346 = stablehlo.reshape %345 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %347 = stablehlo.dynamic_slice %iterArg_86, %iterArg_87, %iterArg_90, %c_97, %c_98, %c_99, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %348 = stablehlo.reshape %347 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %349 = stablehlo.dynamic_slice %iterArg_88, %iterArg_87, %iterArg_90, %c_100, %c_101, %c_102, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %350 = stablehlo.reshape %349 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %351 = stablehlo.dot_general %iterArg_89, %348, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %352 = func.call @_where_7(%346, %351, %cst_103) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %353 = stablehlo.reduce(%352 init: %cst_104) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %354 = stablehlo.maximum %iterArg_92, %353 : tensor<3x3x2xf32>
      %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %357 = stablehlo.subtract %352, %356 : tensor<3x3x2x128xf32>
      %358 = stablehlo.exponential %357 : tensor<3x3x2x128xf32>
      %359 = stablehlo.subtract %iterArg_92, %354 : tensor<3x3x2xf32>
      %360 = stablehlo.exponential %359 : tensor<3x3x2xf32>
      %361 = stablehlo.multiply %iterArg_93, %360 : tensor<3x3x2xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %362 = stablehlo.reduce(%358 init: %cst_105) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %363 = stablehlo.add %361, %362 : tensor<3x3x2xf32>
      %364 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %366 = stablehlo.multiply %iterArg_94, %365 : tensor<3x3x2x10xf32>
      %367 = stablehlo.dot_general %358, %350, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %368 = stablehlo.add %366, %367 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %334, %iterArg_91, %354, %363, %368 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %277 = stablehlo.broadcast_in_dim %276#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %279 = stablehlo.divide %276#9, %278 : tensor<3x3x2x10xf32>
    %280 = stablehlo.reshape %279 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %281 = stablehlo.transpose %280, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %282 = stablehlo.reshape %281 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %283 = call @_pad_8(%282, %c_76) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %284 = stablehlo.dot_general %arg8, %283, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %286 = stablehlo.multiply %284, %285 : tensor<36x4xf32>
    %287 = stablehlo.add %177, %286 : tensor<36x4xf32>
    %288 = stablehlo.multiply %287, %287 : tensor<36x4xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.reduce(%288 init: %cst_78) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_79 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %292 = stablehlo.divide %290, %291 : tensor<1x4xf32>
    %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %294 = stablehlo.add %292, %293 : tensor<1x4xf32>
    %295 = stablehlo.rsqrt %294 : tensor<1x4xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %297 = stablehlo.multiply %287, %296 : tensor<36x4xf32>
    %298 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %300 = stablehlo.multiply %297, %299 : tensor<36x4xf32>
    %301 = stablehlo.dot_general %arg9, %300, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %302 = stablehlo.slice %301 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %303 = stablehlo.slice %301 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %304 = call @silu(%302) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %305 = stablehlo.multiply %304, %303 : tensor<56x4xf32>
    %306 = stablehlo.dot_general %arg10, %305, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %308 = stablehlo.multiply %306, %307 : tensor<36x4xf32>
    %309 = stablehlo.add %287, %308 : tensor<36x4xf32>
    %310 = stablehlo.multiply %309, %309 : tensor<36x4xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.reduce(%310 init: %cst_82) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_83 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %314 = stablehlo.divide %312, %313 : tensor<1x4xf32>
    %cst_84 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %316 = stablehlo.add %314, %315 : tensor<1x4xf32>
    %317 = stablehlo.rsqrt %316 : tensor<1x4xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %319 = stablehlo.multiply %309, %318 : tensor<36x4xf32>
    %320 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %322 = stablehlo.multiply %319, %321 : tensor<36x4xf32>
    %323 = stablehlo.broadcast_in_dim %arg20, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %324 = stablehlo.dot_general %arg0, %322, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<97x36xf32>, tensor<36x4xf32>) -> tensor<97x4xf32>
    %325 = stablehlo.optimization_barrier %324 : tensor<97x4xf32>
    %326 = stablehlo.transpose %325, dims = [1, 0] : (tensor<97x4xf32>) -> tensor<4x97xf32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4x97xf32>
    %328 = stablehlo.multiply %326, %327 : tensor<4x97xf32>
    %329 = stablehlo.slice %328 [0:3, 0:97] : (tensor<4x97xf32>) -> tensor<3x97xf32>
    %330 = call @_where_9(%323, %329, %arg22) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %331 = stablehlo.convert %arg20 : (tensor<3xi1>) -> tensor<3xi32>
    %332 = stablehlo.add %arg19, %331 : tensor<3xi32>
    %333 = stablehlo.or %arg21, %arg20 : tensor<3xi1>
    return %117, %138, %249, %270, %arg18, %332, %arg20, %333, %330, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
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
  func.func private @_pad(%arg0: tensor<1x3xi32>, %arg1: tensor<i32>) -> tensor<1x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    return %1 : tensor<1x4xi32>
  }
  func.func private @_where_3(%arg0: tensor<3x10x3x1xi1>, %arg1: tensor<3x10x3x1xf32>, %arg2: tensor<f32>) -> tensor<3x10x3x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x10x3x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>
    return %2 : tensor<3x10x3x1xf32>
  }
  func.func private @floor_divide_4(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x1xi32>
    %3 = stablehlo.sign %arg0 : tensor<3x1xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %11 = stablehlo.and %6, %10 : tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3x1xi32>
    %14 = call @_where_5(%11, %13, %2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    return %14 : tensor<3x1xi32>
  }
  func.func private @_where_5(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    return %0 : tensor<3x1xi32>
  }
  func.func private @remainder_6(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x1xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x1xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @_where_7(%arg0: tensor<3x1x2x128xi1>, %arg1: tensor<3x3x2x128xf32>, %arg2: tensor<f32>) -> tensor<3x3x2x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x2x128xi1>) -> tensor<3x3x2x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x2x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3x2x128xi1>, tensor<3x3x2x128xf32>
    return %3 : tensor<3x3x2x128xf32>
  }
  func.func private @_pad_8(%arg0: tensor<60x3xf32>, %arg1: tensor<i32>) -> tensor<60x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<60x3xf32>, tensor<f32>) -> tensor<60x4xf32>
    return %1 : tensor<60x4xf32>
  }
  func.func private @silu(%arg0: tensor<56x4xf32>) -> tensor<56x4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<56x4xf32>
    %1 = stablehlo.exponential %0 : tensor<56x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<56x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<56x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<56x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<56x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<56x4xf32>
    return %6 : tensor<56x4xf32>
  }
  func.func private @_where_9(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %1 : tensor<3x97xf32>
  }
}
