module @jit_fork attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x2x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x1x128xi32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3xi1> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3xi1> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x97xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3x97xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xi32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3x2xui32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3x4xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xi32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3xi1> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg23: tensor<i32>, %arg24: tensor<i32>, %arg25: tensor<f32>, %arg26: tensor<i32>, %arg27: tensor<f32>, %arg28: tensor<f32>, %arg29: tensor<2xui32>, %arg30: tensor<4xi32>, %arg31: tensor<i32>, %arg32: tensor<i32>, %arg33: tensor<i32>, %arg34: tensor<f32>, %arg35: tensor<i32>, %arg36: tensor<f32>, %arg37: tensor<f32>, %arg38: tensor<i1>, %arg39: tensor<i1>) -> (tensor<3x2x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x2x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.active"}, tensor<3xi1> {jax.result_info = "result.rows.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.rows.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.rows.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.rows.sampling_params.constrained"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg23, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg23, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg23 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg3, %2, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.subtract %4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<128> : tensor<i32>
    %6 = call @floor_divide(%5, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %6, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.minimum %7, %c_4 : tensor<i32>
    %9 = stablehlo.custom_call @xlabatch_copy_blocks(%arg0, %arg23, %arg24, %8) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x2x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x10x128xf32>
    %10 = stablehlo.custom_call @xlabatch_copy_blocks(%arg1, %arg23, %arg24, %8) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x2x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x128x10xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %11 = "stablehlo.case"(%c_5) ({
      %c_136 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_136 : tensor<i32>
    }, {
      %c_136 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_136 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.case"(%11) ({
      %c_136 = stablehlo.constant dense<0> : tensor<i32>
      %300:5 = stablehlo.while(%iterArg = %arg23, %iterArg_137 = %arg24, %iterArg_138 = %c_136, %iterArg_139 = %7, %iterArg_140 = %arg2) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      cond {
        %301 = stablehlo.compare LT, %iterArg_138, %iterArg_139, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %301 : tensor<i1>
      } do {
        %c_141 = stablehlo.constant dense<1> : tensor<i32>
        %301 = stablehlo.add %iterArg_138, %c_141 : tensor<i32>
        %c_142 = stablehlo.constant dense<0> : tensor<i32>
        %302 = stablehlo.compare LT, %iterArg, %c_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_143 = stablehlo.constant dense<3> : tensor<i32>
        %303 = stablehlo.add %iterArg, %c_143 : tensor<i32>
        %304 = stablehlo.select %302, %303, %iterArg : tensor<i1>, tensor<i32>
        %c_144 = stablehlo.constant dense<0> : tensor<i32>
        %305 = stablehlo.compare LT, %iterArg_138, %c_144, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %306 = stablehlo.convert %iterArg_138 : tensor<i32>
        %c_145 = stablehlo.constant dense<1> : tensor<i32>
        %307 = stablehlo.add %306, %c_145 : tensor<i32>
        %308 = stablehlo.select %305, %307, %iterArg_138 : tensor<i1>, tensor<i32>
        %c_146 = stablehlo.constant dense<0> : tensor<i32>
        %309 = stablehlo.dynamic_slice %iterArg_140, %304, %308, %c_146, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
        %c_147 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.compare LT, %iterArg_137, %c_147, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_148 = stablehlo.constant dense<3> : tensor<i32>
        %311 = stablehlo.add %iterArg_137, %c_148 : tensor<i32>
        %312 = stablehlo.select %310, %311, %iterArg_137 : tensor<i1>, tensor<i32>
        %c_149 = stablehlo.constant dense<0> : tensor<i32>
        %313 = stablehlo.compare LT, %iterArg_138, %c_149, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %314 = stablehlo.convert %iterArg_138 : tensor<i32>
        %c_150 = stablehlo.constant dense<1> : tensor<i32>
        %315 = stablehlo.add %314, %c_150 : tensor<i32>
        %316 = stablehlo.select %313, %315, %iterArg_138 : tensor<i1>, tensor<i32>
        %c_151 = stablehlo.constant dense<0> : tensor<i32>
        %317 = stablehlo.dynamic_update_slice %iterArg_140, %309, %312, %316, %c_151 : (tensor<3x1x128xi32>, tensor<1x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
        stablehlo.return %iterArg, %iterArg_137, %301, %iterArg_139, %317 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      }
      stablehlo.return %300#4 : tensor<3x1x128xi32>
    }) : (tensor<i32>) -> tensor<3x1x128xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %arg23, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %arg23, %c_7 : tensor<i32>
    %15 = stablehlo.select %13, %14, %arg23 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg3, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg24, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.add %arg24, %c_9 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg24 : tensor<i1>, tensor<i32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.scatter"(%arg3, %21, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg23, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %24 = stablehlo.add %arg23, %c_11 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg23 : tensor<i1>, tensor<i32>
    %26 = stablehlo.dynamic_slice %arg4, %25, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %27 = stablehlo.reshape %26 : (tensor<1xi1>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.compare LT, %arg24, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %29 = stablehlo.add %arg24, %c_13 : tensor<i32>
    %30 = stablehlo.select %28, %29, %arg24 : tensor<i1>, tensor<i32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %32 = "stablehlo.scatter"(%arg4, %31, %27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.compare LT, %arg23, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %34 = stablehlo.add %arg23, %c_15 : tensor<i32>
    %35 = stablehlo.select %33, %34, %arg23 : tensor<i1>, tensor<i32>
    %36 = stablehlo.dynamic_slice %arg5, %35, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %37 = stablehlo.reshape %36 : (tensor<1xi1>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.compare LT, %arg24, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<3> : tensor<i32>
    %39 = stablehlo.add %arg24, %c_17 : tensor<i32>
    %40 = stablehlo.select %38, %39, %arg24 : tensor<i1>, tensor<i32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %42 = "stablehlo.scatter"(%arg5, %41, %37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.compare LT, %arg23, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %44 = stablehlo.add %arg23, %c_19 : tensor<i32>
    %45 = stablehlo.select %43, %44, %arg23 : tensor<i1>, tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.compare LT, %c_20, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<97> : tensor<i32>
    %47 = stablehlo.add %c_22, %c_23 : tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.select %46, %47, %c_24 : tensor<i1>, tensor<i32>
    %49 = stablehlo.dynamic_slice %arg6, %45, %48, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %50 = stablehlo.reshape %49 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %arg24, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<3> : tensor<i32>
    %52 = stablehlo.add %arg24, %c_26 : tensor<i32>
    %53 = stablehlo.select %51, %52, %arg24 : tensor<i1>, tensor<i32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %55 = "stablehlo.scatter"(%arg6, %54, %50) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.compare LT, %arg23, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %57 = stablehlo.add %arg23, %c_28 : tensor<i32>
    %58 = stablehlo.select %56, %57, %arg23 : tensor<i1>, tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.compare LT, %c_29, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %c_32 = stablehlo.constant dense<97> : tensor<i32>
    %60 = stablehlo.add %c_31, %c_32 : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.select %59, %60, %c_33 : tensor<i1>, tensor<i32>
    %62 = stablehlo.dynamic_slice %arg7, %58, %61, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %63 = stablehlo.reshape %62 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.compare LT, %arg24, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %65 = stablehlo.add %arg24, %c_35 : tensor<i32>
    %66 = stablehlo.select %64, %65, %arg24 : tensor<i1>, tensor<i32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %68 = "stablehlo.scatter"(%arg7, %67, %63) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %arg23, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_37 = stablehlo.constant dense<3> : tensor<i32>
    %70 = stablehlo.add %arg23, %c_37 : tensor<i32>
    %71 = stablehlo.select %69, %70, %arg23 : tensor<i1>, tensor<i32>
    %72 = stablehlo.dynamic_slice %arg8, %71, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %73 = stablehlo.reshape %72 : (tensor<1xf32>) -> tensor<f32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.compare LT, %arg24, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_39 = stablehlo.constant dense<3> : tensor<i32>
    %75 = stablehlo.add %arg24, %c_39 : tensor<i32>
    %76 = stablehlo.select %74, %75, %arg24 : tensor<i1>, tensor<i32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %78 = "stablehlo.scatter"(%arg8, %77, %73) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.compare LT, %arg23, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_41 = stablehlo.constant dense<3> : tensor<i32>
    %80 = stablehlo.add %arg23, %c_41 : tensor<i32>
    %81 = stablehlo.select %79, %80, %arg23 : tensor<i1>, tensor<i32>
    %82 = stablehlo.dynamic_slice %arg9, %81, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %83 = stablehlo.reshape %82 : (tensor<1xi32>) -> tensor<i32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.compare LT, %arg24, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_43 = stablehlo.constant dense<3> : tensor<i32>
    %85 = stablehlo.add %arg24, %c_43 : tensor<i32>
    %86 = stablehlo.select %84, %85, %arg24 : tensor<i1>, tensor<i32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %88 = "stablehlo.scatter"(%arg9, %87, %83) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.compare LT, %arg23, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %90 = stablehlo.add %arg23, %c_45 : tensor<i32>
    %91 = stablehlo.select %89, %90, %arg23 : tensor<i1>, tensor<i32>
    %92 = stablehlo.dynamic_slice %arg10, %91, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %93 = stablehlo.reshape %92 : (tensor<1xf32>) -> tensor<f32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.compare LT, %arg24, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_47 = stablehlo.constant dense<3> : tensor<i32>
    %95 = stablehlo.add %arg24, %c_47 : tensor<i32>
    %96 = stablehlo.select %94, %95, %arg24 : tensor<i1>, tensor<i32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %98 = "stablehlo.scatter"(%arg10, %97, %93) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.compare LT, %arg23, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_49 = stablehlo.constant dense<3> : tensor<i32>
    %100 = stablehlo.add %arg23, %c_49 : tensor<i32>
    %101 = stablehlo.select %99, %100, %arg23 : tensor<i1>, tensor<i32>
    %102 = stablehlo.dynamic_slice %arg11, %101, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %103 = stablehlo.reshape %102 : (tensor<1xf32>) -> tensor<f32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.compare LT, %arg24, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_51 = stablehlo.constant dense<3> : tensor<i32>
    %105 = stablehlo.add %arg24, %c_51 : tensor<i32>
    %106 = stablehlo.select %104, %105, %arg24 : tensor<i1>, tensor<i32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %108 = "stablehlo.scatter"(%arg11, %107, %103) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.compare LT, %arg23, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_53 = stablehlo.constant dense<3> : tensor<i32>
    %110 = stablehlo.add %arg23, %c_53 : tensor<i32>
    %111 = stablehlo.select %109, %110, %arg23 : tensor<i1>, tensor<i32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.compare LT, %c_54, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %c_57 = stablehlo.constant dense<2> : tensor<i32>
    %113 = stablehlo.add %c_56, %c_57 : tensor<i32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.select %112, %113, %c_58 : tensor<i1>, tensor<i32>
    %115 = stablehlo.dynamic_slice %arg12, %111, %114, sizes = [1, 2] : (tensor<3x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %116 = stablehlo.reshape %115 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %117 = stablehlo.compare LT, %arg24, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_60 = stablehlo.constant dense<3> : tensor<i32>
    %118 = stablehlo.add %arg24, %c_60 : tensor<i32>
    %119 = stablehlo.select %117, %118, %arg24 : tensor<i1>, tensor<i32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %121 = "stablehlo.scatter"(%arg12, %120, %116) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.compare LT, %arg23, %c_61, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_62 = stablehlo.constant dense<3> : tensor<i32>
    %123 = stablehlo.add %arg23, %c_62 : tensor<i32>
    %124 = stablehlo.select %122, %123, %arg23 : tensor<i1>, tensor<i32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %125 = stablehlo.compare LT, %c_63, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<4> : tensor<i32>
    %126 = stablehlo.add %c_65, %c_66 : tensor<i32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.select %125, %126, %c_67 : tensor<i1>, tensor<i32>
    %128 = stablehlo.dynamic_slice %arg13, %124, %127, sizes = [1, 4] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %129 = stablehlo.reshape %128 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.compare LT, %arg24, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_69 = stablehlo.constant dense<3> : tensor<i32>
    %131 = stablehlo.add %arg24, %c_69 : tensor<i32>
    %132 = stablehlo.select %130, %131, %arg24 : tensor<i1>, tensor<i32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %134 = "stablehlo.scatter"(%arg13, %133, %129) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.compare LT, %arg23, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_71 = stablehlo.constant dense<3> : tensor<i32>
    %136 = stablehlo.add %arg23, %c_71 : tensor<i32>
    %137 = stablehlo.select %135, %136, %arg23 : tensor<i1>, tensor<i32>
    %138 = stablehlo.dynamic_slice %arg14, %137, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %139 = stablehlo.reshape %138 : (tensor<1xi32>) -> tensor<i32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.compare LT, %arg24, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_73 = stablehlo.constant dense<3> : tensor<i32>
    %141 = stablehlo.add %arg24, %c_73 : tensor<i32>
    %142 = stablehlo.select %140, %141, %arg24 : tensor<i1>, tensor<i32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %144 = "stablehlo.scatter"(%arg14, %143, %139) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %145 = stablehlo.compare LT, %arg23, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_75 = stablehlo.constant dense<3> : tensor<i32>
    %146 = stablehlo.add %arg23, %c_75 : tensor<i32>
    %147 = stablehlo.select %145, %146, %arg23 : tensor<i1>, tensor<i32>
    %148 = stablehlo.dynamic_slice %arg15, %147, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %149 = stablehlo.reshape %148 : (tensor<1xi32>) -> tensor<i32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %150 = stablehlo.compare LT, %arg24, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_77 = stablehlo.constant dense<3> : tensor<i32>
    %151 = stablehlo.add %arg24, %c_77 : tensor<i32>
    %152 = stablehlo.select %150, %151, %arg24 : tensor<i1>, tensor<i32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %154 = "stablehlo.scatter"(%arg15, %153, %149) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.compare LT, %arg23, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_79 = stablehlo.constant dense<3> : tensor<i32>
    %156 = stablehlo.add %arg23, %c_79 : tensor<i32>
    %157 = stablehlo.select %155, %156, %arg23 : tensor<i1>, tensor<i32>
    %158 = stablehlo.dynamic_slice %arg16, %157, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %159 = stablehlo.reshape %158 : (tensor<1xi32>) -> tensor<i32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %160 = stablehlo.compare LT, %arg24, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_81 = stablehlo.constant dense<3> : tensor<i32>
    %161 = stablehlo.add %arg24, %c_81 : tensor<i32>
    %162 = stablehlo.select %160, %161, %arg24 : tensor<i1>, tensor<i32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %164 = "stablehlo.scatter"(%arg16, %163, %159) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %165 = stablehlo.compare LT, %arg23, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_83 = stablehlo.constant dense<3> : tensor<i32>
    %166 = stablehlo.add %arg23, %c_83 : tensor<i32>
    %167 = stablehlo.select %165, %166, %arg23 : tensor<i1>, tensor<i32>
    %168 = stablehlo.dynamic_slice %arg17, %167, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %169 = stablehlo.reshape %168 : (tensor<1xf32>) -> tensor<f32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %170 = stablehlo.compare LT, %arg24, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_85 = stablehlo.constant dense<3> : tensor<i32>
    %171 = stablehlo.add %arg24, %c_85 : tensor<i32>
    %172 = stablehlo.select %170, %171, %arg24 : tensor<i1>, tensor<i32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %174 = "stablehlo.scatter"(%arg17, %173, %169) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.compare LT, %arg23, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_87 = stablehlo.constant dense<3> : tensor<i32>
    %176 = stablehlo.add %arg23, %c_87 : tensor<i32>
    %177 = stablehlo.select %175, %176, %arg23 : tensor<i1>, tensor<i32>
    %178 = stablehlo.dynamic_slice %arg18, %177, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %179 = stablehlo.reshape %178 : (tensor<1xi32>) -> tensor<i32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.compare LT, %arg24, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_89 = stablehlo.constant dense<3> : tensor<i32>
    %181 = stablehlo.add %arg24, %c_89 : tensor<i32>
    %182 = stablehlo.select %180, %181, %arg24 : tensor<i1>, tensor<i32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %184 = "stablehlo.scatter"(%arg18, %183, %179) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %185 = stablehlo.compare LT, %arg23, %c_90, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_91 = stablehlo.constant dense<3> : tensor<i32>
    %186 = stablehlo.add %arg23, %c_91 : tensor<i32>
    %187 = stablehlo.select %185, %186, %arg23 : tensor<i1>, tensor<i32>
    %188 = stablehlo.dynamic_slice %arg19, %187, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %189 = stablehlo.reshape %188 : (tensor<1xf32>) -> tensor<f32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.compare LT, %arg24, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_93 = stablehlo.constant dense<3> : tensor<i32>
    %191 = stablehlo.add %arg24, %c_93 : tensor<i32>
    %192 = stablehlo.select %190, %191, %arg24 : tensor<i1>, tensor<i32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %194 = "stablehlo.scatter"(%arg19, %193, %189) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.compare LT, %arg23, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_95 = stablehlo.constant dense<3> : tensor<i32>
    %196 = stablehlo.add %arg23, %c_95 : tensor<i32>
    %197 = stablehlo.select %195, %196, %arg23 : tensor<i1>, tensor<i32>
    %198 = stablehlo.dynamic_slice %arg20, %197, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %199 = stablehlo.reshape %198 : (tensor<1xf32>) -> tensor<f32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %200 = stablehlo.compare LT, %arg24, %c_96, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_97 = stablehlo.constant dense<3> : tensor<i32>
    %201 = stablehlo.add %arg24, %c_97 : tensor<i32>
    %202 = stablehlo.select %200, %201, %arg24 : tensor<i1>, tensor<i32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %204 = "stablehlo.scatter"(%arg20, %203, %199) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %205 = stablehlo.compare LT, %arg23, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<3> : tensor<i32>
    %206 = stablehlo.add %arg23, %c_99 : tensor<i32>
    %207 = stablehlo.select %205, %206, %arg23 : tensor<i1>, tensor<i32>
    %208 = stablehlo.dynamic_slice %arg21, %207, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %209 = stablehlo.reshape %208 : (tensor<1xi1>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %210 = stablehlo.compare LT, %arg24, %c_100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_101 = stablehlo.constant dense<3> : tensor<i32>
    %211 = stablehlo.add %arg24, %c_101 : tensor<i32>
    %212 = stablehlo.select %210, %211, %arg24 : tensor<i1>, tensor<i32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %214 = "stablehlo.scatter"(%arg21, %213, %209) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %215 = stablehlo.compare LT, %arg23, %c_102, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %216 = stablehlo.add %arg23, %c_103 : tensor<i32>
    %217 = stablehlo.select %215, %216, %arg23 : tensor<i1>, tensor<i32>
    %218 = stablehlo.dynamic_slice %arg22, %217, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %219 = stablehlo.reshape %218 : (tensor<1xi1>) -> tensor<i1>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %220 = stablehlo.compare LT, %arg24, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_105 = stablehlo.constant dense<3> : tensor<i32>
    %221 = stablehlo.add %arg24, %c_105 : tensor<i32>
    %222 = stablehlo.select %220, %221, %arg24 : tensor<i1>, tensor<i32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %224 = "stablehlo.scatter"(%arg22, %223, %219) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %225 = stablehlo.compare LT, %arg24, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_107 = stablehlo.constant dense<3> : tensor<i32>
    %226 = stablehlo.add %arg24, %c_107 : tensor<i32>
    %227 = stablehlo.select %225, %226, %arg24 : tensor<i1>, tensor<i32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %229 = "stablehlo.scatter"(%78, %228, %arg25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %230 = stablehlo.compare LT, %arg24, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_109 = stablehlo.constant dense<3> : tensor<i32>
    %231 = stablehlo.add %arg24, %c_109 : tensor<i32>
    %232 = stablehlo.select %230, %231, %arg24 : tensor<i1>, tensor<i32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %234 = "stablehlo.scatter"(%88, %233, %arg26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %235 = stablehlo.compare LT, %arg24, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_111 = stablehlo.constant dense<3> : tensor<i32>
    %236 = stablehlo.add %arg24, %c_111 : tensor<i32>
    %237 = stablehlo.select %235, %236, %arg24 : tensor<i1>, tensor<i32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %239 = "stablehlo.scatter"(%98, %238, %arg27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %240 = stablehlo.compare LT, %arg24, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_113 = stablehlo.constant dense<3> : tensor<i32>
    %241 = stablehlo.add %arg24, %c_113 : tensor<i32>
    %242 = stablehlo.select %240, %241, %arg24 : tensor<i1>, tensor<i32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %244 = "stablehlo.scatter"(%108, %243, %arg28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %245 = stablehlo.compare LT, %arg24, %c_114, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_115 = stablehlo.constant dense<3> : tensor<i32>
    %246 = stablehlo.add %arg24, %c_115 : tensor<i32>
    %247 = stablehlo.select %245, %246, %arg24 : tensor<i1>, tensor<i32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %249 = "stablehlo.scatter"(%121, %248, %arg29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %250 = stablehlo.compare LT, %arg24, %c_116, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_117 = stablehlo.constant dense<3> : tensor<i32>
    %251 = stablehlo.add %arg24, %c_117 : tensor<i32>
    %252 = stablehlo.select %250, %251, %arg24 : tensor<i1>, tensor<i32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %254 = "stablehlo.scatter"(%134, %253, %arg30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %255 = stablehlo.compare LT, %arg24, %c_118, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_119 = stablehlo.constant dense<3> : tensor<i32>
    %256 = stablehlo.add %arg24, %c_119 : tensor<i32>
    %257 = stablehlo.select %255, %256, %arg24 : tensor<i1>, tensor<i32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %259 = "stablehlo.scatter"(%144, %258, %arg31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_120 = stablehlo.constant dense<0> : tensor<i32>
    %260 = stablehlo.compare LT, %arg24, %c_120, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_121 = stablehlo.constant dense<3> : tensor<i32>
    %261 = stablehlo.add %arg24, %c_121 : tensor<i32>
    %262 = stablehlo.select %260, %261, %arg24 : tensor<i1>, tensor<i32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %264 = "stablehlo.scatter"(%154, %263, %arg32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %265 = stablehlo.compare LT, %arg24, %c_122, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_123 = stablehlo.constant dense<3> : tensor<i32>
    %266 = stablehlo.add %arg24, %c_123 : tensor<i32>
    %267 = stablehlo.select %265, %266, %arg24 : tensor<i1>, tensor<i32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %269 = "stablehlo.scatter"(%164, %268, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %270 = stablehlo.compare LT, %arg24, %c_124, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_125 = stablehlo.constant dense<3> : tensor<i32>
    %271 = stablehlo.add %arg24, %c_125 : tensor<i32>
    %272 = stablehlo.select %270, %271, %arg24 : tensor<i1>, tensor<i32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %274 = "stablehlo.scatter"(%174, %273, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %275 = stablehlo.compare LT, %arg24, %c_126, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_127 = stablehlo.constant dense<3> : tensor<i32>
    %276 = stablehlo.add %arg24, %c_127 : tensor<i32>
    %277 = stablehlo.select %275, %276, %arg24 : tensor<i1>, tensor<i32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %279 = "stablehlo.scatter"(%184, %278, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %280 = stablehlo.compare LT, %arg24, %c_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_129 = stablehlo.constant dense<3> : tensor<i32>
    %281 = stablehlo.add %arg24, %c_129 : tensor<i32>
    %282 = stablehlo.select %280, %281, %arg24 : tensor<i1>, tensor<i32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %284 = "stablehlo.scatter"(%194, %283, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_130 = stablehlo.constant dense<0> : tensor<i32>
    %285 = stablehlo.compare LT, %arg24, %c_130, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_131 = stablehlo.constant dense<3> : tensor<i32>
    %286 = stablehlo.add %arg24, %c_131 : tensor<i32>
    %287 = stablehlo.select %285, %286, %arg24 : tensor<i1>, tensor<i32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %289 = "stablehlo.scatter"(%204, %288, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %290 = stablehlo.compare LT, %arg24, %c_132, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_133 = stablehlo.constant dense<3> : tensor<i32>
    %291 = stablehlo.add %arg24, %c_133 : tensor<i32>
    %292 = stablehlo.select %290, %291, %arg24 : tensor<i1>, tensor<i32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %294 = "stablehlo.scatter"(%214, %293, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %295 = stablehlo.compare LT, %arg24, %c_134, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_135 = stablehlo.constant dense<3> : tensor<i32>
    %296 = stablehlo.add %arg24, %c_135 : tensor<i32>
    %297 = stablehlo.select %295, %296, %arg24 : tensor<i1>, tensor<i32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %299 = "stablehlo.scatter"(%224, %298, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    return %9, %10, %12, %22, %32, %42, %55, %68, %229, %234, %239, %244, %249, %254, %259, %264, %269, %274, %279, %284, %289, %294, %299 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
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
