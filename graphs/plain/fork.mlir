module @jit_fork attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xi32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg24: tensor<3xi1> {tf.aliasing_output = 24 : i32}, %arg25: tensor<i32>, %arg26: tensor<i32>, %arg27: tensor<f32>, %arg28: tensor<i32>, %arg29: tensor<f32>, %arg30: tensor<f32>, %arg31: tensor<2xui32>, %arg32: tensor<4xi32>, %arg33: tensor<i32>, %arg34: tensor<i32>, %arg35: tensor<i32>, %arg36: tensor<f32>, %arg37: tensor<i32>, %arg38: tensor<f32>, %arg39: tensor<f32>, %arg40: tensor<i1>, %arg41: tensor<i1>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.active"}, tensor<3xi1> {jax.result_info = "result.rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.constrained"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg25, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg25, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg25 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg5, %2, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.subtract %4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<128> : tensor<i32>
    %6 = call @floor_divide(%5, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %6, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = "stablehlo.case"(%c_4) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %305:5 = stablehlo.while(%iterArg = %arg25, %iterArg_140 = %arg26, %iterArg_141 = %c_139, %iterArg_142 = %7, %iterArg_143 = %arg0) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
      cond {
        %306 = stablehlo.compare LT, %iterArg_141, %iterArg_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %306 : tensor<i1>
      } do {
        %c_144 = stablehlo.constant dense<1> : tensor<i32>
        %306 = stablehlo.add %iterArg_141, %c_144 : tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %307 = stablehlo.compare LT, %iterArg, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_146 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.add %iterArg, %c_146 : tensor<i32>
        %309 = stablehlo.select %307, %308, %iterArg : tensor<i1>, tensor<i32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.compare LT, %iterArg_141, %c_147, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %311 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_148 = stablehlo.constant dense<1> : tensor<i32>
        %312 = stablehlo.add %311, %c_148 : tensor<i32>
        %313 = stablehlo.select %310, %312, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.dynamic_slice %iterArg_143, %309, %313, %c_149, %c_150, %c_151, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
        %c_152 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.compare LT, %iterArg_140, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_153 = stablehlo.constant dense<3> : tensor<i32>
        %316 = stablehlo.add %iterArg_140, %c_153 : tensor<i32>
        %317 = stablehlo.select %315, %316, %iterArg_140 : tensor<i1>, tensor<i32>
        %c_154 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.compare LT, %iterArg_141, %c_154, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %319 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_155 = stablehlo.constant dense<1> : tensor<i32>
        %320 = stablehlo.add %319, %c_155 : tensor<i32>
        %321 = stablehlo.select %318, %320, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_156 = stablehlo.constant dense<0> : tensor<i32>
        %c_157 = stablehlo.constant dense<0> : tensor<i32>
        %c_158 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.dynamic_update_slice %iterArg_143, %314, %317, %321, %c_156, %c_157, %c_158 : (tensor<3x1x3x10x128xf32>, tensor<1x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
        stablehlo.return %iterArg, %iterArg_140, %306, %iterArg_142, %322 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
      }
      stablehlo.return %305#4 : tensor<3x1x3x10x128xf32>
    }) : (tensor<i32>) -> tensor<3x1x3x10x128xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10 = "stablehlo.case"(%c_5) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.case"(%10) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %305:5 = stablehlo.while(%iterArg = %arg25, %iterArg_140 = %arg26, %iterArg_141 = %c_139, %iterArg_142 = %7, %iterArg_143 = %arg1) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
      cond {
        %306 = stablehlo.compare LT, %iterArg_141, %iterArg_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %306 : tensor<i1>
      } do {
        %c_144 = stablehlo.constant dense<1> : tensor<i32>
        %306 = stablehlo.add %iterArg_141, %c_144 : tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %307 = stablehlo.compare LT, %iterArg, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_146 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.add %iterArg, %c_146 : tensor<i32>
        %309 = stablehlo.select %307, %308, %iterArg : tensor<i1>, tensor<i32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.compare LT, %iterArg_141, %c_147, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %311 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_148 = stablehlo.constant dense<1> : tensor<i32>
        %312 = stablehlo.add %311, %c_148 : tensor<i32>
        %313 = stablehlo.select %310, %312, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.dynamic_slice %iterArg_143, %309, %313, %c_149, %c_150, %c_151, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
        %c_152 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.compare LT, %iterArg_140, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_153 = stablehlo.constant dense<3> : tensor<i32>
        %316 = stablehlo.add %iterArg_140, %c_153 : tensor<i32>
        %317 = stablehlo.select %315, %316, %iterArg_140 : tensor<i1>, tensor<i32>
        %c_154 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.compare LT, %iterArg_141, %c_154, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %319 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_155 = stablehlo.constant dense<1> : tensor<i32>
        %320 = stablehlo.add %319, %c_155 : tensor<i32>
        %321 = stablehlo.select %318, %320, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_156 = stablehlo.constant dense<0> : tensor<i32>
        %c_157 = stablehlo.constant dense<0> : tensor<i32>
        %c_158 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.dynamic_update_slice %iterArg_143, %314, %317, %321, %c_156, %c_157, %c_158 : (tensor<3x1x3x128x10xf32>, tensor<1x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
        stablehlo.return %iterArg, %iterArg_140, %306, %iterArg_142, %322 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
      }
      stablehlo.return %305#4 : tensor<3x1x3x128x10xf32>
    }) : (tensor<i32>) -> tensor<3x1x3x128x10xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = "stablehlo.case"(%c_6) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %13 = "stablehlo.case"(%12) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %305:5 = stablehlo.while(%iterArg = %arg25, %iterArg_140 = %arg26, %iterArg_141 = %c_139, %iterArg_142 = %7, %iterArg_143 = %arg2) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
      cond {
        %306 = stablehlo.compare LT, %iterArg_141, %iterArg_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %306 : tensor<i1>
      } do {
        %c_144 = stablehlo.constant dense<1> : tensor<i32>
        %306 = stablehlo.add %iterArg_141, %c_144 : tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %307 = stablehlo.compare LT, %iterArg, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_146 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.add %iterArg, %c_146 : tensor<i32>
        %309 = stablehlo.select %307, %308, %iterArg : tensor<i1>, tensor<i32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.compare LT, %iterArg_141, %c_147, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %311 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_148 = stablehlo.constant dense<1> : tensor<i32>
        %312 = stablehlo.add %311, %c_148 : tensor<i32>
        %313 = stablehlo.select %310, %312, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.dynamic_slice %iterArg_143, %309, %313, %c_149, %c_150, %c_151, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
        %c_152 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.compare LT, %iterArg_140, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_153 = stablehlo.constant dense<3> : tensor<i32>
        %316 = stablehlo.add %iterArg_140, %c_153 : tensor<i32>
        %317 = stablehlo.select %315, %316, %iterArg_140 : tensor<i1>, tensor<i32>
        %c_154 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.compare LT, %iterArg_141, %c_154, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %319 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_155 = stablehlo.constant dense<1> : tensor<i32>
        %320 = stablehlo.add %319, %c_155 : tensor<i32>
        %321 = stablehlo.select %318, %320, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_156 = stablehlo.constant dense<0> : tensor<i32>
        %c_157 = stablehlo.constant dense<0> : tensor<i32>
        %c_158 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.dynamic_update_slice %iterArg_143, %314, %317, %321, %c_156, %c_157, %c_158 : (tensor<3x1x3x10x128xf32>, tensor<1x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
        stablehlo.return %iterArg, %iterArg_140, %306, %iterArg_142, %322 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
      }
      stablehlo.return %305#4 : tensor<3x1x3x10x128xf32>
    }) : (tensor<i32>) -> tensor<3x1x3x10x128xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %14 = "stablehlo.case"(%c_7) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.case"(%14) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %305:5 = stablehlo.while(%iterArg = %arg25, %iterArg_140 = %arg26, %iterArg_141 = %c_139, %iterArg_142 = %7, %iterArg_143 = %arg3) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
      cond {
        %306 = stablehlo.compare LT, %iterArg_141, %iterArg_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %306 : tensor<i1>
      } do {
        %c_144 = stablehlo.constant dense<1> : tensor<i32>
        %306 = stablehlo.add %iterArg_141, %c_144 : tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %307 = stablehlo.compare LT, %iterArg, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_146 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.add %iterArg, %c_146 : tensor<i32>
        %309 = stablehlo.select %307, %308, %iterArg : tensor<i1>, tensor<i32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.compare LT, %iterArg_141, %c_147, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %311 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_148 = stablehlo.constant dense<1> : tensor<i32>
        %312 = stablehlo.add %311, %c_148 : tensor<i32>
        %313 = stablehlo.select %310, %312, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.dynamic_slice %iterArg_143, %309, %313, %c_149, %c_150, %c_151, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
        %c_152 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.compare LT, %iterArg_140, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_153 = stablehlo.constant dense<3> : tensor<i32>
        %316 = stablehlo.add %iterArg_140, %c_153 : tensor<i32>
        %317 = stablehlo.select %315, %316, %iterArg_140 : tensor<i1>, tensor<i32>
        %c_154 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.compare LT, %iterArg_141, %c_154, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %319 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_155 = stablehlo.constant dense<1> : tensor<i32>
        %320 = stablehlo.add %319, %c_155 : tensor<i32>
        %321 = stablehlo.select %318, %320, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_156 = stablehlo.constant dense<0> : tensor<i32>
        %c_157 = stablehlo.constant dense<0> : tensor<i32>
        %c_158 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.dynamic_update_slice %iterArg_143, %314, %317, %321, %c_156, %c_157, %c_158 : (tensor<3x1x3x128x10xf32>, tensor<1x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
        stablehlo.return %iterArg, %iterArg_140, %306, %iterArg_142, %322 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
      }
      stablehlo.return %305#4 : tensor<3x1x3x128x10xf32>
    }) : (tensor<i32>) -> tensor<3x1x3x128x10xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %16 = "stablehlo.case"(%c_8) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.case"(%16) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      %305:5 = stablehlo.while(%iterArg = %arg25, %iterArg_140 = %arg26, %iterArg_141 = %c_139, %iterArg_142 = %7, %iterArg_143 = %arg4) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      cond {
        %306 = stablehlo.compare LT, %iterArg_141, %iterArg_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %306 : tensor<i1>
      } do {
        %c_144 = stablehlo.constant dense<1> : tensor<i32>
        %306 = stablehlo.add %iterArg_141, %c_144 : tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %307 = stablehlo.compare LT, %iterArg, %c_145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_146 = stablehlo.constant dense<3> : tensor<i32>
        %308 = stablehlo.add %iterArg, %c_146 : tensor<i32>
        %309 = stablehlo.select %307, %308, %iterArg : tensor<i1>, tensor<i32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.compare LT, %iterArg_141, %c_147, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %311 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_148 = stablehlo.constant dense<1> : tensor<i32>
        %312 = stablehlo.add %311, %c_148 : tensor<i32>
        %313 = stablehlo.select %310, %312, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %314 = stablehlo.dynamic_slice %iterArg_143, %309, %313, %c_149, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %315 = stablehlo.compare LT, %iterArg_140, %c_150, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_151 = stablehlo.constant dense<3> : tensor<i32>
        %316 = stablehlo.add %iterArg_140, %c_151 : tensor<i32>
        %317 = stablehlo.select %315, %316, %iterArg_140 : tensor<i1>, tensor<i32>
        %c_152 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.compare LT, %iterArg_141, %c_152, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %319 = stablehlo.convert %iterArg_141 : tensor<i32>
        %c_153 = stablehlo.constant dense<1> : tensor<i32>
        %320 = stablehlo.add %319, %c_153 : tensor<i32>
        %321 = stablehlo.select %318, %320, %iterArg_141 : tensor<i1>, tensor<i32>
        %c_154 = stablehlo.constant dense<0> : tensor<i32>
        %322 = stablehlo.dynamic_update_slice %iterArg_143, %314, %317, %321, %c_154 : (tensor<3x1x128xi32>, tensor<1x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
        stablehlo.return %iterArg, %iterArg_140, %306, %iterArg_142, %322 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      }
      stablehlo.return %305#4 : tensor<3x1x128xi32>
    }) : (tensor<i32>) -> tensor<3x1x128xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg25, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.add %arg25, %c_10 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg25 : tensor<i1>, tensor<i32>
    %21 = stablehlo.dynamic_slice %arg5, %20, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %22 = stablehlo.reshape %21 : (tensor<1xi32>) -> tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg26, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %24 = stablehlo.add %arg26, %c_12 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg26 : tensor<i1>, tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %27 = "stablehlo.scatter"(%arg5, %26, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.compare LT, %arg25, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %29 = stablehlo.add %arg25, %c_14 : tensor<i32>
    %30 = stablehlo.select %28, %29, %arg25 : tensor<i1>, tensor<i32>
    %31 = stablehlo.dynamic_slice %arg6, %30, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %32 = stablehlo.reshape %31 : (tensor<1xi1>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.compare LT, %arg26, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %34 = stablehlo.add %arg26, %c_16 : tensor<i32>
    %35 = stablehlo.select %33, %34, %arg26 : tensor<i1>, tensor<i32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %37 = "stablehlo.scatter"(%arg6, %36, %32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.compare LT, %arg25, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %39 = stablehlo.add %arg25, %c_18 : tensor<i32>
    %40 = stablehlo.select %38, %39, %arg25 : tensor<i1>, tensor<i32>
    %41 = stablehlo.dynamic_slice %arg7, %40, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %42 = stablehlo.reshape %41 : (tensor<1xi1>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.compare LT, %arg26, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<3> : tensor<i32>
    %44 = stablehlo.add %arg26, %c_20 : tensor<i32>
    %45 = stablehlo.select %43, %44, %arg26 : tensor<i1>, tensor<i32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %47 = "stablehlo.scatter"(%arg7, %46, %42) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.compare LT, %arg25, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_22 = stablehlo.constant dense<3> : tensor<i32>
    %49 = stablehlo.add %arg25, %c_22 : tensor<i32>
    %50 = stablehlo.select %48, %49, %arg25 : tensor<i1>, tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %c_23, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %c_26 = stablehlo.constant dense<97> : tensor<i32>
    %52 = stablehlo.add %c_25, %c_26 : tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.select %51, %52, %c_27 : tensor<i1>, tensor<i32>
    %54 = stablehlo.dynamic_slice %arg8, %50, %53, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %55 = stablehlo.reshape %54 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.compare LT, %arg26, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_29 = stablehlo.constant dense<3> : tensor<i32>
    %57 = stablehlo.add %arg26, %c_29 : tensor<i32>
    %58 = stablehlo.select %56, %57, %arg26 : tensor<i1>, tensor<i32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %60 = "stablehlo.scatter"(%arg8, %59, %55) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.compare LT, %arg25, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<3> : tensor<i32>
    %62 = stablehlo.add %arg25, %c_31 : tensor<i32>
    %63 = stablehlo.select %61, %62, %arg25 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.compare LT, %c_32, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %c_35 = stablehlo.constant dense<97> : tensor<i32>
    %65 = stablehlo.add %c_34, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.select %64, %65, %c_36 : tensor<i1>, tensor<i32>
    %67 = stablehlo.dynamic_slice %arg9, %63, %66, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %68 = stablehlo.reshape %67 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %arg26, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %70 = stablehlo.add %arg26, %c_38 : tensor<i32>
    %71 = stablehlo.select %69, %70, %arg26 : tensor<i1>, tensor<i32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.scatter"(%arg9, %72, %68) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.compare LT, %arg25, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %75 = stablehlo.add %arg25, %c_40 : tensor<i32>
    %76 = stablehlo.select %74, %75, %arg25 : tensor<i1>, tensor<i32>
    %77 = stablehlo.dynamic_slice %arg10, %76, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %78 = stablehlo.reshape %77 : (tensor<1xf32>) -> tensor<f32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.compare LT, %arg26, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_42 = stablehlo.constant dense<3> : tensor<i32>
    %80 = stablehlo.add %arg26, %c_42 : tensor<i32>
    %81 = stablehlo.select %79, %80, %arg26 : tensor<i1>, tensor<i32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %83 = "stablehlo.scatter"(%arg10, %82, %78) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.compare LT, %arg25, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %85 = stablehlo.add %arg25, %c_44 : tensor<i32>
    %86 = stablehlo.select %84, %85, %arg25 : tensor<i1>, tensor<i32>
    %87 = stablehlo.dynamic_slice %arg11, %86, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %88 = stablehlo.reshape %87 : (tensor<1xi32>) -> tensor<i32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.compare LT, %arg26, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_46 = stablehlo.constant dense<3> : tensor<i32>
    %90 = stablehlo.add %arg26, %c_46 : tensor<i32>
    %91 = stablehlo.select %89, %90, %arg26 : tensor<i1>, tensor<i32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %93 = "stablehlo.scatter"(%arg11, %92, %88) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.compare LT, %arg25, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_48 = stablehlo.constant dense<3> : tensor<i32>
    %95 = stablehlo.add %arg25, %c_48 : tensor<i32>
    %96 = stablehlo.select %94, %95, %arg25 : tensor<i1>, tensor<i32>
    %97 = stablehlo.dynamic_slice %arg12, %96, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %98 = stablehlo.reshape %97 : (tensor<1xf32>) -> tensor<f32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.compare LT, %arg26, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_50 = stablehlo.constant dense<3> : tensor<i32>
    %100 = stablehlo.add %arg26, %c_50 : tensor<i32>
    %101 = stablehlo.select %99, %100, %arg26 : tensor<i1>, tensor<i32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %103 = "stablehlo.scatter"(%arg12, %102, %98) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.compare LT, %arg25, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_52 = stablehlo.constant dense<3> : tensor<i32>
    %105 = stablehlo.add %arg25, %c_52 : tensor<i32>
    %106 = stablehlo.select %104, %105, %arg25 : tensor<i1>, tensor<i32>
    %107 = stablehlo.dynamic_slice %arg13, %106, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %108 = stablehlo.reshape %107 : (tensor<1xf32>) -> tensor<f32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.compare LT, %arg26, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<3> : tensor<i32>
    %110 = stablehlo.add %arg26, %c_54 : tensor<i32>
    %111 = stablehlo.select %109, %110, %arg26 : tensor<i1>, tensor<i32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %113 = "stablehlo.scatter"(%arg13, %112, %108) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.compare LT, %arg25, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_56 = stablehlo.constant dense<3> : tensor<i32>
    %115 = stablehlo.add %arg25, %c_56 : tensor<i32>
    %116 = stablehlo.select %114, %115, %arg25 : tensor<i1>, tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %117 = stablehlo.compare LT, %c_57, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %c_60 = stablehlo.constant dense<2> : tensor<i32>
    %118 = stablehlo.add %c_59, %c_60 : tensor<i32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.select %117, %118, %c_61 : tensor<i1>, tensor<i32>
    %120 = stablehlo.dynamic_slice %arg14, %116, %119, sizes = [1, 2] : (tensor<3x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %121 = stablehlo.reshape %120 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.compare LT, %arg26, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_63 = stablehlo.constant dense<3> : tensor<i32>
    %123 = stablehlo.add %arg26, %c_63 : tensor<i32>
    %124 = stablehlo.select %122, %123, %arg26 : tensor<i1>, tensor<i32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %126 = "stablehlo.scatter"(%arg14, %125, %121) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<ui32>, %arg43: tensor<ui32>):
      stablehlo.return %arg43 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.compare LT, %arg25, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_65 = stablehlo.constant dense<3> : tensor<i32>
    %128 = stablehlo.add %arg25, %c_65 : tensor<i32>
    %129 = stablehlo.select %127, %128, %arg25 : tensor<i1>, tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.compare LT, %c_66, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %c_69 = stablehlo.constant dense<4> : tensor<i32>
    %131 = stablehlo.add %c_68, %c_69 : tensor<i32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.select %130, %131, %c_70 : tensor<i1>, tensor<i32>
    %133 = stablehlo.dynamic_slice %arg15, %129, %132, sizes = [1, 4] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %134 = stablehlo.reshape %133 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.compare LT, %arg26, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<3> : tensor<i32>
    %136 = stablehlo.add %arg26, %c_72 : tensor<i32>
    %137 = stablehlo.select %135, %136, %arg26 : tensor<i1>, tensor<i32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %139 = "stablehlo.scatter"(%arg15, %138, %134) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.compare LT, %arg25, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_74 = stablehlo.constant dense<3> : tensor<i32>
    %141 = stablehlo.add %arg25, %c_74 : tensor<i32>
    %142 = stablehlo.select %140, %141, %arg25 : tensor<i1>, tensor<i32>
    %143 = stablehlo.dynamic_slice %arg16, %142, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %144 = stablehlo.reshape %143 : (tensor<1xi32>) -> tensor<i32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %145 = stablehlo.compare LT, %arg26, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_76 = stablehlo.constant dense<3> : tensor<i32>
    %146 = stablehlo.add %arg26, %c_76 : tensor<i32>
    %147 = stablehlo.select %145, %146, %arg26 : tensor<i1>, tensor<i32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %149 = "stablehlo.scatter"(%arg16, %148, %144) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %150 = stablehlo.compare LT, %arg25, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %151 = stablehlo.add %arg25, %c_78 : tensor<i32>
    %152 = stablehlo.select %150, %151, %arg25 : tensor<i1>, tensor<i32>
    %153 = stablehlo.dynamic_slice %arg17, %152, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %154 = stablehlo.reshape %153 : (tensor<1xi32>) -> tensor<i32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.compare LT, %arg26, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %156 = stablehlo.add %arg26, %c_80 : tensor<i32>
    %157 = stablehlo.select %155, %156, %arg26 : tensor<i1>, tensor<i32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %159 = "stablehlo.scatter"(%arg17, %158, %154) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %160 = stablehlo.compare LT, %arg25, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %161 = stablehlo.add %arg25, %c_82 : tensor<i32>
    %162 = stablehlo.select %160, %161, %arg25 : tensor<i1>, tensor<i32>
    %163 = stablehlo.dynamic_slice %arg18, %162, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %164 = stablehlo.reshape %163 : (tensor<1xi32>) -> tensor<i32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %165 = stablehlo.compare LT, %arg26, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %166 = stablehlo.add %arg26, %c_84 : tensor<i32>
    %167 = stablehlo.select %165, %166, %arg26 : tensor<i1>, tensor<i32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %169 = "stablehlo.scatter"(%arg18, %168, %164) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %170 = stablehlo.compare LT, %arg25, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %171 = stablehlo.add %arg25, %c_86 : tensor<i32>
    %172 = stablehlo.select %170, %171, %arg25 : tensor<i1>, tensor<i32>
    %173 = stablehlo.dynamic_slice %arg19, %172, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %174 = stablehlo.reshape %173 : (tensor<1xf32>) -> tensor<f32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.compare LT, %arg26, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %176 = stablehlo.add %arg26, %c_88 : tensor<i32>
    %177 = stablehlo.select %175, %176, %arg26 : tensor<i1>, tensor<i32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %179 = "stablehlo.scatter"(%arg19, %178, %174) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.compare LT, %arg25, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %181 = stablehlo.add %arg25, %c_90 : tensor<i32>
    %182 = stablehlo.select %180, %181, %arg25 : tensor<i1>, tensor<i32>
    %183 = stablehlo.dynamic_slice %arg20, %182, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %184 = stablehlo.reshape %183 : (tensor<1xi32>) -> tensor<i32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %185 = stablehlo.compare LT, %arg26, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %186 = stablehlo.add %arg26, %c_92 : tensor<i32>
    %187 = stablehlo.select %185, %186, %arg26 : tensor<i1>, tensor<i32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %189 = "stablehlo.scatter"(%arg20, %188, %184) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.compare LT, %arg25, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %191 = stablehlo.add %arg25, %c_94 : tensor<i32>
    %192 = stablehlo.select %190, %191, %arg25 : tensor<i1>, tensor<i32>
    %193 = stablehlo.dynamic_slice %arg21, %192, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %194 = stablehlo.reshape %193 : (tensor<1xf32>) -> tensor<f32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.compare LT, %arg26, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %196 = stablehlo.add %arg26, %c_96 : tensor<i32>
    %197 = stablehlo.select %195, %196, %arg26 : tensor<i1>, tensor<i32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %199 = "stablehlo.scatter"(%arg21, %198, %194) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %200 = stablehlo.compare LT, %arg25, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %201 = stablehlo.add %arg25, %c_98 : tensor<i32>
    %202 = stablehlo.select %200, %201, %arg25 : tensor<i1>, tensor<i32>
    %203 = stablehlo.dynamic_slice %arg22, %202, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %204 = stablehlo.reshape %203 : (tensor<1xf32>) -> tensor<f32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %205 = stablehlo.compare LT, %arg26, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %206 = stablehlo.add %arg26, %c_100 : tensor<i32>
    %207 = stablehlo.select %205, %206, %arg26 : tensor<i1>, tensor<i32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %209 = "stablehlo.scatter"(%arg22, %208, %204) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %210 = stablehlo.compare LT, %arg25, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %211 = stablehlo.add %arg25, %c_102 : tensor<i32>
    %212 = stablehlo.select %210, %211, %arg25 : tensor<i1>, tensor<i32>
    %213 = stablehlo.dynamic_slice %arg23, %212, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %214 = stablehlo.reshape %213 : (tensor<1xi1>) -> tensor<i1>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %215 = stablehlo.compare LT, %arg26, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %216 = stablehlo.add %arg26, %c_104 : tensor<i32>
    %217 = stablehlo.select %215, %216, %arg26 : tensor<i1>, tensor<i32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %219 = "stablehlo.scatter"(%arg23, %218, %214) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %220 = stablehlo.compare LT, %arg25, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %221 = stablehlo.add %arg25, %c_106 : tensor<i32>
    %222 = stablehlo.select %220, %221, %arg25 : tensor<i1>, tensor<i32>
    %223 = stablehlo.dynamic_slice %arg24, %222, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %224 = stablehlo.reshape %223 : (tensor<1xi1>) -> tensor<i1>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %225 = stablehlo.compare LT, %arg26, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_108 = stablehlo.constant dense<3> : tensor<i32>
    %226 = stablehlo.add %arg26, %c_108 : tensor<i32>
    %227 = stablehlo.select %225, %226, %arg26 : tensor<i1>, tensor<i32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %229 = "stablehlo.scatter"(%arg24, %228, %224) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %230 = stablehlo.compare LT, %arg26, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %231 = stablehlo.add %arg26, %c_110 : tensor<i32>
    %232 = stablehlo.select %230, %231, %arg26 : tensor<i1>, tensor<i32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %234 = "stablehlo.scatter"(%83, %233, %arg27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %235 = stablehlo.compare LT, %arg26, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %236 = stablehlo.add %arg26, %c_112 : tensor<i32>
    %237 = stablehlo.select %235, %236, %arg26 : tensor<i1>, tensor<i32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %239 = "stablehlo.scatter"(%93, %238, %arg28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %240 = stablehlo.compare LT, %arg26, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %241 = stablehlo.add %arg26, %c_114 : tensor<i32>
    %242 = stablehlo.select %240, %241, %arg26 : tensor<i1>, tensor<i32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %244 = "stablehlo.scatter"(%103, %243, %arg29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %245 = stablehlo.compare LT, %arg26, %c_115, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_116 = stablehlo.constant dense<3> : tensor<i32>
    %246 = stablehlo.add %arg26, %c_116 : tensor<i32>
    %247 = stablehlo.select %245, %246, %arg26 : tensor<i1>, tensor<i32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %249 = "stablehlo.scatter"(%113, %248, %arg30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %250 = stablehlo.compare LT, %arg26, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %251 = stablehlo.add %arg26, %c_118 : tensor<i32>
    %252 = stablehlo.select %250, %251, %arg26 : tensor<i1>, tensor<i32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %254 = "stablehlo.scatter"(%126, %253, %arg31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<ui32>, %arg43: tensor<ui32>):
      stablehlo.return %arg43 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %255 = stablehlo.compare LT, %arg26, %c_119, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_120 = stablehlo.constant dense<3> : tensor<i32>
    %256 = stablehlo.add %arg26, %c_120 : tensor<i32>
    %257 = stablehlo.select %255, %256, %arg26 : tensor<i1>, tensor<i32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %259 = "stablehlo.scatter"(%139, %258, %arg32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %260 = stablehlo.compare LT, %arg26, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_122 = stablehlo.constant dense<3> : tensor<i32>
    %261 = stablehlo.add %arg26, %c_122 : tensor<i32>
    %262 = stablehlo.select %260, %261, %arg26 : tensor<i1>, tensor<i32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %264 = "stablehlo.scatter"(%149, %263, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_123 = stablehlo.constant dense<0> : tensor<i32>
    %265 = stablehlo.compare LT, %arg26, %c_123, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_124 = stablehlo.constant dense<3> : tensor<i32>
    %266 = stablehlo.add %arg26, %c_124 : tensor<i32>
    %267 = stablehlo.select %265, %266, %arg26 : tensor<i1>, tensor<i32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %269 = "stablehlo.scatter"(%159, %268, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_125 = stablehlo.constant dense<0> : tensor<i32>
    %270 = stablehlo.compare LT, %arg26, %c_125, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_126 = stablehlo.constant dense<3> : tensor<i32>
    %271 = stablehlo.add %arg26, %c_126 : tensor<i32>
    %272 = stablehlo.select %270, %271, %arg26 : tensor<i1>, tensor<i32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %274 = "stablehlo.scatter"(%169, %273, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %275 = stablehlo.compare LT, %arg26, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_128 = stablehlo.constant dense<3> : tensor<i32>
    %276 = stablehlo.add %arg26, %c_128 : tensor<i32>
    %277 = stablehlo.select %275, %276, %arg26 : tensor<i1>, tensor<i32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %279 = "stablehlo.scatter"(%179, %278, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %280 = stablehlo.compare LT, %arg26, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_130 = stablehlo.constant dense<3> : tensor<i32>
    %281 = stablehlo.add %arg26, %c_130 : tensor<i32>
    %282 = stablehlo.select %280, %281, %arg26 : tensor<i1>, tensor<i32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %284 = "stablehlo.scatter"(%189, %283, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %285 = stablehlo.compare LT, %arg26, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_132 = stablehlo.constant dense<3> : tensor<i32>
    %286 = stablehlo.add %arg26, %c_132 : tensor<i32>
    %287 = stablehlo.select %285, %286, %arg26 : tensor<i1>, tensor<i32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %289 = "stablehlo.scatter"(%199, %288, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %290 = stablehlo.compare LT, %arg26, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_134 = stablehlo.constant dense<3> : tensor<i32>
    %291 = stablehlo.add %arg26, %c_134 : tensor<i32>
    %292 = stablehlo.select %290, %291, %arg26 : tensor<i1>, tensor<i32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %294 = "stablehlo.scatter"(%209, %293, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %295 = stablehlo.compare LT, %arg26, %c_135, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_136 = stablehlo.constant dense<3> : tensor<i32>
    %296 = stablehlo.add %arg26, %c_136 : tensor<i32>
    %297 = stablehlo.select %295, %296, %arg26 : tensor<i1>, tensor<i32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %299 = "stablehlo.scatter"(%219, %298, %arg40) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %300 = stablehlo.compare LT, %arg26, %c_137, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_138 = stablehlo.constant dense<3> : tensor<i32>
    %301 = stablehlo.add %arg26, %c_138 : tensor<i32>
    %302 = stablehlo.select %300, %301, %arg26 : tensor<i1>, tensor<i32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %304 = "stablehlo.scatter"(%229, %303, %arg41) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    return %9, %11, %13, %15, %17, %27, %37, %47, %60, %73, %234, %239, %244, %249, %254, %259, %264, %269, %274, %279, %284, %289, %294, %299, %304 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
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
