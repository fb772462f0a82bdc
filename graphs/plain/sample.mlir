module @jit_sample attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x128xi32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xi32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3xi1> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi1> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x97xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x97xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3x2xui32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3x4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xi32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xi1> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3x4xi32>) -> (tensor<3x1x128xi32> {jax.result_info = "result[0].ids"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].active"}, tensor<3xi1> {jax.result_info = "result[0].needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].logits"}, tensor<3x97xf32> {jax.result_info = "result[0].bias"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].sampling_params.constrained"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<2xui32>
    %c_0 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_2 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = call @_where(%arg3, %arg6, %0) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = call @_where_0(%arg3, %arg7, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %5 = call @_where(%arg3, %arg8, %4) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %7 = call @_where(%arg3, %arg9, %6) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
    %8 = stablehlo.reshape %arg3 : (tensor<3xi1>) -> tensor<3x1xi1>
    %9 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %10 = call @_where_1(%8, %arg10, %9) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
    %11 = stablehlo.reshape %arg3 : (tensor<3xi1>) -> tensor<3x1xi1>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %13 = call @_where_2(%11, %arg11, %12) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %15 = call @_where_0(%arg3, %arg13, %14) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = call @_where_0(%arg3, %arg14, %16) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %19 = call @_where(%arg3, %arg15, %18) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %21 = call @_where_0(%arg3, %arg16, %20) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %23 = call @_where(%arg3, %arg17, %22) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %25 = call @_where(%arg3, %arg18, %24) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
    %c_12 = stablehlo.constant dense<false> : tensor<i1>
    %26 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %27 = call @_where_3(%arg3, %arg19, %26) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<false> : tensor<i1>
    %28 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %29 = call @_where_3(%arg3, %arg20, %28) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<false> : tensor<i1>
    %30 = stablehlo.reduce(%27 init: %c_14) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %31 = stablehlo.convert %30 : (tensor<i1>) -> tensor<i32>
    %32 = "stablehlo.case"(%31) ({
      stablehlo.return %arg4 : tensor<3x97xf32>
    }, {
      %151 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %152 = stablehlo.add %arg4, %arg5 : tensor<3x97xf32>
      %153 = func.call @_where_4(%151, %152, %arg4) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %153 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %34 = stablehlo.compare NE, %19, %33, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %36 = stablehlo.compare NE, %23, %35, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %37 = stablehlo.or %34, %36 : tensor<3xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %39 = stablehlo.compare NE, %25, %38, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %40 = stablehlo.or %37, %39 : tensor<3xi1>
    %c_18 = stablehlo.constant dense<false> : tensor<i1>
    %41 = stablehlo.reduce(%40 init: %c_18) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %42 = stablehlo.convert %41 : (tensor<i1>) -> tensor<i32>
    %43 = "stablehlo.case"(%42) ({
      stablehlo.return %32 : tensor<3x97xf32>
    }, {
      %151 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %153 = stablehlo.compare NE, %19, %152, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %155 = stablehlo.compare NE, %23, %154, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %156 = stablehlo.or %153, %155 : tensor<3xi1>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %158 = stablehlo.compare NE, %25, %157, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %159 = stablehlo.or %156, %158 : tensor<3xi1>
      %c_61 = stablehlo.constant dense<0> : tensor<i32>
      %160 = func.call @_where_5(%159, %arg1, %c_61) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %161 = stablehlo.iota dim = 0 : tensor<3x128xi32>
      %162 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_62 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %163 = stablehlo.reduce(%160 init: %c_62) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %164 = stablehlo.subtract %163, %c_63 : tensor<i32>
      %c_64 = stablehlo.constant dense<128> : tensor<i32>
      %165 = func.call @floor_divide(%164, %c_64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %166 = stablehlo.add %165, %c_65 : tensor<i32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %167 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %168:8 = stablehlo.while(%iterArg = %162, %iterArg_79 = %15, %iterArg_80 = %160, %iterArg_81 = %arg0, %iterArg_82 = %161, %iterArg_83 = %c_67, %iterArg_84 = %166, %iterArg_85 = %167) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %213 = stablehlo.compare LT, %iterArg_83, %iterArg_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %213 : tensor<i1>
      } do {
        %c_86 = stablehlo.constant dense<1> : tensor<i32>
        %213 = stablehlo.add %iterArg_83, %c_86 : tensor<i32>
        %c_87 = stablehlo.constant dense<128> : tensor<i32>
        %214 = stablehlo.multiply %iterArg_83, %c_87 : tensor<i32>
        %215 = stablehlo.convert %214 : tensor<i32>
        %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %217 = stablehlo.add %216, %iterArg : tensor<3x128xi32>
        %218 = stablehlo.broadcast_in_dim %iterArg_79, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %220 = stablehlo.compare GE, %217, %219, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_88 = stablehlo.constant dense<128> : tensor<i32>
        %221 = stablehlo.multiply %iterArg_83, %c_88 : tensor<i32>
        %222 = stablehlo.convert %221 : tensor<i32>
        %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %224 = stablehlo.add %223, %iterArg : tensor<3x128xi32>
        %225 = stablehlo.broadcast_in_dim %iterArg_80, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %227 = stablehlo.compare LT, %224, %226, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %228 = stablehlo.and %220, %227 : tensor<3x128xi1>
        %229 = func.call @dynamic_index_in_dim(%iterArg_81, %iterArg_83) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_89 = stablehlo.constant dense<97> : tensor<i32>
        %230 = func.call @_where_7(%228, %229, %c_89) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %231 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %232 = stablehlo.compare LT, %iterArg_82, %231, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_91 = stablehlo.constant dense<3> : tensor<i32>
        %233 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %234 = stablehlo.add %iterArg_82, %233 : tensor<3x128xi32>
        %235 = stablehlo.select %232, %234, %iterArg_82 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_92 = stablehlo.constant dense<0> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %237 = stablehlo.compare LT, %230, %236, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_93 = stablehlo.constant dense<97> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %239 = stablehlo.add %230, %238 : tensor<3x128xi32>
        %240 = stablehlo.select %237, %239, %230 : tensor<3x128xi1>, tensor<3x128xi32>
        %241 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %242 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %243 = stablehlo.concatenate %241, %242, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_94 = stablehlo.constant dense<1> : tensor<i32>
        %244 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %245 = "stablehlo.scatter"(%iterArg_85, %243, %244) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
          %246 = stablehlo.add %arg22, %arg23 : tensor<i32>
          stablehlo.return %246 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %213, %iterArg_84, %245 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %169 = stablehlo.minimum %21, %160 : tensor<3xi32>
      %170 = stablehlo.subtract %160, %169 : tensor<3xi32>
      %171 = stablehlo.iota dim = 0 : tensor<3x128xi32>
      %172 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_68 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %173 = stablehlo.reduce(%160 init: %c_68) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_69 = stablehlo.constant dense<1> : tensor<i32>
      %174 = stablehlo.subtract %173, %c_69 : tensor<i32>
      %c_70 = stablehlo.constant dense<128> : tensor<i32>
      %175 = func.call @floor_divide(%174, %c_70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_71 = stablehlo.constant dense<1> : tensor<i32>
      %176 = stablehlo.add %175, %c_71 : tensor<i32>
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      %177 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %178:8 = stablehlo.while(%iterArg = %172, %iterArg_79 = %170, %iterArg_80 = %160, %iterArg_81 = %arg0, %iterArg_82 = %171, %iterArg_83 = %c_73, %iterArg_84 = %176, %iterArg_85 = %177) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %213 = stablehlo.compare LT, %iterArg_83, %iterArg_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %213 : tensor<i1>
      } do {
        %c_86 = stablehlo.constant dense<1> : tensor<i32>
        %213 = stablehlo.add %iterArg_83, %c_86 : tensor<i32>
        %c_87 = stablehlo.constant dense<128> : tensor<i32>
        %214 = stablehlo.multiply %iterArg_83, %c_87 : tensor<i32>
        %215 = stablehlo.convert %214 : tensor<i32>
        %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %217 = stablehlo.add %216, %iterArg : tensor<3x128xi32>
        %218 = stablehlo.broadcast_in_dim %iterArg_79, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %220 = stablehlo.compare GE, %217, %219, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_88 = stablehlo.constant dense<128> : tensor<i32>
        %221 = stablehlo.multiply %iterArg_83, %c_88 : tensor<i32>
        %222 = stablehlo.convert %221 : tensor<i32>
        %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %224 = stablehlo.add %223, %iterArg : tensor<3x128xi32>
        %225 = stablehlo.broadcast_in_dim %iterArg_80, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %227 = stablehlo.compare LT, %224, %226, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %228 = stablehlo.and %220, %227 : tensor<3x128xi1>
        %229 = func.call @dynamic_index_in_dim(%iterArg_81, %iterArg_83) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_89 = stablehlo.constant dense<97> : tensor<i32>
        %230 = func.call @_where_7(%228, %229, %c_89) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %231 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %232 = stablehlo.compare LT, %iterArg_82, %231, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_91 = stablehlo.constant dense<3> : tensor<i32>
        %233 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %234 = stablehlo.add %iterArg_82, %233 : tensor<3x128xi32>
        %235 = stablehlo.select %232, %234, %iterArg_82 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_92 = stablehlo.constant dense<0> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %237 = stablehlo.compare LT, %230, %236, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_93 = stablehlo.constant dense<97> : tensor<i32>
        %238 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %239 = stablehlo.add %230, %238 : tensor<3x128xi32>
        %240 = stablehlo.select %237, %239, %230 : tensor<3x128xi1>, tensor<3x128xi32>
        %241 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %242 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %243 = stablehlo.concatenate %241, %242, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_94 = stablehlo.constant dense<1> : tensor<i32>
        %244 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %245 = "stablehlo.scatter"(%iterArg_85, %243, %244) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
          %246 = stablehlo.add %arg22, %arg23 : tensor<i32>
          stablehlo.return %246 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %213, %iterArg_84, %245 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %179 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %180 = stablehlo.compare GT, %178#7, %179, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %c_75 = stablehlo.constant dense<31> : tensor<i32>
      %181 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %182 = stablehlo.shift_right_logical %15, %181 : tensor<3xi32>
      %183 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %184 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %185 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %186 = stablehlo.compare LT, %32, %185, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %187 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
      %188 = stablehlo.divide %187, %184 : tensor<3x1xf32>
      %189 = func.call @_where_8(%186, %184, %188) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
      %190 = stablehlo.multiply %32, %189 : tensor<3x97xf32>
      %191 = stablehlo.bitcast_convert %190 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %192 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %193 = stablehlo.xor %191, %192 : tensor<3x97xi32>
      %194 = stablehlo.bitcast_convert %193 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %195 = func.call @_where_9(%180, %194, %32) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %196 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %197 = stablehlo.convert %168#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %198 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %199 = stablehlo.multiply %198, %197 : tensor<3x97xf32>
      %200 = stablehlo.bitcast_convert %199 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %201 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %202 = stablehlo.xor %200, %201 : tensor<3x97xi32>
      %203 = stablehlo.bitcast_convert %202 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %204 = stablehlo.subtract %195, %203 : tensor<3x97xf32>
      %205 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %206 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %207 = stablehlo.compare GT, %168#7, %206, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %208 = stablehlo.convert %207 : (tensor<3x97xi1>) -> tensor<3x97xf32>
      %209 = stablehlo.broadcast_in_dim %205, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %210 = stablehlo.multiply %209, %208 : tensor<3x97xf32>
      %211 = stablehlo.subtract %204, %210 : tensor<3x97xf32>
      %212 = func.call @_where_4(%151, %211, %32) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %212 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %44 = stablehlo.compare LT, %arg1, %17, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %45 = stablehlo.reduce(%44 init: %c_19) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %46 = stablehlo.convert %45 : (tensor<i1>) -> tensor<i32>
    %47 = "stablehlo.case"(%46) ({
      stablehlo.return %43 : tensor<3x97xf32>
    }, {
      %151 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %152 = stablehlo.iota dim = 0 : tensor<3xi32>
      %153 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %154 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %155 = stablehlo.compare LT, %13, %154, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_59 = stablehlo.constant dense<97> : tensor<i32>
      %156 = func.call @_where_10(%155, %c_59, %13) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_60 = stablehlo.constant dense<0> : tensor<i32>
      %157 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %158 = stablehlo.compare LT, %153, %157, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %c_61 = stablehlo.constant dense<3> : tensor<i32>
      %159 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %160 = stablehlo.add %153, %159 : tensor<3x1xi32>
      %161 = stablehlo.select %158, %160, %153 : tensor<3x1xi1>, tensor<3x1xi32>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %162 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %163 = stablehlo.compare LT, %156, %162, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_63 = stablehlo.constant dense<97> : tensor<i32>
      %164 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %165 = stablehlo.add %156, %164 : tensor<3x4xi32>
      %166 = stablehlo.select %163, %165, %156 : tensor<3x4xi1>, tensor<3x4xi32>
      %167 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %169 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %170 = stablehlo.concatenate %168, %169, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
      %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %171 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %172 = "stablehlo.scatter"(%43, %170, %171) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
        stablehlo.return %arg23 : tensor<f32>
      }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
      %173 = func.call @_where_4(%151, %172, %43) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %173 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %c_20 = stablehlo.constant dense<false> : tensor<i1>
    %48 = stablehlo.reduce(%29 init: %c_20) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %49 = stablehlo.convert %48 : (tensor<i1>) -> tensor<i32>
    %50 = "stablehlo.case"(%49) ({
      stablehlo.return %47 : tensor<3x97xf32>
    }, {
      %151 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %152 = stablehlo.broadcast_in_dim %arg21, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %153 = stablehlo.iota dim = 0 : tensor<32xi32>
      %154 = stablehlo.broadcast_in_dim %153, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
      %155 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
      %156 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
      %157 = stablehlo.shift_right_arithmetic %155, %156 : tensor<3x4x32xi32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %158 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
      %159 = stablehlo.and %157, %158 : tensor<3x4x32xi32>
      %160 = stablehlo.reshape %159 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
      %161 = stablehlo.slice %160 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %162 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %163 = stablehlo.compare NE, %161, %162, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %164 = stablehlo.convert %163 : tensor<3x97xi1>
      %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %165 = func.call @_where_11(%164, %47, %cst_60) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %166 = func.call @_where_4(%151, %165, %47) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %166 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %52 = stablehlo.is_finite %51 : (tensor<3xf32>) -> tensor<3xi1>
    %53 = stablehlo.not %52 : tensor<3xi1>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = call @_pad(%50, %cst_22) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
    %55 = stablehlo.reshape %54 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_23) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_24) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %59 = stablehlo.compare EQ, %56, %58, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %60 = stablehlo.iota dim = 1 : tensor<3x1xi32>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %61 = call @_where_12(%59, %60, %c_25) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_26 = stablehlo.constant dense<2147483647> : tensor<i32>
    %62 = stablehlo.reduce(%61 init: %c_26) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
    %64 = call @take_along_axis(%55, %63) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
    %65 = stablehlo.reshape %64 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
    %66 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
    %67 = stablehlo.compare EQ, %65, %66, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
    %68 = stablehlo.iota dim = 1 : tensor<3x128xi32>
    %c_27 = stablehlo.constant dense<128> : tensor<i32>
    %69 = call @_where_13(%67, %68, %c_27) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
    %c_28 = stablehlo.constant dense<2147483647> : tensor<i32>
    %70 = stablehlo.reduce(%69 init: %c_28) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
    %c_29 = stablehlo.constant dense<128> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %72 = stablehlo.multiply %62, %71 : tensor<3xi32>
    %73 = stablehlo.add %72, %70 : tensor<3xi32>
    %c_30 = stablehlo.constant dense<97> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %75 = stablehlo.minimum %73, %74 : tensor<3xi32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %77 = stablehlo.compare GT, %1, %76, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_32 = stablehlo.constant dense<false> : tensor<i1>
    %78 = stablehlo.reduce(%77 init: %c_32) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %79 = stablehlo.convert %78 : (tensor<i1>) -> tensor<i32>
    %80 = "stablehlo.case"(%79) ({
      stablehlo.return %75 : tensor<3xi32>
    }, {
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %152 = stablehlo.compare GT, %1, %151, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %154 = func.call @_where(%152, %1, %153) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %c_60 = stablehlo.constant dense<0> : tensor<i32>
      %155 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %156 = func.call @_where_0(%152, %3, %155) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
      %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %158 = func.call @_where(%152, %5, %157) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %160 = func.call @_where(%152, %7, %159) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %161 = stablehlo.reshape %152 : (tensor<3xi1>) -> tensor<3x1xi1>
      %162 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %163 = func.call @_where_1(%161, %10, %162) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %164 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %165 = stablehlo.compare GT, %154, %164, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %166 = func.call @_where_14(%165, %154, %cst_64) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %167 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %168 = stablehlo.divide %167, %166 : tensor<3xf32>
      %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %169 = stablehlo.reduce(%50 init: %cst_66) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %170 = stablehlo.broadcast_in_dim %169, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %172 = stablehlo.subtract %50, %171 : tensor<3x97xf32>
      %173 = stablehlo.broadcast_in_dim %168, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_67 = stablehlo.constant dense<31> : tensor<i32>
      %174 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %175 = stablehlo.shift_right_logical %156, %174 : tensor<3xi32>
      %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %177 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %178 = stablehlo.multiply %172, %177 : tensor<3x97xf32>
      %179 = stablehlo.bitcast_convert %178 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %180 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %181 = stablehlo.xor %179, %180 : tensor<3x97xi32>
      %182 = stablehlo.bitcast_convert %181 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_68 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %184 = stablehlo.compare EQ, %50, %183, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %185 = func.call @_where_15(%184, %cst_69, %182) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_70 = stablehlo.constant dense<0> : tensor<i32>
      %186 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %187 = stablehlo.compare GT, %156, %186, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %188 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %189 = stablehlo.compare LT, %158, %188, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %190 = stablehlo.or %187, %189 : tensor<3xi1>
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %191 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %192 = stablehlo.compare GT, %160, %191, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %193 = stablehlo.or %190, %192 : tensor<3xi1>
      %c_73 = stablehlo.constant dense<false> : tensor<i1>
      %194 = stablehlo.reduce(%193 init: %c_73) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %195 = stablehlo.convert %194 : (tensor<i1>) -> tensor<i32>
      %196 = "stablehlo.case"(%195) ({
        %c_122 = stablehlo.constant dense<true> : tensor<i1>
        %440 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %440 : tensor<3x97xi1>
      }, {
        %440 = stablehlo.bitcast_convert %185 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_122 = stablehlo.constant dense<0> : tensor<i32>
        %441 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %442 = stablehlo.compare LT, %440, %441, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_123 = stablehlo.constant dense<2147483647> : tensor<i32>
        %443 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %444 = stablehlo.xor %440, %443 : tensor<3x97xi32>
        %445 = func.call @_where_16(%442, %444, %440) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %values, %indices = chlo.top_k(%185, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
        %c_124 = stablehlo.constant dense<0> : tensor<i32>
        %446 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %447 = stablehlo.compare EQ, %156, %446, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_125 = stablehlo.constant dense<97> : tensor<i32>
        %448 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %449 = stablehlo.compare GE, %156, %448, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %450 = stablehlo.or %447, %449 : tensor<3xi1>
        %451 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_126 = stablehlo.constant dense<0> : tensor<i32>
        %452 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %453 = stablehlo.compare LT, %451, %452, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_127 = stablehlo.constant dense<2147483647> : tensor<i32>
        %454 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %455 = stablehlo.xor %451, %454 : tensor<3x97xi32>
        %456 = func.call @_where_16(%453, %455, %451) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_128 = stablehlo.constant dense<1> : tensor<i32>
        %c_129 = stablehlo.constant dense<97> : tensor<i32>
        %457 = func.call @clip(%156, %c_128, %c_129) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %458 = stablehlo.broadcast_in_dim %457, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_130 = stablehlo.constant dense<1> : tensor<i32>
        %459 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %460 = stablehlo.subtract %458, %459 : tensor<3x1xi32>
        %461 = func.call @take_along_axis_17(%456, %460) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %462 = stablehlo.reshape %461 : (tensor<3x1xi32>) -> tensor<3xi32>
        %c_131 = stablehlo.constant dense<97> : tensor<i32>
        %463 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %464 = stablehlo.minimum %156, %463 : tensor<3xi32>
        %465 = stablehlo.convert %464 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %466 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_133 = stablehlo.constant dense<97> : tensor<i32>
        %467 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %468 = stablehlo.compare LE, %156, %467, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_134 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %469 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %470 = stablehlo.not %450 : tensor<3xi1>
        %471 = stablehlo.not %468 : tensor<3xi1>
        %472 = stablehlo.and %470, %471 : tensor<3xi1>
        %c_135 = stablehlo.constant dense<false> : tensor<i1>
        %473 = stablehlo.reduce(%472 init: %c_135) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %474 = stablehlo.convert %473 : (tensor<i1>) -> tensor<i32>
        %475 = "stablehlo.case"(%474) ({
          stablehlo.return %469 : tensor<3xi32>
        }, {
          %c_192 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %740 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_193 = stablehlo.constant dense<2147483647> : tensor<i32>
          %741 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_194 = stablehlo.constant dense<0> : tensor<i32>
          %742:6 = stablehlo.while(%iterArg = %445, %iterArg_195 = %466, %iterArg_196 = %465, %iterArg_197 = %c_194, %iterArg_198 = %740, %iterArg_199 = %741) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_200 = stablehlo.constant dense<32> : tensor<i32>
            %743 = stablehlo.compare LT, %iterArg_197, %c_200, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %743 : tensor<i1>
          } do {
            %743:2 = func.call @closed_call(%iterArg, %iterArg_195, %iterArg_196, %iterArg_198, %iterArg_199) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_200 = stablehlo.constant dense<1> : tensor<i32>
            %744 = stablehlo.add %iterArg_197, %c_200 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_195, %iterArg_196, %744, %743#0, %743#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %742#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %476 = func.call @_where_21(%468, %462, %475) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %477 = func.call @_where_21(%450, %469, %476) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %c_136 = stablehlo.constant dense<31> : tensor<i32>
        %478 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %479 = stablehlo.shift_right_logical %156, %478 : tensor<3xi32>
        %480 = stablehlo.broadcast_in_dim %479, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %cst_137 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %481 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %482 = stablehlo.maximum %185, %481 : tensor<3x97xf32>
        %cst_138 = stablehlo.constant dense<1.44269502> : tensor<f32>
        %483 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %484 = stablehlo.multiply %482, %483 : tensor<3x97xf32>
        %485 = func.call @round(%484) : (tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_139 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %486 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %487 = stablehlo.multiply %485, %486 : tensor<3x97xf32>
        %488 = stablehlo.subtract %482, %487 : tensor<3x97xf32>
        %cst_140 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %489 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %490 = stablehlo.multiply %485, %489 : tensor<3x97xf32>
        %491 = stablehlo.bitcast_convert %490 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %492 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %493 = stablehlo.xor %491, %492 : tensor<3x97xi32>
        %494 = stablehlo.bitcast_convert %493 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %495 = stablehlo.subtract %488, %494 : tensor<3x97xf32>
        %cst_141 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
        %496 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %497 = stablehlo.multiply %496, %495 : tensor<3x97xf32>
        %498 = stablehlo.bitcast_convert %497 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %499 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %500 = stablehlo.xor %498, %499 : tensor<3x97xi32>
        %501 = stablehlo.bitcast_convert %500 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_142 = stablehlo.constant dense<0.00139819994> : tensor<f32>
        %502 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %503 = stablehlo.add %501, %502 : tensor<3x97xf32>
        %504 = stablehlo.multiply %503, %495 : tensor<3x97xf32>
        %505 = stablehlo.bitcast_convert %504 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %506 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %507 = stablehlo.xor %505, %506 : tensor<3x97xi32>
        %508 = stablehlo.bitcast_convert %507 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_143 = stablehlo.constant dense<0.00833345205> : tensor<f32>
        %509 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %510 = stablehlo.add %508, %509 : tensor<3x97xf32>
        %511 = stablehlo.multiply %510, %495 : tensor<3x97xf32>
        %512 = stablehlo.bitcast_convert %511 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %513 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %514 = stablehlo.xor %512, %513 : tensor<3x97xi32>
        %515 = stablehlo.bitcast_convert %514 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_144 = stablehlo.constant dense<0.0416657962> : tensor<f32>
        %516 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %517 = stablehlo.add %515, %516 : tensor<3x97xf32>
        %518 = stablehlo.multiply %517, %495 : tensor<3x97xf32>
        %519 = stablehlo.bitcast_convert %518 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %520 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %521 = stablehlo.xor %519, %520 : tensor<3x97xi32>
        %522 = stablehlo.bitcast_convert %521 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_145 = stablehlo.constant dense<0.166666657> : tensor<f32>
        %523 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %524 = stablehlo.add %522, %523 : tensor<3x97xf32>
        %525 = stablehlo.multiply %524, %495 : tensor<3x97xf32>
        %526 = stablehlo.bitcast_convert %525 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %527 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %528 = stablehlo.xor %526, %527 : tensor<3x97xi32>
        %529 = stablehlo.bitcast_convert %528 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_146 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %530 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %531 = stablehlo.add %529, %530 : tensor<3x97xf32>
        %532 = stablehlo.multiply %531, %495 : tensor<3x97xf32>
        %533 = stablehlo.multiply %532, %495 : tensor<3x97xf32>
        %534 = stablehlo.bitcast_convert %533 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %535 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %536 = stablehlo.xor %534, %535 : tensor<3x97xi32>
        %537 = stablehlo.bitcast_convert %536 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %538 = stablehlo.add %537, %495 : tensor<3x97xf32>
        %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %539 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %540 = stablehlo.add %538, %539 : tensor<3x97xf32>
        %541 = stablehlo.convert %485 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_148 = stablehlo.constant dense<127> : tensor<i32>
        %542 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %543 = stablehlo.add %541, %542 : tensor<3x97xi32>
        %c_149 = stablehlo.constant dense<23> : tensor<i32>
        %544 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %545 = stablehlo.shift_left %543, %544 : tensor<3x97xi32>
        %546 = stablehlo.bitcast_convert %545 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_150 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %547 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %548 = stablehlo.compare LT, %185, %547, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %549 = stablehlo.multiply %540, %546 : tensor<3x97xf32>
        %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %550 = func.call @_where_15(%548, %cst_151, %549) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %551 = stablehlo.broadcast_in_dim %477, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %553 = stablehlo.compare GE, %445, %552, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %554 = func.call @_where_11(%553, %550, %cst_152) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %555 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_153 = stablehlo.constant dense<0> : tensor<i32>
        %556 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %557 = stablehlo.compare LT, %555, %556, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_154 = stablehlo.constant dense<2147483647> : tensor<i32>
        %558 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %559 = stablehlo.xor %555, %558 : tensor<3x97xi32>
        %560 = func.call @_where_16(%557, %559, %555) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %561 = stablehlo.broadcast_in_dim %477, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %563 = stablehlo.compare GE, %560, %562, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_155 = stablehlo.constant dense<31> : tensor<i32>
        %564 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %565 = stablehlo.shift_right_logical %156, %564 : tensor<3xi32>
        %566 = stablehlo.broadcast_in_dim %565, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %cst_156 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %567 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %568 = stablehlo.maximum %values, %567 : tensor<3x97xf32>
        %cst_157 = stablehlo.constant dense<1.44269502> : tensor<f32>
        %569 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %570 = stablehlo.multiply %568, %569 : tensor<3x97xf32>
        %571 = func.call @round(%570) : (tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_158 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %572 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %573 = stablehlo.multiply %571, %572 : tensor<3x97xf32>
        %574 = stablehlo.subtract %568, %573 : tensor<3x97xf32>
        %cst_159 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %575 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %576 = stablehlo.multiply %571, %575 : tensor<3x97xf32>
        %577 = stablehlo.bitcast_convert %576 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %578 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %579 = stablehlo.xor %577, %578 : tensor<3x97xi32>
        %580 = stablehlo.bitcast_convert %579 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %581 = stablehlo.subtract %574, %580 : tensor<3x97xf32>
        %cst_160 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
        %582 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %583 = stablehlo.multiply %582, %581 : tensor<3x97xf32>
        %584 = stablehlo.bitcast_convert %583 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %585 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %586 = stablehlo.xor %584, %585 : tensor<3x97xi32>
        %587 = stablehlo.bitcast_convert %586 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_161 = stablehlo.constant dense<0.00139819994> : tensor<f32>
        %588 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %589 = stablehlo.add %587, %588 : tensor<3x97xf32>
        %590 = stablehlo.multiply %589, %581 : tensor<3x97xf32>
        %591 = stablehlo.bitcast_convert %590 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %592 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %593 = stablehlo.xor %591, %592 : tensor<3x97xi32>
        %594 = stablehlo.bitcast_convert %593 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_162 = stablehlo.constant dense<0.00833345205> : tensor<f32>
        %595 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %596 = stablehlo.add %594, %595 : tensor<3x97xf32>
        %597 = stablehlo.multiply %596, %581 : tensor<3x97xf32>
        %598 = stablehlo.bitcast_convert %597 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %599 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %600 = stablehlo.xor %598, %599 : tensor<3x97xi32>
        %601 = stablehlo.bitcast_convert %600 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_163 = stablehlo.constant dense<0.0416657962> : tensor<f32>
        %602 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %603 = stablehlo.add %601, %602 : tensor<3x97xf32>
        %604 = stablehlo.multiply %603, %581 : tensor<3x97xf32>
        %605 = stablehlo.bitcast_convert %604 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %606 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %607 = stablehlo.xor %605, %606 : tensor<3x97xi32>
        %608 = stablehlo.bitcast_convert %607 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_164 = stablehlo.constant dense<0.166666657> : tensor<f32>
        %609 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %610 = stablehlo.add %608, %609 : tensor<3x97xf32>
        %611 = stablehlo.multiply %610, %581 : tensor<3x97xf32>
        %612 = stablehlo.bitcast_convert %611 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %613 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %614 = stablehlo.xor %612, %613 : tensor<3x97xi32>
        %615 = stablehlo.bitcast_convert %614 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_165 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %616 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %617 = stablehlo.add %615, %616 : tensor<3x97xf32>
        %618 = stablehlo.multiply %617, %581 : tensor<3x97xf32>
        %619 = stablehlo.multiply %618, %581 : tensor<3x97xf32>
        %620 = stablehlo.bitcast_convert %619 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %621 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %622 = stablehlo.xor %620, %621 : tensor<3x97xi32>
        %623 = stablehlo.bitcast_convert %622 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %624 = stablehlo.add %623, %581 : tensor<3x97xf32>
        %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %625 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %626 = stablehlo.add %624, %625 : tensor<3x97xf32>
        %627 = stablehlo.convert %571 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_167 = stablehlo.constant dense<127> : tensor<i32>
        %628 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %629 = stablehlo.add %627, %628 : tensor<3x97xi32>
        %c_168 = stablehlo.constant dense<23> : tensor<i32>
        %630 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %631 = stablehlo.shift_left %629, %630 : tensor<3x97xi32>
        %632 = stablehlo.bitcast_convert %631 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_169 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %633 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %634 = stablehlo.compare LT, %values, %633, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %635 = stablehlo.multiply %626, %632 : tensor<3x97xf32>
        %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %636 = func.call @_where_15(%634, %cst_170, %635) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %637 = func.call @_where_11(%563, %636, %cst_171) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_172 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %638 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %639 = stablehlo.maximum %158, %638 : tensor<3xf32>
        %c_173 = stablehlo.constant dense<0> : tensor<i32>
        %640 = "stablehlo.case"(%c_173) ({
          %c_192 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_192 : tensor<i32>
        }, {
          %c_192 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_192 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %641 = "stablehlo.case"(%640) ({
          %c_192 = stablehlo.constant dense<0> : tensor<i32>
          %740 = func.call @_pad_18(%554, %c_192) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
          %741 = stablehlo.slice %740 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %742 = stablehlo.slice %740 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %743 = stablehlo.slice %740 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %744 = stablehlo.slice %740 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %745 = stablehlo.slice %740 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %746 = stablehlo.slice %740 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %747 = stablehlo.slice %740 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %748 = stablehlo.slice %740 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %749 = stablehlo.add %741, %742 : tensor<3x13xf32>
          %750 = stablehlo.add %743, %744 : tensor<3x13xf32>
          %751 = stablehlo.add %749, %750 : tensor<3x13xf32>
          %752 = stablehlo.add %745, %746 : tensor<3x13xf32>
          %753 = stablehlo.add %747, %748 : tensor<3x13xf32>
          %754 = stablehlo.add %752, %753 : tensor<3x13xf32>
          %755 = stablehlo.add %751, %754 : tensor<3x13xf32>
          %756 = stablehlo.optimization_barrier %755 : tensor<3x13xf32>
          %c_193 = stablehlo.constant dense<0> : tensor<i32>
          %757 = func.call @_pad_19(%756, %c_193) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
          %758 = stablehlo.slice %757 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %759 = stablehlo.slice %757 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %760 = stablehlo.slice %757 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %761 = stablehlo.slice %757 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %762 = stablehlo.slice %757 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %763 = stablehlo.slice %757 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %764 = stablehlo.slice %757 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %765 = stablehlo.slice %757 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %766 = stablehlo.add %758, %759 : tensor<3x2xf32>
          %767 = stablehlo.add %760, %761 : tensor<3x2xf32>
          %768 = stablehlo.add %766, %767 : tensor<3x2xf32>
          %769 = stablehlo.add %762, %763 : tensor<3x2xf32>
          %770 = stablehlo.add %764, %765 : tensor<3x2xf32>
          %771 = stablehlo.add %769, %770 : tensor<3x2xf32>
          %772 = stablehlo.add %768, %771 : tensor<3x2xf32>
          %773 = stablehlo.optimization_barrier %772 : tensor<3x2xf32>
          %c_194 = stablehlo.constant dense<0> : tensor<i32>
          %774 = func.call @_pad_20(%773, %c_194) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
          %775 = stablehlo.slice %774 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %776 = stablehlo.slice %774 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %777 = stablehlo.slice %774 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %778 = stablehlo.slice %774 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %779 = stablehlo.slice %774 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %780 = stablehlo.slice %774 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %781 = stablehlo.slice %774 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %782 = stablehlo.slice %774 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %783 = stablehlo.add %775, %776 : tensor<3x1xf32>
          %784 = stablehlo.add %777, %778 : tensor<3x1xf32>
          %785 = stablehlo.add %783, %784 : tensor<3x1xf32>
          %786 = stablehlo.add %779, %780 : tensor<3x1xf32>
          %787 = stablehlo.add %781, %782 : tensor<3x1xf32>
          %788 = stablehlo.add %786, %787 : tensor<3x1xf32>
          %789 = stablehlo.add %785, %788 : tensor<3x1xf32>
          %790 = stablehlo.optimization_barrier %789 : tensor<3x1xf32>
          %791 = stablehlo.reshape %790 : (tensor<3x1xf32>) -> tensor<3xf32>
          stablehlo.return %791 : tensor<3xf32>
        }) : (tensor<i32>) -> tensor<3xf32>
        %642 = stablehlo.multiply %639, %641 : tensor<3xf32>
        %643 = stablehlo.slice %637 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %644 = stablehlo.slice %637 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %645 = stablehlo.add %643, %644 : tensor<3x48xf32>
        %646 = stablehlo.slice %645 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %647 = stablehlo.slice %645 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %648 = stablehlo.add %646, %647 : tensor<3x24xf32>
        %649 = stablehlo.slice %648 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %650 = stablehlo.slice %648 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %651 = stablehlo.add %649, %650 : tensor<3x12xf32>
        %652 = stablehlo.slice %651 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %653 = stablehlo.slice %651 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %654 = stablehlo.add %652, %653 : tensor<3x6xf32>
        %655 = stablehlo.slice %654 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %656 = stablehlo.slice %654 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %657 = stablehlo.add %655, %656 : tensor<3x3xf32>
        %658 = stablehlo.slice %657 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %659 = stablehlo.slice %657 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %660 = stablehlo.add %658, %659 : tensor<3x1xf32>
        %661 = stablehlo.slice %657 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %662 = stablehlo.add %660, %661 : tensor<3x1xf32>
        %663 = stablehlo.slice %657 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %664 = stablehlo.concatenate %663, %662, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
        %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %665 = stablehlo.pad %664, %cst_174, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
        %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %666 = stablehlo.pad %660, %cst_175, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
        %667 = stablehlo.add %665, %666 : tensor<3x3xf32>
        %668 = stablehlo.slice %667 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
        %669 = stablehlo.slice %654 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
        %670 = stablehlo.add %668, %669 : tensor<3x2xf32>
        %671 = stablehlo.slice %654 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
        %672 = stablehlo.concatenate %671, %670, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
        %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %673 = stablehlo.pad %672, %cst_176, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %674 = stablehlo.pad %667, %cst_177, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %675 = stablehlo.add %673, %674 : tensor<3x6xf32>
        %676 = stablehlo.slice %675 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
        %677 = stablehlo.slice %651 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
        %678 = stablehlo.add %676, %677 : tensor<3x5xf32>
        %679 = stablehlo.slice %651 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
        %680 = stablehlo.concatenate %679, %678, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
        %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %681 = stablehlo.pad %680, %cst_178, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %682 = stablehlo.pad %675, %cst_179, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %683 = stablehlo.add %681, %682 : tensor<3x12xf32>
        %684 = stablehlo.slice %683 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
        %685 = stablehlo.slice %648 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
        %686 = stablehlo.add %684, %685 : tensor<3x11xf32>
        %687 = stablehlo.slice %648 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
        %688 = stablehlo.concatenate %687, %686, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
        %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %689 = stablehlo.pad %688, %cst_180, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %690 = stablehlo.pad %683, %cst_181, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %691 = stablehlo.add %689, %690 : tensor<3x24xf32>
        %692 = stablehlo.slice %691 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
        %693 = stablehlo.slice %645 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
        %694 = stablehlo.add %692, %693 : tensor<3x23xf32>
        %695 = stablehlo.slice %645 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
        %696 = stablehlo.concatenate %695, %694, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
        %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %697 = stablehlo.pad %696, %cst_182, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %698 = stablehlo.pad %691, %cst_183, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %699 = stablehlo.add %697, %698 : tensor<3x48xf32>
        %700 = stablehlo.slice %637 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %701 = stablehlo.add %699, %700 : tensor<3x48xf32>
        %702 = stablehlo.slice %637 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
        %703 = stablehlo.concatenate %702, %701, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
        %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %704 = stablehlo.pad %703, %cst_184, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %705 = stablehlo.pad %699, %cst_185, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
        %706 = stablehlo.add %704, %705 : tensor<3x97xf32>
        %707 = stablehlo.broadcast_in_dim %642, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %709 = stablehlo.compare GE, %706, %708, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %710 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %711 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %712 = stablehlo.compare LT, %710, %711, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_187 = stablehlo.constant dense<2147483647> : tensor<i32>
        %713 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %714 = stablehlo.xor %710, %713 : tensor<3x97xi32>
        %715 = func.call @_where_16(%712, %714, %710) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %716 = func.call @argmax(%709) : (tensor<3x97xi1>) -> tensor<3xi32>
        %717 = stablehlo.broadcast_in_dim %716, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %718 = func.call @take_along_axis_17(%715, %717) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %719 = stablehlo.reshape %718 : (tensor<3x1xi32>) -> tensor<3xi32>
        %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %720 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %721 = stablehlo.compare GE, %158, %720, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_189 = stablehlo.constant dense<false> : tensor<i1>
        %722 = stablehlo.reduce(%709 init: %c_189) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
        %c_190 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %723 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %724 = stablehlo.not %721 : tensor<3xi1>
        %725 = stablehlo.not %722 : tensor<3xi1>
        %726 = stablehlo.and %724, %725 : tensor<3xi1>
        %c_191 = stablehlo.constant dense<false> : tensor<i1>
        %727 = stablehlo.reduce(%726 init: %c_191) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %728 = stablehlo.convert %727 : (tensor<i1>) -> tensor<i32>
        %729 = "stablehlo.case"(%728) ({
          stablehlo.return %723 : tensor<3xi32>
        }, {
          %c_192 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %740 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_193 = stablehlo.constant dense<2147483647> : tensor<i32>
          %741 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_194 = stablehlo.constant dense<0> : tensor<i32>
          %742:6 = stablehlo.while(%iterArg = %445, %iterArg_195 = %554, %iterArg_196 = %642, %iterArg_197 = %c_194, %iterArg_198 = %740, %iterArg_199 = %741) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_200 = stablehlo.constant dense<32> : tensor<i32>
            %743 = stablehlo.compare LT, %iterArg_197, %c_200, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %743 : tensor<i1>
          } do {
            %743:2 = func.call @closed_call(%iterArg, %iterArg_195, %iterArg_196, %iterArg_198, %iterArg_199) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_200 = stablehlo.constant dense<1> : tensor<i32>
            %744 = stablehlo.add %iterArg_197, %c_200 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_195, %iterArg_196, %744, %743#0, %743#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %742#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %730 = func.call @_where_21(%722, %719, %729) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %731 = func.call @_where_21(%721, %723, %730) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %732 = stablehlo.maximum %477, %731 : tensor<3xi32>
        %733 = stablehlo.broadcast_in_dim %732, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %734 = stablehlo.broadcast_in_dim %733, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %735 = stablehlo.compare GE, %445, %734, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %736 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %737 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %738 = stablehlo.compare GE, %550, %737, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %739 = stablehlo.and %735, %738 : tensor<3x97xi1>
        stablehlo.return %739 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %197 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
      %198 = func.call @_threefry_fold_in(%163, %197) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %199 = stablehlo.slice %198 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %200 = stablehlo.reshape %199 : (tensor<3x1xui32>) -> tensor<3xui32>
      %201 = stablehlo.slice %198 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %202 = stablehlo.reshape %201 : (tensor<3x1xui32>) -> tensor<3xui32>
      %203 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_74 = stablehlo.constant dense<1> : tensor<ui64>
      %204 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %205 = stablehlo.multiply %204, %203 : tensor<97xui64>
      %c_75 = stablehlo.constant dense<32> : tensor<ui64>
      %206 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %207 = stablehlo.shift_right_logical %205, %206 : tensor<97xui64>
      %208 = stablehlo.convert %205 : (tensor<97xui64>) -> tensor<97xui32>
      %209 = stablehlo.convert %207 : (tensor<97xui64>) -> tensor<97xui32>
      %210 = stablehlo.broadcast_in_dim %209, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %211 = stablehlo.broadcast_in_dim %208, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %212 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %213 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %214:2 = func.call @threefry2x32_23(%212, %213, %210, %211) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %215 = stablehlo.xor %214#0, %214#1 : tensor<3x97xui32>
      %c_76 = stablehlo.constant dense<9> : tensor<ui32>
      %216 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %217 = stablehlo.shift_right_logical %215, %216 : tensor<3x97xui32>
      %218 = stablehlo.convert %217 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_77 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %219 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %220 = stablehlo.add %218, %219 : tensor<3x97xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %221 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %222 = stablehlo.multiply %220, %221 : tensor<3x97xf32>
      %c_79 = stablehlo.constant dense<31> : tensor<i32>
      %223 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %224 = stablehlo.shift_right_logical %arg1, %223 : tensor<3xi32>
      %225 = stablehlo.broadcast_in_dim %224, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %226 = stablehlo.bitcast_convert %222 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %c_80 = stablehlo.constant dense<1060439283> : tensor<i32>
      %227 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %228 = stablehlo.subtract %226, %227 : tensor<3x97xi32>
      %c_81 = stablehlo.constant dense<23> : tensor<i32>
      %229 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %230 = stablehlo.shift_right_arithmetic %228, %229 : tensor<3x97xi32>
      %c_82 = stablehlo.constant dense<23> : tensor<i32>
      %231 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %232 = stablehlo.shift_left %230, %231 : tensor<3x97xi32>
      %233 = stablehlo.subtract %226, %232 : tensor<3x97xi32>
      %234 = stablehlo.bitcast_convert %233 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %235 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %236 = stablehlo.subtract %234, %235 : tensor<3x97xf32>
      %237 = stablehlo.convert %230 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %238 = stablehlo.multiply %236, %236 : tensor<3x97xf32>
      %239 = stablehlo.bitcast_convert %238 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %240 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %241 = stablehlo.xor %239, %240 : tensor<3x97xi32>
      %242 = stablehlo.bitcast_convert %241 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_84 = stablehlo.constant dense<0.0703768358> : tensor<f32>
      %243 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %244 = stablehlo.multiply %243, %236 : tensor<3x97xf32>
      %245 = stablehlo.bitcast_convert %244 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %246 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %247 = stablehlo.xor %245, %246 : tensor<3x97xi32>
      %248 = stablehlo.bitcast_convert %247 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_85 = stablehlo.constant dense<-0.115146101> : tensor<f32>
      %249 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %250 = stablehlo.add %248, %249 : tensor<3x97xf32>
      %251 = stablehlo.multiply %250, %236 : tensor<3x97xf32>
      %252 = stablehlo.bitcast_convert %251 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %253 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %254 = stablehlo.xor %252, %253 : tensor<3x97xi32>
      %255 = stablehlo.bitcast_convert %254 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_86 = stablehlo.constant dense<0.116769984> : tensor<f32>
      %256 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %257 = stablehlo.add %255, %256 : tensor<3x97xf32>
      %258 = stablehlo.multiply %257, %236 : tensor<3x97xf32>
      %259 = stablehlo.bitcast_convert %258 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %260 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %261 = stablehlo.xor %259, %260 : tensor<3x97xi32>
      %262 = stablehlo.bitcast_convert %261 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_87 = stablehlo.constant dense<-0.12420141> : tensor<f32>
      %263 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %264 = stablehlo.add %262, %263 : tensor<3x97xf32>
      %265 = stablehlo.multiply %264, %236 : tensor<3x97xf32>
      %266 = stablehlo.bitcast_convert %265 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %267 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %268 = stablehlo.xor %266, %267 : tensor<3x97xi32>
      %269 = stablehlo.bitcast_convert %268 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_88 = stablehlo.constant dense<0.142493233> : tensor<f32>
      %270 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %271 = stablehlo.add %269, %270 : tensor<3x97xf32>
      %272 = stablehlo.multiply %271, %236 : tensor<3x97xf32>
      %273 = stablehlo.bitcast_convert %272 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %274 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %275 = stablehlo.xor %273, %274 : tensor<3x97xi32>
      %276 = stablehlo.bitcast_convert %275 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_89 = stablehlo.constant dense<-0.166680574> : tensor<f32>
      %277 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %278 = stablehlo.add %276, %277 : tensor<3x97xf32>
      %279 = stablehlo.multiply %278, %236 : tensor<3x97xf32>
      %280 = stablehlo.bitcast_convert %279 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %281 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %282 = stablehlo.xor %280, %281 : tensor<3x97xi32>
      %283 = stablehlo.bitcast_convert %282 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_90 = stablehlo.constant dense<0.200007141> : tensor<f32>
      %284 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %285 = stablehlo.add %283, %284 : tensor<3x97xf32>
      %286 = stablehlo.multiply %285, %236 : tensor<3x97xf32>
      %287 = stablehlo.bitcast_convert %286 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %288 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %289 = stablehlo.xor %287, %288 : tensor<3x97xi32>
      %290 = stablehlo.bitcast_convert %289 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_91 = stablehlo.constant dense<-0.24999994> : tensor<f32>
      %291 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %292 = stablehlo.add %290, %291 : tensor<3x97xf32>
      %293 = stablehlo.multiply %292, %236 : tensor<3x97xf32>
      %294 = stablehlo.bitcast_convert %293 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %295 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %296 = stablehlo.xor %294, %295 : tensor<3x97xi32>
      %297 = stablehlo.bitcast_convert %296 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_92 = stablehlo.constant dense<0.333333313> : tensor<f32>
      %298 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %299 = stablehlo.add %297, %298 : tensor<3x97xf32>
      %300 = stablehlo.multiply %299, %236 : tensor<3x97xf32>
      %301 = stablehlo.multiply %300, %242 : tensor<3x97xf32>
      %302 = stablehlo.bitcast_convert %301 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %303 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %304 = stablehlo.xor %302, %303 : tensor<3x97xi32>
      %305 = stablehlo.bitcast_convert %304 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_93 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
      %306 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %307 = stablehlo.multiply %237, %306 : tensor<3x97xf32>
      %308 = stablehlo.bitcast_convert %307 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %309 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %310 = stablehlo.xor %308, %309 : tensor<3x97xi32>
      %311 = stablehlo.bitcast_convert %310 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %312 = stablehlo.add %305, %311 : tensor<3x97xf32>
      %cst_94 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %314 = stablehlo.multiply %242, %313 : tensor<3x97xf32>
      %315 = stablehlo.subtract %312, %314 : tensor<3x97xf32>
      %316 = stablehlo.add %236, %315 : tensor<3x97xf32>
      %cst_95 = stablehlo.constant dense<0.693359375> : tensor<f32>
      %317 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %318 = stablehlo.multiply %237, %317 : tensor<3x97xf32>
      %319 = stablehlo.add %316, %318 : tensor<3x97xf32>
      %320 = stablehlo.negate %319 : tensor<3x97xf32>
      %321 = stablehlo.bitcast_convert %320 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %c_96 = stablehlo.constant dense<1060439283> : tensor<i32>
      %322 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %323 = stablehlo.subtract %321, %322 : tensor<3x97xi32>
      %c_97 = stablehlo.constant dense<23> : tensor<i32>
      %324 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %325 = stablehlo.shift_right_arithmetic %323, %324 : tensor<3x97xi32>
      %c_98 = stablehlo.constant dense<23> : tensor<i32>
      %326 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %327 = stablehlo.shift_left %325, %326 : tensor<3x97xi32>
      %328 = stablehlo.subtract %321, %327 : tensor<3x97xi32>
      %329 = stablehlo.bitcast_convert %328 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %330 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %331 = stablehlo.subtract %329, %330 : tensor<3x97xf32>
      %332 = stablehlo.convert %325 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %333 = stablehlo.multiply %331, %331 : tensor<3x97xf32>
      %334 = stablehlo.bitcast_convert %333 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %335 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %336 = stablehlo.xor %334, %335 : tensor<3x97xi32>
      %337 = stablehlo.bitcast_convert %336 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_100 = stablehlo.constant dense<0.0703768358> : tensor<f32>
      %338 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %339 = stablehlo.multiply %338, %331 : tensor<3x97xf32>
      %340 = stablehlo.bitcast_convert %339 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %341 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %342 = stablehlo.xor %340, %341 : tensor<3x97xi32>
      %343 = stablehlo.bitcast_convert %342 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_101 = stablehlo.constant dense<-0.115146101> : tensor<f32>
      %344 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %345 = stablehlo.add %343, %344 : tensor<3x97xf32>
      %346 = stablehlo.multiply %345, %331 : tensor<3x97xf32>
      %347 = stablehlo.bitcast_convert %346 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %348 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %349 = stablehlo.xor %347, %348 : tensor<3x97xi32>
      %350 = stablehlo.bitcast_convert %349 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_102 = stablehlo.constant dense<0.116769984> : tensor<f32>
      %351 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %352 = stablehlo.add %350, %351 : tensor<3x97xf32>
      %353 = stablehlo.multiply %352, %331 : tensor<3x97xf32>
      %354 = stablehlo.bitcast_convert %353 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %355 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %356 = stablehlo.xor %354, %355 : tensor<3x97xi32>
      %357 = stablehlo.bitcast_convert %356 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_103 = stablehlo.constant dense<-0.12420141> : tensor<f32>
      %358 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %359 = stablehlo.add %357, %358 : tensor<3x97xf32>
      %360 = stablehlo.multiply %359, %331 : tensor<3x97xf32>
      %361 = stablehlo.bitcast_convert %360 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %362 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %363 = stablehlo.xor %361, %362 : tensor<3x97xi32>
      %364 = stablehlo.bitcast_convert %363 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_104 = stablehlo.constant dense<0.142493233> : tensor<f32>
      %365 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %366 = stablehlo.add %364, %365 : tensor<3x97xf32>
      %367 = stablehlo.multiply %366, %331 : tensor<3x97xf32>
      %368 = stablehlo.bitcast_convert %367 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %369 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %370 = stablehlo.xor %368, %369 : tensor<3x97xi32>
      %371 = stablehlo.bitcast_convert %370 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_105 = stablehlo.constant dense<-0.166680574> : tensor<f32>
      %372 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %373 = stablehlo.add %371, %372 : tensor<3x97xf32>
      %374 = stablehlo.multiply %373, %331 : tensor<3x97xf32>
      %375 = stablehlo.bitcast_convert %374 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %376 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %377 = stablehlo.xor %375, %376 : tensor<3x97xi32>
      %378 = stablehlo.bitcast_convert %377 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_106 = stablehlo.constant dense<0.200007141> : tensor<f32>
      %379 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %380 = stablehlo.add %378, %379 : tensor<3x97xf32>
      %381 = stablehlo.multiply %380, %331 : tensor<3x97xf32>
      %382 = stablehlo.bitcast_convert %381 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %383 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %384 = stablehlo.xor %382, %383 : tensor<3x97xi32>
      %385 = stablehlo.bitcast_convert %384 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_107 = stablehlo.constant dense<-0.24999994> : tensor<f32>
      %386 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %387 = stablehlo.add %385, %386 : tensor<3x97xf32>
      %388 = stablehlo.multiply %387, %331 : tensor<3x97xf32>
      %389 = stablehlo.bitcast_convert %388 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %390 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %391 = stablehlo.xor %389, %390 : tensor<3x97xi32>
      %392 = stablehlo.bitcast_convert %391 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_108 = stablehlo.constant dense<0.333333313> : tensor<f32>
      %393 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %394 = stablehlo.add %392, %393 : tensor<3x97xf32>
      %395 = stablehlo.multiply %394, %331 : tensor<3x97xf32>
      %396 = stablehlo.multiply %395, %337 : tensor<3x97xf32>
      %397 = stablehlo.bitcast_convert %396 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %398 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %399 = stablehlo.xor %397, %398 : tensor<3x97xi32>
      %400 = stablehlo.bitcast_convert %399 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_109 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
      %401 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %402 = stablehlo.multiply %332, %401 : tensor<3x97xf32>
      %403 = stablehlo.bitcast_convert %402 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %404 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %405 = stablehlo.xor %403, %404 : tensor<3x97xi32>
      %406 = stablehlo.bitcast_convert %405 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %407 = stablehlo.add %400, %406 : tensor<3x97xf32>
      %cst_110 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %408 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %409 = stablehlo.multiply %337, %408 : tensor<3x97xf32>
      %410 = stablehlo.subtract %407, %409 : tensor<3x97xf32>
      %411 = stablehlo.add %331, %410 : tensor<3x97xf32>
      %cst_111 = stablehlo.constant dense<0.693359375> : tensor<f32>
      %412 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %413 = stablehlo.multiply %332, %412 : tensor<3x97xf32>
      %414 = stablehlo.add %411, %413 : tensor<3x97xf32>
      %415 = stablehlo.negate %414 : tensor<3x97xf32>
      %416 = stablehlo.add %185, %415 : tensor<3x97xf32>
      %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %417 = func.call @_where_11(%196, %416, %cst_112) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %418 = func.call @_pad(%417, %cst_113) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
      %419 = stablehlo.reshape %418 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
      %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %420 = stablehlo.reduce(%419 init: %cst_114) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
      %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %421 = stablehlo.reduce(%420 init: %cst_115) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
      %422 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %423 = stablehlo.compare EQ, %420, %422, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
      %424 = stablehlo.iota dim = 1 : tensor<3x1xi32>
      %c_116 = stablehlo.constant dense<1> : tensor<i32>
      %425 = func.call @_where_12(%423, %424, %c_116) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
      %c_117 = stablehlo.constant dense<2147483647> : tensor<i32>
      %426 = stablehlo.reduce(%425 init: %c_117) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
      %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
      %428 = func.call @take_along_axis(%419, %427) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
      %429 = stablehlo.reshape %428 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
      %430 = stablehlo.broadcast_in_dim %422, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
      %431 = stablehlo.compare EQ, %429, %430, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
      %432 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_118 = stablehlo.constant dense<128> : tensor<i32>
      %433 = func.call @_where_13(%431, %432, %c_118) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
      %c_119 = stablehlo.constant dense<2147483647> : tensor<i32>
      %434 = stablehlo.reduce(%433 init: %c_119) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
      %c_120 = stablehlo.constant dense<128> : tensor<i32>
      %435 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %436 = stablehlo.multiply %426, %435 : tensor<3xi32>
      %437 = stablehlo.add %436, %434 : tensor<3xi32>
      %c_121 = stablehlo.constant dense<97> : tensor<i32>
      %438 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %439 = stablehlo.minimum %437, %438 : tensor<3xi32>
      stablehlo.return %439 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %81 = call @_where_21(%77, %80, %75) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_33 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %83 = stablehlo.compare LT, %arg4, %82, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_34 = stablehlo.constant dense<true> : tensor<i1>
    %84 = stablehlo.reduce(%83 init: %c_34) applies stablehlo.and across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.reduce(%arg4 init: %cst_35) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %87 = stablehlo.compare GT, %85, %86, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %88 = stablehlo.and %84, %87 : tensor<3xi1>
    %89 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_37 = stablehlo.constant dense<2> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %91 = stablehlo.multiply %90, %89 : tensor<3x97xi32>
    %c_38 = stablehlo.constant dense<1> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %93 = stablehlo.add %91, %92 : tensor<3x97xi32>
    %94 = stablehlo.bitcast_convert %arg4 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %95 = stablehlo.multiply %94, %93 : tensor<3x97xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.reduce(%95 init: %c_39) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %97 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_40 = stablehlo.constant dense<2> : tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %98 = call @_where_25(%97, %c_40, %c_41) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %101 = stablehlo.compare EQ, %100, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_42 = stablehlo.constant dense<false> : tensor<i1>
    %102 = stablehlo.reduce(%101 init: %c_42) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %103 = call @_where_26(%102, %c_43, %98) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %104 = call @_where_27(%88, %103, %c_44) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %105 = stablehlo.convert %104 : tensor<3xi32>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.compare NE, %105, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %108 = stablehlo.and %53, %107 : tensor<3xi1>
    %c_46 = stablehlo.constant dense<4> : tensor<i32>
    %109 = call @_where_28(%108, %c_46, %105) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %110 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %111 = stablehlo.broadcast_in_dim %109, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %112 = stablehlo.broadcast_in_dim %96, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %113 = stablehlo.concatenate %110, %111, %112, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %114 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %115 = call @_where_29(%114, %113, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %116 = stablehlo.slice %115 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %117 = stablehlo.reshape %116 : (tensor<1x3xi32>) -> tensor<3xi32>
    %118 = stablehlo.slice %115 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %119 = stablehlo.reshape %118 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_47 = stablehlo.constant dense<-1> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %121 = stablehlo.compare NE, %117, %120, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %122 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %123 = call @floor_divide_30(%arg1, %c_48) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_49 = stablehlo.constant dense<1> : tensor<i32>
    %124 = call @_where_5(%121, %123, %c_49) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_50 = stablehlo.constant dense<128> : tensor<i32>
    %125 = call @remainder(%arg1, %c_50) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %127 = stablehlo.compare LT, %122, %126, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_52 = stablehlo.constant dense<3> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %129 = stablehlo.add %122, %128 : tensor<3xi32>
    %130 = stablehlo.select %127, %129, %122 : tensor<3xi1>, tensor<3xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %132 = stablehlo.compare LT, %124, %131, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %134 = stablehlo.add %124, %133 : tensor<3xi32>
    %135 = stablehlo.select %132, %134, %124 : tensor<3xi1>, tensor<3xi32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %137 = stablehlo.compare LT, %125, %136, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_56 = stablehlo.constant dense<128> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %139 = stablehlo.add %125, %138 : tensor<3xi32>
    %140 = stablehlo.select %137, %139, %125 : tensor<3xi1>, tensor<3xi32>
    %141 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %142 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %143 = stablehlo.broadcast_in_dim %140, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %144 = stablehlo.concatenate %141, %142, %143, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %145 = "stablehlo.scatter"(%arg0, %144, %117) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
      stablehlo.return %arg23 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %147 = stablehlo.compare EQ, %119, %146, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %148 = call @_where_31(%121, %147, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %149 = stablehlo.not %121 : tensor<3xi1>
    %150 = stablehlo.and %arg3, %149 : tensor<3xi1>
    return %145, %arg1, %148, %150, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %115 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x3xi32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<1xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_where_0(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<1xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_1(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xui32>, %arg2: tensor<1x2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<3x2xui32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xui32>
    return %2 : tensor<3x2xui32>
  }
  func.func private @_where_2(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<1x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_3(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<1xi1>) -> tensor<3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @_where_4(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %1 : tensor<3x97xf32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
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
    %9 = call @_where_6(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x1x128xi32>, %arg1: tensor<i32>) -> tensor<3x128xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, %c_2, sizes = [3, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1x128xi32>) -> tensor<3x128xi32>
    return %5 : tensor<3x128xi32>
  }
  func.func private @_where_7(%arg0: tensor<3x128xi1>, %arg1: tensor<3x128xi32>, %arg2: tensor<i32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where_8(%arg0: tensor<3x97xi1>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x1xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @_where_10(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_11(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_pad(%arg0: tensor<3x97xf32>, %arg1: tensor<f32>) -> tensor<3x128xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 31], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
    return %1 : tensor<3x128xf32>
  }
  func.func private @_where_12(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x1x128xf32>, %arg1: tensor<3x1x1xi32>) -> tensor<3x1x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1x1xi1>, tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 128>}> : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x1x128xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1x128xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<3x1x128xi1>, tensor<3x1x128xf32>
    return %15 : tensor<3x1x128xf32>
  }
  func.func private @_where_13(%arg0: tensor<3x128xi1>, %arg1: tensor<3x128xi32>, %arg2: tensor<i32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_15(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_16(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @clip(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<3xi32>
    return %5 : tensor<3xi32>
  }
  func.func private @take_along_axis_17(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x97xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @closed_call(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.shift_right_arithmetic %arg3, %0 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.shift_right_arithmetic %arg4, %2 : tensor<3xi32>
    %4 = stablehlo.add %1, %3 : tensor<3xi32>
    %5 = stablehlo.and %arg3, %arg4 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.and %5, %6 : tensor<3xi32>
    %8 = stablehlo.add %4, %7 : tensor<3xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
    %11 = stablehlo.compare GE, %arg0, %10, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = call @_where_11(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c_2) ({
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_3 : tensor<i32>
    }, {
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_3 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %18 = func.call @_pad_18(%12, %c_3) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
      %19 = stablehlo.slice %18 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %20 = stablehlo.slice %18 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %21 = stablehlo.slice %18 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %22 = stablehlo.slice %18 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %23 = stablehlo.slice %18 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %24 = stablehlo.slice %18 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %25 = stablehlo.slice %18 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %26 = stablehlo.slice %18 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %27 = stablehlo.add %19, %20 : tensor<3x13xf32>
      %28 = stablehlo.add %21, %22 : tensor<3x13xf32>
      %29 = stablehlo.add %27, %28 : tensor<3x13xf32>
      %30 = stablehlo.add %23, %24 : tensor<3x13xf32>
      %31 = stablehlo.add %25, %26 : tensor<3x13xf32>
      %32 = stablehlo.add %30, %31 : tensor<3x13xf32>
      %33 = stablehlo.add %29, %32 : tensor<3x13xf32>
      %34 = stablehlo.optimization_barrier %33 : tensor<3x13xf32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %35 = func.call @_pad_19(%34, %c_4) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
      %36 = stablehlo.slice %35 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %37 = stablehlo.slice %35 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %38 = stablehlo.slice %35 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %39 = stablehlo.slice %35 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %40 = stablehlo.slice %35 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %41 = stablehlo.slice %35 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %42 = stablehlo.slice %35 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %43 = stablehlo.slice %35 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %44 = stablehlo.add %36, %37 : tensor<3x2xf32>
      %45 = stablehlo.add %38, %39 : tensor<3x2xf32>
      %46 = stablehlo.add %44, %45 : tensor<3x2xf32>
      %47 = stablehlo.add %40, %41 : tensor<3x2xf32>
      %48 = stablehlo.add %42, %43 : tensor<3x2xf32>
      %49 = stablehlo.add %47, %48 : tensor<3x2xf32>
      %50 = stablehlo.add %46, %49 : tensor<3x2xf32>
      %51 = stablehlo.optimization_barrier %50 : tensor<3x2xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %52 = func.call @_pad_20(%51, %c_5) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
      %53 = stablehlo.slice %52 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %54 = stablehlo.slice %52 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %55 = stablehlo.slice %52 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %56 = stablehlo.slice %52 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %57 = stablehlo.slice %52 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %58 = stablehlo.slice %52 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %59 = stablehlo.slice %52 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %60 = stablehlo.slice %52 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %61 = stablehlo.add %53, %54 : tensor<3x1xf32>
      %62 = stablehlo.add %55, %56 : tensor<3x1xf32>
      %63 = stablehlo.add %61, %62 : tensor<3x1xf32>
      %64 = stablehlo.add %57, %58 : tensor<3x1xf32>
      %65 = stablehlo.add %59, %60 : tensor<3x1xf32>
      %66 = stablehlo.add %64, %65 : tensor<3x1xf32>
      %67 = stablehlo.add %63, %66 : tensor<3x1xf32>
      %68 = stablehlo.optimization_barrier %67 : tensor<3x1xf32>
      %69 = stablehlo.reshape %68 : (tensor<3x1xf32>) -> tensor<3xf32>
      stablehlo.return %69 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = call @_where_21(%15, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %17 = call @_where_21(%15, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %16, %17 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_pad_18(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_19(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_20(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @_where_21(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @round(%arg0: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @argmax(%arg0: tensor<3x97xi1>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i1>, tensor<i32>) -> (tensor<3xi1>, tensor<3xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<3x2xui32>, %arg1: tensor<3xui32>) -> tensor<3x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<3xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<3xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    %7 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<3x1xui32>) -> tensor<3xui32>
    %9 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<3x1xui32>) -> tensor<3xui32>
    %11 = stablehlo.slice %6 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %12 = stablehlo.slice %6 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %16 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<3x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_22(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_22(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<3x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<3x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<3x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @threefry2x32_23(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<3x97xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %5 = stablehlo.add %3, %4 : tensor<3x97xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<3x97xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %8 = stablehlo.add %6, %7 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_24(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_24(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<3x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<3x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<3x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_25(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_26(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_27(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_28(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_29(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @floor_divide_30(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_21(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_6(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_31(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
