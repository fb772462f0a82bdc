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
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %arg25, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %11 = stablehlo.add %arg25, %c_6 : tensor<i32>
    %12 = stablehlo.select %10, %11, %arg25 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %arg5, %12, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.reshape %13 : (tensor<1xi32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %arg26, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.add %arg26, %c_8 : tensor<i32>
    %17 = stablehlo.select %15, %16, %arg26 : tensor<i1>, tensor<i32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = "stablehlo.scatter"(%arg5, %18, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %arg25, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %21 = stablehlo.add %arg25, %c_10 : tensor<i32>
    %22 = stablehlo.select %20, %21, %arg25 : tensor<i1>, tensor<i32>
    %23 = stablehlo.dynamic_slice %arg6, %22, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %24 = stablehlo.reshape %23 : (tensor<1xi1>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %arg26, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %26 = stablehlo.add %arg26, %c_12 : tensor<i32>
    %27 = stablehlo.select %25, %26, %arg26 : tensor<i1>, tensor<i32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.scatter"(%arg6, %28, %24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %arg25, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %31 = stablehlo.add %arg25, %c_14 : tensor<i32>
    %32 = stablehlo.select %30, %31, %arg25 : tensor<i1>, tensor<i32>
    %33 = stablehlo.dynamic_slice %arg7, %32, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %34 = stablehlo.reshape %33 : (tensor<1xi1>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.compare LT, %arg26, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %36 = stablehlo.add %arg26, %c_16 : tensor<i32>
    %37 = stablehlo.select %35, %36, %arg26 : tensor<i1>, tensor<i32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.scatter"(%arg7, %38, %34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.compare LT, %arg25, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %41 = stablehlo.add %arg25, %c_18 : tensor<i32>
    %42 = stablehlo.select %40, %41, %arg25 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<97> : tensor<i32>
    %44 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.select %43, %44, %c_23 : tensor<i1>, tensor<i32>
    %46 = stablehlo.dynamic_slice %arg8, %42, %45, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %47 = stablehlo.reshape %46 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.compare LT, %arg26, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %49 = stablehlo.add %arg26, %c_25 : tensor<i32>
    %50 = stablehlo.select %48, %49, %arg26 : tensor<i1>, tensor<i32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %52 = "stablehlo.scatter"(%arg8, %51, %47) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.compare LT, %arg25, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %54 = stablehlo.add %arg25, %c_27 : tensor<i32>
    %55 = stablehlo.select %53, %54, %arg25 : tensor<i1>, tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.compare LT, %c_28, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<97> : tensor<i32>
    %57 = stablehlo.add %c_30, %c_31 : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.select %56, %57, %c_32 : tensor<i1>, tensor<i32>
    %59 = stablehlo.dynamic_slice %arg9, %55, %58, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %60 = stablehlo.reshape %59 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.compare LT, %arg26, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %62 = stablehlo.add %arg26, %c_34 : tensor<i32>
    %63 = stablehlo.select %61, %62, %arg26 : tensor<i1>, tensor<i32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %65 = "stablehlo.scatter"(%arg9, %64, %60) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.compare LT, %arg25, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %67 = stablehlo.add %arg25, %c_36 : tensor<i32>
    %68 = stablehlo.select %66, %67, %arg25 : tensor<i1>, tensor<i32>
    %69 = stablehlo.dynamic_slice %arg10, %68, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %70 = stablehlo.reshape %69 : (tensor<1xf32>) -> tensor<f32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.compare LT, %arg26, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %72 = stablehlo.add %arg26, %c_38 : tensor<i32>
    %73 = stablehlo.select %71, %72, %arg26 : tensor<i1>, tensor<i32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %75 = "stablehlo.scatter"(%arg10, %74, %70) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.compare LT, %arg25, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %77 = stablehlo.add %arg25, %c_40 : tensor<i32>
    %78 = stablehlo.select %76, %77, %arg25 : tensor<i1>, tensor<i32>
    %79 = stablehlo.dynamic_slice %arg11, %78, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %80 = stablehlo.reshape %79 : (tensor<1xi32>) -> tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.compare LT, %arg26, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_42 = stablehlo.constant dense<3> : tensor<i32>
    %82 = stablehlo.add %arg26, %c_42 : tensor<i32>
    %83 = stablehlo.select %81, %82, %arg26 : tensor<i1>, tensor<i32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %85 = "stablehlo.scatter"(%arg11, %84, %80) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.compare LT, %arg25, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %87 = stablehlo.add %arg25, %c_44 : tensor<i32>
    %88 = stablehlo.select %86, %87, %arg25 : tensor<i1>, tensor<i32>
    %89 = stablehlo.dynamic_slice %arg12, %88, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %90 = stablehlo.reshape %89 : (tensor<1xf32>) -> tensor<f32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.compare LT, %arg26, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_46 = stablehlo.constant dense<3> : tensor<i32>
    %92 = stablehlo.add %arg26, %c_46 : tensor<i32>
    %93 = stablehlo.select %91, %92, %arg26 : tensor<i1>, tensor<i32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %95 = "stablehlo.scatter"(%arg12, %94, %90) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.compare LT, %arg25, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_48 = stablehlo.constant dense<3> : tensor<i32>
    %97 = stablehlo.add %arg25, %c_48 : tensor<i32>
    %98 = stablehlo.select %96, %97, %arg25 : tensor<i1>, tensor<i32>
    %99 = stablehlo.dynamic_slice %arg13, %98, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %100 = stablehlo.reshape %99 : (tensor<1xf32>) -> tensor<f32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.compare LT, %arg26, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_50 = stablehlo.constant dense<3> : tensor<i32>
    %102 = stablehlo.add %arg26, %c_50 : tensor<i32>
    %103 = stablehlo.select %101, %102, %arg26 : tensor<i1>, tensor<i32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %105 = "stablehlo.scatter"(%arg13, %104, %100) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.compare LT, %arg25, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_52 = stablehlo.constant dense<3> : tensor<i32>
    %107 = stablehlo.add %arg25, %c_52 : tensor<i32>
    %108 = stablehlo.select %106, %107, %arg25 : tensor<i1>, tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.compare LT, %c_53, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<2> : tensor<i32>
    %110 = stablehlo.add %c_55, %c_56 : tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.select %109, %110, %c_57 : tensor<i1>, tensor<i32>
    %112 = stablehlo.dynamic_slice %arg14, %108, %111, sizes = [1, 2] : (tensor<3x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %113 = stablehlo.reshape %112 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.compare LT, %arg26, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<3> : tensor<i32>
    %115 = stablehlo.add %arg26, %c_59 : tensor<i32>
    %116 = stablehlo.select %114, %115, %arg26 : tensor<i1>, tensor<i32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %118 = "stablehlo.scatter"(%arg14, %117, %113) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<ui32>, %arg43: tensor<ui32>):
      stablehlo.return %arg43 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.compare LT, %arg25, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %120 = stablehlo.add %arg25, %c_61 : tensor<i32>
    %121 = stablehlo.select %119, %120, %arg25 : tensor<i1>, tensor<i32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.compare LT, %c_62, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<4> : tensor<i32>
    %123 = stablehlo.add %c_64, %c_65 : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.select %122, %123, %c_66 : tensor<i1>, tensor<i32>
    %125 = stablehlo.dynamic_slice %arg15, %121, %124, sizes = [1, 4] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %126 = stablehlo.reshape %125 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.compare LT, %arg26, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %128 = stablehlo.add %arg26, %c_68 : tensor<i32>
    %129 = stablehlo.select %127, %128, %arg26 : tensor<i1>, tensor<i32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %131 = "stablehlo.scatter"(%arg15, %130, %126) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.compare LT, %arg25, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_70 = stablehlo.constant dense<3> : tensor<i32>
    %133 = stablehlo.add %arg25, %c_70 : tensor<i32>
    %134 = stablehlo.select %132, %133, %arg25 : tensor<i1>, tensor<i32>
    %135 = stablehlo.dynamic_slice %arg16, %134, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %136 = stablehlo.reshape %135 : (tensor<1xi32>) -> tensor<i32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %137 = stablehlo.compare LT, %arg26, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<3> : tensor<i32>
    %138 = stablehlo.add %arg26, %c_72 : tensor<i32>
    %139 = stablehlo.select %137, %138, %arg26 : tensor<i1>, tensor<i32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %141 = "stablehlo.scatter"(%arg16, %140, %136) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %142 = stablehlo.compare LT, %arg25, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_74 = stablehlo.constant dense<3> : tensor<i32>
    %143 = stablehlo.add %arg25, %c_74 : tensor<i32>
    %144 = stablehlo.select %142, %143, %arg25 : tensor<i1>, tensor<i32>
    %145 = stablehlo.dynamic_slice %arg17, %144, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %146 = stablehlo.reshape %145 : (tensor<1xi32>) -> tensor<i32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.compare LT, %arg26, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_76 = stablehlo.constant dense<3> : tensor<i32>
    %148 = stablehlo.add %arg26, %c_76 : tensor<i32>
    %149 = stablehlo.select %147, %148, %arg26 : tensor<i1>, tensor<i32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %151 = "stablehlo.scatter"(%arg17, %150, %146) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %152 = stablehlo.compare LT, %arg25, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %153 = stablehlo.add %arg25, %c_78 : tensor<i32>
    %154 = stablehlo.select %152, %153, %arg25 : tensor<i1>, tensor<i32>
    %155 = stablehlo.dynamic_slice %arg18, %154, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %156 = stablehlo.reshape %155 : (tensor<1xi32>) -> tensor<i32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %157 = stablehlo.compare LT, %arg26, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %158 = stablehlo.add %arg26, %c_80 : tensor<i32>
    %159 = stablehlo.select %157, %158, %arg26 : tensor<i1>, tensor<i32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %161 = "stablehlo.scatter"(%arg18, %160, %156) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %162 = stablehlo.compare LT, %arg25, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %163 = stablehlo.add %arg25, %c_82 : tensor<i32>
    %164 = stablehlo.select %162, %163, %arg25 : tensor<i1>, tensor<i32>
    %165 = stablehlo.dynamic_slice %arg19, %164, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %166 = stablehlo.reshape %165 : (tensor<1xf32>) -> tensor<f32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %167 = stablehlo.compare LT, %arg26, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %168 = stablehlo.add %arg26, %c_84 : tensor<i32>
    %169 = stablehlo.select %167, %168, %arg26 : tensor<i1>, tensor<i32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %171 = "stablehlo.scatter"(%arg19, %170, %166) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %172 = stablehlo.compare LT, %arg25, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %173 = stablehlo.add %arg25, %c_86 : tensor<i32>
    %174 = stablehlo.select %172, %173, %arg25 : tensor<i1>, tensor<i32>
    %175 = stablehlo.dynamic_slice %arg20, %174, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %176 = stablehlo.reshape %175 : (tensor<1xi32>) -> tensor<i32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %177 = stablehlo.compare LT, %arg26, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %178 = stablehlo.add %arg26, %c_88 : tensor<i32>
    %179 = stablehlo.select %177, %178, %arg26 : tensor<i1>, tensor<i32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %181 = "stablehlo.scatter"(%arg20, %180, %176) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.compare LT, %arg25, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %183 = stablehlo.add %arg25, %c_90 : tensor<i32>
    %184 = stablehlo.select %182, %183, %arg25 : tensor<i1>, tensor<i32>
    %185 = stablehlo.dynamic_slice %arg21, %184, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %186 = stablehlo.reshape %185 : (tensor<1xf32>) -> tensor<f32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.compare LT, %arg26, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %188 = stablehlo.add %arg26, %c_92 : tensor<i32>
    %189 = stablehlo.select %187, %188, %arg26 : tensor<i1>, tensor<i32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %191 = "stablehlo.scatter"(%arg21, %190, %186) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %192 = stablehlo.compare LT, %arg25, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %193 = stablehlo.add %arg25, %c_94 : tensor<i32>
    %194 = stablehlo.select %192, %193, %arg25 : tensor<i1>, tensor<i32>
    %195 = stablehlo.dynamic_slice %arg22, %194, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %196 = stablehlo.reshape %195 : (tensor<1xf32>) -> tensor<f32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %197 = stablehlo.compare LT, %arg26, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %198 = stablehlo.add %arg26, %c_96 : tensor<i32>
    %199 = stablehlo.select %197, %198, %arg26 : tensor<i1>, tensor<i32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %201 = "stablehlo.scatter"(%arg22, %200, %196) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %202 = stablehlo.compare LT, %arg25, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %203 = stablehlo.add %arg25, %c_98 : tensor<i32>
    %204 = stablehlo.select %202, %203, %arg25 : tensor<i1>, tensor<i32>
    %205 = stablehlo.dynamic_slice %arg23, %204, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %206 = stablehlo.reshape %205 : (tensor<1xi1>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %207 = stablehlo.compare LT, %arg26, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %208 = stablehlo.add %arg26, %c_100 : tensor<i32>
    %209 = stablehlo.select %207, %208, %arg26 : tensor<i1>, tensor<i32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %211 = "stablehlo.scatter"(%arg23, %210, %206) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %212 = stablehlo.compare LT, %arg25, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %213 = stablehlo.add %arg25, %c_102 : tensor<i32>
    %214 = stablehlo.select %212, %213, %arg25 : tensor<i1>, tensor<i32>
    %215 = stablehlo.dynamic_slice %arg24, %214, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %216 = stablehlo.reshape %215 : (tensor<1xi1>) -> tensor<i1>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %217 = stablehlo.compare LT, %arg26, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %218 = stablehlo.add %arg26, %c_104 : tensor<i32>
    %219 = stablehlo.select %217, %218, %arg26 : tensor<i1>, tensor<i32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %221 = "stablehlo.scatter"(%arg24, %220, %216) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %222 = stablehlo.compare LT, %arg26, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %223 = stablehlo.add %arg26, %c_106 : tensor<i32>
    %224 = stablehlo.select %222, %223, %arg26 : tensor<i1>, tensor<i32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %226 = "stablehlo.scatter"(%75, %225, %arg27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.compare LT, %arg26, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_108 = stablehlo.constant dense<3> : tensor<i32>
    %228 = stablehlo.add %arg26, %c_108 : tensor<i32>
    %229 = stablehlo.select %227, %228, %arg26 : tensor<i1>, tensor<i32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %231 = "stablehlo.scatter"(%85, %230, %arg28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %232 = stablehlo.compare LT, %arg26, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %233 = stablehlo.add %arg26, %c_110 : tensor<i32>
    %234 = stablehlo.select %232, %233, %arg26 : tensor<i1>, tensor<i32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %236 = "stablehlo.scatter"(%95, %235, %arg29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %237 = stablehlo.compare LT, %arg26, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %238 = stablehlo.add %arg26, %c_112 : tensor<i32>
    %239 = stablehlo.select %237, %238, %arg26 : tensor<i1>, tensor<i32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %241 = "stablehlo.scatter"(%105, %240, %arg30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.compare LT, %arg26, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %243 = stablehlo.add %arg26, %c_114 : tensor<i32>
    %244 = stablehlo.select %242, %243, %arg26 : tensor<i1>, tensor<i32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %246 = "stablehlo.scatter"(%118, %245, %arg31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<ui32>, %arg43: tensor<ui32>):
      stablehlo.return %arg43 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %247 = stablehlo.compare LT, %arg26, %c_115, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_116 = stablehlo.constant dense<3> : tensor<i32>
    %248 = stablehlo.add %arg26, %c_116 : tensor<i32>
    %249 = stablehlo.select %247, %248, %arg26 : tensor<i1>, tensor<i32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %251 = "stablehlo.scatter"(%131, %250, %arg32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %252 = stablehlo.compare LT, %arg26, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %253 = stablehlo.add %arg26, %c_118 : tensor<i32>
    %254 = stablehlo.select %252, %253, %arg26 : tensor<i1>, tensor<i32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %256 = "stablehlo.scatter"(%141, %255, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %257 = stablehlo.compare LT, %arg26, %c_119, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_120 = stablehlo.constant dense<3> : tensor<i32>
    %258 = stablehlo.add %arg26, %c_120 : tensor<i32>
    %259 = stablehlo.select %257, %258, %arg26 : tensor<i1>, tensor<i32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %261 = "stablehlo.scatter"(%151, %260, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %262 = stablehlo.compare LT, %arg26, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_122 = stablehlo.constant dense<3> : tensor<i32>
    %263 = stablehlo.add %arg26, %c_122 : tensor<i32>
    %264 = stablehlo.select %262, %263, %arg26 : tensor<i1>, tensor<i32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %266 = "stablehlo.scatter"(%161, %265, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_123 = stablehlo.constant dense<0> : tensor<i32>
    %267 = stablehlo.compare LT, %arg26, %c_123, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_124 = stablehlo.constant dense<3> : tensor<i32>
    %268 = stablehlo.add %arg26, %c_124 : tensor<i32>
    %269 = stablehlo.select %267, %268, %arg26 : tensor<i1>, tensor<i32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %271 = "stablehlo.scatter"(%171, %270, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_125 = stablehlo.constant dense<0> : tensor<i32>
    %272 = stablehlo.compare LT, %arg26, %c_125, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_126 = stablehlo.constant dense<3> : tensor<i32>
    %273 = stablehlo.add %arg26, %c_126 : tensor<i32>
    %274 = stablehlo.select %272, %273, %arg26 : tensor<i1>, tensor<i32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %276 = "stablehlo.scatter"(%181, %275, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %277 = stablehlo.compare LT, %arg26, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_128 = stablehlo.constant dense<3> : tensor<i32>
    %278 = stablehlo.add %arg26, %c_128 : tensor<i32>
    %279 = stablehlo.select %277, %278, %arg26 : tensor<i1>, tensor<i32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %281 = "stablehlo.scatter"(%191, %280, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %282 = stablehlo.compare LT, %arg26, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_130 = stablehlo.constant dense<3> : tensor<i32>
    %283 = stablehlo.add %arg26, %c_130 : tensor<i32>
    %284 = stablehlo.select %282, %283, %arg26 : tensor<i1>, tensor<i32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %286 = "stablehlo.scatter"(%201, %285, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %287 = stablehlo.compare LT, %arg26, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_132 = stablehlo.constant dense<3> : tensor<i32>
    %288 = stablehlo.add %arg26, %c_132 : tensor<i32>
    %289 = stablehlo.select %287, %288, %arg26 : tensor<i1>, tensor<i32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %291 = "stablehlo.scatter"(%211, %290, %arg40) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %292 = stablehlo.compare LT, %arg26, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_134 = stablehlo.constant dense<3> : tensor<i32>
    %293 = stablehlo.add %arg26, %c_134 : tensor<i32>
    %294 = stablehlo.select %292, %293, %arg26 : tensor<i1>, tensor<i32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %296 = "stablehlo.scatter"(%221, %295, %arg41) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %297 = "stablehlo.case"(%c_135) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %298 = "stablehlo.case"(%297) ({
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
    %c_136 = stablehlo.constant dense<0> : tensor<i32>
    %299 = "stablehlo.case"(%c_136) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %300 = "stablehlo.case"(%299) ({
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
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %301 = "stablehlo.case"(%c_137) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %302 = "stablehlo.case"(%301) ({
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
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %303 = "stablehlo.case"(%c_138) ({
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }, {
      %c_139 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_139 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %304 = "stablehlo.case"(%303) ({
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
    return %298, %300, %302, %304, %9, %19, %29, %39, %52, %65, %226, %231, %236, %241, %246, %251, %256, %261, %266, %271, %276, %281, %286, %291, %296 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
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
