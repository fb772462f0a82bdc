module @jit_copy_prefix attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg23: tensor<i32>, %arg24: tensor<i32>, %arg25: tensor<i32>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.active"}, tensor<3xi1> {jax.result_info = "result.rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.constrained"}) {
    %0 = stablehlo.custom_call @xlabatch_copy_blocks(%arg0, %arg23, %arg24, %arg25) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x2x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x10x128xf32>
    %1 = stablehlo.custom_call @xlabatch_copy_blocks(%arg1, %arg23, %arg24, %arg25) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x2x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x128x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }, {
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %4:5 = stablehlo.while(%iterArg = %arg23, %iterArg_1 = %arg24, %iterArg_2 = %c_0, %iterArg_3 = %arg25, %iterArg_4 = %arg2) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      cond {
        %5 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %5 : tensor<i1>
      } do {
        %c_5 = stablehlo.constant dense<1> : tensor<i32>
        %5 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
        %c_6 = stablehlo.constant dense<0> : tensor<i32>
        %6 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_7 = stablehlo.constant dense<3> : tensor<i32>
        %7 = stablehlo.add %iterArg, %c_7 : tensor<i32>
        %8 = stablehlo.select %6, %7, %iterArg : tensor<i1>, tensor<i32>
        %c_8 = stablehlo.constant dense<0> : tensor<i32>
        %9 = stablehlo.compare LT, %iterArg_2, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %10 = stablehlo.convert %iterArg_2 : tensor<i32>
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.add %10, %c_9 : tensor<i32>
        %12 = stablehlo.select %9, %11, %iterArg_2 : tensor<i1>, tensor<i32>
        %c_10 = stablehlo.constant dense<0> : tensor<i32>
        %13 = stablehlo.dynamic_slice %iterArg_4, %8, %12, %c_10, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
        %c_11 = stablehlo.constant dense<0> : tensor<i32>
        %14 = stablehlo.compare LT, %iterArg_1, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_12 = stablehlo.constant dense<3> : tensor<i32>
        %15 = stablehlo.add %iterArg_1, %c_12 : tensor<i32>
        %16 = stablehlo.select %14, %15, %iterArg_1 : tensor<i1>, tensor<i32>
        %c_13 = stablehlo.constant dense<0> : tensor<i32>
        %17 = stablehlo.compare LT, %iterArg_2, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %18 = stablehlo.convert %iterArg_2 : tensor<i32>
        %c_14 = stablehlo.constant dense<1> : tensor<i32>
        %19 = stablehlo.add %18, %c_14 : tensor<i32>
        %20 = stablehlo.select %17, %19, %iterArg_2 : tensor<i1>, tensor<i32>
        %c_15 = stablehlo.constant dense<0> : tensor<i32>
        %21 = stablehlo.dynamic_update_slice %iterArg_4, %13, %16, %20, %c_15 : (tensor<3x1x128xi32>, tensor<1x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
        stablehlo.return %iterArg, %iterArg_1, %5, %iterArg_3, %21 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      }
      stablehlo.return %4#4 : tensor<3x1x128xi32>
    }) : (tensor<i32>) -> tensor<3x1x128xi32>
    return %0, %1, %3, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
  }
}
