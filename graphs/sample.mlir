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
      %122 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %123 = stablehlo.add %arg4, %arg5 : tensor<3x97xf32>
      %124 = func.call @_where_4(%122, %123, %arg4) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %124 : tensor<3x97xf32>
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
      %122 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %124 = stablehlo.compare NE, %19, %123, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %126 = stablehlo.compare NE, %21, %125, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %127 = stablehlo.or %124, %126 : tensor<3xi1>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %129 = stablehlo.compare NE, %23, %128, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %130 = stablehlo.or %127, %129 : tensor<3xi1>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %131 = func.call @_where_5(%130, %arg1, %c_51) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
      %132 = stablehlo.iota dim = 0 : tensor<3x128xi32>
      %133 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_52 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %134 = stablehlo.reduce(%131 init: %c_52) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %135 = stablehlo.subtract %134, %c_53 : tensor<i32>
      %c_54 = stablehlo.constant dense<128> : tensor<i32>
      %136 = func.call @floor_divide(%135, %c_54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %137 = stablehlo.add %136, %c_55 : tensor<i32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %138 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %c_57 = stablehlo.constant dense<0> : tensor<i32>
      %139:8 = stablehlo.while(%iterArg = %133, %iterArg_69 = %15, %iterArg_70 = %131, %iterArg_71 = %arg0, %iterArg_72 = %132, %iterArg_73 = %c_57, %iterArg_74 = %137, %iterArg_75 = %138) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %177 = stablehlo.compare LT, %iterArg_73, %iterArg_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %177 : tensor<i1>
      } do {
        %c_76 = stablehlo.constant dense<1> : tensor<i32>
        %177 = stablehlo.add %iterArg_73, %c_76 : tensor<i32>
        %c_77 = stablehlo.constant dense<128> : tensor<i32>
        %178 = stablehlo.multiply %iterArg_73, %c_77 : tensor<i32>
        %179 = stablehlo.convert %178 : tensor<i32>
        %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %181 = stablehlo.add %180, %iterArg : tensor<3x128xi32>
        %182 = stablehlo.broadcast_in_dim %iterArg_69, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %184 = stablehlo.compare GE, %181, %183, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_78 = stablehlo.constant dense<128> : tensor<i32>
        %185 = stablehlo.multiply %iterArg_73, %c_78 : tensor<i32>
        %186 = stablehlo.convert %185 : tensor<i32>
        %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %188 = stablehlo.add %187, %iterArg : tensor<3x128xi32>
        %189 = stablehlo.broadcast_in_dim %iterArg_70, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %191 = stablehlo.compare LT, %188, %190, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %192 = stablehlo.and %184, %191 : tensor<3x128xi1>
        %193 = func.call @dynamic_index_in_dim(%iterArg_71, %iterArg_73) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_79 = stablehlo.constant dense<97> : tensor<i32>
        %194 = func.call @_where_7(%192, %193, %c_79) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_80 = stablehlo.constant dense<0> : tensor<i32>
        %195 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %196 = stablehlo.compare LT, %iterArg_72, %195, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_81 = stablehlo.constant dense<3> : tensor<i32>
        %197 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %198 = stablehlo.add %iterArg_72, %197 : tensor<3x128xi32>
        %199 = stablehlo.select %196, %198, %iterArg_72 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_82 = stablehlo.constant dense<0> : tensor<i32>
        %200 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %201 = stablehlo.compare LT, %194, %200, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_83 = stablehlo.constant dense<97> : tensor<i32>
        %202 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %203 = stablehlo.add %194, %202 : tensor<3x128xi32>
        %204 = stablehlo.select %201, %203, %194 : tensor<3x128xi1>, tensor<3x128xi32>
        %205 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %206 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %207 = stablehlo.concatenate %205, %206, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_84 = stablehlo.constant dense<1> : tensor<i32>
        %208 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %209 = "stablehlo.scatter"(%iterArg_75, %207, %208) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>):
          %210 = stablehlo.add %arg21, %arg22 : tensor<i32>
          stablehlo.return %210 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %177, %iterArg_74, %209 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %140 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %141 = stablehlo.compare GT, %139#7, %140, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %142 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %143 = stablehlo.minimum %15, %131 : tensor<3xi32>
      %144 = stablehlo.iota dim = 0 : tensor<3x128xi32>
      %145 = stablehlo.iota dim = 1 : tensor<3x128xi32>
      %c_60 = stablehlo.constant dense<-2147483648> : tensor<i32>
      %146 = stablehlo.reduce(%143 init: %c_60) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %c_61 = stablehlo.constant dense<1> : tensor<i32>
      %147 = stablehlo.subtract %146, %c_61 : tensor<i32>
      %c_62 = stablehlo.constant dense<128> : tensor<i32>
      %148 = func.call @floor_divide(%147, %c_62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %149 = stablehlo.add %148, %c_63 : tensor<i32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %150 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %c_65 = stablehlo.constant dense<0> : tensor<i32>
      %151:8 = stablehlo.while(%iterArg = %145, %iterArg_69 = %142, %iterArg_70 = %143, %iterArg_71 = %arg0, %iterArg_72 = %144, %iterArg_73 = %c_65, %iterArg_74 = %149, %iterArg_75 = %150) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      cond {
        %177 = stablehlo.compare LT, %iterArg_73, %iterArg_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %177 : tensor<i1>
      } do {
        %c_76 = stablehlo.constant dense<1> : tensor<i32>
        %177 = stablehlo.add %iterArg_73, %c_76 : tensor<i32>
        %c_77 = stablehlo.constant dense<128> : tensor<i32>
        %178 = stablehlo.multiply %iterArg_73, %c_77 : tensor<i32>
        %179 = stablehlo.convert %178 : tensor<i32>
        %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %181 = stablehlo.add %180, %iterArg : tensor<3x128xi32>
        %182 = stablehlo.broadcast_in_dim %iterArg_69, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %184 = stablehlo.compare GE, %181, %183, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_78 = stablehlo.constant dense<128> : tensor<i32>
        %185 = stablehlo.multiply %iterArg_73, %c_78 : tensor<i32>
        %186 = stablehlo.convert %185 : tensor<i32>
        %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %188 = stablehlo.add %187, %iterArg : tensor<3x128xi32>
        %189 = stablehlo.broadcast_in_dim %iterArg_70, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
        %191 = stablehlo.compare LT, %188, %190, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %192 = stablehlo.and %184, %191 : tensor<3x128xi1>
        %193 = func.call @dynamic_index_in_dim(%iterArg_71, %iterArg_73) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_79 = stablehlo.constant dense<97> : tensor<i32>
        %194 = func.call @_where_7(%192, %193, %c_79) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
        %c_80 = stablehlo.constant dense<0> : tensor<i32>
        %195 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %196 = stablehlo.compare LT, %iterArg_72, %195, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_81 = stablehlo.constant dense<3> : tensor<i32>
        %197 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %198 = stablehlo.add %iterArg_72, %197 : tensor<3x128xi32>
        %199 = stablehlo.select %196, %198, %iterArg_72 : tensor<3x128xi1>, tensor<3x128xi32>
        %c_82 = stablehlo.constant dense<0> : tensor<i32>
        %200 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %201 = stablehlo.compare LT, %194, %200, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
        %c_83 = stablehlo.constant dense<97> : tensor<i32>
        %202 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %203 = stablehlo.add %194, %202 : tensor<3x128xi32>
        %204 = stablehlo.select %201, %203, %194 : tensor<3x128xi1>, tensor<3x128xi32>
        %205 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %206 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
        %207 = stablehlo.concatenate %205, %206, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
        %c_84 = stablehlo.constant dense<1> : tensor<i32>
        %208 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
        %209 = "stablehlo.scatter"(%iterArg_75, %207, %208) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>):
          %210 = stablehlo.add %arg21, %arg22 : tensor<i32>
          stablehlo.return %210 : tensor<i32>
        }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
        stablehlo.return %iterArg, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %177, %iterArg_74, %209 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
      }
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %152 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %153 = stablehlo.compare GT, %151#7, %152, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %154 = stablehlo.or %141, %153 : tensor<3x97xi1>
      %155 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %157 = stablehlo.compare LT, %30, %156, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %158 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %159 = stablehlo.multiply %30, %158 : tensor<3x97xf32>
      %160 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %161 = stablehlo.divide %30, %160 : tensor<3x97xf32>
      %162 = func.call @_where_8(%157, %159, %161) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %163 = func.call @_where_8(%154, %162, %30) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %164 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %165 = stablehlo.convert %139#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
      %166 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %167 = stablehlo.multiply %166, %165 : tensor<3x97xf32>
      %168 = stablehlo.subtract %163, %167 : tensor<3x97xf32>
      %169 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_68 = stablehlo.constant dense<0> : tensor<i32>
      %170 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %171 = stablehlo.compare GT, %139#7, %170, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %172 = stablehlo.convert %171 : (tensor<3x97xi1>) -> tensor<3x97xf32>
      %173 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %174 = stablehlo.multiply %173, %172 : tensor<3x97xf32>
      %175 = stablehlo.subtract %168, %174 : tensor<3x97xf32>
      %176 = func.call @_where_4(%122, %175, %30) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %176 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %42 = stablehlo.compare LT, %arg1, %17, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<false> : tensor<i1>
    %43 = stablehlo.reduce(%42 init: %c_18) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %44 = stablehlo.convert %43 : (tensor<i1>) -> tensor<i32>
    %45 = "stablehlo.case"(%44) ({
      stablehlo.return %41 : tensor<3x97xf32>
    }, {
      %122 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %123 = stablehlo.iota dim = 0 : tensor<3xi32>
      %124 = stablehlo.broadcast_in_dim %123, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %125 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %126 = stablehlo.compare LT, %13, %125, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_49 = stablehlo.constant dense<97> : tensor<i32>
      %127 = func.call @_where_9(%126, %c_49, %13) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %128 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %129 = stablehlo.compare LT, %124, %128, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %c_51 = stablehlo.constant dense<3> : tensor<i32>
      %130 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %131 = stablehlo.add %124, %130 : tensor<3x1xi32>
      %132 = stablehlo.select %129, %131, %124 : tensor<3x1xi1>, tensor<3x1xi32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %133 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %134 = stablehlo.compare LT, %127, %133, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_53 = stablehlo.constant dense<97> : tensor<i32>
      %135 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %136 = stablehlo.add %127, %135 : tensor<3x4xi32>
      %137 = stablehlo.select %134, %136, %127 : tensor<3x4xi1>, tensor<3x4xi32>
      %138 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
      %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %140 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %141 = stablehlo.concatenate %139, %140, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
      %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %143 = "stablehlo.scatter"(%41, %141, %142) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
        stablehlo.return %arg22 : tensor<f32>
      }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
      %144 = func.call @_where_4(%122, %143, %41) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %144 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %46 = stablehlo.reduce(%27 init: %c_19) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %47 = stablehlo.convert %46 : (tensor<i1>) -> tensor<i32>
    %48 = "stablehlo.case"(%47) ({
      stablehlo.return %45 : tensor<3x97xf32>
    }, {
      %122 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %123 = stablehlo.broadcast_in_dim %arg20, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
      %124 = stablehlo.iota dim = 0 : tensor<32xi32>
      %125 = stablehlo.broadcast_in_dim %124, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
      %126 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
      %127 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
      %128 = stablehlo.shift_right_arithmetic %126, %127 : tensor<3x4x32xi32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %129 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
      %130 = stablehlo.and %128, %129 : tensor<3x4x32xi32>
      %131 = stablehlo.reshape %130 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
      %132 = stablehlo.slice %131 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
      %c_49 = stablehlo.constant dense<0> : tensor<i32>
      %133 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
      %134 = stablehlo.compare NE, %132, %133, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
      %135 = stablehlo.convert %134 : tensor<3x97xi1>
      %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %136 = func.call @_where_10(%135, %45, %cst_50) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %137 = func.call @_where_4(%122, %136, %45) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %137 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %50 = stablehlo.is_finite %49 : (tensor<3xf32>) -> tensor<3xi1>
    %51 = stablehlo.not %50 : tensor<3xi1>
    %52 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.reduce(%48 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %56 = stablehlo.compare EQ, %48, %55, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_22 = stablehlo.constant dense<97> : tensor<i32>
    %57 = call @_where_11(%56, %52, %c_22) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_23 = stablehlo.constant dense<2147483647> : tensor<i32>
    %58 = stablehlo.reduce(%57 init: %c_23) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %60 = stablehlo.compare GT, %1, %59, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<false> : tensor<i1>
    %61 = stablehlo.reduce(%60 init: %c_25) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %62 = stablehlo.convert %61 : (tensor<i1>) -> tensor<i32>
    %63 = "stablehlo.case"(%62) ({
      stablehlo.return %58 : tensor<3xi32>
    }, {
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %123 = stablehlo.compare GT, %1, %122, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %125 = func.call @_where(%123, %1, %124) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %126 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %127 = func.call @_where_0(%123, %3, %126) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %129 = func.call @_where(%123, %5, %128) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %131 = func.call @_where(%123, %7, %130) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %132 = stablehlo.reshape %123 : (tensor<3xi1>) -> tensor<3x1xi1>
      %133 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %134 = func.call @_where_1(%132, %10, %133) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %136 = stablehlo.compare GT, %125, %135, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %137 = func.call @_where_12(%136, %125, %cst_54) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %138 = stablehlo.reduce(%48 init: %cst_55) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %139 = stablehlo.broadcast_in_dim %138, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %141 = stablehlo.subtract %48, %140 : tensor<3x97xf32>
      %142 = stablehlo.broadcast_in_dim %137, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %144 = stablehlo.divide %141, %143 : tensor<3x97xf32>
      %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %146 = stablehlo.compare EQ, %48, %145, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %147 = func.call @_where_13(%146, %cst_57, %144) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %148 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %149 = stablehlo.compare GT, %127, %148, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %151 = stablehlo.compare LT, %129, %150, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %152 = stablehlo.or %149, %151 : tensor<3xi1>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %154 = stablehlo.compare GT, %131, %153, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %155 = stablehlo.or %152, %154 : tensor<3xi1>
      %c_61 = stablehlo.constant dense<false> : tensor<i1>
      %156 = stablehlo.reduce(%155 init: %c_61) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %157 = stablehlo.convert %156 : (tensor<i1>) -> tensor<i32>
      %158 = "stablehlo.case"(%157) ({
        %c_71 = stablehlo.constant dense<true> : tensor<i1>
        %198 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %198 : tensor<3x97xi1>
      }, {
        %198 = stablehlo.bitcast_convert %147 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_71 = stablehlo.constant dense<0> : tensor<i32>
        %199 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %200 = stablehlo.compare LT, %198, %199, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_72 = stablehlo.constant dense<2147483647> : tensor<i32>
        %201 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %202 = stablehlo.xor %198, %201 : tensor<3x97xi32>
        %203 = func.call @_where_14(%200, %202, %198) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %values, %indices = chlo.top_k(%147, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
        %c_73 = stablehlo.constant dense<0> : tensor<i32>
        %204 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %205 = stablehlo.compare EQ, %127, %204, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_74 = stablehlo.constant dense<97> : tensor<i32>
        %206 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %207 = stablehlo.compare GE, %127, %206, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %208 = stablehlo.or %205, %207 : tensor<3xi1>
        %209 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_75 = stablehlo.constant dense<0> : tensor<i32>
        %210 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %211 = stablehlo.compare LT, %209, %210, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_76 = stablehlo.constant dense<2147483647> : tensor<i32>
        %212 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %213 = stablehlo.xor %209, %212 : tensor<3x97xi32>
        %214 = func.call @_where_14(%211, %213, %209) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_77 = stablehlo.constant dense<1> : tensor<i32>
        %c_78 = stablehlo.constant dense<97> : tensor<i32>
        %215 = func.call @clip(%127, %c_77, %c_78) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
        %216 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_79 = stablehlo.constant dense<1> : tensor<i32>
        %217 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %218 = stablehlo.subtract %216, %217 : tensor<3x1xi32>
        %219 = func.call @take_along_axis(%214, %218) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %220 = stablehlo.reshape %219 : (tensor<3x1xi32>) -> tensor<3xi32>
        %c_80 = stablehlo.constant dense<97> : tensor<i32>
        %221 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %222 = stablehlo.minimum %127, %221 : tensor<3xi32>
        %223 = stablehlo.convert %222 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %224 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_82 = stablehlo.constant dense<97> : tensor<i32>
        %225 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %226 = stablehlo.compare LE, %127, %225, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_83 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %227 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %228 = stablehlo.not %208 : tensor<3xi1>
        %229 = stablehlo.not %226 : tensor<3xi1>
        %230 = stablehlo.and %228, %229 : tensor<3xi1>
        %c_84 = stablehlo.constant dense<false> : tensor<i1>
        %231 = stablehlo.reduce(%230 init: %c_84) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %232 = stablehlo.convert %231 : (tensor<i1>) -> tensor<i32>
        %233 = "stablehlo.case"(%232) ({
          stablehlo.return %227 : tensor<3xi32>
        }, {
          %c_109 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %355 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_110 = stablehlo.constant dense<2147483647> : tensor<i32>
          %356 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_111 = stablehlo.constant dense<0> : tensor<i32>
          %357:6 = stablehlo.while(%iterArg = %203, %iterArg_112 = %224, %iterArg_113 = %223, %iterArg_114 = %c_111, %iterArg_115 = %355, %iterArg_116 = %356) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_117 = stablehlo.constant dense<32> : tensor<i32>
            %358 = stablehlo.compare LT, %iterArg_114, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %358 : tensor<i1>
          } do {
            %358:2 = func.call @closed_call(%iterArg, %iterArg_112, %iterArg_113, %iterArg_115, %iterArg_116) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_117 = stablehlo.constant dense<1> : tensor<i32>
            %359 = stablehlo.add %iterArg_114, %c_117 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_112, %iterArg_113, %359, %358#0, %358#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %357#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %234 = func.call @_where_17(%226, %220, %233) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %235 = func.call @_where_17(%208, %227, %234) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %236 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %238 = stablehlo.compare GE, %203, %237, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %239 = stablehlo.exponential %147 : tensor<3x97xf32>
        %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %240 = func.call @_where_10(%238, %239, %cst_85) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %241 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_86 = stablehlo.constant dense<0> : tensor<i32>
        %242 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %243 = stablehlo.compare LT, %241, %242, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_87 = stablehlo.constant dense<2147483647> : tensor<i32>
        %244 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %245 = stablehlo.xor %241, %244 : tensor<3x97xi32>
        %246 = func.call @_where_14(%243, %245, %241) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %247 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %249 = stablehlo.compare GE, %246, %248, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %250 = stablehlo.exponential %values : tensor<3x97xf32>
        %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %251 = func.call @_where_10(%249, %250, %cst_88) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_89 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %252 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %253 = stablehlo.maximum %129, %252 : tensor<3xf32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %254 = "stablehlo.case"(%c_90) ({
          %c_109 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_109 : tensor<i32>
        }, {
          %c_109 = stablehlo.constant dense<0> : tensor<i32>
          stablehlo.return %c_109 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %255 = "stablehlo.case"(%254) ({
          %c_109 = stablehlo.constant dense<0> : tensor<i32>
          %355 = func.call @_pad(%240, %c_109) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
          %356 = stablehlo.slice %355 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %357 = stablehlo.slice %355 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %358 = stablehlo.slice %355 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %359 = stablehlo.slice %355 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %360 = stablehlo.slice %355 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %361 = stablehlo.slice %355 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %362 = stablehlo.slice %355 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %363 = stablehlo.slice %355 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
          %364 = stablehlo.add %356, %357 : tensor<3x13xf32>
          %365 = stablehlo.add %358, %359 : tensor<3x13xf32>
          %366 = stablehlo.add %364, %365 : tensor<3x13xf32>
          %367 = stablehlo.add %360, %361 : tensor<3x13xf32>
          %368 = stablehlo.add %362, %363 : tensor<3x13xf32>
          %369 = stablehlo.add %367, %368 : tensor<3x13xf32>
          %370 = stablehlo.add %366, %369 : tensor<3x13xf32>
          %371 = stablehlo.optimization_barrier %370 : tensor<3x13xf32>
          %c_110 = stablehlo.constant dense<0> : tensor<i32>
          %372 = func.call @_pad_15(%371, %c_110) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
          %373 = stablehlo.slice %372 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %374 = stablehlo.slice %372 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %375 = stablehlo.slice %372 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %376 = stablehlo.slice %372 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %377 = stablehlo.slice %372 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %378 = stablehlo.slice %372 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %379 = stablehlo.slice %372 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %380 = stablehlo.slice %372 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
          %381 = stablehlo.add %373, %374 : tensor<3x2xf32>
          %382 = stablehlo.add %375, %376 : tensor<3x2xf32>
          %383 = stablehlo.add %381, %382 : tensor<3x2xf32>
          %384 = stablehlo.add %377, %378 : tensor<3x2xf32>
          %385 = stablehlo.add %379, %380 : tensor<3x2xf32>
          %386 = stablehlo.add %384, %385 : tensor<3x2xf32>
          %387 = stablehlo.add %383, %386 : tensor<3x2xf32>
          %388 = stablehlo.optimization_barrier %387 : tensor<3x2xf32>
          %c_111 = stablehlo.constant dense<0> : tensor<i32>
          %389 = func.call @_pad_16(%388, %c_111) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
          %390 = stablehlo.slice %389 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %391 = stablehlo.slice %389 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %392 = stablehlo.slice %389 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %393 = stablehlo.slice %389 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %394 = stablehlo.slice %389 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %395 = stablehlo.slice %389 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %396 = stablehlo.slice %389 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %397 = stablehlo.slice %389 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
          %398 = stablehlo.add %390, %391 : tensor<3x1xf32>
          %399 = stablehlo.add %392, %393 : tensor<3x1xf32>
          %400 = stablehlo.add %398, %399 : tensor<3x1xf32>
          %401 = stablehlo.add %394, %395 : tensor<3x1xf32>
          %402 = stablehlo.add %396, %397 : tensor<3x1xf32>
          %403 = stablehlo.add %401, %402 : tensor<3x1xf32>
          %404 = stablehlo.add %400, %403 : tensor<3x1xf32>
          %405 = stablehlo.optimization_barrier %404 : tensor<3x1xf32>
          %406 = stablehlo.reshape %405 : (tensor<3x1xf32>) -> tensor<3xf32>
          stablehlo.return %406 : tensor<3xf32>
        }) : (tensor<i32>) -> tensor<3xf32>
        %256 = stablehlo.multiply %253, %255 : tensor<3xf32>
        %257 = stablehlo.slice %251 [0:3, 0:96:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %258 = stablehlo.slice %251 [0:3, 1:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %259 = stablehlo.add %257, %258 : tensor<3x48xf32>
        %260 = stablehlo.slice %259 [0:3, 0:47:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %261 = stablehlo.slice %259 [0:3, 1:48:2] : (tensor<3x48xf32>) -> tensor<3x24xf32>
        %262 = stablehlo.add %260, %261 : tensor<3x24xf32>
        %263 = stablehlo.slice %262 [0:3, 0:23:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %264 = stablehlo.slice %262 [0:3, 1:24:2] : (tensor<3x24xf32>) -> tensor<3x12xf32>
        %265 = stablehlo.add %263, %264 : tensor<3x12xf32>
        %266 = stablehlo.slice %265 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %267 = stablehlo.slice %265 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
        %268 = stablehlo.add %266, %267 : tensor<3x6xf32>
        %269 = stablehlo.slice %268 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %270 = stablehlo.slice %268 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
        %271 = stablehlo.add %269, %270 : tensor<3x3xf32>
        %272 = stablehlo.slice %271 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %273 = stablehlo.slice %271 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %274 = stablehlo.add %272, %273 : tensor<3x1xf32>
        %275 = stablehlo.slice %271 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %276 = stablehlo.add %274, %275 : tensor<3x1xf32>
        %277 = stablehlo.slice %271 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
        %278 = stablehlo.concatenate %277, %276, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
        %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %279 = stablehlo.pad %278, %cst_91, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
        %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %280 = stablehlo.pad %274, %cst_92, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
        %281 = stablehlo.add %279, %280 : tensor<3x3xf32>
        %282 = stablehlo.slice %281 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
        %283 = stablehlo.slice %268 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
        %284 = stablehlo.add %282, %283 : tensor<3x2xf32>
        %285 = stablehlo.slice %268 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
        %286 = stablehlo.concatenate %285, %284, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
        %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %287 = stablehlo.pad %286, %cst_93, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %288 = stablehlo.pad %281, %cst_94, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
        %289 = stablehlo.add %287, %288 : tensor<3x6xf32>
        %290 = stablehlo.slice %289 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
        %291 = stablehlo.slice %265 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
        %292 = stablehlo.add %290, %291 : tensor<3x5xf32>
        %293 = stablehlo.slice %265 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
        %294 = stablehlo.concatenate %293, %292, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
        %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %295 = stablehlo.pad %294, %cst_95, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %296 = stablehlo.pad %289, %cst_96, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
        %297 = stablehlo.add %295, %296 : tensor<3x12xf32>
        %298 = stablehlo.slice %297 [0:3, 0:11] : (tensor<3x12xf32>) -> tensor<3x11xf32>
        %299 = stablehlo.slice %262 [0:3, 2:24:2] : (tensor<3x24xf32>) -> tensor<3x11xf32>
        %300 = stablehlo.add %298, %299 : tensor<3x11xf32>
        %301 = stablehlo.slice %262 [0:3, 0:1] : (tensor<3x24xf32>) -> tensor<3x1xf32>
        %302 = stablehlo.concatenate %301, %300, dim = 1 : (tensor<3x1xf32>, tensor<3x11xf32>) -> tensor<3x12xf32>
        %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %303 = stablehlo.pad %302, %cst_97, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %304 = stablehlo.pad %297, %cst_98, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x24xf32>
        %305 = stablehlo.add %303, %304 : tensor<3x24xf32>
        %306 = stablehlo.slice %305 [0:3, 0:23] : (tensor<3x24xf32>) -> tensor<3x23xf32>
        %307 = stablehlo.slice %259 [0:3, 2:48:2] : (tensor<3x48xf32>) -> tensor<3x23xf32>
        %308 = stablehlo.add %306, %307 : tensor<3x23xf32>
        %309 = stablehlo.slice %259 [0:3, 0:1] : (tensor<3x48xf32>) -> tensor<3x1xf32>
        %310 = stablehlo.concatenate %309, %308, dim = 1 : (tensor<3x1xf32>, tensor<3x23xf32>) -> tensor<3x24xf32>
        %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %311 = stablehlo.pad %310, %cst_99, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %312 = stablehlo.pad %305, %cst_100, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x24xf32>, tensor<f32>) -> tensor<3x48xf32>
        %313 = stablehlo.add %311, %312 : tensor<3x48xf32>
        %314 = stablehlo.slice %251 [0:3, 2:97:2] : (tensor<3x97xf32>) -> tensor<3x48xf32>
        %315 = stablehlo.add %313, %314 : tensor<3x48xf32>
        %316 = stablehlo.slice %251 [0:3, 0:1] : (tensor<3x97xf32>) -> tensor<3x1xf32>
        %317 = stablehlo.concatenate %316, %315, dim = 1 : (tensor<3x1xf32>, tensor<3x48xf32>) -> tensor<3x49xf32>
        %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %318 = stablehlo.pad %317, %cst_101, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x49xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %319 = stablehlo.pad %313, %cst_102, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x97xf32>
        %320 = stablehlo.add %318, %319 : tensor<3x97xf32>
        %321 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %323 = stablehlo.compare GE, %320, %322, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %324 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_103 = stablehlo.constant dense<0> : tensor<i32>
        %325 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %326 = stablehlo.compare LT, %324, %325, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_104 = stablehlo.constant dense<2147483647> : tensor<i32>
        %327 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %328 = stablehlo.xor %324, %327 : tensor<3x97xi32>
        %329 = func.call @_where_14(%326, %328, %324) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %330 = func.call @argmax(%323) : (tensor<3x97xi1>) -> tensor<3xi32>
        %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %332 = func.call @take_along_axis(%329, %331) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
        %333 = stablehlo.reshape %332 : (tensor<3x1xi32>) -> tensor<3xi32>
        %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %334 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %335 = stablehlo.compare GE, %129, %334, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %c_106 = stablehlo.constant dense<false> : tensor<i1>
        %336 = stablehlo.reduce(%323 init: %c_106) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
        %c_107 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %337 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %338 = stablehlo.not %335 : tensor<3xi1>
        %339 = stablehlo.not %336 : tensor<3xi1>
        %340 = stablehlo.and %338, %339 : tensor<3xi1>
        %c_108 = stablehlo.constant dense<false> : tensor<i1>
        %341 = stablehlo.reduce(%340 init: %c_108) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %342 = stablehlo.convert %341 : (tensor<i1>) -> tensor<i32>
        %343 = "stablehlo.case"(%342) ({
          stablehlo.return %337 : tensor<3xi32>
        }, {
          %c_109 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %355 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_110 = stablehlo.constant dense<2147483647> : tensor<i32>
          %356 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %c_111 = stablehlo.constant dense<0> : tensor<i32>
          %357:6 = stablehlo.while(%iterArg = %203, %iterArg_112 = %240, %iterArg_113 = %256, %iterArg_114 = %c_111, %iterArg_115 = %355, %iterArg_116 = %356) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          cond {
            %c_117 = stablehlo.constant dense<32> : tensor<i32>
            %358 = stablehlo.compare LT, %iterArg_114, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %358 : tensor<i1>
          } do {
            %358:2 = func.call @closed_call(%iterArg, %iterArg_112, %iterArg_113, %iterArg_115, %iterArg_116) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
            %c_117 = stablehlo.constant dense<1> : tensor<i32>
            %359 = stablehlo.add %iterArg_114, %c_117 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_112, %iterArg_113, %359, %358#0, %358#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
          }
          stablehlo.return %357#4 : tensor<3xi32>
        }) : (tensor<i32>) -> tensor<3xi32>
        %344 = func.call @_where_17(%336, %333, %343) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %345 = func.call @_where_17(%335, %337, %344) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %346 = stablehlo.maximum %235, %345 : tensor<3xi32>
        %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %349 = stablehlo.compare GE, %203, %348, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %350 = stablehlo.exponential %147 : tensor<3x97xf32>
        %351 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %353 = stablehlo.compare GE, %350, %352, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %354 = stablehlo.and %349, %353 : tensor<3x97xi1>
        stablehlo.return %354 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %159 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
      %160 = func.call @_threefry_fold_in(%134, %159) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %161 = stablehlo.slice %160 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %162 = stablehlo.reshape %161 : (tensor<3x1xui32>) -> tensor<3xui32>
      %163 = stablehlo.slice %160 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %164 = stablehlo.reshape %163 : (tensor<3x1xui32>) -> tensor<3xui32>
      %165 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_62 = stablehlo.constant dense<1> : tensor<ui64>
      %166 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %167 = stablehlo.multiply %166, %165 : tensor<97xui64>
      %c_63 = stablehlo.constant dense<32> : tensor<ui64>
      %168 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %169 = stablehlo.shift_right_logical %167, %168 : tensor<97xui64>
      %170 = stablehlo.convert %167 : (tensor<97xui64>) -> tensor<97xui32>
      %171 = stablehlo.convert %169 : (tensor<97xui64>) -> tensor<97xui32>
      %172 = stablehlo.broadcast_in_dim %171, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %173 = stablehlo.broadcast_in_dim %170, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %174 = stablehlo.broadcast_in_dim %162, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %175 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %176:2 = func.call @threefry2x32_19(%174, %175, %172, %173) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %177 = stablehlo.xor %176#0, %176#1 : tensor<3x97xui32>
      %c_64 = stablehlo.constant dense<9> : tensor<ui32>
      %178 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %179 = stablehlo.shift_right_logical %177, %178 : tensor<3x97xui32>
      %180 = stablehlo.convert %179 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %181 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %182 = stablehlo.add %180, %181 : tensor<3x97xf32>
      %cst_66 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %184 = stablehlo.multiply %182, %183 : tensor<3x97xf32>
      %185 = stablehlo.log %184 : tensor<3x97xf32>
      %186 = stablehlo.negate %185 : tensor<3x97xf32>
      %187 = stablehlo.log %186 : tensor<3x97xf32>
      %188 = stablehlo.negate %187 : tensor<3x97xf32>
      %189 = stablehlo.add %147, %188 : tensor<3x97xf32>
      %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %190 = func.call @_where_10(%158, %189, %cst_67) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %191 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_68 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %192 = stablehlo.reduce(%190 init: %cst_68) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %193 = stablehlo.broadcast_in_dim %192, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %195 = stablehlo.compare EQ, %190, %194, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_69 = stablehlo.constant dense<97> : tensor<i32>
      %196 = func.call @_where_11(%195, %191, %c_69) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_70 = stablehlo.constant dense<2147483647> : tensor<i32>
      %197 = stablehlo.reduce(%196 init: %c_70) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      stablehlo.return %197 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %64 = call @_where_17(%60, %63, %58) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %65 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_26 = stablehlo.constant dense<2> : tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %66 = call @_where_21(%65, %c_26, %c_27) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %67 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %69 = stablehlo.compare EQ, %68, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_28 = stablehlo.constant dense<false> : tensor<i1>
    %70 = stablehlo.reduce(%69 init: %c_28) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %71 = call @_where_22(%70, %c_29, %66) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = stablehlo.reduce(%arg4 init: %cst_30) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %73 = stablehlo.is_finite %72 : (tensor<3xf32>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<3> : tensor<i32>
    %74 = call @_where_23(%73, %71, %c_31) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %75 = stablehlo.convert %74 : tensor<3xi32>
    %c_32 = stablehlo.constant dense<3> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %77 = stablehlo.compare NE, %75, %76, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %78 = stablehlo.and %51, %77 : tensor<3xi1>
    %c_33 = stablehlo.constant dense<4> : tensor<i32>
    %79 = call @_where_24(%78, %c_33, %75) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %80 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %82 = stablehlo.multiply %81, %80 : tensor<3x97xi32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %84 = stablehlo.add %82, %83 : tensor<3x97xi32>
    %85 = stablehlo.bitcast_convert %arg4 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %86 = stablehlo.multiply %85, %84 : tensor<3x97xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.reduce(%86 init: %c_36) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %88 = stablehlo.broadcast_in_dim %64, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %89 = stablehlo.broadcast_in_dim %79, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %90 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %91 = stablehlo.concatenate %88, %89, %90, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %92 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_37 = stablehlo.constant dense<128> : tensor<i32>
    %93 = call @floor_divide_25(%arg1, %c_37) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_38 = stablehlo.constant dense<1> : tensor<i32>
    %94 = call @_where_5(%arg3, %93, %c_38) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_39 = stablehlo.constant dense<128> : tensor<i32>
    %95 = call @remainder(%arg1, %c_39) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %97 = stablehlo.compare LT, %92, %96, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_41 = stablehlo.constant dense<3> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.add %92, %98 : tensor<3xi32>
    %100 = stablehlo.select %97, %99, %92 : tensor<3xi1>, tensor<3xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %102 = stablehlo.compare LT, %94, %101, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %104 = stablehlo.add %94, %103 : tensor<3xi32>
    %105 = stablehlo.select %102, %104, %94 : tensor<3xi1>, tensor<3xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.compare LT, %95, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_45 = stablehlo.constant dense<128> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %109 = stablehlo.add %95, %108 : tensor<3xi32>
    %110 = stablehlo.select %107, %109, %95 : tensor<3xi1>, tensor<3xi32>
    %111 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %112 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %113 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %114 = stablehlo.concatenate %111, %112, %113, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %115 = "stablehlo.scatter"(%arg0, %114, %64) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>):
      stablehlo.return %arg22 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %117 = stablehlo.compare EQ, %79, %116, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %118 = call @_where_26(%arg3, %117, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %c_47 = stablehlo.constant dense<false> : tensor<i1>
    %119 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %120 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %121 = call @_where_27(%120, %91, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    return %115, %arg1, %118, %119, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %121 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x3xi32>
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
  func.func private @_where_11(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_12(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_13(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_14(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
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
  func.func private @take_along_axis(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
      %18 = func.call @_pad(%12, %c_3) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
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
      %35 = func.call @_pad_15(%34, %c_4) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
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
      %52 = func.call @_pad_16(%51, %c_5) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
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
    %16 = call @_where_17(%15, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %17 = call @_where_17(%15, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %16, %17 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_pad(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_15(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_16(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @_where_17(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
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
      %6:8 = func.call @closed_call_18(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_18(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_19(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_20(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_20(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_21(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_22(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_23(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_24(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @floor_divide_25(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_17(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
  func.func private @_where_26(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @_where_27(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
}
