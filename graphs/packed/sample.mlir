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
      %137 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %138 = stablehlo.add %arg4, %arg5 : tensor<3x97xf32>
      %139 = func.call @_where_4(%137, %138, %arg4) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %139 : tensor<3x97xf32>
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
      %137 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %139 = stablehlo.compare NE, %19, %138, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %141 = stablehlo.compare NE, %23, %140, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %142 = stablehlo.or %139, %141 : tensor<3xi1>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %144 = stablehlo.compare NE, %25, %143, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %145 = stablehlo.or %142, %144 : tensor<3xi1>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %146 = func.call @_where_5(%145, %arg1, %c_54) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %147 = stablehlo.iota dim = 0 : tensor<3x128xi32>
      %148 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_55 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %149 = stablehlo.reduce(%146 init: %c_55) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %150 = stablehlo.subtract %149, %c_56 : tensor<i32>
      %c_57 = stablehlo.constant dense<128> : tensor<i32>
      %151 = func.call @floor_divide(%150, %c_57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %152 = stablehlo.add %151, %c_58 : tensor<i32>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %153 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %c_60 = stablehlo.constant dense<0> : tensor<i32>
      %154:8 = stablehlo.while(%iterArg = %148, %iterArg_72 = %15, %iterArg_73 = %146, %iterArg_74 = %arg0, %iterArg_75 = %147, %iterArg_76 = %c_60, %iterArg_77 = %152, %iterArg_78 = %153) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %199 = stablehlo.compare LT, %iterArg_76, %iterArg_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %199 : tensor<i1>
      } do {
        %c_79 = stablehlo.constant dense<1> : tensor<i32>
        %199 = stablehlo.add %iterArg_76, %c_79 : tensor<i32>
        %c_80 = stablehlo.constant dense<128> : tensor<i32>
        %200 = stablehlo.multiply %iterArg_76, %c_80 : tensor<i32>
        %201 = stablehlo.convert %200 : tensor<i32>
        %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %203 = stablehlo.add %202, %iterArg : tensor<3x128xi32>
        %204 = stablehlo.broadcast_in_dim %iterArg_72, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %206 = stablehlo.compare GE, %203, %205, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_81 = stablehlo.constant dense<128> : tensor<i32>
        %207 = stablehlo.multiply %iterArg_76, %c_81 : tensor<i32>
        %208 = stablehlo.convert %207 : tensor<i32>
        %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %210 = stablehlo.add %209, %iterArg : tensor<3x128xi32>
        %211 = stablehlo.broadcast_in_dim %iterArg_73, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %213 = stablehlo.compare LT, %210, %212, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %214 = stablehlo.and %206, %213 : tensor<3x128xi1>
        %215 = func.call @dynamic_index_in_dim(%iterArg_74, %iterArg_76) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_82 = stablehlo.constant dense<97> : tensor<i32>
        %216 = func.call @_where_7(%214, %215, %c_82) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_83 = stablehlo.constant dense<0> : tensor<i32>
        %217 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %218 = stablehlo.compare LT, %iterArg_75, %217, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_84 = stablehlo.constant dense<3> : tensor<i32>
        %219 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %220 = stablehlo.add %iterArg_75, %219 : tensor<3x128xi32>
        %221 = stablehlo.select %218, %220, %iterArg_75 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_85 = stablehlo.constant dense<0> : tensor<i32>
        %222 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %223 = stablehlo.compare LT, %216, %222, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_86 = stablehlo.constant dense<97> : tensor<i32>
        %224 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %225 = stablehlo.add %216, %224 : tensor<3x128xi32>
        %226 = stablehlo.select %223, %225, %216 : tensor<3x128xi1>, tensor<3x128xi32>
        %227 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %228 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %229 = stablehlo.concatenate %227, %228, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_87 = stablehlo.constant dense<1> : tensor<i32>
        %230 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %231 = "stablehlo.scatter"(%iterArg_78, %229, %230) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
          %232 = stablehlo.add %arg22, %arg23 : tensor<i32>
          stablehlo.return %232 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %199, %iterArg_77, %231 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %155 = stablehlo.minimum %21, %146 : tensor<3xi32>
      %156 = stablehlo.subtract %146, %155 : tensor<3xi32>
      %157 = stablehlo.iota dim = 0 : tensor<3x128xi32>
      %158 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_61 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %159 = stablehlo.reduce(%146 init: %c_61) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_62 = stablehlo.constant dense<1> : tensor<i32>
      %160 = stablehlo.subtract %159, %c_62 : tensor<i32>
      %c_63 = stablehlo.constant dense<128> : tensor<i32>
      %161 = func.call @floor_divide(%160, %c_63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %162 = stablehlo.add %161, %c_64 : tensor<i32>
      %c_65 = stablehlo.constant dense<0> : tensor<i32>
      %163 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %164:8 = stablehlo.while(%iterArg = %158, %iterArg_72 = %156, %iterArg_73 = %146, %iterArg_74 = %arg0, %iterArg_75 = %157, %iterArg_76 = %c_66, %iterArg_77 = %162, %iterArg_78 = %163) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %199 = stablehlo.compare LT, %iterArg_76, %iterArg_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %199 : tensor<i1>
      } do {
        %c_79 = stablehlo.constant dense<1> : tensor<i32>
        %199 = stablehlo.add %iterArg_76, %c_79 : tensor<i32>
        %c_80 = stablehlo.constant dense<128> : tensor<i32>
        %200 = stablehlo.multiply %iterArg_76, %c_80 : tensor<i32>
        %201 = stablehlo.convert %200 : tensor<i32>
        %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %203 = stablehlo.add %202, %iterArg : tensor<3x128xi32>
        %204 = stablehlo.broadcast_in_dim %iterArg_72, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %206 = stablehlo.compare GE, %203, %205, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_81 = stablehlo.constant dense<128> : tensor<i32>
        %207 = stablehlo.multiply %iterArg_76, %c_81 : tensor<i32>
        %208 = stablehlo.convert %207 : tensor<i32>
        %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %210 = stablehlo.add %209, %iterArg : tensor<3x128xi32>
        %211 = stablehlo.broadcast_in_dim %iterArg_73, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %213 = stablehlo.compare LT, %210, %212, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %214 = stablehlo.and %206, %213 : tensor<3x128xi1>
        %215 = func.call @dynamic_index_in_dim(%iterArg_74, %iterArg_76) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_82 = stablehlo.constant dense<97> : tensor<i32>
        %216 = func.call @_where_7(%214, %215, %c_82) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_83 = stablehlo.constant dense<0> : tensor<i32>
        %217 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %218 = stablehlo.compare LT, %iterArg_75, %217, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_84 = stablehlo.constant dense<3> : tensor<i32>
        %219 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %220 = stablehlo.add %iterArg_75, %219 : tensor<3x128xi32>
        %221 = stablehlo.select %218, %220, %iterArg_75 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_85 = stablehlo.constant dense<0> : tensor<i32>
        %222 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %223 = stablehlo.compare LT, %216, %222, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_86 = stablehlo.constant dense<97> : tensor<i32>
        %224 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %225 = stablehlo.add %216, %224 : tensor<3x128xi32>
        %226 = stablehlo.select %223, %225, %216 : tensor<3x128xi1>, tensor<3x128xi32>
        %227 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %228 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %229 = stablehlo.concatenate %227, %228, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_87 = stablehlo.constant dense<1> : tensor<i32>
        %230 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %231 = "stablehlo.scatter"(%iterArg_78, %229, %230) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
          %232 = stablehlo.add %arg22, %arg23 : tensor<i32>
          stablehlo.return %232 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %199, %iterArg_77, %231 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %165 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %166 = stablehlo.compare GT, %164#7, %165, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %c_68 = stablehlo.constant dense<31> : tensor<i32>
      %167 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %168 = stablehlo.shift_right_logical %15, %167 : tensor<3xi32>
      %169 = stablehlo.broadcast_in_dim %168, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %170 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %171 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %172 = stablehlo.compare LT, %32, %171, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
      %174 = stablehlo.divide %173, %170 : tensor<3x1xf32>
      %175 = func.call @_where_8(%172, %170, %174) : (tensor<3x97xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x97xf32>
      %176 = stablehlo.multiply %32, %175 : tensor<3x97xf32>
      %177 = stablehlo.bitcast_convert %176 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %178 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %179 = stablehlo.xor %177, %178 : tensor<3x97xi32>
      %180 = stablehlo.bitcast_convert %179 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %181 = func.call @_where_9(%166, %180, %32) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %182 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %183 = stablehlo.convert %154#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %184 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %185 = stablehlo.multiply %184, %183 : tensor<3x97xf32>
      %186 = stablehlo.bitcast_convert %185 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %187 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %188 = stablehlo.xor %186, %187 : tensor<3x97xi32>
      %189 = stablehlo.bitcast_convert %188 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %190 = stablehlo.subtract %181, %189 : tensor<3x97xf32>
      %191 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %192 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %193 = stablehlo.compare GT, %154#7, %192, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %194 = stablehlo.convert %193 : (tensor<3x97xi1>) -> tensor<3x97xf32>
      %195 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %196 = stablehlo.multiply %195, %194 : tensor<3x97xf32>
      %197 = stablehlo.subtract %190, %196 : tensor<3x97xf32>
      %198 = func.call @_where_4(%137, %197, %32) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %198 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %44 = stablehlo.compare LT, %arg1, %17, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %45 = stablehlo.reduce(%44 init: %c_19) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %46 = stablehlo.convert %45 : (tensor<i1>) -> tensor<i32>
    %47 = "stablehlo.case"(%46) ({
      stablehlo.return %43 : tensor<3x97xf32>
    }, {
      %137 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %138 = stablehlo.iota dim = 0 : tensor<3xi32>
      %139 = stablehlo.broadcast_in_dim %138, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %140 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %141 = stablehlo.compare LT, %13, %140, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_52 = stablehlo.constant dense<97> : tensor<i32>
      %142 = func.call @_where_10(%141, %c_52, %13) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_53 = stablehlo.constant dense<0> : tensor<i32>
      %143 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %144 = stablehlo.compare LT, %139, %143, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %c_54 = stablehlo.constant dense<3> : tensor<i32>
      %145 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %146 = stablehlo.add %139, %145 : tensor<3x1xi32>
      %147 = stablehlo.select %144, %146, %139 : tensor<3x1xi1>, tensor<3x1xi32>
      %c_55 = stablehlo.constant dense<0> : tensor<i32>
      %148 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %149 = stablehlo.compare LT, %142, %148, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_56 = stablehlo.constant dense<97> : tensor<i32>
      %150 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %151 = stablehlo.add %142, %150 : tensor<3x4xi32>
      %152 = stablehlo.select %149, %151, %142 : tensor<3x4xi1>, tensor<3x4xi32>
      %153 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %155 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %156 = stablehlo.concatenate %154, %155, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
      %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %158 = "stablehlo.scatter"(%43, %156, %157) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
        stablehlo.return %arg23 : tensor<f32>
      }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
      %159 = func.call @_where_4(%137, %158, %43) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %159 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %c_20 = stablehlo.constant dense<false> : tensor<i1>
    %48 = stablehlo.reduce(%29 init: %c_20) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %49 = stablehlo.convert %48 : (tensor<i1>) -> tensor<i32>
    %50 = "stablehlo.case"(%49) ({
      stablehlo.return %47 : tensor<3x97xf32>
    }, {
      %137 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %138 = stablehlo.broadcast_in_dim %arg21, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %139 = stablehlo.iota dim = 0 : tensor<32xi32>
      %140 = stablehlo.broadcast_in_dim %139, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
      %141 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
      %142 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
      %143 = stablehlo.shift_right_arithmetic %141, %142 : tensor<3x4x32xi32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %144 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
      %145 = stablehlo.and %143, %144 : tensor<3x4x32xi32>
      %146 = stablehlo.reshape %145 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
      %147 = stablehlo.slice %146 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %148 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %149 = stablehlo.compare NE, %147, %148, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %150 = stablehlo.convert %149 : tensor<3x97xi1>
      %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %151 = func.call @_where_11(%150, %47, %cst_53) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %152 = func.call @_where_4(%137, %151, %47) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %152 : tensor<3x97xf32>
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
      %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %138 = stablehlo.compare GT, %1, %137, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %140 = func.call @_where(%138, %1, %139) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %c_53 = stablehlo.constant dense<0> : tensor<i32>
      %141 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %142 = func.call @_where_0(%138, %3, %141) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
      %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %144 = func.call @_where(%138, %5, %143) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %146 = func.call @_where(%138, %7, %145) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %147 = stablehlo.reshape %138 : (tensor<3xi1>) -> tensor<3x1xi1>
      %148 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %149 = func.call @_where_1(%147, %10, %148) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
      %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %151 = stablehlo.compare GT, %140, %150, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %152 = func.call @_where_14(%151, %140, %cst_57) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %154 = stablehlo.divide %153, %152 : tensor<3xf32>
      %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %155 = stablehlo.reduce(%50 init: %cst_59) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %156 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %158 = stablehlo.subtract %50, %157 : tensor<3x97xf32>
      %159 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_60 = stablehlo.constant dense<31> : tensor<i32>
      %160 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %161 = stablehlo.shift_right_logical %142, %160 : tensor<3xi32>
      %162 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %163 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %164 = stablehlo.multiply %158, %163 : tensor<3x97xf32>
      %165 = stablehlo.bitcast_convert %164 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %166 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %167 = stablehlo.xor %165, %166 : tensor<3x97xi32>
      %168 = stablehlo.bitcast_convert %167 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %170 = stablehlo.compare EQ, %50, %169, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %171 = func.call @_where_15(%170, %cst_62, %168) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_63 = stablehlo.constant dense<0> : tensor<i32>
      %172 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %173 = stablehlo.compare GT, %142, %172, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %174 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %175 = stablehlo.compare LT, %144, %174, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %176 = stablehlo.or %173, %175 : tensor<3xi1>
      %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %178 = stablehlo.compare GT, %146, %177, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %179 = stablehlo.or %176, %178 : tensor<3xi1>
      %c_66 = stablehlo.constant dense<false> : tensor<i1>
      %180 = stablehlo.reduce(%179 init: %c_66) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %181 = stablehlo.convert %180 : (tensor<i1>) -> tensor<i32>
      %182 = "stablehlo.case"(%181) ({
        %c_115 = stablehlo.constant dense<true> : tensor<i1>
        %426 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %426 : tensor<3x97xi1>
      }, {
        %426 = stablehlo.bitcast_convert %171 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_115 = stablehlo.constant dense<0> : tensor<i32>
        %427 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %428 = stablehlo.compare LT, %426, %427, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_116 = stablehlo.constant dense<2147483647> : tensor<i32>
        %429 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %430 = stablehlo.xor %426, %429 : tensor<3x97xi32>
        %431 = func.call @_where_16(%428, %430, %426) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %values, %indices = chlo.top_k(%171, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
        %c_117 = stablehlo.constant dense<0> : tensor<i32>
        %432 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %433 = stablehlo.compare EQ, %142, %432, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_118 = stablehlo.constant dense<97> : tensor<i32>
        %434 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %435 = stablehlo.compare GE, %142, %434, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %436 = stablehlo.or %433, %435 : tensor<3xi1>
        %437 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_119 = stablehlo.constant dense<0> : tensor<i32>
        %438 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %439 = stablehlo.compare LT, %437, %438, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_120 = stablehlo.constant dense<2147483647> : tensor<i32>
        %440 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %441 = stablehlo.xor %437, %440 : tensor<3x97xi32>
        %442 = func.call @_where_16(%439, %441, %437) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_121 = stablehlo.constant dense<1> : tensor<i32>
        %c_122 = stablehlo.constant dense<97> : tensor<i32>
        %443 = func.call @clip(%142, %c_121, %c_122) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %444 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_123 = stablehlo.constant dense<1> : tensor<i32>
        %445 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %446 = stablehlo.subtract %444, %445 : tensor<3x1xi32>
        %447 = func.call @take_along_axis_17(%442, %446) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %448 = stablehlo.reshape %447 : (tensor<3x1xi32>) -> tensor<3xi32>
        %c_124 = stablehlo.constant dense<97> : tensor<i32>
        %449 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %450 = stablehlo.minimum %142, %449 : tensor<3xi32>
        %451 = stablehlo.convert %450 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %452 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_126 = stablehlo.constant dense<97> : tensor<i32>
        %453 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %454 = stablehlo.compare LE, %142, %453, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_127 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %455 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %456 = stablehlo.not %436 : tensor<3xi1>
        %457 = stablehlo.not %454 : tensor<3xi1>
        %458 = stablehlo.and %456, %457 : tensor<3xi1>
        %c_128 = stablehlo.constant dense<false> : tensor<i1>
        %459 = stablehlo.reduce(%458 init: %c_128) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %460 = stablehlo.convert %459 : (tensor<i1>) -> tensor<i32>
        %461 = "stablehlo.case"(%460) ({
          stablehlo.return %455 : tensor<3xi32>
        }, {
          %c_185 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %726 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_186 = stablehlo.constant dense<2147483647> : tensor<i32>
          %727 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_187 = stablehlo.constant dense<0> : tensor<i32>
          %728:6 = stablehlo.while(%iterArg = %431, %iterArg_188 = %452, %iterArg_189 = %451, %iterArg_190 = %c_187, %iterArg_191 = %726, %iterArg_192 = %727) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_193 = stablehlo.constant dense<32> : tensor<i32>
            %729 = stablehlo.compare LT, %iterArg_190, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %729 : tensor<i1>
          } do {
            %729:2 = func.call @closed_call(%iterArg, %iterArg_188, %iterArg_189, %iterArg_191, %iterArg_192) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_193 = stablehlo.constant dense<1> : tensor<i32>
            %730 = stablehlo.add %iterArg_190, %c_193 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_188, %iterArg_189, %730, %729#0, %729#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %728#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %462 = func.call @_where_21(%454, %448, %461) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %463 = func.call @_where_21(%436, %455, %462) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %c_129 = stablehlo.constant dense<31> : tensor<i32>
        %464 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %465 = stablehlo.shift_right_logical %142, %464 : tensor<3xi32>
        %466 = stablehlo.broadcast_in_dim %465, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %cst_130 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %467 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %468 = stablehlo.maximum %171, %467 : tensor<3x97xf32>
        %cst_131 = stablehlo.constant dense<1.44269502> : tensor<f32>
        %469 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %470 = stablehlo.multiply %468, %469 : tensor<3x97xf32>
        %471 = func.call @round(%470) : (tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_132 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %472 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %473 = stablehlo.multiply %471, %472 : tensor<3x97xf32>
        %474 = stablehlo.subtract %468, %473 : tensor<3x97xf32>
        %cst_133 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %475 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %476 = stablehlo.multiply %471, %475 : tensor<3x97xf32>
        %477 = stablehlo.bitcast_convert %476 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %478 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %479 = stablehlo.xor %477, %478 : tensor<3x97xi32>
        %480 = stablehlo.bitcast_convert %479 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %481 = stablehlo.subtract %474, %480 : tensor<3x97xf32>
        %cst_134 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
        %482 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %483 = stablehlo.multiply %482, %481 : tensor<3x97xf32>
        %484 = stablehlo.bitcast_convert %483 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %485 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %486 = stablehlo.xor %484, %485 : tensor<3x97xi32>
        %487 = stablehlo.bitcast_convert %486 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_135 = stablehlo.constant dense<0.00139819994> : tensor<f32>
        %488 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %489 = stablehlo.add %487, %488 : tensor<3x97xf32>
        %490 = stablehlo.multiply %489, %481 : tensor<3x97xf32>
        %491 = stablehlo.bitcast_convert %490 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %492 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %493 = stablehlo.xor %491, %492 : tensor<3x97xi32>
        %494 = stablehlo.bitcast_convert %493 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_136 = stablehlo.constant dense<0.00833345205> : tensor<f32>
        %495 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %496 = stablehlo.add %494, %495 : tensor<3x97xf32>
        %497 = stablehlo.multiply %496, %481 : tensor<3x97xf32>
        %498 = stablehlo.bitcast_convert %497 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %499 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %500 = stablehlo.xor %498, %499 : tensor<3x97xi32>
        %501 = stablehlo.bitcast_convert %500 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_137 = stablehlo.constant dense<0.0416657962> : tensor<f32>
        %502 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %503 = stablehlo.add %501, %502 : tensor<3x97xf32>
        %504 = stablehlo.multiply %503, %481 : tensor<3x97xf32>
        %505 = stablehlo.bitcast_convert %504 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %506 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %507 = stablehlo.xor %505, %506 : tensor<3x97xi32>
        %508 = stablehlo.bitcast_convert %507 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_138 = stablehlo.constant dense<0.166666657> : tensor<f32>
        %509 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %510 = stablehlo.add %508, %509 : tensor<3x97xf32>
        %511 = stablehlo.multiply %510, %481 : tensor<3x97xf32>
        %512 = stablehlo.bitcast_convert %511 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %513 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %514 = stablehlo.xor %512, %513 : tensor<3x97xi32>
        %515 = stablehlo.bitcast_convert %514 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_139 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %516 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %517 = stablehlo.add %515, %516 : tensor<3x97xf32>
        %518 = stablehlo.multiply %517, %481 : tensor<3x97xf32>
        %519 = stablehlo.multiply %518, %481 : tensor<3x97xf32>
        %520 = stablehlo.bitcast_convert %519 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %521 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %522 = stablehlo.xor %520, %521 : tensor<3x97xi32>
        %523 = stablehlo.bitcast_convert %522 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %524 = stablehlo.add %523, %481 : tensor<3x97xf32>
        %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %525 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %526 = stablehlo.add %524, %525 : tensor<3x97xf32>
        %527 = stablehlo.convert %471 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_141 = stablehlo.constant dense<127> : tensor<i32>
        %528 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %529 = stablehlo.add %527, %528 : tensor<3x97xi32>
        %c_142 = stablehlo.constant dense<23> : tensor<i32>
        %530 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %531 = stablehlo.shift_left %529, %530 : tensor<3x97xi32>
        %532 = stablehlo.bitcast_convert %531 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_143 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %533 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %534 = stablehlo.compare LT, %171, %533, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %535 = stablehlo.multiply %526, %532 : tensor<3x97xf32>
        %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %536 = func.call @_where_15(%534, %cst_144, %535) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %537 = stablehlo.broadcast_in_dim %463, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %538 = stablehlo.broadcast_in_dim %537, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %539 = stablehlo.compare GE, %431, %538, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %540 = func.call @_where_11(%539, %536, %cst_145) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %541 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_146 = stablehlo.constant dense<0> : tensor<i32>
        %542 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %543 = stablehlo.compare LT, %541, %542, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_147 = stablehlo.constant dense<2147483647> : tensor<i32>
        %544 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %545 = stablehlo.xor %541, %544 : tensor<3x97xi32>
        %546 = func.call @_where_16(%543, %545, %541) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %547 = stablehlo.broadcast_in_dim %463, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %548 = stablehlo.broadcast_in_dim %547, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %549 = stablehlo.compare GE, %546, %548, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_148 = stablehlo.constant dense<31> : tensor<i32>
        %550 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %551 = stablehlo.shift_right_logical %142, %550 : tensor<3xi32>
        %552 = stablehlo.broadcast_in_dim %551, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %cst_149 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %553 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %554 = stablehlo.maximum %values, %553 : tensor<3x97xf32>
        %cst_150 = stablehlo.constant dense<1.44269502> : tensor<f32>
        %555 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %556 = stablehlo.multiply %554, %555 : tensor<3x97xf32>
        %557 = func.call @round(%556) : (tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_151 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %558 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %559 = stablehlo.multiply %557, %558 : tensor<3x97xf32>
        %560 = stablehlo.subtract %554, %559 : tensor<3x97xf32>
        %cst_152 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %561 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %562 = stablehlo.multiply %557, %561 : tensor<3x97xf32>
        %563 = stablehlo.bitcast_convert %562 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %564 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %565 = stablehlo.xor %563, %564 : tensor<3x97xi32>
        %566 = stablehlo.bitcast_convert %565 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %567 = stablehlo.subtract %560, %566 : tensor<3x97xf32>
        %cst_153 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
        %568 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %569 = stablehlo.multiply %568, %567 : tensor<3x97xf32>
        %570 = stablehlo.bitcast_convert %569 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %571 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %572 = stablehlo.xor %570, %571 : tensor<3x97xi32>
        %573 = stablehlo.bitcast_convert %572 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_154 = stablehlo.constant dense<0.00139819994> : tensor<f32>
        %574 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %575 = stablehlo.add %573, %574 : tensor<3x97xf32>
        %576 = stablehlo.multiply %575, %567 : tensor<3x97xf32>
        %577 = stablehlo.bitcast_convert %576 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %578 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %579 = stablehlo.xor %577, %578 : tensor<3x97xi32>
        %580 = stablehlo.bitcast_convert %579 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_155 = stablehlo.constant dense<0.00833345205> : tensor<f32>
        %581 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %582 = stablehlo.add %580, %581 : tensor<3x97xf32>
        %583 = stablehlo.multiply %582, %567 : tensor<3x97xf32>
        %584 = stablehlo.bitcast_convert %583 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %585 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %586 = stablehlo.xor %584, %585 : tensor<3x97xi32>
        %587 = stablehlo.bitcast_convert %586 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_156 = stablehlo.constant dense<0.0416657962> : tensor<f32>
        %588 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %589 = stablehlo.add %587, %588 : tensor<3x97xf32>
        %590 = stablehlo.multiply %589, %567 : tensor<3x97xf32>
        %591 = stablehlo.bitcast_convert %590 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %592 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %593 = stablehlo.xor %591, %592 : tensor<3x97xi32>
        %594 = stablehlo.bitcast_convert %593 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_157 = stablehlo.constant dense<0.166666657> : tensor<f32>
        %595 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %596 = stablehlo.add %594, %595 : tensor<3x97xf32>
        %597 = stablehlo.multiply %596, %567 : tensor<3x97xf32>
        %598 = stablehlo.bitcast_convert %597 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %599 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %600 = stablehlo.xor %598, %599 : tensor<3x97xi32>
        %601 = stablehlo.bitcast_convert %600 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_158 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %602 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %603 = stablehlo.add %601, %602 : tensor<3x97xf32>
        %604 = stablehlo.multiply %603, %567 : tensor<3x97xf32>
        %605 = stablehlo.multiply %604, %567 : tensor<3x97xf32>
        %606 = stablehlo.bitcast_convert %605 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %607 = stablehlo.broadcast_in_dim %552, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %608 = stablehlo.xor %606, %607 : tensor<3x97xi32>
        %609 = stablehlo.bitcast_convert %608 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %610 = stablehlo.add %609, %567 : tensor<3x97xf32>
        %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %611 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %612 = stablehlo.add %610, %611 : tensor<3x97xf32>
        %613 = stablehlo.convert %557 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_160 = stablehlo.constant dense<127> : tensor<i32>
        %614 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %615 = stablehlo.add %613, %614 : tensor<3x97xi32>
        %c_161 = stablehlo.constant dense<23> : tensor<i32>
        %616 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %617 = stablehlo.shift_left %615, %616 : tensor<3x97xi32>
        %618 = stablehlo.bitcast_convert %617 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_162 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %619 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %620 = stablehlo.compare LT, %values, %619, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %621 = stablehlo.multiply %612, %618 : tensor<3x97xf32>
        %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %622 = func.call @_where_15(%620, %cst_163, %621) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %623 = func.call @_where_11(%549, %622, %cst_164) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_165 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %624 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %625 = stablehlo.maximum %144, %624 : tensor<3xf32>
        %c_166 = stablehlo.constant dense<0> : tensor<i32>
        %626 = "stablehlo.case"(%c_166) ({
          %c_185 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_185 : tensor<i32>
        }, {
          %c_185 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_185 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %627 = "stablehlo.case"(%626) ({
          %c_185 = stablehlo.constant dense<0> : tensor<i32>
          %726 = func.call @_pad_18(%540, %c_185) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
          %727 = stablehlo.slice %726 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %728 = stablehlo.slice %726 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %729 = stablehlo.slice %726 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %730 = stablehlo.slice %726 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %731 = stablehlo.slice %726 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %732 = stablehlo.slice %726 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %733 = stablehlo.slice %726 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %734 = stablehlo.slice %726 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %735 = stablehlo.add %727, %728 : tensor<3x13xf32>
          %736 = stablehlo.add %729, %730 : tensor<3x13xf32>
          %737 = stablehlo.add %735, %736 : tensor<3x13xf32>
          %738 = stablehlo.add %731, %732 : tensor<3x13xf32>
          %739 = stablehlo.add %733, %734 : tensor<3x13xf32>
          %740 = stablehlo.add %738, %739 : tensor<3x13xf32>
          %741 = stablehlo.add %737, %740 : tensor<3x13xf32>
          %742 = stablehlo.optimization_barrier %741 : tensor<3x13xf32>
          %c_186 = stablehlo.constant dense<0> : tensor<i32>
          %743 = func.call @_pad_19(%742, %c_186) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
          %744 = stablehlo.slice %743 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %745 = stablehlo.slice %743 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %746 = stablehlo.slice %743 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %747 = stablehlo.slice %743 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %748 = stablehlo.slice %743 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %749 = stablehlo.slice %743 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %750 = stablehlo.slice %743 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %751 = stablehlo.slice %743 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %752 = stablehlo.add %744, %745 : tensor<3x2xf32>
          %753 = stablehlo.add %746, %747 : tensor<3x2xf32>
          %754 = stablehlo.add %752, %753 : tensor<3x2xf32>
          %755 = stablehlo.add %748, %749 : tensor<3x2xf32>
          %756 = stablehlo.add %750, %751 : tensor<3x2xf32>
          %757 = stablehlo.add %755, %756 : tensor<3x2xf32>
          %758 = stablehlo.add %754, %757 : tensor<3x2xf32>
          %759 = stablehlo.optimization_barrier %758 : tensor<3x2xf32>
          %c_187 = stablehlo.constant dense<0> : tensor<i32>
          %760 = func.call @_pad_20(%759, %c_187) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
          %761 = stablehlo.slice %760 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %762 = stablehlo.slice %760 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %763 = stablehlo.slice %760 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %764 = stablehlo.slice %760 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %765 = stablehlo.slice %760 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %766 = stablehlo.slice %760 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %767 = stablehlo.slice %760 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %768 = stablehlo.slice %760 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %769 = stablehlo.add %761, %762 : tensor<3x1xf32>
          %770 = stablehlo.add %763, %764 : tensor<3x1xf32>
          %771 = stablehlo.add %769, %770 : tensor<3x1xf32>
          %772 = stablehlo.add %765, %766 : tensor<3x1xf32>
          %773 = stablehlo.add %767, %768 : tensor<3x1xf32>
          %774 = stablehlo.add %772, %773 : tensor<3x1xf32>
          %775 = stablehlo.add %771, %774 : tensor<3x1xf32>
          %776 = stablehlo.optimization_barrier %775 : tensor<3x1xf32>
          %777 = stablehlo.reshape %776 : (tensor<3x1xf32>) -> tensor<3xf32>
          stablehlo.return %777 : tensor<3xf32>
        }) : (tensor<i32>) -> tensor<3xf32>
        %628 = stablehlo.multiply %625, %627 : tensor<3xf32>
        %629 = stablehlo.slice %623 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %630 = stablehlo.slice %623 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %631 = stablehlo.add %629, %630 : tensor<3x48xf32>
        %632 = stablehlo.slice %631 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %633 = stablehlo.slice %631 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %634 = stablehlo.add %632, %633 : tensor<3x24xf32>
        %635 = stablehlo.slice %634 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %636 = stablehlo.slice %634 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %637 = stablehlo.add %635, %636 : tensor<3x12xf32>
        %638 = stablehlo.slice %637 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %639 = stablehlo.slice %637 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %640 = stablehlo.add %638, %639 : tensor<3x6xf32>
        %641 = stablehlo.slice %640 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %642 = stablehlo.slice %640 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %643 = stablehlo.add %641, %642 : tensor<3x3xf32>
        %644 = stablehlo.slice %643 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %645 = stablehlo.slice %643 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %646 = stablehlo.add %644, %645 : tensor<3x1xf32>
        %647 = stablehlo.slice %643 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %648 = stablehlo.add %646, %647 : tensor<3x1xf32>
        %649 = stablehlo.slice %643 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %650 = stablehlo.concatenate %649, %648, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
        %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %651 = stablehlo.pad %650, %cst_167, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
        %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %652 = stablehlo.pad %646, %cst_168, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
        %653 = stablehlo.add %651, %652 : tensor<3x3xf32>
        %654 = stablehlo.slice %653 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
        %655 = stablehlo.slice %640 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
        %656 = stablehlo.add %654, %655 : tensor<3x2xf32>
        %657 = stablehlo.slice %640 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
        %658 = stablehlo.concatenate %657, %656, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
        %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %659 = stablehlo.pad %658, %cst_169, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %660 = stablehlo.pad %653, %cst_170, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %661 = stablehlo.add %659, %660 : tensor<3x6xf32>
        %662 = stablehlo.slice %661 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
        %663 = stablehlo.slice %637 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
        %664 = stablehlo.add %662, %663 : tensor<3x5xf32>
        %665 = stablehlo.slice %637 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
        %666 = stablehlo.concatenate %665, %664, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
        %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %667 = stablehlo.pad %666, %cst_171, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %668 = stablehlo.pad %661, %cst_172, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %669 = stablehlo.add %667, %668 : tensor<3x12xf32>
        %670 = stablehlo.slice %669 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
        %671 = stablehlo.slice %634 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
        %672 = stablehlo.add %670, %671 : tensor<3x11xf32>
        %673 = stablehlo.slice %634 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
        %674 = stablehlo.concatenate %673, %672, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
        %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %675 = stablehlo.pad %674, %cst_173, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %676 = stablehlo.pad %669, %cst_174, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %677 = stablehlo.add %675, %676 : tensor<3x24xf32>
        %678 = stablehlo.slice %677 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
        %679 = stablehlo.slice %631 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
        %680 = stablehlo.add %678, %679 : tensor<3x23xf32>
        %681 = stablehlo.slice %631 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
        %682 = stablehlo.concatenate %681, %680, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
        %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %683 = stablehlo.pad %682, %cst_175, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %684 = stablehlo.pad %677, %cst_176, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %685 = stablehlo.add %683, %684 : tensor<3x48xf32>
        %686 = stablehlo.slice %623 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %687 = stablehlo.add %685, %686 : tensor<3x48xf32>
        %688 = stablehlo.slice %623 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
        %689 = stablehlo.concatenate %688, %687, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
        %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %690 = stablehlo.pad %689, %cst_177, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %691 = stablehlo.pad %685, %cst_178, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
        %692 = stablehlo.add %690, %691 : tensor<3x97xf32>
        %693 = stablehlo.broadcast_in_dim %628, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %695 = stablehlo.compare GE, %692, %694, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %696 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_179 = stablehlo.constant dense<0> : tensor<i32>
        %697 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %698 = stablehlo.compare LT, %696, %697, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_180 = stablehlo.constant dense<2147483647> : tensor<i32>
        %699 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %700 = stablehlo.xor %696, %699 : tensor<3x97xi32>
        %701 = func.call @_where_16(%698, %700, %696) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %702 = func.call @argmax(%695) : (tensor<3x97xi1>) -> tensor<3xi32>
        %703 = stablehlo.broadcast_in_dim %702, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %704 = func.call @take_along_axis_17(%701, %703) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %705 = stablehlo.reshape %704 : (tensor<3x1xi32>) -> tensor<3xi32>
        %cst_181 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %706 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %707 = stablehlo.compare GE, %144, %706, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_182 = stablehlo.constant dense<false> : tensor<i1>
        %708 = stablehlo.reduce(%695 init: %c_182) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
        %c_183 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %709 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %710 = stablehlo.not %707 : tensor<3xi1>
        %711 = stablehlo.not %708 : tensor<3xi1>
        %712 = stablehlo.and %710, %711 : tensor<3xi1>
        %c_184 = stablehlo.constant dense<false> : tensor<i1>
        %713 = stablehlo.reduce(%712 init: %c_184) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %714 = stablehlo.convert %713 : (tensor<i1>) -> tensor<i32>
        %715 = "stablehlo.case"(%714) ({
          stablehlo.return %709 : tensor<3xi32>
        }, {
          %c_185 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %726 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_186 = stablehlo.constant dense<2147483647> : tensor<i32>
          %727 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_187 = stablehlo.constant dense<0> : tensor<i32>
          %728:6 = stablehlo.while(%iterArg = %431, %iterArg_188 = %540, %iterArg_189 = %628, %iterArg_190 = %c_187, %iterArg_191 = %726, %iterArg_192 = %727) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_193 = stablehlo.constant dense<32> : tensor<i32>
            %729 = stablehlo.compare LT, %iterArg_190, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %729 : tensor<i1>
          } do {
            %729:2 = func.call @closed_call(%iterArg, %iterArg_188, %iterArg_189, %iterArg_191, %iterArg_192) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_193 = stablehlo.constant dense<1> : tensor<i32>
            %730 = stablehlo.add %iterArg_190, %c_193 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_188, %iterArg_189, %730, %729#0, %729#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %728#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %716 = func.call @_where_21(%708, %705, %715) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %717 = func.call @_where_21(%707, %709, %716) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %718 = stablehlo.maximum %463, %717 : tensor<3xi32>
        %719 = stablehlo.broadcast_in_dim %718, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %720 = stablehlo.broadcast_in_dim %719, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %721 = stablehlo.compare GE, %431, %720, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %722 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %724 = stablehlo.compare GE, %536, %723, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %725 = stablehlo.and %721, %724 : tensor<3x97xi1>
        stablehlo.return %725 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %183 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
      %184 = func.call @_threefry_fold_in(%149, %183) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %185 = stablehlo.slice %184 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %186 = stablehlo.reshape %185 : (tensor<3x1xui32>) -> tensor<3xui32>
      %187 = stablehlo.slice %184 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %188 = stablehlo.reshape %187 : (tensor<3x1xui32>) -> tensor<3xui32>
      %189 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_67 = stablehlo.constant dense<1> : tensor<ui64>
      %190 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %191 = stablehlo.multiply %190, %189 : tensor<97xui64>
      %c_68 = stablehlo.constant dense<32> : tensor<ui64>
      %192 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %193 = stablehlo.shift_right_logical %191, %192 : tensor<97xui64>
      %194 = stablehlo.convert %191 : (tensor<97xui64>) -> tensor<97xui32>
      %195 = stablehlo.convert %193 : (tensor<97xui64>) -> tensor<97xui32>
      %196 = stablehlo.broadcast_in_dim %195, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %197 = stablehlo.broadcast_in_dim %194, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %198 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %199 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %200:2 = func.call @threefry2x32_23(%198, %199, %196, %197) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %201 = stablehlo.xor %200#0, %200#1 : tensor<3x97xui32>
      %c_69 = stablehlo.constant dense<9> : tensor<ui32>
      %202 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %203 = stablehlo.shift_right_logical %201, %202 : tensor<3x97xui32>
      %204 = stablehlo.convert %203 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_70 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %205 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %206 = stablehlo.add %204, %205 : tensor<3x97xf32>
      %cst_71 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %207 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %208 = stablehlo.multiply %206, %207 : tensor<3x97xf32>
      %c_72 = stablehlo.constant dense<31> : tensor<i32>
      %209 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %210 = stablehlo.shift_right_logical %arg1, %209 : tensor<3xi32>
      %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %212 = stablehlo.bitcast_convert %208 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %c_73 = stablehlo.constant dense<1060439283> : tensor<i32>
      %213 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %214 = stablehlo.subtract %212, %213 : tensor<3x97xi32>
      %c_74 = stablehlo.constant dense<23> : tensor<i32>
      %215 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %216 = stablehlo.shift_right_arithmetic %214, %215 : tensor<3x97xi32>
      %c_75 = stablehlo.constant dense<23> : tensor<i32>
      %217 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %218 = stablehlo.shift_left %216, %217 : tensor<3x97xi32>
      %219 = stablehlo.subtract %212, %218 : tensor<3x97xi32>
      %220 = stablehlo.bitcast_convert %219 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %221 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %222 = stablehlo.subtract %220, %221 : tensor<3x97xf32>
      %223 = stablehlo.convert %216 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %224 = stablehlo.multiply %222, %222 : tensor<3x97xf32>
      %225 = stablehlo.bitcast_convert %224 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %226 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %227 = stablehlo.xor %225, %226 : tensor<3x97xi32>
      %228 = stablehlo.bitcast_convert %227 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_77 = stablehlo.constant dense<0.0703768358> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %230 = stablehlo.multiply %229, %222 : tensor<3x97xf32>
      %231 = stablehlo.bitcast_convert %230 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %232 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %233 = stablehlo.xor %231, %232 : tensor<3x97xi32>
      %234 = stablehlo.bitcast_convert %233 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_78 = stablehlo.constant dense<-0.115146101> : tensor<f32>
      %235 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %236 = stablehlo.add %234, %235 : tensor<3x97xf32>
      %237 = stablehlo.multiply %236, %222 : tensor<3x97xf32>
      %238 = stablehlo.bitcast_convert %237 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %239 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %240 = stablehlo.xor %238, %239 : tensor<3x97xi32>
      %241 = stablehlo.bitcast_convert %240 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_79 = stablehlo.constant dense<0.116769984> : tensor<f32>
      %242 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %243 = stablehlo.add %241, %242 : tensor<3x97xf32>
      %244 = stablehlo.multiply %243, %222 : tensor<3x97xf32>
      %245 = stablehlo.bitcast_convert %244 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %246 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %247 = stablehlo.xor %245, %246 : tensor<3x97xi32>
      %248 = stablehlo.bitcast_convert %247 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_80 = stablehlo.constant dense<-0.12420141> : tensor<f32>
      %249 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %250 = stablehlo.add %248, %249 : tensor<3x97xf32>
      %251 = stablehlo.multiply %250, %222 : tensor<3x97xf32>
      %252 = stablehlo.bitcast_convert %251 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %253 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %254 = stablehlo.xor %252, %253 : tensor<3x97xi32>
      %255 = stablehlo.bitcast_convert %254 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_81 = stablehlo.constant dense<0.142493233> : tensor<f32>
      %256 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %257 = stablehlo.add %255, %256 : tensor<3x97xf32>
      %258 = stablehlo.multiply %257, %222 : tensor<3x97xf32>
      %259 = stablehlo.bitcast_convert %258 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %260 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %261 = stablehlo.xor %259, %260 : tensor<3x97xi32>
      %262 = stablehlo.bitcast_convert %261 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_82 = stablehlo.constant dense<-0.166680574> : tensor<f32>
      %263 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %264 = stablehlo.add %262, %263 : tensor<3x97xf32>
      %265 = stablehlo.multiply %264, %222 : tensor<3x97xf32>
      %266 = stablehlo.bitcast_convert %265 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %267 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %268 = stablehlo.xor %266, %267 : tensor<3x97xi32>
      %269 = stablehlo.bitcast_convert %268 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_83 = stablehlo.constant dense<0.200007141> : tensor<f32>
      %270 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %271 = stablehlo.add %269, %270 : tensor<3x97xf32>
      %272 = stablehlo.multiply %271, %222 : tensor<3x97xf32>
      %273 = stablehlo.bitcast_convert %272 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %274 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %275 = stablehlo.xor %273, %274 : tensor<3x97xi32>
      %276 = stablehlo.bitcast_convert %275 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_84 = stablehlo.constant dense<-0.24999994> : tensor<f32>
      %277 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %278 = stablehlo.add %276, %277 : tensor<3x97xf32>
      %279 = stablehlo.multiply %278, %222 : tensor<3x97xf32>
      %280 = stablehlo.bitcast_convert %279 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %281 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %282 = stablehlo.xor %280, %281 : tensor<3x97xi32>
      %283 = stablehlo.bitcast_convert %282 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_85 = stablehlo.constant dense<0.333333313> : tensor<f32>
      %284 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %285 = stablehlo.add %283, %284 : tensor<3x97xf32>
      %286 = stablehlo.multiply %285, %222 : tensor<3x97xf32>
      %287 = stablehlo.multiply %286, %228 : tensor<3x97xf32>
      %288 = stablehlo.bitcast_convert %287 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %289 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %290 = stablehlo.xor %288, %289 : tensor<3x97xi32>
      %291 = stablehlo.bitcast_convert %290 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_86 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
      %292 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %293 = stablehlo.multiply %223, %292 : tensor<3x97xf32>
      %294 = stablehlo.bitcast_convert %293 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %295 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %296 = stablehlo.xor %294, %295 : tensor<3x97xi32>
      %297 = stablehlo.bitcast_convert %296 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %298 = stablehlo.add %291, %297 : tensor<3x97xf32>
      %cst_87 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %299 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %300 = stablehlo.multiply %228, %299 : tensor<3x97xf32>
      %301 = stablehlo.subtract %298, %300 : tensor<3x97xf32>
      %302 = stablehlo.add %222, %301 : tensor<3x97xf32>
      %cst_88 = stablehlo.constant dense<0.693359375> : tensor<f32>
      %303 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %304 = stablehlo.multiply %223, %303 : tensor<3x97xf32>
      %305 = stablehlo.add %302, %304 : tensor<3x97xf32>
      %306 = stablehlo.negate %305 : tensor<3x97xf32>
      %307 = stablehlo.bitcast_convert %306 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %c_89 = stablehlo.constant dense<1060439283> : tensor<i32>
      %308 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %309 = stablehlo.subtract %307, %308 : tensor<3x97xi32>
      %c_90 = stablehlo.constant dense<23> : tensor<i32>
      %310 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %311 = stablehlo.shift_right_arithmetic %309, %310 : tensor<3x97xi32>
      %c_91 = stablehlo.constant dense<23> : tensor<i32>
      %312 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %313 = stablehlo.shift_left %311, %312 : tensor<3x97xi32>
      %314 = stablehlo.subtract %307, %313 : tensor<3x97xi32>
      %315 = stablehlo.bitcast_convert %314 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %316 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %317 = stablehlo.subtract %315, %316 : tensor<3x97xf32>
      %318 = stablehlo.convert %311 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %319 = stablehlo.multiply %317, %317 : tensor<3x97xf32>
      %320 = stablehlo.bitcast_convert %319 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %321 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %322 = stablehlo.xor %320, %321 : tensor<3x97xi32>
      %323 = stablehlo.bitcast_convert %322 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_93 = stablehlo.constant dense<0.0703768358> : tensor<f32>
      %324 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %325 = stablehlo.multiply %324, %317 : tensor<3x97xf32>
      %326 = stablehlo.bitcast_convert %325 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %327 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %328 = stablehlo.xor %326, %327 : tensor<3x97xi32>
      %329 = stablehlo.bitcast_convert %328 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_94 = stablehlo.constant dense<-0.115146101> : tensor<f32>
      %330 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %331 = stablehlo.add %329, %330 : tensor<3x97xf32>
      %332 = stablehlo.multiply %331, %317 : tensor<3x97xf32>
      %333 = stablehlo.bitcast_convert %332 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %334 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %335 = stablehlo.xor %333, %334 : tensor<3x97xi32>
      %336 = stablehlo.bitcast_convert %335 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_95 = stablehlo.constant dense<0.116769984> : tensor<f32>
      %337 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %338 = stablehlo.add %336, %337 : tensor<3x97xf32>
      %339 = stablehlo.multiply %338, %317 : tensor<3x97xf32>
      %340 = stablehlo.bitcast_convert %339 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %341 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %342 = stablehlo.xor %340, %341 : tensor<3x97xi32>
      %343 = stablehlo.bitcast_convert %342 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_96 = stablehlo.constant dense<-0.12420141> : tensor<f32>
      %344 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %345 = stablehlo.add %343, %344 : tensor<3x97xf32>
      %346 = stablehlo.multiply %345, %317 : tensor<3x97xf32>
      %347 = stablehlo.bitcast_convert %346 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %348 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %349 = stablehlo.xor %347, %348 : tensor<3x97xi32>
      %350 = stablehlo.bitcast_convert %349 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_97 = stablehlo.constant dense<0.142493233> : tensor<f32>
      %351 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %352 = stablehlo.add %350, %351 : tensor<3x97xf32>
      %353 = stablehlo.multiply %352, %317 : tensor<3x97xf32>
      %354 = stablehlo.bitcast_convert %353 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %355 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %356 = stablehlo.xor %354, %355 : tensor<3x97xi32>
      %357 = stablehlo.bitcast_convert %356 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_98 = stablehlo.constant dense<-0.166680574> : tensor<f32>
      %358 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %359 = stablehlo.add %357, %358 : tensor<3x97xf32>
      %360 = stablehlo.multiply %359, %317 : tensor<3x97xf32>
      %361 = stablehlo.bitcast_convert %360 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %362 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %363 = stablehlo.xor %361, %362 : tensor<3x97xi32>
      %364 = stablehlo.bitcast_convert %363 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_99 = stablehlo.constant dense<0.200007141> : tensor<f32>
      %365 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %366 = stablehlo.add %364, %365 : tensor<3x97xf32>
      %367 = stablehlo.multiply %366, %317 : tensor<3x97xf32>
      %368 = stablehlo.bitcast_convert %367 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %369 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %370 = stablehlo.xor %368, %369 : tensor<3x97xi32>
      %371 = stablehlo.bitcast_convert %370 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_100 = stablehlo.constant dense<-0.24999994> : tensor<f32>
      %372 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %373 = stablehlo.add %371, %372 : tensor<3x97xf32>
      %374 = stablehlo.multiply %373, %317 : tensor<3x97xf32>
      %375 = stablehlo.bitcast_convert %374 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %376 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %377 = stablehlo.xor %375, %376 : tensor<3x97xi32>
      %378 = stablehlo.bitcast_convert %377 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_101 = stablehlo.constant dense<0.333333313> : tensor<f32>
      %379 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %380 = stablehlo.add %378, %379 : tensor<3x97xf32>
      %381 = stablehlo.multiply %380, %317 : tensor<3x97xf32>
      %382 = stablehlo.multiply %381, %323 : tensor<3x97xf32>
      %383 = stablehlo.bitcast_convert %382 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %384 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %385 = stablehlo.xor %383, %384 : tensor<3x97xi32>
      %386 = stablehlo.bitcast_convert %385 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_102 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
      %387 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %388 = stablehlo.multiply %318, %387 : tensor<3x97xf32>
      %389 = stablehlo.bitcast_convert %388 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %390 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %391 = stablehlo.xor %389, %390 : tensor<3x97xi32>
      %392 = stablehlo.bitcast_convert %391 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %393 = stablehlo.add %386, %392 : tensor<3x97xf32>
      %cst_103 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %394 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %395 = stablehlo.multiply %323, %394 : tensor<3x97xf32>
      %396 = stablehlo.subtract %393, %395 : tensor<3x97xf32>
      %397 = stablehlo.add %317, %396 : tensor<3x97xf32>
      %cst_104 = stablehlo.constant dense<0.693359375> : tensor<f32>
      %398 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %399 = stablehlo.multiply %318, %398 : tensor<3x97xf32>
      %400 = stablehlo.add %397, %399 : tensor<3x97xf32>
      %401 = stablehlo.negate %400 : tensor<3x97xf32>
      %402 = stablehlo.add %171, %401 : tensor<3x97xf32>
      %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %403 = func.call @_where_11(%182, %402, %cst_105) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %404 = func.call @_pad(%403, %cst_106) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
      %405 = stablehlo.reshape %404 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
      %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %406 = stablehlo.reduce(%405 init: %cst_107) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
      %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %407 = stablehlo.reduce(%406 init: %cst_108) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
      %408 = stablehlo.broadcast_in_dim %407, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %409 = stablehlo.compare EQ, %406, %408, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
      %410 = stablehlo.iota dim = 1 : tensor<3x1xi32>
      %c_109 = stablehlo.constant dense<1> : tensor<i32>
      %411 = func.call @_where_12(%409, %410, %c_109) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
      %c_110 = stablehlo.constant dense<2147483647> : tensor<i32>
      %412 = stablehlo.reduce(%411 init: %c_110) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
      %413 = stablehlo.broadcast_in_dim %412, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
      %414 = func.call @take_along_axis(%405, %413) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
      %415 = stablehlo.reshape %414 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
      %416 = stablehlo.broadcast_in_dim %408, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
      %417 = stablehlo.compare EQ, %415, %416, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
      %418 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_111 = stablehlo.constant dense<128> : tensor<i32>
      %419 = func.call @_where_13(%417, %418, %c_111) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
      %c_112 = stablehlo.constant dense<2147483647> : tensor<i32>
      %420 = stablehlo.reduce(%419 init: %c_112) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
      %c_113 = stablehlo.constant dense<128> : tensor<i32>
      %421 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %422 = stablehlo.multiply %412, %421 : tensor<3xi32>
      %423 = stablehlo.add %422, %420 : tensor<3xi32>
      %c_114 = stablehlo.constant dense<97> : tensor<i32>
      %424 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %425 = stablehlo.minimum %423, %424 : tensor<3xi32>
      stablehlo.return %425 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %81 = call @_where_21(%77, %80, %75) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %82:3 = stablehlo.custom_call @xlabatch_summarize_logits(%arg4, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
    %83 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %84 = call @_where_25(%83, %c_33, %c_34) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %87 = stablehlo.compare EQ, %86, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_35 = stablehlo.constant dense<false> : tensor<i1>
    %88 = stablehlo.reduce(%87 init: %c_35) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %89 = call @_where_26(%88, %c_36, %84) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_37 = stablehlo.constant dense<3> : tensor<i32>
    %90 = call @_where_27(%82#2, %89, %c_37) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %91 = stablehlo.convert %90 : tensor<3xi32>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %93 = stablehlo.compare NE, %91, %92, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %94 = stablehlo.and %53, %93 : tensor<3xi1>
    %c_39 = stablehlo.constant dense<4> : tensor<i32>
    %95 = call @_where_28(%94, %c_39, %91) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %98 = stablehlo.broadcast_in_dim %82#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %99 = stablehlo.concatenate %96, %97, %98, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %100 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %101 = call @_where_29(%100, %99, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %102 = stablehlo.slice %101 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %103 = stablehlo.reshape %102 : (tensor<1x3xi32>) -> tensor<3xi32>
    %104 = stablehlo.slice %101 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %105 = stablehlo.reshape %104 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_40 = stablehlo.constant dense<-1> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.compare NE, %103, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %108 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_41 = stablehlo.constant dense<128> : tensor<i32>
    %109 = call @floor_divide_30(%arg1, %c_41) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_42 = stablehlo.constant dense<1> : tensor<i32>
    %110 = call @_where_5(%107, %109, %c_42) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_43 = stablehlo.constant dense<128> : tensor<i32>
    %111 = call @remainder(%arg1, %c_43) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %113 = stablehlo.compare LT, %108, %112, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %115 = stablehlo.add %108, %114 : tensor<3xi32>
    %116 = stablehlo.select %113, %115, %108 : tensor<3xi1>, tensor<3xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %117 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %118 = stablehlo.compare LT, %110, %117, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %120 = stablehlo.add %110, %119 : tensor<3xi32>
    %121 = stablehlo.select %118, %120, %110 : tensor<3xi1>, tensor<3xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %123 = stablehlo.compare LT, %111, %122, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_49 = stablehlo.constant dense<128> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %125 = stablehlo.add %111, %124 : tensor<3xi32>
    %126 = stablehlo.select %123, %125, %111 : tensor<3xi1>, tensor<3xi32>
    %127 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %128 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %129 = stablehlo.broadcast_in_dim %126, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %130 = stablehlo.concatenate %127, %128, %129, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %131 = "stablehlo.scatter"(%arg0, %130, %103) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
      stablehlo.return %arg23 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %133 = stablehlo.compare EQ, %105, %132, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %134 = call @_where_31(%107, %133, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %135 = stablehlo.not %107 : tensor<3xi1>
    %136 = stablehlo.and %arg3, %135 : tensor<3xi1>
    return %131, %arg1, %134, %136, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %101 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x3xi32>
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
