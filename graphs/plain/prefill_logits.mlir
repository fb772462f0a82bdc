module @jit_prefill_logits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<3x1x128xi32> {tf.aliasing_output = 0 : i32}, %arg2: tensor<3xi32> {tf.aliasing_output = 1 : i32}, %arg3: tensor<3xi1> {tf.aliasing_output = 2 : i32}, %arg4: tensor<3xi1> {tf.aliasing_output = 3 : i32}, %arg5: tensor<3x97xf32> {tf.aliasing_output = 4 : i32}, %arg6: tensor<3x97xf32> {tf.aliasing_output = 5 : i32}, %arg7: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg8: tensor<3xi32> {tf.aliasing_output = 7 : i32}, %arg9: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg10: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg11: tensor<3x2xui32> {tf.aliasing_output = 10 : i32}, %arg12: tensor<3x4xi32> {tf.aliasing_output = 11 : i32}, %arg13: tensor<3xi32> {tf.aliasing_output = 12 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg15: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 18 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 19 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 20 : i32}, %arg22: tensor<i32>, %arg23: tensor<36x1xf32>) -> (tensor<3x1x128xi32> {jax.result_info = "result.ids"}, tensor<3xi32> {jax.result_info = "result.position"}, tensor<3xi1> {jax.result_info = "result.active"}, tensor<3xi1> {jax.result_info = "result.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.logits"}, tensor<3x97xf32> {jax.result_info = "result.bias"}, tensor<3xf32> {jax.result_info = "result.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.sampling_params.constrained"}) {
    %0 = stablehlo.dot_general %arg0, %arg23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<97x36xf32>, tensor<36x1xf32>) -> tensor<97x1xf32>
    %1 = stablehlo.optimization_barrier %0 : tensor<97x1xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<97x1xf32>) -> tensor<1x97xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x97xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<1x97xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg22, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.add %arg22, %c_0 : tensor<i32>
    %8 = stablehlo.select %6, %7, %arg22 : tensor<i1>, tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = "stablehlo.scatter"(%arg4, %9, %c_1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg24: tensor<i1>, %arg25: tensor<i1>):
      stablehlo.return %arg25 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %arg22, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.add %arg22, %c_3 : tensor<i32>
    %13 = stablehlo.select %11, %12, %arg22 : tensor<i1>, tensor<i32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %15 = "stablehlo.scatter"(%arg5, %14, %5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      stablehlo.return %arg25 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    return %arg1, %arg2, %arg3, %10, %15, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
  }
}
