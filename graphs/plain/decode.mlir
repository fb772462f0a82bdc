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
    %31 = stablehlo.reshape %30 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_pad(%31, %c_13) : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %34 = stablehlo.compare LT, %32, %33, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_15 = stablehlo.constant dense<97> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %36 = stablehlo.add %32, %35 : tensor<4xi32>
    %37 = stablehlo.select %34, %36, %32 : tensor<4xi1>, tensor<4xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %39 = "stablehlo.gather"(%arg0, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<4x1xi32>) -> tensor<4x36xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x36xf32>) -> tensor<36x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<36x4xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %43 = "stablehlo.case"(%c_17) ({
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_86 : tensor<i32>
    }, {
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_86 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %44:2 = "stablehlo.case"(%43) ({
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %333 = stablehlo.compare GT, %6, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %334 = stablehlo.convert %333 : (tensor<i1>) -> tensor<i32>
      %335:2 = "stablehlo.case"(%334) ({
        %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %336 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        stablehlo.return %336, %336 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
      }, {
        %336 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %337 = stablehlo.convert %2 : (tensor<3x1xi32>) -> tensor<3x1xf32>
        %338 = stablehlo.broadcast_in_dim %337, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
        %339 = stablehlo.broadcast_in_dim %336, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
        %340 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
        %341 = stablehlo.multiply %339, %340 : tensor<5x3x1xf32>
        %342 = stablehlo.cosine %341 : tensor<5x3x1xf32>
        %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %343 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        %344 = stablehlo.multiply %342, %343 : tensor<5x3x1xf32>
        %345 = stablehlo.sine %341 : tensor<5x3x1xf32>
        %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %346 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
        %347 = stablehlo.multiply %345, %346 : tensor<5x3x1xf32>
        stablehlo.return %344, %347 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
      }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
      stablehlo.return %335#0, %335#1 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
    %45 = stablehlo.multiply %42, %42 : tensor<36x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_19 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %49 = stablehlo.divide %47, %48 : tensor<1x4xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %51 = stablehlo.add %49, %50 : tensor<1x4xf32>
    %52 = stablehlo.rsqrt %51 : tensor<1x4xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %54 = stablehlo.multiply %42, %53 : tensor<36x4xf32>
    %55 = stablehlo.reshape %arg5 : (tensor<36xf32>) -> tensor<36x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %57 = stablehlo.multiply %54, %56 : tensor<36x4xf32>
    %58 = stablehlo.dot_general %arg1, %57, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %59 = stablehlo.slice %58 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %60 = stablehlo.reshape %59 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %61 = stablehlo.slice %60 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %62 = stablehlo.slice %60 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %63 = stablehlo.concatenate %61, %62, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %64 = stablehlo.broadcast_in_dim %44#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %65 = stablehlo.broadcast_in_dim %44#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %66 = stablehlo.slice %63 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %67 = stablehlo.slice %63 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %68 = stablehlo.slice %63 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %69 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %70 = stablehlo.multiply %66, %69 : tensor<3x3x5x3x1xf32>
    %71 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %72 = stablehlo.multiply %67, %71 : tensor<3x3x5x3x1xf32>
    %73 = stablehlo.subtract %70, %72 : tensor<3x3x5x3x1xf32>
    %74 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %75 = stablehlo.multiply %67, %74 : tensor<3x3x5x3x1xf32>
    %76 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %77 = stablehlo.multiply %66, %76 : tensor<3x3x5x3x1xf32>
    %78 = stablehlo.add %75, %77 : tensor<3x3x5x3x1xf32>
    %79 = stablehlo.concatenate %73, %78, %68, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %80 = stablehlo.slice %79 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %81 = stablehlo.slice %79 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %82 = stablehlo.reshape %81 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %83 = stablehlo.slice %60 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %84 = stablehlo.reshape %83 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %cst_21 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %86 = stablehlo.multiply %80, %85 : tensor<3x2x10x3x1xf32>
    %87 = stablehlo.is_finite %84 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %88 = call @_where_3(%87, %82, %cst_22) : (tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = call @_where_3(%87, %84, %cst_23) : (tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %90 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %92 = stablehlo.add %91, %90 : tensor<3xi32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_25 = stablehlo.constant dense<128> : tensor<i32>
    %94 = call @floor_divide_4(%3, %c_25) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_26 = stablehlo.constant dense<128> : tensor<i32>
    %95 = call @remainder_6(%3, %c_26) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %96 = stablehlo.transpose %88, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %98 = stablehlo.compare LT, %93, %97, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %100 = stablehlo.add %93, %99 : tensor<3x1xi32>
    %101 = stablehlo.select %98, %100, %93 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %103 = stablehlo.compare LT, %94, %102, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %105 = stablehlo.add %94, %104 : tensor<3x1xi32>
    %106 = stablehlo.select %103, %105, %94 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %108 = stablehlo.compare LT, %95, %107, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_32 = stablehlo.constant dense<128> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %110 = stablehlo.add %95, %109 : tensor<3x1xi32>
    %111 = stablehlo.select %108, %110, %95 : tensor<3x1xi1>, tensor<3x1xi32>
    %112 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %113 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %114 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %115 = stablehlo.concatenate %112, %113, %114, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %116 = "stablehlo.scatter"(%arg14, %115, %96) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %117 = stablehlo.transpose %89, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %119 = stablehlo.compare LT, %93, %118, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %121 = stablehlo.add %93, %120 : tensor<3x1xi32>
    %122 = stablehlo.select %119, %121, %93 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %124 = stablehlo.compare LT, %94, %123, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %126 = stablehlo.add %94, %125 : tensor<3x1xi32>
    %127 = stablehlo.select %124, %126, %94 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %129 = stablehlo.compare LT, %95, %128, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_38 = stablehlo.constant dense<128> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %131 = stablehlo.add %95, %130 : tensor<3x1xi32>
    %132 = stablehlo.select %129, %131, %95 : tensor<3x1xi1>, tensor<3x1xi32>
    %133 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %134 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %135 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %136 = stablehlo.concatenate %133, %134, %135, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %137 = "stablehlo.scatter"(%arg15, %136, %117) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %138 = stablehlo.transpose %86, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %139 = stablehlo.reshape %138 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_39 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %143:10 = stablehlo.while(%iterArg = %2, %iterArg_86 = %116, %iterArg_87 = %c_42, %iterArg_88 = %137, %iterArg_89 = %139, %iterArg_90 = %c_43, %iterArg_91 = %6, %iterArg_92 = %140, %iterArg_93 = %141, %iterArg_94 = %142) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %333 = stablehlo.compare LT, %iterArg_90, %iterArg_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %333 : tensor<i1>
    } do {
      %c_95 = stablehlo.constant dense<1> : tensor<i32>
      %333 = stablehlo.add %iterArg_90, %c_95 : tensor<i32>
      %c_96 = stablehlo.constant dense<128> : tensor<i32>
      %334 = stablehlo.multiply %iterArg_90, %c_96 : tensor<i32>
      %335 = stablehlo.iota dim = 0 : tensor<128xi32>
      %336 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %337 = stablehlo.add %336, %335 : tensor<128xi32>
      %338 = stablehlo.broadcast_in_dim %337, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %339 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %340 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %341 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %342 = stablehlo.compare LE, %340, %341, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %343 = stablehlo.broadcast_in_dim %342, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %345 = stablehlo.reshape %344 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %346 = stablehlo.dynamic_slice %iterArg_86, %iterArg_87, %iterArg_90, %c_97, %c_98, %c_99, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %347 = stablehlo.reshape %346 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %348 = stablehlo.dynamic_slice %iterArg_88, %iterArg_87, %iterArg_90, %c_100, %c_101, %c_102, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %349 = stablehlo.reshape %348 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %350 = stablehlo.dot_general %iterArg_89, %347, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %351 = func.call @_where_7(%345, %350, %cst_103) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %352 = stablehlo.reduce(%351 init: %cst_104) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %353 = stablehlo.maximum %iterArg_92, %352 : tensor<3x3x2xf32>
      %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %356 = stablehlo.subtract %351, %355 : tensor<3x3x2x128xf32>
      %357 = stablehlo.exponential %356 : tensor<3x3x2x128xf32>
      %358 = stablehlo.subtract %iterArg_92, %353 : tensor<3x3x2xf32>
      %359 = stablehlo.exponential %358 : tensor<3x3x2xf32>
      %360 = stablehlo.multiply %iterArg_93, %359 : tensor<3x3x2xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %361 = stablehlo.reduce(%357 init: %cst_105) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %362 = stablehlo.add %360, %361 : tensor<3x3x2xf32>
      %363 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %365 = stablehlo.multiply %iterArg_94, %364 : tensor<3x3x2x10xf32>
      %366 = stablehlo.dot_general %357, %349, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %367 = stablehlo.add %365, %366 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %333, %iterArg_91, %353, %362, %367 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %144 = stablehlo.broadcast_in_dim %143#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %146 = stablehlo.divide %143#9, %145 : tensor<3x3x2x10xf32>
    %147 = stablehlo.reshape %146 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %148 = stablehlo.transpose %147, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %149 = stablehlo.reshape %148 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %150 = call @_pad_8(%149, %c_44) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %151 = stablehlo.dot_general %arg2, %150, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %153 = stablehlo.multiply %151, %152 : tensor<36x4xf32>
    %154 = stablehlo.add %42, %153 : tensor<36x4xf32>
    %155 = stablehlo.multiply %154, %154 : tensor<36x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_47 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %159 = stablehlo.divide %157, %158 : tensor<1x4xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %161 = stablehlo.add %159, %160 : tensor<1x4xf32>
    %162 = stablehlo.rsqrt %161 : tensor<1x4xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %164 = stablehlo.multiply %154, %163 : tensor<36x4xf32>
    %165 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %167 = stablehlo.multiply %164, %166 : tensor<36x4xf32>
    %168 = stablehlo.dot_general %arg3, %167, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %169 = stablehlo.slice %168 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %170 = stablehlo.slice %168 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %171 = call @silu(%169) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %172 = stablehlo.multiply %171, %170 : tensor<56x4xf32>
    %173 = stablehlo.dot_general %arg4, %172, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %175 = stablehlo.multiply %173, %174 : tensor<36x4xf32>
    %176 = stablehlo.add %154, %175 : tensor<36x4xf32>
    %177 = stablehlo.multiply %176, %176 : tensor<36x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_51 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %181 = stablehlo.divide %179, %180 : tensor<1x4xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %183 = stablehlo.add %181, %182 : tensor<1x4xf32>
    %184 = stablehlo.rsqrt %183 : tensor<1x4xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %186 = stablehlo.multiply %176, %185 : tensor<36x4xf32>
    %187 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %189 = stablehlo.multiply %186, %188 : tensor<36x4xf32>
    %190 = stablehlo.dot_general %arg7, %189, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %191 = stablehlo.slice %190 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %192 = stablehlo.reshape %191 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %193 = stablehlo.slice %192 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %194 = stablehlo.slice %192 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %195 = stablehlo.concatenate %193, %194, dim = 1 : (tensor<3x2x10x3x1xf32>, tensor<3x1x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %196 = stablehlo.broadcast_in_dim %44#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %197 = stablehlo.broadcast_in_dim %44#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %198 = stablehlo.slice %195 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %199 = stablehlo.slice %195 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %200 = stablehlo.slice %195 [0:3, 0:3, 10:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x0x3x1xf32>
    %201 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %202 = stablehlo.multiply %198, %201 : tensor<3x3x5x3x1xf32>
    %203 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %204 = stablehlo.multiply %199, %203 : tensor<3x3x5x3x1xf32>
    %205 = stablehlo.subtract %202, %204 : tensor<3x3x5x3x1xf32>
    %206 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %207 = stablehlo.multiply %199, %206 : tensor<3x3x5x3x1xf32>
    %208 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %209 = stablehlo.multiply %198, %208 : tensor<3x3x5x3x1xf32>
    %210 = stablehlo.add %207, %209 : tensor<3x3x5x3x1xf32>
    %211 = stablehlo.concatenate %205, %210, %200, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>, tensor<3x3x0x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %212 = stablehlo.slice %211 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %213 = stablehlo.slice %211 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %214 = stablehlo.reshape %213 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %215 = stablehlo.slice %192 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %216 = stablehlo.reshape %215 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %cst_53 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %218 = stablehlo.multiply %212, %217 : tensor<3x2x10x3x1xf32>
    %219 = stablehlo.is_finite %216 : (tensor<3x10x3x1xf32>) -> tensor<3x10x3x1xi1>
    %cst_54 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %220 = call @_where_3(%219, %214, %cst_54) : (tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = call @_where_3(%219, %216, %cst_55) : (tensor<3x10x3x1xi1>, tensor<3x10x3x1xf32>, tensor<f32>) -> tensor<3x10x3x1xf32>
    %222 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %224 = stablehlo.add %223, %222 : tensor<3xi32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_57 = stablehlo.constant dense<128> : tensor<i32>
    %226 = call @floor_divide_4(%3, %c_57) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_58 = stablehlo.constant dense<128> : tensor<i32>
    %227 = call @remainder_6(%3, %c_58) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %228 = stablehlo.transpose %220, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %230 = stablehlo.compare LT, %225, %229, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_60 = stablehlo.constant dense<3> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %232 = stablehlo.add %225, %231 : tensor<3x1xi32>
    %233 = stablehlo.select %230, %232, %225 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %235 = stablehlo.compare LT, %226, %234, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %237 = stablehlo.add %226, %236 : tensor<3x1xi32>
    %238 = stablehlo.select %235, %237, %226 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %240 = stablehlo.compare LT, %227, %239, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_64 = stablehlo.constant dense<128> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %242 = stablehlo.add %227, %241 : tensor<3x1xi32>
    %243 = stablehlo.select %240, %242, %227 : tensor<3x1xi1>, tensor<3x1xi32>
    %244 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %245 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %246 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %247 = stablehlo.concatenate %244, %245, %246, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %248 = "stablehlo.scatter"(%arg16, %247, %228) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %249 = stablehlo.transpose %221, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %250 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %251 = stablehlo.compare LT, %225, %250, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_66 = stablehlo.constant dense<3> : tensor<i32>
    %252 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %253 = stablehlo.add %225, %252 : tensor<3x1xi32>
    %254 = stablehlo.select %251, %253, %225 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %255 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %256 = stablehlo.compare LT, %226, %255, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_68 = stablehlo.constant dense<1> : tensor<i32>
    %257 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %258 = stablehlo.add %226, %257 : tensor<3x1xi32>
    %259 = stablehlo.select %256, %258, %226 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %260 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %261 = stablehlo.compare LT, %227, %260, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_70 = stablehlo.constant dense<128> : tensor<i32>
    %262 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %263 = stablehlo.add %227, %262 : tensor<3x1xi32>
    %264 = stablehlo.select %261, %263, %227 : tensor<3x1xi1>, tensor<3x1xi32>
    %265 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %266 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %267 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %268 = stablehlo.concatenate %265, %266, %267, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %269 = "stablehlo.scatter"(%arg17, %268, %249) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<3x1x3xi32>, tensor<3x1x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %270 = stablehlo.transpose %218, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %271 = stablehlo.reshape %270 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_71 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %275:10 = stablehlo.while(%iterArg = %2, %iterArg_86 = %248, %iterArg_87 = %c_74, %iterArg_88 = %269, %iterArg_89 = %271, %iterArg_90 = %c_75, %iterArg_91 = %6, %iterArg_92 = %272, %iterArg_93 = %273, %iterArg_94 = %274) : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %333 = stablehlo.compare LT, %iterArg_90, %iterArg_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %333 : tensor<i1>
    } do {
      %c_95 = stablehlo.constant dense<1> : tensor<i32>
      %333 = stablehlo.add %iterArg_90, %c_95 : tensor<i32>
      %c_96 = stablehlo.constant dense<128> : tensor<i32>
      %334 = stablehlo.multiply %iterArg_90, %c_96 : tensor<i32>
      %335 = stablehlo.iota dim = 0 : tensor<128xi32>
      %336 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %337 = stablehlo.add %336, %335 : tensor<128xi32>
      %338 = stablehlo.broadcast_in_dim %337, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %339 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %340 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %341 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %342 = stablehlo.compare LE, %340, %341, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %343 = stablehlo.broadcast_in_dim %342, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %345 = stablehlo.reshape %344 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %c_98 = stablehlo.constant dense<0> : tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %346 = stablehlo.dynamic_slice %iterArg_86, %iterArg_87, %iterArg_90, %c_97, %c_98, %c_99, sizes = [3, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      %347 = stablehlo.reshape %346 : (tensor<3x1x3x10x128xf32>) -> tensor<3x3x10x128xf32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %348 = stablehlo.dynamic_slice %iterArg_88, %iterArg_87, %iterArg_90, %c_100, %c_101, %c_102, sizes = [3, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      %349 = stablehlo.reshape %348 : (tensor<3x1x3x128x10xf32>) -> tensor<3x3x128x10xf32>
      %350 = stablehlo.dot_general %iterArg_89, %347, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %351 = func.call @_where_7(%345, %350, %cst_103) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %352 = stablehlo.reduce(%351 init: %cst_104) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %353 = stablehlo.maximum %iterArg_92, %352 : tensor<3x3x2xf32>
      %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %356 = stablehlo.subtract %351, %355 : tensor<3x3x2x128xf32>
      %357 = stablehlo.exponential %356 : tensor<3x3x2x128xf32>
      %358 = stablehlo.subtract %iterArg_92, %353 : tensor<3x3x2xf32>
      %359 = stablehlo.exponential %358 : tensor<3x3x2xf32>
      %360 = stablehlo.multiply %iterArg_93, %359 : tensor<3x3x2xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %361 = stablehlo.reduce(%357 init: %cst_105) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %362 = stablehlo.add %360, %361 : tensor<3x3x2xf32>
      %363 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %365 = stablehlo.multiply %iterArg_94, %364 : tensor<3x3x2x10xf32>
      %366 = stablehlo.dot_general %357, %349, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %367 = stablehlo.add %365, %366 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %333, %iterArg_91, %353, %362, %367 : tensor<3x1xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %276 = stablehlo.broadcast_in_dim %275#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %278 = stablehlo.divide %275#9, %277 : tensor<3x3x2x10xf32>
    %279 = stablehlo.reshape %278 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %280 = stablehlo.transpose %279, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %281 = stablehlo.reshape %280 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %282 = call @_pad_8(%281, %c_76) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %283 = stablehlo.dot_general %arg8, %282, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %285 = stablehlo.multiply %283, %284 : tensor<36x4xf32>
    %286 = stablehlo.add %176, %285 : tensor<36x4xf32>
    %287 = stablehlo.multiply %286, %286 : tensor<36x4xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_78) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_79 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %291 = stablehlo.divide %289, %290 : tensor<1x4xf32>
    %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %293 = stablehlo.add %291, %292 : tensor<1x4xf32>
    %294 = stablehlo.rsqrt %293 : tensor<1x4xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %296 = stablehlo.multiply %286, %295 : tensor<36x4xf32>
    %297 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %299 = stablehlo.multiply %296, %298 : tensor<36x4xf32>
    %300 = stablehlo.dot_general %arg9, %299, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %301 = stablehlo.slice %300 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %302 = stablehlo.slice %300 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %303 = call @silu(%301) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %304 = stablehlo.multiply %303, %302 : tensor<56x4xf32>
    %305 = stablehlo.dot_general %arg10, %304, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<36x4xf32>
    %307 = stablehlo.multiply %305, %306 : tensor<36x4xf32>
    %308 = stablehlo.add %286, %307 : tensor<36x4xf32>
    %309 = stablehlo.multiply %308, %308 : tensor<36x4xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%309 init: %cst_82) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_83 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %313 = stablehlo.divide %311, %312 : tensor<1x4xf32>
    %cst_84 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %315 = stablehlo.add %313, %314 : tensor<1x4xf32>
    %316 = stablehlo.rsqrt %315 : tensor<1x4xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %318 = stablehlo.multiply %308, %317 : tensor<36x4xf32>
    %319 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %321 = stablehlo.multiply %318, %320 : tensor<36x4xf32>
    %322 = stablehlo.broadcast_in_dim %arg20, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %323 = stablehlo.dot_general %arg0, %321, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<97x36xf32>, tensor<36x4xf32>) -> tensor<97x4xf32>
    %324 = stablehlo.optimization_barrier %323 : tensor<97x4xf32>
    %325 = stablehlo.transpose %324, dims = [1, 0] : (tensor<97x4xf32>) -> tensor<4x97xf32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4x97xf32>
    %327 = stablehlo.multiply %325, %326 : tensor<4x97xf32>
    %328 = stablehlo.slice %327 [0:3, 0:97] : (tensor<4x97xf32>) -> tensor<3x97xf32>
    %329 = call @_where_9(%322, %328, %arg22) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
    %330 = stablehlo.convert %arg20 : (tensor<3xi1>) -> tensor<3xi32>
    %331 = stablehlo.add %arg19, %330 : tensor<3xi32>
    %332 = stablehlo.or %arg21, %arg20 : tensor<3xi1>
    return %116, %137, %248, %269, %arg18, %331, %arg20, %332, %329, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
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
  func.func private @_pad(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
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
