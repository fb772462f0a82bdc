module @jit_copy_prefix attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xi32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg24: tensor<3xi1> {tf.aliasing_output = 24 : i32}, %arg25: tensor<i32>, %arg26: tensor<i32>, %arg27: tensor<i32>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.active"}, tensor<3xi1> {jax.result_info = "result.rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.constrained"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }, {
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %10:5 = stablehlo.while(%iterArg = %arg25, %iterArg_5 = %arg26, %iterArg_6 = %c_4, %iterArg_7 = %arg27, %iterArg_8 = %arg0) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
      cond {
        %11 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %11 : tensor<i1>
      } do {
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
        %c_10 = stablehlo.constant dense<0> : tensor<i32>
        %12 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_11 = stablehlo.constant dense<3> : tensor<i32>
        %13 = stablehlo.add %iterArg, %c_11 : tensor<i32>
        %14 = stablehlo.select %12, %13, %iterArg : tensor<i1>, tensor<i32>
        %c_12 = stablehlo.constant dense<0> : tensor<i32>
        %15 = stablehlo.compare LT, %iterArg_6, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %16 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.add %16, %c_13 : tensor<i32>
        %18 = stablehlo.select %15, %17, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_14 = stablehlo.constant dense<0> : tensor<i32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %c_16 = stablehlo.constant dense<0> : tensor<i32>
        %19 = stablehlo.dynamic_slice %iterArg_8, %14, %18, %c_14, %c_15, %c_16, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
        %c_17 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.compare LT, %iterArg_5, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_18 = stablehlo.constant dense<3> : tensor<i32>
        %21 = stablehlo.add %iterArg_5, %c_18 : tensor<i32>
        %22 = stablehlo.select %20, %21, %iterArg_5 : tensor<i1>, tensor<i32>
        %c_19 = stablehlo.constant dense<0> : tensor<i32>
        %23 = stablehlo.compare LT, %iterArg_6, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %24 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_20 = stablehlo.constant dense<1> : tensor<i32>
        %25 = stablehlo.add %24, %c_20 : tensor<i32>
        %26 = stablehlo.select %23, %25, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_21 = stablehlo.constant dense<0> : tensor<i32>
        %c_22 = stablehlo.constant dense<0> : tensor<i32>
        %c_23 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.dynamic_update_slice %iterArg_8, %19, %22, %26, %c_21, %c_22, %c_23 : (tensor<3x1x3x10x128xf32>, tensor<1x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
        stablehlo.return %iterArg, %iterArg_5, %11, %iterArg_7, %27 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
      }
      stablehlo.return %10#4 : tensor<3x1x3x10x128xf32>
    }) : (tensor<i32>) -> tensor<3x1x3x10x128xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.case"(%c_0) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }, {
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %10:5 = stablehlo.while(%iterArg = %arg25, %iterArg_5 = %arg26, %iterArg_6 = %c_4, %iterArg_7 = %arg27, %iterArg_8 = %arg1) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
      cond {
        %11 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %11 : tensor<i1>
      } do {
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
        %c_10 = stablehlo.constant dense<0> : tensor<i32>
        %12 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_11 = stablehlo.constant dense<3> : tensor<i32>
        %13 = stablehlo.add %iterArg, %c_11 : tensor<i32>
        %14 = stablehlo.select %12, %13, %iterArg : tensor<i1>, tensor<i32>
        %c_12 = stablehlo.constant dense<0> : tensor<i32>
        %15 = stablehlo.compare LT, %iterArg_6, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %16 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.add %16, %c_13 : tensor<i32>
        %18 = stablehlo.select %15, %17, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_14 = stablehlo.constant dense<0> : tensor<i32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %c_16 = stablehlo.constant dense<0> : tensor<i32>
        %19 = stablehlo.dynamic_slice %iterArg_8, %14, %18, %c_14, %c_15, %c_16, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
        %c_17 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.compare LT, %iterArg_5, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_18 = stablehlo.constant dense<3> : tensor<i32>
        %21 = stablehlo.add %iterArg_5, %c_18 : tensor<i32>
        %22 = stablehlo.select %20, %21, %iterArg_5 : tensor<i1>, tensor<i32>
        %c_19 = stablehlo.constant dense<0> : tensor<i32>
        %23 = stablehlo.compare LT, %iterArg_6, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %24 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_20 = stablehlo.constant dense<1> : tensor<i32>
        %25 = stablehlo.add %24, %c_20 : tensor<i32>
        %26 = stablehlo.select %23, %25, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_21 = stablehlo.constant dense<0> : tensor<i32>
        %c_22 = stablehlo.constant dense<0> : tensor<i32>
        %c_23 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.dynamic_update_slice %iterArg_8, %19, %22, %26, %c_21, %c_22, %c_23 : (tensor<3x1x3x128x10xf32>, tensor<1x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
        stablehlo.return %iterArg, %iterArg_5, %11, %iterArg_7, %27 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
      }
      stablehlo.return %10#4 : tensor<3x1x3x128x10xf32>
    }) : (tensor<i32>) -> tensor<3x1x3x128x10xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = "stablehlo.case"(%c_1) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }, {
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %10:5 = stablehlo.while(%iterArg = %arg25, %iterArg_5 = %arg26, %iterArg_6 = %c_4, %iterArg_7 = %arg27, %iterArg_8 = %arg2) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
      cond {
        %11 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %11 : tensor<i1>
      } do {
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
        %c_10 = stablehlo.constant dense<0> : tensor<i32>
        %12 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_11 = stablehlo.constant dense<3> : tensor<i32>
        %13 = stablehlo.add %iterArg, %c_11 : tensor<i32>
        %14 = stablehlo.select %12, %13, %iterArg : tensor<i1>, tensor<i32>
        %c_12 = stablehlo.constant dense<0> : tensor<i32>
        %15 = stablehlo.compare LT, %iterArg_6, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %16 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.add %16, %c_13 : tensor<i32>
        %18 = stablehlo.select %15, %17, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_14 = stablehlo.constant dense<0> : tensor<i32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %c_16 = stablehlo.constant dense<0> : tensor<i32>
        %19 = stablehlo.dynamic_slice %iterArg_8, %14, %18, %c_14, %c_15, %c_16, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
        %c_17 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.compare LT, %iterArg_5, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_18 = stablehlo.constant dense<3> : tensor<i32>
        %21 = stablehlo.add %iterArg_5, %c_18 : tensor<i32>
        %22 = stablehlo.select %20, %21, %iterArg_5 : tensor<i1>, tensor<i32>
        %c_19 = stablehlo.constant dense<0> : tensor<i32>
        %23 = stablehlo.compare LT, %iterArg_6, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %24 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_20 = stablehlo.constant dense<1> : tensor<i32>
        %25 = stablehlo.add %24, %c_20 : tensor<i32>
        %26 = stablehlo.select %23, %25, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_21 = stablehlo.constant dense<0> : tensor<i32>
        %c_22 = stablehlo.constant dense<0> : tensor<i32>
        %c_23 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.dynamic_update_slice %iterArg_8, %19, %22, %26, %c_21, %c_22, %c_23 : (tensor<3x1x3x10x128xf32>, tensor<1x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
        stablehlo.return %iterArg, %iterArg_5, %11, %iterArg_7, %27 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
      }
      stablehlo.return %10#4 : tensor<3x1x3x10x128xf32>
    }) : (tensor<i32>) -> tensor<3x1x3x10x128xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = "stablehlo.case"(%c_2) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }, {
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %10:5 = stablehlo.while(%iterArg = %arg25, %iterArg_5 = %arg26, %iterArg_6 = %c_4, %iterArg_7 = %arg27, %iterArg_8 = %arg3) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
      cond {
        %11 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %11 : tensor<i1>
      } do {
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
        %c_10 = stablehlo.constant dense<0> : tensor<i32>
        %12 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_11 = stablehlo.constant dense<3> : tensor<i32>
        %13 = stablehlo.add %iterArg, %c_11 : tensor<i32>
        %14 = stablehlo.select %12, %13, %iterArg : tensor<i1>, tensor<i32>
        %c_12 = stablehlo.constant dense<0> : tensor<i32>
        %15 = stablehlo.compare LT, %iterArg_6, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %16 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.add %16, %c_13 : tensor<i32>
        %18 = stablehlo.select %15, %17, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_14 = stablehlo.constant dense<0> : tensor<i32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %c_16 = stablehlo.constant dense<0> : tensor<i32>
        %19 = stablehlo.dynamic_slice %iterArg_8, %14, %18, %c_14, %c_15, %c_16, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
        %c_17 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.compare LT, %iterArg_5, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_18 = stablehlo.constant dense<3> : tensor<i32>
        %21 = stablehlo.add %iterArg_5, %c_18 : tensor<i32>
        %22 = stablehlo.select %20, %21, %iterArg_5 : tensor<i1>, tensor<i32>
        %c_19 = stablehlo.constant dense<0> : tensor<i32>
        %23 = stablehlo.compare LT, %iterArg_6, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %24 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_20 = stablehlo.constant dense<1> : tensor<i32>
        %25 = stablehlo.add %24, %c_20 : tensor<i32>
        %26 = stablehlo.select %23, %25, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_21 = stablehlo.constant dense<0> : tensor<i32>
        %c_22 = stablehlo.constant dense<0> : tensor<i32>
        %c_23 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.dynamic_update_slice %iterArg_8, %19, %22, %26, %c_21, %c_22, %c_23 : (tensor<3x1x3x128x10xf32>, tensor<1x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
        stablehlo.return %iterArg, %iterArg_5, %11, %iterArg_7, %27 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
      }
      stablehlo.return %10#4 : tensor<3x1x3x128x10xf32>
    }) : (tensor<i32>) -> tensor<3x1x3x128x10xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = "stablehlo.case"(%c_3) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }, {
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %10:5 = stablehlo.while(%iterArg = %arg25, %iterArg_5 = %arg26, %iterArg_6 = %c_4, %iterArg_7 = %arg27, %iterArg_8 = %arg4) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      cond {
        %11 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %11 : tensor<i1>
      } do {
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
        %c_10 = stablehlo.constant dense<0> : tensor<i32>
        %12 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_11 = stablehlo.constant dense<3> : tensor<i32>
        %13 = stablehlo.add %iterArg, %c_11 : tensor<i32>
        %14 = stablehlo.select %12, %13, %iterArg : tensor<i1>, tensor<i32>
        %c_12 = stablehlo.constant dense<0> : tensor<i32>
        %15 = stablehlo.compare LT, %iterArg_6, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %16 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %17 = stablehlo.add %16, %c_13 : tensor<i32>
        %18 = stablehlo.select %15, %17, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_14 = stablehlo.constant dense<0> : tensor<i32>
        %19 = stablehlo.dynamic_slice %iterArg_8, %14, %18, %c_14, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %20 = stablehlo.compare LT, %iterArg_5, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_16 = stablehlo.constant dense<3> : tensor<i32>
        %21 = stablehlo.add %iterArg_5, %c_16 : tensor<i32>
        %22 = stablehlo.select %20, %21, %iterArg_5 : tensor<i1>, tensor<i32>
        %c_17 = stablehlo.constant dense<0> : tensor<i32>
        %23 = stablehlo.compare LT, %iterArg_6, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %24 = stablehlo.convert %iterArg_6 : tensor<i32>
        %c_18 = stablehlo.constant dense<1> : tensor<i32>
        %25 = stablehlo.add %24, %c_18 : tensor<i32>
        %26 = stablehlo.select %23, %25, %iterArg_6 : tensor<i1>, tensor<i32>
        %c_19 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.dynamic_update_slice %iterArg_8, %19, %22, %26, %c_19 : (tensor<3x1x128xi32>, tensor<1x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
        stablehlo.return %iterArg, %iterArg_5, %11, %iterArg_7, %27 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      }
      stablehlo.return %10#4 : tensor<3x1x128xi32>
    }) : (tensor<i32>) -> tensor<3x1x128xi32>
    return %1, %3, %5, %7, %9, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
  }
}
