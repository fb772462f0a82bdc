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
      %c_62 = stablehlo.constant dense<1> : tensor<i32>
      %161 = "stablehlo.case"(%c_62) ({
        %c_69 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_69 : tensor<i32>
      }, {
        %c_69 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_69 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %162 = "stablehlo.case"(%161) ({
        %201 = stablehlo.iota dim = 0 : tensor<3x128xi32>
        %202 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_69 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %203 = stablehlo.reduce(%160 init: %c_69) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
        %c_70 = stablehlo.constant dense<1> : tensor<i32>
        %204 = stablehlo.subtract %203, %c_70 : tensor<i32>
        %c_71 = stablehlo.constant dense<128> : tensor<i32>
        %205 = func.call @floor_divide(%204, %c_71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_72 = stablehlo.constant dense<1> : tensor<i32>
        %206 = stablehlo.add %205, %c_72 : tensor<i32>
        %c_73 = stablehlo.constant dense<0> : tensor<i32>
        %207 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %c_74 = stablehlo.constant dense<0> : tensor<i32>
        %208:8 = stablehlo.while(%iterArg = %202, %iterArg_75 = %15, %iterArg_76 = %160, %iterArg_77 = %arg0, %iterArg_78 = %201, %iterArg_79 = %c_74, %iterArg_80 = %206, %iterArg_81 = %207) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        cond {
          %209 = stablehlo.compare LT, %iterArg_79, %iterArg_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %209 : tensor<i1>
        } do {
          %c_82 = stablehlo.constant dense<1> : tensor<i32>
          %209 = stablehlo.add %iterArg_79, %c_82 : tensor<i32>
          %c_83 = stablehlo.constant dense<128> : tensor<i32>
          %210 = stablehlo.multiply %iterArg_79, %c_83 : tensor<i32>
          %211 = stablehlo.convert %210 : tensor<i32>
          %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %213 = stablehlo.add %212, %iterArg : tensor<3x128xi32>
          %214 = stablehlo.broadcast_in_dim %iterArg_75, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %216 = stablehlo.compare GE, %213, %215, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_84 = stablehlo.constant dense<128> : tensor<i32>
          %217 = stablehlo.multiply %iterArg_79, %c_84 : tensor<i32>
          %218 = stablehlo.convert %217 : tensor<i32>
          %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %220 = stablehlo.add %219, %iterArg : tensor<3x128xi32>
          %221 = stablehlo.broadcast_in_dim %iterArg_76, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %223 = stablehlo.compare LT, %220, %222, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %224 = stablehlo.and %216, %223 : tensor<3x128xi1>
          %225 = func.call @dynamic_index_in_dim(%iterArg_77, %iterArg_79) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_85 = stablehlo.constant dense<97> : tensor<i32>
          %226 = func.call @_where_7(%224, %225, %c_85) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_86 = stablehlo.constant dense<0> : tensor<i32>
          %227 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %228 = stablehlo.compare LT, %iterArg_78, %227, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_87 = stablehlo.constant dense<3> : tensor<i32>
          %229 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %230 = stablehlo.add %iterArg_78, %229 : tensor<3x128xi32>
          %231 = stablehlo.select %228, %230, %iterArg_78 : tensor<3x128xi1>, tensor<3x128xi32>
          %c_88 = stablehlo.constant dense<0> : tensor<i32>
          %232 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %233 = stablehlo.compare LT, %226, %232, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_89 = stablehlo.constant dense<97> : tensor<i32>
          %234 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %235 = stablehlo.add %226, %234 : tensor<3x128xi32>
          %236 = stablehlo.select %233, %235, %226 : tensor<3x128xi1>, tensor<3x128xi32>
          %237 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %238 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %239 = stablehlo.concatenate %237, %238, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
          %c_90 = stablehlo.constant dense<1> : tensor<i32>
          %240 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %241 = "stablehlo.scatter"(%iterArg_81, %239, %240) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
            %242 = stablehlo.add %arg22, %arg23 : tensor<i32>
            stablehlo.return %242 : tensor<i32>
          }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
          stablehlo.return %iterArg, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %209, %iterArg_80, %241 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        }
        stablehlo.return %208#7 : tensor<3x97xi32>
      }) : (tensor<i32>) -> tensor<3x97xi32>
      %163 = stablehlo.minimum %21, %160 : tensor<3xi32>
      %164 = stablehlo.subtract %160, %163 : tensor<3xi32>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %165 = "stablehlo.case"(%c_63) ({
        %c_69 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_69 : tensor<i32>
      }, {
        %c_69 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_69 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %166 = "stablehlo.case"(%165) ({
        %201 = stablehlo.iota dim = 0 : tensor<3x128xi32>
        %202 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_69 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %203 = stablehlo.reduce(%160 init: %c_69) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
        %c_70 = stablehlo.constant dense<1> : tensor<i32>
        %204 = stablehlo.subtract %203, %c_70 : tensor<i32>
        %c_71 = stablehlo.constant dense<128> : tensor<i32>
        %205 = func.call @floor_divide(%204, %c_71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_72 = stablehlo.constant dense<1> : tensor<i32>
        %206 = stablehlo.add %205, %c_72 : tensor<i32>
        %c_73 = stablehlo.constant dense<0> : tensor<i32>
        %207 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %c_74 = stablehlo.constant dense<0> : tensor<i32>
        %208:8 = stablehlo.while(%iterArg = %202, %iterArg_75 = %164, %iterArg_76 = %160, %iterArg_77 = %arg0, %iterArg_78 = %201, %iterArg_79 = %c_74, %iterArg_80 = %206, %iterArg_81 = %207) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        cond {
          %209 = stablehlo.compare LT, %iterArg_79, %iterArg_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %209 : tensor<i1>
        } do {
          %c_82 = stablehlo.constant dense<1> : tensor<i32>
          %209 = stablehlo.add %iterArg_79, %c_82 : tensor<i32>
          %c_83 = stablehlo.constant dense<128> : tensor<i32>
          %210 = stablehlo.multiply %iterArg_79, %c_83 : tensor<i32>
          %211 = stablehlo.convert %210 : tensor<i32>
          %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %213 = stablehlo.add %212, %iterArg : tensor<3x128xi32>
          %214 = stablehlo.broadcast_in_dim %iterArg_75, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %216 = stablehlo.compare GE, %213, %215, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_84 = stablehlo.constant dense<128> : tensor<i32>
          %217 = stablehlo.multiply %iterArg_79, %c_84 : tensor<i32>
          %218 = stablehlo.convert %217 : tensor<i32>
          %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %220 = stablehlo.add %219, %iterArg : tensor<3x128xi32>
          %221 = stablehlo.broadcast_in_dim %iterArg_76, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %223 = stablehlo.compare LT, %220, %222, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %224 = stablehlo.and %216, %223 : tensor<3x128xi1>
          %225 = func.call @dynamic_index_in_dim(%iterArg_77, %iterArg_79) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_85 = stablehlo.constant dense<97> : tensor<i32>
          %226 = func.call @_where_7(%224, %225, %c_85) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_86 = stablehlo.constant dense<0> : tensor<i32>
          %227 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %228 = stablehlo.compare LT, %iterArg_78, %227, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_87 = stablehlo.constant dense<3> : tensor<i32>
          %229 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %230 = stablehlo.add %iterArg_78, %229 : tensor<3x128xi32>
          %231 = stablehlo.select %228, %230, %iterArg_78 : tensor<3x128xi1>, tensor<3x128xi32>
          %c_88 = stablehlo.constant dense<0> : tensor<i32>
          %232 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %233 = stablehlo.compare LT, %226, %232, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_89 = stablehlo.constant dense<97> : tensor<i32>
          %234 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %235 = stablehlo.add %226, %234 : tensor<3x128xi32>
          %236 = stablehlo.select %233, %235, %226 : tensor<3x128xi1>, tensor<3x128xi32>
          %237 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %238 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %239 = stablehlo.concatenate %237, %238, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
          %c_90 = stablehlo.constant dense<1> : tensor<i32>
          %240 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %241 = "stablehlo.scatter"(%iterArg_81, %239, %240) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
            %242 = stablehlo.add %arg22, %arg23 : tensor<i32>
            stablehlo.return %242 : tensor<i32>
          }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
          stablehlo.return %iterArg, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %209, %iterArg_80, %241 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        }
        stablehlo.return %208#7 : tensor<3x97xi32>
      }) : (tensor<i32>) -> tensor<3x97xi32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %167 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %168 = stablehlo.compare GT, %166, %167, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %c_65 = stablehlo.constant dense<31> : tensor<i32>
      %169 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %170 = stablehlo.shift_right_logical %15, %169 : tensor<3xi32>
      %171 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %172 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %174 = stablehlo.compare LT, %32, %173, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %175 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
      %176 = stablehlo.divide %175, %172 : tensor<3x1xf32>
      %177 = func.call @_where_8(%174, %172, %176) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
      %178 = stablehlo.multiply %32, %177 : tensor<3x97xf32>
      %179 = stablehlo.bitcast_convert %178 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %180 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %181 = stablehlo.xor %179, %180 : tensor<3x97xi32>
      %182 = stablehlo.bitcast_convert %181 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %183 = func.call @_where_9(%168, %182, %32) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %184 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %185 = stablehlo.convert %162 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %186 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %187 = stablehlo.multiply %186, %185 : tensor<3x97xf32>
      %188 = stablehlo.bitcast_convert %187 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %189 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %190 = stablehlo.xor %188, %189 : tensor<3x97xi32>
      %191 = stablehlo.bitcast_convert %190 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %192 = stablehlo.subtract %183, %191 : tensor<3x97xf32>
      %193 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_68 = stablehlo.constant dense<0> : tensor<i32>
      %194 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %195 = stablehlo.compare GT, %162, %194, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %196 = stablehlo.convert %195 : (tensor<3x97xi1>) -> tensor<3x97xf32>
      %197 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %198 = stablehlo.multiply %197, %196 : tensor<3x97xf32>
      %199 = stablehlo.subtract %192, %198 : tensor<3x97xf32>
      %200 = func.call @_where_4(%151, %199, %32) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %200 : tensor<3x97xf32>
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
      %c_63 = stablehlo.constant dense<false> : tensor<i1>
      %164 = stablehlo.reduce(%152 init: %c_63) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %165 = stablehlo.convert %164 : (tensor<i1>) -> tensor<i32>
      %166 = "stablehlo.case"(%165) ({
        %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %224 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        stablehlo.return %224 : tensor<3x97xf32>
      }, {
        %224 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
        %225 = stablehlo.slice %163 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
        %226 = stablehlo.reshape %225 : (tensor<3x1xui32>) -> tensor<3xui32>
        %227 = stablehlo.slice %163 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
        %228 = stablehlo.reshape %227 : (tensor<3x1xui32>) -> tensor<3xui32>
        %c_85 = stablehlo.constant dense<0> : tensor<ui32>
        %229 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %230 = stablehlo.xor %226, %228 : tensor<3xui32>
        %c_86 = stablehlo.constant dense<466688986> : tensor<ui32>
        %231 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %232 = stablehlo.xor %230, %231 : tensor<3xui32>
        %233 = stablehlo.add %229, %226 : tensor<3xui32>
        %234 = stablehlo.add %224, %228 : tensor<3xui32>
        %235 = stablehlo.add %233, %234 : tensor<3xui32>
        %c_87 = stablehlo.constant dense<13> : tensor<ui32>
        %236 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %237 = stablehlo.shift_left %234, %236 : tensor<3xui32>
        %c_88 = stablehlo.constant dense<19> : tensor<ui32>
        %238 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %239 = stablehlo.shift_right_logical %234, %238 : tensor<3xui32>
        %240 = stablehlo.or %237, %239 : tensor<3xui32>
        %241 = stablehlo.xor %240, %235 : tensor<3xui32>
        %242 = stablehlo.add %235, %241 : tensor<3xui32>
        %c_89 = stablehlo.constant dense<15> : tensor<ui32>
        %243 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %244 = stablehlo.shift_left %241, %243 : tensor<3xui32>
        %c_90 = stablehlo.constant dense<17> : tensor<ui32>
        %245 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %246 = stablehlo.shift_right_logical %241, %245 : tensor<3xui32>
        %247 = stablehlo.or %244, %246 : tensor<3xui32>
        %248 = stablehlo.xor %247, %242 : tensor<3xui32>
        %249 = stablehlo.add %242, %248 : tensor<3xui32>
        %c_91 = stablehlo.constant dense<26> : tensor<ui32>
        %250 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %251 = stablehlo.shift_left %248, %250 : tensor<3xui32>
        %c_92 = stablehlo.constant dense<6> : tensor<ui32>
        %252 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %253 = stablehlo.shift_right_logical %248, %252 : tensor<3xui32>
        %254 = stablehlo.or %251, %253 : tensor<3xui32>
        %255 = stablehlo.xor %254, %249 : tensor<3xui32>
        %256 = stablehlo.add %249, %255 : tensor<3xui32>
        %c_93 = stablehlo.constant dense<6> : tensor<ui32>
        %257 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %258 = stablehlo.shift_left %255, %257 : tensor<3xui32>
        %c_94 = stablehlo.constant dense<26> : tensor<ui32>
        %259 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %260 = stablehlo.shift_right_logical %255, %259 : tensor<3xui32>
        %261 = stablehlo.or %258, %260 : tensor<3xui32>
        %262 = stablehlo.xor %261, %256 : tensor<3xui32>
        %263 = stablehlo.add %256, %228 : tensor<3xui32>
        %264 = stablehlo.add %262, %232 : tensor<3xui32>
        %c_95 = stablehlo.constant dense<1> : tensor<ui32>
        %265 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %266 = stablehlo.add %264, %265 : tensor<3xui32>
        %267 = stablehlo.add %263, %266 : tensor<3xui32>
        %c_96 = stablehlo.constant dense<17> : tensor<ui32>
        %268 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %269 = stablehlo.shift_left %266, %268 : tensor<3xui32>
        %c_97 = stablehlo.constant dense<15> : tensor<ui32>
        %270 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %271 = stablehlo.shift_right_logical %266, %270 : tensor<3xui32>
        %272 = stablehlo.or %269, %271 : tensor<3xui32>
        %273 = stablehlo.xor %272, %267 : tensor<3xui32>
        %274 = stablehlo.add %267, %273 : tensor<3xui32>
        %c_98 = stablehlo.constant dense<29> : tensor<ui32>
        %275 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %276 = stablehlo.shift_left %273, %275 : tensor<3xui32>
        %c_99 = stablehlo.constant dense<3> : tensor<ui32>
        %277 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %278 = stablehlo.shift_right_logical %273, %277 : tensor<3xui32>
        %279 = stablehlo.or %276, %278 : tensor<3xui32>
        %280 = stablehlo.xor %279, %274 : tensor<3xui32>
        %281 = stablehlo.add %274, %280 : tensor<3xui32>
        %c_100 = stablehlo.constant dense<16> : tensor<ui32>
        %282 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %283 = stablehlo.shift_left %280, %282 : tensor<3xui32>
        %c_101 = stablehlo.constant dense<16> : tensor<ui32>
        %284 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %285 = stablehlo.shift_right_logical %280, %284 : tensor<3xui32>
        %286 = stablehlo.or %283, %285 : tensor<3xui32>
        %287 = stablehlo.xor %286, %281 : tensor<3xui32>
        %288 = stablehlo.add %281, %287 : tensor<3xui32>
        %c_102 = stablehlo.constant dense<24> : tensor<ui32>
        %289 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %290 = stablehlo.shift_left %287, %289 : tensor<3xui32>
        %c_103 = stablehlo.constant dense<8> : tensor<ui32>
        %291 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %292 = stablehlo.shift_right_logical %287, %291 : tensor<3xui32>
        %293 = stablehlo.or %290, %292 : tensor<3xui32>
        %294 = stablehlo.xor %293, %288 : tensor<3xui32>
        %295 = stablehlo.add %288, %232 : tensor<3xui32>
        %296 = stablehlo.add %294, %226 : tensor<3xui32>
        %c_104 = stablehlo.constant dense<2> : tensor<ui32>
        %297 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %298 = stablehlo.add %296, %297 : tensor<3xui32>
        %299 = stablehlo.add %295, %298 : tensor<3xui32>
        %c_105 = stablehlo.constant dense<13> : tensor<ui32>
        %300 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %301 = stablehlo.shift_left %298, %300 : tensor<3xui32>
        %c_106 = stablehlo.constant dense<19> : tensor<ui32>
        %302 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %303 = stablehlo.shift_right_logical %298, %302 : tensor<3xui32>
        %304 = stablehlo.or %301, %303 : tensor<3xui32>
        %305 = stablehlo.xor %304, %299 : tensor<3xui32>
        %306 = stablehlo.add %299, %305 : tensor<3xui32>
        %c_107 = stablehlo.constant dense<15> : tensor<ui32>
        %307 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %308 = stablehlo.shift_left %305, %307 : tensor<3xui32>
        %c_108 = stablehlo.constant dense<17> : tensor<ui32>
        %309 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %310 = stablehlo.shift_right_logical %305, %309 : tensor<3xui32>
        %311 = stablehlo.or %308, %310 : tensor<3xui32>
        %312 = stablehlo.xor %311, %306 : tensor<3xui32>
        %313 = stablehlo.add %306, %312 : tensor<3xui32>
        %c_109 = stablehlo.constant dense<26> : tensor<ui32>
        %314 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %315 = stablehlo.shift_left %312, %314 : tensor<3xui32>
        %c_110 = stablehlo.constant dense<6> : tensor<ui32>
        %316 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %317 = stablehlo.shift_right_logical %312, %316 : tensor<3xui32>
        %318 = stablehlo.or %315, %317 : tensor<3xui32>
        %319 = stablehlo.xor %318, %313 : tensor<3xui32>
        %320 = stablehlo.add %313, %319 : tensor<3xui32>
        %c_111 = stablehlo.constant dense<6> : tensor<ui32>
        %321 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %322 = stablehlo.shift_left %319, %321 : tensor<3xui32>
        %c_112 = stablehlo.constant dense<26> : tensor<ui32>
        %323 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %324 = stablehlo.shift_right_logical %319, %323 : tensor<3xui32>
        %325 = stablehlo.or %322, %324 : tensor<3xui32>
        %326 = stablehlo.xor %325, %320 : tensor<3xui32>
        %327 = stablehlo.add %320, %226 : tensor<3xui32>
        %328 = stablehlo.add %326, %228 : tensor<3xui32>
        %c_113 = stablehlo.constant dense<3> : tensor<ui32>
        %329 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %330 = stablehlo.add %328, %329 : tensor<3xui32>
        %331 = stablehlo.add %327, %330 : tensor<3xui32>
        %c_114 = stablehlo.constant dense<17> : tensor<ui32>
        %332 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %333 = stablehlo.shift_left %330, %332 : tensor<3xui32>
        %c_115 = stablehlo.constant dense<15> : tensor<ui32>
        %334 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %335 = stablehlo.shift_right_logical %330, %334 : tensor<3xui32>
        %336 = stablehlo.or %333, %335 : tensor<3xui32>
        %337 = stablehlo.xor %336, %331 : tensor<3xui32>
        %338 = stablehlo.add %331, %337 : tensor<3xui32>
        %c_116 = stablehlo.constant dense<29> : tensor<ui32>
        %339 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %340 = stablehlo.shift_left %337, %339 : tensor<3xui32>
        %c_117 = stablehlo.constant dense<3> : tensor<ui32>
        %341 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %342 = stablehlo.shift_right_logical %337, %341 : tensor<3xui32>
        %343 = stablehlo.or %340, %342 : tensor<3xui32>
        %344 = stablehlo.xor %343, %338 : tensor<3xui32>
        %345 = stablehlo.add %338, %344 : tensor<3xui32>
        %c_118 = stablehlo.constant dense<16> : tensor<ui32>
        %346 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %347 = stablehlo.shift_left %344, %346 : tensor<3xui32>
        %c_119 = stablehlo.constant dense<16> : tensor<ui32>
        %348 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %349 = stablehlo.shift_right_logical %344, %348 : tensor<3xui32>
        %350 = stablehlo.or %347, %349 : tensor<3xui32>
        %351 = stablehlo.xor %350, %345 : tensor<3xui32>
        %352 = stablehlo.add %345, %351 : tensor<3xui32>
        %c_120 = stablehlo.constant dense<24> : tensor<ui32>
        %353 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %354 = stablehlo.shift_left %351, %353 : tensor<3xui32>
        %c_121 = stablehlo.constant dense<8> : tensor<ui32>
        %355 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %356 = stablehlo.shift_right_logical %351, %355 : tensor<3xui32>
        %357 = stablehlo.or %354, %356 : tensor<3xui32>
        %358 = stablehlo.xor %357, %352 : tensor<3xui32>
        %359 = stablehlo.add %352, %228 : tensor<3xui32>
        %360 = stablehlo.add %358, %232 : tensor<3xui32>
        %c_122 = stablehlo.constant dense<4> : tensor<ui32>
        %361 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %362 = stablehlo.add %360, %361 : tensor<3xui32>
        %363 = stablehlo.add %359, %362 : tensor<3xui32>
        %c_123 = stablehlo.constant dense<13> : tensor<ui32>
        %364 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %365 = stablehlo.shift_left %362, %364 : tensor<3xui32>
        %c_124 = stablehlo.constant dense<19> : tensor<ui32>
        %366 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %367 = stablehlo.shift_right_logical %362, %366 : tensor<3xui32>
        %368 = stablehlo.or %365, %367 : tensor<3xui32>
        %369 = stablehlo.xor %368, %363 : tensor<3xui32>
        %370 = stablehlo.add %363, %369 : tensor<3xui32>
        %c_125 = stablehlo.constant dense<15> : tensor<ui32>
        %371 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %372 = stablehlo.shift_left %369, %371 : tensor<3xui32>
        %c_126 = stablehlo.constant dense<17> : tensor<ui32>
        %373 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %374 = stablehlo.shift_right_logical %369, %373 : tensor<3xui32>
        %375 = stablehlo.or %372, %374 : tensor<3xui32>
        %376 = stablehlo.xor %375, %370 : tensor<3xui32>
        %377 = stablehlo.add %370, %376 : tensor<3xui32>
        %c_127 = stablehlo.constant dense<26> : tensor<ui32>
        %378 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %379 = stablehlo.shift_left %376, %378 : tensor<3xui32>
        %c_128 = stablehlo.constant dense<6> : tensor<ui32>
        %380 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %381 = stablehlo.shift_right_logical %376, %380 : tensor<3xui32>
        %382 = stablehlo.or %379, %381 : tensor<3xui32>
        %383 = stablehlo.xor %382, %377 : tensor<3xui32>
        %384 = stablehlo.add %377, %383 : tensor<3xui32>
        %c_129 = stablehlo.constant dense<6> : tensor<ui32>
        %385 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %386 = stablehlo.shift_left %383, %385 : tensor<3xui32>
        %c_130 = stablehlo.constant dense<26> : tensor<ui32>
        %387 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %388 = stablehlo.shift_right_logical %383, %387 : tensor<3xui32>
        %389 = stablehlo.or %386, %388 : tensor<3xui32>
        %390 = stablehlo.xor %389, %384 : tensor<3xui32>
        %391 = stablehlo.add %384, %232 : tensor<3xui32>
        %392 = stablehlo.add %390, %226 : tensor<3xui32>
        %c_131 = stablehlo.constant dense<5> : tensor<ui32>
        %393 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %394 = stablehlo.add %392, %393 : tensor<3xui32>
        %395 = stablehlo.iota dim = 1 : tensor<3x97xui32>
        %396 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
        %397 = stablehlo.broadcast_in_dim %394, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
        %c_132 = stablehlo.constant dense<0> : tensor<ui32>
        %398 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %399 = stablehlo.xor %396, %397 : tensor<3x1xui32>
        %c_133 = stablehlo.constant dense<466688986> : tensor<ui32>
        %400 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
        %401 = stablehlo.xor %399, %400 : tensor<3x1xui32>
        %402 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %403 = stablehlo.add %398, %402 : tensor<3x97xui32>
        %404 = stablehlo.broadcast_in_dim %397, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %405 = stablehlo.add %395, %404 : tensor<3x97xui32>
        %406 = stablehlo.add %403, %405 : tensor<3x97xui32>
        %c_134 = stablehlo.constant dense<13> : tensor<ui32>
        %407 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %408 = stablehlo.shift_left %405, %407 : tensor<3x97xui32>
        %c_135 = stablehlo.constant dense<19> : tensor<ui32>
        %409 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %410 = stablehlo.shift_right_logical %405, %409 : tensor<3x97xui32>
        %411 = stablehlo.or %408, %410 : tensor<3x97xui32>
        %412 = stablehlo.xor %411, %406 : tensor<3x97xui32>
        %413 = stablehlo.add %406, %412 : tensor<3x97xui32>
        %c_136 = stablehlo.constant dense<15> : tensor<ui32>
        %414 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %415 = stablehlo.shift_left %412, %414 : tensor<3x97xui32>
        %c_137 = stablehlo.constant dense<17> : tensor<ui32>
        %416 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %417 = stablehlo.shift_right_logical %412, %416 : tensor<3x97xui32>
        %418 = stablehlo.or %415, %417 : tensor<3x97xui32>
        %419 = stablehlo.xor %418, %413 : tensor<3x97xui32>
        %420 = stablehlo.add %413, %419 : tensor<3x97xui32>
        %c_138 = stablehlo.constant dense<26> : tensor<ui32>
        %421 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %422 = stablehlo.shift_left %419, %421 : tensor<3x97xui32>
        %c_139 = stablehlo.constant dense<6> : tensor<ui32>
        %423 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %424 = stablehlo.shift_right_logical %419, %423 : tensor<3x97xui32>
        %425 = stablehlo.or %422, %424 : tensor<3x97xui32>
        %426 = stablehlo.xor %425, %420 : tensor<3x97xui32>
        %427 = stablehlo.add %420, %426 : tensor<3x97xui32>
        %c_140 = stablehlo.constant dense<6> : tensor<ui32>
        %428 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %429 = stablehlo.shift_left %426, %428 : tensor<3x97xui32>
        %c_141 = stablehlo.constant dense<26> : tensor<ui32>
        %430 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %431 = stablehlo.shift_right_logical %426, %430 : tensor<3x97xui32>
        %432 = stablehlo.or %429, %431 : tensor<3x97xui32>
        %433 = stablehlo.xor %432, %427 : tensor<3x97xui32>
        %434 = stablehlo.broadcast_in_dim %397, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %435 = stablehlo.add %427, %434 : tensor<3x97xui32>
        %436 = stablehlo.broadcast_in_dim %401, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %437 = stablehlo.add %433, %436 : tensor<3x97xui32>
        %c_142 = stablehlo.constant dense<1> : tensor<ui32>
        %438 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %439 = stablehlo.add %437, %438 : tensor<3x97xui32>
        %440 = stablehlo.add %435, %439 : tensor<3x97xui32>
        %c_143 = stablehlo.constant dense<17> : tensor<ui32>
        %441 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %442 = stablehlo.shift_left %439, %441 : tensor<3x97xui32>
        %c_144 = stablehlo.constant dense<15> : tensor<ui32>
        %443 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %444 = stablehlo.shift_right_logical %439, %443 : tensor<3x97xui32>
        %445 = stablehlo.or %442, %444 : tensor<3x97xui32>
        %446 = stablehlo.xor %445, %440 : tensor<3x97xui32>
        %447 = stablehlo.add %440, %446 : tensor<3x97xui32>
        %c_145 = stablehlo.constant dense<29> : tensor<ui32>
        %448 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %449 = stablehlo.shift_left %446, %448 : tensor<3x97xui32>
        %c_146 = stablehlo.constant dense<3> : tensor<ui32>
        %450 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %451 = stablehlo.shift_right_logical %446, %450 : tensor<3x97xui32>
        %452 = stablehlo.or %449, %451 : tensor<3x97xui32>
        %453 = stablehlo.xor %452, %447 : tensor<3x97xui32>
        %454 = stablehlo.add %447, %453 : tensor<3x97xui32>
        %c_147 = stablehlo.constant dense<16> : tensor<ui32>
        %455 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %456 = stablehlo.shift_left %453, %455 : tensor<3x97xui32>
        %c_148 = stablehlo.constant dense<16> : tensor<ui32>
        %457 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %458 = stablehlo.shift_right_logical %453, %457 : tensor<3x97xui32>
        %459 = stablehlo.or %456, %458 : tensor<3x97xui32>
        %460 = stablehlo.xor %459, %454 : tensor<3x97xui32>
        %461 = stablehlo.add %454, %460 : tensor<3x97xui32>
        %c_149 = stablehlo.constant dense<24> : tensor<ui32>
        %462 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %463 = stablehlo.shift_left %460, %462 : tensor<3x97xui32>
        %c_150 = stablehlo.constant dense<8> : tensor<ui32>
        %464 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %465 = stablehlo.shift_right_logical %460, %464 : tensor<3x97xui32>
        %466 = stablehlo.or %463, %465 : tensor<3x97xui32>
        %467 = stablehlo.xor %466, %461 : tensor<3x97xui32>
        %468 = stablehlo.broadcast_in_dim %401, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %469 = stablehlo.add %461, %468 : tensor<3x97xui32>
        %470 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %471 = stablehlo.add %467, %470 : tensor<3x97xui32>
        %c_151 = stablehlo.constant dense<2> : tensor<ui32>
        %472 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %473 = stablehlo.add %471, %472 : tensor<3x97xui32>
        %474 = stablehlo.add %469, %473 : tensor<3x97xui32>
        %c_152 = stablehlo.constant dense<13> : tensor<ui32>
        %475 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %476 = stablehlo.shift_left %473, %475 : tensor<3x97xui32>
        %c_153 = stablehlo.constant dense<19> : tensor<ui32>
        %477 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %478 = stablehlo.shift_right_logical %473, %477 : tensor<3x97xui32>
        %479 = stablehlo.or %476, %478 : tensor<3x97xui32>
        %480 = stablehlo.xor %479, %474 : tensor<3x97xui32>
        %481 = stablehlo.add %474, %480 : tensor<3x97xui32>
        %c_154 = stablehlo.constant dense<15> : tensor<ui32>
        %482 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %483 = stablehlo.shift_left %480, %482 : tensor<3x97xui32>
        %c_155 = stablehlo.constant dense<17> : tensor<ui32>
        %484 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %485 = stablehlo.shift_right_logical %480, %484 : tensor<3x97xui32>
        %486 = stablehlo.or %483, %485 : tensor<3x97xui32>
        %487 = stablehlo.xor %486, %481 : tensor<3x97xui32>
        %488 = stablehlo.add %481, %487 : tensor<3x97xui32>
        %c_156 = stablehlo.constant dense<26> : tensor<ui32>
        %489 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %490 = stablehlo.shift_left %487, %489 : tensor<3x97xui32>
        %c_157 = stablehlo.constant dense<6> : tensor<ui32>
        %491 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %492 = stablehlo.shift_right_logical %487, %491 : tensor<3x97xui32>
        %493 = stablehlo.or %490, %492 : tensor<3x97xui32>
        %494 = stablehlo.xor %493, %488 : tensor<3x97xui32>
        %495 = stablehlo.add %488, %494 : tensor<3x97xui32>
        %c_158 = stablehlo.constant dense<6> : tensor<ui32>
        %496 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %497 = stablehlo.shift_left %494, %496 : tensor<3x97xui32>
        %c_159 = stablehlo.constant dense<26> : tensor<ui32>
        %498 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %499 = stablehlo.shift_right_logical %494, %498 : tensor<3x97xui32>
        %500 = stablehlo.or %497, %499 : tensor<3x97xui32>
        %501 = stablehlo.xor %500, %495 : tensor<3x97xui32>
        %502 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %503 = stablehlo.add %495, %502 : tensor<3x97xui32>
        %504 = stablehlo.broadcast_in_dim %397, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %505 = stablehlo.add %501, %504 : tensor<3x97xui32>
        %c_160 = stablehlo.constant dense<3> : tensor<ui32>
        %506 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %507 = stablehlo.add %505, %506 : tensor<3x97xui32>
        %508 = stablehlo.add %503, %507 : tensor<3x97xui32>
        %c_161 = stablehlo.constant dense<17> : tensor<ui32>
        %509 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %510 = stablehlo.shift_left %507, %509 : tensor<3x97xui32>
        %c_162 = stablehlo.constant dense<15> : tensor<ui32>
        %511 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %512 = stablehlo.shift_right_logical %507, %511 : tensor<3x97xui32>
        %513 = stablehlo.or %510, %512 : tensor<3x97xui32>
        %514 = stablehlo.xor %513, %508 : tensor<3x97xui32>
        %515 = stablehlo.add %508, %514 : tensor<3x97xui32>
        %c_163 = stablehlo.constant dense<29> : tensor<ui32>
        %516 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %517 = stablehlo.shift_left %514, %516 : tensor<3x97xui32>
        %c_164 = stablehlo.constant dense<3> : tensor<ui32>
        %518 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %519 = stablehlo.shift_right_logical %514, %518 : tensor<3x97xui32>
        %520 = stablehlo.or %517, %519 : tensor<3x97xui32>
        %521 = stablehlo.xor %520, %515 : tensor<3x97xui32>
        %522 = stablehlo.add %515, %521 : tensor<3x97xui32>
        %c_165 = stablehlo.constant dense<16> : tensor<ui32>
        %523 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %524 = stablehlo.shift_left %521, %523 : tensor<3x97xui32>
        %c_166 = stablehlo.constant dense<16> : tensor<ui32>
        %525 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %526 = stablehlo.shift_right_logical %521, %525 : tensor<3x97xui32>
        %527 = stablehlo.or %524, %526 : tensor<3x97xui32>
        %528 = stablehlo.xor %527, %522 : tensor<3x97xui32>
        %529 = stablehlo.add %522, %528 : tensor<3x97xui32>
        %c_167 = stablehlo.constant dense<24> : tensor<ui32>
        %530 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %531 = stablehlo.shift_left %528, %530 : tensor<3x97xui32>
        %c_168 = stablehlo.constant dense<8> : tensor<ui32>
        %532 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %533 = stablehlo.shift_right_logical %528, %532 : tensor<3x97xui32>
        %534 = stablehlo.or %531, %533 : tensor<3x97xui32>
        %535 = stablehlo.xor %534, %529 : tensor<3x97xui32>
        %536 = stablehlo.broadcast_in_dim %397, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %537 = stablehlo.add %529, %536 : tensor<3x97xui32>
        %538 = stablehlo.broadcast_in_dim %401, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %539 = stablehlo.add %535, %538 : tensor<3x97xui32>
        %c_169 = stablehlo.constant dense<4> : tensor<ui32>
        %540 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %541 = stablehlo.add %539, %540 : tensor<3x97xui32>
        %542 = stablehlo.add %537, %541 : tensor<3x97xui32>
        %c_170 = stablehlo.constant dense<13> : tensor<ui32>
        %543 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %544 = stablehlo.shift_left %541, %543 : tensor<3x97xui32>
        %c_171 = stablehlo.constant dense<19> : tensor<ui32>
        %545 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %546 = stablehlo.shift_right_logical %541, %545 : tensor<3x97xui32>
        %547 = stablehlo.or %544, %546 : tensor<3x97xui32>
        %548 = stablehlo.xor %547, %542 : tensor<3x97xui32>
        %549 = stablehlo.add %542, %548 : tensor<3x97xui32>
        %c_172 = stablehlo.constant dense<15> : tensor<ui32>
        %550 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %551 = stablehlo.shift_left %548, %550 : tensor<3x97xui32>
        %c_173 = stablehlo.constant dense<17> : tensor<ui32>
        %552 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %553 = stablehlo.shift_right_logical %548, %552 : tensor<3x97xui32>
        %554 = stablehlo.or %551, %553 : tensor<3x97xui32>
        %555 = stablehlo.xor %554, %549 : tensor<3x97xui32>
        %556 = stablehlo.add %549, %555 : tensor<3x97xui32>
        %c_174 = stablehlo.constant dense<26> : tensor<ui32>
        %557 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %558 = stablehlo.shift_left %555, %557 : tensor<3x97xui32>
        %c_175 = stablehlo.constant dense<6> : tensor<ui32>
        %559 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %560 = stablehlo.shift_right_logical %555, %559 : tensor<3x97xui32>
        %561 = stablehlo.or %558, %560 : tensor<3x97xui32>
        %562 = stablehlo.xor %561, %556 : tensor<3x97xui32>
        %563 = stablehlo.add %556, %562 : tensor<3x97xui32>
        %c_176 = stablehlo.constant dense<6> : tensor<ui32>
        %564 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %565 = stablehlo.shift_left %562, %564 : tensor<3x97xui32>
        %c_177 = stablehlo.constant dense<26> : tensor<ui32>
        %566 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %567 = stablehlo.shift_right_logical %562, %566 : tensor<3x97xui32>
        %568 = stablehlo.or %565, %567 : tensor<3x97xui32>
        %569 = stablehlo.xor %568, %563 : tensor<3x97xui32>
        %570 = stablehlo.broadcast_in_dim %401, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %571 = stablehlo.add %563, %570 : tensor<3x97xui32>
        %572 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %573 = stablehlo.add %569, %572 : tensor<3x97xui32>
        %c_178 = stablehlo.constant dense<5> : tensor<ui32>
        %574 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %575 = stablehlo.add %573, %574 : tensor<3x97xui32>
        %576 = stablehlo.xor %571, %575 : tensor<3x97xui32>
        %c_179 = stablehlo.constant dense<9> : tensor<ui32>
        %577 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %578 = stablehlo.shift_right_logical %576, %577 : tensor<3x97xui32>
        %579 = stablehlo.convert %578 : (tensor<3x97xui32>) -> tensor<3x97xf32>
        %cst_180 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %580 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %581 = stablehlo.add %579, %580 : tensor<3x97xf32>
        %cst_181 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %582 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %583 = stablehlo.multiply %581, %582 : tensor<3x97xf32>
        %c_182 = stablehlo.constant dense<31> : tensor<i32>
        %584 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %585 = stablehlo.shift_right_logical %arg1, %584 : tensor<3xi32>
        %586 = stablehlo.broadcast_in_dim %585, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %587 = stablehlo.bitcast_convert %583 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_183 = stablehlo.constant dense<1060439283> : tensor<i32>
        %588 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %589 = stablehlo.subtract %587, %588 : tensor<3x97xi32>
        %c_184 = stablehlo.constant dense<23> : tensor<i32>
        %590 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %591 = stablehlo.shift_right_arithmetic %589, %590 : tensor<3x97xi32>
        %c_185 = stablehlo.constant dense<23> : tensor<i32>
        %592 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %593 = stablehlo.shift_left %591, %592 : tensor<3x97xi32>
        %594 = stablehlo.subtract %587, %593 : tensor<3x97xi32>
        %595 = stablehlo.bitcast_convert %594 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_186 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %596 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %597 = stablehlo.subtract %595, %596 : tensor<3x97xf32>
        %598 = stablehlo.convert %591 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %599 = stablehlo.multiply %597, %597 : tensor<3x97xf32>
        %600 = stablehlo.bitcast_convert %599 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %601 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %602 = stablehlo.xor %600, %601 : tensor<3x97xi32>
        %603 = stablehlo.bitcast_convert %602 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_187 = stablehlo.constant dense<0.0703768358> : tensor<f32>
        %604 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %605 = stablehlo.multiply %604, %597 : tensor<3x97xf32>
        %606 = stablehlo.bitcast_convert %605 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %607 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %608 = stablehlo.xor %606, %607 : tensor<3x97xi32>
        %609 = stablehlo.bitcast_convert %608 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_188 = stablehlo.constant dense<-0.115146101> : tensor<f32>
        %610 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %611 = stablehlo.add %609, %610 : tensor<3x97xf32>
        %612 = stablehlo.multiply %611, %597 : tensor<3x97xf32>
        %613 = stablehlo.bitcast_convert %612 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %614 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %615 = stablehlo.xor %613, %614 : tensor<3x97xi32>
        %616 = stablehlo.bitcast_convert %615 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_189 = stablehlo.constant dense<0.116769984> : tensor<f32>
        %617 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %618 = stablehlo.add %616, %617 : tensor<3x97xf32>
        %619 = stablehlo.multiply %618, %597 : tensor<3x97xf32>
        %620 = stablehlo.bitcast_convert %619 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %621 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %622 = stablehlo.xor %620, %621 : tensor<3x97xi32>
        %623 = stablehlo.bitcast_convert %622 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_190 = stablehlo.constant dense<-0.12420141> : tensor<f32>
        %624 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %625 = stablehlo.add %623, %624 : tensor<3x97xf32>
        %626 = stablehlo.multiply %625, %597 : tensor<3x97xf32>
        %627 = stablehlo.bitcast_convert %626 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %628 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %629 = stablehlo.xor %627, %628 : tensor<3x97xi32>
        %630 = stablehlo.bitcast_convert %629 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_191 = stablehlo.constant dense<0.142493233> : tensor<f32>
        %631 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %632 = stablehlo.add %630, %631 : tensor<3x97xf32>
        %633 = stablehlo.multiply %632, %597 : tensor<3x97xf32>
        %634 = stablehlo.bitcast_convert %633 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %635 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %636 = stablehlo.xor %634, %635 : tensor<3x97xi32>
        %637 = stablehlo.bitcast_convert %636 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_192 = stablehlo.constant dense<-0.166680574> : tensor<f32>
        %638 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %639 = stablehlo.add %637, %638 : tensor<3x97xf32>
        %640 = stablehlo.multiply %639, %597 : tensor<3x97xf32>
        %641 = stablehlo.bitcast_convert %640 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %642 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %643 = stablehlo.xor %641, %642 : tensor<3x97xi32>
        %644 = stablehlo.bitcast_convert %643 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_193 = stablehlo.constant dense<0.200007141> : tensor<f32>
        %645 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %646 = stablehlo.add %644, %645 : tensor<3x97xf32>
        %647 = stablehlo.multiply %646, %597 : tensor<3x97xf32>
        %648 = stablehlo.bitcast_convert %647 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %649 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %650 = stablehlo.xor %648, %649 : tensor<3x97xi32>
        %651 = stablehlo.bitcast_convert %650 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_194 = stablehlo.constant dense<-0.24999994> : tensor<f32>
        %652 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %653 = stablehlo.add %651, %652 : tensor<3x97xf32>
        %654 = stablehlo.multiply %653, %597 : tensor<3x97xf32>
        %655 = stablehlo.bitcast_convert %654 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %656 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %657 = stablehlo.xor %655, %656 : tensor<3x97xi32>
        %658 = stablehlo.bitcast_convert %657 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_195 = stablehlo.constant dense<0.333333313> : tensor<f32>
        %659 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %660 = stablehlo.add %658, %659 : tensor<3x97xf32>
        %661 = stablehlo.multiply %660, %597 : tensor<3x97xf32>
        %662 = stablehlo.multiply %661, %603 : tensor<3x97xf32>
        %663 = stablehlo.bitcast_convert %662 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %664 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %665 = stablehlo.xor %663, %664 : tensor<3x97xi32>
        %666 = stablehlo.bitcast_convert %665 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_196 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %667 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %668 = stablehlo.multiply %598, %667 : tensor<3x97xf32>
        %669 = stablehlo.bitcast_convert %668 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %670 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %671 = stablehlo.xor %669, %670 : tensor<3x97xi32>
        %672 = stablehlo.bitcast_convert %671 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %673 = stablehlo.add %666, %672 : tensor<3x97xf32>
        %cst_197 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %674 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %675 = stablehlo.multiply %603, %674 : tensor<3x97xf32>
        %676 = stablehlo.subtract %673, %675 : tensor<3x97xf32>
        %677 = stablehlo.add %597, %676 : tensor<3x97xf32>
        %cst_198 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %678 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %679 = stablehlo.multiply %598, %678 : tensor<3x97xf32>
        %680 = stablehlo.add %677, %679 : tensor<3x97xf32>
        %681 = stablehlo.negate %680 : tensor<3x97xf32>
        %682 = stablehlo.bitcast_convert %681 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_199 = stablehlo.constant dense<1060439283> : tensor<i32>
        %683 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %684 = stablehlo.subtract %682, %683 : tensor<3x97xi32>
        %c_200 = stablehlo.constant dense<23> : tensor<i32>
        %685 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %686 = stablehlo.shift_right_arithmetic %684, %685 : tensor<3x97xi32>
        %c_201 = stablehlo.constant dense<23> : tensor<i32>
        %687 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %688 = stablehlo.shift_left %686, %687 : tensor<3x97xi32>
        %689 = stablehlo.subtract %682, %688 : tensor<3x97xi32>
        %690 = stablehlo.bitcast_convert %689 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %691 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %692 = stablehlo.subtract %690, %691 : tensor<3x97xf32>
        %693 = stablehlo.convert %686 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %694 = stablehlo.multiply %692, %692 : tensor<3x97xf32>
        %695 = stablehlo.bitcast_convert %694 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %696 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %697 = stablehlo.xor %695, %696 : tensor<3x97xi32>
        %698 = stablehlo.bitcast_convert %697 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_203 = stablehlo.constant dense<0.0703768358> : tensor<f32>
        %699 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %700 = stablehlo.multiply %699, %692 : tensor<3x97xf32>
        %701 = stablehlo.bitcast_convert %700 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %702 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %703 = stablehlo.xor %701, %702 : tensor<3x97xi32>
        %704 = stablehlo.bitcast_convert %703 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_204 = stablehlo.constant dense<-0.115146101> : tensor<f32>
        %705 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %706 = stablehlo.add %704, %705 : tensor<3x97xf32>
        %707 = stablehlo.multiply %706, %692 : tensor<3x97xf32>
        %708 = stablehlo.bitcast_convert %707 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %709 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %710 = stablehlo.xor %708, %709 : tensor<3x97xi32>
        %711 = stablehlo.bitcast_convert %710 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_205 = stablehlo.constant dense<0.116769984> : tensor<f32>
        %712 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %713 = stablehlo.add %711, %712 : tensor<3x97xf32>
        %714 = stablehlo.multiply %713, %692 : tensor<3x97xf32>
        %715 = stablehlo.bitcast_convert %714 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %716 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %717 = stablehlo.xor %715, %716 : tensor<3x97xi32>
        %718 = stablehlo.bitcast_convert %717 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_206 = stablehlo.constant dense<-0.12420141> : tensor<f32>
        %719 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %720 = stablehlo.add %718, %719 : tensor<3x97xf32>
        %721 = stablehlo.multiply %720, %692 : tensor<3x97xf32>
        %722 = stablehlo.bitcast_convert %721 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %723 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %724 = stablehlo.xor %722, %723 : tensor<3x97xi32>
        %725 = stablehlo.bitcast_convert %724 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_207 = stablehlo.constant dense<0.142493233> : tensor<f32>
        %726 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %727 = stablehlo.add %725, %726 : tensor<3x97xf32>
        %728 = stablehlo.multiply %727, %692 : tensor<3x97xf32>
        %729 = stablehlo.bitcast_convert %728 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %730 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %731 = stablehlo.xor %729, %730 : tensor<3x97xi32>
        %732 = stablehlo.bitcast_convert %731 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_208 = stablehlo.constant dense<-0.166680574> : tensor<f32>
        %733 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %734 = stablehlo.add %732, %733 : tensor<3x97xf32>
        %735 = stablehlo.multiply %734, %692 : tensor<3x97xf32>
        %736 = stablehlo.bitcast_convert %735 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %737 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %738 = stablehlo.xor %736, %737 : tensor<3x97xi32>
        %739 = stablehlo.bitcast_convert %738 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_209 = stablehlo.constant dense<0.200007141> : tensor<f32>
        %740 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %741 = stablehlo.add %739, %740 : tensor<3x97xf32>
        %742 = stablehlo.multiply %741, %692 : tensor<3x97xf32>
        %743 = stablehlo.bitcast_convert %742 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %744 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %745 = stablehlo.xor %743, %744 : tensor<3x97xi32>
        %746 = stablehlo.bitcast_convert %745 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_210 = stablehlo.constant dense<-0.24999994> : tensor<f32>
        %747 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %748 = stablehlo.add %746, %747 : tensor<3x97xf32>
        %749 = stablehlo.multiply %748, %692 : tensor<3x97xf32>
        %750 = stablehlo.bitcast_convert %749 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %751 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %752 = stablehlo.xor %750, %751 : tensor<3x97xi32>
        %753 = stablehlo.bitcast_convert %752 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_211 = stablehlo.constant dense<0.333333313> : tensor<f32>
        %754 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %755 = stablehlo.add %753, %754 : tensor<3x97xf32>
        %756 = stablehlo.multiply %755, %692 : tensor<3x97xf32>
        %757 = stablehlo.multiply %756, %698 : tensor<3x97xf32>
        %758 = stablehlo.bitcast_convert %757 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %759 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %760 = stablehlo.xor %758, %759 : tensor<3x97xi32>
        %761 = stablehlo.bitcast_convert %760 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_212 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %762 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %763 = stablehlo.multiply %693, %762 : tensor<3x97xf32>
        %764 = stablehlo.bitcast_convert %763 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %765 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %766 = stablehlo.xor %764, %765 : tensor<3x97xi32>
        %767 = stablehlo.bitcast_convert %766 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %768 = stablehlo.add %761, %767 : tensor<3x97xf32>
        %cst_213 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %769 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %770 = stablehlo.multiply %698, %769 : tensor<3x97xf32>
        %771 = stablehlo.subtract %768, %770 : tensor<3x97xf32>
        %772 = stablehlo.add %692, %771 : tensor<3x97xf32>
        %cst_214 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %773 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %774 = stablehlo.multiply %693, %773 : tensor<3x97xf32>
        %775 = stablehlo.add %772, %774 : tensor<3x97xf32>
        %776 = stablehlo.negate %775 : tensor<3x97xf32>
        stablehlo.return %776 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %167 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %168 = stablehlo.compare GT, %154, %167, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %169 = func.call @_where_14(%168, %154, %cst_65) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %170 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %171 = stablehlo.divide %170, %169 : tensor<3xf32>
      %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %172 = stablehlo.reduce(%50 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.broadcast_in_dim %172, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %175 = stablehlo.subtract %50, %174 : tensor<3x97xf32>
      %176 = stablehlo.broadcast_in_dim %171, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_68 = stablehlo.constant dense<31> : tensor<i32>
      %177 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %178 = stablehlo.shift_right_logical %156, %177 : tensor<3xi32>
      %179 = stablehlo.broadcast_in_dim %178, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %180 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %181 = stablehlo.multiply %175, %180 : tensor<3x97xf32>
      %182 = stablehlo.bitcast_convert %181 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %183 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %184 = stablehlo.xor %182, %183 : tensor<3x97xi32>
      %185 = stablehlo.bitcast_convert %184 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %186 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %187 = stablehlo.compare EQ, %50, %186, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %188 = func.call @_where_15(%187, %cst_70, %185) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %189 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %190 = stablehlo.compare GT, %156, %189, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %191 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %192 = stablehlo.compare LT, %158, %191, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %193 = stablehlo.or %190, %192 : tensor<3xi1>
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %194 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %195 = stablehlo.compare GT, %160, %194, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %196 = stablehlo.or %193, %195 : tensor<3xi1>
      %c_74 = stablehlo.constant dense<false> : tensor<i1>
      %197 = stablehlo.reduce(%196 init: %c_74) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %198 = stablehlo.convert %197 : (tensor<i1>) -> tensor<i32>
      %199 = "stablehlo.case"(%198) ({
        %c_85 = stablehlo.constant dense<true> : tensor<i1>
        %224 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %224 : tensor<3x97xi1>
      }, {
        %c_85 = stablehlo.constant dense<1> : tensor<i32>
        %224 = "stablehlo.case"(%c_85) ({
          %c_86 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_86 : tensor<i32>
        }, {
          %c_86 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_86 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %225 = "stablehlo.case"(%224) ({
          %226 = stablehlo.bitcast_convert %188 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_86 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %227 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %228 = stablehlo.compare EQ, %226, %227, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_87 = stablehlo.constant dense<0> : tensor<i32>
          %229 = func.call @_where_16(%228, %c_87, %226) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %c_88 = stablehlo.constant dense<0> : tensor<i32>
          %230 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %231 = stablehlo.compare LT, %229, %230, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_89 = stablehlo.constant dense<2147483647> : tensor<i32>
          %232 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %233 = stablehlo.xor %229, %232 : tensor<3x97xi32>
          %234 = func.call @_where_17(%231, %233, %229) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %values, %indices = chlo.top_k(%188, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
          %c_90 = stablehlo.constant dense<0> : tensor<i32>
          %235 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %236 = stablehlo.compare EQ, %156, %235, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %c_91 = stablehlo.constant dense<97> : tensor<i32>
          %237 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %238 = stablehlo.compare GE, %156, %237, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %239 = stablehlo.or %236, %238 : tensor<3xi1>
          %240 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_92 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %241 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %242 = stablehlo.compare EQ, %240, %241, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_93 = stablehlo.constant dense<0> : tensor<i32>
          %243 = func.call @_where_16(%242, %c_93, %240) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %c_94 = stablehlo.constant dense<0> : tensor<i32>
          %244 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %245 = stablehlo.compare LT, %243, %244, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_95 = stablehlo.constant dense<2147483647> : tensor<i32>
          %246 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %247 = stablehlo.xor %243, %246 : tensor<3x97xi32>
          %248 = func.call @_where_17(%245, %247, %243) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %c_96 = stablehlo.constant dense<1> : tensor<i32>
          %c_97 = stablehlo.constant dense<97> : tensor<i32>
          %249 = func.call @clip(%156, %c_96, %c_97) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
          %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_98 = stablehlo.constant dense<1> : tensor<i32>
          %251 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %252 = stablehlo.subtract %250, %251 : tensor<3x1xi32>
          %253 = func.call @take_along_axis_18(%248, %252) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
          %254 = stablehlo.reshape %253 : (tensor<3x1xi32>) -> tensor<3xi32>
          %c_99 = stablehlo.constant dense<97> : tensor<i32>
          %255 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %256 = stablehlo.minimum %156, %255 : tensor<3xi32>
          %257 = stablehlo.convert %256 : (tensor<3xi32>) -> tensor<3xf32>
          %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %258 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %c_101 = stablehlo.constant dense<97> : tensor<i32>
          %259 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %260 = stablehlo.compare LE, %156, %259, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %c_102 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %261 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %262 = stablehlo.not %239 : tensor<3xi1>
          %263 = stablehlo.not %260 : tensor<3xi1>
          %264 = stablehlo.and %262, %263 : tensor<3xi1>
          %c_103 = stablehlo.constant dense<false> : tensor<i1>
          %265 = stablehlo.reduce(%264 init: %c_103) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %266 = stablehlo.convert %265 : (tensor<i1>) -> tensor<i32>
          %267 = "stablehlo.case"(%266) ({
            stablehlo.return %261 : tensor<3xi32>
          }, {
            %c_164 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %538 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_165 = stablehlo.constant dense<2147483647> : tensor<i32>
            %539 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_166 = stablehlo.constant dense<0> : tensor<i32>
            %540:6 = stablehlo.while(%iterArg = %234, %iterArg_167 = %258, %iterArg_168 = %257, %iterArg_169 = %c_166, %iterArg_170 = %538, %iterArg_171 = %539) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            cond {
              %c_172 = stablehlo.constant dense<32> : tensor<i32>
              %541 = stablehlo.compare LT, %iterArg_169, %c_172, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %541 : tensor<i1>
            } do {
              %541:2 = func.call @closed_call(%iterArg, %iterArg_167, %iterArg_168, %iterArg_170, %iterArg_171) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
              %c_172 = stablehlo.constant dense<1> : tensor<i32>
              %542 = stablehlo.add %iterArg_169, %c_172 : tensor<i32>
              stablehlo.return %iterArg, %iterArg_167, %iterArg_168, %542, %541#0, %541#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            }
            stablehlo.return %540#4 : tensor<3xi32>
          }) : (tensor<i32>) -> tensor<3xi32>
          %268 = func.call @_where_22(%260, %254, %267) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %269 = func.call @_where_22(%239, %261, %268) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %c_104 = stablehlo.constant dense<31> : tensor<i32>
          %270 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %271 = stablehlo.shift_right_logical %156, %270 : tensor<3xi32>
          %272 = stablehlo.broadcast_in_dim %271, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %cst_105 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
          %273 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %274 = stablehlo.maximum %188, %273 : tensor<3x97xf32>
          %cst_106 = stablehlo.constant dense<1.44269502> : tensor<f32>
          %275 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %276 = stablehlo.multiply %274, %275 : tensor<3x97xf32>
          %277 = func.call @round(%276) : (tensor<3x97xf32>) -> tensor<3x97xf32>
          %cst_107 = stablehlo.constant dense<0.693359375> : tensor<f32>
          %278 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %279 = stablehlo.multiply %277, %278 : tensor<3x97xf32>
          %280 = stablehlo.subtract %274, %279 : tensor<3x97xf32>
          %cst_108 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
          %281 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %282 = stablehlo.multiply %277, %281 : tensor<3x97xf32>
          %283 = stablehlo.bitcast_convert %282 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %284 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %285 = stablehlo.xor %283, %284 : tensor<3x97xi32>
          %286 = stablehlo.bitcast_convert %285 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %287 = stablehlo.subtract %280, %286 : tensor<3x97xf32>
          %cst_109 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
          %288 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %289 = stablehlo.multiply %288, %287 : tensor<3x97xf32>
          %290 = stablehlo.bitcast_convert %289 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %291 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %292 = stablehlo.xor %290, %291 : tensor<3x97xi32>
          %293 = stablehlo.bitcast_convert %292 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_110 = stablehlo.constant dense<0.00139819994> : tensor<f32>
          %294 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %295 = stablehlo.add %293, %294 : tensor<3x97xf32>
          %296 = stablehlo.multiply %295, %287 : tensor<3x97xf32>
          %297 = stablehlo.bitcast_convert %296 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %298 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %299 = stablehlo.xor %297, %298 : tensor<3x97xi32>
          %300 = stablehlo.bitcast_convert %299 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_111 = stablehlo.constant dense<0.00833345205> : tensor<f32>
          %301 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %302 = stablehlo.add %300, %301 : tensor<3x97xf32>
          %303 = stablehlo.multiply %302, %287 : tensor<3x97xf32>
          %304 = stablehlo.bitcast_convert %303 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %305 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %306 = stablehlo.xor %304, %305 : tensor<3x97xi32>
          %307 = stablehlo.bitcast_convert %306 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_112 = stablehlo.constant dense<0.0416657962> : tensor<f32>
          %308 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %309 = stablehlo.add %307, %308 : tensor<3x97xf32>
          %310 = stablehlo.multiply %309, %287 : tensor<3x97xf32>
          %311 = stablehlo.bitcast_convert %310 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %312 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %313 = stablehlo.xor %311, %312 : tensor<3x97xi32>
          %314 = stablehlo.bitcast_convert %313 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_113 = stablehlo.constant dense<0.166666657> : tensor<f32>
          %315 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %316 = stablehlo.add %314, %315 : tensor<3x97xf32>
          %317 = stablehlo.multiply %316, %287 : tensor<3x97xf32>
          %318 = stablehlo.bitcast_convert %317 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %319 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %320 = stablehlo.xor %318, %319 : tensor<3x97xi32>
          %321 = stablehlo.bitcast_convert %320 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_114 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %322 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %323 = stablehlo.add %321, %322 : tensor<3x97xf32>
          %324 = stablehlo.multiply %323, %287 : tensor<3x97xf32>
          %325 = stablehlo.multiply %324, %287 : tensor<3x97xf32>
          %326 = stablehlo.bitcast_convert %325 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %327 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %328 = stablehlo.xor %326, %327 : tensor<3x97xi32>
          %329 = stablehlo.bitcast_convert %328 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %330 = stablehlo.add %329, %287 : tensor<3x97xf32>
          %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %331 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %332 = stablehlo.add %330, %331 : tensor<3x97xf32>
          %333 = stablehlo.convert %277 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_116 = stablehlo.constant dense<127> : tensor<i32>
          %334 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %335 = stablehlo.add %333, %334 : tensor<3x97xi32>
          %c_117 = stablehlo.constant dense<23> : tensor<i32>
          %336 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %337 = stablehlo.shift_left %335, %336 : tensor<3x97xi32>
          %338 = stablehlo.bitcast_convert %337 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_118 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
          %339 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %340 = stablehlo.compare LT, %188, %339, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %341 = stablehlo.multiply %332, %338 : tensor<3x97xf32>
          %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %342 = func.call @_where_15(%340, %cst_119, %341) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %343 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %345 = stablehlo.compare GE, %234, %344, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %346 = func.call @_where_11(%345, %342, %cst_120) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %347 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_121 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %348 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %349 = stablehlo.compare EQ, %347, %348, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_122 = stablehlo.constant dense<0> : tensor<i32>
          %350 = func.call @_where_16(%349, %c_122, %347) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %c_123 = stablehlo.constant dense<0> : tensor<i32>
          %351 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %352 = stablehlo.compare LT, %350, %351, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_124 = stablehlo.constant dense<2147483647> : tensor<i32>
          %353 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %354 = stablehlo.xor %350, %353 : tensor<3x97xi32>
          %355 = func.call @_where_17(%352, %354, %350) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %356 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %358 = stablehlo.compare GE, %355, %357, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_125 = stablehlo.constant dense<31> : tensor<i32>
          %359 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %360 = stablehlo.shift_right_logical %156, %359 : tensor<3xi32>
          %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %cst_126 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
          %362 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %363 = stablehlo.maximum %values, %362 : tensor<3x97xf32>
          %cst_127 = stablehlo.constant dense<1.44269502> : tensor<f32>
          %364 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %365 = stablehlo.multiply %363, %364 : tensor<3x97xf32>
          %366 = func.call @round(%365) : (tensor<3x97xf32>) -> tensor<3x97xf32>
          %cst_128 = stablehlo.constant dense<0.693359375> : tensor<f32>
          %367 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %368 = stablehlo.multiply %366, %367 : tensor<3x97xf32>
          %369 = stablehlo.subtract %363, %368 : tensor<3x97xf32>
          %cst_129 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
          %370 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %371 = stablehlo.multiply %366, %370 : tensor<3x97xf32>
          %372 = stablehlo.bitcast_convert %371 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %373 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %374 = stablehlo.xor %372, %373 : tensor<3x97xi32>
          %375 = stablehlo.bitcast_convert %374 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %376 = stablehlo.subtract %369, %375 : tensor<3x97xf32>
          %cst_130 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
          %377 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %378 = stablehlo.multiply %377, %376 : tensor<3x97xf32>
          %379 = stablehlo.bitcast_convert %378 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %380 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %381 = stablehlo.xor %379, %380 : tensor<3x97xi32>
          %382 = stablehlo.bitcast_convert %381 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_131 = stablehlo.constant dense<0.00139819994> : tensor<f32>
          %383 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %384 = stablehlo.add %382, %383 : tensor<3x97xf32>
          %385 = stablehlo.multiply %384, %376 : tensor<3x97xf32>
          %386 = stablehlo.bitcast_convert %385 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %387 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %388 = stablehlo.xor %386, %387 : tensor<3x97xi32>
          %389 = stablehlo.bitcast_convert %388 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_132 = stablehlo.constant dense<0.00833345205> : tensor<f32>
          %390 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %391 = stablehlo.add %389, %390 : tensor<3x97xf32>
          %392 = stablehlo.multiply %391, %376 : tensor<3x97xf32>
          %393 = stablehlo.bitcast_convert %392 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %394 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %395 = stablehlo.xor %393, %394 : tensor<3x97xi32>
          %396 = stablehlo.bitcast_convert %395 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_133 = stablehlo.constant dense<0.0416657962> : tensor<f32>
          %397 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %398 = stablehlo.add %396, %397 : tensor<3x97xf32>
          %399 = stablehlo.multiply %398, %376 : tensor<3x97xf32>
          %400 = stablehlo.bitcast_convert %399 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %401 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %402 = stablehlo.xor %400, %401 : tensor<3x97xi32>
          %403 = stablehlo.bitcast_convert %402 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_134 = stablehlo.constant dense<0.166666657> : tensor<f32>
          %404 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %405 = stablehlo.add %403, %404 : tensor<3x97xf32>
          %406 = stablehlo.multiply %405, %376 : tensor<3x97xf32>
          %407 = stablehlo.bitcast_convert %406 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %408 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %409 = stablehlo.xor %407, %408 : tensor<3x97xi32>
          %410 = stablehlo.bitcast_convert %409 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_135 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
          %411 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %412 = stablehlo.add %410, %411 : tensor<3x97xf32>
          %413 = stablehlo.multiply %412, %376 : tensor<3x97xf32>
          %414 = stablehlo.multiply %413, %376 : tensor<3x97xf32>
          %415 = stablehlo.bitcast_convert %414 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %416 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %417 = stablehlo.xor %415, %416 : tensor<3x97xi32>
          %418 = stablehlo.bitcast_convert %417 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %419 = stablehlo.add %418, %376 : tensor<3x97xf32>
          %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %420 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %421 = stablehlo.add %419, %420 : tensor<3x97xf32>
          %422 = stablehlo.convert %366 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_137 = stablehlo.constant dense<127> : tensor<i32>
          %423 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %424 = stablehlo.add %422, %423 : tensor<3x97xi32>
          %c_138 = stablehlo.constant dense<23> : tensor<i32>
          %425 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %426 = stablehlo.shift_left %424, %425 : tensor<3x97xi32>
          %427 = stablehlo.bitcast_convert %426 : (tensor<3x97xi32>) -> tensor<3x97xf32>
          %cst_139 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
          %428 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %429 = stablehlo.compare LT, %values, %428, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %430 = stablehlo.multiply %421, %427 : tensor<3x97xf32>
          %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %431 = func.call @_where_15(%429, %cst_140, %430) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
          %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %432 = func.call @_where_11(%358, %431, %cst_141) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_142 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
          %433 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %434 = stablehlo.maximum %158, %433 : tensor<3xf32>
          %c_143 = stablehlo.constant dense<0> : tensor<i32>
          %435 = "stablehlo.case"(%c_143) ({
            %c_164 = stablehlo.constant dense<0> : tensor<i32>
            stablehlo.return %c_164 : tensor<i32>
          }, {
            %c_164 = stablehlo.constant dense<0> : tensor<i32>
            stablehlo.return %c_164 : tensor<i32>
          }) : (tensor<i32>) -> tensor<i32>
          %436 = "stablehlo.case"(%435) ({
            %c_164 = stablehlo.constant dense<0> : tensor<i32>
            %538 = func.call @_pad_19(%346, %c_164) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
            %539 = stablehlo.slice %538 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
            %540 = stablehlo.slice %538 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
            %541 = stablehlo.slice %538 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
            %542 = stablehlo.slice %538 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
            %543 = stablehlo.slice %538 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
            %544 = stablehlo.slice %538 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
            %545 = stablehlo.slice %538 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
            %546 = stablehlo.slice %538 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
            %547 = stablehlo.add %539, %540 : tensor<3x13xf32>
            %548 = stablehlo.add %541, %542 : tensor<3x13xf32>
            %549 = stablehlo.add %547, %548 : tensor<3x13xf32>
            %550 = stablehlo.add %543, %544 : tensor<3x13xf32>
            %551 = stablehlo.add %545, %546 : tensor<3x13xf32>
            %552 = stablehlo.add %550, %551 : tensor<3x13xf32>
            %553 = stablehlo.add %549, %552 : tensor<3x13xf32>
            %554 = stablehlo.optimization_barrier %553 : tensor<3x13xf32>
            %c_165 = stablehlo.constant dense<0> : tensor<i32>
            %555 = func.call @_pad_20(%554, %c_165) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
            %556 = stablehlo.slice %555 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
            %557 = stablehlo.slice %555 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
            %558 = stablehlo.slice %555 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
            %559 = stablehlo.slice %555 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
            %560 = stablehlo.slice %555 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
            %561 = stablehlo.slice %555 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
            %562 = stablehlo.slice %555 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
            %563 = stablehlo.slice %555 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
            %564 = stablehlo.add %556, %557 : tensor<3x2xf32>
            %565 = stablehlo.add %558, %559 : tensor<3x2xf32>
            %566 = stablehlo.add %564, %565 : tensor<3x2xf32>
            %567 = stablehlo.add %560, %561 : tensor<3x2xf32>
            %568 = stablehlo.add %562, %563 : tensor<3x2xf32>
            %569 = stablehlo.add %567, %568 : tensor<3x2xf32>
            %570 = stablehlo.add %566, %569 : tensor<3x2xf32>
            %571 = stablehlo.optimization_barrier %570 : tensor<3x2xf32>
            %c_166 = stablehlo.constant dense<0> : tensor<i32>
            %572 = func.call @_pad_21(%571, %c_166) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
            %573 = stablehlo.slice %572 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
            %574 = stablehlo.slice %572 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
            %575 = stablehlo.slice %572 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
            %576 = stablehlo.slice %572 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
            %577 = stablehlo.slice %572 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
            %578 = stablehlo.slice %572 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
            %579 = stablehlo.slice %572 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
            %580 = stablehlo.slice %572 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
            %581 = stablehlo.add %573, %574 : tensor<3x1xf32>
            %582 = stablehlo.add %575, %576 : tensor<3x1xf32>
            %583 = stablehlo.add %581, %582 : tensor<3x1xf32>
            %584 = stablehlo.add %577, %578 : tensor<3x1xf32>
            %585 = stablehlo.add %579, %580 : tensor<3x1xf32>
            %586 = stablehlo.add %584, %585 : tensor<3x1xf32>
            %587 = stablehlo.add %583, %586 : tensor<3x1xf32>
            %588 = stablehlo.optimization_barrier %587 : tensor<3x1xf32>
            %589 = stablehlo.reshape %588 : (tensor<3x1xf32>) -> tensor<3xf32>
            stablehlo.return %589 : tensor<3xf32>
          }) : (tensor<i32>) -> tensor<3xf32>
          %437 = stablehlo.multiply %434, %436 : tensor<3xf32>
          %438 = stablehlo.slice %432 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
          %439 = stablehlo.slice %432 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
          %440 = stablehlo.add %438, %439 : tensor<3x48xf32>
          %441 = stablehlo.slice %440 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
          %442 = stablehlo.slice %440 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
          %443 = stablehlo.add %441, %442 : tensor<3x24xf32>
          %444 = stablehlo.slice %443 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
          %445 = stablehlo.slice %443 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
          %446 = stablehlo.add %444, %445 : tensor<3x12xf32>
          %447 = stablehlo.slice %446 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
          %448 = stablehlo.slice %446 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
          %449 = stablehlo.add %447, %448 : tensor<3x6xf32>
          %450 = stablehlo.slice %449 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
          %451 = stablehlo.slice %449 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
          %452 = stablehlo.add %450, %451 : tensor<3x3xf32>
          %453 = stablehlo.slice %452 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
          %454 = stablehlo.slice %452 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
          %455 = stablehlo.add %453, %454 : tensor<3x1xf32>
          %456 = stablehlo.slice %452 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
          %457 = stablehlo.add %455, %456 : tensor<3x1xf32>
          %458 = stablehlo.slice %452 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
          %459 = stablehlo.concatenate %458, %457, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
          %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %460 = stablehlo.pad %459, %cst_144, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
          %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %461 = stablehlo.pad %455, %cst_145, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
          %462 = stablehlo.add %460, %461 : tensor<3x3xf32>
          %463 = stablehlo.slice %462 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
          %464 = stablehlo.slice %449 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
          %465 = stablehlo.add %463, %464 : tensor<3x2xf32>
          %466 = stablehlo.slice %449 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
          %467 = stablehlo.concatenate %466, %465, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
          %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %468 = stablehlo.pad %467, %cst_146, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
          %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %469 = stablehlo.pad %462, %cst_147, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
          %470 = stablehlo.add %468, %469 : tensor<3x6xf32>
          %471 = stablehlo.slice %470 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
          %472 = stablehlo.slice %446 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
          %473 = stablehlo.add %471, %472 : tensor<3x5xf32>
          %474 = stablehlo.slice %446 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
          %475 = stablehlo.concatenate %474, %473, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
          %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %476 = stablehlo.pad %475, %cst_148, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
          %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %477 = stablehlo.pad %470, %cst_149, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
          %478 = stablehlo.add %476, %477 : tensor<3x12xf32>
          %479 = stablehlo.slice %478 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
          %480 = stablehlo.slice %443 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
          %481 = stablehlo.add %479, %480 : tensor<3x11xf32>
          %482 = stablehlo.slice %443 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
          %483 = stablehlo.concatenate %482, %481, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
          %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %484 = stablehlo.pad %483, %cst_150, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
          %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %485 = stablehlo.pad %478, %cst_151, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
          %486 = stablehlo.add %484, %485 : tensor<3x24xf32>
          %487 = stablehlo.slice %486 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
          %488 = stablehlo.slice %440 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
          %489 = stablehlo.add %487, %488 : tensor<3x23xf32>
          %490 = stablehlo.slice %440 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
          %491 = stablehlo.concatenate %490, %489, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
          %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %492 = stablehlo.pad %491, %cst_152, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
          %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %493 = stablehlo.pad %486, %cst_153, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
          %494 = stablehlo.add %492, %493 : tensor<3x48xf32>
          %495 = stablehlo.slice %432 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
          %496 = stablehlo.add %494, %495 : tensor<3x48xf32>
          %497 = stablehlo.slice %432 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
          %498 = stablehlo.concatenate %497, %496, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
          %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %499 = stablehlo.pad %498, %cst_154, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %500 = stablehlo.pad %494, %cst_155, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
          %501 = stablehlo.add %499, %500 : tensor<3x97xf32>
          %502 = stablehlo.broadcast_in_dim %437, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %504 = stablehlo.compare GE, %501, %503, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %505 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_156 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %506 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %507 = stablehlo.compare EQ, %505, %506, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_157 = stablehlo.constant dense<0> : tensor<i32>
          %508 = func.call @_where_16(%507, %c_157, %505) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %c_158 = stablehlo.constant dense<0> : tensor<i32>
          %509 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %510 = stablehlo.compare LT, %508, %509, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_159 = stablehlo.constant dense<2147483647> : tensor<i32>
          %511 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %512 = stablehlo.xor %508, %511 : tensor<3x97xi32>
          %513 = func.call @_where_17(%510, %512, %508) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %514 = func.call @argmax(%504) : (tensor<3x97xi1>) -> tensor<3xi32>
          %515 = stablehlo.broadcast_in_dim %514, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %516 = func.call @take_along_axis_18(%513, %515) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
          %517 = stablehlo.reshape %516 : (tensor<3x1xi32>) -> tensor<3xi32>
          %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %518 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %519 = stablehlo.compare GE, %158, %518, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %c_161 = stablehlo.constant dense<false> : tensor<i1>
          %520 = stablehlo.reduce(%504 init: %c_161) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
          %c_162 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %521 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %522 = stablehlo.not %519 : tensor<3xi1>
          %523 = stablehlo.not %520 : tensor<3xi1>
          %524 = stablehlo.and %522, %523 : tensor<3xi1>
          %c_163 = stablehlo.constant dense<false> : tensor<i1>
          %525 = stablehlo.reduce(%524 init: %c_163) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %526 = stablehlo.convert %525 : (tensor<i1>) -> tensor<i32>
          %527 = "stablehlo.case"(%526) ({
            stablehlo.return %521 : tensor<3xi32>
          }, {
            %c_164 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %538 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_165 = stablehlo.constant dense<2147483647> : tensor<i32>
            %539 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_166 = stablehlo.constant dense<0> : tensor<i32>
            %540:6 = stablehlo.while(%iterArg = %234, %iterArg_167 = %346, %iterArg_168 = %437, %iterArg_169 = %c_166, %iterArg_170 = %538, %iterArg_171 = %539) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            cond {
              %c_172 = stablehlo.constant dense<32> : tensor<i32>
              %541 = stablehlo.compare LT, %iterArg_169, %c_172, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %541 : tensor<i1>
            } do {
              %541:2 = func.call @closed_call(%iterArg, %iterArg_167, %iterArg_168, %iterArg_170, %iterArg_171) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
              %c_172 = stablehlo.constant dense<1> : tensor<i32>
              %542 = stablehlo.add %iterArg_169, %c_172 : tensor<i32>
              stablehlo.return %iterArg, %iterArg_167, %iterArg_168, %542, %541#0, %541#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            }
            stablehlo.return %540#4 : tensor<3xi32>
          }) : (tensor<i32>) -> tensor<3xi32>
          %528 = func.call @_where_22(%520, %517, %527) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %529 = func.call @_where_22(%519, %521, %528) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %530 = stablehlo.maximum %269, %529 : tensor<3xi32>
          %531 = stablehlo.broadcast_in_dim %530, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %533 = stablehlo.compare GE, %234, %532, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %534 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %536 = stablehlo.compare GE, %342, %535, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %537 = stablehlo.and %533, %536 : tensor<3x97xi1>
          stablehlo.return %537 : tensor<3x97xi1>
        }) : (tensor<i32>) -> tensor<3x97xi1>
        stablehlo.return %225 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %200 = stablehlo.add %188, %166 : tensor<3x97xf32>
      %cst_75 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %201 = func.call @_where_11(%199, %200, %cst_75) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %202 = func.call @_pad(%201, %cst_76) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
      %203 = stablehlo.reshape %202 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
      %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %204 = stablehlo.reduce(%203 init: %cst_77) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
      %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %205 = stablehlo.reduce(%204 init: %cst_78) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %207 = stablehlo.compare EQ, %204, %206, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
      %208 = stablehlo.iota dim = 1 : tensor<3x1xi32>
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %209 = func.call @_where_12(%207, %208, %c_79) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
      %c_80 = stablehlo.constant dense<2147483647> : tensor<i32>
      %210 = stablehlo.reduce(%209 init: %c_80) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
      %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
      %212 = func.call @take_along_axis(%203, %211) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
      %213 = stablehlo.reshape %212 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
      %214 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
      %215 = stablehlo.compare EQ, %213, %214, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
      %216 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_81 = stablehlo.constant dense<128> : tensor<i32>
      %217 = func.call @_where_13(%215, %216, %c_81) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
      %c_82 = stablehlo.constant dense<2147483647> : tensor<i32>
      %218 = stablehlo.reduce(%217 init: %c_82) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
      %c_83 = stablehlo.constant dense<128> : tensor<i32>
      %219 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %220 = stablehlo.multiply %210, %219 : tensor<3xi32>
      %221 = stablehlo.add %220, %218 : tensor<3xi32>
      %c_84 = stablehlo.constant dense<97> : tensor<i32>
      %222 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %223 = stablehlo.minimum %221, %222 : tensor<3xi32>
      stablehlo.return %223 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %81 = call @_where_22(%77, %80, %75) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
    %98 = call @_where_23(%97, %c_40, %c_41) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %101 = stablehlo.compare EQ, %100, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_42 = stablehlo.constant dense<false> : tensor<i1>
    %102 = stablehlo.reduce(%101 init: %c_42) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %103 = call @_where_24(%102, %c_43, %98) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %104 = call @_where_25(%88, %103, %c_44) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %105 = stablehlo.convert %104 : tensor<3xi32>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.compare NE, %105, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %108 = stablehlo.and %53, %107 : tensor<3xi1>
    %c_46 = stablehlo.constant dense<4> : tensor<i32>
    %109 = call @_where_26(%108, %c_46, %105) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %110 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %111 = stablehlo.broadcast_in_dim %109, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %112 = stablehlo.broadcast_in_dim %96, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %113 = stablehlo.concatenate %110, %111, %112, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %114 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %115 = call @_where_27(%114, %113, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %116 = stablehlo.slice %115 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %117 = stablehlo.reshape %116 : (tensor<1x3xi32>) -> tensor<3xi32>
    %118 = stablehlo.slice %115 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %119 = stablehlo.reshape %118 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_47 = stablehlo.constant dense<-1> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %121 = stablehlo.compare NE, %117, %120, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %122 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %123 = call @floor_divide_28(%arg1, %c_48) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
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
    %148 = call @_where_29(%121, %147, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
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
  func.func private @_where_16(%arg0: tensor<3x97xi1>, %arg1: tensor<i32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_17(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
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
  func.func private @take_along_axis_18(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
      %18 = func.call @_pad_19(%12, %c_3) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %35 = func.call @_pad_20(%34, %c_4) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %52 = func.call @_pad_21(%51, %c_5) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
    %16 = call @_where_22(%15, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %17 = call @_where_22(%15, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %16, %17 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_pad_19(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_20(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_21(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @_where_22(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
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
  func.func private @_where_23(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_24(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_25(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_26(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_27(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @floor_divide_28(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_22(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
  func.func private @_where_29(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
