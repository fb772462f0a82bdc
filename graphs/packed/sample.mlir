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
      %c_56 = stablehlo.constant dense<false> : tensor<i1>
      %150 = stablehlo.reduce(%138 init: %c_56) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %151 = stablehlo.convert %150 : (tensor<i1>) -> tensor<i32>
      %152 = "stablehlo.case"(%151) ({
        %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %210 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        stablehlo.return %210 : tensor<3x97xf32>
      }, {
        %210 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
        %211 = stablehlo.slice %149 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
        %212 = stablehlo.reshape %211 : (tensor<3x1xui32>) -> tensor<3xui32>
        %213 = stablehlo.slice %149 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
        %214 = stablehlo.reshape %213 : (tensor<3x1xui32>) -> tensor<3xui32>
        %c_78 = stablehlo.constant dense<0> : tensor<ui32>
        %215 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %216 = stablehlo.xor %212, %214 : tensor<3xui32>
        %c_79 = stablehlo.constant dense<466688986> : tensor<ui32>
        %217 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %218 = stablehlo.xor %216, %217 : tensor<3xui32>
        %219 = stablehlo.add %215, %212 : tensor<3xui32>
        %220 = stablehlo.add %210, %214 : tensor<3xui32>
        %221 = stablehlo.add %219, %220 : tensor<3xui32>
        %c_80 = stablehlo.constant dense<13> : tensor<ui32>
        %222 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %223 = stablehlo.shift_left %220, %222 : tensor<3xui32>
        %c_81 = stablehlo.constant dense<19> : tensor<ui32>
        %224 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %225 = stablehlo.shift_right_logical %220, %224 : tensor<3xui32>
        %226 = stablehlo.or %223, %225 : tensor<3xui32>
        %227 = stablehlo.xor %226, %221 : tensor<3xui32>
        %228 = stablehlo.add %221, %227 : tensor<3xui32>
        %c_82 = stablehlo.constant dense<15> : tensor<ui32>
        %229 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %230 = stablehlo.shift_left %227, %229 : tensor<3xui32>
        %c_83 = stablehlo.constant dense<17> : tensor<ui32>
        %231 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %232 = stablehlo.shift_right_logical %227, %231 : tensor<3xui32>
        %233 = stablehlo.or %230, %232 : tensor<3xui32>
        %234 = stablehlo.xor %233, %228 : tensor<3xui32>
        %235 = stablehlo.add %228, %234 : tensor<3xui32>
        %c_84 = stablehlo.constant dense<26> : tensor<ui32>
        %236 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %237 = stablehlo.shift_left %234, %236 : tensor<3xui32>
        %c_85 = stablehlo.constant dense<6> : tensor<ui32>
        %238 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %239 = stablehlo.shift_right_logical %234, %238 : tensor<3xui32>
        %240 = stablehlo.or %237, %239 : tensor<3xui32>
        %241 = stablehlo.xor %240, %235 : tensor<3xui32>
        %242 = stablehlo.add %235, %241 : tensor<3xui32>
        %c_86 = stablehlo.constant dense<6> : tensor<ui32>
        %243 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %244 = stablehlo.shift_left %241, %243 : tensor<3xui32>
        %c_87 = stablehlo.constant dense<26> : tensor<ui32>
        %245 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %246 = stablehlo.shift_right_logical %241, %245 : tensor<3xui32>
        %247 = stablehlo.or %244, %246 : tensor<3xui32>
        %248 = stablehlo.xor %247, %242 : tensor<3xui32>
        %249 = stablehlo.add %242, %214 : tensor<3xui32>
        %250 = stablehlo.add %248, %218 : tensor<3xui32>
        %c_88 = stablehlo.constant dense<1> : tensor<ui32>
        %251 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %252 = stablehlo.add %250, %251 : tensor<3xui32>
        %253 = stablehlo.add %249, %252 : tensor<3xui32>
        %c_89 = stablehlo.constant dense<17> : tensor<ui32>
        %254 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %255 = stablehlo.shift_left %252, %254 : tensor<3xui32>
        %c_90 = stablehlo.constant dense<15> : tensor<ui32>
        %256 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %257 = stablehlo.shift_right_logical %252, %256 : tensor<3xui32>
        %258 = stablehlo.or %255, %257 : tensor<3xui32>
        %259 = stablehlo.xor %258, %253 : tensor<3xui32>
        %260 = stablehlo.add %253, %259 : tensor<3xui32>
        %c_91 = stablehlo.constant dense<29> : tensor<ui32>
        %261 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %262 = stablehlo.shift_left %259, %261 : tensor<3xui32>
        %c_92 = stablehlo.constant dense<3> : tensor<ui32>
        %263 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %264 = stablehlo.shift_right_logical %259, %263 : tensor<3xui32>
        %265 = stablehlo.or %262, %264 : tensor<3xui32>
        %266 = stablehlo.xor %265, %260 : tensor<3xui32>
        %267 = stablehlo.add %260, %266 : tensor<3xui32>
        %c_93 = stablehlo.constant dense<16> : tensor<ui32>
        %268 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %269 = stablehlo.shift_left %266, %268 : tensor<3xui32>
        %c_94 = stablehlo.constant dense<16> : tensor<ui32>
        %270 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %271 = stablehlo.shift_right_logical %266, %270 : tensor<3xui32>
        %272 = stablehlo.or %269, %271 : tensor<3xui32>
        %273 = stablehlo.xor %272, %267 : tensor<3xui32>
        %274 = stablehlo.add %267, %273 : tensor<3xui32>
        %c_95 = stablehlo.constant dense<24> : tensor<ui32>
        %275 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %276 = stablehlo.shift_left %273, %275 : tensor<3xui32>
        %c_96 = stablehlo.constant dense<8> : tensor<ui32>
        %277 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %278 = stablehlo.shift_right_logical %273, %277 : tensor<3xui32>
        %279 = stablehlo.or %276, %278 : tensor<3xui32>
        %280 = stablehlo.xor %279, %274 : tensor<3xui32>
        %281 = stablehlo.add %274, %218 : tensor<3xui32>
        %282 = stablehlo.add %280, %212 : tensor<3xui32>
        %c_97 = stablehlo.constant dense<2> : tensor<ui32>
        %283 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %284 = stablehlo.add %282, %283 : tensor<3xui32>
        %285 = stablehlo.add %281, %284 : tensor<3xui32>
        %c_98 = stablehlo.constant dense<13> : tensor<ui32>
        %286 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %287 = stablehlo.shift_left %284, %286 : tensor<3xui32>
        %c_99 = stablehlo.constant dense<19> : tensor<ui32>
        %288 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %289 = stablehlo.shift_right_logical %284, %288 : tensor<3xui32>
        %290 = stablehlo.or %287, %289 : tensor<3xui32>
        %291 = stablehlo.xor %290, %285 : tensor<3xui32>
        %292 = stablehlo.add %285, %291 : tensor<3xui32>
        %c_100 = stablehlo.constant dense<15> : tensor<ui32>
        %293 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %294 = stablehlo.shift_left %291, %293 : tensor<3xui32>
        %c_101 = stablehlo.constant dense<17> : tensor<ui32>
        %295 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %296 = stablehlo.shift_right_logical %291, %295 : tensor<3xui32>
        %297 = stablehlo.or %294, %296 : tensor<3xui32>
        %298 = stablehlo.xor %297, %292 : tensor<3xui32>
        %299 = stablehlo.add %292, %298 : tensor<3xui32>
        %c_102 = stablehlo.constant dense<26> : tensor<ui32>
        %300 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %301 = stablehlo.shift_left %298, %300 : tensor<3xui32>
        %c_103 = stablehlo.constant dense<6> : tensor<ui32>
        %302 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %303 = stablehlo.shift_right_logical %298, %302 : tensor<3xui32>
        %304 = stablehlo.or %301, %303 : tensor<3xui32>
        %305 = stablehlo.xor %304, %299 : tensor<3xui32>
        %306 = stablehlo.add %299, %305 : tensor<3xui32>
        %c_104 = stablehlo.constant dense<6> : tensor<ui32>
        %307 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %308 = stablehlo.shift_left %305, %307 : tensor<3xui32>
        %c_105 = stablehlo.constant dense<26> : tensor<ui32>
        %309 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %310 = stablehlo.shift_right_logical %305, %309 : tensor<3xui32>
        %311 = stablehlo.or %308, %310 : tensor<3xui32>
        %312 = stablehlo.xor %311, %306 : tensor<3xui32>
        %313 = stablehlo.add %306, %212 : tensor<3xui32>
        %314 = stablehlo.add %312, %214 : tensor<3xui32>
        %c_106 = stablehlo.constant dense<3> : tensor<ui32>
        %315 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %316 = stablehlo.add %314, %315 : tensor<3xui32>
        %317 = stablehlo.add %313, %316 : tensor<3xui32>
        %c_107 = stablehlo.constant dense<17> : tensor<ui32>
        %318 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %319 = stablehlo.shift_left %316, %318 : tensor<3xui32>
        %c_108 = stablehlo.constant dense<15> : tensor<ui32>
        %320 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %321 = stablehlo.shift_right_logical %316, %320 : tensor<3xui32>
        %322 = stablehlo.or %319, %321 : tensor<3xui32>
        %323 = stablehlo.xor %322, %317 : tensor<3xui32>
        %324 = stablehlo.add %317, %323 : tensor<3xui32>
        %c_109 = stablehlo.constant dense<29> : tensor<ui32>
        %325 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %326 = stablehlo.shift_left %323, %325 : tensor<3xui32>
        %c_110 = stablehlo.constant dense<3> : tensor<ui32>
        %327 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %328 = stablehlo.shift_right_logical %323, %327 : tensor<3xui32>
        %329 = stablehlo.or %326, %328 : tensor<3xui32>
        %330 = stablehlo.xor %329, %324 : tensor<3xui32>
        %331 = stablehlo.add %324, %330 : tensor<3xui32>
        %c_111 = stablehlo.constant dense<16> : tensor<ui32>
        %332 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %333 = stablehlo.shift_left %330, %332 : tensor<3xui32>
        %c_112 = stablehlo.constant dense<16> : tensor<ui32>
        %334 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %335 = stablehlo.shift_right_logical %330, %334 : tensor<3xui32>
        %336 = stablehlo.or %333, %335 : tensor<3xui32>
        %337 = stablehlo.xor %336, %331 : tensor<3xui32>
        %338 = stablehlo.add %331, %337 : tensor<3xui32>
        %c_113 = stablehlo.constant dense<24> : tensor<ui32>
        %339 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %340 = stablehlo.shift_left %337, %339 : tensor<3xui32>
        %c_114 = stablehlo.constant dense<8> : tensor<ui32>
        %341 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %342 = stablehlo.shift_right_logical %337, %341 : tensor<3xui32>
        %343 = stablehlo.or %340, %342 : tensor<3xui32>
        %344 = stablehlo.xor %343, %338 : tensor<3xui32>
        %345 = stablehlo.add %338, %214 : tensor<3xui32>
        %346 = stablehlo.add %344, %218 : tensor<3xui32>
        %c_115 = stablehlo.constant dense<4> : tensor<ui32>
        %347 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %348 = stablehlo.add %346, %347 : tensor<3xui32>
        %349 = stablehlo.add %345, %348 : tensor<3xui32>
        %c_116 = stablehlo.constant dense<13> : tensor<ui32>
        %350 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %351 = stablehlo.shift_left %348, %350 : tensor<3xui32>
        %c_117 = stablehlo.constant dense<19> : tensor<ui32>
        %352 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %353 = stablehlo.shift_right_logical %348, %352 : tensor<3xui32>
        %354 = stablehlo.or %351, %353 : tensor<3xui32>
        %355 = stablehlo.xor %354, %349 : tensor<3xui32>
        %356 = stablehlo.add %349, %355 : tensor<3xui32>
        %c_118 = stablehlo.constant dense<15> : tensor<ui32>
        %357 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %358 = stablehlo.shift_left %355, %357 : tensor<3xui32>
        %c_119 = stablehlo.constant dense<17> : tensor<ui32>
        %359 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %360 = stablehlo.shift_right_logical %355, %359 : tensor<3xui32>
        %361 = stablehlo.or %358, %360 : tensor<3xui32>
        %362 = stablehlo.xor %361, %356 : tensor<3xui32>
        %363 = stablehlo.add %356, %362 : tensor<3xui32>
        %c_120 = stablehlo.constant dense<26> : tensor<ui32>
        %364 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %365 = stablehlo.shift_left %362, %364 : tensor<3xui32>
        %c_121 = stablehlo.constant dense<6> : tensor<ui32>
        %366 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %367 = stablehlo.shift_right_logical %362, %366 : tensor<3xui32>
        %368 = stablehlo.or %365, %367 : tensor<3xui32>
        %369 = stablehlo.xor %368, %363 : tensor<3xui32>
        %370 = stablehlo.add %363, %369 : tensor<3xui32>
        %c_122 = stablehlo.constant dense<6> : tensor<ui32>
        %371 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %372 = stablehlo.shift_left %369, %371 : tensor<3xui32>
        %c_123 = stablehlo.constant dense<26> : tensor<ui32>
        %373 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %374 = stablehlo.shift_right_logical %369, %373 : tensor<3xui32>
        %375 = stablehlo.or %372, %374 : tensor<3xui32>
        %376 = stablehlo.xor %375, %370 : tensor<3xui32>
        %377 = stablehlo.add %370, %218 : tensor<3xui32>
        %378 = stablehlo.add %376, %212 : tensor<3xui32>
        %c_124 = stablehlo.constant dense<5> : tensor<ui32>
        %379 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<ui32>) -> tensor<3xui32>
        %380 = stablehlo.add %378, %379 : tensor<3xui32>
        %381 = stablehlo.iota dim = 1 : tensor<3x97xui32>
        %382 = stablehlo.broadcast_in_dim %377, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
        %383 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
        %c_125 = stablehlo.constant dense<0> : tensor<ui32>
        %384 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %385 = stablehlo.xor %382, %383 : tensor<3x1xui32>
        %c_126 = stablehlo.constant dense<466688986> : tensor<ui32>
        %386 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
        %387 = stablehlo.xor %385, %386 : tensor<3x1xui32>
        %388 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %389 = stablehlo.add %384, %388 : tensor<3x97xui32>
        %390 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %391 = stablehlo.add %381, %390 : tensor<3x97xui32>
        %392 = stablehlo.add %389, %391 : tensor<3x97xui32>
        %c_127 = stablehlo.constant dense<13> : tensor<ui32>
        %393 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %394 = stablehlo.shift_left %391, %393 : tensor<3x97xui32>
        %c_128 = stablehlo.constant dense<19> : tensor<ui32>
        %395 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %396 = stablehlo.shift_right_logical %391, %395 : tensor<3x97xui32>
        %397 = stablehlo.or %394, %396 : tensor<3x97xui32>
        %398 = stablehlo.xor %397, %392 : tensor<3x97xui32>
        %399 = stablehlo.add %392, %398 : tensor<3x97xui32>
        %c_129 = stablehlo.constant dense<15> : tensor<ui32>
        %400 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %401 = stablehlo.shift_left %398, %400 : tensor<3x97xui32>
        %c_130 = stablehlo.constant dense<17> : tensor<ui32>
        %402 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %403 = stablehlo.shift_right_logical %398, %402 : tensor<3x97xui32>
        %404 = stablehlo.or %401, %403 : tensor<3x97xui32>
        %405 = stablehlo.xor %404, %399 : tensor<3x97xui32>
        %406 = stablehlo.add %399, %405 : tensor<3x97xui32>
        %c_131 = stablehlo.constant dense<26> : tensor<ui32>
        %407 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %408 = stablehlo.shift_left %405, %407 : tensor<3x97xui32>
        %c_132 = stablehlo.constant dense<6> : tensor<ui32>
        %409 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %410 = stablehlo.shift_right_logical %405, %409 : tensor<3x97xui32>
        %411 = stablehlo.or %408, %410 : tensor<3x97xui32>
        %412 = stablehlo.xor %411, %406 : tensor<3x97xui32>
        %413 = stablehlo.add %406, %412 : tensor<3x97xui32>
        %c_133 = stablehlo.constant dense<6> : tensor<ui32>
        %414 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %415 = stablehlo.shift_left %412, %414 : tensor<3x97xui32>
        %c_134 = stablehlo.constant dense<26> : tensor<ui32>
        %416 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %417 = stablehlo.shift_right_logical %412, %416 : tensor<3x97xui32>
        %418 = stablehlo.or %415, %417 : tensor<3x97xui32>
        %419 = stablehlo.xor %418, %413 : tensor<3x97xui32>
        %420 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %421 = stablehlo.add %413, %420 : tensor<3x97xui32>
        %422 = stablehlo.broadcast_in_dim %387, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %423 = stablehlo.add %419, %422 : tensor<3x97xui32>
        %c_135 = stablehlo.constant dense<1> : tensor<ui32>
        %424 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %425 = stablehlo.add %423, %424 : tensor<3x97xui32>
        %426 = stablehlo.add %421, %425 : tensor<3x97xui32>
        %c_136 = stablehlo.constant dense<17> : tensor<ui32>
        %427 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %428 = stablehlo.shift_left %425, %427 : tensor<3x97xui32>
        %c_137 = stablehlo.constant dense<15> : tensor<ui32>
        %429 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %430 = stablehlo.shift_right_logical %425, %429 : tensor<3x97xui32>
        %431 = stablehlo.or %428, %430 : tensor<3x97xui32>
        %432 = stablehlo.xor %431, %426 : tensor<3x97xui32>
        %433 = stablehlo.add %426, %432 : tensor<3x97xui32>
        %c_138 = stablehlo.constant dense<29> : tensor<ui32>
        %434 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %435 = stablehlo.shift_left %432, %434 : tensor<3x97xui32>
        %c_139 = stablehlo.constant dense<3> : tensor<ui32>
        %436 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %437 = stablehlo.shift_right_logical %432, %436 : tensor<3x97xui32>
        %438 = stablehlo.or %435, %437 : tensor<3x97xui32>
        %439 = stablehlo.xor %438, %433 : tensor<3x97xui32>
        %440 = stablehlo.add %433, %439 : tensor<3x97xui32>
        %c_140 = stablehlo.constant dense<16> : tensor<ui32>
        %441 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %442 = stablehlo.shift_left %439, %441 : tensor<3x97xui32>
        %c_141 = stablehlo.constant dense<16> : tensor<ui32>
        %443 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %444 = stablehlo.shift_right_logical %439, %443 : tensor<3x97xui32>
        %445 = stablehlo.or %442, %444 : tensor<3x97xui32>
        %446 = stablehlo.xor %445, %440 : tensor<3x97xui32>
        %447 = stablehlo.add %440, %446 : tensor<3x97xui32>
        %c_142 = stablehlo.constant dense<24> : tensor<ui32>
        %448 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %449 = stablehlo.shift_left %446, %448 : tensor<3x97xui32>
        %c_143 = stablehlo.constant dense<8> : tensor<ui32>
        %450 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %451 = stablehlo.shift_right_logical %446, %450 : tensor<3x97xui32>
        %452 = stablehlo.or %449, %451 : tensor<3x97xui32>
        %453 = stablehlo.xor %452, %447 : tensor<3x97xui32>
        %454 = stablehlo.broadcast_in_dim %387, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %455 = stablehlo.add %447, %454 : tensor<3x97xui32>
        %456 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %457 = stablehlo.add %453, %456 : tensor<3x97xui32>
        %c_144 = stablehlo.constant dense<2> : tensor<ui32>
        %458 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %459 = stablehlo.add %457, %458 : tensor<3x97xui32>
        %460 = stablehlo.add %455, %459 : tensor<3x97xui32>
        %c_145 = stablehlo.constant dense<13> : tensor<ui32>
        %461 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %462 = stablehlo.shift_left %459, %461 : tensor<3x97xui32>
        %c_146 = stablehlo.constant dense<19> : tensor<ui32>
        %463 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %464 = stablehlo.shift_right_logical %459, %463 : tensor<3x97xui32>
        %465 = stablehlo.or %462, %464 : tensor<3x97xui32>
        %466 = stablehlo.xor %465, %460 : tensor<3x97xui32>
        %467 = stablehlo.add %460, %466 : tensor<3x97xui32>
        %c_147 = stablehlo.constant dense<15> : tensor<ui32>
        %468 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %469 = stablehlo.shift_left %466, %468 : tensor<3x97xui32>
        %c_148 = stablehlo.constant dense<17> : tensor<ui32>
        %470 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %471 = stablehlo.shift_right_logical %466, %470 : tensor<3x97xui32>
        %472 = stablehlo.or %469, %471 : tensor<3x97xui32>
        %473 = stablehlo.xor %472, %467 : tensor<3x97xui32>
        %474 = stablehlo.add %467, %473 : tensor<3x97xui32>
        %c_149 = stablehlo.constant dense<26> : tensor<ui32>
        %475 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %476 = stablehlo.shift_left %473, %475 : tensor<3x97xui32>
        %c_150 = stablehlo.constant dense<6> : tensor<ui32>
        %477 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %478 = stablehlo.shift_right_logical %473, %477 : tensor<3x97xui32>
        %479 = stablehlo.or %476, %478 : tensor<3x97xui32>
        %480 = stablehlo.xor %479, %474 : tensor<3x97xui32>
        %481 = stablehlo.add %474, %480 : tensor<3x97xui32>
        %c_151 = stablehlo.constant dense<6> : tensor<ui32>
        %482 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %483 = stablehlo.shift_left %480, %482 : tensor<3x97xui32>
        %c_152 = stablehlo.constant dense<26> : tensor<ui32>
        %484 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %485 = stablehlo.shift_right_logical %480, %484 : tensor<3x97xui32>
        %486 = stablehlo.or %483, %485 : tensor<3x97xui32>
        %487 = stablehlo.xor %486, %481 : tensor<3x97xui32>
        %488 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %489 = stablehlo.add %481, %488 : tensor<3x97xui32>
        %490 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %491 = stablehlo.add %487, %490 : tensor<3x97xui32>
        %c_153 = stablehlo.constant dense<3> : tensor<ui32>
        %492 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %493 = stablehlo.add %491, %492 : tensor<3x97xui32>
        %494 = stablehlo.add %489, %493 : tensor<3x97xui32>
        %c_154 = stablehlo.constant dense<17> : tensor<ui32>
        %495 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %496 = stablehlo.shift_left %493, %495 : tensor<3x97xui32>
        %c_155 = stablehlo.constant dense<15> : tensor<ui32>
        %497 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %498 = stablehlo.shift_right_logical %493, %497 : tensor<3x97xui32>
        %499 = stablehlo.or %496, %498 : tensor<3x97xui32>
        %500 = stablehlo.xor %499, %494 : tensor<3x97xui32>
        %501 = stablehlo.add %494, %500 : tensor<3x97xui32>
        %c_156 = stablehlo.constant dense<29> : tensor<ui32>
        %502 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %503 = stablehlo.shift_left %500, %502 : tensor<3x97xui32>
        %c_157 = stablehlo.constant dense<3> : tensor<ui32>
        %504 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %505 = stablehlo.shift_right_logical %500, %504 : tensor<3x97xui32>
        %506 = stablehlo.or %503, %505 : tensor<3x97xui32>
        %507 = stablehlo.xor %506, %501 : tensor<3x97xui32>
        %508 = stablehlo.add %501, %507 : tensor<3x97xui32>
        %c_158 = stablehlo.constant dense<16> : tensor<ui32>
        %509 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %510 = stablehlo.shift_left %507, %509 : tensor<3x97xui32>
        %c_159 = stablehlo.constant dense<16> : tensor<ui32>
        %511 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %512 = stablehlo.shift_right_logical %507, %511 : tensor<3x97xui32>
        %513 = stablehlo.or %510, %512 : tensor<3x97xui32>
        %514 = stablehlo.xor %513, %508 : tensor<3x97xui32>
        %515 = stablehlo.add %508, %514 : tensor<3x97xui32>
        %c_160 = stablehlo.constant dense<24> : tensor<ui32>
        %516 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %517 = stablehlo.shift_left %514, %516 : tensor<3x97xui32>
        %c_161 = stablehlo.constant dense<8> : tensor<ui32>
        %518 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %519 = stablehlo.shift_right_logical %514, %518 : tensor<3x97xui32>
        %520 = stablehlo.or %517, %519 : tensor<3x97xui32>
        %521 = stablehlo.xor %520, %515 : tensor<3x97xui32>
        %522 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %523 = stablehlo.add %515, %522 : tensor<3x97xui32>
        %524 = stablehlo.broadcast_in_dim %387, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %525 = stablehlo.add %521, %524 : tensor<3x97xui32>
        %c_162 = stablehlo.constant dense<4> : tensor<ui32>
        %526 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %527 = stablehlo.add %525, %526 : tensor<3x97xui32>
        %528 = stablehlo.add %523, %527 : tensor<3x97xui32>
        %c_163 = stablehlo.constant dense<13> : tensor<ui32>
        %529 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %530 = stablehlo.shift_left %527, %529 : tensor<3x97xui32>
        %c_164 = stablehlo.constant dense<19> : tensor<ui32>
        %531 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %532 = stablehlo.shift_right_logical %527, %531 : tensor<3x97xui32>
        %533 = stablehlo.or %530, %532 : tensor<3x97xui32>
        %534 = stablehlo.xor %533, %528 : tensor<3x97xui32>
        %535 = stablehlo.add %528, %534 : tensor<3x97xui32>
        %c_165 = stablehlo.constant dense<15> : tensor<ui32>
        %536 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %537 = stablehlo.shift_left %534, %536 : tensor<3x97xui32>
        %c_166 = stablehlo.constant dense<17> : tensor<ui32>
        %538 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %539 = stablehlo.shift_right_logical %534, %538 : tensor<3x97xui32>
        %540 = stablehlo.or %537, %539 : tensor<3x97xui32>
        %541 = stablehlo.xor %540, %535 : tensor<3x97xui32>
        %542 = stablehlo.add %535, %541 : tensor<3x97xui32>
        %c_167 = stablehlo.constant dense<26> : tensor<ui32>
        %543 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %544 = stablehlo.shift_left %541, %543 : tensor<3x97xui32>
        %c_168 = stablehlo.constant dense<6> : tensor<ui32>
        %545 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %546 = stablehlo.shift_right_logical %541, %545 : tensor<3x97xui32>
        %547 = stablehlo.or %544, %546 : tensor<3x97xui32>
        %548 = stablehlo.xor %547, %542 : tensor<3x97xui32>
        %549 = stablehlo.add %542, %548 : tensor<3x97xui32>
        %c_169 = stablehlo.constant dense<6> : tensor<ui32>
        %550 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %551 = stablehlo.shift_left %548, %550 : tensor<3x97xui32>
        %c_170 = stablehlo.constant dense<26> : tensor<ui32>
        %552 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %553 = stablehlo.shift_right_logical %548, %552 : tensor<3x97xui32>
        %554 = stablehlo.or %551, %553 : tensor<3x97xui32>
        %555 = stablehlo.xor %554, %549 : tensor<3x97xui32>
        %556 = stablehlo.broadcast_in_dim %387, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %557 = stablehlo.add %549, %556 : tensor<3x97xui32>
        %558 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
        %559 = stablehlo.add %555, %558 : tensor<3x97xui32>
        %c_171 = stablehlo.constant dense<5> : tensor<ui32>
        %560 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %561 = stablehlo.add %559, %560 : tensor<3x97xui32>
        %562 = stablehlo.xor %557, %561 : tensor<3x97xui32>
        %c_172 = stablehlo.constant dense<9> : tensor<ui32>
        %563 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %564 = stablehlo.shift_right_logical %562, %563 : tensor<3x97xui32>
        %565 = stablehlo.convert %564 : (tensor<3x97xui32>) -> tensor<3x97xf32>
        %cst_173 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %566 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %567 = stablehlo.add %565, %566 : tensor<3x97xf32>
        %cst_174 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %568 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %569 = stablehlo.multiply %567, %568 : tensor<3x97xf32>
        %c_175 = stablehlo.constant dense<31> : tensor<i32>
        %570 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %571 = stablehlo.shift_right_logical %arg1, %570 : tensor<3xi32>
        %572 = stablehlo.broadcast_in_dim %571, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %573 = stablehlo.bitcast_convert %569 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_176 = stablehlo.constant dense<1060439283> : tensor<i32>
        %574 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %575 = stablehlo.subtract %573, %574 : tensor<3x97xi32>
        %c_177 = stablehlo.constant dense<23> : tensor<i32>
        %576 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %577 = stablehlo.shift_right_arithmetic %575, %576 : tensor<3x97xi32>
        %c_178 = stablehlo.constant dense<23> : tensor<i32>
        %578 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %579 = stablehlo.shift_left %577, %578 : tensor<3x97xi32>
        %580 = stablehlo.subtract %573, %579 : tensor<3x97xi32>
        %581 = stablehlo.bitcast_convert %580 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_179 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %582 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %583 = stablehlo.subtract %581, %582 : tensor<3x97xf32>
        %584 = stablehlo.convert %577 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %585 = stablehlo.multiply %583, %583 : tensor<3x97xf32>
        %586 = stablehlo.bitcast_convert %585 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %587 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %588 = stablehlo.xor %586, %587 : tensor<3x97xi32>
        %589 = stablehlo.bitcast_convert %588 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_180 = stablehlo.constant dense<0.0703768358> : tensor<f32>
        %590 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %591 = stablehlo.multiply %590, %583 : tensor<3x97xf32>
        %592 = stablehlo.bitcast_convert %591 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %593 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %594 = stablehlo.xor %592, %593 : tensor<3x97xi32>
        %595 = stablehlo.bitcast_convert %594 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_181 = stablehlo.constant dense<-0.115146101> : tensor<f32>
        %596 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %597 = stablehlo.add %595, %596 : tensor<3x97xf32>
        %598 = stablehlo.multiply %597, %583 : tensor<3x97xf32>
        %599 = stablehlo.bitcast_convert %598 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %600 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %601 = stablehlo.xor %599, %600 : tensor<3x97xi32>
        %602 = stablehlo.bitcast_convert %601 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_182 = stablehlo.constant dense<0.116769984> : tensor<f32>
        %603 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %604 = stablehlo.add %602, %603 : tensor<3x97xf32>
        %605 = stablehlo.multiply %604, %583 : tensor<3x97xf32>
        %606 = stablehlo.bitcast_convert %605 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %607 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %608 = stablehlo.xor %606, %607 : tensor<3x97xi32>
        %609 = stablehlo.bitcast_convert %608 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_183 = stablehlo.constant dense<-0.12420141> : tensor<f32>
        %610 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %611 = stablehlo.add %609, %610 : tensor<3x97xf32>
        %612 = stablehlo.multiply %611, %583 : tensor<3x97xf32>
        %613 = stablehlo.bitcast_convert %612 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %614 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %615 = stablehlo.xor %613, %614 : tensor<3x97xi32>
        %616 = stablehlo.bitcast_convert %615 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_184 = stablehlo.constant dense<0.142493233> : tensor<f32>
        %617 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %618 = stablehlo.add %616, %617 : tensor<3x97xf32>
        %619 = stablehlo.multiply %618, %583 : tensor<3x97xf32>
        %620 = stablehlo.bitcast_convert %619 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %621 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %622 = stablehlo.xor %620, %621 : tensor<3x97xi32>
        %623 = stablehlo.bitcast_convert %622 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_185 = stablehlo.constant dense<-0.166680574> : tensor<f32>
        %624 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %625 = stablehlo.add %623, %624 : tensor<3x97xf32>
        %626 = stablehlo.multiply %625, %583 : tensor<3x97xf32>
        %627 = stablehlo.bitcast_convert %626 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %628 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %629 = stablehlo.xor %627, %628 : tensor<3x97xi32>
        %630 = stablehlo.bitcast_convert %629 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_186 = stablehlo.constant dense<0.200007141> : tensor<f32>
        %631 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %632 = stablehlo.add %630, %631 : tensor<3x97xf32>
        %633 = stablehlo.multiply %632, %583 : tensor<3x97xf32>
        %634 = stablehlo.bitcast_convert %633 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %635 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %636 = stablehlo.xor %634, %635 : tensor<3x97xi32>
        %637 = stablehlo.bitcast_convert %636 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_187 = stablehlo.constant dense<-0.24999994> : tensor<f32>
        %638 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %639 = stablehlo.add %637, %638 : tensor<3x97xf32>
        %640 = stablehlo.multiply %639, %583 : tensor<3x97xf32>
        %641 = stablehlo.bitcast_convert %640 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %642 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %643 = stablehlo.xor %641, %642 : tensor<3x97xi32>
        %644 = stablehlo.bitcast_convert %643 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_188 = stablehlo.constant dense<0.333333313> : tensor<f32>
        %645 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %646 = stablehlo.add %644, %645 : tensor<3x97xf32>
        %647 = stablehlo.multiply %646, %583 : tensor<3x97xf32>
        %648 = stablehlo.multiply %647, %589 : tensor<3x97xf32>
        %649 = stablehlo.bitcast_convert %648 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %650 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %651 = stablehlo.xor %649, %650 : tensor<3x97xi32>
        %652 = stablehlo.bitcast_convert %651 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_189 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %653 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %654 = stablehlo.multiply %584, %653 : tensor<3x97xf32>
        %655 = stablehlo.bitcast_convert %654 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %656 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %657 = stablehlo.xor %655, %656 : tensor<3x97xi32>
        %658 = stablehlo.bitcast_convert %657 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %659 = stablehlo.add %652, %658 : tensor<3x97xf32>
        %cst_190 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %660 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %661 = stablehlo.multiply %589, %660 : tensor<3x97xf32>
        %662 = stablehlo.subtract %659, %661 : tensor<3x97xf32>
        %663 = stablehlo.add %583, %662 : tensor<3x97xf32>
        %cst_191 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %664 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %665 = stablehlo.multiply %584, %664 : tensor<3x97xf32>
        %666 = stablehlo.add %663, %665 : tensor<3x97xf32>
        %667 = stablehlo.negate %666 : tensor<3x97xf32>
        %668 = stablehlo.bitcast_convert %667 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_192 = stablehlo.constant dense<1060439283> : tensor<i32>
        %669 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %670 = stablehlo.subtract %668, %669 : tensor<3x97xi32>
        %c_193 = stablehlo.constant dense<23> : tensor<i32>
        %671 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %672 = stablehlo.shift_right_arithmetic %670, %671 : tensor<3x97xi32>
        %c_194 = stablehlo.constant dense<23> : tensor<i32>
        %673 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %674 = stablehlo.shift_left %672, %673 : tensor<3x97xi32>
        %675 = stablehlo.subtract %668, %674 : tensor<3x97xi32>
        %676 = stablehlo.bitcast_convert %675 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %677 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %678 = stablehlo.subtract %676, %677 : tensor<3x97xf32>
        %679 = stablehlo.convert %672 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %680 = stablehlo.multiply %678, %678 : tensor<3x97xf32>
        %681 = stablehlo.bitcast_convert %680 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %682 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %683 = stablehlo.xor %681, %682 : tensor<3x97xi32>
        %684 = stablehlo.bitcast_convert %683 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_196 = stablehlo.constant dense<0.0703768358> : tensor<f32>
        %685 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %686 = stablehlo.multiply %685, %678 : tensor<3x97xf32>
        %687 = stablehlo.bitcast_convert %686 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %688 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %689 = stablehlo.xor %687, %688 : tensor<3x97xi32>
        %690 = stablehlo.bitcast_convert %689 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_197 = stablehlo.constant dense<-0.115146101> : tensor<f32>
        %691 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %692 = stablehlo.add %690, %691 : tensor<3x97xf32>
        %693 = stablehlo.multiply %692, %678 : tensor<3x97xf32>
        %694 = stablehlo.bitcast_convert %693 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %695 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %696 = stablehlo.xor %694, %695 : tensor<3x97xi32>
        %697 = stablehlo.bitcast_convert %696 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_198 = stablehlo.constant dense<0.116769984> : tensor<f32>
        %698 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %699 = stablehlo.add %697, %698 : tensor<3x97xf32>
        %700 = stablehlo.multiply %699, %678 : tensor<3x97xf32>
        %701 = stablehlo.bitcast_convert %700 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %702 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %703 = stablehlo.xor %701, %702 : tensor<3x97xi32>
        %704 = stablehlo.bitcast_convert %703 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_199 = stablehlo.constant dense<-0.12420141> : tensor<f32>
        %705 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %706 = stablehlo.add %704, %705 : tensor<3x97xf32>
        %707 = stablehlo.multiply %706, %678 : tensor<3x97xf32>
        %708 = stablehlo.bitcast_convert %707 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %709 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %710 = stablehlo.xor %708, %709 : tensor<3x97xi32>
        %711 = stablehlo.bitcast_convert %710 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_200 = stablehlo.constant dense<0.142493233> : tensor<f32>
        %712 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %713 = stablehlo.add %711, %712 : tensor<3x97xf32>
        %714 = stablehlo.multiply %713, %678 : tensor<3x97xf32>
        %715 = stablehlo.bitcast_convert %714 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %716 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %717 = stablehlo.xor %715, %716 : tensor<3x97xi32>
        %718 = stablehlo.bitcast_convert %717 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_201 = stablehlo.constant dense<-0.166680574> : tensor<f32>
        %719 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %720 = stablehlo.add %718, %719 : tensor<3x97xf32>
        %721 = stablehlo.multiply %720, %678 : tensor<3x97xf32>
        %722 = stablehlo.bitcast_convert %721 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %723 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %724 = stablehlo.xor %722, %723 : tensor<3x97xi32>
        %725 = stablehlo.bitcast_convert %724 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_202 = stablehlo.constant dense<0.200007141> : tensor<f32>
        %726 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %727 = stablehlo.add %725, %726 : tensor<3x97xf32>
        %728 = stablehlo.multiply %727, %678 : tensor<3x97xf32>
        %729 = stablehlo.bitcast_convert %728 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %730 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %731 = stablehlo.xor %729, %730 : tensor<3x97xi32>
        %732 = stablehlo.bitcast_convert %731 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_203 = stablehlo.constant dense<-0.24999994> : tensor<f32>
        %733 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %734 = stablehlo.add %732, %733 : tensor<3x97xf32>
        %735 = stablehlo.multiply %734, %678 : tensor<3x97xf32>
        %736 = stablehlo.bitcast_convert %735 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %737 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %738 = stablehlo.xor %736, %737 : tensor<3x97xi32>
        %739 = stablehlo.bitcast_convert %738 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_204 = stablehlo.constant dense<0.333333313> : tensor<f32>
        %740 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %741 = stablehlo.add %739, %740 : tensor<3x97xf32>
        %742 = stablehlo.multiply %741, %678 : tensor<3x97xf32>
        %743 = stablehlo.multiply %742, %684 : tensor<3x97xf32>
        %744 = stablehlo.bitcast_convert %743 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %745 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %746 = stablehlo.xor %744, %745 : tensor<3x97xi32>
        %747 = stablehlo.bitcast_convert %746 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_205 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %748 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %749 = stablehlo.multiply %679, %748 : tensor<3x97xf32>
        %750 = stablehlo.bitcast_convert %749 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %751 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %752 = stablehlo.xor %750, %751 : tensor<3x97xi32>
        %753 = stablehlo.bitcast_convert %752 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %754 = stablehlo.add %747, %753 : tensor<3x97xf32>
        %cst_206 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %755 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %756 = stablehlo.multiply %684, %755 : tensor<3x97xf32>
        %757 = stablehlo.subtract %754, %756 : tensor<3x97xf32>
        %758 = stablehlo.add %678, %757 : tensor<3x97xf32>
        %cst_207 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %759 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %760 = stablehlo.multiply %679, %759 : tensor<3x97xf32>
        %761 = stablehlo.add %758, %760 : tensor<3x97xf32>
        %762 = stablehlo.negate %761 : tensor<3x97xf32>
        stablehlo.return %762 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %154 = stablehlo.compare GT, %140, %153, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %155 = func.call @_where_14(%154, %140, %cst_58) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %157 = stablehlo.divide %156, %155 : tensor<3xf32>
      %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %158 = stablehlo.reduce(%50 init: %cst_60) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %159 = stablehlo.broadcast_in_dim %158, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %161 = stablehlo.subtract %50, %160 : tensor<3x97xf32>
      %162 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_61 = stablehlo.constant dense<31> : tensor<i32>
      %163 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %164 = stablehlo.shift_right_logical %142, %163 : tensor<3xi32>
      %165 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %166 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %167 = stablehlo.multiply %161, %166 : tensor<3x97xf32>
      %168 = stablehlo.bitcast_convert %167 : (tensor<3x97xf32>) -> tensor<3x97xi32>
      %169 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
      %170 = stablehlo.xor %168, %169 : tensor<3x97xi32>
      %171 = stablehlo.bitcast_convert %170 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %173 = stablehlo.compare EQ, %50, %172, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %174 = func.call @_where_15(%173, %cst_63, %171) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %175 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %176 = stablehlo.compare GT, %142, %175, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %178 = stablehlo.compare LT, %144, %177, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %179 = stablehlo.or %176, %178 : tensor<3xi1>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %180 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %181 = stablehlo.compare GT, %146, %180, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %182 = stablehlo.or %179, %181 : tensor<3xi1>
      %c_67 = stablehlo.constant dense<false> : tensor<i1>
      %183 = stablehlo.reduce(%182 init: %c_67) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %184 = stablehlo.convert %183 : (tensor<i1>) -> tensor<i32>
      %185 = "stablehlo.case"(%184) ({
        %c_78 = stablehlo.constant dense<true> : tensor<i1>
        %210 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %210 : tensor<3x97xi1>
      }, {
        %210 = stablehlo.bitcast_convert %174 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_78 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %211 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %212 = stablehlo.compare EQ, %210, %211, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_79 = stablehlo.constant dense<0> : tensor<i32>
        %213 = func.call @_where_16(%212, %c_79, %210) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_80 = stablehlo.constant dense<0> : tensor<i32>
        %214 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %215 = stablehlo.compare LT, %213, %214, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_81 = stablehlo.constant dense<2147483647> : tensor<i32>
        %216 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %217 = stablehlo.xor %213, %216 : tensor<3x97xi32>
        %218 = func.call @_where_17(%215, %217, %213) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %values, %indices = chlo.top_k(%174, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
        %c_82 = stablehlo.constant dense<0> : tensor<i32>
        %219 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %220 = stablehlo.compare EQ, %142, %219, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_83 = stablehlo.constant dense<97> : tensor<i32>
        %221 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %222 = stablehlo.compare GE, %142, %221, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %223 = stablehlo.or %220, %222 : tensor<3xi1>
        %224 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_84 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %225 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %226 = stablehlo.compare EQ, %224, %225, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_85 = stablehlo.constant dense<0> : tensor<i32>
        %227 = func.call @_where_16(%226, %c_85, %224) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_86 = stablehlo.constant dense<0> : tensor<i32>
        %228 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %229 = stablehlo.compare LT, %227, %228, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_87 = stablehlo.constant dense<2147483647> : tensor<i32>
        %230 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %231 = stablehlo.xor %227, %230 : tensor<3x97xi32>
        %232 = func.call @_where_17(%229, %231, %227) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_88 = stablehlo.constant dense<1> : tensor<i32>
        %c_89 = stablehlo.constant dense<97> : tensor<i32>
        %233 = func.call @clip(%142, %c_88, %c_89) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %234 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_90 = stablehlo.constant dense<1> : tensor<i32>
        %235 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %236 = stablehlo.subtract %234, %235 : tensor<3x1xi32>
        %237 = func.call @take_along_axis_18(%232, %236) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %238 = stablehlo.reshape %237 : (tensor<3x1xi32>) -> tensor<3xi32>
        %c_91 = stablehlo.constant dense<97> : tensor<i32>
        %239 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %240 = stablehlo.minimum %142, %239 : tensor<3xi32>
        %241 = stablehlo.convert %240 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %242 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_93 = stablehlo.constant dense<97> : tensor<i32>
        %243 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %244 = stablehlo.compare LE, %142, %243, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_94 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %245 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %246 = stablehlo.not %223 : tensor<3xi1>
        %247 = stablehlo.not %244 : tensor<3xi1>
        %248 = stablehlo.and %246, %247 : tensor<3xi1>
        %c_95 = stablehlo.constant dense<false> : tensor<i1>
        %249 = stablehlo.reduce(%248 init: %c_95) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %250 = stablehlo.convert %249 : (tensor<i1>) -> tensor<i32>
        %251 = "stablehlo.case"(%250) ({
          stablehlo.return %245 : tensor<3xi32>
        }, {
          %c_156 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %522 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_157 = stablehlo.constant dense<2147483647> : tensor<i32>
          %523 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_158 = stablehlo.constant dense<0> : tensor<i32>
          %524:6 = stablehlo.while(%iterArg = %218, %iterArg_159 = %242, %iterArg_160 = %241, %iterArg_161 = %c_158, %iterArg_162 = %522, %iterArg_163 = %523) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_164 = stablehlo.constant dense<32> : tensor<i32>
            %525 = stablehlo.compare LT, %iterArg_161, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %525 : tensor<i1>
          } do {
            %525:2 = func.call @closed_call(%iterArg, %iterArg_159, %iterArg_160, %iterArg_162, %iterArg_163) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_164 = stablehlo.constant dense<1> : tensor<i32>
            %526 = stablehlo.add %iterArg_161, %c_164 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_159, %iterArg_160, %526, %525#0, %525#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %524#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %252 = func.call @_where_22(%244, %238, %251) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %253 = func.call @_where_22(%223, %245, %252) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %c_96 = stablehlo.constant dense<31> : tensor<i32>
        %254 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %255 = stablehlo.shift_right_logical %142, %254 : tensor<3xi32>
        %256 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %cst_97 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %257 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %258 = stablehlo.maximum %174, %257 : tensor<3x97xf32>
        %cst_98 = stablehlo.constant dense<1.44269502> : tensor<f32>
        %259 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %260 = stablehlo.multiply %258, %259 : tensor<3x97xf32>
        %261 = func.call @round(%260) : (tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_99 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %262 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %263 = stablehlo.multiply %261, %262 : tensor<3x97xf32>
        %264 = stablehlo.subtract %258, %263 : tensor<3x97xf32>
        %cst_100 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %265 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %266 = stablehlo.multiply %261, %265 : tensor<3x97xf32>
        %267 = stablehlo.bitcast_convert %266 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %268 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %269 = stablehlo.xor %267, %268 : tensor<3x97xi32>
        %270 = stablehlo.bitcast_convert %269 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %271 = stablehlo.subtract %264, %270 : tensor<3x97xf32>
        %cst_101 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
        %272 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %273 = stablehlo.multiply %272, %271 : tensor<3x97xf32>
        %274 = stablehlo.bitcast_convert %273 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %275 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %276 = stablehlo.xor %274, %275 : tensor<3x97xi32>
        %277 = stablehlo.bitcast_convert %276 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_102 = stablehlo.constant dense<0.00139819994> : tensor<f32>
        %278 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %279 = stablehlo.add %277, %278 : tensor<3x97xf32>
        %280 = stablehlo.multiply %279, %271 : tensor<3x97xf32>
        %281 = stablehlo.bitcast_convert %280 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %282 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %283 = stablehlo.xor %281, %282 : tensor<3x97xi32>
        %284 = stablehlo.bitcast_convert %283 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_103 = stablehlo.constant dense<0.00833345205> : tensor<f32>
        %285 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %286 = stablehlo.add %284, %285 : tensor<3x97xf32>
        %287 = stablehlo.multiply %286, %271 : tensor<3x97xf32>
        %288 = stablehlo.bitcast_convert %287 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %289 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %290 = stablehlo.xor %288, %289 : tensor<3x97xi32>
        %291 = stablehlo.bitcast_convert %290 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_104 = stablehlo.constant dense<0.0416657962> : tensor<f32>
        %292 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %293 = stablehlo.add %291, %292 : tensor<3x97xf32>
        %294 = stablehlo.multiply %293, %271 : tensor<3x97xf32>
        %295 = stablehlo.bitcast_convert %294 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %296 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %297 = stablehlo.xor %295, %296 : tensor<3x97xi32>
        %298 = stablehlo.bitcast_convert %297 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_105 = stablehlo.constant dense<0.166666657> : tensor<f32>
        %299 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %300 = stablehlo.add %298, %299 : tensor<3x97xf32>
        %301 = stablehlo.multiply %300, %271 : tensor<3x97xf32>
        %302 = stablehlo.bitcast_convert %301 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %303 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %304 = stablehlo.xor %302, %303 : tensor<3x97xi32>
        %305 = stablehlo.bitcast_convert %304 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_106 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %306 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %307 = stablehlo.add %305, %306 : tensor<3x97xf32>
        %308 = stablehlo.multiply %307, %271 : tensor<3x97xf32>
        %309 = stablehlo.multiply %308, %271 : tensor<3x97xf32>
        %310 = stablehlo.bitcast_convert %309 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %311 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %312 = stablehlo.xor %310, %311 : tensor<3x97xi32>
        %313 = stablehlo.bitcast_convert %312 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %314 = stablehlo.add %313, %271 : tensor<3x97xf32>
        %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %315 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %316 = stablehlo.add %314, %315 : tensor<3x97xf32>
        %317 = stablehlo.convert %261 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_108 = stablehlo.constant dense<127> : tensor<i32>
        %318 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %319 = stablehlo.add %317, %318 : tensor<3x97xi32>
        %c_109 = stablehlo.constant dense<23> : tensor<i32>
        %320 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %321 = stablehlo.shift_left %319, %320 : tensor<3x97xi32>
        %322 = stablehlo.bitcast_convert %321 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_110 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %323 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %324 = stablehlo.compare LT, %174, %323, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %325 = stablehlo.multiply %316, %322 : tensor<3x97xf32>
        %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %326 = func.call @_where_15(%324, %cst_111, %325) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %327 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %329 = stablehlo.compare GE, %218, %328, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %330 = func.call @_where_11(%329, %326, %cst_112) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %331 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_113 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %332 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %333 = stablehlo.compare EQ, %331, %332, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_114 = stablehlo.constant dense<0> : tensor<i32>
        %334 = func.call @_where_16(%333, %c_114, %331) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_115 = stablehlo.constant dense<0> : tensor<i32>
        %335 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %336 = stablehlo.compare LT, %334, %335, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_116 = stablehlo.constant dense<2147483647> : tensor<i32>
        %337 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %338 = stablehlo.xor %334, %337 : tensor<3x97xi32>
        %339 = func.call @_where_17(%336, %338, %334) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %340 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %341 = stablehlo.broadcast_in_dim %340, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %342 = stablehlo.compare GE, %339, %341, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_117 = stablehlo.constant dense<31> : tensor<i32>
        %343 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %344 = stablehlo.shift_right_logical %142, %343 : tensor<3xi32>
        %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %cst_118 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %346 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %347 = stablehlo.maximum %values, %346 : tensor<3x97xf32>
        %cst_119 = stablehlo.constant dense<1.44269502> : tensor<f32>
        %348 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %349 = stablehlo.multiply %347, %348 : tensor<3x97xf32>
        %350 = func.call @round(%349) : (tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_120 = stablehlo.constant dense<0.693359375> : tensor<f32>
        %351 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %352 = stablehlo.multiply %350, %351 : tensor<3x97xf32>
        %353 = stablehlo.subtract %347, %352 : tensor<3x97xf32>
        %cst_121 = stablehlo.constant dense<-2.12194442E-4> : tensor<f32>
        %354 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %355 = stablehlo.multiply %350, %354 : tensor<3x97xf32>
        %356 = stablehlo.bitcast_convert %355 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %357 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %358 = stablehlo.xor %356, %357 : tensor<3x97xi32>
        %359 = stablehlo.bitcast_convert %358 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %360 = stablehlo.subtract %353, %359 : tensor<3x97xf32>
        %cst_122 = stablehlo.constant dense<1.98756912E-4> : tensor<f32>
        %361 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %362 = stablehlo.multiply %361, %360 : tensor<3x97xf32>
        %363 = stablehlo.bitcast_convert %362 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %364 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %365 = stablehlo.xor %363, %364 : tensor<3x97xi32>
        %366 = stablehlo.bitcast_convert %365 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_123 = stablehlo.constant dense<0.00139819994> : tensor<f32>
        %367 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %368 = stablehlo.add %366, %367 : tensor<3x97xf32>
        %369 = stablehlo.multiply %368, %360 : tensor<3x97xf32>
        %370 = stablehlo.bitcast_convert %369 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %371 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %372 = stablehlo.xor %370, %371 : tensor<3x97xi32>
        %373 = stablehlo.bitcast_convert %372 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_124 = stablehlo.constant dense<0.00833345205> : tensor<f32>
        %374 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %375 = stablehlo.add %373, %374 : tensor<3x97xf32>
        %376 = stablehlo.multiply %375, %360 : tensor<3x97xf32>
        %377 = stablehlo.bitcast_convert %376 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %378 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %379 = stablehlo.xor %377, %378 : tensor<3x97xi32>
        %380 = stablehlo.bitcast_convert %379 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_125 = stablehlo.constant dense<0.0416657962> : tensor<f32>
        %381 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %382 = stablehlo.add %380, %381 : tensor<3x97xf32>
        %383 = stablehlo.multiply %382, %360 : tensor<3x97xf32>
        %384 = stablehlo.bitcast_convert %383 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %385 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %386 = stablehlo.xor %384, %385 : tensor<3x97xi32>
        %387 = stablehlo.bitcast_convert %386 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_126 = stablehlo.constant dense<0.166666657> : tensor<f32>
        %388 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %389 = stablehlo.add %387, %388 : tensor<3x97xf32>
        %390 = stablehlo.multiply %389, %360 : tensor<3x97xf32>
        %391 = stablehlo.bitcast_convert %390 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %392 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %393 = stablehlo.xor %391, %392 : tensor<3x97xi32>
        %394 = stablehlo.bitcast_convert %393 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_127 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %395 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %396 = stablehlo.add %394, %395 : tensor<3x97xf32>
        %397 = stablehlo.multiply %396, %360 : tensor<3x97xf32>
        %398 = stablehlo.multiply %397, %360 : tensor<3x97xf32>
        %399 = stablehlo.bitcast_convert %398 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %400 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %401 = stablehlo.xor %399, %400 : tensor<3x97xi32>
        %402 = stablehlo.bitcast_convert %401 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %403 = stablehlo.add %402, %360 : tensor<3x97xf32>
        %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %404 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %405 = stablehlo.add %403, %404 : tensor<3x97xf32>
        %406 = stablehlo.convert %350 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_129 = stablehlo.constant dense<127> : tensor<i32>
        %407 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %408 = stablehlo.add %406, %407 : tensor<3x97xi32>
        %c_130 = stablehlo.constant dense<23> : tensor<i32>
        %409 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %410 = stablehlo.shift_left %408, %409 : tensor<3x97xi32>
        %411 = stablehlo.bitcast_convert %410 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %cst_131 = stablehlo.constant dense<-8.000000e+01> : tensor<f32>
        %412 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %413 = stablehlo.compare LT, %values, %412, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %414 = stablehlo.multiply %405, %411 : tensor<3x97xf32>
        %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %415 = func.call @_where_15(%413, %cst_132, %414) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %416 = func.call @_where_11(%342, %415, %cst_133) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_134 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %417 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %418 = stablehlo.maximum %144, %417 : tensor<3xf32>
        %c_135 = stablehlo.constant dense<0> : tensor<i32>
        %419 = "stablehlo.case"(%c_135) ({
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_156 : tensor<i32>
        }, {
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_156 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %420 = "stablehlo.case"(%419) ({
          %c_156 = stablehlo.constant dense<0> : tensor<i32>
          %522 = func.call @_pad_19(%330, %c_156) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
          %523 = stablehlo.slice %522 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %524 = stablehlo.slice %522 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %525 = stablehlo.slice %522 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %526 = stablehlo.slice %522 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %527 = stablehlo.slice %522 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %528 = stablehlo.slice %522 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %529 = stablehlo.slice %522 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %530 = stablehlo.slice %522 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %531 = stablehlo.add %523, %524 : tensor<3x13xf32>
          %532 = stablehlo.add %525, %526 : tensor<3x13xf32>
          %533 = stablehlo.add %531, %532 : tensor<3x13xf32>
          %534 = stablehlo.add %527, %528 : tensor<3x13xf32>
          %535 = stablehlo.add %529, %530 : tensor<3x13xf32>
          %536 = stablehlo.add %534, %535 : tensor<3x13xf32>
          %537 = stablehlo.add %533, %536 : tensor<3x13xf32>
          %538 = stablehlo.optimization_barrier %537 : tensor<3x13xf32>
          %c_157 = stablehlo.constant dense<0> : tensor<i32>
          %539 = func.call @_pad_20(%538, %c_157) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
          %540 = stablehlo.slice %539 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %541 = stablehlo.slice %539 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %542 = stablehlo.slice %539 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %543 = stablehlo.slice %539 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %544 = stablehlo.slice %539 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %545 = stablehlo.slice %539 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %546 = stablehlo.slice %539 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %547 = stablehlo.slice %539 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %548 = stablehlo.add %540, %541 : tensor<3x2xf32>
          %549 = stablehlo.add %542, %543 : tensor<3x2xf32>
          %550 = stablehlo.add %548, %549 : tensor<3x2xf32>
          %551 = stablehlo.add %544, %545 : tensor<3x2xf32>
          %552 = stablehlo.add %546, %547 : tensor<3x2xf32>
          %553 = stablehlo.add %551, %552 : tensor<3x2xf32>
          %554 = stablehlo.add %550, %553 : tensor<3x2xf32>
          %555 = stablehlo.optimization_barrier %554 : tensor<3x2xf32>
          %c_158 = stablehlo.constant dense<0> : tensor<i32>
          %556 = func.call @_pad_21(%555, %c_158) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
          %557 = stablehlo.slice %556 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %558 = stablehlo.slice %556 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %559 = stablehlo.slice %556 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %560 = stablehlo.slice %556 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %561 = stablehlo.slice %556 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %562 = stablehlo.slice %556 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %563 = stablehlo.slice %556 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %564 = stablehlo.slice %556 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %565 = stablehlo.add %557, %558 : tensor<3x1xf32>
          %566 = stablehlo.add %559, %560 : tensor<3x1xf32>
          %567 = stablehlo.add %565, %566 : tensor<3x1xf32>
          %568 = stablehlo.add %561, %562 : tensor<3x1xf32>
          %569 = stablehlo.add %563, %564 : tensor<3x1xf32>
          %570 = stablehlo.add %568, %569 : tensor<3x1xf32>
          %571 = stablehlo.add %567, %570 : tensor<3x1xf32>
          %572 = stablehlo.optimization_barrier %571 : tensor<3x1xf32>
          %573 = stablehlo.reshape %572 : (tensor<3x1xf32>) -> tensor<3xf32>
          stablehlo.return %573 : tensor<3xf32>
        }) : (tensor<i32>) -> tensor<3xf32>
        %421 = stablehlo.multiply %418, %420 : tensor<3xf32>
        %422 = stablehlo.slice %416 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %423 = stablehlo.slice %416 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %424 = stablehlo.add %422, %423 : tensor<3x48xf32>
        %425 = stablehlo.slice %424 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %426 = stablehlo.slice %424 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %427 = stablehlo.add %425, %426 : tensor<3x24xf32>
        %428 = stablehlo.slice %427 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %429 = stablehlo.slice %427 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %430 = stablehlo.add %428, %429 : tensor<3x12xf32>
        %431 = stablehlo.slice %430 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %432 = stablehlo.slice %430 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %433 = stablehlo.add %431, %432 : tensor<3x6xf32>
        %434 = stablehlo.slice %433 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %435 = stablehlo.slice %433 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %436 = stablehlo.add %434, %435 : tensor<3x3xf32>
        %437 = stablehlo.slice %436 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %438 = stablehlo.slice %436 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %439 = stablehlo.add %437, %438 : tensor<3x1xf32>
        %440 = stablehlo.slice %436 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %441 = stablehlo.add %439, %440 : tensor<3x1xf32>
        %442 = stablehlo.slice %436 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %443 = stablehlo.concatenate %442, %441, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
        %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %444 = stablehlo.pad %443, %cst_136, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
        %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %445 = stablehlo.pad %439, %cst_137, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
        %446 = stablehlo.add %444, %445 : tensor<3x3xf32>
        %447 = stablehlo.slice %446 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
        %448 = stablehlo.slice %433 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
        %449 = stablehlo.add %447, %448 : tensor<3x2xf32>
        %450 = stablehlo.slice %433 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
        %451 = stablehlo.concatenate %450, %449, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
        %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %452 = stablehlo.pad %451, %cst_138, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %453 = stablehlo.pad %446, %cst_139, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %454 = stablehlo.add %452, %453 : tensor<3x6xf32>
        %455 = stablehlo.slice %454 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
        %456 = stablehlo.slice %430 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
        %457 = stablehlo.add %455, %456 : tensor<3x5xf32>
        %458 = stablehlo.slice %430 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
        %459 = stablehlo.concatenate %458, %457, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
        %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %460 = stablehlo.pad %459, %cst_140, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %461 = stablehlo.pad %454, %cst_141, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %462 = stablehlo.add %460, %461 : tensor<3x12xf32>
        %463 = stablehlo.slice %462 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
        %464 = stablehlo.slice %427 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
        %465 = stablehlo.add %463, %464 : tensor<3x11xf32>
        %466 = stablehlo.slice %427 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
        %467 = stablehlo.concatenate %466, %465, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
        %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %468 = stablehlo.pad %467, %cst_142, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %469 = stablehlo.pad %462, %cst_143, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %470 = stablehlo.add %468, %469 : tensor<3x24xf32>
        %471 = stablehlo.slice %470 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
        %472 = stablehlo.slice %424 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
        %473 = stablehlo.add %471, %472 : tensor<3x23xf32>
        %474 = stablehlo.slice %424 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
        %475 = stablehlo.concatenate %474, %473, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
        %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %476 = stablehlo.pad %475, %cst_144, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %477 = stablehlo.pad %470, %cst_145, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %478 = stablehlo.add %476, %477 : tensor<3x48xf32>
        %479 = stablehlo.slice %416 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %480 = stablehlo.add %478, %479 : tensor<3x48xf32>
        %481 = stablehlo.slice %416 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
        %482 = stablehlo.concatenate %481, %480, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
        %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %483 = stablehlo.pad %482, %cst_146, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %484 = stablehlo.pad %478, %cst_147, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
        %485 = stablehlo.add %483, %484 : tensor<3x97xf32>
        %486 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %488 = stablehlo.compare GE, %485, %487, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %489 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_148 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %490 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %491 = stablehlo.compare EQ, %489, %490, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %492 = func.call @_where_16(%491, %c_149, %489) : (tensor<3x97xi1>, tensor<i32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %493 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %494 = stablehlo.compare LT, %492, %493, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_151 = stablehlo.constant dense<2147483647> : tensor<i32>
        %495 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %496 = stablehlo.xor %492, %495 : tensor<3x97xi32>
        %497 = func.call @_where_17(%494, %496, %492) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %498 = func.call @argmax(%488) : (tensor<3x97xi1>) -> tensor<3xi32>
        %499 = stablehlo.broadcast_in_dim %498, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %500 = func.call @take_along_axis_18(%497, %499) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %501 = stablehlo.reshape %500 : (tensor<3x1xi32>) -> tensor<3xi32>
        %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %502 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %503 = stablehlo.compare GE, %144, %502, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_153 = stablehlo.constant dense<false> : tensor<i1>
        %504 = stablehlo.reduce(%488 init: %c_153) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
        %c_154 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %505 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %506 = stablehlo.not %503 : tensor<3xi1>
        %507 = stablehlo.not %504 : tensor<3xi1>
        %508 = stablehlo.and %506, %507 : tensor<3xi1>
        %c_155 = stablehlo.constant dense<false> : tensor<i1>
        %509 = stablehlo.reduce(%508 init: %c_155) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %510 = stablehlo.convert %509 : (tensor<i1>) -> tensor<i32>
        %511 = "stablehlo.case"(%510) ({
          stablehlo.return %505 : tensor<3xi32>
        }, {
          %c_156 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %522 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_157 = stablehlo.constant dense<2147483647> : tensor<i32>
          %523 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_158 = stablehlo.constant dense<0> : tensor<i32>
          %524:6 = stablehlo.while(%iterArg = %218, %iterArg_159 = %330, %iterArg_160 = %421, %iterArg_161 = %c_158, %iterArg_162 = %522, %iterArg_163 = %523) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_164 = stablehlo.constant dense<32> : tensor<i32>
            %525 = stablehlo.compare LT, %iterArg_161, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %525 : tensor<i1>
          } do {
            %525:2 = func.call @closed_call(%iterArg, %iterArg_159, %iterArg_160, %iterArg_162, %iterArg_163) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_164 = stablehlo.constant dense<1> : tensor<i32>
            %526 = stablehlo.add %iterArg_161, %c_164 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_159, %iterArg_160, %526, %525#0, %525#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %524#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %512 = func.call @_where_22(%504, %501, %511) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %513 = func.call @_where_22(%503, %505, %512) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %514 = stablehlo.maximum %253, %513 : tensor<3xi32>
        %515 = stablehlo.broadcast_in_dim %514, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %517 = stablehlo.compare GE, %218, %516, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %518 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %520 = stablehlo.compare GE, %326, %519, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %521 = stablehlo.and %517, %520 : tensor<3x97xi1>
        stablehlo.return %521 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %186 = stablehlo.add %174, %152 : tensor<3x97xf32>
      %cst_68 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %187 = func.call @_where_11(%185, %186, %cst_68) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %188 = func.call @_pad(%187, %cst_69) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
      %189 = stablehlo.reshape %188 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
      %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %190 = stablehlo.reduce(%189 init: %cst_70) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
      %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %191 = stablehlo.reduce(%190 init: %cst_71) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
      %192 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %193 = stablehlo.compare EQ, %190, %192, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
      %194 = stablehlo.iota dim = 1 : tensor<3x1xi32>
      %c_72 = stablehlo.constant dense<1> : tensor<i32>
      %195 = func.call @_where_12(%193, %194, %c_72) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
      %c_73 = stablehlo.constant dense<2147483647> : tensor<i32>
      %196 = stablehlo.reduce(%195 init: %c_73) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
      %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
      %198 = func.call @take_along_axis(%189, %197) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
      %199 = stablehlo.reshape %198 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
      %200 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
      %201 = stablehlo.compare EQ, %199, %200, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
      %202 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_74 = stablehlo.constant dense<128> : tensor<i32>
      %203 = func.call @_where_13(%201, %202, %c_74) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
      %c_75 = stablehlo.constant dense<2147483647> : tensor<i32>
      %204 = stablehlo.reduce(%203 init: %c_75) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
      %c_76 = stablehlo.constant dense<128> : tensor<i32>
      %205 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %206 = stablehlo.multiply %196, %205 : tensor<3xi32>
      %207 = stablehlo.add %206, %204 : tensor<3xi32>
      %c_77 = stablehlo.constant dense<97> : tensor<i32>
      %208 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %209 = stablehlo.minimum %207, %208 : tensor<3xi32>
      stablehlo.return %209 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %81 = call @_where_22(%77, %80, %75) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %82:3 = stablehlo.custom_call @xlabatch_summarize_logits(%arg4, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
    %83 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %84 = call @_where_23(%83, %c_33, %c_34) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %87 = stablehlo.compare EQ, %86, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_35 = stablehlo.constant dense<false> : tensor<i1>
    %88 = stablehlo.reduce(%87 init: %c_35) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %89 = call @_where_24(%88, %c_36, %84) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_37 = stablehlo.constant dense<3> : tensor<i32>
    %90 = call @_where_25(%82#2, %89, %c_37) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %91 = stablehlo.convert %90 : tensor<3xi32>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %93 = stablehlo.compare NE, %91, %92, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %94 = stablehlo.and %53, %93 : tensor<3xi1>
    %c_39 = stablehlo.constant dense<4> : tensor<i32>
    %95 = call @_where_26(%94, %c_39, %91) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %98 = stablehlo.broadcast_in_dim %82#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %99 = stablehlo.concatenate %96, %97, %98, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %100 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %101 = call @_where_27(%100, %99, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %102 = stablehlo.slice %101 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %103 = stablehlo.reshape %102 : (tensor<1x3xi32>) -> tensor<3xi32>
    %104 = stablehlo.slice %101 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %105 = stablehlo.reshape %104 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_40 = stablehlo.constant dense<-1> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.compare NE, %103, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %108 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_41 = stablehlo.constant dense<128> : tensor<i32>
    %109 = call @floor_divide_28(%arg1, %c_41) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
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
    %134 = call @_where_29(%107, %133, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
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
