module @jit_fork attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg23: tensor<i32>, %arg24: tensor<i32>, %arg25: tensor<f32>, %arg26: tensor<i32>, %arg27: tensor<f32>, %arg28: tensor<f32>, %arg29: tensor<2xui32>, %arg30: tensor<4xi32>, %arg31: tensor<i32>, %arg32: tensor<i32>, %arg33: tensor<i32>, %arg34: tensor<f32>, %arg35: tensor<i32>, %arg36: tensor<f32>, %arg37: tensor<f32>, %arg38: tensor<i1>, %arg39: tensor<i1>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.active"}, tensor<3xi1> {jax.result_info = "result.rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.constrained"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg23, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg23, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg23 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg3, %2, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.subtract %4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<128> : tensor<i32>
    %6 = call @floor_divide(%5, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %6, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = "stablehlo.case"(%c_4) ({
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_137 : tensor<i32>
    }, {
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_137 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      %301:5 = stablehlo.while(%iterArg = %arg23, %iterArg_138 = %arg24, %iterArg_139 = %c_137, %iterArg_140 = %7, %iterArg_141 = %arg0) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>
      cond {
        %302 = stablehlo.compare LT, %iterArg_139, %iterArg_140, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %302 : tensor<i1>
      } do {
        %c_142 = stablehlo.constant dense<1> : tensor<i32>
        %302 = stablehlo.add %iterArg_139, %c_142 : tensor<i32>
        %c_143 = stablehlo.constant dense<0> : tensor<i32>
        %303 = stablehlo.compare LT, %iterArg, %c_143, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_144 = stablehlo.constant dense<3> : tensor<i32>
        %304 = stablehlo.add %iterArg, %c_144 : tensor<i32>
        %305 = stablehlo.select %303, %304, %iterArg : tensor<i1>, tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %306 = stablehlo.compare LT, %iterArg_139, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %307 = stablehlo.convert %iterArg_139 : tensor<i32>
        %c_146 = stablehlo.constant dense<1> : tensor<i32>
        %308 = stablehlo.add %307, %c_146 : tensor<i32>
        %309 = stablehlo.select %306, %308, %iterArg_139 : tensor<i1>, tensor<i32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %c_148 = stablehlo.constant dense<0> : tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.dynamic_slice %iterArg_141, %305, %c_147, %309, %c_148, %c_149, %c_150, sizes = [1, 2, 1, 3, 10, 128] : (tensor<3x2x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1x3x10x128xf32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %311 = stablehlo.compare LT, %iterArg_138, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_152 = stablehlo.constant dense<3> : tensor<i32>
        %312 = stablehlo.add %iterArg_138, %c_152 : tensor<i32>
        %313 = stablehlo.select %311, %312, %iterArg_138 : tensor<i1>, tensor<i32>
        %c_153 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.compare LT, %iterArg_139, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %315 = stablehlo.convert %iterArg_139 : tensor<i32>
        %c_154 = stablehlo.constant dense<1> : tensor<i32>
        %316 = stablehlo.add %315, %c_154 : tensor<i32>
        %317 = stablehlo.select %314, %316, %iterArg_139 : tensor<i1>, tensor<i32>
        %c_155 = stablehlo.constant dense<0> : tensor<i32>
        %c_156 = stablehlo.constant dense<0> : tensor<i32>
        %c_157 = stablehlo.constant dense<0> : tensor<i32>
        %c_158 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.dynamic_update_slice %iterArg_141, %310, %313, %c_155, %317, %c_156, %c_157, %c_158 : (tensor<3x2x1x3x10x128xf32>, tensor<1x2x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x10x128xf32>
        stablehlo.return %iterArg, %iterArg_138, %302, %iterArg_140, %318 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x10x128xf32>
      }
      stablehlo.return %301#4 : tensor<3x2x1x3x10x128xf32>
    }) : (tensor<i32>) -> tensor<3x2x1x3x10x128xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10 = "stablehlo.case"(%c_5) ({
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_137 : tensor<i32>
    }, {
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_137 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.case"(%10) ({
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      %301:5 = stablehlo.while(%iterArg = %arg23, %iterArg_138 = %arg24, %iterArg_139 = %c_137, %iterArg_140 = %7, %iterArg_141 = %arg1) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x128x10xf32>
      cond {
        %302 = stablehlo.compare LT, %iterArg_139, %iterArg_140, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %302 : tensor<i1>
      } do {
        %c_142 = stablehlo.constant dense<1> : tensor<i32>
        %302 = stablehlo.add %iterArg_139, %c_142 : tensor<i32>
        %c_143 = stablehlo.constant dense<0> : tensor<i32>
        %303 = stablehlo.compare LT, %iterArg, %c_143, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_144 = stablehlo.constant dense<3> : tensor<i32>
        %304 = stablehlo.add %iterArg, %c_144 : tensor<i32>
        %305 = stablehlo.select %303, %304, %iterArg : tensor<i1>, tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %306 = stablehlo.compare LT, %iterArg_139, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %307 = stablehlo.convert %iterArg_139 : tensor<i32>
        %c_146 = stablehlo.constant dense<1> : tensor<i32>
        %308 = stablehlo.add %307, %c_146 : tensor<i32>
        %309 = stablehlo.select %306, %308, %iterArg_139 : tensor<i1>, tensor<i32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %c_148 = stablehlo.constant dense<0> : tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.dynamic_slice %iterArg_141, %305, %c_147, %309, %c_148, %c_149, %c_150, sizes = [1, 2, 1, 3, 128, 10] : (tensor<3x2x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1x3x128x10xf32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %311 = stablehlo.compare LT, %iterArg_138, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_152 = stablehlo.constant dense<3> : tensor<i32>
        %312 = stablehlo.add %iterArg_138, %c_152 : tensor<i32>
        %313 = stablehlo.select %311, %312, %iterArg_138 : tensor<i1>, tensor<i32>
        %c_153 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.compare LT, %iterArg_139, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %315 = stablehlo.convert %iterArg_139 : tensor<i32>
        %c_154 = stablehlo.constant dense<1> : tensor<i32>
        %316 = stablehlo.add %315, %c_154 : tensor<i32>
        %317 = stablehlo.select %314, %316, %iterArg_139 : tensor<i1>, tensor<i32>
        %c_155 = stablehlo.constant dense<0> : tensor<i32>
        %c_156 = stablehlo.constant dense<0> : tensor<i32>
        %c_157 = stablehlo.constant dense<0> : tensor<i32>
        %c_158 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.dynamic_update_slice %iterArg_141, %310, %313, %c_155, %317, %c_156, %c_157, %c_158 : (tensor<3x2x1x3x128x10xf32>, tensor<1x2x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x128x10xf32>
        stablehlo.return %iterArg, %iterArg_138, %302, %iterArg_140, %318 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2x1x3x128x10xf32>
      }
      stablehlo.return %301#4 : tensor<3x2x1x3x128x10xf32>
    }) : (tensor<i32>) -> tensor<3x2x1x3x128x10xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = "stablehlo.case"(%c_6) ({
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_137 : tensor<i32>
    }, {
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_137 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %13 = "stablehlo.case"(%12) ({
      %c_137 = stablehlo.constant dense<0> : tensor<i32>
      %301:5 = stablehlo.while(%iterArg = %arg23, %iterArg_138 = %arg24, %iterArg_139 = %c_137, %iterArg_140 = %7, %iterArg_141 = %arg2) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      cond {
        %302 = stablehlo.compare LT, %iterArg_139, %iterArg_140, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %302 : tensor<i1>
      } do {
        %c_142 = stablehlo.constant dense<1> : tensor<i32>
        %302 = stablehlo.add %iterArg_139, %c_142 : tensor<i32>
        %c_143 = stablehlo.constant dense<0> : tensor<i32>
        %303 = stablehlo.compare LT, %iterArg, %c_143, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_144 = stablehlo.constant dense<3> : tensor<i32>
        %304 = stablehlo.add %iterArg, %c_144 : tensor<i32>
        %305 = stablehlo.select %303, %304, %iterArg : tensor<i1>, tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %306 = stablehlo.compare LT, %iterArg_139, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %307 = stablehlo.convert %iterArg_139 : tensor<i32>
        %c_146 = stablehlo.constant dense<1> : tensor<i32>
        %308 = stablehlo.add %307, %c_146 : tensor<i32>
        %309 = stablehlo.select %306, %308, %iterArg_139 : tensor<i1>, tensor<i32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.dynamic_slice %iterArg_141, %305, %309, %c_147, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
        %c_148 = stablehlo.constant dense<0> : tensor<i32>
        %311 = stablehlo.compare LT, %iterArg_138, %c_148, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_149 = stablehlo.constant dense<3> : tensor<i32>
        %312 = stablehlo.add %iterArg_138, %c_149 : tensor<i32>
        %313 = stablehlo.select %311, %312, %iterArg_138 : tensor<i1>, tensor<i32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.compare LT, %iterArg_139, %c_150, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %315 = stablehlo.convert %iterArg_139 : tensor<i32>
        %c_151 = stablehlo.constant dense<1> : tensor<i32>
        %316 = stablehlo.add %315, %c_151 : tensor<i32>
        %317 = stablehlo.select %314, %316, %iterArg_139 : tensor<i1>, tensor<i32>
        %c_152 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.dynamic_update_slice %iterArg_141, %310, %313, %317, %c_152 : (tensor<3x1x128xi32>, tensor<1x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
        stablehlo.return %iterArg, %iterArg_138, %302, %iterArg_140, %318 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      }
      stablehlo.return %301#4 : tensor<3x1x128xi32>
    }) : (tensor<i32>) -> tensor<3x1x128xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %arg23, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.add %arg23, %c_8 : tensor<i32>
    %16 = stablehlo.select %14, %15, %arg23 : tensor<i1>, tensor<i32>
    %17 = stablehlo.dynamic_slice %arg3, %16, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare LT, %arg24, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %20 = stablehlo.add %arg24, %c_10 : tensor<i32>
    %21 = stablehlo.select %19, %20, %arg24 : tensor<i1>, tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg3, %22, %18) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %arg23, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %arg23, %c_12 : tensor<i32>
    %26 = stablehlo.select %24, %25, %arg23 : tensor<i1>, tensor<i32>
    %27 = stablehlo.dynamic_slice %arg4, %26, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %28 = stablehlo.reshape %27 : (tensor<1xi1>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.compare LT, %arg24, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %30 = stablehlo.add %arg24, %c_14 : tensor<i32>
    %31 = stablehlo.select %29, %30, %arg24 : tensor<i1>, tensor<i32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %33 = "stablehlo.scatter"(%arg4, %32, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.compare LT, %arg23, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %35 = stablehlo.add %arg23, %c_16 : tensor<i32>
    %36 = stablehlo.select %34, %35, %arg23 : tensor<i1>, tensor<i32>
    %37 = stablehlo.dynamic_slice %arg5, %36, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %38 = stablehlo.reshape %37 : (tensor<1xi1>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %arg24, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %40 = stablehlo.add %arg24, %c_18 : tensor<i32>
    %41 = stablehlo.select %39, %40, %arg24 : tensor<i1>, tensor<i32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %43 = "stablehlo.scatter"(%arg5, %42, %38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %arg23, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<3> : tensor<i32>
    %45 = stablehlo.add %arg23, %c_20 : tensor<i32>
    %46 = stablehlo.select %44, %45, %arg23 : tensor<i1>, tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.compare LT, %c_21, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %c_24 = stablehlo.constant dense<97> : tensor<i32>
    %48 = stablehlo.add %c_23, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.select %47, %48, %c_25 : tensor<i1>, tensor<i32>
    %50 = stablehlo.dynamic_slice %arg6, %46, %49, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %51 = stablehlo.reshape %50 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.compare LT, %arg24, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %53 = stablehlo.add %arg24, %c_27 : tensor<i32>
    %54 = stablehlo.select %52, %53, %arg24 : tensor<i1>, tensor<i32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %56 = "stablehlo.scatter"(%arg6, %55, %51) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %arg23, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_29 = stablehlo.constant dense<3> : tensor<i32>
    %58 = stablehlo.add %arg23, %c_29 : tensor<i32>
    %59 = stablehlo.select %57, %58, %arg23 : tensor<i1>, tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %c_30, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<97> : tensor<i32>
    %61 = stablehlo.add %c_32, %c_33 : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.select %60, %61, %c_34 : tensor<i1>, tensor<i32>
    %63 = stablehlo.dynamic_slice %arg7, %59, %62, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %64 = stablehlo.reshape %63 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %arg24, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %66 = stablehlo.add %arg24, %c_36 : tensor<i32>
    %67 = stablehlo.select %65, %66, %arg24 : tensor<i1>, tensor<i32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %69 = "stablehlo.scatter"(%arg7, %68, %64) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.compare LT, %arg23, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %71 = stablehlo.add %arg23, %c_38 : tensor<i32>
    %72 = stablehlo.select %70, %71, %arg23 : tensor<i1>, tensor<i32>
    %73 = stablehlo.dynamic_slice %arg8, %72, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %74 = stablehlo.reshape %73 : (tensor<1xf32>) -> tensor<f32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.compare LT, %arg24, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %76 = stablehlo.add %arg24, %c_40 : tensor<i32>
    %77 = stablehlo.select %75, %76, %arg24 : tensor<i1>, tensor<i32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %79 = "stablehlo.scatter"(%arg8, %78, %74) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.compare LT, %arg23, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_42 = stablehlo.constant dense<3> : tensor<i32>
    %81 = stablehlo.add %arg23, %c_42 : tensor<i32>
    %82 = stablehlo.select %80, %81, %arg23 : tensor<i1>, tensor<i32>
    %83 = stablehlo.dynamic_slice %arg9, %82, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %84 = stablehlo.reshape %83 : (tensor<1xi32>) -> tensor<i32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.compare LT, %arg24, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %86 = stablehlo.add %arg24, %c_44 : tensor<i32>
    %87 = stablehlo.select %85, %86, %arg24 : tensor<i1>, tensor<i32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %89 = "stablehlo.scatter"(%arg9, %88, %84) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.compare LT, %arg23, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_46 = stablehlo.constant dense<3> : tensor<i32>
    %91 = stablehlo.add %arg23, %c_46 : tensor<i32>
    %92 = stablehlo.select %90, %91, %arg23 : tensor<i1>, tensor<i32>
    %93 = stablehlo.dynamic_slice %arg10, %92, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %94 = stablehlo.reshape %93 : (tensor<1xf32>) -> tensor<f32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.compare LT, %arg24, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_48 = stablehlo.constant dense<3> : tensor<i32>
    %96 = stablehlo.add %arg24, %c_48 : tensor<i32>
    %97 = stablehlo.select %95, %96, %arg24 : tensor<i1>, tensor<i32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %99 = "stablehlo.scatter"(%arg10, %98, %94) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.compare LT, %arg23, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_50 = stablehlo.constant dense<3> : tensor<i32>
    %101 = stablehlo.add %arg23, %c_50 : tensor<i32>
    %102 = stablehlo.select %100, %101, %arg23 : tensor<i1>, tensor<i32>
    %103 = stablehlo.dynamic_slice %arg11, %102, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %104 = stablehlo.reshape %103 : (tensor<1xf32>) -> tensor<f32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %105 = stablehlo.compare LT, %arg24, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_52 = stablehlo.constant dense<3> : tensor<i32>
    %106 = stablehlo.add %arg24, %c_52 : tensor<i32>
    %107 = stablehlo.select %105, %106, %arg24 : tensor<i1>, tensor<i32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %109 = "stablehlo.scatter"(%arg11, %108, %104) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %110 = stablehlo.compare LT, %arg23, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<3> : tensor<i32>
    %111 = stablehlo.add %arg23, %c_54 : tensor<i32>
    %112 = stablehlo.select %110, %111, %arg23 : tensor<i1>, tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %113 = stablehlo.compare LT, %c_55, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %c_58 = stablehlo.constant dense<2> : tensor<i32>
    %114 = stablehlo.add %c_57, %c_58 : tensor<i32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %115 = stablehlo.select %113, %114, %c_59 : tensor<i1>, tensor<i32>
    %116 = stablehlo.dynamic_slice %arg12, %112, %115, sizes = [1, 2] : (tensor<3x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %117 = stablehlo.reshape %116 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.compare LT, %arg24, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %119 = stablehlo.add %arg24, %c_61 : tensor<i32>
    %120 = stablehlo.select %118, %119, %arg24 : tensor<i1>, tensor<i32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %122 = "stablehlo.scatter"(%arg12, %121, %117) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.compare LT, %arg23, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_63 = stablehlo.constant dense<3> : tensor<i32>
    %124 = stablehlo.add %arg23, %c_63 : tensor<i32>
    %125 = stablehlo.select %123, %124, %arg23 : tensor<i1>, tensor<i32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.compare LT, %c_64, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %c_67 = stablehlo.constant dense<4> : tensor<i32>
    %127 = stablehlo.add %c_66, %c_67 : tensor<i32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %128 = stablehlo.select %126, %127, %c_68 : tensor<i1>, tensor<i32>
    %129 = stablehlo.dynamic_slice %arg13, %125, %128, sizes = [1, 4] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %130 = stablehlo.reshape %129 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %131 = stablehlo.compare LT, %arg24, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_70 = stablehlo.constant dense<3> : tensor<i32>
    %132 = stablehlo.add %arg24, %c_70 : tensor<i32>
    %133 = stablehlo.select %131, %132, %arg24 : tensor<i1>, tensor<i32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %135 = "stablehlo.scatter"(%arg13, %134, %130) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %136 = stablehlo.compare LT, %arg23, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<3> : tensor<i32>
    %137 = stablehlo.add %arg23, %c_72 : tensor<i32>
    %138 = stablehlo.select %136, %137, %arg23 : tensor<i1>, tensor<i32>
    %139 = stablehlo.dynamic_slice %arg14, %138, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %140 = stablehlo.reshape %139 : (tensor<1xi32>) -> tensor<i32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %141 = stablehlo.compare LT, %arg24, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_74 = stablehlo.constant dense<3> : tensor<i32>
    %142 = stablehlo.add %arg24, %c_74 : tensor<i32>
    %143 = stablehlo.select %141, %142, %arg24 : tensor<i1>, tensor<i32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %145 = "stablehlo.scatter"(%arg14, %144, %140) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.compare LT, %arg23, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_76 = stablehlo.constant dense<3> : tensor<i32>
    %147 = stablehlo.add %arg23, %c_76 : tensor<i32>
    %148 = stablehlo.select %146, %147, %arg23 : tensor<i1>, tensor<i32>
    %149 = stablehlo.dynamic_slice %arg15, %148, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %150 = stablehlo.reshape %149 : (tensor<1xi32>) -> tensor<i32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %151 = stablehlo.compare LT, %arg24, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %152 = stablehlo.add %arg24, %c_78 : tensor<i32>
    %153 = stablehlo.select %151, %152, %arg24 : tensor<i1>, tensor<i32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %155 = "stablehlo.scatter"(%arg15, %154, %150) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %156 = stablehlo.compare LT, %arg23, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %157 = stablehlo.add %arg23, %c_80 : tensor<i32>
    %158 = stablehlo.select %156, %157, %arg23 : tensor<i1>, tensor<i32>
    %159 = stablehlo.dynamic_slice %arg16, %158, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %160 = stablehlo.reshape %159 : (tensor<1xi32>) -> tensor<i32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %161 = stablehlo.compare LT, %arg24, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %162 = stablehlo.add %arg24, %c_82 : tensor<i32>
    %163 = stablehlo.select %161, %162, %arg24 : tensor<i1>, tensor<i32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %165 = "stablehlo.scatter"(%arg16, %164, %160) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %166 = stablehlo.compare LT, %arg23, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %167 = stablehlo.add %arg23, %c_84 : tensor<i32>
    %168 = stablehlo.select %166, %167, %arg23 : tensor<i1>, tensor<i32>
    %169 = stablehlo.dynamic_slice %arg17, %168, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %170 = stablehlo.reshape %169 : (tensor<1xf32>) -> tensor<f32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %171 = stablehlo.compare LT, %arg24, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %172 = stablehlo.add %arg24, %c_86 : tensor<i32>
    %173 = stablehlo.select %171, %172, %arg24 : tensor<i1>, tensor<i32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %175 = "stablehlo.scatter"(%arg17, %174, %170) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %176 = stablehlo.compare LT, %arg23, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %177 = stablehlo.add %arg23, %c_88 : tensor<i32>
    %178 = stablehlo.select %176, %177, %arg23 : tensor<i1>, tensor<i32>
    %179 = stablehlo.dynamic_slice %arg18, %178, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %180 = stablehlo.reshape %179 : (tensor<1xi32>) -> tensor<i32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %181 = stablehlo.compare LT, %arg24, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %182 = stablehlo.add %arg24, %c_90 : tensor<i32>
    %183 = stablehlo.select %181, %182, %arg24 : tensor<i1>, tensor<i32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %185 = "stablehlo.scatter"(%arg18, %184, %180) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %186 = stablehlo.compare LT, %arg23, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %187 = stablehlo.add %arg23, %c_92 : tensor<i32>
    %188 = stablehlo.select %186, %187, %arg23 : tensor<i1>, tensor<i32>
    %189 = stablehlo.dynamic_slice %arg19, %188, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %190 = stablehlo.reshape %189 : (tensor<1xf32>) -> tensor<f32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %191 = stablehlo.compare LT, %arg24, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %192 = stablehlo.add %arg24, %c_94 : tensor<i32>
    %193 = stablehlo.select %191, %192, %arg24 : tensor<i1>, tensor<i32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %195 = "stablehlo.scatter"(%arg19, %194, %190) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %196 = stablehlo.compare LT, %arg23, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %197 = stablehlo.add %arg23, %c_96 : tensor<i32>
    %198 = stablehlo.select %196, %197, %arg23 : tensor<i1>, tensor<i32>
    %199 = stablehlo.dynamic_slice %arg20, %198, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %200 = stablehlo.reshape %199 : (tensor<1xf32>) -> tensor<f32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %201 = stablehlo.compare LT, %arg24, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %202 = stablehlo.add %arg24, %c_98 : tensor<i32>
    %203 = stablehlo.select %201, %202, %arg24 : tensor<i1>, tensor<i32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %205 = "stablehlo.scatter"(%arg20, %204, %200) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.compare LT, %arg23, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %207 = stablehlo.add %arg23, %c_100 : tensor<i32>
    %208 = stablehlo.select %206, %207, %arg23 : tensor<i1>, tensor<i32>
    %209 = stablehlo.dynamic_slice %arg21, %208, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %210 = stablehlo.reshape %209 : (tensor<1xi1>) -> tensor<i1>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.compare LT, %arg24, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %212 = stablehlo.add %arg24, %c_102 : tensor<i32>
    %213 = stablehlo.select %211, %212, %arg24 : tensor<i1>, tensor<i32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %215 = "stablehlo.scatter"(%arg21, %214, %210) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %216 = stablehlo.compare LT, %arg23, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %217 = stablehlo.add %arg23, %c_104 : tensor<i32>
    %218 = stablehlo.select %216, %217, %arg23 : tensor<i1>, tensor<i32>
    %219 = stablehlo.dynamic_slice %arg22, %218, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %220 = stablehlo.reshape %219 : (tensor<1xi1>) -> tensor<i1>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %221 = stablehlo.compare LT, %arg24, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %222 = stablehlo.add %arg24, %c_106 : tensor<i32>
    %223 = stablehlo.select %221, %222, %arg24 : tensor<i1>, tensor<i32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %225 = "stablehlo.scatter"(%arg22, %224, %220) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %226 = stablehlo.compare LT, %arg24, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_108 = stablehlo.constant dense<3> : tensor<i32>
    %227 = stablehlo.add %arg24, %c_108 : tensor<i32>
    %228 = stablehlo.select %226, %227, %arg24 : tensor<i1>, tensor<i32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %230 = "stablehlo.scatter"(%79, %229, %arg25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %231 = stablehlo.compare LT, %arg24, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %232 = stablehlo.add %arg24, %c_110 : tensor<i32>
    %233 = stablehlo.select %231, %232, %arg24 : tensor<i1>, tensor<i32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %235 = "stablehlo.scatter"(%89, %234, %arg26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %236 = stablehlo.compare LT, %arg24, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %237 = stablehlo.add %arg24, %c_112 : tensor<i32>
    %238 = stablehlo.select %236, %237, %arg24 : tensor<i1>, tensor<i32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %240 = "stablehlo.scatter"(%99, %239, %arg27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %241 = stablehlo.compare LT, %arg24, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %242 = stablehlo.add %arg24, %c_114 : tensor<i32>
    %243 = stablehlo.select %241, %242, %arg24 : tensor<i1>, tensor<i32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %245 = "stablehlo.scatter"(%109, %244, %arg28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %246 = stablehlo.compare LT, %arg24, %c_115, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_116 = stablehlo.constant dense<3> : tensor<i32>
    %247 = stablehlo.add %arg24, %c_116 : tensor<i32>
    %248 = stablehlo.select %246, %247, %arg24 : tensor<i1>, tensor<i32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %250 = "stablehlo.scatter"(%122, %249, %arg29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %251 = stablehlo.compare LT, %arg24, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %252 = stablehlo.add %arg24, %c_118 : tensor<i32>
    %253 = stablehlo.select %251, %252, %arg24 : tensor<i1>, tensor<i32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %255 = "stablehlo.scatter"(%135, %254, %arg30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %256 = stablehlo.compare LT, %arg24, %c_119, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_120 = stablehlo.constant dense<3> : tensor<i32>
    %257 = stablehlo.add %arg24, %c_120 : tensor<i32>
    %258 = stablehlo.select %256, %257, %arg24 : tensor<i1>, tensor<i32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %260 = "stablehlo.scatter"(%145, %259, %arg31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %261 = stablehlo.compare LT, %arg24, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_122 = stablehlo.constant dense<3> : tensor<i32>
    %262 = stablehlo.add %arg24, %c_122 : tensor<i32>
    %263 = stablehlo.select %261, %262, %arg24 : tensor<i1>, tensor<i32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %265 = "stablehlo.scatter"(%155, %264, %arg32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_123 = stablehlo.constant dense<0> : tensor<i32>
    %266 = stablehlo.compare LT, %arg24, %c_123, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_124 = stablehlo.constant dense<3> : tensor<i32>
    %267 = stablehlo.add %arg24, %c_124 : tensor<i32>
    %268 = stablehlo.select %266, %267, %arg24 : tensor<i1>, tensor<i32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %270 = "stablehlo.scatter"(%165, %269, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_125 = stablehlo.constant dense<0> : tensor<i32>
    %271 = stablehlo.compare LT, %arg24, %c_125, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_126 = stablehlo.constant dense<3> : tensor<i32>
    %272 = stablehlo.add %arg24, %c_126 : tensor<i32>
    %273 = stablehlo.select %271, %272, %arg24 : tensor<i1>, tensor<i32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %275 = "stablehlo.scatter"(%175, %274, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %276 = stablehlo.compare LT, %arg24, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_128 = stablehlo.constant dense<3> : tensor<i32>
    %277 = stablehlo.add %arg24, %c_128 : tensor<i32>
    %278 = stablehlo.select %276, %277, %arg24 : tensor<i1>, tensor<i32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %280 = "stablehlo.scatter"(%185, %279, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %281 = stablehlo.compare LT, %arg24, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_130 = stablehlo.constant dense<3> : tensor<i32>
    %282 = stablehlo.add %arg24, %c_130 : tensor<i32>
    %283 = stablehlo.select %281, %282, %arg24 : tensor<i1>, tensor<i32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %285 = "stablehlo.scatter"(%195, %284, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %286 = stablehlo.compare LT, %arg24, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_132 = stablehlo.constant dense<3> : tensor<i32>
    %287 = stablehlo.add %arg24, %c_132 : tensor<i32>
    %288 = stablehlo.select %286, %287, %arg24 : tensor<i1>, tensor<i32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %290 = "stablehlo.scatter"(%205, %289, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %291 = stablehlo.compare LT, %arg24, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_134 = stablehlo.constant dense<3> : tensor<i32>
    %292 = stablehlo.add %arg24, %c_134 : tensor<i32>
    %293 = stablehlo.select %291, %292, %arg24 : tensor<i1>, tensor<i32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %295 = "stablehlo.scatter"(%215, %294, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %296 = stablehlo.compare LT, %arg24, %c_135, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_136 = stablehlo.constant dense<3> : tensor<i32>
    %297 = stablehlo.add %arg24, %c_136 : tensor<i32>
    %298 = stablehlo.select %296, %297, %arg24 : tensor<i1>, tensor<i32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %300 = "stablehlo.scatter"(%225, %299, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    return %9, %11, %13, %23, %33, %43, %56, %69, %230, %235, %240, %245, %250, %255, %260, %265, %270, %275, %280, %285, %290, %295, %300 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
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
    %9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
