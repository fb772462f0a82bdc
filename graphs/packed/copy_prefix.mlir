module @jit_copy_prefix attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg23: tensor<i32>, %arg24: tensor<i32>, %arg25: tensor<i32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.active"}, tensor<3xi1> {jax.result_info = "result.rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.constrained"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.minimum %arg25, %c : tensor<i32>
    %1 = stablehlo.custom_call @xlabatch_copy_blocks(%arg0, %arg23, %arg24, %0) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x2x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x10x128xf32>
    %2 = stablehlo.custom_call @xlabatch_copy_blocks(%arg1, %arg23, %arg24, %0) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x2x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x128x10xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.case"(%3) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %5:5 = stablehlo.while(%iterArg = %arg23, %iterArg_2 = %arg24, %iterArg_3 = %c_1, %iterArg_4 = %arg25, %iterArg_5 = %arg2) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      cond {
        %6 = stablehlo.compare LT, %iterArg_3, %iterArg_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %6 : tensor<i1>
      } do {
        %c_6 = stablehlo.constant dense<1> : tensor<i32>
        %6 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
        %c_7 = stablehlo.constant dense<0> : tensor<i32>
        %7 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_8 = stablehlo.constant dense<3> : tensor<i32>
        %8 = stablehlo.add %iterArg, %c_8 : tensor<i32>
        %9 = stablehlo.select %7, %8, %iterArg : tensor<i1>, tensor<i32>
        %c_9 = stablehlo.constant dense<0> : tensor<i32>
        %10 = stablehlo.compare LT, %iterArg_3, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %11 = stablehlo.convert %iterArg_3 : tensor<i32>
        %c_10 = stablehlo.constant dense<1> : tensor<i32>
        %12 = stablehlo.add %11, %c_10 : tensor<i32>
        %13 = stablehlo.select %10, %12, %iterArg_3 : tensor<i1>, tensor<i32>
        %c_11 = stablehlo.constant dense<0> : tensor<i32>
        %14 = stablehlo.dynamic_slice %iterArg_5, %9, %13, %c_11, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
        %c_12 = stablehlo.constant dense<0> : tensor<i32>
        %15 = stablehlo.compare LT, %iterArg_2, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_13 = stablehlo.constant dense<3> : tensor<i32>
        %16 = stablehlo.add %iterArg_2, %c_13 : tensor<i32>
        %17 = stablehlo.select %15, %16, %iterArg_2 : tensor<i1>, tensor<i32>
        %c_14 = stablehlo.constant dense<0> : tensor<i32>
        %18 = stablehlo.compare LT, %iterArg_3, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %19 = stablehlo.convert %iterArg_3 : tensor<i32>
        %c_15 = stablehlo.constant dense<1> : tensor<i32>
        %20 = stablehlo.add %19, %c_15 : tensor<i32>
        %21 = stablehlo.select %18, %20, %iterArg_3 : tensor<i1>, tensor<i32>
        %c_16 = stablehlo.constant dense<0> : tensor<i32>
        %22 = stablehlo.dynamic_update_slice %iterArg_5, %14, %17, %21, %c_16 : (tensor<3x1x128xi32>, tensor<1x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
        stablehlo.return %iterArg, %iterArg_2, %6, %iterArg_4, %22 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      }
      stablehlo.return %5#4 : tensor<3x1x128xi32>
    }) : (tensor<i32>) -> tensor<3x1x128xi32>
    return %1, %2, %4, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
  }
}
