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
    %8 = stablehlo.custom_call @xlabatch_copy_blocks(%arg0, %arg23, %arg24, %7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x2x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x10x128xf32>
    %9 = stablehlo.custom_call @xlabatch_copy_blocks(%arg1, %arg23, %arg24, %7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>]} : (tensor<3x2x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1x3x128x10xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %10 = "stablehlo.case"(%c_4) ({
      %c_135 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_135 : tensor<i32>
    }, {
      %c_135 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_135 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.case"(%10) ({
      %c_135 = stablehlo.constant dense<0> : tensor<i32>
      %299:5 = stablehlo.while(%iterArg = %arg23, %iterArg_136 = %arg24, %iterArg_137 = %c_135, %iterArg_138 = %7, %iterArg_139 = %arg2) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      cond {
        %300 = stablehlo.compare LT, %iterArg_137, %iterArg_138, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %300 : tensor<i1>
      } do {
        %c_140 = stablehlo.constant dense<1> : tensor<i32>
        %300 = stablehlo.add %iterArg_137, %c_140 : tensor<i32>
        %c_141 = stablehlo.constant dense<0> : tensor<i32>
        %301 = stablehlo.compare LT, %iterArg, %c_141, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_142 = stablehlo.constant dense<3> : tensor<i32>
        %302 = stablehlo.add %iterArg, %c_142 : tensor<i32>
        %303 = stablehlo.select %301, %302, %iterArg : tensor<i1>, tensor<i32>
        %c_143 = stablehlo.constant dense<0> : tensor<i32>
        %304 = stablehlo.compare LT, %iterArg_137, %c_143, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %305 = stablehlo.convert %iterArg_137 : tensor<i32>
        %c_144 = stablehlo.constant dense<1> : tensor<i32>
        %306 = stablehlo.add %305, %c_144 : tensor<i32>
        %307 = stablehlo.select %304, %306, %iterArg_137 : tensor<i1>, tensor<i32>
        %c_145 = stablehlo.constant dense<0> : tensor<i32>
        %308 = stablehlo.dynamic_slice %iterArg_139, %303, %307, %c_145, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
        %c_146 = stablehlo.constant dense<0> : tensor<i32>
        %309 = stablehlo.compare LT, %iterArg_136, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_147 = stablehlo.constant dense<3> : tensor<i32>
        %310 = stablehlo.add %iterArg_136, %c_147 : tensor<i32>
        %311 = stablehlo.select %309, %310, %iterArg_136 : tensor<i1>, tensor<i32>
        %c_148 = stablehlo.constant dense<0> : tensor<i32>
        %312 = stablehlo.compare LT, %iterArg_137, %c_148, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %313 = stablehlo.convert %iterArg_137 : tensor<i32>
        %c_149 = stablehlo.constant dense<1> : tensor<i32>
        %314 = stablehlo.add %313, %c_149 : tensor<i32>
        %315 = stablehlo.select %312, %314, %iterArg_137 : tensor<i1>, tensor<i32>
        %c_150 = stablehlo.constant dense<0> : tensor<i32>
        %316 = stablehlo.dynamic_update_slice %iterArg_139, %308, %311, %315, %c_150 : (tensor<3x1x128xi32>, tensor<1x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
        stablehlo.return %iterArg, %iterArg_136, %300, %iterArg_138, %316 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
      }
      stablehlo.return %299#4 : tensor<3x1x128xi32>
    }) : (tensor<i32>) -> tensor<3x1x128xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %arg23, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %13 = stablehlo.add %arg23, %c_6 : tensor<i32>
    %14 = stablehlo.select %12, %13, %arg23 : tensor<i1>, tensor<i32>
    %15 = stablehlo.dynamic_slice %arg3, %14, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %arg24, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %18 = stablehlo.add %arg24, %c_8 : tensor<i32>
    %19 = stablehlo.select %17, %18, %arg24 : tensor<i1>, tensor<i32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %21 = "stablehlo.scatter"(%arg3, %20, %16) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %arg23, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %23 = stablehlo.add %arg23, %c_10 : tensor<i32>
    %24 = stablehlo.select %22, %23, %arg23 : tensor<i1>, tensor<i32>
    %25 = stablehlo.dynamic_slice %arg4, %24, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %26 = stablehlo.reshape %25 : (tensor<1xi1>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.compare LT, %arg24, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %28 = stablehlo.add %arg24, %c_12 : tensor<i32>
    %29 = stablehlo.select %27, %28, %arg24 : tensor<i1>, tensor<i32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %31 = "stablehlo.scatter"(%arg4, %30, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.compare LT, %arg23, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %33 = stablehlo.add %arg23, %c_14 : tensor<i32>
    %34 = stablehlo.select %32, %33, %arg23 : tensor<i1>, tensor<i32>
    %35 = stablehlo.dynamic_slice %arg5, %34, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %36 = stablehlo.reshape %35 : (tensor<1xi1>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.compare LT, %arg24, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %38 = stablehlo.add %arg24, %c_16 : tensor<i32>
    %39 = stablehlo.select %37, %38, %arg24 : tensor<i1>, tensor<i32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %41 = "stablehlo.scatter"(%arg5, %40, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %arg23, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %43 = stablehlo.add %arg23, %c_18 : tensor<i32>
    %44 = stablehlo.select %42, %43, %arg23 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<97> : tensor<i32>
    %46 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.select %45, %46, %c_23 : tensor<i1>, tensor<i32>
    %48 = stablehlo.dynamic_slice %arg6, %44, %47, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %49 = stablehlo.reshape %48 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.compare LT, %arg24, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %51 = stablehlo.add %arg24, %c_25 : tensor<i32>
    %52 = stablehlo.select %50, %51, %arg24 : tensor<i1>, tensor<i32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %54 = "stablehlo.scatter"(%arg6, %53, %49) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.compare LT, %arg23, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %56 = stablehlo.add %arg23, %c_27 : tensor<i32>
    %57 = stablehlo.select %55, %56, %arg23 : tensor<i1>, tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.compare LT, %c_28, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<97> : tensor<i32>
    %59 = stablehlo.add %c_30, %c_31 : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.select %58, %59, %c_32 : tensor<i1>, tensor<i32>
    %61 = stablehlo.dynamic_slice %arg7, %57, %60, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %62 = stablehlo.reshape %61 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.compare LT, %arg24, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %64 = stablehlo.add %arg24, %c_34 : tensor<i32>
    %65 = stablehlo.select %63, %64, %arg24 : tensor<i1>, tensor<i32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %67 = "stablehlo.scatter"(%arg7, %66, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.compare LT, %arg23, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %69 = stablehlo.add %arg23, %c_36 : tensor<i32>
    %70 = stablehlo.select %68, %69, %arg23 : tensor<i1>, tensor<i32>
    %71 = stablehlo.dynamic_slice %arg8, %70, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %72 = stablehlo.reshape %71 : (tensor<1xf32>) -> tensor<f32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.compare LT, %arg24, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %74 = stablehlo.add %arg24, %c_38 : tensor<i32>
    %75 = stablehlo.select %73, %74, %arg24 : tensor<i1>, tensor<i32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %77 = "stablehlo.scatter"(%arg8, %76, %72) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.compare LT, %arg23, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %79 = stablehlo.add %arg23, %c_40 : tensor<i32>
    %80 = stablehlo.select %78, %79, %arg23 : tensor<i1>, tensor<i32>
    %81 = stablehlo.dynamic_slice %arg9, %80, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %82 = stablehlo.reshape %81 : (tensor<1xi32>) -> tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.compare LT, %arg24, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_42 = stablehlo.constant dense<3> : tensor<i32>
    %84 = stablehlo.add %arg24, %c_42 : tensor<i32>
    %85 = stablehlo.select %83, %84, %arg24 : tensor<i1>, tensor<i32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %87 = "stablehlo.scatter"(%arg9, %86, %82) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.compare LT, %arg23, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %89 = stablehlo.add %arg23, %c_44 : tensor<i32>
    %90 = stablehlo.select %88, %89, %arg23 : tensor<i1>, tensor<i32>
    %91 = stablehlo.dynamic_slice %arg10, %90, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %92 = stablehlo.reshape %91 : (tensor<1xf32>) -> tensor<f32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.compare LT, %arg24, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_46 = stablehlo.constant dense<3> : tensor<i32>
    %94 = stablehlo.add %arg24, %c_46 : tensor<i32>
    %95 = stablehlo.select %93, %94, %arg24 : tensor<i1>, tensor<i32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %97 = "stablehlo.scatter"(%arg10, %96, %92) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.compare LT, %arg23, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_48 = stablehlo.constant dense<3> : tensor<i32>
    %99 = stablehlo.add %arg23, %c_48 : tensor<i32>
    %100 = stablehlo.select %98, %99, %arg23 : tensor<i1>, tensor<i32>
    %101 = stablehlo.dynamic_slice %arg11, %100, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %102 = stablehlo.reshape %101 : (tensor<1xf32>) -> tensor<f32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.compare LT, %arg24, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_50 = stablehlo.constant dense<3> : tensor<i32>
    %104 = stablehlo.add %arg24, %c_50 : tensor<i32>
    %105 = stablehlo.select %103, %104, %arg24 : tensor<i1>, tensor<i32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %107 = "stablehlo.scatter"(%arg11, %106, %102) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.compare LT, %arg23, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_52 = stablehlo.constant dense<3> : tensor<i32>
    %109 = stablehlo.add %arg23, %c_52 : tensor<i32>
    %110 = stablehlo.select %108, %109, %arg23 : tensor<i1>, tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.compare LT, %c_53, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<2> : tensor<i32>
    %112 = stablehlo.add %c_55, %c_56 : tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %113 = stablehlo.select %111, %112, %c_57 : tensor<i1>, tensor<i32>
    %114 = stablehlo.dynamic_slice %arg12, %110, %113, sizes = [1, 2] : (tensor<3x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %115 = stablehlo.reshape %114 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %116 = stablehlo.compare LT, %arg24, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<3> : tensor<i32>
    %117 = stablehlo.add %arg24, %c_59 : tensor<i32>
    %118 = stablehlo.select %116, %117, %arg24 : tensor<i1>, tensor<i32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %120 = "stablehlo.scatter"(%arg12, %119, %115) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.compare LT, %arg23, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %122 = stablehlo.add %arg23, %c_61 : tensor<i32>
    %123 = stablehlo.select %121, %122, %arg23 : tensor<i1>, tensor<i32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.compare LT, %c_62, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<4> : tensor<i32>
    %125 = stablehlo.add %c_64, %c_65 : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.select %124, %125, %c_66 : tensor<i1>, tensor<i32>
    %127 = stablehlo.dynamic_slice %arg13, %123, %126, sizes = [1, 4] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %128 = stablehlo.reshape %127 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.compare LT, %arg24, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %130 = stablehlo.add %arg24, %c_68 : tensor<i32>
    %131 = stablehlo.select %129, %130, %arg24 : tensor<i1>, tensor<i32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %133 = "stablehlo.scatter"(%arg13, %132, %128) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.compare LT, %arg23, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_70 = stablehlo.constant dense<3> : tensor<i32>
    %135 = stablehlo.add %arg23, %c_70 : tensor<i32>
    %136 = stablehlo.select %134, %135, %arg23 : tensor<i1>, tensor<i32>
    %137 = stablehlo.dynamic_slice %arg14, %136, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %138 = stablehlo.reshape %137 : (tensor<1xi32>) -> tensor<i32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %139 = stablehlo.compare LT, %arg24, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<3> : tensor<i32>
    %140 = stablehlo.add %arg24, %c_72 : tensor<i32>
    %141 = stablehlo.select %139, %140, %arg24 : tensor<i1>, tensor<i32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %143 = "stablehlo.scatter"(%arg14, %142, %138) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.compare LT, %arg23, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_74 = stablehlo.constant dense<3> : tensor<i32>
    %145 = stablehlo.add %arg23, %c_74 : tensor<i32>
    %146 = stablehlo.select %144, %145, %arg23 : tensor<i1>, tensor<i32>
    %147 = stablehlo.dynamic_slice %arg15, %146, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %148 = stablehlo.reshape %147 : (tensor<1xi32>) -> tensor<i32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %149 = stablehlo.compare LT, %arg24, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_76 = stablehlo.constant dense<3> : tensor<i32>
    %150 = stablehlo.add %arg24, %c_76 : tensor<i32>
    %151 = stablehlo.select %149, %150, %arg24 : tensor<i1>, tensor<i32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %153 = "stablehlo.scatter"(%arg15, %152, %148) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %154 = stablehlo.compare LT, %arg23, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %155 = stablehlo.add %arg23, %c_78 : tensor<i32>
    %156 = stablehlo.select %154, %155, %arg23 : tensor<i1>, tensor<i32>
    %157 = stablehlo.dynamic_slice %arg16, %156, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %158 = stablehlo.reshape %157 : (tensor<1xi32>) -> tensor<i32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.compare LT, %arg24, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %160 = stablehlo.add %arg24, %c_80 : tensor<i32>
    %161 = stablehlo.select %159, %160, %arg24 : tensor<i1>, tensor<i32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %163 = "stablehlo.scatter"(%arg16, %162, %158) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %164 = stablehlo.compare LT, %arg23, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %165 = stablehlo.add %arg23, %c_82 : tensor<i32>
    %166 = stablehlo.select %164, %165, %arg23 : tensor<i1>, tensor<i32>
    %167 = stablehlo.dynamic_slice %arg17, %166, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %168 = stablehlo.reshape %167 : (tensor<1xf32>) -> tensor<f32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %169 = stablehlo.compare LT, %arg24, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %170 = stablehlo.add %arg24, %c_84 : tensor<i32>
    %171 = stablehlo.select %169, %170, %arg24 : tensor<i1>, tensor<i32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %173 = "stablehlo.scatter"(%arg17, %172, %168) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %174 = stablehlo.compare LT, %arg23, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %175 = stablehlo.add %arg23, %c_86 : tensor<i32>
    %176 = stablehlo.select %174, %175, %arg23 : tensor<i1>, tensor<i32>
    %177 = stablehlo.dynamic_slice %arg18, %176, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %178 = stablehlo.reshape %177 : (tensor<1xi32>) -> tensor<i32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %179 = stablehlo.compare LT, %arg24, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %180 = stablehlo.add %arg24, %c_88 : tensor<i32>
    %181 = stablehlo.select %179, %180, %arg24 : tensor<i1>, tensor<i32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %183 = "stablehlo.scatter"(%arg18, %182, %178) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.compare LT, %arg23, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %185 = stablehlo.add %arg23, %c_90 : tensor<i32>
    %186 = stablehlo.select %184, %185, %arg23 : tensor<i1>, tensor<i32>
    %187 = stablehlo.dynamic_slice %arg19, %186, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %188 = stablehlo.reshape %187 : (tensor<1xf32>) -> tensor<f32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %189 = stablehlo.compare LT, %arg24, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %190 = stablehlo.add %arg24, %c_92 : tensor<i32>
    %191 = stablehlo.select %189, %190, %arg24 : tensor<i1>, tensor<i32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %193 = "stablehlo.scatter"(%arg19, %192, %188) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %194 = stablehlo.compare LT, %arg23, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %195 = stablehlo.add %arg23, %c_94 : tensor<i32>
    %196 = stablehlo.select %194, %195, %arg23 : tensor<i1>, tensor<i32>
    %197 = stablehlo.dynamic_slice %arg20, %196, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %198 = stablehlo.reshape %197 : (tensor<1xf32>) -> tensor<f32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %199 = stablehlo.compare LT, %arg24, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %200 = stablehlo.add %arg24, %c_96 : tensor<i32>
    %201 = stablehlo.select %199, %200, %arg24 : tensor<i1>, tensor<i32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %203 = "stablehlo.scatter"(%arg20, %202, %198) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.compare LT, %arg23, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %205 = stablehlo.add %arg23, %c_98 : tensor<i32>
    %206 = stablehlo.select %204, %205, %arg23 : tensor<i1>, tensor<i32>
    %207 = stablehlo.dynamic_slice %arg21, %206, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %208 = stablehlo.reshape %207 : (tensor<1xi1>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %209 = stablehlo.compare LT, %arg24, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %210 = stablehlo.add %arg24, %c_100 : tensor<i32>
    %211 = stablehlo.select %209, %210, %arg24 : tensor<i1>, tensor<i32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %213 = "stablehlo.scatter"(%arg21, %212, %208) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %214 = stablehlo.compare LT, %arg23, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %215 = stablehlo.add %arg23, %c_102 : tensor<i32>
    %216 = stablehlo.select %214, %215, %arg23 : tensor<i1>, tensor<i32>
    %217 = stablehlo.dynamic_slice %arg22, %216, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %218 = stablehlo.reshape %217 : (tensor<1xi1>) -> tensor<i1>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %219 = stablehlo.compare LT, %arg24, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %220 = stablehlo.add %arg24, %c_104 : tensor<i32>
    %221 = stablehlo.select %219, %220, %arg24 : tensor<i1>, tensor<i32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %223 = "stablehlo.scatter"(%arg22, %222, %218) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %224 = stablehlo.compare LT, %arg24, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %225 = stablehlo.add %arg24, %c_106 : tensor<i32>
    %226 = stablehlo.select %224, %225, %arg24 : tensor<i1>, tensor<i32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %228 = "stablehlo.scatter"(%77, %227, %arg25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %229 = stablehlo.compare LT, %arg24, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_108 = stablehlo.constant dense<3> : tensor<i32>
    %230 = stablehlo.add %arg24, %c_108 : tensor<i32>
    %231 = stablehlo.select %229, %230, %arg24 : tensor<i1>, tensor<i32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %233 = "stablehlo.scatter"(%87, %232, %arg26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %234 = stablehlo.compare LT, %arg24, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %235 = stablehlo.add %arg24, %c_110 : tensor<i32>
    %236 = stablehlo.select %234, %235, %arg24 : tensor<i1>, tensor<i32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %238 = "stablehlo.scatter"(%97, %237, %arg27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.compare LT, %arg24, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %240 = stablehlo.add %arg24, %c_112 : tensor<i32>
    %241 = stablehlo.select %239, %240, %arg24 : tensor<i1>, tensor<i32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %243 = "stablehlo.scatter"(%107, %242, %arg28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %244 = stablehlo.compare LT, %arg24, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %245 = stablehlo.add %arg24, %c_114 : tensor<i32>
    %246 = stablehlo.select %244, %245, %arg24 : tensor<i1>, tensor<i32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %248 = "stablehlo.scatter"(%120, %247, %arg29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>):
      stablehlo.return %arg41 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %249 = stablehlo.compare LT, %arg24, %c_115, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_116 = stablehlo.constant dense<3> : tensor<i32>
    %250 = stablehlo.add %arg24, %c_116 : tensor<i32>
    %251 = stablehlo.select %249, %250, %arg24 : tensor<i1>, tensor<i32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %253 = "stablehlo.scatter"(%133, %252, %arg30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %254 = stablehlo.compare LT, %arg24, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %255 = stablehlo.add %arg24, %c_118 : tensor<i32>
    %256 = stablehlo.select %254, %255, %arg24 : tensor<i1>, tensor<i32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %258 = "stablehlo.scatter"(%143, %257, %arg31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %259 = stablehlo.compare LT, %arg24, %c_119, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_120 = stablehlo.constant dense<3> : tensor<i32>
    %260 = stablehlo.add %arg24, %c_120 : tensor<i32>
    %261 = stablehlo.select %259, %260, %arg24 : tensor<i1>, tensor<i32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %263 = "stablehlo.scatter"(%153, %262, %arg32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %264 = stablehlo.compare LT, %arg24, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_122 = stablehlo.constant dense<3> : tensor<i32>
    %265 = stablehlo.add %arg24, %c_122 : tensor<i32>
    %266 = stablehlo.select %264, %265, %arg24 : tensor<i1>, tensor<i32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %268 = "stablehlo.scatter"(%163, %267, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_123 = stablehlo.constant dense<0> : tensor<i32>
    %269 = stablehlo.compare LT, %arg24, %c_123, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_124 = stablehlo.constant dense<3> : tensor<i32>
    %270 = stablehlo.add %arg24, %c_124 : tensor<i32>
    %271 = stablehlo.select %269, %270, %arg24 : tensor<i1>, tensor<i32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %273 = "stablehlo.scatter"(%173, %272, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_125 = stablehlo.constant dense<0> : tensor<i32>
    %274 = stablehlo.compare LT, %arg24, %c_125, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_126 = stablehlo.constant dense<3> : tensor<i32>
    %275 = stablehlo.add %arg24, %c_126 : tensor<i32>
    %276 = stablehlo.select %274, %275, %arg24 : tensor<i1>, tensor<i32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %278 = "stablehlo.scatter"(%183, %277, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<i32>):
      stablehlo.return %arg41 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %279 = stablehlo.compare LT, %arg24, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_128 = stablehlo.constant dense<3> : tensor<i32>
    %280 = stablehlo.add %arg24, %c_128 : tensor<i32>
    %281 = stablehlo.select %279, %280, %arg24 : tensor<i1>, tensor<i32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %283 = "stablehlo.scatter"(%193, %282, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %284 = stablehlo.compare LT, %arg24, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_130 = stablehlo.constant dense<3> : tensor<i32>
    %285 = stablehlo.add %arg24, %c_130 : tensor<i32>
    %286 = stablehlo.select %284, %285, %arg24 : tensor<i1>, tensor<i32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %288 = "stablehlo.scatter"(%203, %287, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      stablehlo.return %arg41 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %289 = stablehlo.compare LT, %arg24, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_132 = stablehlo.constant dense<3> : tensor<i32>
    %290 = stablehlo.add %arg24, %c_132 : tensor<i32>
    %291 = stablehlo.select %289, %290, %arg24 : tensor<i1>, tensor<i32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %293 = "stablehlo.scatter"(%213, %292, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %294 = stablehlo.compare LT, %arg24, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_134 = stablehlo.constant dense<3> : tensor<i32>
    %295 = stablehlo.add %arg24, %c_134 : tensor<i32>
    %296 = stablehlo.select %294, %295, %arg24 : tensor<i1>, tensor<i32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %298 = "stablehlo.scatter"(%223, %297, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      stablehlo.return %arg41 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    return %8, %9, %11, %21, %31, %41, %54, %67, %228, %233, %238, %243, %248, %253, %258, %263, %268, %273, %278, %283, %288, %293, %298 : tensor<3x2x1x3x10x128xf32>, tensor<3x2x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
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
