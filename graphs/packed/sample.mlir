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
      %154:8 = stablehlo.while(%iterArg = %148, %iterArg_70 = %15, %iterArg_71 = %146, %iterArg_72 = %arg0, %iterArg_73 = %147, %iterArg_74 = %c_60, %iterArg_75 = %152, %iterArg_76 = %153) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %189 = stablehlo.compare LT, %iterArg_74, %iterArg_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %189 : tensor<i1>
      } do {
        %c_77 = stablehlo.constant dense<1> : tensor<i32>
        %189 = stablehlo.add %iterArg_74, %c_77 : tensor<i32>
        %c_78 = stablehlo.constant dense<128> : tensor<i32>
        %190 = stablehlo.multiply %iterArg_74, %c_78 : tensor<i32>
        %191 = stablehlo.convert %190 : tensor<i32>
        %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %193 = stablehlo.add %192, %iterArg : tensor<3x128xi32>
        %194 = stablehlo.broadcast_in_dim %iterArg_70, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %196 = stablehlo.compare GE, %193, %195, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_79 = stablehlo.constant dense<128> : tensor<i32>
        %197 = stablehlo.multiply %iterArg_74, %c_79 : tensor<i32>
        %198 = stablehlo.convert %197 : tensor<i32>
        %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %200 = stablehlo.add %199, %iterArg : tensor<3x128xi32>
        %201 = stablehlo.broadcast_in_dim %iterArg_71, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %203 = stablehlo.compare LT, %200, %202, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %204 = stablehlo.and %196, %203 : tensor<3x128xi1>
        %205 = func.call @dynamic_index_in_dim(%iterArg_72, %iterArg_74) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_80 = stablehlo.constant dense<97> : tensor<i32>
        %206 = func.call @_where_7(%204, %205, %c_80) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_81 = stablehlo.constant dense<0> : tensor<i32>
        %207 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %208 = stablehlo.compare LT, %iterArg_73, %207, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_82 = stablehlo.constant dense<3> : tensor<i32>
        %209 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %210 = stablehlo.add %iterArg_73, %209 : tensor<3x128xi32>
        %211 = stablehlo.select %208, %210, %iterArg_73 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_83 = stablehlo.constant dense<0> : tensor<i32>
        %212 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %213 = stablehlo.compare LT, %206, %212, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_84 = stablehlo.constant dense<97> : tensor<i32>
        %214 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %215 = stablehlo.add %206, %214 : tensor<3x128xi32>
        %216 = stablehlo.select %213, %215, %206 : tensor<3x128xi1>, tensor<3x128xi32>
        %217 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %218 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %219 = stablehlo.concatenate %217, %218, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_85 = stablehlo.constant dense<1> : tensor<i32>
        %220 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %221 = "stablehlo.scatter"(%iterArg_76, %219, %220) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
          %222 = stablehlo.add %arg22, %arg23 : tensor<i32>
          stablehlo.return %222 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %189, %iterArg_75, %221 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
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
      %164:8 = stablehlo.while(%iterArg = %158, %iterArg_70 = %156, %iterArg_71 = %146, %iterArg_72 = %arg0, %iterArg_73 = %157, %iterArg_74 = %c_66, %iterArg_75 = %162, %iterArg_76 = %163) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %189 = stablehlo.compare LT, %iterArg_74, %iterArg_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %189 : tensor<i1>
      } do {
        %c_77 = stablehlo.constant dense<1> : tensor<i32>
        %189 = stablehlo.add %iterArg_74, %c_77 : tensor<i32>
        %c_78 = stablehlo.constant dense<128> : tensor<i32>
        %190 = stablehlo.multiply %iterArg_74, %c_78 : tensor<i32>
        %191 = stablehlo.convert %190 : tensor<i32>
        %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %193 = stablehlo.add %192, %iterArg : tensor<3x128xi32>
        %194 = stablehlo.broadcast_in_dim %iterArg_70, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %196 = stablehlo.compare GE, %193, %195, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_79 = stablehlo.constant dense<128> : tensor<i32>
        %197 = stablehlo.multiply %iterArg_74, %c_79 : tensor<i32>
        %198 = stablehlo.convert %197 : tensor<i32>
        %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %200 = stablehlo.add %199, %iterArg : tensor<3x128xi32>
        %201 = stablehlo.broadcast_in_dim %iterArg_71, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %203 = stablehlo.compare LT, %200, %202, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %204 = stablehlo.and %196, %203 : tensor<3x128xi1>
        %205 = func.call @dynamic_index_in_dim(%iterArg_72, %iterArg_74) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_80 = stablehlo.constant dense<97> : tensor<i32>
        %206 = func.call @_where_7(%204, %205, %c_80) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_81 = stablehlo.constant dense<0> : tensor<i32>
        %207 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %208 = stablehlo.compare LT, %iterArg_73, %207, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_82 = stablehlo.constant dense<3> : tensor<i32>
        %209 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %210 = stablehlo.add %iterArg_73, %209 : tensor<3x128xi32>
        %211 = stablehlo.select %208, %210, %iterArg_73 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_83 = stablehlo.constant dense<0> : tensor<i32>
        %212 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %213 = stablehlo.compare LT, %206, %212, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_84 = stablehlo.constant dense<97> : tensor<i32>
        %214 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %215 = stablehlo.add %206, %214 : tensor<3x128xi32>
        %216 = stablehlo.select %213, %215, %206 : tensor<3x128xi1>, tensor<3x128xi32>
        %217 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %218 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %219 = stablehlo.concatenate %217, %218, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_85 = stablehlo.constant dense<1> : tensor<i32>
        %220 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %221 = "stablehlo.scatter"(%iterArg_76, %219, %220) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
          %222 = stablehlo.add %arg22, %arg23 : tensor<i32>
          stablehlo.return %222 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %189, %iterArg_75, %221 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %165 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %166 = stablehlo.compare GT, %164#7, %165, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %167 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %168 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %169 = stablehlo.compare LT, %32, %168, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %170 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %171 = stablehlo.multiply %32, %170 : tensor<3x97xf32>
      %172 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %173 = stablehlo.divide %32, %172 : tensor<3x97xf32>
      %174 = func.call @_where_8(%169, %171, %173) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %175 = func.call @_where_8(%166, %174, %32) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %176 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %177 = stablehlo.convert %154#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %179 = stablehlo.multiply %178, %177 : tensor<3x97xf32>
      %180 = stablehlo.subtract %175, %179 : tensor<3x97xf32>
      %181 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_69 = stablehlo.constant dense<0> : tensor<i32>
      %182 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %183 = stablehlo.compare GT, %154#7, %182, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %184 = stablehlo.convert %183 : (tensor<3x97xi1>) -> tensor<3x97xf32>
      %185 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %186 = stablehlo.multiply %185, %184 : tensor<3x97xf32>
      %187 = stablehlo.subtract %180, %186 : tensor<3x97xf32>
      %188 = func.call @_where_4(%137, %187, %32) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %188 : tensor<3x97xf32>
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
      %142 = func.call @_where_9(%141, %c_52, %13) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
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
      %151 = func.call @_where_10(%150, %47, %cst_53) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
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
      %152 = func.call @_where_13(%151, %140, %cst_57) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %153 = stablehlo.reduce(%50 init: %cst_58) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %156 = stablehlo.subtract %50, %155 : tensor<3x97xf32>
      %157 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %159 = stablehlo.divide %156, %158 : tensor<3x97xf32>
      %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %161 = stablehlo.compare EQ, %50, %160, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %162 = func.call @_where_14(%161, %cst_60, %159) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_61 = stablehlo.constant dense<0> : tensor<i32>
      %163 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %164 = stablehlo.compare GT, %142, %163, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %165 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %166 = stablehlo.compare LT, %144, %165, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %167 = stablehlo.or %164, %166 : tensor<3xi1>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %168 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %169 = stablehlo.compare GT, %146, %168, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %170 = stablehlo.or %167, %169 : tensor<3xi1>
      %c_64 = stablehlo.constant dense<false> : tensor<i1>
      %171 = stablehlo.reduce(%170 init: %c_64) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %172 = stablehlo.convert %171 : (tensor<i1>) -> tensor<i32>
      %173 = "stablehlo.case"(%172) ({
        %c_80 = stablehlo.constant dense<true> : tensor<i1>
        %228 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %228 : tensor<3x97xi1>
      }, {
        %228 = stablehlo.bitcast_convert %162 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_80 = stablehlo.constant dense<0> : tensor<i32>
        %229 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %230 = stablehlo.compare LT, %228, %229, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_81 = stablehlo.constant dense<2147483647> : tensor<i32>
        %231 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %232 = stablehlo.xor %228, %231 : tensor<3x97xi32>
        %233 = func.call @_where_15(%230, %232, %228) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %values, %indices = chlo.top_k(%162, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
        %c_82 = stablehlo.constant dense<0> : tensor<i32>
        %234 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %235 = stablehlo.compare EQ, %142, %234, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_83 = stablehlo.constant dense<97> : tensor<i32>
        %236 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %237 = stablehlo.compare GE, %142, %236, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %238 = stablehlo.or %235, %237 : tensor<3xi1>
        %239 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_84 = stablehlo.constant dense<0> : tensor<i32>
        %240 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %241 = stablehlo.compare LT, %239, %240, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_85 = stablehlo.constant dense<2147483647> : tensor<i32>
        %242 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %243 = stablehlo.xor %239, %242 : tensor<3x97xi32>
        %244 = func.call @_where_15(%241, %243, %239) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_86 = stablehlo.constant dense<1> : tensor<i32>
        %c_87 = stablehlo.constant dense<97> : tensor<i32>
        %245 = func.call @clip(%142, %c_86, %c_87) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_88 = stablehlo.constant dense<1> : tensor<i32>
        %247 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %248 = stablehlo.subtract %246, %247 : tensor<3x1xi32>
        %249 = func.call @take_along_axis_16(%244, %248) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %250 = stablehlo.reshape %249 : (tensor<3x1xi32>) -> tensor<3xi32>
        %c_89 = stablehlo.constant dense<97> : tensor<i32>
        %251 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %252 = stablehlo.minimum %142, %251 : tensor<3xi32>
        %253 = stablehlo.convert %252 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %254 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_91 = stablehlo.constant dense<97> : tensor<i32>
        %255 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %256 = stablehlo.compare LE, %142, %255, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_92 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %257 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %258 = stablehlo.not %238 : tensor<3xi1>
        %259 = stablehlo.not %256 : tensor<3xi1>
        %260 = stablehlo.and %258, %259 : tensor<3xi1>
        %c_93 = stablehlo.constant dense<false> : tensor<i1>
        %261 = stablehlo.reduce(%260 init: %c_93) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %262 = stablehlo.convert %261 : (tensor<i1>) -> tensor<i32>
        %263 = "stablehlo.case"(%262) ({
          stablehlo.return %257 : tensor<3xi32>
        }, {
          %c_118 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %385 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_119 = stablehlo.constant dense<2147483647> : tensor<i32>
          %386 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_120 = stablehlo.constant dense<0> : tensor<i32>
          %387:6 = stablehlo.while(%iterArg = %233, %iterArg_121 = %254, %iterArg_122 = %253, %iterArg_123 = %c_120, %iterArg_124 = %385, %iterArg_125 = %386) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_126 = stablehlo.constant dense<32> : tensor<i32>
            %388 = stablehlo.compare LT, %iterArg_123, %c_126, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %388 : tensor<i1>
          } do {
            %388:2 = func.call @closed_call(%iterArg, %iterArg_121, %iterArg_122, %iterArg_124, %iterArg_125) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_126 = stablehlo.constant dense<1> : tensor<i32>
            %389 = stablehlo.add %iterArg_123, %c_126 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_121, %iterArg_122, %389, %388#0, %388#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %387#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %264 = func.call @_where_20(%256, %250, %263) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %265 = func.call @_where_20(%238, %257, %264) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %266 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %268 = stablehlo.compare GE, %233, %267, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %269 = stablehlo.exponential %162 : tensor<3x97xf32>
        %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %270 = func.call @_where_10(%268, %269, %cst_94) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %271 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_95 = stablehlo.constant dense<0> : tensor<i32>
        %272 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %273 = stablehlo.compare LT, %271, %272, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_96 = stablehlo.constant dense<2147483647> : tensor<i32>
        %274 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %275 = stablehlo.xor %271, %274 : tensor<3x97xi32>
        %276 = func.call @_where_15(%273, %275, %271) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %277 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %279 = stablehlo.compare GE, %276, %278, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %280 = stablehlo.exponential %values : tensor<3x97xf32>
        %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %281 = func.call @_where_10(%279, %280, %cst_97) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_98 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %282 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %283 = stablehlo.maximum %144, %282 : tensor<3xf32>
        %c_99 = stablehlo.constant dense<0> : tensor<i32>
        %284 = "stablehlo.case"(%c_99) ({
          %c_118 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_118 : tensor<i32>
        }, {
          %c_118 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_118 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %285 = "stablehlo.case"(%284) ({
          %c_118 = stablehlo.constant dense<0> : tensor<i32>
          %385 = func.call @_pad_17(%270, %c_118) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
          %386 = stablehlo.slice %385 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %387 = stablehlo.slice %385 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %388 = stablehlo.slice %385 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %389 = stablehlo.slice %385 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %390 = stablehlo.slice %385 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %391 = stablehlo.slice %385 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %392 = stablehlo.slice %385 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %393 = stablehlo.slice %385 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %394 = stablehlo.add %386, %387 : tensor<3x13xf32>
          %395 = stablehlo.add %388, %389 : tensor<3x13xf32>
          %396 = stablehlo.add %394, %395 : tensor<3x13xf32>
          %397 = stablehlo.add %390, %391 : tensor<3x13xf32>
          %398 = stablehlo.add %392, %393 : tensor<3x13xf32>
          %399 = stablehlo.add %397, %398 : tensor<3x13xf32>
          %400 = stablehlo.add %396, %399 : tensor<3x13xf32>
          %401 = stablehlo.optimization_barrier %400 : tensor<3x13xf32>
          %c_119 = stablehlo.constant dense<0> : tensor<i32>
          %402 = func.call @_pad_18(%401, %c_119) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
          %403 = stablehlo.slice %402 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %404 = stablehlo.slice %402 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %405 = stablehlo.slice %402 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %406 = stablehlo.slice %402 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %407 = stablehlo.slice %402 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %408 = stablehlo.slice %402 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %409 = stablehlo.slice %402 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %410 = stablehlo.slice %402 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %411 = stablehlo.add %403, %404 : tensor<3x2xf32>
          %412 = stablehlo.add %405, %406 : tensor<3x2xf32>
          %413 = stablehlo.add %411, %412 : tensor<3x2xf32>
          %414 = stablehlo.add %407, %408 : tensor<3x2xf32>
          %415 = stablehlo.add %409, %410 : tensor<3x2xf32>
          %416 = stablehlo.add %414, %415 : tensor<3x2xf32>
          %417 = stablehlo.add %413, %416 : tensor<3x2xf32>
          %418 = stablehlo.optimization_barrier %417 : tensor<3x2xf32>
          %c_120 = stablehlo.constant dense<0> : tensor<i32>
          %419 = func.call @_pad_19(%418, %c_120) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
          %420 = stablehlo.slice %419 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %421 = stablehlo.slice %419 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %422 = stablehlo.slice %419 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %423 = stablehlo.slice %419 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %424 = stablehlo.slice %419 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %425 = stablehlo.slice %419 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %426 = stablehlo.slice %419 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %427 = stablehlo.slice %419 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %428 = stablehlo.add %420, %421 : tensor<3x1xf32>
          %429 = stablehlo.add %422, %423 : tensor<3x1xf32>
          %430 = stablehlo.add %428, %429 : tensor<3x1xf32>
          %431 = stablehlo.add %424, %425 : tensor<3x1xf32>
          %432 = stablehlo.add %426, %427 : tensor<3x1xf32>
          %433 = stablehlo.add %431, %432 : tensor<3x1xf32>
          %434 = stablehlo.add %430, %433 : tensor<3x1xf32>
          %435 = stablehlo.optimization_barrier %434 : tensor<3x1xf32>
          %436 = stablehlo.reshape %435 : (tensor<3x1xf32>) -> tensor<3xf32>
          stablehlo.return %436 : tensor<3xf32>
        }) : (tensor<i32>) -> tensor<3xf32>
        %286 = stablehlo.multiply %283, %285 : tensor<3xf32>
        %287 = stablehlo.slice %281 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %288 = stablehlo.slice %281 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %289 = stablehlo.add %287, %288 : tensor<3x48xf32>
        %290 = stablehlo.slice %289 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %291 = stablehlo.slice %289 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %292 = stablehlo.add %290, %291 : tensor<3x24xf32>
        %293 = stablehlo.slice %292 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %294 = stablehlo.slice %292 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %295 = stablehlo.add %293, %294 : tensor<3x12xf32>
        %296 = stablehlo.slice %295 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %297 = stablehlo.slice %295 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %298 = stablehlo.add %296, %297 : tensor<3x6xf32>
        %299 = stablehlo.slice %298 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %300 = stablehlo.slice %298 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %301 = stablehlo.add %299, %300 : tensor<3x3xf32>
        %302 = stablehlo.slice %301 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %303 = stablehlo.slice %301 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %304 = stablehlo.add %302, %303 : tensor<3x1xf32>
        %305 = stablehlo.slice %301 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %306 = stablehlo.add %304, %305 : tensor<3x1xf32>
        %307 = stablehlo.slice %301 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %308 = stablehlo.concatenate %307, %306, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
        %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %309 = stablehlo.pad %308, %cst_100, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
        %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %310 = stablehlo.pad %304, %cst_101, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
        %311 = stablehlo.add %309, %310 : tensor<3x3xf32>
        %312 = stablehlo.slice %311 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
        %313 = stablehlo.slice %298 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
        %314 = stablehlo.add %312, %313 : tensor<3x2xf32>
        %315 = stablehlo.slice %298 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
        %316 = stablehlo.concatenate %315, %314, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
        %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %317 = stablehlo.pad %316, %cst_102, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %318 = stablehlo.pad %311, %cst_103, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %319 = stablehlo.add %317, %318 : tensor<3x6xf32>
        %320 = stablehlo.slice %319 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
        %321 = stablehlo.slice %295 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
        %322 = stablehlo.add %320, %321 : tensor<3x5xf32>
        %323 = stablehlo.slice %295 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
        %324 = stablehlo.concatenate %323, %322, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
        %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %325 = stablehlo.pad %324, %cst_104, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %326 = stablehlo.pad %319, %cst_105, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %327 = stablehlo.add %325, %326 : tensor<3x12xf32>
        %328 = stablehlo.slice %327 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
        %329 = stablehlo.slice %292 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
        %330 = stablehlo.add %328, %329 : tensor<3x11xf32>
        %331 = stablehlo.slice %292 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
        %332 = stablehlo.concatenate %331, %330, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
        %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %333 = stablehlo.pad %332, %cst_106, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %334 = stablehlo.pad %327, %cst_107, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %335 = stablehlo.add %333, %334 : tensor<3x24xf32>
        %336 = stablehlo.slice %335 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
        %337 = stablehlo.slice %289 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
        %338 = stablehlo.add %336, %337 : tensor<3x23xf32>
        %339 = stablehlo.slice %289 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
        %340 = stablehlo.concatenate %339, %338, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
        %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %341 = stablehlo.pad %340, %cst_108, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %342 = stablehlo.pad %335, %cst_109, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %343 = stablehlo.add %341, %342 : tensor<3x48xf32>
        %344 = stablehlo.slice %281 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %345 = stablehlo.add %343, %344 : tensor<3x48xf32>
        %346 = stablehlo.slice %281 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
        %347 = stablehlo.concatenate %346, %345, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
        %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %348 = stablehlo.pad %347, %cst_110, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %349 = stablehlo.pad %343, %cst_111, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
        %350 = stablehlo.add %348, %349 : tensor<3x97xf32>
        %351 = stablehlo.broadcast_in_dim %286, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %353 = stablehlo.compare GE, %350, %352, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %354 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_112 = stablehlo.constant dense<0> : tensor<i32>
        %355 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %356 = stablehlo.compare LT, %354, %355, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_113 = stablehlo.constant dense<2147483647> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %358 = stablehlo.xor %354, %357 : tensor<3x97xi32>
        %359 = func.call @_where_15(%356, %358, %354) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %360 = func.call @argmax(%353) : (tensor<3x97xi1>) -> tensor<3xi32>
        %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %362 = func.call @take_along_axis_16(%359, %361) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %363 = stablehlo.reshape %362 : (tensor<3x1xi32>) -> tensor<3xi32>
        %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %364 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %365 = stablehlo.compare GE, %144, %364, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_115 = stablehlo.constant dense<false> : tensor<i1>
        %366 = stablehlo.reduce(%353 init: %c_115) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
        %c_116 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %367 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %368 = stablehlo.not %365 : tensor<3xi1>
        %369 = stablehlo.not %366 : tensor<3xi1>
        %370 = stablehlo.and %368, %369 : tensor<3xi1>
        %c_117 = stablehlo.constant dense<false> : tensor<i1>
        %371 = stablehlo.reduce(%370 init: %c_117) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %372 = stablehlo.convert %371 : (tensor<i1>) -> tensor<i32>
        %373 = "stablehlo.case"(%372) ({
          stablehlo.return %367 : tensor<3xi32>
        }, {
          %c_118 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %385 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_119 = stablehlo.constant dense<2147483647> : tensor<i32>
          %386 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_120 = stablehlo.constant dense<0> : tensor<i32>
          %387:6 = stablehlo.while(%iterArg = %233, %iterArg_121 = %270, %iterArg_122 = %286, %iterArg_123 = %c_120, %iterArg_124 = %385, %iterArg_125 = %386) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_126 = stablehlo.constant dense<32> : tensor<i32>
            %388 = stablehlo.compare LT, %iterArg_123, %c_126, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %388 : tensor<i1>
          } do {
            %388:2 = func.call @closed_call(%iterArg, %iterArg_121, %iterArg_122, %iterArg_124, %iterArg_125) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_126 = stablehlo.constant dense<1> : tensor<i32>
            %389 = stablehlo.add %iterArg_123, %c_126 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_121, %iterArg_122, %389, %388#0, %388#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %387#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %374 = func.call @_where_20(%366, %363, %373) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %375 = func.call @_where_20(%365, %367, %374) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %376 = stablehlo.maximum %265, %375 : tensor<3xi32>
        %377 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %379 = stablehlo.compare GE, %233, %378, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %380 = stablehlo.exponential %162 : tensor<3x97xf32>
        %381 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %383 = stablehlo.compare GE, %380, %382, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %384 = stablehlo.and %379, %383 : tensor<3x97xi1>
        stablehlo.return %384 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %174 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
      %175 = func.call @_threefry_fold_in(%149, %174) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %176 = stablehlo.slice %175 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %177 = stablehlo.reshape %176 : (tensor<3x1xui32>) -> tensor<3xui32>
      %178 = stablehlo.slice %175 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %179 = stablehlo.reshape %178 : (tensor<3x1xui32>) -> tensor<3xui32>
      %180 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_65 = stablehlo.constant dense<1> : tensor<ui64>
      %181 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %182 = stablehlo.multiply %181, %180 : tensor<97xui64>
      %c_66 = stablehlo.constant dense<32> : tensor<ui64>
      %183 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %184 = stablehlo.shift_right_logical %182, %183 : tensor<97xui64>
      %185 = stablehlo.convert %182 : (tensor<97xui64>) -> tensor<97xui32>
      %186 = stablehlo.convert %184 : (tensor<97xui64>) -> tensor<97xui32>
      %187 = stablehlo.broadcast_in_dim %186, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %188 = stablehlo.broadcast_in_dim %185, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %189 = stablehlo.broadcast_in_dim %177, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %190 = stablehlo.broadcast_in_dim %179, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %191:2 = func.call @threefry2x32_22(%189, %190, %187, %188) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %192 = stablehlo.xor %191#0, %191#1 : tensor<3x97xui32>
      %c_67 = stablehlo.constant dense<9> : tensor<ui32>
      %193 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %194 = stablehlo.shift_right_logical %192, %193 : tensor<3x97xui32>
      %195 = stablehlo.convert %194 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %196 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %197 = stablehlo.add %195, %196 : tensor<3x97xf32>
      %cst_69 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %198 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %199 = stablehlo.multiply %197, %198 : tensor<3x97xf32>
      %200 = stablehlo.log %199 : tensor<3x97xf32>
      %201 = stablehlo.negate %200 : tensor<3x97xf32>
      %202 = stablehlo.log %201 : tensor<3x97xf32>
      %203 = stablehlo.negate %202 : tensor<3x97xf32>
      %204 = stablehlo.add %162, %203 : tensor<3x97xf32>
      %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %205 = func.call @_where_10(%173, %204, %cst_70) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %206 = func.call @_pad(%205, %cst_71) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x128xf32>
      %207 = stablehlo.reshape %206 : (tensor<3x128xf32>) -> tensor<3x1x128xf32>
      %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %208 = stablehlo.reduce(%207 init: %cst_72) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x128xf32>, tensor<f32>) -> tensor<3x1xf32>
      %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %209 = stablehlo.reduce(%208 init: %cst_73) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
      %210 = stablehlo.broadcast_in_dim %209, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %211 = stablehlo.compare EQ, %208, %210, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
      %212 = stablehlo.iota dim = 1 : tensor<3x1xi32>
      %c_74 = stablehlo.constant dense<1> : tensor<i32>
      %213 = func.call @_where_11(%211, %212, %c_74) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
      %c_75 = stablehlo.constant dense<2147483647> : tensor<i32>
      %214 = stablehlo.reduce(%213 init: %c_75) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
      %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<3xi32>) -> tensor<3x1x1xi32>
      %216 = func.call @take_along_axis(%207, %215) : (tensor<3x1x128xf32>, tensor<3x1x1xi32>) -> tensor<3x1x128xf32>
      %217 = stablehlo.reshape %216 : (tensor<3x1x128xf32>) -> tensor<3x128xf32>
      %218 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x128xf32>
      %219 = stablehlo.compare EQ, %217, %218, FLOAT : (tensor<3x128xf32>, tensor<3x128xf32>) -> tensor<3x128xi1>
      %220 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_76 = stablehlo.constant dense<128> : tensor<i32>
      %221 = func.call @_where_12(%219, %220, %c_76) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
      %c_77 = stablehlo.constant dense<2147483647> : tensor<i32>
      %222 = stablehlo.reduce(%221 init: %c_77) applies stablehlo.minimum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
      %c_78 = stablehlo.constant dense<128> : tensor<i32>
      %223 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %224 = stablehlo.multiply %214, %223 : tensor<3xi32>
      %225 = stablehlo.add %224, %222 : tensor<3xi32>
      %c_79 = stablehlo.constant dense<97> : tensor<i32>
      %226 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %227 = stablehlo.minimum %225, %226 : tensor<3xi32>
      stablehlo.return %227 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %81 = call @_where_20(%77, %80, %75) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %82:3 = stablehlo.custom_call @xlabatch_summarize_logits(%arg4, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>, tensor<3xi1>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
    %83 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %84 = call @_where_24(%83, %c_33, %c_34) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %87 = stablehlo.compare EQ, %86, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_35 = stablehlo.constant dense<false> : tensor<i1>
    %88 = stablehlo.reduce(%87 init: %c_35) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %89 = call @_where_25(%88, %c_36, %84) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_37 = stablehlo.constant dense<3> : tensor<i32>
    %90 = call @_where_26(%82#2, %89, %c_37) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %91 = stablehlo.convert %90 : tensor<3xi32>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %93 = stablehlo.compare NE, %91, %92, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %94 = stablehlo.and %53, %93 : tensor<3xi1>
    %c_39 = stablehlo.constant dense<4> : tensor<i32>
    %95 = call @_where_27(%94, %c_39, %91) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %98 = stablehlo.broadcast_in_dim %82#1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %99 = stablehlo.concatenate %96, %97, %98, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %100 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %101 = call @_where_28(%100, %99, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %102 = stablehlo.slice %101 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %103 = stablehlo.reshape %102 : (tensor<1x3xi32>) -> tensor<3xi32>
    %104 = stablehlo.slice %101 [1:2, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %105 = stablehlo.reshape %104 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c_40 = stablehlo.constant dense<-1> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.compare NE, %103, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %108 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_41 = stablehlo.constant dense<128> : tensor<i32>
    %109 = call @floor_divide_29(%arg1, %c_41) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
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
    %134 = call @_where_30(%107, %133, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
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
