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
      %168:8 = stablehlo.while(%iterArg = %162, %iterArg_77 = %15, %iterArg_78 = %160, %iterArg_79 = %arg0, %iterArg_80 = %161, %iterArg_81 = %c_67, %iterArg_82 = %166, %iterArg_83 = %167) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %203 = stablehlo.compare LT, %iterArg_81, %iterArg_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %203 : tensor<i1>
      } do {
        %c_84 = stablehlo.constant dense<1> : tensor<i32>
        %203 = stablehlo.add %iterArg_81, %c_84 : tensor<i32>
        %c_85 = stablehlo.constant dense<128> : tensor<i32>
        %204 = stablehlo.multiply %iterArg_81, %c_85 : tensor<i32>
        %205 = stablehlo.convert %204 : tensor<i32>
        %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %207 = stablehlo.add %206, %iterArg : tensor<3x128xi32>
        %208 = stablehlo.broadcast_in_dim %iterArg_77, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %210 = stablehlo.compare GE, %207, %209, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_86 = stablehlo.constant dense<128> : tensor<i32>
        %211 = stablehlo.multiply %iterArg_81, %c_86 : tensor<i32>
        %212 = stablehlo.convert %211 : tensor<i32>
        %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %214 = stablehlo.add %213, %iterArg : tensor<3x128xi32>
        %215 = stablehlo.broadcast_in_dim %iterArg_78, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %217 = stablehlo.compare LT, %214, %216, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %218 = stablehlo.and %210, %217 : tensor<3x128xi1>
        %219 = func.call @dynamic_index_in_dim(%iterArg_79, %iterArg_81) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_87 = stablehlo.constant dense<97> : tensor<i32>
        %220 = func.call @_where_7(%218, %219, %c_87) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_88 = stablehlo.constant dense<0> : tensor<i32>
        %221 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %222 = stablehlo.compare LT, %iterArg_80, %221, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_89 = stablehlo.constant dense<3> : tensor<i32>
        %223 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %224 = stablehlo.add %iterArg_80, %223 : tensor<3x128xi32>
        %225 = stablehlo.select %222, %224, %iterArg_80 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %226 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %227 = stablehlo.compare LT, %220, %226, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_91 = stablehlo.constant dense<97> : tensor<i32>
        %228 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %229 = stablehlo.add %220, %228 : tensor<3x128xi32>
        %230 = stablehlo.select %227, %229, %220 : tensor<3x128xi1>, tensor<3x128xi32>
        %231 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %232 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %233 = stablehlo.concatenate %231, %232, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_92 = stablehlo.constant dense<1> : tensor<i32>
        %234 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %235 = "stablehlo.scatter"(%iterArg_83, %233, %234) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
          %236 = stablehlo.add %arg22, %arg23 : tensor<i32>
          stablehlo.return %236 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %203, %iterArg_82, %235 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
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
      %178:8 = stablehlo.while(%iterArg = %172, %iterArg_77 = %170, %iterArg_78 = %160, %iterArg_79 = %arg0, %iterArg_80 = %171, %iterArg_81 = %c_73, %iterArg_82 = %176, %iterArg_83 = %177) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %203 = stablehlo.compare LT, %iterArg_81, %iterArg_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %203 : tensor<i1>
      } do {
        %c_84 = stablehlo.constant dense<1> : tensor<i32>
        %203 = stablehlo.add %iterArg_81, %c_84 : tensor<i32>
        %c_85 = stablehlo.constant dense<128> : tensor<i32>
        %204 = stablehlo.multiply %iterArg_81, %c_85 : tensor<i32>
        %205 = stablehlo.convert %204 : tensor<i32>
        %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %207 = stablehlo.add %206, %iterArg : tensor<3x128xi32>
        %208 = stablehlo.broadcast_in_dim %iterArg_77, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %210 = stablehlo.compare GE, %207, %209, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_86 = stablehlo.constant dense<128> : tensor<i32>
        %211 = stablehlo.multiply %iterArg_81, %c_86 : tensor<i32>
        %212 = stablehlo.convert %211 : tensor<i32>
        %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %214 = stablehlo.add %213, %iterArg : tensor<3x128xi32>
        %215 = stablehlo.broadcast_in_dim %iterArg_78, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %217 = stablehlo.compare LT, %214, %216, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %218 = stablehlo.and %210, %217 : tensor<3x128xi1>
        %219 = func.call @dynamic_index_in_dim(%iterArg_79, %iterArg_81) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_87 = stablehlo.constant dense<97> : tensor<i32>
        %220 = func.call @_where_7(%218, %219, %c_87) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_88 = stablehlo.constant dense<0> : tensor<i32>
        %221 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %222 = stablehlo.compare LT, %iterArg_80, %221, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_89 = stablehlo.constant dense<3> : tensor<i32>
        %223 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %224 = stablehlo.add %iterArg_80, %223 : tensor<3x128xi32>
        %225 = stablehlo.select %222, %224, %iterArg_80 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %226 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %227 = stablehlo.compare LT, %220, %226, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_91 = stablehlo.constant dense<97> : tensor<i32>
        %228 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %229 = stablehlo.add %220, %228 : tensor<3x128xi32>
        %230 = stablehlo.select %227, %229, %220 : tensor<3x128xi1>, tensor<3x128xi32>
        %231 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %232 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %233 = stablehlo.concatenate %231, %232, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_92 = stablehlo.constant dense<1> : tensor<i32>
        %234 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %235 = "stablehlo.scatter"(%iterArg_83, %233, %234) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
          %236 = stablehlo.add %arg22, %arg23 : tensor<i32>
          stablehlo.return %236 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %203, %iterArg_82, %235 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %179 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %180 = stablehlo.compare GT, %178#7, %179, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %181 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %182 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %183 = stablehlo.compare LT, %32, %182, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %184 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %185 = stablehlo.multiply %32, %184 : tensor<3x97xf32>
      %186 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %187 = stablehlo.divide %32, %186 : tensor<3x97xf32>
      %188 = func.call @_where_8(%183, %185, %187) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %189 = func.call @_where_8(%180, %188, %32) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %190 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %191 = stablehlo.convert %168#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %192 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %193 = stablehlo.multiply %192, %191 : tensor<3x97xf32>
      %194 = stablehlo.subtract %189, %193 : tensor<3x97xf32>
      %195 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      %196 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %197 = stablehlo.compare GT, %168#7, %196, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %198 = stablehlo.convert %197 : (tensor<3x97xi1>) -> tensor<3x97xf32>
      %199 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %200 = stablehlo.multiply %199, %198 : tensor<3x97xf32>
      %201 = stablehlo.subtract %194, %200 : tensor<3x97xf32>
      %202 = func.call @_where_4(%151, %201, %32) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %202 : tensor<3x97xf32>
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
      %156 = func.call @_where_9(%155, %c_59, %13) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
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
      %165 = func.call @_where_10(%164, %47, %cst_60) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
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
    %61 = call @_where_11(%59, %60, %c_25) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_26 = stablehlo.constant dense<2147483647> : tensor<i32>
    %62 = stablehlo.reduce(%61 init: %c_26) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
    %64 = call @take_along_axis(%55, %63) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
    %65 = stablehlo.reshape %64 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
    %66 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
    %67 = stablehlo.compare EQ, %65, %66, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
    %68 = stablehlo.iota dim = 1 : tensor<3x128xi32>
    %c_27 = stablehlo.constant dense<128> : tensor<i32>
    %69 = call @_where_12(%67, %68, %c_27) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
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
      %166 = func.call @_where_13(%165, %154, %cst_64) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %167 = stablehlo.reduce(%50 init: %cst_65) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %168 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %170 = stablehlo.subtract %50, %169 : tensor<3x97xf32>
      %171 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %173 = stablehlo.divide %170, %172 : tensor<3x97xf32>
      %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %174 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %175 = stablehlo.compare EQ, %50, %174, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %176 = func.call @_where_14(%175, %cst_67, %173) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_68 = stablehlo.constant dense<0> : tensor<i32>
      %177 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %178 = stablehlo.compare GT, %156, %177, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %180 = stablehlo.compare LT, %158, %179, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %181 = stablehlo.or %178, %180 : tensor<3xi1>
      %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %182 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %183 = stablehlo.compare GT, %160, %182, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %184 = stablehlo.or %181, %183 : tensor<3xi1>
      %c_71 = stablehlo.constant dense<false> : tensor<i1>
      %185 = stablehlo.reduce(%184 init: %c_71) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %186 = stablehlo.convert %185 : (tensor<i1>) -> tensor<i32>
      %187 = "stablehlo.case"(%186) ({
        %c_87 = stablehlo.constant dense<true> : tensor<i1>
        %242 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %242 : tensor<3x97xi1>
      }, {
        %242 = stablehlo.bitcast_convert %176 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_87 = stablehlo.constant dense<0> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %244 = stablehlo.compare LT, %242, %243, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_88 = stablehlo.constant dense<2147483647> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %246 = stablehlo.xor %242, %245 : tensor<3x97xi32>
        %247 = func.call @_where_15(%244, %246, %242) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %values, %indices = chlo.top_k(%176, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
        %c_89 = stablehlo.constant dense<0> : tensor<i32>
        %248 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %249 = stablehlo.compare EQ, %156, %248, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_90 = stablehlo.constant dense<97> : tensor<i32>
        %250 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %251 = stablehlo.compare GE, %156, %250, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %252 = stablehlo.or %249, %251 : tensor<3xi1>
        %253 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_91 = stablehlo.constant dense<0> : tensor<i32>
        %254 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %255 = stablehlo.compare LT, %253, %254, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_92 = stablehlo.constant dense<2147483647> : tensor<i32>
        %256 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %257 = stablehlo.xor %253, %256 : tensor<3x97xi32>
        %258 = func.call @_where_15(%255, %257, %253) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_93 = stablehlo.constant dense<1> : tensor<i32>
        %c_94 = stablehlo.constant dense<97> : tensor<i32>
        %259 = func.call @clip(%156, %c_93, %c_94) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_95 = stablehlo.constant dense<1> : tensor<i32>
        %261 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %262 = stablehlo.subtract %260, %261 : tensor<3x1xi32>
        %263 = func.call @take_along_axis_16(%258, %262) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %264 = stablehlo.reshape %263 : (tensor<3x1xi32>) -> tensor<3xi32>
        %c_96 = stablehlo.constant dense<97> : tensor<i32>
        %265 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %266 = stablehlo.minimum %156, %265 : tensor<3xi32>
        %267 = stablehlo.convert %266 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %268 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_98 = stablehlo.constant dense<97> : tensor<i32>
        %269 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %270 = stablehlo.compare LE, %156, %269, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_99 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %271 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %272 = stablehlo.not %252 : tensor<3xi1>
        %273 = stablehlo.not %270 : tensor<3xi1>
        %274 = stablehlo.and %272, %273 : tensor<3xi1>
        %c_100 = stablehlo.constant dense<false> : tensor<i1>
        %275 = stablehlo.reduce(%274 init: %c_100) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %276 = stablehlo.convert %275 : (tensor<i1>) -> tensor<i32>
        %277 = "stablehlo.case"(%276) ({
          stablehlo.return %271 : tensor<3xi32>
        }, {
          %c_125 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %399 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_126 = stablehlo.constant dense<2147483647> : tensor<i32>
          %400 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_127 = stablehlo.constant dense<0> : tensor<i32>
          %401:6 = stablehlo.while(%iterArg = %247, %iterArg_128 = %268, %iterArg_129 = %267, %iterArg_130 = %c_127, %iterArg_131 = %399, %iterArg_132 = %400) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_133 = stablehlo.constant dense<32> : tensor<i32>
            %402 = stablehlo.compare LT, %iterArg_130, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %402 : tensor<i1>
          } do {
            %402:2 = func.call @closed_call(%iterArg, %iterArg_128, %iterArg_129, %iterArg_131, %iterArg_132) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_133 = stablehlo.constant dense<1> : tensor<i32>
            %403 = stablehlo.add %iterArg_130, %c_133 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_128, %iterArg_129, %403, %402#0, %402#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %401#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %278 = func.call @_where_20(%270, %264, %277) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %279 = func.call @_where_20(%252, %271, %278) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %280 = stablehlo.broadcast_in_dim %279, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %282 = stablehlo.compare GE, %247, %281, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %283 = stablehlo.exponential %176 : tensor<3x97xf32>
        %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %284 = func.call @_where_10(%282, %283, %cst_101) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %285 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_102 = stablehlo.constant dense<0> : tensor<i32>
        %286 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %287 = stablehlo.compare LT, %285, %286, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_103 = stablehlo.constant dense<2147483647> : tensor<i32>
        %288 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %289 = stablehlo.xor %285, %288 : tensor<3x97xi32>
        %290 = func.call @_where_15(%287, %289, %285) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %291 = stablehlo.broadcast_in_dim %279, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %293 = stablehlo.compare GE, %290, %292, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %294 = stablehlo.exponential %values : tensor<3x97xf32>
        %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %295 = func.call @_where_10(%293, %294, %cst_104) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_105 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %296 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %297 = stablehlo.maximum %158, %296 : tensor<3xf32>
        %c_106 = stablehlo.constant dense<0> : tensor<i32>
        %298 = "stablehlo.case"(%c_106) ({
          %c_125 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_125 : tensor<i32>
        }, {
          %c_125 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_125 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %299 = "stablehlo.case"(%298) ({
          %c_125 = stablehlo.constant dense<0> : tensor<i32>
          %399 = func.call @_pad_17(%284, %c_125) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
          %400 = stablehlo.slice %399 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %401 = stablehlo.slice %399 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %402 = stablehlo.slice %399 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %403 = stablehlo.slice %399 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %404 = stablehlo.slice %399 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %405 = stablehlo.slice %399 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %406 = stablehlo.slice %399 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %407 = stablehlo.slice %399 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %408 = stablehlo.add %400, %401 : tensor<3x13xf32>
          %409 = stablehlo.add %402, %403 : tensor<3x13xf32>
          %410 = stablehlo.add %408, %409 : tensor<3x13xf32>
          %411 = stablehlo.add %404, %405 : tensor<3x13xf32>
          %412 = stablehlo.add %406, %407 : tensor<3x13xf32>
          %413 = stablehlo.add %411, %412 : tensor<3x13xf32>
          %414 = stablehlo.add %410, %413 : tensor<3x13xf32>
          %415 = stablehlo.optimization_barrier %414 : tensor<3x13xf32>
          %c_126 = stablehlo.constant dense<0> : tensor<i32>
          %416 = func.call @_pad_18(%415, %c_126) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
          %417 = stablehlo.slice %416 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %418 = stablehlo.slice %416 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %419 = stablehlo.slice %416 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %420 = stablehlo.slice %416 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %421 = stablehlo.slice %416 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %422 = stablehlo.slice %416 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %423 = stablehlo.slice %416 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %424 = stablehlo.slice %416 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %425 = stablehlo.add %417, %418 : tensor<3x2xf32>
          %426 = stablehlo.add %419, %420 : tensor<3x2xf32>
          %427 = stablehlo.add %425, %426 : tensor<3x2xf32>
          %428 = stablehlo.add %421, %422 : tensor<3x2xf32>
          %429 = stablehlo.add %423, %424 : tensor<3x2xf32>
          %430 = stablehlo.add %428, %429 : tensor<3x2xf32>
          %431 = stablehlo.add %427, %430 : tensor<3x2xf32>
          %432 = stablehlo.optimization_barrier %431 : tensor<3x2xf32>
          %c_127 = stablehlo.constant dense<0> : tensor<i32>
          %433 = func.call @_pad_19(%432, %c_127) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
          %434 = stablehlo.slice %433 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %435 = stablehlo.slice %433 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %436 = stablehlo.slice %433 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %437 = stablehlo.slice %433 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %438 = stablehlo.slice %433 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %439 = stablehlo.slice %433 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %440 = stablehlo.slice %433 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %441 = stablehlo.slice %433 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %442 = stablehlo.add %434, %435 : tensor<3x1xf32>
          %443 = stablehlo.add %436, %437 : tensor<3x1xf32>
          %444 = stablehlo.add %442, %443 : tensor<3x1xf32>
          %445 = stablehlo.add %438, %439 : tensor<3x1xf32>
          %446 = stablehlo.add %440, %441 : tensor<3x1xf32>
          %447 = stablehlo.add %445, %446 : tensor<3x1xf32>
          %448 = stablehlo.add %444, %447 : tensor<3x1xf32>
          %449 = stablehlo.optimization_barrier %448 : tensor<3x1xf32>
          %450 = stablehlo.reshape %449 : (tensor<3x1xf32>) -> tensor<3xf32>
          stablehlo.return %450 : tensor<3xf32>
        }) : (tensor<i32>) -> tensor<3xf32>
        %300 = stablehlo.multiply %297, %299 : tensor<3xf32>
        %301 = stablehlo.slice %295 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %302 = stablehlo.slice %295 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %303 = stablehlo.add %301, %302 : tensor<3x48xf32>
        %304 = stablehlo.slice %303 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %305 = stablehlo.slice %303 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %306 = stablehlo.add %304, %305 : tensor<3x24xf32>
        %307 = stablehlo.slice %306 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %308 = stablehlo.slice %306 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %309 = stablehlo.add %307, %308 : tensor<3x12xf32>
        %310 = stablehlo.slice %309 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %311 = stablehlo.slice %309 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %312 = stablehlo.add %310, %311 : tensor<3x6xf32>
        %313 = stablehlo.slice %312 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %314 = stablehlo.slice %312 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %315 = stablehlo.add %313, %314 : tensor<3x3xf32>
        %316 = stablehlo.slice %315 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %317 = stablehlo.slice %315 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %318 = stablehlo.add %316, %317 : tensor<3x1xf32>
        %319 = stablehlo.slice %315 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %320 = stablehlo.add %318, %319 : tensor<3x1xf32>
        %321 = stablehlo.slice %315 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %322 = stablehlo.concatenate %321, %320, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
        %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %323 = stablehlo.pad %322, %cst_107, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
        %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %324 = stablehlo.pad %318, %cst_108, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
        %325 = stablehlo.add %323, %324 : tensor<3x3xf32>
        %326 = stablehlo.slice %325 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
        %327 = stablehlo.slice %312 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
        %328 = stablehlo.add %326, %327 : tensor<3x2xf32>
        %329 = stablehlo.slice %312 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
        %330 = stablehlo.concatenate %329, %328, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
        %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %331 = stablehlo.pad %330, %cst_109, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %332 = stablehlo.pad %325, %cst_110, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %333 = stablehlo.add %331, %332 : tensor<3x6xf32>
        %334 = stablehlo.slice %333 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
        %335 = stablehlo.slice %309 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
        %336 = stablehlo.add %334, %335 : tensor<3x5xf32>
        %337 = stablehlo.slice %309 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
        %338 = stablehlo.concatenate %337, %336, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
        %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %339 = stablehlo.pad %338, %cst_111, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %340 = stablehlo.pad %333, %cst_112, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %341 = stablehlo.add %339, %340 : tensor<3x12xf32>
        %342 = stablehlo.slice %341 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
        %343 = stablehlo.slice %306 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
        %344 = stablehlo.add %342, %343 : tensor<3x11xf32>
        %345 = stablehlo.slice %306 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
        %346 = stablehlo.concatenate %345, %344, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
        %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %347 = stablehlo.pad %346, %cst_113, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %348 = stablehlo.pad %341, %cst_114, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %349 = stablehlo.add %347, %348 : tensor<3x24xf32>
        %350 = stablehlo.slice %349 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
        %351 = stablehlo.slice %303 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
        %352 = stablehlo.add %350, %351 : tensor<3x23xf32>
        %353 = stablehlo.slice %303 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
        %354 = stablehlo.concatenate %353, %352, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
        %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %355 = stablehlo.pad %354, %cst_115, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %356 = stablehlo.pad %349, %cst_116, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %357 = stablehlo.add %355, %356 : tensor<3x48xf32>
        %358 = stablehlo.slice %295 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %359 = stablehlo.add %357, %358 : tensor<3x48xf32>
        %360 = stablehlo.slice %295 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
        %361 = stablehlo.concatenate %360, %359, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
        %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %362 = stablehlo.pad %361, %cst_117, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %363 = stablehlo.pad %357, %cst_118, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
        %364 = stablehlo.add %362, %363 : tensor<3x97xf32>
        %365 = stablehlo.broadcast_in_dim %300, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %367 = stablehlo.compare GE, %364, %366, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %368 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_119 = stablehlo.constant dense<0> : tensor<i32>
        %369 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %370 = stablehlo.compare LT, %368, %369, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_120 = stablehlo.constant dense<2147483647> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %372 = stablehlo.xor %368, %371 : tensor<3x97xi32>
        %373 = func.call @_where_15(%370, %372, %368) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %374 = func.call @argmax(%367) : (tensor<3x97xi1>) -> tensor<3xi32>
        %375 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %376 = func.call @take_along_axis_16(%373, %375) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %377 = stablehlo.reshape %376 : (tensor<3x1xi32>) -> tensor<3xi32>
        %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %378 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %379 = stablehlo.compare GE, %158, %378, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_122 = stablehlo.constant dense<false> : tensor<i1>
        %380 = stablehlo.reduce(%367 init: %c_122) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
        %c_123 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %381 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %382 = stablehlo.not %379 : tensor<3xi1>
        %383 = stablehlo.not %380 : tensor<3xi1>
        %384 = stablehlo.and %382, %383 : tensor<3xi1>
        %c_124 = stablehlo.constant dense<false> : tensor<i1>
        %385 = stablehlo.reduce(%384 init: %c_124) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %386 = stablehlo.convert %385 : (tensor<i1>) -> tensor<i32>
        %387 = "stablehlo.case"(%386) ({
          stablehlo.return %381 : tensor<3xi32>
        }, {
          %c_125 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %399 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_126 = stablehlo.constant dense<2147483647> : tensor<i32>
          %400 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_127 = stablehlo.constant dense<0> : tensor<i32>
          %401:6 = stablehlo.while(%iterArg = %247, %iterArg_128 = %284, %iterArg_129 = %300, %iterArg_130 = %c_127, %iterArg_131 = %399, %iterArg_132 = %400) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_133 = stablehlo.constant dense<32> : tensor<i32>
            %402 = stablehlo.compare LT, %iterArg_130, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %402 : tensor<i1>
          } do {
            %402:2 = func.call @closed_call(%iterArg, %iterArg_128, %iterArg_129, %iterArg_131, %iterArg_132) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_133 = stablehlo.constant dense<1> : tensor<i32>
            %403 = stablehlo.add %iterArg_130, %c_133 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_128, %iterArg_129, %403, %402#0, %402#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %401#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %388 = func.call @_where_20(%380, %377, %387) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %389 = func.call @_where_20(%379, %381, %388) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %390 = stablehlo.maximum %279, %389 : tensor<3xi32>
        %391 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %393 = stablehlo.compare GE, %247, %392, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %394 = stablehlo.exponential %176 : tensor<3x97xf32>
        %395 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %397 = stablehlo.compare GE, %394, %396, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %398 = stablehlo.and %393, %397 : tensor<3x97xi1>
        stablehlo.return %398 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %188 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
      %189 = func.call @_threefry_fold_in(%163, %188) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %190 = stablehlo.slice %189 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %191 = stablehlo.reshape %190 : (tensor<3x1xui32>) -> tensor<3xui32>
      %192 = stablehlo.slice %189 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %193 = stablehlo.reshape %192 : (tensor<3x1xui32>) -> tensor<3xui32>
      %194 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_72 = stablehlo.constant dense<1> : tensor<ui64>
      %195 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %196 = stablehlo.multiply %195, %194 : tensor<97xui64>
      %c_73 = stablehlo.constant dense<32> : tensor<ui64>
      %197 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %198 = stablehlo.shift_right_logical %196, %197 : tensor<97xui64>
      %199 = stablehlo.convert %196 : (tensor<97xui64>) -> tensor<97xui32>
      %200 = stablehlo.convert %198 : (tensor<97xui64>) -> tensor<97xui32>
      %201 = stablehlo.broadcast_in_dim %200, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %202 = stablehlo.broadcast_in_dim %199, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %203 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %204 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %205:2 = func.call @threefry2x32_22(%203, %204, %201, %202) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %206 = stablehlo.xor %205#0, %205#1 : tensor<3x97xui32>
      %c_74 = stablehlo.constant dense<9> : tensor<ui32>
      %207 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %208 = stablehlo.shift_right_logical %206, %207 : tensor<3x97xui32>
      %209 = stablehlo.convert %208 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_75 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %210 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %211 = stablehlo.add %209, %210 : tensor<3x97xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %212 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %213 = stablehlo.multiply %211, %212 : tensor<3x97xf32>
      %214 = stablehlo.log %213 : tensor<3x97xf32>
      %215 = stablehlo.negate %214 : tensor<3x97xf32>
      %216 = stablehlo.log %215 : tensor<3x97xf32>
      %217 = stablehlo.negate %216 : tensor<3x97xf32>
      %218 = stablehlo.add %176, %217 : tensor<3x97xf32>
      %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %219 = func.call @_where_10(%187, %218, %cst_77) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %220 = func.call @_pad(%219, %cst_78) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
      %221 = stablehlo.reshape %220 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
      %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %222 = stablehlo.reduce(%221 init: %cst_79) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
      %cst_80 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %223 = stablehlo.reduce(%222 init: %cst_80) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
      %224 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %225 = stablehlo.compare EQ, %222, %224, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
      %226 = stablehlo.iota dim = 1 : tensor<3x1xi32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %227 = func.call @_where_11(%225, %226, %c_81) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
      %c_82 = stablehlo.constant dense<2147483647> : tensor<i32>
      %228 = stablehlo.reduce(%227 init: %c_82) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
      %229 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
      %230 = func.call @take_along_axis(%221, %229) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
      %231 = stablehlo.reshape %230 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
      %232 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
      %233 = stablehlo.compare EQ, %231, %232, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
      %234 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_83 = stablehlo.constant dense<128> : tensor<i32>
      %235 = func.call @_where_12(%233, %234, %c_83) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
      %c_84 = stablehlo.constant dense<2147483647> : tensor<i32>
      %236 = stablehlo.reduce(%235 init: %c_84) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
      %c_85 = stablehlo.constant dense<128> : tensor<i32>
      %237 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %238 = stablehlo.multiply %228, %237 : tensor<3xi32>
      %239 = stablehlo.add %238, %236 : tensor<3xi32>
      %c_86 = stablehlo.constant dense<97> : tensor<i32>
      %240 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %241 = stablehlo.minimum %239, %240 : tensor<3xi32>
      stablehlo.return %241 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %81 = call @_where_20(%77, %80, %75) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
    %98 = call @_where_24(%97, %c_40, %c_41) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %101 = stablehlo.compare EQ, %100, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_42 = stablehlo.constant dense<false> : tensor<i1>
    %102 = stablehlo.reduce(%101 init: %c_42) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %103 = call @_where_25(%102, %c_43, %98) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %104 = call @_where_26(%88, %103, %c_44) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %105 = stablehlo.convert %104 : tensor<3xi32>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.compare NE, %105, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %108 = stablehlo.and %53, %107 : tensor<3xi1>
    %c_46 = stablehlo.constant dense<4> : tensor<i32>
    %109 = call @_where_27(%108, %c_46, %105) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %110 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %111 = stablehlo.broadcast_in_dim %109, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %112 = stablehlo.broadcast_in_dim %96, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %113 = stablehlo.concatenate %110, %111, %112, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %114 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %115 = call @_where_28(%114, %113, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %116 = stablehlo.slice %115 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %117 = stablehlo.reshape %116 : (tensor<1x3xi32>) -> tensor<3xi32>
    %118 = stablehlo.slice %115 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %119 = stablehlo.reshape %118 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_47 = stablehlo.constant dense<-1> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %121 = stablehlo.compare NE, %117, %120, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %122 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %123 = call @floor_divide_29(%arg1, %c_48) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
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
    %148 = call @_where_30(%121, %147, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
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
  func.func private @_where_8(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_10(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
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
  func.func private @_where_11(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
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
  func.func private @_where_12(%arg0: tensor<3x128xi1>, %arg1: tensor<3x128xi32>, %arg2: tensor<i32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_14(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_15(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
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
  func.func private @take_along_axis_16(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
    %12 = call @_where_10(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
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
      %18 = func.call @_pad_17(%12, %c_3) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %35 = func.call @_pad_18(%34, %c_4) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %52 = func.call @_pad_19(%51, %c_5) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
    %16 = call @_where_20(%15, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %17 = call @_where_20(%15, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %16, %17 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_pad_17(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_18(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_19(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @_where_20(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
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
      %6:8 = func.call @closed_call_21(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_21(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_22(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_23(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_23(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_24(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_25(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_26(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_27(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_28(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @floor_divide_29(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_20(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
  func.func private @_where_30(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
