module @jit_prefill_words attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<120x36xf32>, %arg2: tensor<36x60xf32>, %arg3: tensor<112x36xf32>, %arg4: tensor<36x56xf32>, %arg5: tensor<36xf32>, %arg6: tensor<36xf32>, %arg7: tensor<120x36xf32>, %arg8: tensor<36x60xf32>, %arg9: tensor<112x36xf32>, %arg10: tensor<36x56xf32>, %arg11: tensor<36xf32>, %arg12: tensor<36xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg28: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg29: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg30: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg31: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg32: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg33: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg34: tensor<3xi32> {tf.aliasing_output = 20 : i32}, %arg35: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg36: tensor<3xf32> {tf.aliasing_output = 22 : i32}, %arg37: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg38: tensor<3xi1> {tf.aliasing_output = 24 : i32}, %arg39: tensor<38xi32>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result[0].rows.ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.position"}, tensor<3xi1> {jax.result_info = "result[0].rows.active"}, tensor<3xi1> {jax.result_info = "result[0].rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.logits"}, tensor<3x97xf32> {jax.result_info = "result[0].rows.bias"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].rows.sampling_params.constrained"}, tensor<36x16xf32> {jax.result_info = "result[1].hidden"}, tensor<36x1xf32> {jax.result_info = "result[1].last"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %0 = stablehlo.slice %arg39 [0:16] : (tensor<38xi32>) -> tensor<16xi32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<16xi32>) -> tensor<16xi32>
    %2 = stablehlo.slice %arg39 [16:17] : (tensor<38xi32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<i32>) -> tensor<i32>
    %5 = stablehlo.slice %arg39 [17:18] : (tensor<38xi32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %7 = stablehlo.bitcast_convert %6 : (tensor<i32>) -> tensor<i32>
    %8 = stablehlo.slice %arg39 [18:19] : (tensor<38xi32>) -> tensor<1xi32>
    %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<i32>) -> tensor<i32>
    %11 = stablehlo.slice %arg39 [19:20] : (tensor<38xi32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<i32>) -> tensor<f32>
    %14 = stablehlo.slice %arg39 [20:21] : (tensor<38xi32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
    %16 = stablehlo.bitcast_convert %15 : (tensor<i32>) -> tensor<i32>
    %17 = stablehlo.slice %arg39 [21:22] : (tensor<38xi32>) -> tensor<1xi32>
    %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<i32>) -> tensor<f32>
    %20 = stablehlo.slice %arg39 [22:23] : (tensor<38xi32>) -> tensor<1xi32>
    %21 = stablehlo.reshape %20 : (tensor<1xi32>) -> tensor<i32>
    %22 = stablehlo.bitcast_convert %21 : (tensor<i32>) -> tensor<f32>
    %23 = stablehlo.slice %arg39 [23:25] : (tensor<38xi32>) -> tensor<2xi32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<2xi32>) -> tensor<2xui32>
    %25 = stablehlo.slice %arg39 [25:29] : (tensor<38xi32>) -> tensor<4xi32>
    %26 = stablehlo.bitcast_convert %25 : (tensor<4xi32>) -> tensor<4xi32>
    %27 = stablehlo.slice %arg39 [29:30] : (tensor<38xi32>) -> tensor<1xi32>
    %28 = stablehlo.reshape %27 : (tensor<1xi32>) -> tensor<i32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<i32>) -> tensor<i32>
    %30 = stablehlo.slice %arg39 [30:31] : (tensor<38xi32>) -> tensor<1xi32>
    %31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<i32>) -> tensor<i32>
    %33 = stablehlo.slice %arg39 [31:32] : (tensor<38xi32>) -> tensor<1xi32>
    %34 = stablehlo.reshape %33 : (tensor<1xi32>) -> tensor<i32>
    %35 = stablehlo.bitcast_convert %34 : (tensor<i32>) -> tensor<i32>
    %36 = stablehlo.slice %arg39 [32:33] : (tensor<38xi32>) -> tensor<1xi32>
    %37 = stablehlo.reshape %36 : (tensor<1xi32>) -> tensor<i32>
    %38 = stablehlo.bitcast_convert %37 : (tensor<i32>) -> tensor<f32>
    %39 = stablehlo.slice %arg39 [33:34] : (tensor<38xi32>) -> tensor<1xi32>
    %40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
    %41 = stablehlo.bitcast_convert %40 : (tensor<i32>) -> tensor<i32>
    %42 = stablehlo.slice %arg39 [34:35] : (tensor<38xi32>) -> tensor<1xi32>
    %43 = stablehlo.reshape %42 : (tensor<1xi32>) -> tensor<i32>
    %44 = stablehlo.bitcast_convert %43 : (tensor<i32>) -> tensor<f32>
    %45 = stablehlo.slice %arg39 [35:36] : (tensor<38xi32>) -> tensor<1xi32>
    %46 = stablehlo.reshape %45 : (tensor<1xi32>) -> tensor<i32>
    %47 = stablehlo.bitcast_convert %46 : (tensor<i32>) -> tensor<f32>
    %48 = stablehlo.slice %arg39 [36:37] : (tensor<38xi32>) -> tensor<1xi32>
    %49 = stablehlo.reshape %48 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.compare NE, %49, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %51 = stablehlo.slice %arg39 [37:38] : (tensor<38xi32>) -> tensor<1xi32>
    %52 = stablehlo.reshape %51 : (tensor<1xi32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.compare NE, %52, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %54 = stablehlo.iota dim = 0 : tensor<16xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.subtract %7, %c_2 : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %57 = stablehlo.minimum %54, %56 : tensor<16xi32>
    %58 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %59 = stablehlo.add %58, %57 : tensor<16xi32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %61 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %62 = stablehlo.compare LT, %54, %61, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %63 = call @_where(%62, %59, %c_3) : (tensor<16xi1>, tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %65 = stablehlo.add %4, %7 : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %66 = stablehlo.subtract %65, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<128> : tensor<i32>
    %67 = call @floor_divide(%66, %c_5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %68 = stablehlo.add %67, %c_6 : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %70 = stablehlo.reshape %69 : (tensor<1x16xi32>) -> tensor<16xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %71 = call @_pad(%70, %c_7) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %73 = stablehlo.compare LT, %71, %72, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_9 = stablehlo.constant dense<97> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %75 = stablehlo.add %71, %74 : tensor<16xi32>
    %76 = stablehlo.select %73, %75, %71 : tensor<16xi1>, tensor<16xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %78 = "stablehlo.gather"(%arg0, %77) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<16x1xi32>) -> tensor<16x36xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<16x36xf32>) -> tensor<36x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<36x16xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %82 = "stablehlo.case"(%c_11) ({
      %c_126 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_126 : tensor<i32>
    }, {
      %c_126 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_126 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %83:2 = "stablehlo.case"(%82) ({
      %c_126 = stablehlo.constant dense<0> : tensor<i32>
      %482 = stablehlo.compare GT, %68, %c_126, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %483 = stablehlo.convert %482 : (tensor<i1>) -> tensor<i32>
      %484:2 = "stablehlo.case"(%483) ({
        %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %485 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        stablehlo.return %485, %485 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
      }, {
        %485 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
        %486 = stablehlo.convert %60 : (tensor<1x16xi32>) -> tensor<1x16xf32>
        %487 = stablehlo.broadcast_in_dim %486, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
        %488 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x16xf32>
        %489 = stablehlo.broadcast_in_dim %487, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<5x1x16xf32>
        %490 = stablehlo.multiply %488, %489 : tensor<5x1x16xf32>
        %491 = stablehlo.cosine %490 : tensor<5x1x16xf32>
        %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %492 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        %493 = stablehlo.multiply %491, %492 : tensor<5x1x16xf32>
        %494 = stablehlo.sine %490 : tensor<5x1x16xf32>
        %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %495 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<5x1x16xf32>
        %496 = stablehlo.multiply %494, %495 : tensor<5x1x16xf32>
        stablehlo.return %493, %496 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
      }) : (tensor<i32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
      stablehlo.return %484#0, %484#1 : tensor<5x1x16xf32>, tensor<5x1x16xf32>
    }) : (tensor<i32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
    %84 = stablehlo.multiply %81, %81 : tensor<36x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_13 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %88 = stablehlo.divide %86, %87 : tensor<1x16xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %90 = stablehlo.add %88, %89 : tensor<1x16xf32>
    %91 = stablehlo.rsqrt %90 : tensor<1x16xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %93 = stablehlo.multiply %81, %92 : tensor<36x16xf32>
    %94 = stablehlo.reshape %arg5 : (tensor<36xf32>) -> tensor<36x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %96 = stablehlo.multiply %93, %95 : tensor<36x16xf32>
    %97 = stablehlo.dot_general %arg1, %96, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %98 = stablehlo.reshape %97 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %99 = stablehlo.slice %98 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %100 = stablehlo.slice %98 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %101 = stablehlo.concatenate %99, %100, dim = 1 : (tensor<3x2x10x1x16xf32>, tensor<3x1x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %102 = stablehlo.broadcast_in_dim %83#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %103 = stablehlo.broadcast_in_dim %83#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %104 = stablehlo.slice %101 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %105 = stablehlo.slice %101 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %106 = stablehlo.slice %101 [0:3, 0:3, 10:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x0x1x16xf32>
    %107 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %108 = stablehlo.multiply %104, %107 : tensor<3x3x5x1x16xf32>
    %109 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %110 = stablehlo.multiply %105, %109 : tensor<3x3x5x1x16xf32>
    %111 = stablehlo.subtract %108, %110 : tensor<3x3x5x1x16xf32>
    %112 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %113 = stablehlo.multiply %105, %112 : tensor<3x3x5x1x16xf32>
    %114 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %115 = stablehlo.multiply %104, %114 : tensor<3x3x5x1x16xf32>
    %116 = stablehlo.add %113, %115 : tensor<3x3x5x1x16xf32>
    %117 = stablehlo.concatenate %111, %116, %106, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>, tensor<3x3x0x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %118 = stablehlo.slice %117 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %119 = stablehlo.slice %117 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %120 = stablehlo.reshape %119 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %121 = stablehlo.slice %98 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %122 = stablehlo.reshape %121 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %cst_15 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %124 = stablehlo.multiply %118, %123 : tensor<3x2x10x1x16xf32>
    %125 = stablehlo.is_finite %122 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %cst_16 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %126 = call @_where_1(%125, %120, %cst_16) : (tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = call @_where_1(%125, %122, %cst_17) : (tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %128 = stablehlo.iota dim = 0 : tensor<1xi32>
    %129 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %130 = stablehlo.add %129, %128 : tensor<1xi32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_18 = stablehlo.constant dense<128> : tensor<i32>
    %132 = call @floor_divide_2(%64, %c_18) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_19 = stablehlo.constant dense<128> : tensor<i32>
    %133 = call @remainder(%64, %c_19) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %134 = stablehlo.transpose %126, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %136 = stablehlo.compare LT, %131, %135, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_21 = stablehlo.constant dense<3> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %138 = stablehlo.add %131, %137 : tensor<1x1xi32>
    %139 = stablehlo.select %136, %138, %131 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %141 = stablehlo.compare LT, %132, %140, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %143 = stablehlo.add %132, %142 : tensor<1x16xi32>
    %144 = stablehlo.select %141, %143, %132 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %146 = stablehlo.compare LT, %133, %145, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_25 = stablehlo.constant dense<128> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %148 = stablehlo.add %133, %147 : tensor<1x16xi32>
    %149 = stablehlo.select %146, %148, %133 : tensor<1x16xi1>, tensor<1x16xi32>
    %150 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %152 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %153 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %154 = stablehlo.concatenate %151, %152, %153, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %155 = "stablehlo.scatter"(%arg14, %154, %134) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %156 = stablehlo.transpose %127, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %158 = stablehlo.compare LT, %131, %157, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %160 = stablehlo.add %131, %159 : tensor<1x1xi32>
    %161 = stablehlo.select %158, %160, %131 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %163 = stablehlo.compare LT, %132, %162, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %165 = stablehlo.add %132, %164 : tensor<1x16xi32>
    %166 = stablehlo.select %163, %165, %132 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %167 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %168 = stablehlo.compare LT, %133, %167, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_31 = stablehlo.constant dense<128> : tensor<i32>
    %169 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %170 = stablehlo.add %133, %169 : tensor<1x16xi32>
    %171 = stablehlo.select %168, %170, %133 : tensor<1x16xi1>, tensor<1x16xi32>
    %172 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %174 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %175 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %176 = stablehlo.concatenate %173, %174, %175, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %177 = "stablehlo.scatter"(%arg15, %176, %156) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %178 = stablehlo.transpose %124, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %179 = stablehlo.reshape %178 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_32 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %183:10 = stablehlo.while(%iterArg = %60, %iterArg_126 = %155, %iterArg_127 = %10, %iterArg_128 = %177, %iterArg_129 = %179, %iterArg_130 = %c_35, %iterArg_131 = %68, %iterArg_132 = %180, %iterArg_133 = %181, %iterArg_134 = %182) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %482 = stablehlo.compare LT, %iterArg_130, %iterArg_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %482 : tensor<i1>
    } do {
      %c_135 = stablehlo.constant dense<1> : tensor<i32>
      %482 = stablehlo.add %iterArg_130, %c_135 : tensor<i32>
      %c_136 = stablehlo.constant dense<128> : tensor<i32>
      %483 = stablehlo.multiply %iterArg_130, %c_136 : tensor<i32>
      %484 = stablehlo.iota dim = 0 : tensor<128xi32>
      %485 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %486 = stablehlo.add %485, %484 : tensor<128xi32>
      %487 = stablehlo.broadcast_in_dim %486, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %488 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %489 = stablehlo.broadcast_in_dim %487, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %490 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %491 = stablehlo.compare LE, %489, %490, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %492 = stablehlo.broadcast_in_dim %491, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %494 = stablehlo.reshape %493 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      %c_138 = stablehlo.constant dense<0> : tensor<i32>
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %495 = stablehlo.dynamic_slice %iterArg_126, %iterArg_127, %iterArg_130, %c_137, %c_138, %c_139, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %496 = stablehlo.reshape %495 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_140 = stablehlo.constant dense<0> : tensor<i32>
      %c_141 = stablehlo.constant dense<0> : tensor<i32>
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      %497 = stablehlo.dynamic_slice %iterArg_128, %iterArg_127, %iterArg_130, %c_140, %c_141, %c_142, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %498 = stablehlo.reshape %497 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %499 = stablehlo.dot_general %iterArg_129, %496, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_143 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %500 = func.call @_where_4(%494, %499, %cst_143) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_144 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %501 = stablehlo.reduce(%500 init: %cst_144) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %502 = stablehlo.maximum %iterArg_132, %501 : tensor<1x3x32xf32>
      %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %505 = stablehlo.subtract %500, %504 : tensor<1x3x32x128xf32>
      %506 = stablehlo.exponential %505 : tensor<1x3x32x128xf32>
      %507 = stablehlo.subtract %iterArg_132, %502 : tensor<1x3x32xf32>
      %508 = stablehlo.exponential %507 : tensor<1x3x32xf32>
      %509 = stablehlo.multiply %iterArg_133, %508 : tensor<1x3x32xf32>
      %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %510 = stablehlo.reduce(%506 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %511 = stablehlo.add %509, %510 : tensor<1x3x32xf32>
      %512 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %514 = stablehlo.multiply %iterArg_134, %513 : tensor<1x3x32x10xf32>
      %515 = stablehlo.dot_general %506, %498, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %516 = stablehlo.add %514, %515 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %482, %iterArg_131, %502, %511, %516 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %184 = stablehlo.broadcast_in_dim %183#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %186 = stablehlo.divide %183#9, %185 : tensor<1x3x32x10xf32>
    %187 = stablehlo.reshape %186 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %188 = stablehlo.transpose %187, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %189 = stablehlo.reshape %188 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %190 = call @_pad_5(%189, %c_36) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %191 = stablehlo.dot_general %arg2, %190, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %193 = stablehlo.multiply %191, %192 : tensor<36x16xf32>
    %194 = stablehlo.add %81, %193 : tensor<36x16xf32>
    %195 = stablehlo.multiply %194, %194 : tensor<36x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_39 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %199 = stablehlo.divide %197, %198 : tensor<1x16xf32>
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %201 = stablehlo.add %199, %200 : tensor<1x16xf32>
    %202 = stablehlo.rsqrt %201 : tensor<1x16xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %204 = stablehlo.multiply %194, %203 : tensor<36x16xf32>
    %205 = stablehlo.reshape %arg6 : (tensor<36xf32>) -> tensor<36x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %207 = stablehlo.multiply %204, %206 : tensor<36x16xf32>
    %208 = stablehlo.dot_general %arg3, %207, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %209 = stablehlo.slice %208 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %210 = stablehlo.slice %208 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %211 = call @silu(%209) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %212 = stablehlo.multiply %211, %210 : tensor<56x16xf32>
    %213 = stablehlo.dot_general %arg4, %212, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %215 = stablehlo.multiply %213, %214 : tensor<36x16xf32>
    %216 = stablehlo.add %194, %215 : tensor<36x16xf32>
    %217 = stablehlo.multiply %216, %216 : tensor<36x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_43 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %221 = stablehlo.divide %219, %220 : tensor<1x16xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %223 = stablehlo.add %221, %222 : tensor<1x16xf32>
    %224 = stablehlo.rsqrt %223 : tensor<1x16xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %226 = stablehlo.multiply %216, %225 : tensor<36x16xf32>
    %227 = stablehlo.reshape %arg11 : (tensor<36xf32>) -> tensor<36x1xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %229 = stablehlo.multiply %226, %228 : tensor<36x16xf32>
    %230 = stablehlo.dot_general %arg7, %229, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<120x36xf32>, tensor<36x16xf32>) -> tensor<120x16xf32>
    %231 = stablehlo.reshape %230 : (tensor<120x16xf32>) -> tensor<3x4x10x1x16xf32>
    %232 = stablehlo.slice %231 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %233 = stablehlo.slice %231 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %234 = stablehlo.concatenate %232, %233, dim = 1 : (tensor<3x2x10x1x16xf32>, tensor<3x1x10x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %235 = stablehlo.broadcast_in_dim %83#0, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %236 = stablehlo.broadcast_in_dim %83#1, dims = [2, 3, 4] : (tensor<5x1x16xf32>) -> tensor<1x1x5x1x16xf32>
    %237 = stablehlo.slice %234 [0:3, 0:3, 0:5, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %238 = stablehlo.slice %234 [0:3, 0:3, 5:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %239 = stablehlo.slice %234 [0:3, 0:3, 10:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x3x0x1x16xf32>
    %240 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %241 = stablehlo.multiply %237, %240 : tensor<3x3x5x1x16xf32>
    %242 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %243 = stablehlo.multiply %238, %242 : tensor<3x3x5x1x16xf32>
    %244 = stablehlo.subtract %241, %243 : tensor<3x3x5x1x16xf32>
    %245 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %246 = stablehlo.multiply %238, %245 : tensor<3x3x5x1x16xf32>
    %247 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x1x16xf32>) -> tensor<3x3x5x1x16xf32>
    %248 = stablehlo.multiply %237, %247 : tensor<3x3x5x1x16xf32>
    %249 = stablehlo.add %246, %248 : tensor<3x3x5x1x16xf32>
    %250 = stablehlo.concatenate %244, %249, %239, dim = 2 : (tensor<3x3x5x1x16xf32>, tensor<3x3x5x1x16xf32>, tensor<3x3x0x1x16xf32>) -> tensor<3x3x10x1x16xf32>
    %251 = stablehlo.slice %250 [0:3, 0:2, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x2x10x1x16xf32>
    %252 = stablehlo.slice %250 [0:3, 2:3, 0:10, 0:1, 0:16] : (tensor<3x3x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %253 = stablehlo.reshape %252 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %254 = stablehlo.slice %231 [0:3, 3:4, 0:10, 0:1, 0:16] : (tensor<3x4x10x1x16xf32>) -> tensor<3x1x10x1x16xf32>
    %255 = stablehlo.reshape %254 : (tensor<3x1x10x1x16xf32>) -> tensor<3x10x1x16xf32>
    %cst_45 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x2x10x1x16xf32>
    %257 = stablehlo.multiply %251, %256 : tensor<3x2x10x1x16xf32>
    %258 = stablehlo.is_finite %255 : (tensor<3x10x1x16xf32>) -> tensor<3x10x1x16xi1>
    %cst_46 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %259 = call @_where_1(%258, %253, %cst_46) : (tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = call @_where_1(%258, %255, %cst_47) : (tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>, tensor<f32>) -> tensor<3x10x1x16xf32>
    %261 = stablehlo.iota dim = 0 : tensor<1xi32>
    %262 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %263 = stablehlo.add %262, %261 : tensor<1xi32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %265 = call @floor_divide_2(%64, %c_48) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %c_49 = stablehlo.constant dense<128> : tensor<i32>
    %266 = call @remainder(%64, %c_49) : (tensor<1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
    %267 = stablehlo.transpose %259, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %268 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %269 = stablehlo.compare LT, %264, %268, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_51 = stablehlo.constant dense<3> : tensor<i32>
    %270 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %271 = stablehlo.add %264, %270 : tensor<1x1xi32>
    %272 = stablehlo.select %269, %271, %264 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %273 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %274 = stablehlo.compare LT, %265, %273, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %275 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %276 = stablehlo.add %265, %275 : tensor<1x16xi32>
    %277 = stablehlo.select %274, %276, %265 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %278 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %279 = stablehlo.compare LT, %266, %278, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_55 = stablehlo.constant dense<128> : tensor<i32>
    %280 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %281 = stablehlo.add %266, %280 : tensor<1x16xi32>
    %282 = stablehlo.select %279, %281, %266 : tensor<1x16xi1>, tensor<1x16xi32>
    %283 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %285 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %286 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %287 = stablehlo.concatenate %284, %285, %286, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %288 = "stablehlo.scatter"(%arg16, %287, %267) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x10x128xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x10x128xf32>
    %289 = stablehlo.transpose %260, dims = [2, 3, 0, 1] : (tensor<3x10x1x16xf32>) -> tensor<1x16x3x10xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %290 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %291 = stablehlo.compare LT, %264, %290, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_57 = stablehlo.constant dense<3> : tensor<i32>
    %292 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %293 = stablehlo.add %264, %292 : tensor<1x1xi32>
    %294 = stablehlo.select %291, %293, %264 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %295 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %296 = stablehlo.compare LT, %265, %295, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %297 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %298 = stablehlo.add %265, %297 : tensor<1x16xi32>
    %299 = stablehlo.select %296, %298, %265 : tensor<1x16xi1>, tensor<1x16xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %300 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %301 = stablehlo.compare LT, %266, %300, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_61 = stablehlo.constant dense<128> : tensor<i32>
    %302 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %303 = stablehlo.add %266, %302 : tensor<1x16xi32>
    %304 = stablehlo.select %301, %303, %266 : tensor<1x16xi1>, tensor<1x16xi32>
    %305 = stablehlo.broadcast_in_dim %294, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %307 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %308 = stablehlo.broadcast_in_dim %304, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %309 = stablehlo.concatenate %306, %307, %308, dim = 2 : (tensor<1x16x1xi32>, tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x3xi32>
    %310 = "stablehlo.scatter"(%arg17, %309, %289) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x1x3x128x10xf32>, tensor<1x16x3xi32>, tensor<1x16x3x10xf32>) -> tensor<3x1x3x128x10xf32>
    %311 = stablehlo.transpose %257, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x1x16xf32>) -> tensor<1x3x2x16x10xf32>
    %312 = stablehlo.reshape %311 : (tensor<1x3x2x16x10xf32>) -> tensor<1x3x32x10xf32>
    %cst_62 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1x3x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1x3x32x10xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %316:10 = stablehlo.while(%iterArg = %60, %iterArg_126 = %288, %iterArg_127 = %10, %iterArg_128 = %310, %iterArg_129 = %312, %iterArg_130 = %c_65, %iterArg_131 = %68, %iterArg_132 = %313, %iterArg_133 = %314, %iterArg_134 = %315) : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    cond {
      %482 = stablehlo.compare LT, %iterArg_130, %iterArg_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %482 : tensor<i1>
    } do {
      %c_135 = stablehlo.constant dense<1> : tensor<i32>
      %482 = stablehlo.add %iterArg_130, %c_135 : tensor<i32>
      %c_136 = stablehlo.constant dense<128> : tensor<i32>
      %483 = stablehlo.multiply %iterArg_130, %c_136 : tensor<i32>
      %484 = stablehlo.iota dim = 0 : tensor<128xi32>
      %485 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %486 = stablehlo.add %485, %484 : tensor<128xi32>
      %487 = stablehlo.broadcast_in_dim %486, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %488 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %489 = stablehlo.broadcast_in_dim %487, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1x16x128xi32>
      %490 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x128xi32>
      %491 = stablehlo.compare LE, %489, %490, SIGNED : (tensor<1x16x128xi32>, tensor<1x16x128xi32>) -> tensor<1x16x128xi1>
      %492 = stablehlo.broadcast_in_dim %491, dims = [0, 3, 4] : (tensor<1x16x128xi1>) -> tensor<1x1x1x16x128xi1>
      %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x128xi1>) -> tensor<1x1x2x16x128xi1>
      %494 = stablehlo.reshape %493 : (tensor<1x1x2x16x128xi1>) -> tensor<1x1x32x128xi1>
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      %c_138 = stablehlo.constant dense<0> : tensor<i32>
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %495 = stablehlo.dynamic_slice %iterArg_126, %iterArg_127, %iterArg_130, %c_137, %c_138, %c_139, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %496 = stablehlo.reshape %495 : (tensor<1x1x3x10x128xf32>) -> tensor<1x3x10x128xf32>
      %c_140 = stablehlo.constant dense<0> : tensor<i32>
      %c_141 = stablehlo.constant dense<0> : tensor<i32>
      %c_142 = stablehlo.constant dense<0> : tensor<i32>
      %497 = stablehlo.dynamic_slice %iterArg_128, %iterArg_127, %iterArg_130, %c_140, %c_141, %c_142, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %498 = stablehlo.reshape %497 : (tensor<1x1x3x128x10xf32>) -> tensor<1x3x128x10xf32>
      %499 = stablehlo.dot_general %iterArg_129, %496, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x10xf32>, tensor<1x3x10x128xf32>) -> tensor<1x3x32x128xf32>
      %cst_143 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %500 = func.call @_where_4(%494, %499, %cst_143) : (tensor<1x1x32x128xi1>, tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32x128xf32>
      %cst_144 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %501 = stablehlo.reduce(%500 init: %cst_144) applies stablehlo.maximum across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %502 = stablehlo.maximum %iterArg_132, %501 : tensor<1x3x32xf32>
      %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x128xf32>
      %505 = stablehlo.subtract %500, %504 : tensor<1x3x32x128xf32>
      %506 = stablehlo.exponential %505 : tensor<1x3x32x128xf32>
      %507 = stablehlo.subtract %iterArg_132, %502 : tensor<1x3x32xf32>
      %508 = stablehlo.exponential %507 : tensor<1x3x32xf32>
      %509 = stablehlo.multiply %iterArg_133, %508 : tensor<1x3x32xf32>
      %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %510 = stablehlo.reduce(%506 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<1x3x32x128xf32>, tensor<f32>) -> tensor<1x3x32xf32>
      %511 = stablehlo.add %509, %510 : tensor<1x3x32xf32>
      %512 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
      %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
      %514 = stablehlo.multiply %iterArg_134, %513 : tensor<1x3x32x10xf32>
      %515 = stablehlo.dot_general %506, %498, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x3x32x128xf32>, tensor<1x3x128x10xf32>) -> tensor<1x3x32x10xf32>
      %516 = stablehlo.add %514, %515 : tensor<1x3x32x10xf32>
      stablehlo.return %iterArg, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %482, %iterArg_131, %502, %511, %516 : tensor<1x16xi32>, tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<3x1x3x128x10xf32>, tensor<1x3x32x10xf32>, tensor<i32>, tensor<i32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1x3x32x10xf32>
    }
    %317 = stablehlo.broadcast_in_dim %316#8, dims = [0, 1, 2] : (tensor<1x3x32xf32>) -> tensor<1x3x32x1xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2, 3] : (tensor<1x3x32x1xf32>) -> tensor<1x3x32x10xf32>
    %319 = stablehlo.divide %316#9, %318 : tensor<1x3x32x10xf32>
    %320 = stablehlo.reshape %319 : (tensor<1x3x32x10xf32>) -> tensor<1x3x2x16x10xf32>
    %321 = stablehlo.transpose %320, dims = [1, 2, 4, 0, 3] : (tensor<1x3x2x16x10xf32>) -> tensor<3x2x10x1x16xf32>
    %322 = stablehlo.reshape %321 : (tensor<3x2x10x1x16xf32>) -> tensor<60x16xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %323 = call @_pad_5(%322, %c_66) : (tensor<60x16xf32>, tensor<i32>) -> tensor<60x16xf32>
    %324 = stablehlo.dot_general %arg8, %323, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x60xf32>, tensor<60x16xf32>) -> tensor<36x16xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %326 = stablehlo.multiply %324, %325 : tensor<36x16xf32>
    %327 = stablehlo.add %216, %326 : tensor<36x16xf32>
    %328 = stablehlo.multiply %327, %327 : tensor<36x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_69 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %332 = stablehlo.divide %330, %331 : tensor<1x16xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %334 = stablehlo.add %332, %333 : tensor<1x16xf32>
    %335 = stablehlo.rsqrt %334 : tensor<1x16xf32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %337 = stablehlo.multiply %327, %336 : tensor<36x16xf32>
    %338 = stablehlo.reshape %arg12 : (tensor<36xf32>) -> tensor<36x1xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %340 = stablehlo.multiply %337, %339 : tensor<36x16xf32>
    %341 = stablehlo.dot_general %arg9, %340, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<112x36xf32>, tensor<36x16xf32>) -> tensor<112x16xf32>
    %342 = stablehlo.slice %341 [0:56, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %343 = stablehlo.slice %341 [56:112, 0:16] : (tensor<112x16xf32>) -> tensor<56x16xf32>
    %344 = call @silu(%342) : (tensor<56x16xf32>) -> tensor<56x16xf32>
    %345 = stablehlo.multiply %344, %343 : tensor<56x16xf32>
    %346 = stablehlo.dot_general %arg10, %345, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<36x56xf32>, tensor<56x16xf32>) -> tensor<36x16xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %348 = stablehlo.multiply %346, %347 : tensor<36x16xf32>
    %349 = stablehlo.add %327, %348 : tensor<36x16xf32>
    %350 = stablehlo.multiply %349, %349 : tensor<36x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<36x16xf32>, tensor<f32>) -> tensor<16xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_73 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %354 = stablehlo.divide %352, %353 : tensor<1x16xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %356 = stablehlo.add %354, %355 : tensor<1x16xf32>
    %357 = stablehlo.rsqrt %356 : tensor<1x16xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<36x16xf32>
    %359 = stablehlo.multiply %349, %358 : tensor<36x16xf32>
    %360 = stablehlo.reshape %arg13 : (tensor<36xf32>) -> tensor<36x1xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x16xf32>
    %362 = stablehlo.multiply %359, %361 : tensor<36x16xf32>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %363 = stablehlo.subtract %7, %c_75 : tensor<i32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %364 = stablehlo.compare LT, %363, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_77 = stablehlo.constant dense<16> : tensor<i32>
    %365 = stablehlo.add %363, %c_77 : tensor<i32>
    %366 = stablehlo.select %364, %365, %363 : tensor<i1>, tensor<i32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %367 = stablehlo.dynamic_slice %362, %c_78, %366, sizes = [36, 1] : (tensor<36x16xf32>, tensor<i32>, tensor<i32>) -> tensor<36x1xf32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %368 = call @_pad_6(%367, %c_79) : (tensor<36x1xf32>, tensor<i32>) -> tensor<36x1xf32>
    %369 = stablehlo.add %4, %7 : tensor<i32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %370 = stablehlo.compare LT, %10, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_81 = stablehlo.constant dense<3> : tensor<i32>
    %371 = stablehlo.add %10, %c_81 : tensor<i32>
    %372 = stablehlo.select %370, %371, %10 : tensor<i1>, tensor<i32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %374 = "stablehlo.scatter"(%arg19, %373, %369) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %375 = stablehlo.compare LT, %10, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_83 = stablehlo.constant dense<3> : tensor<i32>
    %376 = stablehlo.add %10, %c_83 : tensor<i32>
    %377 = stablehlo.select %375, %376, %10 : tensor<i1>, tensor<i32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_84 = stablehlo.constant dense<false> : tensor<i1>
    %379 = "stablehlo.scatter"(%arg20, %378, %c_84) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %380 = stablehlo.compare LT, %10, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %381 = stablehlo.add %10, %c_86 : tensor<i32>
    %382 = stablehlo.select %380, %381, %10 : tensor<i1>, tensor<i32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_87 = stablehlo.constant dense<false> : tensor<i1>
    %384 = "stablehlo.scatter"(%arg21, %383, %c_87) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %385 = stablehlo.compare LT, %10, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_89 = stablehlo.constant dense<3> : tensor<i32>
    %386 = stablehlo.add %10, %c_89 : tensor<i32>
    %387 = stablehlo.select %385, %386, %10 : tensor<i1>, tensor<i32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %389 = "stablehlo.scatter"(%arg24, %388, %13) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %390 = stablehlo.compare LT, %10, %c_90, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_91 = stablehlo.constant dense<3> : tensor<i32>
    %391 = stablehlo.add %10, %c_91 : tensor<i32>
    %392 = stablehlo.select %390, %391, %10 : tensor<i1>, tensor<i32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %394 = "stablehlo.scatter"(%arg25, %393, %16) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %395 = stablehlo.compare LT, %10, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_93 = stablehlo.constant dense<3> : tensor<i32>
    %396 = stablehlo.add %10, %c_93 : tensor<i32>
    %397 = stablehlo.select %395, %396, %10 : tensor<i1>, tensor<i32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %399 = "stablehlo.scatter"(%arg26, %398, %19) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %400 = stablehlo.compare LT, %10, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_95 = stablehlo.constant dense<3> : tensor<i32>
    %401 = stablehlo.add %10, %c_95 : tensor<i32>
    %402 = stablehlo.select %400, %401, %10 : tensor<i1>, tensor<i32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %404 = "stablehlo.scatter"(%arg27, %403, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %405 = stablehlo.compare LT, %10, %c_96, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_97 = stablehlo.constant dense<3> : tensor<i32>
    %406 = stablehlo.add %10, %c_97 : tensor<i32>
    %407 = stablehlo.select %405, %406, %10 : tensor<i1>, tensor<i32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %409 = "stablehlo.scatter"(%arg28, %408, %24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %410 = stablehlo.compare LT, %10, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<3> : tensor<i32>
    %411 = stablehlo.add %10, %c_99 : tensor<i32>
    %412 = stablehlo.select %410, %411, %10 : tensor<i1>, tensor<i32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %414 = "stablehlo.scatter"(%arg29, %413, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %415 = stablehlo.compare LT, %10, %c_100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_101 = stablehlo.constant dense<3> : tensor<i32>
    %416 = stablehlo.add %10, %c_101 : tensor<i32>
    %417 = stablehlo.select %415, %416, %10 : tensor<i1>, tensor<i32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %419 = "stablehlo.scatter"(%arg30, %418, %29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %420 = stablehlo.compare LT, %10, %c_102, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %421 = stablehlo.add %10, %c_103 : tensor<i32>
    %422 = stablehlo.select %420, %421, %10 : tensor<i1>, tensor<i32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %424 = "stablehlo.scatter"(%arg31, %423, %32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %425 = stablehlo.compare LT, %10, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_105 = stablehlo.constant dense<3> : tensor<i32>
    %426 = stablehlo.add %10, %c_105 : tensor<i32>
    %427 = stablehlo.select %425, %426, %10 : tensor<i1>, tensor<i32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %429 = "stablehlo.scatter"(%arg32, %428, %35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %430 = stablehlo.compare LT, %10, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_107 = stablehlo.constant dense<3> : tensor<i32>
    %431 = stablehlo.add %10, %c_107 : tensor<i32>
    %432 = stablehlo.select %430, %431, %10 : tensor<i1>, tensor<i32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %434 = "stablehlo.scatter"(%arg33, %433, %38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %435 = stablehlo.compare LT, %10, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_109 = stablehlo.constant dense<3> : tensor<i32>
    %436 = stablehlo.add %10, %c_109 : tensor<i32>
    %437 = stablehlo.select %435, %436, %10 : tensor<i1>, tensor<i32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %439 = "stablehlo.scatter"(%arg34, %438, %41) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %440 = stablehlo.compare LT, %10, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_111 = stablehlo.constant dense<3> : tensor<i32>
    %441 = stablehlo.add %10, %c_111 : tensor<i32>
    %442 = stablehlo.select %440, %441, %10 : tensor<i1>, tensor<i32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %444 = "stablehlo.scatter"(%arg35, %443, %44) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %445 = stablehlo.compare LT, %10, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_113 = stablehlo.constant dense<3> : tensor<i32>
    %446 = stablehlo.add %10, %c_113 : tensor<i32>
    %447 = stablehlo.select %445, %446, %10 : tensor<i1>, tensor<i32>
    %448 = stablehlo.broadcast_in_dim %447, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %449 = "stablehlo.scatter"(%arg36, %448, %47) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %450 = stablehlo.compare LT, %10, %c_114, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_115 = stablehlo.constant dense<3> : tensor<i32>
    %451 = stablehlo.add %10, %c_115 : tensor<i32>
    %452 = stablehlo.select %450, %451, %10 : tensor<i1>, tensor<i32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %454 = "stablehlo.scatter"(%arg37, %453, %50) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %455 = stablehlo.compare LT, %10, %c_116, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_117 = stablehlo.constant dense<3> : tensor<i32>
    %456 = stablehlo.add %10, %c_117 : tensor<i32>
    %457 = stablehlo.select %455, %456, %10 : tensor<i1>, tensor<i32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %459 = "stablehlo.scatter"(%arg38, %458, %53) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %460 = stablehlo.reshape %64 : (tensor<1x16xi32>) -> tensor<16xi32>
    %c_118 = stablehlo.constant dense<128> : tensor<i32>
    %461 = call @floor_divide_7(%460, %c_118) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_119 = stablehlo.constant dense<128> : tensor<i32>
    %462 = call @remainder_9(%460, %c_119) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_120 = stablehlo.constant dense<0> : tensor<i32>
    %463 = stablehlo.compare LT, %10, %c_120, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_121 = stablehlo.constant dense<3> : tensor<i32>
    %464 = stablehlo.add %10, %c_121 : tensor<i32>
    %465 = stablehlo.select %463, %464, %10 : tensor<i1>, tensor<i32>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %466 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %467 = stablehlo.compare LT, %461, %466, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_123 = stablehlo.constant dense<1> : tensor<i32>
    %468 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %469 = stablehlo.add %461, %468 : tensor<16xi32>
    %470 = stablehlo.select %467, %469, %461 : tensor<16xi1>, tensor<16xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %471 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %472 = stablehlo.compare LT, %462, %471, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_125 = stablehlo.constant dense<128> : tensor<i32>
    %473 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %474 = stablehlo.add %462, %473 : tensor<16xi32>
    %475 = stablehlo.select %472, %474, %462 : tensor<16xi1>, tensor<16xi32>
    %476 = stablehlo.broadcast_in_dim %465, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %478 = stablehlo.broadcast_in_dim %470, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %479 = stablehlo.broadcast_in_dim %475, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %480 = stablehlo.concatenate %477, %478, %479, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x3xi32>
    %481 = "stablehlo.scatter"(%arg18, %480, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<16x3xi32>, tensor<16xi32>) -> tensor<3x1x128xi32>
    return %155, %177, %288, %310, %481, %374, %379, %384, %arg22, %arg23, %389, %394, %399, %404, %409, %414, %419, %424, %429, %434, %439, %444, %449, %454, %459, %362, %368 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<36x16xf32>, tensor<36x1xf32>
  }
  func.func private @_where(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16xi1>, tensor<16xi32>
    return %2 : tensor<16xi32>
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
  func.func private @_pad(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @_where_1(%arg0: tensor<3x10x1x16xi1>, %arg1: tensor<3x10x1x16xf32>, %arg2: tensor<f32>) -> tensor<3x10x1x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x10x1x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x10x1x16xi1>, tensor<3x10x1x16xf32>
    return %2 : tensor<3x10x1x16xf32>
  }
  func.func private @floor_divide_2(%arg0: tensor<1x16xi32>, %arg1: tensor<i32>) -> tensor<1x16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<1x16xi32>
    %3 = stablehlo.sign %arg0 : tensor<1x16xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<1x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %11 = stablehlo.and %6, %10 : tensor<1x16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<1x16xi32>
    %14 = call @_where_3(%11, %13, %2) : (tensor<1x16xi1>, tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
    return %14 : tensor<1x16xi32>
  }
  func.func private @_where_3(%arg0: tensor<1x16xi1>, %arg1: tensor<1x16xi32>, %arg2: tensor<1x16xi32>) -> tensor<1x16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x16xi1>, tensor<1x16xi32>
    return %0 : tensor<1x16xi32>
  }
  func.func private @remainder(%arg0: tensor<1x16xi32>, %arg1: tensor<i32>) -> tensor<1x16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1x16xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x16xi1>, tensor<1x16xi1>) -> tensor<1x16xi1>
    %12 = stablehlo.and %11, %6 : tensor<1x16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %14 = stablehlo.add %4, %13 : tensor<1x16xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1x16xi1>, tensor<1x16xi32>
    return %15 : tensor<1x16xi32>
  }
  func.func private @_where_4(%arg0: tensor<1x1x32x128xi1>, %arg1: tensor<1x3x32x128xf32>, %arg2: tensor<f32>) -> tensor<1x3x32x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x32x128xi1>) -> tensor<1x3x32x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x3x32x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x3x32x128xi1>, tensor<1x3x32x128xf32>
    return %3 : tensor<1x3x32x128xf32>
  }
  func.func private @_pad_5(%arg0: tensor<60x16xf32>, %arg1: tensor<i32>) -> tensor<60x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<60x16xf32>, tensor<f32>) -> tensor<60x16xf32>
    return %1 : tensor<60x16xf32>
  }
  func.func private @silu(%arg0: tensor<56x16xf32>) -> tensor<56x16xf32> {
    %0 = stablehlo.negate %arg0 : tensor<56x16xf32>
    %1 = stablehlo.exponential %0 : tensor<56x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<56x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<56x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<56x16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<56x16xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<56x16xf32>
    return %6 : tensor<56x16xf32>
  }
  func.func private @_pad_6(%arg0: tensor<36x1xf32>, %arg1: tensor<i32>) -> tensor<36x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<36x1xf32>, tensor<f32>) -> tensor<36x1xf32>
    return %1 : tensor<36x1xf32>
  }
  func.func private @floor_divide_7(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<16xi32>
    %3 = stablehlo.sign %arg0 : tensor<16xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %11 = stablehlo.and %6, %10 : tensor<16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<16xi32>
    %14 = call @_where_8(%11, %13, %2) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    return %14 : tensor<16xi32>
  }
  func.func private @_where_8(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %0 : tensor<16xi32>
  }
  func.func private @remainder_9(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<16xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.and %11, %6 : tensor<16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %14 = stablehlo.add %4, %13 : tensor<16xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi32>
    return %15 : tensor<16xi32>
  }
}
