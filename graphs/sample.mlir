module @jit_sample attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x128xi32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xi32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3xi1> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi1> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x97xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x97xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3x2xui32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3x4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xi32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi1> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xi1> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3x4xi32>) -> (tensor<3x1x128xi32> {jax.result_info = "result[0].ids"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].active"}, tensor<3xi1> {jax.result_info = "result[0].needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].logits"}, tensor<3x97xf32> {jax.result_info = "result[0].bias"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.repetition_penalty"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].sampling_params.constrained"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
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
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %21 = call @_where(%arg3, %arg16, %20) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %23 = call @_where(%arg3, %arg17, %22) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %24 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %25 = call @_where_3(%arg3, %arg18, %24) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<false> : tensor<i1>
    %26 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %27 = call @_where_3(%arg3, %arg19, %26) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<false> : tensor<i1>
    %28 = stablehlo.reduce(%25 init: %c_13) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %29 = stablehlo.convert %28 : (tensor<i1>) -> tensor<i32>
    %30 = "stablehlo.case"(%29) ({
      stablehlo.return %arg4 : tensor<3x97xf32>
    }, {
      %149 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %150 = stablehlo.add %arg4, %arg5 : tensor<3x97xf32>
      %151 = func.call @_where_4(%149, %150, %arg4) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %151 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %32 = stablehlo.compare NE, %19, %31, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %34 = stablehlo.compare NE, %21, %33, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %35 = stablehlo.or %32, %34 : tensor<3xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %37 = stablehlo.compare NE, %23, %36, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %38 = stablehlo.or %35, %37 : tensor<3xi1>
    %c_17 = stablehlo.constant dense<false> : tensor<i1>
    %39 = stablehlo.reduce(%38 init: %c_17) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %40 = stablehlo.convert %39 : (tensor<i1>) -> tensor<i32>
    %41 = "stablehlo.case"(%40) ({
      stablehlo.return %30 : tensor<3x97xf32>
    }, {
      %149 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %151 = stablehlo.compare NE, %19, %150, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %153 = stablehlo.compare NE, %21, %152, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %154 = stablehlo.or %151, %153 : tensor<3xi1>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %156 = stablehlo.compare NE, %23, %155, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %157 = stablehlo.or %154, %156 : tensor<3xi1>
      %c_60 = stablehlo.constant dense<0> : tensor<i32>
      %158 = func.call @_where_5(%157, %arg1, %c_60) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %159 = stablehlo.iota dim = 0 : tensor<3x128xi32>
      %160 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_61 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %161 = stablehlo.reduce(%158 init: %c_61) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_62 = stablehlo.constant dense<1> : tensor<i32>
      %162 = stablehlo.subtract %161, %c_62 : tensor<i32>
      %c_63 = stablehlo.constant dense<128> : tensor<i32>
      %163 = func.call @floor_divide(%162, %c_63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %164 = stablehlo.add %163, %c_64 : tensor<i32>
      %c_65 = stablehlo.constant dense<0> : tensor<i32>
      %165 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %166:8 = stablehlo.while(%iterArg = %160, %iterArg_78 = %15, %iterArg_79 = %158, %iterArg_80 = %arg0, %iterArg_81 = %159, %iterArg_82 = %c_66, %iterArg_83 = %164, %iterArg_84 = %165) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %204 = stablehlo.compare LT, %iterArg_82, %iterArg_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %204 : tensor<i1>
      } do {
        %c_85 = stablehlo.constant dense<1> : tensor<i32>
        %204 = stablehlo.add %iterArg_82, %c_85 : tensor<i32>
        %c_86 = stablehlo.constant dense<128> : tensor<i32>
        %205 = stablehlo.multiply %iterArg_82, %c_86 : tensor<i32>
        %206 = stablehlo.convert %205 : tensor<i32>
        %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %208 = stablehlo.add %207, %iterArg : tensor<3x128xi32>
        %209 = stablehlo.broadcast_in_dim %iterArg_78, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %211 = stablehlo.compare GE, %208, %210, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_87 = stablehlo.constant dense<128> : tensor<i32>
        %212 = stablehlo.multiply %iterArg_82, %c_87 : tensor<i32>
        %213 = stablehlo.convert %212 : tensor<i32>
        %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %215 = stablehlo.add %214, %iterArg : tensor<3x128xi32>
        %216 = stablehlo.broadcast_in_dim %iterArg_79, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %218 = stablehlo.compare LT, %215, %217, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %219 = stablehlo.and %211, %218 : tensor<3x128xi1>
        %220 = func.call @dynamic_index_in_dim(%iterArg_80, %iterArg_82) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_88 = stablehlo.constant dense<97> : tensor<i32>
        %221 = func.call @_where_7(%219, %220, %c_88) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_89 = stablehlo.constant dense<0> : tensor<i32>
        %222 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %223 = stablehlo.compare LT, %iterArg_81, %222, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_90 = stablehlo.constant dense<3> : tensor<i32>
        %224 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %225 = stablehlo.add %iterArg_81, %224 : tensor<3x128xi32>
        %226 = stablehlo.select %223, %225, %iterArg_81 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_91 = stablehlo.constant dense<0> : tensor<i32>
        %227 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %228 = stablehlo.compare LT, %221, %227, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_92 = stablehlo.constant dense<97> : tensor<i32>
        %229 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %230 = stablehlo.add %221, %229 : tensor<3x128xi32>
        %231 = stablehlo.select %228, %230, %221 : tensor<3x128xi1>, tensor<3x128xi32>
        %232 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %233 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %234 = stablehlo.concatenate %232, %233, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_93 = stablehlo.constant dense<1> : tensor<i32>
        %235 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %236 = "stablehlo.scatter"(%iterArg_84, %234, %235) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>):
          %237 = stablehlo.add %arg21, %arg22 : tensor<i32>
          stablehlo.return %237 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %204, %iterArg_83, %236 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %167 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %168 = stablehlo.compare GT, %166#7, %167, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %c_68 = stablehlo.constant dense<0> : tensor<i32>
      %169 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %170 = stablehlo.minimum %15, %158 : tensor<3xi32>
      %171 = stablehlo.iota dim = 0 : tensor<3x128xi32>
      %172 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_69 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %173 = stablehlo.reduce(%170 init: %c_69) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_70 = stablehlo.constant dense<1> : tensor<i32>
      %174 = stablehlo.subtract %173, %c_70 : tensor<i32>
      %c_71 = stablehlo.constant dense<128> : tensor<i32>
      %175 = func.call @floor_divide(%174, %c_71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_72 = stablehlo.constant dense<1> : tensor<i32>
      %176 = stablehlo.add %175, %c_72 : tensor<i32>
      %c_73 = stablehlo.constant dense<0> : tensor<i32>
      %177 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %178:8 = stablehlo.while(%iterArg = %172, %iterArg_78 = %169, %iterArg_79 = %170, %iterArg_80 = %arg0, %iterArg_81 = %171, %iterArg_82 = %c_74, %iterArg_83 = %176, %iterArg_84 = %177) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %204 = stablehlo.compare LT, %iterArg_82, %iterArg_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %204 : tensor<i1>
      } do {
        %c_85 = stablehlo.constant dense<1> : tensor<i32>
        %204 = stablehlo.add %iterArg_82, %c_85 : tensor<i32>
        %c_86 = stablehlo.constant dense<128> : tensor<i32>
        %205 = stablehlo.multiply %iterArg_82, %c_86 : tensor<i32>
        %206 = stablehlo.convert %205 : tensor<i32>
        %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %208 = stablehlo.add %207, %iterArg : tensor<3x128xi32>
        %209 = stablehlo.broadcast_in_dim %iterArg_78, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %211 = stablehlo.compare GE, %208, %210, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_87 = stablehlo.constant dense<128> : tensor<i32>
        %212 = stablehlo.multiply %iterArg_82, %c_87 : tensor<i32>
        %213 = stablehlo.convert %212 : tensor<i32>
        %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %215 = stablehlo.add %214, %iterArg : tensor<3x128xi32>
        %216 = stablehlo.broadcast_in_dim %iterArg_79, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %218 = stablehlo.compare LT, %215, %217, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %219 = stablehlo.and %211, %218 : tensor<3x128xi1>
        %220 = func.call @dynamic_index_in_dim(%iterArg_80, %iterArg_82) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_88 = stablehlo.constant dense<97> : tensor<i32>
        %221 = func.call @_where_7(%219, %220, %c_88) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_89 = stablehlo.constant dense<0> : tensor<i32>
        %222 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %223 = stablehlo.compare LT, %iterArg_81, %222, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_90 = stablehlo.constant dense<3> : tensor<i32>
        %224 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %225 = stablehlo.add %iterArg_81, %224 : tensor<3x128xi32>
        %226 = stablehlo.select %223, %225, %iterArg_81 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_91 = stablehlo.constant dense<0> : tensor<i32>
        %227 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %228 = stablehlo.compare LT, %221, %227, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_92 = stablehlo.constant dense<97> : tensor<i32>
        %229 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %230 = stablehlo.add %221, %229 : tensor<3x128xi32>
        %231 = stablehlo.select %228, %230, %221 : tensor<3x128xi1>, tensor<3x128xi32>
        %232 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %233 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %234 = stablehlo.concatenate %232, %233, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_93 = stablehlo.constant dense<1> : tensor<i32>
        %235 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %236 = "stablehlo.scatter"(%iterArg_84, %234, %235) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>):
          %237 = stablehlo.add %arg21, %arg22 : tensor<i32>
          stablehlo.return %237 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %204, %iterArg_83, %236 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %c_75 = stablehlo.constant dense<0> : tensor<i32>
      %179 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %180 = stablehlo.compare GT, %178#7, %179, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %181 = stablehlo.or %168, %180 : tensor<3x97xi1>
      %182 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %184 = stablehlo.compare LT, %30, %183, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %185 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %186 = stablehlo.multiply %30, %185 : tensor<3x97xf32>
      %187 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %188 = stablehlo.divide %30, %187 : tensor<3x97xf32>
      %189 = func.call @_where_8(%184, %186, %188) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %190 = func.call @_where_8(%181, %189, %30) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %191 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %192 = stablehlo.convert %166#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %193 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %194 = stablehlo.multiply %193, %192 : tensor<3x97xf32>
      %195 = stablehlo.subtract %190, %194 : tensor<3x97xf32>
      %196 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_77 = stablehlo.constant dense<0> : tensor<i32>
      %197 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %198 = stablehlo.compare GT, %166#7, %197, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %199 = stablehlo.convert %198 : (tensor<3x97xi1>) -> tensor<3x97xf32>
      %200 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %201 = stablehlo.multiply %200, %199 : tensor<3x97xf32>
      %202 = stablehlo.subtract %195, %201 : tensor<3x97xf32>
      %203 = func.call @_where_4(%149, %202, %30) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %203 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %42 = stablehlo.compare LT, %arg1, %17, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<false> : tensor<i1>
    %43 = stablehlo.reduce(%42 init: %c_18) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %44 = stablehlo.convert %43 : (tensor<i1>) -> tensor<i32>
    %45 = "stablehlo.case"(%44) ({
      stablehlo.return %41 : tensor<3x97xf32>
    }, {
      %149 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %150 = stablehlo.iota dim = 0 : tensor<3xi32>
      %151 = stablehlo.broadcast_in_dim %150, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %c_57 = stablehlo.constant dense<0> : tensor<i32>
      %152 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %153 = stablehlo.compare LT, %13, %152, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_58 = stablehlo.constant dense<97> : tensor<i32>
      %154 = func.call @_where_9(%153, %c_58, %13) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %155 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %156 = stablehlo.compare LT, %151, %155, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %c_60 = stablehlo.constant dense<3> : tensor<i32>
      %157 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %158 = stablehlo.add %151, %157 : tensor<3x1xi32>
      %159 = stablehlo.select %156, %158, %151 : tensor<3x1xi1>, tensor<3x1xi32>
      %c_61 = stablehlo.constant dense<0> : tensor<i32>
      %160 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %161 = stablehlo.compare LT, %154, %160, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_62 = stablehlo.constant dense<97> : tensor<i32>
      %162 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %163 = stablehlo.add %154, %162 : tensor<3x4xi32>
      %164 = stablehlo.select %161, %163, %154 : tensor<3x4xi1>, tensor<3x4xi32>
      %165 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %167 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %168 = stablehlo.concatenate %166, %167, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
      %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %170 = "stablehlo.scatter"(%41, %168, %169) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
        stablehlo.return %arg22 : tensor<f32>
      }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
      %171 = func.call @_where_4(%149, %170, %41) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %171 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %46 = stablehlo.reduce(%27 init: %c_19) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %47 = stablehlo.convert %46 : (tensor<i1>) -> tensor<i32>
    %48 = "stablehlo.case"(%47) ({
      stablehlo.return %45 : tensor<3x97xf32>
    }, {
      %149 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %150 = stablehlo.broadcast_in_dim %arg20, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %151 = stablehlo.iota dim = 0 : tensor<32xi32>
      %152 = stablehlo.broadcast_in_dim %151, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
      %153 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
      %154 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
      %155 = stablehlo.shift_right_arithmetic %153, %154 : tensor<3x4x32xi32>
      %c_57 = stablehlo.constant dense<1> : tensor<i32>
      %156 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
      %157 = stablehlo.and %155, %156 : tensor<3x4x32xi32>
      %158 = stablehlo.reshape %157 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
      %159 = stablehlo.slice %158 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %160 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %161 = stablehlo.compare NE, %159, %160, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %162 = stablehlo.convert %161 : tensor<3x97xi1>
      %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %163 = func.call @_where_10(%162, %45, %cst_59) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %164 = func.call @_where_4(%149, %163, %45) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %164 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %50 = stablehlo.is_finite %49 : (tensor<3xf32>) -> tensor<3xi1>
    %51 = stablehlo.not %50 : tensor<3xi1>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = call @_pad(%48, %cst_21) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
    %53 = stablehlo.reshape %52 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_22) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_23) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %57 = stablehlo.compare EQ, %54, %56, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %58 = stablehlo.iota dim = 1 : tensor<3x1xi32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %59 = call @_where_11(%57, %58, %c_24) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_25 = stablehlo.constant dense<2147483647> : tensor<i32>
    %60 = stablehlo.reduce(%59 init: %c_25) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
    %62 = call @take_along_axis(%53, %61) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
    %63 = stablehlo.reshape %62 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
    %64 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
    %65 = stablehlo.compare EQ, %63, %64, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
    %66 = stablehlo.iota dim = 1 : tensor<3x128xi32>
    %c_26 = stablehlo.constant dense<128> : tensor<i32>
    %67 = call @_where_12(%65, %66, %c_26) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
    %c_27 = stablehlo.constant dense<2147483647> : tensor<i32>
    %68 = stablehlo.reduce(%67 init: %c_27) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
    %c_28 = stablehlo.constant dense<128> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %70 = stablehlo.multiply %60, %69 : tensor<3xi32>
    %71 = stablehlo.add %70, %68 : tensor<3xi32>
    %c_29 = stablehlo.constant dense<97> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.minimum %71, %72 : tensor<3xi32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %75 = stablehlo.compare GT, %1, %74, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<false> : tensor<i1>
    %76 = stablehlo.reduce(%75 init: %c_31) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %77 = stablehlo.convert %76 : (tensor<i1>) -> tensor<i32>
    %78 = "stablehlo.case"(%77) ({
      stablehlo.return %73 : tensor<3xi32>
    }, {
      %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %150 = stablehlo.compare GT, %1, %149, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %152 = func.call @_where(%150, %1, %151) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %153 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %154 = func.call @_where_0(%150, %3, %153) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
      %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %156 = func.call @_where(%150, %5, %155) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %158 = func.call @_where(%150, %7, %157) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %159 = stablehlo.reshape %150 : (tensor<3xi1>) -> tensor<3x1xi1>
      %160 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %161 = func.call @_where_1(%159, %10, %160) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %163 = stablehlo.compare GT, %152, %162, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %164 = func.call @_where_13(%163, %152, %cst_63) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %165 = stablehlo.reduce(%48 init: %cst_64) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %166 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %168 = stablehlo.subtract %48, %167 : tensor<3x97xf32>
      %169 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %171 = stablehlo.divide %168, %170 : tensor<3x97xf32>
      %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %173 = stablehlo.compare EQ, %48, %172, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %174 = func.call @_where_14(%173, %cst_66, %171) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %175 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %176 = stablehlo.compare GT, %154, %175, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %178 = stablehlo.compare LT, %156, %177, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %179 = stablehlo.or %176, %178 : tensor<3xi1>
      %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %180 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %181 = stablehlo.compare GT, %158, %180, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %182 = stablehlo.or %179, %181 : tensor<3xi1>
      %c_70 = stablehlo.constant dense<false> : tensor<i1>
      %183 = stablehlo.reduce(%182 init: %c_70) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %184 = stablehlo.convert %183 : (tensor<i1>) -> tensor<i32>
      %185 = "stablehlo.case"(%184) ({
        %c_86 = stablehlo.constant dense<true> : tensor<i1>
        %240 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %240 : tensor<3x97xi1>
      }, {
        %240 = stablehlo.bitcast_convert %174 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_86 = stablehlo.constant dense<0> : tensor<i32>
        %241 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %242 = stablehlo.compare LT, %240, %241, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_87 = stablehlo.constant dense<2147483647> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %244 = stablehlo.xor %240, %243 : tensor<3x97xi32>
        %245 = func.call @_where_15(%242, %244, %240) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %values, %indices = chlo.top_k(%174, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
        %c_88 = stablehlo.constant dense<0> : tensor<i32>
        %246 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %247 = stablehlo.compare EQ, %154, %246, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_89 = stablehlo.constant dense<97> : tensor<i32>
        %248 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %249 = stablehlo.compare GE, %154, %248, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %250 = stablehlo.or %247, %249 : tensor<3xi1>
        %251 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %252 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %253 = stablehlo.compare LT, %251, %252, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_91 = stablehlo.constant dense<2147483647> : tensor<i32>
        %254 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %255 = stablehlo.xor %251, %254 : tensor<3x97xi32>
        %256 = func.call @_where_15(%253, %255, %251) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_92 = stablehlo.constant dense<1> : tensor<i32>
        %c_93 = stablehlo.constant dense<97> : tensor<i32>
        %257 = func.call @clip(%154, %c_92, %c_93) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %258 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_94 = stablehlo.constant dense<1> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %260 = stablehlo.subtract %258, %259 : tensor<3x1xi32>
        %261 = func.call @take_along_axis_16(%256, %260) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %262 = stablehlo.reshape %261 : (tensor<3x1xi32>) -> tensor<3xi32>
        %c_95 = stablehlo.constant dense<97> : tensor<i32>
        %263 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %264 = stablehlo.minimum %154, %263 : tensor<3xi32>
        %265 = stablehlo.convert %264 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %266 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_97 = stablehlo.constant dense<97> : tensor<i32>
        %267 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %268 = stablehlo.compare LE, %154, %267, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_98 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %269 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %270 = stablehlo.not %250 : tensor<3xi1>
        %271 = stablehlo.not %268 : tensor<3xi1>
        %272 = stablehlo.and %270, %271 : tensor<3xi1>
        %c_99 = stablehlo.constant dense<false> : tensor<i1>
        %273 = stablehlo.reduce(%272 init: %c_99) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %274 = stablehlo.convert %273 : (tensor<i1>) -> tensor<i32>
        %275 = "stablehlo.case"(%274) ({
          stablehlo.return %269 : tensor<3xi32>
        }, {
          %c_124 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %397 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_125 = stablehlo.constant dense<2147483647> : tensor<i32>
          %398 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_126 = stablehlo.constant dense<0> : tensor<i32>
          %399:6 = stablehlo.while(%iterArg = %245, %iterArg_127 = %266, %iterArg_128 = %265, %iterArg_129 = %c_126, %iterArg_130 = %397, %iterArg_131 = %398) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_132 = stablehlo.constant dense<32> : tensor<i32>
            %400 = stablehlo.compare LT, %iterArg_129, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %400 : tensor<i1>
          } do {
            %400:2 = func.call @closed_call(%iterArg, %iterArg_127, %iterArg_128, %iterArg_130, %iterArg_131) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_132 = stablehlo.constant dense<1> : tensor<i32>
            %401 = stablehlo.add %iterArg_129, %c_132 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_127, %iterArg_128, %401, %400#0, %400#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %399#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %276 = func.call @_where_20(%268, %262, %275) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %277 = func.call @_where_20(%250, %269, %276) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %280 = stablehlo.compare GE, %245, %279, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %281 = stablehlo.exponential %174 : tensor<3x97xf32>
        %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %282 = func.call @_where_10(%280, %281, %cst_100) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %283 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_101 = stablehlo.constant dense<0> : tensor<i32>
        %284 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %285 = stablehlo.compare LT, %283, %284, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_102 = stablehlo.constant dense<2147483647> : tensor<i32>
        %286 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %287 = stablehlo.xor %283, %286 : tensor<3x97xi32>
        %288 = func.call @_where_15(%285, %287, %283) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %289 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %291 = stablehlo.compare GE, %288, %290, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %292 = stablehlo.exponential %values : tensor<3x97xf32>
        %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %293 = func.call @_where_10(%291, %292, %cst_103) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_104 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %294 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %295 = stablehlo.maximum %156, %294 : tensor<3xf32>
        %c_105 = stablehlo.constant dense<0> : tensor<i32>
        %296 = "stablehlo.case"(%c_105) ({
          %c_124 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_124 : tensor<i32>
        }, {
          %c_124 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_124 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %297 = "stablehlo.case"(%296) ({
          %c_124 = stablehlo.constant dense<0> : tensor<i32>
          %397 = func.call @_pad_17(%282, %c_124) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
          %398 = stablehlo.slice %397 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %399 = stablehlo.slice %397 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %400 = stablehlo.slice %397 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %401 = stablehlo.slice %397 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %402 = stablehlo.slice %397 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %403 = stablehlo.slice %397 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %404 = stablehlo.slice %397 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %405 = stablehlo.slice %397 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %406 = stablehlo.add %398, %399 : tensor<3x13xf32>
          %407 = stablehlo.add %400, %401 : tensor<3x13xf32>
          %408 = stablehlo.add %406, %407 : tensor<3x13xf32>
          %409 = stablehlo.add %402, %403 : tensor<3x13xf32>
          %410 = stablehlo.add %404, %405 : tensor<3x13xf32>
          %411 = stablehlo.add %409, %410 : tensor<3x13xf32>
          %412 = stablehlo.add %408, %411 : tensor<3x13xf32>
          %413 = stablehlo.optimization_barrier %412 : tensor<3x13xf32>
          %c_125 = stablehlo.constant dense<0> : tensor<i32>
          %414 = func.call @_pad_18(%413, %c_125) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
          %415 = stablehlo.slice %414 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %416 = stablehlo.slice %414 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %417 = stablehlo.slice %414 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %418 = stablehlo.slice %414 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %419 = stablehlo.slice %414 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %420 = stablehlo.slice %414 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %421 = stablehlo.slice %414 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %422 = stablehlo.slice %414 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %423 = stablehlo.add %415, %416 : tensor<3x2xf32>
          %424 = stablehlo.add %417, %418 : tensor<3x2xf32>
          %425 = stablehlo.add %423, %424 : tensor<3x2xf32>
          %426 = stablehlo.add %419, %420 : tensor<3x2xf32>
          %427 = stablehlo.add %421, %422 : tensor<3x2xf32>
          %428 = stablehlo.add %426, %427 : tensor<3x2xf32>
          %429 = stablehlo.add %425, %428 : tensor<3x2xf32>
          %430 = stablehlo.optimization_barrier %429 : tensor<3x2xf32>
          %c_126 = stablehlo.constant dense<0> : tensor<i32>
          %431 = func.call @_pad_19(%430, %c_126) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
          %432 = stablehlo.slice %431 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %433 = stablehlo.slice %431 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %434 = stablehlo.slice %431 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %435 = stablehlo.slice %431 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %436 = stablehlo.slice %431 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %437 = stablehlo.slice %431 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %438 = stablehlo.slice %431 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %439 = stablehlo.slice %431 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %440 = stablehlo.add %432, %433 : tensor<3x1xf32>
          %441 = stablehlo.add %434, %435 : tensor<3x1xf32>
          %442 = stablehlo.add %440, %441 : tensor<3x1xf32>
          %443 = stablehlo.add %436, %437 : tensor<3x1xf32>
          %444 = stablehlo.add %438, %439 : tensor<3x1xf32>
          %445 = stablehlo.add %443, %444 : tensor<3x1xf32>
          %446 = stablehlo.add %442, %445 : tensor<3x1xf32>
          %447 = stablehlo.optimization_barrier %446 : tensor<3x1xf32>
          %448 = stablehlo.reshape %447 : (tensor<3x1xf32>) -> tensor<3xf32>
          stablehlo.return %448 : tensor<3xf32>
        }) : (tensor<i32>) -> tensor<3xf32>
        %298 = stablehlo.multiply %295, %297 : tensor<3xf32>
        %299 = stablehlo.slice %293 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %300 = stablehlo.slice %293 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %301 = stablehlo.add %299, %300 : tensor<3x48xf32>
        %302 = stablehlo.slice %301 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %303 = stablehlo.slice %301 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %304 = stablehlo.add %302, %303 : tensor<3x24xf32>
        %305 = stablehlo.slice %304 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %306 = stablehlo.slice %304 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %307 = stablehlo.add %305, %306 : tensor<3x12xf32>
        %308 = stablehlo.slice %307 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %309 = stablehlo.slice %307 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %310 = stablehlo.add %308, %309 : tensor<3x6xf32>
        %311 = stablehlo.slice %310 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %312 = stablehlo.slice %310 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %313 = stablehlo.add %311, %312 : tensor<3x3xf32>
        %314 = stablehlo.slice %313 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %315 = stablehlo.slice %313 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %316 = stablehlo.add %314, %315 : tensor<3x1xf32>
        %317 = stablehlo.slice %313 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %318 = stablehlo.add %316, %317 : tensor<3x1xf32>
        %319 = stablehlo.slice %313 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %320 = stablehlo.concatenate %319, %318, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
        %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %321 = stablehlo.pad %320, %cst_106, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
        %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %322 = stablehlo.pad %316, %cst_107, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
        %323 = stablehlo.add %321, %322 : tensor<3x3xf32>
        %324 = stablehlo.slice %323 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
        %325 = stablehlo.slice %310 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
        %326 = stablehlo.add %324, %325 : tensor<3x2xf32>
        %327 = stablehlo.slice %310 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
        %328 = stablehlo.concatenate %327, %326, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
        %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %329 = stablehlo.pad %328, %cst_108, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %330 = stablehlo.pad %323, %cst_109, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %331 = stablehlo.add %329, %330 : tensor<3x6xf32>
        %332 = stablehlo.slice %331 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
        %333 = stablehlo.slice %307 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
        %334 = stablehlo.add %332, %333 : tensor<3x5xf32>
        %335 = stablehlo.slice %307 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
        %336 = stablehlo.concatenate %335, %334, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
        %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %337 = stablehlo.pad %336, %cst_110, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %338 = stablehlo.pad %331, %cst_111, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %339 = stablehlo.add %337, %338 : tensor<3x12xf32>
        %340 = stablehlo.slice %339 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
        %341 = stablehlo.slice %304 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
        %342 = stablehlo.add %340, %341 : tensor<3x11xf32>
        %343 = stablehlo.slice %304 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
        %344 = stablehlo.concatenate %343, %342, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
        %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %345 = stablehlo.pad %344, %cst_112, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %346 = stablehlo.pad %339, %cst_113, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %347 = stablehlo.add %345, %346 : tensor<3x24xf32>
        %348 = stablehlo.slice %347 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
        %349 = stablehlo.slice %301 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
        %350 = stablehlo.add %348, %349 : tensor<3x23xf32>
        %351 = stablehlo.slice %301 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
        %352 = stablehlo.concatenate %351, %350, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
        %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %353 = stablehlo.pad %352, %cst_114, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %354 = stablehlo.pad %347, %cst_115, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %355 = stablehlo.add %353, %354 : tensor<3x48xf32>
        %356 = stablehlo.slice %293 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %357 = stablehlo.add %355, %356 : tensor<3x48xf32>
        %358 = stablehlo.slice %293 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
        %359 = stablehlo.concatenate %358, %357, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
        %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %360 = stablehlo.pad %359, %cst_116, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %361 = stablehlo.pad %355, %cst_117, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
        %362 = stablehlo.add %360, %361 : tensor<3x97xf32>
        %363 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %365 = stablehlo.compare GE, %362, %364, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %366 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_118 = stablehlo.constant dense<0> : tensor<i32>
        %367 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %368 = stablehlo.compare LT, %366, %367, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_119 = stablehlo.constant dense<2147483647> : tensor<i32>
        %369 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %370 = stablehlo.xor %366, %369 : tensor<3x97xi32>
        %371 = func.call @_where_15(%368, %370, %366) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %372 = func.call @argmax(%365) : (tensor<3x97xi1>) -> tensor<3xi32>
        %373 = stablehlo.broadcast_in_dim %372, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %374 = func.call @take_along_axis_16(%371, %373) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %375 = stablehlo.reshape %374 : (tensor<3x1xi32>) -> tensor<3xi32>
        %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %376 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %377 = stablehlo.compare GE, %156, %376, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_121 = stablehlo.constant dense<false> : tensor<i1>
        %378 = stablehlo.reduce(%365 init: %c_121) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
        %c_122 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %379 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %380 = stablehlo.not %377 : tensor<3xi1>
        %381 = stablehlo.not %378 : tensor<3xi1>
        %382 = stablehlo.and %380, %381 : tensor<3xi1>
        %c_123 = stablehlo.constant dense<false> : tensor<i1>
        %383 = stablehlo.reduce(%382 init: %c_123) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %384 = stablehlo.convert %383 : (tensor<i1>) -> tensor<i32>
        %385 = "stablehlo.case"(%384) ({
          stablehlo.return %379 : tensor<3xi32>
        }, {
          %c_124 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %397 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_125 = stablehlo.constant dense<2147483647> : tensor<i32>
          %398 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_126 = stablehlo.constant dense<0> : tensor<i32>
          %399:6 = stablehlo.while(%iterArg = %245, %iterArg_127 = %282, %iterArg_128 = %298, %iterArg_129 = %c_126, %iterArg_130 = %397, %iterArg_131 = %398) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_132 = stablehlo.constant dense<32> : tensor<i32>
            %400 = stablehlo.compare LT, %iterArg_129, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %400 : tensor<i1>
          } do {
            %400:2 = func.call @closed_call(%iterArg, %iterArg_127, %iterArg_128, %iterArg_130, %iterArg_131) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_132 = stablehlo.constant dense<1> : tensor<i32>
            %401 = stablehlo.add %iterArg_129, %c_132 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_127, %iterArg_128, %401, %400#0, %400#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %399#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %386 = func.call @_where_20(%378, %375, %385) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %387 = func.call @_where_20(%377, %379, %386) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %388 = stablehlo.maximum %277, %387 : tensor<3xi32>
        %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %391 = stablehlo.compare GE, %245, %390, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %392 = stablehlo.exponential %174 : tensor<3x97xf32>
        %393 = stablehlo.broadcast_in_dim %158, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %395 = stablehlo.compare GE, %392, %394, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %396 = stablehlo.and %391, %395 : tensor<3x97xi1>
        stablehlo.return %396 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %186 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
      %187 = func.call @_threefry_fold_in(%161, %186) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %188 = stablehlo.slice %187 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %189 = stablehlo.reshape %188 : (tensor<3x1xui32>) -> tensor<3xui32>
      %190 = stablehlo.slice %187 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %191 = stablehlo.reshape %190 : (tensor<3x1xui32>) -> tensor<3xui32>
      %192 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_71 = stablehlo.constant dense<1> : tensor<ui64>
      %193 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %194 = stablehlo.multiply %193, %192 : tensor<97xui64>
      %c_72 = stablehlo.constant dense<32> : tensor<ui64>
      %195 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %196 = stablehlo.shift_right_logical %194, %195 : tensor<97xui64>
      %197 = stablehlo.convert %194 : (tensor<97xui64>) -> tensor<97xui32>
      %198 = stablehlo.convert %196 : (tensor<97xui64>) -> tensor<97xui32>
      %199 = stablehlo.broadcast_in_dim %198, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %200 = stablehlo.broadcast_in_dim %197, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %201 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %202 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %203:2 = func.call @threefry2x32_22(%201, %202, %199, %200) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %204 = stablehlo.xor %203#0, %203#1 : tensor<3x97xui32>
      %c_73 = stablehlo.constant dense<9> : tensor<ui32>
      %205 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %206 = stablehlo.shift_right_logical %204, %205 : tensor<3x97xui32>
      %207 = stablehlo.convert %206 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_74 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %209 = stablehlo.add %207, %208 : tensor<3x97xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %210 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %211 = stablehlo.multiply %209, %210 : tensor<3x97xf32>
      %212 = stablehlo.log %211 : tensor<3x97xf32>
      %213 = stablehlo.negate %212 : tensor<3x97xf32>
      %214 = stablehlo.log %213 : tensor<3x97xf32>
      %215 = stablehlo.negate %214 : tensor<3x97xf32>
      %216 = stablehlo.add %174, %215 : tensor<3x97xf32>
      %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %217 = func.call @_where_10(%185, %216, %cst_76) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %218 = func.call @_pad(%217, %cst_77) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
      %219 = stablehlo.reshape %218 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
      %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %220 = stablehlo.reduce(%219 init: %cst_78) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
      %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %221 = stablehlo.reduce(%220 init: %cst_79) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
      %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %223 = stablehlo.compare EQ, %220, %222, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
      %224 = stablehlo.iota dim = 1 : tensor<3x1xi32>
      %c_80 = stablehlo.constant dense<1> : tensor<i32>
      %225 = func.call @_where_11(%223, %224, %c_80) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
      %c_81 = stablehlo.constant dense<2147483647> : tensor<i32>
      %226 = stablehlo.reduce(%225 init: %c_81) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
      %227 = stablehlo.broadcast_in_dim %226, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
      %228 = func.call @take_along_axis(%219, %227) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
      %229 = stablehlo.reshape %228 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
      %230 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
      %231 = stablehlo.compare EQ, %229, %230, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
      %232 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_82 = stablehlo.constant dense<128> : tensor<i32>
      %233 = func.call @_where_12(%231, %232, %c_82) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
      %c_83 = stablehlo.constant dense<2147483647> : tensor<i32>
      %234 = stablehlo.reduce(%233 init: %c_83) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
      %c_84 = stablehlo.constant dense<128> : tensor<i32>
      %235 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %236 = stablehlo.multiply %226, %235 : tensor<3xi32>
      %237 = stablehlo.add %236, %234 : tensor<3xi32>
      %c_85 = stablehlo.constant dense<97> : tensor<i32>
      %238 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %239 = stablehlo.minimum %237, %238 : tensor<3xi32>
      stablehlo.return %239 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %79 = call @_where_20(%75, %78, %73) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %80 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_32 = stablehlo.constant dense<2> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %81 = call @_where_24(%80, %c_32, %c_33) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %84 = stablehlo.compare EQ, %83, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_34 = stablehlo.constant dense<false> : tensor<i1>
    %85 = stablehlo.reduce(%84 init: %c_34) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %86 = call @_where_25(%85, %c_35, %81) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_36 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %88 = stablehlo.compare LT, %arg4, %87, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_37 = stablehlo.constant dense<true> : tensor<i1>
    %89 = stablehlo.reduce(%88 init: %c_37) applies stablehlo.and across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %90 = stablehlo.reduce(%arg4 init: %cst_38) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %92 = stablehlo.compare GT, %90, %91, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %93 = stablehlo.and %89, %92 : tensor<3xi1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %94 = call @_where_26(%93, %86, %c_40) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %95 = stablehlo.convert %94 : tensor<3xi32>
    %c_41 = stablehlo.constant dense<3> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %97 = stablehlo.compare NE, %95, %96, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %98 = stablehlo.and %51, %97 : tensor<3xi1>
    %c_42 = stablehlo.constant dense<4> : tensor<i32>
    %99 = call @_where_27(%98, %c_42, %95) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %100 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_43 = stablehlo.constant dense<2> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %102 = stablehlo.multiply %101, %100 : tensor<3x97xi32>
    %c_44 = stablehlo.constant dense<1> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %104 = stablehlo.add %102, %103 : tensor<3x97xi32>
    %105 = stablehlo.bitcast_convert %arg4 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %106 = stablehlo.multiply %105, %104 : tensor<3x97xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.reduce(%106 init: %c_45) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %108 = stablehlo.broadcast_in_dim %79, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %109 = stablehlo.broadcast_in_dim %99, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %110 = stablehlo.broadcast_in_dim %107, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %111 = stablehlo.concatenate %108, %109, %110, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %112 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %113 = call @_where_28(%112, %111, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %114 = stablehlo.slice %113 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %115 = stablehlo.reshape %114 : (tensor<1x3xi32>) -> tensor<3xi32>
    %116 = stablehlo.slice %113 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %117 = stablehlo.reshape %116 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_46 = stablehlo.constant dense<-1> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %119 = stablehlo.compare NE, %115, %118, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %120 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_47 = stablehlo.constant dense<128> : tensor<i32>
    %121 = call @floor_divide_29(%arg1, %c_47) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_48 = stablehlo.constant dense<1> : tensor<i32>
    %122 = call @_where_5(%119, %121, %c_48) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_49 = stablehlo.constant dense<128> : tensor<i32>
    %123 = call @remainder(%arg1, %c_49) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %125 = stablehlo.compare LT, %120, %124, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_51 = stablehlo.constant dense<3> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %127 = stablehlo.add %120, %126 : tensor<3xi32>
    %128 = stablehlo.select %125, %127, %120 : tensor<3xi1>, tensor<3xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %130 = stablehlo.compare LT, %122, %129, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %132 = stablehlo.add %122, %131 : tensor<3xi32>
    %133 = stablehlo.select %130, %132, %122 : tensor<3xi1>, tensor<3xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %135 = stablehlo.compare LT, %123, %134, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_55 = stablehlo.constant dense<128> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %137 = stablehlo.add %123, %136 : tensor<3xi32>
    %138 = stablehlo.select %135, %137, %123 : tensor<3xi1>, tensor<3xi32>
    %139 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %140 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %141 = stablehlo.broadcast_in_dim %138, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %142 = stablehlo.concatenate %139, %140, %141, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %143 = "stablehlo.scatter"(%arg0, %142, %115) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>):
      stablehlo.return %arg22 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %145 = stablehlo.compare EQ, %117, %144, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %146 = call @_where_30(%119, %145, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %147 = stablehlo.not %119 : tensor<3xi1>
    %148 = stablehlo.and %arg3, %147 : tensor<3xi1>
    return %143, %arg1, %146, %148, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %113 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x3xi32>
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
